/** Six small shops for a fresh set of questions and conversations: nobody who builds the assistant may read them. */
import { emptyProfile, type Shop } from '../../lib/shop.ts';

export const hobbandsawyer: Shop = {
  key: 'hobbandsawyer',
  language: 'en',
  currency: 'GBP',
  url: 'https://hobbandsawyer.example',
  quiz: { question: 'What are you making?', answers: ['Something small', 'Something else'] },
  profile: {
    ...emptyProfile,
    companyName: 'Hobb & Sawyer',
    howCanCustomersReachYouOrYourTeam: 'Ring us on 01584 555 032 or write to bench@hobbandsawyer.example. We answer within a day.',
    whatAreFAQs: `Do you sharpen tools?
Yes. We charge £6 for a chisel or plane iron and £11 for a handsaw. Post it or bring it in; it is ready within a week.

Are your tools sharp out of the box?
Saws are. Chisels and plane irons are ground at 25 degrees and want five minutes on a fine stone before you use them.

I am left-handed. Will your saws and planes suit me?
Yes, every one of them works just as well in either hand.

How can I pay?
By debit or credit card, PayPal or bank transfer. Over the counter we take cash too, but no cheques.

Why does the courier ask for my ID?
By law, anything with a blade may only go to people over 18, so somebody of age has to be at the door.

Can you put initials on a handle?
We brand up to three letters into any wooden handle for £7. It adds two days to your order.

Do you sell gift vouchers?
Yes, for £25, £50 or £100, by email or on a printed card. They are good for three years.

Is there a discount for schools?
Schools and men's sheds get 12% off orders over £200. Drop us a line before you order.`,
  },
  pages: [
    {
      url: 'https://hobbandsawyer.example/delivery',
      title: 'Delivery',
      topic: 'delivery',
      text: 'Delivery\n\nUnited Kingdom: £4.20, free from £60, two to three working days. What you order before 2 pm leaves us the same day.\n\nIreland: £9.80, five to seven working days. Netherlands, Belgium and Germany: £13.50, six to nine working days, free from £180.\n\nNorway and Switzerland: £18.60, eight to twelve working days. Customs charges are not included and are paid by you.',
    },
    {
      url: 'https://hobbandsawyer.example/returns',
      title: 'Returns',
      topic: 'returns',
      text: 'Returns\n\nYou can send anything back within 45 days as long as it is unused and in its box. A return label costs £3.40, which we take off the refund. Swapping an apron for another length is free.\n\nThe money is back with you within 4 working days of the parcel reaching us. Handles we have branded for you cannot be returned.',
    },
    {
      url: 'https://hobbandsawyer.example/guarantee',
      title: 'Guarantee and care',
      topic: 'questions',
      text: 'Guarantee and care\n\nCastings and handles are guaranteed for 15 years, blades for 2 years. Ordinary wear is not covered, and neither is sawing through a nail.\n\nWipe steel with a drop of camellia oil after use and keep it somewhere dry. If it has gone rusty, fine wire wool and a little patience will bring it back. Give wooden handles a coat of linseed oil once a year.',
    },
    {
      url: 'https://hobbandsawyer.example/shop',
      title: 'Our shop and classes',
      topic: 'questions',
      text: 'Our shop and classes\n\nYou will find us at 23 Corve Street, Ludlow. We are open Tuesday to Friday from 9.30 am to 5 pm and on Saturday until 4 pm. Everything on this website can be tried at the bench.\n\nOn the first Saturday of the month we teach sharpening from 10 am to 1 pm. A place costs £45, tea and cake included, and there are six places. Bring your own chisels.',
    },
  ],
  products: [
    {
      title: 'Panel Saw Severn',
      price: 38,
      was: 46,
      categories: ['Saws'],
      attributes: { Blade: ['56 cm'], Teeth: ['8 per inch'], Handle: ['Beech'], Weight: ['680 g'] },
      description:
        'For boards and sheet material, along the grain or across it. The teeth can be filed again and again, so it will see you out.',
    },
    {
      title: 'Tenon Saw Teme',
      price: 44.5,
      categories: ['Saws'],
      attributes: { Blade: ['30 cm'], Teeth: ['13 per inch'], Handle: ['Walnut'], Back: ['Brass'], Weight: ['540 g'] },
      description: 'The saw for tenons and other fine joints. The heavy back keeps it straight, you only have to push.',
    },
    {
      title: 'Japanese Pull Saw Arrow',
      price: 32,
      categories: ['Saws'],
      attributes: { Blade: ['24 cm, exchangeable'], Teeth: ['17 per inch'], Handle: ['Bound with rattan'], Weight: ['210 g'] },
      description: 'Cuts on the pull, leaves a line as thin as a pencil mark and is kind to beginners. Good for joints and for flush cuts.',
    },
    {
      title: 'Spare Blade Arrow 24 cm',
      price: 14,
      categories: ['Saws'],
      attributes: { Blade: ['24 cm'], Fits: ['Japanese Pull Saw Arrow'] },
      description: 'A fresh blade for your pull saw. Unscrew the old one, click in the new one.',
    },
    {
      title: 'Bench Chisel Set Clun',
      price: 72,
      was: 85,
      categories: ['Planes and Chisels'],
      attributes: {
        Sizes: ['6, 12, 18 and 25 mm'],
        Handle: ['Ash'],
        'In the box': ['4 chisels', '4 blade guards', 'Canvas roll'],
        Weight: ['1.1 kg'],
      },
      description: 'Four chisels that do nine jobs out of ten. A sensible first set, and one you will not need to replace.',
    },
    {
      title: 'Block Plane Onny',
      price: 58,
      categories: ['Planes and Chisels'],
      attributes: { Blade: ['35 mm'], Body: ['Cast iron'], Length: ['16 cm'], Weight: ['690 g'] },
      description: 'A small plane for one hand. Takes the edge off a sticking door, trims end grain and rounds over corners.',
    },
    {
      title: 'Smoothing Plane Ledwyche',
      price: 115,
      categories: ['Planes and Chisels'],
      attributes: { Blade: ['50 mm'], Body: ['Cast iron'], Length: ['25 cm'], Handle: ['Walnut'], Weight: ['1.7 kg'] },
      description: 'A number 4 for table tops and wide boards. The last tool to touch the wood before the oil goes on.',
    },
    {
      title: 'Sharpening Kit Bitterley',
      price: 54,
      was: 62,
      categories: ['Planes and Chisels'],
      attributes: { Grit: ['1000 and 6000'], 'In the box': ['Two-sided water stone', 'Rubber base', 'Honing guide'], Weight: ['1.3 kg'] },
      description: 'All you need to keep chisels and plane irons keen. Soak the stone for ten minutes and off you go.',
    },
    {
      title: "Carpenter's Mallet Mortimer",
      price: 26,
      categories: ['Hammers and Mallets'],
      attributes: { Material: ['Beech'] },
      variants: [{ options: { Size: 'Small, 400 g' } }, { options: { Size: 'Large, 650 g' }, price: 31 }],
      description:
        'Square and solid, with a head that cannot fly off. The small one is for chisels, the large one for knocking joints together.',
    },
    {
      title: 'Claw Hammer Titterstone',
      price: 24,
      categories: ['Hammers and Mallets'],
      attributes: { Handle: ['Hickory'], Head: ['Forged steel'] },
      variants: [{ options: { Weight: '16 oz' } }, { options: { Weight: '20 oz' }, inStock: false }],
      description:
        'An honest hammer with a curved claw that pulls even bent nails. The shaft is waxed, not varnished, so it does not slip.',
    },
    {
      title: 'Combination Square Clee',
      price: 29,
      categories: ['Measuring and Aprons'],
      attributes: { Length: ['30 cm'], Material: ['Stainless steel'], Weight: ['360 g'] },
      description: 'Ruler, square, mitre and spirit level in one. The lines are etched, so you can still read them in twenty years.',
    },
    {
      title: 'Marking Gauge Rea',
      price: 19.5,
      inStock: false,
      categories: ['Measuring and Aprons'],
      attributes: { Material: ['Beech and brass'], Length: ['21 cm'] },
      description: 'Scratches a line parallel to any edge. The thumbscrew holds without pliers.',
    },
    {
      title: 'Workshop Apron Bringewood',
      price: 49,
      categories: ['Measuring and Aprons'],
      attributes: {
        Material: ['Waxed canvas'],
        Length: ['Regular 78 cm, up to 5 ft 10', 'Long 92 cm, from 5 ft 11'],
        Care: ['Sponge with cold water, never machine-wash'],
      },
      variants: [
        { options: { Colour: 'Brown', Length: 'Regular' } },
        { options: { Colour: 'Brown', Length: 'Long' } },
        { options: { Colour: 'Olive', Length: 'Regular' }, inStock: false },
        { options: { Colour: 'Olive', Length: 'Long' }, inStock: false },
      ],
      description:
        'The straps cross at the back, so nothing pulls at your neck. Five pockets, one of them just right for a pencil and a rule.',
    },
  ],
};

