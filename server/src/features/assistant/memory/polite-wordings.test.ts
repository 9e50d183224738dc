/** Plain questions as they are put politely, in dialects, in the negative, or with a story before them. */
import { describe, expect, it } from 'vitest';
import type { ChatLanguage } from '../../../kit/languages/replies/index.ts';
import { beginningYesOrNo } from '../../../kit/text/yes-no.ts';
import type { ProductRecord } from '../records/types.ts';
import { readMessage } from './reading/reading.ts';
import { withWholeWords } from './reading/whole-words.ts';
import { requestOf } from './testing/asking.ts';
import { aRecord } from './testing/records.ts';

const shopOf = (...products: ProductRecord[]) => new Map(products.map((product) => [product.id, product]));
const stated = (name: string, ...values: string[]) => ({ name, family: null, values });

describe('a price that is asked for in many words', () => {
  const products = shopOf(aRecord({ id: 1, title: 'Zorvik', priceMinor: 5000, categories: ['Zorvik'] }));
  it.each<[ChatLanguage, string]>([
    ['ja', '価格を教えていただけますか'],
    ['ja', 'お値段を伺ってもよろしいでしょうか。'],
    ['ja', '高そう…いくらするんですか？'],
    ['ja', '買おうか迷ってて、いくらでしたっけ'],
    ['ja', 'ねだんをおしえてください'],
    ['tr', 'Fiyatı öğrenebilir miyiz?'],
    ['tr', 'Fiyat bilgisi rica edebilir miyim?'],
    ['tr', 'Ne kadara veriyorsunuz bunu?'],
    ['ar', 'قديش سعره؟'],
    ['ar', 'السعر كام لو سمحت؟'],
  ])('%s: %s', (language, message) => {
    expect(requestOf({ language, message, products, turns: [{ productIds: [1] }] })).toMatchObject({ act: 'about', asks: ['price'] });
  });
});

describe('a story before a question about what is in view', () => {
  const products = shopOf(aRecord({ id: 1, title: 'Zorvik', priceMinor: 5000, categories: ['Zorvik'] }));
  it.each<[ChatLanguage, string]>([
    ['en', 'My old grinder broke on Sunday. What does it cost?'],
    ['de', 'Mein Schreibtisch ist ziemlich tief. Was kostet die?'],
    ['fr', 'Mon bureau est assez profond. Combien coûte-t-il ?'],
    ['ja', '毎日通勤で使うので、いくらですか？'],
    ['ja', '学生なんですけど、値段を知りたいです'],
  ])('%s: %s', (language, message) => {
    expect(requestOf({ language, message, products, turns: [{ productIds: [1] }] })).toMatchObject({ act: 'about', asks: ['price'] });
  });
});

describe('what is asked for in the negative is wished for', () => {
  const products = shopOf(aRecord({ id: 1, title: 'Zorvik', priceMinor: 5000, categories: ['Zorvik'] }));
  it.each<[ChatLanguage, string]>([
    ['ja', '青いのはない？'],
    ['ja', '青いのはないですか'],
    ['tr', 'mavisi yok mu?'],
    ['tr', 'Mavi olanı yok mu acaba?'],
  ])('%s: %s', (language, message) => {
    const { wishes, exclusions } = readMessage(message, language);
    expect(wishes).toMatchObject([{ family: 'colour', value: 'blue' }]);
    expect(exclusions).toEqual([]);
    expect(requestOf({ language, message, products, turns: [{ productIds: [1] }] })).toMatchObject({
      act: 'about',
      wishes: [{ value: 'blue' }],
    });
  });
});

describe('which of two costs less', () => {
  const products = shopOf(aRecord({ id: 1, title: 'Zorvik', priceMinor: 5000 }), aRecord({ id: 2, title: 'Velmar', priceMinor: 7000 }));
  it.each<[ChatLanguage, string]>([
    ['tr', 'Hangisi daha ucuz?'],
    ['tr', 'Hangisinin fiyatı daha düşük?'],
    ['tr', 'hangisine daha az para veririm'],
    ['ar', 'أنهي أرخص؟'],
    ['ja', '二つのうち安い方を教えてください'],
  ])('%s: %s', (language, message) => {
    expect(requestOf({ language, message, products, turns: [{ productIds: [1, 2] }] })).toMatchObject({
      act: 'compare',
      extreme: 'cheapest',
      productIds: [1, 2],
    });
  });
});

