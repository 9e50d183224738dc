/** The topics of questions to shops, and what follows from their kind. Words: kit/languages/topics. */
import { isSmallWord } from '../../../kit/languages/index.ts';
import type { ChatLanguage } from '../../../kit/languages/replies/index.ts';
import { isAsking, type Sense, type TopicName } from '../../../kit/languages/topics/index.ts';

/** Topics that hold for every order, whatever was bought. */
const general: ReadonlySet<TopicName> = new Set<TopicName>([
  'delivery',
  'returns',
  'refund',
  'exchange',
  'payment',
  'invoice',
  'tracking',
  'ordering',
  'cancelling',
  'changing',
  'warranty',
  'damaged',
  'account',
  'deleting',
  'password',
  'guest',
  'hours',
  'place',
  'contact',
  'phone',
  'email',
  'newsletter',
  'privacy',
  'wholesale',
  'taxes',
  'customs',
  'company',
  'jobs',
  'partners',
  'express',
  'pickup',
  'weekend',
  'locker',
  'carrier',
  'abroad',
  'insurance',
  'label',
  'card',
  'transfer',
  'onAccount',
  'instalments',
  'cashOnDelivery',
  'cash',
  'crypto',
  'currency',
  'student',
  'loyalty',
  'priceMatch',
  'minimumOrder',
  'subscription',
  'reviews',
  'giftWrap',
  'assembly',
  'repair',
]);
/** Whether the answer to a topic holds for every order, whatever was bought. */
export const isGeneral = (topic: TopicName): boolean => general.has(topic);

/** Topics that a product may answer where the texts do not: 'Is anything vegan?' */
const ofProducts: ReadonlySet<TopicName> = new Set<TopicName>([
  'size',
  'material',
  'ingredients',
  'allergens',
  'vegan',
  'organic',
  'stock',
  'sale',
  'giftCard',
  'spareParts',
  'samples',
  'used',
  'discount',
]);
/** Whether a product may answer a topic where the texts do not. */
export const mayBeOfProducts = (topic: TopicName): boolean => ofProducts.has(topic);

/** Topics that exclude each other as the subject of a page: a text about returns that mentions delivery does not say how long delivery takes. */
const main: ReadonlySet<Sense> = new Set<Sense>([
  'delivery',
  'returns',
  'payment',
  'warranty',
  'account',
  'privacy',
  'hours',
  'care',
  'size',
  'jobs',
]);
/** Whether a page is about only one such topic at a time. */
export const isMain = (sense: Sense): boolean => main.has(sense);

/** Whether a folded word says nothing in a language by itself. */
export const isEmpty = (word: string, language: ChatLanguage): boolean => isAsking(word, language) || isSmallWord(word, language);

/** The wider topic that a topic belongs to: a text about payment speaks of cards without naming them in its heading. */
const broader: Partial<Record<TopicName, readonly TopicName[]>> = {
  card: ['payment'],
  transfer: ['payment'],
  onAccount: ['payment'],
  instalments: ['payment'],
  cashOnDelivery: ['payment', 'delivery'],
  cash: ['payment'],
  crypto: ['payment'],
  currency: ['payment'],
  giftCard: ['payment'],
  express: ['delivery'],
  pickup: ['delivery'],
  weekend: ['delivery', 'hours'],
  locker: ['delivery', 'carrier'],
  carrier: ['delivery'],
  abroad: ['delivery'],
  tracking: ['delivery'],
  packaging: ['delivery'],
  insurance: ['delivery'],
  customs: ['delivery', 'abroad'],
  delivery: ['carrier'],
  refund: ['returns'],
  exchange: ['returns'],
  label: ['returns'],
  used: ['returns'],
  damaged: ['returns', 'warranty'],
  password: ['account'],
  deleting: ['account'],
  guest: ['account'],
  phone: ['contact'],
  email: ['contact'],
};

/** Whether a topic is a part of another: cards of payment. */
export const isPartOf = (part: TopicName, whole: TopicName): boolean => broader[part]?.includes(whole) ?? false;

/** Whether a topic is one of those asked for, or the wider topic of one of them. */
export const isOrHolds = (topic: Sense, asked: ReadonlyMap<TopicName, string>): boolean =>
  asked.has(topic as TopicName) || [...asked.keys()].some((each) => broader[each]?.includes(topic as TopicName));

/** Services and ways to pay: a passage that does not name the one that was asked for is about another. */
const services: ReadonlySet<TopicName> = new Set<TopicName>([
  'card',
  'transfer',
  'onAccount',
  'instalments',
  'cashOnDelivery',
  'cash',
  'crypto',
  'giftCard',
  'giftWrap',
  'rental',
  'secondHand',
  'repair',
  'spareParts',
  'custom',
  'samples',
  'subscription',
  'events',
  'loyalty',
  'priceMatch',
]);
/** Whether a topic is a service or a way to pay that an answering passage has to name. */
export const isService = (topic: TopicName): boolean => services.has(topic);

/** Topics that name the condition of a product: no page is about that alone. */
export const isCondition = (topic: TopicName): boolean => topic === 'used';

/** What a shop does with a thing: that it rents tents does not say that it rents boats. */
const ofThings: ReadonlySet<TopicName> = new Set<TopicName>(['rental', 'secondHand', 'repair', 'custom', 'spareParts', 'samples']);
/** Whether a topic is something that the shop does with a thing, so that the thing matters. */
export const isOfThings = (topic: TopicName): boolean => ofThings.has(topic);

/** Properties of products that may be said without the name of the property. */
const properties: ReadonlySet<TopicName> = new Set<TopicName>([
  'size',
  'care',
  'keeping',
  'material',
  'ingredients',
  'allergens',
  'origin',
]);
/** Whether a topic is a property of products. */
export const isProperty = (topic: TopicName): boolean => properties.has(topic);
