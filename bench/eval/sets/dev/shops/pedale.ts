import type { Shop } from '../../../lib/shop.ts';

/** Bicycles and parts, in Italian. */
export const pedale: Shop = {
  key: 'pedale',
  language: 'it',
  currency: 'EUR',
  url: 'https://pedaleblu.example',
  quiz: { question: 'Dove usa la bicicletta?', answers: ['In città', 'Altro'] },
  profile: {
    companyName: 'Pedale Blu',
    whatServicesDoYouOfferToClients:
      'Vendiamo biciclette e ricambi e facciamo riparazioni nella nostra officina di Parma. Il primo tagliando è gratuito entro sei mesi dall’acquisto. Noleggiamo biciclette a 15 € al giorno.',
    moreInformationAboutYourProducts:
      'I telai in acciaio sono saldati in Italia. Solo i caschi Vento sono certificati per le bici elettriche. Tutte le biciclette arrivano montate al 90 %.',
    howCanCustomersReachYouOrYourTeam: 'ciao@pedaleblu.example o 0521 123 456',
    whatAreFAQs: `Quanto tempo ci vuole per la consegna?
Gli accessori arrivano in 2-4 giorni lavorativi. Le biciclette arrivano in 8-10 giorni lavorativi.

Quanto costa la spedizione?
La spedizione degli accessori costa 5 € ed è gratuita sopra i 50 €. La spedizione di una bicicletta costa 35 €.

Spedite all’estero?
Spediamo in Italia e a San Marino. Non spediamo in altri paesi.

Posso restituire un prodotto?
Sì, entro 14 giorni dalla consegna. Le biciclette usate su strada non si possono restituire.

Come posso pagare?
Accettiamo carte di credito, PayPal e bonifico. Il pagamento a rate è possibile sopra i 500 €.

Che garanzia avete?
I telai hanno una garanzia di cinque anni. I componenti hanno due anni di garanzia.`,
    howMuchDiscountCanYouDoMaximum: '',
  },
  pages: [],
  products: [
    {
      title: 'Bicicletta Navigli',
      price: 649,
      was: 749,
      categories: ['Biciclette', 'Città'],
      attributes: { Telaio: ['Acciaio'], Peso: ['13,5 kg'], Colore: ['Blu', 'Verde'] },
      variants: [
        { options: { Taglia: 'M', Colore: 'Blu' } },
        { options: { Taglia: 'L', Colore: 'Blu' } },
        { options: { Taglia: 'M', Colore: 'Verde' }, inStock: false },
      ],
    },
    {
      title: 'Bicicletta Langhe Gravel',
      price: 1290,
      categories: ['Biciclette', 'Gravel'],
      attributes: { Telaio: ['Alluminio'], Peso: ['10,2 kg'], Colore: ['Grigio'] },
    },
    {
      title: 'Bici elettrica Onda',
      price: 2190,
      categories: ['Biciclette', 'Elettriche'],
      attributes: { Telaio: ['Alluminio'], Peso: ['22 kg'], Autonomia: ['80 km'] },
    },
    { title: 'Casco Vento', price: 89, categories: ['Caschi'], attributes: { Peso: ['310 g'], Colore: ['Nero', 'Bianco'] } },
    { title: 'Casco Brezza', price: 49, was: 59, categories: ['Caschi'], attributes: { Peso: ['280 g'], Colore: ['Rosso'] } },
    { title: 'Lucchetto Torre', price: 54.9, categories: ['Lucchetti'], attributes: { Livello: ['Sicurezza 8 su 10'] } },
    { title: 'Luce anteriore Faro', price: 32, categories: ['Luci'], attributes: { Luminosità: ['400 lumen'] } },
    { title: 'Luce posteriore Lucciola', price: 18, inStock: false, categories: ['Luci'], attributes: { Luminosità: ['60 lumen'] } },
    { title: 'Borsa Postino', price: 64, categories: ['Borse'], attributes: { Materiale: ['Cotone cerato'], Volume: ['18 litri'] } },
    { title: 'Pompa Soffio', price: 27.5, categories: ['Accessori'], attributes: { Pressione: ['11 bar'] } },
  ],
};
