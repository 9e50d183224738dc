import type { CompanyProfile } from '@parley/contract';
import { describe, expect, it } from 'vitest';
import { passagesOf, passagesOfPages } from './passages.ts';

const profile = (changes: Partial<CompanyProfile>): CompanyProfile => ({
  companyName: 'Shop',
  whatServicesDoYouOfferToClients: '',
  moreInformationAboutYourProducts: '',
  howCanCustomersReachYouOrYourTeam: '',
  whatAreFAQs: '',
  howMuchDiscountCanYouDoMaximum: '',
  ...changes,
});

const faq = (text: string) => passagesOf(profile({ whatAreFAQs: text })).map(({ heading, text }) => [heading, text]);

describe('splitting the owner’s texts', () => {
  it('keeps lines of a list together, whatever stands below them', () => {
    expect(faq('Card (Visa, Mastercard)\nSwish\nPayPal\nCash on delivery: £2.50 extra')).toEqual([
      ['', 'Card (Visa, Mastercard)\nSwish\nPayPal\nCash on delivery: £2.50 extra'],
    ]);
  });

  it('takes no line with a clock time for a title', () => {
    expect(faq('The glasshouse is open on\nFriday 10.00–17.00\nSaturday 9.00–16.00\nWe are closed on other days.')).toEqual([
      ['The glasshouse is open on', 'Friday 10.00–17.00\nSaturday 9.00–16.00\nWe are closed on other days.'],
    ]);
  });

  it.each([
    ['Q: How long?\nA: Three days.\nQ: How much?\nA: Nothing.'],
    ['Q: How long? A: Three days. Q: How much? A: Nothing.'],
    ['How long? Three days.\nHow much? Nothing.'],
    ['How long?\nThree days.\n\nHow much?\nNothing.'],
    ['How long?\n\nThree days.\n\nHow much?\n\nNothing.'],
    ['Question 1: How long?\nAnswer: Three days.\n\nQuestion 2: How much?\nAnswer: Nothing.'],
  ])('finds questions and their answers in %j', (text) => {
    expect(faq(text)).toEqual([
      ['How long?', 'Three days.'],
      ['How much?', 'Nothing.'],
    ]);
  });

  it.each([
    ['My jar does not open. How do I get it off?\n\nPull the tab.\n\nHow long?\n\nThree days.'],
    ['My jar does not open. How do I get it off?\nPull the tab.\n\nHow long?\nThree days.'],
  ])('takes what happened and the question after it as one heading in %j', (text) => {
    expect(faq(text)).toEqual([
      ['My jar does not open. How do I get it off?', 'Pull the tab.'],
      ['How long?', 'Three days.'],
    ]);
  });

  it('keeps a question at the end of a text in the text', () => {
    expect(faq('We are a family business. Want to see us at work?')).toEqual([['', 'We are a family business. Want to see us at work?']]);
    expect(faq('Visit us.\nWe bake at night. Why not come by?')).toEqual([['', 'Visit us.\nWe bake at night. Why not come by?']]);
  });

  it('recognises German marks, titles above texts, and plain paragraphs', () => {
    expect(faq('Frage: Wie lange?\nAntwort: Drei Tage.')).toEqual([['Wie lange?', 'Drei Tage.']]);
    expect(faq('Delivery\n\nUK delivery is £3.95. It takes 3 days.\n\nReturns:\nSend it back.')).toEqual([
      ['Delivery', 'UK delivery is £3.95. It takes 3 days.'],
      ['Returns', 'Send it back.'],
    ]);
    expect(faq('We are a family business.\nSince 1990.\n\nWe make socks.')).toEqual([
      ['', 'We are a family business.\nSince 1990.'],
      ['', 'We make socks.'],
    ]);
  });

  it.each([
    'Germany: €4.90, 1–3 days with the post\nAustria: €9.90, 3–5 days\nSwitzerland: €16.90, 5–8 days\nThe Netherlands and Belgium: €11.90, 3–5 days',
    'Polska: 14 zł, 1–2 dni\nCzechy: 39 zł, 3 dni\nNiemcy i Słowacja: 45 zł, od czterech do sześciu dni',
  ])('takes no rate of a list for a title', (text) => {
    expect(faq(text)).toEqual([['', text]]);
  });

  it('splits long paragraphs between sentences, and loses nothing', () => {
    const text = Array.from({ length: 60 }, (_, i) => `Sentence number ${i} says a little.`).join(' ');
    const parts = faq(`Story\n${text}`);
    expect(parts.every(([heading, part]) => heading === 'Story' && (part ?? '').length <= 500)).toBe(true);
    expect(parts.map(([, part]) => part).join(' ')).toBe(text);
  });

  it('names the source of each passage', () => {
    const passages = passagesOf(
      profile({ howCanCustomersReachYouOrYourTeam: 'Call 123.', whatServicesDoYouOfferToClients: 'We sell socks.' }),
    );
    expect(passages.map(({ source }) => source)).toEqual(['services', 'contact']);
    expect(passagesOf(profile({}))).toEqual([]);
  });
});

