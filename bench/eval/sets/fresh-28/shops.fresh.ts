/** Six small shops for a fresh set of questions and conversations: nobody who builds the assistant may read them. */
import { emptyProfile, type Shop } from '../../lib/shop.ts';

export const pannierlane: Shop = {
  key: 'pannierlane',
  language: 'en',
  currency: 'EUR',
  url: 'https://pannierlane.example',
  quiz: { question: 'What do you ride for?', answers: ['To get to work', 'Something else'] },
  profile: {
    ...emptyProfile,
    companyName: 'Pannier Lane',
    howCanCustomersReachYouOrYourTeam: 'Ring us on 091 555 204, Monday to Friday, 9 am to 4 pm, or write to hello@pannierlane.example.',
    whatAreFAQs: `Do you have a shop I can visit?
Yes, at 12 Dominick Street in Galway. We are open Wednesday to Saturday from 10.30 am to 6 pm, and there is a stand for your bike.

Do your panniers fit every rack?
They hook on to tubes from 8 to 16 mm. The inserts for thin tubes are in the box.

How do your clothes fit?
Close, because you lean forward on a bike. If you are between two sizes, take the larger one.

How can I pay?
By Visa, Mastercard, PayPal or Revolut. We cannot take cheques.

Do you sell gift vouchers?
Yes, from €25 upwards. We send them by email within the hour and they are valid for three years.

Can I change or cancel my order?
Ring us within two hours of ordering. After that the parcel is usually packed.

Can you print our club's name on jerseys?
Yes, from 12 jerseys, for €8 apiece. Please allow three weeks.`,
  },
  pages: [
    {
      url: 'https://pannierlane.example/delivery',
      title: 'Delivery',
      topic: 'delivery',
      text: 'Delivery\n\nIreland: €5.50, free from €90. Your parcel takes 1 to 2 working days with An Post. What you order before 2 pm leaves us the same day.\n\nUnited Kingdom: €9.80, free from €150, 3 to 5 working days. We pay the customs duty, so there is nothing to settle at the door.\n\nFrance, Germany and the Netherlands: €13.40, 4 to 7 working days. We do not send to any other country at present.',
    },
    {
      url: 'https://pannierlane.example/returns',
      title: 'Returns and exchanges',
      topic: 'returns',
      text: 'Returns and exchanges\n\nTry things on at home: you have 45 days to return anything unused with its tags on. Bib shorts can only come back with the hygiene strip still in place.\n\nWithin Ireland you can use our prepaid label, for which we take €3.90 off your refund. From abroad you pay the postage yourself. You have your money within 6 working days of the parcel reaching us.',
    },
    {
      url: 'https://pannierlane.example/guarantee',
      title: 'Guarantee and repairs',
      topic: 'questions',
      text: 'Guarantee and repairs\n\nAll our bags carry a 5-year guarantee on seams and hooks; clothes have 2 years. Keep your order number, it is all we need.\n\nOut of guarantee? We mend torn bags in our own workshop for a flat €18, which usually takes ten days. Spare hooks cost €7.50 a pair.',
    },
    {
      url: 'https://pannierlane.example/care',
      title: 'Washing and care',
      topic: 'questions',
      text: 'Washing and care\n\nWash jerseys and shorts inside out at 30 °C and hang them up to dry. Leave out the fabric softener: it clogs the fibres.\n\nRain jackets like a gentle wash at 40 °C and twenty minutes in the dryer on low, which wakes up the water-repellent finish. Bags only want a wipe with a damp cloth.',
    },
  ],
  products: [
    {
      title: 'Corrib Roll-Top Pannier',
      price: 68,
      was: 79,
      categories: ['Panniers'],
      attributes: {
        Volume: ['20 litres'],
        Weight: ['890 g'],
        Material: ['PVC-free tarpaulin'],
        Waterproof: ['Yes, welded seams'],
        'In the box': ['1 pannier', 'Shoulder strap', 'Rack inserts'],
      },
      variants: [{ options: { Colour: 'Black' } }, { options: { Colour: 'Yellow' } }, { options: { Colour: 'Petrol' }, inStock: false }],
      description:
        'One tough bag for the daily ride, sold singly. Roll it down three times and nothing gets in, not even in a Galway November. A reflective patch sits on each side.',
    },
    {
      title: 'Clifden Pannier Pair',
      price: 135,
      categories: ['Panniers'],
      attributes: {
        Volume: ['2 x 22 litres'],
        Weight: ['1,750 g the pair'],
        Material: ['Cordura'],
        Waterproof: ['No, two rain covers are included'],
      },
      variants: [{ options: { Colour: 'Grey' } }, { options: { Colour: 'Olive' } }],
      description: 'Two roomy touring bags with an outer pocket each. The hooks lock with a click and come off with one pull.',
    },
    {
      title: 'Burren Office Pannier',
      price: 98,
      categories: ['Panniers'],
      attributes: {
        Volume: ['16 litres'],
        Weight: ['1,150 g'],
        Material: ['Waxed canvas'],
        Waterproof: ['No, it stands a light shower'],
        Laptop: ['Up to 15 inches'],
      },
      variants: [{ options: { Colour: 'Brown' } }, { options: { Colour: 'Navy' }, inStock: false }],
      description: 'Looks like a briefcase once it is off the bike. The hooks hide behind a flap, so they do not catch on your coat.',
    },
    {
      title: 'Inis Handlebar Bag',
      price: 49,
      categories: ['Small Bags'],
      attributes: { Volume: ['5 litres'], Weight: ['410 g'], Material: ['Nylon'], Waterproof: ['Yes'] },
      variants: [{ options: { Colour: 'Black' } }, { options: { Colour: 'Red' } }],
      description: 'With a clear window for a map or a phone on top. It clicks off the bars when you stop for coffee.',
    },
    {
      title: 'Sceilg Saddle Bag',
      price: 22,
      was: 27,
      categories: ['Small Bags'],
      attributes: { Volume: ['0.8 litres'], Weight: ['120 g'], Material: ['Nylon'], Colour: ['Black'] },
      description: 'Room for a tube, two levers and a multitool. Fixes under the saddle with two straps and does not rattle.',
    },
    {
      title: 'Maam Frame Bag',
      price: 36,
      categories: ['Small Bags'],
      attributes: {
        Volume: ['3 litres'],
        Weight: ['190 g'],
        Material: ['Recycled polyester'],
        Waterproof: ['Water-repellent, not for heavy rain'],
        'Frame size': ['S up to 50 cm', 'M 51 to 56 cm', 'L from 57 cm'],
      },
      variants: [{ options: { Size: 'S' } }, { options: { Size: 'M' } }, { options: { Size: 'L' }, price: 40, inStock: false }],
      description: 'Sits inside the front triangle, where the weight does no harm. A slot at the front lets a cable through.',
    },
    {
      title: "Aran Women's Merino Jersey",
      price: 84,
      categories: ['Jerseys and Shorts'],
      attributes: { For: ['Women'], Material: ['87 % merino wool, 13 % nylon'], Weight: ['165 g'], Sleeves: ['Long'] },
      variants: [
        { options: { Colour: 'Rust', Size: 'S' } },
        { options: { Colour: 'Rust', Size: 'M' } },
        { options: { Colour: 'Rust', Size: 'L' } },
        { options: { Colour: 'Navy', Size: 'S' } },
        { options: { Colour: 'Navy', Size: 'M' } },
        { options: { Colour: 'Navy', Size: 'L' } },
      ],
      description: 'Warm on a cold morning and never clammy at noon. Three pockets at the back and a long zip.',
    },
    {
      title: "Kerry Men's Summer Jersey",
      price: 59,
      was: 72,
      categories: ['Jerseys and Shorts'],
      attributes: { For: ['Men'], Material: ['Recycled polyester'], Weight: ['130 g'], Sleeves: ['Short'] },
      variants: [
        { options: { Colour: 'Blue', Size: 'M' } },
        { options: { Colour: 'Blue', Size: 'L' } },
        { options: { Colour: 'Blue', Size: 'XL' } },
        { options: { Colour: 'White', Size: 'M' } },
        { options: { Colour: 'White', Size: 'L' } },
      ],
      description: 'A light jersey for hot days that dries while you have your lunch. Full-length zip and three pockets.',
    },
    {
      title: "Doolin Men's Bib Shorts",
      price: 95,
      categories: ['Jerseys and Shorts'],
      attributes: { For: ['Men'], Material: ['Polyamide and elastane'], Weight: ['205 g'], Colour: ['Black'] },
      variants: [{ options: { Size: 'M' } }, { options: { Size: 'L' } }, { options: { Size: 'XL' }, inStock: false }],
      description: 'With a pad for six hours in the saddle. The straps lie flat and the legs stay where they are.',
    },
    {
      title: "Slea Women's Padded Shorts",
      price: 62,
      categories: ['Jerseys and Shorts'],
      attributes: { For: ['Women'], Material: ['Polyamide and elastane'], Weight: ['150 g'], Colour: ['Black'] },
      variants: [{ options: { Size: 'S' } }, { options: { Size: 'M' } }, { options: { Size: 'L' } }],
      description: 'Waist shorts with a soft, wide band and a medium pad. Good under a skirt, too.',
    },
    {
      title: 'Achill Rain Jacket',
      price: 119,
      categories: ['Jackets and Vests'],
      attributes: { For: ['Women', 'Men'], Material: ['Three-layer nylon'], Waterproof: ['15,000 mm, taped seams'], Weight: ['290 g'] },
      variants: [
        { options: { Colour: 'Orange', Size: 'S' } },
        { options: { Colour: 'Orange', Size: 'M' } },
        { options: { Colour: 'Orange', Size: 'L' } },
        { options: { Colour: 'Black', Size: 'M' } },
        { options: { Colour: 'Black', Size: 'L' }, inStock: false },
      ],
      description: 'Longer at the back, so the spray stays off your shorts. Packs into its own pocket.',
    },
    {
      title: 'Leenane Wind Vest',
      price: 54,
      categories: ['Jackets and Vests'],
      attributes: {
        For: ['Women', 'Men'],
        Material: ['Ripstop polyester'],
        Windproof: ['Yes'],
        Waterproof: ['No'],
        Weight: ['95 g'],
        Colour: ['Neon yellow'],
      },
      variants: [{ options: { Size: 'M' } }, { options: { Size: 'L' } }, { options: { Size: 'XL' } }],
      description: 'Keeps the wind off your chest on the way down and weighs less than an apple. Mesh at the back.',
    },
    {
      title: "Nephin Men's Winter Jacket",
      price: 148,
      inStock: false,
      categories: ['Jackets and Vests'],
      attributes: { For: ['Men'], Material: ['Softshell'], Weight: ['460 g'], Colour: ['Dark green'] },
      description: 'Soft inside, windproof outside, for rides around freezing point. High collar and reflective piping.',
    },
  ],
};

