/**
 * Properties of the things that a question is about, where it does not call them as the shop does: 'does it mist up?' is answered by 'Anti-mist: yes', 'is
 * it heavy?' by a weight. Pure.
 */
import { bookOf, comparable, findPhrases, type MeasureKey } from '../../../../kit/languages/dialogue/index.ts';
import { traitsOf } from '../../../../kit/languages/index.ts';
import { findMeanings, type MeaningName } from '../../../../kit/languages/meanings/index.ts';
import { measuredBy } from '../../../../kit/languages/measured.ts';
import { statesIncluded } from '../../../../kit/languages/pieces.ts';
import type { ChatLanguage } from '../../../../kit/languages/replies/index.ts';
import { findSenses, isAsking, type Sense } from '../../../../kit/languages/topics/index.ts';
import { foldedWords } from '../../../../kit/text/words.ts';
import { holdsWord } from '../../memory/words.ts';

/** A question, with the words of it that say what is asked. */
export interface AskedOfThing {
  question: string;
  language: ChatLanguage;
  words: readonly string[];
  meant: ReadonlySet<MeaningName>;
  measures: ReadonlySet<MeasureKey>;
}

/** A property that answers, and how surely. */
export interface StatedProperty {
  name: string;
  words: readonly string[];
  score: number;
}

/** Topics that a property of a thing may be about. */
const ofThings: ReadonlySet<Sense> = new Set<Sense>(['care', 'keeping', 'material', 'ingredients', 'allergens', 'origin', 'size']);
/** Weights of a match where question and property share a meaning but no word. */
const shares = { meaning: 0.8, topic: 0.8, measure: 1.5 };
const longestValue = 20;
const shortestStem = 4;
const longWord = 6;

/** The properties that a question may be about, each with what speaks for it. */
export function statedFor(
  { question, language, words, meant, measures }: AskedOfThing,
  { title, attributes = {} }: { title: string; attributes?: Readonly<Record<string, readonly string[]>> },
): StatedProperty[] {
  const sensesOf = (text: string, isQuestion: boolean) =>
    new Set(findSenses(text, language, { asked: isQuestion }).flatMap(({ sense }) => (ofThings.has(sense) ? [sense] : [])));
  const topics = sensesOf(question, true).difference(sensesOf(title, true));
  const properties = Object.entries(attributes).flatMap(([name, values]) =>
    values.length > 0 && !name.startsWith('_') ? [{ name, values }] : [],
  );
  const measured = new Set([...measures].flatMap((measure) => measuredBy(properties, measure)));
  return properties.flatMap((property) => {
    const { name, values } = property;
    // 'Battery 18 V, not included' is told however long it is.
    const short = values.filter((value) => value.length <= longestValue || statesIncluded(value, language));
    // 'Does it fit?' is not about what something else fits on.
    const named = words.filter(
      (word) => !isWrapping(word, language) && (isNamedBy(name, word, language) || short.some((value) => isNamedIn(value, word, language))),
    );
    // 'How long does the battery last?' names a running time in the visitor's own words.
    const held = measured.has(property) ? words : named;
    const text = `${name}: ${short.join(', ')}`;
    const meanings = new Set(findMeanings(text, language).flatMap(({ meaning }) => (meant.has(meaning) ? [meaning] : [])));
    const shared = sensesOf(text, false).intersection(topics);
    const score =
      named.length + shares.meaning * meanings.size + shares.topic * shared.size + (measured.has(property) ? shares.measure : 0);
    return score > 0 ? [{ name, words: held, score }] : [];
  });
}

/** With a 'pil' is 'pille', where endings are stacked on words. */
const isNamedIn = (value: string, word: string, language: ChatLanguage): boolean =>
  holdsWord(value, word, language) ||
  (traitsOf(language)?.stacksEndings === true &&
    foldedWords(value).some((each) => each.length >= shortestBase && word.startsWith(each) && word.length - each.length <= longestEnding));
const shortestBase = 3;
const longestEnding = 3;

/** Words around a question that add nothing to what it asks. */
const isWrapping = (word: string, language: ChatLanguage): boolean =>
  isAsking(word, language) || findPhrases(bookOf(language), [comparable(word)]).some(({ keys }) => keys.includes('filler'));

/** 'Appanna' in 'Antiappannamento', 'ölçüsü' of 'Ölçü': a word in the name, whatever stands around either. */
function isNamedBy(name: string, word: string, language: ChatLanguage): boolean {
  if (holdsWord(name, word, language)) return true;
  const stem = word.length > longWord ? word.slice(0, -1) : word;
  return foldedWords(name).some(
    (each) =>
      (stem.length >= shortestStem && (each.startsWith(stem) || (stem.length >= longWord && each.includes(stem)))) ||
      (each.length >= shortestStem && word.startsWith(each)),
  );
}
