/**
 * The texts of the owner's area. English stands where it is shown, as the key of its translations; every other language has a folder of its own.
 * A text without its translation does not compile. Texts are looked up while a screen is drawn, never while a module loads: the language comes later.
 */
import type { German } from './de/index.ts';
import { locale, ownerLanguage, readLocale } from './language.ts';

/** A text of the owner's area, in English. What follows a bar tells apart what English calls the same: 'Open|adjective'. */
export type Text = keyof German;

type Names<T> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

/** A text without places to fill, such as a label. */
export type Plain = { [T in Text]: [Names<T>] extends [never] ? T : never }[Text];

type Values<T extends Text> = [Names<T>] extends [never] ? [] : [values: Record<Names<T>, string | number>];

let translations: Readonly<Record<string, string>> = {};

/** The messages with places, as patterns of what the server sends. */
let patterns: readonly { english: RegExp; translation: string }[] = [];

const patternOf = (english: string): RegExp =>
  new RegExp(`^${english.replace(/[$()*+.?[\\\]^|]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>.+)')}$`, 's');

/** Loads the texts of the owner's language; English needs none. */
export const loadWords = async (): Promise<null> => {
  readLocale();
  const { german, server } = ownerLanguage() === 'de' ? await import('./de/index.ts') : { german: {}, server: {} };
  translations = german;
  // The longest first: 'At most {most}' is part of 'At most {most} characters'.
  patterns = Object.entries(server)
    .filter(([english]) => english.includes('{'))
    .sort(([first], [second]) => second.length - first.length)
    .map(([english, translation]) => ({ english: patternOf(english), translation }));
  return null;
};

/** A text in the owner's language, its places still open. */
export const translated = (text: Text): string => translations[text] ?? (text.split('|', 1)[0] as string);

const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name] ?? place;
    return typeof value === 'number' ? value.toLocaleString(locale) : value;
  });

/** A text in the owner's language: `t('Save')`, `t('Take off {name}', { name })`. Numbers are written as the reader writes them. */
export const t = <T extends Text>(text: T, ...[values]: Values<T>): string => (values ? fill(translated(text), values) : translated(text));

/** The text for a number of things: `plural(days, '1 day left', '{n} days left')`. Both texts may have further places. */
export const plural = <One extends Text, More extends Text>(
  n: number,
  single: One,
  more: More,
  ...[values]: [Exclude<Names<One> | Names<More>, 'n'>] extends [never]
    ? []
    : [values: Record<Exclude<Names<One> | Names<More>, 'n'>, string | number>]
): string => fill(translated(n === 1 ? single : more), { ...values, n });

const endOfSentence = /(?<=[.!?”]) (?=\p{Lu}|“|\d)/u;

/**
 * A text that came from the server or the contract, where we have a translation for it (de/server*.ts): as a whole, or sentence by sentence; else as it
 * came. `tools/words.mjs` finds texts of the server without one.
 */
export const ofServer = (message: string): string => {
  const translated = translations[message];
  if (translated !== undefined) return translated;
  for (const { english, translation } of patterns) {
    const places = english.exec(message)?.groups;
    // What stands in a place may be a text of ours too: 'The product' in '{what} was not found'.
    if (places) return fill(translation, Object.fromEntries(Object.entries(places).map(([name, value]) => [name, ofServer(value)])));
  }
  const sentences = message.split(endOfSentence);
  return sentences.length > 1 ? sentences.map(ofServer).join(' ') : message;
};
