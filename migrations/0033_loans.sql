CREATE TABLE "loans" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text,
	"purpose" text,
	"state" text DEFAULT 'planning' NOT NULL,
	"end_reason" text,
	"refinances" uuid,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_on" date,
	"ended_on" date,
	CONSTRAINT "loans_user_id_id_pk" PRIMARY KEY("user_id","id")
);--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "current_loan_id" uuid;--> statement-breakpoint
ALTER TABLE "loans" ADD CONSTRAINT "loans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_closures" DROP CONSTRAINT "loan_closures_user_id_unique";--> statement-breakpoint
DROP INDEX "timeline_events_remind_at";--> statement-breakpoint
DROP INDEX "mortgage_applications_one_of_each";--> statement-breakpoint
DROP INDEX "user_comparison_scenarios_order";--> statement-breakpoint
DROP INDEX "loan_papers_order";--> statement-breakpoint
ALTER TABLE "gathered_documents" DROP CONSTRAINT "gathered_documents_user_id_document_pk";--> statement-breakpoint
ALTER TABLE "user_lender_applications" DROP CONSTRAINT "user_lender_applications_user_id_lender_id_pk";--> statement-breakpoint
ALTER TABLE "planned_reminders" DROP CONSTRAINT "planned_reminders_user_id_key_pk";--> statement-breakpoint
ALTER TABLE "reminders" DROP CONSTRAINT "reminders_user_id_event_key_scheduled_date_kind_pk";--> statement-breakpoint
ALTER TABLE "loan_paper_answers" DROP CONSTRAINT "loan_paper_answers_user_id_pk";--> statement-breakpoint
ALTER TABLE "timeline_events" DROP CONSTRAINT "timeline_events_user_id_event_key_pk";--> statement-breakpoint
ALTER TABLE "escrow_plans" DROP CONSTRAINT "escrow_plans_pkey";--> statement-breakpoint
ALTER TABLE "rate_locks" DROP CONSTRAINT "rate_locks_pkey";--> statement-breakpoint
ALTER TABLE "legal_facts" DROP CONSTRAINT "legal_facts_pkey";--> statement-breakpoint
ALTER TABLE "wire_cards" DROP CONSTRAINT "wire_cards_pkey";--> statement-breakpoint
ALTER TABLE "timeline_events" ALTER COLUMN "notes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "loan_closures" ADD COLUMN "loan_id" uuid;--> statement-breakpoint
ALTER TABLE "mortgage_applications" ADD COLUMN "loan_id" uuid;--> statement-breakpoint
ALTER TABLE "user_comparison_scenarios" ADD COLUMN "loan_id" uuid;--> statement-breakpoint
ALTER TABLE "gathered_documents" ADD COLUMN "loan_id" uuid;--> statement-breakpoint
ALTER TABLE "escrow_plans" ADD COLUMN "loan_id" uuid;--> statement-breakpoint
ALTER TABLE "escrow_statements" ADD COLUMN "loan_id" uuid;--> statement-breakpoint
ALTER TABLE "insurance_diaries" ADD COLUMN "loan_id" uuid;--> statement-breakpoint
ALTER TABLE "user_lender_applications" ADD COLUMN "loan_id" uuid;--> statement-breakpoint
ALTER TABLE "planned_reminders" ADD COLUMN "loan_id" uuid;--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "loan_id" uuid;--> statement-breakpoint
ALTER TABLE "loan_paper_answers" ADD COLUMN "loan_id" uuid;--> statement-breakpoint
ALTER TABLE "loan_papers" ADD COLUMN "loan_id" uuid;--> statement-breakpoint
ALTER TABLE "rate_locks" ADD COLUMN "loan_id" uuid;--> statement-breakpoint
ALTER TABLE "legal_facts" ADD COLUMN "loan_id" uuid;--> statement-breakpoint
ALTER TABLE "timeline_events" ADD COLUMN "loan_id" uuid;--> statement-breakpoint
ALTER TABLE "wire_cards" ADD COLUMN "loan_id" uuid;--> statement-breakpoint
-- A loan for everybody who keeps something: the one that they are in.
INSERT INTO "loans" ("user_id", "id", "opened_at")
SELECT "user_id", gen_random_uuid(), coalesce(
	(SELECT min("created_at") FROM "mortgage_applications" WHERE "mortgage_applications"."user_id" = "keepers"."user_id"), now())
