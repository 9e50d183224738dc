/** Gloves, in Italian. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from './kit.fresh.ts';

export const guantieri: Shop = {
  key: 'guantieri',
  language: 'it',
  currency: 'EUR',
  url: 'https://guantieri.example',
  quiz: { question: 'Per chi sono i guanti?', answers: ['Per me', 'Per qualcun altro'] },
  profile: {
    ...silent,
    companyName: 'Guantieri alla Sanità',
    whatServicesDoYouOfferToClients:
      'Ricuciamo le dita scucite per 12 € e sostituiamo la fodera per 30 €, anche su guanti comprati altrove. Ci vogliono dieci giorni.',
    howCanCustomersReachYouOrYourTeam: 'Scriveteci a ciao@guantieri.example o chiamate lo 081 555 0177.',
  },
  pages: [
    page(
      'https://guantieri.example/spedizioni',
      'Spedizioni',
      'delivery',
      `In Italia il corriere costa 5,90 €; sopra i 70 € la spedizione è gratuita. In Sicilia, Sardegna e Calabria ci mette un giorno in più.

Austria, Francia e Germania 11 €, Svizzera 18 €, Spagna e Portogallo 13 €. In altri paesi non spediamo.

Gli ordini ricevuti entro le 11 partono in giornata e arrivano in 24–48 ore.`,
    ),
    page(
      'https://guantieri.example/resi',
      'Resi e cambi',
      'returns',
      `Potete rendere i guanti entro 14 giorni, con il cartellino attaccato. I guanti fatti su misura non si rendono.

Il primo cambio di taglia è gratuito: il corriere ritira il pacco a casa vostra. Per il reso con rimborso si pagano 6 €.

Rimborsiamo entro cinque giorni lavorativi dall’arrivo.`,
    ),
    page(
      'https://guantieri.example/misure',
      'Come prendere la misura',
      'sizes',
      `Passate un metro da sarta intorno al palmo, senza il pollice, a mano aperta.

18 cm corrispondono alla taglia 6½, 19 cm alla 7, 20,5 cm alla 7½, 22 cm alla 8 e 23 cm alla 8½.

La pelle cede di circa mezza taglia nelle prime settimane: meglio un po’ stretti che larghi.`,
    ),
    page(
      'https://guantieri.example/cura',
      'Cura della pelle',
      'questions',
      `I guanti si sono bagnati, che faccio?

Lasciateli asciugare distesi, lontano dal termosifone, e poi massaggiateli con un velo di crema.

Si possono lavare?

La nappa no: la porti a una tintoria che tratta la pelle. La lana si lava a mano in acqua fredda.

Come si tolgono le macchie dal camoscio?

Con una gomma da cancellare bianca, senza premere.`,
    ),
    page(
      'https://guantieri.example/su-misura',
      'Su misura',
      'questions',
      `Per mani molto piccole, molto grandi o con una forma particolare tagliamo i guanti su misura, con un supplemento di 40 €. La consegna è dopo tre settimane.

Ricamiamo le iniziali all’interno del polso per 9 €.`,
    ),
    page(
      'https://guantieri.example/pagamenti',
      'Pagamenti',
      'payment',
      `Accettiamo carte di credito, PayPal, Satispay e bonifico. Il contrassegno è possibile solo in Italia, con un supplemento di 4 €.

I buoni regalo partono da 30 € e valgono due anni.`,
    ),
    page(
      'https://guantieri.example/bottega',
      'La bottega',
      'contact',
      `La bottega è in via Arena alla Sanità 22, a Napoli. Da lunedì a venerdì siamo aperti dalle 9 alle 13 e dalle 16 alle 19:30, il sabato solo di mattina. Ad agosto siamo chiusi.

Chi vuole vedere come si taglia un guanto può venire il martedì alle 17: la visita dura mezz’ora ed è gratuita.`,
    ),
    page(
      'https://guantieri.example/blog/nonna',
      'Blog: le forbici di nonna Carmela',
      'questions',
      `Nonna Carmela tagliava venti paia al giorno e cantava sempre la stessa canzone. Le sue forbici pesavano quasi un chilo e nessuno poteva toccarle.

Oggi stanno in vetrina, accanto alla foto del matrimonio del 1958.`,
    ),
  ],
  products: [
    {
      title: 'Guanto Posillipo',
      price: 85,
      categories: ['Donna'],
      attributes: { Pelle: ['Nappa'], Fodera: ['Seta'], Lunghezza: ['24 cm'] },
      variants: each('Colore', ['Nero', 'Rosso', 'Blu'], ['Rosso']),
    },
    {
      title: 'Guanto Vomero',
      price: 110,
      was: 130,
      categories: ['Donna'],
      attributes: { Pelle: ['Nappa'], Fodera: ['Cashmere'], Lunghezza: ['26 cm'] },
      variants: each('Taglia', ['6½', '7', '7½'], ['6½']),
    },
    {
      title: 'Guanto Mergellina',
      price: 58,
      categories: ['Donna'],
      attributes: { Pelle: ['Camoscio'], Fodera: ['Nessuna'], Lunghezza: ['22 cm'] },
      variants: each('Colore', ['Blu', 'Cammello']),
    },
    {
      title: 'Guanto San Carlo',
      price: 165,
      categories: ['Donna'],
      attributes: { Pelle: ['Nappa'], Fodera: ['Seta'], Lunghezza: ['52 cm'] },
    },
    {
      title: 'Guanto Toledo',
      price: 95,
      categories: ['Uomo'],
      attributes: { Pelle: ['Cervo'], Fodera: ['Lana'] },
      variants: each('Taglia', ['8', '8½', '9']),
    },
    {
      title: 'Guanto Forcella',
      price: 72,
      categories: ['Uomo'],
      attributes: { Pelle: ['Nappa'], Fodera: ['Nessuna'] },
      variants: each('Colore', ['Nero', 'Marrone']),
    },
    {
      title: 'Guanto da guida Chiaia',
      price: 79,
      categories: ['Uomo'],
      attributes: { Pelle: ['Agnello'], Fodera: ['Nessuna'] },
      inStock: false,
    },
    { title: 'Guanto in lana Vesuvio', price: 34, categories: ['Lana'], attributes: { Materiale: ['Lana merino'], Touchscreen: ['Sì'] } },
    { title: 'Mezze dita Pignasecca', price: 27.5, categories: ['Lana'], attributes: { Materiale: ['Lana merino'] } },
    { title: 'Guantino Scugnizzo', price: 24, categories: ['Bambini'], attributes: { Materiale: ['Lana'], Età: ['4–8 anni'] } },
    {
      title: 'Crema per pelle Morbida',
      price: 12.5,
      categories: ['Accessori'],
      variants: [
        { options: { Contenuto: '50 ml' }, price: 12.5 },
        { options: { Contenuto: '150 ml' }, price: 26 },
      ],
    },
    { title: 'Scatola regalo Fiocco', price: 6, categories: ['Accessori'], attributes: { Materiale: ['Cartone'] } },
  ],
};
