import type { Replies } from './shape.ts';

export const de: Replies = {
  name: 'German',
  locale: 'de-DE',
  hello: (company) => `Hallo${company ? ` und willkommen bei ${company}` : ''}! Wie kann ich Ihnen helfen?`,
  thanks: 'Gern geschehen! Kann ich sonst noch etwas für Sie tun?',
  goodbye: 'Auf Wiedersehen, und danke für Ihren Besuch!',
  person: 'Natürlich. So erreichen Sie unser Team:',
  contact: (contact) => `Fragen Sie gern unser Team: ${contact}`,
  noContact: 'Bitte fragen Sie unser Team über die Kontaktangaben auf dieser Website.',
  nothingSaid: 'Dazu habe ich leider keine Angaben, und raten möchte ich nicht.',
  source: (source, heading, url) => `(Aus: ${source}${heading ? `, „${heading}“` : ''}${url ? `, ${url}` : ''})`,
  discount: (text) => `Zu Rabatten sagt unser Team: ${text}`,
  discountUpTo: (percent) => `Wir können Ihnen höchstens ${percent} Rabatt geben.`,
  noDiscount: 'Leider geben wir keine Rabatte.',
  discountUnknown: 'Zu Rabatten habe ich leider keine Angaben und kann keinen versprechen.',
  chose: (answers) => `Sie haben „${answers}“ gewählt.`,
  fitting: (count) =>
    count === 1
      ? 'Ein Produkt passt zu allem, was Sie bisher gewählt haben.'
      : `${count} Produkte passen zu allem, was Sie bisher gewählt haben.`,
  nothing: 'Kein Produkt erfüllt alle Ihre Wünsche.',
  nothingClosest: 'Kein Produkt erfüllt alle Ihre Wünsche. Am nächsten kommen:',
  close: 'Ähnlich, aber nicht in allen Punkten passend:',
  nextQuestion: 'Noch eine Frage:',
  funnelEnded: 'Danke für Ihre Antworten! Was möchten Sie noch wissen?',
  best: (count) =>
    count === 1 ? 'Dieses Produkt passt am besten zu Ihren Antworten:' : 'Diese Produkte passen am besten zu Ihren Antworten:',
  found: (count) => (count === 1 ? 'Dieses Produkt habe ich für Sie gefunden:' : 'Diese Produkte habe ich für Sie gefunden:'),
  product: (title, price, reasons) => `• ${title}${price ? ` – ${price}` : ''}${reasons ? ` (${reasons})` : ''}`,
  noProduct: 'Dazu habe ich in unserem Shop leider kein Produkt gefunden.',
  anythingElse: 'Wobei kann ich Ihnen sonst noch helfen?',
  tellMore: 'Gern! Was suchen Sie? Sagen Sie mir, was es sein soll oder für wen.',
  sources: {
    faqs: 'unsere FAQ',
    services: 'unser Angebot',
    products: 'unsere Produktinformationen',
    contact: 'unsere Kontaktangaben',
    text: 'unsere Hinweise',
    page: 'unsere Website',
  },
  reasons: { chosen: (texts) => `weil Sie ${texts} gewählt haben`, asked: (texts) => `weil Sie nach ${texts} gefragt haben` },
  quote: (text) => `„${text}“`,
  differs: {
    dearer: (amount) => `kostet ${amount} mehr als gewünscht`,
    cheaper: (amount) => `kostet ${amount} weniger als gewünscht`,
    other: (has, wanted) => `${has}, nicht ${wanted}`,
    unknown: (wanted) => `${wanted} ist nicht angegeben`,
  },
  widget: {
    change: 'Ändern',
    changeAnswer: 'Meine Antwort ändern',
    keep: 'Antwort behalten',
    step: 'Frage {step}',
    stepOf: 'Frage {step} von {of}',
  },
};
