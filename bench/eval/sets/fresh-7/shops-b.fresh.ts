/** Shops of the seventh fresh set: climbing, bonsai. */
import type { Shop } from '../../lib/shop.ts';

const silent = {
  whatServicesDoYouOfferToClients: '',
  moreInformationAboutYourProducts: '',
  howCanCustomersReachYouOrYourTeam: '',
  whatAreFAQs: '',
  howMuchDiscountCanYouDoMaximum: '',
};

export const przewieszka: Shop = {
  key: 'przewieszka',
  language: 'pl',
  currency: 'PLN',
  url: 'https://przewieszka.example',
  quiz: { question: 'Gdzie się wspinasz?', answers: ['Na ściance', 'Gdzie indziej'] },
  profile: {
    ...silent,
    companyName: 'Przewieszka',
    whatServicesDoYouOfferToClients:
      'Podklejamy buty wspinaczkowe nową gumą za 130 zł, trwa to dwa tygodnie. Przeglądamy liny i uprzęże za darmo.',
    howCanCustomersReachYouOrYourTeam: 'Tel. 12 555 01 66 albo lina@przewieszka.example',
    whatAreFAQs: `Czy można przymierzyć buty na ściance?
Tak, w salonie stoi mały mur i dajemy buty na kwadrans.`,
  },
  pages: [
    {
      url: 'https://przewieszka.example/dostawa',
      title: 'Dostawa',
      topic: 'delivery',
      text: `Dostawa

Sposób: Automat paczkowy · Koszt: 11 zł · Czas: 1–2 dni robocze
Sposób: Kurier do domu · Koszt: 16 zł · Czas: 1–2 dni robocze
Sposób: Kurier za pobraniem · Koszt: 22 zł · Czas: 2–3 dni robocze

Za koszyk powyżej 250 zł przesyłkę bierzemy na siebie, z wyjątkiem materacy do boulderingu – te zawsze jadą za 45 zł.

Co zamówisz do 14:00, wychodzi z magazynu tego samego dnia.

Do Czech i na Słowację wysyłamy za 39 zł. Dalej za granicę nie wysyłamy.

Automat przechowuje paczkę dwie doby, potem wraca ona do nas.`,
    },
    {
      url: 'https://przewieszka.example/zwroty',
      title: 'Zwroty, wymiana, gwarancja',
      topic: 'returns',
      text: `Zwroty, wymiana, gwarancja

Na zwrot masz 50 dni, o ile sprzęt nie był na skale ani na ściance. Odesłanie kosztuje cię 13 zł.

Lin, uprzęży i karabinków po rozcięciu plomby nie przyjmujemy ze względów bezpieczeństwa.

Buty w innym rozmiarze wysyłamy za darmo, ale tylko raz.

Pieniądze oddajemy w trzy dni od chwili, gdy paczka do nas wróci.

Sprzęt metalowy ma pięć lat gwarancji, tekstylia dwa, buty pół roku. Przetarcia od skały to nie wada.`,
    },
    {
      url: 'https://przewieszka.example/porady',
      title: 'Porady',
      topic: 'questions',
      text: `Porady

O ile mniejsze mają być buty?

Rodzaj: Rekreacyjne · Rozmiar: jak zwykłe buty
Rodzaj: Sportowe · Rozmiar: o pół numeru mniej
Rodzaj: Agresywne · Rozmiar: o cały numer mniej

Kiedy wymienić linę?

Przy wspinaniu co tydzień po dwóch latach, po ciężkim locie od razu. Nieużywana wytrzyma dziesięć lat.

Czy linę można prać?

W wannie, w letniej wodzie, bez proszku. Suszyć w cieniu, nigdy na kaloryferze.

Jak pozbyć się zapachu z butów?

Po każdym treningu włóż do środka woreczki z cedrem. Pralka niszczy klejenie.

Jaką długość liny wybrać?

Na ściankę 40 m, w skały na Jurze 60 m, w Alpy 70 m.

Od ilu lat dziecko może się wspinać?

Od czterech, w uprzęży pełnej, zakładanej także na ramiona.

Ile kilogramów wytrzyma karabinek?

Wzdłuż 24 kN, czyli ciężar małego samochodu.

Jak można zapłacić?

BLIK, karta, przelew. Raty od 500 zł. Nie przyjmujemy bonów ani kart podarunkowych innych firm.

Czy prowadzicie kursy?

Kurs skałkowy w maju i we wrześniu, 690 zł za weekend, grupy do sześciu osób.

Gdzie jest salon i kiedy otwarty?

Kraków, ul. Zabłocie 13. Od poniedziałku do piątku 11–20, w soboty 10–15, w niedziele zamknięte.`,
    },
  ],
  products: [
    { title: 'Lina Sokolica 40 m', price: 329, categories: ['Liny'], attributes: { Waga: ['2,5 kg'], Średnica: ['9,8 mm'] } },
    { title: 'Lina Sokolica 60 m', price: 459, was: 519, categories: ['Liny'], attributes: { Waga: ['3,8 kg'], Średnica: ['9,8 mm'] } },
    { title: 'Lina Turnia 70 m', price: 689, inStock: false, categories: ['Liny'], attributes: { Waga: ['4 kg'], Średnica: ['9,2 mm'] } },
    {
      title: 'Buty Gekon',
      price: 349,
      categories: ['Buty wspinaczkowe'],
      variants: [{ options: { Rozmiar: '38' } }, { options: { Rozmiar: '40' } }, { options: { Rozmiar: '42' }, inStock: false }],
    },
    {
      title: 'Buty Żmija',
      price: 489,
      was: 549,
      categories: ['Buty wspinaczkowe'],
      variants: [{ options: { Rozmiar: '40' } }, { options: { Rozmiar: '42' } }],
    },
    { title: 'Uprząż Start', price: 199, categories: ['Uprzęże'], attributes: { Waga: ['420 g'] } },
    { title: 'Uprząż Piórko', price: 319, categories: ['Uprzęże'], attributes: { Waga: ['275 g'] } },
    { title: 'Karabinek Zamek', price: 45, categories: ['Sprzęt metalowy'], attributes: { Waga: ['82 g'] } },
    {
      title: 'Kask Skorupa',
      price: 239,
      categories: ['Kaski'],
      attributes: { Waga: ['310 g'] },
      variants: [{ options: { Kolor: 'Czerwony' } }, { options: { Kolor: 'Szary' } }],
    },
    { title: 'Magnezja kulka 60 g', price: 12, categories: ['Magnezja'] },
    { title: 'Materac Poduszka', price: 799, categories: ['Bouldering'], attributes: { Waga: ['5,6 kg'] } },
  ],
};

