/** Six small shops for a fresh set of questions and conversations: nobody who builds the assistant may read them. */
import { emptyProfile, type Shop } from '../../lib/shop.ts';

export const chalkwick: Shop = {
  key: 'chalkwick',
  language: 'en',
  currency: 'GBP',
  url: 'https://chalkwick.example',
  quiz: { question: 'Who is the gear for?', answers: ['For me', 'For somebody else'] },
  profile: {
    ...emptyProfile,
    companyName: 'Chalkwick Climbing',
    howCanCustomersReachYouOrYourTeam: 'Call 01539 555 017 or write to team@chalkwick.example. We usually reply the same day.',
    whatAreFAQs: `Where is your shop?
In Unit 4, Tannery Yard, Kendal. We are open Tuesday to Saturday from 10 am to 6 pm. There is a small wall at the back where you can try shoes on real holds.

How tight should climbing shoes be?
Your toes should touch the end and lie slightly bent, but nothing may hurt. Most people take half a size to a full size smaller than in street shoes.

Which ways of paying do you accept?
Visa, Mastercard, Apple Pay and PayPal. Clubs and schools may also pay by bank transfer.

Is there a discount for club members?
BMC members and university clubs get 10 % off everything that is not already reduced. Send us a photo of your membership card before you order.

When should I replace my rope?
After ten years at the latest, even if it never left the cupboard. Straight away after a very hard fall, or when you can see the white core.

Do you resole climbing shoes?
Yes, for £38 a pair. It takes about three weeks, and a new toe patch is £12 on top.

Can I collect my order in Kendal?
Yes, choose Collect at the checkout. Your order is ready two hours later and we send you a text message.

Do you sell gift vouchers?
Yes, over £20, £50 or £100. They come by e-mail and stay valid for two years.

Can I cancel an order?
Yes, by phone until 3 pm on the day you ordered. After that, send it back to us unopened.`,
  },
  pages: [
    {
      url: 'https://chalkwick.example/delivery',
      title: 'Delivery',
      topic: 'delivery',
      text: 'Delivery\n\nPostage within the United Kingdom is £4.25, and free when you spend £75 or more. Parcels arrive in 1 to 3 working days, in the Highlands and on islands in 3 to 5.\n\nTo Ireland we charge £10.90 (4 to 6 working days), to France and Germany £14.60 (6 to 9 working days). There is no free postage outside the United Kingdom, and customs duties are paid by whoever receives the parcel.\n\nCrash pads are bulky. They cost £9 on top of the usual postage and go to the British mainland only.',
    },
    {
      url: 'https://chalkwick.example/returns',
      title: 'Returns and exchanges',
      topic: 'returns',
      text: 'Returns and exchanges\n\nYou can send things back within 60 days, unused and with their tags on. Please try shoes indoors with clean feet.\n\nFor your safety and that of others, ropes, harnesses and helmets can only come back while the seal on the bag is unbroken.\n\nA return label costs £3.20, which we take off your refund. Swapping shoes for another size is free, once per order. Refunds reach your account within 5 working days.',
    },
    {
      url: 'https://chalkwick.example/guarantee',
      title: 'Guarantee',
      topic: 'questions',
      text: 'Guarantee\n\nMetal gear such as carabiners, quickdraws and belay devices is guaranteed for five years, everything else for two. Rubber that wears off on rock is not a fault, we are afraid.\n\nTo make a claim, send us your order number and a photo of what is wrong.',
    },
    {
      url: 'https://chalkwick.example/about',
      title: 'About us',
      topic: 'questions',
      text: 'About us\n\nThe sisters Beth and Nora Airey started Chalkwick in a garage in 2009. Today we are seven people who all climb, and nothing is sold here that one of us has not hung from.\n\nOne per cent of what we take goes to the mountain rescue team next door.',
    },
    {
      url: 'https://chalkwick.example/care',
      title: 'Looking after your gear',
      topic: 'questions',
      text: 'Looking after your gear\n\nWash a rope in the bath with lukewarm water and a rope wash, and let it dry in the shade for a few days. Never put it on a radiator.\n\nSmelly shoes: leave them open in fresh air and stuff them with newspaper. A spoonful of bicarbonate of soda overnight does wonders.',
    },
  ],
  products: [
    {
      title: 'Climbing Shoe Pebble',
      price: 69,
      categories: ['Shoes'],
      attributes: { 'Made for': ['Beginners'], Closure: ['Two straps'], Upper: ['Synthetic'], Shape: ['Flat'] },
      variants: [
        { options: { Size: '37' } },
        { options: { Size: '38' } },
        { options: { Size: '39' } },
        { options: { Size: '40' } },
        { options: { Size: '41' }, inStock: false },
        { options: { Size: '42' } },
        { options: { Size: '43' } },
      ],
      description: 'A flat, forgiving shoe for your first year at the wall. It goes on and off in seconds and hardly stretches.',
    },
    {
      title: 'Climbing Shoe Gritstone',
      price: 94,
      was: 115,
      categories: ['Shoes'],
      attributes: { 'Made for': ['Long days on rock'], Closure: ['Laces'], Upper: ['Leather'], Shape: ['Slightly curved'] },
      variants: [
        { options: { Size: '40' } },
        { options: { Size: '41' } },
        { options: { Size: '42' } },
        { options: { Size: '43' } },
        { options: { Size: '44' } },
      ],
      description: 'Comfortable enough to wear all day and stiff enough to stand on small edges. The leather gives by about half a size.',
    },
    {
      title: 'Climbing Shoe Overhang',
      price: 129,
      categories: ['Shoes'],
      attributes: {
        'Made for': ['Steep bouldering'],
        Closure: ['Slip-on with one strap'],
        Upper: ['Synthetic'],
        Shape: ['Strongly curved'],
      },
      variants: [{ options: { Size: '39' } }, { options: { Size: '40' } }, { options: { Size: '41' } }, { options: { Size: '42' } }],
      description: 'A hooked toe and sticky rubber over the whole front. Not for beginners and not for wide feet.',
    },
    {
      title: "Kids' Climbing Shoe Gecko",
      price: 42,
      categories: ['Shoes'],
      attributes: { 'Made for': ['Children'], Closure: ['Two straps'], Sizes: ['28 to 35'] },
      variants: [{ options: { Colour: 'Green' } }, { options: { Colour: 'Purple' } }],
      description: 'Soft shoes with an open heel that grow along by nearly two sizes.',
    },
    {
      title: 'Harness Ledge',
      price: 55,
      categories: ['Harnesses'],
      attributes: { Weight: ['430 g'], 'Leg loops': ['Adjustable'], 'Gear loops': ['4'] },
      variants: [{ options: { Size: 'S' } }, { options: { Size: 'M' } }, { options: { Size: 'L' } }],
      description: 'A padded harness that does everything, from the hall to the mountains, over shorts or thick trousers.',
    },
    {
      title: 'Harness Airy',
      price: 74,
      was: 89,
      categories: ['Harnesses'],
      attributes: { Weight: ['290 g'], 'Leg loops': ['Fixed'], 'Gear loops': ['4'] },
      variants: [{ options: { Size: 'S' }, inStock: false }, { options: { Size: 'M' } }, { options: { Size: 'L' } }],
      description: 'So light that you forget to take it off. For sport climbers who count grams.',
    },
    {
      title: "Kids' Full-Body Harness Squirrel",
      price: 46,
      categories: ['Harnesses'],
      attributes: { Weight: ['360 g'], 'For children': ['Up to 40 kg'], Colour: ['Blue'] },
      description: 'Holds children by the chest and the legs, so that they cannot tip over backwards.',
    },
    {
      title: 'Helmet Boulder',
      price: 58,
      categories: ['Helmets'],
      attributes: { Weight: ['340 g'], 'Head size': ['53 to 61 cm'], Shell: ['Hard plastic'] },
      variants: [{ options: { Colour: 'White' } }, { options: { Colour: 'Red' } }, { options: { Colour: 'Blue' } }],
      description: 'The tough one for clubs, caves and clumsy friends. A head torch clips on.',
    },
    {
      title: 'Helmet Feather',
      price: 85,
      categories: ['Helmets'],
      attributes: { Weight: ['220 g'], 'Head size': ['54 to 60 cm'], Shell: ['Foam with a thin cover'] },
      variants: [{ options: { Colour: 'Grey' } }, { options: { Colour: 'Orange' }, inStock: false }],
      description: 'Big vents and almost no weight, for hot days on long routes.',
    },
    {
      title: "Kids' Helmet Pip",
      price: 44,
      categories: ['Helmets'],
      attributes: { Weight: ['260 g'], 'Head size': ['48 to 55 cm'] },
      variants: [{ options: { Colour: 'Yellow' } }, { options: { Colour: 'Turquoise' } }],
      description: 'A small helmet with a wheel at the back that children can turn themselves. There is a gap for a ponytail.',
    },
    {
      title: 'Single Rope Fellside',
      price: 119,
      categories: ['Ropes'],
      attributes: { Diameter: ['9.8 mm'], 'Weight per metre': ['63 g'], 'Middle mark': ['Yes'], 'Dry treatment': ['No'] },
      variants: [{ options: { Length: '60 m' } }, { options: { Length: '70 m' }, price: 139 }],
      description: 'Our bread-and-butter rope for cragging: handles well, lasts for years and does not kink.',
    },
    {
      title: 'Single Rope Waterfall',
      price: 189,
      was: 219,
      categories: ['Ropes'],
      attributes: {
        Diameter: ['9.5 mm'],
        'Weight per metre': ['59 g'],
        'Middle mark': ['Yes'],
        'Dry treatment': ['Yes, core and sheath'],
        Length: ['70 m'],
      },
      description: 'Takes up next to no water, so it stays light and does not freeze. For wet crags, big walls and ice.',
    },
    {
      title: 'Gym Rope Corridor',
      price: 72,
      categories: ['Ropes'],
      attributes: { Diameter: ['10.2 mm'], 'Weight per metre': ['68 g'], 'Dry treatment': ['No'], Length: ['40 m'] },
      description: 'Short, thick and hard-wearing, for indoor walls.',
    },
    {
      title: 'Rope Bag Haul',
      price: 34,
      categories: ['Ropes'],
      attributes: { Fits: ['Ropes up to 80 m'], 'Ground sheet': ['120 x 110 cm'], Weight: ['650 g'] },
      description: 'Roll the rope up in its sheet, pull the straps and go. Keeps mud off your rope.',
    },
    {
      title: 'Quickdraw Six-Pack',
      price: 79,
      categories: ['Hardware'],
      attributes: { 'In the pack': ['6 quickdraws'], Length: ['12 cm'], 'Weight of each': ['98 g'], Gate: ['Wire below, solid above'] },
      description: 'Six good all-round draws for your first routes outside.',
    },
    {
      title: 'Long Quickdraw',
      price: 15.5,
      categories: ['Hardware'],
      attributes: { Length: ['18 cm'], Weight: ['104 g'], Gate: ['Solid'] },
      description: 'A single long draw that keeps the rope running straight under roofs.',
    },
    {
      title: 'Screwgate Carabiner Pear',
      price: 9.8,
      categories: ['Hardware'],
      attributes: { Strength: ['24 kN'], Weight: ['78 g'] },
      variants: [{ options: { Colour: 'Silver' } }, { options: { Colour: 'Blue' } }],
      description: 'A wide locking carabiner for belaying and abseiling.',
    },
    {
      title: 'Belay Tube Otter',
      price: 18.5,
      categories: ['Hardware'],
      attributes: { 'For ropes of': ['8.5 to 11 mm'], Weight: ['62 g'], 'Brakes by itself': ['No'] },
      description: 'The simple tube that everybody learns with. Needs a screwgate carabiner.',
    },
    {
      title: 'Assisted Belay Device Badger',
      price: 84,
      categories: ['Hardware'],
      attributes: { 'For ropes of': ['8.9 to 10.5 mm'], Weight: ['185 g'], 'Brakes by itself': ['Yes, it helps to hold a fall'] },
      description: 'Pinches the rope in a fall. For those who belay somebody heavier than themselves.',
    },
    {
      title: 'Crash Pad Landing',
      price: 165,
      was: 195,
      categories: ['Bouldering'],
      attributes: { 'Size open': ['120 x 100 x 10 cm'], 'Size folded': ['100 x 60 x 20 cm'], Weight: ['5.2 kg'] },
      description: 'A pad that folds in the middle, with rucksack straps and a small carpet for your shoes.',
    },
    {
      title: 'Crash Pad Big Landing',
      price: 239,
      inStock: false,
      categories: ['Bouldering'],
      attributes: { 'Size open': ['150 x 120 x 12 cm'], 'Size folded': ['120 x 75 x 24 cm'], Weight: ['8.1 kg'] },
      description: 'More of everything, for highballs and bad landings.',
    },
    {
      title: 'Chalk Bag Moss',
      price: 17,
      categories: ['Bouldering'],
      attributes: { Belt: ['Included'], Lining: ['Fleece'] },
      variants: [{ options: { Colour: 'Green' } }, { options: { Colour: 'Rust' } }, { options: { Colour: 'Black' }, inStock: false }],
      description: 'A small round bag with a drawstring, sewn in Cumbria. The chalk is not included.',
    },
    {
      title: 'Loose Chalk 300 g',
      price: 8.5,
      categories: ['Bouldering'],
      attributes: { Contents: ['300 g'] },
      description: 'Finely ground with a few lumps left in to crush. In a bag that closes again.',
    },
    {
      title: 'Liquid Chalk 200 ml',
      price: 7.9,
      categories: ['Bouldering'],
      attributes: { Contents: ['200 ml'], Alcohol: ['Yes'] },
      description: 'Dries in ten seconds and leaves no dust in the air, so halls that ban loose chalk let you use it.',
    },
    {
      title: 'Refillable Chalk Ball',
      price: 4.5,
      categories: ['Bouldering'],
      attributes: { Contents: ['60 g'] },
      description: 'A little sock full of chalk for your chalk bag. Open the knot and fill it up again.',
    },
    {
      title: 'Finger Tape',
      price: 3.9,
      categories: ['Bouldering'],
      attributes: { Length: ['10 m'], Width: ['2 cm'] },
      description: 'Strong cotton tape for split tips and sore joints. It comes off without leaving glue.',
    },
    {
      title: 'Fingerboard Tendon',
      price: 65,
      categories: ['Training'],
      attributes: { Material: ['Beech'], Size: ['55 x 15 cm'], 'In the box': ['Board, eight screws'] },
      description: 'Rounded wooden edges from 25 down to 10 mm that are kind to your skin. Fits above most doors.',
    },
  ],
};

