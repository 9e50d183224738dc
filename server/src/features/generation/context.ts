/** What the parts of the generation work with, and what is asked of one. */
import type { Generation, GenerationSource } from '@parley/contract';
import type { Platform } from '../../platform/index.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Recommenders } from '../recommenders/index.ts';
import type { Progress } from './tables.ts';

/** The features that the generation leans on. */
export interface Siblings {
  catalogue: Catalogue;
  recommenders: Recommenders;
}

export interface Context extends Siblings {
  platform: Platform;
  /** The generations under way in this process, those in line included, by the key of their draft. */
  running: Map<string, Running>;
}

/** A generation under way in this process. */
export interface Running {
  stop: AbortController;
  phase: Generation['phase'];
  progress: Progress;
  /** Ends well, whatever happened: what did stands in `failure`. */
  done: Promise<void>;
}

/** How long the parts of a generation may take. */
export interface Patience {
  /** In line before the reading begins. */
  waitMs: number;
  /** Reading, from when it begins. */
  totalMs: number;
  /** The model's polish. */
  polishMs: number;
}

/** What somebody wants generated. */
export interface Wish {
  website: string;
  email: string;
  from: GenerationSource;
  description: string;
  /** Whose turn it is in line: an address of the network. */
  who: string;
}
