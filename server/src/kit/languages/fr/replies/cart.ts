import type { CartWords } from '@parley/contract';

export const cart: CartWords = {
  add: 'Ajouter au panier',
  addThis: 'Ajouter {what} au panier',
  adding: 'Ajout en cours…',
  added: 'Ajouté à votre panier',
  inCart: 'Déjà dans votre panier : {count}',
  soldOut: 'épuisé',
  open: 'Voir le panier',
  toFreeShipping: 'Plus que {amount} pour la livraison gratuite',
  freeShipping: 'La livraison de votre commande est gratuite',
  goneNow: 'Cet article vient d’être épuisé.',
  otherCurrency: 'Votre panier est dans une autre devise. Vous pouvez acheter cet article sur sa page.',
  failed: 'L’ajout au panier n’a pas fonctionné. Vous pouvez acheter cet article sur sa page.',
};
