CREATE TABLE "loan_members" (
	"user_id" uuid NOT NULL,
	"loan_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"role" text NOT NULL,
	"is_second" boolean DEFAULT false NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "loan_members_member_id_loan_id_pk" PRIMARY KEY("member_id","loan_id")
);
--> statement-breakpoint
ALTER TABLE "loans" ADD COLUMN "shares_figures" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "loan_members" ADD CONSTRAINT "loan_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_members" ADD CONSTRAINT "loan_members_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_members" ADD CONSTRAINT "loan_members_user_id_loan_id_loans_user_id_id_fk" FOREIGN KEY ("user_id","loan_id") REFERENCES "public"."loans"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "loan_members_of_loan" ON "loan_members" USING btree ("user_id","loan_id");