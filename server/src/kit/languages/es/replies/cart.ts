import type { CartWords } from '@parley/contract';

export const cart: CartWords = {
  add: 'Añadir al carrito',
  addThis: 'Añadir {what} al carrito',
  adding: 'Añadiendo…',
  added: 'Añadido a su carrito',
  inCart: 'Ya en su carrito: {count}',
  soldOut: 'agotado',
  open: 'Ver el carrito',
  toFreeShipping: 'Faltan {amount} para el envío gratis',
  freeShipping: 'El envío de su pedido es gratis',
  goneNow: 'Este artículo se acaba de agotar.',
  otherCurrency: 'Su carrito está en otra moneda. Puede comprar este artículo en su página.',
  failed: 'No se pudo añadir al carrito. Puede comprarlo en su página.',
};
