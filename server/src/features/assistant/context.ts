/** What the parts of the assistant share. */
import type { Platform } from '../../platform/index.ts';
import type { Engagements } from '../engagements/index.ts';
import type { FollowUps } from '../follow-ups/index.ts';
import type { Recommendation } from '../recommendation/index.ts';
import type { Recommenders } from '../recommenders/index.ts';
import type { NamelessRequests, OneAfterAnother } from './answering/once.ts';
import type { Reservations } from './models/budget.ts';
import type { Model } from './models/model.ts';

/** The features that the assistant uses. */
export interface Siblings {
  engagements: Engagements;
  followUps: FollowUps;
  recommendation: Recommendation;
  recommenders: Recommenders;
}

export interface Context extends Siblings {
  platform: Platform;
  /** The model of this installation, for owners who chose no other; null if none is configured. */
  standard: Model | null;
  reservations: Reservations;
  oneAfterAnother: OneAfterAnother;
  namelessRequests: NamelessRequests;
}
