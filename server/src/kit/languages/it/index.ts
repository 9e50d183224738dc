import type { LanguageData } from '../shape.ts';
import { shopNames } from './goods/names.ts';
import { goods } from './goods/stated.ts';
import { vocabulary } from './goods/vocabulary.ts';
import { grammar } from './grammar.ts';
import { asking } from './reading/asking.ts';
import { claimLexicon } from './reading/claims.ts';
import { dialogue } from './reading/dialogue.ts';
import { everyday } from './reading/everyday.ts';
import { furtherSituations } from './reading/further-situations.ts';
import { kindred } from './reading/kindred.ts';
import { meanings } from './reading/meanings.ts';
import { places } from './reading/places.ts';
import { sentences } from './reading/sentences.ts';
import { situations } from './reading/situations.ts';
import { telling } from './reading/telling.ts';
import { topics } from './reading/topics.ts';
import { cart } from './replies/cart.ts';
import { replies } from './replies/chat.ts';
import { claimSentences } from './replies/claims.ts';
import { person } from './replies/person.ts';
import { punctuation } from './replies/punctuation.ts';
import { testQuestions } from './replies/tests.ts';
import { traits } from './traits.ts';

export const it: LanguageData = {
  ...grammar,
  asking,
  cart,
  claimLexicon,
  claimSentences,
  dialogue,
  everyday,
  furtherSituations,
  goods,
  kindred,
  meanings,
  person,
  places,
  punctuation,
  replies,
  sentences,
  shopNames,
  situations,
  telling,
  testQuestions,
  topics,
  traits,
  vocabulary,
};
