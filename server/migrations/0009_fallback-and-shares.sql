CREATE TABLE "assistant_days" (
	"owner_id" integer NOT NULL,
	"day" date NOT NULL,
	"by_first" integer DEFAULT 0 NOT NULL,
	"by_second" integer DEFAULT 0 NOT NULL,
	"by_builtin" integer DEFAULT 0 NOT NULL,
	"over_limit" integer DEFAULT 0 NOT NULL,
	"over_share" integer DEFAULT 0 NOT NULL,
	"first_fault" text,
	"first_fault_at" timestamp with time zone,
	"second_fault" text,
	"second_fault_at" timestamp with time zone,
	CONSTRAINT "assistant_days_owner_id_day_pk" PRIMARY KEY("owner_id","day")
);
--> statement-breakpoint
CREATE TABLE "assistant_fallbacks" (
	"owner_id" integer PRIMARY KEY NOT NULL,
	"provider" text DEFAULT 'default' NOT NULL,
	"base_url" text DEFAULT '' NOT NULL,
	"model" text DEFAULT '' NOT NULL,
	"sealed_key" text,
	"key_end" text DEFAULT '' NOT NULL,
	"key_set_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "assistant_reservations" (
	"owner_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"day" date NOT NULL,
	"who" text[] NOT NULL,
	"tokens" integer NOT NULL,
	"expected" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "assistant_reservations_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "assistant_spending" (
	"owner_id" integer NOT NULL,
	"day" date NOT NULL,
	"who" text NOT NULL,
	"spent" bigint DEFAULT 0 NOT NULL,
	"reserved" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "assistant_spending_owner_id_day_who_pk" PRIMARY KEY("owner_id","day","who")
);
--> statement-breakpoint
ALTER TABLE "assistant_settings" ADD COLUMN "visitor_share" integer;--> statement-breakpoint
CREATE INDEX "assistant_reservations_expiry" ON "assistant_reservations" USING btree ("expires_at");--> statement-breakpoint
-- What was used today stays used: tokens of chat entries, and those without one.
INSERT INTO "assistant_spending" ("owner_id", "day", "who", "spent")
SELECT "owner_id", "day", '', sum("tokens") FROM (
	SELECT "owner_id", "day", "tokens" FROM "recommender_days"
	UNION ALL
	SELECT "owner_id", "unstored_on", "unstored_tokens" FROM "assistant_settings" WHERE "unstored_on" IS NOT NULL
) AS "used" WHERE "day" >= (now() AT TIME ZONE 'utc')::date AND "tokens" > 0 GROUP BY 1, 2;--> statement-breakpoint
ALTER TABLE "assistant_settings" DROP COLUMN "unstored_on";--> statement-breakpoint
ALTER TABLE "assistant_settings" DROP COLUMN "unstored_tokens";
