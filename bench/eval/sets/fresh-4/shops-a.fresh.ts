/** Shops of the fourth fresh set: aquariums, sewing, honey, table linen, stoves. */
import type { Shop } from '../../lib/shop.ts';

const silent = {
  whatServicesDoYouOfferToClients: '',
  moreInformationAboutYourProducts: '',
  howCanCustomersReachYouOrYourTeam: '',
  whatAreFAQs: '',
  howMuchDiscountCanYouDoMaximum: '',
};

export const finfolk: Shop = {
  key: 'finfolk',
  language: 'en',
  currency: 'EUR',
  url: 'https://finfolk.example',
  quiz: { question: 'What do you keep?', answers: ['Freshwater', 'Something else'] },
  profile: { ...silent, companyName: 'Finfolk Aquatics', howCanCustomersReachYouOrYourTeam: 'help@finfolk.example, +353 1 555 0142' },
  pages: [
    {
      url: 'https://finfolk.example/delivery',
      title: 'Delivery',
      topic: 'delivery',
      text: 'Delivery\n\nDry goods go by An Post and cost €5.90 anywhere in Ireland; over €70 they travel free. Allow two to three working days.\n\nLive fish and plants are sent on Mondays and Tuesdays only, in a heated box, for €18. Someone must be in to take the box.\n\nTanks above 100 litres are delivered by our own van within Leinster. The charge is €35 and we carry the tank to the room you choose.\n\nNorthern Ireland: €9.50, dry goods only.',
    },
    {
      url: 'https://finfolk.example/guarantee',
      title: 'Returns and live arrival guarantee',
      topic: 'returns',
      text: 'Returns and live arrival guarantee\n\nUnused equipment comes back within 21 days; you pay the postage. Opened water treatments are excluded.\n\nIf a fish arrives dead, send us a photo within 2 hours of delivery and we credit its price.\n\nPumps and heaters carry a 3-year guarantee, lamps 18 months. Keep your receipt.',
    },
    {
      url: 'https://finfolk.example/help',
      title: 'Help',
      topic: 'questions',
      text: 'Help\n\nDo you test water?\n\nBring half a litre to the shop and we test it for free while you wait.\n\nHow long must a new tank run before I add fish?\n\nAt least three weeks.\n\nWhere is the shop?\n\nUnit 4, Harbour Row, Howth. Open Wednesday to Sunday, 11 to 6.\n\nCan I pay later?\n\nWe take cards and Revolut. There is no pay-later option.\n\nDo you look after tanks while people are on holiday?\n\nYes, €20 a visit within 15 km of the shop.',
    },
  ],
  products: [
    { title: 'Reef Cube 60', price: 189, was: 219, categories: ['Tanks'], attributes: { Volume: ['60 litres'], Length: ['40 cm'] } },
    { title: 'Long Shore 120', price: 329, categories: ['Tanks'], attributes: { Volume: ['120 litres'], Length: ['80 cm'] } },
    { title: 'Whisper Filter S', price: 34, categories: ['Filters'], attributes: { Flow: ['300 l/h'] } },
    { title: 'Whisper Filter L', price: 59, inStock: false, categories: ['Filters'], attributes: { Flow: ['800 l/h'] } },
    { title: 'Tide Heater', price: 27.5, categories: ['Heaters'], attributes: { Power: ['100 W'] } },
    {
      title: 'Sun Strip Lamp',
      price: 46,
      categories: ['Lamps'],
      attributes: { Power: ['18 W'] },
      variants: [{ options: { Colour: 'Black' } }, { options: { Colour: 'Silver' }, inStock: false }],
    },
    { title: 'Basalt Gravel 5 kg', price: 12, categories: ['Decor'], attributes: { Weight: ['5 kg'], Colour: ['Black'] } },
    { title: 'Drift Root Large', price: 29, was: 35, categories: ['Decor'], attributes: { Length: ['45 cm'] } },
    { title: 'Flake Food 250 ml', price: 8.75, categories: ['Food'], attributes: { Contents: ['250 ml'] } },
    { title: 'Shrimp Pellets', price: 6.4, categories: ['Food'], attributes: { Contents: ['100 ml'] } },
  ],
};

