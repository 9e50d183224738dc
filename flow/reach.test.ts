import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFlow } from './check.ts';
import { type FlowState, start, step } from './index.ts';
import { has, placesOf, reachOf, type Says } from './reach.ts';
import { aDefinition, anAnswer, aQuestion, growthOf, quadratic } from './testing.ts';

const questionCount = 40;

interface Rules {
  prefers: number[] | null;
  requires: number[] | null;
  excludes: number[] | null;
}
interface Told {
  id: number;
  next: number | null;
  field: boolean;
  rules: Rules;
}

const set = (places: number[] | null) =>
  places && placesOf(Array.from({ length: questionCount }, (_, place) => (places.includes(place) ? 1 : 0)));
const said = ({ prefers, requires, excludes }: Rules): Says => ({
  prefers: set(prefers),
  requires: set(requires),
  excludes: set(excludes),
});
const listed = (places: Uint32Array) => Array.from({ length: questionCount }, (_, place) => place).filter((place) => has(places, place));

const rulesOf = (told: Told[][]) => new Map(told.flat().map(({ id, rules }) => [id, rules]));
const definitionOf = (told: Told[][]) =>
  aDefinition(
    told.map((answers, n) =>
      aQuestion(n + 1, ...answers.map(({ id, next, field }) => anAnswer(id, { next_question: next, answerHasInputField: field }))),
    ),
  );

function reached(told: Told[][]) {
  const rules = rulesOf(told);
  const { recommended, complete } = reachOf(
    definitionOf(told),
    (id) => {
      const own = rules.get(id);
      return own && (own.prefers || own.requires || own.excludes) ? said(own) : undefined;
    },
    questionCount,
  );
  expect(complete).toBe(true);
  return listed(recommended);
}

/** What the chosen answers recommend, said once more and simply. */
function recommendedBy(chosen: Rules[]): number[] {
  const all = (effect: keyof Rules) => chosen.flatMap((rules) => (rules[effect] ? [rules[effect]] : []));
  const [prefers, requires, excludes] = [all('prefers'), all('requires'), all('excludes')];
  return Array.from({ length: questionCount }, (_, place) => place).filter((place) => {
    if (excludes.some((some) => some.includes(place)) || !requires.every((some) => some.includes(place))) return false;
    return requires.length > 0 || (prefers.length === 0 ? excludes.length > 0 : prefers.some((some) => some.includes(place)));
  });
}

/** Clicks every answer in every order through the flow engine itself. */
function byTrying(told: Told[][]): number[] {
  const definition = definitionOf(told);
  const rules = rulesOf(told);
  const found = new Set<number>();
  const seen = new Set<string>();
  const keyOf = ({ currentQuestionId, pending, selectedAnswers }: FlowState) =>
    JSON.stringify([currentQuestionId, pending.map(({ answerId }) => answerId), selectedAnswers.map(({ answerId }) => answerId).sort()]);
  const waiting = [start(definition, 0)];
  for (let turn = 1, state = waiting.pop(); state; state = waiting.pop()) {
    const key = keyOf(state);
    if (seen.has(key)) continue;
    seen.add(key);
    for (const place of recommendedBy(state.selectedAnswers.flatMap(({ answerId }) => rules.get(answerId) ?? []))) found.add(place);
    const answers = told[(state.currentQuestionId ?? 0) - 1] ?? [];
    const clicks = answers.map(({ id }) => ({ type: 'answerClicked' as const, answerId: id }));
    for (const event of [...clicks, { type: 'submitted' as const }]) {
      turn += 1;
      waiting.push(step(definition, state, { ...event, at: turn * 1000, requestId: String(turn) }).state);
    }
  }
  return [...found].sort((a, b) => a - b);
}

const effect = fc.option(fc.uniqueArray(fc.integer({ min: 0, max: 7 }), { maxLength: 8 }), { freq: 2 });
/** Funnels of up to four questions; `onward`: answers only lead to later ones, so that there is no circle. */
const funnel = (onward: boolean) =>
  fc
    .array(
      fc.array(
        fc.record({
          next: fc.option(fc.integer({ min: 1, max: 5 }), { freq: 4 }),
          field: fc.boolean(),
          rules: fc.record({ prefers: effect, requires: effect, excludes: effect }),
        }),
        { maxLength: 3 },
      ),
      { minLength: 1, maxLength: 4 },
    )
    .map((questions) =>
      questions.map((answers, n) =>
        answers.map(({ next, ...answer }, slot) => ({
          ...answer,
          id: (n + 1) * 10 + slot,
          next: next !== null && onward ? n + 1 + next : next,
        })),
      ),
    );

