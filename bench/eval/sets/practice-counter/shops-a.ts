/** Small shops whose visitors ask as over a counter: what suits, which versions, what it costs with delivery, what happens afterwards. Written to be tuned on. */
import { emptyProfile, type Shop } from '../../lib/shop.ts';

export const tidewell: Shop = {
  key: 'tidewell',
  language: 'en',
  currency: 'GBP',
  url: 'https://tidewell.example',
  quiz: { question: 'Where do you paddle?', answers: ['Sea', 'Elsewhere'] },
  profile: {
    ...emptyProfile,
    companyName: 'Tidewell Watersports',
    howCanCustomersReachYouOrYourTeam: 'Ring 01726 555 014 or write to crew@tidewell.example',
    whatAreFAQs: `Can I hire a board first?
Yes, from our hut on Par Sands for £18 an hour, May to September.

My board has a puncture. Can you mend it?
Bring it in dry. A patch costs £25 and takes two days.`,
  },
  pages: [
    {
      url: 'https://tidewell.example/delivery',
      title: 'Delivery',
      topic: 'delivery',
      text: 'Delivery\n\nSmall parcels to mainland UK: £4.50, 2 to 3 working days, free on orders over £80.\n\nPaddleboards come by pallet carrier for £15, whatever the order is worth. The carrier rings you the day before.\n\nIsle of Man and Channel Islands: £12. We do not ship abroad.',
    },
    {
      url: 'https://tidewell.example/returns',
      title: 'Returns',
      topic: 'returns',
      text: 'Returns\n\nSend it back within 30 days, dry and unused, for a refund. Return postage is yours to pay.\n\nExchanging a wetsuit for another size is free once.\n\nSeams are guaranteed for two years.',
    },
    {
      url: 'https://tidewell.example/sizes',
      title: 'Wetsuit sizes',
      topic: 'sizes',
      text: 'Wetsuit sizes\n\nSize | Height | Chest\nS | 168–174 cm | 92–97 cm\nM | 174–180 cm | 97–102 cm\nL | 180–186 cm | 102–107 cm\nXL | 186–192 cm | 107–112 cm\n\nBetween two sizes take the smaller one, because neoprene gives in water.',
    },
  ],
  products: [
    {
      title: 'Cormorant 10.6 Paddleboard',
      price: 329,
      categories: ['Paddleboards'],
      attributes: { Length: ['320 cm'], Weight: ['8.9 kg'], 'Maximum load': ['120 kg'], Colour: ['Teal'] },
      description:
        'Inflatable all-rounder for beginners. Comes with a pump, a paddle, a leash and a rucksack. Pumped up by hand in about eight minutes.',
    },
    {
      title: 'Gannet 12.6 Touring Board',
      price: 459,
      categories: ['Paddleboards'],
      attributes: { Length: ['381 cm'], Weight: ['11.2 kg'], 'Maximum load': ['150 kg'], Colour: ['Grey'] },
      description: 'Long and fast for whole days out. Leash and pump are included, the paddle is not.',
    },
    {
      title: 'Carbon Paddle Three-Piece',
      price: 89,
      categories: ['Paddles'],
      attributes: { Weight: ['680 g'], Length: ['170–210 cm'] },
      description: 'Comes apart into three pieces and floats.',
    },
    {
      title: 'Selkie Full Wetsuit 4/3',
      price: 139,
      categories: ['Wetsuits'],
      attributes: { Thickness: ['4/3 mm'], Zip: ['Back'], 'For whom': ['Women'] },
      variants: [{ options: { Size: 'S' } }, { options: { Size: 'M' }, inStock: false }, { options: { Size: 'L' } }],
      description: 'Warm enough for British water from April to November. Rinse in fresh water and dry inside out, away from the sun.',
    },
    {
      title: 'Shorty Wetsuit Puffin',
      price: 69,
      was: 85,
      categories: ['Wetsuits'],
      attributes: { Thickness: ['2 mm'], Zip: ['Front'], 'For whom': ['Women'] },
      variants: [{ options: { Size: 'S' } }, { options: { Size: 'M' } }, { options: { Size: 'L' } }],
      description: 'Short arms and legs, for summer.',
    },
    {
      title: 'Neoprene Boots Limpet',
      price: 29,
      categories: ['Boots and Gloves'],
      attributes: { Thickness: ['3 mm'] },
      variants: [{ options: { Size: '38' } }, { options: { Size: '40' } }, { options: { Size: '42' } }],
      description: 'Grippy soles for slipways and rocks.',
    },
    {
      title: 'Dry Bag 20 L',
      price: 18,
      categories: ['Bags'],
      attributes: { Colour: ['Orange', 'Black'], Volume: ['20 l'] },
      variants: [{ options: { Colour: 'Orange' } }, { options: { Colour: 'Black' } }],
      description: 'Roll it down three times and it keeps water out, even under.',
    },
  ],
};

