import type { Traits } from '../shapes/traits.ts';

export const traits: Traits = {
  spacesWords: true,
  writesCompounds: false,
  growsTogether: true,
  runsLeft: true,
  keepsApostrophes: false,
  // Persian, Kurdish and Urdu have letters of their own; what has Japanese signs too is Japanese.
  script: {
    sure: /^(?!.*[\u0679\u067e\u0686\u0688\u0691\u0698\u06a9\u06af\u06ba\u06cc\u06d2\p{Script=Hiragana}\p{Script=Katakana}]).*\p{Script=Arabic}/su,
    any: /^(?!.*[\p{Script=Hiragana}\p{Script=Katakana}]).*\p{Script=Arabic}/su,
  },
  thingStands: 'first',
  stacksEndings: false,
  inflectsPhrases: true,
  negatesByEnding: true,
  // 'بخورًا' is 'بخور' as an object, with the mark or without it.
  relatedBases: (base) => (/\p{L}{3}(?:ًا|اً|ا)$/u.test(base) ? [base.replace(/(?:ًا|اً|ا)$/u, '')] : []),
  possessedForms: () => [],
  objectEnding: 'ا',
  looseEnding: undefined,
  spelling: undefined,
  adjective: undefined,
  searched: () => [],
  stem: undefined,
};
