/** A shop of the twenty-third fresh set: tennis and padel. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

export const smorzata: Shop = {
  key: 'smorzata',
  language: 'it',
  currency: 'EUR',
  url: 'https://smorzata.example',
  quiz: { question: 'A che cosa giochi?', answers: ['Tennis', 'Altro'] },
  profile: {
    ...silent,
    companyName: 'La Smorzata',
    whatServicesDoYouOfferToClients:
      'Racchette, scarpe, palline e borse per il tennis e il padel. Nel nostro laboratorio di Modena incordiamo racchette di ogni marca.',
    moreInformationAboutYourProducts:
      'Le racchette da tennis si vendono senza corde, tranne quelle per bambini. Se compri racchetta e corde insieme, il montaggio è in omaggio.',
    howCanCustomersReachYouOrYourTeam:
      'Chiamaci allo 059 555 0147 o scrivi a ciao@lasmorzata.example. Rispondiamo anche su WhatsApp al 333 555 0147.',
    whatAreFAQs: `Posso provare una racchetta prima di comprarla?
Sì. Ti prestiamo fino a tre racchette di prova per una settimana a 15 €. Se poi ne compri una, i 15 € te li scaliamo dal prezzo.

Quanto costa incordare una racchetta?
La manodopera costa 12 €, le corde sono a parte. È pronta in 24 ore, in giornata con un supplemento di 6 €.

Fate sconti alle società sportive?
Per le società affiliate c'è il 12% di sconto su ordini da almeno dieci pezzi.`,
  },
  pages: [
    page(
      'https://smorzata.example/spedizioni',
      'Spedizioni',
      'delivery',
      `In Italia spediamo con corriere GLS a 5,90 €. Da 79 € in su la spedizione non si paga. Consegna in 24/48 ore lavorative.
Sicilia, Sardegna e isole minori: 8,90 €, gratis da 120 €, consegna in 3/4 giorni lavorativi.
Svizzera e San Marino: 16,00 €.
Altri paesi dell'Unione europea: 13,50 €, da 4 a 6 giorni lavorativi.

Le macchine lanciapalle viaggiano su pedana: 39,00 € in tutta Italia, e non le spediamo all'estero.`,
    ),
    page(
      'https://smorzata.example/resi',
      'Resi e cambi',
      'returns',
      `Hai 20 giorni dal ricevimento per restituire quello che non ti convince. Le scarpe devono essere state provate solo in casa e la racchetta non deve avere segni di gioco.

L'etichetta per il reso costa 4,90 €. Il cambio di taglia delle scarpe è gratuito una volta.

Corde, palline aperte e racchette incordate su richiesta non si possono rendere.`,
    ),
    page(
      'https://smorzata.example/garanzia',
      'Garanzia',
      'questions',
      `Tutti i prodotti hanno la garanzia legale di due anni contro i difetti di fabbricazione. Le racchette da padel sono coperte dal produttore per sei mesi contro le crepe del telaio.

Non rispondiamo dei colpi contro il suolo o le pareti, e nemmeno delle corde rotte.`,
    ),
    page(
      'https://smorzata.example/guida-misure',
      'Guida alle misure',
      'sizes',
      `Manico: L1 per mani piccole (fino a 10,2 cm), L2 per mani medie (10,3–11 cm), L3 per mani grandi (oltre 11 cm). Si misura dalla punta dell'anulare alla seconda piega del palmo.

Scarpe: le Spicco calzano piccole, prendi mezzo numero in più. Le altre calzano normalmente.

Bambini: 21 pollici fino a 115 cm di altezza, 23 pollici fino a 130 cm, 25 pollici fino a 145 cm.`,
    ),
    page(
      'https://smorzata.example/cura',
      'Cura della racchetta',
      'questions',
      `Cambia le corde tante volte all'anno quante volte giochi alla settimana, e almeno ogni sei mesi.

Non lasciare la racchetta in macchina al sole: oltre i 50 gradi il telaio si indebolisce. L'overgrip si cambia dopo circa dieci ore di gioco.`,
    ),
    page(
      'https://smorzata.example/pagamenti',
      'Pagamenti',
      'payment',
      `Accettiamo carte Visa e Mastercard, PayPal, Satispay e bonifico. Il contrassegno è possibile fino a 200 € con un supplemento di 3,50 €.

Da 100 € puoi pagare in tre rate con Scalapay, senza interessi. La fattura va richiesta al momento dell'ordine.`,
    ),
    page(
      'https://smorzata.example/contatti',
      'Dove siamo',
      'contact',
      `La Smorzata, via Emilia Est 318, 41122 Modena

Siamo aperti dal martedì al sabato, 9.30–13 e 15.30–19.30. Lunedì solo il pomeriggio. Domenica chiuso.
In agosto il negozio chiude le due settimane centrali, il sito resta aperto.`,
    ),
    page(
      'https://smorzata.example/chi-siamo',
      'Chi siamo',
      'questions',
      `Il negozio nasce nel 1989 da Ivano Bergonzini, maestro di tennis. Oggi lo mandano avanti le figlie Sara e Giulia, con due incordatori certificati.`,
    ),
  ],
  products: [
    {
      title: 'Racchetta Volea 100',
      price: 149,
      was: 185,
      categories: ['Tennis', 'Racchette'],
      attributes: { Peso: ['285 g'], Piatto: ['645 cm²'], Livello: ['Intermedio'] },
      variants: each('Manico', ['L1', 'L2', 'L3'], ['L1']),
      description: 'Maneggevole e tollerante, per chi gioca una o due volte alla settimana.',
    },
    {
      title: 'Racchetta Volea Tour 98',
      price: 219,
      categories: ['Tennis', 'Racchette'],
      attributes: { Peso: ['305 g'], Piatto: ['632 cm²'], Livello: ['Agonista'] },
      variants: each('Manico', ['L2', 'L3']),
      description: 'Telaio rigido e preciso per colpi pesanti.',
    },
    {
      title: 'Racchetta Primo Set 105',
      price: 69.9,
      categories: ['Tennis', 'Racchette'],
      attributes: { Peso: ['265 g'], Piatto: ['677 cm²'], Livello: ['Principiante'] },
      variants: each('Manico', ['L1', 'L2']),
      description: 'Leggera, con il piatto grande, per imparare senza affaticare il braccio.',
    },
    {
      title: 'Racchetta Pulcino 21',
      price: 24.9,
      categories: ['Tennis', 'Bambini'],
      attributes: { Lunghezza: ['21 pollici'], Peso: ['175 g'], Corde: ['Già montate'] },
      variants: each('Colore', ['Giallo', 'Azzurro']),
    },
    {
      title: 'Racchetta Pulcino 25',
      price: 32.9,
      categories: ['Tennis', 'Bambini'],
      attributes: { Lunghezza: ['25 pollici'], Peso: ['225 g'], Corde: ['Già montate'] },
      variants: each('Colore', ['Giallo', 'Rosso'], ['Rosso']),
    },
    {
      title: 'Pala Goccia Control',
      price: 89,
      categories: ['Padel', 'Racchette da padel'],
      attributes: { Forma: ['Rotonda'], Peso: ['355 g'], Superficie: ['Fibra di vetro'], Livello: ['Principiante'] },
      variants: each('Colore', ['Blu', 'Nero']),
      description: 'Punto dolce ampio e tocco morbido: perdona gli errori.',
    },
    {
      title: 'Pala Lampo Power',
      price: 179,
      was: 210,
      categories: ['Padel', 'Racchette da padel'],
      attributes: { Forma: ['Diamante'], Peso: ['370 g'], Superficie: ['Carbonio 12K'], Livello: ['Avanzato'] },
      variants: each('Colore', ['Rosso', 'Nero'], ['Nero']),
      description: 'Per chi chiude il punto con lo smash.',
    },
    {
      title: 'Pala Altana Ibrida',
      price: 129,
      categories: ['Padel', 'Racchette da padel'],
      attributes: { Forma: ['A goccia'], Peso: ['362 g'], Superficie: ['Carbonio 3K'], Livello: ['Intermedio'] },
      variants: each('Colore', ['Verde', 'Blu']),
    },
    {
      title: 'Scarpe Spicco Terra',
      price: 94,
      categories: ['Scarpe', 'Uomo'],
      attributes: { Suola: ['A spina di pesce, per terra rossa'], Peso: ['365 g'] },
      variants: each('Colore', ['Bianco', 'Blu']),
    },
    {
      title: 'Scarpe Spicco Terra Donna',
      price: 94,
      categories: ['Scarpe', 'Donna'],
      attributes: { Suola: ['A spina di pesce, per terra rossa'], Peso: ['310 g'] },
      variants: each('Colore', ['Bianco', 'Corallo'], ['Corallo']),
    },
    {
      title: 'Scarpe Piazza Padel',
      price: 79.5,
      categories: ['Scarpe', 'Padel'],
      attributes: { Suola: ['Per erba sintetica con sabbia'], Peso: ['340 g'] },
      variants: each('Colore', ['Nero', 'Verde']),
    },
    {
      title: 'Scarpe Cemento All Court',
      price: 72,
      was: 85,
      categories: ['Scarpe', 'Uomo'],
      attributes: { Suola: ['Mista, per cemento e indoor'], Peso: ['350 g'] },
    },
    {
      title: 'Palline Smorzata Club, tubo da 4',
      price: 7.9,
      categories: ['Palline', 'Tennis'],
      attributes: { Tipo: ['Pressurizzate'], Superficie: ['Tutte'] },
      description: 'Si comprano anche in cartone da 18 tubi.',
    },
    {
      title: 'Palline Padel Vetro, tubo da 3',
      price: 5.5,
      categories: ['Palline', 'Padel'],
      attributes: { Tipo: ['Pressurizzate'] },
    },
    {
      title: 'Corda Multifilo Seta 12 m',
      price: 14.9,
      categories: ['Corde'],
      attributes: { Diametro: ['1,30 mm'], Tipo: ['Multifilamento'] },
      description: 'Morbida sul gomito. La consigliamo a chi soffre di epicondilite.',
    },
    {
      title: 'Corda Mono Graffio 12 m',
      price: 10.5,
      categories: ['Corde'],
      attributes: { Diametro: ['1,25 mm'], Tipo: ['Monofilamento'] },
      description: 'Dura e longeva, per chi cerca rotazioni.',
    },
    {
      title: 'Overgrip Tatto, confezione da 3',
      price: 6.9,
      categories: ['Accessori'],
      variants: each('Colore', ['Bianco', 'Nero', 'Rosa']),
    },
    {
      title: 'Zaino Tie-Break',
      price: 54,
      categories: ['Borse'],
      attributes: { Racchette: ['2'], Capienza: ['28 litri'], Impermeabile: ['No'] },
      variants: each('Colore', ['Nero', 'Verde']),
      description: 'Tasca separata per le scarpe e per il portatile.',
    },
    {
      title: 'Borsone Match Point',
      price: 82,
      categories: ['Borse'],
      attributes: { Racchette: ['6'], Capienza: ['65 litri'], Impermeabile: ['Sì'] },
      variants: each('Colore', ['Nero', 'Blu'], ['Blu']),
      description: 'Scomparto termico per le racchette, tela cerata.',
    },
    {
      title: 'Macchina lanciapalle Maestro',
      price: 890,
      inStock: false,
      categories: ['Allenamento'],
      attributes: { Palline: ['120'], Autonomia: ['4 ore'], Peso: ['19 kg'] },
    },
  ],
};
