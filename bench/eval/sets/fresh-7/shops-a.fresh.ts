/** Shops of the seventh fresh set: beekeeping, aquariums, telescopes. */
import type { Shop } from '../../lib/shop.ts';

const silent = {
  whatServicesDoYouOfferToClients: '',
  moreInformationAboutYourProducts: '',
  howCanCustomersReachYouOrYourTeam: '',
  whatAreFAQs: '',
  howMuchDiscountCanYouDoMaximum: '',
};

export const hivewell: Shop = {
  key: 'hivewell',
  language: 'en',
  currency: 'GBP',
  url: 'https://hivewell.example',
  quiz: { question: 'How many colonies do you keep?', answers: ['None yet', 'Something else'] },
  profile: {
    ...silent,
    companyName: 'Hivewell Beekeeping',
    whatServicesDoYouOfferToClients:
      'We extract honey for you at £1.20 a kilo, minimum ten kilos. Beginners’ days run on the first Sunday of the month from April to August, £65 with lunch.',
    moreInformationAboutYourProducts:
      'Our hives are cut from western red cedar grown in Herefordshire and need no paint. All frames fit the British National standard.',
    howCanCustomersReachYouOrYourTeam: 'Ring 01432 555 018 or write to bees@hivewell.example',
    whatAreFAQs: `Do you sell live bees?
Yes, nuclei on six frames from mid-May, collection only. Bring a travel box or borrow one against a £20 deposit.`,
  },
  pages: [
    {
      url: 'https://hivewell.example/delivery',
      title: 'Delivery',
      topic: 'delivery',
      text: `Delivery

Parcel: Small (tools, veils, books) · Mainland: £4.20 · Highlands and islands: £7.90
Parcel: Large (hives, extractors) · Mainland: £11.50 · Highlands and islands: £24

Spend £90 and we pay the carriage on mainland orders.

Whatever you order by noon on a weekday leaves Hereford that afternoon and arrives within two working days. Flat-packed hives take a day longer.

Northern Ireland and the Republic pay £18. Since 2021 we have stopped sending goods to the continent.

If nobody answers the door the driver leaves the box with a neighbour or in a dry spot you name at checkout.`,
    },
    {
      url: 'https://hivewell.example/returns',
      title: 'Returns and guarantees',
      topic: 'returns',
      text: `Returns and guarantees

Changed your mind? You have 45 days. Anything that has touched bees, wax or honey must stay with you, for reasons of disease.

Send it back at your own expense; when the mistake is ours we email a label.

Money goes back to the card you used, usually four working days after the parcel reaches us.

Suits that turn out too tight or too roomy are swapped once at no charge.

Cedar hives carry a ten-year guarantee against rot. Extractor motors: three years. Smokers: one.`,
    },
    {
      url: 'https://hivewell.example/advice',
      title: 'Advice from the apiary',
      topic: 'questions',
      text: `Advice from the apiary

How do I wash a bee suit?

Take the veil off first and rinse it by hand. The suit itself goes in at 40 degrees, without softener, which bees dislike.

Which suit size should I take?

Size: S · Height: up to 165 cm · Chest: 96 cm
Size: M · Height: up to 175 cm · Chest: 106 cm
Size: L · Height: up to 188 cm · Chest: 118 cm

Does the hive come put together?

It arrives flat, with nails and glue. Allow an afternoon. We build it for £35.

May my child help?

From the age of six, in a suit of the right size and beside an adult.

How much honey will I get?

In a fair year eleven kilos from a colony, in its first summer often nothing.

Is it dangerous if I react badly to stings?

Please speak to your doctor before you buy anything from us.

How can I pay?

By card, Apple Pay or bank transfer. Clubs with an account may settle within 30 days. Cheques went out with us in 2019.

Where is the shop and when can I call in?

Unit 4, Widemarsh Yard, Hereford. Tuesday to Saturday, nine till five; the gate is shut in January.`,
    },
  ],
  products: [
    {
      title: 'Widemarsh Cedar Hive',
      price: 189,
      was: 215,
      categories: ['Hives'],
      attributes: { Weight: ['14 kg'], Frames: ['11'], Material: ['Cedar'] },
    },
    {
      title: 'Lugg Poly Hive',
      price: 142,
      categories: ['Hives'],
      attributes: { Weight: ['7.5 kg'], Frames: ['11'], Material: ['Polystyrene'] },
    },
    { title: 'Starter Nucleus Box', price: 46, categories: ['Hives'], attributes: { Weight: ['3 kg'], Frames: ['6'] } },
    {
      title: 'Meadow Ventilated Suit',
      price: 98,
      categories: ['Clothing'],
      variants: [
        { options: { Size: 'S', Colour: 'White' } },
        { options: { Size: 'M', Colour: 'White' } },
        { options: { Size: 'L', Colour: 'White' }, inStock: false },
        { options: { Size: 'M', Colour: 'Olive' } },
      ],
    },
    {
      title: 'Meadow Cotton Jacket',
      price: 54,
      categories: ['Clothing'],
      variants: [{ options: { Colour: 'White' } }, { options: { Colour: 'Khaki' } }],
    },
    { title: 'Goatskin Gauntlets', price: 19.5, categories: ['Clothing'], attributes: { Material: ['Leather'] } },
    { title: 'Dore Hand Extractor', price: 235, categories: ['Extraction'], attributes: { Capacity: ['4 frames'], Weight: ['11 kg'] } },
    {
      title: 'Dore Electric Extractor',
      price: 420,
      inStock: false,
      categories: ['Extraction'],
      attributes: { Capacity: ['9 frames'], Weight: ['19 kg'] },
    },
    { title: 'Copper Smoker', price: 38, was: 44, categories: ['Tools'], attributes: { Height: ['28 cm'] } },
    { title: 'J-Hook Hive Tool', price: 9.75, categories: ['Tools'], attributes: { Length: ['26 cm'] } },
    { title: 'The First Year in the Apiary', price: 16, categories: ['Books'], attributes: { Pages: ['192'] } },
  ],
};

