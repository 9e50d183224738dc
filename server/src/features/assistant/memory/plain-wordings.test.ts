/** Plain questions in wordings that were read as something else: what belongs to a thing, sums, limits, and what is told before a question. */
import { describe, expect, it } from 'vitest';
import type { ChatLanguage } from '../../../kit/languages/replies/index.ts';
import type { ProductRecord } from '../records/types.ts';
import { readMessage } from './reading/reading.ts';
import { type Asking, requestOf } from './testing/asking.ts';
import { aRecord } from './testing/records.ts';

const shopOf = (...products: ProductRecord[]) => new Map(products.map((product) => [product.id, product]));
const kettleShop = shopOf(aRecord({ id: 1, title: 'Zorvik', priceMinor: 5000, categories: ['Zorvik'] }));
const inView: Pick<Asking, 'products' | 'turns'> = { products: kettleShop, turns: [{ productIds: [1] }] };

describe('M24 what belongs to the thing in view is asked of it, and seeks no others', () => {
  it.each<[ChatLanguage, string]>([
    ['en', 'What else do I get with it?'],
    ['en', 'which bits and pieces are supplied with this?'],
    ['en', 'with or without a lid?'],
    ['en', 'what is in the package'],
    ['de', 'Bekommt man noch etwas dazu?'],
    ['de', 'was liegt da alles bei?'],
    ['de', 'Was gehört zum Lieferumfang?'],
    ['de', 'mit Deckel oder ohne'],
    ['nl', 'Wat krijg ik er allemaal bij?'],
    ['nl', 'Wordt er iets meegeleverd?'],
    ['nl', 'Wat zit er in de doos?'],
  ])('%s: %s', (language, message) => {
    expect(requestOf({ language, message, ...inView }).act).toBe('question');
  });

  it('is not answered by an amount, and asks for no delivery or sum', () => {
    const products = shopOf(
      aRecord({ id: 1, title: 'Zorvik', priceMinor: 5000, attributes: [{ name: 'Inhoud', family: null, values: ['600 g voer'] }] }),
    );
    const ask = (language: ChatLanguage, message: string) => requestOf({ language, message, products, turns: [{ productIds: [1] }] });
    expect(ask('nl', 'Is de paal inbegrepen?').act).toBe('question');
    expect(ask('en', 'Is delivery included?')).toMatchObject({ act: 'topic', topics: ['delivery'] });
    expect(ask('nl', 'Binnen hoeveel dagen is hij bij mij?').act).not.toBe('question');
  });
});

describe('M4 a sum of as many as are told of', () => {
  it.each<[ChatLanguage, string, number]>([
    ['en', 'How much is half a dozen of them?', 6],
    ['en', 'price for a couple of them', 2],
    ['en', 'One for me and one for my brother, what does that make?', 2],
    ['en', 'We are decorating the hall, so we want six. What would that come to?', 6],
    ['de', 'Ich hätte gern vier Stück. Auf welchen Betrag käme ich da?', 4],
    ['de', 'Einer für mich, einer für meinen Bruder: Was macht das zusammen?', 2],
    ['nl', 'Als ik er drie bestel, op welk bedrag kom ik dan uit?', 3],
    ['nl', 'Wij nemen er drie, voor elk kleinkind een. Wat wordt dat bij elkaar?', 3],
    ['fr', 'Une demi-douzaine, ça fait combien ?', 6],
    ['es', 'media docena de esos, ¿cuánto es?', 6],
    ['it', 'mezza dozzina di questi, quanto viene?', 6],
  ])('%s: %s', (language, message, count) => {
    expect(requestOf({ language, message, ...inView })).toMatchObject({ act: 'total', items: [{ product: 1, count }] });
  });

  it.each<[ChatLanguage, string]>([
    ['en', 'price + p&p to Ireland pls'],
    ['en', 'What would it be with delivery to Ireland included?'],
    ['de', 'Und wie hoch wäre der Gesamtbetrag mit Versand nach Österreich?'],
    ['de', 'Was würde das zusammen mit der Lieferung nach Österreich ausmachen?'],
    ['de', 'Ich komme aus Österreich. Was kostet das denn samt Versandkosten?'],
  ])('%s: %s', (language, message) => {
    expect(requestOf({ language, message, ...inView })).toMatchObject({ act: 'total', shipping: true });
  });

  it('asks for no height where money is high', () => {
    expect(requestOf({ language: 'de', message: 'Wie hoch sind die Versandkosten?', ...inView })).toMatchObject({ act: 'topic' });
    expect(readMessage('Wie hoch ist der Gesamtbetrag?', 'de').measures).not.toContain('tall');
    expect(readMessage('Wie hoch ist es und was kostet es?', 'de').measures).toContain('tall');
  });
});

