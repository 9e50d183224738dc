import type { CartWords } from '@parley/contract';

export const cart: CartWords = {
  add: 'Dodaj do koszyka',
  addThis: 'Dodaj {what} do koszyka',
  adding: 'Dodawanie…',
  added: 'Dodano do koszyka',
  inCart: 'Już w koszyku: {count}',
  soldOut: 'wyprzedane',
  open: 'Przejdź do koszyka',
  toFreeShipping: 'Do darmowej dostawy brakuje {amount}',
  freeShipping: 'Dostawa tego zamówienia jest darmowa',
  goneNow: 'Ten produkt został w międzyczasie wyprzedany.',
  otherCurrency: 'Koszyk jest w innej walucie. Ten produkt można kupić na jego stronie.',
  failed: 'Nie udało się dodać do koszyka. Ten produkt można kupić na jego stronie.',
};
