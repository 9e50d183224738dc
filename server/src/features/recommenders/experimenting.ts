/** Experiments decide which recommender a visitor gets. They need the recommenders, so compose.ts passes them. */
import type { UnseenReason } from '@parley/contract';
import type { Sighting } from '../units/index.ts';

/** How an experiment has a recommender served. Kept in memory with what is prepared for visitors. */
export interface RunningExperiment {
  ownerId: number;
  id: number;
  /** The recommender whose snippet is in the shop. */
  entry: number;
  /** The recommender of each group; null for visitors who see none. */
  groups: readonly (number | null)[];
  /** Stretches of time with their shares, in ten-thousandths; oldest first. Between two of them nobody is counted. */
  phases: readonly { number: number; shares: readonly number[]; startsAt: number; endsAt: number | null }[];
  /** After the end: the recommender that everybody sees. Null while visitors are counted. */
  ended: number | null;
  /** Only visitors who agreed to statistics count. */
  consent: boolean;
}

/** A visitor who asks for a recommender. */
export interface Asking extends Omit<Sighting, 'ownerId'> {
  consented: boolean;
  /** The recommender of a conversation that goes on; null for none. */
  talkingTo: number | null;
}

/** A visitor's place in an experiment. */
export interface Place {
  /** The recommender that the visitor gets; null for none. */
  recommender: number | null;
  /** Notes the exposure. Nobody waits for it to be stored. Null for visitors who do not count. */
  note: (() => void) | null;
}

export interface Experimenting {
  /** The experiment that a recommender is the entry of, if one runs or ended with another recommender. */
  runningOn(ownerId: number, recommenderId: number): Promise<RunningExperiment | null>;
  /** The place of a visitor. */
  placeOf(experiment: RunningExperiment, visitor: Asking): Promise<Place>;
  /** The same, from memory alone; null while something has to be loaded, which `placeOf` does. */
  placeNow(experiment: RunningExperiment, visitor: Asking): Place | null;
}

/** Counts that a recommender was not seen on a page (the feature `unseen`). Nobody waits for it. */
export type NoteUnseen = (ownerId: number, recommenderId: number, reason: UnseenReason) => void;
