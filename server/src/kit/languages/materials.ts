/** The wider material of each material: oak is wood, steel is a metal. A visitor who wishes for something wooden also means things made of oak. Pure. */

import { foldedWords, foldText } from '../text/words.ts';
import { namesInShops } from './shop-names.ts';

/** Values of the vocabulary by the wider value. */
const narrower: Readonly<Record<string, readonly string[]>> = {
  wood: ['oak', 'pine', 'walnut', 'beech'],
  metal: ['steel', 'iron', 'aluminium', 'brass'],
  leather: ['suede'],
  ceramic: ['porcelain'],
  glass: ['crystal'],
};

/** The values that are a value, itself first. */
export const valuesWithin = (value: string): readonly string[] => [value, ...(narrower[value] ?? [])];

/** Beginnings of the names of woods that the vocabulary does not hold, folded, in any language. */
const woods = namesInShops((names) => names.woods).map(foldText);
const tails = /(?:holz|hout)$/u;
const [shortestStem, longestEnding] = [4, 3];

/** Whether a value of the shop names a wood: 'Lärche', 'Essenhout'. */
export const isWood = (text: string): boolean =>
  foldedWords(text).some(
    (word) =>
      tails.test(word) ||
      woods.some(
        (wood) => word === wood || (wood.length > shortestStem && word.startsWith(wood) && word.length - wood.length <= longestEnding),
      ),
  );
