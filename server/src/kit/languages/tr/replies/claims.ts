import type { ClaimSentences, Group } from '../../claim-sentences/shape.ts';

/** Case endings follow 'ürün', never a title or an amount, where their vowels would depend on how it is read aloud. */
const all = ({ titles, count, long }: Group) => (long ? `bu ${count} ürün` : titles);
const each = ({ titles, count, long }: Group) =>
  long ? `Bu ${count} ürünün her birinin fiyatı` : count > 1 ? `${titles} ürünlerinin her birinin fiyatı` : `${titles} ürününün fiyatı`;

export const claimSentences: ClaimSentences = {
  price: (title, amount) => `${title} ürününün fiyatı ${amount}.`,
  priceRange: (title, low, high) => `${title} ürününün fiyatı seçeneğe göre ${low} ile ${high} arasında.`,
  wasNow: (title, now, was) => `${title} ürününün fiyatı ${was} yerine ${now}.`,
  saves: (title, saving, now, was) => `${title} ürününde ${saving} tasarruf edersiniz: fiyatı ${was} yerine ${now}.`,
  almost: (percent) => `neredeyse ${percent}`,
  item: (title, count) => `${count} × ${title}`,
  total: (items, sum) => `${items} için toplam tutar ${sum}.`,
  totalWithDelivery: (items, sum, delivery) => `${items} için toplam tutar, ${delivery} kargo ücreti dahil ${sum}.`,
  totalWithFreeDelivery: (items, sum) => `${items} için toplam tutar ${sum}, kargo ücretsiz.`,
  costsLess: (title, other, amount) => `${title}, ${other} ürününden ${amount} daha ucuz.`,
  costsMore: (title, other, amount) => `${title}, ${other} ürününden ${amount} daha pahalı.`,
  samePrice: (titles, amount) => `${titles} aynı fiyatta: ${amount}.`,
  pricesBetween: ({ titles, count, long }, low, high) =>
    `${long ? `Bu ${count} ürünün` : `${titles} ürünlerinin`} fiyatları ${low} ile ${high} arasında.`,
  bound: {
    under: (group, amount) => `${each(group)} ${amount} tutarının altında.`,
    atMost: (group, amount) => `${each(group)} en fazla ${amount}.`,
    over: (group, amount) => `${each(group)} ${amount} tutarının üzerinde.`,
    atLeast: (group, amount) => `${each(group)} en az ${amount}.`,
  },
  cheaper: (title, price, other, otherPrice) => `${title} (${price}), ${other} ürününden (${otherPrice}) daha ucuz.`,
  dearer: (title, price, other, otherPrice) => `${title} (${price}), ${other} ürününden (${otherPrice}) daha pahalı.`,
  cheapest: (title, among, price) => `${capital(all(among))} arasında en ucuz ürün ${title}, fiyatı ${price}.`,
  dearest: (title, among, price) => `${capital(all(among))} arasında en pahalı ürün ${title}, fiyatı ${price}.`,
  count: (count, titles) => (count === 1 ? `İşte bir ürün: ${titles}.` : `İşte ${count} ürün: ${titles}.`),
  families: {
    colour: (title, values, count) => `${title} ürününün ${count === 1 ? 'rengi' : 'renkleri'}: ${values}.`,
    material: (title, values) => `${title} ürününün malzemesi: ${values}.`,
    size: (title, values, count) => `${title} ürününün ${count === 1 ? 'bedeni' : 'bedenleri'}: ${values}.`,
    brand: (title, values) => `${title} ürününün markası: ${values}.`,
  },
  attribute: (title, label, values) => `${title} – ${label ? `${label}: ` : ''}${values}.`,
  share: (titles, label, value) => `${titles} ürünlerinin ortak özelliği: ${label ? `${label} – ` : ''}${value}.`,
  isA: (title, thing) => `${title}, ${thing} ürün grubunda yer alıyor.`,
  inStock: (title) => `${title} stokta var.`,
  outOfStock: (title) => `${title} şu anda stokta yok.`,
  stockByVersion: (title, available, unavailable) =>
    `${title} ürününün stokta olan seçenekleri: ${available}; şu anda stokta olmayanlar: ${unavailable}.`,
  ownWords: (text, language) => `Mağazamızın açıklaması (${language}): ${text}`,
  discountAskTeam: 'Burada indirim sözü veremem, ama ekibimiz neyin mümkün olduğunu size memnuniyetle söyler.',
  nothingAbout: (topic) => `Üzgünüm, ${topic} hakkında bilgim yok ve tahmin yürütmek istemem.`,
};

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase('tr') + text.slice(1);
}
