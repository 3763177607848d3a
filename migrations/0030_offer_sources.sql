ALTER TABLE "user_comparison_scenarios" ADD COLUMN "sources" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "user_comparison_scenarios" ADD COLUMN "loan_amount" double precision;--> statement-breakpoint
ALTER TABLE "user_comparison_scenarios" ADD COLUMN "expires_on" date;