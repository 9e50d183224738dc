/** Six small shops for a fresh set of questions and conversations: nobody who builds the assistant may read them. */
import { emptyProfile, type Shop } from '../../lib/shop.ts';

export const fernhollow: Shop = {
  key: 'fernhollow',
  language: 'en',
  currency: 'GBP',
  url: 'https://fernhollow.example',
  quiz: { question: 'Who is going camping?', answers: ['Just me', 'Somebody with me'] },
  profile: {
    ...emptyProfile,
    companyName: 'Fernhollow Camping',
    howCanCustomersReachYouOrYourTeam: 'Ring us on 01433 555 046 or write to hello@fernhollow.example. We answer within a day.',
    whatAreFAQs: `Can I see the tents pitched?
Yes, in our barn at 12 Mill Lane, Hathersage. We are open Thursday to Sunday, 9.30 am to 5.30 pm, and everything in the online shop is there to touch and try.

How can I pay?
By card, PayPal or Google Pay. From £100 you can split the sum into three instalments with Klarna at no extra cost.

Do I need a separate groundsheet?
No, all our tents have one sewn in. An old blanket underneath does no harm on stony ground.

May I cook inside the tent?
Please never do: a stove gives off carbon monoxide. Keep it at least one metre away from the fabric and cook under the open sky.

What does the R-value of a mat mean?
It tells you how well a mat keeps out the cold of the ground: the higher the number, the warmer you lie. 1 to 2 is for summer, 3 and up for spring and autumn.

Do you take back old tents?
If you bought it from us, bring it in and you get 20 % of what you paid off your next one. We mend the old ones and give them to scouts.

Can I still change my order?
Ring us within two hours of ordering. After that the parcel is usually on the van.`,
  },
  pages: [
    {
      url: 'https://fernhollow.example/delivery',
      title: 'Delivery',
      topic: 'delivery',
      text: 'Delivery\n\nWithin the United Kingdom we charge £3.95, and nothing at all once your order comes to £60. Parcels take 2 to 4 working days. Orders placed before noon leave us the same day.\n\nIreland costs £9.20 and takes 5 to 8 working days, Norway £18.50 and 7 to 10 working days. Free delivery is for the United Kingdom only, and we do not post to other countries at the moment.\n\nGas cartridges may travel by road only, so we cannot send them to Northern Ireland, to islands or abroad.',
    },
    {
      url: 'https://fernhollow.example/returns',
      title: 'Returns',
      topic: 'returns',
      text: 'Returns\n\nYou have 45 days to send things back, clean and in their bag. You may pitch a tent in your living room to have a look at it, but please not in the garden.\n\nOur return label costs £4.20, which we take off the refund. Your money is back on your account within 6 working days of the parcel reaching us.',
    },
    {
      url: 'https://fernhollow.example/guarantee',
      title: 'Guarantee and repairs',
      topic: 'questions',
      text: 'Guarantee and repairs\n\nWe guarantee our tents for three years, mats for two years and stoves for five years. Keep the receipt or the e-mail.\n\nOur workshop mends torn tents from £15 and is usually done in ten days. A new pole section is £8, and punctured mats are patched while you wait.',
    },
    {
      url: 'https://fernhollow.example/care',
      title: 'Looking after your gear',
      topic: 'questions',
      text: 'Looking after your gear\n\nNever put a tent away wet. Wipe it with lukewarm water and a sponge, without soap, and hang it up until it is bone dry.\n\nKeep mats flat under the bed with the valve open, not rolled up. Clean the jet of a gas stove with a fine needle once a season.',
    },
  ],
  products: [
    {
      title: 'Burrow One-Person Tent',
      price: 95,
      categories: ['Tents'],
      attributes: { Sleeps: ['1'], Weight: ['1.4 kg'], Waterproof: ['3,000 mm'], 'Pack size': ['42 x 13 cm'], Material: ['Ripstop nylon'] },
      variants: [{ options: { Colour: 'Green' } }, { options: { Colour: 'Orange' }, inStock: false }],
      description: 'Our lightest tent, up in five minutes with a single pole. There is room for you and your rucksack, and not much else.',
    },
    {
      title: 'Hollow Two-Person Tent',
      price: 149,
      was: 180,
      categories: ['Tents'],
      attributes: {
        Sleeps: ['2'],
        Weight: ['2.6 kg'],
        Waterproof: ['4,000 mm, taped seams'],
        'Pack size': ['46 x 17 cm'],
        Material: ['Polyester'],
      },
      variants: [{ options: { Colour: 'Green' } }, { options: { Colour: 'Sand' } }],
      description: 'The tent we take on walking holidays ourselves. A door and a porch on each side, so nobody has to climb over anybody.',
    },
    {
      title: 'Meadow Family Tent',
      price: 289,
      categories: ['Tents'],
      attributes: {
        Sleeps: ['4'],
        Weight: ['8.9 kg'],
        Waterproof: ['5,000 mm, taped seams'],
        Height: ['195 cm'],
        Rooms: ['Two bedrooms and a living area'],
        Colour: ['Sand'],
      },
      description:
        'Tall enough to stand up in, with two dark bedrooms that keep the children asleep after sunrise. Best for staying in one place.',
    },
    {
      title: 'Pop-Up Beach Shelter Shingle',
      price: 38,
      categories: ['Tents'],
      attributes: { Weight: ['1.7 kg'], 'Sun protection': ['UPF 50+'], Waterproof: ['No'], Colour: ['Blue and white'] },
      description: 'Throw it up and it stands. Made for an afternoon by the sea: it keeps off sun and breeze, but not the rain.',
    },
    {
      title: 'Foam Mat Heath',
      price: 16,
      categories: ['Sleeping Mats'],
      attributes: { Weight: ['380 g'], 'R-value': ['1.9'], Size: ['183 x 56 x 1.5 cm'], Material: ['Closed-cell foam'] },
      variants: [{ options: { Colour: 'Grey' } }, { options: { Colour: 'Orange' } }],
      description: 'Folds like an accordion and never goes flat. Strap it to the outside of your rucksack and forget about it.',
    },
    {
      title: 'Self-Inflating Mat Bracken',
      price: 48,
      was: 59,
      categories: ['Sleeping Mats'],
      attributes: { Weight: ['920 g'], 'R-value': ['3.6'], Thickness: ['3.8 cm'], Length: ['183 cm (Regular), 198 cm (Long)'] },
      variants: [{ options: { Length: 'Regular' } }, { options: { Length: 'Long' }, price: 56 }],
      description: 'Our warmest mat. Open the valve, put the kettle on, and it has filled itself by the time the tea is ready.',
    },
    {
      title: 'Air Mat Cloud',
      price: 79,
      categories: ['Sleeping Mats'],
      attributes: { Weight: ['470 g'], 'R-value': ['2.4'], Thickness: ['8 cm'], 'In the box': ['Mat, pump sack, two patches'] },
      description: 'Eight centimetres of air for people who sleep on their side. It packs down to the size of a water bottle.',
    },
    {
      title: 'Double Mat Bramble',
      price: 99,
      inStock: false,
      categories: ['Sleeping Mats'],
      attributes: { Weight: ['2.3 kg'], 'R-value': ['3.1'], Size: ['200 x 130 x 6 cm'] },
      description: 'A self-inflating bed for two that fits the Hollow tent to the inch.',
    },
    {
      title: 'Spirit Stove Flint',
      price: 27,
      categories: ['Stoves'],
      attributes: {
        Weight: ['240 g'],
        Fuel: ['Methylated spirits'],
        'Boils a litre in': ['9 minutes'],
        'In the box': ['Burner, stand, windshield'],
      },
      description: 'Nothing to break and nothing to hear. Runs on spirit from any hardware shop.',
    },
    {
      title: 'Pocket Gas Stove Ember',
      price: 32,
      categories: ['Stoves'],
      attributes: { Weight: ['85 g'], Fuel: ['Screw-on gas cartridge, not included'], 'Boils a litre in': ['4 minutes'] },
      description: 'It disappears in your fist and still boils water for a whole family. The gas cartridge is sold separately.',
    },
    {
      title: 'Wood Stove Twig',
      price: 45,
      categories: ['Stoves'],
      attributes: { Weight: ['410 g'], Fuel: ['Twigs and cones'], Material: ['Stainless steel'], 'Boils a litre in': ['11 minutes'] },
      description: 'Burns what you pick up on the way. Comes apart into five flat plates.',
    },
    {
      title: 'Two-Burner Stove Hearth',
      price: 84,
      was: 98,
      categories: ['Stoves'],
      attributes: { Weight: ['3.9 kg'], Fuel: ['Propane or butane bottle'], 'Boils a litre in': ['6 minutes'] },
      description: 'A proper cooker for the campsite table, with a lid that turns into a windbreak.',
    },
    {
      title: 'Gas Cartridge 230',
      price: 6.5,
      categories: ['Cooking Extras'],
      attributes: { Contents: ['230 g of propane and butane'], Thread: ['Screw-on, EN 417'] },
      description: 'Fits the Ember and most other small stoves. One lasts two people for about a week.',
    },
    {
      title: 'Nesting Pot Set Kettlewell',
      price: 36,
      categories: ['Cooking Extras'],
      attributes: {
        Weight: ['610 g'],
        Material: ['Hard-anodised aluminium'],
        'In the box': ['Pots of 1 l and 1.8 l, frying pan, mesh bag'],
      },
      description: 'The frying pan is also the lid. A gas cartridge and a small stove fit inside.',
    },
  ],
};

