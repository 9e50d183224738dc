/** A shop of the twentieth fresh set: jewellery. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

export const orafina: Shop = {
  key: 'orafina',
  language: 'it',
  currency: 'EUR',
  url: 'https://orafina.example',
  quiz: { question: 'Che cosa cerchi?', answers: ['Un regalo', 'Altro'] },
  profile: {
    ...silent,
    companyName: 'Orafina',
    whatServicesDoYouOfferToClients: 'Gioielli in argento e oro fatti nel nostro laboratorio di Lucca.',
    moreInformationAboutYourProducts: 'Tutti i nostri gioielli sono senza nichel, tranne la Spilla Foglia.',
    howCanCustomersReachYouOrYourTeam: 'Al telefono 0583 555 0146 o per e-mail a ciao@orafina.example.',
    whatAreFAQs: `Fate incisioni?
Sì, per 10 €, fino a 12 caratteri. Servono 5 giorni lavorativi in più.

Fate pacchetti regalo?
Sì, il pacchetto regalo è gratuito.

Riparate gioielli comprati altrove?
No, ripariamo solo i nostri.

Avete codici sconto?
Con il primo acquisto iscritti alla newsletter c'è il 5% di sconto.`,
  },
  pages: [
    page(
      'https://orafina.example/spedizione',
      'Spedizione',
      'delivery',
      `Italia: 5,50 €, da 2 a 3 giorni lavorativi
Sicilia, Sardegna e isole minori: 7,50 €, da 3 a 5 giorni lavorativi
Unione europea: 12 €, da 4 a 7 giorni lavorativi

In Italia, isole comprese, la spedizione è gratuita da 75 €.

Non spediamo in Svizzera né nel Regno Unito.

Ogni pacco è assicurato e va firmato alla consegna.`,
    ),
    page(
      'https://orafina.example/resi',
      'Resi e garanzia',
      'returns',
      `Hai 20 giorni per restituire un gioiello mai indossato, nella sua scatola. La spedizione del reso è a tuo carico.

Per igiene non accettiamo il reso degli orecchini. Nemmeno i gioielli incisi si possono restituire.

Il rimborso arriva entro 7 giorni da quando riceviamo il pacco.

La garanzia è di 2 anni; sulla doratura è di 1 anno. Non copre i graffi.

Il primo cambio di misura di un anello è gratuito.`,
    ),
    page(
      'https://orafina.example/pagamento',
      'Pagamento',
      'payment',
      `Carta di credito, PayPal, Satispay e bonifico. Da 90 € si può pagare in tre rate senza interessi.

Il contrassegno non è disponibile.`,
    ),
    page(
      'https://orafina.example/laboratorio',
      'Il laboratorio',
      'contact',
      `Via dell'Orefice 5, 55100 Lucca

Dal martedì al sabato: 10–13 e 15.30–19
Domenica e lunedì: chiuso`,
    ),
    page(
      'https://orafina.example/guida',
      'Misure e cura',
      'questions',
      `Avvolgi un filo intorno al dito e misuralo: 52 mm sono la misura 12, 54 mm la 14, 56 mm la 16 e 58 mm la 18.

L'argento si pulisce con un panno morbido, mai con il dentifricio. Togli i gioielli dorati prima della doccia e del mare.

Le perle vanno indossate per ultime, dopo il profumo.`,
    ),
  ],
  products: [
    {
      title: 'Anello Alba',
      price: 65,
      categories: ['Anelli'],
      attributes: { Materiale: ['Argento 925'], Larghezza: ['3 mm'] },
      variants: each('Misura', ['12', '14', '16', '18'], ['18']),
    },
    {
      title: 'Anello Vela',
      price: 180,
      was: 220,
      categories: ['Anelli'],
      attributes: { Materiale: ['Oro 9 carati'], Pietra: ['Zircone'] },
      variants: each('Misura', ['12', '14', '16']),
    },
    {
      title: 'Collana Brina',
      price: 58,
      categories: ['Collane'],
      attributes: { Materiale: ['Argento 925'], Lunghezza: ['45 cm'] },
    },
    {
      title: 'Collana Laguna',
      price: 120,
      categories: ['Collane'],
      attributes: { Materiale: ["Perle d'acqua dolce"], Lunghezza: ['40 cm'], Chiusura: ['Argento 925'] },
    },
    {
      title: 'Bracciale Onda',
      price: 49,
      was: 65,
      categories: ['Bracciali'],
      attributes: { Materiale: ['Argento 925 dorato'], Lunghezza: ['18 cm'] },
    },
    {
      title: 'Bracciale Nodo',
      price: 28,
      categories: ['Bracciali'],
      attributes: { Materiale: ['Cuoio'], Lunghezza: ['21 cm'] },
      variants: each('Colore', ['Nero', 'Marrone']),
    },
    {
      title: 'Orecchini Lume',
      price: 39,
      categories: ['Orecchini'],
      attributes: { Materiale: ['Acciaio'], Chiusura: ['A farfalla'], Peso: ['2 g'] },
    },
    {
      title: 'Orecchini Goccia',
      price: 75,
      categories: ['Orecchini'],
      attributes: { Materiale: ['Argento 925'], Pietra: ['Ametista'], Peso: ['4 g'] },
    },
    {
      title: 'Orecchini Cerchio',
      price: 52,
      inStock: false,
      categories: ['Orecchini'],
      attributes: { Materiale: ['Argento 925'], Diametro: ['30 mm'] },
    },
    {
      title: 'Ciondolo Iniziale',
      price: 34,
      categories: ['Ciondoli'],
      attributes: { Materiale: ['Argento 925'] },
      variants: each('Lettera', ['A', 'E', 'G', 'L', 'M'], ['E']),
    },
    {
      title: 'Spilla Foglia',
      price: 44,
      categories: ['Spille'],
      attributes: { Materiale: ['Ottone'], Larghezza: ['5 cm'] },
    },
    {
      title: 'Portagioie Scrigno',
      price: 36,
      was: 45,
      categories: ['Accessori'],
      attributes: { Materiale: ['Legno di noce'], Scomparti: ['6'] },
    },
  ],
};
