CREATE TABLE "invites" (
	"owner_id" integer NOT NULL,
	"id" serial NOT NULL,
	"token_hash" text,
	"password_hash" text NOT NULL,
	"name" text NOT NULL,
	"surname" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invites_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "owners" (
	"id" serial PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"password_hash" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"surname" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "owners_status" CHECK ("owners"."status" in ('invited', 'active'))
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"owner_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "password_resets_owner_id_token_hash_pk" PRIMARY KEY("owner_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"owner_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"session_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"used_by" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refresh_tokens_owner_id_token_hash_pk" PRIMARY KEY("owner_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"owner_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"client" text DEFAULT '' NOT NULL,
	"renewed_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "assistant_settings" (
	"owner_id" integer PRIMARY KEY NOT NULL,
	"provider" text DEFAULT 'default' NOT NULL,
	"base_url" text DEFAULT '' NOT NULL,
	"model" text DEFAULT '' NOT NULL,
	"sealed_key" text,
	"key_end" text DEFAULT '' NOT NULL,
	"key_set_at" timestamp with time zone,
	"daily_tokens" integer,
	"unstored_on" date,
	"unstored_tokens" bigint DEFAULT 0 NOT NULL,
	"told_on" date
);
--> statement-breakpoint
CREATE TABLE "catalogue_imports" (
	"owner_id" integer NOT NULL,
	"id" serial NOT NULL,
	"source_id" integer NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"kind" text,
	"found" integer DEFAULT 0 NOT NULL,
	"imported" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"failures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"file" text,
	"heartbeat_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "catalogue_imports_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "catalogue_sources" (
	"owner_id" integer NOT NULL,
	"id" serial NOT NULL,
	"address" text NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "catalogue_sources_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "product_pictures" (
	"owner_id" integer NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_pictures_owner_id_name_pk" PRIMARY KEY("owner_id","name")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"owner_id" integer NOT NULL,
	"id" serial NOT NULL,
	"source_id" integer,
	"external_key" text NOT NULL,
	"title" text NOT NULL,
	"link" text NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"price_minor" bigint,
	"price_max_minor" bigint,
	"regular_price_minor" bigint,
	"currency" text,
	"in_stock" boolean DEFAULT true NOT NULL,
	"categories" text[] DEFAULT '{}' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"attributes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"vendor" text,
	"sku" text,
	"language" text,
	"edited" text[] DEFAULT '{}' NOT NULL,
	"excluded" boolean DEFAULT false NOT NULL,
	"gone_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "shop_pages" (
	"owner_id" integer NOT NULL,
	"id" serial NOT NULL,
	"source_id" integer NOT NULL,
	"url" text NOT NULL,
	"topic" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "shop_pages_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "shop_visits" (
	"id" serial PRIMARY KEY NOT NULL,
	"shop" text NOT NULL,
	"who" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"heartbeat_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "answer_days" (
	"owner_id" integer NOT NULL,
	"questionnaire_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"answer_id" integer NOT NULL,
	"day" date NOT NULL,
	"responses" integer DEFAULT 0 NOT NULL,
	"time_ms" bigint DEFAULT 0 NOT NULL,
	"chosen" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "answer_days_owner_id_questionnaire_id_question_id_answer_id_day_pk" PRIMARY KEY("owner_id","questionnaire_id","question_id","answer_id","day")
);
--> statement-breakpoint
CREATE TABLE "product_days" (
	"owner_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"day" date NOT NULL,
	"recommended" integer DEFAULT 0 NOT NULL,
	"clicked" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_days_owner_id_day_product_id_pk" PRIMARY KEY("owner_id","day","product_id")
);
--> statement-breakpoint
CREATE TABLE "question_days" (
	"owner_id" integer NOT NULL,
	"questionnaire_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"day" date NOT NULL,
	"responses" integer DEFAULT 0 NOT NULL,
	"time_ms" bigint DEFAULT 0 NOT NULL,
	"shown" integer DEFAULT 0 NOT NULL,
	"answered" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "question_days_owner_id_questionnaire_id_question_id_day_pk" PRIMARY KEY("owner_id","questionnaire_id","question_id","day")
);
--> statement-breakpoint
CREATE TABLE "questionnaire_days" (
	"owner_id" integer NOT NULL,
	"questionnaire_id" integer NOT NULL,
	"day" date NOT NULL,
	"displayed" integer DEFAULT 0 NOT NULL,
	"responses" integer DEFAULT 0 NOT NULL,
	"time_ms" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "questionnaire_days_owner_id_questionnaire_id_day_pk" PRIMARY KEY("owner_id","questionnaire_id","day")
);
--> statement-breakpoint
CREATE TABLE "recommender_days" (
	"owner_id" integer NOT NULL,
	"recommender_id" integer NOT NULL,
	"day" date NOT NULL,
	"displayed" integer DEFAULT 0 NOT NULL,
	"engaged" integer DEFAULT 0 NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	"closed" integer DEFAULT 0 NOT NULL,
	"clicked" integer DEFAULT 0 NOT NULL,
	"responses" integer DEFAULT 0 NOT NULL,
	"conversations" integer DEFAULT 0 NOT NULL,
	"chats" integer DEFAULT 0 NOT NULL,
	"tokens" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "recommender_days_owner_id_recommender_id_day_pk" PRIMARY KEY("owner_id","recommender_id","day")
);
--> statement-breakpoint
CREATE TABLE "segment_days" (
	"owner_id" integer NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"day" date NOT NULL,
	"displayed" integer DEFAULT 0 NOT NULL,
	"engaged" integer DEFAULT 0 NOT NULL,
	"answered" integer DEFAULT 0 NOT NULL,
	"chatted" integer DEFAULT 0 NOT NULL,
	"clicked" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "segment_days_owner_id_kind_day_value_pk" PRIMARY KEY("owner_id","kind","day","value")
);
--> statement-breakpoint
CREATE TABLE "settled_days" (
	"owner_id" integer NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "settled_days_owner_id_day_pk" PRIMARY KEY("owner_id","day")
);
--> statement-breakpoint
CREATE TABLE "chat_entries" (
	"owner_id" integer NOT NULL,
	"id" serial NOT NULL,
	"request_id" uuid NOT NULL,
	"engagement_id" uuid NOT NULL,
	"recommender_id" integer NOT NULL,
	"input" text NOT NULL,
	"output" text NOT NULL,
	"products" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"input_tokens" integer DEFAULT 0 NOT NULL,
	"output_tokens" integer DEFAULT 0 NOT NULL,
	"unanswered_as" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_entries_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "contacts_left" (
	"owner_id" integer NOT NULL,
	"engagement_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "contacts_left_owner_id_engagement_id_pk" PRIMARY KEY("owner_id","engagement_id")
);
--> statement-breakpoint
CREATE TABLE "engagements" (
	"owner_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"recommender_id" integer NOT NULL,
	"questionnaire_id" integer,
	"first_question_id" integer,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"engaged_at" timestamp with time zone,
	"page" text DEFAULT '' NOT NULL,
	"path" text DEFAULT '' NOT NULL,
	"trigger" text DEFAULT '' NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"steps" text[] DEFAULT '{}' NOT NULL,
	"steps_before" integer DEFAULT 0 NOT NULL,
	"chats" integer DEFAULT 0 NOT NULL,
	"first_chat_at" timestamp with time zone,
	"last_chat_at" timestamp with time zone,
	"reviewed_at" timestamp with time zone,
	CONSTRAINT "engagements_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "responses" (
	"owner_id" integer NOT NULL,
	"request_id" uuid NOT NULL,
	"engagement_id" uuid NOT NULL,
	"recommender_id" integer NOT NULL,
	"questionnaire_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"next_question_id" integer,
	"time_ms" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "responses_owner_id_request_id_pk" PRIMARY KEY("owner_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "visitor_events" (
	"owner_id" integer NOT NULL,
	"request_id" uuid NOT NULL,
	"engagement_id" uuid NOT NULL,
	"recommender_id" integer NOT NULL,
	"type" text NOT NULL,
	"product_id" integer,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "visitor_events_owner_id_request_id_pk" PRIMARY KEY("owner_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" uuid NOT NULL,
	"website" text NOT NULL,
	"email" text NOT NULL,
	"source" text NOT NULL,
	"phase" text NOT NULL,
	"progress" jsonb NOT NULL,
	"failure" jsonb,
	"content" jsonb,
	"heartbeat_at" timestamp with time zone NOT NULL,
	"owner_id" integer,
	"recommender_id" integer,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"owner_id" integer PRIMARY KEY NOT NULL,
	"leads" boolean DEFAULT true NOT NULL,
	"leads_mailed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "owners_gone" (
	"number" integer PRIMARY KEY NOT NULL,
	"gone_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retention_settings" (
	"owner_id" integer PRIMARY KEY NOT NULL,
	"keep_days" integer
);
--> statement-breakpoint
CREATE TABLE "answers" (
	"owner_id" integer NOT NULL,
	"id" serial NOT NULL,
	"question_id" integer NOT NULL,
	"slot" smallint NOT NULL,
	"position" smallint NOT NULL,
	"text" text NOT NULL,
	"text_for_chat" text NOT NULL,
	"next_question_id" integer,
	"image" text DEFAULT '' NOT NULL,
	"has_input_field" boolean DEFAULT false NOT NULL,
	"input_text_field" text DEFAULT '' NOT NULL,
	"has_call_to_action" boolean DEFAULT false NOT NULL,
	"call_to_action_url" text DEFAULT '' NOT NULL,
	"style" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"product_rules" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "answers_owner_id_id_pk" PRIMARY KEY("owner_id","id"),
	CONSTRAINT "answers_at_most_four" CHECK ("answers"."slot" between 0 and 3)
);
--> statement-breakpoint
CREATE TABLE "questionnaires" (
	"owner_id" integer NOT NULL,
	"id" serial NOT NULL,
	"name" text NOT NULL,
	"first_question_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "questionnaires_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"owner_id" integer NOT NULL,
	"id" serial NOT NULL,
	"questionnaire_id" integer NOT NULL,
	"text" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "questions_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "allowed_websites" (
	"owner_id" integer NOT NULL,
	"id" serial NOT NULL,
	"recommender_id" integer NOT NULL,
	"website" text NOT NULL,
	CONSTRAINT "allowed_websites_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "company_profiles" (
	"owner_id" integer PRIMARY KEY NOT NULL,
	"company_name" text NOT NULL,
	"services" text NOT NULL,
	"products" text NOT NULL,
	"contact" text NOT NULL,
	"faqs" text NOT NULL,
	"maximum_discount" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recommender_pictures" (
	"owner_id" integer NOT NULL,
	"path" text NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recommender_pictures_owner_id_path_pk" PRIMARY KEY("owner_id","path")
);
--> statement-breakpoint
CREATE TABLE "recommenders" (
	"owner_id" integer NOT NULL,
	"id" serial NOT NULL,
	"name" text NOT NULL,
	"active" boolean DEFAULT false NOT NULL,
	"questionnaire_id" integer,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"product_choice" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"snippet_seen_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recommenders_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "suggestions" (
	"owner_id" integer NOT NULL,
	"id" serial NOT NULL,
	"recommender_id" integer NOT NULL,
	"slot" smallint NOT NULL,
	"text" text NOT NULL,
	"chat_text" text NOT NULL,
	CONSTRAINT "suggestions_owner_id_id_pk" PRIMARY KEY("owner_id","id"),
	CONSTRAINT "suggestions_at_most_three" CHECK ("suggestions"."slot" between 0 and 2)
);
--> statement-breakpoint
CREATE TABLE "kept_answers" (
	"owner_id" integer NOT NULL,
	"key" text NOT NULL,
	"digest" text NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	"answer" jsonb,
	CONSTRAINT "kept_answers_owner_id_key_pk" PRIMARY KEY("owner_id","key")
);
--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_owner_id_session_id_sessions_owner_id_id_fk" FOREIGN KEY ("owner_id","session_id") REFERENCES "public"."sessions"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_imports" ADD CONSTRAINT "catalogue_imports_owner_id_source_id_catalogue_sources_owner_id_id_fk" FOREIGN KEY ("owner_id","source_id") REFERENCES "public"."catalogue_sources"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_pages" ADD CONSTRAINT "shop_pages_owner_id_source_id_catalogue_sources_owner_id_id_fk" FOREIGN KEY ("owner_id","source_id") REFERENCES "public"."catalogue_sources"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_owner_id_question_id_questions_owner_id_id_fk" FOREIGN KEY ("owner_id","question_id") REFERENCES "public"."questions"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_owner_id_questionnaire_id_questionnaires_owner_id_id_fk" FOREIGN KEY ("owner_id","questionnaire_id") REFERENCES "public"."questionnaires"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allowed_websites" ADD CONSTRAINT "allowed_websites_owner_id_recommender_id_recommenders_owner_id_id_fk" FOREIGN KEY ("owner_id","recommender_id") REFERENCES "public"."recommenders"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_owner_id_recommender_id_recommenders_owner_id_id_fk" FOREIGN KEY ("owner_id","recommender_id") REFERENCES "public"."recommenders"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invites_hash" ON "invites" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "owners_username" ON "owners" USING btree ("username");--> statement-breakpoint
CREATE UNIQUE INDEX "password_resets_hash" ON "password_resets" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "refresh_tokens_hash" ON "refresh_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "refresh_tokens_of_session" ON "refresh_tokens" USING btree ("owner_id","session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "catalogue_imports_one_under_way" ON "catalogue_imports" USING btree ("owner_id","source_id") WHERE "catalogue_imports"."status" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "catalogue_imports_of_source" ON "catalogue_imports" USING btree ("owner_id","source_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "catalogue_sources_once" ON "catalogue_sources" USING btree ("owner_id","address");--> statement-breakpoint
CREATE INDEX "product_pictures_by_time" ON "product_pictures" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "products_external_key" ON "products" USING btree ("owner_id","source_id","external_key");--> statement-breakpoint
CREATE INDEX "products_live" ON "products" USING btree ("owner_id","id") WHERE "products"."gone_at" is null and "products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "products_by_title" ON "products" USING btree ("owner_id",lower("title"),"id") WHERE "products"."gone_at" is null and "products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("owner_id","price_minor","id") WHERE "products"."gone_at" is null and "products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "products_by_time" ON "products" USING btree ("owner_id","updated_at","id") WHERE "products"."gone_at" is null and "products"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "shop_pages_once" ON "shop_pages" USING btree ("owner_id","url");--> statement-breakpoint
CREATE INDEX "chat_entries_unanswered" ON "chat_entries" USING btree ("owner_id","at" DESC NULLS FIRST) WHERE "chat_entries"."unanswered_as" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_entries_once" ON "chat_entries" USING btree ("owner_id","request_id");--> statement-breakpoint
CREATE INDEX "chat_entries_of_engagement" ON "chat_entries" USING btree ("owner_id","engagement_id","id");--> statement-breakpoint
CREATE INDEX "contacts_to_tell" ON "contacts_left" USING btree ("owner_id","at") WHERE "contacts_left"."told_at" is null;--> statement-breakpoint
CREATE INDEX "engagements_by_chat" ON "engagements" USING btree ("owner_id","last_chat_at" DESC NULLS FIRST,"id") WHERE "engagements"."last_chat_at" is not null;--> statement-breakpoint
CREATE INDEX "responses_of_engagement" ON "responses" USING btree ("owner_id","engagement_id","at");--> statement-breakpoint
CREATE INDEX "visitor_events_of_engagement" ON "visitor_events" USING btree ("owner_id","engagement_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "drafts_key" ON "drafts" USING btree ("key");--> statement-breakpoint
CREATE INDEX "drafts_expiry" ON "drafts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "leads_by_email" ON "leads" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "leads_once" ON "leads" USING btree ("kind","email") WHERE "leads"."kind" <> 'contact';--> statement-breakpoint
CREATE UNIQUE INDEX "leads_message_once" ON "leads" USING btree ("email",md5("message"),(("created_at" at time zone 'UTC')::date)) WHERE "leads"."kind" = 'contact';--> statement-breakpoint
CREATE UNIQUE INDEX "answers_slot" ON "answers" USING btree ("owner_id","question_id","slot");--> statement-breakpoint
CREATE INDEX "answers_leading_to" ON "answers" USING btree ("owner_id","next_question_id");--> statement-breakpoint
CREATE INDEX "questions_in_order" ON "questions" USING btree ("owner_id","questionnaire_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "allowed_websites_once" ON "allowed_websites" USING btree ("owner_id","recommender_id","website");--> statement-breakpoint
CREATE UNIQUE INDEX "suggestions_slot" ON "suggestions" USING btree ("owner_id","recommender_id","slot");--> statement-breakpoint
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
