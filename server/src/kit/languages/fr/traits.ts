import type { Traits } from '../shapes/traits.ts';

export const traits: Traits = {
  spacesWords: true,
  writesCompounds: false,
  growsTogether: false,
  runsLeft: false,
  keepsApostrophes: false,
  script: undefined,
  thingStands: 'first',
  stacksEndings: false,
  inflectsPhrases: false,
  negatesByEnding: false,
  relatedBases: () => [],
  possessedForms: () => [],
  objectEnding: undefined,
  looseEnding: undefined,
  spelling: undefined,
  adjective: undefined,
  searched: () => [],
  stem: undefined,
};