export const lindschritt: Shop = {
  key: 'lindschritt',
  language: 'de',
  currency: 'EUR',
  url: 'https://lindschritt.example',
  quiz: { question: 'Für wen sind die Schuhe?', answers: ['Für mich', 'Für jemand anderen'] },
  profile: {
    ...emptyProfile,
    companyName: 'Lindschritt',
    howCanCustomersReachYouOrYourTeam: 'Sie erreichen uns unter 0661 555 0192 oder per E-Mail an post@lindschritt.example.',
    whatAreFAQs: `Haben Sie ein Ladengeschäft?
Ja, in der Marktstraße 18 in Fulda. Montag bis Freitag von 9:30 bis 18:30 Uhr, samstags von 9:30 bis 14 Uhr. Alles aus dem Onlineshop können Sie dort anprobieren.

Passen meine orthopädischen Einlagen in Ihre Schuhe?
In alle Schuhe mit Wechselfußbett: Sie nehmen unsere Sohle heraus und legen Ihre eigene hinein.

Was bedeuten die Weiten G und H?
G ist die normale Weite. H ist für den kräftigen Fuß oder einen hohen Spann gedacht und etwa 5 mm weiter.

Besohlen Sie Schuhe neu?
Ja, bei Schuhen aus unserem Haus. Neue Sohlen kosten ab 45 €, und nach zwei Wochen haben Sie Ihre Schuhe wieder.

Kann ich die Einlegesohlen zuschneiden?
Gel- und Korksohlen ja, mit einer Haushaltsschere entlang der aufgedruckten Linie. Lammfellsohlen bitte in der richtigen Größe bestellen.

Gibt es Gutscheine?
Ja, über 25, 50 oder 100 €, als Karte mit der Post oder zum Ausdrucken.

Wie lange habe ich Gewährleistung?
Zwei Jahre ab Kauf. Schicken Sie uns einfach ein Foto des Mangels.`,
  },
  pages: [
    {
      url: 'https://lindschritt.example/versand',
      title: 'Versand',
      topic: 'delivery',
      text: 'Versand\n\nInnerhalb Deutschlands kostet der Versand 4,50 €, ab einem Bestellwert von 70 € liefern wir kostenlos. Ihr Paket ist 1 bis 3 Werktage unterwegs.\n\nNach Österreich berechnen wir 8,90 € (3 bis 5 Werktage), in die Schweiz 14 € (5 bis 8 Werktage). Die Freigrenze gilt nur für Deutschland.\n\nWir verschicken mit DHL, auf Wunsch auch an eine Packstation.',
    },
    {
      url: 'https://lindschritt.example/rueckgabe',
      title: 'Umtausch und Rückgabe',
      topic: 'returns',
      text: 'Umtausch und Rückgabe\n\nSie haben 30 Tage Zeit, Schuhe zurückzuschicken. Probieren Sie sie bitte nur auf dem Teppich an und legen Sie den Originalkarton bei. Aus Deutschland ist die Rücksendung kostenlos, das Etikett liegt im Paket.\n\nIhr Geld bekommen Sie innerhalb von 7 Tagen nach Eingang zurück. Zugeschnittene Einlegesohlen können wir leider nicht zurücknehmen.',
    },
    {
      url: 'https://lindschritt.example/zahlung',
      title: 'Zahlung',
      topic: 'questions',
      text: 'Zahlung\n\nSie zahlen mit PayPal, Kreditkarte oder Lastschrift. Im Laden nehmen wir auch Bargeld und Girocard.\n\nDer Kauf auf Rechnung ist für Kunden in Deutschland bis 250 € möglich; überweisen Sie den Betrag dann binnen zwei Wochen.',
    },
    {
      url: 'https://lindschritt.example/pflege',
      title: 'Pflege und Passform',
      topic: 'questions',
      text: 'Pflege und Passform\n\nMessen Sie Ihren Fuß am Abend und im Stehen, von der Ferse bis zur längsten Zehe. Vorn sollten etwa 12 mm Platz bleiben.\n\nGlattleder alle drei Wochen dünn eincremen. Nubuk und Velours nie cremen, sondern trocken mit einer Kreppbürste reinigen und danach imprägnieren.',
    },
  ],
  products: [
    {
      title: 'Ledersneaker Alma',
      price: 99.9,
      was: 129.9,
      categories: ['Halbschuhe'],
      attributes: { Für: ['Damen'], Material: ['Glattleder'], Futter: ['Textil'], Weite: ['G'], Wechselfußbett: ['Ja'] },
      variants: [
        { options: { Farbe: 'Weiß', Größe: '37' } },
        { options: { Farbe: 'Weiß', Größe: '38' } },
        { options: { Farbe: 'Weiß', Größe: '39' }, inStock: false },
        { options: { Farbe: 'Marine', Größe: '38' } },
        { options: { Farbe: 'Marine', Größe: '40' } },
      ],
      description: 'Ein schlichter Sneaker, der zur Jeans genauso passt wie zum Kleid. Die Sohle ist genäht und lässt sich erneuern.',
    },
    {
      title: 'Schnürschuh Konrad',
      price: 139,
      categories: ['Halbschuhe'],
      attributes: { Für: ['Herren'], Material: ['Rindleder'], Sohle: ['Gummi'], Weite: ['H'], Wechselfußbett: ['Ja'] },
      variants: [
        { options: { Farbe: 'Schwarz', Größe: '42' } },
        { options: { Farbe: 'Schwarz', Größe: '43' } },
        { options: { Farbe: 'Schwarz', Größe: '44' } },
        { options: { Farbe: 'Cognac', Größe: '42' } },
        { options: { Farbe: 'Cognac', Größe: '43' }, inStock: false },
      ],
      description: 'Der Klassiker fürs Büro, mit leiser Gummisohle statt harter Ledersohle. Bequem auch nach acht Stunden.',
    },
    {
      title: 'Slipper Frieda',
      price: 79.5,
      categories: ['Halbschuhe'],
      attributes: { Für: ['Damen'], Material: ['Nubukleder'], Farbe: ['Sand'], Größen: ['36 bis 41'], Weite: ['H'] },
      description: 'Hineinschlüpfen und los. Der elastische Einsatz gibt auch bei geschwollenen Füßen nach.',
    },
    {
      title: 'Wanderschuh Rhön',
      price: 169,
      categories: ['Stiefel und Wanderschuhe'],
      attributes: {
        Für: ['Damen und Herren'],
        Material: ['Velours und Textil'],
        Wasserdicht: ['Ja, mit Membran'],
        Gewicht: ['540 g je Schuh'],
        Größen: ['37 bis 46'],
      },
      description: 'Knöchelhoch und griffig, für Mittelgebirge und nasse Wiesen. Die Schnürung läuft bis zu den Zehen.',
    },
    {
      title: 'Winterstiefel Edda',
      price: 149,
      was: 179,
      categories: ['Stiefel und Wanderschuhe'],
      attributes: {
        Für: ['Damen'],
        Material: ['Rindleder'],
        Futter: ['Lammfell'],
        Wasserdicht: ['Ja, mit Membran'],
        Farbe: ['Dunkelbraun'],
      },
      variants: [{ options: { Größe: '37' } }, { options: { Größe: '39' } }, { options: { Größe: '40' } }],
      description:
        'Hält Schneematsch draußen und die Wärme drinnen. Mit Reißverschluss an der Seite und einer Sohle, die auch bei Eis greift.',
    },
    {
      title: 'Chelsea Boot Anton',
      price: 159,
      categories: ['Stiefel und Wanderschuhe'],
      attributes: { Für: ['Herren'], Material: ['Rindleder'], Wasserdicht: ['Nein'], Farbe: ['Schwarz'], Größen: ['41 bis 45'] },
      description: 'Schlanker Stiefel mit Gummizug, für trockene Tage in der Stadt. Anziehlaschen vorn und hinten.',
    },
    {
      title: 'Filzpantoffel Emil',
      price: 34.9,
      categories: ['Hausschuhe'],
      attributes: { Für: ['Herren'], Material: ['Wollfilz'], Farbe: ['Anthrazit'], Sohle: ['Naturkautschuk'] },
      variants: [{ options: { Größe: '42' } }, { options: { Größe: '43' } }, { options: { Größe: '44' } }],
      description: 'Hinten offen, vorn schön warm. Die leise Sohle schont das Parkett.',
    },
    {
      title: 'Hausschuh Lotte',
      price: 42,
      categories: ['Hausschuhe'],
      attributes: { Für: ['Damen'], Material: ['Schurwolle'], Wäsche: ['Wollwaschgang bei 30 °C'], Größen: ['36 bis 41'] },
      variants: [{ options: { Farbe: 'Rot' } }, { options: { Farbe: 'Grau' } }],
      description: 'Rundum geschlossen und aus gekochter Wolle, für alle, die immer kalte Füße haben.',
    },
    {
      title: 'Hüttenschuh Piet',
      price: 24.5,
      inStock: false,
      categories: ['Hausschuhe'],
      attributes: { Für: ['Kinder'], Material: ['Baumwolle'], Größen: ['25 bis 32'] },
      description: 'Gestrickter Schuh mit rutschfester Sohle aus Noppen.',
    },
    {
      title: 'Kindereinlage Mini',
      price: 9.8,
      categories: ['Einlegesohlen'],
      attributes: { Für: ['Kinder'], Material: ['Baumwollfrottee'], Größen: ['24 bis 34'], Wäsche: ['60 °C'] },
      description: 'Weiche Frotteesohle für Gummistiefel und Turnschuhe. Ein Set enthält zwei Paar.',
    },
    {
      title: 'Lammfellsohle Warm',
      price: 12.9,
      categories: ['Einlegesohlen'],
      attributes: { Material: ['Echtes Lammfell'], Dicke: ['9 mm'], Größen: ['36 bis 45'] },
      description: 'Für Stiefel und Gummistiefel im Winter. Das Fell hält die Füße warm und trocken.',
    },
    {
      title: 'Gelsohle Federleicht',
      price: 17.5,
      categories: ['Einlegesohlen'],
      attributes: { Material: ['Gel mit Textilbezug'], Dicke: ['4 mm'], Größen: ['36 bis 46, zuschneidbar'] },
      description: 'Weiche Sohle, die Stöße an Ferse und Ballen dämpft. Flach genug für Büroschuhe.',
    },
    {
      title: 'Korksohle Natur',
      price: 19.9,
      was: 23.9,
      categories: ['Einlegesohlen'],
      attributes: { Material: ['Kork mit Lederbezug'], Dicke: ['6 mm'], Größen: ['36 bis 47, zuschneidbar'] },
      description: 'Eine feste Sohle, die das Längsgewölbe stützt und sich mit der Zeit dem Fuß anpasst.',
    },
  ],
};

