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
  'rental',
  'subscription',
  'reviews',
  'giftWrap',
  'assembly',
  'repair',
]);
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
export const mayBeOfProducts = (topic: TopicName): boolean => ofProducts.has(topic);

/** Topics of which a page is about one at a time: a text about returns that mentions delivery does not say how long delivery takes. */
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
export const isMain = (sense: Sense): boolean => main.has(sense);

/** Whether a folded word says nothing in a language by itself. */
export const isEmpty = (word: string, language: ChatLanguage): boolean => isAsking(word, language) || isSmallWord(word, language);
