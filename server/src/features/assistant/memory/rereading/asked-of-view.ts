/** What is asked of the things in view: words that rule nothing out, and compare nothing. Pure. */
import { bookOf, comparable, findPhrases } from '../../../../kit/languages/dialogue/index.ts';
import { isAsking } from '../../../../kit/languages/questions.ts';
import { foldedWords } from '../../../../kit/text/words.ts';
import { sentencesOf } from '../../guarding/sentences.ts';
import type { Reading } from '../reading/reading.ts';
import { subjectIds } from '../references.ts';
import type { Moment } from '../rules/moment.ts';
import { wordsOfMessage } from '../words.ts';

/** 'Does it work without mains too?' asks what is talked about, and rules nothing out. */
export function withoutExclusionsOfView({ reading, message, conversation }: Moment): Reading {
  const { keys, exclusions, language } = reading;
  const isOfView = (keys.has('it') || keys.has('them')) && subjectIds(conversation).length > 0;
  const seeks = (['seeking', 'some', 'one', 'others', 'gift', 'advice', 'total'] as const).some((key) => keys.has(key));
  if (exclusions.length === 0 || !isOfView || seeks || !isAsking(message, language) || pointsByLack(message, reading)) return reading;
  // 'And for my father? No jackets, he has enough of them': the sentence that rules out asks nothing.
  const ruling = sentencesOf(message).filter((sentence) => isRuledIn(sentence, exclusions));
  if (ruling.length > 0 && !ruling.some((sentence) => isAsking(sentence, language))) return reading;
  return {
    ...reading,
    keys: new Set([...keys].filter((key) => key !== 'without')),
    exclusions: [],
    content: [...reading.content, ...exclusions],
    wishes: [...reading.wishes, ...exclusions.flatMap(({ wishes }) => wishes)],
  };
}

const isRuledIn = (sentence: string, exclusions: Reading['exclusions']): boolean => {
  const words = foldedWords(sentence);
  return exclusions.some(({ text }) => text.split(' ').every((word) => words.includes(word)));
};

/** 'And that one without wheels?' points at the one that has none, and 'anything but this brand?' at what is ruled out. */
function pointsByLack(message: string, { language, exclusions }: Reading): boolean {
  const words = wordsOfMessage(message, language);
  const hits = findPhrases(bookOf(language), words.map(comparable));
  const isRuledOut = (word: string | undefined) => word !== undefined && exclusions.some(({ text }) => text.split(' ').includes(word));
  const pointing = hits.filter(({ keys }) => keys.includes('it') || keys.includes('them') || keys.includes('one'));
  if (pointing.some(({ to }) => isRuledOut(words[to]))) return true;
  return hits.some(({ keys, from }) => keys.includes('without') && pointing.some(({ to }) => to === from));
}

/** A word of the catalogue compares nothing, whatever it ends in: 'arkuszy' are sheets. */
export function withoutComparedNames({ reading, knows }: Moment): Reading {
  if (reading.compared.length === 0) return reading;
  const names = reading.content.flatMap(({ text }) => text.split(' ')).filter((word) => knows(word, reading.language));
  const compared = reading.compared.filter(({ stem }) => !names.some((name) => name !== stem && name.startsWith(stem)));
  return compared.length === reading.compared.length ? reading : { ...reading, compared };
}