export const almenwind: Shop = {
  key: 'almenwind',
  language: 'de',
  currency: 'EUR',
  url: 'https://almenwind.example',
  quiz: { question: 'Wohin soll es gehen?', answers: ['Auf eine Tagestour', 'Woandershin'] },
  profile: {
    ...emptyProfile,
    companyName: 'Almenwind',
    howCanCustomersReachYouOrYourTeam: 'Telefonisch unter 0831 555 047 oder per E-Mail an servus@almenwind.example.',
    whatAreFAQs: `Wie lang sollen meine Stöcke sein?
Rechnen Sie Körpergröße mal 0,68. Bei 1,70 m sind das rund 116 cm. Im Zweifel nehmen Sie die Länge, die am nächsten liegt.

Wie wasche ich meinen Rucksack?
In der Badewanne mit lauwarmem Wasser und etwas Kernseife, danach im Schatten trocknen lassen. Bitte nie in die Maschine stecken.

Kann ich bei Ihnen auch etwas leihen?
Ja, Kindertragen für 9 € am Tag und Schneeschuhe für 12 € am Tag. Die Kaution beträgt 50 €.

Wie kann ich bezahlen?
Mit PayPal, Kreditkarte oder auf Rechnung. Die Rechnung bieten wir bis 300 € an, zahlbar binnen 14 Tagen.

Welcher Rucksack darf ins Handgepäck?
Der Nebelhorn 22 und der Murmel 10 passen bei den meisten Fluglinien unter den Vordersitz.

Haben Sie Gutscheine?
Ja, ab 20 € in jeder Höhe. Sie kommen sofort als PDF und gelten vier Jahre.

Bekommen Mitglieder des Alpenvereins Rabatt?
Ja, 8 % auf alles, was nicht schon reduziert ist. Tragen Sie Ihre Mitgliedsnummer bei der Bestellung ein.`,
  },
  pages: [
    {
      url: 'https://almenwind.example/versand',
      title: 'Versand',
      topic: 'delivery',
      text: 'Versand\n\nDeutschland: 4,80 €, ab 70 € versandkostenfrei. Die Lieferung dauert 1 bis 3 Werktage.\n\nÖsterreich: 8,20 €, ab 130 € versandkostenfrei, 3 bis 5 Werktage. Italien mit Südtirol: 11,50 €, 5 bis 7 Werktage.\n\nSchweiz: 16,90 €, 4 bis 6 Werktage. Zoll und Einfuhrsteuer sind darin schon enthalten.',
    },
    {
      url: 'https://almenwind.example/rueckgabe',
      title: 'Rückgabe',
      topic: 'returns',
      text: 'Rückgabe\n\nSie haben 40 Tage Zeit, uns unbenutzte Ware zurückzuschicken. Aus Deutschland ist die Rücksendung kostenlos, aus Österreich ziehen wir 5,60 € ab.\n\nSpätestens 6 Tage nach Eingang ist das Geld wieder auf Ihrem Konto. Geöffnete Sonnencreme und Lippenpflege nehmen wir aus hygienischen Gründen nicht zurück.',
    },
    {
      url: 'https://almenwind.example/garantie',
      title: 'Garantie und Reparatur',
      topic: 'questions',
      text: 'Garantie und Reparatur\n\nAuf Rucksäcke geben wir 5 Jahre Garantie, auf Stöcke 3 Jahre. Abgelaufene Spitzen gelten als Verschleiß.\n\nIn unserer Werkstatt tauschen wir Schnallen für 4 € und Reißverschlüsse für 27 €. Das dauert etwa zehn Tage. Verbogene Stocksegmente ersetzen wir für 15 € das Stück.',
    },
    {
      url: 'https://almenwind.example/laden',
      title: 'Unser Laden',
      topic: 'questions',
      text: 'Unser Laden\n\nSie finden uns in der Fischerstraße 14 in Kempten. Geöffnet ist Montag bis Freitag von 10 bis 18.30 Uhr und Samstag von 9.30 bis 14 Uhr.\n\nIm Laden können Sie alle Rucksäcke mit Gewicht probetragen, wir stellen sie Ihnen ein. Parken Sie in der Rathausgarage, die erste Stunde zahlen wir.',
    },
  ],
  products: [
    {
      title: 'Tagesrucksack Nebelhorn 22',
      price: 79,
      was: 95,
      categories: ['Rucksäcke'],
      attributes: {
        Volumen: ['22 Liter'],
        Gewicht: ['780 g'],
        Material: ['Recyceltes Polyamid'],
        Regenhülle: ['Enthalten, im Bodenfach'],
      },
      variants: [{ options: { Farbe: 'Petrol' } }, { options: { Farbe: 'Schwarz' } }, { options: { Farbe: 'Rostrot' }, inStock: false }],
      description:
        'Unser Liebling für Tagestouren. Zwei Seitentaschen für Flaschen, ein Fach für die Brotzeit und eines, das trocken bleibt.',
    },
    {
      title: 'Wanderrucksack Hochvogel 35',
      price: 129,
      categories: ['Rucksäcke'],
      attributes: {
        Volumen: ['35 Liter'],
        Gewicht: ['1250 g'],
        Rücken: ['Netzrücken'],
        Rückenlänge: ['Kurz bis 1,65 m', 'Normal bis 1,84 m', 'Lang ab 1,85 m Körpergröße'],
        Regenhülle: ['Enthalten'],
      },
      variants: [
        { options: { Rückenlänge: 'Kurz' }, inStock: false },
        { options: { Rückenlänge: 'Normal' } },
        { options: { Rückenlänge: 'Lang' } },
      ],
      description: 'Für zwei bis vier Tage von Hütte zu Hütte. Der Netzrücken hält Abstand, damit das Hemd trocken bleibt.',
    },
    {
      title: 'Trekkingrucksack Mädelegabel 60',
      price: 189,
      was: 219,
      categories: ['Rucksäcke'],
      attributes: { Volumen: ['60 Liter, erweiterbar auf 70'], Gewicht: ['1,9 kg'], Regenhülle: ['Nicht enthalten'] },
      variants: [{ options: { Farbe: 'Dunkelblau' } }, { options: { Farbe: 'Moosgrün' } }],
      description:
        'Für lange Touren mit Zelt und Kocher. Der Hüftgurt trägt den größten Teil der Last, der Rücken lässt sich stufenlos einstellen.',
    },
    {
      title: 'Kinderrucksack Murmel 10',
      price: 39,
      categories: ['Rucksäcke'],
      attributes: { Volumen: ['10 Liter'], Gewicht: ['340 g'], Alter: ['Ab 4 Jahren'] },
      variants: [{ options: { Farbe: 'Gelb' } }, { options: { Farbe: 'Himmelblau' }, inStock: false }],
      description: 'Mit Brustgurt, damit nichts von den Schultern rutscht. Innen ist Platz für den Namen, außen für ein Kuscheltier.',
    },
    {
      title: 'Trekkingstöcke Rubihorn Carbon',
      price: 99,
      categories: ['Wanderstöcke'],
      attributes: { Gewicht: ['380 g das Paar'], Länge: ['105 bis 135 cm'], Packmaß: ['62 cm'], Griff: ['Kork'] },
      description: 'Unsere leichtesten Stöcke, mit Klemmverschluss aus Aluminium. Preis für das Paar, Teller liegen bei.',
    },
    {
      title: 'Faltstöcke Höfats',
      price: 119,
      was: 139,
      categories: ['Wanderstöcke'],
      attributes: { Material: ['Aluminium'], Gewicht: ['460 g das Paar'], Packmaß: ['38 cm'], Griff: ['Schaumstoff'] },
      variants: [{ options: { Länge: '110 cm' } }, { options: { Länge: '120 cm' } }, { options: { Länge: '130 cm' }, inStock: false }],
      description: 'Wie ein Zeltgestänge zusammengelegt passen sie in jeden Koffer und in fast jeden Rucksack. Ein Zug, und sie stehen.',
    },
    {
      title: 'Wanderstöcke Iseler Alu',
      price: 49,
      categories: ['Wanderstöcke'],
      attributes: { Material: ['Aluminium'], Gewicht: ['540 g das Paar'], Länge: ['65 bis 140 cm'], Griff: ['Kork'] },
      description: 'Robust, dreiteilig und für fast jede Größe verstellbar. Der richtige Stock, wenn man nur ein paarmal im Jahr geht.',
    },
    {
      title: 'Kinderstöcke Zwergerl',
      price: 29,
      categories: ['Wanderstöcke'],
      attributes: { Material: ['Aluminium'], Gewicht: ['400 g das Paar'], Länge: ['75 bis 105 cm'] },
      description: 'Kleine Griffe, bunte Rohre und eine Schlaufe, die bei Zug aufgeht. Sie wachsen ein paar Jahre mit.',
    },
    {
      title: 'Gummipuffer für Stockspitzen',
      price: 6.5,
      categories: ['Wanderstöcke'],
      attributes: { Inhalt: ['1 Paar'], Durchmesser: ['11 mm'] },
      description: 'Machen Stöcke auf Asphalt leise. Passen auf alle unsere Modelle.',
    },
    {
      title: 'Sonnenhut Sommerau',
      price: 34.9,
      categories: ['Sonnenschutz'],
      attributes: {
        'UV-Schutz': ['UPF 50+'],
        Nackenschutz: ['Abnehmbar'],
        Größe: ['S/M für 54 bis 57 cm', 'L/XL für 58 bis 61 cm'],
        Pflege: ['Handwäsche'],
      },
      variants: [{ options: { Größe: 'S/M' } }, { options: { Größe: 'L/XL' } }],
      description: 'Breite Krempe und ein Tuch für den Nacken, das man anknöpft. Das Kinnband hält auch am windigen Grat.',
    },
    {
      title: 'Schirmmütze Gaisalpe',
      price: 24,
      categories: ['Sonnenschutz'],
      attributes: { 'UV-Schutz': ['UPF 30'], Gewicht: ['65 g'], Pflege: ['30 Grad'] },
      variants: [{ options: { Farbe: 'Sand' } }, { options: { Farbe: 'Marine' } }],
      description: 'Leichte Kappe, die schnell trocknet. Hinten mit Klettband auf jeden Kopf einzustellen.',
    },
    {
      title: 'Sonnencreme Gletscherweiß LSF 50',
      price: 16.5,
      categories: ['Sonnenschutz'],
      attributes: { Inhalt: ['75 ml'], Lichtschutzfaktor: ['50'], Duft: ['Ohne Parfüm'], Wasserfest: ['Ja'] },
      description: 'Für Schnee, Fels und empfindliche Haut. Die Tube passt in die Deckeltasche und klebt nicht.',
    },
    {
      title: 'Lippenpflege Firn LSF 30',
      price: 5.9,
      inStock: false,
      categories: ['Sonnenschutz'],
      attributes: { Inhalt: ['5 g'], Lichtschutzfaktor: ['30'] },
      description: 'Mit Bienenwachs vom Nachbarn. Schmeckt nach nichts, und das ist Absicht.',
    },
    {
      title: 'Sonnenbrille Grünten',
      price: 69,
      categories: ['Sonnenschutz'],
      attributes: { Filter: ['Kategorie 3, polarisiert'], Gewicht: ['28 g'], Lieferumfang: ['Brille, Hartschale und Tuch'] },
      description: 'Gebogene Gläser, die auch von der Seite schützen. Die Bügel sitzen unter jedem Hut.',
    },
  ],
};

