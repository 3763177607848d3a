CREATE TABLE "escrow_plans" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"plan" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "escrow_statements" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"figures" jsonb NOT NULL,
	"letter" jsonb,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "escrow_statements_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "escrow_plans" ADD CONSTRAINT "escrow_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "escrow_statements" ADD CONSTRAINT "escrow_statements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;