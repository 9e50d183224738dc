import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFlow } from './check.ts';
import { type FlowState, start, step } from './index.ts';
import { has, placesOf, type RuleEffects, reachOf } from './reach.ts';
import { aDefinition, anAnswer, aQuestion, growthOf, quadratic } from './testing.ts';

const questionCount = 40;

interface Rules {
  prefers: number[] | null;
  requires: number[] | null;
  excludes: number[] | null;
}
interface AnswerSpec {
  id: number;
  next: number | null;
  field: boolean;
  rules: Rules;
}

const set = (places: number[] | null) =>
  places && placesOf(Array.from({ length: questionCount }, (_, place) => (places.includes(place) ? 1 : 0)));
const effectsOf = ({ prefers, requires, excludes }: Rules): RuleEffects => ({
  prefers: set(prefers),
  requires: set(requires),
  excludes: set(excludes),
});
const listed = (places: Uint32Array) => Array.from({ length: questionCount }, (_, place) => place).filter((place) => has(places, place));

const rulesOf = (funnelSpec: AnswerSpec[][]) => new Map(funnelSpec.flat().map(({ id, rules }) => [id, rules]));
const definitionOf = (funnelSpec: AnswerSpec[][]) =>
  aDefinition(
    funnelSpec.map((answers, n) =>
      aQuestion(n + 1, ...answers.map(({ id, next, field }) => anAnswer(id, { next_question: next, answerHasInputField: field }))),
    ),
  );

function reached(funnelSpec: AnswerSpec[][]) {
  const rules = rulesOf(funnelSpec);
  const { recommended, complete } = reachOf(
    definitionOf(funnelSpec),
    (id) => {
      const own = rules.get(id);
      return own && (own.prefers || own.requires || own.excludes) ? effectsOf(own) : undefined;
    },
    questionCount,
  );
  expect(complete).toBe(true);
  return listed(recommended);
}

/** A second, simple implementation of what the chosen answers recommend. */
function recommendedBy(chosen: Rules[]): number[] {
  const all = (effect: keyof Rules) => chosen.flatMap((rules) => (rules[effect] ? [rules[effect]] : []));
  const [prefers, requires, excludes] = [all('prefers'), all('requires'), all('excludes')];
  return Array.from({ length: questionCount }, (_, place) => place).filter((place) => {
    if (excludes.some((some) => some.includes(place)) || !requires.every((some) => some.includes(place))) return false;
    return requires.length > 0 || (prefers.length === 0 ? excludes.length > 0 : prefers.some((some) => some.includes(place)));
  });
}

/** Clicks the answers in every order, using the flow engine. */
function byWalking(funnelSpec: AnswerSpec[][]): number[] {
  const definition = definitionOf(funnelSpec);
  const rules = rulesOf(funnelSpec);
  const recommended = new Set<number>();
  const seen = new Set<string>();
  const keyOf = ({ currentQuestionId, pending, selectedAnswers }: FlowState) =>
    JSON.stringify([currentQuestionId, pending.map(({ answerId }) => answerId), selectedAnswers.map(({ answerId }) => answerId).sort()]);
  const waiting = [start(definition, 0)];
  for (let turn = 1, state = waiting.pop(); state; state = waiting.pop()) {
    const key = keyOf(state);
    if (seen.has(key)) continue;
    seen.add(key);
    for (const place of recommendedBy(state.selectedAnswers.flatMap(({ answerId }) => rules.get(answerId) ?? []))) recommended.add(place);
    const answers = funnelSpec[(state.currentQuestionId ?? 0) - 1] ?? [];
    const clicks = answers.map(({ id }) => ({ type: 'answerClicked' as const, answerId: id }));
    for (const event of [...clicks, { type: 'submitted' as const }]) {
      turn += 1;
      waiting.push(step(definition, state, { ...event, at: turn * 1000, requestId: String(turn) }).state);
    }
  }
  return [...recommended].sort((a, b) => a - b);
}

const effect = fc.option(fc.uniqueArray(fc.integer({ min: 0, max: 7 }), { maxLength: 8 }), { freq: 2 });
/** Funnels of up to four questions; with `onward`, answers only lead to later questions, so that there are no circles. */
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
const answerSpec = (id: number, next: number | null, rules: Partial<Rules> = {}): AnswerSpec => ({
  id,
  next,
  field: false,
  rules: { ...none, ...rules },
});

describe('what paths recommend', () => {
  it('C7 combines the rules of a path', () => {
    const funnelSpec = [
      [answerSpec(10, 2, { prefers: [1, 2, 3] }), answerSpec(11, 2, { excludes: [5, 6] })],
      [answerSpec(20, null, { requires: [2, 5, 9] }), answerSpec(21, null)],
    ];
    // Place 5 is excluded by answer 11 but required by answer 20 after answer 10; place 6 is excluded and never preferred.
    expect(reached(funnelSpec)).toEqual(Array.from({ length: questionCount }, (_, place) => place).filter((place) => place !== 6));
    expect(reached([[answerSpec(10, 2, { requires: [1, 2] })], [answerSpec(20, null, { requires: [2, 3] })]])).toEqual([1, 2]);
    expect(reached([[answerSpec(10, null)]])).toEqual([]);
    expect(reached([])).toEqual([]);
  });

  it('C7 combines answers with input fields', () => {
    const both = (field: boolean) => [
      [
        { ...answerSpec(10, null, { excludes: [1] }), field },
        { ...answerSpec(11, 2, { prefers: [1, 2] }), field },
      ],
      [answerSpec(20, null, { requires: [2, 7] })],
    ];
    expect(reached(both(true))).toContain(7);
    expect(reached(both(true))).toContain(1);
  });

  it('C8 gives the same result as walking every path of a funnel without circles', () => {
    fc.assert(
      fc.property(funnel(true), (funnelSpec) => {
        expect(reached(funnelSpec)).toEqual(byWalking(funnelSpec));
      }),
      { numRuns: 300 },
    );
  });

  it('C8 includes everything that a path of a funnel with circles recommends', () => {
    let circles = 0;
    fc.assert(
      fc.property(funnel(false), (funnelSpec) => {
        if (checkFlow(definitionOf(funnelSpec)).some(({ kind }) => kind === 'circle')) circles += 1;
        expect(reached(funnelSpec)).toEqual(expect.arrayContaining(byWalking(funnelSpec)));
      }),
      { numRuns: 200 },
    );
    expect(circles).toBeGreaterThan(20);
  });

  it('C8 drops the rules of an answer that a circle replaces', () => {
    // Answer 10 excludes place 1. A visitor who comes back and chooses 11 instead still gets it through answer 20.
    const funnelSpec = [[answerSpec(10, 2, { excludes: [1] }), answerSpec(11, null)], [answerSpec(20, 1, { prefers: [1] })]];
    expect(byWalking(funnelSpec)).toContain(1);
    expect(reached(funnelSpec)).toContain(1);
  });

  it('C9 takes linear time in the products, with 500 questions of four answers and 50,000 products, and stops at its limit', () => {
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
