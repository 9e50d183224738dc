import type { Traits } from '../shapes/traits.ts';

export const traits: Traits = {
  spacesWords: true,
  writesCompounds: false,
  growsTogether: false,
  runsLeft: false,
  keepsApostrophes: true,
  script: undefined,
  thingStands: undefined,
  stacksEndings: false,
  inflectsPhrases: false,
  negatesByEnding: false,
  // 'Scarves' are of a 'scarf', 'knives' of a 'knife'; endings may be cut already.
  relatedBases: (base) => (/(?:ar|al|el|ol|oa|ea|i)ve?$/u.test(base) ? [base.replace(/ve?$/u, 'f'), base.replace(/ve?$/u, 'fe')] : []),
  possessedForms: () => [],
  objectEnding: undefined,
  looseEnding: undefined,
  spelling: undefined,
  adjective: undefined,
  searched: () => [],
  stem: undefined,
};
