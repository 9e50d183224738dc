/** Shops of the second fresh set: records, beds, bread, saddles, glasses. */
import type { Shop } from '../../lib/shop.ts';

const none = { whatServicesDoYouOfferToClients: '', moreInformationAboutYourProducts: '', howMuchDiscountCanYouDoMaximum: '' };

export const groove: Shop = {
  key: 'groove',
  language: 'en',
  currency: 'AUD',
  url: 'https://groovecrate.example',
  quiz: { question: 'What do you listen to?', answers: ['Jazz', 'Something else'] },
  profile: {
    ...none,
    companyName: 'Groove Crate',
    whatServicesDoYouOfferToClients: 'We buy and sell vinyl in Hobart. We clean records for $6 each, and grade every used record by hand.',
    moreInformationAboutYourProducts: 'Used records are sold as they are. New pressings are sealed. Only box sets come with a booklet.',
    howCanCustomersReachYouOrYourTeam: 'spin@groovecrate.example',
    whatAreFAQs: `What is postage?
Postage is $9 within Australia for up to five records; each further record adds $1. New Zealand is $22.

How quickly do you post?
We post on weekdays before 3 pm. Metro orders take one to three business days, regional orders up to six.

Can I bring a record back?
New records can be returned within 10 days if the seal is unbroken. Used records cannot be returned, unless we graded them wrongly.

How can I pay?
Cards and Afterpay. We do not take cheques or cash on delivery.

Do you hold records?
We hold records for 48 hours; we do not take deposits.`,
    howMuchDiscountCanYouDoMaximum: '10 % on ten or more records',
  },
  pages: [],
  products: [
    { title: 'Blue Tram Quartet', price: 42, categories: ['Jazz'], attributes: { Format: ['LP'], Year: ['1961'] } },
    { title: 'Nights at Salamanca', price: 38, was: 45, categories: ['Jazz'], attributes: { Format: ['LP'], Year: ['1974'] } },
    { title: 'Kelp Forest', price: 55, categories: ['Ambient'], attributes: { Format: ['2 LP'], Year: ['2021'] } },
    { title: 'Southern Static', price: 49, inStock: false, categories: ['Rock'], attributes: { Format: ['LP'], Year: ['1983'] } },
    { title: 'Static Garden', price: 33, categories: ['Rock'], attributes: { Format: ['LP'], Year: ['1979'] } },
    { title: 'Complete Wharf Sessions', price: 180, was: 210, categories: ['Box sets'], attributes: { Format: ['5 LP'] } },
    { title: 'Carbon Fibre Brush', price: 24.5, categories: ['Accessories'], attributes: { Material: ['Carbon fibre'] } },
    { title: 'Inner Sleeves 50 pack', price: 18, categories: ['Accessories'], attributes: { Quantity: ['50'] } },
    { title: 'Oak Record Crate', price: 95, categories: ['Furniture'], attributes: { Capacity: ['70 records'], Material: ['Oak'] } },
    { title: 'Slip Mat Felt', price: 21, categories: ['Accessories'], attributes: { Color: ['Black', 'Orange'] } },
  ],
};

export const traumholz: Shop = {
  key: 'traumholz',
  language: 'de',
  currency: 'EUR',
  url: 'https://traumholz.example',
  quiz: { question: 'Wie schlafen Sie?', answers: ['Auf dem Rücken', 'Anders'] },
  profile: {
    ...none,
    companyName: 'Traumholz',
    moreInformationAboutYourProducts:
      'Unsere Betten sind metallfrei gebaut. Das Holz ist geölt, nicht lackiert. Matratzen mit Rosshaar sind für Allergiker nicht geeignet.',
    howCanCustomersReachYouOrYourTeam: 'schlaf@traumholz.example, 089 55 44 33',
    whatAreFAQs: `Wie wird ein Bett geliefert?
Betten bringt eine Spedition bis zur Bordsteinkante. Das Tragen in die Wohnung kostet 49 €.

Was kostet die Lieferung?
Betten liefern wir in Deutschland für 89 €, auf Inseln für 139 €. Kissen und Decken versenden wir kostenfrei.

Wie lange dauert es?
Betten fertigen wir in sechs bis acht Wochen. Vorrätige Matratzen sind in einer Woche bei Ihnen.

Darf ich Probe schlafen?
Matratzen dürfen Sie 60 Nächte testen. Bezüge müssen unbeschädigt sein. Sonderanfertigungen sind davon ausgenommen.

Kann ich in Raten zahlen?
Ja, ab 300 € in höchstens zwölf Raten ohne Zinsen.

Entsorgen Sie alte Matratzen?
Alte Matratzen nehmen wir gegen 20 € mit.`,
    howMuchDiscountCanYouDoMaximum: '3 % bei Vorkasse',
  },
  pages: [],
  products: [
    { title: 'Bett Ammersee', price: 1190, categories: ['Betten'], attributes: { Holz: ['Eiche'], Größe: ['160x200 cm'] } },
    { title: 'Bett Chiemsee', price: 990, was: 1090, categories: ['Betten'], attributes: { Holz: ['Buche'], Größe: ['140x200 cm'] } },
    {
      title: 'Bett Eibsee',
      price: 1490,
      inStock: false,
      categories: ['Betten'],
      attributes: { Holz: ['Nussbaum'], Größe: ['180x200 cm'] },
    },
    { title: 'Matratze Latex', price: 649, categories: ['Matratzen'], attributes: { Kern: ['Naturlatex'], Höhe: ['18 cm'] } },
    { title: 'Matratze Rosshaar', price: 899, was: 999, categories: ['Matratzen'], attributes: { Kern: ['Rosshaar'], Höhe: ['20 cm'] } },
    { title: 'Kissen Hirse', price: 39, categories: ['Kissen'], attributes: { Füllung: ['Hirse'] } },
    { title: 'Kissen Zirbe', price: 45, categories: ['Kissen'], attributes: { Füllung: ['Zirbenspäne'] } },
    { title: 'Decke Schafwolle', price: 149, categories: ['Decken'], attributes: { Füllung: ['Schafwolle'], Gewicht: ['1,6 kg'] } },
    { title: 'Lattenrost Esche', price: 219, categories: ['Roste'], attributes: { Holz: ['Esche'] } },
    { title: 'Nachttisch Isar', price: 179, categories: ['Möbel'], attributes: { Holz: ['Eiche'], Höhe: ['45 cm'] } },
  ],
};

