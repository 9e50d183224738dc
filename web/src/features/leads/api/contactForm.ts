import { contactForm } from '@parley/contract';
import { useMutation } from '@tanstack/react-query';
import { send } from '../../../lib/api.ts';

/** Sends a contact message, or a waitlist entry when there is no message. */
export const useContactForm = () =>
  useMutation({
    mutationFn: (body: { email: string; message?: string }) => send(contactForm, { body }),
    meta: { shownByForm: true },
  });
