/** Shops of the ninth fresh set: swimming pools, painting, kendo. */
import type { Shop } from '../../lib/shop.ts';

const silent = {
  whatServicesDoYouOfferToClients: '',
  moreInformationAboutYourProducts: '',
  howCanCustomersReachYouOrYourTeam: '',
  whatAreFAQs: '',
  howMuchDiscountCanYouDoMaximum: '',
};

export const aguazul: Shop = {
  key: 'aguazul',
  language: 'es',
  currency: 'EUR',
  url: 'https://aguazul.example',
  quiz: { question: '¿Qué piscina tienes?', answers: ['De obra', 'Otra cosa'] },
  profile: {
    ...silent,
    companyName: 'Aguazul Piscinas',
    whatServicesDoYouOfferToClients:
      'Analizamos gratis el agua que nos traigas en una botella. Montamos bombas y filtros en la provincia de Sevilla por 95 €.',
    moreInformationAboutYourProducts: 'Nuestros robots se fabrican en Zaragoza y se reparan en nuestro propio taller.',
    howCanCustomersReachYouOrYourTeam: 'Tel. 955 550 142, correo hola@aguazul.example',
    whatAreFAQs: `¿Puedo probar un robot antes de comprarlo?
Sí, te lo dejamos un fin de semana por 30 €, que se descuentan si te lo quedas.`,
  },
  pages: [
    {
      url: 'https://aguazul.example/envios',
      title: 'Envíos',
      topic: 'delivery',
      text: `Envíos

Tipo: Accesorios y recambios · Península: 4,50 € · Baleares: 9 €
Tipo: Productos químicos · Península: 7,90 € · Baleares: no disponible
Tipo: Bombas, filtros y robots · Península: 12 € · Baleares: 29 €

Desde 99 € los portes en la península corren de nuestra cuenta.

Lo que pides antes de las 13 h sale el mismo día y llega en 48 horas.

A Canarias, Ceuta y Melilla no llegamos. A Portugal sí, por 16 €.

Las cubiertas a medida tardan cuatro semanas en fabricarse.

Si no hay nadie, el transportista te llama y acordáis otra hora.`,
    },
    {
      url: 'https://aguazul.example/devoluciones',
      title: 'Devoluciones y garantía',
      topic: 'returns',
      text: `Devoluciones y garantía

Tienes 20 días para arrepentirte si el aparato no se ha mojado. El transporte de vuelta lo pagas tú.

El cloro y demás químicos no se admiten de vuelta, y tampoco las cubiertas cortadas a tu medida.

El reembolso llega en una semana, por la misma vía.

Los robots llevan tres años de garantía; las escobillas y correas, seis meses.

Si algo llega golpeado, no firmes la entrega sin anotarlo y escríbenos en 24 horas.`,
    },
    {
      url: 'https://aguazul.example/consejos',
      title: 'Consejos',
      topic: 'questions',
      text: `Consejos

El agua se ha puesto verde, ¿qué hago?

Son algas. Sube el cloro a choque, 15 g por metro cúbico, y deja la bomba encendida toda la noche.

¿Cuánto rato tiene que funcionar la depuradora?

Divide la temperatura del agua entre dos: esas son las horas al día.

¿Cuándo podemos bañarnos tras echar cloro?

Pasadas ocho horas, y siempre que el nivel esté por debajo de 3.

Me pican los ojos.

Suele ser el pH. Debe quedar entre 7,2 y 7,6; mídelo dos veces por semana.

¿Cuándo se cambia la arena del filtro?

Cada cinco años. Si el manómetro pasa de 1,5 bar, antes toca un contralavado.

¿Cómo preparo la piscina para el invierno?

Baja el agua diez centímetros, echa invernador y tápala. No la vacíes nunca del todo.

¿Qué robot va bien para el gresite?

El que lleva cepillos de espuma PVA; los de goma resbalan.

¿Son peligrosos los productos para los animales?

Mientras el perro no beba del bidón, no. Guárdalos cerrados y por separado: el ácido y el cloro juntos desprenden gas.

¿Cómo se calcula el volumen?

Largo por ancho por la profundidad media. En las redondas, multiplica además por 0,78.

¿Cómo se paga?

Con tarjeta, Bizum o a plazos con Aplazame. Contra reembolso, no.

¿Dónde estáis?

Polígono Los Olivos, nave 14, Dos Hermanas. De lunes a viernes de 9 a 14 y de 17 a 20 h. En agosto solo por la mañana.`,
    },
  ],
  products: [
    { title: 'Robot Delfín 30', price: 649, was: 749, categories: ['Robots'], attributes: { Peso: ['8,5 kg'], Cable: ['15 m'] } },
    { title: 'Robot Delfín 50', price: 989, categories: ['Robots'], attributes: { Peso: ['10 kg'], Cable: ['18 m'] } },
    { title: 'Limpiafondos Manta', price: 119, categories: ['Robots'], inStock: false },
    { title: 'Bomba Guadaíra', price: 235, categories: ['Bombas'], attributes: { Potencia: ['750 W'] } },
    { title: 'Filtro de arena Coria', price: 299, categories: ['Filtros'], attributes: { Diámetro: ['50 cm'] } },
    { title: 'Cloro en pastillas 5 kg', price: 34.5, was: 39, categories: ['Químicos'] },
    { title: 'Antialgas 5 l', price: 18, categories: ['Químicos'] },
    { title: 'Reductor de pH 5 kg', price: 14.9, categories: ['Químicos'] },
    { title: 'Recogehojas', price: 12.5, categories: ['Accesorios'] },
    { title: 'Escalera de acero', price: 149, categories: ['Accesorios'], attributes: { Peldaños: ['3'] } },
    {
      title: 'Manguera flotante',
      price: 27,
      categories: ['Accesorios'],
      variants: [{ options: { Largo: '8 m' } }, { options: { Largo: '12 m' } }, { options: { Largo: '15 m' }, inStock: false }],
    },
  ],
};

