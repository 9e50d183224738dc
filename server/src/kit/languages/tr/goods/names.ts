import type { ShopNames } from '../../shapes/names.ts';

export const shopNames: ShopNames = {
  measures: {
    weighs: 'agirlik',
    long: 'uzunluk',
    wide: 'genislik, en',
    tall: 'yukseklik',
    deep: 'derinlik',
    big: 'olcu, ebat, boyut, cap',
    holds: 'kapasite, hacim',
    power: 'guc, yogunluk, alkol',
    lasts: 'yanma, pil',
  },
  kinds: {
    duration: { names: 'sure|\\w*suresi', units: 'saat\\w*|dakika\\w*|gun|hafta\\w*|ay' },
    people: { names: 'kisi\\w*|oyuncu\\w*|kapasite kisi', units: 'kisi\\w*' },
    warmth: { names: 'sicaklik', units: 'derece\\w*' },
    energy: { names: 'energ\\w*|kalori\\w*', units: 'kcal|kj|kalori\\w*' },
    age: { names: 'yas', units: 'yas\\w*' },
    distance: { names: 'menzil\\w*|mesafe\\w*', units: 'km|kilomet\\w*' },
    year: { names: 'yil|\\w+ yili', units: '(?!)' },
  },
  pieces: 'kutu, adet, parca, icindek, icerik, sayi',
  load: 'tasima, maksimum agirlik, azami yuk, kaldirma',
  woods: 'disbudak, hus, ihlamur, akcaagac',
  absence: 'icermez, icermeyen',
  without: '',
  warranty: 'garant|kefalet',
  birth: 'dogum|yenidogan',
  yes: 'evet',
  no: 'hayir',
  none: 'yok',
};
