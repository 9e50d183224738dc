/** A shop of the twentieth fresh set: wallpaper. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

export const behangloods: Shop = {
  key: 'behangloods',
  language: 'nl',
  currency: 'EUR',
  url: 'https://behangloods.example',
  quiz: { question: 'Voor welke kamer?', answers: ['De woonkamer', 'Een andere kamer'] },
  profile: {
    ...silent,
    companyName: 'De Behangloods',
    whatServicesDoYouOfferToClients: 'Behang, lijm en gereedschap voor wie zelf behangt.',
    howCanCustomersReachYouOrYourTeam: 'Bel 038 555 01 83, op werkdagen van 9 tot 17 uur, of mail naar hallo@behangloods.example.',
    whatAreFAQs: `Komen jullie ook behangen?
Nee, wij hebben geen behangers in dienst.

Krijg ik korting als ik veel rollen koop?
Vanaf tien rollen van hetzelfde behang krijg je 5% korting.

Komen alle rollen uit dezelfde partij?
Rollen die je samen bestelt, hebben altijd hetzelfde partijnummer.`,
  },
  pages: [
    page(
      'https://behangloods.example/bezorging',
      'Bezorging',
      'delivery',
      `Nederland: € 4,75, de volgende werkdag als je voor 16 uur bestelt
Waddeneilanden: € 9,95, 2 tot 3 werkdagen
België: € 7,95, 2 tot 4 werkdagen

Binnen Nederland bezorgen we gratis vanaf € 100, behalve op de Waddeneilanden.

Fotobehang wordt voor je gedrukt en komt na 5 tot 7 werkdagen.

Naar Duitsland sturen we niets.`,
    ),
    page(
      'https://behangloods.example/retour',
      'Retour en garantie',
      'returns',
      `Je hebt 30 dagen om ongeopende rollen terug te sturen. Terugsturen kost € 5,95; in de loods inleveren is gratis.

Fotobehang en stalen nemen we niet terug.

Binnen 8 dagen staat het geld weer op je rekening.

Op de kleur geven we 5 jaar garantie, op glasvezelbehang 10 jaar.`,
    ),
    page(
      'https://behangloods.example/betalen',
      'Betalen',
      'payment',
      `Je betaalt met iDEAL, Bancontact, creditcard of achteraf, binnen 14 dagen.

In de loods kun je alleen pinnen, niet contant betalen.`,
    ),
    page(
      'https://behangloods.example/loods',
      'De loods',
      'contact',
      `Spinhuisweg 14, 8011 TX Zwolle

Woensdag tot en met zaterdag: 10 tot 17 uur
Zondag tot en met dinsdag: gesloten

Afhalen is gratis; neem je bestelnummer mee.`,
    ),
    page(
      'https://behangloods.example/hoe-behang-je',
      'Hoe behang je?',
      'questions',
      `Bij vliesbehang smeer je de lijm op de muur. Bij papierbehang smeer je de lijm op de baan, en laat je die vijf minuten weken.

Uit een rol van 10 meter haal je bij een plafond van 2,50 meter drie banen.

Maak de muur eerst vlak en droog, en begin bij het raam.`,
    ),
  ],
  products: [
    {
      title: 'Behang Korenveld',
      price: 32,
      categories: ['Behang'],
      attributes: { Materiaal: ['Vlies'], Rol: ['10 m × 53 cm'], Patroon: ['64 cm'] },
      variants: each('Kleur', ['Oker', 'Groen', 'Blauw'], ['Blauw']),
    },
    {
      title: 'Behang Zeebries',
      price: 38.5,
      was: 45,
      categories: ['Behang'],
      attributes: { Materiaal: ['Vinyl'], Rol: ['10 m × 53 cm'], Afwasbaar: ['Ja'] },
    },
    {
      title: 'Behang Eikenblad',
      price: 29,
      categories: ['Behang'],
      attributes: { Materiaal: ['Papier'], Rol: ['10 m × 53 cm'], Afwasbaar: ['Nee'] },
    },
    {
      title: 'Behang Streepje',
      price: 24.95,
      categories: ['Behang'],
      attributes: { Materiaal: ['Vlies'], Rol: ['10 m × 70 cm'] },
      variants: each('Kleur', ['Grijs', 'Roze']),
    },
    {
      title: 'Fotobehang Duinen',
      price: 149,
      categories: ['Fotobehang'],
      attributes: { Materiaal: ['Vlies'], Formaat: ['300 × 250 cm'], Banen: ['6'] },
    },
    {
      title: 'Kinderbehang Vosjes',
      price: 36,
      was: 42,
      categories: ['Behang', 'Kinderkamer'],
      attributes: { Materiaal: ['Vlies'], Rol: ['10 m × 53 cm'] },
    },
    {
      title: 'Glasvezelbehang Basis',
      price: 27.5,
      categories: ['Behang'],
      attributes: { Rol: ['25 m × 100 cm'], Overschilderbaar: ['Ja'] },
    },
    {
      title: 'Vlieslijm Stevig',
      price: 9.95,
      categories: ['Lijm'],
      attributes: { Inhoud: ['300 g'], 'Genoeg voor': ['5 rollen'] },
    },
    {
      title: 'Papierlijm Zacht',
      price: 7.95,
      categories: ['Lijm'],
      attributes: { Inhoud: ['200 g'], 'Genoeg voor': ['4 rollen'] },
    },
    {
      title: 'Behangset Compleet',
      price: 22.5,
      inStock: false,
      categories: ['Gereedschap'],
      attributes: { Inhoud: ['Borstel, roller en mes'] },
    },
    {
      title: 'Behangafweker Losweek',
      price: 12.9,
      categories: ['Gereedschap'],
      attributes: { Inhoud: ['1 liter'] },
    },
    {
      title: 'Staal op A4',
      price: 2.5,
      categories: ['Stalen'],
      attributes: { Formaat: ['A4'] },
    },
  ],
};
