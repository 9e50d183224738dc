/** A shop of the fifteenth fresh set: liquorice. */
import type { Shop } from '../../../lib/shop.ts';

export const dropkade: Shop = {
  key: 'dropkade',
  language: 'nl',
  currency: 'EUR',
  url: 'https://dropkade.example',
  quiz: { question: 'Zoet of zout?', answers: ['Zoet', 'Anders'] },
  profile: {
    companyName: 'De Dropkade',
    whatServicesDoYouOfferToClients: `Drop in zakjes, dozen en potten. Bedrukte etiketten met je logo of foto doen we vanaf 25 potten, 75 cent per pot erbij, levertijd twee weken na akkoord.

Kaartje erbij? Handgeschreven en gratis, zet de tekst in het opmerkingenveld.`,
    moreInformationAboutYourProducts: `Gelatine: alles waar 'gelatine: nee' bij staat is plantaardig gebonden. In de rest zit rundergelatine, niet halal geslacht. De proeverijdozen stellen we op verzoek zonder gelatine samen, schrijf het bij je bestelling.

Gluten: alleen de Zoete Katjes en de Dropveters bevatten tarwe. De rest niet, maar alles wordt in dezelfde ruimte afgewogen.

Noten en pinda's komen er bij ons niet in, ook niet in de keuken.

De suikervrije soorten zijn gezoet met maltitol. Een half zakje in één keer en je zit de rest van de avond op de wc, u bent gewaarschuwd.`,
    howCanCustomersReachYouOrYourTeam: 'hallo@dropkade.example of app naar 06 5550 1482. Winkel: Spaarne 41, Haarlem, di t/m za 10-17 uur.',
    whatAreFAQs: `Ik heb hoge bloeddruk, mag ik drop?
Een paar dropjes per dag en niet meer, want zoethout jaagt de druk omhoog. Bij twijfel even naar de huisarts. Zwanger? Zelfde verhaal.

Hoe bewaar ik drop?
Donker en droog, in een trommel. In de koelkast wordt hij taai. Toch keihard geworden? Leg er een nacht een snee witbrood bij.

Hoe lang blijft het goed?
Negen maanden na verpakken, de datum staat op de onderkant.

Mag de hond mee-eten?
Nee! Drop is giftig voor honden en katten.

Kan ik komen proeven?
Graag, in de winkel staan altijd twaalf potten open en dat kost niks.`,
    howMuchDiscountCanYouDoMaximum: '0',
  },
  pages: [
    {
      url: 'https://dropkade.example/verzenden',
      title: 'Verzenden',
      topic: 'delivery',
      text: `Verzenden

Tot een kilo past het door de brievenbus, dat is € 3,95. Zwaarder gaat als pakket voor € 5,95. Potten en proeverijdozen zijn altijd een pakket. Vanaf € 35 betaal je binnen Nederland geen verzendkosten.

België € 8,50 en gratis vanaf € 60, onderweg 2 tot 3 werkdagen. Duitsland € 11,50. De rest van de EU € 16. Naar Engeland zijn we gestopt, te veel papierwerk.

Besteld voor 15 uur op een werkdag, dan gaat het dezelfde dag mee en ligt het in Nederland morgen op de mat. Op zondag en maandag rijdt er niks. Wil je een vaste dag, voor een verjaardag bijvoorbeeld? Noem de datum bij opmerkingen.

Boven de 30 graden wachten we met versturen, anders krijg je één grote plak.`,
    },
    {
      url: 'https://dropkade.example/retour',
      title: 'Retour',
      topic: 'returns',
      text: `Retour

Zakjes en potten die nog dicht zijn mogen binnen 14 dagen terug, op jouw kosten. Open is open. Viel de smaak tegen? App ons, dan kijken we samen naar iets anders.

Pot gebroken onderweg? Foto sturen, volgende dag een nieuwe.`,
    },
    {
      url: 'https://dropkade.example/betalen',
      title: 'Betalen',
      topic: 'payment',
      text: 'Betalen\n\niDEAL, Bancontact, creditcard, PayPal. Achteraf betalen doen we niet. Bedrijven kunnen vanaf € 150 op factuur, termijn 14 dagen.',
    },
    {
      url: 'https://dropkade.example/over',
      title: 'Over ons',
      topic: 'questions',
      text: 'Over ons\n\nOpa Wim begon in 1961 met een kar op de Botermarkt. Wij (Marloes en Fleur, zijn kleindochters) hebben zijn koperen ketel nog en koken er elke donderdag de laurierdrop in, komt dat ruiken. De andere soorten laten we maken door drie kleine fabriekjes in Brabant en Friesland.',
    },
  ],
  products: [
    {
      title: 'Dubbel Zout Munten 250 g',
      price: 3.95,
      categories: ['Zout'],
      attributes: { Smaak: ['Zeer zout'], Gelatine: ['Nee'], Gewicht: ['250 g'] },
      description: 'Onze zoutste. Niet voor beginners.',
    },
    {
      title: 'Salmiak Ruitjes 250 g',
      price: 3.95,
      categories: ['Zout'],
      attributes: { Smaak: ['Zout'], Gelatine: ['Ja'], Gewicht: ['250 g'] },
    },
    {
      title: 'Zoete Katjes 250 g',
      price: 3.6,
      categories: ['Zoet'],
      attributes: { Smaak: ['Zoet'], Gelatine: ['Ja'], Gewicht: ['250 g'] },
    },
    { title: 'Honingdrop 250 g', price: 3.8, categories: ['Zoet'], attributes: { Smaak: ['Zoet'], Gelatine: ['Nee'], Gewicht: ['250 g'] } },
    {
      title: 'Laurierdrop Hard 200 g',
      price: 4.25,
      categories: ['Zoet'],
      attributes: { Smaak: ['Zoet'], Gelatine: ['Nee'], Gewicht: ['200 g'] },
    },
    {
      title: 'Muntdrop Zacht 250 g',
      price: 3.7,
      categories: ['Zoet'],
      attributes: { Smaak: ['Zoet'], Gelatine: ['Ja'], Gewicht: ['250 g'] },
    },
    {
      title: 'Suikervrije Drop Mix 200 g',
      price: 4.95,
      categories: ['Suikervrij'],
      attributes: { Smaak: ['Gemengd'], Gelatine: ['Nee'], Gewicht: ['200 g'] },
    },
    {
      title: 'Vegan Dropmix 500 g',
      price: 7.5,
      was: 8.9,
      categories: ['Vegan'],
      attributes: { Smaak: ['Gemengd'], Gelatine: ['Nee'], Gewicht: ['500 g'] },
    },
    {
      title: 'Schoolkrijt 200 g',
      price: 3.4,
      inStock: false,
      categories: ['Zoet'],
      attributes: { Smaak: ['Zoet'], Gelatine: ['Nee'], Gewicht: ['200 g'] },
    },
    {
      title: 'Dropveters 150 g',
      price: 2.95,
      categories: ['Zoet'],
      attributes: { Smaak: ['Zoet'], Gelatine: ['Nee'], Gewicht: ['150 g'] },
    },
    { title: 'Proeverijdoos 12 soorten', price: 24.95, categories: ['Cadeau'], attributes: { Gewicht: ['900 g'] } },
    { title: 'Proeverijdoos 24 soorten', price: 44.95, categories: ['Cadeau'], attributes: { Gewicht: ['1,8 kg'] } },
    { title: 'Brievenbusdoos Zout', price: 13.5, categories: ['Cadeau'], attributes: { Smaak: ['Zout'], Gewicht: ['400 g'] } },
    { title: 'Brievenbusdoos Zoet', price: 13.5, categories: ['Cadeau'], attributes: { Smaak: ['Zoet'], Gewicht: ['400 g'] } },
    {
      title: 'Gevulde Snoeppot 1 kg',
      price: 27.5,
      categories: ['Cadeau'],
      attributes: { Materiaal: ['Glas'], Gewicht: ['1 kg'] },
      variants: [{ options: { Vulling: 'Zoet' } }, { options: { Vulling: 'Zout' }, inStock: false }, { options: { Vulling: 'Gemengd' } }],
    },
    { title: 'Zoethoutstokken 50 g', price: 2.75, categories: ['Overig'], attributes: { Gewicht: ['50 g'] } },
    { title: 'Dropthee 20 zakjes', price: 4.4, categories: ['Overig'] },
    { title: 'Oud-Hollands Blik, leeg', price: 8.95, categories: ['Overig'], attributes: { Inhoud: ['1 kg'] } },
  ],
};
