CREATE TABLE "passage_indexes" (
	"owner_id" integer PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"languages" text[] NOT NULL,
	"words" text[] NOT NULL,
	"product_words" text[] NOT NULL,
	"range_words" text[] NOT NULL,
	"built_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passages" (
	"owner_id" integer NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"source" text NOT NULL,
	"heading" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"url" text,
	"language" text,
	"search" "tsvector" NOT NULL,
	CONSTRAINT "passages_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE INDEX "passages_search" ON "passages" USING gin ("search");