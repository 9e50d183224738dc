/** Shops of the third fresh set, most of whose texts stand on pages: pets, climbing, strings, wine, children's shoes. */
import type { Shop } from '../../lib/shop.ts';

const silent = {
  whatServicesDoYouOfferToClients: '',
  moreInformationAboutYourProducts: '',
  howCanCustomersReachYouOrYourTeam: '',
  whatAreFAQs: '',
  howMuchDiscountCanYouDoMaximum: '',
};

export const pawprint: Shop = {
  key: 'pawprint',
  language: 'en',
  currency: 'GBP',
  url: 'https://pawprintpantry.example',
  quiz: { question: 'Who is it for?', answers: ['A dog', 'Another animal'] },
  profile: { ...silent, companyName: 'Pawprint Pantry', howMuchDiscountCanYouDoMaximum: '8 % with Repeat & Save' },
  pages: [
    {
      url: 'https://pawprintpantry.example/delivery-information/',
      title: 'Delivery information – Pawprint Pantry',
      topic: 'delivery',
      text: 'Delivery information\n\nOrders placed before 2pm, Monday to Friday, leave our warehouse in Leeds the same day.\n\nStandard delivery (Royal Mail Tracked 48): £3.49, 2 to 3 working days.\nExpress delivery (DPD): £6.99, next working day.\nHighlands and Islands: £8.50, 4 to 6 working days.\n\nSpend £39 or more and standard delivery is on us.\n\nWe can’t deliver to PO boxes, and frozen food only travels to mainland addresses.\n\nNot at home?\n\nThe driver will leave your parcel with a neighbour or in the safe place you picked at checkout.',
    },
    {
      url: 'https://pawprintpantry.example/returns-refunds/',
      title: 'Returns & refunds – Pawprint Pantry',
      topic: 'returns',
      text: 'Returns & refunds\n\nChanged your mind? You have 30 days from the day of delivery to send unopened items back. Opened food can’t be returned, unless the Taste Promise applies.\n\nReturn postage is £2.95 and is taken off your refund. Refunds go back to the card you paid with, within 5 working days of the parcel reaching us.\n\nTaste Promise\n\nIf your dog or cat turns up their nose at one of our dry foods, send us a photo of the bag with at least half of it left and we’ll give you store credit.\n\nDamaged or wrong item\n\nSend a photo to paws@pawprintpantry.example within 7 days and we’ll replace it free of charge.',
    },
    {
      url: 'https://pawprintpantry.example/faqs/',
      title: 'FAQs – Pawprint Pantry',
      topic: 'questions',
      text: 'FAQs\n\nWhat is Repeat & Save?\n\nRepeat & Save is our subscription: choose an interval of 2 to 12 weeks and get 8% off every repeat order. Skip or cancel in your account, up to 24 hours before dispatch.\n\nHow do I know which harness fits?\n\nMeasure around the widest part of the chest. Small fits 40–52 cm, medium 52–66 cm and large 66–85 cm.\n\nWhich ways can I pay?\n\nDebit or credit card and Apple Pay; Klarna on orders over £50. We don’t accept cheques.\n\nDo you sell gift vouchers?\n\nYes, e-vouchers from £10 to £100. They are sent by email and valid for 18 months.\n\nWhere are your products made?\n\nOur dry food is baked in Yorkshire; toys and harnesses are sewn in Portugal.\n\nCan I order by telephone?\n\nYes: 0113 496 0200, weekdays 9 to 5.',
    },
  ],
  products: [
    {
      title: 'Baked Kibble Chicken 2 kg',
      price: 14.5,
      categories: ['Dog food'],
      attributes: { Weight: ['2 kg'], Age: ['Adult'], Flavour: ['Chicken'] },
    },
    {
      title: 'Baked Kibble Salmon 2 kg',
      price: 16,
      categories: ['Dog food'],
      attributes: { Weight: ['2 kg'], Age: ['Adult'], Flavour: ['Salmon'] },
    },
    {
      title: 'Puppy Kibble Turkey 2 kg',
      price: 15.25,
      categories: ['Dog food'],
      attributes: { Weight: ['2 kg'], Age: ['Puppy'], Flavour: ['Turkey'] },
    },
    {
      title: 'Cat Crunch Duck 1.5 kg',
      price: 13,
      was: 15.5,
      categories: ['Cat food'],
      attributes: { Weight: ['1.5 kg'], Flavour: ['Duck'] },
    },
    {
      title: 'Trail Harness',
      price: 28,
      categories: ['Harnesses'],
      attributes: { Material: ['Recycled polyester'] },
      variants: ['Red', 'Teal'].flatMap((Colour) =>
        ['Small', 'Medium', 'Large'].map((Size) => ({ options: { Size, Colour }, inStock: `${Colour} ${Size}` !== 'Teal Large' })),
      ),
    },
    {
      title: 'City Harness',
      price: 22,
      categories: ['Harnesses'],
      attributes: { Material: ['Cotton'] },
      variants: [
        { options: { Size: 'Small', Colour: 'Grey' } },
        { options: { Size: 'Medium', Colour: 'Grey' } },
        { options: { Size: 'Medium', Colour: 'Mustard' } },
      ],
    },
    { title: 'Rope Lead', price: 15, categories: ['Leads'], attributes: { Length: ['1.8 m'], Colour: ['Red', 'Navy'] } },
    { title: 'Wool Dog Bed Medium', price: 64, was: 79, categories: ['Beds'], attributes: { Size: ['70 x 50 cm'], Filling: ['Wool'] } },
    {
      title: 'Wool Dog Bed Large',
      price: 89,
      inStock: false,
      categories: ['Beds'],
      attributes: { Size: ['100 x 70 cm'], Filling: ['Wool'] },
    },
    { title: 'Feather Wand', price: 6.5, categories: ['Cat toys'], attributes: { Length: ['45 cm'] } },
    { title: 'Cork Ball', price: 4.75, categories: ['Cat toys'], attributes: { Material: ['Cork'] } },
    { title: 'Snuffle Mat', price: 19.95, categories: ['Dog toys'], attributes: { Size: ['45 x 35 cm'] } },
  ],
};