export const fournil: Shop = {
  key: 'fournil',
  language: 'fr',
  currency: 'EUR',
  url: 'https://fournildeliege.example',
  quiz: { question: 'Pour qui ?', answers: ['Pour moi', 'Pour d’autres'] },
  profile: {
    ...none,
    companyName: 'Fournil de Liège',
    moreInformationAboutYourProducts: 'Nos gaufres contiennent du lait et des œufs. Seules les gaufres d’avoine sont sans gluten.',
    howCanCustomersReachYouOrYourTeam: 'fournil@liege.example, 04 555 66 77',
    whatAreFAQs: `Livrez-vous à domicile ?
À Liège, nous livrons à vélo pour 4 €. Ailleurs en Belgique, le colis coûte 7,50 €. Nous n’expédions pas en France.

Quand puis-je être livré ?
Commandez avant 18 h pour être livré le lendemain matin. Le dimanche, il n’y a pas de livraison.

Puis-je annuler une commande ?
Jusqu’à la veille à midi, l’annulation est gratuite. Après, la moitié du montant reste due.

Combien de temps se gardent les gaufres ?
Dix jours à température ambiante, trois mois au congélateur.

Comment payer ?
Par Bancontact ou à la livraison en espèces, à Liège uniquement.`,
    howMuchDiscountCanYouDoMaximum: '0 %',
  },
  pages: [],
  products: [
    { title: 'Gaufres au sucre 6 pièces', price: 9.5, categories: ['Gaufres'], attributes: { Poids: ['540 g'] } },
    { title: 'Gaufres à la cannelle 6 pièces', price: 10.5, categories: ['Gaufres'], attributes: { Poids: ['540 g'] } },
    { title: 'Gaufres d’avoine 4 pièces', price: 8.8, categories: ['Gaufres'], attributes: { Poids: ['320 g'] } },
    { title: 'Cramique', price: 6.2, categories: ['Pains'], attributes: { Poids: ['500 g'] } },
    { title: 'Craquelin', price: 6.9, inStock: false, categories: ['Pains'], attributes: { Poids: ['500 g'] } },
    { title: 'Speculoos fin', price: 7.4, was: 8.4, categories: ['Biscuits'], attributes: { Poids: ['250 g'] } },
    { title: 'Speculoos aux amandes', price: 8.9, categories: ['Biscuits'], attributes: { Poids: ['250 g'] } },
    { title: 'Sirop de Liège', price: 5.3, categories: ['Tartinables'], attributes: { Poids: ['300 g'] } },
    { title: 'Panier Dimanche', price: 34, was: 39, categories: ['Paniers'], attributes: { Contenu: ['gaufres', 'cramique', 'sirop'] } },
    { title: 'Boîte en fer', price: 12, categories: ['Accessoires'], attributes: { Couleur: ['Rouge', 'Crème'] } },
  ],
};

