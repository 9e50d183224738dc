/** How things are named: 'a straw hat for the summer'. Pure. */
import { indefiniteArticles } from '../../../../kit/languages/articles.ts';
import type { DialogueLanguage } from '../../../../kit/languages/dialogue/index.ts';
import type { Token } from './tokens.ts';

/** Families whose values say for whom, or how large: they never name a product. */
export const neverThings: ReadonlySet<string> = new Set(['size', 'recipient', 'age', 'occasion', 'season', 'diet']);

/** Languages that name the thing before what it is like. */
export const thingFirst: ReadonlySet<string> = new Set(['fr', 'es', 'it', 'ar']);

/** Endings that only Polish words for what a thing is like have: 'kolorowego papieru'. */
const polishAdjective = /(?:ego|emu|ych|ich|ymi|imi|ow[aey]|sk[aei]|zn[aey]|ln[aey]|rn[aey]|tn[aey])$/u;
export const isPolishAdjective = (word: string): boolean => word.length > 4 && polishAdjective.test(word);

/** Words that begin what is told of the thing before them: 'een helm waarvan de kin omhoog kan'. */
const relatives: Partial<Record<DialogueLanguage, string>> = {
  en: 'whose which that who where',
  de: 'womit worin worauf woran wofur wovon wodurch dessen deren der die das dem den',
  fr: 'dont qui que ou lequel laquelle',
  es: 'que cuyo cuya cuyos cuyas donde',
  it: 'che cui dove',
  nl: 'waarvan waarmee waarin waarop waaraan waarvoor waardoor waarbij die dat wiens',
  pl: 'ktory ktora ktore ktorego ktorej ktorych ktorym ktorymi ktora co',
  ar: 'الذي التي اللي',
};
/** Whether a word begins what is told of the thing before it. */
export const isRelative = (word: string, language: DialogueLanguage): boolean => relatives[language]?.split(' ').includes(word) === true;

/** Words behind which stands what a thing is made of: 'a lamp of paper', 'z papieru'. */
const ofMaterial: Readonly<Record<DialogueLanguage, string>> = {
  en: 'of in from with',
  de: 'aus in mit von',
  fr: 'en de d avec',
  es: 'de en con',
  it: 'di in con',
  nl: 'van uit in met',
  pl: 'z ze w',
  tr: '',
  ar: 'من',
  ja: '',
};
/** Whether what stands behind a word is what a thing is made of. */
export const isBeforeMaterial = (word: string, language: DialogueLanguage): boolean => ofMaterial[language].split(' ').includes(word);

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
