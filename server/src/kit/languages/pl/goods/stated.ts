import { firstWord } from '../../row-patterns.ts';
import type { GoodsWords } from '../../shapes/goods.ts';

export const goods: GoodsWords = {
  years: 'lat|lata|latek|latka|latki|letni\\p{L}*|roczn\\p{L}*|roku|rok',
  beforeAge: undefined,
  leadsToAge: undefined,
  agesInWords:
    'jeden dwa/dwu trzy cztery/cztero pięć/pięcio/piec/piecio sześć/sześcio/szesc/szescio siedem/siedmio osiem/ośmio/osmio dziewięć/dziewięcio/dziewiec/dziewiecio dziesięć/dziesięcio/dziesiec/dziesiecio jedenaście/jedenasto dwanaście/dwunasto trzynaście/trzynasto',
  tens: 'dwadzieścia|trzydzieści|czterdzieści|pięćdziesiąt|sześćdziesiąt',
  underAYear: 'tygodni\\p{L}*|tydzie[nń]|miesi\\p{L}*',
  behindAge: undefined,
  people: 'przyjaci_ kolezan_ koleg_ szef_ nauczyciel_ sasiad_ partner_ rodzic_ dziadk_ rodzin_ kuzyn_ kogos ktos tesci_ znajom_',
  oneself: /\bdla (?:mnie|siebie)\b/iu,
  numberOfPeople: /\bjest nas (#)\b|\bdla (#) (?:osob|osoby|ludzi|gosci)\b|\b(#) (?:osoby|osob|dorosl\p{L}+|gosci)\b/u,
  sizes: { small: 'mal mini$', medium: 'sredni', large: 'duz wielk maxi$ xl$ xxl$' },
  madeForBefore: 'kompatybiln\\p{L}+ z|zgodn\\p{L}+ z|pasuj\\p{L}+ do|dla|do',
  madeForBehind: undefined,
  madeForLoosely: undefined,
  madeForWithin: undefined,
  alsoMadeFor: 'i|oraz|lub|albo',
  thingsWithModels:
    'smartfon\\p{L}*|telefon\\p{L}*|tablet\\p{L}*|drukar\\p{L}+|aparat\\p{L}*|kamer\\p{L}*|zegar\\p{L}+|smartwatch\\p{L}*|laptop\\p{L}*|konsol\\p{L}*|ekspres\\p{L}*|maszyn\\p{L}*|samoch\\p{L}+|aut[aoe]?|model\\p{L}*|seri\\p{L}*|odkurzacz\\p{L}*',
  freeOf: { before: 'bez nie zero', prefixes: 'bez nie' },
  setPhrases:
    'kocie oko, kocie oczy, kocie oczko, kocich oczu, kocie języczki, hot dog, tenis stołowy, nieśmiertelnik*, kocimiętka*, psia trawka, lalka babydoll',
  notMadeOf:
    'imitacja ~, imitująca ~, imitujący ~, imitujące ~, efekt ~, na wzór ~, w stylu ~, jak ~, kolor ~, w kolorze ~, w odcieniu ~, wzór ~, sztuczna ~, sztuczny ~, sztuczne ~, olej ~, olej z ~, olej do ~, do ~',
  namedQuestion: {
    sentences: [
      { names: firstWord('[\\p{L}-]+a|moc|[\\p{L}-]+osc|plec|czesc|odziez'), text: 'Jaka {name} Państwa interesuje?' },
      { names: firstWord('[\\p{L}-]+(?:nie|cie|o)'), text: 'Jakie {name} Państwa interesuje?' },
      { names: firstWord('[\\p{L}-]+[bcdfghjklmnprstwz]'), text: 'Jaki {name} Państwa interesuje?' },
    ],
  },
  limits: {
    holds: 'dotyc*, obejmuj*, objęt*, obowiązuj*, liczy*, liczą, promocj*, oferta, ważn*, uwzgledni*',
    below: 'poniżej, mniej, w innym przypadku, w przeciwnym razie, mniejsz*, pozostał*',
    out: 'na zapytanie, wycena, płatn*, na koszt, dopłat*, doliczamy, dolicza*',
  },
};
