/** A shop of the twenty-third fresh set: helmets and clothing for motorcyclists. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

export const gashendel: Shop = {
  key: 'gashendel',
  language: 'nl',
  currency: 'EUR',
  url: 'https://gashendel.example',
  quiz: { question: 'Waar rijd je op?', answers: ['Motor', 'Iets anders'] },
  profile: {
    ...silent,
    companyName: 'De Gashendel',
    whatServicesDoYouOfferToClients:
      'Helmen, motorkleding, handschoenen en laarzen voor motorrijders, in de winkel in Zwolle en online. We stellen je helm gratis af en bouwen communicatiesystemen in.',
    moreInformationAboutYourProducts:
      'Alle helmen voldoen aan ECE 22.06. In onze jassen en broeken zitten standaard protectoren op schouders, ellebogen, heupen en knieën; een rugprotector koop je los.',
    howCanCustomersReachYouOrYourTeam: 'Bel 038 555 01 62, app naar 06 5550 0162 of mail naar hallo@gashendel.example.',
    whatAreFAQs: `Hoe weet ik of mijn helm goed zit?
Hij mag bij het schudden niet meebewegen en je wangen moeten licht ingedrukt worden. Knelt hij op je voorhoofd, neem dan een andere vorm.

Bouwen jullie een headset in?
Ja, voor € 25,-. Koop je helm en headset samen bij ons, dan doen we het gratis.

Wanneer moet een helm vervangen worden?
Na vijf jaar gebruik, en altijd na een val.`,
  },
  pages: [
    page(
      'https://gashendel.example/verzending',
      'Verzenden',
      'delivery',
      `Nederland: € 5,50 met PostNL, vanaf € 100,- gratis. Voor 21.00 uur besteld, morgen in huis (ma t/m vr).
Waddeneilanden: € 9,95, ook bij grote bestellingen. Reken op twee dagen extra.
België: € 7,50, gratis vanaf € 150,-.
Duitsland: € 11,00.

Naar andere landen sturen we niet. Spuitbussen en accu's mogen niet mee naar de Waddeneilanden.

Afhalen in Zwolle kan altijd gratis; je krijgt een bericht zodra je pakket klaarligt.`,
    ),
    page(
      'https://gashendel.example/retour',
      'Ruilen en retour',
      'returns',
      `Je hebt 30 dagen bedenktijd. Passen mag natuurlijk, rijden niet: een helm waarmee gereden is nemen we niet terug.

Ruilen voor een andere maat is gratis. Wil je je geld terug, dan kost het retourlabel € 6,50. In de winkel inleveren kost niets.

Het geld staat binnen 7 dagen na ontvangst op je rekening. Op maat gemaakte leren pakken kunnen niet retour.`,
    ),
    page(
      'https://gashendel.example/garantie',
      'Garantie',
      'questions',
      `Op helmen krijg je 5 jaar garantie, op kleding en handschoenen 2 jaar en op headsets 3 jaar. Schade door een val valt er niet onder.

Heb je iets met een kapotte rits of drukknoop? Stuur het op, wij repareren het ook buiten de garantie, meestal voor € 20,- tot € 35,-.`,
    ),
    page(
      'https://gashendel.example/maten',
      'Maattabel',
      'sizes',
      `Helmen: meet de omtrek boven je wenkbrauwen. XS 53–54 cm, S 55–56 cm, M 57–58 cm, L 59–60 cm, XL 61–62 cm.

Jassen van Noorderzon vallen ruim, neem gerust een maat kleiner. Broeken zijn er in kort, normaal en lang: kort is 4 cm korter, lang is 5 cm langer.

Handschoenen meet je rond de knokkels: S 19 cm, M 20,5 cm, L 22 cm, XL 23,5 cm.`,
    ),
    page(
      'https://gashendel.example/onderhoud',
      'Onderhoud',
      'questions',
      `Textiel: protectoren eruit, wassen op 30 graden zonder wasverzachter en daarna impregneren.
Leer: afnemen met een vochtige doek en twee keer per jaar invetten. Nooit in de wasmachine.
Vizier: alleen lauw water en een zachte doek. Ruitenreiniger tast de coating aan.

De binnenvoering van al onze helmen is uitneembaar en mag met de hand gewassen worden.`,
    ),
    page(
      'https://gashendel.example/betalen',
      'Betalen',
      'payment',
      `Betalen kan met iDEAL, Bancontact, creditcard en PayPal. Achteraf betalen via Riverty kan tot € 400,-, je hebt dan 14 dagen. In de winkel kun je ook contant of met een VVV-bon betalen; online werkt de VVV-bon niet.`,
    ),
    page(
      'https://gashendel.example/contact',
      'Contact en openingstijden',
      'contact',
      `De Gashendel, Ceintuurbaan 44, 8024 AA Zwolle

Maandag gesloten. Dinsdag t/m vrijdag 10.00–18.00 uur, donderdag koopavond tot 21.00 uur. Zaterdag 9.00–17.00 uur. Elke eerste zondag van de maand 12.00–17.00 uur.`,
    ),
    page(
      'https://gashendel.example/over-ons',
      'Over ons',
      'questions',
      `Rinske en Job begonnen in 2002 in een garage met een rek tweedehands jassen. Tegenwoordig staan er zes mensen in de winkel, en ze rijden allemaal zelf.`,
    ),
  ],
  products: [
    {
      title: 'Integraalhelm Kaap Hoorn',
      price: 189,
      was: 229,
      categories: ['Helmen', 'Integraalhelmen'],
      attributes: { Gewicht: ['1450 g'], Schaal: ['Glasvezel'], Zonnevizier: ['Ja'], Pinlock: ['Meegeleverd'] },
      variants: each('Kleur', ['Zwart', 'Wit', 'Rood'], ['Wit']),
      description: 'Stil boven de honderd, met een zonnevizier dat je met je handschoen bedient.',
    },
    {
      title: 'Systeemhelm Klapkaap',
      price: 249,
      categories: ['Helmen', 'Systeemhelmen'],
      attributes: { Gewicht: ['1690 g'], Schaal: ['Polycarbonaat'], Zonnevizier: ['Ja'], Pinlock: ['Meegeleverd'] },
      variants: each('Kleur', ['Zwart', 'Grijs']),
      description: 'Het kinstuk klapt omhoog, handig voor brildragers.',
    },
    {
      title: 'Jethelm Zomerdijk',
      price: 99,
      categories: ['Helmen', 'Jethelmen'],
      attributes: { Gewicht: ['1100 g'], Schaal: ['Polycarbonaat'], Zonnevizier: ['Nee'], Pinlock: ['Niet mogelijk'] },
      variants: each('Kleur', ['Zwart', 'Crème', 'Groen']),
      description: 'Open helm met een kort vizier, voor de scooter of een rustige dijk.',
    },
    {
      title: 'Kinderhelm Spatje',
      price: 79.95,
      categories: ['Helmen', 'Kinderen'],
      attributes: { Gewicht: ['1180 g'], Zonnevizier: ['Nee'] },
      variants: each('Kleur', ['Blauw', 'Roze']),
    },
    {
      title: 'Motorjas Noorderzon Textiel',
      price: 219,
      categories: ['Jassen', 'Textiel'],
      attributes: { Waterdicht: ['Ja'], Voering: ['Uitneembare winterjas'], Ventilatie: ['4 ritsen'] },
      variants: each('Kleur', ['Zwart', 'Grijs', 'Zandkleur'], ['Grijs']),
      description: 'Voor alle seizoenen, met een waterdichte laag die er ook uit kan.',
    },
    {
      title: 'Motorjas Noorderzon Mesh',
      price: 139,
      categories: ['Jassen', 'Textiel', 'Zomer'],
      attributes: { Waterdicht: ['Nee'], Voering: ['Dun netje'], Ventilatie: ['Hele voorkant'] },
      variants: each('Kleur', ['Zwart', 'Grijs']),
      description: 'Luchtig open weefsel voor warme dagen.',
    },
    {
      title: 'Leren motorjas Brummer',
      price: 329,
      was: 379,
      categories: ['Jassen', 'Leer'],
      attributes: { Waterdicht: ['Nee'], Leer: ['Rundleer 1,2 mm'] },
      variants: each('Kleur', ['Zwart', 'Bruin']),
    },
    {
      title: 'Dames motorjas Zwaluw',
      price: 199,
      categories: ['Jassen', 'Textiel', 'Dames'],
      attributes: { Waterdicht: ['Ja'], Voering: ['Uitneembaar'] },
      variants: each('Kleur', ['Zwart', 'Donkerblauw', 'Bordeaux']),
    },
    {
      title: 'Motorbroek Noorderzon Textiel',
      price: 149,
      categories: ['Broeken'],
      attributes: { Waterdicht: ['Ja'], Lengtes: ['Kort, normaal, lang'] },
      description: 'Ritst vast aan de jassen van Noorderzon.',
    },
    {
      title: 'Motorjeans Asfalt',
      price: 119.95,
      categories: ['Broeken', 'Jeans'],
      attributes: { Waterdicht: ['Nee'], Versterking: ['Aramide op zitvlak en knieën'] },
      variants: each('Kleur', ['Blauw', 'Zwart']),
      description: 'Ziet eruit als een gewone spijkerbroek.',
    },
    {
      title: 'Regenpak Plensbui',
      price: 44.95,
      categories: ['Regenkleding'],
      attributes: { Waterdicht: ['Ja'], Delen: ['2'], Gewicht: ['640 g'] },
      variants: each('Kleur', ['Zwart', 'Fluogeel']),
      description: 'Tweedelig, met wijde pijpen die over je laarzen gaan.',
    },
    {
      title: 'Handschoenen Winterpoot',
      price: 64.5,
      categories: ['Handschoenen'],
      attributes: { Waterdicht: ['Ja'], Voering: ['Thinsulate'], Seizoen: ['Winter'] },
      variants: each('Maat', ['S', 'M', 'L', 'XL'], ['XL']),
    },
    {
      title: 'Handschoenen Zomerpoot',
      price: 39.95,
      categories: ['Handschoenen'],
      attributes: { Waterdicht: ['Nee'], Materiaal: ['Geitenleer en mesh'], Seizoen: ['Zomer'] },
      variants: each('Maat', ['S', 'M', 'L', 'XL']),
    },
    {
      title: 'Verwarmde handschoenen Gloei',
      price: 149,
      inStock: false,
      categories: ['Handschoenen'],
      attributes: { Waterdicht: ['Ja'], Accu: ['3 tot 5 uur'], Seizoen: ['Winter'] },
    },
    {
      title: 'Motorlaarzen Grindpad',
      price: 159,
      categories: ['Laarzen'],
      attributes: { Waterdicht: ['Ja'], Hoogte: ['32 cm'], Sluiting: ['Rits en klittenband'] },
    },
    {
      title: 'Motorsneakers Stoplicht',
      price: 109,
      categories: ['Laarzen', 'Schoenen'],
      attributes: { Waterdicht: ['Nee'], Sluiting: ['Veters en rits'] },
      variants: each('Kleur', ['Zwart', 'Wit']),
    },
    {
      title: 'Rugprotector niveau 2',
      price: 34.95,
      categories: ['Protectie'],
      attributes: { Niveau: ['2'], Past: ['In al onze jassen'] },
    },
    {
      title: 'Headset Praatpaal Duo',
      price: 229,
      categories: ['Communicatie'],
      attributes: { Bereik: ['800 m'], Accu: ['11 uur'], Inhoud: ['2 sets'] },
      description: 'Twee headsets om met je passagier of maat te praten.',
    },
    {
      title: 'Headset Praatpaal Solo',
      price: 119,
      categories: ['Communicatie'],
      attributes: { Bereik: ['500 m'], Accu: ['9 uur'], Inhoud: ['1 set'] },
    },
    {
      title: 'Kettingspray 400 ml',
      price: 12.95,
      categories: ['Onderhoud'],
      attributes: { Inhoud: ['400 ml'] },
    },
  ],
};
