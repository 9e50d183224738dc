/** Robots that fill in every form they find, held back without a puzzle. */
import type { BodyOf, contactForm } from '@parley/contract';

type Held = Pick<BodyOf<typeof contactForm>, 'company_fax' | 'seconds_taken'>;

/** Our pages wait so long before they send; who was quicker did not use them. */
const quickestPersonSeconds = 1;

/**
 * Whether a form was filled in by something that sees hidden fields, or reads a page in no time. It gets the answer of a success, and
 * nothing is stored.
 */
export const isRobot = ({ company_fax: trap, seconds_taken: seconds }: Held): boolean =>
  Boolean(trap) || (seconds !== undefined && seconds < quickestPersonSeconds);