export const comptoirarmande: Shop = {
  key: 'comptoirarmande',
  language: 'fr',
  currency: 'EUR',
  url: 'https://comptoirarmande.example',
  quiz: { question: 'Pour qui cherchez-vous ?', answers: ['Pour moi', 'Pour quelqu’un d’autre'] },
  profile: {
    ...emptyProfile,
    companyName: "Le Comptoir d'Armande",
    howCanCustomersReachYouOrYourTeam: 'Par téléphone au 03 80 55 50 61 ou par mail à bonjour@comptoirarmande.example.',
    whatAreFAQs: `Vos poêles vont-elles sur l'induction ?
Oui, toutes sauf la crêpière Vézelay, qui est réservée au gaz et à l'électrique.

Quels moyens de paiement acceptez-vous ?
Carte bancaire, PayPal et virement. À partir de 120 €, vous pouvez régler en trois fois sans frais.

Faites-vous des paquets cadeaux ?
Oui, pour 3,50 € par article, avec un petit mot écrit à la main.

Pouvez-vous broder un prénom sur un tablier ?
Oui, jusqu'à dix lettres, pour 9 €. Comptez quatre jours de plus. Un tablier brodé n'est ni repris ni échangé.

Le revêtement de vos poêles contient-il des PFAS ?
Non, notre antiadhésif est une céramique, sans aucun PFAS. L'acier et la fonte n'ont pas de revêtement du tout.

Vendez-vous des cartes cadeaux ?
Oui, de 15 à 200 €, valables dix-huit mois, à imprimer ou à envoyer par la poste.

Ma balance affiche « Err », que faire ?
Retirez les piles pendant une minute, puis remettez-les. Si cela persiste, écrivez-nous, nous l'échangeons.`,
  },
  pages: [
    {
      url: 'https://comptoirarmande.example/livraison',
      title: 'Livraison',
      topic: 'delivery',
      text: "Livraison\n\nFrance à domicile : 5,50 €, offerte dès 65 € d'achat, 2 à 3 jours ouvrés. En point relais : 3,90 €, 3 à 4 jours ouvrés.\n\nBelgique et Luxembourg : 8,40 €, offerte dès 110 €, 4 à 5 jours ouvrés.\n\nSuisse : 17,20 €, 5 à 8 jours ouvrés, droits de douane à votre charge.",
    },
    {
      url: 'https://comptoirarmande.example/retours',
      title: 'Retours et échanges',
      topic: 'returns',
      text: "Retours et échanges\n\nVous avez 30 jours pour changer d'avis, si l'article n'a pas servi. L'étiquette de retour coûte 4,60 €, déduits de votre remboursement.\n\nNous remboursons dans les 6 jours qui suivent la réception du colis. Un article cassé pendant le transport est remplacé sans frais, envoyez-nous simplement une photo.",
    },
    {
      url: 'https://comptoirarmande.example/entretien',
      title: 'Entretien et garantie',
      topic: 'questions',
      text: "Entretien et garantie\n\nAvant la première cuisson, culottez la poêle en acier : une fine couche d'huile, dix minutes à feu vif, puis essuyez. Lavez-la ensuite à l'eau chaude, sans savon, et séchez-la aussitôt.\n\nLa cocotte en fonte est garantie 25 ans, l'inox 10 ans, les balances mécaniques 5 ans et les balances électroniques 2 ans.",
    },
    {
      url: 'https://comptoirarmande.example/boutique',
      title: 'La boutique',
      topic: 'questions',
      text: 'La boutique\n\nNous vous accueillons au 12 rue des Forges, à Dijon, du mardi au samedi de 10 h à 19 h. Fermé le dimanche et le lundi.\n\nLe jeudi soir, notre voisin chef donne un cours de cuisine autour de la cocotte : 55 € par personne, dîner compris, huit places.',
    },
  ],
  products: [
    {
      title: 'Poêle en acier Morvan',
      price: 34,
      categories: ['Poêles et casseroles'],
      attributes: {
        Matière: ['Acier brut 2,5 mm'],
        Induction: ['Oui'],
        'Lave-vaisselle': ['Non, lavage à la main'],
        Poids: ['1,6 kg en 24 cm'],
      },
      variants: [
        { options: { Diamètre: '20 cm' } },
        { options: { Diamètre: '24 cm' }, price: 42 },
        { options: { Diamètre: '28 cm' }, price: 52 },
        { options: { Diamètre: '32 cm' }, price: 61, inStock: false },
      ],
      description: "L'amie des steaks : elle saisit fort et dore bien. Plus elle sert, moins elle attache.",
    },
    {
      title: 'Poêle antiadhésive Saône 28 cm',
      price: 39,
      was: 49,
      categories: ['Poêles et casseroles'],
      attributes: { Matière: ['Aluminium et céramique'], Induction: ['Oui'], 'Lave-vaisselle': ['Déconseillé'], Poids: ['980 g'] },
      description: "Pour les œufs, le poisson et tout ce qui colle. Une cuillère d'huile suffit, et un coup d'éponge pour finir.",
    },
    {
      title: 'Sauteuse inox Auxois 24 cm',
      price: 84,
      categories: ['Poêles et casseroles'],
      attributes: {
        Matière: ['Inox 18/10'],
        Couvercle: ['Inclus'],
        Induction: ['Oui'],
        'Lave-vaisselle': ['Oui'],
        Contenance: ['3 litres'],
        Poids: ['1,9 kg avec couvercle'],
      },
      description:
        'Bords hauts, fond épais et couvercle qui ferme bien : elle mijote aussi bien qu’elle rissole. Poignées qui restent tièdes.',
    },
    {
      title: 'Casserole inox Beaune',
      price: 36,
      categories: ['Poêles et casseroles'],
      attributes: { Matière: ['Inox 18/10'], Couvercle: ['Non inclus'], Induction: ['Oui'], 'Lave-vaisselle': ['Oui'] },
      variants: [
        { options: { Diamètre: '16 cm' } },
        { options: { Diamètre: '18 cm' }, price: 41 },
        { options: { Diamètre: '20 cm' }, price: 47 },
      ],
      description: 'Bec verseur des deux côtés et graduations gravées à l’intérieur. Se range l’une dans l’autre.',
    },
    {
      title: 'Crêpière Vézelay 26 cm',
      price: 29,
      categories: ['Poêles et casseroles'],
      attributes: { Matière: ["Fonte d'aluminium"], Induction: ['Non'], Poids: ['870 g'], 'Dans la boîte': ['Crêpière', 'Râteau en bois'] },
      description: 'Bords très bas pour glisser la spatule dessous. La crêpe se retourne presque toute seule.',
    },
    {
      title: 'Cocotte en fonte Chablis 26 cm',
      price: 139,
      was: 165,
      categories: ['Poêles et casseroles'],
      attributes: { Matière: ['Fonte émaillée'], Contenance: ['5 litres'], Four: ["Jusqu'à 250 °C"], Poids: ['5,2 kg'] },
      variants: [
        { options: { Couleur: 'Rouge cerise' } },
        { options: { Couleur: 'Vert sapin' } },
        { options: { Couleur: 'Gris' }, inStock: false },
      ],
      description:
        'Pour le bœuf bourguignon du dimanche et le pain du lundi. Les picots du couvercle font retomber la vapeur sur la viande.',
    },
    {
      title: 'Balance électronique Ouche',
      price: 27,
      categories: ['Balances'],
      attributes: { Portée: ['5 kg'], Précision: ['1 g'], Piles: ['2 AAA, fournies'], Poids: ['410 g'] },
      variants: [{ options: { Couleur: 'Blanc' } }, { options: { Couleur: 'Noir' } }],
      description: 'Plate comme un livre, elle se range debout. Le plateau en verre se nettoie d’un geste.',
    },
    {
      title: 'Balance de précision Tille',
      price: 34,
      categories: ['Balances'],
      attributes: { Portée: ['500 g'], Précision: ['0,1 g'], Piles: ['2 AAA, fournies'], Poids: ['220 g'] },
      description: 'Pour la levure, les épices et le café. Le couvercle transparent sert de coupelle.',
    },
    {
      title: 'Balance mécanique Armançon',
      price: 45,
      categories: ['Balances'],
      attributes: { Portée: ['6 kg'], Précision: ['20 g'], Piles: ['Aucune'], Poids: ['1,4 kg'], Bol: ['2 litres, inox'] },
      description: 'Une balance à aiguille comme chez grand-mère, avec son grand bol. Le cadran se lit de loin.',
    },
    {
      title: 'Tablier en lin Fontaine',
      price: 38,
      categories: ['Tabliers et torchons'],
      attributes: { Matière: ['Lin lavé'], Longueur: ['82 cm'], Lavage: ['40 °C'] },
      variants: [
        { options: { Couleur: 'Naturel' } },
        { options: { Couleur: 'Bleu nuit' } },
        { options: { Couleur: 'Moutarde' }, inStock: false },
      ],
      description: 'Souple dès le premier jour, avec une grande poche devant. Se noue derrière ou devant.',
    },
    {
      title: 'Tablier de chef Ducs',
      price: 32,
      was: 40,
      categories: ['Tabliers et torchons'],
      attributes: { Matière: ['Coton'], Couleur: ['Noir'], Longueur: ['98 cm'], Lavage: ['60 °C'] },
      description: 'Long et couvrant, taillé pour les hommes et les grands gabarits. Le tour de cou se règle avec une boucle.',
    },
    {
      title: 'Tablier enfant Pissenlit',
      price: 19,
      categories: ['Tabliers et torchons'],
      attributes: { Matière: ['Coton'], Lavage: ['60 °C'] },
      variants: [{ options: { Âge: '3 à 5 ans' }, inStock: false }, { options: { Âge: '6 à 9 ans' } }],
      description: 'Imprimé de petites fleurs jaunes. Il s’enfile par la tête, sans nœud à faire.',
    },
    {
      title: 'Lot de 3 torchons Marché',
      price: 21,
      inStock: false,
      categories: ['Tabliers et torchons'],
      attributes: { Matière: ['Coton et lin'], Dimensions: ['50 × 70 cm'], Lavage: ['60 °C'] },
      description: 'Trois rayures, trois couleurs. Ils essuient sans laisser de peluches.',
    },
  ],
};

