ALTER TABLE "catalogue_imports" ADD COLUMN "pages_read" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_imports" ADD COLUMN "pages_total" integer;--> statement-breakpoint
ALTER TABLE "catalogue_imports" ADD COLUMN "resume" jsonb;--> statement-breakpoint
ALTER TABLE "catalogue_imports" ADD COLUMN "queued_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "category_paths" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "variants" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "field_sources" jsonb DEFAULT '{}'::jsonb NOT NULL;