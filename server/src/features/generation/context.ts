/** The dependencies that the files of this feature share, and the request for a generation. */
import type { Generation, GenerationSource } from '@parley/contract';
import type { Platform } from '../../platform/index.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Recommendation } from '../recommendation/index.ts';
import type { Recommenders } from '../recommenders/index.ts';
import type { Progress } from './tables.ts';

/** The features that this one uses. */
export interface Siblings {
  catalogue: Catalogue;
  recommenders: Recommenders;
  recommendation: Pick<Recommendation, 'withPictures'>;
}

export interface Context extends Siblings {
  platform: Platform;
  /** The generations queued or running in this process, by the key of their draft. */
  running: Map<string, Running>;
}

/** A generation queued or running in this process. */
export interface Running {
  stop: AbortController;
  phase: Generation['phase'];
  progress: Progress;
  /** Never rejects: an error is stored in `failure`. */
  done: Promise<void>;
}

/** The time limits of the steps of a generation, in milliseconds. */
export interface TimeLimits {
  /** The longest wait in the queue. */
  waitMs: number;
  /** The time for reading the shop, counted from its start. */
  totalMs: number;
  /** For the model's rewording. */
  polishMs: number;
}

/** The request for a generation. */
export interface GenerationRequest {
  website: string;
  email: string;
  from: GenerationSource;
  description: string;
  /** Of the page that the request came from, for the mail. */
  language: 'en' | 'de';
  /** The network address of the person who asks, so that people share the queue fairly. */
  who: string;
}
