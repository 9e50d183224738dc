CREATE TABLE "answer_pictures" (
	"owner_id" integer NOT NULL,
	"path" text NOT NULL,
	"loose_since" timestamp with time zone NOT NULL,
	CONSTRAINT "answer_pictures_owner_id_path_pk" PRIMARY KEY("owner_id","path")
);
--> statement-breakpoint
CREATE TABLE "questionnaire_versions" (
	"owner_id" integer NOT NULL,
	"id" serial NOT NULL,
	"questionnaire_id" integer NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "questionnaire_versions_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "next_in_order" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "questionnaires" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "questionnaires" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "questionnaires" ADD COLUMN "shown_by" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "recommenders" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "questionnaire_versions" ADD CONSTRAINT "questionnaire_versions_owner_id_questionnaire_id_questionnaires_owner_id_id_fk" FOREIGN KEY ("owner_id","questionnaire_id") REFERENCES "public"."questionnaires"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "questionnaire_versions_newest" ON "questionnaire_versions" USING btree ("owner_id","questionnaire_id","id");