-- So that the tables can be spread over machines by owner (decision 081): unique keys hold the owner, no foreign key sets anything to null, and none closes a circle.
DROP INDEX "invites_hash";--> statement-breakpoint
DROP INDEX "password_resets_hash";--> statement-breakpoint
DROP INDEX "refresh_tokens_hash";--> statement-breakpoint
-- For tokens from before they named their owner.
CREATE INDEX "invites_hash" ON "invites" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "password_resets_hash" ON "password_resets" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "refresh_tokens_hash" ON "refresh_tokens" USING btree ("token_hash");--> statement-breakpoint
ALTER TABLE "questionnaires" DROP CONSTRAINT "questionnaires_first_question";--> statement-breakpoint
ALTER TABLE "recommenders" DROP CONSTRAINT "recommenders_questionnaire";--> statement-breakpoint
ALTER TABLE "recommenders" ADD CONSTRAINT "recommenders_questionnaire"
  FOREIGN KEY ("owner_id", "questionnaire_id") REFERENCES "questionnaires" ("owner_id", "id");--> statement-breakpoint
ALTER TABLE "answers" DROP CONSTRAINT "answers_next_question";--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_next_question"
  FOREIGN KEY ("owner_id", "next_question_id") REFERENCES "questions" ("owner_id", "id");--> statement-breakpoint
-- A function in plpgsql, whose statement is planned with the owner that it gets: one in SQL is planned without, and then no single shard can be found.
CREATE OR REPLACE FUNCTION "products_spelt_like" (owner integer, wanted text, with_excluded boolean) RETURNS TABLE (id integer, likeness real)
LANGUAGE plpgsql STABLE SET pg_trgm.word_similarity_threshold = 0.28 AS $$
BEGIN
  RETURN QUERY SELECT near.id, near.likeness FROM (
    SELECT p.id, word_similarity(product_plain(wanted), product_plain(p.title)) AS likeness,
      max(word_similarity(product_plain(wanted), product_plain(p.title))) OVER () AS likest
    FROM products p
    WHERE p.owner_id = owner AND p.deleted_at IS NULL AND (with_excluded OR (p.gone_at IS NULL AND NOT p.excluded))
      AND product_plain(wanted) <% product_plain(p.title)
  ) near WHERE near.likeness >= near.likest * 0.8;
END
$$;
