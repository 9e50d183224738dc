CREATE TABLE "assistant_test_results" (
	"owner_id" integer NOT NULL,
	"test_id" integer NOT NULL,
	"written_by" text NOT NULL,
	"status" text NOT NULL,
	"accepted" jsonb NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	"latest" jsonb NOT NULL,
	"failures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "assistant_test_results_owner_id_test_id_written_by_pk" PRIMARY KEY("owner_id","test_id","written_by")
);
--> statement-breakpoint
CREATE TABLE "assistant_test_runs" (
	"owner_id" integer NOT NULL,
	"id" serial NOT NULL,
	"written_by" text NOT NULL,
	"causes" text[] NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"heartbeat_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"marks" jsonb,
	CONSTRAINT "assistant_test_runs_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "assistant_test_settings" (
	"owner_id" integer PRIMARY KEY NOT NULL,
	"hold_back" boolean DEFAULT false NOT NULL,
	"looked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "assistant_tests" (
	"owner_id" integer NOT NULL,
	"id" serial NOT NULL,
	"recommender_id" integer,
	"turns" jsonb NOT NULL,
	"expectations" jsonb NOT NULL,
	"origin" text NOT NULL,
	"made_of" text,
	"engagement_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "assistant_tests_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "answered_questions" (
	"owner_id" integer NOT NULL,
	"id" serial NOT NULL,
	"key" text NOT NULL,
	"added" text DEFAULT '' NOT NULL,
	"place" text NOT NULL,
	"text_id" integer,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "answered_questions_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
ALTER TABLE "assistant_test_results" ADD CONSTRAINT "assistant_test_results_owner_id_test_id_assistant_tests_owner_id_id_fk" FOREIGN KEY ("owner_id","test_id") REFERENCES "public"."assistant_tests"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "assistant_test_runs_once" ON "assistant_test_runs" USING btree ("owner_id","written_by","status") WHERE "assistant_test_runs"."status" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "assistant_test_runs_under_way" ON "assistant_test_runs" USING btree ("status","requested_at") WHERE "assistant_test_runs"."status" in ('queued', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "assistant_tests_made_once" ON "assistant_tests" USING btree ("owner_id","made_of") WHERE "assistant_tests"."made_of" is not null;--> statement-breakpoint
CREATE INDEX "assistant_tests_of_conversation" ON "assistant_tests" USING btree ("owner_id","engagement_id") WHERE "assistant_tests"."engagement_id" is not null;--> statement-breakpoint
CREATE INDEX "answered_questions_by_key" ON "answered_questions" USING btree ("owner_id","key");