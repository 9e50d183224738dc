/** Small shops whose visitors ask a second question about what they were shown: written to be tuned on. */
import { emptyProfile, type Shop } from '../../lib/shop.ts';

export const wickmoor: Shop = {
  key: 'wickmoor',
  language: 'en',
  currency: 'GBP',
  url: 'https://wickmoor.example',
  quiz: { question: 'Which room is it for?', answers: ['Living room', 'Somewhere else'] },
  profile: {
    ...emptyProfile,
    companyName: 'Wickmoor',
    howCanCustomersReachYouOrYourTeam: 'hello@wickmoor.example, 01632 960114',
    whatAreFAQs: `Do you wrap gifts?
Yes, for £2 we wrap your order in paper and add a card.

Why does my candle tunnel?
It was put out too early. Let the whole surface melt the first time.

Can I collect my order?
Yes, from our workshop in Totnes, Tuesday to Saturday.

Do you sell to shops?
Yes, write to us for the trade list.`,
  },
  pages: [
    {
      url: 'https://wickmoor.example/delivery',
      title: 'Delivery',
      topic: 'delivery',
      text: 'Delivery\n\nUK £3.95, free from £45. Ireland £8.50. Parcels arrive within 3 working days in the UK and within 6 in Ireland.',
    },
    {
      url: 'https://wickmoor.example/returns',
      title: 'Returns and warranty',
      topic: 'returns',
      text: 'Returns and warranty\n\nYou can send back anything unlit and unopened within 30 days. You pay the return postage. Candle holders have a two-year warranty.',
    },
    {
      url: 'https://wickmoor.example/candle-care',
      title: 'Candle care',
      topic: 'questions',
      text: 'Candle care\n\nNever leave a flame alone. Get wax off a holder with hot water and a soft cloth.',
    },
  ],
  products: [
    {
      title: 'Fernhollow Candle',
      price: 18,
      categories: ['Scented Candles'],
      attributes: { Scent: ['Moss and cedar'], Wax: ['Soy'], Weight: ['220 g'], Diameter: ['7.5 cm'] },
      variants: [
        { options: { Colour: 'Forest green' } },
        { options: { Colour: 'Ivory' } },
        { options: { Colour: 'Plum' }, inStock: false },
      ],
      description:
        'It burns for about 45 hours. Trim the cotton wick before every burn. The tin lid doubles as a snuffer. It sits snugly in the Quayside Holder.',
    },
    {
      title: 'Saltmarsh Candle',
      price: 24,
      was: 30,
      categories: ['Scented Candles'],
      attributes: { Scent: ['Sea salt and sage'], Wax: ['Coconut'], Weight: ['300 g'], Diameter: ['9 cm'] },
      description:
        'Two wicks melt the surface evenly within an hour. The glass can be used as a tumbler afterwards. Our strongest scent, made for large living rooms. Matches are not included.',
    },
    {
      title: 'Beeline Candle',
      price: 12,
      categories: ['Scented Candles'],
      attributes: { Scent: ['Natural honey'], Wax: ['Beeswax'], Weight: ['140 g'], Diameter: ['6 cm'] },
      description:
        'No perfume is added, so it suits people with sensitive noses. Rolled by hand by a family of beekeepers in Devon. Not for draughty places, where it drips. It fits the Anvil Holder.',
    },
    {
      title: 'Orchard Reed Diffuser',
      price: 22,
      categories: ['Reed Diffusers'],
      attributes: { Scent: ['Pear and fig'], Reeds: ['8'], Bottle: ['Amber glass'] },
      variants: [{ options: { Volume: '100 ml' } }, { options: { Volume: '200 ml' }, price: 34 }],
      description:
        'The small bottle lasts three months. Turn the reeds once a week. Made without alcohol. Not for polished wood, because spills leave marks.',
    },
    {
      title: 'Nightingale Reed Diffuser',
      price: 28,
      categories: ['Reed Diffusers'],
      attributes: { Scent: ['Lavender and chamomile'], Capacity: ['150 ml'], Reeds: ['10'], Bottle: ['Ceramic'] },
      variants: [{ options: { Colour: 'White' } }, { options: { Colour: 'Black' } }],
      description:
        'A soft blend for bedrooms. A cork stopper keeps the oil in when you travel. Comes with a spare set of reeds. Not suitable for homes with cats.',
    },
    {
      title: 'Spice Market Reed Diffuser',
      price: 19,
      inStock: false,
      categories: ['Reed Diffusers'],
      attributes: { Scent: ['Clove and orange'], Capacity: ['120 ml'], Reeds: ['6'], Bottle: ['Clear glass'] },
      description: 'A warm smell for hallways and kitchens. The label peels off without leaving glue. Back on the shelf every autumn.',
    },
    {
      title: 'Quayside Holder',
      price: 15,
      categories: ['Candle Holders'],
      attributes: { Material: ['Stoneware'], Diameter: ['11 cm'], Weight: ['340 g'] },
      description:
        'Felt pads underneath protect your table. Takes candles up to 8 cm wide. Glazed by hand in Cornwall. Not for the dishwasher.',
    },
    {
      title: 'Anvil Holder',
      price: 32,
      was: 40,
      categories: ['Candle Holders'],
      attributes: { Material: ['Cast iron'], Height: ['14 cm'], Weight: ['1.2 kg'] },
      description:
        'Holds three candles at once. Made for the garden: it stays out all year without rusting. The handle folds flat. Candles are sold separately.',
    },
    {
      title: 'Tallow Holder',
      price: 9.5,
      categories: ['Candle Holders'],
      attributes: { Material: ['Brass'], Height: ['8 cm'], Weight: ['180 g'] },
      variants: [{ options: { Finish: 'Polished' } }, { options: { Finish: 'Brushed' } }],
      description:
        'For slim dinner candles. A saucer catches the wax. The brass darkens over the years and can be rubbed bright again. Packed in a gift box.',
    },
  ],
};