export const rillenwerk: Shop = {
  key: 'rillenwerk',
  language: 'de',
  currency: 'EUR',
  url: 'https://rillenwerk.example',
  quiz: { question: 'Hörst du schon Platten?', answers: ['Ja', 'Noch nicht'] },
  profile: {
    ...emptyProfile,
    companyName: 'Rillenwerk',
    howCanCustomersReachYouOrYourTeam: 'Telefon 0341 555 0188 oder hallo@rillenwerk.example',
    whatAreFAQs: `Wascht ihr meine alten Platten?
Ja, 2 € je Platte, ab zwanzig Stück 1,50 €. Sie sind nach drei Tagen fertig.

Wie oft muss man die Nadel wechseln?
Nach etwa 500 Stunden, sonst leiden die Platten.`,
  },
  pages: [
    {
      url: 'https://rillenwerk.example/versand',
      title: 'Versand',
      topic: 'delivery',
      text: 'Versand\n\nDeutschland: 4,90 €, ab 100 € kostenlos, zwei bis drei Werktage.\nÖsterreich: 9,50 €, vier bis sechs Werktage.\nSchweiz: 17 €, Zoll zahlt der Empfänger.\n\nPlattenspieler sind immer versichert und werden nur gegen Unterschrift übergeben.',
    },
    {
      url: 'https://rillenwerk.example/rueckgabe',
      title: 'Rückgabe und Garantie',
      topic: 'returns',
      text: 'Rückgabe und Garantie\n\nDu hast 30 Tage Zeit. Das Rücksendeetikett legen wir bei, es kostet dich nichts.\n\nGeöffnete Platten nehmen wir nur zurück, wenn sie einen Pressfehler haben.\n\nAuf Plattenspieler geben wir drei Jahre Garantie, auf Nadeln keine.',
    },
  ],
  products: [
    {
      title: 'Plattenspieler Kantor',
      price: 199,
      categories: ['Plattenspieler'],
      attributes: { Antrieb: ['Riemen'], Bluetooth: ['Ja'], Gewicht: ['4,2 kg'], Drehzahlen: ['33 / 45'] },
      variants: [{ options: { Farbe: 'Schwarz' } }, { options: { Farbe: 'Nussbaum' }, price: 219 }],
      description: 'Für den Anfang: Vorverstärker eingebaut, Nadel schon montiert. Lautsprecher sind nicht dabei.',
    },
    {
      title: 'Plattenspieler Virtuose',
      price: 549,
      categories: ['Plattenspieler'],
      attributes: { Antrieb: ['Direkt'], Bluetooth: ['Nein'], Gewicht: ['9,8 kg'], Drehzahlen: ['33 / 45 / 78'] },
      description: 'Spielt auch Schellack. Braucht einen Vorverstärker.',
    },
    {
      title: 'Vorverstärker Phono Mini',
      price: 59,
      categories: ['Verstärker'],
      attributes: { Maße: ['11 x 8 x 4 cm'] },
      description: 'Zwischen Plattenspieler und Anlage. Netzteil liegt bei.',
    },
    {
      title: 'Ersatznadel Saphir',
      price: 24,
      categories: ['Nadeln'],
      attributes: { 'Passt für': ['Kantor'] },
      description: 'Aufstecken ohne Werkzeug.',
    },
    {
      title: 'Ersatznadel Diamant',
      price: 49,
      inStock: false,
      categories: ['Nadeln'],
      attributes: { 'Passt für': ['Virtuose'] },
      description: 'Elliptischer Schliff.',
    },
    {
      title: 'Carbonbürste',
      price: 14,
      categories: ['Pflege'],
      attributes: { Material: ['Kohlefaser'] },
      description: 'Nimmt Staub vor jedem Hören ab, ohne Flüssigkeit.',
    },
    {
      title: 'Plattenregal Wabe',
      price: 89,
      categories: ['Möbel'],
      attributes: { Material: ['Birke'], Maße: ['40 x 36 x 38 cm'] },
      description: 'Fasst etwa 110 Platten. Wird mit vier Schrauben zusammengebaut, das Werkzeug ist dabei.',
    },
  ],
};

