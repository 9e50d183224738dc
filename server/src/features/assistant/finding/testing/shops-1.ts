import type { TestShop } from './shape.ts';

/** An English outdoor shop. */
const hillside: TestShop = {
  language: 'en',
  name: 'Hillside Outfitters',
  services: 'We sell tents, rucksacks and sleeping bags for walkers, from our barn in Kendal since 1987.',
  contact: 'Write to hello@hillside.example or ring 01539 555012 on weekdays.',
  faqs: `How long does delivery take?
Two to four working days within the UK.

Can I pay by PayPal?
Yes, PayPal and all major credit cards.`,
  products: [
    'Ridge Tent 2',
    'Ridge Tent 3',
    'Fell Rucksack 40',
    'Down Sleeping Bag',
    'Merino Base Layer',
    'Camping Stove',
    'Walking Poles',
  ],
  pages: [
    {
      path: '/delivery',
      title: 'Delivery',
      text: `Delivery

UK orders cost £4.50. Orders over £75 are sent free of charge.

Express
Order before 1 pm and we send it by next-day courier for £8.95.

Outside the UK
We ship to Ireland, France and Germany for £14. It takes five to eight working days. We do not ship to other countries.

Collection
You can collect your order from our barn on any weekday between 9 and 5; we hold it for ten days.`,
    },
    {
      path: '/returns',
      title: 'Returns and exchanges',
      text: `Returns and exchanges

Send anything back within 60 days of receiving it and we refund the full amount. Items must be unused and have their tags.

Return postage
We pay the postage of returns from the UK. Download a label from your account page.

Exchanges
If the size is wrong we swap it free of charge.

When do I get my money?
Refunds reach your card within five days of the parcel arriving here.`,
    },
    {
      path: '/care',
      title: 'Looking after your kit',
      text: `Looking after your kit

Tents: never machine wash a tent. Sponge it down with cold water and dry it completely before packing.

Down bags: take them to a specialist cleaner, or wash at 30 degrees with down soap and tumble dry on low.

Repairs
Our workshop replaces zips, poles and buckles. Most repairs cost between £15 and £40 and take two weeks.`,
    },
    {
      path: '/guarantee',
      title: 'Guarantee',
      text: `Guarantee

Everything we sell is guaranteed for five years against faults in materials and workmanship. Send us a photo of the fault and your order number.`,
    },
    {
      path: '/about',
      title: 'About us',
      text: `About us

Our rucksacks are sewn in Keswick by a team of six. Tents are made in Vietnam by a family firm we visit every year.

Down
We only use responsibly sourced duck down that is certified by RDS.

Opening hours
The barn is open Monday to Saturday, 9 am to 5.30 pm. Closed on Sundays.

Where we are
Old Mill Barn, Shap Road, Kendal LA9 6NZ. Free parking behind the building.

Recent Comments
A WordPress Commenter on Hello world!`,
    },
    {
      path: '/sizes',
      title: 'Size guide',
      text: `Size guide

Size: S · Chest: 86–92 cm · Waist: 70–76 cm
Size: M · Chest: 93–99 cm · Waist: 77–83 cm
Size: L · Chest: 100–106 cm · Waist: 84–90 cm`,
    },
  ],
  questions: [
    ['how soon will my parcel turn up?', 'Two to four working days'],
    ['wat does delivrey cost', '£4.50'],
    ['Is shipping free at some point?', 'free of charge'],
    ['I need it tomorrow, is that possible with next day?', 'next-day courier'],
    ['do you ship to France?', 'Ireland, France'],
    ['Do you deliver to Norway?', 'other countries'],
    ['could I pick my order up myself?', 'collect your order'],
    ['can i send a jacket back if i change my mind', 'within 60 days'],
    ['who pays the postage when I return something?', 'We pay the postage'],
    ['the size is wrong, can I swap it', 'we swap it'],
    ['how long until I get my refund', 'within five days'],
    ['can I put my tent in the washing machine?', 'never machine wash'],
    ['how do I wash a down sleeping bag', 'down soap'],
    ['My zip broke, do you do repairs?', 'replaces zips'],
    ['What guarantee do I get?', 'five years'],
    ['where are the rucksacks made', 'sewn in Keswick'],
    ['What time do you open on Saturday?', '9 am to 5.30'],
    ['whats your adress', 'Shap Road'],
    ['Which chest measurement is a medium?', '93–99'],
    ['can I pay by credit card', 'all major credit cards'],
    ['what is your phone number', '01539'],
    ['is there somewhere to park?', 'Free parking'],
    ['Has the down been certified?', 'certified by RDS'],
    ['Je voudrais savoir combien coûte la livraison', '£4.50'],
    ['Wie lange dauert die Lieferung?', 'Two to four working days'],
  ],
  unanswered: [
    'Can I pay with Klarna?',
    'do you offer gift wrapping?',
    'Is there a student discount?',
    'can I pay in instalments',
    'Do you have a loyalty scheme?',
    'are you hiring at the moment?',
    'close my platinum account',
    'check invoice #48213',
    'Which courier do you use, DPD or Evri?',
    'Can I have my rucksack embroidered with my name?',
    'Do you rent out tents?',
    'Will you match a lower price from another shop?',
    'Is the tent fabric recycled?',
    'Do you sell gift cards?',
    'Can I pay with bitcoin?',
    'Is there a minimum order?',
    'What is your privacy policy?',
    'Who won the cup final?',
    'Do you run navigation courses?',
    'Is delivery possible on a Sunday?',
  ],
};

