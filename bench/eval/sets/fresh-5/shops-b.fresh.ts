/** Shops of the fifth fresh set: beekeeping, fishing, school uniforms. */
import type { Shop } from '../../lib/shop.ts';

const silent = {
  whatServicesDoYouOfferToClients: '',
  moreInformationAboutYourProducts: '',
  howCanCustomersReachYouOrYourTeam: '',
  whatAreFAQs: '',
  howMuchDiscountCanYouDoMaximum: '',
};

export const piquera: Shop = {
  key: 'piquera',
  language: 'es',
  currency: 'EUR',
  url: 'https://lapiquera.example',
  quiz: { question: '¿Cuántas colmenas tienes?', answers: ['Empiezo ahora', 'Otra cosa'] },
  profile: {
    ...silent,
    companyName: 'La Piquera Apícola',
    howCanCustomersReachYouOrYourTeam: 'WhatsApp 600 555 018 o hola@lapiquera.example, de lunes a viernes de 9 a 14 h',
    whatAreFAQs: `¿Vendéis abejas vivas?
Sí, núcleos de cinco cuadros entre abril y junio, solo para recoger en Teruel y con reserva. Cada núcleo sale por 145 € y la señal es de 40 €.

¿Dais factura con recargo de equivalencia?
Sí, indícalo antes de pagar.`,
    howMuchDiscountCanYouDoMaximum: '8 % para asociaciones de apicultores a partir de 20 colmenas',
  },
  pages: [
    {
      url: 'https://lapiquera.example/envios',
      title: 'Envíos',
      topic: 'delivery',
      text: `Envíos

¡Tu colmenar no espera! Preparamos los pedidos con mimo y con mucho humo.

Zona: Península · Hasta 10 kg: 6,50 € · Más de 10 kg: 14 € · Plazo: 48 horas
Zona: Baleares · Hasta 10 kg: 11,90 € · Más de 10 kg: 28 € · Plazo: 4 días
Zona: Portugal continental · Hasta 10 kg: 9,50 € · Más de 10 kg: 19 € · Plazo: 3 días

A Canarias, Ceuta y Melilla enviamos por correo marítimo únicamente material seco, por 22 €; los impuestos de entrada corren de tu cuenta.

En pedidos superiores a 120 € a la Península el porte lo ponemos nosotros, salvo extractores y colmenas montadas.

Los extractores van en palé: 35 € a cualquier punto de la Península.

La cera estampada no viaja en julio ni en agosto porque se derrite.`,
    },
    {
      url: 'https://lapiquera.example/cambios',
      title: 'Cambios, devoluciones y averías',
      topic: 'returns',
      text: `Cambios, devoluciones y averías

Tienes 20 días naturales para arrepentirte. El material debe venir sin estrenar y sin olor a propóleo; la mensajería de vuelta la abonas tú.

No admitimos de vuelta abejas, cera, medicamentos ni trajes usados.

Si la talla del traje no te va, el primer cambio te lo llevamos gratis en la Península.

Los extractores están garantizados tres años y el resto del material dos. El motor quemado por mala conexión no entra.

El reembolso llega por la misma vía de pago antes de 10 días.`,
    },
    {
      url: 'https://lapiquera.example/preguntas',
      title: 'Preguntas de colmenar',
      topic: 'questions',
      text: `Preguntas de colmenar

¿Cómo limpio el ahumador?

Rasca el hollín en frío y quema dentro un poco de cartón; nunca uses agua.

¿Cuándo pongo el alza?

Cuando las abejas cubran ocho de los diez cuadros.

¿Cambiáis cera vieja por cera estampada?

Sí: por cada kilo de cera limpia que traigas te damos 600 g de lámina.

¿Dais clases?

El primer domingo de marzo, abril y mayo, en nuestro aula de Teruel: 55 € con comida incluida. No hay cursos en línea.

¿Cómo se paga?

Tarjeta, Bizum o transferencia. El contra reembolso lo quitamos.

¿Puedo pasar a recoger?

Claro, en el polígono La Paz, nave 14, Teruel. Abrimos de lunes a viernes de 9 a 14 y los jueves también de 16 a 19.

¿Alquiláis extractor?

Sí, por 18 € al día y una fianza de 100 €.`,
    },
  ],
  products: [
    { title: 'Colmena Layens', price: 64, categories: ['Colmenas'], attributes: { Cuadros: ['12'], Madera: ['Pino'], Peso: ['14 kg'] } },
    {
      title: 'Colmena Dadant',
      price: 72.5,
      was: 79,
      categories: ['Colmenas'],
      attributes: { Cuadros: ['10'], Madera: ['Pino'], Peso: ['13 kg'] },
    },
    {
      title: 'Colmena Langstroth',
      price: 78,
      inStock: false,
      categories: ['Colmenas'],
      attributes: { Cuadros: ['10'], Madera: ['Abeto'], Peso: ['12 kg'] },
    },
    {
      title: 'Ahumador Tomillo',
      price: 29.9,
      categories: ['Herramientas'],
      attributes: { Material: ['Acero inoxidable'], Altura: ['28 cm'] },
    },
    {
      title: 'Ahumador Jara mini',
      price: 19.5,
      categories: ['Herramientas'],
      attributes: { Material: ['Acero galvanizado'], Altura: ['20 cm'] },
    },
    {
      title: 'Traje Reina ventilado',
      price: 119,
      was: 140,
      categories: ['Protección'],
      attributes: { Tejido: ['Tres capas'] },
      variants: [{ options: { Talla: 'M' } }, { options: { Talla: 'L' } }, { options: { Talla: 'XL' }, inStock: false }],
    },
    { title: 'Guantes de cabra', price: 17, categories: ['Protección'], attributes: { Material: ['Piel de cabra'] } },
    { title: 'Careta redonda', price: 13.2, categories: ['Protección'] },
    {
      title: 'Extractor manual 4 cuadros',
      price: 265,
      categories: ['Extractores'],
      attributes: { Capacidad: ['4 cuadros'], Peso: ['21 kg'] },
    },
    { title: 'Cera estampada 1 kg', price: 18.75, categories: ['Cera'], attributes: { Peso: ['1 kg'] } },
    { title: 'Espátula levantacuadros', price: 8.4, categories: ['Herramientas'], attributes: { Longitud: ['25 cm'] } },
  ],
};

