/** What people write to us (specification sections 2 and 7). */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { done, email, line, prose } from './fields.ts';
import * as paths from './paths.ts';

/**
 * What our own pages send beside a public form, to hold robots back: a field that people never see, and the seconds between the page
 * and the sending, which a browser without a script cannot tell. All are optional; a program that sends the specification's fields is let
 * in.
 */
export const robotFields = {
  company_fax: line(2000).optional(),
  seconds_taken: z.coerce.number().min(0).max(10_000_000).optional(),
};

export const contactForm = defineCall({
  method: 'POST',
  path: paths.contactForm,
  summary: 'Stores a contact message, or a waitlist entry when there is no message, and mails the operator (section 7).',
  auth: 'public',
  body: z.object({ email, message: prose(5000).optional(), ...robotFields }),
  answer: done,
  makes: true,
});
