import type { Sentences } from '../../shapes/sentences.ts';

export const sentences: Sentences = {
  definiteArticles: [],
  indefiniteArticles: ['bir'],
  relatives: undefined,
  ofMaterial: '',
  askedThings: ['hangi'],
  partitives: ['herhangi'],
  around: 'civari civarinda yaklasik',
  beforePurpose: undefined,
  negativeQuestion: undefined,
  ruledOutBefore: undefined,
  thirdPerson: undefined,
  besideArticles: undefined,
  endsOfOthers: /(?:[ae]bil\w*|[iu]yor\w*|y[iu]p|m[ae]k)$/,
  ownLetters: /[ğışİ]/u,
  ownMarks: undefined,
  besideIndefinite: [],
  units: 'litre litrelik metre metrelik',
  topicTakesWordBefore: false,
  wrapsInWords: false,
  behindAnd: '\\s',
  infinitives: undefined,
  ownNames: [],
  articlesArePronouns: false,
  percentBefore: true,
  rangeWord: undefined,
  placesNamed: /(?<=[\p{Ll},] )(\p{Lu}\p{L}{2,})/gu,
  withEnding: { written: /\p{L}{3}[ıiuü]?y?l[ae](?!\p{L})/u, folded: /l[ae]$/u },
  endings: {
    // 'Toros'a', 'Sabunu'na'.
    ofNames: /(\p{L}{3,})['’]\p{Ll}{1,5}(?!\p{L})/gu,
    // '1500e kadar', '9000i geçmesin'.
    ofNumbers: /(?<![\p{L}\p{N}])(\d{2,})['’]?(?:y?[eaıiuü]|[dt][ea]n|l[ıiuü]k)(?![\p{L}\p{N}])/giu,
  },
  forPronoun: undefined,
  likePronoun: undefined,
};