const none: Rules = { prefers: null, requires: null, excludes: null };
const one = (id: number, next: number | null, rules: Partial<Rules> = {}): Told => ({
  id,
  next,
  field: false,
  rules: { ...none, ...rules },
});

describe('what paths recommend', () => {
  it('C7 adds up the rules of a path', () => {
    const told = [
      [one(10, 2, { prefers: [1, 2, 3] }), one(11, 2, { excludes: [5, 6] })],
      [one(20, null, { requires: [2, 5, 9] }), one(21, null)],
    ];
    // 5 falls away behind 11 and is required behind 10; 6 is excluded, and never preferred.
    expect(reached(told)).toEqual(Array.from({ length: questionCount }, (_, place) => place).filter((place) => place !== 6));
    expect(reached([[one(10, 2, { requires: [1, 2] })], [one(20, null, { requires: [2, 3] })]])).toEqual([1, 2]);
    expect(reached([[one(10, null)]])).toEqual([]);
    expect(reached([])).toEqual([]);
  });

  it('C7 chooses answers with input fields together', () => {
    const both = (field: boolean) => [
      [
        { ...one(10, null, { excludes: [1] }), field },
        { ...one(11, 2, { prefers: [1, 2] }), field },
      ],
      [one(20, null, { requires: [2, 7] })],
    ];
    expect(reached(both(true))).toContain(7);
    expect(reached(both(true))).toContain(1);
  });

  it('C8 agrees with trying every path of a funnel without circles', () => {
    fc.assert(
      fc.property(funnel(true), (told) => {
        expect(reached(told)).toEqual(byTrying(told));
      }),
      { numRuns: 300 },
    );
  });

  it('C8 never leaves out what some path of a funnel with circles recommends', () => {
    let circles = 0;
    fc.assert(
      fc.property(funnel(false), (told) => {
        if (checkFlow(definitionOf(told)).some(({ kind }) => kind === 'circle')) circles += 1;
        expect(reached(told)).toEqual(expect.arrayContaining(byTrying(told)));
      }),
      { numRuns: 200 },
    );
    expect(circles).toBeGreaterThan(20);
  });

  it('C8 lets an answer go that a circle replaces', () => {
    // 10 rules 1 out; whoever comes back and chooses 11 is recommended it for 20 all the same.
    const told = [[one(10, 2, { excludes: [1] }), one(11, null)], [one(20, 1, { prefers: [1] })]];
    expect(byTrying(told)).toContain(1);
    expect(reached(told)).toContain(1);
  });

  it('C9 costs in proportion to the products, up to 500 questions of four answers over 50,000 of them, and stops at its bound', () => {
    const questions = Array.from({ length: 500 }, (_, n) => ({
      id: n + 1,
      answers: [0, 1, 2, 3].map((slot) => ({ id: n * 4 + slot, next_question: n + 2 + (slot % 2), answerHasInputField: false })),
    }));
    const rulesOver = (size: number) => {
      const marks = (n: number) => placesOf(Uint8Array.from({ length: size }, (_, place) => (place % (n + 2) === 0 ? 1 : 0)));
      const kinds = [0, 1, 2].map((n) => ({
        prefers: n === 0 ? marks(n) : null,
        requires: n === 1 ? marks(n) : null,
        excludes: n === 2 ? marks(n) : null,
      }));
      return (answerId: number) => kinds[answerId % 4];
    };
    const growth = growthOf(12_500, (size) => {
      const rulesOf = rulesOver(size);
      return () => expect(reachOf({ firstQuestionId: 1, questions }, rulesOf, size).complete).toBe(true);
    });
    expect(growth).toBeLessThan(quadratic);
    expect(reachOf({ firstQuestionId: 1, questions }, rulesOver(50_000), 50_000, 1000).complete).toBe(false);
  });
});
