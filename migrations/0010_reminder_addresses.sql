CREATE TABLE "reminder_confirmations" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD COLUMN "email_confirmed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD COLUMN "email_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reminder_confirmations" ADD CONSTRAINT "reminder_confirmations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reminder_confirmations_user_id" ON "reminder_confirmations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reminder_confirmations_email" ON "reminder_confirmations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "reminder_confirmations_created_at" ON "reminder_confirmations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notifications_read_age" ON "notifications" USING btree ("created_at") WHERE "notifications"."read";