import type { ClaimSentences, Group } from '../../claim-sentences/shape.ts';

const all = ({ titles, count, long }: Group) => (long ? `ces ${count} produits` : titles);
const each = ({ titles, count, long }: Group) =>
  long ? `Ces ${count} produits coûtent chacun` : count > 1 ? `${titles} coûtent chacun` : `${titles} coûte`;

export const claimSentences: ClaimSentences = {
  price: (title, amount) => `${title} coûte ${amount}.`,
  priceRange: (title, low, high) => `${title} coûte entre ${low} et ${high} selon la version.`,
  wasNow: (title, now, was) => `${title} coûte ${now} au lieu de ${was}.`,
  saves: (title, saving, now, was) => `Vous économisez ${saving} sur ${title} : le prix est de ${now} au lieu de ${was}.`,
  almost: (percent) => `près de ${percent}`,
  item: (title, count) => `${count} × ${title}`,
  total: (items, sum) => `Le total pour ${items} est de ${sum}.`,
  totalWithDelivery: (items, sum, delivery) => `Le total pour ${items} est de ${sum}, dont ${delivery} de livraison.`,
  totalWithFreeDelivery: (items, sum) => `Le total pour ${items} est de ${sum}, livraison gratuite comprise.`,
  costsLess: (title, other, amount) => `${title} coûte ${amount} de moins que ${other}.`,
  costsMore: (title, other, amount) => `${title} coûte ${amount} de plus que ${other}.`,
  samePrice: (titles, amount) => `${titles} sont au même prix : ${amount}.`,
  pricesBetween: (group, low, high) => `Les prix de ${all(group)} se situent entre ${low} et ${high}.`,
  bound: {
    under: (group, amount) => `${each(group)} moins de ${amount}.`,
    atMost: (group, amount) => `${each(group)} au maximum ${amount}.`,
    over: (group, amount) => `${each(group)} plus de ${amount}.`,
    atLeast: (group, amount) => `${each(group)} au moins ${amount}.`,
  },
  cheaper: (title, price, other, otherPrice) => `${title} (${price}) coûte moins cher que ${other} (${otherPrice}).`,
  dearer: (title, price, other, otherPrice) => `${title} (${price}) coûte plus cher que ${other} (${otherPrice}).`,
  cheapest: (title, among, price) => `Parmi ${all(among)}, le produit le moins cher est ${title}, à ${price}.`,
  dearest: (title, among, price) => `Parmi ${all(among)}, le produit le plus cher est ${title}, à ${price}.`,
  count: (count, titles) => (count === 1 ? `Voici un produit : ${titles}.` : `Voici ${count} produits : ${titles}.`),
  families: {
    colour: (title, values) => `${title} existe en ${values}.`,
    material: (title, values) => `${title} – matière : ${values}.`,
    size: (title, values, count) => `${title} existe en ${count === 1 ? 'taille' : 'tailles'} ${values}.`,
    brand: (title, values) => `La marque de ${title} est ${values}.`,
  },
  attribute: (title, label, values) => `${title} – ${label ? `${label} : ` : ''}${values}.`,
  share: (titles, label, value) => `Point commun entre ${titles} : ${label ? `${label} – ` : ''}${value}.`,
  isA: (title, thing) => `${title} fait partie du groupe de produits ${thing}.`,
  inStock: (title) => `${title} est en stock.`,
  outOfStock: (title) => `${title} est actuellement en rupture de stock.`,
  stockByVersion: (title, available, unavailable) =>
    `${title} est en stock en ${available} ; actuellement en rupture de stock : ${unavailable}.`,
  ownWords: (text, language) => `Notre boutique indique (en ${language}) : ${text}`,
  discountAskTeam: 'Je ne peux pas vous promettre de remise ici, mais notre équipe vous dira volontiers ce qui est possible.',
  nothingAbout: (topic) => `Désolé, je n’ai aucune information sur ${topic} et je préfère ne rien inventer.`,
};
