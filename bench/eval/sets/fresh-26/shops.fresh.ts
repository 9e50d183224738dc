/** Six small shops for a fresh set of conversations: nobody who builds the assistant may read them. */
import { emptyProfile, type Shop } from '../../lib/shop.ts';

export const drizzledale: Shop = {
  key: 'drizzledale',
  language: 'en',
  currency: 'GBP',
  url: 'https://drizzledale.example',
  quiz: { question: 'Who needs to stay dry?', answers: ['Me', 'Somebody else'] },
  profile: {
    ...emptyProfile,
    companyName: 'Drizzle & Dale',
    howCanCustomersReachYouOrYourTeam:
      'Ring us on 01422 555 018, Tuesday to Saturday, 10 am to 5 pm, or write to hello@drizzledale.example.',
    whatAreFAQs: `Can I visit you?
Yes, our little shop is at 7 Weaver's Yard, Hebden Bridge. We are closed on Sundays and Mondays.

Do your jackets come up small?
They are cut to go over a jumper, so take your usual size.

Do you repair umbrellas?
We mend umbrellas we have sold, usually for £6. Bring it in or post it to us.

How can I pay?
By card, PayPal or Apple Pay. In the shop we take cash as well.

Do you wrap presents?
Yes, in brown paper with a ribbon, for £2.50 a parcel.`,
  },
  pages: [
    {
      url: 'https://drizzledale.example/delivery',
      title: 'Delivery',
      topic: 'delivery',
      text: 'Delivery\n\nUnited Kingdom: £4.50, free from £75. It takes 2 to 3 working days.\n\nExpress (United Kingdom only): £8.90, next working day if you order before 1 pm.\n\nIreland: £9.50, 4 to 6 working days.\n\nNorway: £16, 6 to 9 working days.\n\nWe do not post to other countries yet.',
    },
    {
      url: 'https://drizzledale.example/returns',
      title: 'Returns',
      topic: 'returns',
      text: 'Returns\n\nYou have 28 days to send things back, unworn and with their labels on. You pay the postage back to us; swapping for another size is free within the UK. We refund you within 5 working days of getting the parcel.',
    },
    {
      url: 'https://drizzledale.example/care',
      title: 'Looking after rainwear',
      topic: 'questions',
      text: 'Looking after rainwear\n\nWash jackets at 30 °C without fabric softener. When water stops beading, after ten washes or so, spray them with a proofer. Rinse wellies with cold water and dry them away from the radiator. Never wash waxed cotton in a machine.',
    },
  ],
  products: [
    {
      title: "Calder Women's Rain Jacket",
      price: 89,
      was: 110,
      categories: ['Rain Jackets'],
      attributes: {
        For: ['Women'],
        Material: ['Recycled polyester'],
        Waterproof: ['10,000 mm, taped seams'],
        Weight: ['420 g'],
        Hood: ['Fixed, with a peak'],
      },
      variants: [
        { options: { Colour: 'Navy', Size: 'S' } },
        { options: { Colour: 'Navy', Size: 'M' } },
        { options: { Colour: 'Navy', Size: 'L' }, inStock: false },
        { options: { Colour: 'Mustard', Size: 'S' } },
        { options: { Colour: 'Mustard', Size: 'M' } },
      ],
      description:
        'Our everyday jacket, long enough to sit down on a wet bench. Two deep pockets with flaps and one inside for your phone. It is lined with soft mesh, so it never feels clammy.',
    },
    {
      title: "Pennine Men's Walking Jacket",
      price: 125,
      categories: ['Rain Jackets'],
      attributes: {
        For: ['Men'],
        Material: ['Ripstop nylon'],
        Waterproof: ['20,000 mm, taped seams'],
        Weight: ['510 g'],
        Hood: ['Removable'],
      },
      variants: [
        { options: { Colour: 'Green', Size: 'M' } },
        { options: { Colour: 'Green', Size: 'L' } },
        { options: { Colour: 'Green', Size: 'XL' } },
        { options: { Colour: 'Black', Size: 'M' } },
        { options: { Colour: 'Black', Size: 'L' }, inStock: false },
      ],
      description:
        'Made for long days in the hills. Zips under the arms let the heat out on the way up. The chest pocket takes a folded map.',
    },
    {
      title: "Little Puddle Kids' Raincoat",
      price: 34,
      categories: ['Rain Jackets'],
      attributes: { For: ['Children'], Material: ['Polyester with a PU coating'], Waterproof: ['5,000 mm'], Weight: ['260 g'] },
      variants: [
        { options: { Age: '2 to 3 years' } },
        { options: { Age: '4 to 5 years' } },
        { options: { Age: '6 to 7 years' }, inStock: false },
      ],
      description:
        'Bright yellow with a striped lining. Poppers instead of a zip, so small hands can do it up alone. There is a name label inside.',
    },
    {
      title: 'Pocket Umbrella Wren',
      price: 18,
      categories: ['Umbrellas'],
      attributes: { Weight: ['230 g'], Diameter: ['95 cm'], Length: ['24 cm folded'], Frame: ['Aluminium'] },
      variants: [{ options: { Colour: 'Navy' } }, { options: { Colour: 'Red' } }, { options: { Colour: 'Black' }, inStock: false }],
      description: 'Small enough for a handbag or a coat pocket. Opens by hand. Comes with a sleeve that does not drip.',
    },
    {
      title: 'Storm Umbrella Heron',
      price: 42,
      was: 48,
      categories: ['Umbrellas'],
      attributes: { Weight: ['560 g'], Diameter: ['120 cm'], Length: ['90 cm'], Frame: ['Fibreglass'], Colour: ['Dark green'] },
      description:
        'Tested in a wind tunnel up to 60 mph. It opens at the push of a button and covers two people. If it turns inside out, just close it and carry on.',
    },
    {
      title: 'Clear Dome Umbrella Lark',
      price: 24,
      categories: ['Umbrellas'],
      attributes: { Weight: ['480 g'], Diameter: ['85 cm'], Length: ['88 cm'], Frame: ['Steel'] },
      description:
        'A see-through dome that comes right down to your shoulders. You can see where you are going, and so can everyone at the wedding.',
    },
    {
      title: 'Walking Stick Umbrella Rook',
      price: 55,
      inStock: false,
      categories: ['Umbrellas'],
      attributes: { Weight: ['640 g'], Diameter: ['105 cm'], Length: ['92 cm'], Handle: ['Cherry wood'] },
      description: 'Sturdy enough to lean on, with a rubber tip. Made by a family firm in Stockport.',
    },
    {
      title: 'Tall Wellies Moorland',
      price: 65,
      categories: ['Wellies'],
      attributes: { Material: ['Natural rubber'], Height: ['38 cm'], Lining: ['Cotton'], Weight: ['1.9 kg a pair'], Colour: ['Green'] },
      variants: [
        { options: { Size: '38' } },
        { options: { Size: '40' } },
        { options: { Size: '42' }, inStock: false },
        { options: { Size: '44' } },
      ],
      description: 'The classic tall boot with a buckle at the side. The sole is cut deep for mud. For men and women.',
    },
    {
      title: 'Short Wellies Becks',
      price: 39,
      categories: ['Wellies'],
      attributes: { Material: ['Natural rubber'], Height: ['22 cm'], Weight: ['1.2 kg a pair'], Colour: ['Navy'], Sizes: ['36 to 41'] },
      description: 'Ankle-high and easy to pull on at the back door. Good for the garden and the school run.',
    },
    {
      title: 'Neoprene-Lined Wellies Fellside',
      price: 95,
      categories: ['Wellies'],
      attributes: {
        Material: ['Rubber and neoprene'],
        Height: ['40 cm'],
        Weight: ['2.3 kg a pair'],
        Colour: ['Brown'],
        Sizes: ['39 to 46'],
      },
      description:
        'Five millimetres of neoprene keep your feet warm in winter, down to minus 20 °C. Farmers on our own hillside wear them.',
    },
    {
      title: 'Waxed Rain Hat Otley',
      price: 29,
      categories: ['Rain Hats'],
      attributes: { For: ['Men'], Material: ['Waxed cotton'], Colour: ['Brown'], Brim: ['7 cm'] },
      variants: [{ options: { Size: 'M' } }, { options: { Size: 'L' } }, { options: { Size: 'XL' }, price: 33 }],
      description: 'A wide-brimmed hat for men who will not carry an umbrella. The wax darkens with age. Re-wax it once a year.',
    },
    {
      title: "Sou'wester Whitby",
      price: 22,
      categories: ['Rain Hats'],
      attributes: { For: ['Women'], Material: ['Polyester'], Colour: ['Yellow'], Weight: ['90 g'], Size: ['One size'] },
      description: 'The old fisherman’s shape in a size that suits women. Ties under the chin and folds flat into a pocket.',
    },
  ],
};

