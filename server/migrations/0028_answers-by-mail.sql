ALTER TABLE "handover_answers" ADD COLUMN "mail_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "handover_answers_once" ON "handover_answers" USING btree ("owner_id","handover_id","mail_key");