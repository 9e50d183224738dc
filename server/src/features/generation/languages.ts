/** The words of a generated questionnaire, one entry a language. Placeholders: `{name}` an attribute, `{low}` and `{high}` prices. */

export interface Words {
  category: string;
  attribute: string;
  vendor: string;
  tag: string;
  price: string;
  /** Asked last, where the catalogue gives too few questions. */
  wish: string;
  ownWords: string;
  ownWordsField: string;
  noWish: string;
  rest: string;
  upTo: string;
  between: string;
  over: string;
  anyPrice: string;
  /** popupWordForAnd */
  and: string;
  title: string;
  content: string;
  startMessage: string;
  /** Ready-made chat texts. */
  suggestions: [string, string, string];
  start: string;
  send: string;
  submit: string;
  close: string;
  example: string;
  /** What the shop sells; `{list}` of categories. */
  range: string;
  /** Asks by words of titles: what it is, and what else is said of it. */
  kind: string;
  detail: string;
  /** Asks after 'something else' what that is. */
  other: string;
  /** Asks for whom it is, where a sentence says so. */
  forWhom: string;
  /** To the assistant: what a visitor chose. `{question}`, `{answer}`. */
  chose: string;
}

const en: Words = {
  category: 'What are you looking for?',
  attribute: '{name}: what do you prefer?',
  vendor: 'Which brand do you prefer?',
  tag: 'Which of these comes closest?',
  price: 'How much would you like to spend?',
  wish: 'Is there anything else that matters to you?',
  ownWords: 'Yes, in my own words',
  ownWordsField: 'Tell us what you have in mind',
  noWish: 'No, show me what fits',
  rest: 'Something else',
  upTo: 'Up to {high}',
  between: '{low} to {high}',
  over: 'Over {low}',
  anyPrice: 'The price does not matter',
  and: 'and',
  title: 'Need help choosing?',
  content: 'Answer a few questions and we will find the right product for you.',
  startMessage: 'Hello! May I help you find the right product?',
  suggestions: ['How long does delivery take?', 'Can I return a product?', 'What do you recommend?'],
  start: 'Lets Start',
  send: 'Send',
  submit: 'Submit',
  close: 'Close',
  example: 'Ask me anything about our products',
  range: 'Our range: {list}.',
  detail: 'Which of these comes closest?',
  forWhom: 'Who is it for?',
  chose: 'Asked “{question}”, the visitor chose: {answer}.',
  kind: 'What are you looking for?',
  other: 'What would that be?',
};

const de: Words = {
  category: 'Wonach suchen Sie?',
  attribute: '{name}: Was bevorzugen Sie?',
  vendor: 'Welche Marke bevorzugen Sie?',
  tag: 'Was kommt Ihren Vorstellungen am nächsten?',
  price: 'Wie viel möchten Sie ausgeben?',
  wish: 'Ist Ihnen sonst noch etwas wichtig?',
  ownWords: 'Ja, in meinen Worten',
  ownWordsField: 'Erzählen Sie uns, woran Sie denken',
  noWish: 'Nein, zeigen Sie mir, was passt',
  rest: 'Etwas anderes',
  upTo: 'Bis {high}',
  between: '{low} bis {high}',
  over: 'Über {low}',
  anyPrice: 'Der Preis ist nicht wichtig',
  and: 'und',
  title: 'Brauchen Sie Hilfe bei der Auswahl?',
  content: 'Beantworten Sie ein paar Fragen, und wir finden das passende Produkt für Sie.',
  startMessage: 'Hallo! Darf ich Ihnen helfen, das passende Produkt zu finden?',
  suggestions: ['Wie lange dauert die Lieferung?', 'Kann ich ein Produkt zurückgeben?', 'Was empfehlen Sie?'],
  start: 'Los geht’s',
  send: 'Senden',
  submit: 'Absenden',
  close: 'Schließen',
  example: 'Fragen Sie mich alles zu unseren Produkten',
  range: 'Unser Sortiment: {list}.',
  detail: 'Was kommt Ihren Vorstellungen am nächsten?',
  forWhom: 'Für wen ist es?',
  chose: 'Auf die Frage „{question}“ wurde gewählt: {answer}.',
  kind: 'Wonach suchen Sie?',
  other: 'Was darf es sein?',
};