export const klingau: Shop = {
  key: 'klingau',
  language: 'de',
  currency: 'EUR',
  url: 'https://klingau.example',
  quiz: { question: 'Wie oft kochst du?', answers: ['Jeden Tag', 'Seltener'] },
  profile: {
    ...emptyProfile,
    companyName: 'Klingau',
    howCanCustomersReachYouOrYourTeam: 'hallo@klingau.example, 0212 5550123',
    whatAreFAQs: `Kann ich mein Messer zum Nachschleifen einschicken?
Ja, für 8 € je Messer, es ist nach einer Woche zurück.

Graviert ihr Namen?
Ja, auf die Klinge, für 12 €.

Gibt es einen Laden?
In Solingen, Montag bis Freitag von 10 bis 17 Uhr.

Verkauft ihr Gutscheine?
Ja, ab 20 €, per E-Mail.`,
  },
  pages: [
    {
      url: 'https://klingau.example/versand',
      title: 'Versand',
      topic: 'delivery',
      text: 'Versand\n\nDeutschland 4,90 €, ab 75 € kostenlos. Österreich 9,50 €. Pakete sind nach 2 bis 3 Werktagen da, in Österreich nach 5.',
    },
    {
      url: 'https://klingau.example/rueckgabe',
      title: 'Rückgabe und Garantie',
      topic: 'returns',
      text: 'Rückgabe und Garantie\n\nDu kannst alles Unbenutzte innerhalb von 30 Tagen zurückschicken, das Etikett bezahlen wir. Auf Messer geben wir 10 Jahre Garantie, auf Pfannen 5 Jahre.',
    },
    {
      url: 'https://klingau.example/pflege',
      title: 'Pflege',
      topic: 'questions',
      text: 'Pflege\n\nMesser von Hand abwaschen und gleich abtrocknen. Eisen nach dem Spülen dünn einölen.',
    },
  ],
  products: [
    {
      title: 'Kochmesser Falke',
      price: 79,
      categories: ['Messer'],
      attributes: { Klingenlänge: ['20 cm'], Härte: ['58 HRC'], Gewicht: ['210 g'], Stahl: ['X50CrMoV15'] },
      variants: [{ options: { Griff: 'Walnuss' } }, { options: { Griff: 'Eiche' } }],
      description:
        'Auch Linkshänder kommen damit gut zurecht. Der Griff wird zweimal im Jahr mit Leinöl eingerieben. Ein Klingenschutz aus Filz liegt bei. Nicht für Knochen und Gefrorenes.',
    },
    {
      title: 'Brotmesser Ähre',
      price: 54,
      was: 69,
      categories: ['Messer'],
      attributes: { Klingenlänge: ['24 cm'], Härte: ['56 HRC'], Gewicht: ['180 g'], Griff: ['Buche'] },
      description:
        'Der Wellenschliff bleibt etwa zehn Jahre scharf. Schneidet auch Torten und Ananas. Die Spitze ist abgerundet. Lässt sich nicht auf dem Abziehstein Kiesel schärfen.',
    },
    {
      title: 'Schälmesser Spatz',
      price: 19,
      categories: ['Messer'],
      attributes: { Klingenlänge: ['8 cm'], Härte: ['55 HRC'], Gewicht: ['60 g'], Griff: ['Kunststoff'] },
      variants: [{ options: { Farbe: 'Rot' } }, { options: { Farbe: 'Gelb' } }, { options: { Farbe: 'Grün' }, inStock: false }],
      description:
        'Ein Fingerschutz macht es sicher für Kinder ab acht Jahren. Darf in die Spülmaschine. Für Kartoffeln, Äpfel und Pilze. Eine Hülle ist nicht dabei.',
    },
    {
      title: 'Eisenpfanne Amboss',
      price: 49,
      categories: ['Pfannen'],
      attributes: { Material: ['Schmiedeeisen'], Gewicht: ['2,1 kg'], Randhöhe: ['4 cm'] },
      variants: [{ options: { Durchmesser: '24 cm' } }, { options: { Durchmesser: '28 cm' }, price: 59 }],
      description:
        'Vor dem ersten Braten wird sie eine Stunde lang eingebrannt. Hält auch Lagerfeuer aus. Nicht für Tomaten und andere saure Speisen. Am Stiel ist eine Öse zum Aufhängen.',
    },
    {
      title: 'Keramikpfanne Wolke',
      price: 45,
      was: 55,
      categories: ['Pfannen'],
      attributes: { Material: ['Aluminium mit Keramik'], Durchmesser: ['26 cm'], Gewicht: ['980 g'] },
      variants: [{ options: { Farbe: 'Creme' } }, { options: { Farbe: 'Salbei' } }],
      description:
        'Eier und Pfannkuchen gelingen ganz ohne Fett. Der Griff lässt sich abnehmen, dann darf sie in den Backofen. Metallwender zerkratzen die Beschichtung. Der Deckel ist nicht enthalten.',
    },
    {
      title: 'Grillpfanne Rille',
      price: 65,
      inStock: false,
      categories: ['Pfannen'],
      attributes: { Material: ['Gusseisen'], Durchmesser: ['28 cm'], Gewicht: ['3,4 kg'] },
      description: 'Die Rippen zeichnen Streifen auf das Steak. Zwei Ausgießer lassen das Fett ab. Im Frühling wieder da.',
    },
    {
      title: 'Abziehstein Kiesel',
      price: 38,
      categories: ['Messerschärfer'],
      attributes: { Körnung: ['1000 und 3000'], Maße: ['18 x 6 cm'], Gewicht: ['620 g'] },
      description:
        'Vor dem Schleifen zehn Minuten in Wasser legen. Eine Anleitung mit Bildern liegt bei. Auf das Kochmesser Falke abgestimmt. Nicht für Messer mit Wellenschliff.',
    },
    {
      title: 'Wetzstahl Blitz',
      price: 29,
      categories: ['Messerschärfer'],
      attributes: { Länge: ['25 cm'], Material: ['Chromstahl'], Gewicht: ['260 g'] },
      description:
        'Richtet die Schneide in einer Minute wieder auf. Am Ende sitzt ein Ring für den Haken. Für Köche, die jeden Tag schneiden. Nicht für Keramikmesser.',
    },
    {
      title: 'Durchzugschärfer Rollo',
      price: 16,
      categories: ['Messerschärfer'],
      attributes: { Stufen: ['2'], Material: ['Edelstahl und Kunststoff'], Gewicht: ['150 g'] },
      description:
        'Für Anfänger, die noch nie geschliffen haben. Ein Saugfuß hält ihn auf der Arbeitsplatte. Passt für das Schälmesser Spatz. Die Rollen lassen sich nicht wechseln.',
    },
  ],
};