export const kelchgold: Shop = {
  key: 'kelchgold',
  language: 'de',
  currency: 'EUR',
  url: 'https://kelchgold.example',
  quiz: { question: 'Für wen sind die Gläser?', answers: ['Für mich', 'Für jemand anderen'] },
  profile: {
    ...emptyProfile,
    companyName: 'Kelchgold',
    howCanCustomersReachYouOrYourTeam: 'Telefonisch unter 0941 555 0138 oder per E-Mail an servus@kelchgold.example.',
    whatAreFAQs: `Kann ich die Gläser irgendwo ansehen?
Gern in unserem Laden in der Hafengasse 7 in Regensburg. Er ist Dienstag bis Freitag von 10 bis 18 Uhr offen und samstags von 10 bis 15 Uhr.

Dürfen die Gläser in die Spülmaschine?
Maschinell gefertigte Gläser ja, bei höchstens 55 °C und mit etwas Abstand. Mundgeblasene Gläser spülen Sie bitte von Hand.

Gravieren Sie auch?
Ja, Namen, Daten oder einen kurzen Gruß bis 20 Zeichen. Die Gravur kostet 6,50 € pro Glas und dauert vier Werktage länger.

Ein Glas ist zerbrochen angekommen. Was nun?
Schicken Sie uns innerhalb von drei Tagen ein Foto, dann bekommen Sie kostenlos Ersatz. Die Scherben müssen Sie nicht zurückschicken.

Kann ich später einzelne Gläser nachkaufen?
Ja, jede Serie bleibt mindestens zehn Jahre im Programm. Einzelne Gläser bestellen Sie per E-Mail.

Wie kann ich bezahlen?
Mit PayPal, Kreditkarte, auf Rechnung oder per Vorkasse. Wer per Vorkasse zahlt, zieht 2 % Skonto ab.

Bekommen Wirte und Vereine bessere Preise?
Ab 48 Gläsern geben wir 15 % Rabatt. Schreiben Sie uns kurz, was Sie brauchen.

Packen Sie Geschenke ein?
Ja, für 4,90 € je Karton, mit Seidenpapier, Schleife und einem Kärtchen mit Ihrem Text.

Enthalten Ihre Gläser Blei?
Nein, alle unsere Gläser sind aus bleifreiem Kristallglas.`,
  },
  pages: [
    {
      url: 'https://kelchgold.example/versand',
      title: 'Versand',
      topic: 'delivery',
      text: 'Versand\n\nInnerhalb Deutschlands kostet der Versand 5,90 €, ab 89 € ist er kostenlos. Die Gläser sind 2 bis 4 Werktage unterwegs, bruchsicher in Wellpappe verpackt.\n\nNach Österreich liefern wir für 11,50 € in 3 bis 6 Werktagen, in die Schweiz für 19,80 € in 6 bis 9 Werktagen. Dorthin gibt es keinen kostenlosen Versand, und in der Schweiz kommt der Zoll hinzu.\n\nEilig? Mit Express für 12,90 € ist Ihr Paket am nächsten Werktag da, wenn Sie bis 12 Uhr bestellen.',
    },
    {
      url: 'https://kelchgold.example/rueckgabe',
      title: 'Rückgabe',
      topic: 'returns',
      text: 'Rückgabe\n\nSie können unbenutzte Gläser 40 Tage lang zurückgeben, am besten im Karton, in dem sie gekommen sind. Das Rücksendeetikett kostet 5,50 €; im Laden nehmen wir alles ohne Kosten zurück.\n\nGravierte Gläser sind von der Rückgabe ausgeschlossen.\n\nDen Kaufpreis erstatten wir spätestens 10 Tage nach Eingang der Ware.',
    },
    {
      url: 'https://kelchgold.example/garantie',
      title: 'Garantie',
      topic: 'questions',
      text: 'Garantie\n\nAuf Kellnermesser, Shaker und anderes Werkzeug geben wir fünf Jahre Garantie. Glas, das im Alltag zerbricht, können wir leider nicht ersetzen.',
    },
    {
      url: 'https://kelchgold.example/pflege',
      title: 'Pflege',
      topic: 'questions',
      text: 'Pflege\n\nKalkränder verschwinden, wenn Sie die Gläser zehn Minuten in Wasser mit einem Schuss Essig legen. Polieren Sie danach mit einem Leinentuch, solange das Glas noch warm ist.\n\nDekanter spülen Sie nur mit lauwarmem Wasser, ohne Spülmittel. Gegen Rotweinränder helfen Reinigungsperlen, die Sie eine Minute lang schwenken.\n\nStellen Sie Gläser immer auf den Fuß, nie auf den Rand: Dort sind sie am empfindlichsten.',
    },
    {
      url: 'https://kelchgold.example/ueber-uns',
      title: 'Über uns',
      topic: 'questions',
      text: 'Über uns\n\nKelchgold ist ein Familienbetrieb. Josef Brandl hat ihn 1987 gegründet, heute führen ihn seine Töchter mit neun Mitarbeitern.\n\nUnsere mundgeblasenen Gläser entstehen in einer kleinen Hütte bei Zwiesel im Bayerischen Wald.',
    },
  ],
  products: [
    {
      title: 'Rotweinglas Bordeaux Isar',
      price: 29.9,
      categories: ['Weingläser'],
      attributes: { Inhalt: ['640 ml'], Höhe: ['24 cm'], Herstellung: ['Maschinell'], Spülmaschine: ['Ja'] },
      variants: [{ options: { Set: '2er-Set' } }, { options: { Set: '6er-Set' }, price: 79 }],
      description: 'Hoher Kelch für kräftige Rotweine, die Luft brauchen. Steht sicher und liegt gut in der Hand.',
    },
    {
      title: 'Rotweinglas Burgund Donau',
      price: 36,
      was: 44,
      categories: ['Weingläser'],
      attributes: { Inhalt: ['820 ml'], Höhe: ['23 cm'], Herstellung: ['Mundgeblasen'], Spülmaschine: ['Nein'], Set: ['2 Gläser'] },
      description: 'Ein großer, bauchiger Kelch für Spätburgunder und andere feine Rotweine. Hauchdünn und erstaunlich leicht.',
    },
    {
      title: 'Weißweinglas Naab',
      price: 26.5,
      categories: ['Weingläser'],
      attributes: { Inhalt: ['390 ml'], Höhe: ['22 cm'], Herstellung: ['Maschinell'], Spülmaschine: ['Ja'] },
      variants: [{ options: { Set: '2er-Set' } }, { options: { Set: '6er-Set' }, price: 69 }],
      description: 'Schlank und schlicht, für Riesling, Silvaner und den Grauburgunder am Abend.',
    },
    {
      title: 'Weißweinglas Regen',
      price: 39.9,
      categories: ['Weingläser'],
      attributes: { Inhalt: ['420 ml'], Höhe: ['23,5 cm'], Herstellung: ['Mundgeblasen'], Spülmaschine: ['Nein'], Set: ['2 Gläser'] },
      description: 'Für besondere Weißweine: ein Rand so dünn, dass man ihn kaum spürt.',
    },
    {
      title: 'Universalglas Alltag',
      price: 54,
      categories: ['Weingläser'],
      attributes: { Inhalt: ['480 ml'], Höhe: ['21 cm'], Herstellung: ['Maschinell'], Spülmaschine: ['Ja'], Set: ['6 Gläser'] },
      description: 'Ein Glas für alles, ob Rot, Weiß oder Saftschorle. Robust und nicht zu hoch für die Spülmaschine.',
    },
    {
      title: 'Sektglas Perlage',
      price: 24.9,
      categories: ['Weingläser'],
      attributes: { Inhalt: ['210 ml'], Höhe: ['23 cm'], Herstellung: ['Maschinell'], Spülmaschine: ['Ja'] },
      variants: [{ options: { Set: '2er-Set' } }, { options: { Set: '6er-Set' }, price: 65 }],
      description: 'Mit einem Moussierpunkt am Boden, damit die Perlen lange steigen.',
    },
    {
      title: 'Sektschale Zwanziger',
      price: 32,
      was: 39,
      categories: ['Weingläser'],
      attributes: { Inhalt: ['250 ml'], Höhe: ['15 cm'], Spülmaschine: ['Ja'], Set: ['2 Gläser'] },
      variants: [{ options: { Farbe: 'Klar' } }, { options: { Farbe: 'Rauchgrau' } }, { options: { Farbe: 'Rosé' }, inStock: false }],
      description: 'Die flache Schale aus den Filmen, für Sekt, Cocktails oder auch Mousse au Chocolat.',
    },
    {
      title: 'Süßweinglas Honig',
      price: 22,
      inStock: false,
      categories: ['Weingläser'],
      attributes: { Inhalt: ['180 ml'], Höhe: ['19 cm'], Spülmaschine: ['Ja'], Set: ['2 Gläser'] },
      description: 'Klein und fein, für Beerenauslese, Port und Likör.',
    },
    {
      title: 'Weinglas Picknick aus Kunststoff',
      price: 19.9,
      categories: ['Weingläser'],
      attributes: { Inhalt: ['400 ml'], Material: ['Tritan'], Spülmaschine: ['Ja'], Set: ['4 Gläser'] },
      description: 'Bruchfest und leicht, für den Balkon, das Boot und den Campingplatz.',
    },
    {
      title: 'Weizenbierglas Hefe',
      price: 17.8,
      categories: ['Bier und Wasser'],
      attributes: { Inhalt: ['500 ml'], Höhe: ['24,5 cm'], Spülmaschine: ['Ja'], Set: ['2 Gläser'] },
      description: 'Unten schmal, oben weit, so wie es sich für ein Weißbier gehört.',
    },
    {
      title: 'Bierkrug Stammtisch',
      price: 14.5,
      categories: ['Bier und Wasser'],
      attributes: { Inhalt: ['500 ml'], Gewicht: ['860 g'], Spülmaschine: ['Ja'] },
      description: 'Ein schwerer Henkelkrug, der auch beim Anstoßen heil bleibt. Mit Eichstrich.',
    },
    {
      title: 'Wasserglas Quelle',
      price: 27,
      categories: ['Bier und Wasser'],
      attributes: { Inhalt: ['300 ml'], Stapelbar: ['Ja'], Spülmaschine: ['Ja'], Set: ['6 Gläser'] },
      variants: [{ options: { Farbe: 'Klar' } }, { options: { Farbe: 'Blau' } }, { options: { Farbe: 'Grün' } }],
      description: 'Kleine Becher für Wasser und Saft, die sich platzsparend ineinander stellen lassen.',
    },
    {
      title: 'Longdrinkglas Turm',
      price: 31,
      categories: ['Bier und Wasser'],
      attributes: { Inhalt: ['370 ml'], Höhe: ['16 cm'], Spülmaschine: ['Ja'], Set: ['4 Gläser'] },
      description: 'Gerade, hoch und mit schwerem Boden. Für Longdrinks und Eistee.',
    },
    {
      title: 'Whiskyglas Torf',
      price: 34.5,
      categories: ['Bar'],
      attributes: { Inhalt: ['310 ml'], Gewicht: ['390 g je Glas'], Spülmaschine: ['Ja'], Set: ['2 Gläser'] },
      description: 'Ein schwerer Tumbler für Whisky mit Eis. Der Schliff ist von alten Vorlagen aus dem Bayerischen Wald abgeschaut.',
    },
    {
      title: 'Nosingglas Rauch',
      price: 18.9,
      categories: ['Bar'],
      attributes: { Inhalt: ['190 ml'], Lieferumfang: ['1 Glas mit Deckel'], Herstellung: ['Mundgeblasen'], Spülmaschine: ['Nein'] },
      description: 'Tulpenform für Whisky pur: Unter dem kleinen Glasdeckel sammeln sich die Aromen.',
    },
    {
      title: 'Ginglas Wacholder',
      price: 28,
      categories: ['Bar'],
      attributes: { Inhalt: ['620 ml'], Höhe: ['21 cm'], Spülmaschine: ['Ja'], Set: ['2 Gläser'] },
      description: 'Ein großer Ballon, in den viel Eis, Gurke und Tonic passen.',
    },
    {
      title: 'Cocktailshaker Barmann',
      price: 42,
      was: 49.9,
      categories: ['Bar'],
      attributes: { Inhalt: ['700 ml'], Material: ['Edelstahl'], Teile: ['Becher, Sieb, Kappe'] },
      variants: [{ options: { Farbe: 'Silber' } }, { options: { Farbe: 'Kupfer' } }],
      description: 'Dreiteilig, dicht und leicht zu öffnen, auch mit kalten Fingern.',
    },
    {
      title: 'Kellnermesser Zapfer',
      price: 24,
      categories: ['Zubehör'],
      attributes: { Griff: ['Olivenholz'], Hebel: ['Zweistufig'], Länge: ['12 cm'] },
      description: 'Öffnet jeden Korken in zwei Zügen. Mit kleinem Messer für die Folie.',
    },
    {
      title: 'Flaschenkühler Eisbär',
      price: 38,
      categories: ['Zubehör'],
      attributes: { Material: ['Edelstahl, doppelwandig'], 'Hält kühl': ['3 Stunden'], Passt: ['Flaschen bis 9 cm Durchmesser'] },
      description: 'Hält den Weißwein auf dem Gartentisch kühl, ganz ohne Eis.',
    },
    {
      title: 'Dekanter Schwan',
      price: 69,
      categories: ['Zubehör'],
      attributes: { Inhalt: ['1,5 l'], Höhe: ['32 cm'], Herstellung: ['Mundgeblasen'] },
      description: 'Ein langer Hals und ein breiter Bauch, in dem junge Rotweine schnell aufwachen.',
    },
    {
      title: 'Dekanter Ente',
      price: 84,
      was: 98,
      categories: ['Zubehör'],
      attributes: { Inhalt: ['0,75 l'], Höhe: ['19 cm'], Herstellung: ['Mundgeblasen, mit Silberhenkel'] },
      description: 'Liegt flach wie ein Vogel auf dem See. Für alte Weine, die man nur vom Satz trennen möchte.',
    },
    {
      title: 'Weinpumpe Vakuum',
      price: 16.9,
      categories: ['Zubehör'],
      attributes: { Lieferumfang: ['Pumpe und zwei Stopfen'], 'Hält frisch': ['Bis zu 5 Tage'] },
      description: 'Zieht die Luft aus der angebrochenen Flasche, damit der Rest nicht umkippt.',
    },
    {
      title: 'Poliertuch aus Leinen',
      price: 9.5,
      categories: ['Zubehör'],
      attributes: { Maße: ['50 x 70 cm'], Material: ['100 % Leinen'], Wäsche: ['60 °C'] },
      description: 'Fusselt nicht und nimmt viel Wasser auf. Je öfter gewaschen, desto besser.',
    },
    {
      title: 'Reinigungsperlen',
      price: 12.5,
      categories: ['Zubehör'],
      attributes: { Inhalt: ['Etwa 1.000 Stahlkugeln'], Lieferumfang: ['Perlen und kleines Sieb'] },
      description: 'Rollen auch in die Ecken, in die keine Bürste kommt. Immer wieder verwendbar.',
    },
  ],
};