export const hummeltje: Shop = {
  key: 'hummeltje',
  language: 'nl',
  currency: 'EUR',
  url: 'https://hummeltje.example',
  quiz: { question: 'Voor wie zoek je iets?', answers: ['Voor ons eigen kindje', 'Voor iemand anders'] },
  profile: {
    ...emptyProfile,
    companyName: 'Hummeltje',
    howCanCustomersReachYouOrYourTeam: 'Bel 038 555 0172 of mail naar hallo@hummeltje.example. We reageren dezelfde dag.',
    whatAreFAQs: `Welke maat slaapzak heeft mijn kindje nodig?
Maat 70 is voor 0 tot 6 maanden, maat 90 voor 6 tot 18 maanden en maat 110 voor 18 maanden tot 3 jaar.

Hoe warm moet de slaapzak zijn?
Is het boven de 22 graden in de kamer, kies dan TOG 0,5. Bij 16 tot 20 graden is TOG 2,5 goed.

Hoe maak ik flesjes steriel?
Kook ze vijf minuten uit in een pan met water. Spenen vervang je om de zes weken.

Hoe kan ik betalen?
Met iDEAL, Bancontact, creditcard of achteraf met Riverty. In de winkel kun je ook contant betalen.

Kunnen we bij jullie een geboortelijst maken?
Ja, in de winkel of online. Na de geboorte krijg je 5% van wat er gekocht is terug als tegoed.

Nemen jullie oude kinderwagens in?
Ja, bij aankoop van een nieuwe kinderwagen krijg je € 40 voor je oude, als het frame nog heel is.

Pakken jullie cadeautjes in?
Gratis zelfs, met een kaartje erbij. Vink het aan bij het afrekenen.`,
  },
  pages: [
    {
      url: 'https://hummeltje.example/verzending',
      title: 'Verzending',
      topic: 'delivery',
      text: "Verzending\n\nNederland: € 4,95, gratis vanaf € 50. Voor 21.30 uur besteld is de volgende werkdag in huis. Buggy's gaan gewoon met de pakketdienst mee.\n\nKinderwagens en tweelingwagens brengt onze eigen bezorger op afspraak, binnen 5 tot 8 werkdagen en rijklaar.\n\nBelgië: € 6,75, gratis vanaf € 85, 2 tot 3 werkdagen. Duitsland: € 9,90, 3 tot 5 werkdagen.",
    },
    {
      url: 'https://hummeltje.example/retourneren',
      title: 'Retourneren',
      topic: 'returns',
      text: 'Retourneren\n\nJe kunt alles binnen 30 dagen terugsturen, ongebruikt en met de kaartjes eraan. Terugsturen kost € 3,95; in de winkel terugbrengen is gratis.\n\nJe geld heb je binnen 5 werkdagen terug. Flessen en spenen nemen we alleen terug als de verpakking nog dicht is.',
    },
    {
      url: 'https://hummeltje.example/garantie',
      title: 'Garantie en onderhoud',
      topic: 'questions',
      text: "Garantie en onderhoud\n\nOp kinderwagens en buggy's krijg je 4 jaar garantie als je ze binnen een maand registreert. Voor al het andere geldt 2 jaar.\n\nIs je wagen in reparatie, dan lenen we je kosteloos een andere. Een grote onderhoudsbeurt met nieuwe lagers kost € 35. Smeer de wielen twee keer per jaar met siliconenspray.",
    },
    {
      url: 'https://hummeltje.example/winkel',
      title: 'Onze winkel',
      topic: 'questions',
      text: "Onze winkel\n\nJe vindt ons in de Diezerstraat 61 in Zwolle. We zijn open van dinsdag tot en met zaterdag van 9.30 tot 17.30 uur, en donderdag tot 20 uur.\n\nAlle kinderwagens en buggy's staan klaar voor een proefrit door de straat. Voor uitgebreid advies kun je een afspraak van drie kwartier maken, met koffie.",
    },
  ],
  products: [
    {
      title: 'Kinderwagen Vecht',
      price: 549,
      was: 629,
      categories: ['Kinderwagens'],
      attributes: {
        Leeftijd: ['Vanaf de geboorte tot 22 kg'],
        Gewicht: ['12,4 kg'],
        Ingeklapt: ['78 × 58 × 36 cm'],
        Meegeleverd: ['Reiswieg', 'Wandelwagenzitje', 'Boodschappenmand'],
      },
      variants: [{ options: { Kleur: 'Grijs' } }, { options: { Kleur: 'Zwart' } }, { options: { Kleur: 'Olijfgroen' }, inStock: false }],
      description: 'Rijdt soepel over stoep en bospad dankzij grote luchtbanden. De duwstang is in zeven standen te verstellen.',
    },
    {
      title: 'Buggy Regge',
      price: 189,
      categories: ['Kinderwagens'],
      attributes: {
        Leeftijd: ['Vanaf 6 maanden tot 18 kg'],
        Gewicht: ['6,8 kg'],
        Ingeklapt: ['54 × 44 × 20 cm'],
        Meegeleverd: ['Regenhoes', 'Schouderband'],
      },
      variants: [{ options: { Kleur: 'Zwart' } }, { options: { Kleur: 'Zand' } }],
      description:
        'Klapt met één hand in en mag bij de meeste maatschappijen als handbagage mee in het vliegtuig. Handig voor reizen en voor opa en oma.',
    },
    {
      title: 'Tweelingwagen IJssel',
      price: 729,
      categories: ['Kinderwagens'],
      attributes: { Leeftijd: ['Vanaf de geboorte tot 2 × 17 kg'], Gewicht: ['15,6 kg'], Breedte: ['74 cm'], Kleur: ['Antraciet'] },
      description: 'Twee kindjes naast elkaar, en toch past hij door een gewone deur. Beide rugleuningen gaan helemaal plat.',
    },
    {
      title: 'Voetenzak Berkel',
      price: 59,
      categories: ['Accessoires'],
      attributes: { 'Past op': ['Vecht', 'Regge'], Vulling: ['Wol'], Wassen: ['30 graden, wolprogramma'] },
      variants: [{ options: { Kleur: 'Grijs' } }, { options: { Kleur: 'Roest' }, inStock: false }],
      description: 'Houdt de voetjes warm tot ver in februari. De voorkant rits je er helemaal af.',
    },
    {
      title: 'Verzorgingstas Dinkel',
      price: 64.5,
      categories: ['Accessoires'],
      attributes: { Materiaal: ['Gewaxt katoen'], Inhoud: ['Tas', 'Verschoonmatje', 'Flessenhouder'], Afmeting: ['38 × 30 × 15 cm'] },
      description: 'Hangt met twee haken aan de duwstang. Ziet eruit als een gewone tas, met twaalf vakjes binnenin.',
    },
    {
      title: 'Glazen fles Linde',
      price: 11.9,
      categories: ['Flessen'],
      attributes: { Materiaal: ['Borosilicaatglas'], Vaatwasser: ['Ja'], Speen: ['Natuurrubber'] },
      variants: [{ options: { Inhoud: '120 ml' } }, { options: { Inhoud: '240 ml' }, price: 13.9 }],
      description: 'Glas dat tegen heet en koud kan, met een hoesje van siliconen tegen vallen. Neemt geen geur of smaak aan.',
    },
    {
      title: 'Anti-koliekfles Wilg 260 ml',
      price: 9.5,
      categories: ['Flessen'],
      attributes: { Materiaal: ['Kunststof (PP), zonder BPA'], Vaatwasser: ['Ja'], Speen: ['Siliconen, maat 2'], Gewicht: ['74 g'] },
      description: 'Een ventiel in de bodem houdt lucht weg uit de melk. Minder krampjes, rustiger drinken.',
    },
    {
      title: 'Startset flessen Els',
      price: 34.95,
      was: 42.5,
      categories: ['Flessen'],
      attributes: {
        Materiaal: ['Kunststof (PP), zonder BPA'],
        Inhoud: ['2 flessen van 150 ml', '2 flessen van 260 ml', '4 spenen', 'Flessenborstel'],
        Vaatwasser: ['Ja'],
      },
      description: 'Alles om de eerste maanden door te komen. Ook een fijn kraamcadeau.',
    },
    {
      title: 'Flessenwarmer Populier',
      price: 39,
      inStock: false,
      categories: ['Flessen'],
      attributes: { Opwarmtijd: ['4 minuten'], Vermogen: ['300 W'], Snoer: ['90 cm'] },
      description: 'Geeft een piepje als de melk op temperatuur is. Ook voor potjes.',
    },
    {
      title: 'Zomerslaapzak Klaver',
      price: 32,
      categories: ['Slaapzakken'],
      attributes: { Stof: ['Mousseline katoen'], TOG: ['0,5'], Wassen: ['40 graden'] },
      variants: [{ options: { Maat: '70' }, inStock: false }, { options: { Maat: '90' } }, { options: { Maat: '110' } }],
      description: 'Luchtig voor warme nachten, met een rits van onderen zodat je snel kunt verschonen.',
    },
    {
      title: 'Winterslaapzak Mos',
      price: 49,
      was: 58,
      categories: ['Slaapzakken'],
      attributes: { Stof: ['Biologisch katoen'], TOG: ['2,5'], Mouwen: ['Afneembaar'], Wassen: ['60 graden'] },
      variants: [{ options: { Maat: '70' } }, { options: { Maat: '90' } }, { options: { Maat: '110' }, inStock: false }],
      description: 'Gewatteerd en warm, voor de koude maanden. De mouwen rits je eraf als het zachter wordt.',
    },
    {
      title: 'Vierseizoenenslaapzak Varen',
      price: 79,
      categories: ['Slaapzakken'],
      attributes: { Stof: ['Bamboe en katoen'], TOG: ['1,0 en 2,0, samen 3,0'], Wassen: ['40 graden'] },
      variants: [{ options: { Maat: '70' } }, { options: { Maat: '90' } }],
      description: 'Twee zakken die je los of samen gebruikt, zodat je het hele jaar goed zit.',
    },
    {
      title: 'Inbakerdoek Pluis',
      price: 18,
      categories: ['Slaapzakken'],
      attributes: { Stof: ['Katoen'], Afmeting: ['120 × 120 cm'], Wassen: ['60 graden'] },
      description: 'Een grote zachte doek voor onrustige baby’s. Ook te gebruiken als dekentje of zonnescherm.',
    },
  ],
};

