/** Shops of the sixth fresh set: wigs, sheet music, tea. */
import type { Shop } from '../../lib/shop.ts';

const silent = {
  whatServicesDoYouOfferToClients: '',
  moreInformationAboutYourProducts: '',
  howCanCustomersReachYouOrYourTeam: '',
  whatAreFAQs: '',
  howMuchDiscountCanYouDoMaximum: '',
};

export const crownlace: Shop = {
  key: 'crownlace',
  language: 'en',
  currency: 'USD',
  url: 'https://crownandlace.example',
  quiz: { question: 'Have you worn a wig before?', answers: ['First time', 'Something else'] },
  profile: {
    ...silent,
    companyName: 'Crown & Lace Wigs',
    whatServicesDoYouOfferToClients:
      'Private fittings in our Tucson studio take about an hour and cost $30, which comes off your wig if you buy one. We also cut in bangs ($25) and re-ventilate bald spots from $60.',
    moreInformationAboutYourProducts:
      'Our human hair is Remy hair from India; synthetic pieces are made of heat-friendly fiber that stands up to 320 °F. Human hair lasts about a year with daily wear, synthetic four to six months.',
    howCanCustomersReachYouOrYourTeam: 'Text or call (520) 555-0177, or email hello@crownandlace.example',
    whatAreFAQs: `Can insurance pay for my wig?
Many plans do. Ask your doctor to prescribe a "cranial prosthesis"; we then give you an itemized invoice with our tax ID. We don't bill insurers directly.`,
  },
  pages: [
    {
      url: 'https://crownandlace.example/shipping-info',
      title: 'Shipping info',
      topic: 'delivery',
      text: `Shipping info

You deserve to feel like yourself again – and quickly. Every wig comes in a plain box with nothing on the label that gives it away.

Service: Ground · Contiguous US: $7.50 · Alaska & Hawaii: $16 · Time: 4 to 6 business days
Service: Two-day air · Contiguous US: $18 · Alaska & Hawaii: $32 · Time: 2 business days
Service: Overnight · Contiguous US: $39 · Alaska & Hawaii: not offered · Time: 1 business day

Ground is free in the contiguous US once your bag reaches $175.

APO and FPO addresses pay the Ground rate, but allow three weeks.

Canada: $24 flat, duties collected at the door. We no longer ship to Mexico or overseas.

Custom-colored units need 10 to 14 days in the dye room before they ship. Cards, caps and brushes ship the same day.`,
    },
    {
      url: 'https://crownandlace.example/exchanges',
      title: 'Returns & exchanges',
      topic: 'returns',
      text: `Returns & exchanges

Try it on over the liner we include. If the lace hasn't been trimmed and the tags are still attached you've got 15 days from delivery to send it back; a $12 inspection fee is taken from your refund.

Health rules mean we can't accept brushes, liners or adhesives once opened. Custom-colored units and clearance pieces are final sale.

Patients in chemotherapy may return an untrimmed wig within 60 days and pay no fee.

Swapping a cap size is free the first time, including both labels.

Knots and wefts are covered for 90 days. Heat damage on synthetic hair isn't.`,
    },
    {
      url: 'https://crownandlace.example/wig-school',
      title: 'Wig school',
      topic: 'questions',
      text: `Wig school

How do I measure my head?

Run a soft tape around your hairline, behind the ears and along the nape.

Cap: Petite · Circumference: 20 to 21 inches
Cap: Average · Circumference: 21.5 to 22.5 inches
Cap: Large · Circumference: 23 to 24 inches

How often should I wash it?

After eight to ten wears, in cool water with a sulfate-free shampoo. Drip-dry it on a stand; never brush it wet.

May I sleep in it?

We don't recommend it – friction mats the nape within days.

Can I swim?

Only with a human hair piece and a swim cap over it. Chlorine ruins synthetic fiber.

Do you take Afterpay?

Yes, four payments on orders from $50 to $1,000. We also take cards, PayPal and HSA/FSA cards. No Zelle, no Cash App.

Do you donate?

For every 10 wigs sold one goes to a child through the Sonoran Kids Fund.

When is the studio open?

By appointment, Monday through Thursday 10 to 5. Walk-ins are welcome on Friday mornings.`,
    },
  ],
  products: [
    {
      title: 'Marigold Bob',
      price: 139,
      was: 169,
      categories: ['Synthetic wigs'],
      attributes: { Length: ['10 inches'], Cap: ['Average'], Weight: ['3.4 oz'] },
      variants: [
        { options: { Color: 'Honey blonde' } },
        { options: { Color: 'Jet black' } },
        { options: { Color: 'Copper' }, inStock: false },
      ],
    },
    {
      title: 'Juniper Pixie',
      price: 118,
      categories: ['Synthetic wigs'],
      attributes: { Length: ['4 inches'], Cap: ['Petite'], Weight: ['2.1 oz'] },
    },
    {
      title: 'Sabrina Waves',
      price: 495,
      categories: ['Human hair wigs'],
      attributes: { Length: ['18 inches'], Cap: ['Average'], Weight: ['6.2 oz'] },
    },
    {
      title: 'Odessa Straight',
      price: 640,
      inStock: false,
      categories: ['Human hair wigs'],
      attributes: { Length: ['22 inches'], Cap: ['Large'], Weight: ['7 oz'] },
    },
    {
      title: 'Noor Lace Front',
      price: 375,
      was: 420,
      categories: ['Human hair wigs'],
      attributes: { Length: ['14 inches'], Cap: ['Average'] },
    },
    { title: 'Willow Topper', price: 210, categories: ['Toppers'], attributes: { Length: ['12 inches'], Base: ['Silk'] } },
    { title: 'Bamboo Liner Two-Pack', price: 14.5, categories: ['Accessories'] },
    { title: 'Steel Wig Stand', price: 24, categories: ['Accessories'], attributes: { Height: ['14 inches'] } },
    { title: 'Loop Brush', price: 12.75, categories: ['Accessories'] },
    { title: 'Cool Rinse Shampoo', price: 18, categories: ['Care'], attributes: { Contents: ['8 fl oz'] } },
    { title: 'Grip Band', price: 16, was: 20, categories: ['Accessories'], attributes: { Material: ['Velvet'] } },
  ],
};

