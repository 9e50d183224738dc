-- Ids become 64 bit (decision 094): columns, sequences and the arguments of functions. Every table is rewritten once, which costs nothing before there is a large one.
-- Citus changes the type of no column that a table is spread by, so `npm run distribute` gathers the tables first.
DO $$
DECLARE
  is_spread boolean := false;
BEGIN
  IF to_regclass('pg_catalog.pg_dist_partition') IS NOT NULL THEN
    EXECUTE 'SELECT exists (SELECT FROM pg_dist_partition JOIN pg_class ON oid = logicalrelid WHERE relnamespace = ''public''::regnamespace)' INTO is_spread;
  END IF;
  IF is_spread THEN
    RAISE EXCEPTION 'the tables are spread over machines, and the ids of spread tables cannot be changed; run npm run distribute once, which gathers them, migrates, and spreads them again';
  END IF;
END
$$;
--> statement-breakpoint
-- What depends on the columns; made again below.
ALTER TABLE "products" DROP COLUMN "search_text";
--> statement-breakpoint
ALTER TABLE "chat_entries" DROP COLUMN "search_text";
--> statement-breakpoint
DROP FUNCTION "product_search" (integer, text, text, text, text[], text[], jsonb, text, text);
--> statement-breakpoint
DROP FUNCTION "products_spelt_like" (integer, text, boolean);
--> statement-breakpoint
DROP FUNCTION "reserve_tokens" (integer, date, uuid, text[], bigint[], bigint, integer, timestamptz, boolean);
--> statement-breakpoint
ALTER TABLE "questionnaires" ALTER COLUMN "shown_by" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "invites" ALTER COLUMN "owner_id" TYPE bigint, ALTER COLUMN "id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "owners" ALTER COLUMN "id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "password_resets" ALTER COLUMN "owner_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "recovery_codes" ALTER COLUMN "owner_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "refresh_tokens" ALTER COLUMN "owner_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "second_steps" ALTER COLUMN "owner_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "owner_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "account_activity" ALTER COLUMN "owner_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "advice_marks" ALTER COLUMN "owner_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "assistant_test_results" ALTER COLUMN "owner_id" TYPE bigint, ALTER COLUMN "test_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "assistant_test_runs" ALTER COLUMN "owner_id" TYPE bigint, ALTER COLUMN "id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "assistant_test_settings" ALTER COLUMN "owner_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "assistant_tests" ALTER COLUMN "owner_id" TYPE bigint, ALTER COLUMN "id" TYPE bigint, ALTER COLUMN "recommender_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "assistant_days" ALTER COLUMN "owner_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "assistant_fallbacks" ALTER COLUMN "owner_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "assistant_reservations" ALTER COLUMN "owner_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "assistant_settings" ALTER COLUMN "owner_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "assistant_spending" ALTER COLUMN "owner_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "passage_indexes" ALTER COLUMN "owner_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "passages" ALTER COLUMN "owner_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "catalogue_imports" ALTER COLUMN "owner_id" TYPE bigint, ALTER COLUMN "id" TYPE bigint, ALTER COLUMN "source_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "catalogue_sources" ALTER COLUMN "owner_id" TYPE bigint, ALTER COLUMN "id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "product_facts" ALTER COLUMN "owner_id" TYPE bigint, ALTER COLUMN "product_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "product_pictures" ALTER COLUMN "owner_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "owner_id" TYPE bigint, ALTER COLUMN "id" TYPE bigint, ALTER COLUMN "source_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "shop_pages" ALTER COLUMN "owner_id" TYPE bigint, ALTER COLUMN "id" TYPE bigint, ALTER COLUMN "source_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "shop_visits" ALTER COLUMN "id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "answer_days" ALTER COLUMN "owner_id" TYPE bigint, ALTER COLUMN "questionnaire_id" TYPE bigint, ALTER COLUMN "question_id" TYPE bigint, ALTER COLUMN "answer_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "product_days" ALTER COLUMN "owner_id" TYPE bigint, ALTER COLUMN "product_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "question_days" ALTER COLUMN "owner_id" TYPE bigint, ALTER COLUMN "questionnaire_id" TYPE bigint, ALTER COLUMN "question_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "questionnaire_days" ALTER COLUMN "owner_id" TYPE bigint, ALTER COLUMN "questionnaire_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "recommender_days" ALTER COLUMN "owner_id" TYPE bigint, ALTER COLUMN "recommender_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "segment_days" ALTER COLUMN "owner_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "settled_days" ALTER COLUMN "owner_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "chat_entries" ALTER COLUMN "owner_id" TYPE bigint, ALTER COLUMN "id" TYPE bigint, ALTER COLUMN "recommender_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "contacts_left" ALTER COLUMN "owner_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "engagements" ALTER COLUMN "owner_id" TYPE bigint, ALTER COLUMN "recommender_id" TYPE bigint, ALTER COLUMN "questionnaire_id" TYPE bigint, ALTER COLUMN "first_question_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "responses" ALTER COLUMN "owner_id" TYPE bigint, ALTER COLUMN "recommender_id" TYPE bigint, ALTER COLUMN "questionnaire_id" TYPE bigint, ALTER COLUMN "question_id" TYPE bigint, ALTER COLUMN "next_question_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "visitor_events" ALTER COLUMN "owner_id" TYPE bigint, ALTER COLUMN "recommender_id" TYPE bigint, ALTER COLUMN "product_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "visitor_inbox" ALTER COLUMN "owner_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "experiment_days" ALTER COLUMN "owner_id" TYPE bigint, ALTER COLUMN "experiment_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "experiment_deeds" ALTER COLUMN "owner_id" TYPE bigint, ALTER COLUMN "experiment_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "experiment_groups" ALTER COLUMN "owner_id" TYPE bigint, ALTER COLUMN "experiment_id" TYPE bigint, ALTER COLUMN "recommender_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "experiment_orders" ALTER COLUMN "owner_id" TYPE bigint, ALTER COLUMN "experiment_id" TYPE bigint, ALTER COLUMN "order_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "experiment_phases" ALTER COLUMN "owner_id" TYPE bigint, ALTER COLUMN "experiment_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "experiment_visitors" ALTER COLUMN "owner_id" TYPE bigint, ALTER COLUMN "experiment_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "experiments" ALTER COLUMN "owner_id" TYPE bigint, ALTER COLUMN "id" TYPE bigint, ALTER COLUMN "recommender_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "drafts" ALTER COLUMN "id" TYPE bigint, ALTER COLUMN "owner_id" TYPE bigint, ALTER COLUMN "recommender_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "shop_looks" ALTER COLUMN "owner_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "handover_answers" ALTER COLUMN "owner_id" TYPE bigint, ALTER COLUMN "id" TYPE bigint, ALTER COLUMN "handover_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "handover_mails" ALTER COLUMN "owner_id" TYPE bigint, ALTER COLUMN "handover_id" TYPE bigint, ALTER COLUMN "answer_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "handovers" ALTER COLUMN "owner_id" TYPE bigint, ALTER COLUMN "id" TYPE bigint, ALTER COLUMN "recommender_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "mail_stops" ALTER COLUMN "owner_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "answered_questions" ALTER COLUMN "owner_id" TYPE bigint, ALTER COLUMN "id" TYPE bigint, ALTER COLUMN "text_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "owner_texts" ALTER COLUMN "owner_id" TYPE bigint, ALTER COLUMN "id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "leads" ALTER COLUMN "id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "notification_settings" ALTER COLUMN "owner_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "order_refusals" ALTER COLUMN "owner_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "order_settings" ALTER COLUMN "owner_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "order_units" ALTER COLUMN "owner_id" TYPE bigint, ALTER COLUMN "order_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "order_visits" ALTER COLUMN "owner_id" TYPE bigint, ALTER COLUMN "order_id" TYPE bigint, ALTER COLUMN "recommender_id" TYPE bigint, ALTER COLUMN "questionnaire_id" TYPE bigint, ALTER COLUMN "answer_ids" TYPE bigint[], ALTER COLUMN "product_ids" TYPE bigint[];
--> statement-breakpoint
ALTER TABLE "order_way_states" ALTER COLUMN "owner_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "owner_id" TYPE bigint, ALTER COLUMN "id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "revenue_days" ALTER COLUMN "owner_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "owners_gone" ALTER COLUMN "number" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "retention_settings" ALTER COLUMN "owner_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "answer_pictures" ALTER COLUMN "owner_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "answers" ALTER COLUMN "owner_id" TYPE bigint, ALTER COLUMN "id" TYPE bigint, ALTER COLUMN "question_id" TYPE bigint, ALTER COLUMN "next_question_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "questionnaire_versions" ALTER COLUMN "owner_id" TYPE bigint, ALTER COLUMN "id" TYPE bigint, ALTER COLUMN "questionnaire_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "questionnaires" ALTER COLUMN "owner_id" TYPE bigint, ALTER COLUMN "id" TYPE bigint, ALTER COLUMN "first_question_id" TYPE bigint, ALTER COLUMN "shown_by" TYPE bigint[];
--> statement-breakpoint
ALTER TABLE "questions" ALTER COLUMN "owner_id" TYPE bigint, ALTER COLUMN "id" TYPE bigint, ALTER COLUMN "questionnaire_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "allowed_websites" ALTER COLUMN "owner_id" TYPE bigint, ALTER COLUMN "id" TYPE bigint, ALTER COLUMN "recommender_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "company_profiles" ALTER COLUMN "owner_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "recommender_pictures" ALTER COLUMN "owner_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "recommenders" ALTER COLUMN "owner_id" TYPE bigint, ALTER COLUMN "id" TYPE bigint, ALTER COLUMN "questionnaire_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "suggestions" ALTER COLUMN "owner_id" TYPE bigint, ALTER COLUMN "id" TYPE bigint, ALTER COLUMN "recommender_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "measuring" ALTER COLUMN "owner_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "unseen_days" ALTER COLUMN "owner_id" TYPE bigint, ALTER COLUMN "recommender_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "kept_answers" ALTER COLUMN "owner_id" TYPE bigint;
--> statement-breakpoint
ALTER TABLE "questionnaires" ALTER COLUMN "shown_by" SET DEFAULT '{}';
--> statement-breakpoint
ALTER SEQUENCE "invites_id_seq" AS bigint;
--> statement-breakpoint
ALTER SEQUENCE "owners_id_seq" AS bigint;
--> statement-breakpoint
ALTER SEQUENCE "assistant_test_runs_id_seq" AS bigint;
--> statement-breakpoint
ALTER SEQUENCE "assistant_tests_id_seq" AS bigint;
--> statement-breakpoint
ALTER SEQUENCE "catalogue_imports_id_seq" AS bigint;
--> statement-breakpoint
ALTER SEQUENCE "catalogue_sources_id_seq" AS bigint;
--> statement-breakpoint
ALTER SEQUENCE "products_id_seq" AS bigint;
--> statement-breakpoint
ALTER SEQUENCE "shop_pages_id_seq" AS bigint;
--> statement-breakpoint
ALTER SEQUENCE "shop_visits_id_seq" AS bigint;
--> statement-breakpoint
ALTER SEQUENCE "chat_entries_id_seq" AS bigint;
--> statement-breakpoint
ALTER SEQUENCE "experiments_id_seq" AS bigint;
--> statement-breakpoint
ALTER SEQUENCE "drafts_id_seq" AS bigint;
--> statement-breakpoint
ALTER SEQUENCE "handover_answers_id_seq" AS bigint;
--> statement-breakpoint
ALTER SEQUENCE "handovers_id_seq" AS bigint;
--> statement-breakpoint
ALTER SEQUENCE "answered_questions_id_seq" AS bigint;
--> statement-breakpoint
ALTER SEQUENCE "owner_texts_id_seq" AS bigint;
--> statement-breakpoint
ALTER SEQUENCE "leads_id_seq" AS bigint;
--> statement-breakpoint
ALTER SEQUENCE "orders_id_seq" AS bigint;
--> statement-breakpoint
ALTER SEQUENCE "answers_id_seq" AS bigint;
--> statement-breakpoint
ALTER SEQUENCE "questionnaire_versions_id_seq" AS bigint;
--> statement-breakpoint
ALTER SEQUENCE "questionnaires_id_seq" AS bigint;
--> statement-breakpoint
ALTER SEQUENCE "questions_id_seq" AS bigint;
--> statement-breakpoint
ALTER SEQUENCE "allowed_websites_id_seq" AS bigint;
--> statement-breakpoint
ALTER SEQUENCE "recommenders_id_seq" AS bigint;
--> statement-breakpoint
ALTER SEQUENCE "suggestions_id_seq" AS bigint;
--> statement-breakpoint
CREATE FUNCTION "product_search" (owner bigint, language text, title text, description text, categories text[], tags text[], attributes jsonb, vendor text, sku text)
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(ARRAY['#' || owner])
    || setweight(to_tsvector('pg_catalog.simple', product_plain(title)) || to_tsvector(product_stemmer(language), product_plain(title)), 'A')
    || setweight(to_tsvector('pg_catalog.simple', words) || to_tsvector(product_stemmer(language), words), 'B')
    || setweight(to_tsvector(product_stemmer(language), product_plain(left(description, 5000))), 'D')
  FROM (SELECT product_plain(array_to_string(categories || tags, ' ') || ' ' || attributes::text || ' ' || coalesce(vendor, '') || ' ' || coalesce(sku, '')) AS words) AS product