/** Two lines of the owner's own beside pages that say the rest. */
export const ridge: Shop = {
  key: 'ridge',
  language: 'en',
  currency: 'USD',
  url: 'https://ridgeandrope.example',
  quiz: { question: 'Where do you climb?', answers: ['Indoors', 'Somewhere else'] },
  profile: {
    ...silent,
    companyName: 'Ridge & Rope',
    howCanCustomersReachYouOrYourTeam: 'belay@ridgeandrope.example, text us at 303-555-0117',
    whatAreFAQs: 'Do you rent gear?\nNo, we only sell.',
    howMuchDiscountCanYouDoMaximum: '15% for certified guides',
  },
  pages: [
    {
      url: 'https://ridgeandrope.example/pages/shipping-policy',
      title: 'Shipping policy',
      topic: 'delivery',
      text: 'Shipping policy\n\nAll orders are processed within 1 to 2 business days (excluding weekends and holidays). You will receive a tracking number by email once your order has shipped.\n\nDomestic rates\n\nUPS Ground: $8.95, 3–7 business days\nUPS 2nd Day Air: $24.00, 2 business days\nFree UPS Ground on orders over $99.\n\nInternational\n\nWe ship to Canada and Mexico only. Flat rate of $32. Import taxes and duties are not included and are payable by the recipient. Fuel canisters can’t be shipped outside the contiguous United States.\n\nLost packages\n\nIf tracking has not moved for 10 days, text us and we’ll file a claim and send a replacement.',
    },
    {
      url: 'https://ridgeandrope.example/pages/returns',
      title: 'Returns and exchanges',
      topic: 'returns',
      text: 'Returns and exchanges\n\nUnused gear with its tags may be returned within 60 days of purchase. For your safety, ropes, slings and carabiners are final sale once the package has been opened.\n\nExchanges for another size are free; returns cost a flat $7 label fee.\n\nGift recipients receive store credit.\n\nItems marked Clearance are not eligible for return.',
    },
    {
      url: 'https://ridgeandrope.example/pages/workshop',
      title: 'Workshop & store',
      topic: 'contact',
      text: 'Workshop & store\n\nVisit us at 1480 Canyon Road in Golden, Colorado. We’re open Tuesday through Saturday from 10 am to 7 pm, and closed on Sunday and Monday.\n\nShoe resoling\n\nWe resole climbing shoes for $55 a pair. Expect a wait of about three weeks. Bring them in or mail them to us.\n\nRope washing\n\nWe wash ropes of up to 80 m for $15.\n\nFirst shoe fitting\n\nFittings are free and take half an hour. No appointment is needed on weekdays; on Saturdays please book ahead.',
    },
    {
      url: 'https://ridgeandrope.example/pages/membership',
      title: 'Summit Club',
      topic: 'questions',
      text: 'Summit Club\n\nMembership is $20 for life. Members earn 5% back on full-price gear once a year in March. It can’t be combined with the guide discount.\n\nGuarantee\n\nTents and packs are guaranteed for life against defects in stitching and zippers. Climbing hardware is guaranteed for 3 years. Wear from normal use is not covered.',
    },
  ],
  products: [
    {
      title: 'Gecko Climbing Shoe',
      price: 139,
      was: 165,
      categories: ['Climbing shoes'],
      attributes: { Closure: ['Velcro'], Level: ['Intermediate'] },
      variants: ['8', '9', '10'].map((Size) => ({ options: { Size }, inStock: Size !== '9' })),
    },
    {
      title: 'Newt Climbing Shoe',
      price: 94,
      categories: ['Climbing shoes'],
      attributes: { Closure: ['Laces'], Level: ['Beginner'] },
      variants: ['8', '9', '10'].map((Size) => ({ options: { Size } })),
    },
    {
      title: 'Cascade Rope 60 m',
      price: 189,
      categories: ['Ropes'],
      attributes: { Length: ['60 m'], Diameter: ['9.5 mm'], Treatment: ['Dry'] },
    },
    {
      title: 'Gym Rope 40 m',
      price: 119,
      categories: ['Ropes'],
      attributes: { Length: ['40 m'], Diameter: ['9.8 mm'] },
    },
    {
      title: 'Swift Harness',
      price: 74.5,
      categories: ['Harnesses'],
      attributes: { Weight: ['310 g'] },
      variants: ['Orange', 'Slate'].flatMap((Color) => ['S', 'M', 'L'].map((Size) => ({ options: { Color, Size } }))),
    },
    { title: 'Lookout Helmet', price: 69, categories: ['Helmets'], attributes: { Weight: ['240 g'], Color: ['White', 'Blue'] } },
    { title: 'Vault Helmet', price: 99, was: 120, categories: ['Helmets'], attributes: { Weight: ['205 g'], Color: ['Black'] } },
    { title: 'Larch Tent 2P', price: 349, categories: ['Tents'], attributes: { Sleeps: ['2'], Weight: ['1.9 kg'] } },
    { title: 'Larch Tent 4P', price: 489, inStock: false, categories: ['Tents'], attributes: { Sleeps: ['4'], Weight: ['3.4 kg'] } },
    { title: 'Chalk Bag Mesa', price: 24, categories: ['Chalk'], attributes: { Color: ['Rust', 'Green'] } },
    { title: 'Loose Chalk 300 g', price: 11, categories: ['Chalk'], attributes: { Weight: ['300 g'] } },
    { title: 'Stubai Carabiner Set of 5', price: 58, categories: ['Hardware'], attributes: { Pieces: ['5'] } },
  ],
};

