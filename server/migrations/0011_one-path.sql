ALTER TABLE "invites" ADD COLUMN "website" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invites" ADD COLUMN "df" text DEFAULT '' NOT NULL;