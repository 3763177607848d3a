CREATE TABLE "mortgage_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"tracking_id" text,
	"status" text NOT NULL,
	"completed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"loan_purpose" text,
	"property_type" text,
	"property_value" double precision,
	"loan_amount" double precision,
	"down_payment_percentage" double precision,
	"down_payment_amount" double precision,
	"property_state" text,
	"property_zip_code" text,
	"property_found" boolean,
	"credit_score_range" text,
	"employment_status" text,
	"annual_income" double precision,
	"monthly_debt_payments" double precision,
	CONSTRAINT "mortgage_applications_tracking_id_unique" UNIQUE("tracking_id")
);
--> statement-breakpoint
CREATE TABLE "past_loans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"application" jsonb NOT NULL,
	"closure" jsonb NOT NULL,
	"archived_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "loan_closures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"chosen_lender_name" text NOT NULL,
	"chosen_lender_id" text,
	"application_id" text,
	"loan_amount" double precision,
	"interest_rate" double precision,
	"loan_type" text,
	"apr" double precision,
	"notes" text,
	"loan_closed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "loan_closures_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "gathered_documents" (
	"user_id" uuid NOT NULL,
	"document" text NOT NULL,
	CONSTRAINT "gathered_documents_user_id_document_pk" PRIMARY KEY("user_id","document")
);
--> statement-breakpoint
ALTER TABLE "mortgage_applications" ADD CONSTRAINT "mortgage_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_loans" ADD CONSTRAINT "past_loans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_closures" ADD CONSTRAINT "loan_closures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gathered_documents" ADD CONSTRAINT "gathered_documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mortgage_applications_one_draft" ON "mortgage_applications" USING btree ("user_id") WHERE "mortgage_applications"."status" = 'draft';--> statement-breakpoint
CREATE UNIQUE INDEX "mortgage_applications_one_completed" ON "mortgage_applications" USING btree ("user_id") WHERE "mortgage_applications"."status" = 'completed';--> statement-breakpoint
CREATE INDEX "past_loans_user_id" ON "past_loans" USING btree ("user_id","archived_at");