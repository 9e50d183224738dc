import type { Traits } from '../shapes/traits.ts';

/** 'Camita' is 'cama', 'cochecito' is 'coche'; 'bonito' and 'granito' are themselves. */
function withoutDiminutive(base: string): string[] {
  const [, plain] = /^(\p{L}{3,}?)(?:c?it)[oa]?s?$/u.exec(base) ?? [];
  return plain && !/^(?:bon|gran|favor|escr|requis|apet|depos|trans|hab|cred|infin|grat)$/u.test(plain)
    ? [plain, `${plain}a`, `${plain}o`, `${plain}e`]
    : [];
}

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
  relatedBases: withoutDiminutive,
  possessedForms: () => [],
  objectEnding: undefined,
  looseEnding: undefined,
  // Before an ending: nuez, nueces.
  spelling: ['z', 'c'],
  adjective: undefined,
  searched: () => [],
  stem: undefined,
};
