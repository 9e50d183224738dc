-- What the schema language cannot say: pointers that are emptied, not followed, when their target goes.
ALTER TABLE "recommenders" ADD CONSTRAINT "recommenders_questionnaire"
  FOREIGN KEY ("owner_id", "questionnaire_id") REFERENCES "questionnaires" ("owner_id", "id") ON DELETE SET NULL ("questionnaire_id");
--> statement-breakpoint
ALTER TABLE "questionnaires" ADD CONSTRAINT "questionnaires_first_question"
  FOREIGN KEY ("owner_id", "first_question_id") REFERENCES "questions" ("owner_id", "id") ON DELETE SET NULL ("first_question_id");
--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_next_question"
  FOREIGN KEY ("owner_id", "next_question_id") REFERENCES "questions" ("owner_id", "id") ON DELETE SET NULL ("next_question_id");