export const ultramaryna: Shop = {
  key: 'ultramaryna',
  language: 'pl',
  currency: 'PLN',
  url: 'https://ultramaryna.example',
  quiz: { question: 'Czym malujesz?', answers: ['Akwarelą', 'Czymś innym'] },
  profile: {
    ...silent,
    companyName: 'Ultramaryna',
    whatServicesDoYouOfferToClients:
      'Naciągamy płótno na krosno w dowolnym formacie, od 45 zł, w trzy dni. Oprawiamy obrazy w pracowni obok.',
    howCanCustomersReachYouOrYourTeam: 'Tel. 71 555 02 39 albo pedzel@ultramaryna.example',
    whatAreFAQs: `Czy mogę sprawdzić kolor przed zakupem?
Tak, przy kasie leżą wzorniki malowane ręcznie, a do paczki dokładamy kartę za 6 zł.`,
  },
  pages: [
    {
      url: 'https://ultramaryna.example/dostawa',
      title: 'Dostawa',
      topic: 'delivery',
      text: `Dostawa

Sposób: Paczkomat · Koszt: 12 zł · Czas: 1–2 dni
Sposób: Kurier · Koszt: 17 zł · Czas: 1 dzień
Sposób: Sztalugi i płótna powyżej 100 cm · Koszt: 39 zł · Czas: 3–4 dni

Od 180 zł przesyłka jest na nasz koszt, poza sztalugami.

Paczki nadajemy o 15:00; co zamówisz wcześniej, jedzie jeszcze tego dnia.

Wysyłamy też na Litwę i do Niemiec, za 48 zł. Poza Unię nie wysyłamy, bo farby olejne odprawia się jak chemię.

Zimą farb akrylowych nie nadajemy przy mrozie poniżej pięciu stopni; czekamy i dajemy znać.

Kurier, który nikogo nie zastanie, zostawia paczkę w punkcie na pięć dni.`,
    },
    {
      url: 'https://ultramaryna.example/zwroty',
      title: 'Zwroty i reklamacje',
      topic: 'returns',
      text: `Zwroty i reklamacje

Przez 40 dni przyjmujemy to, co nieotwarte i niepobrudzone. Paczkę opłacasz sam.

Płócien na wymiar i otwartych tub nie przyjmujemy.

Pieniądze wracają w cztery dni robocze, tą samą drogą.

Jeśli tuba wylała się w drodze, przyślij zdjęcie w ciągu dwóch dni, wyślemy nową.

Sztalugi mają pięć lat gwarancji, aerografy rok.`,
    },
    {
      url: 'https://ultramaryna.example/porady',
      title: 'Porady',
      topic: 'questions',
      text: `Porady

Od czego zacząć przygodę z akwarelą?

Wystarczy dwanaście kostek, jeden pędzel nr 8 i papier bawełniany 300 g.

Papier mi się faluje.

Naklej go na mokro taśmą na deskę albo weź blok klejony z czterech stron.

Jak długo schnie olej?

Cienka warstwa tydzień, gruba do pół roku. Werniks kładzie się po roku.

Czym umyć pędzle po oleju?

Wytrzyj w szmatkę, wypłucz w oczyszczaczu bez zapachu, potem szarym mydłem. Nigdy nie zostawiaj włosiem w dół.

Czy farby są bezpieczne dla dzieci?

Tempera i gwasz tak, od trzech lat. Kadmy i biel ołowiowa tylko dla dorosłych.

Farba zgęstniała w tubie, co robić?

Akrylu nie da się już uratować. Olej rozrobisz kroplą oleju lnianego.

Czy kolory nie wyblakną?

Na etykiecie są gwiazdki: trzy oznaczają sto lat bez zmiany w muzeum, jedna kilka lat na ścianie.

Jakie płótno do akrylu?

Bawełna zagruntowana dwa razy. Len zostaw do oleju.

Mam alergię na terpentynę.

Używaj farb olejnych rozcieńczanych wodą, stoją na osobnej półce.

Czy pędzle są z włosia zwierząt?

Kolinsky i szczecina tak. Syntetyczne mają zielony trzonek.

Jak mogę zapłacić?

BLIK-iem, kartą i przelewem. Szkołom wystawiamy fakturę z terminem 21 dni.

Gdzie jesteście i kiedy można wpaść?

Wrocław, ulica Szewska 27, w podwórzu. Poniedziałek–piątek 10–18, sobota 10–14. W drugą sobotę miesiąca są warsztaty, 85 zł z materiałami.`,
    },
  ],
  products: [
    { title: 'Akwarele Odra 12 kostek', price: 89, was: 105, categories: ['Akwarele'], attributes: { Waga: ['240 g'] } },
    { title: 'Akwarele Odra 24 kostki', price: 159, categories: ['Akwarele'], attributes: { Waga: ['410 g'] } },
    { title: 'Oleje Ślęża zestaw 10', price: 139, categories: ['Farby olejne'] },
    { title: 'Akryle Barycz zestaw 8', price: 74, inStock: false, categories: ['Farby akrylowe'] },
    { title: 'Sztaluga Świdnica', price: 349, was: 399, categories: ['Sztalugi'], attributes: { Waga: ['6,8 kg'], Wysokość: ['235 cm'] } },
    { title: 'Sztaluga stołowa', price: 99, categories: ['Sztalugi'], attributes: { Waga: ['1,4 kg'], Wysokość: ['55 cm'] } },
    { title: 'Pędzel Kolinsky nr 8', price: 64, categories: ['Pędzle'] },
    { title: 'Pędzel syntetyczny nr 8', price: 18, categories: ['Pędzle'] },
    {
      title: 'Płótno bawełniane',
      price: 32,
      categories: ['Płótna'],
      variants: [
        { options: { Format: '30 × 40 cm' } },
        { options: { Format: '50 × 70 cm' }, price: 56 },
        { options: { Format: '80 × 100 cm' }, price: 98, inStock: false },
      ],
    },
    { title: 'Blok akwarelowy A4', price: 47, categories: ['Papier'] },
    { title: 'Oczyszczacz 500 ml', price: 29, categories: ['Media'] },
  ],
};