export const kokemori: Shop = {
  key: 'kokemori',
  language: 'ja',
  currency: 'JPY',
  url: 'https://kokemori.example',
  quiz: { question: '盆栽は初めてですか？', answers: ['初めて', 'その他'] },
  profile: {
    ...silent,
    companyName: '盆栽 苔森',
    whatServicesDoYouOfferToClients: '植え替えを一鉢3,300円で承ります。ご旅行の間は一日150円で鉢をお預かりします。',
    howCanCustomersReachYouOrYourTeam: 'お電話 048-555-0172、メール midori@kokemori.example',
  },
  pages: [
    {
      url: 'https://kokemori.example/okuri',
      title: 'お届けについて',
      topic: 'delivery',
      text: `お届けについて

大きさ: 小品（高さ20センチまで） · 本州: 990円 · 北海道・九州: 1,540円
大きさ: 中品（高さ45センチまで） · 本州: 1,650円 · 北海道・九州: 2,420円
大きさ: 鉢・道具 · 本州: 770円 · 北海道・九州: 1,210円

沖縄へは植物検疫のため、木はお送りできません。鉢と道具は1,980円です。

一万二千円を超えるご注文は、本州に限り送料をいただきません。

木は週に二度、火曜日と金曜日に発送いたします。真夏は夕方に集荷し、保冷便（330円増し）をお使いいただけます。

ご不在の場合、三日以内に受け取られないと木が弱りますのでご注意ください。`,
    },
    {
      url: 'https://kokemori.example/hosho',
      title: '返品と枯れ保証',
      topic: 'returns',
      text: `返品と枯れ保証

道具と鉢は、未使用でしたら20日間返品できます。返送料はお客様のご負担です。

生きている木の返品は承れません。

お届けから60日以内に枯れた場合は、写真を拝見したうえで一度だけ代わりの木をお送りします。水切れによるものは除きます。

運送中に鉢が割れていたら、翌日までにお電話ください。新しい鉢を無料でお送りします。

ご返金は五営業日以内に、お支払いと同じ方法で行います。`,
    },
    {
      url: 'https://kokemori.example/sodate',
      title: '育て方の相談室',
      topic: 'questions',
      text: `育て方の相談室

水やりはどのくらいですか。

春と秋は一日一回、夏は朝夕の二回、冬は三日に一度が目安です。

室内に置けますか。

二、三日でしたら飾れます。ふだんは日の当たる屋外に置いてください。

葉が黄色くなりました。

多くは水のやりすぎです。土の表面が乾くまでお待ちください。

剪定はいつがよいですか。

松は秋、もみじは六月に切ります。はさみは使う前に消毒してください。

植え替えは何年ごとですか。

木: 若い木 · 間隔: 二年に一度
木: 古い木 · 間隔: 四年に一度

虫がついたときは。

牛乳を薄めて霧吹きでかけ、乾いたら洗い流します。

猫がかじっても大丈夫ですか。

松ともみじは心配ありませんが、ツツジには毒があります。

贈り物にできますか。

風呂敷包みを440円で、手書きのカードは無料でお付けします。

教室はありますか。

毎月第三日曜の午前、材料費込みで4,800円です。定員は八名です。

支払い方法は何がありますか。

クレジットカード、銀行振込、コンビニ払い（手数料220円）です。代金引換は扱っておりません。

お店はどこですか。

さいたま市北区盆栽町5番地、九時から十六時半まで。木曜定休です。`,
    },
  ],
  products: [
    { title: '五葉松 小品', price: 6800, categories: ['松'], attributes: { 高さ: ['16cm'], 樹齢: ['8年'] } },
    { title: '黒松 中品', price: 18500, was: 21000, categories: ['松'], attributes: { 高さ: ['38cm'], 樹齢: ['22年'] } },
    { title: '山もみじ 小品', price: 4900, categories: ['もみじ'], attributes: { 高さ: ['18cm'], 樹齢: ['5年'] } },
    { title: '出猩々もみじ 中品', price: 14200, inStock: false, categories: ['もみじ'], attributes: { 高さ: ['42cm'], 樹齢: ['15年'] } },
    { title: 'さつきツツジ 小品', price: 5600, was: 6300, categories: ['花もの'], attributes: { 高さ: ['17cm'], 樹齢: ['7年'] } },
    { title: '剪定ばさみ', price: 3850, categories: ['道具'], attributes: { 長さ: ['18cm'], 重さ: ['160g'] } },
    { title: '芽切りばさみ', price: 2970, categories: ['道具'], attributes: { 長さ: ['15cm'], 重さ: ['95g'] } },
    {
      title: '信楽焼の丸鉢',
      price: 2400,
      categories: ['鉢'],
      attributes: { 直径: ['12cm'] },
      variants: [{ options: { 色: '青' } }, { options: { 色: '茶' } }, { options: { 色: '白' }, inStock: false }],
    },
    { title: '常滑焼の角鉢', price: 3600, categories: ['鉢'], attributes: { 直径: ['20cm'] } },
    { title: '赤玉土 3L', price: 680, categories: ['用土'] },
    { title: '銅のじょうろ', price: 7900, categories: ['道具'], attributes: { 容量: ['1.5L'] } },
  ],
};