export const klingenhof: Shop = {
  key: 'klingenhof',
  language: 'de',
  currency: 'EUR',
  url: 'https://klingenhof.example',
  quiz: { question: 'Für wen suchen Sie etwas?', answers: ['Für mich', 'Für jemand anderen'] },
  profile: {
    ...emptyProfile,
    companyName: 'Klingenhof',
    howCanCustomersReachYouOrYourTeam:
      'Sie erreichen uns montags bis freitags von 8 bis 16 Uhr unter 0212 555 730 oder per E-Mail an post@klingenhof.example.',
    whatAreFAQs: `Kann ich bei Ihnen vorbeikommen?
Gern. Unser Werksverkauf in Solingen, Hammerstraße 21, ist mittwochs bis freitags von 11 bis 18 Uhr und samstags von 9 bis 14 Uhr geöffnet.

Wie kann ich bezahlen?
Mit Kreditkarte, PayPal, auf Rechnung über Klarna oder per Vorkasse. Bei Vorkasse ziehen Sie 2 % Skonto ab.

Gravieren Sie Messer?
Ja, bis zu 15 Zeichen auf der Klinge für 12 €. Die Lieferung dauert dann 4 Werktage länger.

Verpacken Sie Geschenke?
Ja, in Packpapier mit Leinenband für 3,50 €. Eine Karte mit Ihrem Text legen wir gratis dazu.

Passen Ihre Pfannen auf Induktion?
Ja, alle außer der Kupferpfanne.

Gibt es Messer für Linkshänder?
Unsere Kochmesser sind beidseitig geschliffen und liegen in jeder Hand. Das Brotmesser gibt es in einer eigenen Ausführung für Linkshänder.

Haben Sie Gutscheine?
Ja, ab 20 € als PDF zum Ausdrucken. Sie gelten drei Jahre.`,
  },
  pages: [
    {
      url: 'https://klingenhof.example/versand',
      title: 'Versand und Lieferzeit',
      topic: 'delivery',
      text: 'Versand und Lieferzeit\n\nDeutschland: 4,90 €, ab 60 € versandkostenfrei. Die Lieferung mit DHL dauert 1 bis 2 Werktage.\n\nÖsterreich: 8,50 €, ab 120 € kostenlos, 3 bis 5 Werktage. Schweiz: 14,90 €, 5 bis 8 Werktage; Zoll und Einfuhrsteuer sind darin schon enthalten.\n\nMesser geben wir nur an Personen ab 18 Jahren ab, der Bote fragt an der Tür nach dem Ausweis. An Packstationen können wir Messer deshalb nicht schicken.',
    },
    {
      url: 'https://klingenhof.example/rueckgabe',
      title: 'Rückgabe und Umtausch',
      topic: 'returns',
      text: 'Rückgabe und Umtausch\n\nUnbenutzte Ware können Sie innerhalb von 30 Tagen zurückgeben oder umtauschen. Gravierte Messer nehmen wir nicht zurück.\n\nDas Rücksendeetikett für Deutschland ist kostenlos, aus Österreich und der Schweiz tragen Sie das Porto selbst. Ihr Geld haben Sie spätestens eine Woche nach Eingang der Ware wieder auf dem Konto.',
    },
    {
      url: 'https://klingenhof.example/pflege',
      title: 'Pflege',
      topic: 'questions',
      text: 'Pflege\n\nMesser spülen Sie bitte von Hand und trocknen sie gleich ab. Holzbretter reiben Sie alle 6 Wochen mit Leinöl ein, dann reißen sie nicht.\n\nEine neue Eisenpfanne brennen Sie mit Kartoffelschalen und Salz ein, das dauert rund 25 Minuten. Danach nehmen Sie kein Spülmittel mehr, heißes Wasser genügt.',
    },
    {
      url: 'https://klingenhof.example/garantie',
      title: 'Garantie und Schleifservice',
      topic: 'questions',
      text: 'Garantie und Schleifservice\n\nAuf Klingen geben wir 10 Jahre Garantie, auf Pfannen 5 Jahre und auf Bretter 2 Jahre. Stumpf gewordene Schneiden fallen nicht darunter.\n\nDafür gibt es unseren Schleifservice: 9 € je Messer, mit Wellenschliff 13 €. Schicken Sie es gut verpackt ein, nach 8 Werktagen haben Sie es zurück.',
    },
  ],
  products: [
    {
      title: 'Kochmesser Bergisch 20 cm',
      price: 89,
      was: 109,
      categories: ['Messer'],
      attributes: {
        Klingenlänge: ['20 cm'],
        Stahl: ['X50CrMoV15, geschmiedet'],
        Härte: ['56 HRC'],
        Griff: ['Pflaumenholz'],
        Gewicht: ['215 g'],
      },
      description:
        'Das Messer für fast alles: Zwiebeln, Kräuter, Braten. Der Kropf ist schmal geschliffen, so lässt sich die ganze Schneide nutzen und nachschärfen.',
    },
    {
      title: 'Santoku Wupper 17 cm',
      price: 119,
      categories: ['Messer'],
      attributes: { Klingenlänge: ['17 cm'], Stahl: ['VG-10'], Härte: ['60 HRC'], Griff: ['Pakkaholz'], Gewicht: ['180 g'] },
      description: 'Japanische Form, in Solingen geschliffen. Der Kullenschliff sorgt dafür, dass Gurkenscheiben nicht kleben bleiben.',
    },
    {
      title: 'Brotmesser Remscheid',
      price: 64,
      categories: ['Messer'],
      attributes: { Klingenlänge: ['24 cm'], Schliff: ['Wellenschliff'], Griff: ['Kunststoff, schwarz'], Gewicht: ['190 g'] },
      variants: [{ options: { Ausführung: 'Rechtshänder' } }, { options: { Ausführung: 'Linkshänder' }, price: 69, inStock: false }],
      description: 'Geht durch die härteste Kruste, ohne die Krume zu drücken. Der Griff ist auch mit feuchten Händen sicher.',
    },
    {
      title: 'Gemüsemesser Zöppken',
      price: 14.5,
      categories: ['Messer'],
      attributes: { Klingenlänge: ['8,5 cm'], Griff: ['Kunststoff'], Gewicht: ['45 g'] },
      variants: [{ options: { Farbe: 'Rot' } }, { options: { Farbe: 'Blau' } }, { options: { Farbe: 'Gelb' }, inStock: false }],
      description: 'Der kleine Solinger Klassiker zum Schälen und Putzen. Dünn geschliffen und leicht wie ein Stift.',
    },
    {
      title: 'Messerset Dreiklang',
      price: 159,
      was: 189,
      categories: ['Messer'],
      attributes: {
        'Im Karton': ['Kochmesser 20 cm', 'Brotmesser 22 cm', 'Gemüsemesser 9 cm'],
        Griff: ['Olivenholz'],
        Stahl: ['X50CrMoV15'],
      },
      description: 'Drei Messer, mehr braucht eine Küche nicht. Sie liegen in einem Karton mit Filz, der sich gut verschenken lässt.',
    },
    {
      title: 'Schneidebrett Nussbaum groß',
      price: 78,
      categories: ['Schneidebretter'],
      attributes: { Material: ['Nussbaum, Stirnholz'], Maße: ['45 x 30 x 4 cm'], Gewicht: ['2,6 kg'], Saftrille: ['Nein'] },
      description: 'Schwer genug, um beim Hacken nicht zu rutschen. Das Stirnholz schont die Schneide.',
    },
    {
      title: 'Schneidebrett Buche',
      price: 32,
      categories: ['Schneidebretter'],
      attributes: { Material: ['Buche, geölt'], Maße: ['38 x 25 x 2 cm'], Gewicht: ['1,3 kg'], Saftrille: ['Ja, umlaufend'] },
      description: 'Ein ehrliches Brett für jeden Tag, mit Griffmulden an beiden Seiten. Aus einem Stück, nicht verleimt.',
    },
    {
      title: 'Frühstücksbrettchen Ahorn, 2 Stück',
      price: 24,
      categories: ['Schneidebretter'],
      attributes: { Material: ['Ahorn'], Maße: ['23 x 15 x 1 cm'], Gewicht: ['260 g je Brettchen'] },
      description: 'Zwei helle Brettchen fürs Abendbrot. Mit einer Bohrung zum Aufhängen.',
    },
    {
      title: 'Schneidebrett Flex',
      price: 19,
      categories: ['Schneidebretter'],
      attributes: { Material: ['Kunststoff (PE)'], Maße: ['35 x 24 x 0,8 cm'], Gewicht: ['600 g'], Spülmaschinenfest: ['Ja'] },
      variants: [{ options: { Farbe: 'Grün' } }, { options: { Farbe: 'Weiß' } }, { options: { Farbe: 'Grau' }, inStock: false }],
      description: 'Für Fisch und Fleisch, hinterher ab in die Maschine. Gummiränder halten es auf der Arbeitsplatte.',
    },
    {
      title: 'Eisenpfanne Hammer',
      price: 49,
      categories: ['Pfannen'],
      attributes: {
        Material: ['Geschmiedetes Eisen'],
        Gewicht: ['1,6 kg (24 cm)', '2,1 kg (28 cm)', '2,7 kg (32 cm)'],
        Induktion: ['Ja'],
        Backofen: ['Unbegrenzt'],
      },
      variants: [
        { options: { Durchmesser: '24 cm' }, price: 49 },
        { options: { Durchmesser: '28 cm' }, price: 59 },
        { options: { Durchmesser: '32 cm' }, price: 72, inStock: false },
      ],
      description: 'Für Bratkartoffeln und Steaks, die richtig Farbe bekommen. Wird mit jedem Mal besser.',
    },
    {
      title: 'Edelstahlpfanne Rhein 28 cm',
      price: 95,
      was: 115,
      categories: ['Pfannen'],
      attributes: { Material: ['Edelstahl, mehrschichtig'], Gewicht: ['1,4 kg'], Induktion: ['Ja'], Backofen: ['Bis 250 °C'] },
      description: 'Leitet die Wärme bis in den Rand. Ohne Beschichtung, also auch für Metallwender.',
    },
    {
      title: 'Keramikpfanne Feder 28 cm',
      price: 54,
      categories: ['Pfannen'],
      attributes: { Material: ['Aluminium mit Keramikbeschichtung'], Gewicht: ['950 g'], Induktion: ['Ja'], Backofen: ['Bis 180 °C'] },
      description: 'Für Eier und Fisch, mit wenig Fett. Der Stiel lässt sich abnehmen.',
    },
    {
      title: 'Kupferpfanne Sieg 24 cm',
      price: 189,
      inStock: false,
      categories: ['Pfannen'],
      attributes: { Material: ['Kupfer, innen Edelstahl'], Gewicht: ['1,8 kg'], Induktion: ['Nein'], Backofen: ['Bis 220 °C'] },
      description: 'Für Saucen und alles, was genaue Hitze verlangt. Von Hand poliert.',
    },
  ],
};

