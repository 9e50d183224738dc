/** Written by `node bench/goods/train.ts`: how much each piece of evidence speaks for offering goods. */
import type { GoodsEvidenceName } from './evidence-names.ts';

export const goodsWeights: Readonly<Record<GoodsEvidenceName, number>> = {
  bias: -0.13,
  seeks: 1.25,
  wishesForAny: 0.49,
  counts: -0.31,
  isLimited: 0.67,
  isPlainQuestion: -0.64,
  fits: 0.67,
  named: 0.5,
  allNamed: 1.42,
  borne: 0.44,
  unborne: -1.64,
  unborneWish: -1.17,
  nothingNamed: -0.38,
  onlyNames: 0.39,
  furtherWords: -0.69,
  asksFact: -0.53,
  asksMark: -0.48,
  asksText: -0.7,
  asksService: -0.49,
  namesTopic: -0.91,
  aboutShop: -0.95,
  textNear: -0.3,
  ofShop: -0.58,
  ofGoods: 0.24,
};
