CREATE TABLE "loan_changes" (
	"user_id" uuid NOT NULL,
	"loan_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY NOT NULL,
	"changed_by" uuid,
	"what" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "loan_copies" (
	"user_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"taken_at" timestamp with time zone DEFAULT now() NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "loan_invitations" (
	"user_id" uuid NOT NULL,
	"loan_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"role" text NOT NULL,
	"email" text,
	"mail_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "loan_invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "private_figures" (
	"user_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"loan_id" uuid NOT NULL,
	"income" double precision,
	"debts" double precision,
	"cash" double precision,
	"scores" jsonb NOT NULL,
	CONSTRAINT "private_figures_user_id_loan_id_pk" PRIMARY KEY("user_id","loan_id")
);
--> statement-breakpoint
ALTER TABLE "together_plans" ADD COLUMN "first_enough" jsonb;--> statement-breakpoint
ALTER TABLE "together_plans" ADD COLUMN "second_enough" jsonb;--> statement-breakpoint
ALTER TABLE "loan_changes" ADD CONSTRAINT "loan_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_changes" ADD CONSTRAINT "loan_changes_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_changes" ADD CONSTRAINT "loan_changes_user_id_loan_id_loans_user_id_id_fk" FOREIGN KEY ("user_id","loan_id") REFERENCES "public"."loans"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_copies" ADD CONSTRAINT "loan_copies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_invitations" ADD CONSTRAINT "loan_invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_invitations" ADD CONSTRAINT "loan_invitations_user_id_loan_id_loans_user_id_id_fk" FOREIGN KEY ("user_id","loan_id") REFERENCES "public"."loans"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_figures" ADD CONSTRAINT "private_figures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_figures" ADD CONSTRAINT "private_figures_owner_id_loan_id_loans_user_id_id_fk" FOREIGN KEY ("owner_id","loan_id") REFERENCES "public"."loans"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "loan_changes_of_loan" ON "loan_changes" USING btree ("user_id","loan_id","changed_at");--> statement-breakpoint
CREATE INDEX "loan_changes_changed_by" ON "loan_changes" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "loan_copies_user_id" ON "loan_copies" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "loan_invitations_of_loan" ON "loan_invitations" USING btree ("user_id","loan_id");--> statement-breakpoint
CREATE INDEX "loan_invitations_expires_at" ON "loan_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "private_figures_of_loan" ON "private_figures" USING btree ("owner_id","loan_id");