export const petitelune: Shop = {
  key: 'petitelune',
  language: 'fr',
  currency: 'EUR',
  url: 'https://petitelune.example',
  quiz: { question: 'Pour quel âge cherchez-vous ?', answers: ['Moins de 3 ans', 'Un autre âge'] },
  profile: {
    ...emptyProfile,
    companyName: 'Petite Lune',
    howCanCustomersReachYouOrYourTeam:
      'Appelez-nous au 02 40 55 51 20, du lundi au vendredi de 9 h 30 à 17 h, ou écrivez à bonjour@petitelune.example.',
    whatAreFAQs: `Avez-vous une boutique ?
Oui, au 14 rue du Calvaire à Nantes, du mardi au samedi de 10 h à 19 h. Tous nos lits y sont exposés.

Le matelas est-il fourni avec les lits ?
Non. Le sommier à lattes est compris, mais nous ne vendons pas de matelas.

Le montage d’un lit est-il long ?
Environ 50 minutes à deux. La clé Allen est dans le carton.

Comment puis-je payer ?
Par carte bancaire, PayPal ou virement. Dès 150 €, vous pouvez payer en 3 fois sans frais.

Brodez-vous des prénoms sur le linge ?
Oui, pour 9 € par pièce ; comptez 5 jours de plus. Le linge brodé n’est ni repris ni échangé.

Faites-vous des paquets cadeaux ?
Oui, pour 3,50 €, avec un petit mot écrit à la main.

Proposez-vous une liste de naissance ?
Oui, vous la créez dans votre compte et elle reste ouverte 12 mois.`,
  },
  pages: [
    {
      url: 'https://petitelune.example/livraison',
      title: 'Livraison',
      topic: 'delivery',
      text: 'Livraison\n\nFrance métropolitaine : 6,90 € pour le linge et les lampes, offerte dès 80 €. Vous êtes livrés en 2 à 4 jours ouvrés.\n\nLes lits partent par transporteur, sur rendez-vous, en France métropolitaine seulement : 39 €, quel que soit le montant, en 8 à 10 jours. Le livreur monte le carton à l’étage si vous le demandez à la commande.\n\nBelgique et Luxembourg : 11,50 € pour les petits colis, 5 à 6 jours ouvrés. Suisse : 18 €, 6 à 9 jours ouvrés, droits de douane en sus.',
    },
    {
      url: 'https://petitelune.example/retours',
      title: 'Retours',
      topic: 'returns',
      text: 'Retours\n\nVous avez 21 jours pour changer d’avis. Le linge doit revenir non lavé et dans sa pochette, les lits dans leur carton.\n\nLe retour d’un petit colis est gratuit en point relais. Pour un lit, nous retenons 45 € de frais d’enlèvement. Le remboursement suit dans la semaine.',
    },
    {
      url: 'https://petitelune.example/entretien',
      title: 'Entretien',
      topic: 'questions',
      text: 'Entretien\n\nNos parures se lavent à 40 °C ; la gaze de coton n’a pas besoin de repassage. Les couettes vont en machine à 60 °C, puis au sèche-linge avec deux balles de tennis.\n\nLes lits en bois se nettoient avec un chiffon humide, sans javel. Pensez à resserrer les vis tous les 6 mois.',
    },
    {
      url: 'https://petitelune.example/garantie',
      title: 'Garantie et sécurité',
      topic: 'questions',
      text: 'Garantie et sécurité\n\nNos lits sont garantis 7 ans, nos lampes 3 ans. Une photo et votre numéro de commande suffisent.\n\nTous nos lits ont passé les essais de la norme NF et sont peints à l’eau. Le couchage en hauteur ne convient pas avant 6 ans.',
    },
  ],
  products: [
    {
      title: 'Lit évolutif Pommier',
      price: 249,
      was: 289,
      categories: ['Lits'],
      attributes: {
        Couchage: ['70 x 140 cm'],
        Matière: ['Hêtre massif'],
        Âge: ['De la naissance à 7 ans'],
        Poids: ['28 kg'],
      },
      variants: [{ options: { Couleur: 'Naturel' } }, { options: { Couleur: 'Blanc' } }, { options: { Couleur: 'Sauge' }, inStock: false }],
      description:
        'Un lit à barreaux qui devient un vrai petit lit dès que bébé grandit. Le sommier se règle sur trois hauteurs et un côté se retire en deux minutes.',
    },
    {
      title: 'Lit cabane Clairière',
      price: 319,
      categories: ['Lits'],
      attributes: {
        Couchage: ['90 x 190 cm'],
        Matière: ['Pin massif'],
        Âge: ['3 à 12 ans'],
        Poids: ['34 kg'],
        'Charge maximale': ['80 kg'],
      },
      variants: [{ options: { Couleur: 'Naturel' } }, { options: { Couleur: 'Blanc' } }],
      description: 'Au ras du sol, avec un toit à décorer de guirlandes. Les enfants y montent et en descendent tout seuls.',
    },
    {
      title: 'Lit mi-hauteur Écureuil',
      price: 429,
      categories: ['Lits'],
      attributes: {
        Couchage: ['90 x 200 cm'],
        Matière: ['Pin massif'],
        Âge: ['Dès 6 ans'],
        Poids: ['52 kg'],
        'Charge maximale': ['100 kg'],
        Hauteur: ['118 cm'],
      },
      description: 'Un lit perché avec de la place dessous pour jouer ou ranger. L’échelle se fixe à gauche ou à droite.',
    },
    {
      title: 'Lit gigogne Galet',
      price: 365,
      inStock: false,
      categories: ['Lits'],
      attributes: { Couchage: ['2 x 90 x 190 cm'], Matière: ['Hêtre et contreplaqué'], Âge: ['Dès 4 ans'], Poids: ['61 kg'] },
      description: 'Deux lits en un pour les soirs où la copine reste dormir. Le tiroir roule sans rayer le parquet.',
    },
    {
      title: 'Veilleuse Lapin',
      price: 29.9,
      categories: ['Lampes'],
      attributes: {
        Matière: ['Silicone'],
        Alimentation: ['Batterie, recharge par USB-C'],
        Autonomie: ['12 heures'],
        Poids: ['210 g'],
        Hauteur: ['15 cm'],
      },
      variants: [{ options: { Couleur: 'Blanc' } }, { options: { Couleur: 'Rose' } }, { options: { Couleur: 'Gris' }, inStock: false }],
      description: 'Toute douce, elle s’allume d’une petite tape. Sans fil, elle suit votre enfant de la chambre au couloir.',
    },
    {
      title: 'Lampe de chevet Champignon',
      price: 45,
      was: 55,
      categories: ['Lampes'],
      attributes: {
        Matière: ['Bois et coton'],
        Alimentation: ['Secteur'],
        Ampoule: ['E14, fournie'],
        Hauteur: ['24 cm'],
        Poids: ['650 g'],
      },
      description: 'Une lumière chaude pour l’histoire du soir. L’interrupteur est sur le fil, à portée de petites mains.',
    },
    {
      title: 'Suspension Nuage',
      price: 69,
      categories: ['Lampes'],
      attributes: { Matière: ['Papier'], Diamètre: ['45 cm'], Ampoule: ['E27, non fournie'], Poids: ['400 g'] },
      description: 'Pliée à la main comme un origami, elle diffuse une lumière sans ombre dure.',
    },
    {
      title: 'Projecteur d’étoiles Orion',
      price: 38,
      categories: ['Lampes'],
      attributes: { Matière: ['Plastique recyclé'], Alimentation: ['Secteur'], Minuterie: ['30 minutes'], Poids: ['320 g'] },
      description: 'Des constellations au plafond, puis il s’éteint tout seul. Trois couleurs et pas de musique.',
    },
    {
      title: 'Parure Petits Renards',
      price: 49,
      categories: ['Linge de lit'],
      attributes: { Matière: ['Percale de coton bio'], Composition: ['Une housse de couette et une taie'], Motif: ['Renards'] },
      variants: [
        { options: { Taille: '100 x 140 cm' }, price: 49 },
        { options: { Taille: '140 x 200 cm' }, price: 59 },
      ],
      description: 'Des renards qui dorment sur l’endroit et des rayures au dos. Le tissu est lisse et frais.',
    },
    {
      title: 'Parure en gaze Douceur',
      price: 72,
      was: 84,
      categories: ['Linge de lit'],
      attributes: {
        Matière: ['Double gaze de coton'],
        Composition: ['Une housse de couette 140 x 200 cm et une taie'],
        Motif: ['Uni'],
      },
      variants: [
        { options: { Couleur: 'Safran' } },
        { options: { Couleur: 'Écru' } },
        { options: { Couleur: 'Bleu nuit' }, inStock: false },
      ],
      description: 'Souple et légère, elle s’adoucit à chaque lavage. Fermeture par boutons en noix de coco.',
    },
    {
      title: 'Drap-housse Coton bio',
      price: 24,
      categories: ['Linge de lit'],
      attributes: { Matière: ['Jersey de coton bio'], Couleur: ['Écru'], Bonnet: ['20 cm'] },
      variants: [
        { options: { Taille: '70 x 140 cm' }, price: 24 },
        { options: { Taille: '90 x 190 cm' }, price: 28 },
        { options: { Taille: '90 x 200 cm' }, price: 28, inStock: false },
      ],
      description: 'Il tient bien au matelas grâce à l’élastique tout autour.',
    },
    {
      title: 'Couette légère Plume de Lune',
      price: 64,
      categories: ['Linge de lit'],
      attributes: { Garnissage: ['Polyester recyclé, 200 g/m²'], Taille: ['140 x 200 cm'], Enveloppe: ['Coton bio'] },
      description: 'Une couette pour toute l’année, sauf les nuits de canicule. Piquée en carreaux, elle ne fait pas de boules.',
    },
    {
      title: 'Gigoteuse Marmotte',
      price: 52,
      categories: ['Linge de lit'],
      attributes: { Matière: ['Velours de coton'], Chaleur: ['TOG 2,5'], Motif: ['Montagnes'] },
      variants: [{ options: { Taille: '0-6 mois' } }, { options: { Taille: '6-24 mois' } }],
      description: 'Pour les nuits d’hiver, avec une fermeture qui s’ouvre par le bas : on change bébé sans le réveiller.',
    },
  ],
};

