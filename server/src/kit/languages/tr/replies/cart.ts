import type { CartWords } from '@parley/contract';

export const cart: CartWords = {
  add: 'Sepete ekle',
  addThis: 'Sepete ekle: {what}',
  adding: 'Ekleniyor…',
  added: 'Sepetinize eklendi',
  inCart: 'Sepetinizde zaten var: {count}',
  soldOut: 'tükendi',
  open: 'Sepete git',
  toFreeShipping: 'Ücretsiz kargoya {amount} kaldı',
  freeShipping: 'Siparişinizin kargosu ücretsiz',
  goneNow: 'Bu ürün bu arada tükendi.',
  otherCurrency: 'Sepetiniz başka bir para biriminde. Bu ürünü kendi sayfasından satın alabilirsiniz.',
  failed: 'Ürün sepete eklenemedi. Kendi sayfasından satın alabilirsiniz.',
};
