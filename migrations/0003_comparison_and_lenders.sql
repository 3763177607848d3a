CREATE TABLE "user_comparison_scenarios" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"interest_rate" double precision NOT NULL,
	"fees" jsonb NOT NULL,
	"mortgage_type" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_comparison_scenarios_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "lenders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"interest_rate" double precision NOT NULL,
	"min_loan_amount" double precision,
	"max_loan_amount" double precision,
	"loan_types" text[] NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"website" text,
	"is_sample" boolean DEFAULT false NOT NULL,
	CONSTRAINT "lenders_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "user_lender_applications" (
	"user_id" uuid NOT NULL,
	"lender_id" uuid NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"applied_on" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_lender_applications_user_id_lender_id_pk" PRIMARY KEY("user_id","lender_id")
);
--> statement-breakpoint
ALTER TABLE "user_comparison_scenarios" ADD CONSTRAINT "user_comparison_scenarios_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_lender_applications" ADD CONSTRAINT "user_lender_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_lender_applications" ADD CONSTRAINT "user_lender_applications_lender_id_lenders_id_fk" FOREIGN KEY ("lender_id") REFERENCES "public"."lenders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_comparison_scenarios_order" ON "user_comparison_scenarios" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "lenders_by_rate" ON "lenders" USING btree ("is_active","interest_rate");