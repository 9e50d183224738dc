/** Shops of the tenth fresh set: door furniture, saunas, juggling. */
import type { Shop } from '../../lib/shop.ts';

const silent = {
  whatServicesDoYouOfferToClients: '',
  moreInformationAboutYourProducts: '',
  howCanCustomersReachYouOrYourTeam: '',
  whatAreFAQs: '',
  howMuchDiscountCanYouDoMaximum: '',
};

export const latchgate: Shop = {
  key: 'latchgate',
  language: 'en',
  currency: 'GBP',
  url: 'https://latchgate.example',
  quiz: { question: 'Which door is it for?', answers: ['The front door', 'Something else'] },
  profile: {
    ...silent,
    companyName: 'Latchgate Ironmongery',
    whatServicesDoYouOfferToClients: 'Door handles, knockers, hinges and letter plates for old houses, cast in Sheffield.',
    howCanCustomersReachYouOrYourTeam: 'Ring 0114 555 0190, Mon to Fri 8.30–4.30, or write to bench@latchgate.example',
  },
  pages: [
    {
      url: 'https://latchgate.example/delivery',
      title: 'Getting it to you',
      topic: 'delivery',
      text: `Getting it to you

Parcels under 2 kg go by Royal Mail Tracked 48 at £3.95. Heavier boxes travel with DPD for £7.50. Spend £90 and we cover the postage on the mainland.

Highlands, Northern Ireland and the Isle of Man: £12.50 whatever the weight.

We post abroad to Ireland only, £14.

Stock items leave the bench the next working day. Anything aged or plated to order takes three weeks.

Not at home? DPD text you a one-hour slot, and you can ask them to leave the box with a neighbour.`,
    },
    {
      url: 'https://latchgate.example/returns',
      title: 'If it does not suit',
      topic: 'returns',
      text: `If it does not suit

Keep the screws and the paper wrap and send it back within 28 days. We refund to the card you used, four days after it reaches the bench.

Once a piece has been screwed to a door we cannot take it back.

Plated to order and engraved pieces are yours for good, unless we made the mistake.

A spring that snaps within ten years: send the handle, we fit a new spring for nothing.`,
    },
    {
      url: 'https://latchgate.example/help',
      title: 'Asked at the bench',
      topic: 'questions',
      text: `Asked at the bench

How do I measure for a lever?

Measure from the middle of the spindle to the middle of the keyhole. Most British doors are 57 mm; pre-war ones often 70 mm.

Will unlacquered brass go dull?

Yes, within months, and that is the point of it. If you want it bright, rub it with lemon and flour, or choose the lacquered finish.

Can I hang these outside near the sea?

Only the bronze and the stainless ones. Black iron will rust in a winter by the coast.

My door is only 35 mm thick

The bolts can be sawn shorter, down to 30 mm; score them with a file first.

Do you match old pieces?

Post us the old one or three photographs and we cast a copy, from £85 a piece. It takes about six weeks.

Trade accounts

Joiners and architects get net prices after their second order; send us a letterhead.

Which way is it handed?

Stand outside the room. If the hinges are on your left, it is a left-handed door.`,
    },
  ],
  products: [
    {
      title: 'Hathersage Lever on Rose',
      price: 48,
      categories: ['Lever handles'],
      attributes: { Material: ['Brass'], Weight: ['620 g'] },
      variants: [
        { options: { Finish: 'Unlacquered' } },
        { options: { Finish: 'Lacquered' } },
        { options: { Finish: 'Nickel' }, inStock: false },
      ],
    },
    {
      title: 'Bamford Lever on Backplate',
      price: 62,
      was: 74,
      categories: ['Lever handles'],
      attributes: { Material: ['Bronze'], Weight: ['910 g'] },
    },
    { title: 'Fox Door Knocker', price: 39.5, categories: ['Knockers'], attributes: { Material: ['Black iron'], Weight: ['800 g'] } },
    { title: 'Ring Door Knocker', price: 56, categories: ['Knockers'], attributes: { Material: ['Bronze'], Weight: ['1.1 kg'] } },
    { title: 'Parliament Hinge Pair', price: 27, categories: ['Hinges'], attributes: { Material: ['Steel'], Width: ['127 mm'] } },
    { title: 'Penny Bun Cupboard Knob', price: 9.5, categories: ['Cupboard knobs'], attributes: { Material: ['Brass'], Width: ['32 mm'] } },
    {
      title: 'Edale Letter Plate',
      price: 44,
      inStock: false,
      categories: ['Letter plates'],
      attributes: { Material: ['Bronze'], Width: ['254 mm'] },
    },
  ],
};