export const saitenweise: Shop = {
  key: 'saitenweise',
  language: 'de',
  currency: 'EUR',
  url: 'https://saitenweise.example',
  quiz: { question: 'Wie lange spielen Sie schon?', answers: ['Ich fange an', 'Länger'] },
  profile: { ...silent, companyName: 'Saitenweise', howCanCustomersReachYouOrYourTeam: 'klang@saitenweise.example oder 0341 22 33 440' },
  pages: [
    {
      url: 'https://saitenweise.example/versand-und-zahlung',
      title: 'Versand und Zahlung',
      topic: 'delivery',
      text: 'Versand und Zahlung\n\nZubehör verschicken wir mit DHL für 3,90 €. Für Instrumente berechnen wir wegen der Sonderverpackung 12,90 €. Ab einem Bestellwert von 150 € übernehmen wir die Versandkosten innerhalb Deutschlands.\n\nVerfügbare Ware ist in der Regel nach zwei bis vier Werktagen bei Ihnen. Nach Österreich und in die Schweiz dauert es fünf bis acht Werktage.\n\nIn die Schweiz kostet der Versand pauschal 29 €, Zoll und Einfuhrsteuer trägt der Empfänger. Andere Länder beliefern wir derzeit nicht.\n\nZahlungsarten\n\nSie zahlen per Lastschrift, PayPal oder Vorkasse. Ratenkauf gibt es ab 250 € über unseren Partner, mit sechs oder zwölf Monaten Laufzeit. Nachnahme bieten wir nicht an.',
    },
    {
      url: 'https://saitenweise.example/rueckgabe',
      title: 'Rückgabe',
      topic: 'returns',
      text: 'Rückgabe\n\nInstrumente dürfen Sie 30 Tage lang in Ruhe zu Hause ausprobieren. Gefällt der Klang nicht, schicken Sie das Instrument in der Originalverpackung zurück; die Rücksendung zahlen wir.\n\nSaiten, Mundstücke und Noten nehmen wir nur ungeöffnet zurück.\n\nDas Geld überweisen wir spätestens zehn Tage nach Eingang des Pakets.\n\nTransportschaden\n\nBitte melden Sie Schäden innerhalb von drei Tagen und heben Sie den Karton auf.',
    },
    {
      url: 'https://saitenweise.example/werkstatt',
      title: 'Werkstatt & Laden',
      topic: 'questions',
      text: 'Werkstatt & Laden\n\nUnser Laden in der Könneritzstraße in Leipzig ist montags bis freitags von 11 bis 19 Uhr und samstags von 10 bis 15 Uhr geöffnet.\n\nWas kostet ein neuer Satz Saiten mit Aufziehen?\n\nDas Aufziehen kostet 15 €, die Saiten kommen dazu. Bei Instrumenten, die Sie bei uns gekauft haben, ist das erste Aufziehen gratis.\n\nBietet ihr Unterricht an?\n\nNein, aber wir empfehlen gern Lehrerinnen und Lehrer aus Leipzig.\n\nKann ich ein Instrument mieten?\n\nJa, Geigen und Celli für Kinder vermieten wir ab 14 € im Monat. Die Mindestmietdauer beträgt drei Monate. Gitarren vermieten wir nicht.\n\nWie lange gilt die Garantie?\n\nAuf Gitarren und Ukulelen geben wir vier Jahre, auf Zubehör zwei. Risse durch trockene Heizungsluft sind ausgenommen.',
    },
  ],
  products: [
    {
      title: 'Konzertgitarre Elster',
      price: 249,
      was: 289,
      categories: ['Gitarren'],
      attributes: { Decke: ['Fichte'], Mensur: ['650 mm'], Größe: ['4/4'] },
    },
    {
      title: 'Konzertgitarre Spatz',
      price: 179,
      categories: ['Gitarren'],
      attributes: { Decke: ['Zeder'], Mensur: ['580 mm'], Größe: ['3/4'] },
    },
    {
      title: 'Westerngitarre Mulde',
      price: 399,
      inStock: false,
      categories: ['Gitarren'],
      attributes: { Decke: ['Fichte'], Mensur: ['648 mm'] },
    },
    {
      title: 'Ukulele Kolibri',
      price: 79,
      categories: ['Ukulelen'],
      attributes: { Holz: ['Mahagoni'] },
      variants: [{ options: { Farbe: 'Natur' } }, { options: { Farbe: 'Blau' } }, { options: { Farbe: 'Rot' }, inStock: false }],
    },
    { title: 'Ukulele Zeisig', price: 119, categories: ['Ukulelen'], attributes: { Holz: ['Koa'], Größe: ['Tenor'] } },
    { title: 'Geige Pleiße', price: 329, categories: ['Streicher'], attributes: { Größe: ['4/4'], Decke: ['Fichte'] } },
    { title: 'Gigbag Gitarre', price: 34.9, categories: ['Taschen'], attributes: { Polster: ['15 mm'], Farbe: ['Schwarz', 'Grau'] } },
    { title: 'Nylonsaiten Satz', price: 9.5, categories: ['Saiten'], attributes: { Stärke: ['Mittel'] } },
    { title: 'Stahlsaiten Satz', price: 11.5, categories: ['Saiten'], attributes: { Stärke: ['.012'] } },
    { title: 'Klemmstimmgerät', price: 14.9, was: 19.9, categories: ['Zubehör'], attributes: { Batterie: ['CR2032'] } },
    { title: 'Fußbank', price: 22, categories: ['Zubehör'], attributes: { Material: ['Buche'] } },
    { title: 'Notenständer Klapp', price: 27.5, categories: ['Zubehör'], attributes: { Gewicht: ['1,1 kg'] } },
  ],
};

