ALTER TABLE "lenders" ALTER COLUMN "interest_rate" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "lenders" ADD COLUMN "apr" double precision;--> statement-breakpoint
ALTER TABLE "lenders" ADD COLUMN "rate_day" date;--> statement-breakpoint
ALTER TABLE "user_lender_applications" ADD COLUMN "credit_pulled_on" date;--> statement-breakpoint
-- Rates that nobody quoted stood under real names.
UPDATE "lenders" SET "interest_rate" = NULL WHERE NOT "is_sample";