export const birkenglut: Shop = {
  key: 'birkenglut',
  language: 'de',
  currency: 'EUR',
  url: 'https://birkenglut.example',
  quiz: { question: 'Wo soll die Sauna stehen?', answers: ['Im Garten', 'Woanders'] },
  profile: {
    ...silent,
    companyName: 'Birkenglut Saunabau',
    whatServicesDoYouOfferToClients: 'Fasssaunen, Innenkabinen, Öfen und Zubehör. Wir bauen auf und schließen auf Wunsch an.',
    howCanCustomersReachYouOrYourTeam: 'Telefon 03581 55 40 18, werktags 8 bis 17 Uhr, oder aufguss@birkenglut.example',
  },
  pages: [
    {
      url: 'https://birkenglut.example/lieferung',
      title: 'Anlieferung',
      topic: 'delivery',
      text: `Anlieferung

Zubehör verschicken wir mit GLS für 5,90 €. Ab 150 € übernehmen wir das.

Öfen kommen per Spedition, 49 €. Fasssaunen und Kabinen bringt der Lkw bis zur Bordsteinkante, 190 € bundesweit. Der Wagen braucht eine Zufahrt von drei Metern Breite.

Nach Österreich: Zubehör 12,90 €, Öfen 89 €. Saunen liefern wir dort nicht.

Zubehör ist in zwei bis vier Tagen da. Fasssaunen bauen wir nach der Bestellung, rechnen Sie mit sieben Wochen.

Der Fahrer ruft am Vortag an und nennt ein Fenster von zwei Stunden.`,
    },
    {
      url: 'https://birkenglut.example/aufbau',
      title: 'Aufbau und Anschluss',
      topic: 'questions',
      text: `Aufbau und Anschluss

Zwei Leute schaffen ein Fass an einem Tag; Plan und Schrauben liegen bei.

Unser Trupp baut für 690 € auf, im Umkreis von 200 km um Görlitz.

Elektroöfen ab 4,5 kW brauchen Starkstrom (400 V). Anklemmen darf nur ein Elektriker; bis 3,6 kW genügt die Steckdose.

Der Boden muss eben und fest sein. Punktfundamente oder Gehwegplatten reichen, ein Rasen nicht.

Eine Genehmigung ist in den meisten Bundesländern bis 30 m³ nicht nötig. Fragen Sie vorsichtshalber Ihre Gemeinde.

Holzöfen nimmt vor dem ersten Feuer der Schornsteinfeger ab.`,
    },
    {
      url: 'https://birkenglut.example/fragen',
      title: 'Gut zu wissen',
      topic: 'questions',
      text: `Gut zu wissen

Wie lange dauert es, bis es heiß ist?

Mit 9 kW sind nach 40 Minuten 80 °C erreicht, mit dem Holzofen nach etwa einer Stunde.

Reinigung

Die Bänke mit warmem Wasser und einer weichen Bürste abreiben, niemals mit Chlor. Einmal im Jahr leicht anschleifen.

Das Holz hat Risse bekommen

Feine Risse sind normal, Holz lebt. Spalten über 5 mm fotografieren Sie uns bitte.

Rückgabe

Zubehör nehmen wir 30 Tage lang zurück, wenn es unbenutzt ist. Nach Maß gefertigte Saunen sind ausgenommen.

Garantie

Auf Öfen geben wir fünf Jahre, auf Steine keine. Die Heizstäbe sind Verschleißteile.

Zahlung

Bei Saunen 30 % Anzahlung, der Rest eine Woche vor der Lieferung per Überweisung. Zubehör auch mit PayPal.

Wie oft muss ich die Steine wechseln?

Nach rund 200 Saunagängen, spätestens wenn sie bröseln.

Ausstellung

In Görlitz können Sie samstags von 10 bis 14 Uhr Probe sitzen, auf Anmeldung auch Probe schwitzen.`,
    },
  ],
  products: [
    {
      title: 'Fasssauna Lappland 200',
      price: 2890,
      was: 3190,
      categories: ['Fasssaunen'],
      attributes: { Holz: ['Fichte'], Personen: ['4'], Länge: ['200 cm'] },
    },
    {
      title: 'Fasssauna Karelien 250',
      price: 3690,
      categories: ['Fasssaunen'],
      attributes: { Holz: ['Thermoespe'], Personen: ['6'], Länge: ['250 cm'] },
    },
    { title: 'Innenkabine Ecke', price: 2450, categories: ['Innenkabinen'], attributes: { Holz: ['Hemlock'], Personen: ['2'] } },
    { title: 'Elektroofen Glimm 9 kW', price: 449, categories: ['Saunaöfen'], attributes: { Leistung: ['9 kW'], Gewicht: ['14 kg'] } },
    { title: 'Elektroofen Funke 3,6 kW', price: 329, categories: ['Saunaöfen'], attributes: { Leistung: ['3,6 kW'], Gewicht: ['9 kg'] } },
    { title: 'Holzofen Kiefer', price: 699, inStock: false, categories: ['Saunaöfen'], attributes: { Gewicht: ['52 kg'] } },
    { title: 'Aufgusskübel mit Kelle', price: 39.9, categories: ['Zubehör'], attributes: { Material: ['Lärche'] } },
    { title: 'Saunasteine Olivin 20 kg', price: 24.9, categories: ['Zubehör'], attributes: { Gewicht: ['20 kg'] } },
  ],
};