export const coteau: Shop = {
  key: 'coteau',
  language: 'fr',
  currency: 'EUR',
  url: 'https://cave-du-coteau.example',
  quiz: { question: 'Pour quelle occasion ?', answers: ['Un repas', 'Autre chose'] },
  profile: { ...silent, companyName: 'La Cave du Coteau', howMuchDiscountCanYouDoMaximum: '6 % à partir de 24 bouteilles' },
  pages: [
    {
      url: 'https://cave-du-coteau.example/livraison/',
      title: 'Livraison',
      topic: 'delivery',
      text: 'Livraison\n\nVos bouteilles voyagent dans des cartons renforcés. En France métropolitaine, comptez 9,90 € jusqu’à 6 bouteilles et 14,90 € de 7 à 18 bouteilles. La livraison est offerte dès 180 € d’achat.\n\nNous préparons les commandes sous 48 heures, puis le transporteur met deux à trois jours ouvrés.\n\nCorse : 24 € par carton. Nous ne livrons ni les DOM-TOM ni l’étranger.\n\nUne personne majeure doit être présente à la remise du colis ; nous ne laissons rien devant la porte.\n\nRetrait au chai\n\nLe retrait au chai, à Cairanne, est gratuit du mardi au samedi de 10 h à 18 h.',
    },
    {
      url: 'https://cave-du-coteau.example/retours/',
      title: 'Retours et casse',
      topic: 'returns',
      text: 'Retours et casse\n\nVous disposez de 14 jours pour nous renvoyer des bouteilles non ouvertes. Les frais de retour sont à votre charge, et le remboursement suit dans la semaine.\n\nUne bouteille cassée ? Envoyez une photo du carton dans les 72 heures : nous renvoyons la bouteille sans frais.\n\nVin bouchonné\n\nRebouchez-le et écrivez-nous : nous vous offrons un avoir, dans la limite d’un an après l’achat.',
    },
    {
      url: 'https://cave-du-coteau.example/questions/',
      title: 'Vos questions',
      topic: 'questions',
      text: 'Vos questions\n\nQuels moyens de paiement acceptez-vous ?\n\nLa carte bancaire et le virement. Le paiement en trois fois est possible dès 200 €. Nous ne prenons pas les chèques.\n\nVos vins sont-ils bio ?\n\nTous nos rouges sont certifiés bio. Le rosé et les blancs sont en conversion, jusqu’en 2026.\n\nPeut-on visiter la cave ?\n\nOui, la visite avec dégustation de cinq vins coûte 12 € par personne, sur réservation. Elle dure une heure et demie. Les chiens sont les bienvenus.\n\nCombien de temps peut-on garder vos vins ?\n\nLes rouges se gardent huit ans, les blancs trois ans. Le rosé se boit dans l’année.\n\nContiennent-ils des sulfites ?\n\nOui, moins de 60 mg par litre, sauf la cuvée Source, faite sans sulfites ajoutés.\n\nComment vous joindre ?\n\nPar courriel à bonjour@cave-du-coteau.example ou au 0490551234, l’après-midi.',
    },
  ],
  products: [
    { title: 'Cuvée Galet', price: 13.5, categories: ['Rouges'], attributes: { Millésime: ['2021'], Cépage: ['Grenache'] } },
    { title: 'Cuvée Source', price: 17, categories: ['Rouges'], attributes: { Millésime: ['2022'], Cépage: ['Syrah'] } },
    { title: 'Vieilles Vignes', price: 24, was: 28, categories: ['Rouges'], attributes: { Millésime: ['2019'], Cépage: ['Mourvèdre'] } },
    { title: 'Blanc des Restanques', price: 15.5, categories: ['Blancs'], attributes: { Millésime: ['2022'], Cépage: ['Roussanne'] } },
    { title: 'Blanc Petit Matin', price: 9.8, categories: ['Blancs'], attributes: { Millésime: ['2023'], Cépage: ['Clairette'] } },
    { title: 'Rosé Cigale', price: 8.9, categories: ['Rosés'], attributes: { Millésime: ['2023'], Cépage: ['Cinsault'] } },
    { title: 'Magnum Galet', price: 29, inStock: false, categories: ['Rouges'], attributes: { Contenance: ['150 cl'] } },
    { title: 'Coffret Trois Couleurs', price: 36, was: 42, categories: ['Coffrets'], attributes: { Bouteilles: ['3'] } },
    { title: 'Coffret Découverte', price: 69, categories: ['Coffrets'], attributes: { Bouteilles: ['6'] } },
    { title: 'Jus de raisin', price: 5.2, categories: ['Sans alcool'], attributes: { Contenance: ['75 cl'] } },
    { title: 'Tire-bouchon en olivier', price: 26, categories: ['Accessoires'], attributes: { Matière: ['Olivier'] } },
    { title: 'Verres à pied par six', price: 48, categories: ['Accessoires'], attributes: { Contenance: ['35 cl'] } },
  ],
};

