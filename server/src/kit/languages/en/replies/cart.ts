import type { CartWords } from '@parley/contract';

export const cart: CartWords = {
  add: 'Add to cart',
  addThis: 'Add {what} to cart',
  adding: 'Adding…',
  added: 'Added to your cart',
  inCart: 'Already in your cart: {count}',
  soldOut: 'sold out',
  open: 'View cart',
  toFreeShipping: '{amount} to free shipping',
  freeShipping: 'Your order ships for free',
  goneNow: 'This has sold out in the meantime.',
  otherCurrency: 'Your cart is in another currency. You can buy this on its own page.',
  failed: 'This could not be added to the cart. You can buy it on its own page.',
};
