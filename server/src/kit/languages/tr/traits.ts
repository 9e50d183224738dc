import type { Traits } from '../shapes/traits.ts';

/** 'Takım' is 'takımı' in 'yemek takımı', and 'kitap' is 'kitabı' in 'boyama kitabı'. */
function possessedForms(word: string): string[] {
  if (!/\p{L}$/u.test(word)) return [];
  if (/[aeiou]$/u.test(word)) return [`${word}si`, `${word}su`];
  const softened = word.replace(/[kptc]$/u, (last) => softenings[last] ?? last);
  return [...new Set([word, softened])].flatMap((base) => [`${base}i`, `${base}u`]);
}

/** The letter that the last one of a word becomes before a vowel. */
const softenings: Readonly<Record<string, string>> = { k: 'g', p: 'b', t: 'd' };

/** A word whose last sound was softened by an ending: 'rengi' is 'renk'. */
function unsoftened(word: string): string[] {
  const [, before, soft] = /^(\p{L}{2,4}?[aeiou]?[^aeiou]?)([gbd])[aeiou]/u.exec(word) ?? [];
  return before && soft ? [before + { g: 'k', b: 'p', d: 't' }[soft as 'g' | 'b' | 'd']] : [];
}

export const traits: Traits = {
  spacesWords: true,
  writesCompounds: false,
  growsTogether: false,
  runsLeft: false,
  keepsApostrophes: false,
  script: undefined,
  thingStands: 'last',
  stacksEndings: true,
  inflectsPhrases: true,
  negatesByEnding: true,
  // The end of a word is softened before a vowel: 'kalınlığı' is a 'kalınlık'.
  relatedBases: (base) => [base.replace(/g$/, 'k').replace(/b$/, 'p').replace(/d$/, 't').replace(/c$/, 'ç')],
  possessedForms,
  objectEnding: undefined,
  // A 'mendili' is somebody's 'mendil', not made of 'mendi'.
  looseEnding: /..l[ıiuü]$/u,
  spelling: undefined,
  adjective: undefined,
  searched: unsoftened,
  stem: undefined,
};
