/** Rule M10: topics of the shop, and messages that follow up on one. Pure. */
import type { ShopTopic } from '../../../../kit/languages/dialogue/index.ts';
import { subjectIds, type Target } from '../references.ts';
import type { Request } from '../request.ts';
import { versionNamed } from '../versions/versions.ts';
import { isOrigin } from './facts.ts';
import { isWishing, type Moment, named } from './moment.ts';

/** 'In 28, how much?' of what comes in 24 and 28, whatever was talked about in between. */
function isOfVersion({
  message,
  reading,
  conversation,
  products,
}: Pick<Moment, 'message' | 'reading' | 'conversation' | 'products'>): boolean {
  const [only, ...more] = subjectIds(conversation);
  const product = only === undefined || more.length > 0 ? undefined : products.get(only);
  return reading.asks.has('price') && product !== undefined && versionNamed(reading, message, product).length > 0;
}

/** Topics that a word beside a product may stand for, too: 'washable rug', 'gift box', 'phone case'. */
export const weakTopics: ReadonlySet<ShopTopic> = new Set(['care', 'origin', 'gifts', 'place', 'contact', 'account', 'company']);

const mostOfPlace = 8;

/** Asks the shop's texts about a topic; null when the message is about none. */
export function topic(moment: Moment, target: Target | null): Request | null {
  if (moment.reading.topics.length > 0) return ofTopics(moment, target);
  const { message: question, conversation } = moment;
  const { subject } = conversation;
  if (subject?.kind === 'topic' && followsUp(moment, target))
    return { act: 'topic', topics: subject.topic ? [subject.topic as ShopTopic] : [], question };
  // A question about time alone is about delivery; surely behind a sum, or a place.
  if (asksOnlyTime(moment, target)) {
    const isOrdering = conversation.destination !== null || conversation.summed !== null;
    return { act: 'topic', topics: ['delivery'], question, isAssumed: subject?.kind === 'products' && !isOrdering };
  }
  return isSentThere(moment) ? { act: 'topic', topics: ['delivery'], question } : null;
}

/** The topics that words name, unless they are what a product is called or has. */
function ofTopics({ message, reading, conversation, products, thing }: Moment, target: Target | null): Request | null {
  const { topics, keys } = reading;
  // 'Which of your cake tins goes in the dishwasher?'
  const seeksWhich = keys.has('which') && thing !== null && thing !== undefined && conversation.shown.length === 0;
  const mayBeProduct = named(reading) && (keys.has('seeking') || seeksWhich) && topics.every((each) => weakTopics.has(each));
  const records = target?.productIds.flatMap((id) => products.get(id) ?? []) ?? [];
  const isOfProduct = topics.length === 1 && !named(reading) && isOrigin(reading, records);
  // 'What is it delivered with?' of what is in view
  const isOfParts = reading.asksIncluded && records.length > 0 && keys.has('with') && !reading.asks.has('price') && !keys.has('time');
  return mayBeProduct || isOfProduct || isOfParts ? null : { act: 'topic', topics, question: message };
}

/** Whether the shop knows none of the words. */
const isStrange = ({ reading, knows }: Moment): boolean =>
  reading.content.every(({ text }) => !text.split(' ').some((word) => knows(word, reading.language)));

/** 'Et finalement en Suisse ?' */
const isPlace = (moment: Moment): boolean =>
  moment.reading.destination !== null && isStrange(moment) && moment.reading.wordCount <= mostOfPlace;

/** Whether a message goes on with the topic that was asked about last: with a place, a time or a price. */
function followsUp(moment: Moment, target: Target | null): boolean {
  const { reading } = moment;
  const { keys, destination, asks, measures, ordinals } = reading;
  if (isWishing(reading)) return false;
  if (isPlace(moment)) return true;
  // 'How much is the large one?', 'how long do they last?' ask about things.
  const isOfThing = target?.isNamed === true || isOfVersion(moment) || measures.size > 0 || keys.has('formerly') || keys.has('saving');
  const asksFurther = destination !== null || keys.has('time') || asks.has('price');
  return asksFurther && !isOfThing && !named(reading) && ordinals.length === 0;
}

/** 'How long does it take?' of nothing that states a time. */
function asksOnlyTime({ reading }: Moment, target: Target | null): boolean {
  const { keys, content, asks, measures } = reading;
  const isOfProduct = target?.isNamed || (measures.size > 0 && target !== null);
  return keys.has('time') && content.length === 0 && asks.size === 0 && !isOfProduct;
}

/** 'When would it get to France?' in whatever word: when, and where to. */
function isSentThere(moment: Moment): boolean {
  const { reading } = moment;
  const arrives = reading.keys.has('time') && isStrange(moment);
  return reading.destination !== null && (!named(reading) || arrives || isPlace(moment)) && !isWishing(reading);
}
