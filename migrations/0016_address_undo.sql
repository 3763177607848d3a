CREATE TABLE "email_undos" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "email_undos" ADD CONSTRAINT "email_undos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_undos_user_id" ON "email_undos" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_undos_email" ON "email_undos" USING btree ("email");--> statement-breakpoint
CREATE INDEX "email_undos_expires_at" ON "email_undos" USING btree ("expires_at");--> statement-breakpoint
UPDATE "outbox" SET "recipient" = '', "reply_to" = NULL, "subject" = '', "unsubscribe_url" = NULL WHERE "state" <> 'waiting';
