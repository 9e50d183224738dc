/** Shops of the fifth fresh set: boat parts, second-hand cameras, roof windows. */
import type { Shop } from '../../lib/shop.ts';

const silent = {
  whatServicesDoYouOfferToClients: '',
  moreInformationAboutYourProducts: '',
  howCanCustomersReachYouOrYourTeam: '',
  whatAreFAQs: '',
  howMuchDiscountCanYouDoMaximum: '',
};

export const slipway: Shop = {
  key: 'slipway',
  language: 'en',
  currency: 'GBP',
  url: 'https://slipway.example',
  quiz: { question: 'What kind of boat do you have?', answers: ['Sailing boat', 'Something else'] },
  profile: {
    ...silent,
    companyName: 'Slipway Chandlery',
    whatServicesDoYouOfferToClients:
      'From our loft in Falmouth we splice ropes to length (£9 per eye), service self-inflating lifejackets (£24 each, back within ten days) and swage rigging wire up to 8 mm.',
    howCanCustomersReachYouOrYourTeam: 'crew@slipway.example or 01326 555 087 (weekdays 8.30 to 17.00)',
    howMuchDiscountCanYouDoMaximum: '5 % for members of a sailing club who show their card in the shop',
  },
  pages: [
    {
      url: 'https://slipway.example/shipping',
      title: 'Shipping & collection',
      topic: 'delivery',
      text: `Shipping & collection

Wherever you're moored, we'll get you back on the water! Our warehouse team packs like sailors: tight and dry.

Region: Mainland UK · Standard parcel: £4.95 · Long items over 1.5 m: £19
Region: Scottish Highlands and Islands · Standard parcel: £9.95 · Long items over 1.5 m: £34
Region: Isle of Man and Channel Islands · Standard parcel: £12.50 · Long items over 1.5 m: not available
Region: Republic of Ireland · Standard parcel: £14 · Long items over 1.5 m: £45

Spend more than £90 and your standard parcel within Mainland UK is on us. Long items, anchors and batteries never travel free.

Parcels that we have on the shelf leave the same day when you order before 1 pm, Monday to Friday. Standard parcels take 2–3 working days, the Highlands and Islands up to five.

Anchors above 15 kg go on a pallet. Our carrier rings you to agree a day; the pallet costs £39 wherever you are in Great Britain.

Flares and other pyrotechnics may not be posted. You can pick them up at the shop with photo ID.

Click & collect costs nothing. We text you once the order is at the counter and hold it for 14 days.

Outside the UK and Ireland we do not ship, sorry – customs paperwork sank us.`,
    },
    {
      url: 'https://slipway.example/returns',
      title: 'Returns & warranty',
      topic: 'returns',
      text: `Returns & warranty

Changed your mind? Send it back within 45 days, unused and in its box. Postage back is at your expense unless we slipped up.

Rope, chain and hose cut to your measure can't come back. Neither can electronics whose seal has been broken, charts, or anything that has been in the water.

We refund to the card you used, normally within 5 days of the parcel reaching us.

Lifejackets are guaranteed for 10 years if they are serviced every year. Chartplotters carry the maker's two-year warranty; for ropes it is 12 months. Corrosion from stray current is never covered.

Trade accounts follow their own contract: 20 % restocking fee on every return.`,
    },
    {
      url: 'https://slipway.example/ask-the-bosun',
      title: 'Ask the bosun',
      topic: 'questions',
      text: `Ask the bosun

Which size of anchor suits my boat?

Rule of thumb: one kilo for every metre of hull, and half as much again on a windy coast. A 9 m yacht is happy with 10 kg.

Do you take old flares for disposal?

Yes, on the first Saturday of each month, at £2 apiece, ten at most.

How do I wash salt out of ropes?

Soak them overnight in lukewarm fresh water with a drop of mild soap, never in a washing machine, and let them dry out of the sun.

Can I pay in parts?

Orders from £200 can be spread over three months with Clearpay at no interest. We take cards, Apple Pay and bank transfer. We stopped taking cheques in 2023.

Is there somebody who can fit things on board?

Our rigger Ruan works in Falmouth and Penryn for £55 an hour; he is usually booked two weeks ahead.

Is there anywhere to park a trailer?

There are two trailer bays behind the shop, free for an hour.

When are you open?

April to September every day 8 to 6; in winter Tuesday to Saturday 9 to 4.`,
    },
  ],
  products: [
    {
      title: 'Kedge Anchor 10',
      price: 129,
      was: 149,
      categories: ['Anchors'],
      attributes: { Weight: ['10 kg'], Material: ['Galvanised steel'] },
    },
    { title: 'Kedge Anchor 16', price: 189, categories: ['Anchors'], attributes: { Weight: ['16 kg'], Material: ['Stainless steel'] } },
    {
      title: 'Windward Lifejacket 150N',
      price: 84.5,
      categories: ['Lifejackets'],
      attributes: { Buoyancy: ['150 N'], Weight: ['1.1 kg'] },
      variants: [{ options: { Colour: 'Red' } }, { options: { Colour: 'Navy' }, inStock: false }],
    },
    { title: 'Lee Lifejacket Child', price: 46, categories: ['Lifejackets'], attributes: { Buoyancy: ['100 N'], Weight: ['0.6 kg'] } },
    { title: 'Braid Mooring Line 10 m', price: 27.25, categories: ['Ropes'], attributes: { Diameter: ['14 mm'], Colour: ['Black'] } },
    { title: 'Halyard Dyneema 30 m', price: 112, was: 130, categories: ['Ropes'], attributes: { Diameter: ['10 mm'], Colour: ['White'] } },
    { title: 'Fender Bluff F4', price: 31, categories: ['Fenders'], attributes: { Length: ['68 cm'] } },
    { title: 'Pilot Chartplotter 7', price: 545, inStock: false, categories: ['Electronics'], attributes: { Screen: ['7 inch'] } },
    { title: 'Bilge Pump 1100', price: 38.4, categories: ['Pumps'], attributes: { Flow: ['1,100 gph'], Voltage: ['12 V'] } },
    { title: 'Boat Hook Telescopic', price: 22, categories: ['Deck gear'], attributes: { Length: ['2.1 m'] } },
    { title: 'Teak Cleaner 1 L', price: 14.9, categories: ['Care'], attributes: { Contents: ['1 litre'] } },
  ],
};

