/** Experiments decide which recommender a visitor gets. They need the recommenders, so compose.ts passes them. */
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

export interface Experimenting {
  /** The experiment that a recommender is the entry of, if one runs or ended with another recommender. */
  runningOn(ownerId: number, recommenderId: number): Promise<RunningExperiment | null>;
  /** The recommender that a visitor gets, or null for none; notes the exposure. */
  choose(experiment: RunningExperiment, visitor: Asking): Promise<number | null>;
}
