import {
  createAnswer,
  createQuestion,
  deleteAnswer,
  deleteQuestion,
  deleteQuestionnaire,
  duplicatePopup,
  duplicateQuestionnaire,
  editAnswer,
  updateQuestionnaire,
  updateQuestions,
} from '@parley/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createRecommender } from '../recommenders/index.ts';
import { newAnswer, newQuestion, newQuestionnaire, type Owner } from './testing.ts';

/** Inconsistencies: pointers to nothing, more than four answers, rows of a deleted questionnaire. */
const broken = `
  select 'next question' as what from answers a where a.next_question_id is not null and not exists
    (select 1 from questions q join questions own on own.owner_id = q.owner_id and own.questionnaire_id = q.questionnaire_id
     where q.owner_id = a.owner_id and q.id = a.next_question_id and own.id = a.question_id)
  union all select 'first question' from questionnaires n where n.first_question_id is not null and not exists
    (select 1 from questions q where q.owner_id = n.owner_id and q.id = n.first_question_id and q.questionnaire_id = n.id)
  union all select 'shown questionnaire' from recommenders r where r.questionnaire_id is not null and not exists
    (select 1 from questionnaires n where n.owner_id = r.owner_id and n.id = r.questionnaire_id)
  union all select 'question' from questions q where not exists
    (select 1 from questionnaires n where n.owner_id = q.owner_id and n.id = q.questionnaire_id)
  union all select 'five answers' from answers group by owner_id, question_id having count(*) > 4`;

describe('parallel edits and deletions of one questionnaire', () => {
  let test: TestApp;
  let owner: Owner;
  beforeAll(async () => {
    test = await testApp();
    owner = await test.newOwner();
  });
  afterAll(() => test.close());

  it('either succeed completely or are refused, and leave nothing inconsistent', async () => {
    const { headers } = owner;
    for (let round = 0; round < 8; round++) {
      const id = await newQuestionnaire(test, owner);
      const [a, b] = [await newQuestion(test, owner, id), await newQuestion(test, owner, id)];
      const answer = await newAnswer(test, owner, a, b);
      const popup = await createRecommender(test.platform.db, owner.ownerId, { name: 'Shows it', questionnaireId: id });
      const inside = { params: { questionnaire_id: String(id) }, headers };
      const body = { text: 'Red', text_for_chatgpt: 'Red', next_question: b };
      const reordered = [b, a].map((question) => ({ id: question, text: `${question}` }));
      const edits = [
        () => test.send(createAnswer, { params: { questionId: String(a) }, body: { ...body, text: '1' }, headers }),
        () => test.send(createAnswer, { params: { questionId: String(b) }, body: { ...body, text: '2' }, headers }),
        () => test.send(updateQuestions, { ...inside, body: { questions: reordered } }),
        () => test.send(deleteQuestion, { params: { id: String(b) }, headers }),
        () => test.send(updateQuestionnaire, { params: { id: String(id) }, body: { first_question: b }, headers }),
        () => test.send(duplicatePopup, { params: { popupId: String(popup) }, headers }),
        () => test.send(duplicateQuestionnaire, { params: { id: String(id) }, body: {}, headers }),
        () => test.send(editAnswer, { params: { answerId: String(answer) }, body: { text: 'One' }, headers }),
        () => test.send(editAnswer, { params: { answerId: String(answer) }, body: { text: 'Other' }, headers }),
        () => test.send(deleteAnswer, { params: { answerId: String(answer) }, headers }),
        () => test.send(createQuestion, { ...inside, body: { text: 'What else?' } }),
      ];
      // The deletion comes at another position each time.
      const all = edits.toSpliced((round * 3) % edits.length, 0, () =>
        test.send(deleteQuestionnaire, { params: { id: String(id) }, headers }),
      );
      for (const { statusCode, body } of await Promise.all(all.map((send) => send()))) expect([200, 201, 404], body).toContain(statusCode);
      expect((await test.send(deleteQuestionnaire, { params: { id: String(id) }, headers })).statusCode).toBe(404);
    }
    expect((await test.platform.database.pool.query(broken)).rows).toEqual([]);
  });
});