export const grootgroen: Shop = {
  key: 'grootgroen',
  language: 'nl',
  currency: 'EUR',
  url: 'https://grootgroen.example',
  quiz: { question: 'Waar tuinier je?', answers: ['In de volle grond', 'Ergens anders'] },
  profile: {
    ...emptyProfile,
    companyName: 'Groot Groen',
    howCanCustomersReachYouOrYourTeam: 'Bel 0570 555 318 op werkdagen van 9 tot 12 uur of mail naar hallo@grootgroen.example.',
    whatAreFAQs: `Hebben jullie een winkel?
Ja, aan de Bokkingshang 8 in Deventer. We zijn open van donderdag tot en met zaterdag, van 9.30 tot 17.30 uur.

Hoe kan ik betalen?
Met iDEAL, Bancontact of creditcard. Achteraf betalen kan via Riverty, binnen 14 dagen.

Zit er een gat in de potten?
Ja, in alle potten, behalve in de zinken. Daar boren we er op verzoek een in voor € 2.

Welke steellengte past bij mij?
Ben je kleiner dan 1,75 m, neem dan 110 cm. Ben je langer, dan werk je prettiger met 125 cm.

Slijpen jullie ook gereedschap?
Ja, elke zaterdag: een schaar voor € 7 en een spade voor € 11.

Verkopen jullie cadeaubonnen?
Ja, vanaf € 15. Ze zijn twee jaar geldig, ook in de winkel.

Kan ik mijn bestelling afhalen?
Ja, dat is gratis. Je krijgt een sms zodra alles klaarstaat, meestal binnen drie uur.`,
  },
  pages: [
    {
      url: 'https://grootgroen.example/verzending',
      title: 'Verzending',
      topic: 'delivery',
      text: 'Verzending\n\nNederland: € 5,75, gratis vanaf € 65. Bestel je vóór 16.00 uur, dan heb je het de volgende werkdag in huis.\n\nBelgië: € 8,25, gratis vanaf € 95, in 2 tot 3 werkdagen. Duitsland: € 12,95, in 3 tot 5 werkdagen. Verder weg sturen we niet.\n\nPotten met een doorsnee van meer dan 50 cm brengen we zelf rond met de bestelbus, op dinsdag. Dat kost € 24,50 en kan alleen binnen Nederland.',
    },
    {
      url: 'https://grootgroen.example/retour',
      title: 'Retourneren',
      topic: 'returns',
      text: 'Retourneren\n\nJe hebt 60 dagen bedenktijd. Gereedschap mag je best een keer uitproberen, als je het maar schoon terugstuurt.\n\nVoor een retour met PostNL rekenen we € 4,25. Komt een pot kapot aan, stuur dan binnen 48 uur een foto en je krijgt gratis een nieuwe. Je geld heb je binnen een week terug.',
    },
    {
      url: 'https://grootgroen.example/onderhoud',
      title: 'Onderhoud',
      topic: 'questions',
      text: 'Onderhoud\n\nVeeg gereedschap na gebruik droog en vet het blad één keer per maand in met lijnolie. Een snoeischaar slijp je met een fijne steen, altijd aan de schuine kant.\n\nTerracotta verdraagt lichte vorst zolang de pot droog staat: zet hem op voetjes en haal hem bij strenge kou naar binnen. Geglazuurde potten kunnen buiten blijven tot 15 graden onder nul.',
    },
    {
      url: 'https://grootgroen.example/garantie',
      title: 'Garantie',
      topic: 'questions',
      text: 'Garantie\n\nOp gesmeed gereedschap geven we 25 jaar garantie, op houten stelen 3 jaar en op potten 1 jaar. Bewaar je bon of je bestelmail.\n\nSteel gebroken na die tijd? Voor € 16 zetten we er een nieuwe van essenhout in, klaar terwijl je wacht.',
    },
  ],
  products: [
    {
      title: 'Spade IJssel',
      price: 74,
      was: 89,
      categories: ['Spitten en wieden'],
      attributes: { Materiaal: ['Gesmeed staal'], Steel: ['Essenhout'], Gewicht: ['2,1 kg'], Bladbreedte: ['18 cm'] },
      variants: [{ options: { Steellengte: '110 cm' } }, { options: { Steellengte: '125 cm' } }],
      description:
        'Een spade voor zware klei, met opstapjes zodat je zolen heel blijven. Met de hand gesmeed in één stuk, dus geen las die kan breken.',
    },
    {
      title: 'Spitvork Salland',
      price: 79,
      categories: ['Spitten en wieden'],
      attributes: { Materiaal: ['Gesmeed staal'], Steel: ['Essenhout'], Gewicht: ['2,3 kg'], Tanden: ['4'] },
      variants: [{ options: { Steellengte: '110 cm' } }, { options: { Steellengte: '125 cm' }, inStock: false }],
      description: 'Voor het losmaken van de grond en het rooien van aardappels. De tanden buigen niet, ook niet op een steen.',
    },
    {
      title: 'Plantschepje Mus',
      price: 18.5,
      categories: ['Spitten en wieden'],
      attributes: { Materiaal: ['Roestvrij staal'], Steel: ['Beukenhout'], Gewicht: ['310 g'], Lengte: ['31 cm'] },
      description: 'Met een maatverdeling op het blad, zodat elke bol diep genoeg komt. Er zit een leren lusje aan.',
    },
    {
      title: 'Schoffel Veluwe',
      price: 46,
      categories: ['Spitten en wieden'],
      attributes: { Materiaal: ['Gesmeed staal'], Steel: ['Essenhout, 160 cm'], Gewicht: ['1,2 kg'], Bladbreedte: ['16 cm'] },
      description: 'Snijdt het onkruid net onder de grond af, duwend en trekkend. Je hoeft er niet bij te bukken.',
    },
    {
      title: 'Snoeischaar Vink',
      price: 39,
      was: 45,
      categories: ['Snoeien'],
      attributes: { 'Takken tot': ['20 mm'], Gewicht: ['230 g'], Lengte: ['21 cm'], Materiaal: ['Koolstofstaal'] },
      variants: [{ options: { Uitvoering: 'Rechtshandig' } }, { options: { Uitvoering: 'Linkshandig' }, inStock: false }],
      description: 'Een lichte schaar voor rozen en jonge twijgen. Alle onderdelen zijn los na te bestellen.',
    },
    {
      title: 'Takkenschaar Specht',
      price: 68,
      categories: ['Snoeien'],
      attributes: { 'Takken tot': ['40 mm'], Gewicht: ['1,1 kg'], Lengte: ['70 cm'], Materiaal: ['Koolstofstaal en aluminium'] },
      description: 'Dankzij de hefboom knip je dikke takken zonder kracht te zetten. De handvatten zijn met rubber bekleed.',
    },
    {
      title: 'Heggenschaar Merel',
      price: 57,
      categories: ['Snoeien'],
      attributes: { Meslengte: ['25 cm'], Gewicht: ['900 g'], Lengte: ['55 cm'], Materiaal: ['Koolstofstaal en beukenhout'] },
      description: 'Voor buxus en liguster, zonder snoer en zonder lawaai. Het golvende mes houdt de twijgjes vast.',
    },
    {
      title: 'Terracotta pot Siena',
      price: 14,
      categories: ['Potten'],
      attributes: { Materiaal: ['Terracotta'], Gewicht: ['1,6 kg (20 cm)', '4,2 kg (30 cm)', '8,5 kg (40 cm)'] },
      variants: [
        { options: { Doorsnee: '20 cm' }, price: 14 },
        { options: { Doorsnee: '30 cm' }, price: 27 },
        { options: { Doorsnee: '40 cm' }, price: 49, inStock: false },
      ],
      description: 'De gewone rode pot, maar dan goed gebakken. Wordt met de jaren alleen maar mooier.',
    },
    {
      title: 'Geglazuurde pot Delft',
      price: 36,
      categories: ['Potten'],
      attributes: {
        Materiaal: ['Steengoed, geglazuurd'],
        Doorsnee: ['28 cm'],
        Hoogte: ['26 cm'],
        Gewicht: ['4,8 kg'],
        Vorstbestendig: ['Ja'],
      },
      variants: [{ options: { Kleur: 'Blauw' } }, { options: { Kleur: 'Groen' } }, { options: { Kleur: 'Wit' }, inStock: false }],
      description: 'Geen twee zijn er gelijk, want het glazuur loopt bij elke pot anders uit. Mooi voor een hortensia op het terras.',
    },
    {
      title: 'Zinken pot Hanze',
      price: 22,
      categories: ['Potten'],
      attributes: { Materiaal: ['Zink'], Doorsnee: ['24 cm'], Hoogte: ['22 cm'], Gewicht: ['1,1 kg'] },
      description: 'Een emmer van vroeger met twee oren. Voor kruiden bij de keukendeur.',
    },
    {
      title: 'Grote kuip Toscane',
      price: 119,
      categories: ['Potten'],
      attributes: { Materiaal: ['Terracotta'], Doorsnee: ['55 cm'], Hoogte: ['45 cm'], Gewicht: ['21 kg'] },
      description: 'Voor een olijfboom of een citroen. Met een rand van druiventrossen, in de mal gedrukt.',
    },
    {
      title: 'Gieter Regen',
      price: 43,
      categories: ['Gieten en beschermen'],
      attributes: { Materiaal: ['Verzinkt staal'], Inhoud: ['8 liter'], Gewicht: ['1,4 kg'] },
      description: 'De messing broes geeft een zachte regen, zodat zaailingen blijven staan.',
    },
    {
      title: 'Tuinhandschoenen Klaver',
      price: 16,
      categories: ['Gieten en beschermen'],
      attributes: { Materiaal: ['Geitenleer en katoen'], Wassen: ['Met de hand'] },
      variants: [
        { options: { Maat: '7' } },
        { options: { Maat: '8' } },
        { options: { Maat: '9' } },
        { options: { Maat: '10' }, inStock: false },
      ],
      description: 'Soepel genoeg om een zaadje op te pakken, en er komt geen doorn doorheen.',
    },
  ],
};

