CREATE TABLE "stripe_refunds" (
	"payment_intent_id" text PRIMARY KEY NOT NULL,
	"invoice_id" text,
	"refunded_cents" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "donations" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "stripe_refunds_invoice_id" ON "stripe_refunds" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "stripe_refunds_created_at" ON "stripe_refunds" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "donations" ADD CONSTRAINT "donations_refunded_cents" CHECK ("donations"."refunded_cents" between 0 and "donations"."amount_cents");