CREATE TABLE "measuring" (
	"owner_id" integer PRIMARY KEY NOT NULL,
	"mode" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unit_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" "bytea" NOT NULL
);
