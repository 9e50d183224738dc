/** What the built-in assistant says, one entry a language. */
import type { Language } from '../../recommendation/index.ts';
import type { PassageSource } from '../finding/passages.ts';

export interface Wording {
  hello(company: string): string;
  thanks: string;
  goodbye: string;
  person: string;
  contact(contact: string): string;
  noContact: string;
  nothingSaid: string;
  source(source: PassageSource, heading: string, url?: string): string;
  discount(text: string): string;
  discountUpTo(percent: string): string;
  noDiscount: string;
  discountUnknown: string;
  chose(answers: string): string;
  fitting(count: number): string;
  nextQuestion: string;
  funnelEnded: string;
  best(count: number): string;
  found(count: number): string;
  product(title: string, price: string | null, reasons: string): string;
  tellMore: string;
  noProduct: string;
  anythingElse: string;
}

const sources: Record<Language, Record<PassageSource, string>> = {
  en: {
    faqs: 'our FAQ',
    services: 'what we offer',
    products: 'our product information',
    contact: 'our contact details',
    page: 'our website',
  },
  de: {
    faqs: 'unsere FAQ',
    services: 'unser Angebot',
    products: 'unsere Produktinformationen',
    contact: 'unsere Kontaktangaben',
    page: 'unsere Website',
  },
};

export const wording: Record<Language, Wording> = {
  en: {
    hello: (company) => `Hello${company ? `, and welcome to ${company}` : ''}! What can I help you with?`,
    thanks: 'You are welcome! Is there anything else I can help you with?',
    goodbye: 'Goodbye, and thank you for your visit!',
    person: 'Of course. This is how you reach our team:',
    contact: (contact) => `You can ask our team: ${contact}`,
    noContact: 'Please use the contact details on this website to ask our team.',
    nothingSaid: 'I am sorry, I have no information about that, and I do not want to guess.',
    source: (source, heading, url) => `(From ${sources.en[source]}${heading ? `: “${heading}”` : ''}${url ? `, ${url}` : ''})`,
    discount: (text) => `About discounts our team says: ${text}`,
    discountUpTo: (percent) => `We can give you a discount of at most ${percent}.`,
    noDiscount: 'I am sorry, we do not give discounts.',
    discountUnknown: 'I am sorry, I have no information about discounts and cannot promise one.',
    chose: (answers) => `You chose “${answers}”.`,
    fitting: (count) => (count === 1 ? 'One product fits what you chose so far.' : `${count} products fit what you chose so far.`),
    nextQuestion: 'One more question:',
    funnelEnded: 'Thank you for your answers! What else would you like to know?',
    best: (count) => (count === 1 ? 'This product fits your answers best:' : 'These products fit your answers best:'),
    found: (count) => (count === 1 ? 'I found this product for you:' : 'I found these products for you:'),
    product: (title, price, reasons) => `• ${title}${price ? ` – ${price}` : ''}${reasons ? ` (${reasons})` : ''}`,
    noProduct: 'I am sorry, I found no product for that in our shop.',
    anythingElse: 'What else can I help you with?',
    tellMore: 'Gladly! What are you looking for? Tell me what it should be, or for whom.',
  },
  de: {
    hello: (company) => `Hallo${company ? ` und willkommen bei ${company}` : ''}! Wie kann ich Ihnen helfen?`,
    thanks: 'Gern geschehen! Kann ich sonst noch etwas für Sie tun?',
    goodbye: 'Auf Wiedersehen, und danke für Ihren Besuch!',
    person: 'Natürlich. So erreichen Sie unser Team:',
    contact: (contact) => `Fragen Sie gern unser Team: ${contact}`,
    noContact: 'Bitte fragen Sie unser Team über die Kontaktangaben auf dieser Website.',
    nothingSaid: 'Dazu habe ich leider keine Angaben, und raten möchte ich nicht.',
    source: (source, heading, url) => `(Aus: ${sources.de[source]}${heading ? `, „${heading}“` : ''}${url ? `, ${url}` : ''})`,
    discount: (text) => `Zu Rabatten sagt unser Team: ${text}`,
    discountUpTo: (percent) => `Wir können Ihnen höchstens ${percent} Rabatt geben.`,
    noDiscount: 'Leider geben wir keine Rabatte.',
    discountUnknown: 'Zu Rabatten habe ich leider keine Angaben und kann keinen versprechen.',
    chose: (answers) => `Sie haben „${answers}“ gewählt.`,
    fitting: (count) => (count === 1 ? 'Ein Produkt passt bisher zu Ihrer Auswahl.' : `${count} Produkte passen bisher zu Ihrer Auswahl.`),
    nextQuestion: 'Noch eine Frage:',
    funnelEnded: 'Danke für Ihre Antworten! Was möchten Sie noch wissen?',
    best: (count) =>
      count === 1 ? 'Dieses Produkt passt am besten zu Ihren Antworten:' : 'Diese Produkte passen am besten zu Ihren Antworten:',
    found: (count) => (count === 1 ? 'Dieses Produkt habe ich für Sie gefunden:' : 'Diese Produkte habe ich für Sie gefunden:'),
    product: (title, price, reasons) => `• ${title}${price ? ` – ${price}` : ''}${reasons ? ` (${reasons})` : ''}`,
    noProduct: 'Dazu habe ich in unserem Shop leider kein Produkt gefunden.',
    anythingElse: 'Wobei kann ich Ihnen sonst noch helfen?',
    tellMore: 'Gern! Was suchen Sie? Sagen Sie mir, was es sein soll oder für wen.',
  },
};

/** The specification's words for an assistant that failed (section 8). */
export const failed = 'Something went wrong, try again later';