export const pasitos: Shop = {
  key: 'pasitos',
  language: 'es',
  currency: 'MXN',
  url: 'https://pasitos.example',
  quiz: { question: '¿Qué edad tiene?', answers: ['Menos de 3 años', 'Más'] },
  profile: { ...silent, companyName: 'Pasitos', howCanCustomersReachYouOrYourTeam: 'hola@pasitos.example, WhatsApp 33 1234 5678' },
  pages: [
    {
      url: 'https://pasitos.example/envios',
      title: 'Envíos',
      topic: 'delivery',
      text: 'Envíos\n\nEnviamos a toda la República por $99. El envío es gratis en compras mayores a $899. En la zona metropolitana de Guadalajara entregamos en 24 horas; al resto del país, entre 3 y 6 días hábiles.\n\nNo enviamos a Estados Unidos ni a otros países.\n\nRecibirás la guía de rastreo por correo el mismo día del envío.',
    },
    {
      url: 'https://pasitos.example/cambios',
      title: 'Cambios y devoluciones',
      topic: 'returns',
      text: 'Cambios y devoluciones\n\nEl primer cambio de talla es gratis durante los 45 días después de la compra. Los zapatos no deben haberse usado en la calle.\n\nLas devoluciones en dinero se hacen dentro de los primeros 15 días y descontamos $80 de guía. Los calcetines no tienen cambio.\n\nDefectos\n\nSi se despega la suela antes de tres meses, te mandamos otro par sin costo.',
    },
    {
      url: 'https://pasitos.example/preguntas',
      title: 'Preguntas frecuentes',
      topic: 'questions',
      text: 'Preguntas frecuentes\n\n¿Cómo mido el pie de mi hijo?\n\nPon su pie sobre una hoja, marca el talón y el dedo más largo, y suma 1 cm. Talla 13 son 13 cm.\n\n¿Cómo puedo pagar?\n\nCon tarjeta, en OXXO o por transferencia. Con tarjeta hay 3 meses sin intereses desde $1,200. No aceptamos dólares.\n\n¿Se pueden lavar?\n\nLos tenis de lona se lavan a mano con agua fría; los de piel solo se limpian con un trapo húmedo.\n\n¿Tienen tienda?\n\nSí, en Avenida Chapultepec 210, Guadalajara, de lunes a sábado de 10 a 20 horas.\n\n¿Venden al mayoreo?\n\nSí, a partir de 20 pares, con precios especiales.',
    },
  ],
  products: [
    {
      title: 'Tenis Saltamontes',
      price: 549,
      was: 649,
      categories: ['Tenis'],
      attributes: { Material: ['Lona'] },
      variants: ['Azul', 'Verde'].flatMap((Color) =>
        ['13', '14', '15'].map((Talla) => ({ options: { Color, Talla }, inStock: `${Color} ${Talla}` !== 'Azul 15' })),
      ),
    },
    {
      title: 'Tenis Luciérnaga',
      price: 699,
      categories: ['Tenis'],
      attributes: { Material: ['Piel'], Cierre: ['Velcro'], Color: ['Blanco'] },
    },
    { title: 'Botas Charco', price: 429, categories: ['Botas'], attributes: { Material: ['Caucho'], Color: ['Amarillo', 'Rojo'] } },
    { title: 'Botas Sierra', price: 899, inStock: false, categories: ['Botas'], attributes: { Material: ['Piel'] } },
    { title: 'Huaraches Playa', price: 349, categories: ['Huaraches'], attributes: { Material: ['Piel'] } },
    { title: 'Zapatos Primer Paso', price: 599, categories: ['Zapatos'], attributes: { Material: ['Piel'], Suela: ['Flexible'] } },
    { title: 'Zapatos Escolares', price: 749, was: 820, categories: ['Zapatos'], attributes: { Material: ['Piel'], Color: ['Negro'] } },
    { title: 'Pantuflas Oso', price: 259, categories: ['Pantuflas'], attributes: { Material: ['Borrego'] } },
    { title: 'Calcetines Antiderrapantes', price: 89, categories: ['Calcetines'], attributes: { Piezas: ['3'] } },
    { title: 'Plantillas Suaves', price: 120, categories: ['Accesorios'], attributes: { Material: ['Gel'] } },
  ],
};