$$;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_text" tsvector GENERATED ALWAYS AS
  (product_search("owner_id", "language", "title", "description", "categories", "tags", "attributes", "vendor", "sku")) STORED;
--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search_text");
--> statement-breakpoint
ALTER TABLE "chat_entries" ADD COLUMN "search_text" tsvector GENERATED ALWAYS AS
  (array_to_tsvector(ARRAY['#' || "owner_id"]) || to_tsvector('pg_catalog.simple', product_plain("input" || ' ' || "output"))) STORED;
--> statement-breakpoint
CREATE INDEX "chat_entries_search" ON "chat_entries" USING gin ("search_text");
--> statement-breakpoint
CREATE FUNCTION "products_spelt_like" (owner bigint, wanted text, with_excluded boolean) RETURNS TABLE (id bigint, likeness real)
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
--> statement-breakpoint
CREATE FUNCTION "reserve_tokens" (owner bigint, of_day date, reservation uuid, names text[], most bigint[], wanted bigint, likely integer, ends timestamptz, alone boolean)
RETURNS SETOF text LANGUAGE plpgsql AS $$
DECLARE
  account record;
  raised integer := 0;
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  -- The owner's account has no name, so it comes last. Every reservation takes its locks in this order.
  FOR account IN SELECT who, limits FROM unnest(names, most) AS accounts (who, limits) ORDER BY who DESC LOOP
    IF account.who = '' THEN
      CONTINUE WHEN account.limits < wanted OR raised < cardinality(names) - 1;
      INSERT INTO assistant_spending AS s (owner_id, day, who, reserved) VALUES (owner, of_day, '', wanted)
      ON CONFLICT (owner_id, day, who) DO UPDATE SET reserved = s.reserved + excluded.reserved
        WHERE s.spent + s.reserved + excluded.reserved <= account.limits AND (s.reserved + s.spent = 0 OR NOT alone);
    ELSE
      INSERT INTO assistant_spending AS s (owner_id, day, who, reserved) VALUES (owner, of_day, account.who, wanted)
      ON CONFLICT (owner_id, day, who) DO UPDATE SET reserved = s.reserved + excluded.reserved
        WHERE s.spent + s.reserved = 0 OR s.spent + s.reserved + excluded.reserved <= account.limits;
    END IF;
    CONTINUE WHEN NOT FOUND;
    raised := raised + 1;
    RETURN NEXT account.who;
    IF account.who = '' THEN
      INSERT INTO assistant_reservations (owner_id, id, day, who, tokens, expected, expires_at)
      VALUES (owner, reservation, of_day, names, wanted, likely, ends);
    END IF;
  END LOOP;
END
$$;
