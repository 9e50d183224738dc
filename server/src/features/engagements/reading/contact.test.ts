import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdsContact } from './contact.ts';

describe('contact details', () => {
  it.each([
    'lena@shop.test',
    'Write to Lena.Händler+shop@mail.example.co.uk, please!',
    'It is <lena@shop.test>.',
    'MAIL: LENA@SHOP.TEST',
    'jürgen@müller.de',
    'Call +49 30 123456',
    'call me at 030 123456',
    '030/1234567 after six',
    '+1 (555) 234-5678',
    '(555) 234-5678',
    '555-234-5678',
    '0171-2345678.',
    '0044 20 7946 0958',
    'tel 06 12 34 56 78',
    '+905321234567',
  ])('are found in %j', (text) => expect(holdsContact(text)).toBe(true));

  it.each([
    '',
    'Do you ship on 01.02.2026?',
    '2026-01-31',
    '31/12/2026',
    'Order #0012345678',
    'order 12345678',
    'EAN 0123456789012',
    'It costs 1299.00 €',
    'between 100 and 200 or 1 000 000',
    'I have 2 children, 7 and 12',
    'size 36-38 or 40/42',
    'the @handle of you',
    'lena@shop',
    'lena at shop.test',
    'https://shop.test/product/0301234567',
    'version 1.2.3.4.5.6.7.8',
    '0.12345678',
    '10:30 - 12:45',
  ])('are not found in %j', (text) => expect(holdsContact(text)).toBe(false));

  const word = fc.stringMatching(/^[a-z]{1,12}$/);
  const prose = fc.array(word, { maxLength: 8 }).map((words) => words.join(' '));

  it('are found wherever an e-mail address appears', () => {
    const address = fc
      .tuple(word, word, fc.constantFrom('de', 'com', 'co.uk', 'shop'))
      .map(([user, host, end]) => `${user}@${host}.${end}`);
    fc.assert(fc.property(prose, address, prose, (before, found, after) => holdsContact(`${before} ${found} ${after}`)));
  });

  it('are found wherever an international number appears, however it is grouped', () => {
    const number = fc
      .tuple(
        fc.integer({ min: 1, max: 99 }),
        fc.array(fc.integer({ min: 100, max: 999 }), { minLength: 3, maxLength: 4 }),
        fc.constantFrom('', ' ', '-'),
      )
      .map(([country, groups, gap]) => `+${[country, ...groups].join(gap)}`);
    fc.assert(fc.property(prose, number, prose, (before, found, after) => holdsContact(`${before} ${found} ${after}`)));
  });

  it('are not found in words, small numbers, prices and dates', () => {
    const harmless = fc.oneof(
      word,
      fc.integer({ min: 0, max: 99_999 }).map(String),
      fc.integer({ min: 1, max: 99_999 }).map((cents) => `${(cents / 100).toFixed(2)} €`),
      fc
        .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
    );
    fc.assert(fc.property(fc.array(harmless, { maxLength: 6 }), (parts) => !holdsContact(parts.join(', '))));
  });

  it('are looked for in any text within bounded time', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', '0', '@', '.', '-', ' ', '+', '('), maxLength: 4000 }),
        (text) => typeof holdsContact(text) === 'boolean',
      ),
    );
  });
});