FROM (
	SELECT "user_id" FROM "loan_closures"
	UNION SELECT "user_id" FROM "mortgage_applications"
	UNION SELECT "user_id" FROM "user_comparison_scenarios"
	UNION SELECT "user_id" FROM "gathered_documents"
	UNION SELECT "user_id" FROM "escrow_plans"
	UNION SELECT "user_id" FROM "escrow_statements"
	UNION SELECT "user_id" FROM "insurance_diaries"
	UNION SELECT "user_id" FROM "user_lender_applications"
	UNION SELECT "user_id" FROM "planned_reminders"
	UNION SELECT "user_id" FROM "reminders"
	UNION SELECT "user_id" FROM "loan_paper_answers"
	UNION SELECT "user_id" FROM "loan_papers"
	UNION SELECT "user_id" FROM "rate_locks"
	UNION SELECT "user_id" FROM "legal_facts"
	UNION SELECT "user_id" FROM "timeline_events"
	UNION SELECT "user_id" FROM "wire_cards"
	UNION SELECT "user_id" FROM "past_loans"
) AS "keepers";--> statement-breakpoint
UPDATE "users" SET "current_loan_id" = "loans"."id" FROM "loans" WHERE "loans"."user_id" = "users"."id";--> statement-breakpoint
-- Whoever has past loans began the one that they are in after the last of them.
UPDATE "loans" SET "opened_at" = greatest("opened_at", (
	SELECT max("archived_at") FROM "past_loans" WHERE "past_loans"."user_id" = "loans"."user_id"
)) WHERE "user_id" IN (SELECT "user_id" FROM "past_loans");--> statement-breakpoint
UPDATE "loan_closures" SET "loan_id" = "users"."current_loan_id" FROM "users" WHERE "users"."id" = "loan_closures"."user_id";--> statement-breakpoint
UPDATE "mortgage_applications" SET "loan_id" = "users"."current_loan_id" FROM "users" WHERE "users"."id" = "mortgage_applications"."user_id";--> statement-breakpoint
UPDATE "user_comparison_scenarios" SET "loan_id" = "users"."current_loan_id" FROM "users" WHERE "users"."id" = "user_comparison_scenarios"."user_id";--> statement-breakpoint
UPDATE "gathered_documents" SET "loan_id" = "users"."current_loan_id" FROM "users" WHERE "users"."id" = "gathered_documents"."user_id";--> statement-breakpoint
UPDATE "escrow_plans" SET "loan_id" = "users"."current_loan_id" FROM "users" WHERE "users"."id" = "escrow_plans"."user_id";--> statement-breakpoint
UPDATE "escrow_statements" SET "loan_id" = "users"."current_loan_id" FROM "users" WHERE "users"."id" = "escrow_statements"."user_id";--> statement-breakpoint
UPDATE "insurance_diaries" SET "loan_id" = "users"."current_loan_id" FROM "users" WHERE "users"."id" = "insurance_diaries"."user_id";--> statement-breakpoint
UPDATE "user_lender_applications" SET "loan_id" = "users"."current_loan_id" FROM "users" WHERE "users"."id" = "user_lender_applications"."user_id";--> statement-breakpoint
UPDATE "planned_reminders" SET "loan_id" = "users"."current_loan_id" FROM "users" WHERE "users"."id" = "planned_reminders"."user_id";--> statement-breakpoint
UPDATE "reminders" SET "loan_id" = "users"."current_loan_id" FROM "users" WHERE "users"."id" = "reminders"."user_id";--> statement-breakpoint
UPDATE "loan_paper_answers" SET "loan_id" = "users"."current_loan_id" FROM "users" WHERE "users"."id" = "loan_paper_answers"."user_id";--> statement-breakpoint
UPDATE "loan_papers" SET "loan_id" = "users"."current_loan_id" FROM "users" WHERE "users"."id" = "loan_papers"."user_id";--> statement-breakpoint
UPDATE "rate_locks" SET "loan_id" = "users"."current_loan_id" FROM "users" WHERE "users"."id" = "rate_locks"."user_id";--> statement-breakpoint
UPDATE "legal_facts" SET "loan_id" = "users"."current_loan_id" FROM "users" WHERE "users"."id" = "legal_facts"."user_id";--> statement-breakpoint
UPDATE "timeline_events" SET "loan_id" = "users"."current_loan_id" FROM "users" WHERE "users"."id" = "timeline_events"."user_id";--> statement-breakpoint
UPDATE "wire_cards" SET "loan_id" = "users"."current_loan_id" FROM "users" WHERE "users"."id" = "wire_cards"."user_id";--> statement-breakpoint
-- Those whose loan is closed.
UPDATE "loans" SET "state" = 'owned', "closed_on" = "loan_closures"."closed_on" FROM "loan_closures", "mortgage_applications"
WHERE "loan_closures"."loan_id" = "loans"."id" AND "loan_closures"."loan_closed"
	AND "mortgage_applications"."loan_id" = "loans"."id" AND "mortgage_applications"."status" = 'completed'
	AND "mortgage_applications"."tracking_id" = "loan_closures"."application_id";--> statement-breakpoint
