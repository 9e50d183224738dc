import type { CartWords } from '@parley/contract';

export const cart: CartWords = {
  add: 'Aggiungi al carrello',
  addThis: 'Aggiungi {what} al carrello',
  adding: 'Aggiunta in corso…',
  added: 'Aggiunto al carrello',
  inCart: 'Già nel carrello: {count}',
  soldOut: 'esaurito',
  open: 'Vai al carrello',
  toFreeShipping: 'Mancano {amount} alla spedizione gratuita',
  freeShipping: 'La spedizione del suo ordine è gratuita',
  goneNow: 'Nel frattempo l’articolo è andato esaurito.',
  otherCurrency: 'Il suo carrello è in un’altra valuta. Può acquistare questo articolo dalla sua pagina.',
  failed: 'Non è stato possibile aggiungerlo al carrello. Può acquistarlo dalla sua pagina.',
};
