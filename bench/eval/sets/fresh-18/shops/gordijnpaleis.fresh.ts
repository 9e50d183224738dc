/** A shop of the eighteenth fresh set: ready-made curtains, blinds and rails. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

export const gordijnpaleis: Shop = {
  key: 'gordijnpaleis',
  language: 'nl',
  currency: 'EUR',
  url: 'https://gordijnpaleis.example',
  quiz: { question: 'Voor welke kamer zoekt u iets?', answers: ['De slaapkamer', 'Een andere kamer'] },
  profile: {
    ...silent,
    companyName: 'Gordijnpaleis Zwolle',
    whatServicesDoYouOfferToClients: 'Kant-en-klare gordijnen, rolgordijnen, jaloezieën en roedes, in onze winkel in Zwolle en online.',
    howCanCustomersReachYouOrYourTeam: 'Bel 038 555 01 63 of mail naar hallo@gordijnpaleis.example.',
    whatAreFAQs: `Kan ik eerst een staaltje van de stof krijgen?
Ja, u kunt tot vijf staaltjes gratis aanvragen. Ze liggen binnen drie werkdagen in de bus.

Kunnen jullie mijn gordijn korter maken?
Ja, wij korten gordijnen in voor € 12,50 per stuk. Reken op een week extra levertijd.

Komen jullie ook ophangen?
Binnen 25 km van Zwolle hangt onze monteur alles op voor € 65, ongeacht het aantal ramen.`,
  },
  pages: [
    page(
      'https://gordijnpaleis.example/bezorging',
      'Bezorging',
      'delivery',
      `Nederland: € 4,95, gratis vanaf € 75. Voor 21.00 uur besteld is morgen in huis.
België: € 8,95, 2 tot 3 werkdagen.
Duitsland: € 11,95, 3 tot 5 werkdagen.
Roedes en rails langer dan 2 meter: € 9,50 toeslag.

Wij bezorgen niet op de Waddeneilanden.

Afhalen in Zwolle is gratis.`,
    ),
    page(
      'https://gordijnpaleis.example/retourneren',
      'Retourneren',
      'returns',
      `U heeft 30 dagen bedenktijd. Retourneren via een PostNL-punt kost € 3,95. In de winkel terugbrengen is gratis.

Ingekorte gordijnen kunnen niet worden geruild of geretourneerd.

U heeft uw geld binnen 5 werkdagen terug.`,
    ),
    page(
      'https://gordijnpaleis.example/betalen',
      'Betalen',
      'payment',
      `Betaal met iDEAL, Bancontact, creditcard of achteraf met Riverty. In de winkel kunt u alleen pinnen, contant geld nemen wij niet aan.`,
    ),
    page(
      'https://gordijnpaleis.example/winkel',
      'Winkel en openingstijden',
      'contact',
      `Gordijnpaleis, Diezerstraat 88, 8011 RJ Zwolle

Maandag gesloten
Dinsdag, woensdag en vrijdag 9.30 – 17.30 uur
Donderdag 9.30 – 21.00 uur
Zaterdag 9.30 – 17.00 uur
Elke eerste zondag van de maand 12.00 – 17.00 uur`,
    ),
    page(
      'https://gordijnpaleis.example/meten',
      'Zo meet u uw raam op',
      'sizes',
      `Gordijnen: neem anderhalf tot twee keer de breedte van de roede, dan valt de stof mooi in plooien.
Lengte: meet van de onderkant van de ringen tot 1 cm boven de vloer.
Rolgordijn in het kozijn: meet de breedte op drie plekken en trek van de kleinste maat 1 cm af.
Rolgordijn op de muur: tel aan elke kant 10 cm bij de breedte van het raam op.`,
    ),
    page(
      'https://gordijnpaleis.example/wassen',
      'Wassen en strijken',
      'questions',
      `Verduisterende gordijnen: 30 °C, niet in de droger, strijken op de achterkant.
Linnen en linnenlook: 30 °C, nat ophangen, dan hoeft u niet te strijken.
Velours: alleen stomen bij de stomerij.
Vitrage: 40 °C met een wasnetje.
Rolgordijnen neemt u af met een vochtige doek.`,
    ),
    page(
      'https://gordijnpaleis.example/garantie',
      'Garantie',
      'questions',
      `Op gordijnen krijgt u 2 jaar garantie, op rails en roedes 5 jaar. Verkleuring door de zon valt daar niet onder.`,
    ),
  ],
  products: [
    {
      title: 'Verduisterend gordijn Nacht',
      price: 49.95,
      categories: ['Gordijnen', 'Verduisterend'],
      attributes: { Breedte: ['140 cm'], Lengte: ['260 cm'], Ophanging: ['Ringen'], Materiaal: ['Polyester'], Verduistering: ['100 %'] },
      variants: each('Kleur', ['Antraciet', 'Donkerblauw', 'Zand'], ['Zand']),
      description: 'Prijs per stuk. Houdt al het licht tegen en isoleert tegen de kou.',
    },
    {
      title: 'Verduisterend kindergordijn Sterren',
      price: 44.95,
      categories: ['Gordijnen', 'Verduisterend', 'Kinderkamer'],
      attributes: { Breedte: ['140 cm'], Lengte: ['175 cm'], Ophanging: ['Plooiband'], Verduistering: ['95 %'] },
      variants: each('Kleur', ['Mint', 'Roze', 'Lichtblauw']),
      description: 'Prijs per stuk. Met sterretjes die oplichten in het donker.',
    },
    {
      title: 'Linnenlook gordijn Duin',
      price: 34.95,
      categories: ['Gordijnen', 'Lichtdoorlatend'],
      attributes: { Breedte: ['140 cm'], Lengte: ['270 cm'], Ophanging: ['Ringen'], Materiaal: ['Polyester met linnenlook'] },
      variants: each('Kleur', ['Wit', 'Naturel', 'Grijs']),
      description: 'Prijs per stuk. Laat het licht zacht door, voor de woonkamer.',
    },
    {
      title: 'Velours gordijn Paleis',
      price: 69.95,
      categories: ['Gordijnen'],
      attributes: { Breedte: ['140 cm'], Lengte: ['280 cm'], Ophanging: ['Ringen'], Materiaal: ['Velours'] },
      variants: each('Kleur', ['Bordeaux', 'Flessengroen', 'Oker']),
      description: 'Prijs per stuk. Zwaar, warm en chic.',
    },
    {
      title: 'Linnen gordijn Weide',
      price: 89.95,
      categories: ['Gordijnen', 'Lichtdoorlatend'],
      attributes: { Breedte: ['140 cm'], Lengte: ['270 cm'], Ophanging: ['Haken'], Materiaal: ['100 % linnen'] },
      variants: each('Kleur', ['Ecru', 'Zeegroen']),
      description: 'Prijs per stuk. Geweven in Vlaanderen.',
    },
    {
      title: 'Vitrage Nevel',
      price: 24.95,
      categories: ['Gordijnen', 'Vitrage'],
      attributes: { Breedte: ['300 cm'], Lengte: ['250 cm'], Ophanging: ['Plooiband'] },
      variants: each('Kleur', ['Wit', 'Gebroken wit']),
      description: 'Fijne voile tegen inkijk.',
    },
    {
      title: 'Rolgordijn Schemer',
      price: 22.95,
      categories: ['Raamdecoratie', 'Rolgordijnen'],
      variants: [
        { options: { Breedte: '60 cm' }, price: 22.95 },
        { options: { Breedte: '90 cm' }, price: 27.95 },
        { options: { Breedte: '120 cm' }, price: 34.95 },
        { options: { Breedte: '150 cm' }, price: 41.95, inStock: false },
      ],
      attributes: { Lengte: ['190 cm'], Kleur: ['Wit'] },
      description: 'Lichtdoorlatend rolgordijn, te monteren zonder boren.',
    },
    {
      title: 'Verduisterend rolgordijn Maan',
      price: 29.95,
      categories: ['Raamdecoratie', 'Rolgordijnen', 'Verduisterend'],
      variants: [
        { options: { Breedte: '60 cm' }, price: 29.95 },
        { options: { Breedte: '90 cm' }, price: 36.95 },
        { options: { Breedte: '120 cm' }, price: 44.95 },
      ],
      attributes: { Lengte: ['190 cm'], Kleur: ['Grijs'] },
      description: 'Met ketting en kindveilige beugel. Boren is nodig.',
    },
    {
      title: 'Houten jaloezie Berk',
      price: 59.95,
      categories: ['Raamdecoratie', 'Jaloezieën'],
      attributes: { Lamellen: ['50 mm'], Hoogte: ['180 cm'], Materiaal: ['Berkenhout'] },
      variants: [
        { options: { Breedte: '80 cm' }, price: 59.95 },
        { options: { Breedte: '100 cm' }, price: 69.95 },
      ],
    },
    {
      title: 'Aluminium jaloezie Strak',
      price: 32.95,
      categories: ['Raamdecoratie', 'Jaloezieën'],
      attributes: { Lamellen: ['25 mm'], Breedte: ['100 cm'], Hoogte: ['160 cm'] },
      variants: each('Kleur', ['Wit', 'Zilver']),
      description: 'Kan tegen vocht, dus ook voor badkamer en keuken.',
    },
    {
      title: 'Gordijnroede Smeedijzer',
      price: 39.95,
      categories: ['Roedes en rails'],
      attributes: { Diameter: ['20 mm'], Kleur: ['Zwart'] },
      variants: [
        { options: { Lengte: '120 tot 200 cm' }, price: 39.95 },
        { options: { Lengte: '200 tot 300 cm' }, price: 54.95 },
      ],
      description: 'Uitschuifbaar, met steunen en schroeven.',
    },
    {
      title: 'Houten gordijnroede Eik',
      price: 59,
      inStock: false,
      categories: ['Roedes en rails'],
      attributes: { Diameter: ['28 mm'], Lengte: ['200 cm'] },
    },
    {
      title: 'Gordijnrail Vlak',
      price: 27.5,
      categories: ['Roedes en rails'],
      attributes: { Lengte: ['200 cm'], Montage: ['Plafond'], Kleur: ['Wit'] },
      description: 'Zelf in te korten met een ijzerzaag. Voor gordijnen met haken of plooiband.',
    },
    {
      title: 'Klemroede zonder boren',
      price: 14.95,
      categories: ['Roedes en rails'],
      attributes: { Lengte: ['70 tot 120 cm'], 'Maximaal gewicht': ['3 kg'] },
      description: 'Klemt tussen twee muren. Alleen voor lichte stoffen zoals vitrage.',
    },
    {
      title: 'Gordijnhaken, 50 stuks',
      price: 4.5,
      categories: ['Accessoires'],
    },
    {
      title: 'Embrasse Koord, per paar',
      price: 17.95,
      categories: ['Accessoires'],
      variants: each('Kleur', ['Goud', 'Bordeaux', 'Grijs']),
      description: 'Om uw gordijnen opzij te binden.',
    },
  ],
};
