ALTER TABLE "user_lender_applications" ADD COLUMN "self_applied_on" date;--> statement-breakpoint
-- Made-up lenders are only in samples now; what people have on their list stays.
UPDATE "lenders" SET "is_active" = false WHERE "is_sample";--> statement-breakpoint
-- Limits and praise that shipped with the product and that no lender had given. What an operator changed stays.
UPDATE "lenders" SET "min_loan_amount" = NULL, "max_loan_amount" = NULL WHERE NOT "is_sample" AND ("name", "min_loan_amount", "max_loan_amount") IN (
	('Navy Federal Credit Union', 25000, 1500000),
	('Bank of America', 50000, 5000000),
	('Rocket Mortgage', 50000, 3000000),
	('U.S. Bank', 50000, 3000000),
	('Wells Fargo', 50000, 3000000),
	('Guild Mortgage', 50000, 2000000)
);--> statement-breakpoint
UPDATE "lenders" SET "description" = 'A national bank.' WHERE "description" IN ('A national bank with branches in most states.', 'A national bank, strongest in the Midwest and West.', 'A national bank with home loan consultants in most states.');--> statement-breakpoint
UPDATE "lenders" SET "description" = 'A mortgage lender.' WHERE "description" = 'A lender known for loans with a small down payment.';
