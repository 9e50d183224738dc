import { expect, test } from 'vitest';
import { formsOf, isInternalName, vocabularyLanguages, vocabularyOf } from './index.ts';

test.each(vocabularyLanguages)('%s: no name of a family of facts is one that only the shop needs', (language) => {
  const names = Object.values(vocabularyOf(language).names).flatMap(formsOf);
  expect(names.filter((name) => isInternalName(name, language))).toEqual([]);
});
