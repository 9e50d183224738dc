/**
 * Reads where a question asks to send something (rules Q4 and Q8 of README.md). Elsewhere a place is a word like others: a shop in Berlin is not
 * a shop in Germany. Pure.
 */
import { kinshipsOf } from '../../../kit/languages/kindred/index.ts';
import type { ChatLanguage } from '../../../kit/languages/replies/index.ts';
import { readSituations } from '../../../kit/languages/situations/read.ts';
import { isDetail, type PhraseHit, type TopicName } from '../../../kit/languages/topics/index.ts';
import { findPlaces } from '../../../kit/languages/topics/places.ts';
import { townAfterDirection } from '../../../kit/languages/topics/town-names.ts';
import { type CutQuestion, isWithin, type Span } from './asked-tokens.ts';
import type { AskedTopics } from './asked-topics.ts';
import type { Vocabulary } from './asked-words.ts';

interface Destination extends Span {
  code: string;
  city: boolean;
}

/** The places that something may be sent to, without those in names of products. */
export function destinationsIn(cut: CutQuestion, topics: AskedTopics, senses: readonly PhraseHit[], shop: Vocabulary): Destination[] {
  const places = placesOrTown(cut, shop);
  if (places.length === 0 || !mayBeSending(cut, topics, senses)) return [];
  const isOfProduct = (word: string) => topics.size === 0 && shop.productWords.has(word);
  return places.filter((span) => !cut.tokens.some(({ word }, at) => isWithin(span, at, cut) && isOfProduct(word)));
}

function mayBeSending({ question, text, language }: CutQuestion, topics: AskedTopics, senses: readonly PhraseHit[]): boolean {
  if (sendingTopics.some((name) => topics.has(name)) || asksOnlyAmount(topics, senses)) return true;
  // 'We are off to Spain for a fortnight' does not ask to send anything there.
  if (topics.size > 0 || kinshipsOf(text, language).has('awayFromHome')) return false;
  return senses.some(({ sense }) => isDetail(sense)) || speaksOfSending(question, language);
}

const sendingTopics: readonly TopicName[] = ['delivery', 'abroad', 'express', 'customs', 'carrier', 'returns'];

/** Whether the question asks for a price and nothing else. */
export const asksOnlyAmount = (topics: AskedTopics, senses: readonly PhraseHit[]): boolean =>
  senses.some(({ sense }) => sense === 'money') && [...topics.keys()].every((topic) => topic === 'payment');

/** Words that suggest sending without naming it: 'my sister lives on Jersey, could you post one to her?' */
function speaksOfSending(question: string, language: ChatLanguage): boolean {
  const likely = readSituations(question, language);
  return sendingSituations.reduce((sum, name) => sum + (likely.get(name) ?? 0), 0) >= likelySending;
}
const sendingSituations = ['deliveryCost', 'deliveryTime', 'abroad', 'remotePlaces', 'customs', 'express', 'pickupPoint'] as const;
const likelySending = 0.25;

function placesOrTown({ text, folded, language }: CutQuestion, shop: Vocabulary): readonly Destination[] {
  const spoken = [...new Set<ChatLanguage>([language, 'en', ...shop.languages])];
  const places = findPlaces(text, spoken);
  if (places.length > 0) return places;
  const town = townAfterDirection(folded, language);
  return town ? [{ ...town, city: true }] : [];
}
