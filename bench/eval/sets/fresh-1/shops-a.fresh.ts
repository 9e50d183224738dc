/** Shops of the first fresh set: lamps, a garden, a sailmaker, chocolate, paper. */
import type { Shop } from '../../lib/shop.ts';

/** All that it says is on its pages; the owner wrote nothing but the name and the address. */
export const lumen: Shop = {
  key: 'lumen',
  language: 'en',
  currency: 'USD',
  url: 'https://lumenandash.example',
  quiz: { question: 'Which room is it for?', answers: ['Bedroom', 'Another one'] },
  profile: {
    companyName: 'Lumen & Ash',
    whatServicesDoYouOfferToClients: '',
    moreInformationAboutYourProducts: '',
    howCanCustomersReachYouOrYourTeam: 'care@lumenandash.example, (503) 555-0188',
    whatAreFAQs: '',
    howMuchDiscountCanYouDoMaximum: '7 %, trade customers only',
  },
  pages: [
    {
      url: 'https://lumenandash.example/shipping',
      title: 'Shipping',
      topic: 'delivery',
      text: 'Shipping\n\nGround shipping within the contiguous US costs $12 and takes 4 to 6 business days. Orders of $150 or more ship free by ground. Shipping to Alaska and Hawaii costs $38. We ship to Canada for $29; customs duties are paid by the customer.\n\nOversize\n\nFloor lamps ship by freight at $55 each.',
    },
    {
      url: 'https://lumenandash.example/returns',
      title: 'Returns',
      topic: 'returns',
      text: 'Returns\n\nYou have 45 days to return a lamp in its original box. A restocking fee of 10 % applies to floor lamps. Custom colors are final sale. Refunds are issued to the original payment method within a week.',
    },
    {
      url: 'https://lumenandash.example/care',
      title: 'Care and bulbs',
      topic: 'questions',
      text: 'Care and bulbs\n\nBulbs are not included, except with the Ember Night Light. Use bulbs of at most 60 watts. Dust the ash wood with a dry cloth; never use water.\n\nOur lamps are made for indoor use only. Every lamp has a switch on the cord.',
    },
  ],
  products: [
    {
      title: 'Ember Night Light',
      price: 32,
      categories: ['Night lights'],
      attributes: { Material: ['Ash wood'], Height: ['5 in'], 'Bulb included': ['Yes'] },
    },
    {
      title: 'Sway Table Lamp',
      price: 118,
      was: 140,
      categories: ['Table lamps'],
      attributes: { Material: ['Ash wood', 'Linen'], Height: ['16 in'] },
      variants: [{ options: { Shade: 'White' } }, { options: { Shade: 'Rust' }, inStock: false }, { options: { Shade: 'Moss' } }],
    },
    {
      title: 'Perch Table Lamp',
      price: 96,
      categories: ['Table lamps'],
      attributes: { Material: ['Steel'], Height: ['14 in'], Color: ['Black'] },
    },
    { title: 'Heron Floor Lamp', price: 265, categories: ['Floor lamps'], attributes: { Material: ['Ash wood'], Height: ['62 in'] } },
    {
      title: 'Crane Floor Lamp',
      price: 310,
      inStock: false,
      categories: ['Floor lamps'],
      attributes: { Material: ['Steel'], Height: ['70 in'], Color: ['Brass'] },
    },
    { title: 'Pebble Pendant', price: 84, categories: ['Pendants'], attributes: { Material: ['Ceramic'], Color: ['Sand', 'Slate'] } },
    { title: 'Halo Pendant', price: 149, was: 179, categories: ['Pendants'], attributes: { Material: ['Brass'] } },
    {
      title: 'Clip Reading Light',
      price: 41.5,
      categories: ['Reading lights'],
      attributes: { Material: ['Aluminum'], Color: ['Red', 'Gray'] },
    },
    { title: 'Linen Shade Small', price: 28, categories: ['Shades'], attributes: { Material: ['Linen'] } },
    { title: 'Linen Shade Large', price: 39, categories: ['Shades'], attributes: { Material: ['Linen'] } },
  ],
};