export const clavocanela: Shop = {
  key: 'clavocanela',
  language: 'es',
  currency: 'EUR',
  url: 'https://clavocanela.example',
  quiz: { question: '¿Para quién son las especias?', answers: ['Para mí', 'Para otra persona'] },
  profile: {
    ...emptyProfile,
    companyName: 'Clavo y Canela',
    howCanCustomersReachYouOrYourTeam: 'Llámanos al 954 555 063 o escribe a hola@clavocanela.example.',
    whatAreFAQs: `¿Dónde está la tienda?
En la calle Feria 41, en Sevilla. Abrimos de lunes a viernes de 9:30 a 14:00 y de 17:30 a 20:30, y los sábados solo por la mañana.

¿Qué formas de pago hay?
Tarjeta, PayPal o contra reembolso. El contra reembolso tiene un recargo de 3,50 €.

¿Cuánto duran las especias?
Enteras, unos tres años; molidas, alrededor de un año. No se ponen malas, pero van perdiendo aroma.

¿Lleváis gluten en alguna mezcla?
No, ninguna de nuestras especias y mezclas lleva gluten. En el obrador también envasamos sésamo y mostaza, así que puede haber trazas de los dos.

¿Me podéis moler las especias?
Sí, gratis y el mismo día del envío. Escribe en las notas del pedido si la quieres fina o gruesa.

¿Puedo llevar mis propios tarros?
Claro. En la tienda te los rellenamos y te descontamos un 8 % por no gastar envase.

¿Vendéis a restaurantes?
Sí, a partir de 3 kg de una misma especia hay precio por kilo. Pide la tarifa por correo.

¿Hacéis paquetes de regalo?
Sí, en una caja de madera con virutas y una tarjeta, por 5 €.

¿Cuánto azafrán hace falta?
Para cuatro personas bastan 0,1 g, unas treinta hebras. Tuéstalo un momento en papel de aluminio y májalo antes de echarlo al caldo.

Se ha roto algo por el camino, ¿qué hago?
Mándanos una foto en las 48 horas siguientes y te enviamos otro sin coste.`,
  },
  pages: [
    {
      url: 'https://clavocanela.example/envios',
      title: 'Envíos',
      topic: 'delivery',
      text: 'Envíos\n\nEl envío a la península cuesta 3,90 € y llega en 1 o 2 días laborables. Es gratis si el pedido pasa de 35 €.\n\nA Baleares cobramos 5,90 € (3 o 4 días laborables) y a Canarias 9,80 € (7 a 10 días laborables). A Portugal el envío cuesta 6,40 € y a Francia e Italia 12 €, siempre en menos de una semana. El envío gratis es solo para la península.\n\nLos pedidos hechos antes de las 13:00 salen el mismo día.',
    },
    {
      url: 'https://clavocanela.example/devoluciones',
      title: 'Devoluciones',
      topic: 'returns',
      text: 'Devoluciones\n\nPuedes devolver tu compra durante 25 días. Las especias tienen que estar sin abrir, con el precinto intacto; los morteros y molinillos, sin usar.\n\nMandamos al mensajero a recogerlo a tu casa por 4,60 €. El reembolso se hace en un plazo de 8 días por el mismo medio con el que pagaste.',
    },
    {
      url: 'https://clavocanela.example/garantia',
      title: 'Garantía',
      topic: 'questions',
      text: 'Garantía\n\nEl mecanismo cerámico de los molinillos tiene diez años de garantía. Si deja de moler, te lo cambiamos gratis. Para los demás utensilios la garantía es de tres años.',
    },
    {
      url: 'https://clavocanela.example/consejos',
      title: 'Consejos de uso',
      topic: 'questions',
      text: 'Consejos de uso\n\nGuarda las especias en tarros cerrados, lejos de la luz y del calor de los fogones. En la nevera no: cogen humedad.\n\nAntes de estrenar un mortero de granito, muele en él un puñado de arroz crudo hasta que el polvo salga blanco, y acláralo sin jabón.\n\nUn mortero de madera se limpia con un paño húmedo y dos veces al año se unta con aceite.',
    },
    {
      url: 'https://clavocanela.example/nosotros',
      title: 'Nosotros',
      topic: 'questions',
      text: 'Nosotros\n\nLa casa la abrió Manuel Benjumea en 1956, con un saco de comino y otro de pimentón. Hoy la llevan sus nietos, Rocío y Álvaro.\n\nCompramos el pimentón directamente a cuatro familias de La Vera, y el azafrán a una cooperativa de Cuenca.',
    },
  ],
  products: [
    {
      title: 'Pimentón de la Vera dulce',
      price: 4.2,
      categories: ['Especias'],
      attributes: { Picante: ['No'], Presentación: ['Lata'], Secado: ['Al humo de encina'] },
      variants: [{ options: { Peso: '70 g' } }, { options: { Peso: '250 g' }, price: 9.8 }],
      description: 'Rojo, ahumado y suave. El de toda la vida, para lentejas, patatas y pulpo.',
    },
    {
      title: 'Pimentón de la Vera picante',
      price: 4.2,
      categories: ['Especias'],
      attributes: { Picante: ['Mucho'], Presentación: ['Lata'], Secado: ['Al humo de encina'] },
      variants: [{ options: { Peso: '70 g' } }, { options: { Peso: '250 g' }, price: 9.8 }],
      description: 'El mismo humo con carácter: una puntita basta para una olla de callos.',
    },
    {
      title: 'Azafrán de La Mancha en hebra',
      price: 8.9,
      categories: ['Especias'],
      attributes: { Origen: ['Cuenca'], Categoría: ['I'], Cosecha: ['Última campaña'] },
      variants: [{ options: { Peso: '1 g' } }, { options: { Peso: '4 g' }, price: 32 }],
      description: 'Hebras largas y enteras, tostadas a fuego lento. Da color y aroma al arroz sin colorantes.',
    },
    {
      title: 'Comino en grano',
      price: 2.9,
      categories: ['Especias'],
      variants: [{ options: { Peso: '60 g' } }, { options: { Peso: '250 g' }, price: 7.5 }],
      description: 'Para potajes, carnes y un buen salmorejo de invierno. Tostado gana mucho.',
    },
    {
      title: 'Canela en rama de Ceilán',
      price: 4.6,
      categories: ['Especias'],
      attributes: { Origen: ['Sri Lanka'], Peso: ['40 g'] },
      description: 'Finas capas que se rompen con los dedos. Dulce y delicada, para arroz con leche y natillas.',
    },
    {
      title: 'Canela molida',
      price: 3.4,
      categories: ['Especias'],
      attributes: { Peso: ['50 g'] },
      description: 'Molida cada semana, para torrijas, bizcochos y el café.',
    },
    {
      title: 'Pimienta negra de Kampot',
      price: 6.8,
      was: 8.2,
      categories: ['Especias'],
      attributes: { Origen: ['Camboya'], Peso: ['70 g'], Presentación: ['En grano'] },
      description: 'La mejor pimienta que hemos probado: floral, con un picor largo y limpio.',
    },
    {
      title: 'Pimienta rosa',
      price: 5.1,
      inStock: false,
      categories: ['Especias'],
      attributes: { Peso: ['35 g'], Presentación: ['En grano'] },
      description: 'Bayas dulces y vistosas para ensaladas y pescados. No pica apenas.',
    },
    {
      title: 'Cardamomo verde',
      price: 6.2,
      categories: ['Especias'],
      attributes: { Origen: ['Guatemala'], Peso: ['35 g'] },
      description: 'Vainas enteras y aromáticas, para el té, el café y los guisos de la India.',
    },
    {
      title: 'Cúrcuma molida',
      price: 3.1,
      categories: ['Especias'],
      attributes: { Peso: ['80 g'] },
      description: 'Color dorado y sabor terroso. Ojo, que mancha las tablas de madera.',
    },
    {
      title: 'Nuez moscada entera',
      price: 3.7,
      categories: ['Especias'],
      attributes: { Contenido: ['5 nueces'] },
      description: 'Rallada al momento para la bechamel y el puré.',
    },
    {
      title: 'Clavo de olor',
      price: 3.3,
      categories: ['Especias'],
      attributes: { Peso: ['40 g'] },
      description: 'Entero y con la cabeza bien formada. Uno solo perfuma un cocido.',
    },
    {
      title: 'Vainilla de Madagascar',
      price: 7.5,
      categories: ['Especias'],
      attributes: { Largo: ['16 cm'] },
      variants: [{ options: { Contenido: '2 vainas' } }, { options: { Contenido: '5 vainas' }, price: 16.9 }],
      description: 'Vainas gordas y brillantes, en un tubo de cristal para que no se sequen.',
    },
    {
      title: 'Orégano de la Alpujarra',
      price: 2.6,
      categories: ['Especias'],
      attributes: { Peso: ['25 g'] },
      description: 'Secado a la sombra y desmenuzado a mano.',
    },
    {
      title: 'Curry suave Madrás',
      price: 4.8,
      categories: ['Mezclas'],
      attributes: { Picante: ['Muy poco'], Peso: ['80 g'], Sal: ['Sin sal'] },
      description: 'Con mucho cilantro y cúrcuma y casi nada de guindilla. También les gusta a los niños.',
    },
    {
      title: 'Curry picante Vindaloo',
      price: 5.2,
      categories: ['Mezclas'],
      attributes: { Picante: ['Mucho'], Peso: ['80 g'], Sal: ['Sin sal'] },
      description: 'Para valientes: guindilla, mostaza, comino y un punto ácido.',
    },
    {
      title: 'Ras el hanut',
      price: 5.4,
      categories: ['Mezclas'],
      attributes: { Picante: ['Poco'], Peso: ['70 g'], Sal: ['Sin sal'] },
      description: 'Veintidós especias y pétalos de rosa, como en el zoco de Fez. Para cuscús y cordero.',
    },
    {
      title: 'Adobo para pinchos morunos',
      price: 3.9,
      categories: ['Mezclas'],
      attributes: { Picante: ['Medio'], Peso: ['90 g'], Sal: ['Con sal'] },
      description: 'Dos cucharadas con aceite por cada kilo de carne, y una noche en la nevera.',
    },
    {
      title: 'Chimichurri',
      price: 3.8,
      categories: ['Mezclas'],
      attributes: { Picante: ['Poco'], Peso: ['60 g'], Sal: ['Sin sal'] },
      description: 'Se mezcla con agua templada, vinagre y aceite. Para la barbacoa.',
    },
    {
      title: 'Sal en escamas',
      price: 4.3,
      categories: ['Sales'],
      attributes: { Origen: ['Cádiz'], Peso: ['150 g'] },
      description: 'Crujiente y limpia, para el último momento.',
    },
    {
      title: 'Sal ahumada',
      price: 4.9,
      categories: ['Sales'],
      attributes: { Origen: ['Cádiz'], Peso: ['150 g'] },
      description: 'Ahumada con madera de olivo. Un huevo frito ya no necesita nada más.',
    },
    {
      title: 'Molinillo de pimienta Olivo',
      price: 34,
      was: 42,
      categories: ['Utensilios'],
      attributes: { Material: ['Madera de olivo'], Mecanismo: ['Cerámico'], Alto: ['16 cm'], Molienda: ['Seis posiciones'] },
      description: 'Torneado en Jaén, cada uno con su veta. También sirve para sal gorda.',
    },
    {
      title: 'Mortero de granito',
      price: 29.5,
      categories: ['Utensilios'],
      attributes: { Diámetro: ['14 cm'], Peso: ['3,2 kg'], Incluye: ['Maja'] },
      description: 'Pesado y áspero por dentro, para que nada resbale. Con fieltro en la base.',
    },
    {
      title: 'Mortero de madera de olivo',
      price: 22,
      categories: ['Utensilios'],
      attributes: { Diámetro: ['11 cm'], Peso: ['480 g'], Incluye: ['Maja'] },
      description: 'Para el ajo, el perejil y el alioli de los domingos.',
    },
    {
      title: 'Tarros de cristal para especias',
      price: 15.9,
      categories: ['Utensilios'],
      attributes: { Contenido: ['6 tarros y etiquetas'], Capacidad: ['100 ml'] },
      variants: [{ options: { Tapa: 'Corcho' } }, { options: { Tapa: 'Metal negro' }, inStock: false }],
      description: 'Tarros redondos con boca ancha en la que cabe una cuchara.',
    },
    {
      title: 'Rallador de nuez moscada',
      price: 6.5,
      categories: ['Utensilios'],
      attributes: { Material: ['Acero inoxidable'], Largo: ['15 cm'] },
      description: 'Fino y afilado, con un cajetín para guardar la nuez.',
    },
    {
      title: 'Lote Arrocero',
      price: 19.9,
      categories: ['Lotes'],
      attributes: { Contiene: ['Azafrán (1 g), pimentón dulce (70 g), sal en escamas (150 g), recetario'] },
      description: 'Todo lo que lleva un buen arroz, menos el arroz.',
    },
    {
      title: 'Lote Vuelta al Mundo',
      price: 24.5,
      was: 28,
      categories: ['Lotes'],
      attributes: { Contiene: ['Los dos currys, ras el hanut, chimichurri y adobo'] },
      description: 'Cinco mezclas y cinco recetas para quien cocina sin moverse de casa.',
    },
  ],
};

