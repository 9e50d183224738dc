/** The words of a generated questionnaire. Placeholders: `{name}` an attribute, `{low}` and `{high}` prices. */
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
