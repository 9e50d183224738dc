/** A shop of the twenty-fourth fresh set: detergents and tools for cleaning the house. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

export const lindarosa: Shop = {
  key: 'lindarosa',
  language: 'it',
  currency: 'EUR',
  url: 'https://lindarosa.example',
  quiz: { question: 'Che cosa vuoi pulire?', answers: ['Il bucato', 'Altro'] },
  profile: {
    ...silent,
    companyName: 'Lindarosa',
    whatServicesDoYouOfferToClients:
      'Detersivi ecologici per bucato, piatti e superfici, alla spina e in flacone, con spugne, panni e spazzole per la casa.',
    moreInformationAboutYourProducts:
      'I nostri detersivi sono prodotti a Faenza con ingredienti di origine vegetale e sono certificati Ecolabel. Sono adatti anche alle fosse biologiche. I flaconi sono di plastica riciclata al 100%.',
    howCanCustomersReachYouOrYourTeam:
      'Telefono 0546 555 073, dal lunedì al venerdì dalle 9 alle 13 e dalle 14 alle 17; e-mail ciao@lindarosa.example.',
    howMuchDiscountCanYouDoMaximum: '',
    whatAreFAQs: `Riprendete i flaconi vuoti?
Sì. Nel nostro negozio ogni flacone vuoto riportato vale 0,50 € di sconto sulla spesa successiva.

I detersivi sono testati sugli animali?
No, né i prodotti finiti né gli ingredienti.

Fornite anche bed and breakfast e uffici?
Sì, con partita IVA si compra in taniche da 10 litri con il 15% di sconto. Scriveteci per il listino.`,
  },
  pages: [
    page(
      'https://lindarosa.example/spedizioni',
      'Spedizioni',
      'delivery',
      `In Italia la spedizione costa 5,20 € e richiede due o tre giorni lavorativi; per Sicilia, Sardegna e Calabria ne servono quattro o cinque. Sopra i 49 € è gratuita.

Le taniche da 5 litri pesano molto: per ciascuna aggiungiamo 2 €, anche quando la spedizione è gratuita.

Spediamo in Austria, Slovenia e Francia a 11,90 €, in quattro o sei giorni. In Svizzera non spediamo.

Si può ritirare in negozio senza spese: l'ordine è pronto in tre ore negli orari di apertura.

I pacchi sono di cartone riciclato e senza plastica; al posto del polistirolo usiamo trucioli di mais.`,
    ),
    page(
      'https://lindarosa.example/resi',
      'Resi e rimborsi',
      'returns',
      `Hai 30 giorni per restituire i prodotti ancora sigillati. Le spese del reso sono a tuo carico: con la nostra etichetta costano 4,50 €.

Se una tanica o un flacone arriva rotto, mandaci una foto entro due giorni: lo rispediamo subito senza spese.

Sei allergico a un profumo e te ne sei accorto dopo l'apertura? Entro 14 giorni cambiamo il prodotto con la versione senza profumo, una volta sola per cliente.

Il rimborso arriva entro dieci giorni sullo stesso metodo di pagamento.`,
    ),
    page(
      'https://lindarosa.example/dosi',
      'Dosi e consigli per il bucato',
      'questions',
      `Detersivo per bucato: 40 ml per un carico da 5 kg con acqua dolce, 60 ml con acqua dura. Per il bucato a mano bastano 10 ml in una bacinella.

Macchie di erba e di vino: versa lo smacchiatore sulla macchia asciutta, aspetta quindici minuti e lava come al solito. Il sangue va sempre sciacquato prima con acqua fredda.

Il percarbonato sbianca da 40 gradi in su; sotto non si attiva. Non usarlo su lana, seta e pelle.

Lana e seta: solo il detersivo delicati, a 30 gradi al massimo.

L'ammorbidente non va usato sugli asciugamani: li rende meno assorbenti.`,
    ),
    page(
      'https://lindarosa.example/superfici',
      'Quale prodotto su quale superficie?',
      'questions',
      `Marmo e pietra naturale: mai anticalcare né aceto, perché l'acido li corrode. Usa il detergente neutro per pavimenti.

Parquet: 20 ml di detergente pavimenti in cinque litri d'acqua, con il panno ben strizzato.

Vetri e specchi: spruzza lo spray sul panno e non sul vetro, così non restano aloni.

Acciaio: pulisci nel senso della satinatura e non usare mai la spugna abrasiva.

Non mescolare mai l'anticalcare con la candeggina: si sprigionano gas pericolosi.`,
    ),
    page(
      'https://lindarosa.example/pagamenti',
      'Pagamenti',
      'payment',
      `Accettiamo carte di credito e prepagate, PayPal, Satispay, Google Pay e contrassegno. Il contrassegno costa 3,50 € e non è possibile per l'estero.

La fattura si chiede al momento dell'ordine, inserendo codice fiscale o partita IVA e codice SDI.

I buoni regalo da 20, 30 e 50 € non scadono.`,
    ),
    page(
      'https://lindarosa.example/negozio',
      'Il negozio e chi siamo',
      'contact',
      `Lindarosa, via Emilia Ponente 41, 48018 Faenza (RA)

Dal martedì al sabato 9 – 13 e 15.30 – 19.30. Il lunedì apriamo solo il pomeriggio.

In negozio si riempie il proprio flacone alla spina: i detersivi costano il 20% in meno rispetto al flacone nuovo.

Rosa Bandini ha aperto la bottega nel 1978 come drogheria. Dal 2012 la nipote Linda produce i detersivi con due chimiche dell'università di Bologna.`,
    ),
  ],
  products: [
    {
      title: 'Detersivo bucato Lavanda',
      price: 8.9,
      categories: ['Bucato'],
      attributes: { Profumo: ['Lavanda'], Adatto: ['Bianchi e colorati'], Lavaggi: ['25 lavaggi per litro'] },
      variants: [
        { options: { Formato: '1 litro' }, price: 8.9 },
        { options: { Formato: '2 litri' }, price: 15.9 },
        { options: { Formato: 'Tanica da 5 litri' }, price: 34.9 },
      ],
      description: 'Il nostro detersivo di tutti i giorni, per lavatrice e a mano.',
    },
    {
      title: 'Detersivo bucato Senza Profumo',
      price: 8.9,
      categories: ['Bucato'],
      attributes: { Profumo: ['Nessuno'], Adatto: ['Bianchi e colorati'], Lavaggi: ['25 lavaggi per litro'] },
      variants: [
        { options: { Formato: '1 litro' }, price: 8.9 },
        { options: { Formato: '2 litri' }, price: 15.9 },
        { options: { Formato: 'Tanica da 5 litri' }, price: 34.9, inStock: false },
      ],
      description: 'Per neonati, pelli sensibili e persone allergiche.',
    },
    {
      title: 'Detersivo delicati Lana e Seta',
      price: 7.5,
      categories: ['Bucato'],
      attributes: { Profumo: ['Fiori bianchi'], Adatto: ['Lana, seta e cashmere'], Formato: ['750 ml'] },
    },
    {
      title: 'Ammorbidente Muschio Bianco',
      price: 5.9,
      categories: ['Bucato'],
      attributes: { Profumo: ['Muschio bianco'], Formato: ['1 litro'] },
    },
    {
      title: 'Smacchiatore Via-Macchia',
      price: 6.8,
      categories: ['Bucato'],
      attributes: { Formato: ['500 ml, spray'], Adatto: ['Erba, vino, sugo e unto'] },
      description: 'Si spruzza prima del lavaggio.',
    },
    {
      title: 'Percarbonato in polvere',
      price: 6.5,
      categories: ['Bucato'],
      attributes: { Formato: ['1 kg'], Funzione: ['Sbianca e igienizza'] },
      description: 'Ravviva i bianchi ingrigiti.',
    },
    {
      title: 'Detersivo piatti Limone',
      price: 4.2,
      categories: ['Cucina'],
      attributes: { Profumo: ['Limone'] },
      variants: [
        { options: { Formato: '750 ml' }, price: 4.2 },
        { options: { Formato: 'Tanica da 5 litri' }, price: 21.5 },
      ],
      description: 'Sgrassa con poca acqua e rispetta le mani.',
    },
    {
      title: 'Pastiglie lavastoviglie, 40 pezzi',
      price: 12.9,
      was: 14.9,
      categories: ['Cucina'],
      attributes: { Pezzi: ['40'], Pellicola: ['Idrosolubile'], Fosfati: ['Senza fosfati'] },
    },
    {
      title: 'Sgrassatore Marsiglia',
      price: 5.4,
      categories: ['Cucina', 'Superfici'],
      attributes: { Formato: ['750 ml, spray'], Adatto: ['Fornelli, cappa e piastrelle'] },
      description: 'Scioglie il grasso cotto.',
    },
    {
      title: 'Anticalcare Bagno',
      price: 5.2,
      categories: ['Superfici'],
      attributes: { Formato: ['750 ml, spray'], Adatto: ['Rubinetti, box doccia e ceramica'], 'Principio attivo': ['Acido citrico'] },
      description: 'Non adatto al marmo.',
    },
    {
      title: 'Detergente neutro Pavimenti',
      price: 6.9,
      categories: ['Superfici'],
      attributes: { Profumo: ['Arancia e timo'], Adatto: ['Parquet, gres, cotto e marmo'], Formato: ['1 litro'] },
      description: 'Non serve risciacquo.',
    },
    {
      title: 'Spray Vetri',
      price: 4.5,
      inStock: false,
      categories: ['Superfici'],
      attributes: { Formato: ['500 ml, spray'] },
    },
    {
      title: 'Panni in microfibra, 4 pezzi',
      price: 9.5,
      categories: ['Accessori'],
      attributes: { Misura: ['40 × 40 cm'], Lavabili: ['Sì, a 60 gradi'] },
      variants: each('Colore', ['Verde', 'Grigio', 'Colori misti']),
    },
    {
      title: 'Spugne di luffa, 3 pezzi',
      price: 6.2,
      categories: ['Accessori'],
      attributes: { Materiale: ['Luffa naturale'], Compostabili: ['Sì'] },
      description: 'Non graffiano.',
    },
    {
      title: 'Mocio Giravolta con secchio',
      price: 39.9,
      categories: ['Accessori'],
      attributes: { Capacità: ['9 litri'], Manico: ['130 cm, acciaio'], Ricambi: ['2 compresi'] },
      variants: each('Colore', ['Verde', 'Grigio'], ['Grigio']),
      description: 'Il secchio strizza il mocio senza bagnarsi le mani.',
    },
  ],
};
