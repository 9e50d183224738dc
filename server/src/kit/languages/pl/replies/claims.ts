import type { ClaimSentences, Group } from '../../claim-sentences/shape.ts';

/** 'Produkt' carries gender and number, so that no verb or adjective has to agree with a title. */
const product = (title: string) => `Produkt ${title}`;
const rules = new Intl.PluralRules('pl');
const products = (count: number) => (rules.select(count) === 'few' ? 'produkty' : 'produktów');
const of = ({ titles, count, long }: Group) => (long ? `tych ${count} produktów` : `produktów ${titles}`);
const each = (group: Group) => (group.count > 1 ? `Każdy z ${of(group)} kosztuje` : `${product(group.titles)} kosztuje`);

export const claimSentences: ClaimSentences = {
  price: (title, amount) => `${product(title)} kosztuje ${amount}.`,
  priceRange: (title, low, high) => `${product(title)} kosztuje od ${low} do ${high}, zależnie od wariantu.`,
  wasNow: (title, now, was) => `${product(title)} kosztuje ${now} zamiast ${was}.`,
  saves: (title, saving, now, was) => `${product(title)} kosztuje ${now} zamiast ${was}, oszczędność: ${saving}.`,
  almost: (percent) => `prawie ${percent}`,
  item: (title, count) => `${count} × ${title}`,
  total: (items, sum) => `Łączna cena (${items}) to ${sum}.`,
  totalWithDelivery: (items, sum, delivery) => `Łączna cena (${items}) to ${sum}, w tym ${delivery} za dostawę.`,
  totalWithFreeDelivery: (items, sum) => `Łączna cena (${items}) to ${sum}, z bezpłatną dostawą.`,
  costsLess: (title, other, amount) => `${product(title)} kosztuje o ${amount} mniej niż ${other}.`,
  costsMore: (title, other, amount) => `${product(title)} kosztuje o ${amount} więcej niż ${other}.`,
  samePrice: (titles, amount) => `Produkty ${titles} kosztują tyle samo: ${amount}.`,
  pricesBetween: (group, low, high) => `Ceny ${of(group)} wynoszą od ${low} do ${high}.`,
  bound: {
    under: (group, amount) => `${each(group)} mniej niż ${amount}.`,
    atMost: (group, amount) => `${each(group)} najwyżej ${amount}.`,
    over: (group, amount) => `${each(group)} więcej niż ${amount}.`,
    atLeast: (group, amount) => `${each(group)} co najmniej ${amount}.`,
  },
  cheaper: (title, price, other, otherPrice) => `${product(title)} (${price}) jest tańszy niż ${other} (${otherPrice}).`,
  dearer: (title, price, other, otherPrice) => `${product(title)} (${price}) jest droższy niż ${other} (${otherPrice}).`,
  cheapest: (title, among, price) => `Najtańszy z ${of(among)} to ${title}, w cenie ${price}.`,
  dearest: (title, among, price) => `Najdroższy z ${of(among)} to ${title}, w cenie ${price}.`,
  count: (count, titles) => (count === 1 ? `Oto jeden produkt: ${titles}.` : `Oto ${count} ${products(count)}: ${titles}.`),
  families: {
    colour: (title, values, count) => `${product(title)} – ${count === 1 ? 'kolor' : 'kolory'}: ${values}.`,
    material: (title, values) => `${product(title)} – materiał: ${values}.`,
    size: (title, values, count) => `${product(title)} – ${count === 1 ? 'rozmiar' : 'rozmiary'}: ${values}.`,
    brand: (title, values) => `${product(title)} – marka: ${values}.`,
  },
  attribute: (title, label, values) => `${product(title)} – ${label ? `${label}: ` : ''}${values}.`,
  share: (titles, label, value) => `Wspólna cecha produktów ${titles}: ${label ? `${label} – ` : ''}${value}.`,
  isA: (title, thing) => `${product(title)} należy do grupy produktów ${thing}.`,
  inStock: (title) => `${product(title)} jest dostępny.`,
  outOfStock: (title) => `${product(title)} jest obecnie niedostępny.`,
  stockByVersion: (title, available, unavailable) =>
    `${product(title)} – dostępne warianty: ${available}; obecnie niedostępne: ${unavailable}.`,
  ownWords: (text, language) => `Informacja naszego sklepu (język: ${language}): ${text}`,
  discountAskTeam: 'Nie mogę tu obiecać rabatu, ale nasz zespół chętnie powie, co jest możliwe.',
  nothingAbout: (topic) => `Przepraszam, nie mam informacji na temat ${topic} i nie chcę zgadywać.`,
};
