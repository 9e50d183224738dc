/** Plain questions in the wordings of people who chat: with a story, a slip, thanks at the end, or the thing named before the question. */
import { describe, expect, it } from 'vitest';
import type { ChatLanguage } from '../../../kit/languages/replies/index.ts';
import { requestOf } from './testing/asking.ts';
import { aRecord } from './testing/records.ts';

const bags: Partial<Record<ChatLanguage, [kind: string, material: string]>> = {
  en: ['Bag', 'Leather'],
  de: ['Tasche', 'Leder'],
  fr: ['Valise', 'Cuir'],
  es: ['Bolso', 'Cuero'],
  it: ['Borsa', 'Pelle'],
  pl: ['Torba', 'Skóra'],
};
const shopOf = (language: ChatLanguage) => {
  const [kind = '', material = ''] = bags[language] ?? [];
  const colour = (value: string) => ({
    id: value,
    options: [{ name: 'Color', value }],
    priceMinor: 5800,
    regularPriceMinor: null,
    inStock: true,
  });
  return new Map(
    [
      aRecord({
        id: 1,
        title: `${kind} Zorvik`,
        priceMinor: 5800,
        categories: [kind],
        attributes: [{ name: 'Material', family: 'material', values: [material] }],
        variants: [colour('Olive'), colour('Menta')],
      }),
      aRecord({ id: 2, title: `${kind} Belantra`, priceMinor: 2900, categories: [kind] }),
    ].map((product) => [product.id, product]),
  );
};
const asked = (language: ChatLanguage, message: string, shown: readonly number[] = [1]) =>
  requestOf({ language, message, products: shopOf(language), turns: shown.length > 0 ? [{ productIds: [...shown] }] : [] });

describe('a kind without a material seeks others, and rules the material out', () => {
  it.each<[ChatLanguage, string]>([
    ['en', 'do you have a bag without leather?'],
    ['de', 'habt ihr eine Tasche ohne Leder?'],
    ['fr', 'Vous avez une valise sans cuir ?'],
    ['fr', 'Vous n’auriez pas une valise sans cuir ?'],
    ['es', '¿Tenéis un bolso sin cuero?'],
    ['es', 'el cuero se estropea, un bolso sin cuero?'],
    ['it', 'avete una borsa senza pelle?'],
    ['it', 'La pelle si rovina sempre. Una borsa che non sia di pelle?'],
    ['it', 'ma è di pelle... una borsa senza?'],
    ['it', 'no pelle, altre borse?'],
  ])('%s: %s', (language, message) => {
    expect(asked(language, message)).toMatchObject({ act: 'search', search: { exclusions: [expect.anything()] } });
  });
});

describe('the price of the thing in view, said again, is no limit', () => {
  it.each<[ChatLanguage, string]>([
    ['en', 'Oh, 58 euros! Any cheaper bags?'],
    ['de', 'Puh, 58 Euro. Gibt es günstigere Taschen?'],
    ['fr', 'Ouh là, 58 euros ! Et dans les valises meilleur marché, vous avez quoi ?'],
    ['es', 'Vaya, 58 euros es mucho. ¿Algún bolso por menos dinero?'],
    ['it', 'Mmh, 58 euro sono un po’ tanti. C’è una borsa che costi meno?'],
  ])('%s: %s', (language, message) => {
    expect(asked(language, message)).toMatchObject({ act: 'search', search: { reason: 'cheaper', below: 5800 } });
  });
});

describe('the thing that was named before the question is sought', () => {
  it.each<[ChatLanguage, string]>([
    ['fr', 'On m’a dit de mettre les liquides dans une valise. En avez-vous une ?'],
    ['es', 'Queremos algo bonito para la cocina: un bolso de fieltro, ¿lo tenéis?'],
    ['it', 'Mia zia ha visto una borsa di feltro. Ne avete?'],
    ['fr', 'trois jours dans le jura et rien pour mes affaires !! valise de randonnée svp'],
    ['es', 'mi hermana viaja mucho jajaja, un bolso para ella?'],
    ['it', 'nonna in partenza, festa domenica, borsa da regalarle??'],
    ['fr', 'Auriez-vous aussi une valise pour la plage ?'],
    ['it', 'Per la spiaggia c’è una borsa adatta?'],
  ])('%s: %s', (language, message) => {
    expect(asked(language, message, [])).toMatchObject({ act: 'search', search: { thing: expect.stringMatching(/valise|bolso|borsa/u) } });
  });
});

