/** A shop of the seventeenth fresh set: houseplants and pots. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

/** One version for each value of an option, at its own price. */
const priced = (name: string, prices: Readonly<Record<string, number>>, soldOut: readonly string[] = []) =>
  Object.entries(prices).map(([value, price]) => ({ options: { [name]: value }, price, inStock: !soldOut.includes(value) }));

export const vensterblad: Shop = {
  key: 'vensterblad',
  language: 'nl',
  currency: 'EUR',
  url: 'https://vensterblad.example',
  quiz: { question: 'Waar ben je naar op zoek?', answers: ['Een kamerplant', 'Iets anders'] },
  profile: {
    ...silent,
    companyName: 'Vensterblad',
    whatServicesDoYouOfferToClients: 'Kamerplanten, potten en verzorging, rechtstreeks van de kwekers in het Westland.',
    howCanCustomersReachYouOrYourTeam: 'Bel 0174 555 019 of mail naar groen@vensterblad.example.',
    whatAreFAQs: `Kan ik een plant cadeau laten bezorgen?
Ja. Vul bij het afrekenen het adres van de ontvanger in. Een kaartje met je eigen tekst kost € 1,95, een cadeauverpakking € 3,95.

Potten jullie de plant ook op?
Als je pot en plant samen bestelt, potten we hem op voor € 4,50.

Wat als de plant bevroren aankomt?
Vriest het, dan doen we er gratis een warmtepakket bij. Komt hij toch kapot aan, dan krijg je een nieuwe.`,
  },
  pages: [
    page(
      'https://vensterblad.example/bezorgen',
      'Bezorgen',
      'delivery',
      `Nederland: € 5,95, gratis vanaf € 50, morgen in huis als je vóór 20.00 uur bestelt
België: € 8,95, gratis vanaf € 100, 2 tot 3 werkdagen
Waddeneilanden: € 12,50, 2 tot 4 werkdagen

Planten hoger dan 120 cm komen met een eigen bus en kosten € 14,95 bezorgkosten, ook boven de € 50.

We bezorgen van dinsdag tot en met zaterdag. Naar Duitsland en andere landen sturen we niet.

Niet thuis? Dan zet de bezorger het pakket bij de buren.`,
    ),
    page(
      'https://vensterblad.example/retour',
      'Retour en groeigarantie',
      'returns',
      `Een plant mag je binnen 14 dagen terugsturen in de doos waarin hij kwam. De retourzending kost € 6,95.

Groeigarantie: gaat je plant binnen 30 dagen dood terwijl je hem goed verzorgd hebt, dan sturen we gratis een nieuwe. Stuur ons een foto.

Potten kun je ruilen zolang er geen aarde in heeft gezeten.

Je geld staat binnen 5 werkdagen weer op je rekening.`,
    ),
    page(
      'https://vensterblad.example/betalen',
      'Betalen',
      'payment',
      `iDEAL
Bancontact
Creditcard
PayPal
Achteraf betalen met Riverty, binnen 14 dagen
Cadeaubon van Vensterblad of de Nationale Tuinbon`,
    ),
    page(
      'https://vensterblad.example/verzorging',
      'Verzorging van A tot Z',
      'questions',
      `Water geven: steek een vinger in de aarde. Voelt de bovenste laag droog, dan mag er water bij. De meeste planten gaan dood aan te veel water.

Gele bladeren betekenen meestal te veel water, bruine punten te droge lucht.

Verpotten: om de twee jaar, in het voorjaar, in een pot die 2 tot 4 cm breder is.

Plantenvoeding: van maart tot en met september elke twee weken, in de winter niet.

Vliegjes in de aarde zijn rouwvliegjes. Laat de aarde goed uitdrogen en hang gele vangplaatjes op.`,
    ),
    page(
      'https://vensterblad.example/potmaten',
      'Welke pot past?',
      'sizes',
      `Plant in kweekpot van 12 cm: sierpot van 14 cm
Plant in kweekpot van 17 cm: sierpot van 19 cm
Plant in kweekpot van 21 cm: sierpot van 24 cm
Plant in kweekpot van 27 cm: sierpot van 30 cm

De potmaat staat bij elke plant. Onze sierpotten hebben geen gat in de bodem.`,
    ),
    page(
      'https://vensterblad.example/contact',
      'Contact en kas',
      'contact',
      `Vensterblad, Zwartendijk 51, 2681 LP Monster

Onze kas is open op
vrijdag 10.00–17.00 uur
zaterdag 9.00–16.00 uur
De andere dagen zijn we gesloten voor bezoek.

De klantenservice is bereikbaar van maandag tot en met vrijdag, 9.00–17.00 uur. Bestellingen afhalen in de kas is gratis.`,
    ),
    page(
      'https://vensterblad.example/over-ons',
      'Over ons',
      'questions',
      `Arie van der Knaap kweekt al veertig jaar planten, zijn dochters Fleur en Iris bedachten de webwinkel. Onze planten groeien zonder bestrijdingsmiddelen, we gebruiken lieveheersbeestjes en sluipwespen. De dozen zijn van gerecycled karton.`,
    ),
  ],
  products: [
    {
      title: 'Monstera Deliciosa',
      price: 19.95,
      categories: ['Kamerplanten', 'Grote planten'],
      attributes: { Licht: ['Halfschaduw'], Water: ['1 keer per week'], 'Giftig voor huisdieren': ['Ja'] },
      variants: [
        { options: { Maat: '50 cm, potmaat 17 cm' }, price: 19.95 },
        { options: { Maat: '80 cm, potmaat 21 cm' }, price: 34.95 },
        { options: { Maat: '110 cm, potmaat 27 cm' }, price: 59.95, inStock: false },
      ],
      description: 'De gatenplant die in elke woonkamer past. Groeit snel.',
    },
    {
      title: 'Vrouwentong Sansevieria',
      price: 14.95,
      categories: ['Kamerplanten', 'Makkelijke planten'],
      attributes: {
        Hoogte: ['45 cm'],
        Potmaat: ['12 cm'],
        Licht: ['Schaduw tot zon'],
        Water: ['1 keer per 3 weken'],
        'Giftig voor huisdieren': ['Ja'],
      },
      description: 'Bijna niet dood te krijgen. Ideaal als je vaak op reis bent of vergeet water te geven.',
    },
    {
      title: 'ZZ-plant Zamioculcas',
      price: 17.95,
      categories: ['Kamerplanten', 'Makkelijke planten'],
      attributes: {
        Hoogte: ['55 cm'],
        Potmaat: ['17 cm'],
        Licht: ['Schaduw'],
        Water: ['1 keer per 2 weken'],
        'Giftig voor huisdieren': ['Ja'],
      },
      description: 'Staat goed in een donkere hoek of op kantoor.',
    },
    {
      title: 'Graslelie Chlorophytum',
      price: 9.95,
      categories: ['Kamerplanten', 'Makkelijke planten', 'Diervriendelijk'],
      attributes: {
        Hoogte: ['25 cm'],
        Potmaat: ['12 cm'],
        Licht: ['Halfschaduw'],
        Water: ['1 keer per week'],
        'Giftig voor huisdieren': ['Nee'],
      },
    },
    {
      title: 'Calathea Orbifolia',
      price: 24.95,
      categories: ['Kamerplanten', 'Diervriendelijk'],
      attributes: {
        Hoogte: ['60 cm'],
        Potmaat: ['21 cm'],
        Licht: ['Halfschaduw'],
        Water: ['2 keer per week'],
        'Giftig voor huisdieren': ['Nee'],
      },
      description: 'Vouwt ’s avonds haar bladeren dicht. Houdt van vochtige lucht, dus fijn in de badkamer.',
    },
    {
      title: 'Kentiapalm Howea',
      price: 89,
      categories: ['Kamerplanten', 'Grote planten', 'Diervriendelijk'],
      attributes: {
        Hoogte: ['150 cm'],
        Potmaat: ['27 cm'],
        Licht: ['Halfschaduw'],
        Water: ['1 keer per week'],
        'Giftig voor huisdieren': ['Nee'],
      },
    },
    {
      title: 'Strelitzia Nicolai',
      price: 69,
      categories: ['Kamerplanten', 'Grote planten'],
      attributes: { Hoogte: ['130 cm'], Potmaat: ['27 cm'], Licht: ['Zon'], Water: ['2 keer per week'], 'Giftig voor huisdieren': ['Ja'] },
      description: 'Paradijsvogelplant voor een plek vlak bij een raam op het zuiden.',
    },
    {
      title: 'Ficus Lyrata',
      price: 39.95,
      was: 49.95,
      categories: ['Kamerplanten', 'Grote planten'],
      attributes: {
        Hoogte: ['90 cm'],
        Potmaat: ['21 cm'],
        Licht: ['Veel licht'],
        Water: ['1 keer per week'],
        'Giftig voor huisdieren': ['Ja'],
      },
    },
    {
      title: 'Pilea Pannenkoekplant',
      price: 11.95,
      categories: ['Kamerplanten', 'Diervriendelijk'],
      attributes: {
        Hoogte: ['20 cm'],
        Potmaat: ['12 cm'],
        Licht: ['Halfschaduw'],
        Water: ['1 keer per week'],
        'Giftig voor huisdieren': ['Nee'],
      },
    },
    {
      title: 'Hangplant Hedera',
      price: 8.95,
      categories: ['Kamerplanten', 'Hangplanten'],
      attributes: {
        Lengte: ['40 cm'],
        Potmaat: ['12 cm'],
        Licht: ['Halfschaduw'],
        Water: ['2 keer per week'],
        'Giftig voor huisdieren': ['Ja'],
      },
    },
    {
      title: 'Vlinderorchidee Phalaenopsis',
      price: 21.95,
      categories: ['Kamerplanten', 'Bloeiende planten', 'Diervriendelijk'],
      attributes: {
        Hoogte: ['65 cm'],
        Potmaat: ['12 cm'],
        Licht: ['Veel licht'],
        Water: ['1 keer per week'],
        'Giftig voor huisdieren': ['Nee'],
      },
      variants: each('Kleur', ['Wit', 'Roze', 'Paars'], ['Paars']),
      description: 'Twee takken, bloeit acht tot twaalf weken.',
    },
    {
      title: 'Anthurium Rood',
      price: 16.95,
      inStock: false,
      categories: ['Kamerplanten', 'Bloeiende planten'],
      attributes: { Hoogte: ['45 cm'], Potmaat: ['12 cm'], 'Giftig voor huisdieren': ['Ja'] },
    },
    {
      title: 'Cactusmix Drie Stuks',
      price: 12.95,
      categories: ['Kamerplanten', 'Cactussen'],
      attributes: { Hoogte: ['15 cm'], Potmaat: ['9 cm'], Licht: ['Zon'], Water: ['1 keer per maand'] },
    },
    {
      title: 'Sierpot Fien',
      price: 9.95,
      categories: ['Potten'],
      attributes: { Materiaal: ['Keramiek'], Kleur: ['Mat wit'] },
      variants: priced('Doorsnede', { '14 cm': 9.95, '19 cm': 15.95, '24 cm': 22.95, '30 cm': 34.95 }),
    },
    {
      title: 'Sierpot Toon',
      price: 12.95,
      categories: ['Potten'],
      attributes: { Materiaal: ['Terracotta'], Kleur: ['Terracotta'] },
      variants: priced('Doorsnede', { '14 cm': 12.95, '19 cm': 18.95, '24 cm': 26.95 }, ['24 cm']),
    },
    {
      title: 'Rieten Mand Zeegras',
      price: 17.95,
      categories: ['Potten', 'Manden'],
      attributes: { Materiaal: ['Zeegras'], Doorsnede: ['24 cm'] },
      description: 'Met een plastic binnenkant, zodat er geen water op de vloer loopt.',
    },
    {
      title: 'Hangpot Macramé',
      price: 19.95,
      categories: ['Potten', 'Hangpotten'],
      attributes: { Materiaal: ['Katoen en keramiek'], Doorsnede: ['14 cm'] },
    },
    {
      title: 'Plantenvoeding Groen',
      price: 7.95,
      categories: ['Verzorging'],
      attributes: { Inhoud: ['500 ml'], Gebruik: ['1 dop op 1 liter water'] },
    },
    {
      title: 'Potgrond voor Kamerplanten',
      price: 6.95,
      categories: ['Verzorging'],
      attributes: { Inhoud: ['10 liter'], Veen: ['Turfvrij'] },
    },
    {
      title: 'Gieter Smalle Tuit',
      price: 14.5,
      categories: ['Verzorging'],
      attributes: { Inhoud: ['1,5 liter'], Materiaal: ['Metaal'] },
      variants: each('Kleur', ['Mosgroen', 'Messing']),
    },
    {
      title: 'Watermeter voor Planten',
      price: 9.5,
      categories: ['Verzorging'],
      description: 'Kleurt blauw als er genoeg water is en wit als je moet gieten. Voor mensen die het altijd vergeten.',
    },
  ],
};
