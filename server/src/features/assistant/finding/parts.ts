/** The parts of a message that asks several things: 'What does delivery cost and how long does it take?' Pure. */
import { languageData } from '../../../kit/languages/index.ts';
import { endsInInfinitive, partsInfinitives } from '../../../kit/languages/infinitives.ts';
import type { ChatLanguage } from '../../../kit/languages/replies/index.ts';
import { isUnspaced, searchWords } from '../../../kit/text/search-words.ts';
import type { Vocabulary } from './asked-words.ts';
import { type ReadQuestion, readQuestion } from './question.ts';

const mostParts = 3;
const shortestPart = 2;
/** A part with fewer words and without a topic is no question of its own: 'the bitter one, how much is it?' */
const shortestClause = 4;
/** Between questions where nothing is spaced: a comma, or 'and' behind a verb. */
const unspacedJoint = /[、,，]|それと|それから|あと(?=[^で])|また/u;

/** 'Wie lange habe ich Zeit, den Toaster zurückzuschicken?' asks one thing, whatever its comma. */
function withInfinitives(texts: readonly string[], language: ChatLanguage): string[] {
  const joined: string[] = [];
  for (const text of texts) {
    const last = joined.at(-1);
    if (last !== undefined && endsInInfinitive(text, language)) joined.splice(-1, 1, `${last}, ${text}`);
    else if (text.length >= shortestPart) joined.push(text);
  }
  return joined;
}

/** The readings of the parts; none if the message asks one thing. A part that names no topic continues that of the part before. */
export function partsOfQuestion(question: string, language: ChatLanguage, shop: Vocabulary): ReadQuestion[] {
  const sentences = question.split(/[?!;؟？！。\n]+|\.\s/u);
  const joint = isUnspaced(question)
    ? unspacedJoint
    : new RegExp(`,\\s|\\s(?:${languageData(language).lists.and})${languageData(language).sentences.behindAnd}`, 'iu');
  const texts = sentences.flatMap((sentence) => sentence.split(joint)).map((text) => text.trim());
  const written = partsInfinitives(language) ? withInfinitives(texts, language) : texts.filter((text) => text.length >= shortestPart);
  if (written.length < 2 || written.length > mostParts) return [];
  const read: { part: ReadQuestion; text: string }[] = [];
  for (const text of written) {
    const part = readQuestion(text, language, shop);
    const before = read.at(-1);
    if (before && part.details.size > 0 && !namesTopic(part) && part.words.length === 0) {
      const { pieces, situations } = readQuestion(`${before.text} ${text}`, language, shop);
      // 'And to Ireland, how long?' asks nothing before its comma.
      if (namesPlaceOnly(before.part)) read.pop();
      read.push({ part: { ...before.part, details: part.details, pieces, situations }, text });
    } else read.push({ part, text });
  }
  const parts = read.map(({ part }) => part);
  // 'Socks and hats' is one thing: each part must ask for something by itself.
  const asks = ({ topics, details, phrases, words: asked }: ReadQuestion, at: number) =>
    topics.size + details.size > 0 ||
    (searchWords(read[at]?.text ?? '').length >= shortestClause && (phrases.size > 0 || asked.some(({ meanings }) => meanings.length > 0)));
  const askedOf = ({ topics, details, phrases, words: asked }: ReadQuestion) =>
    [...topics.keys(), ...details, ...phrases.keys(), ...asked.map(({ written: word }) => word)].join();
  const isSame = (first: ReadQuestion, second: ReadQuestion) => askedOf(first) === askedOf(second);
  return parts.length > 1 && parts.every(asks) && parts.some((part) => !isSame(part, parts[0] as ReadQuestion)) ? parts : [];
}

const namesTopic = ({ topics }: ReadQuestion): boolean => [...topics.values()].some(Boolean);

const namesPlaceOnly = (part: ReadQuestion): boolean =>
  part.places.length > 0 && !namesTopic(part) && part.details.size + part.words.length + part.phrases.size === 0;
