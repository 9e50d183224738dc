/** How things are named: 'a straw hat for the summer'. Pure. */

import type { DialogueLanguage } from '../../../../kit/languages/dialogue/index.ts';
import { allLanguages, languageData, ofEachLanguage, traitsOf } from '../../../../kit/languages/index.ts';
import type { Token } from './tokens.ts';

/** Families whose values say for whom, or how large: they never name a product. */
export const neverThings: ReadonlySet<string> = new Set(['size', 'recipient', 'age', 'occasion', 'season', 'diet']);

/** Whether a language names the thing before what it is like. */
export const namesThingFirst = (language: string): boolean => traitsOf(language)?.thingStands === 'first';

/** Whether a language names the thing at the end of what it says of it. */
export const namesThingLast = (language: string): boolean => traitsOf(language)?.thingStands === 'last';

/** Endings that only words for what a thing is like have, in the languages that have such: 'kolorowego papieru'. */
const adjectives = allLanguages.flatMap((language) => languageData(language).traits.adjective ?? []);
export const isAdjective = (word: string): boolean => word.length > 4 && adjectives.some((ending) => ending.test(word));

const relatives = ofEachLanguage(({ sentences }) => sentences.relatives);
/** Whether a word begins what is told of the thing before it. */
export const isRelative = (word: string, language: DialogueLanguage): boolean => relatives[language]?.split(' ').includes(word) === true;

const ofMaterial = ofEachLanguage(({ sentences }) => sentences.ofMaterial);
/** Whether what stands behind a word is what a thing is made of. */
export const isBeforeMaterial = (word: string, language: DialogueLanguage): boolean => ofMaterial[language].split(' ').includes(word);

const beforeNewThings = ofEachLanguage(({ sentences }) => [...sentences.indefiniteArticles, ...sentences.besideIndefinite]);

const askedThings = ofEachLanguage(({ sentences }) => sentences.askedThings);

/** Whether a word asks which of the things that are named directly behind it. */
export const asksWhichThing = (word: string, language: DialogueLanguage): boolean => askedThings[language]?.includes(word) === true;

const partitives = ofEachLanguage(({ sentences }) => sentences.partitives);

/** Whether a word stands before the name of a thing: 'any gloves', 'des gants'. */
export const isPartitive = (text: string, language: DialogueLanguage): boolean => partitives[language]?.includes(text) === true;

/** Whether a message begins with a thing that was not spoken of before, behind at most a greeting or 'and'. `isThing`: whether a token may name one. */
export function beginsWithThing(tokens: readonly Token[], language: DialogueLanguage, isThing: (token: Token) => boolean): boolean {
  const from = tokens.findIndex(({ keys }) => !keys.has('greeting') && !keys.has('acknowledged') && !keys.has('and'));
  const [article, thing] = from < 0 ? [] : tokens.slice(from, from + 2);
  return article !== undefined && thing !== undefined && beforeNewThings[language].includes(article.text) && isThing(thing);
}
