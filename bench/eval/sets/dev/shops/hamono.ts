import type { Shop } from '../../../lib/shop.ts';

/** Kitchen knives, in Japanese. */
export const hamono: Shop = {
  key: 'hamono',
  language: 'ja',
  currency: 'JPY',
  url: 'https://hamono-sakai.example',
  quiz: { question: '何を切りますか？', answers: ['野菜', 'その他'] },
  profile: {
    companyName: '堺刃物店',
    whatServicesDoYouOfferToClients: '堺で包丁を製造・販売しています。研ぎ直しは1本1,500円で、約10日かかります。名入れは1本800円です。',
    moreInformationAboutYourProducts: '包丁はすべて日本製です。食器洗い機に対応しているのはステンレスシリーズだけです。',
    howCanCustomersReachYouOrYourTeam: 'info@hamono-sakai.example または 072-000-1234',
    whatAreFAQs: `送料はいくらですか？
送料は全国一律660円です。8,000円以上のご注文は送料無料です。沖縄は1,320円です。

届くまで何日かかりますか？
ご注文から3〜5営業日でお届けします。名入れの場合は7〜10営業日かかります。

返品できますか？
未使用品に限り、到着後8日以内に返品できます。名入れ商品は返品できません。

支払い方法は何がありますか？
クレジットカードと銀行振込をご利用いただけます。代金引換はご利用いただけません。

海外に発送できますか？
海外への発送は行っておりません。`,
    howMuchDiscountCanYouDoMaximum: '',
  },
  pages: [],
  products: [
    { title: '三徳包丁 桜', price: 12800, categories: ['三徳包丁'], attributes: { 刃渡り: ['165mm'], 材質: ['鋼'] } },
    {
      title: '三徳包丁 ステンレス',
      price: 7800,
      was: 8900,
      categories: ['三徳包丁'],
      attributes: { 刃渡り: ['170mm'], 材質: ['ステンレス'] },
    },
    { title: '出刃包丁 波', price: 16500, categories: ['出刃包丁'], attributes: { 刃渡り: ['150mm'], 材質: ['鋼'] } },
    { title: '柳刃包丁 月', price: 21000, inStock: false, categories: ['刺身包丁'], attributes: { 刃渡り: ['240mm'], 材質: ['鋼'] } },
    { title: 'ペティナイフ 梅', price: 6400, categories: ['ペティナイフ'], attributes: { 刃渡り: ['120mm'], 材質: ['ステンレス'] } },
    {
      title: 'パン切り包丁 麦',
      price: 5900,
      was: 6900,
      categories: ['パン切り包丁'],
      attributes: { 刃渡り: ['210mm'], 材質: ['ステンレス'] },
    },
    { title: '中砥石 1000番', price: 3200, categories: ['砥石'], attributes: { 番手: ['1000'] } },
    { title: '仕上げ砥石 6000番', price: 5400, categories: ['砥石'], attributes: { 番手: ['6000'] } },
    { title: 'ひのきまな板', price: 4800, categories: ['まな板'], attributes: { サイズ: ['36×22cm'], 材質: ['ひのき'] } },
    { title: 'キッチンばさみ', price: 2600, categories: ['はさみ'], attributes: { 材質: ['ステンレス'] } },
  ],
};