describe('an amount with its unit is one version, and no size of its own', () => {
  it.each<[ChatLanguage, string]>([
    ['en', 'does it come in size 12 ml?'],
    ['ar', 'هل يوجد منه حجم 12 مل؟'],
  ])('%s: %s', (language, message) => {
    expect(readMessage(message, language).wishes).toEqual([]);
  });
});

describe('dialects of Arabic', () => {
  it.each([
    ['ابي واحدة زرقا', 'colour'],
    ['بدي وحدة حمرا', 'colour'],
  ])('%s', (message, family) => {
    const { wishes, keys } = readMessage(message, 'ar');
    expect(wishes.map((wish) => wish.family)).toEqual([family]);
    expect(keys.has('seeking')).toBe(true);
  });
  it.each(['مع التوصيل جوا السعودية كم', 'السعر كام بالتوصيل جوه السعودية؟', 'هتبقى بكام بالشحن على الكويت؟'])('%s', (message) => {
    const products = shopOf(aRecord({ id: 1, title: 'Zorvik', priceMinor: 5000, categories: ['Zorvik'] }));
    expect(requestOf({ language: 'ar', message, products, turns: [{ productIds: [1] }] })).toMatchObject({ act: 'total', shipping: true });
  });
});

describe('amounts of money in ten thousands', () => {
  it.each([
    ['1万以下のペンはどれですか', 10_000],
    ['ペンがほしいけど一万超えると厳しい', 10_000],
    ['3千円以内でお願いします', 3000],
  ])('%s', (message, max) => {
    expect(readMessage(message, 'ja').budget).toMatchObject({ max });
  });
});

describe('names that no dictionary has, in a language without spaces', () => {
  const isWord = (word: string) => ['つばめ', '朝霧ブルー', '万年筆'].map((each) => each.normalize('NFKD')).includes(word);
  const read = (message: string) => withWholeWords(readMessage(message, 'ja'), message, isWord);

  it('are whole words, whatever the signs of their syllables', () => {
    expect(read('つばめはありますか').content.map(({ written }) => written)).toEqual(['つばめ']);
  });

  it('wish for no colour that is a part of them', () => {
    expect(read('朝霧ブルーはありますか')).toMatchObject({ content: [{ written: '朝霧ブルー' }], wishes: [] });
    expect(read('ブルーはありますか').wishes).toMatchObject([{ family: 'colour', value: 'blue' }]);
  });
});

describe('a value that only says that there is none', () => {
  it.each(['none', 'Keine', 'aucun', 'ninguna', 'nessuno', 'geen', 'brak', 'yok', 'なし'])('%s', (value) => {
    expect(beginningYesOrNo(value)).toBe('no');
  });
  it('is no other value', () => {
    expect(beginningYesOrNo('なし地')).toBeNull();
    expect(beginningYesOrNo('stated')).toBeNull();
  });
});

describe('what a thing has is asked of it, and seeks no goods', () => {
  it('by its length', () => {
    const products = shopOf(aRecord({ id: 1, title: 'Zorvik', priceMinor: 5000, attributes: [stated('長さ', '13 cm')] }));
    const asked = { language: 'ja', message: '何cmありますか', products, turns: [{ productIds: [1] }] } as const;
    expect(requestOf(asked)).toMatchObject({ act: 'about', attributes: ['長さ'] });
  });
  it.each(['においはありますか', '匂いを教えてください', '香りはありますか'])('%s', (message) => {
    const { keys, content } = readMessage(message, 'ja');
    expect(keys.has('seeking')).toBe(false);
    expect(content.map(({ text }) => text)).toEqual(['香り']);
  });
});
