import { expect, it } from 'vitest';
import { yesOrNo } from './yes-no.ts';

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
