CREATE TABLE "owner_texts" (
	"owner_id" integer NOT NULL,
	"id" serial NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "owner_texts_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
ALTER TABLE "catalogue_sources" ADD COLUMN "reread_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop_pages" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop_pages" ADD COLUMN "text_before" text;--> statement-breakpoint
ALTER TABLE "shop_pages" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop_pages" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop_pages" ADD COLUMN "problem" text;