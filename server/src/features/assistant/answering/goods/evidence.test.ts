import { describe, expect, it } from 'vitest';
import type { ChatLanguage } from '../../../../kit/languages/replies/index.ts';
import type { FoundPassages } from '../../finding/find.ts';
import { readMessage } from '../../memory/reading/reading.ts';
import type { ProductSearch } from '../../memory/request.ts';
import type { ProductRecord } from '../../records/types.ts';
import { weighGoods } from './evidence.ts';

const nothingSaid: FoundPassages = { passages: [], answers: false, missing: '', aboutShop: false, namesTopic: false, asksForText: null };
const aboutAService: FoundPassages = { ...nothingSaid, aboutShop: true, namesTopic: true, asksForText: 'surely' };
const notAskedFor: FoundPassages = { ...nothingSaid, asksForText: 'maybe' };

const product = (title: string): ProductRecord => ({
  id: 1,
  title,
  link: '',
  priceMinor: 1000,
  priceMaxMinor: null,
  regularPriceMinor: null,
  currency: 'EUR',
  inStock: true,
  brand: '',
  kinds: [],
  categories: [],
  attributes: [],
  variants: [],
});

interface Asked {
  language: ChatLanguage;
  title: string;
  texts?: FoundPassages;
  count?: number;
}

function likelihood(message: string, { language, title, texts = nothingSaid, count = 1 }: Asked): number {
  const reading = readMessage(message, language);
  const search: ProductSearch = {
    reason: 'wish',
    constraints: { kind: null, wishes: Object.fromEntries(reading.wishes.map(({ family, value }) => [family, value])), budget: null },
    thing: null,
    purposes: [],
    fitting: [],
    notThings: [],
    exclusions: [],
    like: [],
    below: null,
    above: null,
    scale: null,
    skip: [],
    asks: [...reading.asks],
    isWish: reading.keys.has('seeking'),
    topics: reading.topics,
  };
  return weighGoods({ message, act: 'search', reading, search, count, records: [product(title)], texts }).likelihood;
}

describe('whether goods are what a message asks for', () => {
  it.each<[string, Asked]>([
    ['do you have telescopes?', { language: 'en', title: 'Telescope Vega' }],
    ['ich suche Zelte', { language: 'de', title: 'Zelte Alm' }],
    ['avez-vous des lampes ?', { language: 'fr', title: 'Lampe Duna' }],
    ['buty', { language: 'pl', title: 'Buty Tatry' }],
  ])('are: %s', (message, topic) => {
    expect(likelihood(message, topic)).toBeGreaterThan(0);
  });

  it.each<[string, Asked]>([
    // A service, a fact that no text gives, and what the shop does not sell.
    ['do you rent telescopes?', { language: 'en', title: 'Telescope Vega', texts: aboutAService }],
    ['who designs your telescopes and in which studio are they drawn?', { language: 'en', title: 'Telescope Vega', texts: notAskedFor }],
    ['Verkauft ihr Wolle?', { language: 'de', title: 'Zelt Alm', count: 0, texts: notAskedFor }],
    ['Kann man bei Ihnen Geburtstag feiern?', { language: 'de', title: 'Zelt Alm', count: 0, texts: notAskedFor }],
  ])('are not: %s', (message, asked) => {
    expect(likelihood(message, asked)).toBeLessThanOrEqual(0);
  });

  it('works for new questions: words that name nothing of the goods speak against them', () => {
    const plain = likelihood('do you have telescopes?', { language: 'en', title: 'Telescope Vega' });
    const stranger = likelihood('do you have telescopes made of unobtainium by Zarquon?', { language: 'en', title: 'Telescope Vega' });
    expect(stranger).toBeLessThan(plain);
  });
});
