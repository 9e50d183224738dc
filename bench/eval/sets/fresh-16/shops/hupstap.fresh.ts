/** A shop of the sixteenth fresh set: children's shoes. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

/** Every size from one to another in every colour; what is sold out is written '27 Rood'. */
const shoes = (from: number, to: number, colours: readonly string[], soldOut: readonly string[] = []) =>
  Array.from({ length: to - from + 1 }, (_, at) => String(from + at)).flatMap((size) =>
    colours.map((colour) => ({ options: { Maat: size, Kleur: colour }, inStock: !soldOut.includes(`${size} ${colour}`) })),
  );

export const hupstap: Shop = {
  key: 'hupstap',
  language: 'nl',
  currency: 'EUR',
  url: 'https://hupstap.example',
  quiz: { question: 'Voor wie zoek je schoenen?', answers: ['Voor een peuter', 'Voor een ouder kind'] },
  profile: {
    ...silent,
    companyName: 'Hupstap',
    whatServicesDoYouOfferToClients: 'Kinderschoenen van maat 18 tot en met 36, online en in onze winkel in Utrecht.',
    howCanCustomersReachYouOrYourTeam: 'Bel 030 555 0171 of mail naar hallo@hupstap.example.',
    whatAreFAQs: `Pakken jullie cadeautjes in?
Ja, voor € 1,95 pakken we het in en doen we er een kaartje bij.

Verkopen jullie cadeaubonnen?
Ja, vanaf € 10. Je krijgt de bon per mail en hij is twee jaar geldig.`,
  },
  pages: [
    page(
      'https://hupstap.example/bezorgen',
      'Bezorgen',
      'delivery',
      `Nederland: € 3,95, gratis vanaf € 50. Op werkdagen voor 22.00 uur besteld, de volgende dag in huis.
Afhalen bij een PostNL-punt: € 2,95.
België: € 5,95, 2–3 werkdagen, gratis vanaf € 75.
Duitsland: € 8,95, 3–5 werkdagen.

Naar andere landen sturen we niet.

Je kunt je bestelling ook gratis ophalen in de winkel.`,
    ),
    page(
      'https://hupstap.example/retourneren',
      'Ruilen en retourneren',
      'returns',
      `Je mag alles binnen 30 dagen terugsturen, ook uit de uitverkoop. Pas de schoenen binnen op een schone vloer; met buiten gedragen schoenen kunnen we niets meer.

Ruilen voor een andere maat of kleur is gratis in Nederland en België.

Terugsturen voor je geld is gratis in Nederland en kost € 4,50 vanuit België. Je hebt je geld binnen 5 werkdagen terug.`,
    ),
    page(
      'https://hupstap.example/betalen',
      'Betalen',
      'payment',
      `iDEAL, Bancontact, Visa, Mastercard en PayPal. Achteraf betalen kan met Klarna, binnen 30 dagen.

VVV-bonnen nemen we alleen aan in de winkel.`,
    ),
    page(
      'https://hupstap.example/maattabel',
      'Maattabel',
      'questions',
      `Meet de voet van hiel tot langste teen, staand. De groeiruimte is al meegerekend.

| Voetlengte | Maat |
| 14,3 cm | 24 |
| 15,0 cm | 25 |
| 15,6 cm | 26 |
| 16,3 cm | 27 |
| 17,0 cm | 28 |
| 17,6 cm | 29 |
| 18,3 cm | 30 |
| 19,0 cm | 31 |
| 19,6 cm | 32 |

Kindervoeten groeien snel: meet tot vier jaar elke twee maanden, daarna elke vier maanden.`,
    ),
    page(
      'https://hupstap.example/onderhoud',
      'Onderhoud en advies',
      'questions',
      `Wanneer heeft mijn kind eerste schoentjes nodig?
Als het een week of zes los loopt. Tot die tijd zijn slofjes of blote voeten beter.

Hoe houd ik leren schoenen mooi?
Spray ze voor het eerste gebruik in met impregneerspray en herhaal dat elke maand. Natte schoenen opvullen met krantenpapier en niet bij de verwarming zetten.

Mogen schoenen in de wasmachine?
Alleen de gymschoenen, op 30 graden. Schoenen met lampjes neem je af met een vochtige doek.

Wat doe ik aan stinkende schoenen?
Haal de zooltjes eruit en laat alles een nacht luchten met een lepel baking soda erin.`,
    ),
    page(
      'https://hupstap.example/garantie',
      'Garantie',
      'questions',
      `Op stiksels, lijm en ritsen geven we zes maanden garantie. Dat geldt ook voor de lampjes in onze lichtjesschoenen. Kale neuzen van het fietsen vallen er niet onder.`,
    ),
    page(
      'https://hupstap.example/winkel',
      'Winkel en contact',
      'contact',
      `Hupstap, Voorstraat 44, 3512 AN Utrecht

Maandag 13.00–17.30 uur
Dinsdag t/m zaterdag 10.00–17.30 uur
Zondag gesloten

In de winkel meten we voeten gratis en zonder afspraak.`,
    ),
  ],
  products: [
    {
      title: 'Eerste Stapjes Pip',
      price: 59.95,
      categories: ['Schoenen', 'Babyschoenen'],
      attributes: { Materiaal: ['Leer'], Sluiting: ['Klittenband'] },
      variants: shoes(18, 23, ['Cognac', 'Roze']),
      description: 'Soepele schoentjes met een dunne zool, voor wie net loopt.',
    },
    {
      title: 'Klittenbandsneaker Bo',
      price: 49.95,
      categories: ['Schoenen', 'Sneakers'],
      attributes: { Materiaal: ['Leer en mesh'], Sluiting: ['Klittenband'] },
      variants: shoes(24, 32, ['Blauw', 'Wit', 'Roze'], ['29 Wit']),
    },
    {
      title: 'Hoge Sneaker Mats',
      price: 64.95,
      categories: ['Schoenen', 'Sneakers'],
      attributes: { Materiaal: ['Leer'], Sluiting: ['Veters en rits'] },
      variants: shoes(26, 34, ['Zwart', 'Groen']),
    },
    {
      title: 'Lichtjesschoen Ster',
      price: 44.95,
      categories: ['Schoenen', 'Sneakers'],
      attributes: { Materiaal: ['Kunstleer'], Sluiting: ['Veters'] },
      variants: shoes(24, 32, ['Blauw', 'Zilver']),
      description: 'Bij elke stap knipperen er lampjes in de zool.',
    },
    {
      title: 'Ballerina Lotte',
      price: 39.95,
      categories: ['Schoenen', 'Nette schoenen'],
      attributes: { Materiaal: ['Leer'] },
      variants: shoes(24, 34, ['Zilver', 'Rood']),
    },
    {
      title: 'Nette Schoen Floris',
      price: 54.95,
      categories: ['Schoenen', 'Nette schoenen'],
      attributes: { Materiaal: ['Leer'], Sluiting: ['Veters'] },
      variants: shoes(26, 36, ['Zwart', 'Bruin']),
    },
    {
      title: 'Regenlaars Plons',
      price: 24.95,
      categories: ['Laarzen'],
      attributes: { Materiaal: ['Natuurrubber'], Waterdicht: ['Ja'] },
      variants: shoes(22, 33, ['Geel', 'Blauw', 'Rood'], ['27 Rood', '28 Rood']),
    },
    {
      title: 'Snowboot IJsbeer',
      price: 54.95,
      categories: ['Laarzen'],
      attributes: { Voering: ['Wol'], Waterdicht: ['Ja'], 'Warm tot': ['-20 °C'] },
      variants: shoes(24, 34, ['Grijs', 'Paars']),
    },
    {
      title: 'Winterlaars Noor',
      price: 79.95,
      was: 94.95,
      categories: ['Laarzen'],
      attributes: { Materiaal: ['Leer'], Voering: ['Wol'], Waterdicht: ['Nee'] },
      variants: shoes(24, 34, ['Bruin']),
    },
    {
      title: 'Sandaal Strand',
      price: 34.95,
      categories: ['Zomer'],
      attributes: { Materiaal: ['Leer'], Sluiting: ['Klittenband'] },
      variants: shoes(22, 32, ['Blauw', 'Roze']),
    },
    {
      title: 'Waterschoen Kwal',
      price: 17.95,
      categories: ['Zomer'],
      attributes: { Materiaal: ['Neopreen'] },
      variants: shoes(22, 33, ['Turquoise']),
    },
    {
      title: 'Gymschoen Sporty',
      price: 22.95,
      categories: ['Sport'],
      attributes: { Gebruik: ['Gymzaal'], Zool: ['Wit, geeft niet af'] },
      variants: shoes(26, 36, ['Wit']),
      description: 'Voor de gymles op school.',
    },
    {
      title: 'Voetbalschoen Turf Goal',
      price: 39.95,
      categories: ['Sport'],
      attributes: { Gebruik: ['Kunstgras'], Sluiting: ['Veters'] },
      variants: shoes(28, 36, ['Zwart']),
    },
    {
      title: 'Wandelschoen Bergje',
      price: 69.95,
      inStock: false,
      categories: ['Sport'],
      attributes: { Gebruik: ['Wandelen'], Waterdicht: ['Ja'] },
    },
    {
      title: 'Slofje Beer',
      price: 19.95,
      categories: ['Sloffen'],
      attributes: { Zool: ['Antislip'] },
      variants: shoes(20, 30, ['Bruin', 'Grijs']),
    },
    {
      title: 'Babyslofje Zacht',
      price: 22.5,
      categories: ['Sloffen', 'Babyschoenen'],
      attributes: { Materiaal: ['Ecoleer'] },
      variants: each('Leeftijd', ['0–6 maanden', '6–12 maanden', '12–18 maanden']),
      description: 'Blijft zitten aan trappelende voetjes. Leuk als kraamcadeau.',
    },
    {
      title: 'Kindersokken 3-pak',
      price: 11.95,
      categories: ['Sokken'],
      attributes: { Materiaal: ['Biologisch katoen'] },
      variants: each('Maat', ['23–26', '27–30', '31–34']),
    },
    {
      title: 'Inlegzool Wol',
      price: 8.95,
      categories: ['Accessoires'],
      attributes: { Materiaal: ['Wol'] },
      description: 'Op maat te knippen, van maat 24 tot en met 36.',
    },
    {
      title: 'Voetmeter',
      price: 12.95,
      categories: ['Accessoires'],
      attributes: { Materiaal: ['Hout'] },
      description: 'Meet thuis de voetlengte van je kind, tot en met maat 36.',
    },
    { title: 'Impregneerspray', price: 9.95, categories: ['Accessoires', 'Onderhoud'], attributes: { Inhoud: ['200 ml'] } },
    { title: 'Elastische Veters', price: 5.95, categories: ['Accessoires'], variants: each('Kleur', ['Wit', 'Zwart', 'Neongeel']) },
  ],
};
