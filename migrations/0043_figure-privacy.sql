ALTER TABLE "loans" ADD COLUMN "figure_privacy" jsonb;--> statement-breakpoint
ALTER TABLE "private_figures" ADD COLUMN "privacy" jsonb;--> statement-breakpoint
ALTER TABLE "together_plans" ADD COLUMN "first_price" jsonb;--> statement-breakpoint
ALTER TABLE "together_plans" ADD COLUMN "second_price" jsonb;