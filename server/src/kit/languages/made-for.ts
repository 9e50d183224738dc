/** How titles say which device a thing is made for: 'Case for iPhone 15', 'iPhone 15 için kılıf', 'iPhone 15用ケース'. The words stand in the languages' folders. */

import { foldText } from '../text/words.ts';
import { ofEachLanguage } from './index.ts';

/** Before what a thing is made for. Patterns on the title as it is written, whatever its case. */
export const madeForBefore = ofEachLanguage(({ goods }) => goods.madeForBefore);

/** The words for 'for' after the thing. */
export const madeForBehind = ofEachLanguage(({ goods }) => goods.madeForBehind);

/** Those of these words that have other meanings as well: '4K対応'. */
export const madeForLoosely = ofEachLanguage(({ goods }) => goods.madeForLoosely);

/** Written together with the word behind it: 'لآيفون', which is 'for' and 'iPhone'. */
export const madeForWithin = ofEachLanguage(({ goods }) => goods.madeForWithin);

/** Between several of them. */
export const alsoMadeFor = ofEachLanguage(({ goods }) => goods.alsoMadeFor);

/** Words for things of which there are models, folded: 'for the printer HP M110' names a printer. */
export const thingsWithModels = ofEachLanguage(({ goods }) => goods.thingsWithModels);

/** Words that make another model of one, folded, in all languages: 'iPhone 13' and 'iPhone 13 mini'. */
export const variantWords: ReadonlySet<string> = new Set(
  'pro max plus mini ultra lite air edge slim neo prime fold flip fe se xl برو ماكس بلس ميني ألترا الترا プロ マックス プラス ミニ ウルトラ'
    .split(' ')
    .map((word) => foldText(word)),
);