export const topfwerk: Shop = {
  key: 'topfwerk',
  language: 'de',
  currency: 'EUR',
  url: 'https://topfwerk.example',
  quiz: { question: 'Für wen suchen Sie?', answers: ['Für mich', 'Für jemand anderen'] },
  profile: {
    ...emptyProfile,
    companyName: 'Topfwerk Lindner',
    howCanCustomersReachYouOrYourTeam:
      'Telefon 0711 555 0142, montags bis freitags von 9 bis 17 Uhr, oder per E-Mail an kueche@topfwerk.example.',
    whatAreFAQs: `Haben Sie ein Ladengeschäft?
Ja, in der Gerberstraße 12 in Esslingen. Samstags schließen wir um 14 Uhr.

Wie kann ich bezahlen?
Mit PayPal, Kreditkarte, Lastschrift oder auf Rechnung.

Wie brenne ich eine Gusseisenpfanne ein?
Dünn mit Leinöl einreiben und eine Stunde bei 220 °C in den Ofen stellen.

Verpacken Sie auch Geschenke?
Gern, für 3 € mit Papier und Schleife.

Dürfen die Töpfe in die Spülmaschine?
Edelstahl ja, Gusseisen, Emaille und Holz bitte nur von Hand spülen.`,
  },
  pages: [
    {
      url: 'https://topfwerk.example/versand',
      title: 'Versand',
      topic: 'delivery',
      text: 'Versand\n\nDeutschland: 4,90 €, ab 60 € versandkostenfrei. Lieferzeit 2 bis 4 Werktage.\n\nExpress (nur Deutschland): 12,90 €, Zustellung am nächsten Werktag bei Bestellung bis 11 Uhr.\n\nÖsterreich: 8,90 €, Lieferzeit 4 bis 6 Werktage.\n\nSchweiz: 14,90 €, Lieferzeit 6 bis 8 Werktage.\n\nIn andere Länder liefern wir nicht.',
    },
    {
      url: 'https://topfwerk.example/rueckgabe',
      title: 'Rückgabe',
      topic: 'returns',
      text: 'Rückgabe\n\nSie können unbenutzte Ware 30 Tage lang zurückgeben. Aus Deutschland ist die Rücksendung kostenlos, aus Österreich und der Schweiz tragen Sie das Porto. Das Geld erstatten wir innerhalb einer Woche.',
    },
    {
      url: 'https://topfwerk.example/garantie',
      title: 'Garantie',
      topic: 'questions',
      text: 'Garantie\n\nAuf Gusseisen, auch emailliert, geben wir 10 Jahre Garantie. Auf Edelstahl sind es 5 Jahre, auf beschichtete Pfannen 2 Jahre. Kratzer und Schäden durch Überhitzen sind ausgenommen.',
    },
  ],
  products: [
    {
      title: 'Gusseisenpfanne Bertha',
      price: 49,
      categories: ['Pfannen'],
      attributes: {
        Material: ['Gusseisen'],
        Gewicht: ['1,9 kg (24 cm), 2,8 kg (28 cm)'],
        Herdarten: ['Gas, Elektro, Induktion'],
        Backofen: ['bis 250 °C'],
      },
      variants: [{ options: { Größe: '24 cm' } }, { options: { Größe: '28 cm' }, price: 59 }],
      description:
        'Für Steaks und Bratkartoffeln mit Kruste. Sie ist schon eingebrannt und wird mit jedem Braten besser. In der Eifel gegossen.',
    },
    {
      title: 'Keramikpfanne Lotte',
      price: 39,
      was: 49,
      categories: ['Pfannen'],
      attributes: {
        Material: ['Aluminium mit Keramikbeschichtung'],
        Gewicht: ['0,9 kg'],
        Durchmesser: ['28 cm'],
        Herdarten: ['Gas, Elektro, Ceran, nicht für Induktion'],
      },
      variants: [{ options: { Farbe: 'Creme' } }, { options: { Farbe: 'Salbei' } }, { options: { Farbe: 'Rot' }, inStock: false }],
      description:
        'Unsere leichte beschichtete Pfanne für Eier, Fisch und Pfannkuchen. Sie kommt ohne PFAS aus. Bitte nur mit Holz oder Silikon wenden.',
    },
    {
      title: 'Edelstahlpfanne Karl',
      price: 69,
      categories: ['Pfannen'],
      attributes: {
        Material: ['Edelstahl'],
        Gewicht: ['1,4 kg'],
        Durchmesser: ['28 cm'],
        Herdarten: ['Gas, Elektro, Ceran, Induktion'],
        Backofen: ['bis 240 °C'],
      },
      description: 'Unbeschichtet und unverwüstlich, mit dickem Sandwichboden. Der Griff ist genietet und bleibt lange kühl.',
    },
    {
      title: 'Crêpepfanne Yvette',
      price: 29,
      categories: ['Pfannen'],
      attributes: { Material: ['Blaustahl'], Gewicht: ['1,1 kg'], Durchmesser: ['26 cm'], Herdarten: ['Gas, Elektro'] },
      description: 'Mit niedrigem Rand, damit sich der Teig gut wenden lässt. Ein Teigverteiler aus Buche liegt bei.',
    },
    {
      title: 'Schmortopf Hedwig',
      price: 129,
      categories: ['Töpfe'],
      attributes: {
        Material: ['Emailliertes Gusseisen'],
        Inhalt: ['5 l'],
        Gewicht: ['5,2 kg'],
        Herdarten: ['Gas, Elektro, Ceran, Induktion'],
        Backofen: ['bis 260 °C'],
      },
      variants: [{ options: { Farbe: 'Blau' } }, { options: { Farbe: 'Rot' } }, { options: { Farbe: 'Schwarz' }, inStock: false }],
      description:
        'Für Braten, Gulasch und Brot. Noppen im Deckel lassen den Saft auf das Fleisch zurücktropfen. Reicht für vier bis sechs Personen.',
    },
    {
      title: 'Suppentopf Emil',
      price: 54,
      categories: ['Töpfe'],
      attributes: {
        Material: ['Edelstahl'],
        Inhalt: ['6 l'],
        Gewicht: ['1,8 kg'],
        Herdarten: ['Gas, Elektro, Ceran, Induktion'],
        Deckel: ['Glas'],
      },
      description:
        'Ein großer Topf für Suppe, Nudeln und Spargel. Innen ist eine Literskala eingeprägt. Reicht für sechs bis acht Personen.',
    },
    {
      title: 'Milchtopf Klara',
      price: 24,
      categories: ['Töpfe'],
      attributes: { Material: ['Emaille'], Inhalt: ['1 l'], Gewicht: ['0,6 kg'], Herdarten: ['Gas, Elektro, Ceran'] },
      variants: [{ options: { Farbe: 'Weiß' } }, { options: { Farbe: 'Hellblau' } }, { options: { Farbe: 'Grün' }, inStock: false }],
      description: 'Ein kleiner Topf mit Ausgießer für Milch, Kakao und Soßen. Sieht aus wie bei der Großmutter.',
    },
    {
      title: 'Schnellkochtopf Tina',
      price: 99,
      inStock: false,
      categories: ['Töpfe'],
      attributes: { Material: ['Edelstahl'], Inhalt: ['4,5 l'], Gewicht: ['2,6 kg'], Herdarten: ['Gas, Elektro, Ceran, Induktion'] },
      description: 'Kartoffeln in sieben Minuten, Linsen in zehn. Zwei Garstufen und ein Ventil, das man auseinandernehmen kann.',
    },
    {
      title: 'Gugelhupfform Rosi',
      price: 22,
      was: 28,
      categories: ['Backformen'],
      attributes: { Material: ['Aluminiumguss'], Gewicht: ['0,9 kg'], Durchmesser: ['22 cm'], Beschichtung: ['Antihaft'] },
      description: 'Für den klassischen Gugelhupf mit hohen Rippen. Ein Rezept von unserer Nachbarin liegt bei.',
    },
    {
      title: 'Springform Otto',
      price: 18,
      categories: ['Backformen'],
      attributes: { Material: ['Stahlblech'], Gewicht: ['0,6 kg'], Beschichtung: ['Antihaft'], Boden: ['Auslaufsicher'] },
      variants: [{ options: { Größe: '20 cm' } }, { options: { Größe: '26 cm' } }, { options: { Größe: '28 cm' }, inStock: false }],
      description: 'Die einfache Form für Torten und Käsekuchen. Der Verschluss hält, auch nach Jahren.',
    },
    {
      title: 'Topflappen Resi',
      price: 14,
      categories: ['Küchenhelfer'],
      attributes: { Material: ['Baumwolle'], Hitzebeständig: ['bis 220 °C'], Maße: ['20 x 20 cm'] },
      variants: [{ options: { Farbe: 'Grau' } }, { options: { Farbe: 'Senf' } }, { options: { Farbe: 'Rot' } }],
      description: 'Zwei dicke, gestrickte Lappen mit Aufhänger. Waschbar bei 60 °C.',
    },
    {
      title: 'Pfannenwender Hans',
      price: 12,
      categories: ['Küchenhelfer'],
      attributes: { Material: ['Olivenholz'], Länge: ['30 cm'], Pflege: ['Von Hand spülen'] },
      description: 'Aus einem Stück gesägt, mit abgeschrägter Kante. Schont jede Beschichtung.',
    },
  ],
};

