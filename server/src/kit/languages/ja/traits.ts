import type { Traits } from '../shapes/traits.ts';

export const traits: Traits = {
  spacesWords: false,
  writesCompounds: false,
  growsTogether: false,
  runsLeft: false,
  keepsApostrophes: false,
  script: { sure: /[\p{Script=Hiragana}\p{Script=Katakana}]/u, any: /[\p{Script=Hiragana}\p{Script=Katakana}]/u },
  thingStands: 'last',
  stacksEndings: false,
  inflectsPhrases: false,
  negatesByEnding: true,
  relatedBases: () => [],
  possessedForms: () => [],
  objectEnding: undefined,
  looseEnding: undefined,
  spelling: undefined,
  adjective: undefined,
  searched: () => [],
  stem: undefined,
};