export const vadrille: Shop = {
  key: 'vadrille',
  language: 'fr',
  currency: 'EUR',
  url: 'https://vadrille.example',
  quiz: { question: 'Comment voyagez-vous ?', answers: ['En avion', 'Autrement'] },
  profile: {
    ...emptyProfile,
    companyName: 'Vadrille',
    howCanCustomersReachYouOrYourTeam: 'bonjour@vadrille.example, 04 65 71 00 12',
    whatAreFAQs: `J’ai oublié le code de ma serrure, que faire ?
Écrivez-nous avec une photo de la valise, nous vous aidons à l’ouvrir.

Réparez-vous les bagages ?
Oui, dans notre atelier de Lyon, comptez une semaine.

Peut-on faire broder des initiales ?
Oui, sur les trousses, pour 6 €.

Avez-vous une boutique ?
Oui, à Lyon, du mardi au samedi.`,
  },
  pages: [
    {
      url: 'https://vadrille.example/livraison',
      title: 'Livraison',
      topic: 'delivery',
      text: 'Livraison\n\nFrance 5,90 €, offerte dès 100 €. Belgique 9,90 €. Les colis arrivent en 2 à 4 jours ouvrés.',
    },
    {
      url: 'https://vadrille.example/retours',
      title: 'Retours et garantie',
      topic: 'returns',
      text: 'Retours et garantie\n\nVous avez 30 jours pour renvoyer un article qui n’a pas voyagé, l’étiquette est à votre charge. Les valises sont garanties 5 ans, les sacs et les trousses 2 ans.',
    },
    {
      url: 'https://vadrille.example/entretien',
      title: 'Entretien',
      topic: 'questions',
      text: 'Entretien\n\nNettoyez les coques avec une éponge humide. Brossez les roulettes après la plage.',
    },
  ],
  products: [
    {
      title: 'Valise Cabine Hirondelle',
      price: 119,
      was: 149,
      categories: ['Valises'],
      attributes: { Matière: ['Polycarbonate'], Poids: ['2,6 kg'], Capacité: ['38 L'], Dimensions: ['55 x 35 x 20 cm'] },
      variants: [
        { options: { Couleur: 'Bleu nuit' } },
        { options: { Couleur: 'Corail' } },
        { options: { Couleur: 'Olive' }, inStock: false },
      ],
      description:
        'Les roulettes se remplacent sans outil. La serrure s’ouvre avec un code à trois chiffres. Une prise USB est cachée sous la poignée. La batterie n’est pas fournie.',
    },
    {
      title: 'Valise Soute Albatros',
      price: 179,
      categories: ['Valises'],
      attributes: { Matière: ['Polypropylène'], Poids: ['4,3 kg'], Capacité: ['95 L'], Dimensions: ['75 x 50 x 30 cm'] },
      description:
        'Contient les affaires de deux personnes pour deux semaines. Deux sangles retiennent les vêtements. La fermeture s’élargit de cinq centimètres. Ne passe pas en cabine.',
    },
    {
      title: 'Valise Enfant Pingouin',
      price: 49,
      categories: ['Valises'],
      attributes: { Matière: ['ABS'], Poids: ['1,8 kg'], Capacité: ['18 L'], Dimensions: ['46 x 30 x 20 cm'] },
      description:
        'Pour les enfants de 3 à 8 ans, qui peuvent s’asseoir dessus. Une planche d’autocollants est dans la boîte. Les coins sont en caoutchouc. Ne supporte pas un adulte.',
    },
    {
      title: 'Sac à Dos Mistral',
      price: 89,
      categories: ['Sacs à dos'],
      attributes: { Matière: ['Nylon recyclé'], Poids: ['1,2 kg'], Usage: ['Randonnée'] },
      variants: [{ options: { Volume: '30 L' } }, { options: { Volume: '45 L' }, price: 109 }],
      description:
        'Le dos aéré sèche en vingt minutes. Une housse de pluie est rangée au fond. Deux boucles tiennent les bâtons de marche. Vendu sans poche à eau.',
    },
    {
      title: 'Sac à Dos Métro',
      price: 69,
      was: 85,
      categories: ['Sacs à dos'],
      attributes: { Matière: ['Coton enduit'], Poids: ['800 g'], Capacité: ['20 L'], Usage: ['Ville'] },
      variants: [{ options: { Couleur: 'Noir' } }, { options: { Couleur: 'Moutarde' } }],
      description:
        'Une poche rembourrée protège un ordinateur de 15 pouces. Une autre, dans le dos, déjoue les pickpockets. Il s’enfile sur la poignée de la Valise Cabine Hirondelle. Ne va pas en machine.',
    },
    {
      title: 'Sac à Dos Moineau',
      price: 55,
      inStock: false,
      categories: ['Sacs à dos'],
      attributes: { Matière: ['Polyester'], Poids: ['650 g'], Capacité: ['14 L'], Usage: ['École'] },
      description:
        'Des bandes réfléchissantes brillent dans les phares. Une étiquette pour le nom est cousue dedans. De retour à la rentrée.',
    },
    {
      title: 'Trousse de Toilette Galet',
      price: 29,
      categories: ['Trousses de toilette'],
      attributes: { Matière: ['Cuir'], Poids: ['320 g'], Dimensions: ['24 x 14 x 10 cm'] },
      description:
        'Cousue à la main au Portugal. La patine vient au bout de six mois. La doublure arrête les fuites de shampoing. Ne la laissez pas dans une douche humide.',
    },
    {
      title: 'Trousse de Toilette Brume',
      price: 18,
      categories: ['Trousses de toilette'],
      attributes: { Matière: ['Polyester recyclé'], Poids: ['110 g'], Dimensions: ['20 x 12 x 8 cm'] },
      variants: [{ options: { Couleur: 'Sable' } }, { options: { Couleur: 'Menthe' } }],
      description:
        'Un crochet sert à la suspendre dans la salle de bains. Livrée avec quatre flacons vides. Passe en machine à 30 degrés. Pas de miroir à l’intérieur.',
    },
    {
      title: 'Trousse Transparente Escale',
      price: 9.5,
      categories: ['Trousses de toilette'],
      attributes: { Matière: ['TPU'], Poids: ['60 g'], Capacité: ['1 L'] },
      description:
        'Acceptée aux contrôles des aéroports, pour les liquides. Tient dans la poche avant du Sac à Dos Métro. Une fermeture à glissière étanche. Ne résiste pas aux objets pointus.',
    },
  ],
};