export const zweitblick: Shop = {
  key: 'zweitblick',
  language: 'de',
  currency: 'CHF',
  url: 'https://zweitblick.example',
  quiz: { question: 'Womit möchten Sie fotografieren?', answers: ['Auf Film', 'Anders'] },
  profile: {
    ...silent,
    companyName: 'Zweitblick Kamerahandel',
    howCanCustomersReachYouOrYourTeam: 'Telefon 044 555 07 31 oder laden@zweitblick.example',
  },
  pages: [
    {
      url: 'https://zweitblick.example/versand',
      title: 'Versand & Abholung',
      topic: 'delivery',
      text: `Versand & Abholung

Jede Kamera verlässt unser Haus in doppeltem Karton – und mit einem Lächeln.

Innerhalb der Schweiz versenden wir per PostPac Priority für CHF 9.–; ab einem Warenwert von CHF 250.– übernehmen wir das Porto. Sendungen ab CHF 1000.– gehen nur gegen Unterschrift hinaus.

Filme und Batterien legen wir gern bei, einzeln verschicken wir sie als Brief für CHF 3.50.

Liechtenstein behandeln wir wie die Schweiz. Nach Deutschland und Österreich kostet das Paket CHF 24.–, Zoll und Einfuhrsteuer zahlt die Empfängerin oder der Empfänger. Sonst liefern wir nirgendwohin.

Bestellungen bis 14 Uhr sind in der Regel am nächsten Werktag bei Ihnen. Wer selbst vorbeikommt, findet die reservierte Kamera drei Tage lang an der Theke.`,
    },
    {
      url: 'https://zweitblick.example/garantie-und-rueckgabe',
      title: 'Garantie und Rückgabe',
      topic: 'returns',
      text: `Garantie und Rückgabe

Auf geprüfte Gehäuse und Objektive geben wir 12 Monate Garantie, auf Blitzgeräte und Belichtungsmesser 6 Monate. Artikel mit dem Vermerk «Bastler» verkaufen wir ohne jede Garantie.

Gefällt die Kamera nicht, nehmen wir sie innert 10 Tagen zurück, sofern nicht mehr als ein Film belichtet wurde. Filme, Chemie und Bastlerware sind davon ausgeschlossen. Das Rückporto geht zu Ihren Lasten.

Zustand: A · Bedeutung: kaum Spuren, wie neu
Zustand: B · Bedeutung: leichte Kratzer, technisch einwandfrei
Zustand: C · Bedeutung: deutlich gebraucht, alle Zeiten geprüft
Zustand: Bastler · Bedeutung: defekt oder ungeprüft

Wasserschäden, Pilz durch feuchte Lagerung und Stürze sind nie gedeckt.`,
    },
    {
      url: 'https://zweitblick.example/gut-zu-wissen',
      title: 'Gut zu wissen',
      topic: 'questions',
      text: `Gut zu wissen

Nehmen Sie alte Apparate in Zahlung?

Sehr gern. Schicken Sie uns vier Fotos, wir nennen innert zwei Tagen einen Ankaufspreis. Digitale Kompaktkameras kaufen wir nicht an.

Was kostet eine Revision?

Reinigen und Justieren eines mechanischen Verschlusses kostet CHF 160.–, neue Lichtdichtungen CHF 45.–. Rechnen Sie mit vier Wochen.

Entwickeln Sie Filme?

Kleinbild und Rollfilm, farbig oder schwarzweiss, für CHF 14.– pro Film. Scans kosten CHF 10.– zusätzlich. Super-8 machen wir nicht.

Wie bezahle ich?

Mit TWINT, Vorauskasse oder Karte. Auf Rechnung liefern wir nur an Schulen und Gemeinden.

Haben Sie ein Ladenlokal?

Ja, an der Ankerstrasse 18 in Zürich: Mittwoch bis Freitag 12 bis 18.30 Uhr, Samstag 10 bis 16 Uhr.

Darf ich vor dem Kauf probieren?

Für CHF 40.– am Wochenende leihen wir jede Kamera der Zustände B und C aus; beim Kauf rechnen wir den Betrag an.

Passt ein Objektiv mit M42-Gewinde an meine Digitale?

Mit einem Adapter ja, scharfgestellt wird dann von Hand.`,
    },
  ],
  products: [
    {
      title: 'Spiegelreflex Aare 35',
      price: 280,
      was: 340,
      categories: ['Kameras'],
      attributes: { Zustand: ['B'], Gewicht: ['620 g'], Format: ['Kleinbild'] },
    },
    {
      title: 'Spiegelreflex Limmat X',
      price: 1290,
      categories: ['Kameras'],
      attributes: { Zustand: ['A'], Gewicht: ['840 g'], Format: ['Mittelformat'] },
    },
    { title: 'Messsucher Rhone', price: 465, inStock: false, categories: ['Kameras'], attributes: { Zustand: ['A'], Gewicht: ['540 g'] } },
    {
      title: 'Kompaktkamera Töss',
      price: 95,
      categories: ['Kameras'],
      attributes: { Zustand: ['C'], Gewicht: ['310 g'], Format: ['Kleinbild'] },
    },
    { title: 'Boxkamera Säntis', price: 35, categories: ['Kameras'], attributes: { Zustand: ['Bastler'], Format: ['Rollfilm'] } },
    { title: 'Objektiv 50 mm f/1.8', price: 110, categories: ['Objektive'], attributes: { Anschluss: ['M42'], Zustand: ['B'] } },
    { title: 'Objektiv 135 mm f/2.8', price: 145, was: 170, categories: ['Objektive'], attributes: { Anschluss: ['M42'], Zustand: ['C'] } },
    { title: 'Belichtungsmesser Rigi', price: 68, categories: ['Zubehör'], attributes: { Zustand: ['B'] } },
    {
      title: 'Kamerariemen Leder',
      price: 39.9,
      categories: ['Zubehör'],
      variants: [{ options: { Farbe: 'Braun' } }, { options: { Farbe: 'Schwarz' }, inStock: false }],
    },
    { title: 'Schwarzweissfilm 400, 36 Bilder', price: 11.5, categories: ['Filme'], attributes: { Empfindlichkeit: ['400 ASA'] } },
    { title: 'Farbfilm 200, 36 Bilder', price: 16.8, categories: ['Filme'], attributes: { Empfindlichkeit: ['200 ASA'] } },
  ],
};

