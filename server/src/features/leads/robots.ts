/** Detects robots that fill in every form, without asking people to solve a puzzle. */
import type { BodyOf, contactForm } from '@parley/contract';

type FormSignals = Pick<BodyOf<typeof contactForm>, 'company_fax' | 'seconds_taken'>;

/** Our pages wait this long before they send; a quicker request did not come from them. */
const quickestPersonSeconds = 1;

/**
 * Whether a form was filled in by a robot: a hidden field has a value, or the form was sent too quickly. The caller answers as if it had
 * succeeded and stores nothing.
 */
export const isRobot = ({ company_fax: trap, seconds_taken: seconds }: FormSignals): boolean =>
  Boolean(trap) || (seconds !== undefined && seconds < quickestPersonSeconds);
