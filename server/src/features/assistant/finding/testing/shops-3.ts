import type { TestShop } from './shape.ts';

/** A Turkish shop for towels. */
const havlu: TestShop = {
  language: 'tr',
  name: 'Ege Havlu',
  services: 'Peştemal, havlu ve bornoz satıyoruz.',
  contact: 'Bize merhaba@egehavlu.example adresinden yazabilirsiniz.',
  faqs: `Kargo ne kadar sürede gelir?
Siparişler 2-4 iş günü içinde teslim edilir.

Renkler solar mı?
Hayır, boyalarımız yıkamaya dayanıklıdır.`,
  products: ['Peştemal Mavi', 'Bambu Havlu', 'Bornoz Kadın', 'Bornoz Erkek', 'Plaj Havlusu'],
  pages: [
    {
      path: '/kargo',
      title: 'Kargo ve Teslimat',
      text: `Kargo ve Teslimat

Kargo ücreti 59 TL'dir, 750 TL üzeri siparişlerde ücretsizdir.

Kargo firması
Siparişleri Yurtiçi Kargo ile gönderiyoruz.

Yurt dışı
Almanya ve Hollanda'ya 600 TL karşılığında gönderim yapıyoruz. Başka ülkelere gönderim yapmıyoruz.

Takip
Kargo takip numarası SMS ile gönderilir.`,
    },
    {
      path: '/iade',
      title: 'İade ve Değişim',
      text: `İade ve Değişim

Ürünleri 14 gün içinde iade edebilirsiniz. Kullanılmamış ve yıkanmamış olmalıdır. İade kargosu bize aittir.

Değişim
Renk değişimi ücretsizdir.

Para iadesi
Ücret 10 gün içinde kartınıza yatırılır.`,
    },
    {
      path: '/odeme',
      title: 'Ödeme',
      text: `Ödeme

Kredi kartı, havale ve kapıda ödeme ile alışveriş yapabilirsiniz.

Taksit
Kredi kartına 6 taksit imkânı vardır.`,
    },
    {
      path: '/bakim',
      title: 'Bakım',
      text: `Bakım

Havluları 40 derecede yıkayın, yumuşatıcı kullanmayın.

Malzeme
Peştemaller yüzde yüz Denizli pamuğundan dokunur.`,
    },
    {
      path: '/magaza',
      title: 'Mağazamız',
      text: `Mağazamız

Mağazamız İzmir'de, Kıbrıs Şehitleri Caddesi 45 numaradadır.

Çalışma saatleri
Pazartesi–Cumartesi 10.00–20.00 arası açığız.

Hediye
Hediye paketi ücretsizdir.

Nakış
Havlulara isim nakışı yapıyoruz, 3 gün sürer.

Toptan
Oteller için toptan satışımız vardır, en az 50 adet.`,
    },
  ],
  questions: [
    ['Siparişim ne zaman gelir?', '2-4 iş günü'],
    ['kargo ücreti ne kadar', '59 TL'],
    ['Kargo kaç liradan sonra bedava?', '750 TL'],
    ['Hangi kargo firmasıyla gönderiyorsunuz?', 'Yurtiçi Kargo'],
    ['Almanya’ya gönderim var mı?', 'Almanya'],
    ['Norveç’e kargo yapıyor musunuz?', 'Başka ülkelere'],
    ['Kargomu nasıl takip edebilirim?', 'takip numarası'],
    ['İade süresi kaç gün?', '14 gün'],
    ['İade kargosunu kim öder?', 'bize aittir'],
    ['Rengini değiştirebilir miyim?', 'Renk değişimi'],
    ['Param ne zaman iade edilir?', '10 gün'],
    ['Kapıda ödeme var mı?', 'kapıda ödeme'],
    ['Taksit yapıyor musunuz?', '6 taksit'],
    ['Havale ile ödeyebilir miyim?', 'havale'],
    ['Havluları kaç derecede yıkamalıyım?', '40 derecede'],
    ['Peştemaller hangi kumaştan?', 'pamuğundan'],
    ['Mağazanız nerede?', 'Caddesi 45'],
    ['Saat kaçta açılıyorsunuz?', '10.00'],
    ['Hediye paketi yapıyor musunuz?', 'Hediye paketi'],
    ['Havluya isim yazdırabilir miyim?', 'isim nakışı'],
    ['Otelimiz için toptan alabilir miyiz?', 'toptan satış'],
    ['Yıkayınca rengi solar mı?', 'boyalarımız'],
  ],
  unanswered: [
    'Bornozların boyu kaç santim?',
    'Öğrenci indirimi var mı?',
    'Siparişimi iptal edebilir miyim?',
    'Hediye kartınız var mı?',
    'Aynı gün teslimat yapıyor musunuz?',
    'Telefon numaranız nedir?',
    'Ankara’da şubeniz var mı?',
    'Hesabımı nasıl silebilirim?',
    'Kripto para ile ödeme olur mu?',
    'Ürünlerin garantisi var mı?',
    'İş ilanınız var mı?',
    'Pazar günleri teslimat var mı?',
    'Bebek havlusu organik mi?',
    'Puan programınız var mı?',
  ],
};

