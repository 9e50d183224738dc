import { firstWord } from '../../row-patterns.ts';
import type { GoodsWords } from '../../shapes/goods.ts';

export const goods: GoodsWords = {
  years: 'anni|annetti|anno',
  beforeAge: undefined,
  leadsToAge: undefined,
  agesInWords: 'un due tre quattro cinque sei sette otto nove dieci undici dodici tredici',
  tens: 'venti|trenta|quaranta|cinquanta',
  underAYear: 'settiman[ae]|mes[ei]',
  behindAge: undefined,
  people:
    'amico amica amici amiche collega colleghi colleghe capo professor_ maestra maestro vicino vicina vicini partner genitori nonni famiglia coppia cugin_ qualcuno ospite ospiti suocer_ fidanzat_',
  oneself: /\bper me\b/iu,
  numberOfPeople: /\b(?:siamo|saremo)(?: in)? (#)\b|\bper (#) (?:persone|adulti|ospiti)\b|\b(#) (?:persone|adulti|ospiti)\b/u,
  sizes: { small: 'piccol mini$', medium: 'medi', large: 'grande$ grandi$ maxi$ xl$ xxl$' },
  madeForBefore: 'compatibil[ei] con|compatibil[ei]|per',
  madeForBehind: undefined,
  madeForLoosely: undefined,
  madeForWithin: undefined,
  alsoMadeFor: 'e|ed|o',
  thingsWithModels:
    'smartphone|telefon[oi]|cellular[ei]|tablet|stampant[ei]|fotocamer[ae]|orolog[ioi]+|portatil[ei]|console|macchin[ae]|auto|veicol[oi]|modell[oi]|serie|tuo|tua',
  freeOf: { before: 'senza non zero privo priva', prefixes: 'de in' },
  setPhrases:
    'occhi di gatto, occhio di gatto, lingue di gatto, lingua di gatto, hot dog, tennis da tavolo, stufa a legna, baby doll, carta d’identità',
  notMadeOf:
    'effetto ~, imitazione ~, aspetto ~, simil ~, tipo ~, stile ~, finitura ~, color ~, colore ~, stampa ~, tono ~, finto ~, finta ~, detergente ~, olio di ~, olio per ~, cera per ~, vernice per ~, colla per ~, per ~, per il ~, per la ~',
  namedQuestion: {
    sentences: [
      { names: firstWord('[\\p{L}-]+i'), text: 'Quali {name} cerca?' },
      { names: firstWord('[\\p{L}-]+[aeo]'), text: 'Quale {name} cerca?' },
    ],
  },
  limits: {
    holds: 'vale, valgono, valid*, applica*, rientra*, compres*, inclus*, partecipa*, offerta, promozione, riguarda*',
    below: 'al di sotto, sotto, meno, altrimenti, inferior*, in caso contrario',
    out: 'su richiesta, su preventivo, a pagamento, a vostre spese, a vostro carico, a carico, supplement*, sovrapprezz*',
  },
};