-- What was begun since then is of the next loan: a draft, offers that were added and a wire card that was locked after the closing.
CREATE TEMPORARY TABLE "next_loans" ON COMMIT DROP AS
SELECT "loans"."user_id", "loans"."id" AS "closed_id", gen_random_uuid() AS "id", "loan_closures"."updated_at" AS "since"
FROM "loans" JOIN "loan_closures" ON "loan_closures"."loan_id" = "loans"."id"
WHERE "loans"."state" = 'owned' AND (
	EXISTS (SELECT FROM "mortgage_applications" WHERE "loan_id" = "loans"."id" AND "status" = 'draft')
	OR EXISTS (SELECT FROM "user_comparison_scenarios" WHERE "loan_id" = "loans"."id" AND "created_at" > "loan_closures"."updated_at")
	OR EXISTS (SELECT FROM "wire_cards" WHERE "loan_id" = "loans"."id" AND "locked_on" > "loan_closures"."updated_at"::date));--> statement-breakpoint
INSERT INTO "loans" ("user_id", "id", "opened_at") SELECT "user_id", "id", "since" + interval '1 millisecond' FROM "next_loans";--> statement-breakpoint
UPDATE "users" SET "current_loan_id" = "next_loans"."id" FROM "next_loans"
WHERE "users"."id" = "next_loans"."user_id" AND EXISTS (
	SELECT FROM "mortgage_applications" WHERE "loan_id" = "next_loans"."closed_id" AND "status" = 'draft');--> statement-breakpoint
