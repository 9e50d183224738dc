-- What the schema language cannot say: pointers that are emptied, not followed, when their target goes.
ALTER TABLE "recommenders" ADD CONSTRAINT "recommenders_questionnaire"
  FOREIGN KEY ("owner_id", "questionnaire_id") REFERENCES "questionnaires" ("owner_id", "id") ON DELETE SET NULL ("questionnaire_id");
--> statement-breakpoint
ALTER TABLE "questionnaires" ADD CONSTRAINT "questionnaires_first_question"
  FOREIGN KEY ("owner_id", "first_question_id") REFERENCES "questions" ("owner_id", "id") ON DELETE SET NULL ("first_question_id");
--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_next_question"
  FOREIGN KEY ("owner_id", "next_question_id") REFERENCES "questions" ("owner_id", "id") ON DELETE SET NULL ("next_question_id");
--> statement-breakpoint
-- Of the platform, which knows no owners.
ALTER TABLE "kept_answers" ADD FOREIGN KEY ("owner_id") REFERENCES "owners" ("id") ON DELETE CASCADE;
--> statement-breakpoint
-- Searching products. unaccent is only called changeable because its dictionary might be; ours is not.
-- Signs become spaces, or the parser takes the number of 'CB-100' for a negative one.
CREATE FUNCTION "product_plain" (words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT translate(lower(public.unaccent('public.unaccent'::regdictionary, words)), '-_/.:+@#&', '         ')
$$;
--> statement-breakpoint
CREATE FUNCTION "product_stemmer" (language text) RETURNS regconfig LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE language
    WHEN 'en' THEN 'pg_catalog.english'::regconfig WHEN 'de' THEN 'pg_catalog.german'::regconfig
    WHEN 'fr' THEN 'pg_catalog.french'::regconfig WHEN 'es' THEN 'pg_catalog.spanish'::regconfig
    WHEN 'it' THEN 'pg_catalog.italian'::regconfig WHEN 'nl' THEN 'pg_catalog.dutch'::regconfig
    WHEN 'tr' THEN 'pg_catalog.turkish'::regconfig WHEN 'pt' THEN 'pg_catalog.portuguese'::regconfig
    ELSE 'pg_catalog.simple'::regconfig END
$$;
--> statement-breakpoint
-- The owner is a word of each product, so that the index finds an owner's products and never walks through all the others'.
CREATE FUNCTION "product_search" (owner integer, language text, title text, description text, categories text[], tags text[], attributes jsonb, vendor text, sku text)
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
CREATE INDEX "products_title_like" ON "products" USING gin (product_plain("title") gin_trgm_ops);
--> statement-breakpoint
-- Titles that are spelt nearly so: the likest, and those not much less so. The session's usual threshold misses swapped letters.
-- Of the owner's list with `excluded`, else of what visitors may be told of.
CREATE FUNCTION "products_spelt_like" (owner integer, wanted text, with_excluded boolean) RETURNS TABLE (id integer, likeness real)
LANGUAGE sql STABLE SET pg_trgm.word_similarity_threshold = 0.28 AS $$
  SELECT near.id, near.likeness FROM (
    SELECT p.id, word_similarity(product_plain(wanted), product_plain(p.title)) AS likeness,
      max(word_similarity(product_plain(wanted), product_plain(p.title))) OVER () AS likest
    FROM products p
    WHERE p.owner_id = owner AND p.deleted_at IS NULL AND (with_excluded OR (p.gone_at IS NULL AND NOT p.excluded))
      AND product_plain(wanted) <% product_plain(p.title)
  ) near WHERE near.likeness >= near.likest * 0.8
$$;
--> statement-breakpoint
-- Searching conversations: whole words and their beginnings, in any language. The owner is a word here too.
ALTER TABLE "chat_entries" ADD COLUMN "search_text" tsvector GENERATED ALWAYS AS
  (array_to_tsvector(ARRAY['#' || "owner_id"]) || to_tsvector('pg_catalog.simple', product_plain("input" || ' ' || "output"))) STORED;
--> statement-breakpoint
CREATE INDEX "chat_entries_search" ON "chat_entries" USING gin ("search_text");
