/**
 * Words of one field of life, field by field, in ten languages: 'shards' and 'cracked', 'frost' and 'minus six', 'shower' and 'soap'. Related words are
 * not synonyms (`meanings/`): they connect a question with a passage only where little else does.
 */
import { onDemand } from '../../../platform/caches/on-demand.ts';
import { type PhraseBook, phraseBook, phrasesInText, phrasesOf } from '../phrases.ts';
import type { ChatLanguage } from '../replies/index.ts';
import { bodies } from './bodies.ts';
import { devices } from './devices.ts';
import { food } from './food.ts';
import { handling } from './handling.ts';
import { happenings } from './happenings.ts';
import { nature } from './nature.ts';
import { people } from './people.ts';
import { qualities } from './qualities.ts';
import { stuff } from './stuff.ts';
import { whereabouts } from './whereabouts.ts';

const fields = {
  ...happenings,
  ...handling,
  ...bodies,
  ...people,
  ...nature,
  ...food,
  ...stuff,
  ...devices,
  ...whereabouts,
  ...qualities,
};

/** What words have in common that are kindred. */
export type Kinship = keyof typeof fields;
const kinships = Object.keys(fields) as Kinship[];

const bookOf: (language: ChatLanguage) => PhraseBook<Kinship> = onDemand((language) =>
  phraseBook<Kinship>(
    language,
    kinships.flatMap((kinship) => phrasesOf<Kinship>(kinship, fields[kinship][language], false)),
  ),
);

/** What the words of a text are kindred in. */
export const kinshipsOf = (text: string, language: ChatLanguage): Set<Kinship> =>
  new Set(phrasesInText(text, bookOf(language)).map(({ sense }) => sense));