describe('M11 the price of the thing in view', () => {
  it.each<[ChatLanguage, string]>([
    ['de', 'Wie viel muss ich dafür zahlen?'],
    ['de', 'In welcher Preisklasse liegt der?'],
    ['de', 'Könnten Sie mir den Preis nennen?'],
    ['de', 'Ich schaue aufs Geld. Wie teuer wäre der?'],
    ['nl', 'Hoeveel moet ik daarvoor betalen?'],
    ['nl', 'Mag ik vragen wat de prijs is?'],
    ['en', 'I am on a shoestring. How much would it be?'],
  ])('%s: %s', (language, message) => {
    expect(requestOf({ language, message, ...inView })).toMatchObject({ act: 'about', productIds: [1], asks: ['price'] });
  });

  it.each<[ChatLanguage, string]>([
    ['de', 'Wann muss ich bezahlen?'],
    ['nl', 'Wanneer moet ik betalen?'],
  ])('%s: %s asks for no price', (language, message) => {
    expect(requestOf({ language, message, ...inView })).toMatchObject({ act: 'topic', topics: ['payment'] });
  });
});

describe('limits', () => {
  it.each<[ChatLanguage, string]>([
    ['en', 'a lamp, but it mustn’t cost more than £20'],
    ['en', 'a lamp, it can’t be over 20 pounds'],
    ['en', 'a lamp for up to twenty pounds'],
    ['de', 'eine Lampe bis zwanzig Euro'],
    ['nl', 'een lamp tot twintig euro'],
  ])('%s: %s', (language, message) => {
    expect(readMessage(message, language).budget).toMatchObject({ min: null, max: 20 });
  });
});

describe('what is told beside a question', () => {
  it('asks for the price of a service with the service', () => {
    const request = requestOf({ language: 'de', message: 'Gravieren Sie auch Namen, und zu welchem Preis?', ...inView });
    expect(request).toMatchObject({ act: 'question', isOfShop: true });
  });

  it.each<[ChatLanguage, string]>([
    ['en', 'We agreed on 60%. How much do I pay?'],
    ['de', 'Wir waren bei 60 %. Was zahle ich?'],
    ['fr', 'On avait dit 60 %. Combien je paie ?'],
    ['ar', 'اتفقنا على 60%. كم أدفع؟'],
  ])('%s: %s counts no pieces', (language, message) => {
    const products = shopOf(aRecord({ id: 1, title: 'Zorvik', priceMinor: 5000, categories: ['Zorvik'] }));
    const request = requestOf({ language, message, products, turns: [{ productIds: [1] }] });
    expect(request).not.toMatchObject({ items: [{ count: 60 }] });
  });

  it('seeks the only thing that is named, where the words that seek name nothing', () => {
    const products = shopOf(
      aRecord({ id: 1, title: 'Lamp Zorvik', priceMinor: 900, categories: ['Lamp'] }),
      aRecord({ id: 2, title: 'Chair Belantra', priceMinor: 700, categories: ['Chair'] }),
    );
    const ask = (message: string) => requestOf({ language: 'en', message, products, turns: [] });
    expect(ask('A lamp seems a safe bet, do you have any?')).toMatchObject({ act: 'search', search: { thing: 'lamp' } });
    expect(ask('I own a lamp. Do you sell bulbs?')).not.toMatchObject({ search: { thing: 'lamp' } });
  });

  it.each<[ChatLanguage, string, string]>([
    ['de', 'Gibt es auch einen Zorvik ohne Kunststoff?', 'kunststoff'],
    ['nl', 'Is er ook een Zorvik zonder kunststof?', 'kunststof'],
  ])('%s: %s rules a material out', (language, message, material) => {
    const attributes = [{ name: 'Material', family: 'material' as const, values: [material] }];
    const products = shopOf(aRecord({ id: 1, title: 'Zorvik', priceMinor: 5000, categories: ['Zorvik'], attributes }));
    const request = requestOf({ language, message, products, turns: [{ productIds: [1] }] });
    expect(request).toMatchObject({ act: 'search', search: { exclusions: [material] } });
  });
});
