/** What Parley's own recommender says and knows. Every sentence must be true of the product: guests rely on it. */
import type { SampleShop } from '../features/site/index.ts';

export interface GuideWords {
  company: SampleShop['company'];
  plans: { tag: 'basic' | 'month'; title: string; description: string; priceMinor: number }[];
  questionnaire: {
    name: string;
    first: Record<'question' | 'demo' | 'demoSaid' | 'plan' | 'planSaid', string>;
    second: Record<'question' | 'one' | 'oneSaid' | 'month' | 'monthSaid', string>;
  };
  settings: Record<
    | 'popupTitle'
    | 'popupContent'
    | 'popupChatStartMessage'
    | 'popupExampleInputChatGPT'
    | 'popupChatButtonText'
    | 'popupSendButtonText'
    | 'popupCloseButtonText'
    | 'popupQuestionarySubmitButtonText'
    | 'popupWordForAnd',
    string
  >;
  /** At most three. */
  suggestions: { text: string; chatText: string }[];
}

const pairs = (list: readonly (readonly [question: string, answer: string])[]) =>
  list.map(([question, answer]) => `Q: ${question}\nA: ${answer}`).join('\n\n');

const en: GuideWords = {
  company: {
    companyName: 'Parley',
    whatServicesDoYouOfferToClients:
      'Parley is a shop assistant for websites: a popup, or a chatbot in the corner, that asks visitors a few questions, answers theirs and recommends products from the shop’s own catalogue.',
    moreInformationAboutYourProducts:
      'There are two plans, both paid once and without a subscription. The Basic Plan costs 8 dollars: the first chat submission, unlimited messages in the same thread, one user seat. The Full Month of Communication costs 16 dollars: a month of unlimited conversations, free design of the widget, several languages and priority support.',
    howCanCustomersReachYouOrYourTeam: 'Write to us on the contact page of this website. We answer by e-mail.',
    whatAreFAQs: pairs([
      [
        'What does it cost?',
        'The Basic Plan costs 8 dollars and the Full Month of Communication 16 dollars. Both are paid once; nothing renews by itself.',
      ],
      ['Is there a subscription?', 'There is no subscription. You pay once, and nothing has to be cancelled.'],
      ['Do I get my money back?', 'You get all of it back: both plans come with a 100% money-back guarantee.'],
      [
        'Is there a free trial?',
        'You can try it without paying and without a card: give the address of your shop under Quick Try and talk to the recommender that was made for it.',
      ],
      [
        'How do I set it up?',
        'Give the address of your shop; Parley reads its public pages and prepares the questions. Then paste one line of code into the header of your pages. Nothing on your website changes before that.',
      ],
      [
        'How long does the set-up take?',
        'Once it is your turn, the draft is made in less than a minute, while you watch. A larger catalogue is imported after that.',
      ],
      [
        'Which shop systems and platforms does it work with?',
        'With every system that lets you paste a script tag: Shopify, WooCommerce, Wix, Ikas, Squarespace, BigCommerce, Magento, and pages of your own. The Embed dialog has steps for each.',
      ],
      [
        'Does it slow down my shop or make my website slower?',
        'A page view loads about 2 kB. The conversation, less than 18 kB, is loaded when a visitor needs it, and the layout of your page never moves.',
      ],
      [
        'What about privacy, GDPR and cookies?',
        'Parley sets no cookies on your website and stores nothing on a device before a visitor has done something. Conversations belong to the shop, which decides how long they are kept, and can export or delete them.',
      ],
      [
        'Where is the data of my visitors?',
        'On the server of this Parley. Where an AI provider is connected, by you or by whoever runs this Parley, messages and passages of your texts go there to word the answers.',
      ],
      [
        'Do I need an AI key from OpenAI or another provider?',
        'You need no AI key: the built-in assistant works without one. If you like, OpenAI, Anthropic or any OpenAI-compatible endpoint can word the answers, with your own key and a daily limit.',
      ],
      [
        'Can it promise something wrong to my customers?',
        'Products, prices and discounts are taken from your catalogue and your settings. When the shop says nothing about a question, the assistant says that it does not know.',
      ],
      [
        'Which languages does it speak?',
        'It answers in ten languages: English, German, French, Spanish, Italian, Dutch, Polish, Turkish, Arabic and Japanese.',
      ],
      [
        'How do I sign up for the beta?',
        'Under Sign Up For Beta. You get an invite by e-mail, and it opens the recommender that was prepared for your shop.',
      ],
    ]),
    howMuchDiscountCanYouDoMaximum: '0 %',
  },
  plans: [
    {
      tag: 'basic',
      title: 'Basic Plan',
      description:
        'Paid once. The first chat submission, unlimited messages in its thread, one user seat, text and colour, conversation history.',
      priceMinor: 800,
    },
    {
      tag: 'month',
      title: 'Full Month of Communication',
      description: 'Paid once. A month of unlimited communication, free widget design, several languages, priority support.',
      priceMinor: 1600,
    },
  ],
  questionnaire: {
    name: 'Parley',
    first: {
      question: 'What would you like to do?',
      demo: 'Try it with my shop',
      demoSaid: 'Wants to try it with their own shop.',
      plan: 'Find the plan for me',
      planSaid: 'Wants to find the plan that fits.',
    },
    second: {
      question: 'How many conversations should it have?',
      one: 'One, to see how it goes',
      oneSaid: 'Wants one conversation to begin with.',
      month: 'All of a month',
      monthSaid: 'Wants a month without counting.',
    },
  },
  settings: {
    popupTitle: 'Questions about Parley?',
    popupContent: 'Ask about prices, set-up or privacy. This is Parley, answering for itself.',
    popupChatStartMessage: 'Hello! Ask me about prices, set-up or privacy.',
    popupExampleInputChatGPT: 'Ask about Parley',
    popupChatButtonText: 'Let’s start',
    popupSendButtonText: 'Send',
    popupCloseButtonText: 'Close',
    popupQuestionarySubmitButtonText: 'Submit',
    popupWordForAnd: 'and',
  },
  suggestions: [
    { text: 'What does it cost?', chatText: 'What does it cost?' },
    { text: 'How do I set it up?', chatText: 'How do I set it up?' },
    { text: 'What about privacy?', chatText: 'What about privacy and cookies?' },
  ],
};

