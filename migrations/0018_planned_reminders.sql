CREATE TABLE "planned_reminders" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"remind_at" timestamp with time zone NOT NULL,
	CONSTRAINT "planned_reminders_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "planned_reminders" ADD CONSTRAINT "planned_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "planned_reminders_remind_at" ON "planned_reminders" USING btree ("remind_at","user_id");