import { colorNames, cornerNames, cornersIn, popupChange, popupDesign } from '@parley/contract';
import { expect, test } from 'vitest';
import { backToUsual, colorPreset, usual, wears, wearsColor } from './presets.ts';

test.each(colorNames)('%s sets every colour, in values that the contract takes', (name) => {
  const preset = colorPreset(name);
  expect(Object.keys(preset).toSorted()).toEqual(
    Object.keys(popupDesign.shape)
      .filter((field) => field.endsWith('Color'))
      .toSorted(),
  );
  expect(popupChange.parse(preset)).toEqual(preset);
});

test('a design wears one preset at most; the usual one is purple', () => {
  for (const worn of colorNames) expect(colorNames.filter((name) => wearsColor({ ...usual, ...colorPreset(worn) }, name))).toEqual([worn]);
  for (const worn of cornerNames)
    expect(cornerNames.filter((name) => wears({ ...usual, ...cornersIn(worn) }, cornersIn(name)))).toEqual([worn]);
  expect(colorNames.filter((name) => wearsColor(usual, name))).toEqual(['Purple']);
  expect(cornersIn('Standart').popupBorderRadius).toBe(20);
});

test('the way back names only what differs', () => {
  const design = { ...usual, popupTitle: 'Mine', popupTitleFontSize: 40 };
  expect(backToUsual(design, ['popupTitle', 'popupContent'])).toEqual({ popupTitle: usual.popupTitle });
  expect(backToUsual(usual, ['popupTitle'])).toEqual({});
});
