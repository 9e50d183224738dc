import { peers } from '../peers.ts';
import type { LandingContent } from '../shapes.ts';
import { caseStudyCards } from './caseStudyCards.ts';
import { plans } from './plans.ts';

const kB = peers.map(({ bytes }) => Math.round(bytes / 1000));

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
    lead: 'Ein paar Fragen, ein ehrliches Gespräch und das Produkt, das passt. Aus Ihrem Katalog gemacht, in weniger als einer Minute.',
    address: {
      label: 'Die Adresse Ihres Shops',
      placeholder: 'ihrshop.de',
      button: 'Mit Ihrem Shop testen',
      note: 'Kostenlos, ohne Karte. An Ihrer Website ändert sich nichts, bis Sie eine Zeile einfügen.',
    },
    stage: {
      label: 'Der Produktberater eines Beispielshops',
      caption:
        'Das Kaffeekontor haben wir erfunden, es spricht Englisch. Sein Produktberater ist echt: Antworten Sie ihm, oder fragen Sie ihn etwas, gern auf Deutsch.',
      play: 'Ein Ergebnis zeigen',
      open: 'Diesen Shop öffnen',
    },
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
  weights: {
    title: '2 kB auf Ihrer Seite',
    text: 'So viel lädt ein Seitenaufruf. Das Gespräch selbst, weniger als 18 kB, kommt erst, wenn ein Besucher es braucht. Ihr Layout verschiebt sich nie.',
    soon: 'wird gemessen, sobald der Knopf in der Ecke erscheint',
    measured: 'gerade eben in Ihrem Browser gemessen',
    open: 'mit offenem Gespräch, höchstens',
    note: 'Die anderen: die Datei, die laut ihrer Anleitung eingebaut wird, das Gespräch inbegriffen, von uns gemessen am {day}, jeweils in der gezeigten Version und gleich komprimiert.',
    page: 'Diese Seite mit allem, was darauf ist: bisher {size}.',
  },
  liveDemos: {
    title: 'Drei Shops, drei Gespräche',
    intro: 'Die Shops sind Beispiele auf Englisch, ihre Berater funktionieren. Jeder kennt die Seiten seines Shops und sonst nichts.',
    list: [
      { id: 'coffee', title: 'Kaffee, nach Geschmack', text: 'Bohnen, Kannen und Maschinen. Fragen Sie, was sich für Espresso eignet.' },
      {
        id: 'outdoor',
        title: 'Outdoor-Kleidung, nach Wetter',
        text: 'Ein dunkler Shop mit scharfen Ecken. Fragen Sie, was unter 100 € den Regen abhält.',
      },
      { id: 'plants', title: 'Zimmerpflanzen, nach Raum', text: 'Licht, Pflege, Haustiere. Fragen Sie, was für Katzen unbedenklich ist.' },
    ],
    open: 'Live ausprobieren',
    note: 'Die Fragen der beiden letzten hat Parley aus deren Katalog gemacht, so wie bei Ihrem.',
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
        text: 'Wenige Kilobyte, die Ihr Layout nie verschieben. Bedienbar mit Tastatur und Screenreader, auch auf kleinen Handys.',
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
        text: 'Fragen, wer kommt, wann und mit wie vielen Personen, und zur Buchung weiterleiten.',
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
      [
        'Wann es erscheint',
        'Nach einer festen Zahl von Sekunden',
        'Beim Verlassen, beim Scrollen, nach einer Pause oder wenn die KI entscheidet',
      ],
      ['Was es verspricht', 'Was immer hineingetippt wurde', 'Nur, was Sie führen, zu Ihrem Preis, nie über Ihrem Rabatt'],
      [
        'Was es wiegt',
        `${kB[0]} bis ${kB.at(-1)} kB auf jeder Seite, bei den dreien, die wir gemessen haben`,
        'Rund 2 kB auf jeder Seite, weniger als 19 kB mit offenem Gespräch',
      ],
      ['Was Sie erfahren', 'Klicks', 'Jede Antwort und jedes Gespräch'],
      ['Was es braucht', 'Fragen, Texte und Regeln, die Sie schreiben', 'Ihre Adresse. Ein KI-Schlüssel ist freiwillig'],
    ],
    note: 'Was wir in der Beta anstreben und nicht als Ergebnis ausgeben: 36 % Öffnungen, 29 % Abschlüsse und mehr als 100 Berater oder Unternehmen. Bessere Raten als Upsell-Popups sind das Ziel; ob es gelingt, zeigt Ihnen Ihre eigene Auswertung.',
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
        text: 'Ändern Sie eine Farbe und sehen Sie dem echten Widget zu, auf dem Computer und auf dem Handy.',
        picture: 'popup',
        alt: 'Der Editor mit der Live-Vorschau auf einem Handy',
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
    title: 'So könnte es in Ihrem Shop aussehen',
    intro: 'Drei Fallstudien, als Beispiele geschrieben: Wir zitieren keinen Kunden, denn wir haben noch keinen gefragt.',
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
          'Nein. Ein Seitenaufruf lädt rund 2 kB. Alles andere kommt erst, wenn ein Besucher es braucht, und Ihr Layout verschiebt sich nie.',
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
    title: 'Lassen Sie Ihre Produkte für sich sprechen',
    text: 'Eine Adresse, weniger als eine Minute, und Sie hinterlassen nichts: Der Entwurf wird nach 24 Stunden gelöscht.',
    address: {
      label: 'Die Adresse Ihres Shops',
      placeholder: 'ihrshop.de',
      button: 'Mit Ihrem Shop testen',
      note: 'Gelesen wird erst auf der nächsten Seite, wenn Sie es sagen.',
    },
  },
};
