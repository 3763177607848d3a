CREATE TABLE "monthly_statements" (
	"user_id" uuid NOT NULL,
	"loan_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"figures" jsonb NOT NULL,
	"letter" jsonb,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "monthly_statements_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "serviced_loans" (
	"user_id" uuid NOT NULL,
	"loan_id" uuid NOT NULL,
	"loan" jsonb,
	"transfer" jsonb,
	"refinance" jsonb,
	"crossed" jsonb,
	CONSTRAINT "serviced_loans_user_id_loan_id_pk" PRIMARY KEY("user_id","loan_id")
);
--> statement-breakpoint
ALTER TABLE "monthly_statements" ADD CONSTRAINT "monthly_statements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monthly_statements" ADD CONSTRAINT "monthly_statements_user_id_loan_id_loans_user_id_id_fk" FOREIGN KEY ("user_id","loan_id") REFERENCES "public"."loans"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "serviced_loans" ADD CONSTRAINT "serviced_loans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "serviced_loans" ADD CONSTRAINT "serviced_loans_user_id_loan_id_loans_user_id_id_fk" FOREIGN KEY ("user_id","loan_id") REFERENCES "public"."loans"("user_id","id") ON DELETE cascade ON UPDATE no action;