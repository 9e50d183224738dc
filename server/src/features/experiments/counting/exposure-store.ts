/** SQL of exposures and deeds: the visitors of days that are not closed yet. Batches of several owners, each row with its owner. */
import { type SQL, sql } from 'drizzle-orm';
import { type Hash64, hexOf } from '../../../kit/siphash.ts';
import { overRows } from '../../../platform/db/sql/unnest.ts';

/** Visitors who were put into a group in the same second. */
export interface ExposureList {
  ownerId: number;
  experimentId: number;
  phase: number;
  group: number;
  at: Date;
  units: Hash64[];
}

/** What a visitor did; `before` is the unit of the day before. */
export interface Deed {
  ownerId: number;
  experimentId: number;
  unit: string;
  before: string;
  opened: boolean;
  clicked: boolean;
  addedToCart: boolean;
  at: Date;
}

/** The units as a text: an array within an array would have to be of one length. */
const insertLists = overRows<Omit<ExposureList, 'units'> & { units: string }>(
  'seen',
  { ownerId: 'bigint', experimentId: 'bigint', phase: 'int', group: 'int', at: 'timestamptz', units: 'text' },
  (rows) => sql`
    insert into experiment_visitors (owner_id, experiment_id, phase, group_number, at, units)
    select e.owner_id, e.id, seen.phase, seen."group", seen.at, string_to_array(seen.units, ',')
    from ${rows} join experiments e on e.owner_id = seen."ownerId" and e.id = seen."experimentId"`,
);

/** Stores exposures. Those of an experiment that was deleted meanwhile are left out. */
export const insertExposures = (lists: readonly ExposureList[]): SQL =>
  insertLists(lists.map((list) => ({ ...list, units: list.units.map(hexOf).join() })));

/** Stores what visitors did. Nothing has to be there before: counting finds the exposures. */
export const insertDeeds = overRows<Deed>(
  'done',
  {
    ownerId: 'bigint',
    experimentId: 'bigint',
    unit: 'text',
    before: 'text',
    at: 'timestamptz',
    opened: 'boolean',
    clicked: 'boolean',
    addedToCart: 'boolean',
  },
  (rows) => sql`
    insert into experiment_deeds (owner_id, experiment_id, unit, before, at, opened, clicked, added_to_cart)
    select e.owner_id, e.id, done.unit, done.before, done.at, done.opened, done.clicked, done."addedToCart"
    from ${rows} join experiments e on e.owner_id = done."ownerId" and e.id = done."experimentId"`,
);
