/** Words beside an amount that is not, or not now, the price of the product, in many languages. */

/** Before a former price. */
const former = [
  '(?<!\\p{L})(?:was|were|before|old|rrp|msrp|srp|rp|list(?: price)?|retail(?: price)?|compare at|original(?:ly| price(?: was)?)?|reg(?:ular|\\.)?(?: price)?|instead of)',
  '(?<!\\p{L})(?:uvp|statt|vorher|bisher|früher|ehem(?:als|\\.)?|alter preis|listenpreis|streichpreis|unverb(?:indliche|\\.)? preisempf(?:ehlung|\\.)?)',
  "(?<!\\p{L})(?:au lieu d[e']|prix conseillé|prix barré|ancien prix|avant|antes|precio anterior|pvpr|pvp rec(?:omendado|\\.)?|invece(?: di)?|anziché|prezzo di listino|prima)",
  '(?<!\\p{L})(?:adviesprijs|van(?= ?[€\\d])|førpris|før|tidigare(?: pris)?|ord(?:inarie|inær)?\\.? ?pris|rek\\.? ?pris|norm(?:aali|al)hinta|ovh|de(?=:))',
  '(?<!\\p{L})(?:běžná cena|původn\\p{L}+(?: cena)?|eredeti ár|régi ár|stara cena|cena regularna|preț vechi|eski fiyat|liste fiyatı|piyasa fiyatı)',
  // The EU wants the lowest price of the last 30 days beside a sale.
  '(?<!\\p{L})(?:lowest price|niedrigster (?:gesamt)?preis|prix le plus bas|precio más bajo|prezzo più basso|laagste prijs|najniższa cena|nejnižší cena|lägsta pris|laveste pris|cel mai mic preț)(?:[^\\d]{0,30}30[^\\d]{0,20})?',
  '(?<!\\p{L})(?:старая цена|цена без скидки|раньше|стара ціна|стара цена|αρχική τιμή|πριν)',
  '定価|通常価格|メーカー希望小売価格|参考価格|소비자가|정가|原价|原價|市场价|市場價|建议零售价|بدلا من|بدلاً من|السعر (?:السابق|الأصلي|القديم)|كان|במקום|מחיר קודם|قیمت قبلی|ราคาปกติ|giá gốc|giá niêm yết|harga asli|harga coret',
].join('|');

/** Whether the text right before an amount says that the amount is a former price. */
export const saysFormer = (before: string): boolean => formerBehind.test(before);
const formerBehind = new RegExp(`(?:${former})(?:\\s+(?:is|was|price|preis|pris|cena|fiyatı))?[\\s:.€$£¥₹\\p{Sc}\\p{Lu}]{0,8}$`, 'iu');

/** Behind an amount that is the price of a measure, not of the product. */
const measure =
  '(?:\\d{1,4}\\s?)?(?:kg|g|gr|mg|l|lt|ltr|ml|cl|m|m²|m2|m³|qm|lfm|cm|lb|lbs|oz|fl oz|ft|yd|stk|stück|pc|pcs|piece|unit|unité|litre|liter|litro|kilo|metre|meter|metro|mètre|кг|г|л|мл|шт|м|كجم|جرام|لتر)';
const measureBehind = new RegExp(
  `^\\s*(?:\\p{Sc}|\\p{L}{1,3}\\.?)?\\s*(?:/|per|pro|je|par|por|al|på|na|za|за|لكل)\\s?${measure}(?!\\p{L})`,
  'iu',
);
const measureBefore = new RegExp(`${measure}\\s*[=:]\\s*\\p{Sc}?\\s*$`, 'iu');

/** Before or behind an amount that is saved, charged for delivery or paid in parts. */
const besidePrice =
  /(?<!\p{L})(?:save|you save|spare|sie sparen|ersparnis|économi\p{L}+|ahorr\p{L}+|risparmi\p{L}*|bespaar|spar|shipping|delivery|postage|versand|lieferung|porto|livraison|envío|spedizione|verzending|frakt|dostawa|kargo|送料|配送料)[^\d\p{N}]{0,12}$|(?:^|[^\d\p{L}])[−+-]\s?(?:\p{Sc}|\p{L}{2,3})?\s?$|\d\s?[x×х]\s?(?:de\s)?(?:\p{Sc}|\p{L}{1,3}\$?)?\s?$/iu;
const deliveryBehind =
  /^\s*(?:\p{Sc}|\p{L}{1,3}\.?)?\s*(?:shipping|delivery|postage|versand|lieferung|livraison|envío|spedizione|verzend|kargo|off(?!\p{L})|rabatt|discount|de réduction|descuento|sconto|indirim|割引|オフ)/iu;
const netBefore =
  /(?:税抜|税別|excl\.?(?: vat| tax| btw| gst)?|ex\.? (?:vat|tax|gst)|netto|net price|zzgl\. mwst|exkl\. moms)[^\d\p{N})\]]{0,8}$/iu;
const netBehind =
  /^\s*(?:\p{Sc}|\p{L}{1,3}\.?)?\s*\(?(?:税抜|税別|\+\s?税|excl(?!\p{L}{4})|ex\.? ?(?:vat|tax|gst|btw)|exkl|netto|\+ ?(?:vat|iva|tva|mwst|moms|gst|btw)|bez (?:dph|vat)|zzgl|(?:sin|senza) iva|ht(?!\p{L}))/iu;

/** Whether an amount is something else than the price now, by the text before and behind it. */
export function isBesidePrice(before: string, behind: string): boolean {
  const near = before.slice(-60);
  const next = behind.slice(0, 40);
  return (
    saysFormer(near) ||
    measureBehind.test(next) ||
    measureBefore.test(near) ||
    besidePrice.test(near) ||
    deliveryBehind.test(next) ||
    netBefore.test(near) ||
    netBehind.test(next)
  );
}
