/** Puppets, in Italian. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

export const scricciolo: Shop = {
  key: 'scricciolo',
  language: 'it',
  currency: 'EUR',
  url: 'https://scricciolo.example',
  quiz: { question: 'Chi muoverà i burattini?', answers: ['Un bambino', 'Qualcun altro'] },
  profile: {
    ...silent,
    companyName: 'Bottega Scricciolo',
    howCanCustomersReachYouOrYourTeam: 'Scrivici a ciao@scricciolo.example o chiama lo 051 555 0129.',
    whatAreFAQs: `Fate pacchetti regalo?
Sì, con carta dipinta a mano e spago: 2,50 € a pacchetto.`,
  },
  pages: [
    page(
      'https://scricciolo.example/spedizioni',
      'Spedizioni',
      'delivery',
      `In Italia la spedizione costa 6,90 €; sopra i 70 € è gratuita.

Austria e Germania: 13 €. Francia: 12 €. Svizzera: 19 €. Altrove per ora non spediamo.

Se non sei in casa, il corriere ripassa il giorno dopo e poi lascia il pacco in un punto di ritiro.`,
    ),
    page(
      'https://scricciolo.example/resi',
      'Resi',
      'returns',
      `Puoi restituire tutto entro 20 giorni, con i fili non annodati. La spedizione di ritorno è a carico tuo.

I pezzi fatti su misura non si possono restituire.`,
    ),
    page(
      'https://scricciolo.example/pagamenti',
      'Pagamenti',
      'payment',
      `Carta, PayPal, Satispay e bonifico. Il contrassegno costa 4 € in più e vale solo in Italia.`,
    ),
    page(
      'https://scricciolo.example/cura',
      'Cura',
      'questions',
      `Come si lavano i burattini?

Gli abiti dei burattini si sfilano e si lavano a mano. Le teste di legno non vanno mai in acqua, basta un panno umido.

E quelli a dita?

I burattini a dita si lavano in lavatrice a 30 gradi, chiusi in un sacchetto.

Come si ripone una marionetta?

Appesa al suo bilancino, lontano dal sole, così i fili non si ingarbugliano.`,
    ),
    page(
      'https://scricciolo.example/riparazioni',
      'Riparazioni',
      'questions',
      `Rifacciamo tutti i fili di una marionetta per 18 €. Ridipingere un volto costa 35 € e richiede tre settimane. Ripariamo anche pezzi comprati altrove.`,
    ),
    page(
      'https://scricciolo.example/laboratorio',
      'Laboratorio',
      'questions',
      `Il mercoledì dalle 17 alle 18.30 i bambini dai sei anni costruiscono il loro burattino. Ogni incontro costa 15 €, colori e stoffe compresi. I genitori possono restare.`,
    ),
    page(
      'https://scricciolo.example/bottega',
      'La bottega',
      'contact',
      `Siamo in via Mascarella 22 a Bologna. Aperti dal martedì al sabato dalle 9.30 alle 13 e dalle 16 alle 19.30. Domenica e lunedì chiuso.`,
    ),
    page(
      'https://scricciolo.example/blog/piazza',
      'Blog: la recita sotto la pioggia',
      'questions',
      `A maggio abbiamo recitato in piazza sotto gli ombrelli. Il drago ha perso un dente e un cane se l’è portato via.

Alla fine abbiamo offerto a tutti un gelato da 2 €.`,
    ),
  ],
  products: [
    {
      title: 'Burattino Fagiolino',
      price: 34,
      categories: ['Burattini'],
      attributes: { Altezza: ['38 cm'], Testa: ['Legno di tiglio'], Età: ['Dai 4 anni'] },
    },
    {
      title: 'Burattino Dragone',
      price: 48,
      categories: ['Burattini'],
      attributes: { Altezza: ['44 cm'], Testa: ['Legno di cirmolo'], Età: ['Dai 4 anni'] },
    },
    {
      title: 'Burattini a dita Fattoria',
      price: 24.5,
      categories: ['Burattini a dita'],
      attributes: { Pezzi: ['5'], Materiale: ['Cotone'], Età: ['Dai 2 anni'] },
    },
    {
      title: 'Marionetta Pinotto',
      price: 79,
      categories: ['Marionette'],
      attributes: { Fili: ['7'], Altezza: ['50 cm'], Età: ['Dai 8 anni'] },
      variants: each('Abito', ['Rosso', 'Blu', 'Verde'], ['Blu']),
    },
    {
      title: 'Marionetta Colombella',
      price: 115,
      inStock: false,
      categories: ['Marionette'],
      attributes: { Fili: ['9'], Altezza: ['60 cm'], Età: ['Dai 10 anni'] },
    },
    {
      title: 'Marionetta Cavallino',
      price: 58,
      was: 69,
      categories: ['Marionette'],
      attributes: { Fili: ['5'], Altezza: ['30 cm'], Età: ['Dai 8 anni'] },
    },
    {
      title: 'Teatrino Piazzetta',
      price: 99,
      categories: ['Teatrini'],
      attributes: { Materiale: ['Betulla'], Larghezza: ['65 cm'], Altezza: ['75 cm'] },
      description: 'Si appoggia sul tavolo e si smonta in quattro pezzi.',
    },
    {
      title: 'Teatrino Sipario',
      price: 45,
      categories: ['Teatrini'],
      attributes: { Materiale: ['Cotone'], Larghezza: ['90 cm'], Altezza: ['170 cm'] },
      description: 'Si appende a qualunque porta.',
    },
    {
      title: 'Fondale dipinto',
      price: 15,
      categories: ['Scenografie'],
      variants: each('Scena', ['Bosco', 'Castello', 'Mare'], ['Castello']),
    },
    { title: 'Kit crea il burattino', price: 19.9, categories: ['Fai da te'], attributes: { Età: ['Dai 8 anni'] } },
    { title: 'Filo di ricambio', price: 4.5, categories: ['Ricambi'], attributes: { Lunghezza: ['10 m'] } },
  ],
};
