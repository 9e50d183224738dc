import { type AnswerOf, adoptGeneration as call } from '@parley/contract';
import { send } from '../../../lib/calls/api.ts';

/** Turns a finished generation into a recommender of the signed-in owner; returns its ids. */
export const adoptGeneration = (id: string): Promise<AnswerOf<typeof call>> => send(call, { params: { id } });