describe('what is exclaimed, or told before a comma, is no thing', () => {
  it.each<[ChatLanguage, string, ask: string]>([
    ['it', 'Carina! Che colori ci sono?', 'colour'],
    ['pl', 'Rewelacyjna! Jakie są kolory?', 'colour'],
    ['en', 'Fabulous! Which colours are there?', 'colour'],
    ['it', 'Ho le mani piccole, vorrei sapere che colori avete.', 'colour'],
    ['it', 'A quanto sta?', 'price'],
    ['it', 'a quanto la vendete?', 'price'],
    ['pl', 'Ile trzeba za nią zapłacić?', 'price'],
    ['pl', 'ile Państwo za nią chcą?', 'price'],
    ['es', '¿A cuánto está?', 'price'],
    ['es', '¿en qué material viene?', 'material'],
    ['it', 'materiale della borsa grz', 'material'],
  ])('%s: %s', (language, message, ask) => {
    const request = asked(language, message);
    expect(request).toMatchObject({ act: 'about', productIds: [1] });
    expect(request.act === 'about' && [...request.asks, ...request.attributes]).toContain(ask);
  });
});

describe('pieces that are taken first, and priced then', () => {
  it.each<[ChatLanguage, string]>([
    ['en', 'I take two, one for each of them. How much is it altogether?'],
    ['de', 'Ich nehme zwei, eine für jeden. Was macht das zusammen?'],
    ['it', 'Ne prenderei due, una a casa e una dai miei. Quanto sarebbe?'],
    ['es', 'Somos muchos, así que me llevo dos. ¿Cuánto sale en total?'],
    ['pl', 'Wezmę dwie, po jednej dla każdego. Ile razem wychodzi?'],
  ])('%s: %s', (language, message) => {
    expect(asked(language, message)).toMatchObject({ act: 'total', items: [{ product: 1, count: 2 }] });
  });
});

describe('what a service costs is asked of the shop, not of the thing', () => {
  it.each<[ChatLanguage, string]>([
    ['fr', 'On pourrait y broder ses initiales ? Ça coûte combien en plus ?'],
    ['fr', 'broder initiales possible ? prix ?'],
    ['es', '¿Se le puede grabar el nombre? ¿Cuánto cuesta?'],
    ['it', 'si possono ricamare le iniziali? e quanto costa?'],
    ['pl', 'czy można wyhaftować inicjały? haft ile kosztuje?'],
  ])('%s: %s', (language, message) => {
    expect(asked(language, message)).toMatchObject({ act: 'question', isOfShop: true });
  });
});

describe('what belongs to a thing is no sum with delivery, and no wish', () => {
  it.each<[ChatLanguage, string]>([
    ['fr', 'Il est livré avec quoi ?'],
    ['fr', 'Est-il vendu avec des sangles ?'],
    ['fr', 'Pourriez-vous me préciser s’il y a des sangles incluses ?'],
    ['it', 'c’è la tracolla nella confezione?'],
    ['es', '¿la correa viene aparte?'],
    ['pl', 'Dostanę do niej pasek, czy muszę kupić osobno?'],
  ])('%s: %s', (language, message) => {
    expect(asked(language, message).act).toMatch(/^(?:question|about)$/u);
  });
});

describe('words within other phrases ask for nothing by themselves', () => {
  it.each<[ChatLanguage, string, act: string]>([
    // 'Tout' of 'tout de suite' makes no sum.
    ['fr', 'la couleur olive, on peut le commander tout de suite ?', 'about'],
    ['fr', 'ok et la version menta est en stock ?', 'about'],
    // 'Otra' of 'otra vez' asks for no others.
    ['es', 'Hola otra vez, se me olvidaba, ¿en qué color viene?', 'about'],
    ['fr', 'Quel est le prix avec les frais de livraison pour la France ?', 'total'],
    ['es', 'Quisiera saber el precio final con el transporte a España.', 'total'],
    ['pl', 'Ile wyniesie razem z dostawą w Polsce?', 'total'],
  ])('%s: %s', (language, message, act) => {
    expect(asked(language, message).act).toBe(act);
  });

  it.each<[ChatLanguage, string]>([
    ['fr', 'Pourriez-vous m’indiquer la valise la plus économique de votre boutique ?'],
    ['fr', 'Je cherche une valise, peu importe laquelle, du moment que c’est la moins coûteuse.'],
    ['es', 'Queremos gastar lo mínimo en un bolso, ¿cuál sería?'],
    ['it', 'Vorrei la borsa più economica, va bene qualsiasi modello.'],
  ])('the cheapest, %s: %s', (language, message) => {
    expect(asked(language, message, [])).toMatchObject({ act: 'search', search: { reason: 'cheapest' } });
  });
});

describe('a shop that may buy things is asked for none', () => {
  it.each<[ChatLanguage, kind: string, string]>([
    ['en', 'Game', 'Do you also buy second-hand games?'],
    ['de', 'Spiel', 'Kauft ihr auch gebrauchte Spiele an?'],
    ['nl', 'Spel', 'Kopen jullie ook tweedehands spellen in?'],
  ])('%s: %s, %s', (language, kind, message) => {
    const products = new Map([[1, aRecord({ id: 1, title: `${kind} Zorvik`, priceMinor: 900, categories: [kind] })]]);
    expect(requestOf({ language, message, products, turns: [] })).not.toMatchObject({
      act: 'search',
      search: { thing: expect.anything() },
    });
  });
});
