CREATE TABLE "shop_looks" (
	"owner_id" integer NOT NULL,
	"shop" text NOT NULL,
	"colors" jsonb,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shop_looks_owner_id_shop_pk" PRIMARY KEY("owner_id","shop")
);
