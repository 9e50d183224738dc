CREATE TABLE "order_refusals" (
	"owner_id" integer NOT NULL,
	"day" date NOT NULL,
	"way" text NOT NULL,
	"reason" text NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"shop_order_id" text NOT NULL,
	"detail" text NOT NULL,
	CONSTRAINT "order_refusals_owner_id_day_way_reason_pk" PRIMARY KEY("owner_id","day","way","reason")
);
--> statement-breakpoint
CREATE TABLE "order_settings" (
	"owner_id" integer PRIMARY KEY NOT NULL,
	"woocommerce_on" boolean DEFAULT true NOT NULL,
	"shopify_on" boolean DEFAULT true NOT NULL,
	"secret_version" integer DEFAULT 1 NOT NULL,
	"shopify_secret_sealed" text,
	"page_orders" text
);
--> statement-breakpoint
CREATE TABLE "order_units" (
	"owner_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"unit" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_units_owner_id_order_id_unit_pk" PRIMARY KEY("owner_id","order_id","unit")
);
--> statement-breakpoint
CREATE TABLE "order_visits" (
	"owner_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"engagement_id" uuid NOT NULL,
	"recommender_id" integer NOT NULL,
	"questionnaire_id" integer,
	"answer_ids" integer[] NOT NULL,
	"product_ids" integer[] NOT NULL,
	CONSTRAINT "order_visits_owner_id_order_id_pk" PRIMARY KEY("owner_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "order_way_states" (
	"owner_id" integer NOT NULL,
	"way" text NOT NULL,
	"last_at" timestamp with time zone,
	"last_test_at" timestamp with time zone,
	"pinged_at" timestamp with time zone,
	"refused_at" timestamp with time zone,
	"orders" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "order_way_states_owner_id_way_pk" PRIMARY KEY("owner_id","way")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"owner_id" integer NOT NULL,
	"id" serial NOT NULL,
	"id_hash" text NOT NULL,
	"shop_order_id" text,
	"state" jsonb NOT NULL,
	"items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"arrived_at" timestamp with time zone NOT NULL,
	"doubted" text[] DEFAULT '{}' NOT NULL,
	"verdict" text,
	"status" text NOT NULL,
	"currency" text,
	"total_minor" bigint DEFAULT 0 NOT NULL,
	"refunded_minor" bigint DEFAULT 0 NOT NULL,
	"net_minor" bigint DEFAULT 0 NOT NULL,
	"counts" boolean NOT NULL,
	"notes" text[] DEFAULT '{}' NOT NULL,
	"attributed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "orders_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "revenue_days" (
	"owner_id" integer NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"minor" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "revenue_days_owner_id_kind_day_value_currency_pk" PRIMARY KEY("owner_id","kind","day","value","currency")
);
--> statement-breakpoint
ALTER TABLE "order_units" ADD CONSTRAINT "order_units_owner_id_order_id_orders_owner_id_id_fk" FOREIGN KEY ("owner_id","order_id") REFERENCES "public"."orders"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_visits" ADD CONSTRAINT "order_visits_owner_id_order_id_orders_owner_id_id_fk" FOREIGN KEY ("owner_id","order_id") REFERENCES "public"."orders"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_units_by_time" ON "order_units" USING btree ("at");--> statement-breakpoint
CREATE INDEX "order_visits_of_engagement" ON "order_visits" USING btree ("owner_id","engagement_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_once" ON "orders" USING btree ("owner_id","id_hash");--> statement-breakpoint
CREATE INDEX "orders_by_arrival" ON "orders" USING btree ("owner_id","arrived_at");--> statement-breakpoint
CREATE INDEX "orders_by_time" ON "orders" USING btree ("owner_id","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_in_currency" ON "orders" USING btree ("owner_id","currency","id") WHERE "orders"."counts";--> statement-breakpoint
CREATE INDEX "orders_with_notes" ON "orders" USING btree ("owner_id","placed_at","id") WHERE "orders"."notes" <> '{}';--> statement-breakpoint
ALTER TABLE "order_visits" ADD CONSTRAINT "order_visits_of_their_engagement" FOREIGN KEY ("owner_id","engagement_id") REFERENCES "public"."engagements"("owner_id","id") ON DELETE cascade;
