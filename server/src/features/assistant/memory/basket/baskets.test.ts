/** Baskets that are generated: whatever is begun, added, left out, exchanged and counted anew, in ten languages, the sum is of what is in the basket. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ChatLanguage, chatLanguages } from '../../../../kit/languages/replies/index.ts';
import type { ProductRecord } from '../../records/types.ts';
import type { StoredTurn } from '../conversation-of.ts';
import { partsAsked } from '../testing/asking.ts';
import { aRecord } from '../testing/records.ts';
import { sayings } from '../testing/said.ts';
import { type SaidOfBaskets, saidOfBaskets } from '../testing/said-of-baskets.ts';

const [a, b, c] = [1, 2, 3];

/** Three kinds of thing, each with a name of its own. */
const catalogueOf = (language: ChatLanguage): ReadonlyMap<number, ProductRecord> =>
  new Map(
    sayings[language].names.map((name, at) => [
      at + 1,
      aRecord({
        id: at + 1,
        title: `${sayings[language].kind} ${name}`,
        priceMinor: 5000 + at * 2500,
        categories: [sayings[language].kind],
      }),
    ]),
  );

interface Step {
  key: keyof SaidOfBaskets;
  form: number;
  n: number;
}

type Counts = ReadonlyMap<number, number>;

/** What is in the basket after a step. */
function after(basket: Counts, { key, n }: Step): Counts {
  const next = new Map(basket);
  if (key === 'add') next.set(c, n);
  if (key === 'leave') next.delete(b);
  if (key === 'recount') next.set(a, n);
  if (key === 'replace') {
    next.set(c, basket.get(a) ?? 1);
    next.delete(a);
  }
  return next;
}

/** Whether a step makes sense of what is in the basket. */
const fits = (basket: Counts, { key, n }: Step): boolean =>
  ({
    add: !basket.has(c),
    leave: basket.has(b) && basket.size > 1,
    recount: basket.has(a) && basket.get(a) !== n,
    replace: basket.has(a) && !basket.has(c) && basket.size > 1,
    send: true,
    collect: true,
    begin: false,
  })[key];

const steps = fc.array(
  fc.record({
    key: fc.constantFrom('add', 'leave', 'recount', 'replace', 'send', 'collect'),
    form: fc.nat({ max: 1 }),
    n: fc.integer({ min: 2, max: 9 }),
  }),
  { maxLength: 5 },
);

function written(language: ChatLanguage, { key, form, n }: Step, m: number): string {
  const [first, other, third] = sayings[language].names;
  return (saidOfBaskets[language][key][form] ?? '')
    .replaceAll('{a}', first)
    .replaceAll('{b}', other)
    .replaceAll('{c}', third)
    .replaceAll('{n}', String(n))
    .replaceAll('{m}', String(m));
}

/** Says one step after the other; what is asked for and what should be, for each. */
function talk(language: ChatLanguage, begin: Step, m: number, rest: readonly Step[]) {
  const products = catalogueOf(language);
  const turns: Partial<StoredTurn>[] = [{ productIds: [a, b, c] }];
  let basket: Counts = new Map([
    [a, begin.n],
    [b, m],
  ]);
  let isSent = false;
  const steps: { message: string; asked: unknown; meant: unknown }[] = [];
  for (const step of [begin, ...rest]) {
    if (step !== begin && !fits(basket, step)) continue;
    if (step !== begin) basket = after(basket, step);
    isSent = step.key === 'send' || (isSent && step.key !== 'collect');
    const message = written(language, step, m);
    const [part] = partsAsked({ language, message, products, turns });
    const request = part?.request;
    const asked =
      request?.act === 'total'
        ? { items: sorted(request.items.map(({ product, count }) => [product, count])), shipping: request.shipping }
        : request?.act;
    steps.push({ message, asked, meant: { items: sorted([...basket]), shipping: isSent } });
    turns.push({ input: message, productIds: [...basket.keys()] });
  }
  return steps;
}

const sorted = (items: readonly (readonly number[])[]) => items.toSorted((first, second) => (first[0] ?? 0) - (second[0] ?? 0));

describe('a basket holds what was put into it', () => {
  it.each(chatLanguages)('%s: each step by itself', (language) => {
    const begins = [0, 1].map((form): Step => ({ key: 'begin', form, n: 3 }));
    const all = (['add', 'leave', 'recount', 'replace', 'send', 'collect'] as const).flatMap((key) =>
      [0, 1].map((form): Step => ({ key, form, n: 4 })),
    );
    const talks = begins.flatMap((begin) => all.flatMap((step) => talk(language, begin, 2, [step])));
    expect(talks.filter(({ asked, meant }) => JSON.stringify(asked) !== JSON.stringify(meant))).toEqual([]);
  });

  it.each(chatLanguages)('%s: in any order', (language) => {
    fc.assert(
      fc.property(fc.nat({ max: 1 }), fc.integer({ min: 2, max: 9 }), fc.integer({ min: 2, max: 9 }), steps, (form, n, m, rest) => {
        for (const { asked, meant } of talk(language, { key: 'begin', form, n }, m, rest as Step[])) expect(asked).toEqual(meant);
      }),
      { numRuns: 15 },
    );
  });
});