UPDATE "mortgage_applications" SET "loan_id" = "next_loans"."id" FROM "next_loans"
WHERE "loan_id" = "next_loans"."closed_id" AND "status" = 'draft';--> statement-breakpoint
UPDATE "user_comparison_scenarios" SET "loan_id" = "next_loans"."id" FROM "next_loans"
WHERE "loan_id" = "next_loans"."closed_id" AND "created_at" > "next_loans"."since";--> statement-breakpoint
UPDATE "wire_cards" SET "loan_id" = "next_loans"."id" FROM "next_loans"
WHERE "loan_id" = "next_loans"."closed_id" AND "locked_on" > "next_loans"."since"::date;--> statement-breakpoint
-- Past loans, which were copies, become loans again with all that went with them.
INSERT INTO "loans" ("user_id", "id", "purpose", "state", "opened_at", "closed_on")
SELECT "user_id", "id", "application"->>'loan_purpose', 'owned', ("application"->>'created_at')::timestamptz, ("closure"->>'closed_on')::date
FROM "past_loans";--> statement-breakpoint
INSERT INTO "mortgage_applications" SELECT (jsonb_populate_record(NULL::"mortgage_applications", "application" || jsonb_build_object('user_id', "user_id", 'loan_id', "past_loans"."id"))).*
FROM "past_loans";--> statement-breakpoint
INSERT INTO "loan_closures" SELECT (jsonb_populate_record(NULL::"loan_closures", "closure" || jsonb_build_object('user_id', "user_id", 'loan_id', "past_loans"."id"))).*
FROM "past_loans";--> statement-breakpoint
INSERT INTO "user_comparison_scenarios" SELECT (jsonb_populate_record(NULL::"user_comparison_scenarios", '{"loan_program":"conventional","mortgage_insurance_monthly":0,"upfront_fee":0,"upfront_fee_financed":true,"lender_credit":0,"sources":{},"mark":0}'::jsonb || "offer" || jsonb_build_object('user_id', "user_id", 'loan_id', "past_loans"."id"))).*
FROM "past_loans", jsonb_array_elements("things"->'offers') AS "offer";--> statement-breakpoint
INSERT INTO "gathered_documents" ("user_id", "loan_id", "document")
SELECT "user_id", "id", "document" FROM "past_loans", jsonb_array_elements_text("things"->'documents') AS "document";--> statement-breakpoint
INSERT INTO "wire_cards" SELECT (jsonb_populate_record(NULL::"wire_cards", "things"->'wire_card' || jsonb_build_object('user_id', "user_id", 'loan_id', "past_loans"."id"))).*
FROM "past_loans" WHERE jsonb_typeof("things"->'wire_card') = 'object';--> statement-breakpoint
INSERT INTO "rate_locks" SELECT (jsonb_populate_record(NULL::"rate_locks", "dates"->'lock' || jsonb_build_object('user_id', "user_id", 'loan_id', "past_loans"."id"))).*
FROM "past_loans" WHERE jsonb_typeof("dates"->'lock') = 'object';--> statement-breakpoint
INSERT INTO "legal_facts" ("user_id", "loan_id", "told", "switched", "changes")
SELECT "user_id", "id", "dates"->'told', '[]'::jsonb, 0 FROM "past_loans" WHERE jsonb_typeof("dates"->'told') = 'object';--> statement-breakpoint
INSERT INTO "timeline_events" ("user_id", "loan_id", "event_key", "title", "description", "important", "scheduled_date", "completed", "notes", "date_change_count", "reminder_enabled")
SELECT "user_id", "id", "event"->>'event_key', '', '', true, ("event"->>'scheduled_date')::date, ("event"->>'completed')::boolean, "event"->>'notes', 1, true
FROM "past_loans", jsonb_array_elements("dates"->'events') AS "event";--> statement-breakpoint
-- A paper is of the loan that was closed next after it came.
UPDATE "loan_papers" SET "loan_id" = "closed"."id" FROM (
	SELECT DISTINCT ON ("papers"."user_id", "papers"."id") "papers"."user_id", "papers"."id" AS "paper_id", "past_loans"."id"
	FROM "loan_papers" AS "papers" JOIN "past_loans" ON "past_loans"."user_id" = "papers"."user_id"
	WHERE "papers"."added_at" <= ("past_loans"."closure"->>'updated_at')::timestamptz
	ORDER BY "papers"."user_id", "papers"."id", ("past_loans"."closure"->>'updated_at')::timestamptz
) AS "closed" WHERE "loan_papers"."user_id" = "closed"."user_id" AND "loan_papers"."id" = "closed"."paper_id";--> statement-breakpoint
INSERT INTO "loan_paper_answers" ("user_id", "loan_id", "answers", "pairings")
SELECT "said"."user_id", "past_loans"."id", "said"."answers", "said"."pairings"
FROM "loan_paper_answers" AS "said" JOIN "past_loans" ON "past_loans"."user_id" = "said"."user_id"
WHERE EXISTS (SELECT FROM "loan_papers" WHERE "loan_papers"."loan_id" = "past_loans"."id");--> statement-breakpoint
-- Advice is shown and not kept; an event that nobody has changed needs no row.
UPDATE "timeline_events" SET "notes" = NULL FROM (VALUES
	('contract_signed', 'Keep a full copy. Write down every deadline it names: they count from this day.'),
	('loan_application', 'Apply within a few days. The lender then has 3 business days to send you a Loan Estimate.'),
	('home_inspection', 'Book early, inspectors fill up fast. Ask what needs fixing now and what can wait.'),
	('due_diligence_ends', 'Your contract names the exact day. After it you may lose your deposit if you back out.'),
	('insurance_shopping', 'Ask at least three insurers for the same coverage. Your lender needs proof before closing.'),
	('appraisal_scheduled', 'The lender orders it, you usually pay for it. You have a right to a copy of the report.'),
	('loan_underwriting', 'Answer questions the same day. Don’t take on new debt or change jobs until you’ve closed.'),
	('insurance_secured', 'Send the declarations page to your lender. The policy has to be active on closing day.'),
	('clear_to_close', 'You must hold the Closing Disclosure at least 3 business days before closing. Compare it with your Loan Estimate.'),
	('final_walkthrough', 'Try the faucets, lights, heat and every key. Take photos, and speak up before you sign.'),
	('closing_day', 'Bring your ID. Confirm wire instructions by calling a number you already know, never one from an email.')
) AS "advised" ("event_key", "advice")
WHERE "timeline_events"."event_key" = "advised"."event_key"
	AND "notes" IN ("advice", "advice" || E'\n' || 'Tentative date auto-generated from contract signing date. You can adjust this date as needed.');--> statement-breakpoint
