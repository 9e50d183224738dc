import type { ClaimSentences, Group } from '../../claim-sentences/shape.ts';

const all = ({ titles, count, long }: Group) => (long ? `these ${count} products` : titles);
const each = (group: Group) =>
  group.long ? `Each of ${all(group)} costs` : group.count > 1 ? `${group.titles} each cost` : `${group.titles} costs`;

export const claimSentences: ClaimSentences = {
  price: (title, amount) => `${title} costs ${amount}.`,
  priceRange: (title, low, high) => `${title} costs between ${low} and ${high}, depending on the version.`,
  wasNow: (title, now, was) => `${title} costs ${now} instead of ${was}.`,
  saves: (title, saving, now, was) => `You save ${saving} on ${title}: it costs ${now} instead of ${was}.`,
  almost: (percent) => `almost ${percent}`,
  item: (title, count) => `${count} × ${title}`,
  total: (items, sum) => `The total for ${items} is ${sum}.`,
  totalWithDelivery: (items, sum, delivery) => `The total for ${items} is ${sum}, including ${delivery} for delivery.`,
  totalWithFreeDelivery: (items, sum) => `The total for ${items} is ${sum}, with free delivery.`,
  costsLess: (title, other, amount) => `${title} costs ${amount} less than ${other}.`,
  costsMore: (title, other, amount) => `${title} costs ${amount} more than ${other}.`,
  samePrice: (titles, amount) => `${titles} cost the same: ${amount}.`,
  pricesBetween: (group, low, high) => `The prices of ${all(group)} are between ${low} and ${high}.`,
  bound: {
    under: (group, amount) => `${each(group)} less than ${amount}.`,
    atMost: (group, amount) => `${each(group)} at most ${amount}.`,
    over: (group, amount) => `${each(group)} more than ${amount}.`,
    atLeast: (group, amount) => `${each(group)} at least ${amount}.`,
  },
  cheaper: (title, price, other, otherPrice) => `${title} (${price}) is cheaper than ${other} (${otherPrice}).`,
  dearer: (title, price, other, otherPrice) => `${title} (${price}) is more expensive than ${other} (${otherPrice}).`,
  cheapest: (title, among, price) => `The cheapest of ${all(among)} is ${title}, at ${price}.`,
  dearest: (title, among, price) => `The most expensive of ${all(among)} is ${title}, at ${price}.`,
  count: (count, titles) => (count === 1 ? `Here is one product: ${titles}.` : `Here are ${count} products: ${titles}.`),
  families: {
    colour: (title, values) => `${title} comes in ${values}.`,
    material: (title, values) => `${title} is made of ${values}.`,
    size: (title, values, count) => `${title} comes in ${count === 1 ? 'size' : 'sizes'} ${values}.`,
    brand: (title, values) => `The brand of ${title} is ${values}.`,
  },
  attribute: (title, label, values) => `${title} – ${label ? `${label}: ` : ''}${values}.`,
  share: (titles, label, value) => `What ${titles} have in common: ${label ? `${label} – ` : ''}${value}.`,
  isA: (title, thing) => `${title} belongs to the product group ${thing}.`,
  inStock: (title) => `${title} is in stock.`,
  outOfStock: (title) => `${title} is currently out of stock.`,
  stockByVersion: (title, available, unavailable) => `${title} is in stock in ${available}; currently out of stock: ${unavailable}.`,
  ownWords: (text, language) => `Our shop says (in ${language}): ${text}`,
  discountAskTeam: 'I cannot promise you a discount here, but our team will gladly tell you what is possible.',
  nothingAbout: (topic) => `I am sorry, I have no information about ${topic}, and I do not want to guess.`,
};
