CREATE TABLE "unseen_days" (
	"owner_id" integer NOT NULL,
	"recommender_id" integer NOT NULL,
	"day" date NOT NULL,
	"reason" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "unseen_days_owner_id_recommender_id_day_reason_pk" PRIMARY KEY("owner_id","recommender_id","day","reason")
);