export const mielune: Shop = {
  key: 'mielune',
  language: 'fr',
  currency: 'EUR',
  url: 'https://mielune.example',
  quiz: { question: 'Que cuisinez-vous ?', answers: ['Du pain', 'Autre chose'] },
  profile: {
    ...emptyProfile,
    companyName: 'Mie & Lune',
    howCanCustomersReachYouOrYourTeam: 'Par e-mail : bonjour@mielune.example',
    whatAreFAQs: `Donnez-vous des cours ?
Oui, un samedi par mois à Tours : trois heures, 55 € par personne, tablier compris.

Le levain arrive-t-il vivant ?
Oui, nourrissez-le dans les deux jours.`,
  },
  pages: [
    {
      url: 'https://mielune.example/livraison',
      title: 'Livraison',
      topic: 'delivery',
      text: 'Livraison\n\nFrance : 5,20 € en point relais, 7,40 € à domicile, offerte en point relais dès 60 €. Comptez deux à trois jours.\n\nBelgique : 9,80 €.\n\nLes commandes passées avant 11 h partent le jour même.',
    },
    {
      url: 'https://mielune.example/retours',
      title: 'Retours',
      topic: 'returns',
      text: 'Retours\n\nVous avez 21 jours pour changer d’avis, sauf pour la farine et le levain.\n\nUn objet cassé à l’arrivée ? Envoyez une photo sous trois jours, nous le remplaçons.',
    },
  ],
  products: [
    {
      title: 'Cocotte à pain Margot',
      price: 98,
      categories: ['Cocottes'],
      attributes: { Matière: ['fonte émaillée'], Contenance: ['4,7 l'], Poids: ['5,4 kg'] },
      variants: [{ options: { Couleur: 'noir' } }, { options: { Couleur: 'crème' }, inStock: false }],
      description: 'Supporte 260 °C, couvercle compris. Pour des miches jusqu’à un kilo de farine.',
    },
    {
      title: 'Moule à cake antiadhésif',
      price: 19,
      categories: ['Moules'],
      attributes: { Matière: ['acier'], Longueur: ['26 cm'], 'Lave-vaisselle': ['Non'] },
      description: 'Se démoule sans beurre.',
    },
    {
      title: 'Moule à cake en verre',
      price: 15,
      categories: ['Moules'],
      attributes: { Matière: ['verre'], Longueur: ['28 cm'], 'Lave-vaisselle': ['Oui'] },
      description: 'On voit la croûte dorer.',
    },
    {
      title: 'Banneton rond',
      price: 17.5,
      categories: ['Bannetons'],
      attributes: { Matière: ['rotin'] },
      variants: [
        { options: { Taille: '500 g' }, price: 17.5 },
        { options: { Taille: '1 kg' }, price: 22 },
      ],
      description: 'Le prix comprend une toile de lin lavable. La taille est le poids de pâte.',
    },
    {
      title: 'Balance Plume',
      price: 34,
      categories: ['Balances'],
      attributes: { Précision: ['1 g'], 'Charge maximale': ['5 kg'], Piles: ['2 x AAA, comprises'] },
      description: 'Ultra plate, se range dans un tiroir.',
    },
    {
      title: 'Farine de seigle T130',
      price: 4.2,
      categories: ['Farines'],
      attributes: { Poids: ['1 kg'], Bio: ['Oui'], Origine: ['Touraine'] },
      description: 'Moulue sur meule de pierre. Contient du gluten.',
    },
    {
      title: 'Levain déshydraté',
      price: 6.9,
      categories: ['Levains'],
      attributes: { Poids: ['30 g'] },
      description: 'Pour trois pains.',
    },
  ],
};

