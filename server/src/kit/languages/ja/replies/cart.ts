import type { CartWords } from '@parley/contract';

export const cart: CartWords = {
  add: 'カートに入れる',
  addThis: '{what}をカートに入れる',
  adding: '追加しています…',
  added: 'カートに入りました',
  inCart: 'カートに入っています：{count}点',
  soldOut: '売り切れ',
  open: 'カートを見る',
  toFreeShipping: 'あと{amount}で送料無料です',
  freeShipping: 'ご注文は送料無料です',
  goneNow: 'この商品は売り切れになりました。',
  otherCurrency: 'カートの通貨が異なります。この商品は商品ページでご購入いただけます。',
  failed: 'カートに入れられませんでした。商品ページでご購入いただけます。',
};