export const theierebleue: Shop = {
  key: 'theierebleue',
  language: 'fr',
  currency: 'EUR',
  url: 'https://theierebleue.example',
  quiz: { question: 'Pour qui est le thé ?', answers: ['Pour moi', 'Pour quelqu’un d’autre'] },
  profile: {
    ...emptyProfile,
    companyName: 'La Théière Bleue',
    howCanCustomersReachYouOrYourTeam: 'Appelez-nous au 02 47 55 50 83 ou écrivez à bonjour@theierebleue.example.',
    whatAreFAQs: `Avez-vous une boutique ?
Oui, au 9 rue des Halles à Tours. Nous vous accueillons du mardi au samedi, de 10 h à 19 h, et vous pouvez y goûter le thé du jour.

Offrez-vous des échantillons ?
Nous glissons un échantillon de 10 g dans chaque colis. Dites-nous en commentaire si vous préférez un thé vert, noir ou sans théine.

Faites-vous des paquets cadeaux ?
Oui, pour 2,20 € par article, avec un papier à motifs et une petite carte écrite à la main.

Ma théière est arrivée cassée, que faire ?
Envoyez-nous une photo dans les 48 heures et nous vous en renvoyons une neuve sans frais.

Combien de thé faut-il par tasse ?
Comptez une cuillère à café, soit 2 g environ, pour une tasse de 15 cl.

Vos thés sont-ils en vrac ou en sachets ?
Tous nos thés sont vendus en vrac, dans une pochette refermable. Nous ne proposons pas d’infusettes.

Avez-vous une carte de fidélité ?
Oui : au bout de huit commandes, nous vous offrons un bon d’achat de 15 €.`,
  },
  pages: [
    {
      url: 'https://theierebleue.example/livraison',
      title: 'Livraison',
      topic: 'delivery',
      text: 'Livraison\n\nEn France métropolitaine, la livraison à domicile coûte 4,90 € et arrive en 2 à 3 jours ouvrés. En point relais, comptez 3,60 € et 4 jours. Le port est offert dès 55 € d’achat.\n\nVers la Belgique et le Luxembourg, l’envoi est à 7,80 € (3 à 5 jours ouvrés), vers la Suisse à 12,50 € (6 à 9 jours ouvrés). Pour ces pays, il n’y a pas de franco de port.',
    },
    {
      url: 'https://theierebleue.example/retours',
      title: 'Retours',
      topic: 'returns',
      text: 'Retours\n\nVous disposez de 20 jours après réception pour changer d’avis. Les théières doivent être dans leur boîte et n’avoir jamais servi.\n\nPour des raisons d’hygiène, les thés et les biscuits ne sont repris que si le sachet est resté fermé.\n\nLes frais de retour sont à votre charge. Nous vous remboursons sous 10 jours.',
    },
    {
      url: 'https://theierebleue.example/paiement',
      title: 'Paiement',
      topic: 'questions',
      text: 'Paiement\n\nVous pouvez régler par carte bancaire, PayPal ou virement. Les cartes sont débitées au moment de l’expédition.\n\nNous acceptons aussi les chèques français ; le colis part alors dès l’encaissement, en général après une semaine.',
    },
    {
      url: 'https://theierebleue.example/conseils',
      title: 'Conseils de préparation',
      topic: 'questions',
      text: 'Conseils de préparation\n\nGardez votre thé dans une boîte opaque, loin des épices et de l’humidité. Un thé vert se boit dans l’année, un thé noir se garde jusqu’à trois ans.\n\nRincez une théière en fonte à l’eau claire, sans produit vaisselle, et essuyez-la aussitôt pour éviter la rouille.\n\nSi votre eau est très calcaire, filtrez-la : le thé sera plus limpide et moins amer.',
    },
  ],
  products: [
    {
      title: "Thé vert Sencha d'Uji",
      price: 11.5,
      categories: ['Thés et infusions'],
      attributes: { Origine: ['Japon'], Infusion: ['2 minutes à 70 °C'], Théine: ['Moyenne'] },
      variants: [{ options: { Poids: '100 g' } }, { options: { Poids: '250 g' }, price: 26.9 }],
      description: 'Un sencha de première récolte, vif et végétal, avec une pointe d’iode. Les feuilles peuvent être infusées trois fois.',
    },
    {
      title: 'Thé noir Earl Grey Bergamote',
      price: 8.9,
      categories: ['Thés et infusions'],
      attributes: { Origine: ['Ceylan'], Infusion: ['4 minutes à 95 °C'], Théine: ['Forte'] },
      variants: [{ options: { Poids: '100 g' } }, { options: { Poids: '250 g' }, price: 19.9 }],
      description: 'Un thé de Ceylan parfumé à l’huile de bergamote de Calabre. Parfait le matin, avec ou sans nuage de lait.',
    },
    {
      title: 'Thé blanc Pai Mu Tan',
      price: 14.2,
      was: 16.8,
      categories: ['Thés et infusions'],
      attributes: { Origine: ['Chine'], Infusion: ['7 minutes à 80 °C'], Théine: ['Faible'], Poids: ['100 g'] },
      description: 'Bourgeons et jeunes feuilles à peine travaillés. Une tasse douce, aux notes de miel et de foin.',
    },
    {
      title: 'Oolong Montagne de Jade',
      price: 17.4,
      inStock: false,
      categories: ['Thés et infusions'],
      attributes: { Origine: ['Taïwan'], Infusion: ['5 minutes à 90 °C'], Poids: ['100 g'] },
      description: 'Un oolong d’altitude, floral et beurré, cueilli à la main.',
    },
    {
      title: 'Rooibos Vanille',
      price: 7.6,
      categories: ['Thés et infusions'],
      attributes: { Origine: ['Afrique du Sud'], Infusion: ['6 minutes à 100 °C'], Théine: ['Sans théine'], Poids: ['100 g'] },
      description: 'Rond et gourmand, avec de vrais morceaux de gousse de vanille. Les enfants l’aiment aussi, chaud ou glacé.',
    },
    {
      title: 'Infusion Verveine-Menthe',
      price: 6.9,
      categories: ['Thés et infusions'],
      attributes: { Origine: ['Drôme'], Théine: ['Sans théine'], Label: ['Agriculture biologique'], Poids: ['50 g'] },
      description: 'Une tisane du soir, fraîche et légère, cultivée sans pesticides par une famille de la Drôme.',
    },
    {
      title: 'Théière de voyage Escapade',
      price: 27.5,
      categories: ['Théières'],
      attributes: { Contenance: ['0,35 l'], Matière: ['Inox à double paroi'], Poids: ['310 g'], 'Lave-vaisselle': ['Non'] },
      variants: [{ options: { Couleur: 'Vert' } }, { options: { Couleur: 'Rouge' }, inStock: false }],
      description: 'Une petite théière qui ferme comme une gourde et garde le thé chaud pendant six heures.',
    },
    {
      title: 'Théière en verre Rosée',
      price: 32,
      categories: ['Théières'],
      attributes: { Contenance: ['1,2 l'], Matière: ['Verre borosilicate'], Poids: ['560 g'], 'Lave-vaisselle': ['Oui, sans le filtre'] },
      description: 'On y voit les feuilles s’ouvrir. Le filtre en inox se retire d’une main, le bec ne goutte pas.',
    },
    {
      title: 'Théière en porcelaine Blanche',
      price: 38,
      was: 46,
      categories: ['Théières'],
      attributes: { Contenance: ['1 l'], Matière: ['Porcelaine de Limoges'], Poids: ['720 g'], 'Lave-vaisselle': ['Oui'] },
      description: 'Une forme ronde et classique, émaillée à la main. Le couvercle tient en place quand on verse.',
    },
    {
      title: 'Théière en fonte Kuro',
      price: 64,
      categories: ['Théières'],
      attributes: {
        Contenance: ['0,8 l'],
        Matière: ['Fonte émaillée à l’intérieur'],
        Poids: ['1,5 kg'],
        'Lave-vaisselle': ['Non'],
        Couleur: ['Noir'],
      },
      description: 'Elle garde la chaleur pendant tout l’après-midi. Livrée avec son filtre ; ne pas la poser sur le feu.',
    },
    {
      title: 'Sablés au beurre de Bretagne',
      price: 5.8,
      categories: ['Biscuits'],
      attributes: { Poids: ['180 g'], Allergènes: ['Gluten, lait, œufs'] },
      description: 'Épais, friables et juste assez salés. Cuits chaque lundi par une biscuiterie du Finistère.',
    },
    {
      title: 'Biscuits aux amandes sans gluten',
      price: 7.2,
      categories: ['Biscuits'],
      attributes: { Poids: ['150 g'], Allergènes: ['Amandes, œufs'] },
      description: 'Croquants dehors, moelleux dedans, préparés dans un atelier sans farine de blé.',
    },
    {
      title: 'Financiers au thé matcha',
      price: 9.4,
      categories: ['Biscuits'],
      attributes: { Poids: ['200 g'], Allergènes: ['Gluten, lait, œufs, amandes'] },
      description: 'Huit petits gâteaux verts et fondants. Ils vont à merveille avec un thé vert japonais.',
    },
    {
      title: 'Coffret Goûter Anglais',
      price: 34.5,
      categories: ['Coffrets'],
      attributes: { Contenu: ['Earl Grey (100 g), sablés au beurre (180 g), une tasse en porcelaine, une cuillère à thé'] },
      description: 'Tout pour prendre le thé à cinq heures, dans une jolie boîte en carton bleu.',
    },
  ],
};