export const portee: Shop = {
  key: 'portee',
  language: 'fr',
  currency: 'EUR',
  url: 'https://laportee.example',
  quiz: { question: 'Quel est votre niveau ?', answers: ['Débutant', 'Autre'] },
  profile: {
    ...silent,
    companyName: 'La Portée',
    howCanCustomersReachYouOrYourTeam: 'bonjour@laportee.example ou 03 88 55 50 12 l’après-midi',
  },
  pages: [
    {
      url: 'https://laportee.example/envoi',
      title: 'Envoi des partitions',
      topic: 'delivery',
      text: `Envoi des partitions

Du Bach sous enveloppe, du Satie sous bulle : chez nous aucune page ne se corne.

Les partitions imprimées partent en Lettre verte pour 3,40 €, quel qu’en soit le nombre jusqu’à 1 kg ; au-delà, Colissimo à 8,20 €. Les métronomes et pupitres voyagent toujours en Colissimo.

Le port est gratuit dès 55 € pour la France. Pour l’Allemagne et la Suisse : 9,60 €. Pour le reste de l’Union européenne : 12 €. Hors d’Europe, nous proposons uniquement les PDF.

Un PDF arrive dans votre boîte mail dans la minute ; le lien se télécharge trois fois et reste valable 30 jours.

Les ouvrages marqués « à la demande » sont imprimés pour vous en six jours ouvrés.`,
    },
    {
      url: 'https://laportee.example/reprise',
      title: 'Échanges et remboursements',
      topic: 'returns',
      text: `Échanges et remboursements

Trop difficile ? Renvoyez la partition imprimée sous 21 jours, sans annotation ni pliure. Les frais de renvoi sont à votre charge.

Un PDF téléchargé n’est plus remboursable, même si vous vous êtes trompé d’instrument ; écrivez-nous, nous vous offrons un avoir de moitié.

Les impressions à la demande ne sont pas reprises, sauf défaut.

Le remboursement est fait sous 10 jours. Les métronomes sont garantis quatre ans, les pupitres deux.`,
    },
    {
      url: 'https://laportee.example/coin-des-pianistes',
      title: 'Le coin des pianistes',
      topic: 'questions',
      text: `Le coin des pianistes

Que signifient vos niveaux ?

Niveau: 1 · Années de pratique: moins de deux ans
Niveau: 2 · Années de pratique: de deux à quatre ans
Niveau: 3 · Années de pratique: de cinq à sept ans
Niveau: 4 · Années de pratique: plus de huit ans

A-t-on le droit de photocopier ?

Non, sauf la page que vous ne pouvez pas tourner. Pour une chorale ou une classe, achetez une licence : 1,80 € par élève.

Transposez-vous une partition ?

Oui, pour 15 € la page, sous une semaine. Nous ne faisons pas d’arrangements pour orchestre.

Accordez-vous les pianos ?

Non, mais notre voisin M. Heitz accorde dans tout le Bas-Rhin.

Peut-on feuilleter avant d’acheter ?

Les deux premières pages de chaque titre s’affichent en ligne ; au magasin, un piano est à votre disposition.

Quels moyens de paiement ?

Carte, virement et chèque-vacances refusé, hélas ; les établissements scolaires règlent par mandat administratif.

Horaires du magasin

4 rue des Orfèvres à Strasbourg, du mardi au samedi, 10 h – 12 h 30 et 14 h – 19 h. Fermé en août.`,
    },
  ],
  products: [
    {
      title: 'Nocturnes choisis',
      price: 18.9,
      was: 22,
      categories: ['Romantique'],
      attributes: { Niveau: ['4'], Pages: ['64'], Compositeur: ['Chopin'] },
    },
    {
      title: 'Gymnopédies complètes',
      price: 9.5,
      categories: ['Moderne'],
      attributes: { Niveau: ['2'], Pages: ['16'], Compositeur: ['Satie'] },
    },
    {
      title: 'Inventions à deux voix',
      price: 13.2,
      categories: ['Baroque'],
      attributes: { Niveau: ['3'], Pages: ['40'], Compositeur: ['Bach'] },
    },
    { title: 'Petit livre des débutants', price: 15, categories: ['Méthodes'], attributes: { Niveau: ['1'], Pages: ['72'] } },
    {
      title: 'Méthode Clair de lune, volume 2',
      price: 17.5,
      inStock: false,
      categories: ['Méthodes'],
      attributes: { Niveau: ['2'], Pages: ['80'] },
    },
    {
      title: 'Jazz au salon',
      price: 21,
      categories: ['Jazz'],
      attributes: { Niveau: ['3'], Pages: ['56'] },
      variants: [
        { options: { Édition: 'Imprimée' }, price: 21 },
        { options: { Édition: 'PDF' }, price: 21 },
      ],
    },
    { title: 'Noëls à quatre mains', price: 12.8, was: 16, categories: ['Quatre mains'], attributes: { Niveau: ['1'], Pages: ['32'] } },
    { title: 'Métronome Tempo bois', price: 62, categories: ['Accessoires'], attributes: { Matière: ['Noyer'], Hauteur: ['22 cm'] } },
    { title: 'Métronome de poche', price: 24.9, categories: ['Accessoires'], attributes: { Matière: ['Plastique'], Hauteur: ['7 cm'] } },
    { title: 'Pupitre pliant', price: 34, categories: ['Accessoires'], attributes: { Poids: ['1,3 kg'] } },
    { title: 'Cahier de musique 12 portées', price: 4.6, categories: ['Papeterie'], attributes: { Pages: ['48'] } },
  ],
};

