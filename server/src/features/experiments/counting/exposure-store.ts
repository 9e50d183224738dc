/** SQL of exposures: the visitors of days that are not closed yet. Batches of several owners, each row with its owner. */
import { type SQL, sql } from 'drizzle-orm';
import { unnest } from '../../../platform/db/unnest.ts';

/** A visitor who was put into a group. */
export interface Exposure {
  ownerId: number;
  experimentId: number;
  unit: string;
  phase: number;
  group: number;
  at: Date;
}

/** What a visitor did; `before` is the unit of the day before. */
export interface Outcome {
  ownerId: number;
  experimentId: number;
  unit: string;
  before: string;
  opened: boolean;
  clicked: boolean;
  addedToCart: boolean;
  at: Date;
}

const keyOf = ({ ownerId, experimentId, unit }: Pick<Exposure, 'ownerId' | 'experimentId' | 'unit'>) =>
  `${String(ownerId).padStart(10)} ${String(experimentId).padStart(10)} ${unit}`;
/** Batches of two processes lock rows in one order. */
const inOrder = <Row extends Pick<Exposure, 'ownerId' | 'experimentId' | 'unit'>>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));

/** Stores exposures; the first of a unit in an experiment is the one that counts. An experiment that was deleted meanwhile is left out. */
export function insertExposures(exposures: readonly Exposure[]): SQL {
  // One row for the units of a group in a second: most batches are of few experiments, and rows cost more than what is in them.
  const alike = new Map<string, Omit<Exposure, 'unit'> & { units: string }>();
  for (const { unit, ...rest } of exposures) {
    const key = `${rest.ownerId} ${rest.experimentId} ${rest.phase} ${rest.group} ${Math.floor(rest.at.getTime() / 1000)}`;
    const known = alike.get(key);
    if (known) known.units += `,${unit}`;
    else alike.set(key, { ...rest, units: unit });
  }
  const rows = unnest('seen', [...alike.values()], {
    ownerId: 'int',
    experimentId: 'int',
    phase: 'int',
    group: 'int',
    at: 'timestamptz',
    units: 'text',
  });
  // In one order, as batches of two processes may hold the same units.
  return sql`
    insert into experiment_exposures (owner_id, experiment_id, unit, phase, group_number, at)
    select seen."ownerId", seen."experimentId", one.unit, seen.phase, seen."group", seen.at
    from ${rows} cross join string_to_table(seen.units, ',') as one(unit)
    where exists (select from experiments e where e.owner_id = seen."ownerId" and e.id = seen."experimentId")
    order by 1, 2, 3, seen.at
    on conflict do nothing`;
}

/** Marks what visitors did at their latest exposure, today's or yesterday's. */
export function markOutcomes(outcomes: readonly Outcome[]): SQL {
  // One row for each visitor: a statement changes a row once.
  const merged = new Map<string, Outcome>();
  for (const outcome of outcomes) {
    const known = merged.get(keyOf(outcome));
    merged.set(keyOf(outcome), {
      ...outcome,
      opened: outcome.opened || (known?.opened ?? false),
      clicked: outcome.clicked || (known?.clicked ?? false),
      addedToCart: outcome.addedToCart || (known?.addedToCart ?? false),
    });
  }
  const rows = unnest('done', inOrder([...merged.values()]), {
    ownerId: 'int',
    experimentId: 'int',
    unit: 'text',
    before: 'text',
    opened: 'boolean',
    clicked: 'boolean',
    addedToCart: 'boolean',
    at: 'timestamptz',
  });
  return sql`
    with latest as (
      select distinct on (done."ownerId", done."experimentId", done.unit)
        e.owner_id, e.experiment_id, e.unit, done.opened, done.clicked, done."addedToCart" as added_to_cart
      from ${rows}
      join experiment_exposures e on e.owner_id = done."ownerId" and e.experiment_id = done."experimentId"
        and e.unit in (done.unit, done.before) and e.at <= done.at
      order by done."ownerId", done."experimentId", done.unit, e.at desc)
    update experiment_exposures e set opened = e.opened or latest.opened, clicked = e.clicked or latest.clicked,
      added_to_cart = e.added_to_cart or latest.added_to_cart
    from latest where e.owner_id = latest.owner_id and e.experiment_id = latest.experiment_id and e.unit = latest.unit`;
}
