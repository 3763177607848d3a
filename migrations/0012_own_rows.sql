DROP INDEX "mortgage_applications_one_draft";--> statement-breakpoint
DROP INDEX "mortgage_applications_one_completed";--> statement-breakpoint
CREATE UNIQUE INDEX "mortgage_applications_one_of_each" ON "mortgage_applications" USING btree ("user_id","status");--> statement-breakpoint
CREATE INDEX "user_lender_applications_lender_id" ON "user_lender_applications" USING btree ("lender_id");