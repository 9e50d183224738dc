import { type ProductChoice, type ProductRule, productChoice, productRule } from '@parley/contract';
import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../kit/random.ts';
import type { AnsweredQuestion } from '../../questionnaires/index.ts';
import { beliefAfter } from '../after-answers.ts';
import { priorByClicks } from '../ranking/believing.ts';
import { shelve } from '../ranking/shelf.ts';
import type { ProductShelf } from '../ranking/shelves.ts';
import { questionAfter } from './question-after.ts';

interface Version {
  options: Record<string, string>;
  priceMinor: number;
  inStock: boolean;
}

let id = 0;
const shirt = (title: string, versions: readonly Version[]) => {
  const attributes: Record<string, string[]> = {};
  for (const { options } of versions)
    for (const [name, value] of Object.entries(options)) attributes[name] = [...new Set([...(attributes[name] ?? []), value])];
  const sold = versions.filter(({ inStock }) => inStock);
  return {
    ...{ id: ++id, title, description: '', currency: 'EUR', inStock: sold.length > 0, categories: ['Shirts'], tags: [], attributes },
    ...{ priceMinor: Math.min(...sold.map(({ priceMinor }) => priceMinor)), image: '', link: `https://shop.test/${title}` },
    variants: versions.map((version, at) => ({ id: String(at), regularPriceMinor: null, sku: null, image: '', ...version })),
  };
};
const version = (Colour: string, Size: string, priceMinor = 2000, inStock = true): Version => ({
  options: { Colour, Size },
  priceMinor,
  inStock,
});
const shelfOf = (shirts: ReturnType<typeof shirt>[]) => shelve(shirts, 'en') as unknown as ProductShelf;

const sized: AnsweredQuestion = {
  id: 1,
  text: 'Which size do you need?',
  followUpFamily: null,
  answers: ['S', 'M', 'L'].map((size, at) => ({
    id: 10 + at,
    text: size,
    productRules: [productRule.parse({ field: 'attribute', name: 'Size', values: [size] })],
  })),
};

/** Every answer of every follow-up question after the owner's: what was answered, and how many products are left. */
function everyPath(
  shelf: ProductShelf,
  deepest: number,
  { own = sized, choice }: { own?: AnsweredQuestion; choice?: ProductChoice } = {},
): { path: string; left: number | null }[] {
  const found: { path: string; left: number | null }[] = [];
  const clicked = priorByClicks(shelf, new Map());
  const walk = (questions: readonly AnsweredQuestion[], chosen: readonly number[], path: string) => {
    const belief = beliefAfter(shelf, questions, chosen, { choice, clicked });
    // Nothing is left by now: no shirt comes in this size.
    if (questions.length === 1 && belief.productsLeft === 0) return;
    if (questions.length > 1) found.push({ path, left: belief.productsLeft });
    const next = questions.length > deepest ? null : questionAfter(belief, () => ({ shown: 0, answered: 0 }));
    if (!next) return;
    const questionId = questions.length + 1;
    const answers = next.answers.map(({ text, rules }, at) => ({ id: questionId * 10 + at, text, productRules: rules as ProductRule[] }));
    const question: AnsweredQuestion = { id: questionId, text: next.text, followUpFamily: next.family, answers };
    for (const answer of answers) walk([...questions, question], [...chosen, answer.id], `${path} · ${next.text} ${answer.text}`);
  };
  for (const { id: answer, text } of own.answers) walk([own], [answer], text);
  return found;
}

describe('an answer of a follow-up question', () => {
  it('is offered only if a variant in stock has it together with the earlier answers', () => {
    // In M there is neither red nor green: the red one is sold out.
    const shirts = Array.from({ length: 8 }, (_, at) =>
      shirt(`Shirt ${at}`, [
        version(at % 2 ? 'Red' : 'Green', 'S'),
        version(['Blue', 'Black', 'White'][at % 3] as string, 'M'),
        version('Red', 'M', 2000, false),
      ]),
    );
    const paths = everyPath(shelfOf(shirts), 2);
    expect(paths.filter(({ path }) => path.startsWith('M')).length).toBeGreaterThan(1);
    expect(paths.filter(({ left }) => left === 0)).toEqual([]);
  });

  it('is no price that none of the variants left has', () => {
    const shirts = Array.from({ length: 9 }, (_, at) =>
      shirt(`Tee ${at}`, [version('Blue', 'S', 1000 + 100 * at), version('Blue', 'M', 4000 + 900 * at)]),
    );
    const paths = everyPath(shelfOf(shirts), 2);
    expect(paths.some(({ path }) => path.startsWith('M') && path.includes('€'))).toBe(true);
    expect(paths.filter(({ left }) => left === 0)).toEqual([]);
  });

  it.each(Array.from({ length: 12 }, (_, seed) => seed))('leads somewhere in any shop of variants (%i)', (seed) => {
    const chance = chanceOf(`shirts ${seed}`);
    const pick = (list: readonly string[]) => list[Math.floor(chance() * list.length)] as string;
    const colours = ['Red', 'Green', 'Blue', 'Black', 'White'];
    const shirts = Array.from({ length: 24 }, (_, at) =>
      shirt(
        `Shirt ${at} ${pick(['Linen', 'Cotton', 'Wool'])}`,
        Array.from({ length: 1 + Math.floor(chance() * 4) }, (_unused, place) =>
          version(pick(colours), pick(['S', 'M', 'L']), 1000 + Math.floor(chance() * 50) * 100, place === 0 || chance() < 0.7),
        ),
      ),
    );
    expect(everyPath(shelfOf(shirts), 3).filter(({ left }) => left === 0)).toEqual([]);
  });

  it.each(Array.from({ length: 12 }, (_, seed) => seed))('leads somewhere in any shop without variants (%i)', (seed) => {
    const chance = chanceOf(`cheese ${seed}`);
    const pick = (list: readonly string[]) => list[Math.floor(chance() * list.length)] as string;
    const some = (name: string, list: readonly string[]) => (chance() < 0.75 ? { [name]: [pick(list)] } : {});
    const cheeses = Array.from({ length: 60 }, (_, at) => ({
      ...shirt(`${pick(['Gouda', 'Brie', 'Feta', 'Blue'])} ${pick(['', 'with cumin', 'with cloves', 'with nettle'])} ${at}`, []),
      ...{
        priceMinor: 300 + Math.floor(chance() * 30) * 100,
        inStock: true,
        categories: chance() < 0.9 ? [pick(['Hard', 'Soft', 'Herbs'])] : [],
      },
      attributes: {
        ...some('Milk', ['Goat', 'Cow', 'Sheep']),
        ...some('Age', ['Young', 'Mature', 'Old']),
        ...some('Flavour', ['Honey', 'Spicy', 'Sweet', 'Mint']),
      },
    }));
    const kinds: AnsweredQuestion = {
      ...{ id: 1, text: 'What are you looking for?', followUpFamily: null },
      answers: ['Hard', 'Soft', 'Herbs'].map((kind, at) => ({
        ...{ id: 10 + at, text: kind, productRules: [productRule.parse({ field: 'category', values: [kind] })] },
      })),
    };
    const goat: ProductRule = productRule.parse({ field: 'attribute', name: 'Milk', values: ['Goat'], effect: 'exclude' });
    for (const choice of [undefined, productChoice.parse({ product_rules: [goat] })]) {
      const paths = everyPath(shelfOf(cheeses), 4, { own: kinds, ...(choice && { choice }) });
      expect(paths.length).toBeGreaterThan(20);
      expect(paths.filter(({ left }) => left === 0)).toEqual([]);
    }
  });
});