export const tiefblau: Shop = {
  key: 'tiefblau',
  language: 'de',
  currency: 'EUR',
  url: 'https://tiefblau.example',
  quiz: { question: 'Süß- oder Meerwasser?', answers: ['Süßwasser', 'Etwas anderes'] },
  profile: {
    ...silent,
    companyName: 'Tiefblau Aquaristik',
    whatServicesDoYouOfferToClients:
      'Im Umkreis von 40 km um Kassel bauen wir Becken bei Ihnen auf (ab 120 €) und pflegen sie für 49 € im Monat. Wasserproben messen wir im Laden kostenlos.',
    howCanCustomersReachYouOrYourTeam: 'Telefon 0561 555 0199, E-Mail fische@tiefblau.example',
    howMuchDiscountCanYouDoMaximum: 'Vereine bekommen 8 % ab 200 €',
  },
  pages: [
    {
      url: 'https://tiefblau.example/versand',
      title: 'Versand',
      topic: 'delivery',
      text: `Versand

Warenart: Zubehör und Futter · Deutschland: 5,90 € · Österreich: 11,90 €
Warenart: Lebende Tiere und Pflanzen · Deutschland: 19,90 € · Österreich: nicht möglich
Warenart: Becken bis 120 Liter · Deutschland: 29 € · Österreich: 49 €

Größere Becken bringt eine Spedition bis zur Bordsteinkante, nach Absprache mit Ihnen, für 79 €.

Ab 69 € Warenwert entfallen die Kosten für Zubehör und Futter innerhalb Deutschlands.

Tiere verschicken wir nur montags bis mittwochs, im Styroporkarton mit Wärmekissen; bei Frost unter minus fünf Grad warten wir. Zubehör ist nach ein bis drei Werktagen bei Ihnen.

Die Schweiz beliefern wir nicht mehr.`,
    },
    {
      url: 'https://tiefblau.example/rueckgabe',
      title: 'Rückgabe und Garantie',
      topic: 'returns',
      text: `Rückgabe und Garantie

Zubehör nehmen wir 30 Tage lang zurück, wenn es noch trocken ist. Das Porto übernehmen wir ab einem Warenwert von 40 €, darunter zahlen Sie es.

Lebende Tiere und Pflanzen sind vom Umtausch ausgeschlossen. Kommt ein Fisch tot an, schicken Sie uns innerhalb von zwei Stunden ein Foto im geschlossenen Beutel – wir ersetzen ihn.

Den Betrag erstatten wir binnen fünf Werktagen auf demselben Weg, auf dem Sie gezahlt haben.

Auf die Verklebung unserer Becken geben wir sieben Jahre Garantie, auf Filter und Heizer drei, auf Lampen zwei.`,
    },
    {
      url: 'https://tiefblau.example/fragen',
      title: 'Wissen vom Beckenrand',
      topic: 'questions',
      text: `Wissen vom Beckenrand

Wie lange muss ein neues Becken laufen, bevor Fische einziehen?

Mindestens drei Wochen. Erst wenn kein Nitrit mehr messbar ist, dürfen die ersten Tiere hinein.

Wie oft wechselt man das Wasser?

Jede Woche ein Drittel, mit gleich warmem Leitungswasser.

Welcher Filter passt zu welchem Becken?

Becken: bis 60 Liter · Filter: Strömling 200
Becken: bis 120 Liter · Filter: Strömling 400
Becken: bis 300 Liter · Filter: Strömling 800

Wie laut ist ein Filter?

Unsere Außenfilter haben 32 Dezibel, etwa wie ein Kühlschrank.

Meine Scheiben werden grün, was hilft?

Weniger Licht: acht Stunden am Tag genügen. Dazu ein Algenmagnet und drei Rennschnecken.

Wer füttert, wenn ich verreise?

Erwachsene Fische kommen zehn Tage ohne Futter aus. Für länger gibt es Ferienfutter.

Was kostet der Betrieb?

Ein Becken mit 60 Litern braucht etwa 12 kWh im Monat.

Welche Zahlungsarten gibt es?

PayPal, Kreditkarte, Lastschrift. Rechnung nur für Schulen und Behörden. Nachnahme haben wir abgeschafft.

Wann ist der Laden geöffnet?

Friedrich-Ebert-Straße 88 in Kassel, Dienstag bis Freitag 11–19 Uhr, Samstag 10–16 Uhr. Montags sind wir beim Züchter.`,
    },
  ],
  products: [
    {
      title: 'Becken Lagune 60',
      price: 79,
      categories: ['Aquarien'],
      attributes: { Inhalt: ['60 l'], Länge: ['60 cm'], Gewicht: ['12 kg'] },
    },
    {
      title: 'Becken Lagune 120',
      price: 149,
      was: 169,
      categories: ['Aquarien'],
      attributes: { Inhalt: ['120 l'], Länge: ['80 cm'], Gewicht: ['24 kg'] },
    },
    {
      title: 'Nanowürfel Perle',
      price: 58,
      categories: ['Aquarien'],
      attributes: { Inhalt: ['30 l'], Länge: ['32 cm'], Gewicht: ['6 kg'] },
    },
    { title: 'Außenfilter Strömling 200', price: 64, categories: ['Filter'], attributes: { Leistung: ['6 W'] } },
    { title: 'Außenfilter Strömling 400', price: 89, was: 99, categories: ['Filter'], attributes: { Leistung: ['9 W'] } },
    { title: 'Außenfilter Strömling 800', price: 129, inStock: false, categories: ['Filter'], attributes: { Leistung: ['14 W'] } },
    {
      title: 'LED-Balken Morgenrot',
      price: 45,
      categories: ['Beleuchtung'],
      variants: [
        { options: { Länge: '60 cm' }, price: 45 },
        { options: { Länge: '80 cm' }, price: 55 },
        { options: { Länge: '100 cm' }, price: 66, inStock: false },
      ],
    },
    { title: 'Flockenfutter Bunt', price: 6.5, categories: ['Futter'], attributes: { Gewicht: ['100 g'] } },
    { title: 'Ferienfutter 14 Tage', price: 4.9, categories: ['Futter'], attributes: { Gewicht: ['40 g'] } },
    { title: 'Algenmagnet Wisch', price: 12.8, categories: ['Pflege'] },
    {
      title: 'Kies Flusslauf 5 kg',
      price: 8.4,
      categories: ['Bodengrund'],
      variants: [{ options: { Farbe: 'Grau' } }, { options: { Farbe: 'Beige' } }],
    },
  ],
};