const fr: Words = {
  category: 'Que cherchez-vous ?',
  attribute: '{name} : que préférez-vous ?',
  vendor: 'Quelle marque préférez-vous ?',
  tag: 'Qu’est-ce qui s’en rapproche le plus ?',
  price: 'Combien souhaitez-vous dépenser ?',
  wish: 'Y a-t-il autre chose d’important pour vous ?',
  ownWords: 'Oui, avec mes mots',
  ownWordsField: 'Dites-nous ce que vous avez en tête',
  noWish: 'Non, montrez-moi ce qui convient',
  rest: 'Autre chose',
  upTo: 'Jusqu’à {high}',
  between: 'De {low} à {high}',
  over: 'Plus de {low}',
  anyPrice: 'Le prix n’a pas d’importance',
  and: 'et',
  title: 'Besoin d’aide pour choisir ?',
  content: 'Répondez à quelques questions et nous trouverons le bon produit pour vous.',
  startMessage: 'Bonjour ! Puis-je vous aider à trouver le bon produit ?',
  suggestions: ['Combien de temps prend la livraison ?', 'Puis-je retourner un produit ?', 'Que me recommandez-vous ?'],
  start: 'Commencer',
  send: 'Envoyer',
  submit: 'Valider',
  close: 'Fermer',
  example: 'Posez-moi une question sur nos produits',
  range: 'Notre gamme : {list}.',
  detail: 'Qu’est-ce qui s’en rapproche le plus ?',
  forWhom: 'Pour qui est-ce ?',
  chose: 'À la question « {question} », la réponse choisie est : {answer}.',
  kind: 'Que cherchez-vous ?',
  other: 'Plutôt l’un de ceux-ci ?',
};

const es: Words = {
  category: '¿Qué está buscando?',
  attribute: '{name}: ¿qué prefiere?',
  vendor: '¿Qué marca prefiere?',
  tag: '¿Qué se acerca más a lo que busca?',
  price: '¿Cuánto le gustaría gastar?',
  wish: '¿Hay algo más que sea importante para usted?',
  ownWords: 'Sí, con mis palabras',
  ownWordsField: 'Díganos en qué está pensando',
  noWish: 'No, muéstreme lo que encaja',
  rest: 'Otra cosa',
  upTo: 'Hasta {high}',
  between: 'De {low} a {high}',
  over: 'Más de {low}',
  anyPrice: 'El precio no importa',
  and: 'y',
  title: '¿Necesita ayuda para elegir?',
  content: 'Responda a unas preguntas y encontraremos el producto adecuado para usted.',
  startMessage: '¡Hola! ¿Le ayudo a encontrar el producto adecuado?',
  suggestions: ['¿Cuánto tarda el envío?', '¿Puedo devolver un producto?', '¿Qué me recomienda?'],
  start: 'Empezar',
  send: 'Enviar',
  submit: 'Confirmar',
  close: 'Cerrar',
  example: 'Pregúnteme lo que quiera sobre nuestros productos',
  range: 'Nuestra gama: {list}.',
  detail: '¿Qué se acerca más a lo que busca?',
  forWhom: '¿Para quién es?',
  chose: 'A la pregunta «{question}» se eligió: {answer}.',
  kind: '¿Qué está buscando?',
  other: '¿De qué se trata entonces?',
};

const it: Words = {
  category: 'Che cosa sta cercando?',
  attribute: '{name}: che cosa preferisce?',
  vendor: 'Quale marca preferisce?',
  tag: 'Che cosa si avvicina di più alle Sue esigenze?',
  price: 'Quanto vorrebbe spendere?',
  wish: 'C’è altro che conta per Lei?',
  ownWords: 'Sì, con parole mie',
  ownWordsField: 'Ci dica che cosa ha in mente',
  noWish: 'No, mi mostri che cosa va bene',
  rest: 'Altro',
  upTo: 'Fino a {high}',
  between: 'Da {low} a {high}',
  over: 'Oltre {low}',
  anyPrice: 'Il prezzo non conta',
  and: 'e',
  title: 'Serve aiuto per scegliere?',
  content: 'Risponda a qualche domanda e troveremo il prodotto giusto per Lei.',
  startMessage: 'Buongiorno! Posso aiutarLa a trovare il prodotto giusto?',
  suggestions: ['Quanto tempo richiede la consegna?', 'Posso restituire un prodotto?', 'Che cosa mi consiglia?'],
  start: 'Iniziamo',
  send: 'Invia',
  submit: 'Conferma',
  close: 'Chiudi',
  example: 'Mi chieda qualsiasi cosa sui nostri prodotti',
  range: 'La nostra gamma: {list}.',
  detail: 'Che cosa si avvicina di più alle Sue esigenze?',
  forWhom: 'Per chi è?',
  chose: 'Alla domanda «{question}» è stato scelto: {answer}.',
  kind: 'Che cosa sta cercando?',
  other: 'Di che cosa si tratta, allora?',
};