export const lucarne: Shop = {
  key: 'lucarne',
  language: 'fr',
  currency: 'EUR',
  url: 'https://lucarne-et-ciel.example',
  quiz: { question: 'Pour quelle pièce ?', answers: ['Une chambre', 'Autre chose'] },
  profile: {
    ...silent,
    companyName: 'Lucarne & Ciel',
    moreInformationAboutYourProducts:
      'Toutes nos fenêtres de toit sont en pin verni ou en polyuréthane blanc. Le polyuréthane est notre conseil pour les salles de bains, car il ne craint pas la vapeur.',
    howCanCustomersReachYouOrYourTeam: 'conseil@lucarne-et-ciel.example, 02 55 55 01 90',
  },
  pages: [
    {
      url: 'https://lucarne-et-ciel.example/livraison',
      title: 'Livraison',
      topic: 'delivery',
      text: `Livraison

La lumière arrive chez vous ! Nos livreurs sont équipés de hayon et de bonne humeur.

Produit: Stores et accessoires · France métropolitaine: 7,90 € · Corse: 15 € · Belgique et Luxembourg: 13,90 €
Produit: Fenêtres jusqu’à 78 × 98 cm · France métropolitaine: 49 € · Corse: 120 € · Belgique et Luxembourg: 79 €
Produit: Fenêtres plus grandes · France métropolitaine: 69 € · Corse: sur devis · Belgique et Luxembourg: 99 €

Dès 600 € d’achats, la livraison en France métropolitaine est à notre charge, sauf en Corse.

Les stores sont fabriqués pour vous et partent sous huit jours ouvrés. Les fenêtres en stock sont livrées sous cinq jours ouvrés, sur rendez-vous, au pied du camion : le chauffeur ne monte rien à l’étage.

Nous ne livrons ni en Suisse, ni dans les DROM-COM.

Vérifiez le vitrage devant le chauffeur et notez toute fêlure sur le bon ; passé 48 heures, plus rien ne peut être réclamé au transporteur.`,
    },
    {
      url: 'https://lucarne-et-ciel.example/retractation-garanties',
      title: 'Rétractation et garanties',
      topic: 'returns',
      text: `Rétractation et garanties

Vous pouvez renoncer à une fenêtre dans les 30 jours si elle est dans son emballage d’origine ; l’enlèvement par notre transporteur vous est facturé 45 €.

Les stores sur mesure et les volets teintés à la demande ne sont ni repris ni échangés.

Une fois votre colis contrôlé, l’argent revient sur votre compte sous 7 jours.

Article: Vitrage · Garantie: 20 ans
Article: Cadre et raccords · Garantie: 10 ans
Article: Stores et volets · Garantie: 3 ans
Article: Moteurs et télécommandes · Garantie: 2 ans

La garantie tombe si la pose n’a pas suivi notre notice ou si le toit a une pente inférieure à 15°.`,
    },
    {
      url: 'https://lucarne-et-ciel.example/conseils',
      title: 'Conseils et réponses',
      topic: 'questions',
      text: `Conseils et réponses

Comment lire la référence de ma fenêtre ?

Ouvrez le battant : la plaque se trouve en haut à droite. Les trois premiers signes donnent la taille.

Faut-il une autorisation ?

Oui, une déclaration préalable en mairie est obligatoire pour tout nouveau percement.

Posez-vous les fenêtres ?

Nous travaillons avec des couvreurs partenaires en Bretagne et dans les Pays de la Loire : comptez 390 € par fenêtre. Ailleurs, nous n’avons pas de poseur.

Mon store est coincé, que faire ?

Tirez la barre jusqu’en bas d’un geste sec, puis relâchez : le ressort se réarme.

De la buée se forme le matin, est-ce un défaut ?

Non. Aérez dix minutes et laissez un radiateur sous la vitre.

Peut-on régler en plusieurs fois ?

Oui, en quatre fois sans frais par carte, entre 150 € et 3 000 €. Nous refusons les chèques.

Y a-t-il une salle d’exposition ?

À Rennes, 12 rue des Couvreurs, du mardi au samedi de 9 h 30 à 18 h.`,
    },
  ],
  products: [
    {
      title: 'Fenêtre Aurore 55 × 78',
      price: 219,
      was: 259,
      categories: ['Fenêtres de toit'],
      attributes: { Cadre: ['Pin verni'], Ouverture: ['Rotation'], Poids: ['24 kg'] },
    },
    {
      title: 'Fenêtre Aurore 78 × 98',
      price: 289,
      categories: ['Fenêtres de toit'],
      attributes: { Cadre: ['Pin verni'], Ouverture: ['Rotation'], Poids: ['33 kg'] },
    },
    {
      title: 'Fenêtre Zénith 114 × 118',
      price: 465,
      categories: ['Fenêtres de toit'],
      attributes: { Cadre: ['Polyuréthane blanc'], Ouverture: ['Projection'], Poids: ['49 kg'] },
    },
    {
      title: 'Fenêtre Vapeur 55 × 78',
      price: 275,
      inStock: false,
      categories: ['Fenêtres de toit'],
      attributes: { Cadre: ['Polyuréthane blanc'], Poids: ['25 kg'] },
    },
    {
      title: 'Store occultant Nuit',
      price: 74,
      categories: ['Stores'],
      attributes: { Usage: ['Chambre'] },
      variants: [
        { options: { Couleur: 'Bleu nuit' } },
        { options: { Couleur: 'Gris' } },
        { options: { Couleur: 'Sable' }, inStock: false },
      ],
    },
    { title: 'Store pare-soleil Brise', price: 58.5, was: 65, categories: ['Stores'], attributes: { Couleur: ['Noir'] } },
    { title: 'Volet roulant Solis', price: 349, categories: ['Volets'], attributes: { Alimentation: ['Solaire'] } },
    { title: 'Raccord ardoise', price: 82, categories: ['Raccords'], attributes: { Toiture: ['Ardoise'] } },
    { title: 'Raccord tuile', price: 69, categories: ['Raccords'], attributes: { Toiture: ['Tuile'] } },
    { title: 'Télécommande Ciel', price: 45, categories: ['Accessoires'], attributes: { Piles: ['2 × AAA'] } },
    { title: 'Perche d’ouverture 1,5 m', price: 24.9, categories: ['Accessoires'], attributes: { Longueur: ['1,5 m'] } },
  ],
};