export const splawik: Shop = {
  key: 'splawik',
  language: 'pl',
  currency: 'PLN',
  url: 'https://splawik.example',
  quiz: { question: 'Jak łowisz?', answers: ['Spinning', 'Inaczej'] },
  profile: {
    ...silent,
    companyName: 'Pod Spławikiem',
    howCanCustomersReachYouOrYourTeam: 'ryby@splawik.example, tel. 89 555 21 04',
  },
  pages: [
    {
      url: 'https://splawik.example/dostawa',
      title: 'Dostawa i odbiór',
      topic: 'delivery',
      text: `Dostawa i odbiór

Sposób: Paczkomat · Cena: 13,90 zł · Czas: 1–2 dni robocze
Sposób: Kurier · Cena: 17,90 zł · Czas: 1 dzień roboczy
Sposób: Kurier – wędki dłuższe niż 180 cm · Cena: 29 zł · Czas: 2 dni robocze

Zamówienia powyżej 249 zł wysyłamy do Paczkomatu na nasz koszt. Nie dotyczy to wędek i pontonów.

Żywe przynęty wysyłamy wyłącznie kurierem od poniedziałku do środy, w pudełku termicznym za 8 zł dopłaty.

Pontony jadą na palecie za 89 zł; kierowca dzwoni godzinę wcześniej.

Na Litwę i do Czech paczka kosztuje 45 zł i idzie do pięciu dni roboczych. Do pozostałych krajów nie wysyłamy.

Odbiór w Mikołajkach jest bezpłatny, zamówienie czeka tydzień.`,
    },
    {
      url: 'https://splawik.example/zwroty-i-gwarancja',
      title: 'Zwroty i gwarancja',
      topic: 'returns',
      text: `Zwroty i gwarancja

Na odstąpienie od umowy masz u nas 60 dni. Sprzęt nie może być używany nad wodą, odsyłasz go na swój koszt.

Nie przyjmujemy zwrotów żywych przynęt, zanęt po otwarciu i żyłek przewiniętych na twój kołowrotek.

Pieniądze oddajemy najpóźniej 5 dni po dotarciu przesyłki.

Wędki mają 24 miesiące gwarancji, kołowrotki 36 miesięcy. Złamana szczytówka to prawie zawsze uraz mechaniczny i gwarancja tego nie obejmuje; nową szczytówkę dorabiamy za 70 zł.`,
    },
    {
      url: 'https://splawik.example/poradnik',
      title: 'Pytania znad wody',
      topic: 'questions',
      text: `Pytania znad wody

Jaką grubość żyłki wybrać na karpia?

Na zwykłe łowisko wystarczy 0,30 mm, między zaczepy bierz 0,35 mm.

Czy nawijacie żyłkę na szpulę?

Tak, za darmo, jeśli żyłka jest kupiona u nas.

Jak przechowywać białe robaki?

W lodówce, w temperaturze od 2 do 5 stopni, wytrzymają dwa tygodnie.

Czy można u was kupić zezwolenie?

Sprzedajemy dzienne zezwolenia na jezioro Tałty po 35 zł. Karty wędkarskiej nie wyrabiamy.

Czy serwisujecie kołowrotki?

Czyszczenie i smarowanie kosztuje 60 zł i trwa około tygodnia.

Jakie są formy płatności?

BLIK, karta, przelew albo pobranie (dopłata 6 zł). Rat nie prowadzimy.

Organizujecie zawody?

W ostatnią sobotę maja i września; wpisowe wynosi 40 zł, dzieci do lat 12 startują za darmo.

W jakich godzinach działa sklep?

Od poniedziałku do soboty od 6:00 do 16:00, w niedziele nieczynne. Zimą otwieramy o ósmej.`,
    },
  ],
  products: [
    {
      title: 'Wędka Sandacz 240',
      price: 189,
      was: 229,
      categories: ['Wędki'],
      attributes: { Długość: ['240 cm'], 'Ciężar wyrzutu': ['10–30 g'], Waga: ['138 g'] },
    },
    {
      title: 'Wędka Okoń 210',
      price: 149,
      categories: ['Wędki'],
      attributes: { Długość: ['210 cm'], 'Ciężar wyrzutu': ['3–15 g'], Waga: ['112 g'] },
    },
    { title: 'Wędka Lin 360', price: 215, inStock: false, categories: ['Wędki'], attributes: { Długość: ['360 cm'], Waga: ['240 g'] } },
    { title: 'Kołowrotek Trzcina 2500', price: 159.9, categories: ['Kołowrotki'], attributes: { Łożyska: ['6'], Waga: ['265 g'] } },
    { title: 'Kołowrotek Trzcina 4000', price: 184.5, categories: ['Kołowrotki'], attributes: { Łożyska: ['8'], Waga: ['310 g'] } },
    { title: 'Żyłka Rosa 0,30 mm 150 m', price: 24, categories: ['Żyłki'], attributes: { Grubość: ['0,30 mm'] } },
    { title: 'Zestaw woblerów Uklejka', price: 65, was: 79, categories: ['Przynęty'], attributes: { Liczba: ['5 sztuk'] } },
    { title: 'Zanęta Leszcz 2 kg', price: 21.5, categories: ['Zanęty'], attributes: { Masa: ['2 kg'] } },
    {
      title: 'Podbierak składany',
      price: 74,
      categories: ['Akcesoria'],
      variants: [{ options: { Kolor: 'Zielony' } }, { options: { Kolor: 'Czarny' }, inStock: false }],
    },
    { title: 'Krzesło karpiowe Bóbr', price: 239, categories: ['Meble'], attributes: { Udźwig: ['130 kg'] } },
    { title: 'Ponton Perkoz 230', price: 1199, categories: ['Pontony'], attributes: { Długość: ['230 cm'], Osoby: ['2'] } },
  ],
};

