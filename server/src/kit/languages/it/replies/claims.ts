import type { ClaimSentences, Group } from '../../claim-sentences/shape.ts';

const all = ({ titles, count, long }: Group) => (long ? `questi ${count} prodotti` : titles);
const each = ({ titles, count, long }: Group) =>
  long ? `Ognuno di questi ${count} prodotti costa` : count > 1 ? `Ognuno dei prodotti ${titles} costa` : `${titles} costa`;

export const claimSentences: ClaimSentences = {
  price: (title, amount) => `${title} costa ${amount}.`,
  priceRange: (title, low, high) => `${title} costa tra ${low} e ${high}, a seconda della versione.`,
  wasNow: (title, now, was) => `${title} costa ${now} invece di ${was}.`,
  saves: (title, saving, now, was) => `Con ${title} risparmia ${saving}: il prezzo è ${now} invece di ${was}.`,
  almost: (percent) => `quasi il ${percent}`,
  item: (title, count) => `${count} × ${title}`,
  total: (items, sum) => `Il totale per ${items} è di ${sum}.`,
  totalWithDelivery: (items, sum, delivery) => `Il totale per ${items} è di ${sum}, compresi ${delivery} di spedizione.`,
  totalWithFreeDelivery: (items, sum) => `Il totale per ${items} è di ${sum}, con spedizione gratuita.`,
  costsLess: (title, other, amount) => `${title} costa ${amount} in meno rispetto a ${other}.`,
  costsMore: (title, other, amount) => `${title} costa ${amount} in più rispetto a ${other}.`,
  samePrice: (titles, amount) => `${titles} hanno lo stesso prezzo: ${amount}.`,
  pricesBetween: (group, low, high) => `I prezzi di ${all(group)} vanno da ${low} a ${high}.`,
  bound: {
    under: (group, amount) => `${each(group)} meno di ${amount}.`,
    atMost: (group, amount) => `${each(group)} al massimo ${amount}.`,
    over: (group, amount) => `${each(group)} più di ${amount}.`,
    atLeast: (group, amount) => `${each(group)} almeno ${amount}.`,
  },
  cheaper: (title, price, other, otherPrice) => `${title} (${price}) costa meno di ${other} (${otherPrice}).`,
  dearer: (title, price, other, otherPrice) => `${title} (${price}) costa più di ${other} (${otherPrice}).`,
  cheapest: (title, among, price) => `Tra ${all(among)}, il prodotto più economico è ${title}, a ${price}.`,
  dearest: (title, among, price) => `Tra ${all(among)}, il prodotto più caro è ${title}, a ${price}.`,
  count: (count, titles) => (count === 1 ? `Ecco un prodotto: ${titles}.` : `Ecco ${count} prodotti: ${titles}.`),
  families: {
    colour: (title, values, count) => `${title} – ${count === 1 ? 'colore' : 'colori'}: ${values}.`,
    material: (title, values) => `${title} – materiale: ${values}.`,
    size: (title, values, count) => `${title} – ${count === 1 ? 'taglia' : 'taglie'}: ${values}.`,
    brand: (title, values) => `La marca di ${title} è ${values}.`,
  },
  attribute: (title, label, values) => `${title} – ${label ? `${label}: ` : ''}${values}.`,
  share: (titles, label, value) => `${titles} hanno in comune: ${label ? `${label} – ` : ''}${value}.`,
  isA: (title, thing) => `${title} fa parte del gruppo di prodotti ${thing}.`,
  inStock: (title) => `${title} è disponibile in magazzino.`,
  outOfStock: (title) => `${title} al momento non è disponibile.`,
  stockByVersion: (title, available, unavailable) => `${title} è disponibile in ${available}; al momento non disponibile: ${unavailable}.`,
  ownWords: (text, language) => `Il nostro negozio scrive (in ${language}): ${text}`,
  discountAskTeam: 'Qui non posso prometterle uno sconto, ma il nostro team le dirà volentieri che cosa è possibile.',
  nothingAbout: (topic) => `Mi dispiace, non ho informazioni su ${topic} e preferisco non tirare a indovinare.`,
};
