ALTER TABLE "user_comparison_scenarios" ADD COLUMN "loan_program" text DEFAULT 'conventional' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_comparison_scenarios" ADD COLUMN "mortgage_insurance_monthly" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_comparison_scenarios" ADD COLUMN "upfront_fee" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_comparison_scenarios" ADD COLUMN "upfront_fee_financed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "user_comparison_scenarios" ADD COLUMN "lender_credit" double precision DEFAULT 0 NOT NULL;