export const zancada: Shop = {
  key: 'zancada',
  language: 'es',
  currency: 'EUR',
  url: 'https://zancada.example',
  quiz: { question: '¿Qué deporte haces?', answers: ['Correr', 'Otra cosa'] },
  profile: {
    ...emptyProfile,
    companyName: 'Zancada Deportes',
    howCanCustomersReachYouOrYourTeam: 'Llámanos al 983 555 084 o escribe a hola@zancada.example. También por WhatsApp en el 655 555 084.',
    whatAreFAQs: `¿Qué talla de zapatilla pido?
Para correr te aconsejamos medio número más que en tus zapatos de calle, porque el pie se hincha.

¿Cómo puedo pagar?
Con tarjeta, PayPal o Bizum. El pago contra reembolso lleva un recargo de 3 €.

¿Puedo meter las zapatillas en la lavadora?
Mejor que no. Cepíllalas con agua tibia y jabón neutro y rellénalas con papel de periódico para que se sequen.

¿Cuánto duran unas zapatillas de running?
Unos 700 kilómetros, algo menos si pesas más de 85 kilos.

¿Tenéis tarjetas regalo?
Sí, de 20, 40 y 80 €. No caducan y llegan por correo electrónico.

¿Estampáis nombres en las camisetas?
Sí, nombre y dorsal por 6 €. Tarda tres días más y la camiseta ya no se puede devolver.

¿Qué hago con mis zapatillas viejas?
Tráelas a la tienda: las reciclamos y te damos 5 € de descuento en las nuevas.

¿Hacéis precio a los clubes?
Los clubes con licencia tienen un 15 % a partir de diez prendas iguales.`,
  },
  pages: [
    {
      url: 'https://zancada.example/envios',
      title: 'Envíos',
      topic: 'delivery',
      text: 'Envíos\n\nPenínsula: 4,90 €, gratis a partir de 55 €. Entregamos en 24 o 48 horas laborables.\n\nBaleares: 6,80 €, de 3 a 4 días. Canarias, Ceuta y Melilla: 12,50 €, de 6 a 9 días.\n\nPortugal: 7,40 €, gratis a partir de 95 €, de 2 a 3 días. Francia: 10,60 €, de 4 a 6 días.',
    },
    {
      url: 'https://zancada.example/devoluciones',
      title: 'Cambios y devoluciones',
      topic: 'returns',
      text: 'Cambios y devoluciones\n\nTienes 60 días para devolver lo que no te convenza, sin estrenar y con su etiqueta. El primer cambio de talla es gratuito en la península.\n\nSi prefieres el dinero, la recogida en casa cuesta 4,20 €. Te lo abonamos en un máximo de 7 días por el mismo medio de pago.',
    },
    {
      url: 'https://zancada.example/tienda',
      title: 'La tienda',
      topic: 'questions',
      text: 'La tienda\n\nEstamos en la calle Santiago 18, en Valladolid. Abrimos de lunes a viernes de 10 a 14 y de 17 a 20.30, y los sábados de 10.30 a 14.\n\nEn la tienda puedes probarte todos los modelos. El estudio de pisada en cinta dura veinte minutos y no cuesta nada, pero pide cita. Los miércoles a las 20.45 salimos a correr en grupo.',
    },
    {
      url: 'https://zancada.example/garantia',
      title: 'Garantía y cuidado de la ropa',
      topic: 'questions',
      text: 'Garantía y cuidado de la ropa\n\nTodo tiene 3 años de garantía contra defectos. Si una suela se despega en los primeros 6 meses, te damos un par nuevo sin preguntas.\n\nLava la ropa técnica a 30 grados, del revés y sin suavizante, que tapa los poros del tejido. No la metas en la secadora.',
    },
  ],
  products: [
    {
      title: 'Zapatillas de running Duero hombre',
      price: 95,
      was: 120,
      categories: ['Zapatillas'],
      attributes: { Para: ['Hombre'], Terreno: ['Asfalto'], Peso: ['265 g'], Drop: ['8 mm'], Color: ['Azul marino'] },
      variants: [
        { options: { Talla: '40' } },
        { options: { Talla: '41' } },
        { options: { Talla: '42' }, inStock: false },
        { options: { Talla: '43' } },
        { options: { Talla: '44' } },
      ],
      description: 'Cómodas desde el primer kilómetro, para rodar por asfalto a diario. La malla respira y el talón va bien sujeto.',
    },
    {
      title: 'Zapatillas de running Duero mujer',
      price: 95,
      categories: ['Zapatillas'],
      attributes: { Para: ['Mujer'], Terreno: ['Asfalto'], Peso: ['225 g'], Drop: ['8 mm'] },
      variants: [
        { options: { Color: 'Coral', Talla: '37' } },
        { options: { Color: 'Coral', Talla: '38' } },
        { options: { Color: 'Coral', Talla: '39' } },
        { options: { Color: 'Gris', Talla: '38' } },
        { options: { Color: 'Gris', Talla: '39' }, inStock: false },
      ],
      description:
        'La misma suela que el modelo de hombre, con una horma más estrecha. Ideales para entrenar tres o cuatro días a la semana.',
    },
    {
      title: 'Zapatillas de trail Gredos',
      price: 118,
      categories: ['Zapatillas'],
      attributes: { Para: ['Unisex'], Terreno: ['Montaña'], Peso: ['320 g'], Impermeable: ['Sí, con membrana'], Color: ['Verde'] },
      variants: [
        { options: { Talla: '38' } },
        { options: { Talla: '40' } },
        { options: { Talla: '42' } },
        { options: { Talla: '44' }, inStock: false },
      ],
      description: 'Tacos de cinco milímetros que agarran en barro y en roca. La membrana deja el agua fuera.',
    },
    {
      title: 'Zapatillas de gimnasio Forja',
      price: 79,
      categories: ['Zapatillas'],
      attributes: { Para: ['Unisex'], Terreno: ['Interior'], Peso: ['300 g'], Suela: ['Plana, de goma'], Color: ['Negro'] },
      variants: [{ options: { Talla: '39' } }, { options: { Talla: '41' } }, { options: { Talla: '43' } }],
      description: 'Suela plana y estable para pesas y sentadillas. La puntera reforzada aguanta la cuerda.',
    },
    {
      title: 'Zapatillas infantiles Saltarín',
      price: 42,
      was: 49.9,
      categories: ['Zapatillas'],
      attributes: { Para: ['Niños'], Cierre: ['Velcro'], Peso: ['170 g'] },
      variants: [
        { options: { Color: 'Rojo', Talla: '30' } },
        { options: { Color: 'Rojo', Talla: '31' } },
        { options: { Color: 'Rojo', Talla: '33' }, inStock: false },
        { options: { Color: 'Azul', Talla: '30' }, inStock: false },
        { options: { Color: 'Azul', Talla: '31' } },
        { options: { Color: 'Azul', Talla: '33' } },
      ],
      description: 'Para el patio, la educación física y lo que surja. La puntera de goma alarga la vida de la zapatilla.',
    },
    {
      title: 'Camiseta técnica Brisa hombre',
      price: 24.9,
      categories: ['Camisetas y tops'],
      attributes: { Para: ['Hombre'], Tejido: ['Poliéster reciclado'], Peso: ['110 g'] },
      variants: [
        { options: { Color: 'Blanco', Talla: 'M' } },
        { options: { Color: 'Blanco', Talla: 'L' } },
        { options: { Color: 'Naranja', Talla: 'L' } },
        { options: { Color: 'Naranja', Talla: 'XL' } },
      ],
      description: 'Se seca en un rato y no roza. Tiene un detalle reflectante en la espalda.',
    },
    {
      title: 'Camiseta de tirantes Brisa mujer',
      price: 22.9,
      categories: ['Camisetas y tops'],
      attributes: { Para: ['Mujer'], Tejido: ['Poliéster reciclado'], Peso: ['85 g'] },
      variants: [{ options: { Talla: 'S' } }, { options: { Talla: 'M' } }, { options: { Talla: 'L' } }],
      description: 'Espalda nadadora y corte suelto para los días de calor.',
    },
    {
      title: 'Top deportivo Ágora',
      price: 29,
      categories: ['Camisetas y tops'],
      attributes: {
        Para: ['Mujer'],
        Sujeción: ['Alta'],
        Tejido: ['Poliamida y elastano'],
        Lavado: ['A mano o 30 grados'],
        Color: ['Negro'],
      },
      variants: [{ options: { Talla: 'S' } }, { options: { Talla: 'M' } }, { options: { Talla: 'L' } }],
      description: 'Tirantes regulables y copas que se quitan. Sujeta sin apretar, también corriendo.',
    },
    {
      title: 'Mallas largas Ribera mujer',
      price: 45,
      was: 54,
      categories: ['Mallas y pantalones'],
      attributes: { Para: ['Mujer'], Tejido: ['Poliamida y elastano'], Bolsillo: ['Lateral, para el móvil'], Color: ['Negro'] },
      variants: [{ options: { Talla: 'S' } }, { options: { Talla: 'M' } }, { options: { Talla: 'L' }, inStock: false }],
      description: 'Cintura alta que no se baja y tejido que no transparenta. El móvil va pegado al muslo y no bota.',
    },
    {
      title: 'Pantalón corto Sprint hombre',
      price: 27.5,
      categories: ['Mallas y pantalones'],
      attributes: { Para: ['Hombre'], Forro: ['Con braguita interior'], Peso: ['95 g'], Color: ['Negro'] },
      variants: [{ options: { Talla: 'M' } }, { options: { Talla: 'L' } }, { options: { Talla: 'XL' } }],
      description: 'Corto y ligero, con un bolsillo trasero de cremallera para las llaves.',
    },
    {
      title: 'Cortavientos Cierzo',
      price: 59,
      categories: ['Chaquetas y accesorios'],
      attributes: {
        Para: ['Unisex'],
        Peso: ['140 g'],
        Lluvia: ['Repele la lluvia fina'],
        Capucha: ['Sí, se guarda en el cuello'],
        Color: ['Amarillo'],
      },
      variants: [
        { options: { Talla: 'S' } },
        { options: { Talla: 'M' } },
        { options: { Talla: 'L' } },
        { options: { Talla: 'XL' }, inStock: false },
      ],
      description: 'Para el viento y cuatro gotas. Se pliega en su propio bolsillo y cabe en una mano.',
    },
    {
      title: 'Calcetines Paso, pack de 3',
      price: 15,
      categories: ['Chaquetas y accesorios'],
      attributes: { Tejido: ['Algodón y poliamida'], Contenido: ['3 pares'], Tallas: ['35 a 38', '39 a 42', '43 a 46'] },
      description: 'Sin costuras y con el talón acolchado. Adiós a las ampollas.',
    },
    {
      title: 'Riñonera Etapa',
      price: 18.5,
      inStock: false,
      categories: ['Chaquetas y accesorios'],
      attributes: { Capacidad: ['1 litro'], Contenido: ['Riñonera', 'Botellín de 300 ml'] },
      description: 'Con sitio para el móvil, las llaves y un botellín. No se mueve al correr.',
    },
  ],
};

