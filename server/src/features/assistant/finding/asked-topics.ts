/** Reads the topics and details of a question, and the weekdays in it (rules Q3 and Q10 of README.md). Pure. */
import type { FoundMeaning, MeaningName } from '../../../kit/languages/meanings/index.ts';
import type { ChatLanguage } from '../../../kit/languages/replies/index.ts';
import {
  type Detail,
  findSenses,
  isDetail,
  type PhraseHit,
  type Sense,
  sensesOfWords,
  shopWordsOf,
  type TopicName,
} from '../../../kit/languages/topics/index.ts';
import { isWeekday } from '../../../kit/languages/weekdays.ts';
import { type CutQuestion, writtenAt } from './asked-tokens.ts';
import { isCondition, isOfThings, isPartOf } from './topics.ts';

/** The topics, each as it is written. */
export type AskedTopics = ReadonlyMap<TopicName, string>;

/** The topics and details that the words name. */
export function sensesIn({ text, folded, language, unspaced }: CutQuestion, deed: { at: number; isSelling: boolean } | null): PhraseHit[] {
  if (unspaced) return findSenses(text, language, { asked: true });
  // 'Verkopen' does not contain the word 'open'.
  const isSale = ({ from, to }: PhraseHit) => deed?.isSelling === true && from === deed.at && to === from + 1;
  return sensesOfWords(folded, language).filter((span) => !isSale(span));
}

/** The topics that are named, and opening hours where only a weekday is. */
export function topicsNamed(senses: readonly PhraseHit[], cut: CutQuestion): AskedTopics {
  const topics = topicsOf(senses, cut);
  const weekday = weekdaysIn(cut)[0];
  if (weekday && !hasMain(topics) && asksHours(cut)) topics.set('hours', weekday.written);
  return topics;
}

/** Q3: a topic that a word only hints at counts when no other is named. */
function topicsOf(senses: readonly PhraseHit[], cut: CutQuestion): Map<TopicName, string> {
  const named = senses.filter(({ sense }) => !isDetail(sense));
  const strong = named.filter(({ weak }) => !weak);
  const special = named.filter(({ sense }) => sense !== 'delivery');
  // 'Arrived broken' is about what is broken.
  const counted = strong.length > 0 ? strong : special.length > 0 ? special : named;
  const topics = new Map(counted.map((found) => [found.sense as TopicName, writtenAt(found, cut)]));
  // 'What do I pay for the return?' asks for no way to pay.
  if ([...topics.keys()].some((topic) => topic !== 'payment' && !isPartOf(topic, 'payment'))) topics.delete('payment');
  // 'Can I hire one for the weekend?' asks for no opening hours.
  if ([...topics.keys()].some(isOfThings)) for (const topic of ofTime) topics.delete(topic);
  // 'When is the refund on my account?' does not ask about an account in the shop.
  if (topics.has('returns') || topics.has('refund')) topics.delete('account');
  return topics;
}

const ofTime: readonly TopicName[] = ['weekend', 'hours'];

/** Whether it asks for a day, or about a day that it names. */
export const asksWeekday = (cut: CutQuestion): boolean => weekdaysIn(cut).length > 0 || asksWhichDay(cut.text, cut.language);

const weekdaysIn = ({ tokens, language }: CutQuestion) => tokens.filter(({ word }) => isWeekday(word, language));

/** Topics that a weekday may go with; beside any other it is a detail. */
const besideWeekdays: ReadonlySet<TopicName> = new Set<TopicName>(['weekend', 'place', 'contact']);
const hasMain = (topics: AskedTopics) => [...topics.keys()].some((topic) => !besideWeekdays.has(topic));
const shortestOfDay = 4;

/** 'Open on Tuesday?', 'And on Mondays?' */
const asksHours = ({ text, tokens, language }: CutQuestion): boolean =>
  tokens.length <= shortestOfDay || findSenses(text, language, { asked: false }).some(({ sense }) => sense === 'hours');

/** 'Which days', in the order in which the words stand in most languages. */
function asksWhichDay(text: string, language: ChatLanguage): boolean {
  return new RegExp(shopWordsOf(language).whichDay, 'u').test(text);
}

/** The topics that words only hint at. */
export function hintedTopics(topics: AskedTopics, senses: readonly PhraseHit[]): Set<TopicName> {
  const isHinted = (topic: TopicName) => {
    const ofTopic = senses.filter(({ sense }) => sense === topic);
    return ofTopic.length > 0 && ofTopic.every(({ weak }) => weak || isCondition(topic));
  };
  return new Set([...topics.keys()].filter(isHinted));
}

/** The details that are asked for. */
export function detailsAsked(senses: readonly PhraseHit[], meanings: readonly FoundMeaning[]): Set<Detail> {
  // 'Lead-free' asks for no price.
  const isWithinPhrase = (span: PhraseHit) =>
    meanings.some(({ from, to }) => from <= span.from && to >= span.to && to - from > span.to - span.from);
  return new Set(senses.filter((span) => isDetail(span.sense) && !isWithinPhrase(span)).map(({ sense }) => sense as Detail));
}

/** Further meanings of the words that name a topic. */
export function meaningsOfTopics(senses: readonly PhraseHit[], meanings: readonly FoundMeaning[]): Map<Sense, readonly MeaningName[]> {
  const beside = (span: PhraseHit) => meanings.filter(({ from, to }) => from < span.to && to > span.from).map(({ meaning }) => meaning);
  const found = new Map<Sense, readonly MeaningName[]>();
  for (const span of senses) if (!isDetail(span.sense)) found.set(span.sense, [...(found.get(span.sense) ?? []), ...beside(span)]);
  return found;
}

/** The position of the first topic that was named by a complete phrase: words in its gap ('send the jacket back') are its object. */
export function endOfFirstTopic(senses: readonly PhraseHit[]): number {
  const last = new Map<string, number>();
  for (const { sense, from } of senses) if (!isDetail(sense)) last.set(sense, Math.max(from, last.get(sense) ?? 0));
  return Math.min(...last.values(), Number.POSITIVE_INFINITY);
}
