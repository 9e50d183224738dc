/** The examples of situations in each language. */
import { ofEachLanguage } from '../index.ts';
import type { SituationName } from './shape.ts';

export const situations = ofEachLanguage(
  ({ situations, furtherSituations }): Readonly<Record<SituationName, string>> => ({ ...situations, ...furtherSituations }),
);
