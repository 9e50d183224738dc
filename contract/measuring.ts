/** Whether and how visitors are told apart in experiments and for orders (decision 045). */
import { z } from 'zod';
import { defineCall } from './call.ts';
import * as paths from './paths.ts';

/**
 * How an owner has visitors told apart. off: not at all, so no experiment counts. day: by a hash that is new each day. consent: likewise, and only
 * those who agreed to statistics in the shop's own banner.
 */
export const measuringModes = ['off', 'day', 'consent'] as const;
export type MeasuringMode = (typeof measuringModes)[number];

const measuring = z.object({ mode: z.enum(measuringModes) });

export const getMeasuring = defineCall({
  method: 'GET',
  path: paths.measuring,
  summary: 'How visitors are told apart in experiments and for orders; `day` unless the owner chose otherwise.',
  auth: 'owner',
  answer: measuring,
});

export const setMeasuring = defineCall({
  method: 'PUT',
  path: paths.measuring,
  summary: 'Chooses how visitors are told apart. With `off`, running experiments show everything to everybody and count nobody.',
  auth: 'owner',
  body: measuring,
  answer: measuring,
});