export const brisacasa: Shop = {
  key: 'brisacasa',
  language: 'es',
  currency: 'EUR',
  url: 'https://brisacasa.example',
  quiz: { question: '¿Qué te molesta?', answers: ['El calor', 'Otra cosa'] },
  profile: {
    ...emptyProfile,
    companyName: 'Brisacasa',
    howCanCustomersReachYouOrYourTeam: 'Llama al 965 555 019 o escribe a hola@brisacasa.example',
    whatAreFAQs: `¿Instaláis los ventiladores de techo?
Sí, en la provincia de Alicante, por 60 €.

¿Os lleváis el aparato viejo?
Sí, gratis, si lo dices al hacer el pedido.`,
  },
  pages: [
    {
      url: 'https://brisacasa.example/envios',
      title: 'Envíos',
      topic: 'delivery',
      text: 'Envíos\n\nPenínsula: 5,90 €, de 1 a 3 días laborables, gratis a partir de 90 €.\nBaleares: 11 €, de 4 a 6 días.\nCanarias: no enviamos.\n\nLos aparatos de más de 20 kg los lleva un transportista que llama antes.',
    },
    {
      url: 'https://brisacasa.example/devoluciones',
      title: 'Devoluciones y garantía',
      topic: 'returns',
      text: 'Devoluciones y garantía\n\nTienes 30 días. Recogemos el paquete en tu casa por 6 €.\n\nTodos los aparatos tienen tres años de garantía. Guarda la factura.',
    },
  ],
  products: [
    {
      title: 'Ventilador de techo Levante',
      price: 129,
      categories: ['Ventiladores'],
      attributes: { Diámetro: ['132 cm'], Ruido: ['38 dB'], Velocidades: ['6'], Luz: ['Sí'] },
      variants: [{ options: { Color: 'Blanco' } }, { options: { Color: 'Madera' }, price: 145 }],
      description: 'Con mando a distancia. Gira también al revés para el invierno.',
    },
    {
      title: 'Ventilador de pie Poniente',
      price: 49,
      categories: ['Ventiladores'],
      attributes: { Altura: ['120 cm'], Ruido: ['52 dB'], Velocidades: ['3'] },
      description: 'Con temporizador de 8 horas.',
    },
    {
      title: 'Ventilador de mesa Brisita',
      price: 27,
      categories: ['Ventiladores'],
      attributes: { Altura: ['32 cm'], Ruido: ['35 dB'], Velocidades: ['3'] },
      description: 'Funciona por USB.',
    },
    {
      title: 'Deshumidificador Duna 12',
      price: 169,
      categories: ['Deshumidificadores'],
      attributes: { 'Litros al día': ['12 l'], Depósito: ['2 l'], Superficie: ['20 m²'], Ruido: ['41 dB'] },
      description: 'Se apaga solo cuando el depósito está lleno. Se le puede poner una manguera.',
    },
    {
      title: 'Deshumidificador Duna 20',
      price: 229,
      categories: ['Deshumidificadores'],
      attributes: { 'Litros al día': ['20 l'], Depósito: ['4,5 l'], Superficie: ['40 m²'], Ruido: ['46 dB'] },
      description: 'Seca también la ropa.',
    },
    {
      title: 'Radiador de aceite Brasa',
      price: 79,
      inStock: false,
      categories: ['Calefacción'],
      attributes: { Potencia: ['2000 W'], Superficie: ['18 m²'] },
      description: 'Con ruedas.',
    },
  ],
};

