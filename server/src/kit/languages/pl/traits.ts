import type { Traits } from '../shapes/traits.ts';

/** 'Bombek' is of 'bombka', as 'kubki' and 'kubkiem' are of 'kubek'; 'swetrów' are of 'sweter', and 'matowy' is what is 'mat'. */
function relatedBases(base: string): string[] {
  const plain = base.replace(/(?<=.{3})ow$/u, '').replace(/(?<=.{3}[ck])i?em$/u, '');
  const close = [base, plain].map((each) => each.replace(/(?<=.[^aeiouy])i?e(?=[cklnrw]$)/u, ''));
  return [plain, ...close];
}

/** Endings of nouns, adjectives and verbs on folded words, the longest first. */
const endings =
  /(?:owaniach|owaniami|owaniem|owania|owanie|owanych|owanego|owanej|owany|owana|owane|iego|iemu|ami|ach|owi|ego|emu|ych|ych|ymi|imi|ich|iej|iej|ow|om|em|ie|ej|ym|im|ia|iu|a|e|i|o|u|y)$/;
const shortestStem = 4;

function stemOf(word: string): string {
  const stem = word.replace(endings, '');
  return stem.length >= shortestStem ? stem : word.slice(0, Math.max(shortestStem, word.length - 1));
}

export const traits: Traits = {
  spacesWords: true,
  writesCompounds: false,
  growsTogether: false,
  runsLeft: false,
  keepsApostrophes: false,
  script: undefined,
  thingStands: undefined,
  stacksEndings: false,
  inflectsPhrases: true,
  negatesByEnding: true,
  relatedBases,
  possessedForms: () => [],
  objectEnding: undefined,
  looseEnding: undefined,
  spelling: undefined,
  adjective: /(?:ego|emu|ych|ich|ymi|imi|ow[aey]|sk[aei]|zn[aey]|ln[aey]|rn[aey]|tn[aey])$/u,
  searched: (word) => [stemOf(word)],
  stem: stemOf,
};
