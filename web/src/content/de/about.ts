import type { AboutContent } from '../shapes.ts';

export const about: AboutContent = {
  head: { title: 'Über uns', description: 'Warum wir Parley bauen, was es unterscheidet, und zehn Fragen, die wir oft hören.' },
  title: 'Gute Beratung braucht keine Ladentheke',
  mission: [
    'In einem guten Laden fragt jemand, was Sie brauchen, hört zu und zeigt Ihnen zwei Dinge statt zweihundert. Im Netz fehlt dieser Mensch. An die Stelle von Fragen treten Filter, an die Stelle von Gesprächen Popups.',
    'Mit Parley holen wir ihn zurück: für Shops jeder Größe, ohne Projekt und ohne Versprechen, die der Shop nicht halten kann.',
  ],
  advantages: {
    title: 'Was Parley unterscheidet',
    list: [
      { title: 'Ehrlich', text: 'Es empfiehlt, was Sie führen, zu Ihrem Preis, und sagt, wenn es etwas nicht weiß.' },
      { title: 'Leicht', text: 'Rund 2 kB, bis ein Besucher es braucht. Ihr Layout verschiebt sich nie.' },
      { title: 'Gehört Ihnen', text: 'Ihre Worte, Ihr Aussehen, Ihre Daten. Jederzeit vollständig exportierbar.' },
      { title: 'Fertig', text: 'Aus Ihrem Katalog gebaut, in unter einer Minute. Ein KI-Schlüssel ist freiwillig.' },
    ],
  },
  signUp: 'Zur Beta anmelden',
  faq: {
    title: 'Zehn Fragen, zehn Antworten',
    list: [
      {
        question: 'Was ist ein Berater?',
        answer: [
          'Ein Popup oder ein Chatbot in der Ecke Ihrer Seite, der Besuchern ein paar Fragen stellt, mit ihnen spricht und Produkte Ihres Shops empfiehlt.',
        ],
      },
      {
        question: 'Mit welchen Shopsystemen funktioniert es?',
        answer: [
          'Mit jedem, in das sich ein Script-Tag einfügen lässt: Shopify, WooCommerce, Wix, Ikas, Squarespace, BigCommerce, Magento und selbst gebaute Seiten.',
        ],
      },
      {
        question: 'Woher kommen meine Produkte?',
        answer: [
          'Aus Ihrem Shop. Nennen Sie seine Adresse, und Parley liest den Katalog; eine CSV-Datei geht auch. Ein neuer Import aktualisiert sie und legt keines doppelt an.',
        ],
      },
      {
        question: 'Wann zeigt er sich?',
        answer: ['Wenn ein Besucher gehen will, scrollt, innehält oder wenn die KI entscheidet. Oder immer. Sie bestimmen.'],
      },
      {
        question: 'Was weiß der Assistent?',
        answer: [
          'Was Sie im Firmenprofil sagen, was Ihre Seiten über Lieferung, Rückgabe und Ähnliches sagen, und Ihren Katalog. Sonst nichts.',
        ],
      },
      {
        question: 'Welche KI steckt dahinter?',
        answer: [
          'Keine, wenn Sie keine wollen. Der eingebaute Assistent braucht keinen Schlüssel. Mit einem eigenen schreibt jeder OpenAI-kompatible Dienst, OpenAI oder Anthropic die Antworten.',
        ],
      },
      {
        question: 'Kann ich sehen, was Besucher sagen?',
        answer: ['Ja: jedes Gespräch im Verlauf, jede Antwort in der Auswertung, für jeden Zeitraum, und alles als Datei.'],
      },
      {
        question: 'Werden Cookies gesetzt?',
        answer: [
          'Nein. Ein Gespräch bleibt höchstens einen Tag im Speicher des Browsers, und das erst, nachdem ein Besucher etwas getan hat.',
        ],
      },
      {
        question: 'Ist er barrierefrei?',
        answer: [
          'Er funktioniert mit Tastatur, Screenreader, 200 % Zoom, auf kleinen Telefonen und von rechts nach links. Das prüfen wir bei jeder Änderung.',
        ],
      },
      {
        question: 'Bekomme ich mein Geld zurück?',
        answer: ['Ja, alles. Die Garantie beträgt 100 %.'],
      },
    ],
  },
};
