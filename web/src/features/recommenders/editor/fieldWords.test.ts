import { productChoice, productRules } from '@parley/contract';
import { expect, test } from 'vitest';
import { usual } from './design/presets.ts';
import { labelOf, valueWords } from './fieldWords.ts';
import type { Settings } from './settings.ts';

const names = [...Object.keys(usual), ...Object.keys(productChoice.shape), 'popup_name', 'status', 'questionnaireId', 'popupAdditionals'];

test('every setting has a unique label that differs from its wire name', () => {
  const labels = names.map((name) => labelOf(name as keyof Settings));
  expect(names.filter((name, at) => labels[at] === name)).toEqual([]);
  expect(new Set(labels).size).toBe(labels.length);
});

test('values are shown as readable texts', () => {
  const questionnaires = new Map([[4, 'Gifts']]);
  expect(valueWords('questionnaireId', 4, questionnaires)).toBe('Gifts');
  expect(valueWords('questionnaireId', null, questionnaires)).toBe('None');
  expect(valueWords('status', true, questionnaires)).toBe('On');
  expect(valueWords('popupTitle', '', questionnaires)).toBe('Empty');
  expect(valueWords('popupWidth', null, questionnaires)).toBe('Usual size');
  expect(valueWords('pinnedProducts', [1, 2], questionnaires)).toBe('2 products');
  expect(valueWords('popupAdditionals', [{ popupAdditionalText: 'Shipping', popupAdditionalChatText: '' }], questionnaires)).toBe(
    'Shipping',
  );
  const rules = productRules.parse([{ field: 'category', values: ['Socks', 'Hats'], effect: 'exclude' }]);
  expect(valueWords('product_rules', rules, questionnaires)).toBe('exclude Socks or Hats');
});
