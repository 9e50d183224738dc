/** A shop of the nineteenth fresh set: swimwear. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

/** Every size in every colour; what is sold out is named as 'size colour'. */
const worn = (sizes: readonly string[], colours: readonly string[], soldOut: readonly string[] = []) =>
  colours.flatMap((colour) =>
    sizes.map((size) => ({ options: { Taglia: size, Colore: colour }, inStock: !soldOut.includes(`${size} ${colour}`) })),
  );

const women = ['40', '42', '44', '46', '48'];
const men = ['S', 'M', 'L', 'XL'];
const children = ['4 anni', '6 anni', '8 anni', '10 anni'];

export const ondalia: Shop = {
  key: 'ondalia',
  language: 'it',
  currency: 'EUR',
  url: 'https://ondalia.example',
  quiz: { question: 'Per chi è il costume?', answers: ['Per me', 'Per un altro'] },
  profile: {
    ...silent,
    companyName: 'Ondalia',
    whatServicesDoYouOfferToClients: 'Costumi da bagno per tutta la famiglia, cuciti a Rimini.',
    howCanCustomersReachYouOrYourTeam: 'Al telefono 0541 555 0172 o per e-mail a ciao@ondalia.example.',
    whatAreFAQs: `Si può comprare solo il pezzo sopra di un bikini?
Sì, per la linea Sperlonga: reggiseno e slip si vendono separati. I bikini Tropea e Ponza si vendono solo completi.

Fate confezioni regalo?
Sì, per 3 € a ordine: scatola blu con il nastro, anche per più articoli insieme.

Posso cambiare l'indirizzo dopo aver ordinato?
Sì, finché il pacco non è partito. Scriveteci con il numero dell'ordine.`,
  },
  pages: [
    page(
      'https://ondalia.example/spedizioni',
      'Spedizioni',
      'delivery',
      `Italia
Standard: 5,50 €, 2–4 giorni lavorativi
Espressa: 9,90 €, consegna il giorno lavorativo dopo, per ordini entro le 12

La spedizione standard in Italia è gratuita da 70 €.

Isole minori, per esempio Elba, Capri e Lipari: supplemento di 4 €.

Unione europea: 11 €, 4–7 giorni lavorativi
Svizzera: 18 €, 5–8 giorni lavorativi, dogana compresa`,
    ),
    page(
      'https://ondalia.example/resi',
      'Resi e cambi',
      'returns',
      `Avete 30 giorni per rendere un articolo. Nei costumi l'adesivo igienico deve essere ancora al suo posto.

Il primo cambio di taglia è gratuito. Per un rimborso l'etichetta di reso costa 4,50 €.

Per igiene, cuffie e occhialini non si rendono una volta aperta la confezione.

Il rimborso arriva entro 10 giorni.`,
    ),
    page(
      'https://ondalia.example/taglie',
      'Tabella delle taglie',
      'sizes',
      `Donna
Taglia 40: seno 80–84 cm, fianchi 88–91 cm
Taglia 42: seno 85–88 cm, fianchi 92–95 cm
Taglia 44: seno 89–92 cm, fianchi 96–99 cm
Taglia 46: seno 93–96 cm, fianchi 100–103 cm
Taglia 48: seno 97–101 cm, fianchi 104–108 cm

Uomo
S: vita 74–80 cm
M: vita 81–87 cm
L: vita 88–94 cm
XL: vita 95–102 cm`,
    ),
    page(
      'https://ondalia.example/pagamenti',
      'Pagamenti',
      'payment',
      `Carta di credito, PayPal e Satispay.

Contrassegno: 3,50 € in più, solo in Italia e fino a 200 €.

Con Scalapay si paga in tre rate a partire da 60 €.`,
    ),
    page(
      'https://ondalia.example/cura',
      'Come curare il costume',
      'questions',
      `Dopo ogni bagno sciacquate il costume in acqua fredda e dolce. Lavatelo a mano, mai in asciugatrice, e fatelo asciugare all'ombra: sole, cloro e creme solari consumano i colori.`,
    ),
    page(
      'https://ondalia.example/negozio',
      'Il negozio',
      'contact',
      `Viale Vespucci 40, Rimini
Da maggio a settembre: tutti i giorni, 9.30–22
Da ottobre ad aprile: dal martedì al sabato, 10–18`,
    ),
  ],
  products: [
    {
      title: 'Costume intero Positano',
      price: 65,
      categories: ['Donna', 'Costumi interi'],
      attributes: { Coppe: ['Estraibili'], Materiale: ['80% poliammide riciclata, 20% elastan'], Fodera: ['Sì'] },
      variants: worn(women, ['Nero', 'Corallo'], ['44 Corallo', '46 Corallo']),
      description: 'La fodera doppia sul davanti contiene la pancia senza stringere. Le spalline si regolano.',
    },
    {
      title: 'Costume intero Camogli',
      price: 79,
      categories: ['Donna', 'Costumi interi'],
      attributes: { Ferretto: ['Sì'], Coppe: ['Fisse, C–E'], Colore: ['Blu notte'] },
      variants: each('Taglia', women),
      description: 'Con ferretto e spalline larghe, per chi ha il seno abbondante e vuole sostegno.',
    },
    {
      title: 'Costume da nuoto Lido',
      price: 42,
      categories: ['Donna', 'Nuoto'],
      attributes: { 'Resistente al cloro': ['Sì'], Schiena: ['A vogatore'], Colore: ['Blu'] },
      variants: each('Taglia', women, ['48']),
      description: 'Per la piscina: non si allarga e non scolorisce nel cloro. La schiena lascia libere le spalle.',
    },
    {
      title: 'Bikini a fascia Tropea',
      price: 49,
      categories: ['Donna', 'Bikini'],
      attributes: { Spalline: ['Estraibili'], Ferretto: ['No'] },
      variants: worn(['S', 'M', 'L'], ['Turchese', 'Bianco']),
      description: 'Per un’abbronzatura senza segni. Le spalline sono nella confezione, per chi vuole nuotare.',
    },
    {
      title: 'Bikini a triangolo Ponza',
      price: 45,
      categories: ['Donna', 'Bikini'],
      attributes: { Spalline: ['Da annodare'], Ferretto: ['No'] },
      variants: worn(['S', 'M', 'L'], ['Fiori', 'Nero']),
      description: 'Leggero, si annoda al collo e sui fianchi. Asciuga in mezz’ora.',
    },
    {
      title: 'Reggiseno bikini Sperlonga',
      price: 39,
      categories: ['Donna', 'Bikini'],
      attributes: { Ferretto: ['Sì'], Colore: ['Verde salvia'] },
      variants: each('Coppa', ['B', 'C', 'D', 'E']),
      description: 'Il pezzo sopra della linea Sperlonga, con ferretto. Lo slip si compra a parte.',
    },
    {
      title: 'Slip bikini alto Sperlonga',
      price: 25,
      categories: ['Donna', 'Bikini'],
      attributes: { Vita: ['Alta'], Colore: ['Verde salvia'] },
      variants: each('Taglia', women),
      description: 'Il pezzo sotto della linea Sperlonga, arriva sopra l’ombelico.',
    },
    {
      title: 'Boxer mare Otranto',
      price: 39,
      categories: ['Uomo'],
      attributes: { Tasche: ['3'], Lunghezza: ['40 cm'], 'Resistente al cloro': ['No'] },
      variants: worn(men, ['Blu', 'Verde']),
      description: 'Per la spiaggia e per il bar. Asciuga in fretta, la tasca dietro ha la cerniera.',
    },
    {
      title: 'Slip nuoto uomo Rapallo',
      price: 29,
      categories: ['Uomo', 'Nuoto'],
      attributes: { 'Resistente al cloro': ['Sì'], Coulisse: ['Sì'] },
      variants: worn(men, ['Nero', 'Rosso'], ['XL Rosso']),
      description: 'Per chi nuota sul serio: aderente, con la coulisse che non si scioglie in vasca.',
    },
    {
      title: 'Costume bambina Stella Marina',
      price: 28,
      categories: ['Bambini'],
      attributes: { Protezione: ['UPF 50+'], Colore: ['Giallo'] },
      variants: each('Età', children),
      description: 'Intero, con un volant sulle spalle. Il tessuto protegge dal sole.',
    },
    {
      title: 'Boxer bambino Granchio',
      price: 24,
      categories: ['Bambini'],
      attributes: { Protezione: ['UPF 50+'], Colore: ['Rosso'] },
      variants: each('Età', children),
      description: 'Con la vita morbida e la retina dentro. Si asciuga tra un bagno e l’altro.',
    },
    {
      title: 'Maglietta anti UV Polpo',
      price: 26,
      categories: ['Bambini'],
      attributes: { Protezione: ['UPF 50+'], Maniche: ['Lunghe'], Colore: ['Azzurro'] },
      variants: each('Età', children, ['4 anni']),
      description: 'Per bambine e bambini che non escono mai dall’acqua. Si porta sopra il costume.',
    },
    {
      title: 'Copricostume Procida',
      price: 55,
      categories: ['Donna', 'Spiaggia'],
      attributes: { Materiale: ['Cotone e lino'], Taglia: ['Unica'] },
      variants: each('Colore', ['Bianco', 'Sabbia']),
      description: 'Una tunica fino al ginocchio, con lo scollo a V.',
    },
    {
      title: 'Telo mare Cefalù',
      price: 35,
      categories: ['Spiaggia'],
      attributes: { Misure: ['100 x 180 cm'], Materiale: ['Cotone'] },
      variants: each('Colore', ['Righe blu', 'Righe gialle']),
      description: 'Sottile e grande, occupa poco posto nella borsa e non trattiene la sabbia.',
    },
    {
      title: 'Cuffia in silicone Medusa',
      price: 9.5,
      categories: ['Nuoto'],
      attributes: { Materiale: ['Silicone'] },
      variants: each('Colore', ['Nero', 'Blu', 'Rosa']),
      description: 'Non tira i capelli ed entra anche su quelli lunghi.',
    },
    {
      title: 'Occhialini Bora',
      price: 18,
      categories: ['Nuoto'],
      attributes: { Lenti: ['Antiappannamento'], Nasello: ['Tre misure'] },
      description: 'Guarnizione morbida che non lascia il segno. Per adulti.',
    },
  ],
};
