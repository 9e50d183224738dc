/** What the parts of the assistant share. */
import type { Platform } from '../../platform/index.ts';
import type { Engagements } from '../engagements/index.ts';
import type { Asking } from '../follow-ups/index.ts';
import type { Recommending } from '../recommendation/index.ts';
import type { Recommenders } from '../recommenders/index.ts';
import type { NamelessRequests, OneAfterAnother } from './answering/once.ts';
import type { Owners } from './answering/owner.ts';
import type { Turns } from './answering/turns.ts';
import type { States } from './memory/states.ts';
import type { Models } from './models/answer.ts';
import type { Meanings } from './nearness/index.ts';

/** The features that the assistant uses. */
export interface Siblings {
  engagements: Engagements;
  followUps: Asking;
  recommendation: Recommending;
  recommenders: Recommenders;
}

export interface Context extends Siblings {
  platform: Platform;
  /** What turns need of owners: their texts and models. */
  owners: Owners;
  /** What this process knows about models: their health, and what they may use. */
  models: Models;
  /** Vectors of passages and questions, where the owner's endpoint offers them. */
  meanings: Meanings;
  /** The states of conversations that this process remembers. */
  states: States;
  /** The turns that this process works on. */
  turns: Turns;
  oneAfterAnother: OneAfterAnother;
  namelessRequests: NamelessRequests;
}
