/**
 * Words by which shops limit an offer that they made the sentence before, for the reader of free delivery. `*` stands for any ending. Negation, exception, 'only' and
 * costs are in ./claims; these lists name what is limited there.
 */
import type { ChatLanguage } from './replies/index.ts';

export interface LimitWords {
  /** What an offer does for goods: with a negation or a time it is limited ('does not apply to', 'valid until'). */
  holds: string;
  /** What is paid below the sum, which takes nothing back: 'smaller orders', 'otherwise'. */
  below: string;
  /** Goods that are left out, or whose delivery is paid, without an amount: 'price on request'. */
  out: string;
}

const limits: Record<ChatLanguage, LimitWords> = {
  en: {
    holds:
      'apply, applies, applied, valid, qualif*, eligible, count, counts, included, part of, available, offer, offers, promotion, entitled, covered, concerned',
    below: 'below, under, less, smaller, otherwise, else, up to, lower',
    out: 'excepted, left out, leave out, leaves out, outside, own way, on request, freight, quote, quoted, payable, carriage, own expense, your expense, own cost, surcharge, extra charge',
  },
  de: {
    holds: 'gilt, gelten, betrifft, zählt, zählen, teil, dabei, enthalten, inbegriffen, aktion, angebot, davon, hiervon, dafür, möglich',
    below: 'darunter, unter, unterhalb, kleiner*, sonst, ansonsten, andernfalls, weniger, bis',
    out: 'davon aus, hiervon aus, schließt, schließen, auf anfrage, nach aufwand, kostenpflichtig*, aufpreis, mehrpreis, zuschlag*, zu ihren lasten, auf ihre kosten, frachtkosten',
  },
  fr: {
    holds: 'applique*, valable*, concerne*, compte*, inclus*, compris*, beneficie*, offre*, promotion, eligible*',
    below: 'en dessous, dessous, sous, moins, sinon, inferieur*, autrement, petites commandes',
    out: 'sur devis, sur demande, payant*, a vos frais, a votre charge, en sus, supplement*, surcout*',
  },
  es: {
    holds: 'aplica*, valid*, vale, valen, entra*, incluid*, incluy*, cuenta*, participa*, oferta, promocion, concierne*',
    below: 'por debajo, debajo, menos, si no, menor*, inferior*, en caso contrario, de lo contrario',
    out: 'a consultar, bajo presupuesto, de pago, a su cargo, a tu cargo, recargo*, suplemento*, por su cuenta',
  },
  it: {
    holds: 'vale, valgono, valid*, applica*, rientra*, compres*, inclus*, partecipa*, offerta, promozione, riguarda*',
    below: 'al di sotto, sotto, meno, altrimenti, inferior*, in caso contrario',
    out: 'su richiesta, su preventivo, a pagamento, a vostre spese, a vostro carico, a carico, supplement*, sovrapprezz*',
  },
  nl: {
    holds: 'geldt, gelden, geldig*, doen, doet, mee, tellen, telt, inbegrepen, vallen, valt, actie, aanbieding, onderdeel, betreft',
    below: 'daaronder, onder, minder, anders, lager, kleiner*, tot',
    out: 'op aanvraag, offerte, op uw kosten, voor eigen rekening, toeslag*, meerprijs, tegen betaling',
  },
  pl: {
    holds: 'dotyc*, obejmuj*, objęt*, obowiązuj*, liczy*, liczą, promocj*, oferta, ważn*, uwzgledni*',
    below: 'poniżej, mniej, w innym przypadku, w przeciwnym razie, mniejsz*, pozostał*',
    out: 'na zapytanie, wycena, płatn*, na koszt, dopłat*, doliczamy, dolicza*',
  },
  tr: {
    holds: 'geçerli*, dahil*, kapsam*, kampanya*, uygulan*, sayıl*, fırsat*',
    below: 'altında*, daha az, aksi halde, aksi takdirde, düşük',
    out: 'kapsam dışı*, dışında*, yararlanamaz*, yararlanmaz*, uygulanmaz*, teklif, size ait*, alıcıya ait*, ek ücret*, ilave ücret*, ücretli*',
  },
  ar: {
    holds: 'ينطبق، تنطبق، يسري، تسري، يشمل، تشمل، العرض، صالح، صالحة، ساري، مشمول، مشمولة، يحتسب',
    below: 'أقل من، ما دون، وإلا، خلاف ذلك، أدنى من، الأقل',
    out: 'عند الطلب، على حسابك، على نفقتك، على حساب العميل، على العميل، رسوم إضافية، مدفوع، مدفوعة',
  },
  ja: {
    holds: '対象、適用、有効、含ま、該当、キャンペーン、特典',
    below: '未満、以下、それ以外、満たない、下回る、その他',
    out: 'この限りでは、対象外、適用外、除外、お見積、見積もり、お客様負担、ご負担、別途、追加料金、有料、実費',
  },
};

/** The words of a language. */
export const limitWordsIn = (language: ChatLanguage): LimitWords => limits[language];
