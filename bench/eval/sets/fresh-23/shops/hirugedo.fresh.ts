/** A shop of the twenty-third fresh set: lunch boxes and bottles. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

export const hirugedo: Shop = {
  key: 'hirugedo',
  language: 'ja',
  currency: 'JPY',
  url: 'https://hirugedo.example',
  quiz: { question: 'どなたがお使いになりますか?', answers: ['自分', 'その他'] },
  profile: {
    ...silent,
    companyName: 'ひるげ堂',
    whatServicesDoYouOfferToClients: 'お弁当箱、水筒、スープジャー、お弁当袋の専門店です。曲げわっぱの塗り直しや名入れも承ります。',
    moreInformationAboutYourProducts:
      '樹脂製のお弁当箱はすべて日本製で、食品衛生法の検査を受けています。パッキンなどの部品は販売終了後も6年間お取り寄せできます。',
    howCanCustomersReachYouOrYourTeam:
      'お電話は 076-555-0128(平日10時〜17時)、メールは info@hirugedo.example へ。メールは2営業日以内にお返事します。',
    whatAreFAQs: `名入れはできますか?
木製と漆器のお弁当箱に、1つ880円で10文字まで彫刻できます。お届けまで7日ほど長くかかります。

ラッピングはしてもらえますか?
無料の紙袋と、330円の風呂敷包みがございます。ご注文画面でお選びください。

何歳からどの大きさが目安ですか?
3〜5歳は280〜400ml、小学生は450〜600ml、大人の女性は500〜700ml、大人の男性は800〜1000mlが目安です。`,
  },
  pages: [
    page(
      'https://hirugedo.example/shipping',
      '送料とお届け',
      'delivery',
      `本州・四国:送料600円。税込7,000円以上のお買い上げで無料です。
北海道・九州:送料850円。7,000円以上で無料です。
沖縄・離島:送料1,400円。無料の対象にはなりません。

平日13時までのご注文は当日に発送します。お届け時間は午前中、14〜16時、18〜20時からお選びいただけます。海外への発送はしておりません。

小さなお品(お箸、パッキン、ピックなど)だけの場合は、全国一律250円のメール便をご利用いただけます。`,
    ),
    page(
      'https://hirugedo.example/returns',
      '返品・交換',
      'returns',
      `未使用のものに限り、商品到着後10日以内にご連絡ください。お客様のご都合による返品の送料はお客様のご負担となります。

届いたときに割れていた、色が違っていたなどの場合は、着払いでお送りください。すぐに新しいものをお届けします。

名入れした商品と、口に直接触れる水筒の開封品は返品できません。`,
    ),
    page(
      'https://hirugedo.example/warranty',
      '保証と修理',
      'questions',
      `水筒とスープジャーの保温・保冷の性能は、お買い上げから3年間保証いたします。曲げわっぱは1年以内の割れを無料で直します。

塗り直しは1段3,300円、お預かりはおよそ1か月です。落としたことによるへこみは保証の対象外です。`,
    ),
    page(
      'https://hirugedo.example/care',
      'お手入れ',
      'questions',
      `曲げわっぱ:使い終わったらぬるま湯とたわしで洗い、ふせずに一晩乾かしてください。白木のものに洗剤は使わないでください。

樹脂のお弁当箱:本体は食器洗い機に入れられます。ふたとパッキンは手洗いしてください。においが残ったときは、重曹を溶かした水に30分つけます。

水筒:塩素系の漂白剤は使えません。茶渋には酸素系の漂白剤をお使いください。パッキンは1年に1度の交換をおすすめします。`,
    ),
    page(
      'https://hirugedo.example/microwave',
      '電子レンジは使えますか?',
      'questions',
      `「レンジ対応」と書かれたお弁当箱は、ふたを外して500Wで2分まで温められます。曲げわっぱ、アルミ、ステンレスのものは電子レンジに入れないでください。`,
    ),
    page(
      'https://hirugedo.example/payment',
      'お支払い方法',
      'payment',
      `クレジットカード(VISA、Mastercard、JCB)、PayPay、コンビニ払い、代金引換がご利用いただけます。代引き手数料は330円、コンビニ払いの手数料は無料で、お支払い期限は14日間です。アメリカン・エキスプレスは取り扱っておりません。

領収書はマイページから印刷できます。`,
    ),
    page(
      'https://hirugedo.example/contact',
      '店舗のご案内',
      'contact',
      `ひるげ堂 石川県金沢市尾張町1-8-22

営業時間 10時〜18時。水曜日と第3日曜日はお休みです。駐車場は2台分ございます。店頭では曲げわっぱの詰め方教室を毎月第1土曜日に開いています(参加費1,500円、要予約)。`,
    ),
    page(
      'https://hirugedo.example/about',
      'ひるげ堂について',
      'questions',
      `1958年に荒物屋として始まり、三代目の宮坂が2009年にお弁当箱の専門店に変えました。毎日お弁当を作る4人のスタッフが、実際に使ってから仕入れています。`,
    ),
  ],
  products: [
    {
      title: '曲げわっぱ弁当箱 小判 一段 600ml',
      price: 8800,
      categories: ['お弁当箱', '木製'],
      attributes: { 容量: ['600ml'], 素材: ['秋田杉'], 電子レンジ: ['不可'], 食洗機: ['不可'] },
      variants: each('仕上げ', ['白木', 'ウレタン塗装']),
      description: 'ご飯の水気をほどよく吸い、冷めてもおいしい定番です。',
    },
    {
      title: '曲げわっぱ弁当箱 丸 二段 900ml',
      price: 13200,
      categories: ['お弁当箱', '木製'],
      attributes: { 容量: ['900ml'], 素材: ['秋田杉'], 電子レンジ: ['不可'], 食洗機: ['不可'] },
      variants: each('仕上げ', ['白木', 'ウレタン塗装'], ['白木']),
    },
    {
      title: 'ふわり弁当箱 一段 500ml',
      price: 2200,
      categories: ['お弁当箱', '樹脂'],
      attributes: { 容量: ['500ml'], 電子レンジ: ['対応'], 食洗機: ['本体のみ対応'], 汁もれ防止: ['なし'] },
      variants: each('色', ['さくら', '水色', 'グレー']),
      description: 'ふたがドーム形で、おかずがつぶれません。',
    },
    {
      title: 'ぴたっと弁当箱 一段 700ml',
      price: 2980,
      categories: ['お弁当箱', '樹脂'],
      attributes: { 容量: ['700ml'], 電子レンジ: ['対応'], 食洗機: ['本体のみ対応'], 汁もれ防止: ['四方ロックとパッキン'] },
      variants: each('色', ['ネイビー', '白', '黒'], ['白']),
      description: 'かばんの中で縦にしても汁がもれにくいお弁当箱です。',
    },
    {
      title: 'どっしり弁当箱 二段 1000ml',
      price: 3480,
      was: 3980,
      categories: ['お弁当箱', '樹脂', 'メンズ'],
      attributes: { 容量: ['1000ml'], 電子レンジ: ['対応'], 食洗機: ['本体のみ対応'] },
      variants: each('色', ['黒', 'カーキ']),
      description: 'ご飯がたっぷり入る男性向け。お箸付きです。',
    },
    {
      title: 'アルミ弁当箱 なつかし 850ml',
      price: 2750,
      categories: ['お弁当箱', '金属'],
      attributes: { 容量: ['850ml'], 素材: ['アルマイト'], 電子レンジ: ['不可'] },
    },
    {
      title: 'こども弁当箱 きしゃ 360ml',
      price: 1650,
      categories: ['お弁当箱', 'こども'],
      attributes: { 容量: ['360ml'], 電子レンジ: ['対応'], 食洗機: ['本体のみ対応'] },
      variants: each('色', ['赤', '青', '黄'], ['青']),
      description: '小さな手でも開けやすいふたです。',
    },
    {
      title: 'こどもアルミ弁当箱 どうぶつ 370ml',
      price: 1980,
      categories: ['お弁当箱', 'こども', '金属'],
      attributes: { 容量: ['370ml'], 電子レンジ: ['不可'], 保温庫: ['対応'] },
    },
    {
      title: 'スープジャー ことこと 300ml',
      price: 3300,
      categories: ['スープジャー'],
      attributes: { 容量: ['300ml'], 保温: ['6時間で58度以上'], 重さ: ['270g'] },
      variants: each('色', ['クリーム', '赤', '紺']),
    },
    {
      title: 'スープジャー ことこと 500ml',
      price: 3960,
      categories: ['スープジャー'],
      attributes: { 容量: ['500ml'], 保温: ['6時間で65度以上'], 重さ: ['360g'] },
      variants: each('色', ['クリーム', '紺'], ['クリーム']),
    },
    {
      title: '保温弁当箱 あつあつ 620ml',
      price: 5480,
      was: 6200,
      inStock: false,
      categories: ['お弁当箱', '保温'],
      attributes: { 容量: ['620ml'], 保温: ['6時間で60度以上'] },
    },
    {
      title: '軽量マグボトル しずく 350ml',
      price: 2640,
      categories: ['水筒'],
      attributes: { 容量: ['350ml'], 重さ: ['165g'], 保冷: ['6時間で9度以下'], スポーツドリンク: ['不可'] },
      variants: each('色', ['白', 'ミント', 'ラベンダー']),
      description: 'バッグに入る細身のボトルです。',
    },
    {
      title: '軽量マグボトル しずく 500ml',
      price: 2980,
      categories: ['水筒'],
      attributes: { 容量: ['500ml'], 重さ: ['215g'], 保冷: ['6時間で8度以下'], スポーツドリンク: ['不可'] },
      variants: each('色', ['白', 'ミント', '黒'], ['ミント']),
    },
    {
      title: 'スポーツボトル はやて 1000ml',
      price: 4180,
      categories: ['水筒', 'スポーツ'],
      attributes: { 容量: ['1000ml'], 重さ: ['480g'], 保冷: ['6時間で7度以下'], スポーツドリンク: ['対応'] },
      variants: each('色', ['青', '黒', '赤']),
      description: '肩ひも付き。部活の水分補給に。',
    },
    {
      title: 'こども水筒 ちょこっと 400ml',
      price: 2860,
      categories: ['水筒', 'こども'],
      attributes: { 容量: ['400ml'], 重さ: ['290g'], 飲み口: ['ストロー'] },
      variants: each('色', ['ピンク', '青']),
    },
    {
      title: '保冷お弁当袋 きんちゃく',
      price: 1320,
      categories: ['お弁当袋'],
      attributes: { サイズ: ['幅26cm 高さ20cm マチ12cm'] },
      variants: each('柄', ['しま', '水玉', '無地の紺'], ['水玉']),
    },
    {
      title: '保冷ランチバッグ はこぶね',
      price: 1980,
      categories: ['お弁当袋'],
      attributes: { サイズ: ['幅22cm 高さ18cm マチ14cm'] },
      variants: each('色', ['グレー', 'ネイビー']),
    },
    {
      title: 'お箸箱セット 19.5cm',
      price: 990,
      categories: ['小物'],
      attributes: { 長さ: ['19.5cm'], 食洗機: ['対応'] },
      variants: each('色', ['黒', '朱', '若草']),
    },
    {
      title: 'ぴたっと弁当箱用パッキン',
      price: 330,
      categories: ['小物', '部品'],
      attributes: { 対応: ['ぴたっと弁当箱 一段 700ml'] },
    },
    {
      title: 'シリコンカップ 6個入り',
      price: 660,
      categories: ['小物'],
      attributes: { 電子レンジ: ['対応'], 個数: ['6個'] },
    },
  ],
};
