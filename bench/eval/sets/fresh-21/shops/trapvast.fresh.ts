/** A shop of the twenty-first fresh set: bicycle bags and locks for the way to work. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

export const trapvast: Shop = {
  key: 'trapvast',
  language: 'nl',
  currency: 'EUR',
  url: 'https://trapvast.example',
  quiz: { question: 'Waar ben je naar op zoek?', answers: ['Een tas', 'Iets anders'] },
  profile: {
    ...silent,
    companyName: 'Trapvast',
    whatServicesDoYouOfferToClients: 'Fietstassen en sloten voor wie elke dag op de fiets zit.',
    howCanCustomersReachYouOrYourTeam: 'Bel 085 555 01 42 of mail naar hallo@trapvast.example.',
    whatAreFAQs: `Kunnen jullie iets inpakken als cadeau?
Ja, voor € 2,50 per artikel, met een kaartje erbij.

Ik ben mijn sleutel kwijt, wat nu?
Stuur ons het sleutelnummer dat op het plaatje staat. Een nieuwe sleutel kost € 12,50 en is er binnen een week. Zo bestel je ook een extra sleutel.

Hoe lang heb ik garantie?
Drie jaar op tassen en twee jaar op sloten.

Kan ik mijn bestelling nog wijzigen?
Tot 22.00 uur op de dag van je bestelling. Bel of mail ons even.`,
  },
  pages: [
    page(
      'https://trapvast.example/verzending',
      'Verzending',
      'delivery',
      `PostNL-afhaalpunt: € 3,50, 1 tot 2 werkdagen
Thuisbezorgd in Nederland: € 4,95. Op werkdagen voor 22.00 uur besteld, de volgende dag in huis.
Vanaf € 75 is thuisbezorgen in Nederland gratis.

Waddeneilanden (Texel, Vlieland, Terschelling, Ameland, Schiermonnikoog): altijd € 8,50, 2 tot 4 werkdagen
België: € 6,95, 2 tot 3 werkdagen
Duitsland: € 9,95, 3 tot 5 werkdagen

Je krijgt een track & trace-code per e-mail.`,
    ),
    page(
      'https://trapvast.example/retour',
      'Ruilen en retour',
      'returns',
      `Je hebt 60 dagen bedenktijd. De tas of het slot moet ongebruikt zijn, met alle sleutels erbij.

Vanuit Nederland is terugsturen gratis. Vanuit België kost terugsturen € 5, vanuit Duitsland € 7.

Sloten die we voor je gelijksluitend hebben gemaakt nemen we niet terug.

Binnen 7 dagen na ontvangst staat het geld op je rekening.`,
    ),
    page(
      'https://trapvast.example/betalen',
      'Betalen',
      'payment',
      `iDEAL, Bancontact, creditcard en PayPal.

Achteraf betalen gaat met Riverty, binnen 14 dagen na levering.

De Trapvast-cadeaubon is er vanaf € 15 en blijft drie jaar geldig.`,
    ),
    page(
      'https://trapvast.example/welk-slot',
      'Welk slot heb ik nodig?',
      'questions',
      `ART 1: voor even bij de bakker.
ART 2: voor een gewone stadsfiets, dag en nacht.
ART 3: voor een elektrische fiets of bakfiets. De meeste verzekeraars vragen dit keurmerk.

Zet de fiets altijd ergens aan vast. Een ringslot alleen houdt niemand tegen die hem optilt.

Twee sloten op dezelfde sleutel? Dat gelijksluitend maken kost € 15.`,
    ),
    page(
      'https://trapvast.example/tas-op-de-fiets',
      'Past de tas op mijn fiets?',
      'sizes',
      `De haken van onze tassen passen op dragers met buizen van 8 tot 16 mm. Voor dunnere buizen zitten er inzetstukjes bij.

Een dubbele tas gaat over de drager en is maximaal 18 cm breed per kant. Voor een kinderzitje achterop neem je een enkele tas.

Tassen wassen doe je met lauw water en een zachte borstel. Nooit in de machine.`,
    ),
  ],
  products: [
    {
      title: 'Dubbele fietstas Kanaal',
      price: 64.95,
      categories: ['Fietstassen'],
      attributes: { Inhoud: ['46 liter'], Materiaal: ['Gerecycled polyester'], Water: ['Spatwaterdicht'] },
      variants: each('Kleur', ['Zwart', 'Donkerblauw', 'Mosgroen'], ['Mosgroen']),
      description:
        'Ruim genoeg voor schooltas en boodschappen. Gaat over de bagagedrager en blijft zitten met vier riempjes. Met reflecterende strepen.',
    },
    {
      title: 'Enkele fietstas Brug',
      price: 39.95,
      categories: ['Fietstassen'],
      attributes: { Inhoud: ['20 liter'], Materiaal: ['Zeildoek zonder pvc'], Water: ['Waterdicht'] },
      variants: each('Kleur', ['Zwart', 'Oker']),
      description: 'Een tas met rolsluiting die je met één hand losklikt. Ook handig naast een kinderzitje.',
    },
    {
      title: 'Laptoptas Kantoor',
      price: 79.95,
      categories: ['Fietstassen', 'Laptoptassen'],
      attributes: {
        Inhoud: ['17 liter'],
        Laptop: ['Tot 16 inch'],
        Water: ['Waterdicht'],
        Bevestiging: ['Haken voor buizen van 8 tot 16 mm'],
      },
      variants: each('Kleur', ['Zwart', 'Grijs']),
      description: 'Met een gevoerd laptopvak en een schouderband. Blijft vanbinnen droog, ook na een uur in de stromende regen.',
    },
    {
      title: 'Stuurtas Vlier',
      price: 34.95,
      categories: ['Fietstassen'],
      attributes: { Inhoud: ['7 liter'], Water: ['Spatwaterdicht'], Gewicht: ['520 gram'] },
      variants: each('Kleur', ['Zwart', 'Roest']),
      description: 'Klikt aan het stuur en heeft bovenop een doorzichtig vak voor je telefoon. De houder zit erbij.',
    },
    {
      title: 'Zadeltas Pit',
      price: 17.95,
      categories: ['Fietstassen'],
      attributes: { Inhoud: ['1 liter'], Kleur: ['Zwart'] },
      description: 'Voor een bandenplaksetje, een reservebandje en je sleutels. Zit met klittenband onder het zadel.',
    },
    {
      title: 'Rugzak Spits',
      price: 89,
      categories: ['Rugzakken'],
      attributes: { Inhoud: ['22 liter'], Laptop: ['Tot 15 inch'], Water: ['Spatwaterdicht'] },
      variants: each('Kleur', ['Zwart', 'Geel']),
      description: 'Met een geventileerd rugpand, zodat je niet bezweet aankomt. Het lusje achterop is voor een lampje.',
    },
    {
      title: 'Fietskrat Haven',
      price: 24.95,
      categories: ['Kratten'],
      attributes: { Inhoud: ['30 liter'], Materiaal: ['Gerecycled kunststof'], Afmetingen: ['40 x 30 x 25 cm'] },
      variants: each('Kleur', ['Zwart', 'Lichtblauw']),
      description: 'Past op elke voordrager. De bevestigingsset zit erbij.',
    },
    {
      title: 'Kettingslot Ankerketting',
      price: 59.95,
      categories: ['Sloten'],
      attributes: { Keurmerk: ['ART 3'], Schakels: ['10 mm'], Sleutels: ['2'] },
      variants: [
        { options: { Lengte: '85 cm' }, price: 59.95 },
        { options: { Lengte: '110 cm' }, price: 69.95 },
      ],
      description: 'Zwaar gehard staal in een hoes die je lak spaart. Goedgekeurd door de meeste verzekeraars van elektrische fietsen.',
    },
    {
      title: 'Beugelslot Boog',
      price: 44.95,
      categories: ['Sloten'],
      attributes: { Keurmerk: ['ART 2'], Beugel: ['13 mm'], Binnenmaat: ['23 x 11 cm'], Gewicht: ['1,1 kg'] },
      description: 'Een stevige beugel met een houder voor aan het frame. Minder geschikt voor dikke palen.',
    },
    {
      title: 'Vouwslot Zigzag',
      price: 74.95,
      categories: ['Sloten'],
      attributes: { Keurmerk: ['ART 2'], Lengte: ['85 cm'], Gewicht: ['1,4 kg'] },
      description: 'Vouwt op tot een pakketje dat in de houder op je frame verdwijnt. Gaat ook om een lantaarnpaal.',
    },
    {
      title: 'Ringslot Wacht',
      price: 32.95,
      categories: ['Sloten'],
      attributes: { Keurmerk: ['ART 2'], Ruimte: ['Banden tot 62 mm'] },
      description: 'Schroef je vast aan de achtervork. Er past een insteekketting in.',
    },
    {
      title: 'Insteekketting Lus',
      price: 29.95,
      categories: ['Sloten'],
      attributes: { Lengte: ['100 cm'], Schakels: ['6 mm'] },
      description: 'Steek je in het Ringslot Wacht om de fiets ergens aan vast te maken. Met een tasje voor onder het zadel.',
    },
    {
      title: 'Kabelslot Sliert',
      price: 12.95,
      categories: ['Sloten'],
      attributes: { Lengte: ['120 cm'], Sluiting: ['Cijfercode'], Keurmerk: ['Geen'] },
      variants: each('Kleur', ['Zwart', 'Rood']),
      description: 'Licht en zonder sleutel. Alleen als extraatje, bijvoorbeeld voor je helm of een krat.',
    },
    {
      title: 'Regenhoes Bui',
      price: 9.95,
      categories: ['Accessoires'],
      attributes: { Kleur: ['Neongeel'], Voor: ['Rugzakken van 15 tot 30 liter'] },
      description: 'Felgeel, zodat auto’s je ook in een bui zien. Opgevouwen zo groot als een sinaasappel.',
    },
    {
      title: 'Snelbinder Strak',
      price: 8.95,
      categories: ['Accessoires'],
      attributes: { Lengte: ['55 cm'], Materiaal: ['Rubber en staal'] },
      description: 'Drie banden voor een jas of een doos. Past op gewone bagagedragers.',
    },
  ],
};
