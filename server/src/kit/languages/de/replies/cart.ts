import type { CartWords } from '@parley/contract';

export const cart: CartWords = {
  add: 'In den Warenkorb',
  addThis: '{what} in den Warenkorb',
  adding: 'Wird hinzugefügt …',
  added: 'Liegt jetzt im Warenkorb',
  inCart: 'Schon in Ihrem Warenkorb: {count}',
  soldOut: 'ausverkauft',
  open: 'Zum Warenkorb',
  toFreeShipping: 'Noch {amount} bis zum kostenlosen Versand',
  freeShipping: 'Ihre Bestellung wird kostenlos versendet',
  goneNow: 'Das ist inzwischen ausverkauft.',
  otherCurrency: 'Ihr Warenkorb ist in einer anderen Währung. Sie können das auf der Produktseite kaufen.',
  failed: 'Das ließ sich nicht in den Warenkorb legen. Sie können es auf der Produktseite kaufen.',
};
