/** Texts of company in German. */
export const company = {
  '10 %': '10 %',
  'Company name': 'Firmenname',
  'Data for ChatGPT': 'Daten für ChatGPT',
  'Do you ship abroad? Yes, to all of the EU, for 6.90 €…': 'Liefern Sie ins Ausland? Ja, in die ganze EU, für 6,90 € …',
  'From your shop, for: {label}': 'Aus Ihrem Shop, für: {label}',
  'From {page}': 'Von {page}',
  'How can customers reach you or your team?': 'Wie erreichen Kunden Sie oder Ihr Team?',
  'How much discount can you do maximum?': 'Wie viel Rabatt können Sie höchstens geben?',
  'More information about your products': 'Mehr Informationen zu Ihren Produkten',
  'Saved. The assistant answers from it now.': 'Gespeichert. Der Assistent antwortet jetzt daraus.',
  'Sizes, materials, care, what sets them apart…': 'Größen, Materialien, Pflege, was sie auszeichnet …',
  'The assistant answers from these words and from your products only. The more it can read here, the more it can answer. All your recommenders share them.':
    'Der Assistent antwortet nur aus diesen Worten und aus Ihren Produkten. Je mehr hier steht, desto mehr kann er beantworten. Sie gelten für alle Ihre Berater.',
  'The assistant never offers more.': 'Mehr bietet der Assistent nie an.',
  'Unsaved changes': 'Nicht gespeicherte Änderungen',
  'Use this': 'Übernehmen',
  'Use this for {label}: {text}': 'Übernehmen für {label}: {text}',
  'We roast coffee to order and ship it within two days…':
    'Wir rösten Kaffee auf Bestellung und verschicken ihn innerhalb von zwei Tagen …',
  'What are FAQs?': 'Was wird oft gefragt?',
  'What services do you offer to clients?': 'Welche Leistungen bieten Sie Kunden?',
  'hello@shop.example, +49 30 1234567, weekdays from 9 to 17': 'hallo@shop.example, +49 30 1234567, werktags von 9 bis 17 Uhr',
} as const;
