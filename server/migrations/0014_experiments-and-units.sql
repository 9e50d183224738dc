CREATE TABLE "experiment_days" (
	"owner_id" integer NOT NULL,
	"experiment_id" integer NOT NULL,
	"day" date NOT NULL,
	"phase" smallint NOT NULL,
	"group_number" smallint NOT NULL,
	"visitors" integer NOT NULL,
	"ordered" integer NOT NULL,
	"clicked" integer NOT NULL,
	"opened" integer NOT NULL,
	"money" double precision NOT NULL,
	"money_squares" double precision NOT NULL,
	CONSTRAINT "experiment_days_owner_id_experiment_id_day_phase_group_number_pk" PRIMARY KEY("owner_id","experiment_id","day","phase","group_number")
);
--> statement-breakpoint
CREATE TABLE "experiment_exposures" (
	"owner_id" integer NOT NULL,
	"experiment_id" integer NOT NULL,
	"unit" text NOT NULL,
	"phase" smallint NOT NULL,
	"group_number" smallint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"opened" boolean DEFAULT false NOT NULL,
	"clicked" boolean DEFAULT false NOT NULL,
	CONSTRAINT "experiment_exposures_owner_id_experiment_id_unit_pk" PRIMARY KEY("owner_id","experiment_id","unit")
);
--> statement-breakpoint
CREATE TABLE "experiment_groups" (
	"owner_id" integer NOT NULL,
	"experiment_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"recommender_id" integer,
	CONSTRAINT "experiment_groups_owner_id_experiment_id_number_pk" PRIMARY KEY("owner_id","experiment_id","number")
);
--> statement-breakpoint
CREATE TABLE "experiment_orders" (
	"owner_id" integer NOT NULL,
	"experiment_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"unit" text NOT NULL,
	"money" bigint,
	"counts" boolean NOT NULL,
	CONSTRAINT "experiment_orders_owner_id_experiment_id_order_id_pk" PRIMARY KEY("owner_id","experiment_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "experiment_phases" (
	"owner_id" integer NOT NULL,
	"experiment_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"shares" integer[] NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	CONSTRAINT "experiment_phases_owner_id_experiment_id_number_pk" PRIMARY KEY("owner_id","experiment_id","number")
);
--> statement-breakpoint
CREATE TABLE "experiments" (
	"owner_id" integer NOT NULL,
	"id" serial NOT NULL,
	"recommender_id" integer NOT NULL,
	"name" text NOT NULL,
	"question" text NOT NULL,
	"metric" text NOT NULL,
	"state" text NOT NULL,
	"archived" boolean DEFAULT false NOT NULL,
	"smallest_lift" smallint NOT NULL,
	"expected_rate" double precision NOT NULL,
	"expected_visitors" integer NOT NULL,
	"currency" text,
	"cap" bigint,
	"show_group" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	CONSTRAINT "experiments_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "measuring" (
	"owner_id" integer PRIMARY KEY NOT NULL,
	"mode" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unit_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "experiment_days" ADD CONSTRAINT "experiment_days_owner_id_experiment_id_experiments_owner_id_id_fk" FOREIGN KEY ("owner_id","experiment_id") REFERENCES "public"."experiments"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiment_exposures" ADD CONSTRAINT "experiment_exposures_owner_id_experiment_id_experiments_owner_id_id_fk" FOREIGN KEY ("owner_id","experiment_id") REFERENCES "public"."experiments"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiment_groups" ADD CONSTRAINT "experiment_groups_owner_id_experiment_id_experiments_owner_id_id_fk" FOREIGN KEY ("owner_id","experiment_id") REFERENCES "public"."experiments"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiment_orders" ADD CONSTRAINT "experiment_orders_owner_id_experiment_id_experiments_owner_id_id_fk" FOREIGN KEY ("owner_id","experiment_id") REFERENCES "public"."experiments"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiment_phases" ADD CONSTRAINT "experiment_phases_owner_id_experiment_id_experiments_owner_id_id_fk" FOREIGN KEY ("owner_id","experiment_id") REFERENCES "public"."experiments"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "experiment_orders_of_unit" ON "experiment_orders" USING btree ("owner_id","experiment_id","unit");--> statement-breakpoint
CREATE INDEX "experiments_of_recommender" ON "experiments" USING btree ("owner_id","recommender_id");--> statement-breakpoint
CREATE INDEX "experiments_to_count" ON "experiments" USING btree ("owner_id","id") WHERE "experiments"."state" <> 'draft';