export const zainolo: Shop = {
  key: 'zainolo',
  language: 'it',
  currency: 'EUR',
  url: 'https://zainolo.example',
  quiz: { question: 'Che scuola fa?', answers: ['Primaria', 'Un’altra'] },
  profile: {
    ...emptyProfile,
    companyName: 'Zainolo',
    howCanCustomersReachYouOrYourTeam: 'Scrivete a ciao@zainolo.example o chiamate lo 0522 555 017',
    whatAreFAQs: `Scrivete il nome sullo zaino?
Sì, lo ricamiamo per 7 €; ci vogliono tre giorni in più.

Come si lava uno zaino?
A mano con acqua fredda e sapone neutro, mai in lavatrice.`,
  },
  pages: [
    {
      url: 'https://zainolo.example/spedizioni',
      title: 'Spedizioni',
      topic: 'delivery',
      text: 'Spedizioni\n\nItalia: 4,90 €, 2–3 giorni lavorativi, gratis da 59 €.\nSan Marino: 8 €.\nSvizzera: 15 €.\n\nSi può ritirare in negozio a Reggio Emilia senza spese.',
    },
    {
      url: 'https://zainolo.example/resi',
      title: 'Resi',
      topic: 'returns',
      text: 'Resi\n\nAvete 20 giorni. Il reso costa 4 €, il cambio è gratuito.\n\nGli articoli ricamati non si possono rendere.\n\nCerniere e spallacci sono garantiti quattro anni.',
    },
  ],
  products: [
    {
      title: 'Zaino Riccio',
      price: 49,
      categories: ['Zaini'],
      attributes: { Capienza: ['18 l'], Peso: ['750 g'], Età: ['6–8 anni'] },
      variants: [{ options: { Colore: 'Verde' } }, { options: { Colore: 'Rosso' } }, { options: { Colore: 'Blu' }, inStock: false }],
      description: 'Schienale imbottito e strisce riflettenti. Ci sta un quaderno A4.',
    },
    {
      title: 'Zaino Tasso con ruote',
      price: 79,
      categories: ['Zaini'],
      attributes: { Capienza: ['28 l'], Peso: ['2,1 kg'], Età: ['8–11 anni'] },
      description: 'Il carrello si stacca con due bottoni.',
    },
    {
      title: 'Zaino Lince',
      price: 65,
      was: 78,
      categories: ['Zaini'],
      attributes: { Capienza: ['30 l'], Peso: ['980 g'], Età: ['da 11 anni'] },
      description: 'Con tasca per portatile da 15 pollici.',
    },
    {
      title: 'Astuccio Ghiro',
      price: 22,
      categories: ['Astucci'],
      attributes: { Cerniere: ['3'] },
      variants: [{ options: { Colore: 'Verde' } }, { options: { Colore: 'Rosa' } }],
      description: 'Pieno: dodici pastelli, dodici pennarelli, righello, gomma e temperino.',
    },
    {
      title: 'Astuccio vuoto Talpa',
      price: 9.5,
      categories: ['Astucci'],
      attributes: { Cerniere: ['1'] },
      description: 'Morbido, si lava in lavatrice a 30 gradi.',
    },
    {
      title: 'Borraccia Rana',
      price: 14,
      categories: ['Borracce'],
      attributes: { Capacità: ['350 ml'], Materiale: ['acciaio'] },
      description: 'Non perde e va in lavastoviglie senza il tappo.',
    },
    {
      title: 'Grembiule Tordo',
      price: 19,
      categories: ['Grembiuli'],
      attributes: { Materiale: ['cotone'] },
      variants: [{ options: { Taglia: '6 anni' } }, { options: { Taglia: '8 anni' } }],
      description: 'Manica lunga, bottoni a pressione.',
    },
  ],
};
