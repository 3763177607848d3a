CREATE TABLE "legal_facts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"told" jsonb NOT NULL,
	"switched" jsonb NOT NULL,
	"changes" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "legal_facts" ADD CONSTRAINT "legal_facts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;