export const beetwerk: Shop = {
  key: 'beetwerk',
  language: 'de',
  currency: 'CHF',
  url: 'https://beetwerk.example',
  quiz: { question: 'Wo möchten Sie gärtnern?', answers: ['Auf dem Balkon', 'Woanders'] },
  profile: {
    companyName: 'Beetwerk',
    whatServicesDoYouOfferToClients: 'Wir verkaufen Saatgut und Gartengeräte. Messer und Scheren schleifen wir für 15 Franken pro Stück.',
    moreInformationAboutYourProducts:
      'Unser Saatgut ist samenfest. Die Stiele der Geräte sind aus Schweizer Eschenholz. Tomatensamen keimen erst ab 18 Grad.',
    howCanCustomersReachYouOrYourTeam: 'garten@beetwerk.example, Telefon 044 321 65 40',
    whatAreFAQs: `Wohin liefern Sie?
Wir liefern in die Schweiz und nach Liechtenstein, nicht in die EU.

Was kostet die Lieferung?
Saatgut verschicken wir für 2.50 Franken als Brief. Pakete kosten 8.90 Franken, ab 90 Franken liefern wir portofrei.

Wann wird geliefert?
Bestellungen bis 12 Uhr gehen am selben Tag aus dem Haus. Die Post braucht dann ein bis zwei Tage.

Kann ich umtauschen?
Geräte tauschen wir innerhalb von 21 Tagen um. Saatgut nehmen wir nicht zurück.

Wie bezahle ich?
Mit Twint, Postfinance oder auf Rechnung. Kreditkarten nehmen wir nicht.`,
    howMuchDiscountCanYouDoMaximum: 'keine',
  },
  pages: [],
  products: [
    { title: 'Handschaufel Emme', price: 34, categories: ['Geräte'], attributes: { Stiel: ['Esche'], Länge: ['30 cm'] } },
    { title: 'Unkrautstecher Reuss', price: 29.5, categories: ['Geräte'], attributes: { Stiel: ['Esche'], Länge: ['33 cm'] } },
    { title: 'Baumschere Aare', price: 68, was: 79, categories: ['Scheren'], attributes: { Klinge: ['Stahl'], Gewicht: ['230 g'] } },
    {
      title: 'Heckenschere Rhone',
      price: 92,
      inStock: false,
      categories: ['Scheren'],
      attributes: { Klinge: ['Stahl'], Gewicht: ['890 g'] },
    },
    { title: 'Tomatensamen Berner Rose', price: 4.9, categories: ['Saatgut'], attributes: { Inhalt: ['20 Samen'] } },
    { title: 'Tomatensamen Black Cherry', price: 4.9, categories: ['Saatgut'], attributes: { Inhalt: ['15 Samen'] } },
    { title: 'Rüeblisamen Küttiger', price: 3.6, categories: ['Saatgut'], attributes: { Inhalt: ['500 Samen'] } },
    {
      title: 'Giesskanne Säntis',
      price: 47,
      was: 55,
      categories: ['Giessen'],
      attributes: { Inhalt: ['9 Liter'], Farbe: ['Grün', 'Zink'] },
    },
    {
      title: 'Gartenhandschuhe Jura',
      price: 19,
      categories: ['Kleidung'],
      attributes: { Material: ['Leder'] },
      variants: [{ options: { Grösse: '8' } }, { options: { Grösse: '10' }, inStock: false }],
    },
    { title: 'Anzuchtschale Lenk', price: 12.5, categories: ['Anzucht'], attributes: { Material: ['Kork'] } },
  ],
};

