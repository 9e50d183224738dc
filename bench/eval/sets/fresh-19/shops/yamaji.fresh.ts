/** A shop of the nineteenth fresh set: boots and clothes for hiking. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

/** Every size in every colour; what is sold out is named as 'size colour'. */
const worn = (sizes: readonly string[], colours: readonly string[], soldOut: readonly string[] = []) =>
  colours.flatMap((colour) =>
    sizes.map((size) => ({ options: { サイズ: size, 色: colour }, inStock: !soldOut.includes(`${size} ${colour}`) })),
  );

const boots = ['23cm', '24cm', '25cm', '26cm', '27cm', '28cm'];

export const yamaji: Shop = {
  key: 'yamaji',
  language: 'ja',
  currency: 'JPY',
  url: 'https://yamaji.example',
  quiz: { question: '何をお探しですか？', answers: ['靴', 'そのほか'] },
  profile: {
    ...silent,
    companyName: '山路屋',
    whatServicesDoYouOfferToClients: '松本の登山用品店です。靴とウェアを、はじめての方にも選びやすくそろえています。',
    howCanCustomersReachYouOrYourTeam: 'お電話は0263-555-0172、メールはinfo@yamaji.exampleまで。',
    whatAreFAQs: `プレゼント用の包装はできますか？
はい、1点330円でお包みします。メッセージカードも付けられます。

靴底の張り替えはできますか？
登山靴 岩稜のみ承ります。12,000円、お預かりは約4週間です。

注文の後で住所を変えられますか？
発送前でしたら、お電話で承ります。`,
  },
  pages: [
    page(
      'https://yamaji.example/haiso',
      '配送と送料',
      'delivery',
      `送料は全国一律660円です。11,000円以上のお買い上げで無料になります。

北海道と沖縄は、金額にかかわらず1,320円です。

午前11時までのご注文は当日に発送します。本州へは翌日、そのほかの地域へは2〜3日でお届けします。土曜と日曜は発送をお休みします。

お届けは国内のみで、海外には発送していません。`,
    ),
    page(
      'https://yamaji.example/henpin',
      '返品と交換',
      'returns',
      `お届けから30日以内、屋外でお使いになっていない商品に限り、返品をお受けします。返品の送料はお客様のご負担です。

サイズの交換は、1回目の往復送料を当店が負担します。

ソックスとインソールは、袋を開けた後の返品と交換をお受けできません。`,
    ),
    page(
      'https://yamaji.example/shiharai',
      'お支払い方法',
      'payment',
      `クレジットカード、PayPay、コンビニ払い、代金引換をお使いいただけます。

コンビニ払いの手数料は220円、代金引換の手数料は440円です。`,
    ),
    page(
      'https://yamaji.example/size',
      '靴のサイズの選び方',
      'sizes',
      `厚手のソックスをはくので、足の実寸より1cm大きい靴をお選びください。
実寸22cm：靴のサイズ23cm
実寸23cm：靴のサイズ24cm
実寸24cm：靴のサイズ25cm
実寸25cm：靴のサイズ26cm
実寸26cm：靴のサイズ27cm

足は夕方に測ってください。`,
    ),
    page(
      'https://yamaji.example/teire',
      '靴の手入れ',
      'questions',
      `泥をブラシで落とし、インソールを外して、風通しのよい日陰で乾かします。新聞紙を入れると早く乾きます。ストーブやドライヤーは接着剤を傷めます。

乾いたら撥水スプレーをかけてください。`,
    ),
    page(
      'https://yamaji.example/mise',
      '店舗のご案内',
      'contact',
      `長野県松本市中央3-8
営業時間 10時30分〜19時
定休日 水曜日`,
    ),
  ],
  products: [
    {
      title: 'トレッキングシューズ 若葉',
      price: 12800,
      categories: ['靴', 'トレッキングシューズ'],
      attributes: { 用途: ['日帰り', '低山'], 防水: ['あり'], カット: ['ミドル'], 重さ: ['片足460g'] },
      variants: worn(boots, ['カーキ', 'グレー'], ['25cm カーキ']),
      description: 'はじめての一足に選ばれている、足首まで包む靴です。防水の生地を使い、やわらかく歩きやすい作りです。',
    },
    {
      title: 'トレッキングシューズ 青嶺',
      price: 19800,
      categories: ['靴', 'トレッキングシューズ'],
      attributes: { 用途: ['山小屋泊', '縦走'], 防水: ['あり'], カット: ['ハイ'], 重さ: ['片足620g'] },
      variants: worn(boots, ['ブラウン', 'ネイビー'], ['24cm ネイビー']),
      description: '重い荷物を背負って何日も歩く人のための靴です。靴底が硬めで、岩の多い道でも足が疲れにくくなっています。',
    },
    {
      title: '登山靴 岩稜',
      price: 34800,
      categories: ['靴', '登山靴'],
      attributes: { 用途: ['岩場', '残雪期'], 防水: ['あり'], カット: ['ハイ'], 重さ: ['片足780g'], アイゼン: ['対応'] },
      variants: each('サイズ', boots),
      description: '革で作った経験者向けの靴です。靴底を張り替えて長くはけます。',
    },
    {
      title: 'ハイキングシューズ そよかぜ',
      price: 8900,
      categories: ['靴', 'ハイキングシューズ'],
      attributes: { 用途: ['散策', 'キャンプ'], 防水: ['なし'], カット: ['ロー'], 重さ: ['片足310g'] },
      variants: worn(boots, ['ベージュ', 'ブラック']),
      description: '風通しのよいメッシュの靴です。町でもはけます。',
    },
    {
      title: 'キッズシューズ こりす',
      price: 6800,
      categories: ['靴', 'キッズ'],
      attributes: { 防水: ['あり'], カット: ['ミドル'] },
      variants: each('サイズ', ['18cm', '19cm', '20cm', '21cm', '22cm']),
      description: '面ファスナーで、子どもが自分ではけます。',
    },
    {
      title: 'ウールソックス 厚手',
      price: 1980,
      categories: ['ソックス'],
      attributes: { 素材: ['メリノウール70%', 'ナイロン30%'] },
      variants: each('サイズ', ['S', 'M', 'L']),
      description: '靴ずれを防ぐクッション入りです。冬の山にも向きます。',
    },
    {
      title: 'インソール アーチ',
      price: 4400,
      categories: ['小物'],
      attributes: { 厚さ: ['5mm'] },
      variants: each('サイズ', ['S', 'M', 'L']),
      description: '土踏まずを支え、下りの疲れを減らします。はさみで切って合わせます。',
    },
    {
      title: 'レインジャケット 雨宿り',
      price: 15800,
      categories: ['雨具'],
      attributes: { 耐水圧: ['20,000mm'], 重さ: ['340g'], 対象: ['男女兼用'] },
      variants: worn(['S', 'M', 'L', 'XL'], ['ネイビー', 'オレンジ'], ['M オレンジ']),
      description: '汗の湿気を外に逃がす、山のための雨具です。フードはヘルメットの上からかぶれます。',
    },
    {
      title: 'レインパンツ 雨宿り',
      price: 9800,
      categories: ['雨具'],
      attributes: { 耐水圧: ['20,000mm'], 重さ: ['260g'], 対象: ['男女兼用'] },
      variants: each('サイズ', ['S', 'M', 'L', 'XL']),
      description: '裾のファスナーが長く、靴をはいたまま着られます。色はブラックのみです。',
    },
    {
      title: 'ザック 小径 20L',
      price: 9900,
      categories: ['ザック'],
      attributes: { 容量: ['20L'], 重さ: ['780g'], 用途: ['日帰り'], レインカバー: ['付属'] },
      variants: each('色', ['グリーン', 'グレー']),
      description: '日帰りに必要なものがちょうど入ります。胸と腰のベルトで揺れません。',
    },
    {
      title: 'ザック 尾根 35L',
      price: 16500,
      categories: ['ザック'],
      attributes: { 容量: ['35L'], 重さ: ['1,350g'], 用途: ['山小屋泊'], レインカバー: ['別売'] },
      variants: each('色', ['ネイビー', 'レッド'], ['レッド']),
      description: '山小屋に一泊か二泊する荷物が入ります。背面の長さを三段階に変えられます。',
    },
    {
      title: 'ザックカバー しずく',
      price: 2600,
      categories: ['ザック', '小物'],
      attributes: { 対応: ['30〜40L'], 色: ['イエロー'] },
      description: '急な雨からザックを守ります。小さくたたんで袋にしまえます。',
    },
    {
      title: 'トレッキングポール 二本組',
      price: 7900,
      categories: ['小物'],
      attributes: { 素材: ['アルミ'], 長さ: ['65〜135cm'], 重さ: ['二本で480g'] },
      description: 'ひざへの負担を軽くします。三段に縮み、ザックの横に付けられます。',
    },
    {
      title: 'ロングスパッツ',
      price: 5200,
      categories: ['小物'],
      attributes: { 素材: ['ナイロン'] },
      variants: each('サイズ', ['M', 'L'], ['M']),
      description: '雨や泥、雪が靴に入るのを防ぎます。',
    },
    {
      title: '撥水スプレー 300ml',
      price: 1500,
      categories: ['小物'],
      attributes: { 容量: ['300ml'] },
      description: '靴にも雨具にも使えます。フッ素を含みません。',
    },
  ],
};
