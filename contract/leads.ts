/** The contact form and the waitlist (specification sections 2 and 7). */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { done, email, line, prose } from './fields.ts';
import * as paths from './paths.ts';

/**
 * Extra fields that our pages send with public forms to keep robots out: a field that people never see, and the seconds from loading the
 * page to sending, which is absent without scripts. All are optional, so that programs that send only the specification's fields are accepted.
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
