/** How things are named: 'a straw hat for the summer'. Pure. */
import { indefiniteArticles } from '../../../../kit/languages/articles.ts';
import type { DialogueLanguage } from '../../../../kit/languages/dialogue/index.ts';
import type { Token } from './tokens.ts';

/** Of these a word says for whom, or how large; no thing is called so. */
export const neverThings: ReadonlySet<string> = new Set(['size', 'recipient', 'age', 'occasion', 'season', 'diet']);

/** Languages that name the thing before what it is like. */
export const thingFirst: ReadonlySet<string> = new Set(['fr', 'es', 'it', 'ar']);

const beforeNewThings: Partial<Record<DialogueLanguage, readonly string[]>> = {
  ...indefiniteArticles,
  en: [...indefiniteArticles.en, 'some'],
};

/** Words that ask which of the things that are named directly behind them: 'what bed would suit', '¿qué cama?'. */
const askedThings: Partial<Record<DialogueLanguage, readonly string[]>> = {
  en: ['what', 'which', 'whats'],
  de: ['welche', 'welcher', 'welches', 'welchen', 'welchem'],
  fr: ['quel', 'quelle', 'quels', 'quelles'],
  es: ['que', 'cual', 'cuales'],
  it: ['che', 'quale', 'quali'],
  nl: ['welke', 'welk'],
  pl: ['jaki', 'jaka', 'jakie', 'jakiego', 'jakiej', 'jakich', 'ktory', 'ktora', 'ktore'],
  tr: ['hangi'],
  ar: ['اي'],
};

/** Whether a word asks which of the things that are named directly behind it. */
export const asksWhichThing = (word: string, language: DialogueLanguage): boolean => askedThings[language]?.includes(word) === true;

/** Words for some of a thing that is named behind them. */
const partitives: Partial<Record<DialogueLanguage, readonly string[]>> = {
  en: ['any', 'some'],
  fr: ['du', 'des'],
  es: ['alguno', 'alguna', 'algun'],
  it: ['qualche'],
  pl: ['jakies', 'jakis', 'jakas'],
  tr: ['herhangi'],
};

/** Whether a word stands before the name of a thing: 'any gloves', 'des gants'. */
export const isPartitive = (text: string, language: DialogueLanguage): boolean => partitives[language]?.includes(text) === true;

/** Whether a message begins with a thing that was not spoken of before, behind at most a greeting or 'and'. `isThing`: whether a token may name one. */
export function beginsWithThing(tokens: readonly Token[], language: DialogueLanguage, isThing: (token: Token) => boolean): boolean {
  const from = tokens.findIndex(({ keys }) => !keys.has('greeting') && !keys.has('acknowledged') && !keys.has('and'));
  const [article, thing] = from < 0 ? [] : tokens.slice(from, from + 2);
  return article !== undefined && thing !== undefined && beforeNewThings[language]?.includes(article.text) === true && isThing(thing);
}
