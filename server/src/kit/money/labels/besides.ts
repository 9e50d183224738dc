/** What shops write beside amounts for delivery, savings, deposits and taxes. */
import { anyOf, endsWith, endsWithin } from './ending.ts';

const carriage =
  '(?:shipping|delivery|postage|p&p|versand(?:kosten)?(?:frei)?|lieferung|liefer(?:kosten|gebühr)|porto|fracht|livraison|frais de (?:port|livraison)|port offert|envío|env[ií]os?|gastos de envío|spedizione|spese di spedizione|verzending|verzendkosten|bezorging|bezorgkosten|frakt|fragt|toimitus(?:kulut)?|dostaw[ay]|koszt dostawy|wysyłk[ai]|przesyłk[ai]|kargo(?: ücreti)?|gönderim|teslimat|doprava|dopravné|poštovné|szállítás|transport|livrare|frete|envio|доставк\\p{L}*|доставка|dostava|αποστολή|μεταφορικά|ongkir|phí vận chuyển)';
const carriageWithin = '(?:送料|配送料|運賃|배송비|运费|運費|شحن|الشحن|التوصيل|توصيل|משלוח|ค่าจัดส่ง)';
const carriageNear = new RegExp(`(?:(?<!\\p{L})${carriage}(?!\\p{L}{4})|${carriageWithin})([^\\d]{0,30})$`, 'iu');
const carriageBehind = new RegExp(
  `^\\s*\\*?\\s*(?:de |für |for |pour |per |di |za |за )?(?:${carriage}(?!\\p{L})|${carriageWithin})`,
  'iu',
);
const carriageSoon = new RegExp(`^[^\\d.!?]{0,30}?(?:${carriage}|versandkosten|${carriageWithin}|ship)`, 'iu');
const freely =
  /free|gratis|gratuit|kostenlos|kostenfrei|frei|offert|bezpłatn|darmow|bedava|ücretsiz|zdarma|ingyen|fri(?!\p{L})|ilmai|бесплатн|безкоштовн|無料|무료|免费|免運|免费|مجان|חינם|miễn phí|ฟรี/iu;
const threshold =
  /(?<!\p{L})(?:over|above|from|orders|ab|über|dès|à partir|plus de|desde|a partir|superior\p{L}*|más de|da|oltre|sopra|sopra i|superiori|vanaf|boven|od|powyżej|över|fra|over|yli|nad|felett|peste|от|від|üzeri)(?!\p{L})|以上|이상|满|滿|فوق|أكثر من|من|مעל/iu;
const notePattern =
  /(?<!\p{L})(?:vat|tax|mwst|ust|btw|iva|tva|moms|mva|dph|kdv|ндс)[^\d]{0,10}(?:excl|exkl|ekskl|zzgl|plus|hors|incl|inkl|sin|ohne|bez|\+)[^\d]{0,6}$/iu;