DELETE FROM "timeline_events" WHERE "scheduled_date" IS NULL AND NOT "completed" AND "notes" IS NULL AND "date_change_count" = 0 AND "reminder_enabled";--> statement-breakpoint
UPDATE "loans" SET "purpose" = "answers"."loan_purpose" FROM "mortgage_applications" AS "answers"
WHERE "answers"."loan_id" = "loans"."id" AND ("answers"."status" = 'completed' OR "loans"."purpose" IS NULL);--> statement-breakpoint
-- How far the others have come.
UPDATE "loans" SET "state" = CASE
	WHEN EXISTS (SELECT FROM "timeline_events" WHERE "loan_id" = "loans"."id" AND "completed" AND "event_key" IN ('clear_to_close', 'closing_day')) THEN 'closing'
	WHEN EXISTS (SELECT FROM "timeline_events" WHERE "loan_id" = "loans"."id" AND "completed" AND "event_key" IN ('contract_signed', 'loan_application'))
		OR EXISTS (SELECT FROM "user_lender_applications" WHERE "loan_id" = "loans"."id" AND ("mailed_on" IS NOT NULL OR "self_applied_on" IS NOT NULL)) THEN 'applying'
	ELSE 'comparing' END
WHERE "state" = 'planning' AND EXISTS (SELECT FROM "mortgage_applications" WHERE "loan_id" = "loans"."id" AND "status" = 'completed');--> statement-breakpoint
DROP TABLE "past_loans" CASCADE;--> statement-breakpoint
ALTER TABLE "timeline_events" DROP COLUMN "title";--> statement-breakpoint
ALTER TABLE "timeline_events" DROP COLUMN "description";--> statement-breakpoint
ALTER TABLE "timeline_events" DROP COLUMN "important";--> statement-breakpoint
ALTER TABLE "timeline_events" DROP COLUMN "remind_at";--> statement-breakpoint
ALTER TABLE "loan_closures" ALTER COLUMN "loan_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "mortgage_applications" ALTER COLUMN "loan_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "user_comparison_scenarios" ALTER COLUMN "loan_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "gathered_documents" ALTER COLUMN "loan_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "escrow_plans" ALTER COLUMN "loan_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "escrow_statements" ALTER COLUMN "loan_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "insurance_diaries" ALTER COLUMN "loan_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "user_lender_applications" ALTER COLUMN "loan_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "planned_reminders" ALTER COLUMN "loan_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "reminders" ALTER COLUMN "loan_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "loan_paper_answers" ALTER COLUMN "loan_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "loan_papers" ALTER COLUMN "loan_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "rate_locks" ALTER COLUMN "loan_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "legal_facts" ALTER COLUMN "loan_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "timeline_events" ALTER COLUMN "loan_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "wire_cards" ALTER COLUMN "loan_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "gathered_documents" ADD CONSTRAINT "gathered_documents_user_id_loan_id_document_pk" PRIMARY KEY("user_id","loan_id","document");--> statement-breakpoint
ALTER TABLE "escrow_plans" ADD CONSTRAINT "escrow_plans_user_id_loan_id_pk" PRIMARY KEY("user_id","loan_id");--> statement-breakpoint
ALTER TABLE "user_lender_applications" ADD CONSTRAINT "user_lender_applications_user_id_loan_id_lender_id_pk" PRIMARY KEY("user_id","loan_id","lender_id");--> statement-breakpoint
ALTER TABLE "planned_reminders" ADD CONSTRAINT "planned_reminders_user_id_loan_id_key_pk" PRIMARY KEY("user_id","loan_id","key");--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_loan_id_event_key_scheduled_date_kind_pk" PRIMARY KEY("user_id","loan_id","event_key","scheduled_date","kind");--> statement-breakpoint
ALTER TABLE "loan_paper_answers" ADD CONSTRAINT "loan_paper_answers_user_id_loan_id_pk" PRIMARY KEY("user_id","loan_id");--> statement-breakpoint
ALTER TABLE "rate_locks" ADD CONSTRAINT "rate_locks_user_id_loan_id_pk" PRIMARY KEY("user_id","loan_id");--> statement-breakpoint
ALTER TABLE "legal_facts" ADD CONSTRAINT "legal_facts_user_id_loan_id_pk" PRIMARY KEY("user_id","loan_id");--> statement-breakpoint
ALTER TABLE "timeline_events" ADD CONSTRAINT "timeline_events_user_id_loan_id_event_key_pk" PRIMARY KEY("user_id","loan_id","event_key");--> statement-breakpoint
ALTER TABLE "wire_cards" ADD CONSTRAINT "wire_cards_user_id_loan_id_pk" PRIMARY KEY("user_id","loan_id");--> statement-breakpoint
ALTER TABLE "loan_closures" ADD CONSTRAINT "loan_closures_user_id_loan_id_loans_user_id_id_fk" FOREIGN KEY ("user_id","loan_id") REFERENCES "public"."loans"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mortgage_applications" ADD CONSTRAINT "mortgage_applications_user_id_loan_id_loans_user_id_id_fk" FOREIGN KEY ("user_id","loan_id") REFERENCES "public"."loans"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_comparison_scenarios" ADD CONSTRAINT "user_comparison_scenarios_user_id_loan_id_loans_user_id_id_fk" FOREIGN KEY ("user_id","loan_id") REFERENCES "public"."loans"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gathered_documents" ADD CONSTRAINT "gathered_documents_user_id_loan_id_loans_user_id_id_fk" FOREIGN KEY ("user_id","loan_id") REFERENCES "public"."loans"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "escrow_plans" ADD CONSTRAINT "escrow_plans_user_id_loan_id_loans_user_id_id_fk" FOREIGN KEY ("user_id","loan_id") REFERENCES "public"."loans"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "escrow_statements" ADD CONSTRAINT "escrow_statements_user_id_loan_id_loans_user_id_id_fk" FOREIGN KEY ("user_id","loan_id") REFERENCES "public"."loans"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_diaries" ADD CONSTRAINT "insurance_diaries_user_id_loan_id_loans_user_id_id_fk" FOREIGN KEY ("user_id","loan_id") REFERENCES "public"."loans"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_lender_applications" ADD CONSTRAINT "user_lender_applications_user_id_loan_id_loans_user_id_id_fk" FOREIGN KEY ("user_id","loan_id") REFERENCES "public"."loans"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_reminders" ADD CONSTRAINT "planned_reminders_user_id_loan_id_loans_user_id_id_fk" FOREIGN KEY ("user_id","loan_id") REFERENCES "public"."loans"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_loan_id_loans_user_id_id_fk" FOREIGN KEY ("user_id","loan_id") REFERENCES "public"."loans"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_paper_answers" ADD CONSTRAINT "loan_paper_answers_user_id_loan_id_loans_user_id_id_fk" FOREIGN KEY ("user_id","loan_id") REFERENCES "public"."loans"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_papers" ADD CONSTRAINT "loan_papers_user_id_loan_id_loans_user_id_id_fk" FOREIGN KEY ("user_id","loan_id") REFERENCES "public"."loans"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_locks" ADD CONSTRAINT "rate_locks_user_id_loan_id_loans_user_id_id_fk" FOREIGN KEY ("user_id","loan_id") REFERENCES "public"."loans"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_facts" ADD CONSTRAINT "legal_facts_user_id_loan_id_loans_user_id_id_fk" FOREIGN KEY ("user_id","loan_id") REFERENCES "public"."loans"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timeline_events" ADD CONSTRAINT "timeline_events_user_id_loan_id_loans_user_id_id_fk" FOREIGN KEY ("user_id","loan_id") REFERENCES "public"."loans"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wire_cards" ADD CONSTRAINT "wire_cards_user_id_loan_id_loans_user_id_id_fk" FOREIGN KEY ("user_id","loan_id") REFERENCES "public"."loans"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "loan_closures_one_a_loan" ON "loan_closures" USING btree ("user_id","loan_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mortgage_applications_one_of_each" ON "mortgage_applications" USING btree ("user_id","loan_id","status");--> statement-breakpoint
CREATE INDEX "user_comparison_scenarios_order" ON "user_comparison_scenarios" USING btree ("user_id","loan_id","created_at");--> statement-breakpoint
CREATE INDEX "loan_papers_order" ON "loan_papers" USING btree ("user_id","loan_id","added_at");