export const nadelfein: Shop = {
  key: 'nadelfein',
  language: 'de',
  currency: 'EUR',
  url: 'https://nadelfein.example',
  quiz: { question: 'Was nähen Sie?', answers: ['Kleidung', 'Anderes'] },
  profile: { ...silent, companyName: 'Nadelfein', howCanCustomersReachYouOrYourTeam: 'post@nadelfein.example' },
  pages: [
    {
      url: 'https://nadelfein.example/lieferung',
      title: 'Lieferung',
      topic: 'delivery',
      text: 'Lieferung\n\nStoffe und Kurzwaren verschicken wir als Warensendung für 2,95 €, Nähmaschinen versichert mit UPS für 11,90 €. Ab 80 € liefern wir in Deutschland portofrei.\n\nWarensendungen brauchen drei bis sechs Werktage, UPS einen bis zwei.\n\nÖsterreich: 7,90 €. In andere Länder liefern wir nicht.\n\nStoffmuster schicken wir Ihnen gratis, höchstens fünf pro Bestellung.',
    },
    {
      url: 'https://nadelfein.example/rueckgabe',
      title: 'Rückgabe',
      topic: 'returns',
      text: 'Rückgabe\n\nSie haben 14 Tage Zeit, unbenutzte Ware zurückzuschicken. Das Porto zahlen Sie.\n\nMeterware ist zugeschnitten und deshalb vom Umtausch ausgeschlossen.\n\nNähmaschinen dürfen Sie vier Wochen lang testen.',
    },
    {
      url: 'https://nadelfein.example/service',
      title: 'Service',
      topic: 'questions',
      text: 'Service\n\nWas kostet die Wartung einer Nähmaschine?\n\nReinigen, ölen und einstellen: 59 €. Ersatzteile berechnen wir extra. Wir nehmen alle Marken an.\n\nGebt ihr Kurse?\n\nDienstagabends lernen Anfänger in vier Terminen das Nähen, der Kurs kostet 120 €.\n\nWie kann ich zahlen?\n\nMit PayPal, auf Rechnung oder per Vorkasse. Kreditkarten nehmen wir nur im Laden.\n\nWo seid ihr?\n\nLindenstraße 7 in Kassel, Mittwoch bis Samstag von 10 bis 17 Uhr.\n\nSind die Stoffe vorgewaschen?\n\nNein. Waschen Sie Baumwolle vor dem Zuschneiden bei 40 Grad, sie läuft etwa 5 % ein.',
    },
  ],
  products: [
    { title: 'Nähmaschine Fulda', price: 299, was: 349, categories: ['Nähmaschinen'], attributes: { Stiche: ['32'], Gewicht: ['6,2 kg'] } },
    { title: 'Nähmaschine Eder', price: 449, categories: ['Nähmaschinen'], attributes: { Stiche: ['80'], Gewicht: ['7,8 kg'] } },
    { title: 'Baumwolle Streifen', price: 12.9, categories: ['Stoffe'], attributes: { Breite: ['145 cm'], Farbe: ['Blau'] } },
    { title: 'Leinen Natur', price: 19.5, categories: ['Stoffe'], attributes: { Breite: ['140 cm'], Farbe: ['Beige'] } },
    { title: 'Jersey Punkte', price: 14.5, inStock: false, categories: ['Stoffe'], attributes: { Breite: ['160 cm'], Farbe: ['Rot'] } },
    { title: 'Schneiderschere Solingen', price: 38, categories: ['Scheren'], attributes: { Länge: ['21 cm'] } },
    { title: 'Fadenschere', price: 11, was: 14, categories: ['Scheren'], attributes: { Länge: ['11 cm'] } },
    { title: 'Garnset 12 Farben', price: 16.9, categories: ['Garne'], attributes: { Meter: ['200 m'] } },
    { title: 'Stecknadeln Glaskopf', price: 5.5, categories: ['Kurzwaren'], attributes: { Stück: ['100'] } },
    { title: 'Nähkästchen Buche', price: 64, categories: ['Aufbewahrung'], attributes: { Holz: ['Buche'] } },
  ],
};