export const cuirdeloire: Shop = {
  key: 'cuirdeloire',
  language: 'fr',
  currency: 'EUR',
  url: 'https://cuirdeloire.example',
  quiz: { question: 'Pour qui cherchez-vous ?', answers: ['Pour moi', 'Pour quelqu’un d’autre'] },
  profile: {
    ...emptyProfile,
    companyName: 'Cuir de Loire',
    howCanCustomersReachYouOrYourTeam:
      'Par téléphone au 02 47 55 50 16, du mardi au samedi de 10 h à 18 h, ou par courriel à bonjour@cuirdeloire.example.',
    whatAreFAQs: `Où sont fabriqués vos sacs ?
Dans notre atelier de Langeais, par quatre personnes. Les cuirs viennent de tanneries françaises et italiennes.

Quels moyens de paiement acceptez-vous ?
Carte bancaire, PayPal et virement. En trois fois sans frais à partir de 150 €.

Réparez-vous les sacs ?
Oui, nous recousons gratuitement nos sacs pendant cinq ans.

Faites-vous des paquets cadeaux ?
Oui, c'est offert : cochez la case au moment de commander.

Le cuir craint-il la pluie ?
Quelques gouttes ne font rien. S'il est trempé, laissez-le sécher loin d'un radiateur.`,
  },
  pages: [
    {
      url: 'https://cuirdeloire.example/livraison',
      title: 'Livraison',
      topic: 'delivery',
      text: 'Livraison\n\nFrance : 5,50 €, offerte dès 100 €. Délai de 2 à 3 jours ouvrés.\n\nExpress (France) : 11,90 €, le lendemain pour toute commande passée avant midi.\n\nBelgique : 9 €, délai de 3 à 5 jours ouvrés.\n\nSuisse : 15 €, délai de 5 à 7 jours ouvrés.\n\nNous ne livrons pas dans les autres pays.',
    },
    {
      url: 'https://cuirdeloire.example/retours',
      title: 'Retours',
      topic: 'returns',
      text: "Retours\n\nVous avez 21 jours pour nous renvoyer un article qui n'a pas servi. L'étiquette de retour coûte 4,50 €, que nous retenons sur le remboursement. Les articles gravés ne sont ni repris ni échangés.",
    },
    {
      url: 'https://cuirdeloire.example/gravure',
      title: 'Gravure des initiales',
      topic: 'questions',
      text: 'Gravure des initiales\n\nNous gravons jusqu’à trois lettres à chaud sur tous nos sacs, portefeuilles et ceintures. La gravure coûte 8 € et ajoute 3 jours au délai. Elle peut être dorée ou sans couleur.',
    },
  ],
  products: [
    {
      title: 'Sac bandoulière Amboise',
      price: 119,
      categories: ['Sacs'],
      attributes: { Matière: ['Cuir de vachette pleine fleur'], Dimensions: ['24 x 18 x 8 cm'], Poids: ['620 g'], Fermeture: ['Zip'] },
      variants: [{ options: { Couleur: 'Cognac' } }, { options: { Couleur: 'Noir' } }, { options: { Couleur: 'Bleu' }, inStock: false }],
      description:
        'Le sac de tous les jours, juste assez grand pour un livre et un parapluie pliant. La bandoulière se règle de 80 à 130 cm. Une poche plate au dos.',
    },
    {
      title: 'Cabas Saumur',
      price: 145,
      was: 175,
      categories: ['Sacs'],
      attributes: {
        Matière: ['Cuir de vachette grainé'],
        Dimensions: ['38 x 30 x 14 cm'],
        Poids: ['980 g'],
        Fermeture: ['Bouton aimanté'],
      },
      variants: [{ options: { Couleur: 'Noir' } }, { options: { Couleur: 'Bordeaux' } }],
      description:
        'Un grand cabas souple qui se porte à l’épaule. Il avale le marché comme les dossiers. Livré avec une petite pochette assortie.',
    },
    {
      title: 'Pochette Chinon',
      price: 59,
      categories: ['Sacs'],
      attributes: { Matière: ["Cuir d'agneau"], Dimensions: ['22 x 14 cm'], Poids: ['180 g'], Fermeture: ['Pression'] },
      variants: [{ options: { Couleur: 'Rouge' } }, { options: { Couleur: 'Noir' } }, { options: { Couleur: 'Doré' }, inStock: false }],
      description: 'Une pochette de soirée toute douce. Une dragonne se glisse au poignet.',
    },
    {
      title: 'Sac à dos Blois',
      price: 189,
      categories: ['Sacs'],
      attributes: {
        Matière: ['Cuir de vachette'],
        Dimensions: ['40 x 30 x 13 cm'],
        Poids: ['1,3 kg'],
        Fermeture: ['Zip'],
        Couleur: ['Marron'],
      },
      description:
        'Pour aller au travail à pied ou à vélo. Un compartiment rembourré reçoit un ordinateur de 15 pouces. Les bretelles sont doublées de feutre.',
    },
    {
      title: 'Portefeuille Tours',
      price: 65,
      categories: ['Portefeuilles'],
      attributes: { Matière: ['Cuir de vachette'], Cartes: ['12'], Poids: ['110 g'], 'Protection RFID': ['Oui'] },
      variants: [{ options: { Couleur: 'Noir' } }, { options: { Couleur: 'Marron' } }],
      description:
        'Deux volets, une poche à monnaie et deux fentes pour les billets. Une feuille métallique protège vos cartes sans contact.',
    },
    {
      title: 'Porte-cartes Sancerre',
      price: 29,
      categories: ['Portefeuilles'],
      attributes: { Matière: ['Cuir de chèvre'], Cartes: ['6'], Poids: ['35 g'], 'Protection RFID': ['Non'], Couleur: ['Vert sapin'] },
      description: 'Petit et plat, il se fait oublier dans une poche. Une fente au milieu pour un billet plié.',
    },
    {
      title: 'Porte-monnaie Loches',
      price: 35,
      inStock: false,
      categories: ['Portefeuilles'],
      attributes: { Matière: ['Cuir de vachette'], Dimensions: ['10 x 8 cm'], Poids: ['60 g'], Fermeture: ['Fermoir métallique'] },
      description: 'Le porte-monnaie de nos grands-mères, avec son clic. Doublé de toile rayée.',
    },
    {
      title: 'Ceinture Orléans',
      price: 49,
      categories: ['Ceintures'],
      attributes: { Matière: ['Cuir de vachette'], Largeur: ['3,5 cm'], Boucle: ['Laiton'], Couleur: ['Marron'] },
      variants: [
        { options: { Taille: '85 cm' }, inStock: false },
        { options: { Taille: '95 cm' } },
        { options: { Taille: '105 cm' } },
        { options: { Taille: '120 cm' }, price: 55 },
      ],
      description: 'Une bande de cuir épaisse de 4 mm, teintée à la main. Elle va avec un jean comme avec un pantalon de toile.',
    },
    {
      title: 'Ceinture tressée Vouvray',
      price: 45,
      was: 55,
      categories: ['Ceintures'],
      attributes: { Matière: ['Cuir tressé'], Largeur: ['3 cm'], Boucle: ['Acier'], Couleur: ['Cognac'], Taille: ['Unique, 110 cm'] },
      description: 'Sans trous : on ferme où l’on veut. Souple dès le premier jour.',
    },
    {
      title: 'Ceinture réversible Nevers',
      price: 62,
      categories: ['Ceintures'],
      attributes: { Matière: ['Cuir de vachette'], Largeur: ['3,5 cm'], Boucle: ['Acier, pivotante'], Couleur: ['Noir et marron'] },
      variants: [{ options: { Taille: '90 cm' } }, { options: { Taille: '100 cm' } }, { options: { Taille: '110 cm' }, inStock: false }],
      description: 'Noire d’un côté, marron de l’autre. Il suffit de tourner la boucle. Pratique en voyage.',
    },
    {
      title: 'Baume nourrissant à la cire',
      price: 14,
      categories: ['Entretien'],
      attributes: { Contenance: ['100 ml'], Composition: ["Cire d'abeille et huile de jojoba"], Couleur: ['Incolore'] },
      description: 'À passer deux fois par an avec un chiffon doux. Ne convient pas au daim.',
    },
    {
      title: 'Brosse en crin',
      price: 11,
      categories: ['Entretien'],
      attributes: { Matière: ['Crin de cheval et hêtre'], Longueur: ['16 cm'], Poids: ['90 g'] },
      description: 'Pour dépoussiérer et faire briller. Elle dure une vie si on la garde au sec.',
    },
  ],
};

