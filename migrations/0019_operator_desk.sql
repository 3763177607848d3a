ALTER TABLE "gift_requests" ADD COLUMN "done_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "done_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lenders" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "user_lender_applications" ADD COLUMN "mailed_on" date;--> statement-breakpoint
ALTER TABLE "user_lender_applications" ADD COLUMN "done_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "realtor_messages" ADD COLUMN "done_at" timestamp with time zone;