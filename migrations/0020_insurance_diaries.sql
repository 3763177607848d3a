CREATE TABLE "insurance_diaries" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"loan_program" text NOT NULL,
	"lives_there" boolean NOT NULL,
	"original_value" double precision NOT NULL,
	"loan_amount" double precision NOT NULL,
	"interest_rate" double precision NOT NULL,
	"rate_can_change" boolean NOT NULL,
	"months" smallint NOT NULL,
	"first_payment_on" date NOT NULL,
	"monthly_premium" double precision NOT NULL,
	"extra_monthly" double precision NOT NULL,
	"reminder_enabled" boolean NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "insurance_diaries_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "insurance_diaries" ADD CONSTRAINT "insurance_diaries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;