export const zapateriaromero: Shop = {
  key: 'zapateriaromero',
  language: 'es',
  currency: 'EUR',
  url: 'https://zapateriaromero.example',
  quiz: { question: '¿Para quién buscas?', answers: ['Para mí', 'Para otra persona'] },
  profile: {
    ...emptyProfile,
    companyName: 'Zapatería Romero',
    howCanCustomersReachYouOrYourTeam:
      'Llámanos al 941 555 017, de lunes a viernes de 10 a 14 h y de 17 a 20 h, o escribe a tienda@zapateriaromero.example.',
    whatAreFAQs: `¿Tenéis tienda física?
Sí, en la calle del Olmo 9, en Logroño, desde 1962.

¿Cómo puedo pagar?
Con tarjeta, Bizum o PayPal.

¿Se pueden lavar las alpargatas?
A mano, con agua fría y poco jabón, sin mojar el yute. Nunca en la lavadora.

¿Arregláis zapatos?
Sí, cambiamos suelas y tapas de lo que vendemos, desde 12 €.

¿Envolvéis para regalo?
Sí, gratis. Dilo en las notas del pedido.`,
  },
  pages: [
    {
      url: 'https://zapateriaromero.example/envios',
      title: 'Envíos',
      topic: 'delivery',
      text: 'Envíos\n\nEspaña: 4,95 €, gratis desde 60 €. Llega en 2 o 3 días laborables.\n\nExprés (solo España): 8,50 €, al día siguiente si pides antes de las 12 h.\n\nPortugal: 6,95 €, de 3 a 5 días laborables.\n\nFrancia: 9,95 €, de 4 a 6 días laborables.\n\nA otros países no enviamos.',
    },
    {
      url: 'https://zapateriaromero.example/devoluciones',
      title: 'Devoluciones',
      topic: 'returns',
      text: 'Devoluciones\n\nTienes 45 días para devolver lo que no hayas usado, en su caja. El primer cambio de talla es gratis. Recoger una devolución cuesta 3,95 €, que descontamos del reembolso.',
    },
    {
      url: 'https://zapateriaromero.example/tallas',
      title: 'Guía de tallas',
      topic: 'questions',
      text: 'Guía de tallas\n\nLas alpargatas ceden con el uso: si dudas entre dos tallas, elige la menor. Con las botas haz lo contrario y coge la mayor, para que quepa un calcetín gordo. La 38 mide 24,5 cm por dentro y la 42 mide 27 cm.',
    },
  ],
  products: [
    {
      title: 'Alpargatas Cadaqués',
      price: 32,
      categories: ['Alpargatas'],
      attributes: { Para: ['Mujer'], Material: ['Lona de algodón'], Suela: ['Yute y caucho'], Peso: ['340 g el par'] },
      variants: [
        { options: { Color: 'Azul', Talla: '37' } },
        { options: { Color: 'Azul', Talla: '38' } },
        { options: { Color: 'Rojo', Talla: '37' }, inStock: false },
        { options: { Color: 'Rojo', Talla: '38' } },
        { options: { Color: 'Crudo', Talla: '39' } },
      ],
      description: 'Las planas de toda la vida, cosidas a mano en La Rioja. La suela de yute lleva una capa de caucho para que dure más.',
    },
    {
      title: 'Alpargatas de cuña Altea',
      price: 49,
      was: 59,
      categories: ['Alpargatas'],
      attributes: { Para: ['Mujer'], Material: ['Lona de algodón'], Cuña: ['7 cm'], Color: ['Negro'] },
      variants: [
        { options: { Talla: '36' } },
        { options: { Talla: '37' } },
        { options: { Talla: '38' }, inStock: false },
        { options: { Talla: '39' } },
      ],
      description: 'Con cintas que se atan al tobillo. La cuña es alta pero estable, también para bailar.',
    },
    {
      title: 'Alpargatas infantiles Nerja',
      price: 22,
      categories: ['Alpargatas'],
      attributes: { Para: ['Niños'], Material: ['Algodón'], Suela: ['Caucho'], Tallas: ['24 a 32'], Color: ['Rayas rojas'] },
      description: 'Con velcro, para que se las pongan solos. No resbalan en el patio.',
    },
    {
      title: 'Alpargatas de hombre Calpe',
      price: 36,
      categories: ['Alpargatas'],
      attributes: { Para: ['Hombre'], Material: ['Lona de algodón'], Suela: ['Yute y caucho'], Tallas: ['40 a 45'] },
      variants: [{ options: { Color: 'Marino' } }, { options: { Color: 'Beige' } }, { options: { Color: 'Negro' }, inStock: false }],
      description: 'Cerradas y con elástico a los lados. La plantilla lleva un poco de espuma en el talón.',
    },
    {
      title: 'Sandalias de piel Ronda',
      price: 55,
      categories: ['Sandalias'],
      attributes: { Para: ['Mujer'], Material: ['Piel de vacuno'], Suela: ['Caucho'], Peso: ['380 g el par'], Tallas: ['36 a 41'] },
      variants: [{ options: { Color: 'Cuero' } }, { options: { Color: 'Negro' } }, { options: { Color: 'Blanco' } }],
      description: 'Elegantes y cómodas, con una hebilla que se ajusta. La piel es de curtido vegetal y no debe mojarse.',
    },
    {
      title: 'Sandalias de montaña Gredos',
      price: 68,
      categories: ['Sandalias'],
      attributes: {
        Para: ['Mujer y hombre'],
        Material: ['Nailon reciclado'],
        Suela: ['Caucho con tacos'],
        Peso: ['520 g el par'],
        Tallas: ['36 a 46'],
      },
      description: 'Para el río y el sendero: se pueden mojar y secan en una hora. Tres tiras con velcro sujetan bien el pie.',
    },
    {
      title: 'Menorquinas Ciutadella',
      price: 45,
      inStock: false,
      categories: ['Sandalias'],
      attributes: { Para: ['Mujer'], Material: ['Piel nobuk'], Suela: ['Neumático reciclado'], Color: ['Azul'] },
      description: 'La abarca de Menorca, hecha allí por la familia Pons. Se adapta al pie en dos días.',
    },
    {
      title: 'Botas de agua Donosti',
      price: 39,
      categories: ['Botas'],
      attributes: { Para: ['Mujer y hombre'], Material: ['Caucho'], Impermeable: ['Sí'], Altura: ['30 cm'], Tallas: ['36 a 45'] },
      variants: [{ options: { Color: 'Verde' } }, { options: { Color: 'Amarillo' }, inStock: false }],
      description: 'De caucho de una pieza, impermeables del todo. El forro se quita para secarlo.',
    },
    {
      title: 'Botines Chelsea Salamanca',
      price: 98,
      was: 120,
      categories: ['Botas'],
      attributes: { Para: ['Hombre'], Material: ['Piel de vacuno'], Impermeable: ['No'], Color: ['Marrón'], Tallas: ['40 a 45'] },
      description: 'Con elástico a los lados y tirador detrás. Suela cosida que se puede cambiar.',
    },
    {
      title: 'Botas de senderismo Picos',
      price: 129,
      categories: ['Botas'],
      attributes: {
        Para: ['Mujer y hombre'],
        Material: ['Piel nobuk con membrana'],
        Impermeable: ['Sí'],
        Peso: ['1,1 kg el par'],
        Color: ['Gris'],
      },
      variants: [
        { options: { Talla: '38' } },
        { options: { Talla: '40' } },
        { options: { Talla: '42' }, inStock: false },
        { options: { Talla: '44' }, price: 135 },
      ],
      description: 'Para senderismo de varios días. La membrana no deja pasar el agua y la puntera va reforzada.',
    },
    {
      title: 'Crema incolora para piel',
      price: 9,
      categories: ['Cuidado'],
      attributes: { Contenido: ['75 ml'], Composición: ['Cera de abeja'], Uso: ['Piel lisa'] },
      description: 'Nutre y da brillo. Con una nuez hay para un par.',
    },
    {
      title: 'Plantillas de lana',
      price: 12,
      categories: ['Cuidado'],
      attributes: { Material: ['Lana merina'], Tallas: ['36 a 45'], Grosor: ['6 mm'] },
      description: 'Para el invierno, dentro de cualquier bota. Se recortan con tijeras.',
    },
  ],
};

