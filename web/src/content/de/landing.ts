import type { LandingContent } from '../shapes.ts';
import { caseStudyCards } from './caseStudyCards.ts';
import { plans } from './plans.ts';

export const landing: LandingContent = {
  head: {
    title: 'Parley: die Beratung, die Ihrem Shop fehlt',
    description:
      'Parley stellt den Besuchern Ihres Shops ein paar Fragen, beantwortet ihre und empfiehlt das passende Produkt. Mit einer Zeile Code.',
    structured: [
      {
        '@type': 'Organization',
        name: 'Parley',
        url: 'https://parley.invalid/de',
        logo: 'https://parley.invalid/icon-512.png',
      },
      ...plans.map(({ name, price, points }) => ({
        '@type': 'Product',
        name: `Parley: ${name}`,
        description: points.join(', '),
        image: 'https://parley.invalid/og.png',
        brand: { '@type': 'Brand', name: 'Parley' },
        offers: {
          '@type': 'Offer',
          price: String(price),
          priceCurrency: 'USD',
          availability: 'https://schema.org/PreOrder',
          url: 'https://parley.invalid/de/signup',
        },
      })),
    ],
  },
  hero: {
    title: 'Die Beratung, die Ihrem Shop fehlt',
    typed: ['Fragt, was Ihre Besucher brauchen.', 'Beantwortet, was sie wissen wollen.', 'Empfiehlt, was Sie wirklich führen.'],
    lead: 'Ein Popup oder ein Chatbot in der Ecke: ein paar Fragen, ein ehrliches Gespräch und das Produkt, das passt. Aus Ihrem Katalog gebaut, in unter einer Minute.',
    signUp: 'Zur Beta anmelden',
    demo: 'Mit Ihrem Shop testen',
    live: 'Der Berater in der Ecke dieser Seite ist echt. Fragen Sie ihn etwas.',
    scene: {
      question: 'Wie bereiten Sie Ihren Kaffee zu?',
      answer: 'French Press, und gern mild',
      advice: 'Dann passen diese beiden: grob gemahlen und hell geröstet.',
      products: [
        { name: 'Morgenmischung', price: '12,90 €' },
        { name: 'Hochland hell', price: '14,50 €' },
      ],
      suggestions: ['Mehr zeigen', 'Versand?'],
    },
  },
  figures: {
    title: 'Bessere Öffnungs- und Abschlussraten als Upsell-Popups',
    list: [
      { figure: '36 %', text: 'Öffnungen' },
      { figure: '29 %', text: 'Abschlüsse' },
      { figure: '100+', text: 'Berater oder Unternehmen' },
      { figure: '100 %', text: 'Geld-zurück-Garantie' },
    ],
  },
  features: {
    title: 'Fühlt sich an wie ein Teil Ihres Shops',
    intro: 'Sie entscheiden, was gefragt wird, was der Assistent weiß und wie er aussieht. Den Rest liest er aus Ihrem Shop.',
    list: [
      {
        id: 0,
        title: 'Schnell eingebaut',
        text: 'Ein Script-Tag in jedem Shopsystem. Ihr Katalog wird aus dem Shop gelesen, nichts wird doppelt eingetippt.',
        picture: 'embed',
        alt: 'Der Dialog mit dem Snippet, den erlaubten Websites und Hinweisen zu jedem Shopsystem',
      },
      {
        id: 2,
        title: 'Frei platziert',
        text: 'Popup in der Mitte oder Chatbot in der Ecke; beim Verlassen, beim Scrollen, nach einer Pause oder wenn die KI entscheidet.',
        picture: 'placement',
        alt: 'Der Reiter Verhalten mit den Auslösern neben der Live-Vorschau',
      },
      {
        id: 3,
        title: 'Angenehm zu benutzen',
        text: 'Wenige Kilobyte, die Ihr Layout nie verschieben. Bedienbar mit Tastatur, Screenreader und kleinem Telefon.',
        picture: 'conversation',
        alt: 'Ein Besucher beantwortet eine Frage und sieht Produkte des Shops',
      },
      {
        id: 4,
        title: 'Ganz in Ihrem Stil',
        text: 'Jeder Text, jede Farbe und jede Ecke folgt Ihrer Marke, bis zur einzelnen Antwort.',
        picture: 'design',
        alt: 'Der Reiter Design mit Farben und Ecken neben der Live-Vorschau',
      },
    ],
  },
  integrations: {
    title: 'Zu Hause auf Ihrer Plattform',
    text: 'Fügen Sie eine Zeile in den Kopf Ihres Shops ein. Schritt-für-Schritt-Hinweise zu jedem System stehen im Einbettungsdialog.',
    names: ['Shopify', 'Wix', 'Ikas', 'WooCommerce', 'Squarespace', 'BigCommerce', 'Magento', 'Google Tag Manager'],
    note: 'Die Namen sind Marken ihrer Inhaber, die mit Parley nichts zu tun haben.',
  },
  useCases: {
    title: 'Wofür Shops Parley einsetzen',
    intro: 'Dasselbe Gespräch, vier Aufgaben.',
    list: [
      {
        title: 'Kontakte gewinnen',
        text: 'Kontakte, mit denen Sie etwas anfangen können: Besucher sagen, was sie suchen, bevor sie ihre Adresse hinterlassen.',
        example: '„Sagt mir Bescheid, wenn es Nussbaum wieder gibt.“',
      },
      {
        title: 'Produktberater',
        text: 'Ein paar Fragen, die tausend Produkte auf die drei passenden eingrenzen.',
        example: '„Welches Zelt für zwei im November?“',
      },
      {
        title: 'Anmeldung zu Veranstaltungen',
        text: 'Fragen, wer wann mit wie vielen kommt, und zur Buchung weiterleiten.',
        example: '„Bitte zwei Plätze am Samstagvormittag.“',
      },
      {
        title: 'Zufriedenheitsumfragen',
        text: 'Kurze Fragen im richtigen Moment; jede Antwort gezählt, jede Bemerkung lesbar.',
        example: '„Lieferung schnell, Karton zerrissen.“',
      },
    ],
  },
  comparison: {
    title: 'Nicht noch ein Popup',
    intro: 'Was herkömmliche Widgets tun, und was Parley stattdessen tut.',
    heads: ['', 'Herkömmliche Widgets', 'Parley'],
    rows: [
      ['Was es sagt', 'Allen dasselbe Angebot', 'Rat aus Ihrem eigenen Katalog, mit Begründung'],
      ['Wann es erscheint', 'Nach festen Sekunden', 'Beim Verlassen, beim Scrollen, nach einer Pause oder wenn die KI entscheidet'],
      ['Was es verspricht', 'Was immer hineingetippt wurde', 'Nur, was Sie führen, zu Ihrem Preis, nie über Ihrem Rabatt'],
      ['Was es wiegt', 'Oft mehr als die Seite selbst', 'Rund 2 kB, bis ein Besucher es braucht, rund 18 kB geöffnet'],
      ['Was Sie erfahren', 'Klicks', 'Jede Antwort und jedes Gespräch'],
      ['Was es braucht', 'Einen Plan, einen Schlüssel, ein Wochenende', 'Ihre Adresse. Ein KI-Schlüssel ist freiwillig'],
    ],
  },
  demo: {
    title: 'Sehen Sie, was Sie bekommen',
    intro: 'Vier Teile von Parley, so wie sie sind.',
    list: [
      {
        id: 'form',
        title: 'Eigenes Formular',
        text: 'Antworten können ein eigenes Feld haben. Was Besucher eintippen, wird gesammelt und zusammen gesendet.',
        picture: 'form',
        alt: 'Ein Besucher tippt etwas in das Feld einer Antwort',
      },
      {
        id: 'popup',
        title: 'Eigenes Popup und/oder Chatbot',
        text: 'Ändern Sie eine Farbe und sehen Sie dem echten Widget zu, auf dem Bildschirm und auf dem Telefon.',
        picture: 'popup',
        alt: 'Der Editor mit der Live-Vorschau auf einem Telefon',
      },
      {
        id: 'funnel',
        title: 'Trichter',
        text: 'Der ganze Fragebogen als Karte, mit den Besuchern auf jedem Weg und der Stelle, an der sie gehen.',
        picture: 'funnel',
        alt: 'Die Karte eines Fragebogens mit Besuchern auf jedem Weg',
      },
      {
        id: 'analytics',
        title: 'Auswertung',
        text: 'Was gefragt, geantwortet, empfohlen und angeklickt wurde, für jeden Zeitraum, neben dem davor.',
        picture: 'analytics',
        alt: 'Diagramme und Tabellen der Auswertung',
      },
    ],
  },
  pricing: {
    title: 'Zwei Tarife, einmal bezahlt',
    intro: 'Beide mit 100 % Geld-zurück-Garantie.',
    plans,
    all: 'Alles zu den Preisen',
  },
  caseStudies: {
    title: 'Fallstudien',
    intro: 'Wie drei Shops einen Berater einsetzen.',
    sample: 'Beispiel',
    read: 'Fallstudie lesen',
    list: caseStudyCards,
  },
  faq: {
    title: 'Fragen zur Beta',
    list: [
      {
        question: 'Was heißt hier Beta?',
        answer: [
          'Parley funktioniert und wird benutzt, und es ändert sich noch jede Woche. Wer jetzt dabei ist, entscheidet mit, was als Nächstes kommt.',
        ],
      },
      {
        question: 'Wie bekomme ich Zugang?',
        answer: [
          'Melden Sie sich mit der Adresse Ihres Shops an. Die Einladung kommt per E-Mail; sobald Sie sie annehmen, ist Ihr Konto bereit.',
        ],
      },
      {
        question: 'Wird mein Shop langsamer?',
        answer: [
          'Nein. Ein Seitenaufruf lädt rund 2 kB. Alles andere kommt erst, wenn ein Auslöser greift, und Ihr Layout verschiebt sich nie.',
        ],
      },
      {
        question: 'Brauche ich einen KI-Schlüssel?',
        answer: [
          'Nein. Ohne Schlüssel antwortet der eingebaute Assistent aus Ihrem Firmenprofil und Ihrem Katalog. Mit einem eigenen formuliert er besser; was er sagen darf, bleibt gleich.',
        ],
      },
      {
        question: 'Kann er etwas versprechen, das ich nicht führe?',
        answer: [
          'Nein. Produkte, Preise und Links kommen aus Ihrem Katalog und nie aus den Worten des Modells, und ein Rabatt über dem erlaubten erreicht keinen Besucher.',
        ],
      },
      {
        question: 'Was geschieht mit dem, was Besucher sagen?',
        answer: [
          'Es gehört Ihnen. Sie bestimmen, wie lange Gespräche aufbewahrt werden, können alles exportieren und die Daten einzelner Besucher löschen.',
        ],
      },
    ],
  },
  blog: { title: 'Aus dem Blog', all: 'Alle Beiträge' },
  closing: {
    title: 'Hören Sie es für Ihre Produkte sprechen',
    text: 'Nennen Sie uns die Adresse Ihres Shops. In unter einer Minute sprechen Sie mit seinem Berater.',
    button: 'Sofort testen',
  },
};
