/** Rule M23: 'can I hire a tent?', 'what is it to have a knife sharpened?', 'may we come and see it?' ask for something that no product is. Pure. */
import { deedAsked } from '../../../../kit/languages/deeds.ts';
import { bookOf, type DialogueKey, findPhrases } from '../../../../kit/languages/dialogue/index.ts';
import { asksToHaveDone, asksToHaveOwnDone } from '../../../../kit/languages/have-done.ts';
import { isAsking } from '../../../../kit/languages/questions.ts';
import { type Service, servicesIn } from '../../../../kit/languages/services.ts';
import { findSenses, isDetail, type Sense } from '../../../../kit/languages/topics/index.ts';
import { asksVisit } from '../../../../kit/languages/visits.ts';
import { foldedWords } from '../../../../kit/text/words.ts';
import type { ProductRecord } from '../../records/types.ts';
import { servicesAsked } from '../reading/services.ts';
import { subjectIds } from '../references.ts';
import type { Request } from '../request.ts';
import { holdsWord } from '../words.ts';
import { type Moment, searchFor } from './moment.ts';

/** Topics about what a shop does or allows besides selling. */
const services: ReadonlySet<Sense> = new Set<Sense>(['rental', 'repair', 'events', 'pickup', 'place']);
/** Topics that are a service only if the shop is addressed: 'an engraved ring' is a product, 'do you engrave it?' asks for a service. */
const servicesAddressed: ReadonlySet<Sense> = new Set<Sense>(['custom', 'giftWrap']);
/** A visitor who asks for one of these asks for goods. */
const ofGoods: readonly DialogueKey[] = ['some', 'advice', 'cheaper', 'dearer', 'compare', 'person', 'others', 'which'];

/** A question to the texts, whatever is in view; null where goods, a sum or a topic with rules of its own are asked for. */
export function ofShop(moment: Moment): Request | null {
  const { message, reading, thing } = moment;
  const { keys, budget, language, topics } = reading;
  const request: Request = { act: 'question', question: message, search: searchFor(moment, 'wish'), isOfShop: true };
  // 'Do you have a shop where I could see it?', whatever else its words may seek.
  // 'The cheapest case of your shop' seeks a case.
  const asksOther =
    (['total', 'compare', 'cheapest', 'dearest'] as const).some((key) => keys.has(key)) || topics.some((topic) => !ofVisits.has(topic));
  if (budget === null && !asksOther && asksVisit(message, language)) return request;
  // 'Do you have a repair kit?' seeks a thing; 'can you have my old pan coated?' does not.
  const seeks = keys.has('seeking') && thing !== null && thing !== undefined && !asksToHaveOwnDone(message, language);
  if (budget !== null || seeks || ofGoods.some((key) => keys.has(key))) return null;
  if (!asksToHaveDone(message, language) && !asksService(moment) && !asksOfService(moment)) return null;
  return request;
}
/** Topics that are named where somebody wants to come by. */
const ofVisits: ReadonlySet<string> = new Set(['place', 'hours', 'delivery', 'payment', 'contact']);

/** Whether a message asks for a service, and for no sum with one. */
const asksService = (moment: Moment): boolean =>
  moment.reading.topics.length === 0 &&
  !moment.reading.keys.has('total') &&
  isAsking(moment.message, moment.reading.language) &&
  speaksOfService(moment);

/** Services that are done to a thing which is bought. */
const doneToGoods: ReadonlySet<Service> = new Set<Service>(['lettering', 'alteration', 'wrapping']);

/** 'Could it be engraved, and for how much?', 'engraving, price?' of what is in view: beside the service no other thing of the shop is named. */
function asksOfService({ message, reading, conversation, products, isThing }: Moment): boolean {
  const { content, language, asks, keys, quantity, topics, destination } = reading;
  const inView = subjectIds(conversation).flatMap((id) => products.get(id) ?? []);
  const isSum =
    servicesAsked({ message, isThing }, reading).length > 0 ||
    keys.has('total') ||
    quantity !== null ||
    destination !== null ||
    topics.length > 0;
  if (inView.length === 0 || isSum || !asks.has('price')) return false;
  const words = servicesIn(message, language).flatMap((each) => (doneToGoods.has(each.service) ? each.words : []));
  const isOfView = (word: string) =>
    inView.some(({ title, categories }) => [title, ...categories].some((each) => holdsWord(each, word, language)));
  const verbs = foldedWords(message);
  const deed = deedAsked(verbs, language);
  const verb = verbs[deed?.at ?? -1];
  // 'Do you sharpen shears? How much is it?'
  if (verb !== undefined && deed?.isSelling === false && findPhrases(bookOf(language), [verb]).length === 0) words.push(verb);
  if (words.length === 0 || words.some((word) => statedIn(inView, word, language))) return false;
  return content.every(({ text }) => text.split(' ').every((word) => words.includes(word) || isOfView(word) || !isThing?.(word, language)));
}

/** Whether one of the things states a word of itself: 'how much is it, embroidered?' of what is. */
const statedIn = (inView: readonly ProductRecord[], word: string, language: Moment['reading']['language']): boolean =>
  inView.some(({ title, attributes }) =>
    [title, ...attributes.flatMap(({ name, values }) => [name, ...values])].some((each) => holdsWord(each, word, language)),
  );

function speaksOfService({ message, reading: { language } }: Moment): boolean {
  const found = findSenses(message, language, { asked: true }).filter(({ sense }) => !isDetail(sense));
  const strong = found.filter(({ weak }) => !weak);
  const senses = strong.length > 0 ? strong : found;
  if (senses.some(({ sense }) => services.has(sense))) return true;
  const deed = deedAsked(foldedWords(message), language);
  return deed !== null && !deed.isSelling && senses.some(({ sense }) => servicesAddressed.has(sense));
}
