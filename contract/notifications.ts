/** What an owner is mailed about, and the way out of each such mail. */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { done } from './fields.ts';
import * as paths from './paths.ts';

/** `leads`: visitors who left an e-mail address or a phone number. */
export const notificationSettings = z.object({ leads: z.boolean() });
export type NotificationSettings = z.output<typeof notificationSettings>;

export const getNotifications = defineCall({
  method: 'GET',
  path: paths.notifications,
  summary: 'Which mails the owner gets. Mails about leads are on by default.',
  auth: 'owner',
  answer: notificationSettings,
});

export const updateNotifications = defineCall({
  method: 'PUT',
  path: paths.notifications,
  summary: 'Sets which mails the owner gets.',
  auth: 'owner',
  body: notificationSettings,
  answer: notificationSettings,
});

export const unsubscribe = defineCall({
  method: 'POST',
  path: paths.unsubscribe,
  summary:
    'Ends the mails that a mail’s link names. The address of the link is the page that asks and, as mail programs post to it, this call. 404 for a link that is not ours.',
  auth: 'public',
  params: z.object({ token: z.string().min(1).max(200) }),
  answer: done,
});
