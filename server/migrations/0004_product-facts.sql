CREATE TABLE "product_facts" (
	"owner_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"family" text NOT NULL,
	"value" text NOT NULL,
	"label" text NOT NULL,
	"holds" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_facts_owner_id_product_id_family_value_pk" PRIMARY KEY("owner_id","product_id","family","value")
);
--> statement-breakpoint
ALTER TABLE "product_facts" ADD CONSTRAINT "product_facts_owner_id_product_id_products_owner_id_id_fk" FOREIGN KEY ("owner_id","product_id") REFERENCES "public"."products"("owner_id","id") ON DELETE cascade ON UPDATE no action;