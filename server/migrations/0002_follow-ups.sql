ALTER TABLE "chat_entries" ADD COLUMN "follow_up" jsonb;--> statement-breakpoint
ALTER TABLE "chat_entries" ADD COLUMN "products_left" integer;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "follow_up_family" text;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "follow_up_key" text;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "follow_up_on" date;--> statement-breakpoint
ALTER TABLE "recommenders" ADD COLUMN "ask_follow_ups" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- Recommenders that visitors know keep asking what they asked: their owners switch it on (decision 027).
UPDATE "recommenders" SET "ask_follow_ups" = false;--> statement-breakpoint
CREATE UNIQUE INDEX "questions_follow_up_once" ON "questions" USING btree ("owner_id","questionnaire_id","follow_up_key");