export const akwazakatek: Shop = {
  key: 'akwazakatek',
  language: 'pl',
  currency: 'PLN',
  url: 'https://akwazakatek.example',
  quiz: { question: 'Dla kogo jest akwarium?', answers: ['Dla mnie', 'Dla kogoś innego'] },
  profile: {
    ...emptyProfile,
    companyName: 'AkwaZakątek',
    howCanCustomersReachYouOrYourTeam: 'Zadzwoń pod 61 555 01 47 albo napisz na kontakt@akwazakatek.example.',
    whatAreFAQs: `Czy macie sklep stacjonarny?
Tak, przy ulicy Rzecznej 14 w Poznaniu. Od poniedziałku do piątku jesteśmy od 11 do 19, w sobotę od 10 do 16. Na miejscu stoi dwanaście urządzonych zbiorników.

Jak mogę zapłacić?
BLIK-iem, kartą, przelewem albo przy odbiorze. Za pobranie doliczamy 8 zł.

Czy można kupić na raty?
Tak, od 500 zł rozkładamy płatność na dziesięć rat 0 %.

Czy wysyłacie żywe ryby?
Nie, pocztą jeżdżą od nas tylko rośliny i sprzęt. Ryby i krewetki kupisz na miejscu w sklepie.

Kiedy można wpuścić ryby do nowego akwarium?
Po trzech do czterech tygodniach, gdy zbiornik dojrzeje. Wcześniej ryby zatruwają się azotynami.

Ile ryb się zmieści?
Licz litr wody na każdy centymetr dorosłej ryby, a przy większych gatunkach dwa.

Czy zbadacie moją wodę?
Tak, bezpłatnie. Przynieś pół litra w czystej butelce, wynik masz po kwadransie.

Czy rośliny nie zmarzną w drodze?
Gdy jest poniżej 5 °C, wkładamy do paczki wkład grzewczy na nasz koszt.

Czy wystawiacie faktury?
Tak. Podaj NIP przy składaniu zamówienia, a faktura przyjdzie e-mailem.`,
  },
  pages: [
    {
      url: 'https://akwazakatek.example/dostawa',
      title: 'Dostawa',
      topic: 'delivery',
      text: 'Dostawa\n\nKurier kosztuje 16,90 zł, paczkomat 12,90 zł. Paczka idzie 1–2 dni robocze. Od 250 zł przesyłka jest darmowa. Do paczkomatu nie wyślemy akwariów ani szafek.\n\nZbiorniki od 100 litrów wozimy własnym autem za 49 zł, w ciągu tygodnia i tylko w Polsce; darmowa przesyłka ich nie obejmuje.\n\nDo Czech i na Słowację wysyłamy za 34 zł (3–5 dni roboczych), do Niemiec za 45 zł (4–6 dni roboczych).',
    },
    {
      url: 'https://akwazakatek.example/zwroty',
      title: 'Zwroty',
      topic: 'returns',
      text: 'Zwroty\n\nNa zwrot masz 20 dni. Sprzęt nie może być używany w wodzie, a odesłanie opłaca kupujący.\n\nRoślin nie przyjmujemy z powrotem. Jeśli jednak dotarły zwiędnięte, przyślij zdjęcie w ciągu 24 godzin, a wyślemy nowe.\n\nPieniądze oddajemy najpóźniej 7 dni po otrzymaniu paczki.',
    },
    {
      url: 'https://akwazakatek.example/gwarancja',
      title: 'Gwarancja',
      topic: 'questions',
      text: 'Gwarancja\n\nNa filtry i pompki dajemy trzy lata gwarancji, na grzałki i lampy dwa lata, a na szczelność akwariów pięć lat.\n\nReklamację wystarczy zgłosić mailem, podając numer zamówienia. Odpowiadamy w trzy dni.',
    },
    {
      url: 'https://akwazakatek.example/pielegnacja',
      title: 'Pielęgnacja akwarium',
      topic: 'questions',
      text: 'Pielęgnacja akwarium\n\nCo tydzień podmień mniej więcej jedną piątą wody na odstaną.\n\nGąbkę z filtra wypłucz w wodzie z akwarium, nigdy pod kranem: chlor zabija pożyteczne bakterie.\n\nZielony nalot na szybach oznacza zwykle za dużo światła. Skróć świecenie do sześciu godzin i karm mniej.',
    },
    {
      url: 'https://akwazakatek.example/o-nas',
      title: 'O nas',
      topic: 'questions',
      text: 'O nas\n\nZaczęło się w 1998 roku od jednego zbiornika w piwnicy Zenona Mroczka. Dziś pracuje u nas osiem osób, a rośliny hodujemy sami w szklarni pod Swarzędzem.',
    },
  ],
  products: [
    {
      title: 'Akwarium Kropla 25 l',
      price: 149,
      categories: ['Akwaria'],
      attributes: { Pojemność: ['25 l'], Wymiary: ['40 x 25 x 25 cm'], Oświetlenie: ['LED 6 W'], Zestaw: ['Szkło, pokrywa z lampą'] },
      description: 'Małe akwarium na biurko, w sam raz dla krewetek albo jednego bojownika. Filtr i grzałkę dobierasz osobno.',
    },
    {
      title: 'Akwarium Strumyk 54 l',
      price: 259,
      was: 299,
      categories: ['Akwaria'],
      attributes: {
        Pojemność: ['54 l'],
        Wymiary: ['60 x 30 x 30 cm'],
        Oświetlenie: ['LED 10 W'],
        Zestaw: ['Szkło, pokrywa z lampą, filtr, grzałka 50 W'],
      },
      variants: [{ options: { Kolor: 'Czarny' } }, { options: { Kolor: 'Biały' }, inStock: false }],
      description: 'Kompletny zestaw dla początkujących: nalać wody, posadzić rośliny i uzbroić się w cierpliwość.',
    },
    {
      title: 'Akwarium Zatoka 112 l',
      price: 489,
      categories: ['Akwaria'],
      attributes: {
        Pojemność: ['112 l'],
        Wymiary: ['80 x 35 x 40 cm'],
        Oświetlenie: ['LED 18 W'],
        Zestaw: ['Szkło, pokrywa z lampą, filtr, grzałka 100 W'],
      },
      description: 'Większy zestaw dla całej ławicy. Duża woda wybacza więcej błędów.',
    },
    {
      title: 'Akwarium Jezioro 240 l',
      price: 1190,
      inStock: false,
      categories: ['Akwaria'],
      attributes: { Pojemność: ['240 l'], Wymiary: ['120 x 40 x 50 cm'], Zestaw: ['Samo szkło'] },
      description: 'Szkło opti-white i szlifowane krawędzie, dla skalarów i pielęgnic.',
    },
    {
      title: 'Szafka pod akwarium Strumyk',
      price: 219,
      categories: ['Szafki'],
      attributes: { Wymiary: ['60 x 30 x 70 cm'], Udźwig: ['90 kg'] },
      variants: [{ options: { Kolor: 'Dąb' } }, { options: { Kolor: 'Biały' } }],
      description: 'Szafka pod zbiornik o długości 60 cm, z miejscem na karmę i siatki.',
    },
    {
      title: 'Szafka pod akwarium Zatoka',
      price: 329,
      categories: ['Szafki'],
      attributes: { Wymiary: ['80 x 35 x 70 cm'], Udźwig: ['180 kg'], Kolor: ['Dąb'] },
      description: 'Dwoje drzwi, regulowane nóżki i otwór na węże filtra.',
    },
    {
      title: 'Filtr wewnętrzny Plusk',
      price: 59.9,
      categories: ['Filtry i pompki'],
      attributes: { 'Do akwarium': ['20–60 l'], Wydajność: ['300 l/h'], Moc: ['4 W'] },
      description: 'Przyssawki, gąbka i gotowe. Wylot można skierować w górę albo w bok.',
    },
    {
      title: 'Filtr kaskadowy Wodospad',
      price: 89,
      categories: ['Filtry i pompki'],
      attributes: { 'Do akwarium': ['50–120 l'], Wydajność: ['500 l/h'], Moc: ['6 W'] },
      description: 'Wisi na szybie i prawie go nie słychać. Cichy także w sypialni, jeśli wody jest pod sam brzeg.',
    },
    {
      title: 'Filtr kubełkowy Bóbr',
      price: 329,
      was: 379,
      categories: ['Filtry i pompki'],
      attributes: { 'Do akwarium': ['100–250 l'], Wydajność: ['1000 l/h'], Moc: ['14 W'] },
      description: 'Stoi w szafce, a w akwarium widać tylko dwie rurki. Trzy koszyki na wkłady.',
    },
    {
      title: 'Filtr gąbkowy Krewetka',
      price: 29,
      categories: ['Filtry i pompki'],
      attributes: { 'Do akwarium': ['10–40 l'], 'W zestawie': ['Filtr, bez pompki'] },
      description: 'Gąbka tak drobna, że nie wciągnie nawet małych krewetek. Do działania potrzebuje pompki powietrza.',
    },
    {
      title: 'Pompka powietrza Bąbelek',
      price: 49,
      categories: ['Filtry i pompki'],
      attributes: { Wydajność: ['100 l/h'], Moc: ['2,5 W'], 'W zestawie': ['Wężyk 2 m, zawór zwrotny'] },
      description: 'Na gumowych nóżkach, mruczy ciszej od lodówki.',
    },
    {
      title: 'Grzałka Ciepełko',
      price: 45,
      categories: ['Grzałki i termometry'],
      attributes: { Dobór: ['50 W do 60 l, 100 W do 120 l, 200 W do 240 l'], Zakres: ['18–32 °C'] },
      variants: [{ options: { Moc: '50 W' } }, { options: { Moc: '100 W' }, price: 52 }, { options: { Moc: '200 W' }, price: 64 }],
      description: 'Grzałka z termostatem i plastikową osłoną, o którą ryby się nie oparzą.',
    },
    {
      title: 'Termometr szklany',
      price: 12.5,
      categories: ['Grzałki i termometry'],
      attributes: { Długość: ['11 cm'] },
      description: 'Zwykły termometr z przyssawką. Bez baterii i bez niespodzianek.',
    },
    {
      title: 'Lampa LED Poranek',
      price: 139,
      categories: ['Oświetlenie'],
      attributes: { Moc: ['12 W'], 'Do akwarium': ['30–50 cm długości'], Sterowanie: ['Ściemniacz na kablu'] },
      description: 'Smukła belka, która stoi na nóżkach na krawędzi szyby.',
    },
    {
      title: 'Lampa LED Południe',
      price: 219,
      categories: ['Oświetlenie'],
      attributes: { Moc: ['24 W'], 'Do akwarium': ['60–80 cm długości'], Sterowanie: ['Aplikacja, wschód i zachód słońca'] },
      description: 'Mocne światło dla wymagających, czerwonych roślin.',
    },
    {
      title: 'Anubias nana',
      price: 19.9,
      categories: ['Rośliny'],
      attributes: { Trudność: ['Bardzo łatwa'], Światło: ['Mało'], Wysokość: ['5–10 cm'] },
      description: 'Przywiąż ją do korzenia albo kamienia i zapomnij. Rośnie powoli i nie potrzebuje nawozu.',
    },
    {
      title: 'Nurzaniec śrubowy',
      price: 9.9,
      categories: ['Rośliny'],
      attributes: { Trudność: ['Łatwa'], Światło: ['Średnio'], Wysokość: ['30–50 cm'] },
      description: 'Długie, falujące wstążki na tył zbiornika. Sam się rozmnaża.',
    },
    {
      title: 'Kryptokoryna brązowa',
      price: 11.9,
      categories: ['Rośliny'],
      attributes: { Trudność: ['Łatwa'], Światło: ['Średnio'], Wysokość: ['10–20 cm'] },
      description: 'Po posadzeniu może zgubić liście, ale po kilku tygodniach odbija.',
    },
    {
      title: 'Mech jawajski',
      price: 14.9,
      categories: ['Rośliny'],
      attributes: { Trudność: ['Łatwa'], Światło: ['Średnio'], Porcja: ['Kępka 8 x 8 cm'] },
      description: 'Narybek i krewetki chętnie się w nim chowają.',
    },
    {
      title: 'Rotala czerwona',
      price: 12.9,
      categories: ['Rośliny'],
      attributes: { Trudność: ['Trudna'], Światło: ['Dużo'], CO2: ['Konieczne'] },
      description: 'Czerwona jak burak, o ile dostanie dużo światła i dwutlenku węgla.',
    },
    {
      title: 'Żwir rzeczny 5 kg',
      price: 24,
      categories: ['Podłoża i dekoracje'],
      attributes: { Ziarno: ['2–4 mm'], Waga: ['5 kg'] },
      variants: [{ options: { Kolor: 'Naturalny' } }, { options: { Kolor: 'Czarny' } }],
      description: 'Płukany i bez ostrych krawędzi. Na 54 litry wystarczą dwa worki.',
    },
    {
      title: 'Korzeń mopani',
      price: 39,
      categories: ['Podłoża i dekoracje'],
      attributes: { Długość: ['20–30 cm'] },
      description: 'Każdy inny. Przed włożeniem wygotuj go, bo z początku farbuje wodę na herbacianie.',
    },
    {
      title: 'Grota ceramiczna',
      price: 27,
      categories: ['Podłoża i dekoracje'],
      attributes: { Wymiary: ['12 x 9 x 8 cm'] },
      description: 'Kryjówka dla zbrojników i kirysków, wypalana w Bolesławcu.',
    },
    {
      title: 'Pokarm w płatkach Tęcza',
      price: 18.9,
      categories: ['Karma i chemia'],
      attributes: { Pojemność: ['250 ml'], Dla: ['Ryby słodkowodne'] },
      description: 'Codzienny pokarm dla neonków, gupików i innych małych ryb.',
    },
    {
      title: 'Pokarm dla krewetek Szczypce',
      price: 22,
      categories: ['Karma i chemia'],
      attributes: { Waga: ['50 g'], Skład: ['Spirulina, pokrzywa, szpinak'] },
      description: 'Tonące granulki, które nie mącą wody.',
    },
    {
      title: 'Uzdatniacz do wody Kranik',
      price: 19.5,
      categories: ['Karma i chemia'],
      attributes: { Pojemność: ['250 ml'], Wystarcza: ['Na 1000 l'] },
      description: 'Usuwa chlor i metale z wody kranowej w kilka minut.',
    },
    {
      title: 'Testy paskowe 6 w 1',
      price: 45,
      categories: ['Karma i chemia'],
      attributes: { Sztuk: ['50'], Mierzy: ['pH, azotyny, azotany, chlor, twardość ogólną i węglanową'] },
      description: 'Zanurzasz na sekundę, po minucie porównujesz kolory.',
    },
    {
      title: 'Odmulacz z pompką',
      price: 32,
      categories: ['Karma i chemia'],
      attributes: { 'Długość węża': ['1,8 m'] },
      description: 'Wyciąga brud ze żwiru podczas podmiany wody.',
    },
  ],
};