export const torbiarnia: Shop = {
  key: 'torbiarnia',
  language: 'pl',
  currency: 'PLN',
  url: 'https://torbiarnia.example',
  quiz: { question: 'Gdzie będziesz ją nosić?', answers: ['Na co dzień w mieście', 'Gdzie indziej'] },
  profile: {
    ...emptyProfile,
    companyName: 'Torbiarnia',
    howCanCustomersReachYouOrYourTeam:
      'Zadzwoń pod numer 12 555 41 06, od poniedziałku do piątku w godz. 9–15, albo napisz na czesc@torbiarnia.example.',
    whatAreFAQs: `Czy macie sklep stacjonarny?
Tak, w Krakowie przy ul. Józefa 17. Zapraszamy od wtorku do soboty w godz. 11–19.

Jak mogę zapłacić?
BLIK-iem, kartą albo zwykłym przelewem. Możesz też kupić teraz i zapłacić za 30 dni z PayPo.

Czy tłoczycie inicjały?
Tak, na skórze, do 3 liter, za 25 zł. Zamówienie wyjdzie wtedy o 2 dni później.

Czy pakujecie na prezent?
Tak, w pudełko z bibułą za 12 zł. Możemy dołożyć bilecik z życzeniami.

Czy wystawiacie faktury?
Tak, wpisz NIP przy zamówieniu, a fakturę przyślemy mailem.

Jak dobrać pojemność plecaka?
Do szkoły i pracy wystarczy od 16 do 25 litrów, na weekend około 30, a na tydzień w górach przyda się 50.

Czy można zarezerwować torbę w sklepie?
Tak, odkładamy ją na 48 godzin. Wystarczy telefon.`,
  },
  pages: [
    {
      url: 'https://torbiarnia.example/dostawa',
      title: 'Dostawa',
      topic: 'delivery',
      text: 'Dostawa\n\nPolska: paczkomat 13,90 zł, kurier 17,90 zł, a od 250 zł wysyłamy za darmo. Paczka dociera w 1–2 dni robocze.\n\nCzechy i Słowacja: 34 zł, 3–4 dni robocze, za darmo od 500 zł. Niemcy i Austria: 49 zł, 5–7 dni roboczych.\n\nDo innych krajów na razie nie wysyłamy. Za pobraniem wysyłamy tylko w Polsce, dopłata wynosi 6 zł.',
    },
    {
      url: 'https://torbiarnia.example/zwroty',
      title: 'Zwroty i wymiana',
      topic: 'returns',
      text: 'Zwroty i wymiana\n\nNa zwrot masz 40 dni. Torba musi być nieużywana i mieć metkę. Wymiana na inny kolor nic nie kosztuje.\n\nEtykietę zwrotną do paczkomatu dostaniesz od nas za 9 zł. Pieniądze oddajemy w ciągu 3 dni od otrzymania paczki.',
    },
    {
      url: 'https://torbiarnia.example/gwarancja',
      title: 'Gwarancja i naprawy',
      topic: 'questions',
      text: 'Gwarancja i naprawy\n\nNa plecaki dajemy 4 lata gwarancji, na wszystko inne 2 lata. Gwarancja nie obejmuje przetarć.\n\nPóźniej też pomożemy: nowy zamek kosztuje 35 zł, nowy pasek 28 zł. Na naprawę potrzebujemy dziesięciu dni.',
    },
    {
      url: 'https://torbiarnia.example/pielegnacja',
      title: 'Pielęgnacja',
      topic: 'questions',
      text: 'Pielęgnacja\n\nPlecaków nie pierz w pralce. Wystarczy wilgotna gąbka i szare mydło, a potem suszenie z dala od kaloryfera.\n\nSkórę natłuszczaj kremem dwa razy w roku. Gdy zmoknie, wypchaj torbę gazetami i daj jej spokojnie wyschnąć.',
    },
  ],
  products: [
    {
      title: 'Plecak Sowa',
      price: 229,
      was: 279,
      categories: ['Plecaki miejskie'],
      attributes: {
        Pojemność: ['22 litry'],
        Waga: ['780 g'],
        Materiał: ['Poliester z recyklingu'],
        Laptop: ['Do 15,6 cala'],
        Wymiary: ['44 x 30 x 15 cm'],
        Wodoodporność: ['Tak'],
      },
      variants: [{ options: { Kolor: 'Czarny' } }, { options: { Kolor: 'Granatowy' } }, { options: { Kolor: 'Oliwkowy' }, inStock: false }],
      description:
        'Nasz najpopularniejszy plecak do pracy i na uczelnię. Laptop leży w miękkiej kieszeni przy plecach, a na telefon jest skrytka z boku.',
    },
    {
      title: 'Plecak Wróbel',
      price: 159,
      categories: ['Plecaki miejskie'],
      attributes: {
        Pojemność: ['16 litrów'],
        Waga: ['520 g'],
        Materiał: ['Poliester'],
        Laptop: ['Do 13 cali'],
        Wymiary: ['38 x 26 x 13 cm'],
        Wodoodporność: ['Nie'],
      },
      variants: [{ options: { Kolor: 'Szary' } }, { options: { Kolor: 'Różowy' } }],
      description: 'Mały i lekki, na rower i na zakupy. Kieszeń na bidon mieści też parasol.',
    },
    {
      title: 'Plecak rolowany Żuraw',
      price: 269,
      categories: ['Plecaki miejskie'],
      attributes: {
        Pojemność: ['25 litrów'],
        Waga: ['910 g'],
        Materiał: ['Plandeka'],
        Laptop: ['Do 14 cali'],
        Wodoodporność: ['Tak, całkowicie szczelny'],
      },
      variants: [{ options: { Kolor: 'Czarny' } }, { options: { Kolor: 'Żółty' }, inStock: false }],
      description: 'Zwijasz górę, zapinasz klamrę i możesz jechać w ulewie. Szwy są zgrzewane.',
    },
    {
      title: 'Plecak turystyczny Gorce 32',
      price: 349,
      categories: ['Plecaki turystyczne i szkolne'],
      attributes: {
        Pojemność: ['32 litry'],
        Waga: ['1,2 kg'],
        Materiał: ['Nylon'],
        'W zestawie': ['Pokrowiec przeciwdeszczowy'],
        'Pas biodrowy': ['Tak'],
      },
      description: 'Na dwa dni w górach albo długi dzień z rodziną. Siatka na plecach trzyma plecak z dala od koszulki.',
    },
    {
      title: 'Plecak turystyczny Tatry 50',
      price: 489,
      was: 549,
      categories: ['Plecaki turystyczne i szkolne'],
      attributes: { Pojemność: ['50 litrów'], Waga: ['1,7 kg'], Materiał: ['Nylon'], 'Pas biodrowy': ['Tak'] },
      variants: [{ options: { 'Długość pleców': 'M' } }, { options: { 'Długość pleców': 'L' } }],
      description: 'Na tydzień od schroniska do schroniska. Do śpiwora dostaniesz się od dołu, bez rozpakowywania.',
    },
    {
      title: 'Plecak szkolny Lisek',
      price: 139,
      categories: ['Plecaki turystyczne i szkolne'],
      attributes: {
        Pojemność: ['18 litrów'],
        Waga: ['640 g'],
        Materiał: ['Poliester'],
        Wiek: ['7–10 lat'],
        Odblaski: ['Z przodu i po bokach'],
      },
      variants: [
        { options: { Kolor: 'Czerwony' } },
        { options: { Kolor: 'Niebieski' } },
        { options: { Kolor: 'Zielony' }, inStock: false },
      ],
      description: 'Lekki tornister z usztywnionymi plecami. Zeszyty A4 wchodzą bez zaginania rogów.',
    },
    {
      title: 'Torebka Malwa',
      price: 319,
      categories: ['Torebki'],
      attributes: { Materiał: ['Skóra bydlęca'], Wymiary: ['28 x 20 x 9 cm'], Waga: ['620 g'], Pasek: ['Regulowany'] },
      variants: [{ options: { Kolor: 'Koniak' } }, { options: { Kolor: 'Czarny' } }, { options: { Kolor: 'Bordowy' }, inStock: false }],
      description: 'Klasyczna torebka na ramię z dwiema przegrodami. W środku jest kieszonka na zamek i karabińczyk na klucze.',
    },
    {
      title: 'Listonoszka Mak',
      price: 189,
      was: 219,
      categories: ['Torebki'],
      attributes: { Materiał: ['Skóra bydlęca'], Wymiary: ['22 x 16 x 6 cm'], Waga: ['380 g'], Pasek: ['Odpinany'] },
      variants: [{ options: { Kolor: 'Czarny' } }, { options: { Kolor: 'Czerwony' } }],
      description: 'Mała torebka na telefon, portfel i szminkę. Zapinana na magnes.',
    },
    {
      title: 'Torba na zakupy Chaber',
      price: 98,
      categories: ['Torebki'],
      attributes: { Materiał: ['Płótno bawełniane'], Wymiary: ['40 x 36 x 14 cm'], Waga: ['350 g'], Pranie: ['W 30 °C'] },
      description: 'Pojemna torba z długimi uszami, na targ i na plażę. Dno jest podwójne.',
    },
    {
      title: 'Torba podróżna Bocian',
      price: 299,
      categories: ['Torby podróżne i na laptopa'],
      attributes: {
        Pojemność: ['40 litrów'],
        Waga: ['1,3 kg'],
        Materiał: ['Płótno woskowane i skóra'],
        Wymiary: ['52 x 30 x 26 cm'],
        Wodoodporność: ['Odporna na lekki deszcz, nie na ulewę'],
      },
      description: 'Na weekend poza domem. Buty chowasz w osobnej kieszeni z boku, a pasek na ramię można odpiąć.',
    },
    {
      title: 'Torba na laptopa Kos',
      price: 179,
      categories: ['Torby podróżne i na laptopa'],
      attributes: { Laptop: ['Do 15,6 cala'], Waga: ['690 g'], Materiał: ['Filc i skóra'], Kolor: ['Grafitowy'] },
      description: 'Płaska torba na komputer i dokumenty. Z tyłu ma szlufkę, którą nałożysz na rączkę walizki.',
    },
    {
      title: 'Nerka Szpak',
      price: 79,
      categories: ['Torby podróżne i na laptopa'],
      attributes: { Pojemność: ['2 litry'], Waga: ['190 g'], Materiał: ['Nylon'], Kolor: ['Czarny'] },
      description: 'Na biodra albo przez ramię. Na plecach ma ukrytą kieszeń na dokumenty.',
    },
    {
      title: 'Kosmetyczka Bez',
      price: 59,
      categories: ['Torby podróżne i na laptopa'],
      attributes: { Materiał: ['Bawełna powlekana'], Wymiary: ['24 x 14 x 9 cm'], Waga: ['140 g'], Kolor: ['Liliowy'] },
      description: 'Otwiera się szeroko i stoi sama na umywalce. Podszewkę wytrzesz wilgotną ściereczką.',
    },
  ],
};