export const foglia: Shop = {
  key: 'foglia',
  language: 'it',
  currency: 'EUR',
  url: 'https://foglialenta.example',
  quiz: { question: 'Quando bevi il tè?', answers: ['Al mattino', 'In altri momenti'] },
  profile: {
    ...silent,
    companyName: 'Foglia Lenta',
    moreInformationAboutYourProducts:
      'I nostri oolong e tè verdi vengono da tre famiglie di coltivatori in Taiwan e Giappone. Gli infusi non contengono teina. Solo il Bancha Riva è certificato biologico.',
    howCanCustomersReachYouOrYourTeam: 'scrivi@foglialenta.example, tel. 011 555 0140',
    howMuchDiscountCanYouDoMaximum: '10 % per bar e ristoranti con partita IVA, da 150 €',
  },
  pages: [
    {
      url: 'https://foglialenta.example/spedizioni',
      title: 'Spedizioni',
      topic: 'delivery',
      text: `Spedizioni

Respira. Il tuo tè è già in cammino, in una scatola senza plastica.

Zona: Italia continentale · Tè e infusi: 4,80 € · Porcellane: 8,50 €
Zona: Sicilia e Sardegna · Tè e infusi: 6,80 € · Porcellane: 12 €
Zona: Livigno, Campione e San Marino · Tè e infusi: 11 € · Porcellane: non spediamo
Zona: Austria e Slovenia · Tè e infusi: 9,90 € · Porcellane: 18 €

Sopra i 45 € di soli tè e infusi la spedizione in Italia continentale è compresa nel prezzo. Le porcellane pagano sempre.

Prepariamo i pacchi il lunedì, il mercoledì e il venerdì. Il corriere impiega uno o due giorni, nelle isole fino a quattro.

Il matcha viaggia con una mattonella fredda da giugno a settembre: aggiungiamo 2,50 €.

Non spediamo in Svizzera né negli Stati Uniti.`,
    },
    {
      url: 'https://foglialenta.example/resi',
      title: 'Resi e reclami',
      topic: 'returns',
      text: `Resi e reclami

Le confezioni sigillate si possono rendere entro 30 giorni; il trasporto è a carico tuo. Il tè aperto non torna indietro, però se non ti piace te ne mandiamo un altro dello stesso valore, una volta per cliente.

Una tazza è arrivata in pezzi? Fotografala entro 5 giorni e la rispediamo gratis.

I buoni regalo e gli abbonamenti iniziati non sono rimborsabili.

Le teiere in ghisa hanno una garanzia di 5 anni contro la ruggine interna, gli altri oggetti quella di legge di due anni.`,
    },
    {
      url: 'https://foglialenta.example/domande',
      title: 'Domande davanti alla teiera',
      topic: 'questions',
      text: `Domande davanti alla teiera

A che temperatura si scalda l’acqua?

Tipo: Verde · Temperatura: 75 °C · Tempo: 2 minuti
Tipo: Oolong · Temperatura: 90 °C · Tempo: 3 minuti
Tipo: Nero · Temperatura: 95 °C · Tempo: 4 minuti
Tipo: Infusi · Temperatura: 100 °C · Tempo: 8 minuti

Per quanto tempo resta buono?

I verdi danno il meglio entro nove mesi, i neri entro due anni. Chiudete bene e tenete lontano dal caffè.

Il tè fa male in gravidanza?

Chiedete al vostro medico; noi suggeriamo al massimo due tazze e, la sera, un infuso.

Come funziona l’abbonamento?

Ogni mese due buste a sorpresa per 19 €. Lo fermate quando volete, con un clic, prima del giorno 20.

Organizzate degustazioni?

Il secondo sabato del mese alle 16, 22 € a testa, dodici posti.

Si lava in lavastoviglie?

La porcellana sì; la ghisa mai, solo acqua calda senza sapone.

Come si paga?

Carta, Satispay o PayPal. Il bonifico è riservato alle aziende; il contrassegno non lo facciamo.

Dove si trova la bottega?

In via delle Foglie 9 a Torino, dal martedì al sabato 10–13 e 15.30–19.30.`,
    },
  ],
  products: [
    { title: 'Sencha Alba', price: 12.5, categories: ['Tè verde'], attributes: { Peso: ['100 g'], Origine: ['Giappone'] } },
    {
      title: 'Bancha Riva',
      price: 9.8,
      categories: ['Tè verde'],
      attributes: { Peso: ['100 g'], Origine: ['Giappone'], Coltivazione: ['Biologico'] },
    },
    { title: 'Oolong Nebbia', price: 16.4, was: 19, categories: ['Oolong'], attributes: { Peso: ['80 g'], Origine: ['Taiwan'] } },
    { title: 'Nero Assam Corte', price: 10.2, categories: ['Tè nero'], attributes: { Peso: ['125 g'], Origine: ['India'] } },
    { title: 'Nero Affumicato', price: 13.9, inStock: false, categories: ['Tè nero'], attributes: { Peso: ['100 g'], Origine: ['Cina'] } },
    { title: 'Infuso Limone e Zenzero', price: 7.6, categories: ['Infusi'], attributes: { Peso: ['90 g'] } },
    { title: 'Infuso Camomilla Dolce', price: 6.9, categories: ['Infusi'], attributes: { Peso: ['50 g'] } },
    { title: 'Matcha Cerimonia', price: 28, categories: ['Matcha'], attributes: { Peso: ['30 g'] } },
    { title: 'Teiera ghisa Corvo', price: 78, was: 92, categories: ['Teiere'], attributes: { Capacità: ['0,8 l'], Peso: ['1,4 kg'] } },
    { title: 'Teiera porcellana Neve', price: 46, categories: ['Teiere'], attributes: { Capacità: ['1 l'], Peso: ['0,7 kg'] } },
    {
      title: 'Tazza Sasso',
      price: 15,
      categories: ['Tazze'],
      variants: [{ options: { Colore: 'Grigio' } }, { options: { Colore: 'Bianco' }, inStock: false }],
    },
  ],
};
