/** Mails owners about new leads: the first at once, those of the following minutes in one mail. */

import type { Platform } from '../../platform/index.ts';
import { longestSendSeconds } from '../../platform/mail.ts';
import { addresseeOf } from '../accounts/index.ts';
import { contactsToTell, markContactsTold, ownersToTell } from '../engagements/index.ts';
import { recommenderNames } from '../recommenders/index.ts';
import { leadMail } from './lead-mail.ts';
import * as store from './store.ts';

/** The least time between two mails to one owner. No mail is longer on its way (platform/mail.ts), so that none is sent while another one may still arrive. */
export const digestMs = longestSendSeconds * 1000;
const mostInAMail = 30;

const signer = (platform: Platform) => platform.signer('unsubscribe');
const stopLink = (platform: Platform, ownerId: number) =>
  `${platform.config.publicUrl}/unsubscribe/${signer(platform).sign(`leads-${ownerId}`)}`;

/** The owner of an unsubscribe link, or null when its signature is not ours. */
export function ownerOfLink(platform: Platform, token: string): number | null {
  const [, id] = /^leads-(\d+)$/.exec(signer(platform).verify(token) ?? '') ?? [];
  return id ? Number(id) : null;
}

/** Mails every owner who has new leads. A mail that fails is retried at the next call. */
export async function tellOfLeads(platform: Platform): Promise<void> {
  for (const ownerId of await ownersToTell(platform.db)) {
    try {
      await tellOwner(platform, ownerId);
    } catch (error) {
      platform.log.error({ err: error, ownerId }, 'an owner was not told of a lead');
    }
  }
}

async function tellOwner(platform: Platform, ownerId: number): Promise<void> {
  const { db, clock, config, mailer } = platform;
  const now = clock.now();
  const { leads, leadsMailedAt } = await store.settingsOf(db, ownerId);
  const to = leads ? await addresseeOf(db, ownerId) : null;
  if (!to) return markContactsTold(db, ownerId, now, now);
  if (leadsMailedAt && now.getTime() - leadsMailedAt.getTime() < digestMs) return;
  const contacts = await contactsToTell(db, ownerId, mostInAMail);
  const last = contacts.at(-1);
  if (!last) return markContactsTold(db, ownerId, now, now);
  const names = await recommenderNames(db, ownerId);
  const leadsWithNames = contacts.map((contact) => ({
    ...contact,
    recommender: names.get(contact.recommenderId) ?? 'a deleted recommender',
  }));
  // Before it is sent, because another process may look at the same moment, and a mail server may be slow.
  if (!(await store.claimMail(db, ownerId, leadsMailedAt, now))) return;
  try {
    await mailer.send(leadMail(to, leadsWithNames, { publicUrl: config.publicUrl, stop: stopLink(platform, ownerId) }));
  } catch (error) {
    await store.saveSettings(db, ownerId, { leadsMailedAt });
    throw error;
  }
  await markContactsTold(db, ownerId, last.at, now);
}
