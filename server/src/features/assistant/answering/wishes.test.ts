/** First messages that wish for something without saying what kind of thing it is, or by what the shop does not state. */
import { type ChatEntry, postChat } from '@parley/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aVisitor, chat } from '../testing.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

async function answered(input: string): Promise<{ text: string; titles: string[] }> {
  const response = await chat(t, await aVisitor(t), { inputChatGPT: input });
  expect(response.statusCode, response.body).toBe(200);
  const [entry] = postChat.answer.parse(response.json()).chatgpt as [ChatEntry];
  return { text: entry.outputChatGPT, titles: entry.recommendedProducts.map(({ productTitle }) => productTitle).toSorted() };
}

describe('a wish without a kind', () => {
  it.each([
    'a gift for my dad under 10 euro',
    'A present for my mum, 10 euros at most',
    'ein Geschenk für meinen Vater unter 10 Euro',
    'un cadeau pour mon père, moins de 10 euros',
    'un regalo per mio padre sotto i 10 euro',
    'un regalo para mi padre por menos de 10 euros',
  ])('is answered with what fits the budget: %s', async (input) => {
    expect((await answered(input)).titles).toEqual(['Cotton Socks']);
  });
});

describe('a wish that names no thing', () => {
  it.each([
    'a present for my boss',
    'ein Geschenk für meine Nachbarin',
    'un cadeau pour un ami',
    'un regalo para mi jefa',
    'un regalo per una collega',
    'een cadeau voor mijn collega',
    'prezent dla sąsiadki',
    'arkadaşıma hediye',
    'هدية لصديقتي',
    '同僚へのプレゼント',
  ])('shows some of what there is: %s', async (input) => {
    expect((await answered(input)).titles.length).toBeGreaterThan(0);
  });
  it.each([
    'something for cold evenings',
    'etwas für kalte Abende',
    'quelque chose pour les soirées froides',
    'qualcosa per le sere fredde',
  ])('says what is not stated: %s', async (input) => {
    const { titles, text } = await answered(input);
    expect(titles.length).toBeGreaterThan(0);
    expect(text).toMatch(/Nothing fits all|Kein Produkt erfüllt|Aucun produit ne répond|Nessun prodotto soddisfa/);
  });
  it.each([
    'anything for food waste WITHOUT socks, they give me the creeps',
    'anything for food waste, no socks please',
    'a present for my boss, but no socks',
  ])('and nothing that is ruled out: %s', async (input) => {
    const { titles } = await answered(input);
    expect(titles.length).toBeGreaterThan(0);
    expect(titles.join()).not.toMatch(/Socks/);
  });
  it.each(['do you offer anything on Sundays?', 'gift cards?', 'is there a car park?', 'can I set up a gift list for my mother?'])(
    'and none to who asks about the shop: %s',
    async (input) => {
      expect((await answered(input)).titles).toEqual([]);
    },
  );
});

describe('a wish that names goods', () => {
  it.each([
    'a present for my mum, warm socks for her, 20 euros at most',
    "hi i'm looking for cosy socks under 20",
    'un cadeau pour ma mère, des chaussettes toutes douces, moins de 20 euros',
    'ein Geschenk für meine Mutter, kuschelige Socken, höchstens 20 Euro',
  ])('shows them, whatever other words it has: %s', async (input) => {
    expect((await answered(input)).titles).toContain('Cotton Socks');
  });

  it('shows none for who only tells of somebody and goods', async () => {
    expect((await answered('my baby was sick all over the socks, can they be washed?')).text).not.toMatch(/I found/);
  });
});

describe('an extreme that the shop does not state', () => {
  it.each(['Which are the lightest socks?', 'the lightest socks'])('is said not to be known, beside the goods: %s', async (input) => {
    const { text, titles } = await answered(input);
    expect(titles).toEqual(['Cotton Socks', 'Wool Socks']);
    expect(text).toMatch(/no information/);
  });
});