export const montura: Shop = {
  key: 'montura',
  language: 'es',
  currency: 'EUR',
  url: 'https://monturadelsur.example',
  quiz: { question: '¿Cómo monta?', answers: ['Doma', 'Otro'] },
  profile: {
    ...none,
    companyName: 'Montura del Sur',
    moreInformationAboutYourProducts:
      'El cuero es de vacuno español curtido con vegetales. Los estribos son de acero inoxidable. Ninguna silla lleva fibras sintéticas.',
    howCanCustomersReachYouOrYourTeam: 'jinete@monturadelsur.example, 956 77 88 99',
    whatAreFAQs: `¿Cuánto tarda una silla a medida?
Una silla a medida tarda tres meses. Pedimos una señal del 30 %.

¿Gastos de envío?
Los accesorios viajan por 9 €; las sillas, por 45 €. No enviamos sillas fuera de la península.

¿Puedo probar la silla?
Puede probarla 15 días sin compromiso. Las sillas a medida no admiten devolución.

¿Qué garantía tienen?
El armazón tiene garantía de diez años y las costuras de dos. La garantía no cubre el mal uso.

¿Formas de pago?
Transferencia o tarjeta. Financiamos compras superiores a 600 €.`,
    howMuchDiscountCanYouDoMaximum: '5 % para escuelas',
  },
  pages: [],
  products: [
    { title: 'Silla Jerez', price: 890, categories: ['Sillas'], attributes: { Peso: ['7 kg'], Color: ['Negro'] } },
    { title: 'Silla Doñana', price: 1150, was: 1290, categories: ['Sillas'], attributes: { Peso: ['8,5 kg'], Color: ['Marrón'] } },
    { title: 'Brida Ronda', price: 120, categories: ['Bridas'], attributes: { Color: ['Negro', 'Marrón'] } },
    { title: 'Brida Tarifa', price: 95, inStock: false, categories: ['Bridas'], attributes: { Color: ['Marrón'] } },
    { title: 'Estribos Cádiz', price: 68, categories: ['Estribos'], attributes: { Material: ['Acero inoxidable'] } },
    {
      title: 'Mantilla Feria',
      price: 54,
      was: 62,
      categories: ['Mantillas'],
      attributes: { Material: ['Algodón'], Color: ['Blanco', 'Azul'] },
    },
    { title: 'Cincha Rocío', price: 47, categories: ['Cinchas'], attributes: { Material: ['Lana'] } },
    { title: 'Botas Camperas', price: 185, categories: ['Calzado'], attributes: { Material: ['Cuero'] } },
    { title: 'Grasa para cuero', price: 14, categories: ['Cuidado'], attributes: { Contenido: ['200 ml'] } },
    { title: 'Cepillo de crin', price: 17.5, categories: ['Cuidado'], attributes: { Material: ['Crin'] } },
  ],
};

export const occhiale: Shop = {
  key: 'occhiale',
  language: 'it',
  currency: 'EUR',
  url: 'https://occhialedoro.example',
  quiz: { question: 'Che occhiali cerca?', answers: ['Da sole', 'Altro'] },
  profile: {
    ...none,
    companyName: "Occhiale d'Oro",
    moreInformationAboutYourProducts:
      'Le montature sono in acetato di Cadore. Solo le lenti Bora sono polarizzate. Non vendiamo lenti a contatto.',
    howCanCustomersReachYouOrYourTeam: 'vista@occhialedoro.example, 0435 22 33 44',
    whatAreFAQs: `Quanto costa spedire?
La spedizione è gratuita in Italia. In Svizzera costa 18 € e la dogana è a carico del cliente.

In quanto tempo arrivano?
Gli occhiali da sole partono in giornata. Gli occhiali da vista richiedono dieci giorni lavorativi.

Posso cambiarli?
Gli occhiali da sole si cambiano entro 20 giorni. Le lenti graduate non si cambiano, salvo errore nostro.

Offrite il controllo della vista?
Il controllo della vista costa 25 € e si fa solo in negozio, su appuntamento.

Come si paga?
Carta, PayPal, Satispay. Rate senza interessi sopra i 200 €.`,
  },
  pages: [],
  products: [
    { title: 'Occhiali Bora Nero', price: 159, categories: ['Da sole'], attributes: { Lenti: ['Polarizzate'], Colore: ['Nero'] } },
    {
      title: 'Occhiali Scirocco',
      price: 129,
      was: 149,
      categories: ['Da sole'],
      attributes: { Lenti: ['Marroni'], Colore: ['Tartaruga'] },
    },
    { title: 'Occhiali Maestrale', price: 119, inStock: false, categories: ['Da sole'], attributes: { Lenti: ['Verdi'], Colore: ['Blu'] } },
    { title: 'Montatura Cortina', price: 189, categories: ['Da vista'], attributes: { Colore: ['Nero', 'Rosso'], Peso: ['18 g'] } },
    { title: 'Montatura Auronzo', price: 169, was: 199, categories: ['Da vista'], attributes: { Colore: ['Trasparente'], Peso: ['21 g'] } },
    { title: 'Lenti graduate base', price: 80, categories: ['Lenti'], attributes: { Trattamento: ['Antigraffio'] } },
    { title: 'Lenti graduate luce blu', price: 120, categories: ['Lenti'], attributes: { Trattamento: ['Filtro luce blu'] } },
    { title: 'Custodia in feltro', price: 15, categories: ['Accessori'], attributes: { Colore: ['Grigio'] } },
    { title: 'Cordino in cotone', price: 12, categories: ['Accessori'], attributes: { Colore: ['Blu', 'Rosso'] } },
    { title: 'Spray detergente', price: 7.5, categories: ['Accessori'], attributes: { Contenuto: ['50 ml'] } },
  ],
};
