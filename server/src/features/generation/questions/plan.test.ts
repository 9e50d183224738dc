import { describe, expect, it } from 'vitest';
import { type Fact, type FactFamily, indexFacts } from '../../catalogue/index.ts';
import { planQuestions } from './plan.ts';

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