const page = (text: string, title = 'Delivery') => passagesOfPages([{ url: 'https://shop.test/p', title, text }]);

describe('splitting the pages of the shop', () => {
  it('leaves out what belongs to the shop’s system', () => {
    const text = `Delivery

We deliver in three days.

Recent Comments
A WordPress Commenter on Hello world!

Leave a Reply
Your email address will not be published. Required fields are marked *

Archives
May 2024

Wir verwenden Cookies, um Ihnen das beste Erlebnis zu bieten.

© 2026 Shop`;
    expect(page(text).map(({ text: passageText }) => passageText)).toEqual(['We deliver in three days.', 'May 2024']);
  });

  it('leaves out menus, and keeps lists of the shop’s', () => {
    const menu = 'Home\nSocks\nHats\nAbout us\nContact\nBasket';
    expect(page(`${menu}\n\nWe deliver in three days.`).map(({ text }) => text)).toEqual(['We deliver in three days.']);
    expect(page('We send to:\nGermany\nAustria\nNorway').map(({ text }) => text)).toEqual(['Germany\nAustria\nNorway']);
  });

  it('gives a heading its section and page, and is never a heading alone', () => {
    expect(page('Delivery\n\nAbroad\n\nHow long?\n\nA week.')).toMatchObject([
      { heading: 'How long?', title: 'Delivery – Abroad', text: 'A week.' },
    ]);
    expect(page('配送について\n\n送料は全国一律600円です。', '配送について')).toMatchObject([
      { heading: '配送について', text: '送料は全国一律600円です。' },
    ]);
  });

  it.each([
    '7 rue des Ciriers, 49100 Angers',
    'Spinhuisweg 14, 8011 TX Zwolle',
    'Lange Gasse 5, Wien',
    'ul. Długa 7, 31-147 Kraków',
    'Moda Caddesi 12, Kadıköy',
  ])('takes no address for a heading: %s', (address) => {
    expect(page(`${address}\n\nMon–Fri: 9 am to 5 pm`).map(({ heading, text }) => [heading, text])).toEqual([
      ['Delivery', address],
      ['Delivery', 'Mon–Fri: 9 am to 5 pm'],
    ]);
  });

  it('keeps the rows of a table with their headings, and cuts between rows', () => {
    const pasted = 'Sizes\n\nSize\tChest\tWaist\nM\t96 cm\t80 cm\nL\t102 cm\t86 cm';
    expect(page(pasted, 'Sizes').map(({ text }) => text)).toEqual([
      'Size: M · Chest: 96 cm · Waist: 80 cm\nSize: L · Chest: 102 cm · Waist: 86 cm',
    ]);
    const bars = '| Zone | Price |\n|---|---|\n| UK | £4 |\n| EU | £9 |';
    expect(page(bars).map(({ text }) => text)).toEqual(['Zone: UK · Price: £4\nZone: EU · Price: £9']);
    const long = ['Zone\tPrice', ...Array.from({ length: 60 }, (_, at) => `Zone number ${at}\t£${at}`)].join('\n');
    const parts = page(long);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.every(({ text }) => text.split('\n').every((row) => /^Zone: Zone number \d+ · Price: £\d+$/.test(row)))).toBe(true);
  });
});
