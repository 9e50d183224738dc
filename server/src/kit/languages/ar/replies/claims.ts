import type { ClaimSentences, Group } from '../../claim-sentences/shape.ts';

const rules = new Intl.PluralRules('ar');
/** The counted noun changes with the number: 3 to 10 take the plural, 11 to 99 the accusative singular. */
const counted: Partial<Record<Intl.LDMLPluralRule, (count: number) => string>> = {
  two: () => 'منتجين',
  few: (count) => `${count} منتجات`,
  many: (count) => `${count} منتجًا`,
};
const products = (count: number) => counted[rules.select(count)]?.(count) ?? `${count} منتج`;
const all = ({ titles, count, long }: Group) => (long ? `هذه المنتجات (وعددها ${count})` : titles);
const each = (group: Group) => (group.count > 1 ? `سعر كلٍّ من ${all(group)}` : `سعر ${group.titles}`);

export const claimSentences: ClaimSentences = {
  price: (title, amount) => `سعر ${title} هو ${amount}.`,
  priceRange: (title, low, high) => `يتراوح سعر ${title} بين ${low} و ${high} حسب الخيار.`,
  wasNow: (title, now, was) => `سعر ${title} هو ${now} بدلًا من ${was}.`,
  saves: (title, saving, now, was) => `توفّر ${saving} عند شراء ${title}: السعر ${now} بدلًا من ${was}.`,
  almost: (percent) => `ما يقارب ${percent}`,
  item: (title, count) => `${count} × ${title}`,
  total: (items, sum) => `المجموع الكلي لـ ${items} هو ${sum}.`,
  totalWithDelivery: (items, sum, delivery) => `المجموع الكلي لـ ${items} هو ${sum}، شاملًا ${delivery} للتوصيل.`,
  totalWithFreeDelivery: (items, sum) => `المجموع الكلي لـ ${items} هو ${sum}، والتوصيل مجاني.`,
  costsLess: (title, other, amount) => `سعر ${title} أقل من سعر ${other} بمقدار ${amount}.`,
  costsMore: (title, other, amount) => `سعر ${title} أعلى من سعر ${other} بمقدار ${amount}.`,
  samePrice: (titles, amount) => `${titles} بالسعر نفسه: ${amount}.`,
  pricesBetween: (group, low, high) => `تتراوح أسعار ${all(group)} بين ${low} و ${high}.`,
  bound: {
    under: (group, amount) => `${each(group)} أقل من ${amount}.`,
    atMost: (group, amount) => `${each(group)} لا يتجاوز ${amount}.`,
    over: (group, amount) => `${each(group)} أكثر من ${amount}.`,
    atLeast: (group, amount) => `${each(group)} لا يقل عن ${amount}.`,
  },
  cheaper: (title, price, other, otherPrice) => `سعر ${title} (${price}) أقل من سعر ${other} (${otherPrice}).`,
  dearer: (title, price, other, otherPrice) => `سعر ${title} (${price}) أعلى من سعر ${other} (${otherPrice}).`,
  cheapest: (title, among, price) => `المنتج الأرخص من بين ${all(among)} هو ${title} بسعر ${price}.`,
  dearest: (title, among, price) => `المنتج الأغلى من بين ${all(among)} هو ${title} بسعر ${price}.`,
  count: (count, titles) => (count === 1 ? `إليك منتجًا واحدًا: ${titles}.` : `إليك ${products(count)}: ${titles}.`),
  families: {
    colour: (title, values, count) => `${count === 1 ? 'لون' : 'ألوان'} ${title}: ${values}.`,
    material: (title, values) => `خامة ${title}: ${values}.`,
    size: (title, values, count) => `${count === 1 ? 'مقاس' : 'مقاسات'} ${title}: ${values}.`,
    brand: (title, values) => `العلامة التجارية للمنتج ${title}: ${values}.`,
  },
  attribute: (title, label, values) => `${title} – ${label ? `${label}: ` : ''}${values}.`,
  share: (titles, label, value) => `القاسم المشترك بين ${titles}: ${label ? `${label} – ` : ''}${value}.`,
  isA: (title, thing) => `ينتمي المنتج ${title} إلى فئة ${thing}.`,
  inStock: (title) => `المنتج ${title} متوفر في المخزون.`,
  outOfStock: (title) => `المنتج ${title} غير متوفر حاليًا.`,
  stockByVersion: (title, available, unavailable) => `المنتج ${title} متوفر في: ${available}؛ وغير متوفر حاليًا: ${unavailable}.`,
  ownWords: (text, language) => `يذكر متجرنا (باللغة ${language}): ${text}`,
  discountAskTeam: 'لا يمكنني أن أعدك بخصم هنا، لكن يسرّ فريقنا أن يخبرك بما هو ممكن.',
  nothingAbout: (topic) => `عذرًا، ليست لديّ معلومات عن ${topic} ولا أريد التخمين.`,
};
