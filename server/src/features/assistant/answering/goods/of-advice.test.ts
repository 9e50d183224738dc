/** Goods that a text of the shop advises, for who tells what troubles him. Over HTTP. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../testing/app.ts';
import { product } from '../../testing.ts';
import { shopOf, titlesOf, visitsTo } from '../testing/visits.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const shops = [
  {
    language: 'en',
    faqs: 'Which alarm belongs in a kitchen?\nSmoke from cooking sets off ordinary alarms in a kitchen. Take a heatguard there.',
    goods: ['Heatguard Ombra', 'Doorbell Tiefa', 'Torch Quimbel'],
    asks: 'My alarm in the kitchen goes off from the smoke of cooking. Which alarm helps against it?',
  },
  {
    language: 'de',
    faqs: 'Welcher Melder gehört in die Küche?\nRauch vom Kochen löst in der Küche gewöhnliche Melder aus. Nehmen Sie dort einen Hitzewächter.',
    goods: ['Hitzewächter Ombra', 'Klingel Tiefa', 'Lampe Quimbel'],
    asks: 'Mein Melder geht in der Küche bei jedem Rauch vom Kochen los. Was hilft dagegen?',
  },
  {
    language: 'fr',
    faqs: 'Quel détecteur pour la cuisine ?\nLa fumée de cuisson déclenche les détecteurs ordinaires dans la cuisine. Prenez-y un thermoveilleur.',
    goods: ['Thermoveilleur Ombra', 'Sonnette Tiefa', 'Lampe Quimbel'],
    asks: 'Mon détecteur sonne dans la cuisine à chaque fumée de cuisson. Qu’est-ce qui aide ?',
  },
  {
    language: 'it',
    faqs: 'Quale rilevatore per la cucina?\nIl fumo di cottura fa scattare in cucina i rilevatori comuni. Lì serve una termoguardia.',
    goods: ['Termoguardia Ombra', 'Campanello Tiefa', 'Lampada Quimbel'],
    asks: 'Il mio rilevatore scatta in cucina a ogni fumo di cottura. Cosa posso fare?',
  },
  {
    language: 'nl',
    faqs: 'Welke melder hoort in de keuken?\nRook van het koken laat in de keuken gewone melders afgaan. Neem daar een hittewaker.',
    goods: ['Hittewaker Ombra', 'Deurbel Tiefa', 'Lamp Quimbel'],
    asks: 'Mijn melder gaat in de keuken af bij elke rook van het koken. Wat helpt daartegen?',
  },
] as const;

describe.each(shops)('in $language', ({ language, faqs, goods, asks }) => {
  it('shows what the text that answers advises', async () => {
    const described = goods.map((title) => ({ ...product(title, 'Ombra', 900), language }));
    const ask = (await visitsTo(t, await shopOf(t, described, faqs)))();
    const answer = await ask(asks);
    expect(titlesOf(answer)).toEqual([goods[0]]);
  });
});
