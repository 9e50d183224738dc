import type { LanguageData } from '../shape.ts';
import { grammar } from './grammar.ts';
import { topics } from './reading/topics.ts';
import { meanings } from './reading/meanings.ts';
import { everyday } from './reading/everyday.ts';
import { situations } from './reading/situations.ts';
import { furtherSituations } from './reading/further-situations.ts';
import { dialogue } from './reading/dialogue.ts';
import { claimLexicon } from './reading/claims.ts';
import { vocabulary } from './goods/vocabulary.ts';
import { replies } from './replies/chat.ts';
import { person } from './replies/person.ts';
import { cart } from './replies/cart.ts';
import { claimSentences } from './replies/claims.ts';

export const nl: LanguageData = { ...grammar, cart, claimLexicon, claimSentences, dialogue, everyday, furtherSituations, meanings, person, replies, situations, topics, vocabulary };