export const maruya: Shop = {
  key: 'maruya',
  language: 'ja',
  currency: 'JPY',
  url: 'https://seifuku-maruya.example',
  quiz: { question: 'どなたの制服ですか？', answers: ['中学生', 'その他'] },
  profile: {
    ...silent,
    companyName: '学生服のまるや',
    howCanCustomersReachYouOrYourTeam: 'お電話 022-555-0163、メール info@seifuku-maruya.example',
  },
  pages: [
    {
      url: 'https://seifuku-maruya.example/haisou',
      title: '配送について',
      topic: 'delivery',
      text: `配送について

ご入学おめでとうございます。まるやは創業六十年、心を込めてお届けします。

地域: 東北・関東 · 送料: 660円
地域: 関西・中部 · 送料: 880円
地域: 北海道・九州 · 送料: 1,100円
地域: 沖縄・離島 · 送料: 1,980円

お買い上げ一万五千円以上で、沖縄・離島を除き送料は当店が負担いたします。

在庫のある商品は翌営業日に出荷いたします。ネーム刺繍をご希望の場合は、さらに五日ほど頂戴します。

三月は大変混み合うため、日付のご指定は承れません。

海外への発送は行っておりません。`,
    },
    {
      url: 'https://seifuku-maruya.example/henpin',
      title: '返品・サイズ交換',
      topic: 'returns',
      text: `返品・サイズ交換

到着後14日以内で、タグが付いたままの商品は返品できます。送料はお客様のご負担となります。

サイズ交換は一回に限り、往復の送料を当店が負担いたします。

刺繍を入れた商品、裾上げをした商品、肌着と靴下は返品も交換もお受けできません。

ご返金は商品の確認後、七日以内にお振り込みいたします。

学生服は三年間の修理保証付きです。ボタンの付け直しとほつれ直しは無料、ファスナーの交換は1,650円です。`,
    },
    {
      url: 'https://seifuku-maruya.example/faq',
      title: 'よくあるご質問',
      topic: 'questions',
      text: `よくあるご質問

ズボンの裾上げはしてもらえますか。

一本550円で承ります。股下の長さをご注文時にお知らせください。

家で洗えますか。

ウォッシャブルと書かれた商品は、ネットに入れて30度以下で洗えます。そのほかはクリーニングにお出しください。

背が伸びることを考えて、どのくらい大きめを選べばよいですか。

新入生には今の身長より10センチ上のサイズをおすすめしています。袖と裾は後から5センチ出せます。

お支払い方法を教えてください。

クレジットカード、PayPay、代金引換（手数料330円）がございます。分割払いはお取り扱いがありません。

採寸に行きたいのですが、予約は必要ですか。

二月と三月のみご予約制です。そのほかの月はそのままお越しください。

お店の場所と営業時間は。

仙台市青葉区本町2-5-8、午前10時から午後6時半まで。水曜定休です。

着なくなった制服を引き取ってもらえますか。

まるやでお求めの制服に限り、一着500円で下取りいたします。`,
    },
  ],
  products: [
    {
      title: '詰襟学生服 上着',
      price: 18700,
      was: 20900,
      categories: ['学生服'],
      attributes: { 素材: ['ウール50%'] },
      variants: [{ options: { サイズ: '160A' } }, { options: { サイズ: '165A' } }, { options: { サイズ: '170A' }, inStock: false }],
    },
    {
      title: '学生ズボン ワンタック',
      price: 9900,
      categories: ['学生服'],
      attributes: { 素材: ['ポリエステル'], 洗濯: ['ウォッシャブル'] },
    },
    { title: 'セーラー服 冬用', price: 22000, categories: ['セーラー服'], attributes: { 素材: ['ウール70%'] } },
    { title: 'セーラー服 夏用', price: 14300, categories: ['セーラー服'], attributes: { 素材: ['綿'], 洗濯: ['ウォッシャブル'] } },
    { title: 'プリーツスカート 紺', price: 12100, inStock: false, categories: ['スカート'], attributes: { 丈: ['60cm'] } },
    { title: 'プリーツスカート チェック', price: 13200, categories: ['スカート'], attributes: { 丈: ['57cm'] } },
    { title: '長袖ワイシャツ', price: 2750, was: 3300, categories: ['シャツ'], attributes: { 素材: ['綿60%'] } },
    {
      title: 'スクールセーター',
      price: 5500,
      categories: ['ニット'],
      variants: [{ options: { 色: '紺' } }, { options: { 色: 'グレー' } }],
    },
    { title: '通学リュック 30L', price: 8800, categories: ['かばん'], attributes: { 容量: ['30リットル'], 重さ: ['980g'] } },
    { title: '通学リュック 22L', price: 7150, categories: ['かばん'], attributes: { 容量: ['22リットル'], 重さ: ['760g'] } },
    { title: '白ソックス 3足組', price: 990, categories: ['靴下'] },
  ],
};
