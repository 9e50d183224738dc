/** What people write to us (specification sections 2 and 7). */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { done, email, prose } from './fields.ts';

export const contactForm = defineCall({
  method: 'POST',
  path: '/contact-form/',
  summary: 'Stores a contact message, or a waitlist entry when there is no message, and mails the operator (section 7).',
  auth: 'public',
  body: z.object({ email, message: prose(5000).optional() }),
  answer: done,
});