/** An Arabic shop for perfumes. */
const oud: TestShop = {
  language: 'ar',
  name: 'دار العود',
  services: 'نبيع العطور والبخور ودهن العود.',
  contact: 'راسلونا على salam@oud.example',
  faqs: `كم يستغرق التوصيل؟
يصل الطلب خلال 3 إلى 5 أيام عمل داخل السعودية.

هل العطور أصلية؟
نعم، كل عطورنا من صنعنا ومضمونة.`,
  products: ['دهن عود ملكي', 'بخور الشرق', 'عطر الورد', 'مبخرة نحاس', 'مسك أبيض'],
  pages: [
    {
      path: '/shipping',
      title: 'الشحن والتوصيل',
      text: `الشحن والتوصيل

رسوم الشحن 25 ريال، والشحن مجاني للطلبات فوق 300 ريال.

دول الخليج
نشحن إلى الكويت والإمارات مقابل 60 ريال. لا نشحن إلى دول أخرى.

شركة الشحن
نتعامل مع شركة أرامكس.

تتبع الطلب
نرسل لكم رقم التتبع برسالة نصية بعد الشحن.`,
    },
    {
      path: '/returns',
      title: 'الاسترجاع والاستبدال',
      text: `الاسترجاع والاستبدال

يمكن إرجاع المنتج خلال 7 أيام إذا لم يفتح. رسوم الإرجاع على العميل.

الاستبدال
يمكن استبدال العطر بعطر آخر خلال 7 أيام.

استرداد المبلغ
نعيد المبلغ إلى بطاقتك خلال 14 يوما.`,
    },
    {
      path: '/payment',
      title: 'طرق الدفع',
      text: `طرق الدفع

نقبل مدى وفيزا وماستركارد وآبل باي. الدفع عند الاستلام متاح برسوم 15 ريال.`,
    },
    {
      path: '/about',
      title: 'عن المتجر',
      text: `عن المتجر

يصنع دهن العود في معملنا في الطائف.

الفروع
فرعنا في الرياض، شارع التحلية، بجانب البنك.

ساعات العمل
نفتح يوميا من 9 صباحا إلى 11 مساء، والجمعة من 4 عصرا.

تغليف الهدايا
نغلف الهدايا مجانا مع بطاقة إهداء.

الثبات
يثبت دهن العود على الملابس أكثر من 12 ساعة.

العينات
نرسل عينة مجانية مع كل طلب.`,
    },
  ],
  questions: [
    ['متى يصل طلبي؟', '3 إلى 5 أيام'],
    ['كم رسوم الشحن؟', '25 ريال'],
    ['هل الشحن مجاني؟', 'مجاني للطلبات'],
    ['هل تشحنون إلى الكويت؟', 'الكويت'],
    ['هل توصلون إلى مصر؟', 'دول أخرى'],
    ['ما هي شركة الشحن؟', 'أرامكس'],
    ['كيف أتتبع شحنتي؟', 'رقم التتبع'],
    ['هل يمكنني إرجاع العطر؟', 'خلال 7 أيام'],
    ['من يتحمل رسوم الإرجاع؟', 'على العميل'],
    ['أريد استبدال العطر بعطر آخر', 'استبدال العطر'],
    ['متى أسترد المبلغ؟', '14 يوما'],
    ['هل الدفع عند الاستلام متاح؟', 'عند الاستلام متاح'],
    ['هل تقبلون مدى؟', 'مدى'],
    ['أين يصنع دهن العود؟', 'الطائف'],
    ['أين فرعكم؟', 'شارع التحلية'],
    ['ما هي ساعات العمل؟', '9 صباحا'],
    ['هل تغلفون الهدايا؟', 'نغلف الهدايا'],
    ['كم ساعة يثبت العود؟', '12 ساعة'],
    ['هل ترسلون عينات؟', 'عينة مجانية'],
    ['هل عطوركم أصلية؟', 'من صنعنا'],
    ['ما هو البريد الإلكتروني؟', 'salam@oud'],
  ],
  unanswered: [
    'هل يوجد تقسيط؟',
    'هل يوجد خصم للطلاب؟',
    'هل يمكنني إلغاء الطلب؟',
    'ما هو رقم الهاتف؟',
    'هل لديكم بطاقات هدايا؟',
    'هل توصلون في نفس اليوم؟',
    'كيف أحذف حسابي؟',
    'هل لديكم وظائف؟',
    'هل لديكم فرع في جدة؟',
    'هل العطور نباتية؟',
    'هل تبيعون بالجملة؟',
    'هل لديكم برنامج نقاط؟',
    'هل تقبلون البيتكوين؟',
    'من فاز في المباراة؟',
  ],
};

