CREATE TABLE "handover_answers" (
	"owner_id" integer NOT NULL,
	"id" serial NOT NULL,
	"handover_id" integer NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"shown_at" timestamp with time zone,
	CONSTRAINT "handover_answers_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "handover_mails" (
	"owner_id" integer NOT NULL,
	"handover_id" integer NOT NULL,
	"answer_id" integer NOT NULL,
	"state" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "handover_mails_owner_id_handover_id_answer_id_pk" PRIMARY KEY("owner_id","handover_id","answer_id")
);
--> statement-breakpoint
CREATE TABLE "handovers" (
	"owner_id" integer NOT NULL,
	"id" serial NOT NULL,
	"request_id" uuid NOT NULL,
	"engagement_id" uuid NOT NULL,
	"recommender_id" integer NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"message" text NOT NULL,
	"language" text NOT NULL,
	"consent" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "handovers_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "mail_days" (
	"key" text NOT NULL,
	"day" date NOT NULL,
	"mails" integer NOT NULL,
	CONSTRAINT "mail_days_key_day_pk" PRIMARY KEY("key","day")
);
--> statement-breakpoint
CREATE TABLE "mail_stops" (
	"owner_id" integer NOT NULL,
	"address_hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_stops_owner_id_address_hash_pk" PRIMARY KEY("owner_id","address_hash")
);
--> statement-breakpoint
ALTER TABLE "chat_entries" ADD COLUMN "person_in" text;--> statement-breakpoint
ALTER TABLE "recommenders" ADD COLUMN "handover" text DEFAULT 'asked' NOT NULL;--> statement-breakpoint
-- Recommenders that visitors know collect no addresses, unless their owner's company profile names an e-mail address for visitors (decision 036).
UPDATE "recommenders" SET "handover" = 'off' WHERE "owner_id" NOT IN (
	SELECT "o"."id" FROM "owners" "o" JOIN "company_profiles" "c" ON "c"."owner_id" = "o"."id"
	WHERE "o"."status" = 'active' AND "o"."username" NOT LIKE '%.invalid' AND "c"."contact" ~ '[^@[:space:]]@[^@[:space:]]+[.][^@[:space:]]'
);--> statement-breakpoint
ALTER TABLE "handover_answers" ADD CONSTRAINT "handover_answers_owner_id_handover_id_handovers_owner_id_id_fk" FOREIGN KEY ("owner_id","handover_id") REFERENCES "public"."handovers"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handover_mails" ADD CONSTRAINT "handover_mails_owner_id_handover_id_handovers_owner_id_id_fk" FOREIGN KEY ("owner_id","handover_id") REFERENCES "public"."handovers"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "handover_answers_of" ON "handover_answers" USING btree ("owner_id","handover_id");--> statement-breakpoint
CREATE INDEX "handover_mails_due" ON "handover_mails" USING btree ("due_at") WHERE "handover_mails"."state" in ('due', 'tomorrow');--> statement-breakpoint
CREATE UNIQUE INDEX "handovers_once" ON "handovers" USING btree ("owner_id","request_id");--> statement-breakpoint
CREATE INDEX "handovers_of_engagement" ON "handovers" USING btree ("owner_id","engagement_id");--> statement-breakpoint
CREATE INDEX "handovers_open" ON "handovers" USING btree ("owner_id","id") WHERE "handovers"."settled_at" is null;--> statement-breakpoint
-- Not in tables.ts, because features do not share tables: erasing a visit erases its requests, with their answers and mails.
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_of_their_engagement" FOREIGN KEY ("owner_id","engagement_id") REFERENCES "public"."engagements"("owner_id","id") ON DELETE cascade;