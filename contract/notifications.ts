/** The owner's mail notifications, and the link in each mail to end them. */
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
  summary: 'Gives the mail notifications that the owner gets. Those about leads are on by default.',
  auth: 'owner',
  answer: notificationSettings,
});

export const updateNotifications = defineCall({
  method: 'PUT',
  path: paths.notifications,
  summary: 'Sets the mail notifications that the owner gets.',
  auth: 'owner',
  body: notificationSettings,
  answer: notificationSettings,
});

export const unsubscribe = defineCall({
  method: 'POST',
  path: paths.unsubscribe,
  summary:
    'Ends the notifications of the mail that the link was in. The same address is a page that asks for confirmation, and this call for mail programs that post to it. 404 for an invalid link.',
  auth: 'public',
  params: z.object({ token: z.string().min(1).max(200) }),
  answer: done,
});
