/** The names of the evidence that is weighed for goods. */
import { dialogueKeys } from '../../../../kit/languages/dialogue/index.ts';

/** What is counted of a message and the goods, each between 0 and 1 or a small number. */
const counted = [
  'bias',
  'seeks',
  'wishesForAny',
  'counts',
  'isLimited',
  'isPlainQuestion',
  'fits',
  'named',
  'allNamed',
  'borne',
  'unborne',
  'unborneWish',
  'nothingNamed',
  'onlyNames',
  'furtherWords',
  'asksFact',
  'asksMark',
  'asksText',
  'asksService',
  'namesTopic',
  'aboutShop',
  'textNear',
  'textSure',
  'textAnswers',
  'thing',
  'asks',
  'ofShop',
  'ofGoods',
] as const;
export type CountedName = (typeof counted)[number];

/** That a phrase of the message means this: 'how much' mostly asks of what is there, and 'which' seeks. */
export const saysKey = <Key extends MessageKey>(key: Key): `says${Capitalize<Key>}` =>
  `says${(key.slice(0, 1).toUpperCase() + key.slice(1)) as Capitalize<Key>}`;
type MessageKey = (typeof dialogueKeys)[number];
export type OfKey = `says${Capitalize<MessageKey>}`;

export type GoodsEvidenceName = CountedName | OfKey;
export const goodsEvidenceNames: readonly GoodsEvidenceName[] = [...counted, ...dialogueKeys.map(saysKey)];
export type GoodsEvidence = Readonly<Record<GoodsEvidenceName, number>>;
