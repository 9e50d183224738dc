CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
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
ALTER TABLE "invites" ADD CONSTRAINT "invites_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_owner_id_session_id_sessions_owner_id_id_fk" FOREIGN KEY ("owner_id","session_id") REFERENCES "public"."sessions"("owner_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "catalogue_imports" ADD CONSTRAINT "catalogue_imports_owner_id_source_id_catalogue_sources_owner_id_id_fk" FOREIGN KEY ("owner_id","source_id") REFERENCES "public"."catalogue_sources"("owner_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shop_pages" ADD CONSTRAINT "shop_pages_owner_id_source_id_catalogue_sources_owner_id_id_fk" FOREIGN KEY ("owner_id","source_id") REFERENCES "public"."catalogue_sources"("owner_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_owner_id_question_id_questions_owner_id_id_fk" FOREIGN KEY ("owner_id","question_id") REFERENCES "public"."questions"("owner_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_owner_id_questionnaire_id_questionnaires_owner_id_id_fk" FOREIGN KEY ("owner_id","questionnaire_id") REFERENCES "public"."questionnaires"("owner_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "allowed_websites" ADD CONSTRAINT "allowed_websites_owner_id_recommender_id_recommenders_owner_id_id_fk" FOREIGN KEY ("owner_id","recommender_id") REFERENCES "public"."recommenders"("owner_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_owner_id_recommender_id_recommenders_owner_id_id_fk" FOREIGN KEY ("owner_id","recommender_id") REFERENCES "public"."recommenders"("owner_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "invites_hash" ON "invites" USING btree ("token_hash");
--> statement-breakpoint
CREATE UNIQUE INDEX "owners_username" ON "owners" USING btree ("username");
--> statement-breakpoint
CREATE UNIQUE INDEX "password_resets_hash" ON "password_resets" USING btree ("token_hash");
--> statement-breakpoint
CREATE UNIQUE INDEX "refresh_tokens_hash" ON "refresh_tokens" USING btree ("token_hash");
--> statement-breakpoint
CREATE INDEX "refresh_tokens_of_session" ON "refresh_tokens" USING btree ("owner_id","session_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "catalogue_imports_one_under_way" ON "catalogue_imports" USING btree ("owner_id","source_id") WHERE "catalogue_imports"."status" in ('queued', 'running');
--> statement-breakpoint
CREATE INDEX "catalogue_imports_of_source" ON "catalogue_imports" USING btree ("owner_id","source_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "catalogue_sources_once" ON "catalogue_sources" USING btree ("owner_id","address");
--> statement-breakpoint
CREATE INDEX "product_pictures_by_time" ON "product_pictures" USING btree ("created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "products_external_key" ON "products" USING btree ("owner_id","source_id","external_key");
--> statement-breakpoint
CREATE INDEX "products_live" ON "products" USING btree ("owner_id","id") WHERE "products"."gone_at" is null and "products"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "products_by_title" ON "products" USING btree ("owner_id",lower("title"),"id") WHERE "products"."gone_at" is null and "products"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("owner_id","price_minor","id") WHERE "products"."gone_at" is null and "products"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "products_by_time" ON "products" USING btree ("owner_id","updated_at","id") WHERE "products"."gone_at" is null and "products"."deleted_at" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "shop_pages_once" ON "shop_pages" USING btree ("owner_id","url");
--> statement-breakpoint
CREATE INDEX "chat_entries_unanswered" ON "chat_entries" USING btree ("owner_id","at" DESC NULLS FIRST) WHERE "chat_entries"."unanswered_as" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "chat_entries_once" ON "chat_entries" USING btree ("owner_id","request_id");
--> statement-breakpoint
CREATE INDEX "chat_entries_of_engagement" ON "chat_entries" USING btree ("owner_id","engagement_id","id");
--> statement-breakpoint
CREATE INDEX "contacts_to_tell" ON "contacts_left" USING btree ("owner_id","at") WHERE "contacts_left"."told_at" is null;
--> statement-breakpoint
CREATE INDEX "engagements_by_chat" ON "engagements" USING btree ("owner_id","last_chat_at" DESC NULLS FIRST,"id") WHERE "engagements"."last_chat_at" is not null;
--> statement-breakpoint
CREATE INDEX "responses_of_engagement" ON "responses" USING btree ("owner_id","engagement_id","at");
--> statement-breakpoint
CREATE INDEX "visitor_events_of_engagement" ON "visitor_events" USING btree ("owner_id","engagement_id","at");
--> statement-breakpoint
CREATE UNIQUE INDEX "drafts_key" ON "drafts" USING btree ("key");
--> statement-breakpoint
CREATE INDEX "drafts_expiry" ON "drafts" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "leads_by_email" ON "leads" USING btree ("email");
--> statement-breakpoint
CREATE UNIQUE INDEX "leads_once" ON "leads" USING btree ("kind","email") WHERE "leads"."kind" <> 'contact';
--> statement-breakpoint
CREATE UNIQUE INDEX "leads_message_once" ON "leads" USING btree ("email",md5("message"),(("created_at" at time zone 'UTC')::date)) WHERE "leads"."kind" = 'contact';
--> statement-breakpoint
CREATE UNIQUE INDEX "answers_slot" ON "answers" USING btree ("owner_id","question_id","slot");
--> statement-breakpoint
CREATE INDEX "answers_leading_to" ON "answers" USING btree ("owner_id","next_question_id");
--> statement-breakpoint
CREATE INDEX "questions_in_order" ON "questions" USING btree ("owner_id","questionnaire_id","position");
--> statement-breakpoint
CREATE UNIQUE INDEX "allowed_websites_once" ON "allowed_websites" USING btree ("owner_id","recommender_id","website");
--> statement-breakpoint
CREATE UNIQUE INDEX "suggestions_slot" ON "suggestions" USING btree ("owner_id","recommender_id","slot");
--> statement-breakpoint
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
--> statement-breakpoint
CREATE SCHEMA drizzle;
--> statement-breakpoint
CREATE TABLE drizzle.__drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint);
--> statement-breakpoint
SET session_replication_role = replica;
--> statement-breakpoint
INSERT INTO drizzle.__drizzle_migrations (id, hash, created_at) SELECT id, hash, created_at FROM jsonb_populate_recordset(NULL::drizzle.__drizzle_migrations, '[{"id": 1, "hash": "82c852a4dd5db67e7326ff3e409f2595ecc3b323d75952ab801bae1e02ae644c", "created_at": 1795302975214}]');
--> statement-breakpoint
INSERT INTO public.allowed_websites (owner_id, id, recommender_id, website) SELECT owner_id, id, recommender_id, website FROM jsonb_populate_recordset(NULL::public.allowed_websites, '[{"id": 1, "website": "https://shop.example", "owner_id": 2, "recommender_id": 14}]');
--> statement-breakpoint
INSERT INTO public.answer_days (owner_id, questionnaire_id, question_id, answer_id, day, responses, time_ms, chosen) SELECT owner_id, questionnaire_id, question_id, answer_id, day, responses, time_ms, chosen FROM jsonb_populate_recordset(NULL::public.answer_days, '[{"day": "2026-11-22", "chosen": 3, "time_ms": 7500, "owner_id": 2, "answer_id": 18, "responses": 3, "question_id": 6, "questionnaire_id": 2},
{"day": "2026-11-22", "chosen": 3, "time_ms": 7500, "owner_id": 2, "answer_id": 20, "responses": 3, "question_id": 7, "questionnaire_id": 2}]');
--> statement-breakpoint
INSERT INTO public.answers (owner_id, id, question_id, slot, "position", text, text_for_chat, next_question_id, image, has_input_field, input_text_field, has_call_to_action, call_to_action_url, style, product_rules) SELECT owner_id, id, question_id, slot, "position", text, text_for_chat, next_question_id, image, has_input_field, input_text_field, has_call_to_action, call_to_action_url, style, product_rules FROM jsonb_populate_recordset(NULL::public.answers, '[{"id": 1, "slot": 0, "text": "Coffee", "image": "", "style": {}, "owner_id": 1, "position": 0, "question_id": 1, "product_rules": [{"field": "category", "effect": "require", "values": ["Coffee beans"], "weight": 1}], "text_for_chat": "The visitor looks for coffee beans.", "has_input_field": false, "input_text_field": "", "next_question_id": 2, "call_to_action_url": "", "has_call_to_action": false},
{"id": 2, "slot": 1, "text": "Something to brew it with", "image": "", "style": {}, "owner_id": 1, "position": 1, "question_id": 1, "product_rules": [{"field": "category", "effect": "require", "values": ["Brewing gear"], "weight": 1}], "text_for_chat": "The visitor looks for brewing gear.", "has_input_field": false, "input_text_field": "", "next_question_id": 3, "call_to_action_url": "", "has_call_to_action": false},
{"id": 3, "slot": 2, "text": "A grinder or a machine", "image": "", "style": {}, "owner_id": 1, "position": 2, "question_id": 1, "product_rules": [{"field": "category", "effect": "require", "values": ["Grinders", "Espresso machines"], "weight": 1}], "text_for_chat": "The visitor looks for a grinder or an espresso machine.", "has_input_field": false, "input_text_field": "", "next_question_id": 4, "call_to_action_url": "", "has_call_to_action": false},
{"id": 4, "slot": 3, "text": "A present", "image": "", "style": {}, "owner_id": 1, "position": 3, "question_id": 1, "product_rules": [{"field": "tag", "effect": "require", "values": ["gift"], "weight": 1}], "text_for_chat": "The visitor looks for a present.", "has_input_field": false, "input_text_field": "", "next_question_id": 5, "call_to_action_url": "", "has_call_to_action": false},
{"id": 5, "slot": 0, "text": "Fruity and bright", "image": "", "style": {}, "owner_id": 1, "position": 0, "question_id": 2, "product_rules": [{"name": "Taste", "field": "attribute", "effect": "prefer", "values": ["Fruity"], "weight": 2}], "text_for_chat": "Likes fruity, light roasts.", "has_input_field": false, "input_text_field": "", "next_question_id": 3, "call_to_action_url": "", "has_call_to_action": false},
{"id": 6, "slot": 1, "text": "Nutty and round", "image": "", "style": {}, "owner_id": 1, "position": 1, "question_id": 2, "product_rules": [{"name": "Taste", "field": "attribute", "effect": "prefer", "values": ["Nutty"], "weight": 2}], "text_for_chat": "Likes nutty, medium roasts.", "has_input_field": false, "input_text_field": "", "next_question_id": 3, "call_to_action_url": "", "has_call_to_action": false},
{"id": 7, "slot": 2, "text": "Chocolate and strong", "image": "", "style": {}, "owner_id": 1, "position": 2, "question_id": 2, "product_rules": [{"name": "Taste", "field": "attribute", "effect": "prefer", "values": ["Chocolate"], "weight": 2}, {"field": "tag", "effect": "prefer", "values": ["strong"], "weight": 1}], "text_for_chat": "Likes dark, strong roasts.", "has_input_field": false, "input_text_field": "", "next_question_id": 3, "call_to_action_url": "", "has_call_to_action": false},
{"id": 8, "slot": 3, "text": "Without caffeine", "image": "", "style": {}, "owner_id": 1, "position": 3, "question_id": 2, "product_rules": [{"field": "tag", "effect": "prefer", "values": ["decaf"], "weight": 4}], "text_for_chat": "Wants decaffeinated coffee.", "has_input_field": false, "input_text_field": "", "next_question_id": 3, "call_to_action_url": "", "has_call_to_action": false},
{"id": 9, "slot": 0, "text": "Filter", "image": "", "style": {}, "owner_id": 1, "position": 0, "question_id": 3, "product_rules": [{"name": "Brewing method", "field": "attribute", "effect": "prefer", "values": ["Filter"], "weight": 2}], "text_for_chat": "Brews filter coffee.", "has_input_field": false, "input_text_field": "", "next_question_id": 5, "call_to_action_url": "", "has_call_to_action": false},
{"id": 10, "slot": 1, "text": "French press", "image": "", "style": {}, "owner_id": 1, "position": 1, "question_id": 3, "product_rules": [{"name": "Brewing method", "field": "attribute", "effect": "prefer", "values": ["French press"], "weight": 2}], "text_for_chat": "Brews with a French press.", "has_input_field": false, "input_text_field": "", "next_question_id": 5, "call_to_action_url": "", "has_call_to_action": false},
{"id": 11, "slot": 2, "text": "Espresso", "image": "", "style": {}, "owner_id": 1, "position": 2, "question_id": 3, "product_rules": [{"name": "Brewing method", "field": "attribute", "effect": "prefer", "values": ["Espresso"], "weight": 2}], "text_for_chat": "Brews espresso.", "has_input_field": false, "input_text_field": "", "next_question_id": 5, "call_to_action_url": "", "has_call_to_action": false},
{"id": 12, "slot": 3, "text": "Moka pot", "image": "", "style": {}, "owner_id": 1, "position": 3, "question_id": 3, "product_rules": [{"name": "Brewing method", "field": "attribute", "effect": "prefer", "values": ["Moka pot"], "weight": 2}], "text_for_chat": "Brews with a moka pot.", "has_input_field": false, "input_text_field": "", "next_question_id": 5, "call_to_action_url": "", "has_call_to_action": false},
{"id": 13, "slot": 0, "text": "Up to 100 €", "image": "", "style": {}, "owner_id": 1, "position": 0, "question_id": 4, "product_rules": [{"max": 10000, "min": null, "field": "price", "effect": "require", "weight": 1}], "text_for_chat": "Wants to spend up to 100 euros.", "has_input_field": false, "input_text_field": "", "next_question_id": 5, "call_to_action_url": "", "has_call_to_action": false},
{"id": 14, "slot": 1, "text": "100 to 500 €", "image": "", "style": {}, "owner_id": 1, "position": 1, "question_id": 4, "product_rules": [{"max": 50000, "min": 10000, "field": "price", "effect": "require", "weight": 1}], "text_for_chat": "Wants to spend 100 to 500 euros.", "has_input_field": false, "input_text_field": "", "next_question_id": 5, "call_to_action_url": "", "has_call_to_action": false},
{"id": 15, "slot": 2, "text": "It may cost more", "image": "", "style": {}, "owner_id": 1, "position": 2, "question_id": 4, "product_rules": [{"field": "tag", "effect": "prefer", "values": ["precise"], "weight": 1}], "text_for_chat": "Would spend more than 500 euros.", "has_input_field": false, "input_text_field": "", "next_question_id": 5, "call_to_action_url": "", "has_call_to_action": false},
{"id": 16, "slot": 0, "text": "Yes", "image": "", "style": {}, "owner_id": 1, "position": 0, "question_id": 5, "product_rules": [], "text_for_chat": "The visitor told something about their wishes.", "has_input_field": true, "input_text_field": "I am new to this, it has to be quiet, …", "next_question_id": null, "call_to_action_url": "", "has_call_to_action": false},
{"id": 17, "slot": 1, "text": "No, show me what fits", "image": "", "style": {}, "owner_id": 1, "position": 1, "question_id": 5, "product_rules": [], "text_for_chat": "The visitor wants to see recommendations.", "has_input_field": false, "input_text_field": "", "next_question_id": null, "call_to_action_url": "", "has_call_to_action": false},
{"id": 18, "slot": 0, "text": "A mug", "image": "", "style": {}, "owner_id": 2, "position": 0, "question_id": 6, "product_rules": [{"field": "category", "effect": "prefer", "values": ["Mugs"], "weight": 1}], "text_for_chat": "The visitor wants A mug", "has_input_field": false, "input_text_field": "", "next_question_id": 7, "call_to_action_url": "", "has_call_to_action": false},
{"id": 19, "slot": 1, "text": "Something else", "image": "", "style": {}, "owner_id": 2, "position": 1, "question_id": 6, "product_rules": [], "text_for_chat": "The visitor wants Something else", "has_input_field": false, "input_text_field": "", "next_question_id": null, "call_to_action_url": "", "has_call_to_action": false},
{"id": 20, "slot": 0, "text": "Blue", "image": "", "style": {}, "owner_id": 2, "position": 0, "question_id": 7, "product_rules": [{"field": "tag", "effect": "prefer", "values": ["blue"], "weight": 1}], "text_for_chat": "The visitor wants Blue", "has_input_field": false, "input_text_field": "", "next_question_id": null, "call_to_action_url": "", "has_call_to_action": false},
{"id": 21, "slot": 1, "text": "Red", "image": "", "style": {}, "owner_id": 2, "position": 1, "question_id": 7, "product_rules": [{"field": "tag", "effect": "prefer", "values": ["red"], "weight": 1}], "text_for_chat": "The visitor wants Red", "has_input_field": false, "input_text_field": "", "next_question_id": null, "call_to_action_url": "", "has_call_to_action": false}]');
--> statement-breakpoint
INSERT INTO public.catalogue_imports (owner_id, id, source_id, status, kind, found, imported, failed, message, failures, url, file, heartbeat_at, attempts, created_at, finished_at) SELECT owner_id, id, source_id, status, kind, found, imported, failed, message, failures, url, file, heartbeat_at, attempts, created_at, finished_at FROM jsonb_populate_recordset(NULL::public.catalogue_imports, '[{"id": 1, "url": "", "file": "imports/2/424549df-3ef5-4438-b691-917e003ab9a6.csv", "kind": "csv", "found": 4, "failed": 0, "status": "done", "message": "4 products imported. The file names no product pages; give the address of the shop with it to get links.", "attempts": 1, "failures": [], "imported": 4, "owner_id": 2, "source_id": 2, "created_at": "2026-11-22T03:56:36.887+00:00", "finished_at": "2026-11-22T03:56:37.108+00:00", "heartbeat_at": "2026-11-22T03:56:37.108+00:00"}]');
--> statement-breakpoint
INSERT INTO public.catalogue_sources (owner_id, id, address, url, name, about, created_at) SELECT owner_id, id, address, url, name, about, created_at FROM jsonb_populate_recordset(NULL::public.catalogue_sources, '[{"id": 1, "url": "", "name": "", "about": "", "address": "sample-shop.invalid", "owner_id": 1, "created_at": "2026-11-22T03:56:35.323323+00:00"},
{"id": 2, "url": "", "name": "", "about": "", "address": "file:products", "owner_id": 2, "created_at": "2026-11-22T03:56:36.874968+00:00"}]');
--> statement-breakpoint
INSERT INTO public.chat_entries (owner_id, id, request_id, engagement_id, recommender_id, input, output, products, input_tokens, output_tokens, unanswered_as, at) SELECT owner_id, id, request_id, engagement_id, recommender_id, input, output, products, input_tokens, output_tokens, unanswered_as, at FROM jsonb_populate_recordset(NULL::public.chat_entries,  E'[{"at": "2026-11-22T03:56:38.803+00:00", "id": 1, "input": "Do you have a blue mug?", "output": "I found this product for you:\\n• Blue mug – 12.00 (because you asked for “blue mug”, because you chose “A mug” and “Blue”)", "owner_id": 2, "products": [{"id": 21, "price": 1200, "reasons": ["because you asked for “blue mug”", "because you chose “A mug” and “Blue”"], "currency": null, "productLink": "", "productImage": "", "productTitle": "Blue mug"}], "request_id": "7b681fe6-469e-45f2-96ee-e02f813c0826", "input_tokens": 0, "engagement_id": "6b9b259b-a73e-45ce-9f9f-9192090aafb3", "output_tokens": 0, "unanswered_as": null, "recommender_id": 14},
{"at": "2026-11-22T03:56:39.261+00:00", "id": 2, "input": "Do you have a blue mug?", "output": "I found this product for you:\\n• Blue mug – 12.00 (because you asked for “blue mug”, because you chose “A mug” and “Blue”)", "owner_id": 2, "products": [{"id": 21, "price": 1200, "reasons": ["because you asked for “blue mug”", "because you chose “A mug” and “Blue”"], "currency": null, "productLink": "", "productImage": "", "productTitle": "Blue mug"}], "request_id": "b52a995d-1a37-4cca-b4bd-7c11ad4c2eea", "input_tokens": 0, "engagement_id": "7023a6b4-1681-4c94-9d8e-078b6000d73d", "output_tokens": 0, "unanswered_as": null, "recommender_id": 14},
{"at": "2026-11-22T03:56:39.644+00:00", "id": 3, "input": "Do you have a blue mug?", "output": "I found this product for you:\\n• Blue mug – 12.00 (because you asked for “blue mug”, because you chose “A mug” and “Blue”)", "owner_id": 2, "products": [{"id": 21, "price": 1200, "reasons": ["because you asked for “blue mug”", "because you chose “A mug” and “Blue”"], "currency": null, "productLink": "", "productImage": "", "productTitle": "Blue mug"}], "request_id": "46de6249-eb4a-42c2-a1b2-6e440f12426a", "input_tokens": 0, "engagement_id": "9d887093-e948-4e6c-99e4-50d461a6f41a", "output_tokens": 0, "unanswered_as": null, "recommender_id": 14}]');
--> statement-breakpoint
INSERT INTO public.company_profiles (owner_id, company_name, services, products, contact, faqs, maximum_discount, version, updated_at) SELECT owner_id, company_name, services, products, contact, faqs, maximum_discount, version, updated_at FROM jsonb_populate_recordset(NULL::public.company_profiles,  E'[{"faqs": "Q: How long does delivery take?\\nA: Two to three working days within Germany, four to six to the rest of the EU. We send on the day after roasting, on Tuesdays and Fridays.\\n\\nQ: What does delivery cost?\\nA: 3.90 € within Germany and 8.90 € to the rest of the EU. From 45 € on, delivery within Germany is free.\\n\\nQ: Can I return coffee?\\nA: Unopened bags and unused gear can be returned within 30 days. We pay the way back within Germany.\\n\\nQ: How can I pay?\\nA: By card, PayPal, bank transfer, or on invoice from the second order on.\\n\\nQ: Is there a guarantee on machines?\\nA: Three years on espresso machines and grinders, and we repair them in our own workshop afterwards.", "contact": "Write to hello@kaffeekontor.example, or call +49 30 000 0000 on weekdays from 9 to 17 h.", "version": 1, "owner_id": 1, "products": "Light roasts are fruity and suit filter coffee. Medium roasts are nutty and suit every brewer. Dark roasts taste of chocolate and suit espresso and the moka pot.\\n\\nBeans are best between one and eight weeks after roasting. Keep them in the bag, closed, away from light; never in the fridge.", "services": "We roast coffee twice a week and sell it with everything that is needed to brew it. Every bag carries its roasting date. We grind to your brewer for free.", "updated_at": "2026-11-22T03:56:35.198+00:00", "company_name": "Kaffeekontor", "maximum_discount": "10 %"}]');
--> statement-breakpoint
INSERT INTO public.engagements (owner_id, id, recommender_id, questionnaire_id, first_question_id, started_at, ended_at, engaged_at, page, path, trigger, device, steps, steps_before, chats, first_chat_at, last_chat_at, reviewed_at) SELECT owner_id, id, recommender_id, questionnaire_id, first_question_id, started_at, ended_at, engaged_at, page, path, trigger, device, steps, steps_before, chats, first_chat_at, last_chat_at, reviewed_at FROM jsonb_populate_recordset(NULL::public.engagements, '[{"id": "6b9b259b-a73e-45ce-9f9f-9192090aafb3", "page": "https://shop.example/mugs", "path": "/mugs", "chats": 1, "steps": ["page", "trigger", "device", "engaged", "answered", "s2.6", "a2.6", "c2.6.18", "s2.7", "a2.7", "c2.7.20", "chatted"], "device": "phone", "trigger": "exit", "ended_at": null, "owner_id": 2, "engaged_at": "2026-11-22T03:56:38.129+00:00", "started_at": "2026-11-22T03:56:38.129+00:00", "reviewed_at": null, "last_chat_at": "2026-11-22T03:56:38.803+00:00", "steps_before": 11, "first_chat_at": "2026-11-22T03:56:38.803+00:00", "recommender_id": 14, "questionnaire_id": 2, "first_question_id": 6},
{"id": "7023a6b4-1681-4c94-9d8e-078b6000d73d", "page": "https://shop.example/mugs", "path": "/mugs", "chats": 1, "steps": ["page", "trigger", "device", "engaged", "answered", "s2.6", "a2.6", "c2.6.18", "s2.7", "a2.7", "c2.7.20", "chatted"], "device": "phone", "trigger": "exit", "ended_at": null, "owner_id": 2, "engaged_at": "2026-11-22T03:56:38.932+00:00", "started_at": "2026-11-22T03:56:38.932+00:00", "reviewed_at": null, "last_chat_at": "2026-11-22T03:56:39.261+00:00", "steps_before": 11, "first_chat_at": "2026-11-22T03:56:39.261+00:00", "recommender_id": 14, "questionnaire_id": 2, "first_question_id": 6},
{"id": "9d887093-e948-4e6c-99e4-50d461a6f41a", "page": "https://shop.example/mugs", "path": "/mugs", "chats": 1, "steps": ["page", "trigger", "device", "engaged", "answered", "s2.6", "a2.6", "c2.6.18", "s2.7", "a2.7", "c2.7.20", "chatted"], "device": "phone", "trigger": "exit", "ended_at": null, "owner_id": 2, "engaged_at": "2026-11-22T03:56:39.352+00:00", "started_at": "2026-11-22T03:56:39.352+00:00", "reviewed_at": null, "last_chat_at": "2026-11-22T03:56:39.644+00:00", "steps_before": 11, "first_chat_at": "2026-11-22T03:56:39.644+00:00", "recommender_id": 14, "questionnaire_id": 2, "first_question_id": 6}]');
--> statement-breakpoint
INSERT INTO public.invites (owner_id, id, token_hash, password_hash, name, surname, expires_at, accepted_at, created_at) SELECT owner_id, id, token_hash, password_hash, name, surname, expires_at, accepted_at, created_at FROM jsonb_populate_recordset(NULL::public.invites, '[{"id": 1, "name": "Ada", "surname": "Löwe", "owner_id": 2, "created_at": "2026-11-22T03:56:36.144266+00:00", "expires_at": "2026-11-29T03:56:36.157+00:00", "token_hash": "OBD6LcK8vwgzx253OyCfwYGS6HHWVTNaaHwu2cy84y0", "accepted_at": "2026-11-22T03:56:36.46+00:00", "password_hash": "$argon2id$v=19$m=19456,t=2,p=1$vE1EHmCe4DpaF3uEoy2tUQ$QtM4OoEq4Tr9LlYX6yZgGHJX99uvIo+vfRxHSEpfDsM"}]');
--> statement-breakpoint
INSERT INTO public.leads (id, kind, email, message, details, created_at) SELECT id, kind, email, message, details, created_at FROM jsonb_populate_recordset(NULL::public.leads, '[{"id": 1, "kind": "early_adopter", "email": "owner@first-release.test", "details": {"name": "Ada", "consent": false, "surname": "Löwe", "traffic": "less than 100", "plattform": "Shopify", "websiteAdress": "https://shop.example"}, "message": "", "created_at": "2026-11-22T03:56:36.144266+00:00"}]');
--> statement-breakpoint
INSERT INTO public.owners (id, username, password_hash, name, surname, status, created_at) SELECT id, username, password_hash, name, surname, status, created_at FROM jsonb_populate_recordset(NULL::public.owners, '[{"id": 1, "name": "Demo", "status": "active", "surname": "", "username": "demo@parley.invalid", "created_at": "2026-11-22T03:56:35.184675+00:00", "password_hash": "$argon2id$v=19$m=19456,t=2,p=1$OviTc90w8OAk4TjoD0HNPw$0W62GTOnZnR7tk+SxhHjd/BNw4M8rWYhDOairREHyvA"},
{"id": 2, "name": "Ada", "status": "active", "surname": "Löwe", "username": "owner@first-release.test", "created_at": "2026-11-22T03:56:36.144266+00:00", "password_hash": "$argon2id$v=19$m=19456,t=2,p=1$vE1EHmCe4DpaF3uEoy2tUQ$QtM4OoEq4Tr9LlYX6yZgGHJX99uvIo+vfRxHSEpfDsM"}]');
--> statement-breakpoint
INSERT INTO public.product_days (owner_id, product_id, day, recommended, clicked) SELECT owner_id, product_id, day, recommended, clicked FROM jsonb_populate_recordset(NULL::public.product_days, '[{"day": "2026-11-22", "clicked": 0, "owner_id": 2, "product_id": 21, "recommended": 3}]');
--> statement-breakpoint
INSERT INTO public.products (owner_id, id, source_id, external_key, title, link, image, description, price_minor, price_max_minor, regular_price_minor, currency, in_stock, categories, tags, attributes, vendor, sku, language, edited, excluded, gone_at, deleted_at, created_at, updated_at) SELECT owner_id, id, source_id, external_key, title, link, image, description, price_minor, price_max_minor, regular_price_minor, currency, in_stock, categories, tags, attributes, vendor, sku, language, edited, excluded, gone_at, deleted_at, created_at, updated_at FROM jsonb_populate_recordset(NULL::public.products, '[{"id": 1, "sku": "yirgacheffe-light", "link": "http://127.0.0.1:46851/sample-shop/product/yirgacheffe-light", "tags": ["fruity", "filter", "organic"], "image": "http://127.0.0.1:46851/sample-shop/picture/yirgacheffe-light.svg", "title": "Yirgacheffe, light roast, 250 g", "edited": [], "vendor": null, "gone_at": null, "currency": "EUR", "excluded": false, "in_stock": true, "language": "en", "owner_id": 1, "source_id": 1, "attributes": {"Roast": ["Light"], "Taste": ["Fruity"], "Brewing method": ["Filter"]}, "categories": ["Coffee beans"], "created_at": "2026-11-22T03:56:35.396115+00:00", "deleted_at": null, "updated_at": "2026-11-22T03:56:35.396115+00:00", "description": "Washed coffee from southern Ethiopia with jasmine, lemon and peach. At its best as filter coffee.", "price_minor": 1290, "external_key": "yirgacheffe-light", "price_max_minor": null, "regular_price_minor": null},
{"id": 2, "sku": "nyeri-light", "link": "http://127.0.0.1:46851/sample-shop/product/nyeri-light", "tags": ["fruity", "filter"], "image": "http://127.0.0.1:46851/sample-shop/picture/nyeri-light.svg", "title": "Nyeri AA, light roast, 250 g", "edited": [], "vendor": null, "gone_at": null, "currency": "EUR", "excluded": false, "in_stock": true, "language": "en", "owner_id": 1, "source_id": 1, "attributes": {"Roast": ["Light"], "Taste": ["Fruity"], "Brewing method": ["Filter"]}, "categories": ["Coffee beans"], "created_at": "2026-11-22T03:56:35.396115+00:00", "deleted_at": null, "updated_at": "2026-11-22T03:56:35.396115+00:00", "description": "Kenyan coffee with blackcurrant and a long, juicy finish. For those who like it bright.", "price_minor": 1490, "external_key": "nyeri-light", "price_max_minor": null, "regular_price_minor": null},
{"id": 3, "sku": "huila-medium", "link": "http://127.0.0.1:46851/sample-shop/product/huila-medium", "tags": ["balanced", "all-rounder", "organic"], "image": "http://127.0.0.1:46851/sample-shop/picture/huila-medium.svg", "title": "Huila, medium roast, 500 g", "edited": [], "vendor": null, "gone_at": null, "currency": "EUR", "excluded": false, "in_stock": true, "language": "en", "owner_id": 1, "source_id": 1, "attributes": {"Roast": ["Medium"], "Taste": ["Nutty"], "Brewing method": ["Filter", "French press"]}, "categories": ["Coffee beans"], "created_at": "2026-11-22T03:56:35.396115+00:00", "deleted_at": null, "updated_at": "2026-11-22T03:56:35.396115+00:00", "description": "A balanced Colombian coffee with hazelnut, caramel and red apple. Hard to get wrong, in any brewer.", "price_minor": 1690, "external_key": "huila-medium", "price_max_minor": null, "regular_price_minor": null},
{"id": 4, "sku": "cerrado-medium", "link": "http://127.0.0.1:46851/sample-shop/product/cerrado-medium", "tags": ["balanced", "office"], "image": "http://127.0.0.1:46851/sample-shop/picture/cerrado-medium.svg", "title": "Cerrado, medium roast, 1 kg", "edited": [], "vendor": null, "gone_at": null, "currency": "EUR", "excluded": false, "in_stock": true, "language": "en", "owner_id": 1, "source_id": 1, "attributes": {"Roast": ["Medium"], "Taste": ["Nutty"], "Brewing method": ["French press", "Espresso"]}, "categories": ["Coffee beans"], "created_at": "2026-11-22T03:56:35.396115+00:00", "deleted_at": null, "updated_at": "2026-11-22T03:56:35.396115+00:00", "description": "Brazilian coffee with roasted almond and milk chocolate, low in acid. The big bag for kitchens with many cups.", "price_minor": 2490, "external_key": "cerrado-medium", "price_max_minor": null, "regular_price_minor": null},
{"id": 5, "sku": "napoli-dark", "link": "http://127.0.0.1:46851/sample-shop/product/napoli-dark", "tags": ["strong", "espresso"], "image": "http://127.0.0.1:46851/sample-shop/picture/napoli-dark.svg", "title": "Napoli espresso, dark roast, 500 g", "edited": [], "vendor": null, "gone_at": null, "currency": "EUR", "excluded": false, "in_stock": true, "language": "en", "owner_id": 1, "source_id": 1, "attributes": {"Roast": ["Dark"], "Taste": ["Chocolate"], "Brewing method": ["Espresso", "Moka pot"]}, "categories": ["Coffee beans"], "created_at": "2026-11-22T03:56:35.396115+00:00", "deleted_at": null, "updated_at": "2026-11-22T03:56:35.396115+00:00", "description": "A southern Italian blend with bitter chocolate and a thick crema. Holds its own in milk.", "price_minor": 1590, "external_key": "napoli-dark", "price_max_minor": null, "regular_price_minor": null},
{"id": 6, "sku": "milano-espresso", "link": "http://127.0.0.1:46851/sample-shop/product/milano-espresso", "tags": ["espresso", "balanced"], "image": "http://127.0.0.1:46851/sample-shop/picture/milano-espresso.svg", "title": "Milano espresso, medium roast, 500 g", "edited": [], "vendor": null, "gone_at": null, "currency": "EUR", "excluded": false, "in_stock": true, "language": "en", "owner_id": 1, "source_id": 1, "attributes": {"Roast": ["Medium"], "Taste": ["Chocolate"], "Brewing method": ["Espresso"]}, "categories": ["Coffee beans"], "created_at": "2026-11-22T03:56:35.396115+00:00", "deleted_at": null, "updated_at": "2026-11-22T03:56:35.396115+00:00", "description": "A round espresso with cocoa and dried fig. Sweet enough to drink without sugar.", "price_minor": 1690, "external_key": "milano-espresso", "price_max_minor": null, "regular_price_minor": null},
{"id": 7, "sku": "decaf-chiapas", "link": "http://127.0.0.1:46851/sample-shop/product/decaf-chiapas", "tags": ["decaf", "organic"], "image": "http://127.0.0.1:46851/sample-shop/picture/decaf-chiapas.svg", "title": "Chiapas decaf, medium roast, 250 g", "edited": [], "vendor": null, "gone_at": null, "currency": "EUR", "excluded": false, "in_stock": true, "language": "en", "owner_id": 1, "source_id": 1, "attributes": {"Roast": ["Medium"], "Taste": ["Nutty"], "Brewing method": ["Filter", "Espresso"]}, "categories": ["Coffee beans"], "created_at": "2026-11-22T03:56:35.396115+00:00", "deleted_at": null, "updated_at": "2026-11-22T03:56:35.396115+00:00", "description": "Decaffeinated in Mexico with mountain water, nothing else. Caramel and walnut until late in the evening.", "price_minor": 1190, "external_key": "decaf-chiapas", "price_max_minor": null, "regular_price_minor": null},
{"id": 8, "sku": "kaapi-dark", "link": "http://127.0.0.1:46851/sample-shop/product/kaapi-dark", "tags": ["strong", "moka"], "image": "http://127.0.0.1:46851/sample-shop/picture/kaapi-dark.svg", "title": "Kaapi Royale robusta, dark roast, 250 g", "edited": [], "vendor": null, "gone_at": null, "currency": "EUR", "excluded": false, "in_stock": false, "language": "en", "owner_id": 1, "source_id": 1, "attributes": {"Roast": ["Dark"], "Taste": ["Spicy"], "Brewing method": ["Moka pot", "Espresso"]}, "categories": ["Coffee beans"], "created_at": "2026-11-22T03:56:35.396115+00:00", "deleted_at": null, "updated_at": "2026-11-22T03:56:35.396115+00:00", "description": "Indian robusta with clove and dark cocoa, and twice the caffeine. Not for the faint of heart.", "price_minor": 1090, "external_key": "kaapi-dark", "price_max_minor": null, "regular_price_minor": null},
{"id": 9, "sku": "glass-dripper", "link": "http://127.0.0.1:46851/sample-shop/product/glass-dripper", "tags": ["pour-over", "gift"], "image": "http://127.0.0.1:46851/sample-shop/picture/glass-dripper.svg", "title": "Glass dripper for two cups", "edited": [], "vendor": null, "gone_at": null, "currency": "EUR", "excluded": false, "in_stock": true, "language": "en", "owner_id": 1, "source_id": 1, "attributes": {"Material": ["Glass"], "Brewing method": ["Filter"]}, "categories": ["Brewing gear"], "created_at": "2026-11-22T03:56:35.396115+00:00", "deleted_at": null, "updated_at": "2026-11-22T03:56:35.396115+00:00", "description": "Borosilicate glass with an oak collar. Takes the paper filters of size 02.", "price_minor": 2900, "external_key": "glass-dripper", "price_max_minor": null, "regular_price_minor": null},
{"id": 10, "sku": "porcelain-dripper", "link": "http://127.0.0.1:46851/sample-shop/product/porcelain-dripper", "tags": ["pour-over", "starter"], "image": "http://127.0.0.1:46851/sample-shop/picture/porcelain-dripper.svg", "title": "Porcelain dripper", "edited": [], "vendor": null, "gone_at": null, "currency": "EUR", "excluded": false, "in_stock": true, "language": "en", "owner_id": 1, "source_id": 1, "attributes": {"Material": ["Porcelain"], "Brewing method": ["Filter"]}, "categories": ["Brewing gear"], "created_at": "2026-11-22T03:56:35.396115+00:00", "deleted_at": null, "updated_at": "2026-11-22T03:56:35.396115+00:00", "description": "Keeps the heat, and survives a lifetime of mornings. The best way to begin with filter coffee.", "price_minor": 1950, "external_key": "porcelain-dripper", "price_max_minor": null, "regular_price_minor": null},
{"id": 11, "sku": "steel-french-press", "link": "http://127.0.0.1:46851/sample-shop/product/steel-french-press", "tags": ["immersion", "large"], "image": "http://127.0.0.1:46851/sample-shop/picture/steel-french-press.svg", "title": "Steel French press, 1 l", "edited": [], "vendor": null, "gone_at": null, "currency": "EUR", "excluded": false, "in_stock": true, "language": "en", "owner_id": 1, "source_id": 1, "attributes": {"Material": ["Steel"], "Brewing method": ["French press"]}, "categories": ["Brewing gear"], "created_at": "2026-11-22T03:56:35.396115+00:00", "deleted_at": null, "updated_at": "2026-11-22T03:56:35.396115+00:00", "description": "Double walls keep six cups hot for an hour. Unbreakable, dishwasher-safe, two filters.", "price_minor": 4990, "external_key": "steel-french-press", "price_max_minor": null, "regular_price_minor": null},
{"id": 12, "sku": "moka-pot-six", "link": "http://127.0.0.1:46851/sample-shop/product/moka-pot-six", "tags": ["stove", "starter"], "image": "http://127.0.0.1:46851/sample-shop/picture/moka-pot-six.svg", "title": "Moka pot for six cups", "edited": [], "vendor": null, "gone_at": null, "currency": "EUR", "excluded": false, "in_stock": true, "language": "en", "owner_id": 1, "source_id": 1, "attributes": {"Material": ["Steel"], "Brewing method": ["Moka pot"]}, "categories": ["Brewing gear"], "created_at": "2026-11-22T03:56:35.396115+00:00", "deleted_at": null, "updated_at": "2026-11-22T03:56:35.396115+00:00", "description": "Works on every stove, induction included. Strong coffee in five minutes, no electricity needed.", "price_minor": 3490, "external_key": "moka-pot-six", "price_max_minor": null, "regular_price_minor": null},
{"id": 13, "sku": "gooseneck-kettle", "link": "http://127.0.0.1:46851/sample-shop/product/gooseneck-kettle", "tags": ["pour-over", "precise"], "image": "http://127.0.0.1:46851/sample-shop/picture/gooseneck-kettle.svg", "title": "Gooseneck kettle with thermometer", "edited": [], "vendor": null, "gone_at": null, "currency": "EUR", "excluded": false, "in_stock": true, "language": "en", "owner_id": 1, "source_id": 1, "attributes": {"Material": ["Steel"], "Brewing method": ["Filter"]}, "categories": ["Brewing gear"], "created_at": "2026-11-22T03:56:35.396115+00:00", "deleted_at": null, "updated_at": "2026-11-22T03:56:35.396115+00:00", "description": "Pours as slowly as you like, to the degree. One litre, brushed steel.", "price_minor": 6900, "external_key": "gooseneck-kettle", "price_max_minor": null, "regular_price_minor": null},
{"id": 14, "sku": "stoneware-cup", "link": "http://127.0.0.1:46851/sample-shop/product/stoneware-cup", "tags": ["gift", "handmade"], "image": "http://127.0.0.1:46851/sample-shop/picture/stoneware-cup.svg", "title": "Stoneware cup, 200 ml", "edited": [], "vendor": null, "gone_at": null, "currency": "EUR", "excluded": false, "in_stock": true, "language": "en", "owner_id": 1, "source_id": 1, "attributes": {"Material": ["Stoneware"]}, "categories": ["Brewing gear"], "created_at": "2026-11-22T03:56:35.396115+00:00", "deleted_at": null, "updated_at": "2026-11-22T03:56:35.396115+00:00", "description": "Turned and glazed by hand, so no two are the same. Feels right at six in the morning.", "price_minor": 1600, "external_key": "stoneware-cup", "price_max_minor": null, "regular_price_minor": null},
{"id": 15, "sku": "hand-grinder", "link": "http://127.0.0.1:46851/sample-shop/product/hand-grinder", "tags": ["travel", "quiet", "starter"], "image": "http://127.0.0.1:46851/sample-shop/picture/hand-grinder.svg", "title": "Hand grinder with steel burrs", "edited": [], "vendor": null, "gone_at": null, "currency": "EUR", "excluded": false, "in_stock": true, "language": "en", "owner_id": 1, "source_id": 1, "attributes": {"Drive": ["By hand"], "Brewing method": ["Filter", "French press", "Moka pot"]}, "categories": ["Grinders"], "created_at": "2026-11-22T03:56:35.396115+00:00", "deleted_at": null, "updated_at": "2026-11-22T03:56:35.396115+00:00", "description": "Thirty clicks from Turkish to French press. Fits into a rucksack and wakes nobody.", "price_minor": 5900, "external_key": "hand-grinder", "price_max_minor": null, "regular_price_minor": null},
{"id": 16, "sku": "filter-grinder", "link": "http://127.0.0.1:46851/sample-shop/product/filter-grinder", "tags": ["kitchen"], "image": "http://127.0.0.1:46851/sample-shop/picture/filter-grinder.svg", "title": "Electric grinder for filter coffee", "edited": [], "vendor": null, "gone_at": null, "currency": "EUR", "excluded": false, "in_stock": true, "language": "en", "owner_id": 1, "source_id": 1, "attributes": {"Drive": ["Electric"], "Brewing method": ["Filter", "French press"]}, "categories": ["Grinders"], "created_at": "2026-11-22T03:56:35.396115+00:00", "deleted_at": null, "updated_at": "2026-11-22T03:56:35.396115+00:00", "description": "Flat burrs, forty settings, a timer for the dose. Even grounds make the cup clearer.", "price_minor": 14900, "external_key": "filter-grinder", "price_max_minor": null, "regular_price_minor": null},
{"id": 17, "sku": "espresso-grinder", "link": "http://127.0.0.1:46851/sample-shop/product/espresso-grinder", "tags": ["kitchen", "precise"], "image": "http://127.0.0.1:46851/sample-shop/picture/espresso-grinder.svg", "title": "Electric grinder for espresso", "edited": [], "vendor": null, "gone_at": null, "currency": "EUR", "excluded": false, "in_stock": true, "language": "en", "owner_id": 1, "source_id": 1, "attributes": {"Drive": ["Electric"], "Brewing method": ["Espresso"]}, "categories": ["Grinders"], "created_at": "2026-11-22T03:56:35.396115+00:00", "deleted_at": null, "updated_at": "2026-11-22T03:56:35.396115+00:00", "description": "Stepless conical burrs that grind straight into the portafilter. Quiet for its size.", "price_minor": 27900, "external_key": "espresso-grinder", "price_max_minor": null, "regular_price_minor": null},
{"id": 18, "sku": "single-boiler", "link": "http://127.0.0.1:46851/sample-shop/product/single-boiler", "tags": ["starter"], "image": "http://127.0.0.1:46851/sample-shop/picture/single-boiler.svg", "title": "Espresso machine with one boiler", "edited": [], "vendor": null, "gone_at": null, "currency": "EUR", "excluded": false, "in_stock": true, "language": "en", "owner_id": 1, "source_id": 1, "attributes": {"Drive": ["Electric"], "Brewing method": ["Espresso"]}, "categories": ["Espresso machines"], "created_at": "2026-11-22T03:56:35.396115+00:00", "deleted_at": null, "updated_at": "2026-11-22T03:56:35.396115+00:00", "description": "A commercial portafilter and a steel body for the price of a capsule machine. Made to be repaired.", "price_minor": 44900, "external_key": "single-boiler", "price_max_minor": null, "regular_price_minor": null},
{"id": 19, "sku": "dual-boiler", "link": "http://127.0.0.1:46851/sample-shop/product/dual-boiler", "tags": ["precise", "large"], "image": "http://127.0.0.1:46851/sample-shop/picture/dual-boiler.svg", "title": "Espresso machine with two boilers", "edited": [], "vendor": null, "gone_at": null, "currency": "EUR", "excluded": false, "in_stock": true, "language": "en", "owner_id": 1, "source_id": 1, "attributes": {"Drive": ["Electric"], "Brewing method": ["Espresso"]}, "categories": ["Espresso machines"], "created_at": "2026-11-22T03:56:35.396115+00:00", "deleted_at": null, "updated_at": "2026-11-22T03:56:35.396115+00:00", "description": "Brews and steams at once, holds the temperature to half a degree, remembers four profiles.", "price_minor": 139900, "external_key": "dual-boiler", "price_max_minor": null, "regular_price_minor": null},
{"id": 20, "sku": "tasting-box", "link": "http://127.0.0.1:46851/sample-shop/product/tasting-box", "tags": ["gift", "starter"], "image": "http://127.0.0.1:46851/sample-shop/picture/tasting-box.svg", "title": "Tasting box: four coffees, 4 × 100 g", "edited": [], "vendor": null, "gone_at": null, "currency": "EUR", "excluded": false, "in_stock": true, "language": "en", "owner_id": 1, "source_id": 1, "attributes": {"Taste": ["Fruity", "Nutty", "Chocolate"], "Brewing method": ["Filter", "French press", "Espresso"]}, "categories": ["Gifts"], "created_at": "2026-11-22T03:56:35.396115+00:00", "deleted_at": null, "updated_at": "2026-11-22T03:56:35.396115+00:00", "description": "Two light, one medium, one dark, with a card that says what to look for. The way to find out what you like.", "price_minor": 2200, "external_key": "tasting-box", "price_max_minor": null, "regular_price_minor": null},
{"id": 21, "sku": null, "link": "", "tags": ["blue"], "image": "", "title": "Blue mug", "edited": [], "vendor": "Potter", "gone_at": null, "currency": null, "excluded": false, "in_stock": true, "language": null, "owner_id": 2, "source_id": 2, "attributes": {}, "categories": ["Mugs"], "created_at": "2026-11-22T03:56:37.0521+00:00", "deleted_at": null, "updated_at": "2026-11-22T03:56:37.0521+00:00", "description": "A blue mug of 300 ml", "price_minor": 1200, "external_key": "/products/blue-mug", "price_max_minor": null, "regular_price_minor": null},
{"id": 22, "sku": null, "link": "", "tags": ["red"], "image": "", "title": "Red mug", "edited": [], "vendor": "Potter", "gone_at": null, "currency": null, "excluded": false, "in_stock": true, "language": null, "owner_id": 2, "source_id": 2, "attributes": {}, "categories": ["Mugs"], "created_at": "2026-11-22T03:56:37.0521+00:00", "deleted_at": null, "updated_at": "2026-11-22T03:56:37.0521+00:00", "description": "A red mug of 300 ml", "price_minor": 1400, "external_key": "/products/red-mug", "price_max_minor": null, "regular_price_minor": null},
{"id": 23, "sku": null, "link": "", "tags": ["green"], "image": "", "title": "Green bowl", "edited": [], "vendor": "Potter", "gone_at": null, "currency": null, "excluded": false, "in_stock": true, "language": null, "owner_id": 2, "source_id": 2, "attributes": {}, "categories": ["Bowls"], "created_at": "2026-11-22T03:56:37.0521+00:00", "deleted_at": null, "updated_at": "2026-11-22T03:56:37.0521+00:00", "description": "A bowl for soup", "price_minor": 2200, "external_key": "/products/green-bowl", "price_max_minor": null, "regular_price_minor": null},
{"id": 24, "sku": null, "link": "", "tags": ["white"], "image": "", "title": "Tea pot", "edited": [], "vendor": "Kettle & Co", "gone_at": null, "currency": null, "excluded": false, "in_stock": true, "language": null, "owner_id": 2, "source_id": 2, "attributes": {}, "categories": ["Pots"], "created_at": "2026-11-22T03:56:37.0521+00:00", "deleted_at": null, "updated_at": "2026-11-22T03:56:37.0521+00:00", "description": "Holds a litre", "price_minor": 3950, "external_key": "/products/tea-pot", "price_max_minor": null, "regular_price_minor": null}]');
--> statement-breakpoint
INSERT INTO public.question_days (owner_id, questionnaire_id, question_id, day, responses, time_ms, shown, answered) SELECT owner_id, questionnaire_id, question_id, day, responses, time_ms, shown, answered FROM jsonb_populate_recordset(NULL::public.question_days, '[{"day": "2026-11-22", "shown": 3, "time_ms": 7500, "answered": 3, "owner_id": 2, "responses": 3, "question_id": 6, "questionnaire_id": 2},
{"day": "2026-11-22", "shown": 3, "time_ms": 7500, "answered": 3, "owner_id": 2, "responses": 3, "question_id": 7, "questionnaire_id": 2}]');
--> statement-breakpoint
INSERT INTO public.questionnaire_days (owner_id, questionnaire_id, day, displayed, responses, time_ms) SELECT owner_id, questionnaire_id, day, displayed, responses, time_ms FROM jsonb_populate_recordset(NULL::public.questionnaire_days, '[{"day": "2026-11-22", "time_ms": 15000, "owner_id": 2, "displayed": 3, "responses": 6, "questionnaire_id": 2}]');
--> statement-breakpoint
INSERT INTO public.questionnaires (owner_id, id, name, first_question_id, created_at) SELECT owner_id, id, name, first_question_id, created_at FROM jsonb_populate_recordset(NULL::public.questionnaires, '[{"id": 1, "name": "Find your coffee", "owner_id": 1, "created_at": "2026-11-22T03:56:35.184675+00:00", "first_question_id": 1},
{"id": 2, "name": "Which cup?", "owner_id": 2, "created_at": "2026-11-22T03:56:37.301151+00:00", "first_question_id": 6}]');
--> statement-breakpoint
INSERT INTO public.questions (owner_id, id, questionnaire_id, text, "position") SELECT owner_id, id, questionnaire_id, text, "position" FROM jsonb_populate_recordset(NULL::public.questions, '[{"id": 1, "text": "What are you looking for today?", "owner_id": 1, "position": 0, "questionnaire_id": 1},
{"id": 2, "text": "How do you like it to taste?", "owner_id": 1, "position": 1, "questionnaire_id": 1},
{"id": 3, "text": "How do you brew?", "owner_id": 1, "position": 2, "questionnaire_id": 1},
{"id": 4, "text": "What would you like to spend?", "owner_id": 1, "position": 3, "questionnaire_id": 1},
{"id": 5, "text": "Anything else we should know?", "owner_id": 1, "position": 4, "questionnaire_id": 1},
{"id": 6, "text": "What do you need?", "owner_id": 2, "position": 0, "questionnaire_id": 2},
{"id": 7, "text": "Which colour?", "owner_id": 2, "position": 1, "questionnaire_id": 2}]');
--> statement-breakpoint
INSERT INTO public.recommender_days (owner_id, recommender_id, day, displayed, engaged, opened, closed, clicked, responses, conversations, chats, tokens) SELECT owner_id, recommender_id, day, displayed, engaged, opened, closed, clicked, responses, conversations, chats, tokens FROM jsonb_populate_recordset(NULL::public.recommender_days, '[{"day": "2026-11-22", "chats": 3, "closed": 0, "opened": 3, "tokens": 0, "clicked": 0, "engaged": 3, "owner_id": 2, "displayed": 3, "responses": 6, "conversations": 3, "recommender_id": 14}]');
--> statement-breakpoint
INSERT INTO public.recommenders (owner_id, id, name, active, questionnaire_id, settings, product_choice, version, snippet_seen_at, created_at, updated_at) SELECT owner_id, id, name, active, questionnaire_id, settings, product_choice, version, snippet_seen_at, created_at, updated_at FROM jsonb_populate_recordset(NULL::public.recommenders, '[{"id": 13, "name": "Coffee finder", "active": true, "version": 1, "owner_id": 1, "settings": {"popupTitle": "Which coffee is yours?", "popupContent": "Four short questions, and we show you what fits. Or just ask.", "activateOnExit": false, "popupChatStartMessage": "Hello! I know our coffee and everything to brew it with.", "popupExampleInputChatGPT": "Ask about coffee, delivery, returns …"}, "created_at": "2026-11-22T03:56:35.184675+00:00", "updated_at": "2026-11-22T03:56:35.184675+00:00", "product_choice": {}, "snippet_seen_at": null, "questionnaire_id": 1},
{"id": 14, "name": "Cup finder", "active": true, "version": 2, "owner_id": 2, "settings": {"popupTitle": "Find your cup"}, "created_at": "2026-11-22T03:56:37.742023+00:00", "updated_at": "2026-11-22T03:56:37.784+00:00", "product_choice": {}, "snippet_seen_at": null, "questionnaire_id": 2}]');
--> statement-breakpoint
INSERT INTO public.refresh_tokens (owner_id, token_hash, session_id, expires_at, used_at, used_by, created_at) SELECT owner_id, token_hash, session_id, expires_at, used_at, used_by, created_at FROM jsonb_populate_recordset(NULL::public.refresh_tokens, '[{"used_at": null, "used_by": "", "owner_id": 2, "created_at": "2026-11-22T03:56:36.6941+00:00", "expires_at": "2026-12-22T03:56:36.692+00:00", "session_id": "e768b087-f6c5-482d-9a96-043578039dd9", "token_hash": "EZo4uTTfjVzBBGiRtof08eT1_3vGnx_kjDDzI8iDLHY"}]');
--> statement-breakpoint
INSERT INTO public.responses (owner_id, request_id, engagement_id, recommender_id, questionnaire_id, question_id, answers, next_question_id, time_ms, at) SELECT owner_id, request_id, engagement_id, recommender_id, questionnaire_id, question_id, answers, next_question_id, time_ms, at FROM jsonb_populate_recordset(NULL::public.responses, '[{"at": "2026-11-22T03:56:39.53+00:00", "answers": [{"text": "", "answerId": 20}], "time_ms": 2500, "owner_id": 2, "request_id": "18cb8560-5a17-4cab-bccb-d161e6292655", "question_id": 7, "engagement_id": "9d887093-e948-4e6c-99e4-50d461a6f41a", "recommender_id": 14, "next_question_id": null, "questionnaire_id": 2},
{"at": "2026-11-22T03:56:39.47+00:00", "answers": [{"text": "", "answerId": 18}], "time_ms": 2500, "owner_id": 2, "request_id": "1996ee6b-aa1d-40d0-bc0d-a546341a6504", "question_id": 6, "engagement_id": "9d887093-e948-4e6c-99e4-50d461a6f41a", "recommender_id": 14, "next_question_id": 7, "questionnaire_id": 2},
{"at": "2026-11-22T03:56:39.085+00:00", "answers": [{"text": "", "answerId": 20}], "time_ms": 2500, "owner_id": 2, "request_id": "407b414b-da75-47de-b703-6577076ec468", "question_id": 7, "engagement_id": "7023a6b4-1681-4c94-9d8e-078b6000d73d", "recommender_id": 14, "next_question_id": null, "questionnaire_id": 2},
{"at": "2026-11-22T03:56:39.023+00:00", "answers": [{"text": "", "answerId": 18}], "time_ms": 2500, "owner_id": 2, "request_id": "4a09ca9f-5cf8-4246-a262-d27e302abcb1", "question_id": 6, "engagement_id": "7023a6b4-1681-4c94-9d8e-078b6000d73d", "recommender_id": 14, "next_question_id": 7, "questionnaire_id": 2},
{"at": "2026-11-22T03:56:38.258+00:00", "answers": [{"text": "", "answerId": 18}], "time_ms": 2500, "owner_id": 2, "request_id": "520a5fe9-1d9f-416d-a087-0fc65ab29e8f", "question_id": 6, "engagement_id": "6b9b259b-a73e-45ce-9f9f-9192090aafb3", "recommender_id": 14, "next_question_id": 7, "questionnaire_id": 2},
{"at": "2026-11-22T03:56:38.332+00:00", "answers": [{"text": "", "answerId": 20}], "time_ms": 2500, "owner_id": 2, "request_id": "76b33945-f02e-446f-8df0-62a0d3153470", "question_id": 7, "engagement_id": "6b9b259b-a73e-45ce-9f9f-9192090aafb3", "recommender_id": 14, "next_question_id": null, "questionnaire_id": 2}]');
--> statement-breakpoint
INSERT INTO public.segment_days (owner_id, kind, value, day, displayed, engaged, answered, chatted, clicked) SELECT owner_id, kind, value, day, displayed, engaged, answered, chatted, clicked FROM jsonb_populate_recordset(NULL::public.segment_days, '[{"day": "2026-11-22", "kind": "device", "value": "phone", "chatted": 3, "clicked": 0, "engaged": 3, "answered": 3, "owner_id": 2, "displayed": 3},
{"day": "2026-11-22", "kind": "page", "value": "/mugs", "chatted": 3, "clicked": 0, "engaged": 3, "answered": 3, "owner_id": 2, "displayed": 3},
{"day": "2026-11-22", "kind": "recommender", "value": "14", "chatted": 3, "clicked": 0, "engaged": 3, "answered": 3, "owner_id": 2, "displayed": 3},
{"day": "2026-11-22", "kind": "trigger", "value": "exit", "chatted": 3, "clicked": 0, "engaged": 3, "answered": 3, "owner_id": 2, "displayed": 3}]');
--> statement-breakpoint
INSERT INTO public.sessions (owner_id, id, client, renewed_at, revoked_at, created_at) SELECT owner_id, id, client, renewed_at, revoked_at, created_at FROM jsonb_populate_recordset(NULL::public.sessions, '[{"id": "e768b087-f6c5-482d-9a96-043578039dd9", "client": "node", "owner_id": 2, "created_at": "2026-11-22T03:56:36.692+00:00", "renewed_at": "2026-11-22T03:56:36.692+00:00", "revoked_at": null}]');
--> statement-breakpoint
INSERT INTO public.suggestions (owner_id, id, recommender_id, slot, text, chat_text) SELECT owner_id, id, recommender_id, slot, text, chat_text FROM jsonb_populate_recordset(NULL::public.suggestions, '[{"id": 1, "slot": 0, "text": "Delivery", "owner_id": 1, "chat_text": "How long does delivery take, and what does it cost?", "recommender_id": 13},
{"id": 2, "slot": 1, "text": "Returns", "owner_id": 1, "chat_text": "Can I return what I ordered?", "recommender_id": 13},
{"id": 3, "slot": 2, "text": "Best for espresso", "owner_id": 1, "chat_text": "Which coffee is best for espresso?", "recommender_id": 13},
{"id": 4, "slot": 0, "text": "Delivery", "owner_id": 2, "chat_text": "How long does delivery take?", "recommender_id": 14}]');
--> statement-breakpoint
INSERT INTO public.visitor_events (owner_id, request_id, engagement_id, recommender_id, type, product_id, at) SELECT owner_id, request_id, engagement_id, recommender_id, type, product_id, at FROM jsonb_populate_recordset(NULL::public.visitor_events, '[{"at": "2026-11-22T03:56:38.129+00:00", "type": "opened", "owner_id": 2, "product_id": null, "request_id": "030cca72-57e7-48bb-8cfd-6c9a90d56d41", "engagement_id": "6b9b259b-a73e-45ce-9f9f-9192090aafb3", "recommender_id": 14},
{"at": "2026-11-22T03:56:38.932+00:00", "type": "opened", "owner_id": 2, "product_id": null, "request_id": "4d7b5899-233f-457c-8cdc-97676b9b62e6", "engagement_id": "7023a6b4-1681-4c94-9d8e-078b6000d73d", "recommender_id": 14},
{"at": "2026-11-22T03:56:39.352+00:00", "type": "shown", "owner_id": 2, "product_id": null, "request_id": "5319ba7c-ce37-4b84-ac69-e6bd56a9d57b", "engagement_id": "9d887093-e948-4e6c-99e4-50d461a6f41a", "recommender_id": 14},
{"at": "2026-11-22T03:56:39.352+00:00", "type": "opened", "owner_id": 2, "product_id": null, "request_id": "679bbb2e-020e-460e-a4f6-59b42eef5f9a", "engagement_id": "9d887093-e948-4e6c-99e4-50d461a6f41a", "recommender_id": 14},
{"at": "2026-11-22T03:56:38.129+00:00", "type": "shown", "owner_id": 2, "product_id": null, "request_id": "80ef3015-38f2-4694-8d9c-d4e53168d716", "engagement_id": "6b9b259b-a73e-45ce-9f9f-9192090aafb3", "recommender_id": 14},
{"at": "2026-11-22T03:56:38.932+00:00", "type": "shown", "owner_id": 2, "product_id": null, "request_id": "ad528ea8-e958-4cf4-89c5-dad52de2a710", "engagement_id": "7023a6b4-1681-4c94-9d8e-078b6000d73d", "recommender_id": 14}]');
--> statement-breakpoint
SET session_replication_role = origin;
--> statement-breakpoint
SELECT setval('drizzle.__drizzle_migrations_id_seq', 1);
--> statement-breakpoint
SELECT setval('public.allowed_websites_id_seq', 1);
--> statement-breakpoint
SELECT setval('public.answers_id_seq', 21);
--> statement-breakpoint
SELECT setval('public.catalogue_imports_id_seq', 1);
--> statement-breakpoint
SELECT setval('public.catalogue_sources_id_seq', 2);
--> statement-breakpoint
SELECT setval('public.chat_entries_id_seq', 3);
--> statement-breakpoint
SELECT setval('public.invites_id_seq', 1);
--> statement-breakpoint
SELECT setval('public.leads_id_seq', 1);
--> statement-breakpoint
SELECT setval('public.owners_id_seq', 2);
--> statement-breakpoint
SELECT setval('public.products_id_seq', 24);
--> statement-breakpoint
SELECT setval('public.questionnaires_id_seq', 2);
--> statement-breakpoint
SELECT setval('public.questions_id_seq', 7);
--> statement-breakpoint
SELECT setval('public.recommenders_id_seq', 14);
--> statement-breakpoint
SELECT setval('public.suggestions_id_seq', 4);
--> statement-breakpoint
