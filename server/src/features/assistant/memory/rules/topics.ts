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
export function topic({ message, reading, conversation, products, knows, thing }: Moment, target: Target | null): Request | null {
  const { topics, keys } = reading;
  if (topics.length > 0) {
    // 'Which of your cake tins goes in the dishwasher?'
    const seeksWhich = keys.has('which') && thing !== null && thing !== undefined && conversation.shown.length === 0;
    const mayBeProduct = named(reading) && (keys.has('seeking') || seeksWhich) && topics.every((each) => weakTopics.has(each));
    const records = target?.productIds.flatMap((id) => products.get(id) ?? []) ?? [];
    if (mayBeProduct || (topics.length === 1 && !named(reading) && isOrigin(reading, records))) return null;
    return { act: 'topic', topics, question: message };
  }
  const { subject } = conversation;
  const isStrange = reading.content.every(({ text }) => !text.split(' ').some((word) => knows(word, reading.language)));
  // 'Et finalement en Suisse ?'
  const isPlace = reading.destination !== null && isStrange && reading.wordCount <= mostOfPlace;
  if (subject?.kind === 'topic' && isPlace && !isWishing(reading))
    return { act: 'topic', topics: subject.topic ? [subject.topic as ShopTopic] : [], question: message };
  // 'How much is the large one?', 'how long do they last?' ask about things.
  const isOfThing =
    target?.isNamed === true ||
    isOfVersion({ message, reading, conversation, products }) ||
    reading.measures.size > 0 ||
    keys.has('formerly') ||
    keys.has('saving');
  const followsUp = !isOfThing && (reading.destination !== null || keys.has('time') || reading.asks.has('price'));
  if (subject?.kind === 'topic' && followsUp && !named(reading) && !isWishing(reading) && reading.ordinals.length === 0)
    return { act: 'topic', topics: subject.topic ? [subject.topic as ShopTopic] : [], question: message };
  // A question about time alone is about delivery; surely behind a sum, or a place.
  const isOrdering = conversation.destination !== null || conversation.summed !== null;
  const ofProduct = reading.measures.size > 0 && target !== null;
  if (reading.keys.has('time') && reading.content.length === 0 && reading.asks.size === 0 && !target?.isNamed && !ofProduct)
    return { act: 'topic', topics: ['delivery'], question: message, isAssumed: subject?.kind === 'products' && !isOrdering };
  // 'When would it get to France?' in whatever word: when, and where to.
  const arrives = keys.has('time') && isStrange;
  if (reading.destination !== null && (!named(reading) || arrives || isPlace) && !isWishing(reading))
    return { act: 'topic', topics: ['delivery'], question: message };
  return null;
}
