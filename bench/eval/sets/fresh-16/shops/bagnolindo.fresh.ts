/** A shop of the sixteenth fresh set: bathroom fittings. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

/** One version for each value of an option, at its own price. */
const priced = (name: string, prices: Readonly<Record<string, number>>) =>
  Object.entries(prices).map(([value, price]) => ({ options: { [name]: value }, price }));

export const bagnolindo: Shop = {
  key: 'bagnolindo',
  language: 'it',
  currency: 'EUR',
  url: 'https://bagnolindo.example',
  quiz: { question: 'Che cosa vuole rinnovare?', answers: ['La doccia', 'Altro'] },
  profile: {
    ...silent,
    companyName: 'Bagnolindo',
    whatServicesDoYouOfferToClients: 'Rubinetteria e accessori per il bagno, online e nel nostro showroom di Pordenone.',
    howCanCustomersReachYouOrYourTeam: 'Chiamate lo 0434 555 018 o scrivete a info@bagnolindo.example.',
    whatAreFAQs: `Fate anche il montaggio?
No, ma sul nostro sito trovate un elenco di idraulici di fiducia, provincia per provincia.

Posso vedere le finiture dal vivo prima di ordinare?
Sì, vi spediamo gratis fino a tre campioni di finitura.

Emettete fattura?
Sì: inserite la partita IVA e il codice SDI al momento dell'ordine.`,
  },
  pages: [
    page(
      'https://bagnolindo.example/spedizioni',
      'Spedizioni e consegna',
      'delivery',
      `Italia: 6,90 €, consegna in 2–4 giorni lavorativi. Gratis per ordini da 89 €.
Sicilia, Sardegna e Calabria: 9,90 €, 4–6 giorni lavorativi.
Francia, Germania e Austria: 16,90 €, 5–7 giorni lavorativi.

La spedizione gratuita vale in tutta Italia, isole comprese. In Svizzera non spediamo.

Ricevete un SMS del corriere la mattina della consegna. Se non siete in casa, il corriere riprova il giorno dopo.`,
    ),
    page(
      'https://bagnolindo.example/resi',
      'Resi e rimborsi',
      'returns',
      `Potete restituire gli articoli entro 30 giorni, purché non siano stati montati e siano nella confezione originale. Il ritiro con il nostro corriere costa 7,90 €.

È arrivato rotto? Mandateci una foto entro 48 ore dalla consegna e vi spediamo subito un pezzo nuovo, gratis.

Il rimborso avviene entro 14 giorni dal rientro della merce.`,
    ),
    page(
      'https://bagnolindo.example/pagamenti',
      'Pagamenti',
      'payment',
      `Carta di credito e prepagata, PayPal, Satispay e bonifico. Con il bonifico l'ordine parte quando il pagamento è arrivato.

Contrassegno: supplemento di 4,50 €, per ordini fino a 300 €.

Con Scalapay pagate in tre rate senza interessi.`,
    ),
    page(
      'https://bagnolindo.example/guida',
      'Guida al bagno',
      'questions',
      `A che altezza va montato il soffione?
Tra 210 e 220 cm dal piatto doccia.

Il soffione va bene per il mio tubo?
Soffioni, doccette e flessibili hanno l'attacco standard da 1/2 pollice.

Come si toglie il calcare?
Con acqua tiepida e aceto bianco in parti uguali: lasciate agire mezz'ora e sciacquate. Sul nero opaco usate solo acqua, sapone neutro e un panno morbido.

Come si montano gli accessori adesivi?
Sgrassate la piastrella con alcol, premete per un minuto e aspettate 24 ore prima di appendere qualcosa. Reggono fino a 5 kg.

Che lampadine servono per gli specchi?
Nessuna: i LED sono integrati e durano circa 30.000 ore.`,
    ),
    page(
      'https://bagnolindo.example/garanzia',
      'Garanzia e ricambi',
      'questions',
      `Rubinetteria e docce: 5 anni di garanzia
Specchi e accessori: 2 anni di garanzia

Cartucce e guarnizioni di ricambio sono disponibili per almeno 10 anni.`,
    ),
    page(
      'https://bagnolindo.example/showroom',
      'Showroom e contatti',
      'contact',
      `Via Montereale 60, 33170 Pordenone
Da martedì a sabato, 9.30–12.30 e 15.00–19.00
Chiuso domenica e lunedì

Il ritiro in showroom è gratuito: vi avvisiamo quando l'ordine è pronto, di solito il giorno dopo.`,
    ),
    page(
      'https://bagnolindo.example/chi-siamo',
      'Chi siamo',
      'questions',
      `La famiglia Lindo vende rubinetti dal 1974. I miscelatori Brenta sono prodotti in ottone a pochi chilometri da noi, in Friuli.`,
    ),
  ],
  products: [
    {
      title: 'Miscelatore Lavabo Brenta',
      price: 79,
      categories: ['Rubinetteria', 'Lavabo'],
      attributes: { Materiale: ['Ottone'], Altezza: ['16 cm'] },
      variants: priced('Finitura', { Cromo: 79, 'Nero opaco': 99, 'Oro spazzolato': 119 }),
      description: 'Per lavabi a incasso e sospesi con foro.',
    },
    {
      title: 'Miscelatore Alto Brenta',
      price: 109,
      categories: ['Rubinetteria', 'Lavabo'],
      attributes: { Materiale: ['Ottone'], Altezza: ['31 cm'] },
      variants: priced('Finitura', { Cromo: 109, 'Nero opaco': 129 }),
      description: 'Per lavabi da appoggio, con bocca alta.',
    },
    {
      title: 'Miscelatore Bidet Brenta',
      price: 75,
      categories: ['Rubinetteria', 'Bidet'],
      attributes: { Materiale: ['Ottone'] },
      variants: priced('Finitura', { Cromo: 75, 'Nero opaco': 95 }),
    },
    {
      title: 'Colonna Doccia Piave',
      price: 189,
      was: 229,
      categories: ['Doccia'],
      attributes: { Termostatica: ['Sì'], Soffione: ['25 cm'], Altezza: ['110 cm'] },
      variants: each('Finitura', ['Cromo', 'Nero opaco']),
      description: 'Colonna completa di miscelatore termostatico, soffione e doccetta.',
    },
    {
      title: 'Soffione Tondo 25 cm',
      price: 45,
      categories: ['Doccia', 'Soffioni'],
      attributes: { Forma: ['Tonda'], Diametro: ['25 cm'], Materiale: ['Acciaio inox'] },
    },
    {
      title: 'Soffione Quadro 30 cm',
      price: 62,
      categories: ['Doccia', 'Soffioni'],
      attributes: { Forma: ['Quadrata'], Lato: ['30 cm'], Materiale: ['Acciaio inox'] },
    },
    { title: 'Doccetta Tre Getti', price: 19.9, categories: ['Doccia'], attributes: { Getti: ['3'] } },
    {
      title: 'Flessibile Doccia',
      price: 9.9,
      categories: ['Doccia'],
      attributes: { Materiale: ['Acciaio inox'] },
      variants: priced('Lunghezza', { '150 cm': 9.9, '200 cm': 12.9 }),
    },
    { title: 'Saliscendi Doccia', price: 38, categories: ['Doccia'], attributes: { Altezza: ['70 cm'] } },
    {
      title: 'Portasciugamani Singolo',
      price: 24.5,
      categories: ['Accessori'],
      attributes: { Lunghezza: ['50 cm'] },
      variants: each('Finitura', ['Cromo', 'Nero opaco']),
    },
    {
      title: 'Portasciugamani Doppio',
      price: 36,
      categories: ['Accessori'],
      attributes: { Lunghezza: ['60 cm'] },
      variants: each('Finitura', ['Cromo', 'Nero opaco']),
    },
    {
      title: 'Portarotolo Senza Forare',
      price: 15.9,
      categories: ['Accessori', 'Adesivi'],
      attributes: { Fissaggio: ['Adesivo'] },
      variants: each('Finitura', ['Cromo', 'Nero opaco'], ['Nero opaco']),
      description: 'Porta carta igienica che si incolla alla piastrella, senza trapano.',
    },
    {
      title: 'Gancio Accappatoio',
      price: 8.9,
      categories: ['Accessori'],
      variants: each('Finitura', ['Cromo', 'Nero opaco']),
    },
    {
      title: 'Dispenser Sapone',
      price: 13.5,
      categories: ['Accessori', 'Ceramica'],
      attributes: { Materiale: ['Ceramica'], Capacità: ['350 ml'] },
      variants: each('Colore', ['Bianco', 'Verde salvia']),
    },
    {
      title: 'Set Bagno 3 Pezzi',
      price: 32,
      categories: ['Accessori', 'Ceramica'],
      attributes: { Materiale: ['Ceramica'] },
      variants: each('Colore', ['Bianco', 'Verde salvia']),
      description: 'Dosasapone, bicchiere e portasapone coordinati.',
    },
    {
      title: 'Specchio LED Rettangolare',
      price: 119,
      categories: ['Specchi'],
      attributes: { Antiappannamento: ['Sì'], Accensione: ['Touch'] },
      variants: priced('Misura', { '80 x 60 cm': 119, '100 x 70 cm': 149 }),
    },
    { title: 'Specchio Ingranditore 5x', price: 29.9, categories: ['Specchi'], attributes: { Diametro: ['17 cm'] } },
    {
      title: 'Sedile WC Rallentato',
      price: 39.9,
      categories: ['WC'],
      attributes: { Materiale: ['Duroplast'], Misure: ['36 x 44 cm'] },
      description: 'La chiusura frenata non sbatte mai. Si sgancia con un clic per la pulizia.',
    },
    { title: 'Scopino WC', price: 18, categories: ['WC'], variants: each('Finitura', ['Cromo', 'Nero opaco']) },
    {
      title: 'Tappeto Bagno Morbido',
      price: 17.9,
      categories: ['Tessili'],
      attributes: { Antiscivolo: ['Sì'], Lavaggio: ['40 °C'], Colore: ['Grigio'] },
      variants: priced('Misura', { '50 x 80 cm': 17.9, '70 x 120 cm': 29.9 }),
    },
    {
      title: 'Tenda Doccia Onda',
      price: 21.5,
      categories: ['Tessili', 'Doccia'],
      attributes: { Misure: ['180 x 200 cm'], Lavaggio: ['30 °C'] },
      variants: each('Colore', ['Bianco', 'Blu']),
    },
    {
      title: 'Set Asciugamani Cotone',
      price: 26.9,
      categories: ['Tessili'],
      attributes: { Materiale: ['Cotone, 500 g/m²'], Pezzi: ['2'] },
      variants: each('Colore', ['Bianco', 'Grigio', 'Blu']),
    },
    {
      title: 'Seggiolino Doccia Pieghevole',
      price: 74,
      categories: ['Sicurezza'],
      attributes: { Portata: ['130 kg'], Materiale: ['Alluminio'] },
      description: 'Si fissa alla parete e si chiude quando non serve. Per anziani e per chi fatica a stare in piedi.',
    },
    {
      title: 'Maniglione di Sicurezza',
      price: 27,
      categories: ['Sicurezza'],
      attributes: { Lunghezza: ['45 cm'], Portata: ['150 kg'] },
      description: 'Un appiglio sicuro accanto a doccia, vasca o WC.',
    },
  ],
};
