/** A shop of the twenty-fifth fresh set: make-up and brushes. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

export const cipriadoro: Shop = {
  key: 'cipriadoro',
  language: 'it',
  currency: 'EUR',
  url: 'https://cipriadoro.example',
  quiz: { question: 'Che cosa cerchi?', answers: ['Trucco per il viso', 'Altro'] },
  profile: {
    ...silent,
    companyName: 'Cipriadoro Make-up',
    whatServicesDoYouOfferToClients:
      'Trucchi per viso, occhi e labbra, pennelli e accessori. Lezioni di trucco individuali nel nostro atelier di Bologna.',
    moreInformationAboutYourProducts:
      'Tutti i cosmetici sono prodotti in Lombardia, testati per nichel, cromo e cobalto e mai sperimentati sugli animali. I pennelli hanno setole sintetiche.',
    howCanCustomersReachYouOrYourTeam: 'Telefono 051 555 7713 dal martedì al venerdì (10–18), oppure ciao@cipriadoro.example.',
    whatAreFAQs: `Quanto costa una lezione di trucco?
Un’ora individuale costa 55 €. Se quel giorno acquisti almeno 80 € di prodotti, te ne scaliamo 20.

Posso ricevere dei campioni?
A ogni ordine aggiungiamo due bustine di fondotinta; indica le tonalità nelle note.

Avete prezzi per truccatori professionisti?
Chi ha partita IVA nel settore ottiene il 12% in meno dopo la registrazione.`,
  },
  pages: [
    page(
      'https://cipriadoro.example/spedizione',
      'Tempi e costi di consegna',
      'delivery',
      `Corriere in Italia: 4,40 €, un giorno o due lavorativi. Sicilia, Sardegna e Calabria: stesso prezzo, ma tre giorni.

Oltre i 45 € di spesa la consegna la offriamo noi.

Punto di ritiro InPost: 2,90 €.

Svizzera e San Marino: 12,50 €, da quattro a sei giorni. Altri Paesi non sono serviti.`,
    ),
    page(
      'https://cipriadoro.example/resi',
      'Ripensamenti e prodotti difettosi',
      'returns',
      `Entro 20 giorni puoi restituire ciò che è ancora sigillato. Per motivi di igiene un rossetto o un mascara aperto non può tornare indietro.

Hai sbagliato tonalità di fondotinta? La prima volta te la cambiamo gratis, anche se il flacone è stato provato.

L’etichetta per il reso costa 3,80 €. Il rimborso arriva in cinque giorni lavorativi.

Una cipria arrivata in frantumi si sostituisce subito: manda una foto entro 48 ore dalla consegna.`,
    ),
    page(
      'https://cipriadoro.example/tonalita',
      'Trovare la propria tonalità',
      'questions',
      `Guarda le vene del polso: bluastre vuol dire sottotono freddo, verdi sottotono caldo, un po’ e un po’ neutro.

Prova il colore sulla mascella e non sul dorso della mano, alla luce del giorno.

Pelle grassa: finish opaco e cipria. Pelle secca: texture fluide e luminose, niente polveri.

Il correttore per le occhiaie va scelto mezzo tono più chiaro del fondotinta.`,
    ),
    page(
      'https://cipriadoro.example/igiene',
      'Pulizia e durata',
      'questions',
      `Lava i pennelli una volta alla settimana con sapone neutro e falli asciugare in orizzontale, mai a testa in su.

Una volta aperto, un mascara dura sei mesi, un fondotinta dodici, un rossetto diciotto, una polvere due anni.

Chi porta lenti a contatto le metta prima di truccarsi e preferisca matite senza glitter.

Per togliere i prodotti waterproof serve uno struccante bifasico: agitalo e lascialo agire dieci secondi.`,
    ),
    page(
      'https://cipriadoro.example/pagamenti',
      'Metodi di pagamento',
      'payment',
      `Carte, PayPal, Satispay e Scalapay in tre rate. Il contrassegno non è previsto.

Le carte regalo da 25, 50 e 100 € arrivano via e-mail e valgono un anno.`,
    ),
    page(
      'https://cipriadoro.example/atelier',
      'Atelier e contatti',
      'contact',
      `Cipriadoro, via del Pratello 48, 40122 Bologna

Dal martedì al sabato, ore 10–13 e 15.30–19.30. Domenica e lunedì riposo.

Qui puoi provare ogni colore con applicatori monouso. Per il trucco da sposa serve una prova, da fissare un mese prima.

Nel negozio raccogliamo contenitori vuoti: ogni cinque ricevi un burrocacao.`,
    ),
  ],
  products: [
    {
      title: 'Fondotinta Velluto Opaco',
      price: 24.9,
      categories: ['Viso'],
      attributes: { Pelle: ['Grassa e mista'], Finish: ['Opaco'], Contenuto: ['30 ml'], SPF: ['15'], Vegano: ['Sì'] },
      variants: each('Tonalità', ['01 Avorio', '02 Sabbia', '03 Miele', '04 Nocciola'], ['03 Miele']),
      description: 'Copre bene e non lucida per dodici ore.',
    },
    {
      title: 'Fondotinta Rugiada',
      price: 26.5,
      categories: ['Viso'],
      attributes: { Pelle: ['Secca e normale'], Finish: ['Luminoso'], Contenuto: ['30 ml'], SPF: ['20'], Vegano: ['Sì'] },
      variants: each('Tonalità', ['01 Avorio', '02 Sabbia', '03 Miele', '04 Nocciola']),
      description: 'Con acido ialuronico, idrata senza effetto maschera.',
    },
    {
      title: 'Crema colorata Passeggiata',
      price: 17.9,
      categories: ['Viso'],
      attributes: { Finish: ['Naturale'], Contenuto: ['40 ml'], SPF: ['30'], Vegano: ['Sì'] },
      variants: each('Tonalità', ['Chiara', 'Media', 'Scura']),
      description: 'Copertura leggera per tutti i giorni.',
    },
    {
      title: 'Correttore Riposo',
      price: 13.5,
      categories: ['Viso'],
      attributes: { Contenuto: ['6 ml'], Uso: ['Occhiaie e piccole macchie'] },
      variants: each('Tonalità', ['Chiaro', 'Medio', 'Pesca']),
    },
    {
      title: 'Cipria trasparente Nuvola',
      price: 16.9,
      was: 19.9,
      categories: ['Viso'],
      attributes: { Contenuto: ['9 g'], Colore: ['Trasparente'], Specchio: ['No'] },
      description: 'Fissa il trucco senza cambiare colore alla pelle.',
    },
    {
      title: 'Fard compatto Pesca e Rosa',
      price: 15.5,
      categories: ['Viso'],
      attributes: { Contenuto: ['5 g'], Specchio: ['Sì'] },
      variants: each('Colore', ['Pesca', 'Rosa antico', 'Terracotta']),
    },
    {
      title: 'Illuminante Alba',
      price: 18,
      inStock: false,
      categories: ['Viso'],
      attributes: { Contenuto: ['7 g'], Colore: ['Champagne'] },
    },
    {
      title: 'Mascara Ventaglio',
      price: 14.9,
      categories: ['Occhi'],
      attributes: { Effetto: ['Volume'], Waterproof: ['No'], Contenuto: ['10 ml'] },
      variants: each('Colore', ['Nero', 'Marrone', 'Blu'], ['Blu']),
      description: 'Va via con acqua tiepida.',
    },
    {
      title: 'Mascara Lacrimosa Waterproof',
      price: 16.5,
      categories: ['Occhi'],
      attributes: { Effetto: ['Lunghezza'], Waterproof: ['Sì'], Contenuto: ['8 ml'], Colore: ['Nero'] },
      description: 'Resiste a pianti, pioggia e piscina.',
    },
    {
      title: 'Matita occhi Kajal Morbido',
      price: 8.9,
      categories: ['Occhi'],
      attributes: { Waterproof: ['No'], Glitter: ['Senza glitter'] },
      variants: each('Colore', ['Nero', 'Grigio fumo', 'Verde bosco']),
    },
    {
      title: 'Palette ombretti Tramonto',
      price: 32,
      was: 38,
      categories: ['Occhi'],
      attributes: { Colori: ['12'], Finish: ['8 opachi e 4 satinati'], Specchio: ['Sì'] },
      description: 'Toni caldi, dal pesca al cioccolato.',
    },
    {
      title: 'Palette ombretti Laguna',
      price: 22,
      categories: ['Occhi'],
      attributes: { Colori: ['6'], Finish: ['3 opachi e 3 metallizzati'], Specchio: ['No'] },
      description: 'Toni freddi: grigi, azzurri e argento.',
    },
    {
      title: 'Gel sopracciglia Arco',
      price: 11.9,
      categories: ['Occhi'],
      variants: each('Colore', ['Trasparente', 'Castano', 'Biondo']),
    },
    {
      title: 'Rossetto Seta Opaco',
      price: 15.9,
      categories: ['Labbra'],
      attributes: { Finish: ['Opaco'], Durata: ['8 ore'], Contenuto: ['3,5 g'], Vegano: ['No, contiene cera d’api'] },
      variants: each('Colore', ['Rosso Ciliegia', 'Nudo', 'Malva', 'Mattone'], ['Malva']),
    },
    {
      title: 'Tinta labbra Bacio',
      price: 17.5,
      categories: ['Labbra'],
      attributes: { Finish: ['Opaco'], Durata: ['16 ore'], Contenuto: ['5 ml'], Vegano: ['Sì'] },
      variants: each('Colore', ['Rosso Ciliegia', 'Fucsia', 'Nudo']),
      description: 'Liquida, si asciuga in un minuto e non lascia segni sul bicchiere.',
    },
    {
      title: 'Burrocacao Mandorla',
      price: 5.5,
      categories: ['Labbra'],
      attributes: { Contenuto: ['5 g'], SPF: ['10'] },
    },
    {
      title: 'Set pennelli Primo Trucco, 6 pezzi',
      price: 35,
      categories: ['Pennelli e accessori'],
      attributes: { Pezzi: ['6'], Setole: ['Sintetiche'], Astuccio: ['Compreso'] },
      description: 'Quello che serve a chi comincia: fondotinta, cipria, fard, due per gli occhi e sopracciglia.',
    },
    {
      title: 'Pennello kabuki per fondotinta',
      price: 14,
      categories: ['Pennelli e accessori'],
      attributes: { Setole: ['Sintetiche'], Lunghezza: ['11 cm'] },
    },
    {
      title: 'Spugnetta Goccia',
      price: 6.9,
      categories: ['Pennelli e accessori'],
      attributes: { Uso: ['Con fondotinta e correttore, bagnata'] },
      variants: each('Colore', ['Rosa', 'Lilla']),
    },
    {
      title: 'Struccante bifasico Sera',
      price: 9.8,
      categories: ['Struccanti'],
      attributes: { Contenuto: ['150 ml'], Profumo: ['Senza profumo'] },
      description: 'Scioglie anche il trucco che resiste all’acqua, adatto a occhi sensibili.',
    },
  ],
};