export const patazul: Shop = {
  key: 'patazul',
  language: 'es',
  currency: 'EUR',
  url: 'https://patazul.example',
  quiz: { question: '¿Qué animal tienes?', answers: ['Perro', 'Otro'] },
  profile: {
    ...emptyProfile,
    companyName: 'Patazul',
    howCanCustomersReachYouOrYourTeam: 'hola@patazul.example, 955 010 204',
    whatAreFAQs: `¿Cómo mido a mi perro para un arnés?
Pasa una cinta por la parte más ancha del pecho y súmale dos dedos.

¿Grabáis el nombre en los comederos?
Sí, por 5 €, tarda tres días más.

¿Tenéis tienda física?
Sí, en Sevilla, de lunes a sábado.

¿Donáis a protectoras?
Sí, un euro de cada pedido.`,
  },
  pages: [
    {
      url: 'https://patazul.example/envios',
      title: 'Envíos',
      topic: 'delivery',
      text: 'Envíos\n\nEspaña 4,50 €, gratis desde 60 €. Portugal 8 €. Llega en 48 horas, a Portugal en 4 días.',
    },
    {
      url: 'https://patazul.example/devoluciones',
      title: 'Devoluciones y garantía',
      topic: 'returns',
      text: 'Devoluciones y garantía\n\nTienes 30 días para devolver lo que no se haya usado; la recogida cuesta 3,90 €. Todo tiene 3 años de garantía, menos los mordiscos.',
    },
    {
      url: 'https://patazul.example/cuidados',
      title: 'Cuidados',
      topic: 'questions',
      text: 'Cuidados\n\nAspira las camas cada semana. Lava los comederos con agua caliente después de cada comida.',
    },
  ],
  products: [
    {
      title: 'Cama Nube',
      price: 42,
      categories: ['Camas'],
      attributes: { Material: ['Felpa'], Medidas: ['70 x 50 cm'], Peso: ['1,4 kg'] },
      variants: [{ options: { Color: 'Gris' } }, { options: { Color: 'Beige' } }, { options: { Color: 'Rosa' }, inStock: false }],
      description:
        'La funda se quita con una cremallera y va a la lavadora. Tarda un día en coger su forma al sacarla de la bolsa. La base lleva puntos de goma que no resbalan. No es para cachorros que muerden.',
    },
    {
      title: 'Cama Ortopédica Roble',
      price: 89,
      was: 110,
      categories: ['Camas'],
      attributes: { Material: ['Espuma viscoelástica'], Medidas: ['100 x 70 cm'], Peso: ['3,8 kg'] },
      description:
        'Alivia las articulaciones de los perros mayores. La espuma aguanta diez años sin hundirse. Incluye una segunda funda. No cabe en el Transportín Colina.',
    },
    {
      title: 'Cama Cueva Tejón',
      price: 35,
      categories: ['Camas'],
      attributes: { Material: ['Fieltro'], Medidas: ['45 x 40 cm'], Peso: ['600 g'] },
      description:
        'Los gatos tímidos se esconden dentro y duermen tranquilos. Se pliega hasta quedar plana. Lleva un cojín redondo. No se puede lavar a máquina.',
    },
    {
      title: 'Transportín Colina',
      price: 54,
      categories: ['Transportines'],
      attributes: { Material: ['Plástico'], Medidas: ['60 x 40 x 40 cm'], Peso: ['2,9 kg'], 'Peso máximo': ['12 kg'] },
      description:
        'La puerta se abre por los dos lados. Se monta en cinco minutos sin herramientas. Trae un bebedero que se engancha a la reja. No está admitido en la cabina del avión.',
    },
    {
      title: 'Transportín Mochila Grillo',
      price: 65,
      was: 79,
      categories: ['Transportines'],
      attributes: { Material: ['Poliéster'], Medidas: ['42 x 30 x 25 cm'], Peso: ['1,3 kg'], 'Peso máximo': ['7 kg'] },
      variants: [{ options: { Color: 'Verde' } }, { options: { Color: 'Negro' } }],
      description:
        'Aceptado en la cabina del avión. Una ventana redonda deja mirar al gato. Lleva un mosquetón para que no se escape. La alfombrilla se vende por separado.',
    },
    {
      title: 'Transportín Plegable Duna',
      price: 39,
      inStock: false,
      categories: ['Transportines'],
      attributes: { Material: ['Lona'], Medidas: ['50 x 35 x 35 cm'], Peso: ['1,1 kg'], 'Peso máximo': ['9 kg'] },
      description: 'Se guarda debajo del asiento cuando no se usa. El suelo es rígido. Vuelve a estar disponible en mayo.',
    },
    {
      title: 'Comedero Antivoracidad Laberinto',
      price: 17,
      categories: ['Comederos'],
      attributes: { Material: ['Silicona'], Capacidad: ['700 ml'], Diámetro: ['21 cm'] },
      variants: [{ options: { Color: 'Azul' } }, { options: { Color: 'Naranja' } }],
      description:
        'Hace que los perros que tragan deprisa coman más despacio. Una comida dura así unos quince minutos. Se pega al suelo con ventosas. No vale para gatos.',
    },
    {
      title: 'Comedero Elevado Cigüeña',
      price: 29,
      categories: ['Comederos'],
      attributes: { Material: ['Bambú y acero'], Peso: ['1,7 kg'] },
      variants: [{ options: { Altura: '20 cm' } }, { options: { Altura: '30 cm' }, price: 36 }],
      description:
        'Cuida el cuello de los perros altos. Los dos cuencos de acero van al lavavajillas. El bambú se limpia con un paño. Los tornillos vienen en la caja.',
    },
    {
      title: 'Comedero Automático Reloj',
      price: 58,
      categories: ['Comederos'],
      attributes: { Material: ['Plástico'], Capacidad: ['3 L'], Potencia: ['5 W'] },
      description:
        'Reparte el pienso a la hora que digas, hasta cuatro veces al día. Graba tu voz para llamar al animal. Las pilas duran seis meses. No sirve para comida húmeda.',
    },
  ],
};