const de: GuideWords = {
  company: {
    companyName: 'Parley',
    whatServicesDoYouOfferToClients:
      'Parley ist die Beratung für Websites: ein Popup oder ein Chatbot in der Ecke, der Besuchern ein paar Fragen stellt, ihre beantwortet und Produkte aus dem Katalog des Shops empfiehlt.',
    moreInformationAboutYourProducts:
      'Es gibt zwei Tarife, beide einmalig bezahlt und ohne Abo. Der Basis-Tarif kostet 8 Dollar: die erste Chat-Anfrage, unbegrenzt viele Nachrichten im selben Gespräch, ein Benutzerplatz. Der Tarif „Ein ganzer Monat Kommunikation“ kostet 16 Dollar: ein Monat unbegrenzte Gespräche, freie Gestaltung des Widgets, mehrere Sprachen und bevorzugter Support.',
    howCanCustomersReachYouOrYourTeam: 'Schreiben Sie uns über die Kontaktseite dieser Website. Wir antworten per E-Mail.',
    whatAreFAQs: pairs([
      [
        'Was kostet Parley, und wie hoch sind die Preise?',
        'Der Basis-Tarif kostet 8 Dollar, ein ganzer Monat Kommunikation 16 Dollar. Beides wird einmal bezahlt, nichts verlängert sich von selbst.',
      ],
      ['Gibt es ein Abo?', 'Es gibt kein Abo. Sie zahlen einmal, und es muss nichts gekündigt werden.'],
      ['Bekomme ich mein Geld zurück?', 'Sie bekommen alles zurück: Für beide Tarife gilt eine Geld-zurück-Garantie von 100 %.'],
      [
        'Kann ich es vorher testen?',
        'Sie können es ausprobieren, ohne zu zahlen und ohne Karte: Geben Sie unter „Sofort testen“ die Adresse Ihres Shops an und sprechen Sie mit dem Berater, der daraus entsteht.',
      ],
      [
        'Wie richte ich es auf meiner Website ein?',
        'Geben Sie die Adresse Ihres Shops an; Parley liest dessen öffentliche Seiten und bereitet die Fragen vor. Danach fügen Sie eine Zeile Code in den Kopf Ihrer Seiten ein. Vorher ändert sich an Ihrer Website nichts.',
      ],
      [
        'Wie lange dauert die Einrichtung?',
        'Sobald Sie an der Reihe sind, entsteht der Entwurf in weniger als einer Minute, während Sie zusehen. Ein größerer Katalog wird danach importiert.',
      ],
      [
        'Mit welchen Shopsystemen und Plattformen funktioniert es?',
        'Mit jedem System, in das sich ein Script-Tag einfügen lässt: Shopify, WooCommerce, Wix, Ikas, Squarespace, BigCommerce, Magento und eigene Seiten. Die Schritte dafür stehen im Dialog „Embed“.',
      ],
      [
        'Wird mein Shop oder meine Website dadurch langsam?',
        'Ein Seitenaufruf lädt etwa 2 kB. Das Gespräch, weniger als 18 kB, wird erst geladen, wenn ein Besucher es braucht, und das Layout Ihrer Seite verschiebt sich nie.',
      ],
      [
        'Wie steht es um Datenschutz, DSGVO und Cookies?',
        'Parley setzt auf Ihrer Website keine Cookies und speichert nichts auf einem Gerät, bevor ein Besucher etwas getan hat. Die Gespräche gehören dem Shop, der bestimmt, wie lange sie aufbewahrt werden, und sie exportieren oder löschen kann.',
      ],
      [
        'Wo liegen die Daten meiner Besucher?',
        'Auf dem Server dieses Parley. Wo ein KI-Anbieter angeschlossen ist, von Ihnen oder vom Betreiber dieses Parley, gehen Nachrichten und Stellen aus Ihren Texten dorthin, damit er die Antworten formuliert.',
      ],
      [
        'Brauche ich einen KI-Schlüssel von OpenAI oder einem anderen Anbieter?',
        'Sie brauchen keinen KI-Schlüssel: Der eingebaute Assistent kommt ohne aus. Wenn Sie möchten, formulieren OpenAI, Anthropic oder ein OpenAI-kompatibler Dienst die Antworten, mit Ihrem eigenen Schlüssel und einem Tageslimit.',
      ],
      [
        'Kann es meinen Kunden etwas Falsches versprechen?',
        'Produkte, Preise und Rabatte kommen aus Ihrem Katalog und Ihren Einstellungen. Sagt der Shop zu einer Frage nichts, dann sagt der Assistent, dass er es nicht weiß.',
      ],
      [
        'Welche Sprachen spricht es?',
        'Es antwortet in zehn Sprachen: Deutsch, Englisch, Französisch, Spanisch, Italienisch, Niederländisch, Polnisch, Türkisch, Arabisch und Japanisch.',
      ],
      [
        'Wie melde ich mich zur Beta an?',
        'Unter „Zur Beta anmelden“. Sie bekommen eine Einladung per E-Mail, und sie öffnet den Berater, der für Ihren Shop vorbereitet wurde.',
      ],
    ]),
    howMuchDiscountCanYouDoMaximum: '0 %',
  },
  plans: [
    {
      tag: 'basic',
      title: 'Basis-Tarif',
      description:
        'Einmalig bezahlt. Die erste Chat-Anfrage, unbegrenzt viele Nachrichten im selben Gespräch, ein Benutzerplatz, Texte und Farben, Gesprächsverlauf.',
      priceMinor: 800,
    },
    {
      tag: 'month',
      title: 'Ein ganzer Monat Kommunikation',
      description:
        'Einmalig bezahlt. Ein Monat unbegrenzte Kommunikation, frei gestaltbares Widget, mehrere Sprachen, bevorzugter Support.',
      priceMinor: 1600,
    },
  ],
  questionnaire: {
    name: 'Parley',
    first: {
      question: 'Was möchten Sie tun?',
      demo: 'Mit meinem Shop testen',
      demoSaid: 'Möchte es mit dem eigenen Shop testen.',
      plan: 'Den passenden Tarif finden',
      planSaid: 'Möchte den passenden Tarif finden.',
    },
    second: {
      question: 'Wie viele Gespräche soll es führen?',
      one: 'Eines, zum Ausprobieren',
      oneSaid: 'Möchte mit einem Gespräch beginnen.',
      month: 'Alle, einen Monat lang',
      monthSaid: 'Möchte einen Monat, ohne zu zählen.',
    },
  },
  settings: {
    popupTitle: 'Fragen zu Parley?',
    popupContent: 'Fragen Sie nach Preisen, Einrichtung oder Datenschutz. Hier antwortet Parley für sich selbst.',
    popupChatStartMessage: 'Guten Tag! Fragen Sie mich nach Preisen, Einrichtung oder Datenschutz.',
    popupExampleInputChatGPT: 'Frage zu Parley',
    popupChatButtonText: 'Los geht’s',
    popupSendButtonText: 'Senden',
    popupCloseButtonText: 'Schließen',
    popupQuestionarySubmitButtonText: 'Absenden',
    popupWordForAnd: 'und',
  },
  suggestions: [
    { text: 'Was kostet es?', chatText: 'Wie hoch sind die Preise?' },
    { text: 'Wie richte ich es ein?', chatText: 'Wie richte ich es ein?' },
    { text: 'Und der Datenschutz?', chatText: 'Wie steht es um Datenschutz und Cookies?' },
  ],
};

export const guideWords: Readonly<Record<'en' | 'de', GuideWords>> = { en, de };
