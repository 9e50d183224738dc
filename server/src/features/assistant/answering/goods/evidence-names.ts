/** The names of the evidence that is weighed for goods. */

/** What is counted of a message and the goods, each between 0 and 1 or a small number. */
export const goodsEvidenceNames = [
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
  'ofShop',
  'ofGoods',
] as const;
export type GoodsEvidenceName = (typeof goodsEvidenceNames)[number];
export type GoodsEvidence = Readonly<Record<GoodsEvidenceName, number>>;
