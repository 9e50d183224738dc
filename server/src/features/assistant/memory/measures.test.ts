/** 'The lighter one' of what was shown, in ten languages (README, rule F8); no database. */
import { describe, expect, it } from 'vitest';
import { quantityOf } from '../../../kit/languages/measured.ts';
import type { ChatLanguage } from '../../../kit/languages/replies/index.ts';
import type { ProductRecord } from '../records/types.ts';
import { conversationOf } from './conversation-of.ts';
import { readMessage } from './reading/reading.ts';
import { targetOf } from './references.ts';
import { aRecord } from './testing/records.ts';

const product = (id: number, title: string, weight: string): ProductRecord =>
  aRecord({ id, title, priceMinor: 1000 * id, attributes: [{ name: 'Weight', family: null, values: [weight] }] });

function meant(message: string, language: ChatLanguage, weights: readonly string[]) {
  const products = new Map(weights.map((weight, at) => [at + 1, product(at + 1, `Product ${at}`, weight)]));
  const turns = [{ input: '', productIds: [...products.keys()], isAnswer: false, language }];
  const conversation = conversationOf({ turns, language, quizAnswers: [], page: null, products, currency: 'EUR', knows: () => false });
  const target = targetOf(readMessage(message, language), conversation, products);
  return target?.isNamed ? target.productIds : null;
}

describe('the lighter of the products shown', () => {
  it.each<[ChatLanguage, string]>([
    ['en', 'which one is lighter?'],
    ['de', 'welches ist leichter?'],
    ['fr', 'lequel est le plus léger ?'],
    ['es', '¿cuál pesa menos?'],
    ['it', 'quale è più leggero?'],
    ['nl', 'welke is het lichtst?'],
    ['pl', 'który jest lżejszy?'],
    ['tr', 'hangisi daha hafif?'],
    ['ar', 'أيهما أخف؟'],
    ['ja', '軽いのはどっち？'],
  ])('%s: %s', (language, message) => {
    expect(meant(message, language, ['1.2 kg', '900 g'])).toEqual([2]);
  });

  it('is none where two are alike, or only one states it', () => {
    expect(meant('which one is lighter?', 'en', ['900 g', '0.9 kg'])).toBeNull();
    expect(meant('which one is lighter?', 'en', ['900 g', 'light'])).toBeNull();
  });

  it('reads values as shops write them', () => {
    expect(['1,4 kg', '480 g', '14 inches', '1.500 g', '２キロ'].map(quantityOf)).toEqual([1400, 480, 14 * 2.54, 1500, 2000]);
    expect(quantityOf('heavy')).toBeNull();
  });
});
