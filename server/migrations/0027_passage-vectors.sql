CREATE TABLE "passage_vectors" (
	"owner_id" bigint NOT NULL,
	"digest" text NOT NULL,
	"space" text NOT NULL,
	"dimension" integer NOT NULL,
	"vector" "bytea" NOT NULL,
	CONSTRAINT "passage_vectors_owner_id_digest_pk" PRIMARY KEY("owner_id","digest")
);
--> statement-breakpoint
ALTER TABLE "assistant_settings" ADD COLUMN "embedding_model" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "assistant_settings" ADD COLUMN "embedded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "assistant_settings" ADD COLUMN "embedding_fault" text;--> statement-breakpoint
ALTER TABLE "assistant_settings" ADD COLUMN "embedding_failing_since" timestamp with time zone;--> statement-breakpoint
-- Vectors do not become smaller by compression, which would cost time with each read.
ALTER TABLE "passage_vectors" ALTER COLUMN "vector" SET STORAGE EXTERNAL;