export const tiktakhuis: Shop = {
  key: 'tiktakhuis',
  language: 'nl',
  currency: 'EUR',
  url: 'https://tiktakhuis.example',
  quiz: { question: 'Voor wie zoekt u?', answers: ['Voor mezelf', 'Voor iemand anders'] },
  profile: {
    ...emptyProfile,
    companyName: 'Het Tiktakhuis',
    howCanCustomersReachYouOrYourTeam:
      'Bel 0570 555 019, dinsdag tot en met zaterdag van 10 tot 17 uur, of mail naar tijd@tiktakhuis.example.',
    whatAreFAQs: `Kan ik bij jullie langskomen?
Ja, onze winkel zit aan de Walstraat 31 in Deventer.

Hoe kan ik betalen?
Met iDEAL, Bancontact, creditcard of PayPal.

Vervangen jullie ook batterijen van horloges?
Ja, in de winkel voor € 8, klaar terwijl u wacht.

Pakken jullie cadeaus in?
Ja, gratis. Zet het in de opmerkingen bij uw bestelling.

Mijn klok loopt achter, wat nu?
Meestal is de batterij bijna leeg. Helpt een nieuwe niet, dan repareren wij hem.`,
  },
  pages: [
    {
      url: 'https://tiktakhuis.example/verzending',
      title: 'Verzending',
      topic: 'delivery',
      text: 'Verzending\n\nNederland: € 3,95, gratis vanaf € 50. Levertijd 1 tot 2 werkdagen.\n\nExpres (alleen Nederland): € 9,50, de volgende dag voor 12 uur.\n\nBelgië: € 5,95, levertijd 2 tot 3 werkdagen.\n\nDuitsland: € 8,95, levertijd 3 tot 5 werkdagen.\n\nNaar andere landen versturen wij niet.',
    },
    {
      url: 'https://tiktakhuis.example/retourneren',
      title: 'Retourneren',
      topic: 'returns',
      text: 'Retourneren\n\nU kunt alles binnen 30 dagen ongebruikt terugsturen. De retourzending kost € 4,50 vanuit Nederland. U krijgt uw geld binnen 7 dagen terug.',
    },
    {
      url: 'https://tiktakhuis.example/garantie',
      title: 'Garantie',
      topic: 'questions',
      text: 'Garantie\n\nOp klokken en wekkers geven wij 2 jaar garantie. Op horloges is het 3 jaar. Batterijen, bandjes en gebroken glas vallen er niet onder.',
    },
  ],
  products: [
    {
      title: 'Wandklok Noord',
      price: 45,
      categories: ['Wandklokken'],
      attributes: { Materiaal: ['Eikenhout'], Doorsnede: ['30 cm'], Gewicht: ['0,8 kg'], Uurwerk: ['Stil, tikt niet'] },
      variants: [{ options: { Kleur: 'Naturel' } }, { options: { Kleur: 'Zwart' } }, { options: { Kleur: 'Wit' }, inStock: false }],
      description: 'Een rustige klok zonder cijfers, stil genoeg voor de slaapkamer. Een AA-batterij zit erbij. Gemaakt in Drenthe.',
    },
    {
      title: 'Stationsklok Utrecht',
      price: 79,
      was: 95,
      categories: ['Wandklokken'],
      attributes: {
        Materiaal: ['Metaal en glas'],
        Doorsnede: ['40 cm'],
        Gewicht: ['1,9 kg'],
        Uurwerk: ['Tikt hoorbaar'],
        Kleur: ['Zwart'],
      },
      description: 'Zoals op het perron, met grote cijfers die je door de hele kamer leest. Voor de keuken of de werkplaats.',
    },
    {
      title: 'Koekoeksklok Veluwe',
      price: 149,
      inStock: false,
      categories: ['Wandklokken'],
      attributes: { Materiaal: ['Lindehout'], Hoogte: ['32 cm'], Gewicht: ['1,6 kg'], Uurwerk: ['Mechanisch, tikt hoorbaar'] },
      description: 'De koekoek roept elk heel uur en zwijgt in het donker. Opwinden doe je eens per dag.',
    },
    {
      title: 'Kinderklok Uil',
      price: 29,
      categories: ['Wandklokken'],
      attributes: { Materiaal: ['Hout'], Doorsnede: ['25 cm'], Gewicht: ['0,5 kg'], Uurwerk: ['Tikt hoorbaar'] },
      variants: [{ options: { Kleur: 'Blauw' } }, { options: { Kleur: 'Roze' } }],
      description: 'Een wandklok om te leren klokkijken: de minuten staan er in kleur omheen. Vanaf vijf jaar.',
    },
    {
      title: 'Reiswekker Pim',
      price: 19,
      categories: ['Wekkers'],
      attributes: { Materiaal: ['Kunststof'], Gewicht: ['70 g'], Stroom: ['1 AAA-batterij'], Geluid: ['65 dB'] },
      variants: [{ options: { Kleur: 'Rood' } }, { options: { Kleur: 'Grijs' } }, { options: { Kleur: 'Blauw' }, inStock: false }],
      description: 'Klapt dicht tot de grootte van een luciferdoosje. De wijzers lichten op in het donker.',
    },
    {
      title: 'Lichtwekker Dageraad',
      price: 69,
      categories: ['Wekkers'],
      attributes: { Materiaal: ['Kunststof'], Gewicht: ['450 g'], Stroom: ['Stekker'], Geluid: ['60 dB'], Kleur: ['Wit'] },
      description:
        'Wordt in dertig minuten langzaam lichter, als de zon. Daarna zingen er vogels. Met een aansluiting om je telefoon te laden.',
    },
    {
      title: 'Belwekker Opa',
      price: 32,
      categories: ['Wekkers'],
      attributes: { Materiaal: ['Metaal'], Gewicht: ['310 g'], Stroom: ['1 AA-batterij'], Geluid: ['90 dB, heel hard'] },
      variants: [{ options: { Kleur: 'Mint' } }, { options: { Kleur: 'Koper' } }, { options: { Kleur: 'Zwart' }, inStock: false }],
      description: 'Twee bellen en een hamertje: hier slaapt niemand doorheen. Het lampje gaat aan met een knop achterop.',
    },
    {
      title: 'Dameshorloge Lisse',
      price: 89,
      was: 110,
      categories: ['Horloges'],
      attributes: { Voor: ['Dames'], Materiaal: ['Staal'], Doorsnede: ['30 mm'], Waterdicht: ['3 ATM, niet om te zwemmen'] },
      variants: [{ options: { Band: 'Cognac leer' } }, { options: { Band: 'Zwart leer' } }],
      description: 'Een fijn horloge met een plaat van parelmoer. Het bandje wissel je zonder gereedschap.',
    },
    {
      title: 'Herenhorloge Delft',
      price: 119,
      categories: ['Horloges'],
      attributes: { Voor: ['Heren'], Materiaal: ['Staal'], Doorsnede: ['41 mm'], Waterdicht: ['10 ATM, ook om te zwemmen'] },
      variants: [{ options: { Band: 'Bruin leer' } }, { options: { Band: 'Staal' }, price: 139 }],
      description: 'Donkerblauwe plaat, datum en krasvast glas. De batterij gaat vier jaar mee.',
    },
    {
      title: 'Kinderhorloge Kikker',
      price: 25,
      categories: ['Horloges'],
      attributes: { Voor: ['Kinderen'], 'Materiaal band': ['Siliconen'], Doorsnede: ['28 mm'], Waterdicht: ['5 ATM'], Kleur: ['Groen'] },
      description: 'Met alle minuten op de rand, om te leren klokkijken. Kan tegen een stootje en tegen het zwembad.',
    },
    {
      title: 'Set AA-batterijen',
      price: 6,
      categories: ['Toebehoren'],
      attributes: { Aantal: ['4'], Soort: ['Alkaline'], Spanning: ['1,5 V'] },
      description: 'Voor onze klokken en wekkers. Een klok loopt er ongeveer twee jaar op.',
    },
    {
      title: 'Leren Horlogeband Gouda',
      price: 24,
      categories: ['Toebehoren'],
      attributes: { Materiaal: ['Rundleer'], Breedte: ['20 mm'], Kleur: ['Donkerbruin'] },
      description: 'Past op het Herenhorloge en op de meeste andere horloges met 20 mm. Met roestvrije gesp.',
    },
  ],
};