export const rucher: Shop = {
  key: 'rucher',
  language: 'fr',
  currency: 'EUR',
  url: 'https://rucher-des-monts.example',
  quiz: { question: 'Vous aimez le miel…', answers: ['Doux', 'Autrement'] },
  profile: { ...silent, companyName: 'Le Rucher des Monts', howCanCustomersReachYouOrYourTeam: 'abeille@rucher-des-monts.example' },
  pages: [
    {
      url: 'https://rucher-des-monts.example/expedition',
      title: 'Expédition',
      topic: 'delivery',
      text: 'Expédition\n\nNous expédions le mardi et le jeudi. Mondial Relay : 4,20 € ; Colissimo : 7,10 €. À partir de 65 € d’achats, le port est offert en point relais.\n\nComptez trois à cinq jours après l’expédition.\n\nEn Belgique, le colis coûte 11 €. Nous n’expédions pas ailleurs à l’étranger.',
    },
    {
      url: 'https://rucher-des-monts.example/retours',
      title: 'Retours',
      topic: 'returns',
      text: 'Retours\n\nPour des raisons d’hygiène, les pots ouverts ne sont pas repris. Les pots scellés se retournent sous 14 jours, à vos frais.\n\nUn pot brisé pendant le transport est remplacé : envoyez une photo sous 3 jours.',
    },
    {
      url: 'https://rucher-des-monts.example/faq',
      title: 'Vos questions',
      topic: 'questions',
      text: 'Vos questions\n\nMon miel a cristallisé, est-ce normal ?\n\nOui, tous nos miels cristallisent. Réchauffez le pot au bain-marie, sans dépasser 40 degrés.\n\nÀ partir de quel âge peut-on donner du miel ?\n\nJamais avant un an.\n\nPeut-on parrainer une ruche ?\n\nOui, pour 60 € par an vous recevez quatre pots et une photo de la ruche.\n\nVendez-vous au marché ?\n\nLe samedi matin à Annecy, place Sainte-Claire.\n\nComment régler ?\n\nPar carte ou par chèque. PayPal n’est pas accepté.\n\nVos miels sont-ils mélangés ?\n\nNon, chaque miel vient d’un seul rucher en Haute-Savoie.',
    },
  ],
  products: [
    { title: 'Miel de tilleul', price: 9.5, categories: ['Miels'], attributes: { Poids: ['500 g'], Texture: ['Crémeux'] } },
    { title: 'Miel de sapin', price: 12, was: 13.5, categories: ['Miels'], attributes: { Poids: ['500 g'], Texture: ['Liquide'] } },
    { title: 'Miel de montagne', price: 8.2, categories: ['Miels'], attributes: { Poids: ['250 g'], Texture: ['Crémeux'] } },
    {
      title: 'Miel de châtaignier',
      price: 10.5,
      inStock: false,
      categories: ['Miels'],
      attributes: { Poids: ['500 g'], Texture: ['Liquide'] },
    },
    { title: 'Pain d’épices', price: 7.9, categories: ['Gourmandises'], attributes: { Poids: ['300 g'] } },
    { title: 'Nougat tendre', price: 6.5, categories: ['Gourmandises'], attributes: { Poids: ['150 g'] } },
    { title: 'Bougie en cire', price: 14, categories: ['Cire'], attributes: { Hauteur: ['12 cm'] } },
    { title: 'Savon au miel', price: 5.5, was: 6.5, categories: ['Cire'], attributes: { Poids: ['100 g'] } },
    { title: 'Coffret dégustation', price: 27, categories: ['Coffrets'], attributes: { Pots: ['5'] } },
    { title: 'Cuillère à miel', price: 4.5, categories: ['Ustensiles'], attributes: { Bois: ['Olivier'] } },
  ],
};