export const grandlarge: Shop = {
  key: 'grandlarge',
  language: 'fr',
  currency: 'CAD',
  url: 'https://grandlarge.example',
  quiz: { question: 'Pour quel usage ?', answers: ['Tous les jours', 'Autre'] },
  profile: {
    companyName: 'Atelier Grand Large',
    whatServicesDoYouOfferToClients:
      'Nous cousons des sacs dans des voiles récupérées, à Rimouski. La réparation de nos sacs est gratuite à vie, sauf pour les fermetures éclair (15 $).',
    moreInformationAboutYourProducts:
      'Chaque sac est unique. La toile résiste à l’eau, mais les coutures ne sont pas étanches. Les sangles sont en coton biologique.',
    howCanCustomersReachYouOrYourTeam: 'allo@grandlarge.example, 418 555-0142',
    whatAreFAQs: `Quels sont les frais de port ?
La livraison coûte 11 $ au Québec et 18 $ dans le reste du Canada. Elle est gratuite au Québec à partir de 120 $.

Livrez-vous aux États-Unis ?
Oui, pour 25 $ ; les droits de douane ne sont pas compris.

En combien de temps ?
Comptez 3 à 6 jours ouvrables. Les sacs sur mesure demandent quatre semaines.

Quelle est votre politique de retour ?
Vous avez 30 jours pour retourner un sac non porté. Les sacs sur mesure et les soldes ne sont ni repris ni échangés.

Quels paiements acceptez-vous ?
Visa, Mastercard et virement Interac.`,
    howMuchDiscountCanYouDoMaximum: '10 % à partir de 3 sacs',
  },
  pages: [],
  products: [
    { title: 'Cabas Gaspé', price: 89, categories: ['Cabas'], attributes: { Volume: ['22 litres'], Couleur: ['Blanc', 'Rouge'] } },
    { title: 'Cabas Percé', price: 105, was: 125, categories: ['Cabas'], attributes: { Volume: ['30 litres'], Couleur: ['Bleu'] } },
    { title: 'Sac à dos Mingan', price: 149, categories: ['Sacs à dos'], attributes: { Volume: ['18 litres'], Couleur: ['Gris'] } },
    {
      title: 'Sac à dos Anticosti',
      price: 189,
      inStock: false,
      categories: ['Sacs à dos'],
      attributes: { Volume: ['28 litres'], Couleur: ['Noir'] },
    },
    { title: 'Trousse Bic', price: 29, categories: ['Trousses'], attributes: { Couleur: ['Jaune', 'Blanc'] } },
    { title: 'Trousse Matane', price: 36, was: 42, categories: ['Trousses'], attributes: { Couleur: ['Vert'] } },
    { title: 'Sac polochon Magdalen', price: 219, categories: ['Sacs de voyage'], attributes: { Volume: ['45 litres'], Poids: ['900 g'] } },
    { title: 'Tablier Cuistot', price: 54, categories: ['Cuisine'], attributes: { Couleur: ['Blanc'] } },
    { title: 'Porte-clés Taquet', price: 14.5, categories: ['Accessoires'], attributes: { Matière: ['Cordage'] } },
    { title: 'Étui à lunettes Phare', price: 32, categories: ['Accessoires'], attributes: { Couleur: ['Rouge'] } },
  ],
};

export const cacaotl: Shop = {
  key: 'cacaotl',
  language: 'es',
  currency: 'MXN',
  url: 'https://cacaotl.example',
  quiz: { question: '¿Qué chocolate le gusta?', answers: ['Amargo', 'Otro'] },
  profile: {
    companyName: 'Cacaotl',
    whatServicesDoYouOfferToClients: 'Elaboramos chocolate de metate en Oaxaca. Los viernes hay degustación por 150 pesos en la tienda.',
    moreInformationAboutYourProducts:
      'Nuestras tabletas llevan solo cacao y azúcar, salvo las de leche. Todo se elabora en un taller donde también hay nueces.',
    howCanCustomersReachYouOrYourTeam: 'WhatsApp 951 555 0101, hola@cacaotl.example',
    whatAreFAQs: `¿Cuánto cuesta el envío?
El envío nacional cuesta 120 pesos. Arriba de 900 pesos es gratis.

¿Cuándo llega mi pedido?
De 2 a 4 días hábiles en Oaxaca y de 4 a 7 en el resto del país. Entre mayo y agosto no enviamos chocolate con leche.

¿Hacen envíos internacionales?
Por el momento no.

¿Aceptan devoluciones?
Por ser alimentos no aceptamos devoluciones. Si el paquete llega dañado, avísenos el mismo día.

¿Cómo pago?
Con tarjeta, transferencia SPEI u OXXO. No aceptamos PayPal.`,
    howMuchDiscountCanYouDoMaximum: '20 % en pedidos de mayoreo (más de 5 kg)',
  },
  pages: [],
  products: [
    { title: 'Tableta 70 % Oaxaca', price: 85, categories: ['Tabletas'], attributes: { Cacao: ['70 %'], Peso: ['80 g'] } },
    { title: 'Tableta 85 % Chiapas', price: 95, categories: ['Tabletas'], attributes: { Cacao: ['85 %'], Peso: ['80 g'] } },
    { title: 'Tableta con leche', price: 80, categories: ['Tabletas'], attributes: { Cacao: ['45 %'], Peso: ['80 g'] } },
    {
      title: 'Chocolate de mesa canela',
      price: 140,
      was: 165,
      categories: ['Chocolate de mesa'],
      attributes: { Peso: ['500 g'], Sabor: ['Canela'] },
    },
    {
      title: 'Chocolate de mesa almendra',
      price: 160,
      inStock: false,
      categories: ['Chocolate de mesa'],
      attributes: { Peso: ['500 g'], Sabor: ['Almendra'] },
    },
    { title: 'Cacao en polvo', price: 130, categories: ['Cacao'], attributes: { Peso: ['250 g'] } },
    { title: 'Nibs de cacao', price: 110, categories: ['Cacao'], attributes: { Peso: ['200 g'] } },
    {
      title: 'Molinillo de madera',
      price: 190,
      categories: ['Utensilios'],
      attributes: { Material: ['Madera de aguacate'], Largo: ['35 cm'] },
    },
    {
      title: 'Jarro de barro',
      price: 240,
      was: 280,
      categories: ['Utensilios'],
      attributes: { Material: ['Barro verde'], Capacidad: ['1 litro'] },
    },
    { title: 'Caja Regalo Monte Albán', price: 520, categories: ['Regalos'], attributes: { Contenido: ['4 tabletas', '1 molinillo'] } },
  ],
};

