CREATE TABLE "donations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"frequency" text NOT NULL,
	"status" text NOT NULL,
	"livemode" boolean NOT NULL,
	"payment_key" text NOT NULL,
	"stripe_session_id" text,
	"stripe_payment_intent_id" text,
	"stripe_invoice_id" text,
	"stripe_subscription_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "donations_payment_key_unique" UNIQUE("payment_key"),
	CONSTRAINT "donations_stripe_session_id_unique" UNIQUE("stripe_session_id"),
	CONSTRAINT "donations_stripe_payment_intent_id_unique" UNIQUE("stripe_payment_intent_id"),
	CONSTRAINT "donations_stripe_invoice_id_unique" UNIQUE("stripe_invoice_id"),
	CONSTRAINT "donations_amount_cents" CHECK ("donations"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "stripe_events" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_checkouts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"amount_cents" integer NOT NULL,
	"frequency" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "donations" ADD CONSTRAINT "donations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_checkouts" ADD CONSTRAINT "test_checkouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "donations_user_id" ON "donations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "donations_stripe_subscription_id" ON "donations" USING btree ("stripe_subscription_id");--> statement-breakpoint
CREATE INDEX "stripe_events_created_at" ON "stripe_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "test_checkouts_user_id" ON "test_checkouts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "test_checkouts_created_at" ON "test_checkouts" USING btree ("created_at");