export const komugibiyori: Shop = {
  key: 'komugibiyori',
  language: 'ja',
  currency: 'JPY',
  url: 'https://komugibiyori.example',
  quiz: { question: 'どなたが使いますか？', answers: ['自分', 'ほかの人'] },
  profile: {
    ...emptyProfile,
    companyName: 'こむぎ日和',
    howCanCustomersReachYouOrYourTeam: 'お電話は 0263-555-018、メールは hello@komugibiyori.example まで。平日の10時から16時に承ります。',
    whatAreFAQs: `実店舗はありますか？
長野県松本市中町3-8にあります。営業時間は10時30分から17時30分まで、定休日は水曜日です。

どんな支払い方法がありますか？
クレジットカード、PayPay、コンビニ払い、代金引換がご利用いただけます。代金引換は手数料が330円かかります。

粉の賞味期限はどのくらいですか？
製造から6か月です。お届けの時点で3か月以上残っているものだけを発送します。

ナッツアレルギーがあっても使えますか？
粉類は、くるみやアーモンドを扱う同じ工場で袋詰めしています。アレルギーのある方にはおすすめできません。

たくさん買うと安くなりますか？
同じ粉を合計10kg以上ご注文いただくと、7％引きになります。パン教室やカフェの方もぜひどうぞ。

強力粉と薄力粉は何が違うのですか？
たんぱく質の量です。多い強力粉はパン向き、少ない薄力粉はケーキやクッキー向きです。

プレゼント用に包んでもらえますか？
はい、1箱220円で承ります。メッセージカードは無料でお付けします。

領収書は出ますか？
マイページの注文履歴から、PDFでダウンロードできます。

注文をキャンセルできますか？
ご注文当日の13時までにメールでご連絡いただければ、キャンセルできます。`,
  },
  pages: [
    {
      url: 'https://komugibiyori.example/shipping',
      title: '送料とお届け',
      topic: 'delivery',
      text: '送料とお届け\n\n送料は本州と四国が680円、北海道と九州が980円、沖縄が1,480円です。商品代金が6,500円以上のご注文は送料無料です。ただし沖縄は対象外です。\n\n14時までのご注文は当日に発送し、1日から3日でお届けします。時間帯の指定もできます。\n\nバターとチョコレートは、6月から9月まではクール便でお送りします。クール便は350円の追加になります。\n\n海外への発送は行っておりません。',
    },
    {
      url: 'https://komugibiyori.example/returns',
      title: '返品と交換',
      topic: 'returns',
      text: '返品と交換\n\n道具は、未使用であれば到着から12日以内にお返しいただけます。返送料はお客様のご負担です。\n\n粉などの食品は、お客様のご都合による返品をお受けできません。袋が破れていた場合は、写真を添えてご連絡ください。すぐに新しいものをお送りします。\n\nご返金は、返品が届いてから5営業日以内に行います。',
    },
    {
      url: 'https://komugibiyori.example/warranty',
      title: '保証',
      topic: 'questions',
      text: '保証\n\nはかりやミキサーなどの電気製品には、お買い上げ日から1年間の保証が付きます。納品書が保証書の代わりになりますので、捨てずにお持ちください。\n\n保証期間が過ぎたあとの修理は、2,800円から承ります。',
    },
    {
      url: 'https://komugibiyori.example/care',
      title: '道具のお手入れ',
      topic: 'questions',
      text: '道具のお手入れ\n\n金属の食パン型は、初めて使う前に空焼きをしてください。200℃のオーブンで20分ほど焼き、冷めたら油を薄く塗ります。\n\n木のめん棒は水に浸けず、固く絞った布で拭いて陰干しします。\n\n粉は密閉容器に入れ、涼しく乾いた場所で保存してください。夏は冷蔵庫の野菜室が安心です。',
    },
    {
      url: 'https://komugibiyori.example/about',
      title: 'お店について',
      topic: 'questions',
      text: 'お店について\n\nこむぎ日和は、20年パンを焼いてきた店主の小林が2011年に始めた小さな店です。毎週土曜日には、仕入れた粉でパンを試し焼きしています。',
    },
  ],
  products: [
    {
      title: '国産強力粉 はるの野',
      price: 480,
      categories: ['粉'],
      attributes: { 産地: ['北海道'], たんぱく質: ['11.8%'] },
      variants: [
        { options: { 内容量: '1kg' } },
        { options: { 内容量: '2.5kg' }, price: 1080 },
        { options: { 内容量: '5kg' }, price: 1980 },
      ],
      description: 'ふんわりもっちりした食パンやロールパンに。はじめての方にも扱いやすい、当店でいちばん売れている粉です。',
    },
    {
      title: '国産薄力粉 しろたえ',
      price: 420,
      categories: ['粉'],
      attributes: { 産地: ['北海道'], たんぱく質: ['8.0%'] },
      variants: [{ options: { 内容量: '1kg' } }, { options: { 内容量: '2.5kg' }, price: 950 }],
      description: 'きめの細かいスポンジケーキやシフォンケーキ、クッキーに。',
    },
    {
      title: 'フランスパン用粉 シャンテ',
      price: 520,
      categories: ['粉'],
      attributes: { 産地: ['岩手県'], たんぱく質: ['10.9%'], 内容量: ['1kg'] },
      description: '皮はパリッと、中はしっとり。バゲットやカンパーニュなどのハード系に。',
    },
    {
      title: '全粒粉 いなか',
      price: 380,
      categories: ['粉'],
      attributes: { 産地: ['長野県'], 内容量: ['500g'] },
      description: '小麦を丸ごと石臼で挽きました。いつもの粉に2割混ぜると、香ばしくなります。',
    },
    {
      title: 'ライ麦粉 細挽き',
      price: 460,
      inStock: false,
      categories: ['粉'],
      attributes: { 産地: ['ドイツ'], 内容量: ['500g'] },
      description: 'ほのかな酸味のあるライ麦パンに。',
    },
    {
      title: '製菓用米粉 こめつゆ',
      price: 450,
      categories: ['粉'],
      attributes: { 産地: ['新潟県'], 小麦: ['使っていません'], 内容量: ['500g'] },
      description: 'さらさらで、ふるわずに使える米粉です。小麦の代わりに、ケーキやクッキーがしっとり焼けます。',
    },
    {
      title: 'アーモンドプードル',
      price: 780,
      was: 880,
      categories: ['粉'],
      attributes: { 産地: ['アメリカ'], 内容量: ['200g'] },
      description: '皮なしのアーモンドを粉にしました。フィナンシェやマカロンに。',
    },
    {
      title: 'ドライイースト 金',
      price: 690,
      categories: ['イースト・膨張剤'],
      attributes: { 内容量: ['125g'], 予備発酵: ['いりません'] },
      description: '甘い生地にも強いイースト。粉に混ぜるだけで使えます。',
    },
    {
      title: '天然酵母 ほし',
      price: 1150,
      categories: ['イースト・膨張剤'],
      attributes: { 内容量: ['50g x 5袋'], 予備発酵: ['24時間'] },
      description: '旨みのあるパンになる、ゆっくり型の酵母です。',
    },
    {
      title: 'ベーキングパウダー',
      price: 320,
      categories: ['イースト・膨張剤'],
      attributes: { 内容量: ['100g'], アルミニウム: ['不使用'] },
      description: 'マフィンやホットケーキに。苦みが出にくい配合です。',
    },
    {
      title: '発酵バター 食塩不使用',
      price: 1680,
      categories: ['バター・チョコレート'],
      attributes: { 内容量: ['450g'], 保存: ['冷蔵'] },
      description: '香りのよい北海道のバター。クロワッサンやサブレに。',
    },
    {
      title: '製菓用チョコレート ビター',
      price: 980,
      categories: ['バター・チョコレート'],
      attributes: { カカオ分: ['60%'], 内容量: ['300g'] },
      description: '小さな粒なので刻まずに溶かせます。ガトーショコラやトリュフに。',
    },
    {
      title: '製菓用チョコレート ミルク',
      price: 920,
      categories: ['バター・チョコレート'],
      attributes: { カカオ分: ['38%'], 内容量: ['300g'] },
      description: 'まろやかで甘い、子どもに人気の味です。',
    },
    {
      title: '製菓用チョコレート ホワイト',
      price: 860,
      was: 1050,
      categories: ['バター・チョコレート'],
      attributes: { カカオ分: ['30%'], 内容量: ['300g'] },
      description: 'ミルクの風味が濃く、いちごや抹茶とよく合います。',
    },
    {
      title: '純ココア',
      price: 540,
      categories: ['バター・チョコレート'],
      attributes: { 内容量: ['150g'], 砂糖: ['不使用'] },
      description: '色が濃く香り高いココアパウダー。',
    },
    {
      title: 'きび砂糖',
      price: 390,
      categories: ['砂糖・香り'],
      attributes: { 産地: ['沖縄県'], 内容量: ['750g'] },
      description: 'やさしい甘さで、パンにもお菓子にも。',
    },
    {
      title: '溶けにくい粉糖',
      price: 310,
      categories: ['砂糖・香り'],
      attributes: { 内容量: ['200g'] },
      description: '仕上げに振っても、翌日まで白いままです。',
    },
    {
      title: 'バニラビーンズ',
      price: 890,
      categories: ['砂糖・香り'],
      attributes: { 産地: ['マダガスカル'], 内容量: ['2本'] },
      description: 'カスタードに入れると、香りがまるで違います。',
    },
    {
      title: 'ふた付き食パン型 1斤',
      price: 2480,
      categories: ['型'],
      attributes: { サイズ: ['20 x 9.5 x 10cm'], 素材: ['アルタイト'] },
      description: '角食も山食も焼ける、定番の型です。熱がよく通り、耳まできれいに色づきます。',
    },
    {
      title: 'ふた付き食パン型 1.5斤',
      price: 3280,
      categories: ['型'],
      attributes: { サイズ: ['25 x 11 x 11cm'], 素材: ['アルタイト'] },
      description: '家族が多いご家庭に。',
    },
    {
      title: 'アルミシフォン型',
      price: 1320,
      categories: ['型'],
      attributes: { 素材: ['アルミニウム'] },
      variants: [{ options: { 直径: '15cm' } }, { options: { 直径: '17cm' }, price: 1540 }, { options: { 直径: '20cm' }, price: 1870 }],
      description: '継ぎ目がなく、生地が漏れません。底が外れるので取り出しも簡単です。',
    },
    {
      title: 'パウンドケーキ型 18cm',
      price: 1100,
      categories: ['型'],
      attributes: { サイズ: ['18 x 8 x 6cm'], 素材: ['ブリキ'] },
      description: 'スリムな形で、切り分けやすいケーキになります。',
    },
    {
      title: 'シリコンマドレーヌ型',
      price: 1680,
      categories: ['型'],
      attributes: { 個数: ['9個取り'], 耐熱: ['230℃'] },
      description: '油を塗らなくても、つるんと外れます。食洗機で洗えます。',
    },
    {
      title: 'デジタルはかり こつぶ',
      price: 2980,
      was: 3480,
      categories: ['道具'],
      attributes: { 最小表示: ['0.1g'], 最大: ['3kg'], 電池: ['単4形2本'] },
      variants: [{ options: { 色: '白' } }, { options: { 色: '黒' }, inStock: false }],
      description: 'イーストや塩を正確に量れるキッチンスケール。3ミリの薄さで引き出しにしまえます。',
    },
    {
      title: 'ガス抜きめん棒',
      price: 1450,
      categories: ['道具'],
      attributes: { 長さ: ['30cm'], 素材: ['ポリエチレン'] },
      description: '表面の凹凸で、生地のガスが均一に抜けます。',
    },
    {
      title: '木のめん棒 さくら',
      price: 1900,
      categories: ['道具'],
      attributes: { 長さ: ['36cm'], 素材: ['桜の木'] },
      description: '適度な重さがあり、クッキー生地がすっと伸びます。',
    },
    {
      title: 'ハンドミキサー ふわり',
      price: 5400,
      categories: ['道具'],
      attributes: { 速度: ['5段階'], 重さ: ['890g'] },
      description: '音が静かで、生クリームが3分で立ちます。',
    },
    {
      title: 'オーブン用温度計',
      price: 1380,
      categories: ['道具'],
      attributes: { 測定範囲: ['50〜300℃'] },
      description: '庫内の本当の温度が分かります。吊るしても置いても使えます。',
    },
  ],
};

