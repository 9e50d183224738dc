import type { ClaimSentences, Group } from '../../claim-sentences/shape.ts';

const all = ({ titles, count, long }: Group) => (long ? `こちらの${count}点` : titles);
const each = (group: Group) => `${all(group)}の価格は${group.count > 1 ? 'いずれも' : ''}`;

export const claimSentences: ClaimSentences = {
  price: (title, amount) => `${title}の価格は${amount}です。`,
  priceRange: (title, low, high) => `${title}の価格は種類により${low}から${high}です。`,
  wasNow: (title, now, was) => `${title}は通常価格${was}のところ、${now}です。`,
  saves: (title, saving, now, was) => `${title}は通常価格${was}のところ${now}で、${saving}お得です。`,
  almost: (percent) => `${percent}近く`,
  item: (title, count) => `${title}×${count}`,
  total: (items, sum) => `${items}の合計は${sum}です。`,
  totalWithDelivery: (items, sum, delivery) => `${items}の合計は、送料${delivery}を含めて${sum}です。`,
  totalWithFreeDelivery: (items, sum) => `${items}の合計は${sum}で、送料は無料です。`,
  costsLess: (title, other, amount) => `${title}は${other}より${amount}安いです。`,
  costsMore: (title, other, amount) => `${title}は${other}より${amount}高いです。`,
  samePrice: (titles, amount) => `${titles}は同じ価格で、${amount}です。`,
  pricesBetween: (group, low, high) => `${all(group)}の価格は${low}から${high}です。`,
  bound: {
    under: (group, amount) => `${each(group)}${amount}未満です。`,
    atMost: (group, amount) => `${each(group)}${amount}以下です。`,
    over: (group, amount) => `${each(group)}${amount}を超えます。`,
    atLeast: (group, amount) => `${each(group)}${amount}以上です。`,
  },
  cheaper: (title, price, other, otherPrice) => `${title}（${price}）は${other}（${otherPrice}）より安いです。`,
  dearer: (title, price, other, otherPrice) => `${title}（${price}）は${other}（${otherPrice}）より高いです。`,
  cheapest: (title, among, price) => `${all(among)}の中で最も安いのは${title}で、${price}です。`,
  dearest: (title, among, price) => `${all(among)}の中で最も高いのは${title}で、${price}です。`,
  count: (count, titles) => `こちらの${count}点です：${titles}。`,
  families: {
    colour: (title, values) => `${title}の色は${values}です。`,
    material: (title, values) => `${title}の素材は${values}です。`,
    size: (title, values) => `${title}のサイズは${values}です。`,
    brand: (title, values) => `${title}のブランドは${values}です。`,
  },
  attribute: (title, label, values) => (label ? `${title}の${label}：${values}。` : `${title}：${values}。`),
  share: (titles, label, value) => `${titles}の共通点：${label ? `${label}は` : ''}${value}です。`,
  isA: (title, thing) => `${title}は${thing}に分類される商品です。`,
  inStock: (title) => `${title}は在庫があります。`,
  outOfStock: (title) => `${title}は現在在庫切れです。`,
  stockByVersion: (title, available, unavailable) => `${title}の在庫があるのは${available}です。現在在庫切れ：${unavailable}。`,
  ownWords: (text, language) => `当店の案内（${language}）：${text}`,
  discountAskTeam: 'ここでは割引をお約束できませんが、可能かどうかはスタッフがご案内いたします。',
  nothingAbout: (topic) => `申し訳ございません。${topic}についての情報がなく、推測でお答えすることは控えます。`,
};
