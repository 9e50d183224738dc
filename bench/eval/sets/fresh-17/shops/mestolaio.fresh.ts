/** A shop of the seventeenth fresh set: pots, pans, knives and what else is used in a kitchen. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

/** One version for each value of an option, at its own price. */
const priced = (name: string, prices: Readonly<Record<string, number>>, soldOut: readonly string[] = []) =>
  Object.entries(prices).map(([value, price]) => ({ options: { [name]: value }, price, inStock: !soldOut.includes(value) }));

export const mestolaio: Shop = {
  key: 'mestolaio',
  language: 'it',
  currency: 'EUR',
  url: 'https://mestolaio.example',
  quiz: { question: 'Che cosa le serve?', answers: ['Una pentola', 'Altro'] },
  profile: {
    ...silent,
    companyName: 'Il Mestolaio',
    whatServicesDoYouOfferToClients: 'Pentole, coltelli, stampi e utensili da cucina, dal 1958 a Parma e ora anche online.',
    howCanCustomersReachYouOrYourTeam: 'Telefono 0521 555 017 oppure e-mail a ciao@mestolaio.example.',
    whatAreFAQs: `Fate pacchetti regalo?
Sì, gratis. Basta spuntare la casella nel carrello e scrivere il biglietto.

Fate liste nozze?
Sì, in negozio e online. Gli invitati vedono che cosa manca e possono regalare anche solo una quota.

Affilate i coltelli?
Sì, di qualsiasi marca: 5 € a lama, li restituiamo in tre giorni.`,
  },
  pages: [
    page(
      'https://mestolaio.example/spedizioni',
      'Spedizioni',
      'delivery',
      `Italia: 6,90 €, gratuita per ordini da 69 €, consegna in 2–3 giorni lavorativi
Sicilia, Sardegna e isole minori: 9,90 € qualunque sia l'importo, consegna in 3–5 giorni lavorativi
San Marino e Città del Vaticano: 9,90 €
Francia, Germania e Austria: 15,90 €, consegna in 4–6 giorni lavorativi
Svizzera: 24,90 €, consegna in 5–8 giorni lavorativi, dazi a carico del cliente

Spediamo con corriere BRT. Il giorno della consegna riceve un SMS con la fascia oraria.

Il ritiro in negozio a Parma è gratuito.`,
    ),
    page(
      'https://mestolaio.example/resi',
      'Resi e cambi',
      'returns',
      `Può restituire gli articoli mai usati entro 30 giorni dalla consegna, nella scatola originale.

Il corriere per il reso lo organizziamo noi e costa 6,90 €. Se preferisce cambiare l'articolo con un altro, il ritiro è gratuito.

Una padella già usata non si può restituire, a meno che non sia difettosa.

Se qualcosa arriva rotto ci mandi una foto entro 48 ore: lo rispediamo subito a nostre spese.

Il rimborso arriva entro 10 giorni sul metodo di pagamento usato.`,
    ),
    page(
      'https://mestolaio.example/pagamenti',
      'Pagamenti',
      'payment',
      `Carte di credito e prepagate, PayPal, Satispay, bonifico bancario.

Con Scalapay paga in tre rate senza interessi per ordini da 40 €.

Contrassegno: 4 € in più, fino a 300 €.`,
    ),
    page(
      'https://mestolaio.example/piani-cottura',
      'Quale pentola per il mio piano cottura?',
      'questions',
      `Induzione: acciaio inox, ghisa e ferro vanno sempre bene. L'alluminio solo se ha il fondo magnetico, il rame mai.
Gas: tutti i materiali.
Vetroceramica: tutti, con il fondo ben piatto.
Forno: ghisa, acciaio e ferro; controlli che i manici non siano di plastica o legno.

Quante persone? Pentola da 18 cm per 1–2, da 20–22 cm per 3–4, da 24 cm per 5–6.`,
    ),
    page(
      'https://mestolaio.example/cura',
      'Come prendersene cura',
      'questions',
      `Antiaderente: niente lavastoviglie e niente utensili di metallo. A fuoco medio dura anni.
Ghisa smaltata: la lasci raffreddare prima di lavarla a mano con acqua calda.
Ferro: va stagionato con olio prima dell'uso e asciugato subito.
Coltelli: sempre a mano, asciugati subito. La lavastoviglie rovina il filo.
Taglieri di legno: una volta al mese olio di lino.
Moka: solo acqua, senza detersivo.

La garanzia è di due anni su tutto; sulle pentole in acciaio Parmense è di 25 anni.`,
    ),
    page(
      'https://mestolaio.example/negozio',
      'Il negozio',
      'contact',
      `Il Mestolaio, strada Farini 33, 43121 Parma

Lunedì: 15:30–19:30
Da martedì a sabato: 9:30–13:00 e 15:30–19:30
Domenica: chiuso, tranne a dicembre (10:00–19:00)`,
    ),
    page(
      'https://mestolaio.example/chi-siamo',
      'Chi siamo',
      'questions',
      `Nonno Ettore riparava paioli di rame per i salumifici. Oggi in negozio ci siamo noi, Lucia e Davide Bertolini, la terza generazione. Le pentole Parmense sono prodotte a Lumezzane, i coltelli a Maniago.`,
    ),
  ],
  products: [
    {
      title: 'Padella Antiaderente Leggera',
      price: 29,
      categories: ['Padelle'],
      attributes: { Materiale: ['Alluminio antiaderente'], Induzione: ['No'], Lavastoviglie: ['No'], 'Senza PFAS': ['No'] },
      variants: priced('Diametro', { '20 cm': 29, '24 cm': 35, '28 cm': 42 }),
    },
    {
      title: 'Padella Ceramica Verde',
      price: 39,
      categories: ['Padelle'],
      attributes: { Materiale: ['Alluminio con rivestimento ceramico'], Induzione: ['Sì'], Lavastoviglie: ['No'], 'Senza PFAS': ['Sì'] },
      variants: priced('Diametro', { '20 cm': 39, '24 cm': 45, '28 cm': 52 }, ['24 cm']),
      description: 'Antiaderente senza PFAS, con fondo magnetico per l’induzione.',
    },
    {
      title: 'Padella in Ferro',
      price: 34,
      categories: ['Padelle'],
      attributes: { Materiale: ['Ferro'], Induzione: ['Sì'], Peso: ['1,6 kg'], Diametro: ['26 cm'] },
      description: 'Per bistecche con la crosticina. Va stagionata prima del primo uso.',
    },
    {
      title: 'Pentola Parmense con Coperchio',
      price: 69,
      categories: ['Pentole'],
      attributes: { Materiale: ['Acciaio inox 18/10'], Induzione: ['Sì'], Lavastoviglie: ['Sì'], Forno: ['Sì'] },
      variants: priced('Diametro', { '20 cm': 69, '22 cm': 79, '24 cm': 89 }),
    },
    {
      title: 'Casseruola Parmense',
      price: 55,
      categories: ['Pentole'],
      attributes: { Materiale: ['Acciaio inox 18/10'], Induzione: ['Sì'], Lavastoviglie: ['Sì'] },
      variants: priced('Diametro', { '16 cm': 55, '18 cm': 62 }),
    },
    {
      title: 'Batteria Parmense 7 Pezzi',
      price: 249,
      was: 319,
      categories: ['Pentole'],
      attributes: { Materiale: ['Acciaio inox 18/10'], Induzione: ['Sì'], Lavastoviglie: ['Sì'] },
      description: 'Due pentole, due casseruole e tre coperchi.',
    },
    {
      title: 'Cocotte in Ghisa Smaltata',
      price: 119,
      categories: ['Pentole'],
      attributes: { Materiale: ['Ghisa smaltata'], Induzione: ['Sì'], Capacità: ['4,2 litri'], Diametro: ['24 cm'], Peso: ['5,1 kg'] },
      variants: each('Colore', ['Rosso', 'Blu', 'Crema'], ['Blu']),
      description: 'Per brasati, ragù e pane fatto in casa. Va in forno fino a 250 °C.',
    },
    {
      title: 'Pentola a Pressione Rapida',
      price: 89,
      categories: ['Pentole'],
      attributes: { Materiale: ['Acciaio inox'], Induzione: ['Sì'], Capacità: ['6 litri'] },
      description: 'Due livelli di pressione e tre sistemi di sicurezza. La guarnizione di ricambio costa 9 €.',
    },
    {
      title: 'Moka Mattina',
      price: 24,
      categories: ['Caffè'],
      attributes: { Materiale: ['Alluminio'], Induzione: ['No'] },
      variants: priced('Tazze', { '1 tazza': 24, '3 tazze': 28, '6 tazze': 36 }),
    },
    {
      title: 'Moka Induzione Inox',
      price: 45,
      categories: ['Caffè'],
      attributes: { Materiale: ['Acciaio inox'], Induzione: ['Sì'] },
      variants: priced('Tazze', { '4 tazze': 45, '6 tazze': 52 }),
    },
    {
      title: 'Coltello da Chef 20 cm',
      price: 65,
      categories: ['Coltelli'],
      attributes: { Lama: ['Acciaio X50CrMoV15'], Manico: ['Ulivo'], Lavastoviglie: ['No'] },
    },
    {
      title: 'Coltello da Pane',
      price: 48,
      categories: ['Coltelli'],
      attributes: { Lama: ['22 cm, seghettata'], Manico: ['Ulivo'], Lavastoviglie: ['No'] },
    },
    {
      title: 'Spelucchino',
      price: 22,
      categories: ['Coltelli'],
      attributes: { Lama: ['9 cm'], Manico: ['Ulivo'], Lavastoviglie: ['No'] },
    },
    {
      title: 'Ceppo con 5 Coltelli',
      price: 179,
      categories: ['Coltelli'],
      attributes: { Materiale: ['Noce'] },
      description: 'Chef, pane, arrosto, bistecca e verdura, più il ceppo in noce.',
    },
    {
      title: 'Tagliere in Ulivo',
      price: 32,
      categories: ['Utensili'],
      attributes: { Materiale: ['Legno di ulivo'], Misure: ['35 x 20 cm'] },
    },
    {
      title: 'Macchina per la Pasta Sfoglia',
      price: 75,
      categories: ['Utensili', 'Pasta'],
      attributes: { Larghezza: ['150 mm'], Spessori: ['9'] },
      description: 'A manovella, per lasagne, fettuccine e tagliolini. Il motore si compra a parte.',
    },
    {
      title: 'Stampo per Panettone Alto',
      price: 16,
      categories: ['Stampi'],
      attributes: { Materiale: ['Acciaio antiaderente'], Capacità: ['1 kg'] },
    },
    {
      title: 'Teglia per Pizza Forata',
      price: 18,
      categories: ['Stampi'],
      attributes: { Materiale: ['Acciaio antiaderente'], Diametro: ['32 cm'] },
    },
    {
      title: 'Set Mestoli in Silicone',
      price: 27,
      categories: ['Utensili'],
      attributes: { Materiale: ['Silicone e faggio'], Temperatura: ['Fino a 230 °C'] },
      variants: each('Colore', ['Grigio', 'Salvia']),
      description: 'Mestolo, schiumarola, paletta e cucchiaio: non graffiano le padelle antiaderenti.',
    },
    {
      title: 'Grattugia a Tamburo',
      price: 24,
      inStock: false,
      categories: ['Utensili'],
      attributes: { Materiale: ['Acciaio inox'] },
    },
    {
      title: 'Bilancia da Cucina',
      price: 26,
      categories: ['Utensili'],
      attributes: { Portata: ['5 kg'], Precisione: ['1 g'] },
    },
  ],
};