export const casaarrullo: Shop = {
  key: 'casaarrullo',
  language: 'es',
  currency: 'EUR',
  url: 'https://casaarrullo.example',
  quiz: { question: '¿Para quién es?', answers: ['Para mí', 'Para otra persona'] },
  profile: {
    ...emptyProfile,
    companyName: 'Casa Arrullo',
    howCanCustomersReachYouOrYourTeam: 'Llámanos al 976 555 071 o escríbenos a hola@casaarrullo.example.',
    whatAreFAQs: `¿Tenéis tienda física?
Sí, en la calle del Temple 22, en Zaragoza. Abrimos de lunes a viernes de 10:00 a 20:00 y los sábados hasta las 14:00.

¿Cómo puedo pagar?
Con tarjeta, Bizum o transferencia. A partir de 120 € puedes pagar en tres plazos sin intereses.

¿Enviáis muestras de tela?
Sí, hasta cuatro muestras por 2 €, que te descontamos del pedido siguiente.

¿Acortáis las cortinas?
Sí. Hacemos el dobladillo a la altura que nos digas por 8 € la cortina y tardamos cinco días más.

¿Qué garantía tienen los productos?
Tres años desde la entrega, por cualquier defecto de fabricación.

¿Puedo pedir factura?
Claro. Escribe tu NIF al hacer el pedido y te la mandamos por correo electrónico.

¿Envolvéis para regalo?
Sí, en papel de seda y con una tarjeta, por 3 € el paquete.`,
  },
  pages: [
    {
      url: 'https://casaarrullo.example/envios',
      title: 'Envíos',
      topic: 'delivery',
      text: 'Envíos\n\nEn la península el envío cuesta 4,95 € y es gratuito desde 65 €. El pedido llega en 2 o 3 días laborables. A Baleares cuesta 7,90 € y tarda entre 4 y 6 días laborables.\n\nA Portugal enviamos por 6,50 € (3 a 5 días laborables) y a Francia por 11,50 € (5 a 8 días laborables).\n\nDe momento no podemos enviar a Canarias, Ceuta ni Melilla.',
    },
    {
      url: 'https://casaarrullo.example/devoluciones',
      title: 'Devoluciones',
      topic: 'returns',
      text: 'Devoluciones\n\nTienes 21 días para devolver lo que no te convenza, sin usar, sin lavar y con su etiqueta. Las cortinas que hayamos acortado no se pueden devolver.\n\nSi quieres que lo recojamos en casa, la recogida cuesta 3,80 €; si lo traes a la tienda, no pagas nada. El dinero te llega en una semana.',
    },
    {
      url: 'https://casaarrullo.example/cuidados',
      title: 'Cuidados',
      topic: 'questions',
      text: 'Cuidados\n\nLa lana apenas se lava: basta con airearla una noche. Si hace falta, a mano, en agua fría y con jabón neutro.\n\nEl lino encoge un poco en el primer lavado, alrededor de un 3 %. Lávalo a 30 grados y plánchalo todavía húmedo.\n\nCepilla el terciopelo en seco y siempre en el sentido del pelo.',
    },
    {
      url: 'https://casaarrullo.example/medidas',
      title: 'Cómo medir tus cortinas',
      topic: 'questions',
      text: 'Cómo medir tus cortinas\n\nMide el ancho de la barra y multiplícalo por dos: así la tela cae con buen vuelo. Si prefieres una caída lisa, basta con 1,5 veces el ancho.\n\nPara el largo, mide desde la barra hasta el suelo y resta un centímetro, para que la tela no arrastre.',
    },
  ],
  products: [
    {
      title: 'Manta de lana merino Sierra',
      price: 89,
      was: 109,
      categories: ['Mantas'],
      attributes: { Material: ['100 % lana merino'], Medidas: ['130 x 180 cm'], Peso: ['900 g'], Lavado: ['A mano en agua fría'] },
      variants: [{ options: { Color: 'Gris' } }, { options: { Color: 'Teja' } }, { options: { Color: 'Crudo' }, inStock: false }],
      description: 'Nuestra manta más abrigada, tejida en un telar de Ezcaray. No pica y cabe entera en un brazo del sofá.',
    },
    {
      title: 'Manta de algodón Brisa',
      price: 45,
      categories: ['Mantas'],
      attributes: { Material: ['100 % algodón'], Medidas: ['140 x 200 cm'], Peso: ['1.150 g'], Lavado: ['A máquina a 40 °C'] },
      variants: [{ options: { Color: 'Azul' } }, { options: { Color: 'Mostaza' } }],
      description: 'Ligera y fresca, para las noches de verano o para tapar el sofá. Los flecos están anudados uno a uno.',
    },
    {
      title: 'Manta polar Nube',
      price: 24.9,
      categories: ['Mantas'],
      attributes: { Material: ['Poliéster reciclado'], Medidas: ['150 x 200 cm'], Peso: ['700 g'], Lavado: ['A máquina a 30 °C'] },
      variants: [{ options: { Color: 'Azul' } }, { options: { Color: 'Burdeos' } }],
      description: 'Suave por las dos caras y seca en un par de horas. La favorita de los perros de la casa.',
    },
    {
      title: 'Manta infantil Luciérnaga',
      price: 29.5,
      categories: ['Mantas'],
      attributes: { Material: ['Algodón orgánico'], Medidas: ['80 x 100 cm'], Peso: ['280 g'], Lavado: ['A máquina a 60 °C'] },
      description: 'Una mantita de punto para la cuna o el carrito, con estrellas que brillan un poco en la oscuridad.',
    },
    {
      title: 'Cojín de lino Alba',
      price: 27,
      categories: ['Cojines'],
      attributes: { Material: ['100 % lino'], Medidas: ['45 x 45 cm'], Relleno: ['No incluido'], Cierre: ['Cremallera oculta'] },
      variants: [{ options: { Color: 'Verde' } }, { options: { Color: 'Arena' } }, { options: { Color: 'Azul' }, inStock: false }],
      description: 'Funda de lino lavado con un ribete fino. Queda bien sola o mezclada con otras en el sofá del salón.',
    },
    {
      title: 'Cojín de terciopelo Noche',
      price: 32,
      was: 39,
      categories: ['Cojines'],
      attributes: { Material: ['Terciopelo de algodón'], Medidas: ['50 x 50 cm'], Relleno: ['Incluido'], Color: ['Azul noche'] },
      description: 'Un cojín mullido que cambia de tono con la luz. La funda se quita para limpiarla.',
    },
    {
      title: 'Cojín de exterior Cala',
      price: 21.5,
      categories: ['Cojines'],
      attributes: { Material: ['Tejido acrílico'], Medidas: ['45 x 45 cm'], Relleno: ['Incluido'], 'Resiste el agua': ['Sí'] },
      variants: [{ options: { Color: 'Rayas azules' } }, { options: { Color: 'Coral' } }],
      description: 'Para la terraza o el jardín: aguanta un chaparrón y no pierde color al sol.',
    },
    {
      title: 'Relleno de plumas Oca',
      price: 9.9,
      categories: ['Cojines'],
      attributes: { Material: ['Plumas y algodón'], Medidas: ['45 x 45 cm'], Peso: ['450 g'] },
      description: 'Relleno para fundas de 45 cm. Un golpe de mano y recupera la forma.',
    },
    {
      title: 'Cortina opaca Penumbra',
      price: 58,
      categories: ['Cortinas'],
      attributes: {
        Material: ['Poliéster'],
        Colgado: ['Ojales'],
        'Deja pasar la luz': ['Nada'],
        Lavado: ['A máquina a 30 °C'],
        Color: ['Gris perla'],
      },
      variants: [{ options: { Medidas: '140 x 260 cm' } }, { options: { Medidas: '140 x 290 cm' }, price: 66 }],
      description: 'Tela de triple capa para dormir a oscuras, también a la hora de la siesta. Se vende por unidades.',
    },
    {
      title: 'Visillo Rocío',
      price: 34,
      categories: ['Cortinas'],
      attributes: { Material: ['Lino y poliéster'], Medidas: ['140 x 260 cm'], Colgado: ['Trabillas'], Color: ['Blanco'] },
      description: 'Deja entrar la claridad y te guarda de las miradas de enfrente.',
    },
    {
      title: 'Cortina de lino Olivar',
      price: 76,
      was: 92,
      categories: ['Cortinas'],
      attributes: { Material: ['100 % lino'], Medidas: ['140 x 270 cm'], Colgado: ['Trabillas'], Color: ['Verde oliva'] },
      description: 'Un lino con cuerpo que tamiza la luz de la tarde. Cada pieza tiene pequeñas irregularidades del hilo.',
    },
    {
      title: 'Cortina térmica Invierno',
      price: 69,
      inStock: false,
      categories: ['Cortinas'],
      attributes: { Material: ['Poliéster con forro polar'], Medidas: ['140 x 260 cm'], Colgado: ['Ojales'], Color: ['Burdeos'] },
      description: 'Frena las corrientes de las ventanas viejas y ahorra calefacción.',
    },
    {
      title: 'Barra extensible Forja',
      price: 26.4,
      categories: ['Barras'],
      attributes: { Material: ['Hierro'], Largo: ['De 160 a 300 cm'], Carga: ['Hasta 8 kg'], Incluye: ['Soportes, tornillos y tacos'] },
      variants: [{ options: { Color: 'Negro' } }, { options: { Color: 'Latón' } }],
      description: 'Barra de 25 mm para cortinas de ojales o trabillas, con dos bolas en los extremos.',
    },
  ],
};