export const puchowo: Shop = {
  key: 'puchowo',
  language: 'pl',
  currency: 'PLN',
  url: 'https://puchowo.example',
  quiz: { question: 'Dla kogo szukasz?', answers: ['Dla siebie', 'Dla kogoś innego'] },
  profile: {
    ...emptyProfile,
    companyName: 'Puchowo',
    howCanCustomersReachYouOrYourTeam:
      'Telefon 18 555 01 33, od poniedziałku do piątku w godzinach 8–16, albo e-mail: sklep@puchowo.example.',
    whatAreFAQs: `Czy macie sklep stacjonarny?
Tak, w Nowym Targu przy ulicy Długiej 4.

Jak mogę zapłacić?
Kartą, BLIK-iem, przelewem albo przy odbiorze (dopłata 5 zł).

Skąd jest puch?
Z polskich gęsi, z gospodarstw na Podlasiu. Nie skubiemy żywych ptaków.

Czy szyjecie na wymiar?
Pościel tak, w ciągu 10 dni. Proszę napisać, podamy cenę.

Czy pakujecie na prezent?
Tak, w lniany worek, za 12 zł.`,
  },
  pages: [
    {
      url: 'https://puchowo.example/dostawa',
      title: 'Dostawa',
      topic: 'delivery',
      text: 'Dostawa\n\nPolska: 14,90 zł, od 250 zł za darmo. Paczka idzie 1–2 dni robocze.\n\nEkspres (tylko Polska): 29 zł, na następny dzień przy zamówieniu do godziny 11.\n\nCzechy: 39 zł, 3–4 dni robocze.\n\nNiemcy: 45 zł, 3–5 dni roboczych.\n\nDo innych krajów nie wysyłamy.',
    },
    {
      url: 'https://puchowo.example/zwroty',
      title: 'Zwroty',
      topic: 'returns',
      text: 'Zwroty\n\nNieużywane rzeczy można zwrócić w ciągu 14 dni od odebrania paczki. Koszt odesłania ponosi klient. Rzeczy szytych na wymiar nie przyjmujemy z powrotem. Pieniądze oddajemy w ciągu tygodnia.',
    },
    {
      url: 'https://puchowo.example/pranie',
      title: 'Pranie',
      topic: 'questions',
      text: 'Pranie\n\nPuch można prać w 40 °C i suszyć w suszarce z dwiema piłkami tenisowymi. Wełnę wystarczy wietrzyć, a w razie potrzeby prać ręcznie w letniej wodzie. Len i bawełnę pierzemy w 60 °C. Łuski gryki nie wolno moczyć.',
    },
  ],
  products: [
    {
      title: 'Kołdra puchowa Tatry',
      price: 549,
      was: 649,
      categories: ['Kołdry'],
      attributes: { Wypełnienie: ['Puch gęsi 90%'], Poszycie: ['Bawełna'], Waga: ['1,1 kg (140x200)'], Pora: ['Zima'] },
      variants: [
        { options: { Rozmiar: '140x200' } },
        { options: { Rozmiar: '160x200' }, price: 619 },
        { options: { Rozmiar: '200x220' }, price: 749, inStock: false },
      ],
      description: 'Ciepła i lekka kołdra na zimę. Puch siedzi w kwadratach i się nie przesypuje. Szyjemy ją u nas na miejscu.',
    },
    {
      title: 'Kołdra letnia Mgiełka',
      price: 189,
      categories: ['Kołdry'],
      attributes: { Wypełnienie: ['Włókno bambusowe'], Poszycie: ['Bawełna'], Waga: ['0,8 kg'], Pora: ['Lato'], Rozmiar: ['140x200'] },
      description: 'Cienka, na upalne noce. Można prać w pralce w 60 °C.',
    },
    {
      title: 'Kołdra wełniana Baca',
      price: 329,
      categories: ['Kołdry'],
      attributes: { Wypełnienie: ['Wełna owcza'], Poszycie: ['Bawełna'], Waga: ['1,9 kg'], Pora: ['Zima i jesień'] },
      variants: [{ options: { Rozmiar: '140x200' } }, { options: { Rozmiar: '160x200' } }],
      description: 'Z runa owiec spod Gorców. Grzeje, ale nie przegrzewa. Wystarczy ją wietrzyć.',
    },
    {
      title: 'Poduszka puchowa Obłok',
      price: 159,
      categories: ['Poduszki'],
      attributes: { Wypełnienie: ['Puch i pierze gęsie'], Poszycie: ['Bawełna'], Twardość: ['Miękka'], Waga: ['0,7 kg'] },
      variants: [{ options: { Rozmiar: '50x60' } }, { options: { Rozmiar: '70x80' }, inStock: false }],
      description: 'Miękka poduszka dla śpiących na brzuchu. Ma trzy komory: puch na zewnątrz, pierze w środku.',
    },
    {
      title: 'Poduszka ortopedyczna Lira',
      price: 129,
      categories: ['Poduszki'],
      attributes: {
        Wypełnienie: ['Pianka z pamięcią kształtu'],
        Twardość: ['Średnia'],
        Waga: ['1,1 kg'],
        Pranie: ['Pokrowiec w 60 °C'],
        Rozmiar: ['50x30'],
      },
      description: 'Wyprofilowana na bolący kark. Dwie wysokości: 9 i 11 cm. Pierwsze noce bywają dziwne, potem jest tylko lepiej.',
    },
    {
      title: 'Poduszka z gryki Łuska',
      price: 79,
      categories: ['Poduszki'],
      attributes: { Wypełnienie: ['Łuska gryki'], Poszycie: ['Len'], Twardość: ['Twarda'], Waga: ['2,2 kg'], Rozmiar: ['40x50'] },
      description: 'Twarda i przewiewna, układa się pod głową. Przez zamek można dosypać albo ująć łuski.',
    },
    {
      title: 'Pościel lniana Jutrzenka',
      price: 399,
      categories: ['Pościel'],
      attributes: { Materiał: ['Len'], Rozmiar: ['160x200 i dwie poszewki 70x80'], Zapięcie: ['Guziki'], Pranie: ['60 °C'] },
      variants: [{ options: { Kolor: 'Szary' } }, { options: { Kolor: 'Biały' } }, { options: { Kolor: 'Zielony' }, inStock: false }],
      description: 'Len zmiękczany, nie trzeba prasować. Chłodzi latem, a zimą nie ziębi.',
    },
    {
      title: 'Pościel satynowa Noc',
      price: 219,
      was: 269,
      categories: ['Pościel'],
      attributes: { Materiał: ['Satyna bawełniana'], Rozmiar: ['160x200 i dwie poszewki 70x80'], Zapięcie: ['Zamek'], Pranie: ['60 °C'] },
      variants: [{ options: { Kolor: 'Granatowy' } }, { options: { Kolor: 'Bordowy' } }],
      description: 'Gładka i lekko lśniąca. Kolor nie blaknie w praniu.',
    },
    {
      title: 'Pościel flanelowa Kominek',
      price: 169,
      categories: ['Pościel'],
      attributes: {
        Materiał: ['Flanela bawełniana'],
        Rozmiar: ['140x200 i poszewka 70x80'],
        Zapięcie: ['Guziki'],
        Wzór: ['Czerwona kratka'],
      },
      description: 'Ciepła i puszysta, na zimę. Łóżko nigdy nie jest zimne, kiedy się do niego wchodzi.',
    },
    {
      title: 'Koc wełniany Giewont',
      price: 239,
      categories: ['Koce'],
      attributes: { Materiał: ['Wełna owcza'], Rozmiar: ['140x200'], Waga: ['1,4 kg'], Pranie: ['Ręcznie'] },
      variants: [{ options: { Kolor: 'Szary' } }, { options: { Kolor: 'Niebieski' } }, { options: { Kolor: 'Beżowy' }, inStock: false }],
      description: 'Tkany na starym krośnie, z frędzlami. Nie gryzie, bo wełna jest czesana dwa razy.',
    },
    {
      title: 'Koc bawełniany Plaża',
      price: 99,
      categories: ['Koce'],
      attributes: { Materiał: ['Bawełna'], Rozmiar: ['150x200'], Waga: ['0,9 kg'], Kolor: ['Biało-niebieskie pasy'], Pranie: ['60 °C'] },
      description: 'Na kanapę, na trawę i na plażę. Łatwo wytrzepać z niego piasek.',
    },
    {
      title: 'Kocyk dziecięcy Miś',
      price: 69,
      inStock: false,
      categories: ['Koce'],
      attributes: { Materiał: ['Bawełna'], Rozmiar: ['75x100'], Waga: ['0,3 kg'], Kolor: ['Kremowy'] },
      description: 'Dla niemowląt, z wyszytym misiem w rogu. Można prać w pralce.',
    },
  ],
};
