import { expect, it } from 'vitest';
import { beginningYesOrNo, yesOrNo } from './yes-no.ts';

it.each([
  ['Yes', 'yes'],
  [' Sí ', 'yes'],
  ['JA', 'yes'],
  ['はい', 'yes'],
  ['Nein', 'no'],
  ['hayır', 'no'],
  ['لا', 'no'],
])('%s is %s', (value, says) => {
  expect(yesOrNo(value)).toBe(says);
});

// They agree in talk, and are colours or materials in a catalogue.
it.each(['natürlich', 'claro', 'klar', 'certo', 'partly', '-', ''])('%s says neither', (value) => {
  expect(yesOrNo(value)).toBeNull();
});

it.each([
  ['Yes, 10,000 mm', 'yes'],
  ['No – showerproof', 'no'],
  ['ja (bis 40 Grad)', 'yes'],
  ['はい、弱水流で', 'yes'],
  ['Nonslip', null],
  ['No iron', null],
  ['Si-Tec', null],
])('%s begins with %s', (value, says) => {
  expect(beginningYesOrNo(value)).toBe(says);
});
