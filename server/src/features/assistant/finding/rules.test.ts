/** The rules of README.md that decide whether a passage answers, by the smallest example of each. */

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { traitsOf } from '../../../kit/languages/index.ts';
import type { ChatLanguage } from '../../../kit/languages/replies/index.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { savePages } from '../../catalogue/index.ts';
import { saveCompanyProfile } from '../../recommenders/index.ts';
import { compoundParts, knownTail } from './compounds.ts';
import { findPassages } from './find.ts';
import { corrected, lettersApart } from './spelling.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const ask = async (texts: readonly string[], question: string, language: ChatLanguage = 'en', title = 'Our shop') => {
  const { ownerId } = await t.newOwner();
  const pages = texts.map((text, at) => ({ url: `https://a.example/${at}`, title, topic: 'questions' as const, text }));
  await savePages(t.platform.db, ownerId, 'https://a.example', pages, t.clock.now());
  const { passages, answers, missing } = await findPassages(t.platform.db, ownerId, question, { language });
  return { told: passages.find((passage) => passage.answers)?.text ?? null, answers, missing };
};

const silentProfile = {
  companyName: 'Pond',
  whatServicesDoYouOfferToClients: '',
  moreInformationAboutYourProducts: '',
  howCanCustomersReachYouOrYourTeam: '',
  whatAreFAQs: '',
  howMuchDiscountCanYouDoMaximum: '',
};
const eu = 'We deliver to all EU countries for £9.';
const list = 'Delivery to Austria and Germany costs £9.';
const closed = 'Delivery costs £9. We do not ship to other countries than Austria.';
const cards = 'You can pay by Visa or PayPal.';
const rented = 'Tents can be rented from Friday to Monday for £20.';
const absentees = 'If nobody is in, the driver leaves it with a neighbour.';
const tentReturns = 'Can I return a tent?\nYes, within 30 days, if it was not pitched.';

describe('questions that the shop’s texts do not answer', () => {
  it.each<[question: string, language: ChatLanguage]>([
    ['do you sell hammocks', 'en'],
    ['haben Sie Hängematten', 'de'],
    ['avez-vous des hamacs', 'fr'],
  ])('is named where it is a thing: %s (%s)', async (question, language) => {
    expect((await ask(['We sell pens. Delivery costs £4.'], question, language)).missing).toBe(question.split(' ').at(-1));
  });

  it.each<[question: string, language: ChatLanguage]>([
    ["we haven't written with our pens for months", 'en'],
    ['the pens are too broad', 'en'],
    ['die neuen pens rutschen überhaupt nicht', 'de'],
    ['wo stelle ich pens am besten hin', 'de'],
    ['vivo cerca y no escribo con pens', 'es'],
    ['nos pens tombent un peu', 'fr'],
    ['pens ile yüzebilir miyim', 'tr'],
  ])('is not named by a verb or an adverb: %s (%s)', async (question, language) => {
    expect((await ask(['We sell pens. Delivery costs £4.'], question, language)).missing).toMatch(/^(?:pens)?$/);
  });
});

describe('services that the shop is asked for', () => {
  it.each<[question: string, language: ChatLanguage, text: string]>([
    ['do you restring harps?', 'en', 'Our harps are built in Kendal. A harp stays in tune for a week.'],
    ['lackiert ihr auch Harfen?', 'de', 'Unsere Harfen sind aus Ahorn. Jede Harfe wiegt vier Kilo.'],
    ['¿afináis arpas?', 'es', 'Nuestras arpas son de arce. El arpa pesa cuatro kilos.'],
    ['kupujecie harfy?', 'pl', 'Nasze harfy są z klonu. Harfa waży cztery kilo.'],
    ['vendete arpe usate?', 'it', 'Quale arpa per iniziare?\nUna piccola, di acero.'],
    ['do you sell rosin?', 'en', 'Which rosin is best?\nA dark one in winter.'],
    ['Do you have any jobs going?', 'en', 'Our workshop is at 4 Mill Lane, open Tuesday to Friday.'],
    ['Can you take away my old harp when you deliver?', 'en', 'Delivery takes three days and costs £9.'],
    ['Where are your harps manufactured?', 'en', 'Harps are covered against manufacturing defects for two years.'],
    ['Waar worden de harpen gemaakt?', 'nl', 'Harpen en snaren, online en in onze winkel in Utrecht.'],
    ['hebben jullie een spaarkaart', 'nl', 'Zwarte punten op het hout komen van vocht.'],
  ])('is not answered by a text about the thing alone: %s (%s)', async (question, language, text) => {
    expect((await ask([text], question, language)).told).toBeNull();
  });

  it.each<[question: string, language: ChatLanguage, text: string]>([
    ['do you restring harps?', 'en', 'We restring harps of any make for £40.'],
    ['lackiert ihr auch Harfen?', 'de', 'Wir lackieren Harfen in der Werkstatt, für 30 Euro.'],
    ['do you sell rosin?', 'en', 'We sell rosin and strings.'],
    ['Where are your harps manufactured?', 'en', 'Our harps are made by hand in Portugal.'],
  ])('is answered by a text that says so: %s (%s)', async (question, language, text) => {
    expect((await ask([text], question, language)).told).toBe(text);
  });
});

