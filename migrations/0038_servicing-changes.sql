ALTER TABLE "serviced_loans" ADD COLUMN "payoff" jsonb;--> statement-breakpoint
ALTER TABLE "serviced_loans" ADD COLUMN "rate_notice" jsonb;--> statement-breakpoint
ALTER TABLE "serviced_loans" ADD COLUMN "forced_insurance" jsonb;--> statement-breakpoint
ALTER TABLE "serviced_loans" ADD COLUMN "letters" jsonb;