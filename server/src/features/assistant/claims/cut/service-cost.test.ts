/** What services and ways of delivery cost by the owner's words: for sure, in words only, or not at all. */
import { describe, expect, it } from 'vitest';
import type { ChatLanguage } from '../../../../kit/languages/replies/index.ts';
import type { Service } from '../../../../kit/languages/services.ts';
import { mayBeFree, serviceCost } from './service-cost.ts';

const ask = (service: Service, change: Partial<Parameters<typeof serviceCost>[1]> = {}) => ({
  service,
  pieces: 1,
  place: null,
  subtotalMinor: 4000,
  currency: 'EUR',
  ...change,
});
const passage = (language: ChatLanguage, heading: string, text: string) => ({ heading, text, language });

const sure: readonly [ChatLanguage, Service, string, string, number][] = [
  ['en', 'wrapping', 'Do you gift wrap?', 'Yes, for €3 per order, with a ribbon.', 300],
  ['de', 'wrapping', 'Packt ihr Geschenke ein?', 'Gern, für 2,50 € je Stück.', 250],
  ['fr', 'lettering', '', 'La gravure coûte 12 €.', 1200],
  ['es', 'cashOnDelivery', 'Pago', 'Tarjeta. El pago contra reembolso cuesta 2 €.', 200],
  ['it', 'assembly', '', 'Il montaggio costa 25 €.', 2500],
  ['nl', 'wrapping', '', 'Een kaartje kost € 1,95, een cadeauverpakking € 3,95.', 395],
  ['pl', 'wrapping', 'Czy pakujecie na prezent?', 'Tak, za 6 EUR.', 600],
  ['fr', 'pickupPoint', 'Livraison', 'Point relais : 3,50 €, 3 jours.\nExpress : 12 €, le lendemain.', 350],
  ['fr', 'express', 'Livraison', 'Point relais : 3,50 €, 3 jours.\nExpress : 12 €, le lendemain.', 1200],
  ['fr', 'pickupPoint', 'Livraison', "La livraison en point relais est offerte dès 30 € d'achat.", 0],
  ['it', 'wrapping', 'Fate pacchetti regalo?', 'Sì, gratis.', 0],
];

describe('R5 what a service costs', () => {
  it.each(sure)('is read: %s %s: %s %s', (language, service, heading, text, minor) => {
    expect(serviceCost(passage(language, heading, text), ask(service))?.minor).toBe(minor);
  });

  it.each([
    ['a service that the shop does not offer', 'wrapping', '', 'We do not gift wrap, but we write a card.', {}],
    ['an amount per piece, of several pieces', 'wrapping', 'Do you gift wrap?', 'Yes, for €3 each.', { pieces: 2 }],
    ['an amount that begins somewhere', 'lettering', '', 'Engraving from €9.', {}],
    ['two amounts', 'wrapping', 'Do you gift wrap?', 'Gift wrap is €3 small and €6 large.', {}],
    ['another currency', 'wrapping', 'Do you gift wrap?', 'Yes, for £3.', {}],
    ['a way that may be free for so much', 'express', 'Delivery', 'Express €9, all delivery is free from €40.', {}],
  ] as const)('is left to the words of the shop: %s', (_, service, heading, text, change) => {
    const cost = serviceCost(passage('en', heading, text), ask(service, change));
    expect(cost?.minor ?? null).toBeNull();
    expect(cost).not.toBeNull();
  });

  it('is nothing where the shop says nothing of it', () => {
    expect(serviceCost(passage('en', 'Delivery', 'Delivery costs €4.90.'), ask('wrapping'))).toBeNull();
    expect(serviceCost(passage('en', 'Delivery', 'Delivery costs €4.90.'), ask('express'))).toBeNull();
  });

  it('takes no rate of another country', () => {
    const rates = passage('de', 'Versand', 'Express nach Österreich: 19 €.');
    expect(serviceCost(rates, ask('express', { place: 'DE' }))).toBeNull();
    expect(serviceCost(rates, ask('express', { place: 'AT' }))?.minor).toBe(1900);
  });

  it('may be free by another passage', () => {
    const free = passage('pl', 'Dostawa', 'Od 30 EUR dostawa do paczkomatu jest darmowa (nie dotyczy pobrania).');
    expect(mayBeFree(free, ask('pickupPoint'))).toBe(0);
    expect(mayBeFree(free, ask('pickupPoint', { subtotalMinor: 1000 }))).toBeNull();
  });
});