describe('whether a passage answers', () => {
  it.each<[rule: string, text: string, question: string, answers: boolean]>([
    ['A1', 'We refund returns within 14 days.', 'Do you do gift wrapping?', false],
    ['A1', 'Delivery takes three days.', 'Do you deliver on Saturday?', false],
    ['A1', 'Delivery takes three days.', 'Do you offer express delivery?', false],
    ['A2', 'Delivery costs £4.', 'How long does delivery take?', false],
    ['A2', 'Delivery takes three days.', 'What does delivery cost?', false],
    ['A2', 'Delivery costs £4. You can return socks within 30 days.', 'How long does delivery take?', false],
    ['A3', eu, 'Do you ship to France?', true],
    ['A3', eu, 'Do you ship to Norway?', false],
    ['A3', 'We ship worldwide.', 'Do you ship to Norway?', true],
    ['A3', 'We ship abroad for £12.', 'Do you ship to Norway?', true],
    ['A3', list, 'Do you ship to Berlin?', true],
    ['A3', list, 'Do you ship to Norway?', false],
    ['A3', closed, 'Do you ship to Norway?', true],
    ['A3', 'We only deliver within Austria.', 'Do you ship to Norway?', true],
    ['A4', cards, 'Can I pay with PayPal?', true],
    ['A4', cards, 'Can I pay with Klarna?', false],
    ['A4', 'We only take Visa for payment.', 'Can I pay with Klarna?', true],
    ['A5', 'Our jackets are machine washable.', 'Can I wash the kevlar gloves?', false],
    ['A5', 'You can open an account to pay faster.', 'How do I close my platinum account?', false],
    ['A9', absentees, 'I work all day', true],
    ['A9', absentees, 'Can it go in the machine at 40 degrees?', false],
    ['A17', 'Goods that are made to measure cannot be returned.', 'Where are the coats made?', false],
    ['A17', 'Our coats are sewn in Portugal.', 'Where are the coats made?', true],
    ['A10', tentReturns, 'Can I return a tent?', true],
    ['A10', tentReturns, 'I want a tent', false],
    ['A10', tentReturns, 'I am looking for a tent', false],
    ['A10', 'We sell tents and stoves.', 'I want a tent', true],
    ['A11', cards, 'Can I pay by bank transfer?', false],
    ['A11', rented, 'Do you rent out tents?', true],
    ['A11', rented, 'Do you buy used tents?', false],
    ['A11', 'We buy used tents at a fair price.', 'Do you buy used tents?', true],
    ['A11', 'We buy used tents at a fair price.', 'Do you rent out tents?', false],
    ['A6', 'We send an invoice with every order.', 'Where is invoice #48213?', false],
    ['A6', 'You can track your order with the link in our mail.', 'Where is my order #48213?', true],
    ['A6', 'Your invoice is attached to the e-mail; download older invoices in your account.', 'where can i get invoice #48213', true],
    ['Q3', 'A link to leave our newsletter stands at its end.', 'cancel my subscription to your newsletter', true],
  ])('%s: %s %s', async (_, text, question, answers) => {
    expect((await ask([text], question)).answers).toBe(answers);
  });

  it.each<[rule: string, language: ChatLanguage, texts: string[], question: string, told: string | null]>([
    [
      'Q8',
      'en',
      ['We deliver to Spain within three days.', 'Socks are made in two days.'],
      'I live in Seville, how long does it take?',
      'Spain',
    ],
    ['Q8', 'es', ['Enviamos a Francia en tres días.', 'Hacemos la cerámica en dos días.'], 'vivo en Lyon, ¿cuánto tarda?', 'Francia'],
    ['Q10', 'de', ['Die Montage kostet 50 €.', 'Geöffnet ist von Montag bis Freitag.'], 'habt ihr montags auf?', 'Geöffnet'],
    ['Q10', 'de', ['Die Montage kostet 50 €.', 'Geöffnet ist von Montag bis Freitag.'], 'habt ihr mitwochs offen', 'Geöffnet'],
    ['A5', 'en', ['Write to fish@pond.example for the ferry times.'], 'do you sell fish', null],
    [
      'A18',
      'fr',
      ['Chaque vélo part réglé et essayé par un mécanicien.', 'Essayez les vélos dans notre cour.'],
      "je peux l'essayer avant de l'acheter ?",
      'cour',
    ],
    [
      'A18',
      'es',
      ['El reembolso llega en 8 días.', 'Las especias tienen que estar sin abrir, con el precinto intacto.'],
      'He abierto un bote, ¿lo puedo devolver?',
      'precinto',
    ],
    [
      'Q9',
      'en',
      [
        'Do you deliver outside Britain and Ireland?\nNo, we do not deliver anywhere else.',
        'How long does delivery take?\nWithin Britain it takes two days, to Ireland five days.',
        'What does delivery cost?\nDelivery to Ireland costs £11.',
      ],
      'and to Ireland, how long and how much?',
      'five days',
    ],
    ['A18', 'en', ['Sacks of feed have to be unopened.', 'We open at nine.'], 'Can I send back a sack that I opened?', 'unopened'],
  ])('%s (%s) %s: %s', async (_, language, texts, question, expected) => {
    const answer = (await ask(texts, question, language)).told;
    if (expected === null) expect(answer).toBeNull();
    else expect(answer).toContain(expected);
  });

  it.each<[language: ChatLanguage, question: string]>([
    ['en', 'what shipping methods do you offer'],
    ['en', 'need help to see the delivery optoins'],
    ['de', 'Welche Versandarten gibt es?'],
    ['fr', 'je voudrais voir les modes de livraison'],
    ['es', 'opciones de envío'],
    ['it', 'quali metodi di consegna avete'],
    ['nl', 'verzendopties'],
    ['pl', 'jakie są sposoby dostawy'],
    ['tr', 'kargo seçenekleri neler'],
    ['ar', 'ما هي خيارات الشحن'],
    ['ja', '配送方法の種類は？'],
  ])('Q14 (%s): all ways of delivery answer %s', async (language, question) => {
    const { ownerId } = await t.newOwner();
    const text = [
      'Shipping',
      'By DHL your parcel takes three days.',
      'Express delivery takes one day.',
      'You can pick your order up in Leeds.',
      'Jobs',
      'We are looking for a baker.',
    ].join('\n\n');
    const page = { url: 'https://a.example/shipping', title: 'Shipping', topic: 'delivery' as const, text };
    await savePages(t.platform.db, ownerId, 'https://a.example', [page], t.clock.now());
    const { passages } = await findPassages(t.platform.db, ownerId, question, { language });
    const answeringTexts = passages.filter(({ answers }) => answers).map((passage) => passage.text);
    expect(answeringTexts.join(' ')).toMatch(/three days.*one day.*Leeds/s);
    expect(answeringTexts.join(' ')).not.toContain('baker');
  });

  it('A11: rents what it names, and no other thing of the shop', async () => {
    const { ownerId } = await t.newOwner();
    const { db } = t.platform;
    await saveCompanyProfile(db, ownerId, { ...silentProfile, moreInformationAboutYourProducts: 'Our tents are sewn in Leeds.' });
    const pages = [
      ['Do you sell live bees?', 'Yes, from May. Borrow a travel box against a deposit.'],
      ['Can I hire a van?', 'Vans are for hire on Saturdays.'],
    ].map(([heading, text], at) => ({
      url: `https://a.example/${at}`,
      title: 'Shop',
      topic: 'questions' as const,
      text: `${heading}\n${text}`,
    }));
    await savePages(db, ownerId, 'https://a.example', pages, t.clock.now());
    const answerTo = async (question: string) =>
      (await findPassages(db, ownerId, question, { language: 'en' })).passages.find(({ answers }) => answers)?.text;
    expect(await answerTo('Do you rent out tents?')).toBeUndefined();
    expect(await answerTo('Do you rent out vans?')).toContain('Vans are for hire');
  });

  it('A12: tells how the shop is reached only where that is asked', async () => {
    const { ownerId } = await t.newOwner();
    const profile = { ...silentProfile, howCanCustomersReachYouOrYourTeam: 'Write to us about fish: pond@a.example' };
    await saveCompanyProfile(t.platform.db, ownerId, profile);
    const answers = async (question: string) => (await findPassages(t.platform.db, ownerId, question, { language: 'en' })).answers;
    expect(await answers('How can I contact you?')).toBe(true);
    expect(await answers('Do you gut fish?')).toBe(false);
  });

  it('names the missing topic in the visitor’s words', async () => {
    expect((await ask([eu], 'Do you ship to Norway?')).missing).toBe('Norway');
    expect((await ask([cards], 'Can I pay with Klarna?')).missing).toBe('Klarna');
    expect((await ask([eu], 'Gibt es einen Studentenrabatt?', 'de')).missing).toBe('Studentenrabatt');
  });

  it.each<[ChatLanguage, string]>([
    ['de', 'Liefern Sie nach Frankreich?'],
    ['fr', 'Livrez-vous en France ?'],
    ['es', '¿Enviáis a Francia?'],
    ['it', 'Spedite in Francia?'],
    ['nl', 'Leveren jullie in Frankrijk?'],
    ['pl', 'Czy wysyłacie do Francji?'],
    ['tr', 'Fransa’ya gönderiyor musunuz?'],
    ['ar', 'هل تشحنون إلى فرنسا؟'],
    ['ja', 'フランスに発送できますか？'],
  ])('finds an English passage for a question in %s', async (language, question) => {
    expect((await ask([eu, 'We wrap gifts for £2.'], question, language)).told).toBe(eu);
    expect((await ask([cards, 'We wrap gifts for £2.'], question, language)).told).toBeNull();
  });
});

