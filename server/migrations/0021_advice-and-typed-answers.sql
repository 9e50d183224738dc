CREATE TABLE "advice_marks" (
	"owner_id" integer NOT NULL,
	"key" text NOT NULL,
	"mark" text NOT NULL,
	"advice" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "advice_marks_owner_id_key_pk" PRIMARY KEY("owner_id","key")
);
--> statement-breakpoint
CREATE INDEX "responses_typed" ON "responses" USING btree ("owner_id","at" DESC NULLS FIRST) WHERE not "responses"."replaced" and jsonb_path_exists("responses"."answers", '$[*] ? (@.text != "")');--> statement-breakpoint
-- Visits count on the day they began (decision 068): the breakdown by recommender always counted so.
UPDATE "recommender_days" AS d SET "engaged" = s."engaged", "conversations" = s."chatted"
FROM (
	SELECT r."owner_id", r."recommender_id", r."day", coalesce(b."engaged", 0) AS "engaged", coalesce(b."chatted", 0) AS "chatted"
	FROM "recommender_days" r
	LEFT JOIN "segment_days" b ON b."owner_id" = r."owner_id" AND b."kind" = 'recommender' AND b."day" = r."day" AND b."value" = r."recommender_id"::text
) AS s
WHERE d."owner_id" = s."owner_id" AND d."recommender_id" = s."recommender_id" AND d."day" = s."day"
	AND (d."engaged", d."conversations") IS DISTINCT FROM (s."engaged", s."chatted");
