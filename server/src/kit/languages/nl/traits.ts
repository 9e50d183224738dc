import type { Traits } from '../shapes/traits.ts';

/** The singulars that a word without its plural ending may stand for: 'pott' for 'pot', 'man' for 'maan', 'laarz' for 'laars'. */
const singularsOf = (base: string): string[] => [
  ...(/[vz]$/u.test(base) ? [base.slice(0, -1) + (base.endsWith('v') ? 'f' : 's')] : []),
  ...(/([bdfgklmnprst])\1$/u.test(base) ? [base.slice(0, -1)] : []),
  ...(/[^aeiou][aeou][bdfgklmnprst]$/u.test(base) ? [`${base.slice(0, -1)}${base.at(-2)}${base.at(-1)}`] : []),
];

export const traits: Traits = {
  spacesWords: true,
  writesCompounds: true,
  growsTogether: false,
  runsLeft: false,
  keepsApostrophes: false,
  script: undefined,
  thingStands: undefined,
  stacksEndings: false,
  inflectsPhrases: false,
  negatesByEnding: false,
  relatedBases: singularsOf,
  possessedForms: () => [],
  objectEnding: undefined,
  looseEnding: undefined,
  spelling: undefined,
  adjective: undefined,
  searched: () => [],
  stem: undefined,
};
