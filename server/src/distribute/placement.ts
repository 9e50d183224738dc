/** Where each table is when Parley's tables are spread over the machines of a Citus cluster (decision 081). */
import type { TableFacts } from '../platform/db/tables.ts';

/** `owner`: spread by owner, so that all rows of an owner are on one machine. `everywhere`: whole, on each machine. `coordinator`: whole, on that one alone. */
export type Place = 'owner' | 'everywhere' | 'coordinator';

/** Found by their name before the owner is known, and few: a row for each account. */
const everywhere = new Set(['owners']);

/** What stays on the coordinator, and why. */
export const onCoordinator: Readonly<Record<string, string>> = {
  drafts: 'nobody owns a draft before it is saved; it is found by its key',
  leads: 'of people who have no account yet; found by their address',
  mail_days: 'counts mails by address, for all owners together',
  owners_gone: 'for the nightly sweep, and of owners that are gone',
  shop_visits: 'of shops that strangers let Parley read, before they are anybody’s',
  unit_salts: 'two rows, for all owners together',
};

/**
 * Where a table belongs: with `owner_id` first in its key it is spread by owner.
 * @throws Error for a table that is none of these: it needs an owner in its key, or a line with the reason above.
 */
export function placeOf({ name, key }: Pick<TableFacts, 'name' | 'key'>): Place {
  if (everywhere.has(name)) return 'everywhere';
  if (name in onCoordinator) return 'coordinator';
  if (key[0] === 'owner_id') return 'owner';
  throw new Error(`${name} has no place: put owner_id first into its key, or say in placement.ts why it stays on one machine`);
}