export const fudebiyori: Shop = {
  key: 'fudebiyori',
  language: 'ja',
  currency: 'JPY',
  url: 'https://fudebiyori.example',
  quiz: { question: 'どなたがお使いになりますか？', answers: ['自分', 'ほかの人'] },
  profile: {
    ...emptyProfile,
    companyName: 'ふで日和',
    howCanCustomersReachYouOrYourTeam:
      'お電話は075-555-0182（平日10時〜16時）、メールはkonnichiwa@fudebiyori.exampleまでお願いいたします。',
    whatAreFAQs: `実店舗はありますか？
はい、京都・寺町通にございます。営業時間は10時30分から18時まで、水曜定休です。

試し書きはできますか？
店頭では万年筆とボールペンをすべてお試しいただけます。ご予約は不要です。

名入れはできますか？
はい、万年筆と木軸ボールペンに1本660円で承ります。お届けは通常より4営業日ほど遅くなります。

ギフト包装はできますか？
はい、1点275円で、和紙と水引でお包みします。

万年筆の字幅はどれを選べばよいですか？
手帳にはEF（極細）、ノートにはF（細字）、手紙や宛名にはM（中字）をおすすめしています。

ノートは万年筆のインクが裏抜けしますか？
当店のノートは万年筆用の紙を使っており、ほとんど裏抜けしません。

取り置きはできますか？
店頭受け取りの場合、3日間お取り置きいたします。`,
  },
  pages: [
    {
      url: 'https://fudebiyori.example/delivery',
      title: '配送について',
      topic: 'delivery',
      text: '配送について\n\n日本国内：送料は全国一律480円、5,500円以上のお買い上げで無料です。ご注文から2〜3営業日でお届けします。\n\n台湾・韓国：送料1,600円、6〜9日ほどかかります。アメリカ・カナダ：送料2,900円、10〜15日ほどかかります。関税はお客様のご負担となります。\n\nお急ぎの方には速達便もございます（国内のみ、送料850円）。正午までのご注文で、翌日にお届けします。',
    },
    {
      url: 'https://fudebiyori.example/returns',
      title: '返品・交換・保証',
      topic: 'returns',
      text: '返品・交換・保証\n\n未使用の商品は、到着後14日以内でしたら返品・交換をお受けします。名入れをした商品の返品はできません。返送料はお客様のご負担となります。\n\n万年筆のペン先は、お買い上げから1年間、無料で調整いたします。その後の調整は1,100円です。',
    },
    {
      url: 'https://fudebiyori.example/care',
      title: '万年筆のお手入れ',
      topic: 'questions',
      text: '万年筆のお手入れ\n\n2か月に一度、ペン先を外してぬるま湯で洗い、布の上で一晩乾かしてください。インクの色を替えるときも同じです。\n\n顔料インクは乾くと固まります。1週間以上使わないときは、インクを抜いて洗っておくと安心です。',
    },
    {
      url: 'https://fudebiyori.example/payment',
      title: 'お支払い',
      topic: 'questions',
      text: 'お支払い\n\nクレジットカード、PayPay、銀行振込、コンビニ払いがご利用いただけます。コンビニ払いには手数料220円がかかります。\n\n領収書はマイページから発行できます。宛名は一度だけ変更できます。',
    },
  ],
  products: [
    {
      title: '万年筆 あさつゆ',
      price: 6600,
      was: 7700,
      categories: ['万年筆'],
      attributes: { ペン先: ['ステンレス'], 軸: ['樹脂'], 重さ: ['17 g'], 付属品: ['コンバーター'] },
      variants: [
        { options: { 色: '藍', 字幅: 'EF' } },
        { options: { 色: '藍', 字幅: 'F' } },
        { options: { 色: '藍', 字幅: 'M' }, inStock: false },
        { options: { 色: '白', 字幅: 'F' } },
      ],
      description: '朝の光のように透ける軸が人気の一本。書き出しがなめらかで、長い手紙も疲れません。',
    },
    {
      title: '万年筆 つきかげ',
      price: 16500,
      categories: ['万年筆'],
      attributes: { ペン先: ['14金'], 軸: ['樹脂、金色の飾り'], 重さ: ['25 g'], 付属品: ['コンバーター', '桐箱'] },
      variants: [{ options: { 字幅: 'F' } }, { options: { 字幅: 'M' } }],
      description: 'やわらかくしなる金ペン。桐箱に入れてお届けしますので、贈り物にもどうぞ。',
    },
    {
      title: '万年筆 こみち',
      price: 2200,
      categories: ['万年筆'],
      attributes: { ペン先: ['ステンレス'], 字幅: ['F'], 軸: ['樹脂'], 重さ: ['12 g'], 付属品: ['黒のカートリッジ1本'] },
      variants: [{ options: { 色: '青' } }, { options: { 色: '赤' } }, { options: { 色: '黒' }, inStock: false }],
      description: 'はじめての方におすすめの、軽くて丈夫な万年筆です。キャップは回さずパチンと閉まります。',
    },
    {
      title: 'ゲルボールペン すいすい',
      price: 220,
      categories: ['ボールペン'],
      attributes: { 太さ: ['0.38 mm'], 重さ: ['10 g'] },
      variants: [{ options: { インク色: '黒' } }, { options: { インク色: '赤' } }, { options: { インク色: '青' } }],
      description: '細かい字もつぶれない、手帳のお供。替芯は他の色とも入れ替えられます。',
    },
    {
      title: '木軸ボールペン けやき',
      price: 3300,
      categories: ['ボールペン'],
      attributes: { 太さ: ['0.7 mm'], 軸: ['欅の無垢材'], 重さ: ['22 g'], インク: ['油性、黒'] },
      description: '一本ずつ木目が違います。使うほどに艶が出て、手になじみます。',
    },
    {
      title: '多機能ペン 三つ葉',
      price: 1650,
      was: 1980,
      categories: ['ボールペン'],
      attributes: { 機能: ['黒ボールペン', '赤ボールペン', 'シャープペン0.5 mm'], 重さ: ['19 g'] },
      variants: [{ options: { 色: '緑' } }, { options: { 色: '銀' }, inStock: false }],
      description: '三つの役目をこれ一本で。胸ポケットにさせる細身の軸です。',
    },
    {
      title: 'ボトルインク 若草',
      price: 880,
      categories: ['インク'],
      attributes: { 容量: ['20 ml'], 種類: ['染料'], 耐水性: ['なし'] },
      description: '芽吹きのころの明るい緑。小さめの瓶なので、気軽にお試しいただけます。',
    },
    {
      title: 'ボトルインク 夜空',
      price: 1540,
      categories: ['インク'],
      attributes: { 容量: ['50 ml'], 種類: ['染料'], 耐水性: ['なし'] },
      description: '深い青に、乾くとほんのり紫が浮かびます。水に濡れるとにじみます。',
    },
    {
      title: 'ボトルインク 墨色',
      price: 1870,
      categories: ['インク'],
      attributes: { 容量: ['40 ml'], 種類: ['顔料'], 耐水性: ['あり'] },
      description: '宛名書きに安心の黒。雨に濡れても流れません。',
    },
    {
      title: 'ノート ことのは A5',
      price: 990,
      categories: ['紙もの・小物'],
      attributes: { サイズ: ['A5'], ページ数: ['192ページ'], 重さ: ['280 g'], 製本: ['糸かがり'] },
      variants: [{ options: { 罫線: '方眼' } }, { options: { 罫線: '横罫' } }, { options: { 罫線: '無地' }, inStock: false }],
      description: 'すっと開いて、手で押さえなくても閉じません。しおりひも付き。',
    },
    {
      title: 'ノート ちいさな旅 A6',
      price: 660,
      categories: ['紙もの・小物'],
      attributes: { サイズ: ['A6'], ページ数: ['128ページ'], 重さ: ['110 g'], 罫線: ['方眼'] },
      description: 'ポケットに入る旅の記録帳。巻末に切り取れるページがあります。',
    },
    {
      title: '便箋セット うめ',
      price: 770,
      categories: ['紙もの・小物'],
      attributes: { 内容: ['便箋12枚', '封筒6枚'], 紙: ['和紙'] },
      description: '薄紅の梅をあしらった便箋と封筒。縦書きの罫線入りです。',
    },
    {
      title: '帆布ペンケース',
      price: 2420,
      categories: ['紙もの・小物'],
      attributes: { 素材: ['倉敷帆布'], 収納: ['ペン8本'], サイズ: ['20 x 7 cm'], 重さ: ['65 g'] },
      variants: [{ options: { 色: '生成り' } }, { options: { 色: '紺' } }, { options: { 色: 'からし' }, inStock: false }],
      description: 'くるくる巻いて革ひもで留めます。一本ずつ仕切りがあるので、傷がつきません。',
    },
  ],
};