const nl: Words = {
  category: 'Waar bent u naar op zoek?',
  attribute: '{name}: wat heeft uw voorkeur?',
  vendor: 'Welk merk heeft uw voorkeur?',
  tag: 'Wat komt het dichtst in de buurt?',
  price: 'Hoeveel wilt u uitgeven?',
  wish: 'Is er nog iets dat u belangrijk vindt?',
  ownWords: 'Ja, in mijn eigen woorden',
  ownWordsField: 'Vertel ons waar u aan denkt',
  noWish: 'Nee, laat zien wat past',
  rest: 'Iets anders',
  upTo: 'Tot {high}',
  between: '{low} tot {high}',
  over: 'Meer dan {low}',
  anyPrice: 'De prijs maakt niet uit',
  and: 'en',
  title: 'Hulp nodig bij het kiezen?',
  content: 'Beantwoord een paar vragen en wij vinden het juiste product voor u.',
  startMessage: 'Hallo! Kan ik u helpen het juiste product te vinden?',
  suggestions: ['Hoe lang duurt de levering?', 'Kan ik een product retourneren?', 'Wat raadt u aan?'],
  start: 'Beginnen',
  send: 'Versturen',
  submit: 'Bevestigen',
  close: 'Sluiten',
  example: 'Vraag mij alles over onze producten',
  range: 'Ons assortiment: {list}.',
  detail: 'Wat komt het dichtst in de buurt?',
  forWhom: 'Voor wie is het?',
  chose: 'Op de vraag ‘{question}’ is gekozen: {answer}.',
  kind: 'Waar bent u naar op zoek?',
  other: 'Wat mag het dan zijn?',
};

const tr: Words = {
  category: 'Ne arıyorsunuz?',
  attribute: '{name}: hangisini tercih edersiniz?',
  vendor: 'Hangi markayı tercih edersiniz?',
  tag: 'Hangisi aradığınıza en yakın?',
  price: 'Ne kadar harcamak istersiniz?',
  wish: 'Sizin için önemli olan başka bir şey var mı?',
  ownWords: 'Evet, kendi sözlerimle',
  ownWordsField: 'Aklınızdakini bize anlatın',
  noWish: 'Hayır, uygun olanları göster',
  rest: 'Başka bir şey',
  upTo: 'En fazla {high}',
  between: '{low} – {high}',
  over: '{low} üzeri',
  anyPrice: 'Fiyat önemli değil',
  and: 've',
  title: 'Seçim yapmak için yardım ister misiniz?',
  content: 'Birkaç soruyu yanıtlayın, size uygun ürünü bulalım.',
  startMessage: 'Merhaba! Doğru ürünü bulmanıza yardımcı olabilir miyim?',
  suggestions: ['Teslimat ne kadar sürer?', 'Ürünü iade edebilir miyim?', 'Ne önerirsiniz?'],
  start: 'Başlayalım',
  send: 'Gönder',
  submit: 'Onayla',
  close: 'Kapat',
  example: 'Ürünlerimiz hakkında her şeyi sorabilirsiniz',
  range: 'Ürün yelpazemiz: {list}.',
  detail: 'Hangisi aradığınıza en yakın?',
  forWhom: 'Kimin için?',
  chose: '“{question}” sorusuna verilen yanıt: {answer}.',
  kind: 'Ne arıyorsunuz?',
  other: 'Peki, bunlardan hangisi?',
};

const pl: Words = {
  category: 'Czego Państwo szukają?',
  attribute: '{name}: co Państwo wolą?',
  vendor: 'Jaką markę Państwo wolą?',
  tag: 'Co jest najbliższe Państwa oczekiwaniom?',
  price: 'Ile chcą Państwo wydać?',
  wish: 'Czy coś jeszcze jest dla Państwa ważne?',
  ownWords: 'Tak, własnymi słowami',
  ownWordsField: 'Proszę napisać, o czym Państwo myślą',
  noWish: 'Nie, proszę pokazać, co pasuje',
  rest: 'Coś innego',
  upTo: 'Do {high}',
  between: 'Od {low} do {high}',
  over: 'Ponad {low}',
  anyPrice: 'Cena nie ma znaczenia',
  and: 'i',
  title: 'Pomóc w wyborze?',
  content: 'Wystarczy odpowiedzieć na kilka pytań, a znajdziemy odpowiedni produkt.',
  startMessage: 'Dzień dobry! Czy mogę pomóc znaleźć odpowiedni produkt?',
  suggestions: ['Jak długo trwa dostawa?', 'Czy mogę zwrócić produkt?', 'Co Państwo polecają?'],
  start: 'Zaczynamy',
  send: 'Wyślij',
  submit: 'Zatwierdź',
  close: 'Zamknij',
  example: 'Proszę pytać o nasze produkty',
  range: 'Nasza oferta: {list}.',
  detail: 'Co jest najbliższe Państwa oczekiwaniom?',
  forWhom: 'Dla kogo to jest?',
  chose: 'Na pytanie „{question}” wybrano odpowiedź: {answer}.',
  kind: 'Czego Państwo szukają?',
  other: 'Co w takim razie?',
};

const languages: ReadonlyMap<string, Words> = new Map(Object.entries({ en, de, fr, es, it, nl, tr, pl }));

/** The words of a language (`de`, `de-AT`); English where there are none. */
export function wordsOf(language: string | null): Words {
  return languages.get(/^[a-z]+/i.exec(language ?? '')?.[0].toLowerCase() ?? '') ?? en;
}
