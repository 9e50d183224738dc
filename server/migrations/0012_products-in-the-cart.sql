ALTER TABLE "products" ADD COLUMN "cart" jsonb;--> statement-breakpoint
ALTER TABLE "product_days" ADD COLUMN "added_to_cart" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "recommender_days" ADD COLUMN "added_to_cart" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "segment_days" ADD COLUMN "added_to_cart" integer DEFAULT 0 NOT NULL;