export const cieplykat: Shop = {
  key: 'cieplykat',
  language: 'pl',
  currency: 'PLN',
  url: 'https://cieplykat.example',
  quiz: { question: 'Jaki pokój urządzasz?', answers: ['Salon', 'Inny'] },
  profile: {
    ...emptyProfile,
    companyName: 'Ciepły Kąt',
    howCanCustomersReachYouOrYourTeam: 'Zadzwoń: 56 555 01 93 albo napisz na adres dziendobry@cieplykat.example.',
    whatAreFAQs: `Czy meble trzeba skręcać?
Większość przyjeżdża złożona. W stolikach przykręca się tylko nogi, klucz jest w paczce, zajmuje to kwadrans.

Jak mogę zapłacić?
BLIK-iem, kartą lub przelewem. Od 300 zł można rozłożyć płatność na sześć rat bez odsetek.

Czy mogę dostać próbki tkanin na abażur?
Tak, zestaw dwunastu próbek kosztuje 10 zł i odliczamy go od zamówienia.

Paczka przyszła uszkodzona. Co robić?
Zrób zdjęcie i napisz do nas w ciągu 48 godzin. Wyślemy nową rzecz na nasz koszt.

Czy wystawiacie fakturę na firmę?
Tak, wystarczy podać NIP przy zamówieniu. Fakturę wysyłamy mailem w dniu wysyłki.

Czy można wymienić sam abażur?
Tak, szyjemy nowe abażury do naszych lamp za 95 zł. Czas szycia to dwa tygodnie.

Czy macie bony podarunkowe?
Tak, na 100, 200 i 500 zł, ważne rok od zakupu.`,
  },
  pages: [
    {
      url: 'https://cieplykat.example/dostawa',
      title: 'Dostawa',
      topic: 'delivery',
      text: 'Dostawa\n\nPolska, kurier: 18,90 zł, od 400 zł za darmo, 2–3 dni robocze. Paczkomat: 13,90 zł, tylko lampki stołowe i drobiazgi. Wniesienie na piętro kosztuje 40 zł.\n\nCzechy i Słowacja: 49 zł, 4–6 dni roboczych.\n\nNiemcy: 69 zł, od 1200 zł za darmo, 5–7 dni roboczych. Do innych krajów wyceniamy dostawę na pytanie mailem.',
    },
    {
      url: 'https://cieplykat.example/zwroty',
      title: 'Zwroty',
      topic: 'returns',
      text: 'Zwroty\n\nNa zwrot masz 21 dni od odebrania paczki. Rzecz powinna być nieużywana i w swoim kartonie. Odsyłasz na własny koszt albo zamawiasz u nas kuriera za 24 zł.\n\nPieniądze oddajemy w ciągu 8 dni. Abażurów szytych na zamówienie nie przyjmujemy z powrotem.',
    },
    {
      url: 'https://cieplykat.example/gwarancja',
      title: 'Gwarancja i pielęgnacja',
      topic: 'questions',
      text: 'Gwarancja i pielęgnacja\n\nNa meble dajemy 5 lat gwarancji, na lampy 3 lata. Żarówki i akumulatory mają rok gwarancji.\n\nDrewno przecieraj lekko wilgotną ściereczką, a raz w roku natrzyj olejem lnianym. Abażury czyść rolką do ubrań albo odkurzaczem z miękką szczotką, nigdy wodą.',
    },
    {
      url: 'https://cieplykat.example/salon',
      title: 'Nasz salon',
      topic: 'questions',
      text: 'Nasz salon\n\nZapraszamy na ulicę Szeroką 27 w Toruniu. Otwarte od poniedziałku do piątku w godzinach 10–18, w soboty 10–15.\n\nOdbiór osobisty nic nie kosztuje i jest możliwy następnego dnia. Na życzenie zapalimy każdą lampę, żeby było widać, jakie daje światło.',
    },
  ],
  products: [
    {
      title: 'Lampa stojąca Wierzba',
      price: 389,
      was: 459,
      categories: ['Lampy stojące i wiszące'],
      attributes: {
        Wysokość: ['158 cm'],
        Abażur: ['Len'],
        Gwint: ['E27'],
        Żarówka: ['Nie ma w zestawie'],
        Waga: ['4,2 kg'],
        'Długość kabla': ['180 cm'],
      },
      variants: [{ options: { Kolor: 'Beżowy' } }, { options: { Kolor: 'Szary' } }, { options: { Kolor: 'Zielony' }, inStock: false }],
      description: 'Miękkie światło do czytania w fotelu. Ramię można obniżyć o trzydzieści centymetrów, a włącznik jest pod ręką.',
    },
    {
      title: 'Lampa łukowa Czapla',
      price: 629,
      categories: ['Lampy stojące i wiszące'],
      attributes: { Wysokość: ['190 cm'], Materiał: ['Stal i marmur'], Gwint: ['E27'], Waga: ['9,5 kg'], Kolor: ['Czarny'] },
      description: 'Sięga nad sam środek stołu, choć stoi pod ścianą. Marmurowa podstawa trzyma ją mocno.',
    },
    {
      title: 'Lampa wisząca Kopuła',
      price: 249,
      categories: ['Lampy stojące i wiszące'],
      attributes: { Średnica: ['35 cm'], Materiał: ['Szkło opalowe'], Gwint: ['E27'], 'Długość zawieszenia': ['Do 120 cm'] },
      description: 'Mleczne szkło nie razi w oczy, więc dobrze wisi nad stołem. Kabel skraca się bez narzędzi.',
    },
    {
      title: 'Lampka biurkowa Sowa',
      price: 179,
      categories: ['Lampki stołowe'],
      attributes: {
        'Źródło światła': ['LED 9 W, wbudowane'],
        Ściemnianie: ['3 stopnie'],
        Wysokość: ['46 cm'],
        'Gniazdo USB': ['Tak'],
        Waga: ['1,1 kg'],
      },
      variants: [{ options: { Kolor: 'Biały' } }, { options: { Kolor: 'Czarny' } }],
      description: 'Zgina się w dwóch miejscach i zostaje tam, gdzie ją ustawisz. W podstawie naładujesz telefon.',
    },
    {
      title: 'Lampka nocna Księżyc',
      price: 119,
      was: 139,
      categories: ['Lampki stołowe'],
      attributes: { Wysokość: ['24 cm'], Materiał: ['Ceramika'], Gwint: ['E14'], Żarówka: ['W zestawie'] },
      variants: [{ options: { Kolor: 'Kremowy' } }, { options: { Kolor: 'Granatowy' } }],
      description: 'Okrągła podstawa, toczona ręcznie w Bolesławcu. Daje ciepłe światło na stolik przy łóżku.',
    },
    {
      title: 'Lampka dziecięca Miś',
      price: 89,
      categories: ['Lampki stołowe'],
      attributes: {
        Materiał: ['Silikon spożywczy'],
        'Czas świecenia': ['Do 12 godzin'],
        Ładowanie: ['USB-C, kabel w zestawie'],
        Czyszczenie: ['Silikonową osłonę można zdjąć i umyć wodą z mydłem'],
      },
      description: 'Nocne światełko dla najmłodszych, miękkie i bez kabla. Wystarczy klepnąć misia, żeby zgasł.',
    },
    {
      title: 'Żarówka LED E27 Iskra',
      price: 24.9,
      categories: ['Lampki stołowe'],
      attributes: { Gwint: ['E27'], Moc: ['8 W'], Barwa: ['2700 K, ciepła'] },
      description: 'Zastępuje zwykłą żarówkę 60 W. Zapala się od razu pełnym światłem.',
    },
    {
      title: 'Stolik kawowy Brzoza',
      price: 549,
      categories: ['Stoliki i taborety'],
      attributes: { Materiał: ['Lite drewno brzozowe'], Wysokość: ['42 cm'], Wykończenie: ['Olej'], Waga: ['11 kg'] },
      variants: [{ options: { Średnica: '60 cm' } }, { options: { Średnica: '80 cm' }, price: 699 }],
      description: 'Okrągły blat na trzech nogach, bez ostrych rogów. Robimy go w stolarni pod Brodnicą.',
    },
    {
      title: 'Stolik boczny Grzyb',
      price: 259,
      was: 319,
      categories: ['Stoliki i taborety'],
      attributes: { Materiał: ['Stal malowana proszkowo'], Wysokość: ['45 cm'], Średnica: ['38 cm'], Waga: ['3,6 kg'] },
      variants: [{ options: { Kolor: 'Czarny' } }, { options: { Kolor: 'Musztardowy' }, inStock: false }],
      description: 'Mały stolik obok kanapy albo łóżka, akurat na kubek i książkę. Lekki, więc łatwo go przestawić.',
    },
    {
      title: 'Taboret Pień',
      price: 199,
      categories: ['Stoliki i taborety'],
      attributes: { Materiał: ['Jesion'], Wysokość: ['46 cm'], Udźwig: ['120 kg'] },
      description: 'Do siedzenia, do sięgania i jako podstawka pod kwiat. Filcowe podkładki są w pudełku.',
    },
    {
      title: 'Szafka nocna Dziupla',
      price: 329,
      inStock: false,
      categories: ['Szafki i półki'],
      attributes: { Materiał: ['Fornir dębowy'], Wymiary: ['50 × 40 × 35 cm'], Szuflada: ['Z cichym domykiem'] },
      description: 'Jedna szuflada i jedna otwarta wnęka. Z tyłu jest otwór na kabel od ładowarki.',
    },
    {
      title: 'Półka ścienna Gałąź',
      price: 139,
      categories: ['Szafki i półki'],
      attributes: { Materiał: ['Dąb'], Długość: ['80 cm'], Udźwig: ['12 kg'], 'W zestawie': ['Kołki', 'Wkręty', 'Szablon'] },
      description: 'Mocowanie jest schowane, więc półka wygląda, jakby wyrastała ze ściany.',
    },
  ],
};
