CREATE TABLE "fed_meetings" (
	"starts_on" date PRIMARY KEY NOT NULL,
	"ends_on" date NOT NULL,
	"has_projections" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feed_fetches" (
	"feed" text PRIMARY KEY NOT NULL,
	"tried_at" timestamp with time zone NOT NULL,
	"fetched_at" timestamp with time zone,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "rate_observations" (
	"series" text NOT NULL,
	"observed_on" date NOT NULL,
	"rate" double precision NOT NULL,
	CONSTRAINT "rate_observations_series_observed_on_pk" PRIMARY KEY("series","observed_on")
);
