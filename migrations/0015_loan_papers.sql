CREATE TABLE "loan_paper_answers" (
	"user_id" uuid NOT NULL,
	"answers" jsonb NOT NULL,
	"pairings" jsonb NOT NULL,
	CONSTRAINT "loan_paper_answers_user_id_pk" PRIMARY KEY("user_id")
);
--> statement-breakpoint
CREATE TABLE "loan_papers" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"figures" jsonb NOT NULL,
	"unsure" text[] NOT NULL,
	"offer_id" uuid,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "loan_papers_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "loan_paper_answers" ADD CONSTRAINT "loan_paper_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_papers" ADD CONSTRAINT "loan_papers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "loan_papers_order" ON "loan_papers" USING btree ("user_id","added_at");