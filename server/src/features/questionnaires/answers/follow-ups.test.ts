import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '../../../platform/clock.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { raise } from '../../counters/index.ts';
import { createQuestionnaireWith } from '../definition.ts';
import { answers, questions } from '../tables.ts';
import { type FollowUpDefinition, followUpFor, maxKept } from './follow-ups.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const dayMs = 86_400_000;
const now = new Date('2026-06-01T12:00:00Z');
const daysAgo = (days: number) => dayOf(new Date(now.getTime() - days * dayMs));

const colour = (value: string): FollowUpDefinition => ({
  family: 'colour',
  text: 'Which colour?',
  answers: [
    { text: value, rules: [{ field: 'text', text: value, effect: 'prefer', weight: 1 }] },
    { text: 'Another', rules: [{ field: 'text', text: value, effect: 'exclude', weight: 1 }] },
  ],
});

async function aQuestionnaire() {
  const { ownerId } = await test.newOwner();
  const { db } = test.platform;
  const { questionnaireId } = await db.transaction((tx) =>
    createQuestionnaireWith(tx, ownerId, {
      name: 'Q',
      questions: [{ text: 'What?', answers: [{ text: 'A', textForChat: 'a', next: null }] }],
    }),
  );
  const kept = () =>
    db
      .select()
      .from(questions)
      .where(and(eq(questions.ownerId, ownerId), isNotNull(questions.followUpKey)));
  const ask = (value: string) => followUpFor(db, ownerId, questionnaireId, colour(value), now);
  const keep = (list: { on: string }[]) =>
    db
      .insert(questions)
      .values(
        list.map(({ on }, at) => ({
          ...{ ownerId, questionnaireId, text: `Old ${at}?`, position: 0 },
          ...{ followUpFamily: 'tag', followUpKey: `old ${at}`, followUpOn: on },
        })),
      )
      .returning({ id: questions.id });
  return { ownerId, questionnaireId, kept, ask, keep };
}

describe('the rows of follow-up questions', () => {
  it('are one for the same words, with the rules of today', async () => {
    const { ownerId, questionnaireId, ask, kept } = await aQuestionnaire();
    const first = await ask('Red');
    expect(await ask('Red')).toEqual(first);
    expect((await ask('Blue'))?.id).not.toBe(first?.id);
    expect(await kept()).toHaveLength(2);
    const rules = [{ field: 'category' as const, values: ['Reds'], effect: 'prefer' as const, weight: 1 }];
    const [red, another] = colour('Red').answers;
    const changed = { ...colour('Red'), answers: [{ ...red, text: 'Red', rules }, another as FollowUpDefinition['answers'][number]] };
    expect(await followUpFor(test.platform.db, ownerId, questionnaireId, changed, now)).toEqual(first);
    const stored = await test.platform.db
      .select()
      .from(answers)
      .where(and(eq(answers.ownerId, ownerId), eq(answers.id, first?.answers[0]?.id as number)));
    expect(stored[0]?.productRules).toEqual(rules);
  });

  it('are none for a questionnaire that is gone', async () => {
    const { ownerId } = await aQuestionnaire();
    expect(await followUpFor(test.platform.db, ownerId, 2_000_000_000, colour('Red'), now)).toBeNull();
  });

  it('are forgotten when nobody answered them and they were not asked for 90 days', async () => {
    const { ownerId, questionnaireId, ask, keep, kept } = await aQuestionnaire();
    const [old, answered, recent] = await keep([{ on: daysAgo(91) }, { on: daysAgo(91) }, { on: daysAgo(80) }]);
    const counted = { ownerId, questionnaireId, questionId: answered?.id as number, day: daysAgo(91), shown: 1, answered: 1 };
    await raise(test.platform.db, {
      ...{ recommenders: [], questionnaires: [], answers: [], segments: [], products: [] },
      questions: [counted],
    });
    await ask('Red');
    const ids = (await kept()).map(({ id }) => id);
    expect(ids).not.toContain(old?.id);
    expect(ids).toEqual(expect.arrayContaining([answered?.id, recent?.id]));
  });

  it('make room when there are too many, but not of those that visitors may be looking at', async () => {
    const { ownerId, ask, keep, kept } = await aQuestionnaire();
    await keep(Array.from({ length: maxKept }, () => ({ on: daysAgo(1) })));
    expect(await ask('Red')).toBeNull();
    await test.platform.db
      .update(questions)
      .set({ followUpOn: daysAgo(3) })
      .where(and(eq(questions.ownerId, ownerId), eq(questions.followUpKey, 'old 7')));
    expect(await ask('Red')).not.toBeNull();
    expect(await kept()).toHaveLength(maxKept);
  });
});
