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

/** Every answer of every question of a visit, in words, with the number of products that are left after it. */
function* everyAnswer(shop: Shop, steps: readonly Step[] = []): Generator<{ path: string; isFollowUp: boolean; left: number | null }> {
  const next = nextOf(shop, steps);
  for (const [at] of next?.answers.entries() ?? []) {
    const after: Step[] = [...steps, { ...(next as NonNullable<typeof next>), at }];
    const path = after.map(({ text, answers, at: chosen }) => `${text} ${answers[chosen]?.text}`).join(' · ');
    yield { path, isFollowUp: next?.isFollowUp === true, left: leftAfter(shop, after) };
    yield* everyAnswer(shop, after);
  }
}

describe('the answers that visitors are offered', () => {
  it.each(['kaas nl', 'enoteca it', 'pasticceria it', 'hijab ar', 'ironmonger en 64'])('always leave something: %s', (name) => {
    const answers = [...everyAnswer(shopOf(name))];
    expect(answers.some(({ isFollowUp }) => isFollowUp)).toBe(true);
    expect(answers.filter(({ left }) => left === 0)).toEqual([]);
  });
});
