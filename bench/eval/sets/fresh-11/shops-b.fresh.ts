/** Shops of the eleventh fresh set: lamps, umbrellas. */
import type { Shop } from '../../lib/shop.ts';

const silent = {
  whatServicesDoYouOfferToClients: '',
  moreInformationAboutYourProducts: '',
  howCanCustomersReachYouOrYourTeam: '',
  whatAreFAQs: '',
  howMuchDiscountCanYouDoMaximum: '',
};

export const knotklosz: Shop = {
  key: 'knotklosz',
  language: 'pl',
  currency: 'PLN',
  url: 'https://knotklosz.example',
  quiz: { question: 'Do jakiego pokoju?', answers: ['Salon', 'Coś innego'] },
  profile: {
    ...silent,
    companyName: 'Knot i Klosz',
    howCanCustomersReachYouOrYourTeam: 'Telefon 61 555 01 33, swiatlo@knotklosz.example',
  },
  pages: [
    {
      url: 'https://knotklosz.example/dostawa',
      title: 'Dostawa',
      topic: 'delivery',
      text: `Dostawa

W Polsce dostawa kosztuje 16 zł i trwa dwa dni robocze. Od 400 zł jest bezpłatna.

Czechy i Słowacja: 39 zł, cztery dni robocze. Niemcy: 49 zł, pięć dni roboczych.`,
    },
    {
      url: 'https://knotklosz.example/zwroty',
      title: 'Zwroty',
      topic: 'returns',
      text: `Zwroty

Na zwrot masz 60 dni, jeśli lampa nie była podłączona. Przesyłkę zwrotną opłacasz sam.

Klosz pękł w drodze? Przyślij zdjęcie w ciągu trzech dni, a wyślemy nowy na nasz koszt.`,
    },
  ],
  products: [
    {
      title: 'Lampa stojąca Żuraw',
      price: 459,
      was: 519,
      categories: ['Lampy stojące'],
      attributes: { Wysokość: ['165 cm'], Waga: ['6,2 kg'] },
      variants: [{ options: { Kolor: 'Czarny' } }, { options: { Kolor: 'Biały' } }],
    },
    { title: 'Lampa stojąca Czapla', price: 329, categories: ['Lampy stojące'], attributes: { Wysokość: ['150 cm'], Waga: ['4,5 kg'] } },
    {
      title: 'Lampka biurkowa Dzięcioł',
      price: 149,
      categories: ['Lampki biurkowe'],
      attributes: { Wysokość: ['45 cm'] },
      variants: [{ options: { Kolor: 'Czerwony' } }, { options: { Kolor: 'Biały' }, inStock: false }],
    },
    { title: 'Lampka biurkowa Sikorka', price: 99, categories: ['Lampki biurkowe'], attributes: { Wysokość: ['38 cm'] } },
    { title: 'Kinkiet Sowa', price: 189, categories: ['Kinkiety'], attributes: { Materiał: ['Mosiądz'] } },
    { title: 'Kinkiet Jerzyk', price: 129, was: 159, categories: ['Kinkiety'], attributes: { Materiał: ['Szkło'] } },
    { title: 'Żyrandol Paw', price: 899, categories: ['Żyrandole'], inStock: false, attributes: { Materiał: ['Kryształ'] } },
    { title: 'Żyrandol Bażant', price: 649, categories: ['Żyrandole'], attributes: { Materiał: ['Mosiądz'] } },
    { title: 'Żarówka E27 ciepła', price: 14, categories: ['Żarówki'] },
    { title: 'Żarówka E14 ciepła', price: 12, categories: ['Żarówki'] },
    { title: 'Ściemniacz Nokturn', price: 74, categories: ['Ściemniacze'] },
  ],
};

export const amayadori: Shop = {
  key: 'amayadori',
  language: 'ja',
  currency: 'JPY',
  url: 'https://amayadori.example',
  quiz: { question: 'どんな傘をお探しですか？', answers: ['雨傘', 'その他'] },
  profile: {
    ...silent,
    companyName: '雨宿り堂',
    howCanCustomersReachYouOrYourTeam: 'お電話 075-555-0123、メール kasa@amayadori.example',
  },
  pages: [
    {
      url: 'https://amayadori.example/haiso',
      title: '配送について',
      topic: 'delivery',
      text: `配送について

送料は全国一律700円、お届けまで三日ほどです。一万円以上のお買い上げで送料は無料です。

台湾へは2,400円、一週間ほどでお届けします。韓国へは1,900円、五日ほどでお届けします。`,
    },
    {
      url: 'https://amayadori.example/henpin',
      title: '返品について',
      topic: 'returns',
      text: `返品について

お届けから10日以内、雨に濡らしていない品に限り返品を承ります。送料はお客様のご負担です。

届いた品が壊れていたときは、写真をお送りください。すぐに新しい品をお送りします。`,
    },
  ],
  products: [
    {
      title: '長傘 しぐれ',
      price: 6800,
      was: 7800,
      categories: ['長傘'],
      attributes: { 重さ: ['520g'], 長さ: ['90cm'] },
      variants: [{ options: { 色: '紺' } }, { options: { 色: '赤' } }, { options: { 色: '黒' }, inStock: false }],
    },
    { title: '長傘 ゆうだち', price: 9800, categories: ['長傘'], attributes: { 重さ: ['610g'], 長さ: ['95cm'] } },
    { title: '折りたたみ傘 こさめ', price: 3900, categories: ['折りたたみ傘'], attributes: { 重さ: ['210g'], 長さ: ['24cm'] } },
    { title: '折りたたみ傘 きりさめ', price: 5200, categories: ['折りたたみ傘'], attributes: { 重さ: ['170g'], 長さ: ['22cm'] } },
    {
      title: '日傘 あさがお',
      price: 7400,
      categories: ['日傘'],
      variants: [{ options: { 色: '白' } }, { options: { 色: '紫' } }],
    },
    { title: '日傘 ひまわり', price: 4600, was: 5400, categories: ['日傘'], inStock: false },
    { title: '子ども傘 かえる', price: 2300, categories: ['子ども傘'], attributes: { 長さ: ['60cm'] } },
    {
      title: 'レインコート 朝霧',
      price: 8200,
      categories: ['レインコート'],
      variants: [{ options: { サイズ: 'M' } }, { options: { サイズ: 'L' } }],
    },
    { title: '傘立て 竹', price: 5600, categories: ['傘立て'] },
    { title: '防水スプレー', price: 1200, categories: ['お手入れ'] },
  ],
};