/** A Japanese shop for tea. */
const chaya: TestShop = {
  language: 'ja',
  name: '山の茶屋',
  services: '静岡の茶葉と急須を販売しています。',
  contact: 'お問い合わせは info@chaya.example までメールでお願いします。',
  faqs: `注文からどのくらいで届きますか？
ご注文から3〜5営業日でお届けします。

賞味期限はどのくらいですか？
未開封で製造から8か月です。`,
  products: ['煎茶 深山', '玉露 月影', 'ほうじ茶', '急須 常滑', '湯呑み'],
  pages: [
    {
      path: '/shipping',
      title: '配送について',
      text: `配送について

送料は全国一律600円です。5,000円以上のお買い上げで送料無料になります。

海外発送
台湾と香港には1,800円で発送します。その他の国には発送しておりません。

配送業者
ヤマト運輸でお届けします。

日時指定
お届け時間帯をご指定いただけます。`,
    },
    {
      path: '/returns',
      title: '返品・交換',
      text: `返品・交換

未開封の商品に限り、到着後7日以内であれば返品できます。返送料はお客様のご負担です。

不良品
破損していた場合は、写真をお送りください。すぐに新しい商品と交換いたします。

返金
返金は商品到着後10日以内に行います。`,
    },
    {
      path: '/payment',
      title: 'お支払い方法',
      text: `お支払い方法

クレジットカード、PayPay、銀行振込がご利用いただけます。

領収書
領収書はマイページから発行できます。`,
    },
    {
      path: '/about',
      title: '店舗案内',
      text: `店舗案内

住所は静岡市葵区本通3番地です。

営業時間
午前10時から午後6時まで。水曜定休です。

茶葉の産地
茶葉はすべて静岡の自社農園で栽培しています。

有機
煎茶は有機JAS認証を受けています。

ギフト
ギフト包装は300円で承ります。のしも無料でお付けします。

淹れ方
煎茶は70度のお湯で1分ほど蒸らしてください。

急須のお手入れ
急須は洗剤を使わず、お湯だけで洗ってください。`,
    },
  ],
  questions: [
    ['いつ届きますか？', '3〜5営業日'],
    ['送料はいくらですか？', '600円'],
    ['いくら以上で送料無料になりますか？', '送料無料'],
    ['台湾に発送できますか？', '台湾'],
    ['ノルウェーに配送してもらえますか？', 'その他の国'],
    ['配送業者はどこですか？', 'ヤマト'],
    ['返品できますか？', '7日以内'],
    ['返品の送料は誰が負担しますか？', 'お客様のご負担'],
    ['届いた急須が割れて破損していました', '写真をお送り'],
    ['返金はいつされますか？', '10日以内'],
    ['PayPayは使えますか？', 'PayPay'],
    ['銀行振込で払えますか？', '銀行振込'],
    ['領収書をもらえますか？', 'マイページ'],
    ['お店の住所を教えてください', '葵区'],
    ['何時まで営業していますか？', '午後6時'],
    ['茶葉の産地はどこですか？', '静岡の自社農園'],
    ['オーガニックのお茶はありますか？', '有機JAS'],
    ['ギフト包装はできますか？', '300円'],
    ['急須はどうやって洗えばいいですか？', 'お湯だけで'],
    ['賞味期限を教えてください', '8か月'],
    ['煎茶の淹れ方は？', '70度'],
  ],
  unanswered: [
    '代引きは使えますか？',
    '分割払いはできますか？',
    '注文をキャンセルできますか？',
    '電話番号を教えてください',
    'ギフトカードはありますか？',
    '翌日に届けてもらえますか？',
    '学割はありますか？',
    '定期便はありますか？',
    '退会したいのですが',
    '求人はありますか？',
    '大阪に店舗はありますか？',
    'ポイントは貯まりますか？',
    '急須に名入れできますか？',
    '昨日の試合は誰が勝ちましたか？',
  ],
};

export const thirdShops: readonly TestShop[] = [havlu, oud, chaya];
