CREATE TABLE "rate_locks" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"locked_on" date,
	"days" smallint,
	"ends_on" date,
	"ends_time" text,
	"ends_zone" text,
	"interest_rate" double precision,
	"reminder_enabled" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wire_cards" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"agent_name" text NOT NULL,
	"agent_phone" text NOT NULL,
	"learnt_from" text NOT NULL,
	"other_name" text NOT NULL,
	"other_phone" text NOT NULL,
	"code_hint" text NOT NULL,
	"bank_name" text NOT NULL,
	"bank_phone" text NOT NULL,
	"expected_amount" double precision,
	"locked_on" date NOT NULL,
	"changes" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "rate_locks" ADD CONSTRAINT "rate_locks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wire_cards" ADD CONSTRAINT "wire_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;