export const ortolina: Shop = {
  key: 'ortolina',
  language: 'it',
  currency: 'EUR',
  url: 'https://ortolina.example',
  quiz: { question: 'Dove coltivi?', answers: ['Sul balcone', 'Altrove'] },
  profile: {
    ...emptyProfile,
    companyName: 'Ortolina',
    howCanCustomersReachYouOrYourTeam: 'ciao@ortolina.example, 0573 550 118',
    whatAreFAQs: `Affilate le cesoie?
Sì, per 7 €, le rimandiamo dopo cinque giorni.

Il vaso è arrivato rotto, che faccio?
Mandateci una foto e ve ne spediamo un altro.

Fate consulenze per il giardino?
No, ma rispondiamo volentieri per e-mail.

Si può venire in negozio?
Sì, a Pistoia, dal lunedì al sabato mattina.`,
  },
  pages: [
    {
      url: 'https://ortolina.example/spedizioni',
      title: 'Spedizioni',
      topic: 'delivery',
      text: 'Spedizioni\n\nItalia 6,90 €, gratis da 70 €. Francia 12 €. Consegna in 2-4 giorni lavorativi, in Francia in 6.',
    },
    {
      url: 'https://ortolina.example/resi',
      title: 'Resi e garanzia',
      topic: 'returns',
      text: 'Resi e garanzia\n\nAvete 21 giorni per rendere un articolo mai usato, il ritiro costa 5 €. Le cesoie hanno 10 anni di garanzia, tutto il resto 2 anni.',
    },
    {
      url: 'https://ortolina.example/manutenzione',
      title: 'Manutenzione',
      topic: 'questions',
      text: 'Manutenzione\n\nPulite le lame con alcol dopo ogni pianta malata. Svuotate gli annaffiatoi prima del gelo.',
    },
  ],
  products: [
    {
      title: 'Annaffiatoio Ruscello',
      price: 34,
      categories: ['Annaffiatoi'],
      attributes: { Materiale: ['Acciaio zincato'], Capacità: ['9 L'], Peso: ['1,5 kg'] },
      variants: [{ options: { Colore: 'Verde' } }, { options: { Colore: 'Crema' } }, { options: { Colore: 'Bordeaux' }, inStock: false }],
      description:
        'La doccetta di ottone si svita per pulirla. Può restare sotto la pioggia senza arrugginire. Un filtro ferma le foglie. Non è adatto ai concimi acidi.',
    },
    {
      title: 'Annaffiatoio Goccia',
      price: 19,
      was: 25,
      categories: ['Annaffiatoi'],
      attributes: { Materiale: ['Plastica riciclata'], Capacità: ['5 L'], Peso: ['450 g'] },
      description:
        'Due manici aiutano i bambini e chi ha poca forza nelle mani. Il beccuccio entra nel foro della Fioriera Rondine. Le tacche all’interno segnano i litri. Si impila con altri uguali.',
    },
    {
      title: 'Annaffiatoio Becco Lungo',
      price: 28,
      categories: ['Annaffiatoi'],
      attributes: { Materiale: ['Rame'], Capacità: ['1 L'], Peso: ['380 g'] },
      description:
        'Arriva anche alle piante appese in casa. Pensato per le orchidee, che vogliono poca acqua. Il rame diventa scuro in un anno. La doccetta non è inclusa.',
    },
    {
      title: 'Cesoia Merlo',
      price: 39,
      categories: ['Cesoie'],
      attributes: { Lama: ['Acciaio al carbonio'], Peso: ['240 g'], 'Diametro di taglio': ['25 mm'] },
      variants: [{ options: { Misura: 'M' } }, { options: { Misura: 'L' }, price: 45 }],
      description:
        'Taglia i rami verdi di viti e rose. Il fodero di cuoio fa parte della confezione. La molla va oliata una volta al mese. Non usatela sul legno secco.',
    },
    {
      title: 'Cesoia per Fiori Cincia',
      price: 22,
      categories: ['Cesoie'],
      attributes: { Lama: ['Acciaio inox'], Peso: ['120 g'], 'Diametro di taglio': ['8 mm'] },
      variants: [{ options: { Colore: 'Rosso' } }, { options: { Colore: 'Azzurro' } }],
      description:
        'Trattiene il gambo dopo il taglio, così il fiore non cade. La usano bene anche i mancini. Sta nel fodero della Cesoia Merlo. Non è fatta per i rami.',
    },
    {
      title: 'Cesoia a Batteria Picchio',
      price: 129,
      inStock: false,
      categories: ['Cesoie'],
      attributes: { Lama: ['Acciaio SK5'], Peso: ['900 g'], 'Diametro di taglio': ['30 mm'], Potenza: ['250 W'] },
      description: 'Con una carica si pota per quattro ore. Una sicura blocca la lama. Torna in vendita a gennaio.',
    },
    {
      title: 'Vaso in Terracotta Chianti',
      price: 26,
      categories: ['Vasi'],
      attributes: { Materiale: ['Terracotta'], Diametro: ['30 cm'], Altezza: ['28 cm'], Peso: ['4,5 kg'] },
      description:
        'Sopporta il gelo fino a 15 gradi sotto zero. Prima di piantare va tenuto in acqua per due ore. Lavorato al tornio da una famiglia toscana. Il sottovaso non è compreso.',
    },
    {
      title: 'Fioriera Rondine',
      price: 32,
      was: 42,
      categories: ['Vasi'],
      attributes: { Materiale: ['Resina'], Dimensioni: ['60 x 20 x 18 cm'], Peso: ['1,6 kg'] },
      variants: [{ options: { Colore: 'Antracite' } }, { options: { Colore: 'Bianco' } }],
      description:
        'L’acqua del serbatoio basta per dieci giorni. Due ganci la tengono alla ringhiera del balcone. Un galleggiante mostra il livello. Non regge gli alberelli.',
    },
    {
      title: 'Vaso in Tessuto Talpa',
      price: 12,
      categories: ['Vasi'],
      attributes: { Materiale: ['Feltro'], Capacità: ['40 L'], Peso: ['250 g'] },
      description:
        'Per i principianti che vogliono provare a coltivare le patate. Da uno sportello si raccoglie senza svuotarlo. Il raccolto è pronto in cento giorni. Da vuoto si piega e sparisce in un cassetto.',
    },
  ],
};