/** Few texts. */
export const cartiera: Shop = {
  key: 'cartiera',
  language: 'it',
  currency: 'EUR',
  url: 'https://cartierasole.example',
  quiz: { question: 'Che cosa cerca?', answers: ['Quaderni', 'Altro'] },
  profile: {
    companyName: 'Cartiera Sole',
    whatServicesDoYouOfferToClients: '',
    moreInformationAboutYourProducts: 'La carta è riciclata al cento per cento. Le copertine sono rilegate a mano a Fabriano.',
    howCanCustomersReachYouOrYourTeam: 'scrivi@cartierasole.example',
    whatAreFAQs: `Quanto costa la spedizione?
In Italia 4,50 €; gratis da 35 €. Nel resto dell'Unione europea 12 €.

Accettate resi?
Sì, entro 30 giorni, se il quaderno non è stato scritto. I prodotti con incisione non si possono rendere.`,
    howMuchDiscountCanYouDoMaximum: '15%',
  },
  pages: [],
  products: [
    { title: 'Quaderno Alba', price: 14, categories: ['Quaderni'], attributes: { Pagine: ['96'], Formato: ['A5'], Rigatura: ['A righe'] } },
    {
      title: 'Quaderno Tramonto',
      price: 19,
      was: 23,
      categories: ['Quaderni'],
      attributes: { Pagine: ['160'], Formato: ['A5'], Rigatura: ['A punti'] },
    },
    { title: 'Album Meriggio', price: 38, categories: ['Album'], attributes: { Pagine: ['60'], Formato: ['A4'] } },
    { title: 'Agenda Stella', price: 26, inStock: false, categories: ['Agende'], attributes: { Formato: ['A6'], Colore: ['Blu'] } },
    { title: 'Penna stilografica Rondine', price: 45, categories: ['Penne'], attributes: { Pennino: ['Fine'], Colore: ['Nero', 'Verde'] } },
    { title: 'Inchiostro Seppia', price: 9.9, categories: ['Inchiostri'], attributes: { Contenuto: ['30 ml'] } },
    { title: 'Inchiostro Oltremare', price: 9.9, categories: ['Inchiostri'], attributes: { Contenuto: ['30 ml'] } },
    { title: 'Buste Vento 25 pezzi', price: 12, categories: ['Buste'], attributes: { Formato: ['C6'] } },
    { title: 'Sigillo in ottone', price: 31, was: 36, categories: ['Sigilli'], attributes: { Materiale: ['Ottone'] } },
    { title: 'Ceralacca Rossa', price: 8.5, categories: ['Sigilli'], attributes: { Colore: ['Rosso'] } },
  ],
};
