import { describe, expect, it } from 'vitest';
import { freeDeliveryIn } from './free-delivery.ts';

const passage = (text: string, heading = '') => ({ heading, text, language: null });
const read = (...texts: string[]) => freeDeliveryIn(texts.map((text) => passage(text)));
const sum = (currency: string, minor: number, country: string | null = null) => ({ currency, minor, country });

describe('the sum from which delivery is free', () => {
  it.each([
    ['Free shipping on orders over $75 USD.', sum('USD', 7500)],
    ['Orders over £40 ship for free.', sum('GBP', 4000)],
    ['Standard delivery costs €4.90. Delivery is free from €50.', sum('EUR', 5000)],
    ['Ab 50 € Bestellwert liefern wir versandkostenfrei.', sum('EUR', 5000)],
    ['Der Versand kostet 4,90 €, ab 49 € ist er kostenlos.', sum('EUR', 4900)],
    ['La livraison est gratuite à partir de 60 €.', sum('EUR', 6000)],
    ['El envío es gratis a partir de 45,50 €.', sum('EUR', 4550)],
    ['La spedizione è gratuita a partire da 39 €.', sum('EUR', 3900)],
    ['Wij verzenden in Nederland en België; de verzending is gratis vanaf € 35.', sum('EUR', 3500)],
    ['Dostawa jest darmowa od 199 zł.', sum('PLN', 19900)],
    ['500 TL ve üzeri siparişlerde kargo ücretsizdir.', sum('TRY', 50000)],
    ['5,000円以上のご注文で送料無料です。', sum('JPY', 5000)],
    ['税込5,500円以上のお買い上げで送料無料となります。', sum('JPY', 5500)],
    ['الشحن مجاني للطلبات من 200 ريال سعودي.', sum('SAR', 20000)],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  it('keeps the country that it is for', () => {
    expect(read('Shipping to Germany is free from €50.')).toEqual([sum('EUR', 5000, 'DE')]);
  });

  it.each([
    ['no delivery', 'Free gift from €50.'],
    ['returns', 'Returns are free from €50.'],
    ['a kind of delivery', 'Express delivery is free from €100.'],
    ['a condition', 'With the code SHIP, delivery is free from €20.'],
    ['subscribers', 'Newsletter subscribers get free delivery from €20.'],
    ['a time', 'This weekend delivery is free from €20.'],
    ['a denial', 'Delivery is not free, not even from €500.'],
    ['a group of countries', 'Delivery within the EU is free from €100.'],
    ['no threshold', 'Delivery is free. A card costs €3.'],
    ['no currency', 'Delivery is free from 50.'],
  ])('is not read from %s', (_, text) => {
    expect(read(text)).toEqual([]);
  });

  it('is not guessed when the owner says several', () => {
    expect(read('Delivery is free from €50.', 'Shipping is free on orders over €60.')).toEqual([]);
    expect(read('Delivery is free from €50.', 'Delivery is free from €50!')).toEqual([sum('EUR', 5000)]);
    // Whoever is not in Austria may be anywhere.
    expect(read('Delivery is free from €50.', 'Shipping to Austria is free from €100.')).toEqual([sum('EUR', 10000, 'AT')]);
  });

  it.each([
    ['a rate of its own for a country', 'Delivery is free from €50.', 'Shipping to Switzerland costs €12.'],
    ['the same in one passage', 'Der Versand nach Deutschland kostet 4,90 €, nach Österreich 9,90 €. Ab 50 € ist er kostenlos.'],
    ['a rate for a group of countries', 'Free shipping over €50.', 'Shipping within the EU costs €9.90.'],
    ['a rate that is not said', 'Free shipping over €50.', 'Delivery to Norway is charged by weight, from €15.'],
  ])('without a place is nobody’s beside %s', (_, ...texts) => {
    expect(read(...texts)).toEqual([]);
  });

  it('of a country stays beside a rate for another', () => {
    expect(read('Shipping to Germany is free from €50.', 'Shipping to Austria costs €9.90.')).toEqual([sum('EUR', 5000, 'DE')]);
  });

  it.each([
    ['in the same sentence', 'Delivery is free from €50, bulky goods excepted.'],
    ['in another one', 'Delivery is free from €50. Bulky goods are not included in delivery.'],
    ['in another passage', 'Delivery is free from €50.', 'For bulky goods we charge extra for delivery.'],
    ['in German', 'Ab 50 € liefern wir versandkostenfrei.', 'Sperrgut ist vom kostenlosen Versand ausgenommen.'],
    ['in French', 'La livraison est gratuite à partir de 60 €.', 'Livraison des articles encombrants : nous consulter.'],
    ['on islands', 'Delivery is free from €50.', 'Deliveries to the islands cost extra.'],
  ])('is not said where some goods or places are excepted, %s', (_, ...texts) => {
    expect(read(...texts)).toEqual([]);
  });

  it('keeps currencies apart', () => {
    expect(read('Delivery is free from €50.', 'Delivery is free from 60 CHF.')).toEqual([sum('EUR', 5000), sum('CHF', 6000)]);
  });
});