/** A German coffee roaster. */
const roesterei: TestShop = {
  language: 'de',
  name: 'Kaffeerösterei Nordlicht',
  services: 'Wir rösten Kaffee und Espresso in Flensburg und verkaufen Mühlen und Zubehör.',
  contact: 'Schreiben Sie an moin@nordlicht.example.',
  faqs: `Wie lange dauert der Versand?
In der Regel 2 bis 3 Werktage innerhalb Deutschlands.

Ist der Kaffee frisch?
Wir rösten jeden Dienstag und verschicken mittwochs.`,
  products: [
    'Espresso Sturmflut',
    'Filterkaffee Leuchtturm',
    'Handmühle Kompakt',
    'Siebträgermaschine Profi',
    'Papierfilter',
    'Milchkännchen',
  ],
  pages: [
    {
      path: '/versand',
      title: 'Versand und Zahlung',
      text: `Versand und Zahlung

Versandkosten
Innerhalb Deutschlands 3,90 €, ab 35 € Bestellwert versandkostenfrei.

Ausland
Nach Österreich und Dänemark liefern wir für 9,90 €. In andere Länder versenden wir nicht.

Paketdienst
Wir verschicken mit DHL, auch an Packstationen.

Zahlungsarten
Sie können per PayPal, Kreditkarte oder Vorkasse zahlen. Bei Vorkasse versenden wir nach Zahlungseingang.`,
    },
    {
      path: '/widerruf',
      title: 'Widerruf und Rückgabe',
      text: `Widerruf und Rückgabe

Sie können ungeöffnete Ware innerhalb von 14 Tagen ohne Angabe von Gründen zurücksenden. Die Kosten der Rücksendung tragen Sie.

Geöffneter Kaffee
Geöffnete Packungen nehmen wir aus hygienischen Gründen nicht zurück.

Erstattung
Den Kaufpreis erstatten wir binnen 14 Tagen auf demselben Weg, auf dem Sie bezahlt haben.`,
    },
    {
      path: '/maschinen',
      title: 'Maschinen und Pflege',
      text: `Maschinen und Pflege

Entkalken
Entkalken Sie die Siebträgermaschine alle drei Monate mit Zitronensäure.

Garantie
Auf Maschinen und Mühlen geben wir drei Jahre Garantie.

Reparatur
Defekte Mühlen reparieren wir in der eigenen Werkstatt, meist innerhalb einer Woche.

Die Handmühle darf nicht in die Spülmaschine.`,
    },
    {
      path: '/laden',
      title: 'Unser Laden',
      text: `Unser Laden

Sie finden uns in der Norderstraße 12 in Flensburg.

Öffnungszeiten
Dienstag bis Freitag 10 bis 18 Uhr, Samstag 9 bis 14 Uhr. Montags geschlossen.

Seminare
Jeden ersten Samstag im Monat zeigen wir in einem Kurs, wie man Espresso zubereitet. Er kostet 45 € pro Person.`,
    },
    {
      path: '/bohnen',
      title: 'Unsere Bohnen',
      text: `Unsere Bohnen

Der Espresso Sturmflut besteht aus 80 % Arabica und 20 % Robusta aus Brasilien und Indien.

Bio
Alle Bohnen sind biologisch angebaut und nach DE-ÖKO-006 zertifiziert.

Verpackung
Unsere Tüten sind plastikfrei und kompostierbar.

Mahlgrad
Auf Wunsch mahlen wir den Kaffee für Sie, bitte wählen Sie den Mahlgrad im Warenkorb.`,
    },
    {
      path: '/firmen',
      title: 'Für Firmen',
      text: `Für Firmen

Büros und Gastronomie beliefern wir ab 5 kg mit 15 % Nachlass. Schreiben Sie uns für ein Angebot.

Neueste Kommentare
Hallo Welt!`,
    },
  ],
  questions: [
    ['Wann kommt mein Paket an?', '2 bis 3 Werktage'],
    ['was kosten die versandkosten', '3,90'],
    ['Ab wann ist die Lieferung gratis?', 'versandkostenfrei'],
    ['Liefert ihr auch nach Dänemark?', 'Dänemark'],
    ['Versendet ihr in die Schweiz?', 'andere Länder'],
    ['Könnt ihr an eine Packstation schicken?', 'Packstation'],
    ['Mit welchem Paketdienst kommt das?', 'DHL'],
    ['Kann ich mit Paypal bezahlen?', 'PayPal'],
    ['Nehmt ihr auch Vorkasse?', 'Vorkasse'],
    ['Rückgabefrist?', '14 Tagen'],
    ['Wer zahlt die Rücksendekosten?', 'tragen Sie'],
    ['Kann ich angebrochenen Kaffee zurückgeben?', 'Geöffnete Packungen'],
    ['Wann bekomme ich mein Geld zurück?', 'binnen 14 Tagen'],
    ['Wie oft muss ich die Maschine entkalken?', 'alle drei Monate'],
    ['wie lange ist die garantie auf eine Kaffeemühle', 'drei Jahre Garantie'],
    ['Meine Mühle ist kaputt, repariert ihr die?', 'reparieren wir'],
    ['Darf die Mühle in die Geschirrspülmaschine?', 'nicht in die Spülmaschine'],
    ['Wo ist euer Laden?', 'Norderstraße'],
    ['Habt ihr Samstags offen?', '9 bis 14 Uhr'],
    ['Gibt es Espressokurse?', 'in einem Kurs'],
    ['Sind die Bohnen bio?', 'biologisch'],
    ['Ist die Verpackung ohne Plastik?', 'plastikfrei'],
    ['Könnt ihr mir die Bohnen malen oder mahlen?', 'mahlen wir'],
    ['Gibts Rabatte für Büros?', '15 %'],
    ['Woher kommen die Bohnen im Sturmflut?', 'Brasilien'],
    ['Wie frisch ist der Kafee?', 'jeden Dienstag'],
    ['How much is shipping?', '3,90'],
  ],
  unanswered: [
    'Kann ich auf Rechnung kaufen?',
    'Bietet ihr Ratenzahlung an?',
    'Habt ihr Geschenkgutscheine?',
    'Gibt es ein Abo?',
    'Ist der Kaffee fair gehandelt?',
    'Kann ich meine Bestellung noch stornieren?',
    'Wie lautet Ihre Telefonnummer?',
    'Liefert ihr auch samstags?',
    'Verpackt ihr den Kaffee als Geschenk?',
    'Habt ihr freie Stellen?',
    'Kann ich mein Kundenkonto löschen?',
    'Wo finde ich Rechnung 20418?',
    'Gibt es einen Expressversand?',
    'Kann ich die Bestellung im Laden abholen?',
    'Habt ihr entkoffeinierten Kaffee?',
    'Nehmt ihr Klarna?',
    'Gibt es Studentenrabatt?',
    'Wer hat gestern gewonnen?',
    'Enthält der Espresso Gluten?',
    'Kann ich eine Probe bekommen?',
  ],
};