describe('spelling', () => {
  it.each([
    ['paymnet', 'payment'],
    ['hpone', 'phone'],
    ['elivery', 'delivery'],
    ['warrantee', 'warranty'],
    ['socks', null],
    ['hoping', null],
    ['phine', 'phone'],
    ['shone', null],
  ])('%s → %s', (word, meant) => expect(corrected(word, [['payment', 'phone', 'delivery', 'warranty', 'coping']])).toBe(meant));

  it('counts letters like a full comparison does, whichever word comes first', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, most) => {
        const apart = lettersApart(a, b, 20);
        expect(lettersApart(b, a, 20)).toBe(apart);
        expect(Math.min(apart, most + 1)).toBe(lettersApart(a, b, most));
        expect(apart === 0).toBe(a === b);
      }),
    );
  });

  it('mends one wrong letter anywhere in a longer word', () => {
    fc.assert(
      fc.property(fc.constantFrom('delivery', 'shipping', 'guarantee'), fc.nat(), fc.constantFrom('x', 'q', 'z'), (word, place, letter) => {
        const at = place % word.length;
        expect(corrected(word.slice(0, at) + letter + word.slice(at + 1), [[word]])).toBe(word);
        expect(corrected(word.slice(0, at) + word.slice(at + 1), [[word]])).toBe(word);
      }),
    );
  });
});

describe('compounds and stems', () => {
  const shopWords = new Set(['merino', 'socken', 'wolle', 'arbeit', 'schuhe', 'maschine']);
  it.each([
    ['merinosocken', ['merino', 'socken']],
    ['arbeitsschuhe', ['arbeit', 'schuhe']],
    ['merinowollesocken', ['merino', 'wolle', 'socken']],
    ['merinokram', []],
    ['socken', []],
  ])('%s', (word, parts) => expect(compoundParts(word, (part) => shopWords.has(part))).toEqual(parts));

  it('finds what a compound is by its end', () => {
    expect(knownTail('geschirrspulmaschine', (part) => shopWords.has(part))).toBe('maschine');
    expect(knownTail('unbekannt', (part) => shopWords.has(part))).toBeNull();
  });

  it.each([
    ['dostawa', 'dostawy'],
    ['zwrotu', 'zwrotem'],
    ['paczkomatem', 'paczkomaty'],
  ])('%s and %s share a stem', (first, second) => expect(traitsOf('pl')?.stem?.(first)).toBe(traitsOf('pl')?.stem?.(second)));
});
