/** A shop of the fifteenth fresh set: mending ceramics with lacquer and gold. */
import type { Shop } from '../../../lib/shop.ts';

export const tsukuroi: Shop = {
  key: 'tsukuroi',
  language: 'ja',
  currency: 'JPY',
  url: 'https://tsukuroi.example',
  quiz: { question: '何を直したいですか？', answers: ['ふだん使いの食器', 'その他'] },
  profile: {
    companyName: '金継ぎ材料 つくろい堂',
    whatServicesDoYouOfferToClients: `金継ぎの道具と材料を扱っています。ご自分で直す時間がない方には、お預かり修理もございます。欠け1か所4,400円から、割れは6,600円から。お返しまで3か月ほどいただきます。

教室は毎月第2土曜、金沢の工房にて。材料込みで5,500円、4名様まで。`,
    moreInformationAboutYourProducts: `本漆のキットは仕上がりまで1か月半ほどかかりますが、直した器でふつうにお食事ができます。簡易キットは合成樹脂を使うため1日で終わります。ただし食べものや口がふれるところには使えません。花器や置物にどうぞ。

消粉は粒が細かく、蒔くだけでしっとりした色になるので初心者向きです。丸粉は蒔いたあとに磨く手間がかかりますが、そのぶん擦れに強く、長持ちします。真鍮粉は手軽な反面、数か月でくすんできます。

黒呂色漆が手に入らないときは、弁柄漆で代用していただいて問題ありません。金がかえって温かく見えます。`,
    howCanCustomersReachYouOrYourTeam: 'toiawase@tsukuroi.example / 076-555-0193（平日10時〜17時、木曜定休）',
    whatAreFAQs: `かぶれませんか？
乾くまえの漆はかぶれることがあります。手袋と長袖で作業してください。肌についたら水ではなく、まずサラダ油でふき取って、それから石けんで洗います。完全に乾いた漆は心配いりません。

なかなか乾かないのですが
漆は湿気で固まります。気温20〜25度、湿度70〜85％が目安です。段ボール箱に濡れぶきんを入れるだけでもけっこう違います。

直した器のお手入れは？
やわらかいスポンジで手洗いしてください。食洗機と電子レンジ、オーブンは不可です。

漆はどれくらいもちますか？
冷蔵庫で1年ほど。チューブの口をきれいに拭いてから閉めてください。

ガラスも直せますか？
本漆はガラスに付きにくいので、おすすめしていません。

かけらが足りないのですが
小指の爪くらいまでなら、地の粉と漆を練って埋められます。それより大きいときは写真を送ってください。`,
    howMuchDiscountCanYouDoMaximum: 'なし',
  },
  pages: [
    {
      url: 'https://tsukuroi.example/souryou',
      title: '送料・お届け',
      topic: 'delivery',
      text: `送料・お届け

宅配便は全国一律660円、8,000円以上のお買い上げで無料です。沖縄と離島は1,320円（金額にかかわらず頂戴します）。筆や粉など厚さ2.5cmまでの小物はネコポス250円でもお送りできますが、ポスト投函のため日時指定と補償はありません。

平日14時までのご注文は当日に出荷します。木曜と土日はお休みです。海外への発送は承っておりません。

ギフト包装は300円、のしは無料です。金額のわかるものは箱に入れません。`,
    },
    {
      url: 'https://tsukuroi.example/henpin',
      title: '返品について',
      topic: 'returns',
      text: `返品について

未開封でしたら到着から7日以内にご連絡ください。送料はお客様のご負担になります。漆と金粉は開封後の返品ができません。届いたものが割れていたり間違っていたりした場合は、着払いでお取り替えいたします。`,
    },
    {
      url: 'https://tsukuroi.example/shiharai',
      title: 'お支払い',
      topic: 'payment',
      text: 'お支払い\n\nクレジットカード、PayPay、銀行振込（前払い）。代金引換と後払いはございません。領収書はマイページから印刷できます。',
    },
    {
      url: 'https://tsukuroi.example/tsukuroido',
      title: '店主より',
      topic: 'questions',
      text: '店主より\n\n祖母の湯のみを割ってしまったのがきっかけで、輪島の塗師のもとに6年通いました。漆は岩手の浄法寺と中国産を半々に混ぜています。国産だけだと、どうしてもこのお値段では出せません。',
    },
  ],
  products: [
    {
      title: '金継ぎスターターキット 本漆',
      price: 8800,
      was: 9800,
      categories: ['キット'],
      attributes: { 仕上がりまで: ['約1か月半'], 食器: ['使える'], 仕上げ: ['真鍮粉'] },
      description: 'はじめての方へ。漆、粉、筆、ヘラ、手引き書まで入っています。手袋は別売りです。',
    },
    {
      title: '簡易金継ぎキット 一日コース',
      price: 4950,
      categories: ['キット'],
      attributes: { 仕上がりまで: ['1日'], 食器: ['使えない'], 仕上げ: ['真鍮粉'] },
    },
    {
      title: '銀継ぎキット 本漆',
      price: 11000,
      categories: ['キット'],
      attributes: { 仕上がりまで: ['約1か月半'], 食器: ['使える'], 仕上げ: ['純銀粉'] },
    },
    { title: '純金 消粉 0.3g', price: 9900, categories: ['粉'], attributes: { 素材: ['純金'], 内容量: ['0.3g'] } },
    { title: '純金 丸粉 0.3g', price: 12100, categories: ['粉'], attributes: { 素材: ['純金'], 内容量: ['0.3g'] } },
    { title: '純銀粉 1g', price: 2200, categories: ['粉'], attributes: { 素材: ['純銀'], 内容量: ['1g'] } },
    { title: '真鍮粉 5g', price: 990, categories: ['粉'], attributes: { 素材: ['真鍮'], 内容量: ['5g'] } },
    { title: '生漆 50g', price: 2750, categories: ['漆'], attributes: { 内容量: ['50g'] } },
    { title: '弁柄漆 50g', price: 2970, categories: ['漆'], attributes: { 色: ['赤茶'], 内容量: ['50g'] } },
    { title: '黒呂色漆 50g', price: 2970, inStock: false, categories: ['漆'], attributes: { 色: ['黒'], 内容量: ['50g'] } },
    { title: '蒔絵筆 細', price: 1980, categories: ['道具'] },
    {
      title: '漆風呂 木箱',
      price: 6600,
      categories: ['道具'],
      attributes: { 素材: ['杉'] },
      variants: [{ options: { サイズ: '小' } }, { options: { サイズ: '大' }, price: 9350 }],
    },
    { title: '耐水ペーパーセット', price: 660, categories: ['道具'] },
    { title: '地の粉 100g', price: 550, categories: ['粉'], attributes: { 内容量: ['100g'] } },
    { title: '練習用の欠けた器 3個組', price: 1650, categories: ['練習'] },
    { title: 'ニトリル手袋 20枚', price: 770, categories: ['道具'], attributes: { サイズ: ['M'] } },
    {
      title: '作業エプロン',
      price: 3300,
      categories: ['道具'],
      attributes: { 素材: ['綿'] },
      variants: [{ options: { 色: '藍' } }, { options: { 色: '生成り' }, inStock: false }],
    },
  ],
};
