CREATE TABLE "account_activity" (
	"owner_id" integer NOT NULL,
	"id" bigserial NOT NULL,
	"deed" text NOT NULL,
	"session_id" uuid,
	"device" text DEFAULT '' NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_activity_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE INDEX "account_activity_by_deed" ON "account_activity" USING btree ("owner_id","deed","last_at");--> statement-breakpoint
CREATE INDEX "account_activity_by_age" ON "account_activity" USING btree ("last_at");