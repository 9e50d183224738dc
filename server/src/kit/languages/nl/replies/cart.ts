import type { CartWords } from '@parley/contract';

export const cart: CartWords = {
  add: 'In winkelwagen',
  addThis: '{what} in winkelwagen',
  adding: 'Wordt toegevoegd…',
  added: 'Toegevoegd aan uw winkelwagen',
  inCart: 'Al in uw winkelwagen: {count}',
  soldOut: 'uitverkocht',
  open: 'Naar de winkelwagen',
  toFreeShipping: 'Nog {amount} tot gratis verzending',
  freeShipping: 'Uw bestelling wordt gratis verzonden',
  goneNow: 'Dit is inmiddels uitverkocht.',
  otherCurrency: 'Uw winkelwagen heeft een andere valuta. U kunt dit op de productpagina kopen.',
  failed: 'Dit kon niet aan de winkelwagen worden toegevoegd. U kunt het op de productpagina kopen.',
};
