/** A first message that wishes for anything at all for a child: what the shop says is for such a child. Over HTTP. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { product } from '../testing.ts';
import { shopOf, titlesOf, visitsTo } from './testing/visits.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

describe('anything at all for a child', () => {
  it.each([
    ['en', 'Age', '4 to 8 years', 'The daughter of our founder runs the shop.', 'Something for my daughter who is 6, she loves animals'],
    ['de', 'Alter', '4 bis 8 Jahre', 'Die Tochter des Gründers führt den Laden.', 'Etwas für meine Tochter, sie ist 6 und mag Tiere'],
    [
      'fr',
      'Âge',
      'De 4 à 8 ans',
      'La fille du fondateur tient la boutique.',
      'Quelque chose pour ma fille de 6 ans, elle aime les animaux',
    ],
  ])('%s: is what states the age: %s', async (_, name, ages, faqs, message) => {
    const ownerId = await shopOf(
      t,
      [
        { ...product('Zorvik', 'Cases', 5000), attributes: { [name]: [ages] } },
        { ...product('Belantra', 'Cases', 6000), attributes: { [name]: ['12–16'] } },
      ],
      faqs,
    );
    const say = (await visitsTo(t, ownerId))();
    expect(titlesOf(await say(message))).toEqual(['Zorvik']);
  });
});
