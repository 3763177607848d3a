CREATE SEQUENCE "public"."notification_revisions" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email" text,
	"email_enabled" boolean DEFAULT true NOT NULL,
	"reminder_days" smallint DEFAULT 3 NOT NULL,
	"marketing_emails" boolean DEFAULT false NOT NULL,
	"rate_alerts" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"read" boolean DEFAULT false NOT NULL,
	"action_url" text,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"revision" bigint DEFAULT nextval('notification_revisions') NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_moves" (
	"week" date PRIMARY KEY NOT NULL,
	"rate" double precision NOT NULL,
	"previous" double precision NOT NULL,
	"told_up_to" uuid,
	"told_everyone" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"user_id" uuid NOT NULL,
	"event_key" text NOT NULL,
	"scheduled_date" date NOT NULL,
	"kind" text NOT NULL,
	"mail_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reminders_user_id_event_key_scheduled_date_kind_pk" PRIMARY KEY("user_id","event_key","scheduled_date","kind")
);
--> statement-breakpoint
CREATE TABLE "calendar_subscriptions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"key" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_subscriptions_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "timeline_events" (
	"user_id" uuid NOT NULL,
	"event_key" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"scheduled_date" date,
	"completed" boolean NOT NULL,
	"important" boolean NOT NULL,
	"notes" text NOT NULL,
	"date_change_count" integer NOT NULL,
	"reminder_enabled" boolean NOT NULL,
	"remind_at" timestamp with time zone,
	CONSTRAINT "timeline_events_user_id_event_key_pk" PRIMARY KEY("user_id","event_key")
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_mail_id_outbox_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."outbox"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_subscriptions" ADD CONSTRAINT "calendar_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timeline_events" ADD CONSTRAINT "timeline_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE not "notifications"."read";--> statement-breakpoint
CREATE INDEX "notifications_revision" ON "notifications" USING btree ("user_id","revision");--> statement-breakpoint
CREATE INDEX "notifications_age" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reminders_mail_id" ON "reminders" USING btree ("mail_id") WHERE "reminders"."mail_id" is not null;--> statement-breakpoint
CREATE INDEX "timeline_events_remind_at" ON "timeline_events" USING btree ("remind_at","user_id") WHERE "timeline_events"."remind_at" is not null;