CREATE TABLE "experiment_deeds" (
	"owner_id" integer NOT NULL,
	"experiment_id" integer NOT NULL,
	"id" bigserial NOT NULL,
	"unit" text NOT NULL,
	"before" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"opened" boolean NOT NULL,
	"added_to_cart" boolean NOT NULL,
	"clicked" boolean NOT NULL,
	CONSTRAINT "experiment_deeds_owner_id_experiment_id_id_pk" PRIMARY KEY("owner_id","experiment_id","id")
);
--> statement-breakpoint
CREATE TABLE "experiment_visitors" (
	"owner_id" integer NOT NULL,
	"experiment_id" integer NOT NULL,
	"id" bigserial NOT NULL,
	"phase" smallint NOT NULL,
	"group_number" smallint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"units" text[] NOT NULL,
	CONSTRAINT "experiment_visitors_owner_id_experiment_id_id_pk" PRIMARY KEY("owner_id","experiment_id","id")
);
--> statement-breakpoint
ALTER TABLE "experiment_deeds" ADD CONSTRAINT "experiment_deeds_owner_id_experiment_id_experiments_owner_id_id_fk" FOREIGN KEY ("owner_id","experiment_id") REFERENCES "public"."experiments"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiment_visitors" ADD CONSTRAINT "experiment_visitors_owner_id_experiment_id_experiments_owner_id_id_fk" FOREIGN KEY ("owner_id","experiment_id") REFERENCES "public"."experiments"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Hashes without an order: there is nothing to gain from compressing them.
ALTER TABLE "experiment_visitors" ALTER COLUMN "units" SET STORAGE EXTERNAL;--> statement-breakpoint
INSERT INTO "experiment_visitors" ("owner_id", "experiment_id", "phase", "group_number", "at", "units")
SELECT "owner_id", "experiment_id", "phase", "group_number", min("at"), array_agg("unit") FROM "experiment_exposures"
GROUP BY "owner_id", "experiment_id", "phase", "group_number", date_trunc('second', "at");--> statement-breakpoint
INSERT INTO "experiment_deeds" ("owner_id", "experiment_id", "unit", "before", "at", "opened", "added_to_cart", "clicked")
SELECT "owner_id", "experiment_id", "unit", "unit", "at", "opened", "added_to_cart", "clicked" FROM "experiment_exposures"
WHERE "opened" OR "added_to_cart" OR "clicked";--> statement-breakpoint
DROP TABLE "experiment_exposures";
