import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Fact, type FactFamily, indexFacts } from '../../catalogue/index.ts';
import { type PlannedQuestion, planQuestions } from './plan.ts';

const fact = (family: FactFamily, value: string): Fact => ({ family, value, label: value, source: 'attribute', certainty: 1 });
/** A catalogue of products with these colours and this recipient: 'red blue, men'. */
const indexOf = (products: readonly string[]) => {
  const facts = products.map((product) => {
    const [colours = '', recipient = ''] = product.split(', ');
    return [...colours.split(' ').map((colour) => fact('colour', colour)), fact('recipient', recipient)];
  });
  return indexFacts(
    facts.map(() => ({ priceMinor: null, currency: null })),
    facts,
  );
};

describe('the first question of a small catalogue', () => {
  it('is the one after which the fewest are expected, where products match several answers', () => {
    const red = ['men', 'children', 'men', 'women', 'women', 'men', 'men', 'children'].map((recipient) => `red, ${recipient}`);
    const green = ['men', 'children', 'children'].map((recipient) => `green, ${recipient}`);
    const both = ['children', 'women', 'men', 'men', 'women'].map((recipient) => `red blue, ${recipient}`);
    const [first] = planQuestions(indexOf([...red, ...green, ...both]), 'en');
    expect(first?.question.family).toBe('colour');
  });
});

describe('a question after others', () => {
  it('has a way back for whoever was led there by a wrong answer, which leaves what the others lead to', () => {
    const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{4,8}$/), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(names, (words) => {
        const [first, second, ...colours] = words as [string, string, ...string[]];
        const kinds = [first, second].flatMap((kind) => colours.map((colour) => [fact('kind', kind), fact('colour', `${colour} ${kind}`)]));
        const facts = [...kinds, ...kinds];
        const index = indexFacts(
          facts.map(() => ({ priceMinor: null, currency: null })),
          facts,
        );
        const plan = planQuestions(index, 'en');
        const later = plan.filter(({ depth }) => depth > 0);
        expect(later.length).toBeGreaterThan(0);
        for (const { answers } of later) {
          const last = answers.at(-1);
          expect(answers.length).toBeLessThanOrEqual(4);
          expect(last?.left.some((word) => word !== 0)).toBe(true);
          if (answers.length < 4 && answers.every(({ kind }) => kind !== 'any')) expect(last).toMatchObject({ kind: 'rest' });
        }
      }),
      { numRuns: 20 },
    );
  });
});

/** Products of departments, with the shares of products that are in one by a guess only: their pages do not name it. */
function departmentsOf(names: readonly string[], each: number, guessed: number) {
  const facts = names.flatMap((name) =>
    Array.from({ length: each + guessed }, (_, at): Fact[] => [
      { family: 'kind', value: name, label: name, source: 'category', certainty: at < each ? 1 : 0.55 },
      { family: 'kind', value: `${name} ${at % 3}`, label: `${name} ${at % 3}`, source: 'title', certainty: 1 },
    ]),
  );
  return indexFacts(
    facts.map((_, at) => ({ priceMinor: 1000 + at * 50, currency: 'EUR' })),
    facts,
  );
}
const madeUp = (count: number) => fc.uniqueArray(fc.stringMatching(/^[a-z]{6,9}$/), { minLength: count, maxLength: count });

describe('the kinds of a shop', () => {
  it('are not offered again once the visitor passed them over', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 9 }).chain(madeUp), (names) => {
        const plan = planQuestions(departmentsOf(names, 14, 2), 'en');
        const walk = (question: PlannedQuestion | undefined, passed: readonly string[]) => {
          if (!question) return;
          const named = question.answers.filter(({ kind }) => kind === 'values').map(({ text }) => text.toLowerCase());
          if (question.question.family === 'kind') for (const text of named) expect(passed).not.toContain(text);
          for (const { text, next } of question.answers)
            if (next !== null) walk(plan[next], [...passed, ...named.filter((each) => each !== text.toLowerCase())]);
        };
        walk(plan[0], []);
      }),
      { numRuns: 20 },
    );
  });

  it('are all named where they fill the answers, although a few products are in one by a guess', () => {
    fc.assert(
      fc.property(madeUp(4), (names) => {
        const [first] = planQuestions(departmentsOf(names, 30, 2), 'en');
        expect(first?.answers.map(({ text }) => text.toLowerCase()).toSorted()).toEqual(names.toSorted());
      }),
      { numRuns: 20 },
    );
  });
});
