/** The small words and endings by which a sentence is taken apart. */
export interface Sentences {
  /** Articles, folded and not elided (`l’`); none where the language has none. What stands before a noun besides them is added where it is needed. */
  definiteArticles: readonly string[];
  indefiniteArticles: readonly string[];
  /** Words that introduce something new besides the indefinite articles. */
  besideIndefinite: readonly string[];
  /** Units beside numbers, folded, in all their forms. */
  units: string;
  /** Words that begin what is told of the thing before them: 'een helm waarvan de kin omhoog kan'. */
  relatives: string | undefined;
  /** Words behind which stands what a thing is made of: 'a lamp of paper', 'z papieru'. */
  ofMaterial: string;
  /** Words that ask which of the things that are named directly behind them: 'what bed would suit', '¿qué cama?'. */
  askedThings: readonly string[] | undefined;
  /** Words for some of a thing that is named behind them. */
  partitives: readonly string[] | undefined;
  /** Words beside an amount that is meant roughly: 'around 25 euros'. Folded. */
  around: string;
  /** Words behind which stands what a thing is for. Turkish, Arabic and Japanese grow them together with the word, or say them behind it. */
  beforePurpose: string | undefined;
  /** '¿No se moja?' asks whether it does, and rules nothing out. */
  negativeQuestion: RegExp | undefined;
  /** 'De exterior no, es para el salón': what stands before the word is ruled out. */
  ruledOutBefore: { pattern: RegExp; without: string } | undefined;
  /** Verbs in the third person that stand first, in languages that omit "it". */
  thirdPerson: RegExp | undefined;
  /** Words that precede a noun besides articles. */
  besideArticles: string | undefined;
  /** Ends of words that are verbs or adverbs, folded: 'am besten', 'yüzebilir', 'süsleyip'. */
  endsOfOthers: RegExp | undefined;
  /** Letters that no other of the languages has. */
  ownLetters: RegExp | undefined;
  /** Marks that no other of the languages has. */
  ownMarks: RegExp | undefined;
  /** A word right before the topic of a question belongs to it: 'Freemium account'. */
  topicTakesWordBefore: boolean;
  /** What wraps a question in one language is a word of its own in others: whether such words of all languages say nothing here. */
  wrapsInWords: boolean;
  /** A pattern for the words after an 'and' that joins two questions. */
  behindAnd: string;
  /** Infinitives that are parted inside ('zurückzuschicken', $1 and $2 make the plain one), and the other ones at the end of a text. */
  infinitives: { parted: RegExp; atTheEnd: RegExp } | undefined;
  /** Names of services that are common words in other languages. */
  ownNames: readonly string[];
  /** Articles elsewhere stand for what was named: 'die kosten 5 €', 'la vendo'. */
  articlesArePronouns: boolean;
  /** The sign or the word for percent may stand before the number. */
  percentBefore: boolean;
  /** A word between two numbers of a range, beside the signs and words that all languages share. */
  rangeWord: string | undefined;
  /** Words that may name a place: those in capitals inside a sentence, or behind 'in' where capitals tell nothing. */
  placesNamed: RegExp | undefined;
  /** 'With', where it is an ending: in a sentence as it is written, and of a folded word. */
  withEnding: { written: RegExp; folded: RegExp } | undefined;
  /** What is written on to a name behind an apostrophe, and on to a number; $1 is the name or the number. */
  endings: { ofNames: RegExp; ofNumbers: RegExp } | undefined;
  /** A word at the end of what is written that is an article before a name, and else a pronoun: 'para el iPhone' is for no man, as 'para él' is. */
  /** 'For her', 'for him': somebody who was told of before. Folded. */
  forPronoun: RegExp | undefined;
  likePronoun: RegExp | undefined;
}
