/** What everyday words mean alike, field by field, in ten languages: shards and cracks, frost and ice, a shower and a bath. */
import type { ChatLanguage } from '../../replies/index.ts';
import { bodies } from './bodies.ts';
import { dealings } from './dealings.ts';
import { devices } from './devices.ts';
import { food } from './food.ts';
import { handling } from './handling.ts';
import { happenings } from './happenings.ts';
import { nature } from './nature.ts';
import { people } from './people.ts';
import { qualities } from './qualities.ts';
import type { WordsOfLanguages } from './shape.ts';
import { stuff } from './stuff.ts';
import { times } from './times.ts';
import { whereabouts } from './whereabouts.ts';

const world = {
  ...happenings,
  ...handling,
  ...bodies,
  ...people,
  ...nature,
  ...food,
  ...stuff,
  ...devices,
  ...whereabouts,
  ...times,
  ...qualities,
  ...dealings,
};

export type WorldName = keyof typeof world;

/** The meanings of everyday words with their lists in a language. */
export const worldIn = (language: ChatLanguage): [WorldName, string][] =>
  Object.entries<WordsOfLanguages>(world).map(([name, words]) => [name as WorldName, words[language]]);
