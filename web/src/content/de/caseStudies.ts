import type { CaseStudiesContent } from '../shapes.ts';

export const caseStudies: CaseStudiesContent = {
  kicker: 'Fallstudie',
  sample: 'Beispielinhalt: Firma, Personen und Zahlen dieser Seite sind erfunden und zeigen, wie eine Fallstudie aussieht.',
  challenge: 'Herausforderung',
  solution: 'Lösung',
  results: 'Ergebnisse',
  advice: 'Rat zum Schluss',
  banner: {
    title: 'Schreiben Sie die nächste',
    text: 'Testen Sie es mit Ihrem eigenen Shop, in unter einer Minute.',
    button: 'Sofort testen',
  },
  list: [
    {
      slug: 'Roarcraft',
      name: 'Roarcraft',
      title: 'dieselben drei Fragen, einmal beantwortet',
      summary: 'Eine Werkstatt beantwortet nicht mehr dieselben drei Fragen per E-Mail.',
      facts: [
        ['Branche', 'Lederwaren auf Bestellung'],
        ['Team', '4 Personen'],
        ['Produkte', '86'],
        ['Shopsystem', 'WooCommerce'],
      ],
      challenge: [
        'Die Hälfte aller Mails fragte dasselbe: welches Leder wie altert, ob ein Riemen passt, wie lange eine Gravur dauert. Die Antwort kam am Abend, da war der Käufer weg.',
      ],
      solution: [
        'Ein Chatbot in der Ecke mit drei Fragen: wofür, wie getragen, welcher Ton. Jede Antwort trägt Regeln über den Katalog, am Ende stehen zwei oder drei Stücke.',
        'Mit den Produkten wurden die Pflegeseiten eingelesen. Seitdem antwortet der Assistent in den Worten der Werkstatt.',
      ],
      results: ['Weniger Mails mit den drei Fragen.', 'Wer den Trichter beendet, sieht weniger Produkte an und bleibt bei jedem länger.'],
      advice: ['Beginnen Sie mit den Fragen, die man Ihnen ohnehin stellt. Sie kennen die Antworten auswendig, bald auch Ihr Berater.'],
    },
    {
      slug: 'ChiefOfHappiness',
      name: 'Chief of Happiness',
      title: 'für jedes Team ein Workshop',
      summary: 'Ein Trainingsanbieter findet für jedes Team den passenden Workshop.',
      facts: [
        ['Branche', 'Workshops und Coaching'],
        ['Team', '11 Personen'],
        ['Produkte', '32 Formate'],
        ['Shopsystem', 'Wix'],
      ],
      challenge: ['Zweiunddreißig Formate mit ähnlichen Namen. Wer einen Teamtag plante, las fünf davon und bat dann um einen Anruf.'],
      solution: [
        'Ein Popup fragt, wie viele kommen, für wie lange, und was danach anders sein soll. Die letzte Antwort hat ein Feld für das Datum und führt zur Buchung.',
      ],
      results: [
        'Telefonate beginnen mit einer Auswahl statt mit einem Überblick.',
        'Der Verlauf zeigt, welche Wörter Teams benutzen; zwei Formate heißen seitdem anders.',
      ],
      advice: ['Stellen Sie das Feld für das Datum ans Ende. Wer drei Fragen beantwortet hat, füllt auch die vierte aus.'],
    },
    {
      slug: 'GetRight24',
      name: 'GetRight24',
      title: 'nicht mehr raten, welches Teil passt',
      summary: 'Die Besucher eines Teilehandels raten nicht mehr, welches Teil passt.',
      facts: [
        ['Branche', 'Ersatzteile für Haushaltsgeräte'],
        ['Team', '23 Personen'],
        ['Produkte', '41.000'],
        ['Shopsystem', 'Shopify'],
      ],
      challenge: [
        'Vierzigtausend Teile, und Käufer, die ihr Gerät kennen, aber nicht seine Nummer. Rücksendungen waren nach dem Versand der größte Posten.',
      ],
      solution: [
        'Der Berater fragt nach Gerät, Hersteller und Schaden. Preise, Bestand und Links kommen aus dem Katalog, der jede Nacht neu eingelesen wird.',
        'Passt nichts, sagt er es und nennt die Telefonnummer.',
      ],
      results: ['Weniger Rücksendungen mit „passt nicht“.', 'Fragen ohne Antwort werden jede Woche durchgesehen und wandern in die FAQs.'],
      advice: ['Lassen Sie ihn „Das weiß ich nicht“ sagen. Ein falsches Teil kostet mehr als ein Besucher, der anruft.'],
    },
  ],
};