export const trapo: Shop = {
  key: 'trapo',
  language: 'es',
  currency: 'EUR',
  url: 'https://casatrapo.example',
  quiz: { question: '¿Para qué lo quiere?', answers: ['La cocina', 'Otra cosa'] },
  profile: { ...silent, companyName: 'Casa Trapo', howCanCustomersReachYouOrYourTeam: 'hola@casatrapo.example, 981 22 33 44' },
  pages: [
    {
      url: 'https://casatrapo.example/envios',
      title: 'Envíos y devoluciones',
      topic: 'delivery',
      text: 'Envíos y devoluciones\n\nEl envío a la península cuesta 4,50 € y es gratis a partir de 50 €. A Baleares cuesta 8 €; a Canarias no enviamos.\n\nLos pedidos salen en 24 horas y llegan en dos o tres días laborables.\n\nPuede devolver lo que no haya lavado durante 30 días. La recogida cuesta 3,90 €. Lo bordado no se devuelve.\n\nReembolsamos en una semana.',
    },
    {
      url: 'https://casatrapo.example/dudas',
      title: 'Dudas frecuentes',
      topic: 'questions',
      text: 'Dudas frecuentes\n\n¿Cómo se lavan los manteles?\n\nA 60 grados, sin lejía. Encogen un 3 % en el primer lavado.\n\n¿Bordan iniciales?\n\nSí, tres letras por 6 €. Tardamos cuatro días más.\n\n¿Puedo pagar contra reembolso?\n\nNo. Aceptamos tarjeta y Bizum.\n\n¿Hacen manteles a medida?\n\nSí, hasta 3 metros de largo; pida presupuesto por correo.\n\n¿Dónde tejen la tela?\n\nEn Camariñas, con lino gallego.',
    },
  ],
  products: [
    { title: 'Mantel Faro', price: 58, was: 69, categories: ['Manteles'], attributes: { Material: ['Lino'], Medida: ['150 x 220 cm'] } },
    { title: 'Mantel Marea', price: 44, categories: ['Manteles'], attributes: { Material: ['Algodón'], Medida: ['150 x 150 cm'] } },
    { title: 'Paño Sardina', price: 9.5, categories: ['Paños'], attributes: { Material: ['Algodón'], Color: ['Azul'] } },
    { title: 'Paño Limón', price: 9.5, categories: ['Paños'], attributes: { Material: ['Lino'], Color: ['Amarillo'] } },
    { title: 'Delantal Taberna', price: 29, categories: ['Delantales'], attributes: { Color: ['Negro', 'Rojo'] } },
    { title: 'Servilletas por seis', price: 24, inStock: false, categories: ['Servilletas'], attributes: { Piezas: ['6'] } },
    { title: 'Manopla Horno', price: 12.5, categories: ['Cocina'], attributes: { Color: ['Gris'] } },
    { title: 'Bolsa de pan', price: 15, was: 18, categories: ['Cocina'], attributes: { Material: ['Lino'] } },
  ],
};

export const caminando: Shop = {
  key: 'caminando',
  language: 'it',
  currency: 'EUR',
  url: 'https://caminando.example',
  quiz: { question: 'Dove vuole il fuoco?', answers: ['In casa', 'Fuori'] },
  profile: { ...silent, companyName: 'Caminando', howCanCustomersReachYouOrYourTeam: 'fuoco@caminando.example, 0461 55 66 77' },
  pages: [
    {
      url: 'https://caminando.example/consegna',
      title: 'Consegna e montaggio',
      topic: 'delivery',
      text: 'Consegna e montaggio\n\nLe stufe arrivano con un corriere su bancale a 79 €, a bordo strada. Gli accessori costano 7 € di spedizione, gratis sopra i 60 €.\n\nTempi: stufe due settimane, accessori tre giorni.\n\nIl montaggio costa 250 € e lo facciamo solo in Trentino e in Veneto.',
    },
    {
      url: 'https://caminando.example/domande',
      title: 'Domande',
      topic: 'questions',
      text: 'Domande\n\nPosso restituire una stufa?\n\nSì, entro 14 giorni se non è mai stata accesa. Il ritiro costa 79 €.\n\nQuanto dura la garanzia?\n\nCinque anni sul corpo in ghisa, due anni su vetro e guarnizioni.\n\nQuale legna va bene?\n\nFaggio o quercia, stagionati almeno due anni.\n\nOgni quanto si pulisce la canna fumaria?\n\nUna volta all’anno; chiamate uno spazzacamino.\n\nSi può pagare a rate?\n\nSì, dodici rate senza interessi sopra i 500 €. Accettiamo carte e bonifico.',
    },
  ],
  products: [
    { title: 'Stufa Brenta', price: 890, was: 990, categories: ['Stufe'], attributes: { Potenza: ['6 kW'], Peso: ['95 kg'] } },
    { title: 'Stufa Ortles', price: 1450, categories: ['Stufe'], attributes: { Potenza: ['9 kW'], Peso: ['140 kg'] } },
    { title: 'Stufa Latemar', price: 1190, inStock: false, categories: ['Stufe'], attributes: { Potenza: ['7 kW'] } },
    { title: 'Braciere da giardino', price: 149, categories: ['Esterno'], attributes: { Diametro: ['60 cm'] } },
    { title: 'Set attrezzi camino', price: 59, categories: ['Accessori'], attributes: { Pezzi: ['4'] } },
    { title: 'Cesto portalegna', price: 45, was: 52, categories: ['Accessori'], attributes: { Materiale: ['Rattan'] } },
    { title: 'Guanti da fuoco', price: 24, categories: ['Accessori'], attributes: { Materiale: ['Cuoio'] } },
    { title: 'Accendifuoco naturale', price: 6.9, categories: ['Accessori'], attributes: { Pezzi: ['32'] } },
  ],
};