export const bottegabagno: Shop = {
  key: 'bottegabagno',
  language: 'it',
  currency: 'EUR',
  url: 'https://bottegabagno.example',
  quiz: { question: 'Per chi è?', answers: ['Per me', 'Per un’altra persona'] },
  profile: {
    ...emptyProfile,
    companyName: 'La Bottega del Bagno',
    howCanCustomersReachYouOrYourTeam: 'Ci trovi allo 035 555 0164 oppure scrivi a ciao@bottegabagno.example.',
    whatAreFAQs: `Avete un negozio?
Sì, in via Pignolo 41 a Bergamo. Siamo aperti dal martedì al sabato, dalle 9:30 alle 13 e dalle 15:30 alle 19.

Ricamate le iniziali?
Sì, fino a tre lettere per 6 € al pezzo. Il ricamo richiede quattro giorni in più e il capo ricamato non si può rendere.

Come posso pagare?
Con carta, PayPal, Satispay o bonifico. In Italia anche in contrassegno, con un supplemento di 4 €.

Che cosa vuol dire 500 g/m²?
È il peso della spugna: più il numero è alto, più l’asciugamano è spesso e assorbente. Sotto i 400 asciuga in fretta ed è comodo in palestra.

Perché un asciugamano nuovo perde pelucchi?
È normale nei primi due lavaggi. Lavalo da solo e con poco detersivo, poi smette.

Fate sconti per B&B e alberghi?
Sì, a partire da 30 pezzi applichiamo il 15 % di sconto. Mandaci una richiesta per e-mail.

Si può avere la confezione regalo?
Sì, una scatola con nastro per 3,50 €.`,
  },
  pages: [
    {
      url: 'https://bottegabagno.example/spedizioni',
      title: 'Spedizioni',
      topic: 'delivery',
      text: 'Spedizioni\n\nIn Italia la spedizione costa 5,90 € ed è gratuita per gli ordini da 80 € in su. Il pacco arriva in 2 o 3 giorni lavorativi; per le isole calcola un giorno in più.\n\nIn Austria spediamo a 9,50 € (da 4 a 5 giorni lavorativi), in Svizzera a 15,60 € (da 6 a 9 giorni lavorativi). La spedizione gratuita vale solo per l’Italia.',
    },
    {
      url: 'https://bottegabagno.example/resi',
      title: 'Resi e cambi',
      topic: 'returns',
      text: 'Resi e cambi\n\nPuoi restituire gli articoli entro 28 giorni, non lavati e con il cartellino. Le spese di reso sono a tuo carico.\n\nSe hai sbagliato taglia, il cambio è gratuito in Italia: ritiriamo noi il pacco e ti mandiamo quella giusta.\n\nIl rimborso parte entro 5 giorni dal rientro del pacco, sullo stesso mezzo di pagamento.',
    },
    {
      url: 'https://bottegabagno.example/cura',
      title: 'Lavaggio e cura',
      topic: 'questions',
      text: 'Lavaggio e cura\n\nNon usare l’ammorbidente sulla spugna: la rende meno assorbente. Meglio mezzo bicchiere di aceto nell’ultimo risciacquo.\n\nIl bambù teme l’acqua ferma: asciugalo ogni sera e passa un velo d’olio di lino due volte l’anno.\n\nIl calcare sulla ceramica va via con acqua tiepida e acido citrico.',
    },
  ],
  products: [
    {
      title: 'Asciugamano viso Laguna',
      price: 14.9,
      categories: ['Asciugamani'],
      attributes: { Materiale: ['Cotone'], Misura: ['50 x 100 cm'], Peso: ['500 g/m²'], Lavaggio: ['60 °C'] },
      variants: [
        { options: { Colore: 'Bianco' } },
        { options: { Colore: 'Verde acqua' } },
        { options: { Colore: 'Sabbia' }, inStock: false },
      ],
      description: 'Morbido e fitto, con una balza tono su tono. Si asciuga bene anche senza asciugatrice.',
    },
    {
      title: 'Telo doccia Laguna',
      price: 27.5,
      categories: ['Asciugamani'],
      attributes: { Materiale: ['Cotone'], Misura: ['70 x 140 cm'], Peso: ['500 g/m²'], Lavaggio: ['60 °C'] },
      variants: [{ options: { Colore: 'Bianco' } }, { options: { Colore: 'Verde acqua' } }],
      description: 'Il fratello grande dell’asciugamano Laguna, abbastanza largo per avvolgersi dopo la doccia.',
    },
    {
      title: 'Set asciugamani Nido',
      price: 59,
      was: 72,
      categories: ['Asciugamani'],
      attributes: {
        Materiale: ['Cotone egiziano'],
        'Contenuto della confezione': ['1 telo doccia, 2 asciugamani viso, 2 asciugamani ospite'],
        Peso: ['600 g/m²'],
        Lavaggio: ['60 °C'],
        Colore: ['Grigio perla'],
      },
      description: 'Cinque pezzi in spugna alta e morbidissima. Arrivano legati con un nastro, pronti per la camera degli ospiti.',
    },
    {
      title: 'Asciugamano in lino Brezza',
      price: 22,
      categories: ['Asciugamani'],
      attributes: { Materiale: ['Lino'], Misura: ['60 x 110 cm'], Peso: ['280 g/m²'], Lavaggio: ['40 °C'] },
      description: 'Sottile, asciuga in un attimo e occupa poco posto in valigia. Più lo lavi, più diventa morbido.',
    },
    {
      title: 'Accappatoio in spugna Alba',
      price: 64,
      categories: ['Accappatoi'],
      attributes: {
        Per: ['Donna e uomo'],
        Materiale: ['Cotone'],
        Peso: ['400 g/m²'],
        Taglie: ['S fino a 1,65 m, M fino a 1,75 m, L fino a 1,85 m, XL fino a 1,95 m'],
        Cappuccio: ['Sì'],
      },
      variants: [
        { options: { Colore: 'Bianco', Taglia: 'M' } },
        { options: { Colore: 'Bianco', Taglia: 'L' } },
        { options: { Colore: 'Bianco', Taglia: 'XL' } },
        { options: { Colore: 'Blu', Taglia: 'M' } },
        { options: { Colore: 'Blu', Taglia: 'L' } },
        { options: { Colore: 'Blu', Taglia: 'XL' }, inStock: false },
      ],
      description: 'Il classico accappatoio con cappuccio, due tasche e cintura doppia. Veste comodo.',
    },
    {
      title: "Accappatoio nido d'ape Vento",
      price: 72,
      was: 85,
      categories: ['Accappatoi'],
      attributes: { Per: ['Donna'], Materiale: ['Cotone a nido d’ape'], Peso: ['240 g/m²'], Cappuccio: ['No'], Colore: ['Rosa antico'] },
      variants: [{ options: { Taglia: 'S' } }, { options: { Taglia: 'M' } }, { options: { Taglia: 'L' } }],
      description: 'Leggero come una vestaglia, con collo a kimono. Ideale per l’estate e per il viaggio.',
    },
    {
      title: 'Accappatoio bambino Orsetto',
      price: 38,
      categories: ['Accappatoi'],
      attributes: { Per: ['Bambini'], Materiale: ['Cotone biologico'], Cappuccio: ['Sì, con orecchie'], Lavaggio: ['60 °C'] },
      variants: [{ options: { Età: '2-3 anni' } }, { options: { Età: '4-5 anni' } }, { options: { Età: '6-7 anni' }, inStock: false }],
      description: 'Un orsetto di spugna da indossare dopo il bagnetto. Si chiude con due bottoni grandi.',
    },
    {
      title: 'Portasapone in bambù Giunco',
      price: 8.4,
      categories: ['Portasapone'],
      attributes: { Materiale: ['Bambù'], Misura: ['12 x 8 cm'], Peso: ['60 g'] },
      description: 'A listelli, così l’acqua scola e il sapone non si scioglie. Si appoggia sul lavabo.',
    },
    {
      title: 'Portasapone in ceramica Conchiglia',
      price: 11.5,
      categories: ['Portasapone'],
      attributes: { Materiale: ['Ceramica di Faenza'], Misura: ['14 x 11 cm'], Peso: ['320 g'], Colore: ['Bianco'] },
      description: 'Modellato e smaltato a mano, con un beccuccio che fa scorrere l’acqua nel lavabo. Si appoggia, senza fissaggi.',
    },
    {
      title: 'Portasapone magnetico Calamita',
      price: 13.2,
      categories: ['Portasapone'],
      attributes: { Materiale: ['Acciaio inox'], Peso: ['95 g'], Fissaggio: ['A parete con adesivo, senza fori'] },
      description: 'Il sapone resta sospeso sotto una calamita e asciuga da tutti i lati. Si incolla alle piastrelle in un minuto.',
    },
    {
      title: 'Dispenser in vetro Ambra',
      price: 16.8,
      inStock: false,
      categories: ['Portasapone'],
      attributes: { Materiale: ['Vetro'], Capacità: ['350 ml'], Peso: ['410 g'] },
      description: 'Per il sapone liquido, con pompetta in ottone.',
    },
    {
      title: 'Tappeto da bagno Muschio',
      price: 26,
      categories: ['Tappeti'],
      attributes: { Materiale: ['Cotone'], Misura: ['55 x 85 cm'], Antiscivolo: ['Sì'], Lavaggio: ['40 °C'] },
      variants: [{ options: { Colore: 'Verde' } }, { options: { Colore: 'Grigio' } }],
      description: 'Pelo alto due centimetri, un piacere a piedi nudi.',
    },
  ],
};

