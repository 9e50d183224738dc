import { describe, expect, it } from 'vitest';
import { languageOfProducts } from '../../server/src/features/catalogue/index.ts';
import { planQuestions } from '../../server/src/features/generation/questions/plan.ts';
import { shelve } from '../../server/src/features/recommendation/ranking/shelf.ts';
import { leftAfter, nextOf, type Shop, type Step } from './asking.ts';
import { composedCatalogues } from './composed.ts';
import { writtenCatalogues } from './written.ts';

const catalogues = [...writtenCatalogues(), ...composedCatalogues()];

function shopOf(name: string): Shop {
  const found = catalogues.find((each) => each.name === name);
  if (!found) throw new Error(`no catalogue ${name}`);
  const language = languageOfProducts(found.products, found.language) ?? 'en';
  const shelf = shelve(
    found.products.map((product, place) => ({ ...product, id: place + 1, image: '', link: '', inStock: true })),
    language,
  );
  return { shelf, plan: planQuestions(shelf.facts, language) };
}

interface Turn {
  steps: readonly Step[];
  next: NonNullable<ReturnType<typeof nextOf>>;
}

/** Every question that a visit can come to, with what was answered before. */
function* everyQuestion(shop: Shop, steps: readonly Step[] = []): Generator<Turn> {
  const next = nextOf(shop, steps);
  if (!next) return;
  yield { steps, next };
  for (const at of next.answers.keys()) yield* everyQuestion(shop, [...steps, { ...next, at }]);
}

const inWords = ({ steps, next }: Turn) => [...steps.map(({ text, answers, at }) => `${text} ${answers[at]?.text}`), next.text].join(' · ');

describe('what visitors are asked', () => {
  it.each(['kaas nl', 'enoteca it', 'pasticceria it', 'hijab ar', 'ironmonger en 64'])('always leaves something: %s', (name) => {
    const shop = shopOf(name);
    const turns = [...everyQuestion(shop)];
    expect(turns.some(({ next }) => next.isFollowUp)).toBe(true);
    const deadEnds = turns.flatMap((turn) =>
      turn.next.answers.flatMap(({ text }, at) =>
        leftAfter(shop, [...turn.steps, { ...turn.next, at }]) === 0 ? [`${inWords(turn)} ${text}`] : [],
      ),
    );
    expect(deadEnds).toEqual([]);
  });

  // Kinds, devices and features can be asked about more closely.
  const closer: ReadonlySet<string> = new Set(['kind', 'compatibility', 'feature']);
  const sure = /^(?:Just to be sure|Per sicurezza|للتأكد|Even voor de zekerheid)/u;

  it.each(['enoteca it', 'hijab ar', 'meeples en 64', 'slaapwinkel nl 56'])('is no family twice, but to make sure: %s', (name) => {
    const twice = [...everyQuestion(shopOf(name))].filter(
      ({ steps, next }) => !closer.has(next.family) && !sure.test(next.text) && steps.some(({ family }) => family === next.family),
    );
    expect(twice.map(inWords)).toEqual([]);
  });
});
