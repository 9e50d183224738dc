import type { ClaimSentences, Group } from '../../claim-sentences/shape.ts';

const all = ({ titles, count, long }: Group) => (long ? `estos ${count} productos` : titles);
const each = ({ titles, count, long }: Group) =>
  long ? `Cada uno de estos ${count} productos cuesta` : count > 1 ? `Cada uno de los productos ${titles} cuesta` : `${titles} cuesta`;

export const claimSentences: ClaimSentences = {
  price: (title, amount) => `${title} cuesta ${amount}.`,
  priceRange: (title, low, high) => `${title} cuesta entre ${low} y ${high} según la versión.`,
  wasNow: (title, now, was) => `${title} cuesta ${now} en lugar de ${was}.`,
  saves: (title, saving, now, was) => `Con ${title} ahorra ${saving}: cuesta ${now} en lugar de ${was}.`,
  almost: (percent) => `casi un ${percent}`,
  item: (title, count) => `${count} × ${title}`,
  total: (items, sum) => `El total de ${items} es de ${sum}.`,
  totalWithDelivery: (items, sum, delivery) => `El total de ${items} es de ${sum}, con ${delivery} de envío incluidos.`,
  totalWithFreeDelivery: (items, sum) => `El total de ${items} es de ${sum}, con envío gratuito.`,
  costsLess: (title, other, amount) => `${title} cuesta ${amount} menos que ${other}.`,
  costsMore: (title, other, amount) => `${title} cuesta ${amount} más que ${other}.`,
  samePrice: (titles, amount) => `${titles} cuestan lo mismo: ${amount}.`,
  pricesBetween: (group, low, high) => `Los precios de ${all(group)} están entre ${low} y ${high}.`,
  bound: {
    under: (group, amount) => `${each(group)} menos de ${amount}.`,
    atMost: (group, amount) => `${each(group)} como máximo ${amount}.`,
    over: (group, amount) => `${each(group)} más de ${amount}.`,
    atLeast: (group, amount) => `${each(group)} como mínimo ${amount}.`,
  },
  cheaper: (title, price, other, otherPrice) => `${title} (${price}) cuesta menos que ${other} (${otherPrice}).`,
  dearer: (title, price, other, otherPrice) => `${title} (${price}) cuesta más que ${other} (${otherPrice}).`,
  cheapest: (title, among, price) => `Entre ${all(among)}, el producto más barato es ${title}, por ${price}.`,
  dearest: (title, among, price) => `Entre ${all(among)}, el producto más caro es ${title}, por ${price}.`,
  count: (count, titles) => (count === 1 ? `Aquí tiene un producto: ${titles}.` : `Aquí tiene ${count} productos: ${titles}.`),
  families: {
    colour: (title, values) => `${title} viene en ${values}.`,
    material: (title, values) => `${title} – material: ${values}.`,
    size: (title, values, count) => `${title} viene en ${count === 1 ? 'la talla' : 'las tallas'} ${values}.`,
    brand: (title, values) => `La marca de ${title} es ${values}.`,
  },
  attribute: (title, label, values) => `${title} – ${label ? `${label}: ` : ''}${values}.`,
  share: (titles, label, value) => `${titles} tienen en común: ${label ? `${label} – ` : ''}${value}.`,
  isA: (title, thing) => `${title} pertenece al grupo de productos ${thing}.`,
  inStock: (title) => `Tenemos ${title} en stock.`,
  outOfStock: (title) => `En este momento no tenemos ${title} en stock.`,
  stockByVersion: (title, available, unavailable) => `Tenemos ${title} en stock en ${available}; agotado en este momento: ${unavailable}.`,
  ownWords: (text, language) => `Nuestra tienda indica (en ${language}): ${text}`,
  discountAskTeam: 'Aquí no puedo prometerle un descuento, pero nuestro equipo le dirá con gusto qué es posible.',
  nothingAbout: (topic) => `Lo siento, no tengo información sobre ${topic} y prefiero no inventar nada.`,
};