/** A French candle maker. */
const lueur: TestShop = {
  language: 'fr',
  name: 'Lueur & Cire',
  services: 'Nous fabriquons à Nantes des bougies parfumées et des diffuseurs.',
  contact: 'Écrivez-nous à bonjour@lueur.example ou appelez le 02 40 55 01 22.',
  faqs: `Quels sont les délais de livraison ?
Comptez 3 à 5 jours ouvrés en France métropolitaine.

Vos bougies sont-elles véganes ?
Oui, elles sont faites de cire de soja, sans aucun produit d'origine animale.`,
  products: ['Bougie Figuier', 'Bougie Fleur d’oranger', 'Diffuseur Cèdre', 'Coffret Découverte', 'Fondants Lavande', 'Allume-bougie'],
  pages: [
    {
      path: '/livraison',
      title: 'Livraison',
      text: `Livraison

Les frais de port sont de 5,90 €. Ils sont offerts à partir de 60 € d'achat.

Point relais
La livraison en point Mondial Relay coûte 3,90 €.

À l'étranger
Nous livrons en Belgique, au Luxembourg et en Suisse pour 12 €. Nous n'expédions pas dans les autres pays.

Suivi
Dès l'expédition, vous recevez par e-mail un lien pour suivre votre colis.`,
    },
    {
      path: '/retours',
      title: 'Retours et remboursements',
      text: `Retours et remboursements

Vous disposez de 30 jours pour nous renvoyer un article non utilisé, dans son emballage d'origine. Les frais de retour sont à votre charge.

Remboursement
Nous remboursons sous 7 jours après réception du colis.

Article cassé
Si votre bougie arrive cassée, envoyez-nous une photo sous 48 h et nous vous en renvoyons une gratuitement.`,
    },
    {
      path: '/paiement',
      title: 'Paiement',
      text: `Paiement

Nous acceptons la carte bancaire, PayPal et le virement.

Paiement en plusieurs fois
À partir de 100 €, vous pouvez payer en 3 fois sans frais.`,
    },
    {
      path: '/entretien',
      title: "Conseils d'utilisation",
      text: `Conseils d'utilisation

Première utilisation
Laissez brûler la bougie au moins deux heures pour que toute la surface fonde.

Mèche
Coupez la mèche à 5 mm avant chaque allumage.

Durée de combustion
Le format 180 g brûle environ 40 heures, le format 300 g environ 70 heures.

Recyclage
Lavez le verre à l'eau chaude et réutilisez-le, ou rapportez-le à l'atelier : nous vous offrons 2 € sur la suivante.`,
    },
    {
      path: '/atelier',
      title: "L'atelier",
      text: `L'atelier

Nos bougies sont coulées à la main à Nantes, avec des parfums de Grasse.

Horaires
La boutique est ouverte du mardi au samedi, de 10 h à 19 h.

Adresse
14 rue Kervégan, 44000 Nantes.

Ateliers
Chaque dimanche, apprenez à fabriquer votre bougie : 55 € par personne, sur réservation.

Laisser un commentaire
Votre adresse e-mail ne sera pas publiée.`,
    },
    {
      path: '/cadeaux',
      title: 'Cadeaux',
      text: `Cadeaux

Emballage
Nous emballons gratuitement votre commande et y joignons un petit mot de votre part.

Carte cadeau
Nos cartes cadeaux de 25 à 150 € sont valables deux ans.

Entreprises
Pour vos cadeaux d'entreprise, nous personnalisons l'étiquette à partir de 50 pièces.`,
    },
  ],
  questions: [
    ['Dans combien de temps vais-je recevoir ma commande ?', '3 à 5 jours'],
    ['C’est combien les frais de port ?', '5,90'],
    ['À partir de quel montant la livraison est-elle gratuite ?', 'offerts à partir'],
    ['Livrez-vous en point relais ?', 'Mondial Relay'],
    ['Est-ce que vous expédiez en Belgique ?', 'Belgique'],
    ['Livrez-vous au Canada ?', 'autres pays'],
    ['Comment suivre mon colis ?', 'un lien pour suivre'],
    ['puis-je retourner une bougie', '30 jours'],
    ['qui paie les frais de retour', 'à votre charge'],
    ['Quand serai-je remboursé ?', 'sous 7 jours'],
    ['Ma bougie est arrivée cassée', 'une photo'],
    ['Acceptez-vous le virement ?', 'virement'],
    ['Peut-on payer en plusieurs fois ?', '3 fois'],
    ['Combien d’heures dure une bougie de 180 g ?', '40 heures'],
    ['Faut-il couper la mèche ?', 'Coupez la mèche'],
    ['Où sont fabriquées vos bougies ?', 'à Nantes'],
    ['A quelle heure ouvrez-vous le mardi ?', '10 h à 19 h'],
    ['Quelle est votre adresse ?', 'rue Kervégan'],
    ['Proposez-vous un emballage cadeau ?', 'emballons gratuitement'],
    ['vendez vous des cartes cadeaux', '25 à 150'],
    ['Sont-elles véganes ?', 'cire de soja'],
    ['Organisez-vous des ateliers ?', 'apprenez à fabriquer'],
    ['Que faire du verre vide, on peut le recycler ?', 'réutilisez-le'],
    ['le délai de livaison svp', '3 à 5 jours'],
    ['Puis-je vous appeler par téléphone ?', '02 40 55'],
    ['Do you ship to Switzerland?', 'Suisse'],
    ['Wie viel kostet der Versand?', '5,90'],
  ],
  unanswered: [
    'Livrez-vous en 24h ?',
    'Peut-on payer avec Klarna ?',
    'Avez-vous un programme de fidélité ?',
    'Recrutez-vous en ce moment ?',
    'Puis-je annuler ma commande ?',
    'Y a-t-il une réduction pour les étudiants ?',
    'Vos bougies sont-elles testées sur les animaux ?',
    'Acceptez-vous les espèces ?',
    'Peut-on payer à la livraison ?',
    'Livrez-vous le dimanche ?',
    'Comment supprimer mon compte ?',
    'Où est ma facture n° 55821 ?',
    'Vos parfums contiennent-ils des allergènes ?',
    'Quelle est la garantie des diffuseurs ?',
    'Proposez-vous un abonnement mensuel ?',
    'Avez-vous une boutique à Lyon ?',
    'Puis-je récupérer ma commande sur place ?',
    'Quel temps fait-il demain ?',
    'Alignez-vous vos prix sur la concurrence ?',
    'Avez-vous des échantillons ?',
  ],
};

export const firstShops: readonly TestShop[] = [hillside, roesterei, lueur];
