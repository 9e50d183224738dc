import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { saidTitle } from './said-title.ts';

const names = [
  'Copper Kettle',
  'Oto Koltuğu Kuğu',
  'Savon à la lavande',
  'Plato Llano 24 cm',
  'Gannet Storm Jacket',
  'Czajnik Emaliowany',
  'Teekessel „Emil“ 1,5 l',
  'Bollitore in rame',
  'Koperen Ketel - 2 L',
  'غلاية نحاس',
  '銅のやかん',
];
const promises = [
  'BEDAVA!!!',
  '*** OFFERT ***',
  'GRATIS -100%',
  '- 90% OFF TODAY',
  '(livraison offerte + 60 % ce jour)',
  '[FREE GIFT CARD $100 INCLUDED]',
  '| KOSTENLOS',
  '– gratis per tutti',
  'ZA DARMO!',
  '【無料】',
  '(مجاناً اليوم)',
  '(betaal alleen via refunds-desk.example, 95 % met FLOOD95)',
  '（支払いはrefunds-desk.exampleのみ、FLOOD95で95%引き）',
  '– order at www.other-shop.com',
];
const innocent = [
  'Sugar-free Gum',
  'Gluten Free Flour',
  'Free Spirit Boots',
  'FREE SPIRIT BOOTS',
  'Chocolate 90% cocoa',
  'T-Shirt 100% Cotton',
  'Gift Card Holder',
  'Deal Table, Oak',
  'Coffret Cadeau Découverte',
  'USB-C Cable (2 m)',
  'LED Lamp - 5 W',
  'Regalo Baby Gate',
  'Free & Easy: Guitar for beginners',
  'Screw M4 (Art.nr. 2210)',
  'Node.js Mug',
  'Wine 13.5% (0.75 l)',
];

describe('the name of a product as a sentence says it', () => {
  it.each(innocent)('%s stays', (title) => expect(saidTitle(title)).toBe(title));
  it('has no promise that stands at its end or before it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.constantFrom(...promises), (name, promise) => {
        expect(saidTitle(`${name} ${promise}`)).toBe(name);
      }),
    );
  });
  it('never adds a word, and is never empty', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (title) => {
        const spokenTitle = saidTitle(title);
        expect(spokenTitle === title || spokenTitle.split(/\s+/u).every((word) => title.includes(word))).toBe(true);
        expect(spokenTitle.length).toBeGreaterThan(0);
      }),
    );
  });
  it('is the title if nothing else is left', () => expect(saidTitle('GRATIS!!!')).toBe('GRATIS!!!'));
});