export const jidari: Shop = {
  key: 'jidari',
  language: 'ar',
  currency: 'SAR',
  url: 'https://jidari.example',
  quiz: { question: 'لمن هذه اللوحة؟', answers: ['لي', 'لشخص آخر'] },
  profile: {
    ...emptyProfile,
    companyName: 'جداري',
    howCanCustomersReachYouOrYourTeam: 'اتصلوا بنا على 011-555-0162 أو راسلونا على salam@jidari.example.',
    whatAreFAQs: `هل لديكم معرض نزوره؟
نعم، في الرياض، حي الملقا، شارع أنس بن مالك 210. نستقبلكم من السبت إلى الخميس من الساعة 4 عصراً إلى 10 مساءً.

ما طرق الدفع المتاحة؟
مدى وفيزا وماستركارد وآبل باي. الدفع عند الاستلام متاح داخل المملكة برسوم 18 ريالاً.

هل يمكن التقسيط؟
نعم، عبر تابي على أربع دفعات من دون فوائد.

هل تأتي اللوحة مع إطار؟
لا، لوحاتنا مطبوعات ملفوفة من دون إطار. الإطارات تُباع منفردة بالمقاسات نفسها.

هل تطبعون صورتي الخاصة؟
نعم، أرسلوا الصورة بدقة عالية ونطبعها على ورقنا ابتداءً من 95 ريالاً. نحتاج ثلاثة أيام عمل للطباعة.

ما نوع الورق والحبر؟
ورق قطني سميك وزنه 250 غراماً، وأحبار لا يدخل فيها الرصاص.

هل تغلفون الهدايا؟
نعم، مقابل 20 ريالاً، في علبة مع بطاقة بخط اليد.

هل هناك أسعار خاصة للشركات؟
عند شراء عشر لوحات فأكثر نمنح الشركات والفنادق خصم 12٪.

وصلت لوحتي ممزقة، ماذا أفعل؟
أرسلوا لنا صورة خلال يومين من الاستلام، ونطبع لكم نسخة جديدة مجاناً.

هل أستطيع تعديل طلبي؟
نعم، خلال ثلاث ساعات من الطلب، لأننا نبدأ بعدها في الطباعة.`,
  },
  pages: [
    {
      url: 'https://jidari.example/shipping',
      title: 'الشحن والتوصيل',
      topic: 'delivery',
      text: 'الشحن والتوصيل\n\nالشحن داخل السعودية بـ 25 ريالاً، ومجاني للطلبات من 300 ريال فأكثر. يصل الطلب خلال 2 إلى 4 أيام عمل.\n\nإلى الإمارات والكويت والبحرين الشحن بـ 55 ريالاً ويستغرق 5 إلى 7 أيام عمل، وإلى الأردن ومصر بـ 80 ريالاً ويستغرق 8 إلى 12 يوم عمل. الشحن المجاني داخل السعودية فقط.\n\nتُشحن اللوحات في أنبوب كرتوني صلب، والإطارات في صندوق محمي بالفلين.',
    },
    {
      url: 'https://jidari.example/returns',
      title: 'الإرجاع والاستبدال',
      topic: 'returns',
      text: 'الإرجاع والاستبدال\n\nيمكنكم إرجاع اللوحات والإطارات خلال 14 يوماً إذا كانت بحالتها الأصلية. رسوم الإرجاع 22 ريالاً تُخصم من المبلغ.\n\nالصور الخاصة التي نطبعها بطلبكم لا تُرد ولا تُستبدل.\n\nيعود المبلغ إلى حسابكم في غضون 6 أيام عمل.',
    },
    {
      url: 'https://jidari.example/warranty',
      title: 'الضمان',
      topic: 'questions',
      text: 'الضمان\n\nنضمن ثبات الألوان عشر سنوات ما دامت اللوحة بعيدة عن أشعة الشمس المباشرة. أما الإطارات فضمانها سنة واحدة ضد عيوب التصنيع.',
    },
    {
      url: 'https://jidari.example/care',
      title: 'العناية والتعليق',
      topic: 'questions',
      text: 'العناية والتعليق\n\nإذا وصلت اللوحة ملتفة الأطراف فضعوا فوقها كتباً ليلة واحدة لتستوي.\n\nامسحوا زجاج الإطار بقطعة قماش جافة من الألياف الدقيقة، ولا ترشوا المنظف عليه مباشرة.\n\nأفضل ارتفاع للتعليق أن يكون منتصف اللوحة على بعد 150 سم من الأرض.',
    },
    {
      url: 'https://jidari.example/about',
      title: 'من نحن',
      topic: 'questions',
      text: 'من نحن\n\nأسست نورة وأخوها ريان متجر جداري عام 2016 في غرفة صغيرة. يرسم لنا اليوم أربعة عشر فناناً من العالم العربي، ولكل فنان خُمس ثمن لوحته.',
    },
  ],
  products: [
    {
      title: 'لوحة خط كوفي سلام',
      price: 75,
      categories: ['خط عربي'],
      attributes: { الخط: ['كوفي'], الألوان: ['أسود وذهبي'] },
      variants: [
        { options: { المقاس: '30×40 سم' } },
        { options: { المقاس: '50×70 سم' }, price: 120 },
        { options: { المقاس: '70×100 سم' }, price: 180 },
      ],
      description: 'كلمة سلام بالخط الكوفي المربع، هادئة وفخمة. تليق بالمجلس والمدخل.',
    },
    {
      title: 'لوحة خط ديواني قهوة',
      price: 70,
      categories: ['خط عربي'],
      attributes: { الخط: ['ديواني'], الألوان: ['بني وعاجي'] },
      variants: [{ options: { المقاس: '30×40 سم' } }, { options: { المقاس: '50×70 سم' }, price: 115 }],
      description: 'كلمة قهوة ترتفع مثل البخار من الفنجان. لركن القهوة والمطبخ.',
    },
    {
      title: 'لوحة خط ثلث صبر',
      price: 89,
      was: 110,
      categories: ['خط عربي'],
      attributes: { الخط: ['ثلث'], الألوان: ['أزرق وأبيض'], المقاس: ['50×70 سم'] },
      description: 'كلمة صبر بريشة الخطاط التونسي منير العبيدي.',
    },
    {
      title: 'لوحة خريطة السعودية',
      price: 95,
      categories: ['مدن وخرائط'],
      attributes: { اللغة: ['عربي'] },
      variants: [{ options: { المقاس: '50×70 سم' } }, { options: { المقاس: '70×100 سم' }, price: 145 }],
      description: 'خريطة مرسومة باليد بالمناطق والجبال والقلاع القديمة.',
    },
    {
      title: 'لوحة أفق الرياض ليلاً',
      price: 85,
      categories: ['مدن وخرائط'],
      attributes: { النوع: ['صورة فوتوغرافية'] },
      variants: [{ options: { المقاس: '30×40 سم' } }, { options: { المقاس: '50×70 سم' }, price: 130 }],
      description: 'أبراج الرياض وأضواؤها بعد المغرب من فوق هضبة بعيدة.',
    },
    {
      title: 'لوحة رواشين جدة القديمة',
      price: 85,
      categories: ['مدن وخرائط'],
      attributes: { النوع: ['رسم بالألوان المائية'] },
      variants: [{ options: { المقاس: '30×40 سم' } }, { options: { المقاس: '50×70 سم' }, price: 130 }],
      description: 'بيوت البلد بشرفاتها الخشبية الملونة وقطة نائمة على العتبة.',
    },
    {
      title: 'لوحة أهرامات الجيزة',
      price: 80,
      inStock: false,
      categories: ['مدن وخرائط'],
      attributes: { النوع: ['صورة فوتوغرافية'], المقاس: ['50×70 سم'] },
      description: 'الأهرامات عند الشروق والضباب من حولها.',
    },
    {
      title: 'لوحة كثبان الربع الخالي',
      price: 88,
      categories: ['طبيعة'],
      attributes: { النوع: ['صورة فوتوغرافية'], الألوان: ['رملي وبرتقالي'] },
      variants: [
        { options: { المقاس: '30×40 سم' } },
        { options: { المقاس: '50×70 سم' }, price: 135 },
        { options: { المقاس: '70×100 سم' }, price: 195 },
      ],
      description: 'ظلال الكثبان في آخر النهار، لمن يعشق البر والصحراء.',
    },
    {
      title: 'لوحة نخيل العلا',
      price: 86,
      categories: ['طبيعة'],
      attributes: { النوع: ['رسم بالألوان المائية'] },
      variants: [{ options: { المقاس: '30×40 سم' } }, { options: { المقاس: '50×70 سم' }, price: 132, inStock: false }],
      description: 'واحة خضراء بين جبال حمراء.',
    },
    {
      title: 'لوحة أمواج البحر الأحمر',
      price: 79,
      was: 99,
      categories: ['طبيعة'],
      attributes: { النوع: ['صورة فوتوغرافية'], الألوان: ['أزرق وأبيض'], المقاس: ['50×70 سم'] },
      description: 'موجة واحدة من الأعلى، زرقاء وهادئة.',
    },
    {
      title: 'لوحة زهور اللافندر',
      price: 69,
      categories: ['طبيعة'],
      attributes: { النوع: ['رسم بالألوان المائية'], المقاس: ['30×40 سم'] },
      description: 'باقة بنفسجية ناعمة لغرفة النوم.',
    },
    {
      title: 'لوحة حروف الهجاء للأطفال',
      price: 65,
      categories: ['أطفال'],
      attributes: { المقاس: ['40×50 سم'], العمر: ['من 3 سنوات'] },
      description: 'لكل حرف حيوان أو شيء يبدأ به، يتعلمها الصغار وهم يلعبون.',
    },
    {
      title: 'لوحة القمر والنجوم للأطفال',
      price: 59,
      categories: ['أطفال'],
      attributes: { المقاس: ['30×40 سم'], 'يضيء في الظلام': ['نعم'] },
      description: 'قمر مبتسم ونجوم تلمع قليلاً بعد إطفاء النور.',
    },
    {
      title: 'طقم لوحات جِمال صغيرة للأطفال',
      price: 139,
      categories: ['أطفال'],
      attributes: { 'عدد القطع': ['3'], المقاس: ['30×40 سم لكل لوحة'] },
      description: 'ثلاثة جِمال مرحة: واحد يقرأ وواحد ينام وواحد يطير.',
    },
    {
      title: 'طقم لوحات هندسية أندلسية',
      price: 189,
      was: 229,
      categories: ['أطقم'],
      attributes: { 'عدد القطع': ['3'], المقاس: ['50×70 سم لكل لوحة'], الألوان: ['فيروزي وذهبي'] },
      description: 'زخارف من قصر الحمراء تُعلّق جنباً إلى جنب فوق الكنبة.',
    },
    {
      title: 'طقم لوحات بهارات للمطبخ',
      price: 119,
      categories: ['أطقم'],
      attributes: { 'عدد القطع': ['4'], المقاس: ['20×30 سم لكل لوحة'] },
      description: 'هيل وزعفران وقرفة وكمون، مرسومة كأنها من كتاب قديم.',
    },
    {
      title: 'إطار خشب بلوط',
      price: 65,
      categories: ['إطارات'],
      attributes: {
        الخامة: ['خشب بلوط طبيعي'],
        الواجهة: ['زجاج'],
        الوزن: ['1.2 كغ لمقاس 30×40، و2.1 كغ لمقاس 50×70، و3.8 كغ لمقاس 70×100'],
      },
      variants: [
        { options: { المقاس: '30×40 سم' } },
        { options: { المقاس: '50×70 سم' }, price: 99 },
        { options: { المقاس: '70×100 سم' }, price: 149 },
      ],
      description: 'إطار دافئ بعروق الخشب الظاهرة، صُنع في الخبر.',
    },
    {
      title: 'إطار ألمنيوم أسود',
      price: 55,
      categories: ['إطارات'],
      attributes: { الخامة: ['ألمنيوم'], الواجهة: ['أكريليك'], اللون: ['أسود'] },
      variants: [
        { options: { المقاس: '30×40 سم' } },
        { options: { المقاس: '50×70 سم' }, price: 85 },
        { options: { المقاس: '70×100 سم' }, price: 129 },
      ],
      description: 'نحيف وخفيف ولا ينكسر وجهه إن سقط.',
    },
    {
      title: 'إطار خشبي أبيض',
      price: 49,
      categories: ['إطارات'],
      attributes: { الخامة: ['خشب مضغوط'], الواجهة: ['أكريليك'], اللون: ['أبيض'] },
      variants: [{ options: { المقاس: '30×40 سم' } }, { options: { المقاس: '40×50 سم' }, price: 59 }],
      description: 'إطار بسيط لغرف الأطفال والممرات.',
    },
    {
      title: 'شرائط تعليق لاصقة',
      price: 24,
      categories: ['إكسسوارات'],
      attributes: { 'عدد الشرائط': ['8'], 'تتحمل حتى': ['3 كغ لكل زوجين'] },
      description: 'تعليق بلا مسامير ولا ثقوب، وتُنزع من دون أثر على الدهان. مناسبة للشقق المستأجرة.',
    },
    {
      title: 'علّاقة خشبية مغناطيسية',
      price: 45,
      categories: ['إكسسوارات'],
      attributes: { العرض: ['52 سم'], اللون: ['خشب طبيعي'] },
      description: 'قضيبان من فوق ومن تحت يمسكان اللوحة بالمغناطيس ومعهما خيط. تغني عن الإطار، وتحتاج إلى مسمار واحد.',
    },
    {
      title: 'رف خشبي لعرض اللوحات',
      price: 89,
      categories: ['إكسسوارات'],
      attributes: { الطول: ['80 سم'], اللون: ['جوزي'] },
      description: 'تسند عليه لوحاتك وتبدلها متى شئت. البراغي مرفقة.',
    },
  ],
};