export const kenshido: Shop = {
  key: 'kenshido',
  language: 'ja',
  currency: 'JPY',
  url: 'https://kenshido.example',
  quiz: { question: '剣道の経験はありますか？', answers: ['初めて', 'その他'] },
  profile: {
    ...silent,
    companyName: '武道具 剣志堂',
    whatServicesDoYouOfferToClients: '甲手の手の内の張り替えを両手6,600円で承り、十日ほどでお返しします。竹刀の組み直しは一本500円です。',
    howCanCustomersReachYouOrYourTeam: 'お電話 092-555-0144、メール men@kenshido.example',
  },
  pages: [
    {
      url: 'https://kenshido.example/haiso',
      title: '配送',
      topic: 'delivery',
      text: `配送

品物: 小物・手ぬぐい · 九州: 350円 · その他の地域: 480円
品物: 竹刀・木刀 · 九州: 880円 · その他の地域: 1,100円
品物: 防具一式 · 九州: 1,320円 · その他の地域: 1,760円

二万円以上お買い上げの場合、全国どこでも送料は当店が負担します。

正午までにいただいたご注文は当日中に出荷します。名入れのある品は五日ほど余分にかかります。

海外へは台湾と韓国に限り、4,500円でお送りします。

お留守のときは不在票が入り、一週間営業所でお預かりします。`,
    },
    {
      url: 'https://kenshido.example/henpin',
      title: '返品・保証',
      topic: 'returns',
      text: `返品・保証

お届けから14日以内、道場で使っていない品に限り返品できます。送料はご負担ください。

名前を刺繍したものと面の内側に触れたものは、返品できません。

面のサイズが合わないときは、一回だけ無料で取り替えます。

防具の縫い目のほつれは三年間、無償でお直しします。竹刀は消耗品ですので保証いたしません。

お金は一週間ほどで、お使いのカードに戻ります。`,
    },
    {
      url: 'https://kenshido.example/oshiete',
      title: '教えて剣志堂',
      topic: 'questions',
      text: `教えて剣志堂

竹刀の長さは何で決まりますか。

年齢: 小学生 · 長さ: 36以下
年齢: 中学生 · 長さ: 37
年齢: 高校生 · 長さ: 38
年齢: 大学生・一般 · 長さ: 39

面の寸法はどう測りますか。

頭のまわりと、あごの下から頭頂までの二か所を巻尺で測り、大きいほうに合わせます。

防具が臭います。

陰干しして、風を通してください。消臭スプレーは藍が落ちるので内側だけにします。

道着は洗濯機で洗えますか。

最初の三回は色が出ますので、一枚だけ水で手洗いしてください。乾燥機は縮みます。

竹刀がささくれました。

すぐに使うのをやめ、紙やすりで削って油を塗ります。割れたものは危険ですので捨ててください。

眼鏡をかけたまま面をつけられますか。

面用の眼鏡があります。つるがゴムですので当たっても痛くありません。

左利きでも構えは同じですか。

はい、同じです。道具もそのままお使いになれます。

子どもは何歳から始められますか。

五歳からの小さな道着がございます。防具は一年ほど稽古してからで十分です。

袴のひだが消えてしまいます。

たたんで布団の下に一晩敷いてください。化繊の袴ならひだは消えません。

支払い方法を教えてください。

カード、銀行振込、PayPayです。部活動には月末締めの請求書も出します。

店はどこですか。

福岡市中央区大名二丁目7番、十時から十九時まで、水曜休みです。地下に三台分の車庫があります。`,
    },
  ],
  products: [
    { title: '竹刀 若鷹 38', price: 3200, categories: ['竹刀'], attributes: { 重さ: ['480g'] } },
    { title: '竹刀 若鷹 39', price: 3400, categories: ['竹刀'], attributes: { 重さ: ['510g'] } },
    { title: '竹刀 玄武 39', price: 5600, was: 6200, categories: ['竹刀'], attributes: { 重さ: ['515g'] } },
    { title: '木刀 赤樫', price: 2900, categories: ['木刀'], attributes: { 長さ: ['101cm'] } },
    { title: '防具セット 青龍', price: 48000, was: 56000, categories: ['防具'], attributes: { 重さ: ['4.8kg'] } },
    { title: '防具セット 白虎', price: 72000, inStock: false, categories: ['防具'], attributes: { 重さ: ['4.2kg'] } },
    { title: '甲手 飛燕', price: 12800, categories: ['防具'] },
    {
      title: '道着 藍染',
      price: 8900,
      categories: ['道着'],
      variants: [{ options: { サイズ: '2号' } }, { options: { サイズ: '3号' } }, { options: { サイズ: '4号' }, inStock: false }],
    },
    { title: '袴 化繊', price: 6400, categories: ['袴'] },
    { title: '手ぬぐい 波', price: 900, categories: ['小物'] },
    { title: '竹刀袋', price: 2500, categories: ['小物'], variants: [{ options: { 色: '黒' } }, { options: { 色: '紺' } }] },
  ],
};
