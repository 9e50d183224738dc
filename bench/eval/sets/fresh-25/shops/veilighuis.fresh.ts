/** A shop of the twenty-fifth fresh set: smoke alarms, safes, cameras and other safety at home. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

export const veilighuis: Shop = {
  key: 'veilighuis',
  language: 'nl',
  currency: 'EUR',
  url: 'https://veilighuis.example',
  quiz: { question: 'Waar wilt u zich tegen beschermen?', answers: ['Brand en rook', 'Inbraak'] },
  profile: {
    ...silent,
    companyName: 'Veilighuis Hulshof',
    whatServicesDoYouOfferToClients: 'Rookmelders, koolmonoxidemelders, brandblussers, kluizen, camera’s en sloten voor woningen.',
    moreInformationAboutYourProducts:
      'Alle melders dragen het CE-keurmerk en komen met batterij, schroeven en pluggen. Onze camera’s bewaren beelden op een geheugenkaart; een abonnement is nergens voor nodig.',
    howCanCustomersReachYouOrYourTeam: 'Bel 0570 555 231 (werkdagen van 9 tot 17 uur) of mail naar advies@veilighuis.example.',
    whatAreFAQs: `Hangen jullie rookmelders ook op?
In Overijssel en Gelderland komt onze monteur langs voor € 35 plus € 10 per melder.

Is er korting voor een vereniging van eigenaren?
VvE’s betalen vanaf twintig melders 10% minder. Vraag een offerte aan.`,
  },
  pages: [
    page(
      'https://veilighuis.example/bezorging',
      'Bezorgen en ophalen',
      'delivery',
      `Binnen Nederland betaalt u € 4,75 verzendkosten. Bij een bestelling van € 50 of meer zijn die voor onze rekening.

Wat u op werkdagen vóór 21.00 uur bestelt, heeft u de volgende dag in huis.

Kluizen van meer dan 25 kg brengt een koerier met twee man tot in de gewenste kamer. Dat kost € 32,50 en duurt ongeveer een week; gratis bezorging geldt daarvoor niet.

België: € 8,25, twee tot drie dagen. Zware kluizen bezorgen we daar niet.`,
    ),
    page(
      'https://veilighuis.example/retour',
      'Ruilen, retour en garantie',
      'returns',
      `U mag 60 dagen bedenken. Stuurt u een pakket terug, dan betaalt u zelf de € 5,95 voor de verzending; in de winkel inleveren kost niets.

Brandblussers waarvan de zegel verbroken is en kluizen die al vastgeboord zijn, kunnen niet retour.

Het aankoopbedrag ontvangt u binnen een week terug.

Op melders zit tien jaar garantie, op camera’s twee jaar en op kluizen vijf.`,
    ),
    page(
      'https://veilighuis.example/rookmelders-plaatsen',
      'Waar hang ik een melder?',
      'questions',
      `Op elke verdieping hoort minstens één rookmelder, in de gang of op de overloop. Dat is sinds juli 2022 wettelijk verplicht.

Plaats hem tegen het plafond, ten minste 50 cm van de muur. Niet in keuken of badkamer: damp geeft vals alarm. Neem daar een hittemelder.

Een koolmonoxidemelder hangt u op ademhoogte, één tot drie meter van de cv-ketel of kachel.

Test elke maand met de knop en zuig twee keer per jaar het stof eruit. Na tien jaar is elke melder aan vervanging toe.`,
    ),
    page(
      'https://veilighuis.example/inbraakpreventie',
      'Inbrekers buiten houden',
      'questions',
      `Een inbreker geeft het meestal na drie minuten op. Sluit ramen ook als u maar even weg bent en draai deuren altijd op het nachtslot.

Een kluis moet in vloer of muur verankerd worden, anders gaat hij in zijn geheel mee. Kies de verzekerde waarde ruimer dan wat u erin legt.

Filmt uw camera de stoep of de tuin van de buren? Richt hem bij of scherm een deel van het beeld af, want dat mag niet zomaar.

Lamp op een tijdklok en een leeggemaakte brievenbus: zo lijkt u thuis tijdens de vakantie.`,
    ),
    page(
      'https://veilighuis.example/betaalwijzen',
      'Betaalwijzen',
      'payment',
      `iDEAL, Bancontact, creditcard, PayPal of achteraf met Riverty binnen 14 dagen. In de winkel pinnen of contant.

Bedrijven kunnen op rekening kopen na goedkeuring van hun aanvraag.`,
    ),
    page(
      'https://veilighuis.example/winkel',
      'Winkel in Deventer',
      'contact',
      `Veilighuis Hulshof, Zwolseweg 74, 7412 AM Deventer

Dinsdag t/m vrijdag 9.30 – 17.30 uur, zaterdag 10 – 16 uur. Maandag en zondag gesloten.

Sleutels bijmaken kan terwijl u wacht, vanaf € 6 per stuk.

Lege batterijen en oude melders kunt u bij ons kwijt.`,
    ),
  ],
  products: [
    {
      title: 'Rookmelder Wachter 10',
      price: 24.95,
      categories: ['Brandveiligheid', 'Rookmelders'],
      attributes: { Batterij: ['10 jaar, vast ingebouwd'], Geluid: ['85 dB'], Koppelbaar: ['Nee'], Diameter: ['10 cm'] },
      description: 'Ophangen en tien jaar niet meer omkijken.',
    },
    {
      title: 'Rookmelder Wachter Duo, gekoppeld',
      price: 39.95,
      categories: ['Brandveiligheid', 'Rookmelders'],
      attributes: {
        Batterij: ['10 jaar, vast ingebouwd'],
        Geluid: ['85 dB'],
        Koppelbaar: ['Ja, draadloos tot 12 stuks'],
        Diameter: ['11 cm'],
      },
      description: 'Slaat er één alarm op zolder, dan hoort u het ook in de woonkamer.',
    },
    {
      title: 'Rookmelder Mini Stip',
      price: 29.95,
      was: 34.95,
      categories: ['Brandveiligheid', 'Rookmelders'],
      attributes: { Batterij: ['5 jaar, vervangbaar'], Geluid: ['85 dB'], Koppelbaar: ['Nee'], Diameter: ['4,5 cm'] },
      variants: each('Kleur', ['Wit', 'Zwart'], ['Zwart']),
      description: 'Zo klein dat hij nauwelijks opvalt.',
    },
    {
      title: 'Hittemelder Keuken',
      price: 32.5,
      categories: ['Brandveiligheid'],
      attributes: { Batterij: ['10 jaar, vast ingebouwd'], Reageert: ['Vanaf 58 °C'], Geluid: ['85 dB'] },
      description: 'Reageert op warmte in plaats van damp, dus geen loos alarm bij het bakken.',
    },
    {
      title: 'Koolmonoxidemelder Kanarie',
      price: 36.95,
      categories: ['Brandveiligheid'],
      attributes: { Batterij: ['7 jaar'], Scherm: ['Ja, toont de waarde in ppm'], Geluid: ['85 dB'] },
      description: 'Voor bij de cv-ketel, geiser of houtkachel. Ook mee te nemen in de caravan.',
    },
    {
      title: 'Trilkussen met flitslamp',
      price: 119,
      categories: ['Brandveiligheid'],
      attributes: { 'Werkt met': ['Rookmelder Wachter Duo'], Voeding: ['Netstroom met noodbatterij'] },
      description: 'Wekt slechthorenden bij brand met trillingen en licht.',
    },
    {
      title: 'Schuimblusser 6 liter',
      price: 59.5,
      categories: ['Brandveiligheid', 'Blussen'],
      attributes: { Brandklasse: ['A en B'], Gewicht: ['9,6 kg'], Vorstvrij: ['Nee'] },
      description: 'Voor woonkamer en kantoor, laat weinig rommel achter. Met muurbeugel.',
    },
    {
      title: 'Vetblusser 2 liter',
      price: 44.5,
      categories: ['Brandveiligheid', 'Blussen'],
      attributes: { Brandklasse: ['A, B en F'], Gewicht: ['3,4 kg'] },
      description: 'Voor een vlam in de frituurpan.',
    },
    {
      title: 'Blusdeken 120 × 180 cm',
      price: 21.95,
      categories: ['Brandveiligheid', 'Blussen'],
      attributes: { Materiaal: ['Glasvezel'], Formaat: ['120 × 180 cm'] },
      description: 'In een rode tas voor aan de wand.',
    },
    {
      title: 'Vluchtladder',
      price: 54,
      categories: ['Brandveiligheid'],
      attributes: { Draagkracht: ['450 kg'], Materiaal: ['Staal en nylon'] },
      variants: [
        { options: { Lengte: '4,5 m (eerste verdieping)' }, price: 54 },
        { options: { Lengte: '7,5 m (tweede verdieping)' }, price: 79, inStock: false },
      ],
      description: 'Haakt over de vensterbank en rolt zich vanzelf uit.',
    },
    {
      title: 'Kluis Burcht 20',
      price: 89,
      categories: ['Inbraakpreventie', 'Kluizen'],
      attributes: {
        Inhoud: ['20 liter'],
        Gewicht: ['11 kg'],
        Slot: ['Cijfercode'],
        'Verzekerde waarde': ['€ 1.000'],
        Brandwerend: ['Nee'],
      },
      description: 'Past in een kledingkast. Bouten voor muur of vloer zitten erbij.',
    },
    {
      title: 'Kluis Burcht 45 Brandwerend',
      price: 279,
      was: 319,
      categories: ['Inbraakpreventie', 'Kluizen'],
      attributes: {
        Inhoud: ['45 liter'],
        Gewicht: ['48 kg'],
        Slot: ['Cijfercode'],
        'Verzekerde waarde': ['€ 4.000'],
        Brandwerend: ['60 minuten'],
      },
      description: 'Papieren en foto’s blijven een uur lang beschermd tegen vuur.',
    },
    {
      title: 'Sleutelkluisje Buitenpost',
      price: 34.5,
      categories: ['Inbraakpreventie', 'Kluizen'],
      attributes: { Ruimte: ['5 sleutels'], Slot: ['Cijfercode, 4 cijfers'], Weerbestendig: ['Ja'] },
      description: 'Naast de voordeur, zodat de thuiszorg altijd binnen kan.',
    },
    {
      title: 'Deurbelcamera Kijkuit',
      price: 129,
      categories: ['Inbraakpreventie', 'Camera’s'],
      attributes: { Beeld: ['2K'], Voeding: ['Accu, 4 maanden'], Opslag: ['Geheugenkaart, 32 GB inbegrepen'], Wifi: ['2,4 GHz'] },
      description: 'U ziet en spreekt uw bezoek op de telefoon, ook als u weg bent.',
    },
    {
      title: 'Buitencamera Uil',
      price: 99,
      categories: ['Inbraakpreventie', 'Camera’s'],
      attributes: {
        Beeld: ['2K'],
        Voeding: ['Netstroom'],
        Nachtzicht: ['Tot 20 m'],
        Opslag: ['Geheugenkaart, niet inbegrepen'],
        Wifi: ['2,4 GHz'],
      },
      variants: each('Kleur', ['Wit', 'Antraciet']),
    },
    {
      title: 'Nepcamera Schijn',
      price: 14.95,
      categories: ['Inbraakpreventie', 'Camera’s'],
      attributes: { Voeding: ['2 AA-batterijen, niet inbegrepen'] },
      description: 'Knippert rood, maar filmt niets.',
    },
    {
      title: 'Geheugenkaart 64 GB',
      price: 12.95,
      categories: ['Inbraakpreventie', 'Camera’s'],
      attributes: { 'Past in': ['Buitencamera Uil en Deurbelcamera Kijkuit'] },
    },
    {
      title: 'Raamslot Grendel, 2 stuks',
      price: 18.95,
      categories: ['Inbraakpreventie', 'Sloten'],
      attributes: { 'Geschikt voor': ['Draairamen van hout en kunststof'], Keurmerk: ['SKG twee sterren'] },
      variants: each('Kleur', ['Wit', 'Zilver']),
    },
    {
      title: 'Deuralarm Haak',
      price: 16.5,
      categories: ['Inbraakpreventie', 'Sloten'],
      attributes: { Geluid: ['110 dB'], Batterij: ['Inbegrepen'] },
      description: 'Zonder boren: plakstrip op deur en kozijn. Ook handig in een hotelkamer.',
    },
  ],
};
