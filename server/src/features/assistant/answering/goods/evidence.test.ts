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
  /** The thing of the shop that the search seeks. */
  thing?: string | null;
}

function likelihood(message: string, { language, title, texts = nothingSaid, count = 1, thing = null }: Asked): number {
  const reading = readMessage(message, language);
  const search: ProductSearch = {
    reason: 'wish',
    constraints: { kind: null, wishes: Object.fromEntries(reading.wishes.map(({ family, value }) => [family, value])), budget: null },
    thing,
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

  it.each<[string, ChatLanguage, string]>([
    ['any shirts for my sister?', 'en', 'Telescope Vega'],
    ['habt ihr günstige Vorhänge?', 'de', 'Zelt Alm'],
    ['avez-vous des rideaux ?', 'fr', 'Lampe Duna'],
    ['avete tende da sole?', 'it', 'Tazza Mattino'],
  ])('are not, where only another shop sells them: %s', (message, language, title) => {
    expect(likelihood(message, { language, title, count: 0 })).toBeLessThanOrEqual(0);
  });

  it('are likelier where the search seeks a thing that the shop has', () => {
    const wish = { language: 'en', title: 'Telescope Vega' } as const;
    expect(likelihood('a telescope for beginners', { ...wish, thing: 'telescope' })).toBeGreaterThan(
      likelihood('a telescope for beginners', wish),
    );
  });

  it('are less likely the surer a text answers', () => {
    const answered = (score: number): FoundPassages => ({
      ...nothingSaid,
      answers: true,
      passages: [
        {
          id: '1',
          source: 'page',
          heading: 'Care',
          text: 'Clean telescopes with a dry cloth.',
          url: null,
          language: 'en',
          score,
          answers: true,
        },
      ],
    });
    const [hardly, surely] = [1, 100].map((score) =>
      likelihood('telescopes and water', { language: 'en', title: 'Telescope Vega', texts: answered(score) }),
    );
    expect(surely).toBeLessThan(hardly ?? 0);
  });
});