export const massues: Shop = {
  key: 'massues',
  language: 'fr',
  currency: 'EUR',
  url: 'https://troismassues.example',
  quiz: { question: 'Que voulez-vous apprendre ?', answers: ['Le jonglage', 'Autre chose'] },
  profile: {
    ...silent,
    companyName: 'Aux Trois Massues',
    whatServicesDoYouOfferToClients: 'Balles, massues, diabolos et monocycles, pour petits et grands. Atelier à Nantes le mercredi.',
    howCanCustomersReachYouOrYourTeam: '02 40 55 17 80 du mardi au samedi, ou piste@troismassues.example',
  },
  pages: [
    {
      url: 'https://troismassues.example/livraison',
      title: 'Expédition',
      topic: 'delivery',
      text: `Expédition

Les petits colis partent en Lettre suivie à 3,50 €, les autres en Colissimo à 6,90 €. Un monocycle voyage seul : 14 €.

Au-delà de 80 € de commande, le port est pour nous, monocycles exceptés.

Belgique et Luxembourg : 9,50 €. Suisse : 19 €, taxes à la charge du destinataire. Nous n'expédions pas hors d'Europe.

Commandé avant midi, parti le jour même, du lundi au vendredi. Comptez deux jours ensuite.

Vous habitez Nantes ? Passez prendre votre colis à l'atelier, il vous attend quinze jours.`,
    },
    {
      url: 'https://troismassues.example/retours',
      title: 'Un regret ?',
      topic: 'returns',
      text: `Un regret ?

Trente jours pour changer d'avis. Le matériel peut avoir servi, pas avoir pris feu : torches et bolas de feu ne sont pas reprises après allumage.

Le timbre du retour est à vos frais, sauf si nous nous sommes trompés.

Le remboursement suit sous une semaine.

Une massue fendue dans l'année ? Une photo suffit, nous la remplaçons.

Les pneus et les chambres à air s'usent, ils ne sont pas garantis.`,
    },
    {
      url: 'https://troismassues.example/conseils',
      title: 'Conseils de piste',
      topic: 'questions',
      text: `Conseils de piste

Par quoi débuter ?

Trois balles de 110 g en grain de millet : elles ne roulent pas et tombent sans bruit.

Quelle taille de roue ?

16 pouces pour les enfants dès 1,15 m, 20 pouces à partir de 1,40 m, 24 pouces pour la route.

À partir de quel âge ?

Le diabolo dès 6 ans, le feu jamais avant 18 ans.

Ça se lave ?

Les balles à la main, à l'eau tiède, puis deux jours de séchage. Les massues avec une éponge.

Le combustible

Nous n'en vendons pas et n'en expédions pas. Prenez de l'huile de paraffine, jamais d'essence.

Stages

Cinq matinées pendant les vacances scolaires, 95 €, balles prêtées. Inscription au comptoir ou par téléphone.

Écoles et associations

Devis sous 48 heures, paiement par mandat administratif accepté, dix pour cent dès douze pièces identiques.

Paiement

Carte, PayPal, chèque. En trois fois à partir de 150 €.

La ficelle du diabolo a cassé

Nous la vendons au mètre ; coupez-la à la hauteur de votre nombril, doublée.`,
    },
  ],
  products: [
    {
      title: 'Balle Millet 110 g',
      price: 5.9,
      categories: ['Balles'],
      attributes: { Poids: ['110 g'] },
      variants: [{ options: { Couleur: 'Rouge' } }, { options: { Couleur: 'Jaune' } }, { options: { Couleur: 'Bleu' }, inStock: false }],
    },
    { title: 'Balle Scène 130 g', price: 8.5, categories: ['Balles'], attributes: { Poids: ['130 g'] } },
    { title: 'Massue Équilibre', price: 26, was: 29, categories: ['Massues'], attributes: { Poids: ['215 g'], Longueur: ['52 cm'] } },
    { title: 'Massue Plume', price: 22, categories: ['Massues'], attributes: { Poids: ['190 g'], Longueur: ['50 cm'] } },
    { title: 'Diabolo Tornade', price: 19.9, categories: ['Diabolos'], attributes: { Poids: ['240 g'] } },
    { title: 'Monocycle Funambule 20 pouces', price: 129, categories: ['Monocycles'], attributes: { Poids: ['5,2 kg'] } },
    { title: 'Monocycle Route 24 pouces', price: 179, inStock: false, categories: ['Monocycles'], attributes: { Poids: ['5,9 kg'] } },
    { title: 'Torche Salamandre', price: 24, categories: ['Feu'], attributes: { Longueur: ['54 cm'] } },
  ],
};
