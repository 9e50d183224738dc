import type { ClaimSentences, Group } from '../../claim-sentences/shape.ts';

const from = ({ titles, count, long }: Group) => (long ? `diesen ${count} Produkten` : titles);
const each = ({ titles, count, long }: Group) =>
  long ? `Diese ${count} Produkte kosten jeweils` : count > 1 ? `${titles} kosten jeweils` : `${titles} kostet`;

export const claimSentences: ClaimSentences = {
  price: (title, amount) => `${title} kostet ${amount}.`,
  priceRange: (title, low, high) => `${title} kostet je nach Ausführung zwischen ${low} und ${high}.`,
  wasNow: (title, now, was) => `${title} kostet ${now} statt ${was}.`,
  saves: (title, saving, now, was) => `Bei ${title} sparen Sie ${saving}: Der Preis ist ${now} statt ${was}.`,
  almost: (percent) => `fast ${percent}`,
  item: (title, count) => `${count} × ${title}`,
  total: (items, sum) => `Der Gesamtpreis für ${items} beträgt ${sum}.`,
  totalWithDelivery: (items, sum, delivery) => `Der Gesamtpreis für ${items} beträgt ${sum}, einschließlich ${delivery} für den Versand.`,
  totalWithFreeDelivery: (items, sum) => `Der Gesamtpreis für ${items} beträgt ${sum}, der Versand ist kostenlos.`,
  costsLess: (title, other, amount) => `${title} kostet ${amount} weniger als ${other}.`,
  costsMore: (title, other, amount) => `${title} kostet ${amount} mehr als ${other}.`,
  samePrice: (titles, amount) => `${titles} kosten gleich viel: ${amount}.`,
  pricesBetween: (group, low, high) => `Die Preise von ${from(group)} liegen zwischen ${low} und ${high}.`,
  bound: {
    under: (group, amount) => `${each(group)} weniger als ${amount}.`,
    atMost: (group, amount) => `${each(group)} höchstens ${amount}.`,
    over: (group, amount) => `${each(group)} mehr als ${amount}.`,
    atLeast: (group, amount) => `${each(group)} mindestens ${amount}.`,
  },
  cheaper: (title, price, other, otherPrice) => `${title} (${price}) ist günstiger als ${other} (${otherPrice}).`,
  dearer: (title, price, other, otherPrice) => `${title} (${price}) ist teurer als ${other} (${otherPrice}).`,
  cheapest: (title, among, price) => `Am günstigsten von ${from(among)} ist ${title} für ${price}.`,
  dearest: (title, among, price) => `Am teuersten von ${from(among)} ist ${title} für ${price}.`,
  count: (count, titles) => (count === 1 ? `Hier ist ein Produkt: ${titles}.` : `Hier sind ${count} Produkte: ${titles}.`),
  families: {
    colour: (title, values) => `${title} gibt es in ${values}.`,
    material: (title, values) => `${title} besteht aus ${values}.`,
    size: (title, values, count) => `${title} gibt es in ${count === 1 ? 'Größe' : 'den Größen'} ${values}.`,
    brand: (title, values) => `Die Marke von ${title} ist ${values}.`,
  },
  attribute: (title, label, values) => `${title} – ${label ? `${label}: ` : ''}${values}.`,
  share: (titles, label, value) => `${titles} haben gemeinsam: ${label ? `${label} – ` : ''}${value}.`,
  isA: (title, thing) => `${title} gehört zur Produktgruppe ${thing}.`,
  inStock: (title) => `${title} ist auf Lager.`,
  outOfStock: (title) => `${title} ist derzeit nicht auf Lager.`,
  stockByVersion: (title, available, unavailable) => `${title} ist auf Lager in ${available}; derzeit nicht auf Lager: ${unavailable}.`,
  ownWords: (text, language) => `Unser Shop schreibt dazu (auf ${language}): ${text}`,
  discountAskTeam: 'Einen Rabatt kann ich Ihnen hier nicht versprechen, aber unser Team sagt Ihnen gern, was möglich ist.',
  nothingAbout: (topic) => `Zu ${topic} habe ich leider keine Angaben, und raten möchte ich nicht.`,
};
