CREATE TABLE "ledger_entries" (
	"user_id" uuid NOT NULL,
	"loan_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"owner" text NOT NULL,
	"paid_on" date NOT NULL,
	"amount" double precision NOT NULL,
	"principal" double precision,
	"is_agreed" boolean NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "ledger_entries_user_id_loan_id_id_pk" PRIMARY KEY("user_id","loan_id","id")
);
--> statement-breakpoint
CREATE TABLE "together_plans" (
	"user_id" uuid NOT NULL,
	"loan_id" uuid NOT NULL,
	"house" jsonb,
	"borrowing" jsonb,
	"sheet" jsonb,
	"gift" jsonb,
	CONSTRAINT "together_plans_user_id_loan_id_pk" PRIMARY KEY("user_id","loan_id")
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_user_id_loan_id_loans_user_id_id_fk" FOREIGN KEY ("user_id","loan_id") REFERENCES "public"."loans"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "together_plans" ADD CONSTRAINT "together_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "together_plans" ADD CONSTRAINT "together_plans_user_id_loan_id_loans_user_id_id_fk" FOREIGN KEY ("user_id","loan_id") REFERENCES "public"."loans"("user_id","id") ON DELETE cascade ON UPDATE no action;