ALTER TABLE "mortgage_applications" ADD COLUMN "current_balance" double precision;--> statement-breakpoint
ALTER TABLE "mortgage_applications" ADD COLUMN "current_rate" double precision;--> statement-breakpoint
ALTER TABLE "mortgage_applications" ADD COLUMN "current_months_left" integer;--> statement-breakpoint
ALTER TABLE "mortgage_applications" ADD COLUMN "current_payment" double precision;--> statement-breakpoint
ALTER TABLE "mortgage_applications" ADD COLUMN "current_servicer" text;