export const cieloraso: Shop = {
  key: 'cieloraso',
  language: 'es',
  currency: 'EUR',
  url: 'https://cieloraso.example',
  quiz: { question: '¿Qué quieres observar?', answers: ['La Luna y los planetas', 'Otra cosa'] },
  profile: {
    ...silent,
    companyName: 'Cielo Raso Telescopios',
    whatServicesDoYouOfferToClients:
      'Colimamos tu telescopio por 25 € en dos días. Alquilamos equipos por noches: 30 € y una fianza de 150 €.',
    moreInformationAboutYourProducts: 'Los espejos se pulen en Granada. Todos los tubos llevan una rosca para cámara de 1,25 pulgadas.',
    howCanCustomersReachYouOrYourTeam: 'Llámanos al 958 555 017 o escribe a hola@cieloraso.example',
    whatAreFAQs: `¿Sirve un telescopio para mirar el Sol?
Solo con el filtro solar delante del tubo. Sin él perderías la vista en un segundo.`,
  },
  pages: [
    {
      url: 'https://cieloraso.example/envios',
      title: 'Envíos',
      topic: 'delivery',
      text: `Envíos

Zona: Península · Accesorios: 4,50 € · Telescopios: 14 €
Zona: Baleares · Accesorios: 8 € · Telescopios: 26 €
Zona: Canarias, Ceuta y Melilla · Accesorios: 12 € · Telescopios: 55 €, impuestos aparte
Zona: Portugal · Accesorios: 6 € · Telescopios: 19 €

A partir de 120 € no cobramos los portes en la Península.

Preparamos cada caja la tarde misma del pedido si llega antes de las 13 h; el transportista tarda 48 horas.

Puedes recoger tu compra en la tienda de Granada sin coste, una hora después de pagarla.

A Hispanoamérica no llegamos, lo sentimos.`,
    },
    {
      url: 'https://cieloraso.example/cambios',
      title: 'Cambios, averías y garantía',
      topic: 'returns',
      text: `Cambios, averías y garantía

Tienes 60 noches para probarlo bajo tu cielo. Si no te convence, lo recogemos en tu casa por 9,90 € y te devolvemos el resto en una semana.

Los oculares sueltos y los filtros solo se admiten con el precinto intacto.

¿Golpes en el transporte? Anótalo en el albarán y avísanos en 24 horas.

La óptica está garantizada diez años; los motores y la electrónica, tres. La humedad y los hongos no entran en la garantía.`,
    },
    {
      url: 'https://cieloraso.example/dudas',
      title: 'Dudas de principiante',
      topic: 'questions',
      text: `Dudas de principiante

¿A partir de qué edad?

Desde los ocho años con ayuda, el Vega 70 es el más sencillo.

¿Cómo se limpia el espejo?

Con una pera de aire. Nada de paños ni limpiacristales; cada tres años, un baño de agua destilada en nuestro taller por 40 €.

¿Se puede montar uno solo?

Los modelos Vega, sí, en diez minutos y sin herramientas. Para el Titán hacen falta dos personas.

¿Qué se ve desde una ciudad?

La Luna, Saturno con sus anillos y algunos cúmulos. Las galaxias necesitan un lugar oscuro.

¿Puedo hacer fotos con el móvil?

Sí, con el soporte Clip, que admite teléfonos de hasta 9 cm de ancho.

¿Cuánto dura la batería del motor?

Unas seis horas; con frío intenso, cuatro.

¿Qué aumentos tiene cada ocular?

Ocular: 25 mm · Vega 70: 28 aumentos · Titán 200: 48 aumentos
Ocular: 10 mm · Vega 70: 70 aumentos · Titán 200: 120 aumentos

¿Cómo puedo pagar?

Con tarjeta, Bizum o transferencia. Desde 300 €, en seis plazos sin intereses. No aceptamos contra reembolso.

¿Organizáis salidas?

El viernes más cercano a la luna nueva, en el Puerto de la Mora. Son gratis para clientes; los demás pagan 8 €.

¿Dónde está la tienda?

Calle Elvira 51, Granada. De lunes a viernes de 10 a 14 y de 17 a 20.30. En agosto solo abrimos por las tardes.`,
    },
  ],
  products: [
    {
      title: 'Telescopio Vega 70',
      price: 129,
      was: 149,
      categories: ['Telescopios'],
      attributes: { Abertura: ['70 mm'], Peso: ['2,8 kg'] },
    },
    { title: 'Telescopio Vega 90', price: 199, categories: ['Telescopios'], attributes: { Abertura: ['90 mm'], Peso: ['4,1 kg'] } },
    { title: 'Telescopio Titán 200', price: 489, categories: ['Telescopios'], attributes: { Abertura: ['200 mm'], Peso: ['22 kg'] } },
    {
      title: 'Telescopio Orbe 130 motorizado',
      price: 359,
      inStock: false,
      categories: ['Telescopios'],
      attributes: { Abertura: ['130 mm'], Peso: ['9 kg'] },
    },
    { title: 'Prismáticos Lince 10x50', price: 85, categories: ['Prismáticos'], attributes: { Peso: ['880 g'] } },
    {
      title: 'Prismáticos Lince 8x42',
      price: 98,
      was: 110,
      categories: ['Prismáticos'],
      attributes: { Peso: ['640 g'] },
      variants: [{ options: { Color: 'Negro' } }, { options: { Color: 'Verde' }, inStock: false }],
    },
    { title: 'Ocular 10 mm', price: 39, categories: ['Accesorios'] },
    { title: 'Filtro solar 70', price: 28, categories: ['Accesorios'] },
    { title: 'Soporte Clip para móvil', price: 22.5, categories: ['Accesorios'], attributes: { Peso: ['150 g'] } },
    { title: 'Trípode de madera Haya', price: 75, categories: ['Accesorios'], attributes: { Altura: ['1,4 m'], Material: ['Haya'] } },
    { title: 'Planisferio del norte', price: 14, categories: ['Libros'] },
  ],
};