export const mavileylak: Shop = {
  key: 'mavileylak',
  language: 'tr',
  currency: 'TRY',
  url: 'https://mavileylak.example',
  quiz: { question: 'Kimin için bakıyorsunuz?', answers: ['Kendim için', 'Başka biri için'] },
  profile: {
    ...emptyProfile,
    companyName: 'Mavi Leylak',
    howCanCustomersReachYouOrYourTeam: 'Bize 0232 555 01 38 numarasından ya da merhaba@mavileylak.example adresinden ulaşabilirsiniz.',
    whatAreFAQs: `Mağazanız var mı?
Evet, İzmir Alsancak’ta, 1453. Sokak No: 17’de. Hafta içi 10.00–19.00, cumartesi 11.00–17.00 arası açığız.

Hangi bedeni seçmeliyim?
S 36, M 38–40, L 42 bedene karşılık gelir. İki beden arasında kalırsanız büyüğünü tercih edin.

Hediye paketi yapıyor musunuz?
Evet, kurdeleli kutuda 60 TL karşılığında. Notunuzu siparişte yazmanız yeterli.

Tadilat yapıyor musunuz?
Paça ve etek boyunu 150 TL’ye kısaltıyoruz; sipariş üç gün geç çıkar. Tadilat yapılan ürün geri alınmaz.

Tükenen ürün yeniden gelir mi?
Ürün sayfasında e-posta adresinizi bırakın, geldiği gün haber verelim.

Siparişimi iptal edebilir miyim?
Kargoya verilene kadar evet; aynı gün 16.00’dan önce bize yazmanız yeterli.

Kumaşlarınız nereden geliyor?
Pamuk ve ketenlerimiz Denizli’de, ipeklerimiz Bursa’da dokunuyor.`,
  },
  pages: [
    {
      url: 'https://mavileylak.example/kargo',
      title: 'Kargo ve teslimat',
      topic: 'delivery',
      text: 'Kargo ve teslimat\n\nTürkiye içinde kargo 79,90 TL’dir; 1.500 TL ve üzeri siparişlerde ücretsizdir. Paketiniz 2 ila 4 iş gününde elinizde olur.\n\nKıbrıs’a 189 TL’ye (4–7 iş günü), Almanya ve Avusturya’ya 620 TL’ye (6–10 iş günü) gönderiyoruz. Yurt dışı siparişlerde ücretsiz kargo yoktur.',
    },
    {
      url: 'https://mavileylak.example/iade',
      title: 'İade ve değişim',
      topic: 'returns',
      text: 'İade ve değişim\n\nÜrünü teslim aldıktan sonra 20 gün içinde iade edebilir ya da değiştirebilirsiniz. Etiketi üzerinde ve giyilmemiş olmalıdır. Paketteki kodla gönderirseniz ücret ödemezsiniz.\n\nPara iadesi, ürün bize ulaştıktan sonra 5 iş günü içinde kartınıza yapılır. İndirimli ürünlerde de aynı koşullar geçerlidir.',
    },
    {
      url: 'https://mavileylak.example/odeme',
      title: 'Ödeme',
      topic: 'questions',
      text: 'Ödeme\n\nKredi kartıyla vade farksız 6 taksit yapabilirsiniz. Havale ile ödemelerde yüzde 4 indirim uygularız.\n\nKapıda ödeme yalnızca nakit olarak mümkündür ve 45 TL hizmet bedeli eklenir.',
    },
    {
      url: 'https://mavileylak.example/bakim',
      title: 'Bakım önerileri',
      topic: 'questions',
      text: 'Bakım önerileri\n\nİpek eşarpları soğuk suda, bebek şampuanıyla elde yıkayın; sıkmadan havluya sarın. Ters yüzünden ılık ütüleyin.\n\nYün ve kaşmiri asmayın, katlayarak saklayın. Dolaba koyacağınız lavanta kesesi güveyi uzak tutar.\n\nKeten ilk yıkamada biraz çekebilir, nemliyken ütülenirse kırışığı kolay açılır.',
    },
  ],
  products: [
    {
      title: 'Keten Elbise Papatya',
      price: 1490,
      was: 1890,
      categories: ['Elbiseler'],
      attributes: { Kumaş: ['%100 keten'], Boy: ['112 cm'], Kol: ['Kısa'], Cep: ['Var'] },
      variants: [
        { options: { Renk: 'Beyaz', Beden: 'S' } },
        { options: { Renk: 'Beyaz', Beden: 'M' } },
        { options: { Renk: 'Beyaz', Beden: 'L' } },
        { options: { Renk: 'Lacivert', Beden: 'S' } },
        { options: { Renk: 'Lacivert', Beden: 'M' } },
        { options: { Renk: 'Lacivert', Beden: 'L' }, inStock: false },
      ],
      description: 'Önden düğmeli, bol kesim bir yaz elbisesi. Cepleri gerçek; telefon da sığar, bir avuç erik de.',
    },
    {
      title: 'Triko Elbise Ardıç',
      price: 1250,
      categories: ['Elbiseler'],
      attributes: { Kumaş: ['%60 pamuk, %40 akrilik'], Boy: ['105 cm'], Kol: ['Uzun'], Yıkama: ['30 derece, hassas'] },
      variants: [
        { options: { Renk: 'Kahverengi', Beden: 'S' } },
        { options: { Renk: 'Kahverengi', Beden: 'M' } },
        { options: { Renk: 'Siyah', Beden: 'M' } },
        { options: { Renk: 'Siyah', Beden: 'L' }, inStock: false },
      ],
      description: 'Çizmeyle de spor ayakkabıyla da giyilir. Balıkçı yaka, kışın ofiste en rahat seçenek.',
    },
    {
      title: 'Şifon Elbise Yıldız',
      price: 2150,
      categories: ['Elbiseler'],
      attributes: { Kumaş: ['Şifon, astarlı'], Boy: ['140 cm'], Kol: ['Uzun'], Renk: ['Zümrüt yeşili'], Bedenler: ['S, M, L'] },
      description: 'Düğün ve nişan davetleri için uçuşan bir elbise. Beli lastikli, boyu ayak bileğinde.',
    },
    {
      title: 'Pamuklu Bluz Lale',
      price: 540,
      was: 650,
      categories: ['Bluz ve gömlekler'],
      attributes: { Kumaş: ['%95 pamuk, %5 elastan'], Kol: ['Uzun'], Yıkama: ['40 derece'] },
      variants: [
        { options: { Renk: 'Beyaz', Beden: 'S' } },
        { options: { Renk: 'Beyaz', Beden: 'M' } },
        { options: { Renk: 'Beyaz', Beden: 'L' } },
        { options: { Renk: 'Gül kurusu', Beden: 'M' }, inStock: false },
      ],
      description: 'Ofiste ceketin altına, hafta sonu kotun üstüne. Yakası hafif kıvrımlı, içi göstermez.',
    },
    {
      title: 'Viskon Gömlek Nehir',
      price: 690,
      categories: ['Bluz ve gömlekler'],
      attributes: { Kumaş: ['%100 viskon'], Kol: ['Uzun, katlanabilir'], Bedenler: ['S, M, L'] },
      variants: [{ options: { Renk: 'Mavi' } }, { options: { Renk: 'Haki' } }],
      description: 'Dökümlü, serin tutan bir gömlek. Arkası önünden biraz uzundur.',
    },
    {
      title: 'Saten Bluz İnci',
      price: 820,
      categories: ['Bluz ve gömlekler'],
      attributes: { Kumaş: ['Saten polyester'], Kol: ['Uzun'], Renk: ['Siyah'], Bedenler: ['S, M, L'] },
      description: 'İnci düğmeli, akşam yemeklerine yakışan bir bluz.',
    },
    {
      title: 'Yün Kaban Karaca',
      price: 3950,
      was: 4800,
      categories: ['Dış giyim'],
      attributes: { Kumaş: ['%70 yün, %30 polyester'], Boy: ['98 cm'], Ağırlık: ['1,6 kg'], Yıkama: ['Kuru temizleme'] },
      variants: [
        { options: { Renk: 'Camel', Beden: 'M' } },
        { options: { Renk: 'Camel', Beden: 'L' } },
        { options: { Renk: 'Gri', Beden: 'M' }, inStock: false },
      ],
      description: 'En soğuk günler için kalın, astarlı bir kaban. Kuşağı çıkarılabilir, iç cebi fermuarlıdır.',
    },
    {
      title: 'Trençkot Poyraz',
      price: 2790,
      categories: ['Dış giyim'],
      attributes: { Kumaş: ['Pamuk gabardin'], 'Su itici': ['Evet'], Ağırlık: ['850 g'], Renk: ['Bej'], Bedenler: ['S, M, L'] },
      description: 'Baharda ve sonbaharda yağmura hazırlıklı. Klasik kesim, çift sıra düğmeli.',
    },
    {
      title: 'Örgü Hırka Kestane',
      price: 980,
      categories: ['Dış giyim'],
      attributes: {
        Kumaş: ['%50 yün, %50 akrilik'],
        Ağırlık: ['620 g'],
        Yıkama: ['Makinede 30 derece, hassas program'],
        Renk: ['Kestane'],
      },
      variants: [{ options: { Beden: 'S/M' } }, { options: { Beden: 'L/XL' } }],
      description: 'Kalın örgülü, geniş cepli, evde de dışarıda da giyilen bir hırka.',
    },
    {
      title: 'Krep Eşarp Gelincik',
      price: 290,
      categories: ['Şal ve eşarplar'],
      attributes: { Kumaş: ['Krep polyester'], Ölçü: ['95 x 95 cm'] },
      variants: [{ options: { Renk: 'Kırmızı' } }, { options: { Renk: 'Lacivert' } }, { options: { Renk: 'Bej' }, inStock: false }],
      description: 'Kaymayan, ütü istemeyen günlük eşarp.',
    },
    {
      title: 'İpek Eşarp Boğaz',
      price: 1120,
      categories: ['Şal ve eşarplar'],
      attributes: { Kumaş: ['%100 ipek'], Ölçü: ['90 x 90 cm'], Kenar: ['Elde kıvrılmış'] },
      description: 'Bursa ipeğine basılmış bir Boğaz manzarası. Boyunda da çantanın sapında da güzel durur.',
    },
    {
      title: 'Pamuk Şal Ege',
      price: 360,
      categories: ['Şal ve eşarplar'],
      attributes: { Kumaş: ['%100 pamuk'], Ölçü: ['70 x 180 cm'] },
      variants: [{ options: { Renk: 'Turkuaz' } }, { options: { Renk: 'Beyaz' } }],
      description: 'Yazın omza, plajda bele. Püsküllü ve çok hafif.',
    },
    {
      title: 'Kaşmir Şal Erguvan',
      price: 1840,
      categories: ['Şal ve eşarplar'],
      attributes: { Kumaş: ['%30 kaşmir, %70 yün'], Ölçü: ['65 x 190 cm'], Ağırlık: ['180 g'], Renk: ['Mor'] },
      description: 'Kışın boynunuzu saran yumuşacık bir şal.',
    },
  ],
};
