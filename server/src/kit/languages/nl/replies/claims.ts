import type { ClaimSentences, Group } from '../../claim-sentences/shape.ts';

const all = ({ titles, count, long }: Group) => (long ? `deze ${count} producten` : titles);
const each = ({ titles, count, long }: Group) =>
  long ? `Deze ${count} producten kosten elk` : count > 1 ? `${titles} kosten elk` : `${titles} kost`;

export const claimSentences: ClaimSentences = {
  price: (title, amount) => `${title} kost ${amount}.`,
  priceRange: (title, low, high) => `${title} kost tussen ${low} en ${high}, afhankelijk van de uitvoering.`,
  wasNow: (title, now, was) => `${title} kost ${now} in plaats van ${was}.`,
  saves: (title, saving, now, was) => `Op ${title} bespaart u ${saving}: de prijs is ${now} in plaats van ${was}.`,
  almost: (percent) => `bijna ${percent}`,
  item: (title, count) => `${count} × ${title}`,
  total: (items, sum) => `De totaalprijs voor ${items} is ${sum}.`,
  totalWithDelivery: (items, sum, delivery) => `De totaalprijs voor ${items} is ${sum}, inclusief ${delivery} verzendkosten.`,
  totalWithFreeDelivery: (items, sum) => `De totaalprijs voor ${items} is ${sum}, met gratis verzending.`,
  costsLess: (title, other, amount) => `${title} kost ${amount} minder dan ${other}.`,
  costsMore: (title, other, amount) => `${title} kost ${amount} meer dan ${other}.`,
  samePrice: (titles, amount) => `${titles} kosten hetzelfde: ${amount}.`,
  pricesBetween: (group, low, high) => `De prijzen van ${all(group)} liggen tussen ${low} en ${high}.`,
  bound: {
    under: (group, amount) => `${each(group)} minder dan ${amount}.`,
    atMost: (group, amount) => `${each(group)} hoogstens ${amount}.`,
    over: (group, amount) => `${each(group)} meer dan ${amount}.`,
    atLeast: (group, amount) => `${each(group)} minstens ${amount}.`,
  },
  cheaper: (title, price, other, otherPrice) => `${title} (${price}) is goedkoper dan ${other} (${otherPrice}).`,
  dearer: (title, price, other, otherPrice) => `${title} (${price}) is duurder dan ${other} (${otherPrice}).`,
  cheapest: (title, among, price) => `Het goedkoopste van ${all(among)} is ${title} voor ${price}.`,
  dearest: (title, among, price) => `Het duurste van ${all(among)} is ${title} voor ${price}.`,
  count: (count, titles) => (count === 1 ? `Hier is één product: ${titles}.` : `Hier zijn ${count} producten: ${titles}.`),
  families: {
    colour: (title, values) => `${title} is er in ${values}.`,
    material: (title, values) => `${title} is gemaakt van ${values}.`,
    size: (title, values, count) => `${title} is er in ${count === 1 ? 'maat' : 'de maten'} ${values}.`,
    brand: (title, values) => `Het merk van ${title} is ${values}.`,
  },
  attribute: (title, label, values) => `${title} – ${label ? `${label}: ` : ''}${values}.`,
  share: (titles, label, value) => `${titles} hebben gemeen: ${label ? `${label} – ` : ''}${value}.`,
  isA: (title, thing) => `${title} hoort bij de productgroep ${thing}.`,
  inStock: (title) => `${title} is op voorraad.`,
  outOfStock: (title) => `${title} is momenteel niet op voorraad.`,
  stockByVersion: (title, available, unavailable) => `${title} is op voorraad in ${available}; momenteel niet op voorraad: ${unavailable}.`,
  ownWords: (text, language) => `Onze winkel schrijft (in het ${language}): ${text}`,
  discountAskTeam: 'Ik kan u hier geen korting beloven, maar ons team vertelt u graag wat er mogelijk is.',
  nothingAbout: (topic) => `Sorry, over ${topic} heb ik geen informatie en ik wil niet gokken.`,
};
