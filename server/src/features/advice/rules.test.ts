import { describe, expect, it } from 'vitest';
import { adviceFor, type Situation } from './rules.ts';

type Question = Situation['questions'][number];

const question = (id: number, shown: number, answered: number, more: Partial<Question> = {}): Question => ({
  ...{ questionnaireId: 1, id, text: `Question ${id}`, first: false, shown, answered },
  answers: [
    { id: id * 10, text: 'Yes', hasInputField: false, chosen: answered, typed: [] },
    { id: id * 10 + 1, text: 'No', hasInputField: false, chosen: 1, typed: [] },
  ],
  ...more,
});
const gap = { count: 0, examples: [] };
const situation = (more: Partial<Situation> = {}): Situation => ({
  questions: [],
  young: new Set(),
  recommenders: [],
  unanswered: { count: 0, chats: 0, examples: [] },
  products: { total: 0, recommended: 0, notShown: gap, withoutPrice: gap, withoutPicture: gap },
  ...more,
});
const keys = (more: Partial<Situation>) => adviceFor(situation(more)).map(({ key }) => key);

describe('advice', () => {
  it('gives none without visits or with few', () => {
    expect(keys({})).toEqual([]);
    expect(keys({ questions: [question(1, 20, 2), question(2, 49, 0)] })).toEqual([]);
    expect(keys({ recommenders: [{ id: 1, name: 'New', quietDays: 6, displayed: 0 }] })).toEqual([]);
  });

  it('speaks of own words, how many wrote them and how many answers are still free', () => {
    const answers = [
      { id: 1, text: 'Tent', hasInputField: false, chosen: 60, typed: [] },
      { id: 2, text: 'Something else', hasInputField: true, chosen: 33, typed: ['van', 'camper', 'boat', 'bus'] },
    ];
    const full = [...answers, { ...answers[0], id: 3 }, { ...answers[0], id: 4 }] as Question['answers'];
    expect(adviceFor(situation({ questions: [question(5, 120, 100, { first: true, answers })] }))).toEqual([
      {
        ...{ key: 'ownWords:2', kind: 'ownWords', questionnaireId: 1, questionId: 5, popupId: null, subject: 'Question 5' },
        ...{ answer: 'Something else', examples: ['van', 'camper', 'boat'], part: 33, whole: 100, freeAnswers: 2, effect: null },
      },
    ]);
    expect(adviceFor(situation({ questions: [question(5, 120, 100, { answers: full })] }))[0]).toMatchObject({ freeAnswers: 0 });
    expect(keys({ questions: [question(5, 120, 100, { answers: answers.map((answer) => ({ ...answer, typed: [] })) })] })).toEqual([]);
  });

  it('estimates an effect only beside other questions, and never blames the first', () => {
    const usual = [question(2, 200, 186), question(3, 186, 176)];
    const [leaving] = adviceFor(situation({ questions: [question(1, 900, 200, { first: true }), ...usual, question(4, 176, 120)] }));
    // 24 of 386 leave at the others: about 11 of 176.
    expect(leaving).toMatchObject({ key: 'leaving:4', part: 56, whole: 176, effect: 45 });
    expect(adviceFor(situation({ questions: [question(4, 176, 90)] }))[0]).toMatchObject({ key: 'leaving:4', effect: null });
    expect(keys({ questions: [...usual, question(4, 176, 165)] })).toEqual([]);
  });

  it('names answers that nobody chooses once chance can be excluded', () => {
    const unloved = (answered: number, young: number[] = []) => {
      const answers = question(1, answered, answered).answers.map((answer, index) => ({ ...answer, chosen: index === 0 ? answered : 0 }));
      return keys({ questions: [question(1, answered, answered, { first: true, answers })], young: new Set(young) });
    };
    expect([unloved(149), unloved(150)]).toEqual([[], ['neverChosen:11']]);
    // Those who came before it was added did not refuse it.
    expect(unloved(150, [11])).toEqual([]);
  });

  it('puts first what concerns most visits', () => {
    const products = {
      total: 40,
      recommended: 500,
      notShown: { count: 9, examples: ['A'] },
      withoutPrice: { count: 20, examples: [] },
      withoutPicture: { count: 1, examples: [] },
    };
    expect(
      keys({
        products,
        unanswered: { count: 41, chats: 300, examples: ['Can you mend it?'] },
        recommenders: [{ id: 7, name: 'Old', quietDays: 12, displayed: 400 }],
      }),
    ).toEqual(['notDisplayed:7', 'unanswered', 'prices', 'neverShown']);
    expect(keys({ products: { ...products, recommended: 100 } })).toEqual(['prices']);
  });
});
