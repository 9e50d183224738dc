import type { GoodsWords } from '../../shapes/goods.ts';

export const goods: GoodsWords = {
  years: 'ya[sş]\\p{L}*',
  beforeAge: undefined,
  leadsToAge: undefined,
  agesInWords: 'bir iki üç/uc dört/dort beş/bes altı/alti yedi sekiz dokuz on onbir/on_bir oniki/on_iki onüç/on_üç',
  tens: 'on|yirmi|otuz|kırk|elli|altmış|yetmiş|seksen|doksan',
  underAYear: 'haftal[ıi]k|ayl[ıi]k',
  behindAge: undefined,
  people: 'arkadas_ patronum patronuma ogretmen_ komsu_ ebeveyn_ aileme kuzen_ birine biri misafir_ kayinvalide_ kayinpeder_',
  oneself: /(?<!\p{L})(?:benim i[çc]in|kendim i[çc]in|kendime|bana)(?!\p{L})/iu,
  numberOfPeople: /\b(#) kisi(?:yiz|lik|ye|\b)|\b(#) (?:kisi|yetiskin|misafir)\p{L}*/u,
  sizes: { small: 'kucu mini$ minik', medium: 'orta$', large: 'buyu maxi$ xl$ xxl$' },
  madeForBefore: undefined,
  madeForBehind: 'ile uyumlu|uyumlu|[iİ]çin|icin',
  madeForLoosely: undefined,
  madeForWithin: undefined,
  alsoMadeFor: 've|veya',
  thingsWithModels:
    'akilli|telefon\\p{L}*|tablet\\p{L}*|yazici\\p{L}*|kamera\\p{L}*|saat\\p{L}*|laptop\\p{L}*|konsol\\p{L}*|makine\\p{L}*|arac\\p{L}*|araba\\p{L}*|model\\p{L}*|seri\\p{L}*|cihaz\\p{L}*',
  freeOf: { behind: 'icermez icermeyen yok degil', suffixes: 'siz suz' },
  setPhrases:
    'kedi gözü, kedi göz, kedi gözlü, kedi dili, kedi nanesi, masa tenisi, köpek künyesi, asker künyesi, hanım göbeği, hanımeli, kadınbudu',
  notMadeOf:
    '~ görünümlü, ~ görünüm, ~ desenli, ~ desen, ~ efektli, ~ efekt, ~ efekti, ~ baskılı, ~ baskı, ~ rengi, ~ renk, ~ renkli, ~ dokulu, suni ~, taklit ~, imitasyon ~, yapay ~, ~ için, ~ temizleyici, ~ temizleyicisi, ~ bakım, ~ bakımı, ~ cilası, ~ tutkalı, ~ yağı, ~ boyası, ~ deterjanı',
  namedQuestion: {
    sentences: [{ text: 'Hangi {name} olsun?' }],
    // A name after 'kaç' has no plural, so a bare number could be a code; '6'lı' counts.
    numbered: { names: /./u, text: 'Kaç {name} olsun?', values: /^\d+['’]?[lL][ıiuüIİUÜ][kK]?$/u },
  },
  limits: {
    holds: 'geçerli*, dahil*, kapsam*, kampanya*, uygulan*, sayıl*, fırsat*',
    below: 'altında*, daha az, aksi halde, aksi takdirde, düşük',
    out: 'kapsam dışı*, dışında*, yararlanamaz*, yararlanmaz*, uygulanmaz*, teklif, size ait*, alıcıya ait*, ek ücret*, ilave ücret*, ücretli*',
  },
};