/** 'offerts dès 49 €', 'gratuita oltre 49 €': from this sum on. */
const freeFrom = new RegExp(`(?:${freely.source})\\p{L}*[^\\d\\p{L}]{0,3}(?:${threshold.source})(?: i)?\\s*$`, 'iu');
const worthBehind =
  /^\s*(?:einkaufswert|bestellwert|warenwert|mindestbestellwert|d['’]achats?|de compras?|di spesa|zakupów|besteding|alışveriş)/iu;
const thresholdBehind = /^\+(?=\s)|^\s*(?:(?:ve )?üzeri|(?:et|and|y|e|o) (?:plus|more|más|oltre)|以上|이상|or more)/iu;

/** Extras that can be bought with the product. */
const extras =
  /(?<!\p{L})(?:add|protection plan|insurance|warranty|gift wrap\p{L}*|geschenkverpackung|garantieverlängerung|extension de garantie|emballage cadeau|envuelto para regalo|confezione regalo)(?!\p{L})[^\d.]{0,25}$/iu;
/** Words for the least value of an order. */
const minimum = endsWith(
  'spend(?: over)?|(?:orders?|purchases?) (?:over|above)|minimum(?: order)?(?: value)?|min\\.? ?order|mindest(?:bestellwert|einkaufswert|umsatz)|commande minimum|minimum de commande|pedido mínimo|ordine minimo|minimale bestel\\p{L}*|minimalne zamówienie|minimum sipariş(?: tutarı)?|minimální objednávka|الحد الأدنى للطلب|最低注文金額',
);
const saving = endsWith(
  anyOf(
    'save|you save|saving|savings?|discount|coupon|voucher|cashback|promo code|worth(?: of)?|up to',
    'spare|sie sparen|du sparst|sparen|ersparnis|rabatt|gutschein|nachlass|preisvorteil|im wert von',
    "économi\\p{L}+|remise|réduction|bon de|(?:d[’'])?une valeur de|ahorr\\p{L}+|descuento|cupón|vale|valor de|risparmi\\p{L}*|sconto|buono|valore di|bespaar\\p{L}*|bespaart|korting|voordeel|t\\.w\\.v|ter waarde van|o wartości",
    'spar|sparar|du sparer|spara|säästä\\p{L}*|oszczędzasz|oszczędź|zyskujesz|rabat|zniżka|taniej o|ušetříte|ušetrite|sleva|zľava|megtakarítás|kedvezmény|economisești|reducere|экономия|скидка|економія|знижка|отстъпка|έκπτωση|κερδίζετε',
    'kazancınız|kazanç|indirim|tasarruf|desconto|economize|poupe|خصم|وفر|توفير|הנחה|hemat|tiết kiệm|giảm',
  ),
);
const savingWithin = endsWithin('割引|値引き?|お得|할인|优惠|立减|折扣|ประหยัด|ลด');
const savingBehind =
  /^\s*\*?\s*(?:off|rabatt|günstiger|gespart|nachlass|gutschein|discount|cheaper|cashback|voucher|saved|saving|savings|de remise|de réduction|d['’]économie|de descuento|descuento|menos|di sconto|sconto|korting|voordeel|goedkoper|rabat|rabatu|taniej|zniżki|sleva|levněji|zľava|kedvezmény|indirim|kazanç|daha ucuz|de desconto|desconto|скидк\p{L}|дешевле|خصم|הנחה)(?!\p{L})|^\s*\*?\s*(?:OFF|off|オフ|引き|割引|お得|할인)/iu;

/** Deposits, and what the law has shops name for taking things back. */
const depositBefore = endsWith(
  '(?:dont )?éco[- ]?(?:participation|part|taxe)|ecotax|(?:recycling|weee) fee|pfand|kaution|deposit|consigne|statiegeld|kaucja|kauce|záloha|záloh|fianza|cauzione|pant|pantti|depozito|vasques?',
);
const depositBehind =
  /^\s*(?:(?:d['’])?éco[- ]?(?:participation|part|taxe)|pfand|kaution|deposit|de consigne|consigne|statiegeld|kaucji|kaucja|zálohy|záloha|pant|pantti|depozito)(?!\p{L})/iu;

/** The tax itself: 'of which VAT: 19 €', but not 'excl. VAT 100 €'. */
const taxBefore =
  /(?:^|[(,;|·]\s*|(?<!\p{L})(?:dont|davon|of which|enthaltene|w tym|waarvan|di cui)\s)(?:\d{1,2}\s?%\s?)?(?:vat|mwst|ust|tva|iva|moms|kdv|dph|btw)\.?(?:-betrag)?\s?:?\s?$/iu;
const taxBehind =
  /^\s*(?:\d{1,2}\s?%\s?)?(?:of which )?(?:mwst|ust|vat|tva|moms|btw|kdv|dph)(?!\p{L})(?!\.?\s?(?:in|ex|dahil|hariç|compris))/iu;
const extra = /(?:\+|zzgl\.?|plus|inkl\.?|incl\.?|dont|davon|of which)\s?$/iu;
/** A minus that belongs to its amount: '-5 €', but not 'Lamp - 5 €'. */
const minus = /(?:^|[\s(])[−–-]$|^\s*[−–-]\s$/u;
const plus = /\+\s?$/u;

/** Whether an amount is a deposit or a fee for taking things back. */
export const isDeposit = (near: string, next: string): boolean => depositBefore.test(near) || depositBehind.test(next);
/** Whether it is the tax in a price. */
export const isTax = (near: string, next: string): boolean => taxBefore.test(near) || (taxBehind.test(next) && extra.test(near));
/** Whether it is added to a price, or is that of an extra. */
export const isAdded = (near: string): boolean => plus.test(near) || extras.test(near);

/** Whether an amount is saved. '20 % off £12' says nothing of the £12. */
export function isSaved(near: string, next: string): boolean {
  if (savingBehind.test(next) || minus.test(near)) return true;
  const word = saving.exec(near) ?? savingWithin.exec(near);
  return word !== null && !/%\s?\d{0,2}[^\d]{0,8}$/u.test(near.slice(0, word.index));
}

/** Whether an amount is what delivery costs, or what an order must be worth for free delivery. */
export function isForCarriage(near: string, next: string): boolean {
  if (minimum.test(near) || worthBehind.test(next) || freeFrom.test(near)) return true;
  const word = carriageNear.exec(near);
  if (word) {
    const between = word[1] ?? '';
    const ahead = near.slice(Math.max(0, word.index - 25));
    const isFree = freely.test(ahead);
    // 'incl. VAT, excl. delivery' says what the price holds.
    const isNote = notePattern.test(ahead.slice(0, Math.min(25, word.index)));
    if (isNote) return false;
    if (isFree ? threshold.test(between) : between.length <= 14) return true;
  }
  const soon = carriageSoon.exec(next);
  if (soon && freely.test(next.slice(0, soon[0].length + 12)))
    return thresholdBehind.test(next) || /(?<!\p{L})(?:over|above|from|ab|über|dès|od|da|vanaf|desde|от)\s?$/iu.test(near);
  return carriageBehind.test(next);
}
