/** SQL of experiments, their groups and their phases. Every statement names the owner. */
import type { MeasuringMode } from '@parley/contract';
import { and, asc, desc, eq, gt, inArray, isNull, max, ne, or, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/index.ts';
import type { RunningExperiment } from '../recommenders/index.ts';
import { experimentGroups, experimentPhases, experiments } from './tables.ts';

export type ExperimentRow = typeof experiments.$inferSelect;
export type GroupRow = typeof experimentGroups.$inferSelect;
export type PhaseRow = typeof experimentPhases.$inferSelect;

/** An experiment with its groups and phases, both in their order. */
export interface WholeExperiment {
  row: ExperimentRow;
  groups: GroupRow[];
  phases: PhaseRow[];
}

/** Keeps other changes of an owner's experiments waiting until the transaction ends: which recommenders are being tested is a rule over all of them. */
export async function holdExperiments(tx: Executor, ownerId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('experiments', ${ownerId}))`);
}

const isOne = (ownerId: number, id: number) => and(eq(experiments.ownerId, ownerId), eq(experiments.id, id));

/** The owner's experiment with an id, or null. */
export async function findExperiment(db: Executor, ownerId: number, id: number): Promise<ExperimentRow | null> {
  const [row] = await db.select().from(experiments).where(isOne(ownerId, id));
  return row ?? null;
}

/** Experiments of an owner with their groups and phases, newest first. */
async function whole(db: Executor, ownerId: number, rows: ExperimentRow[]): Promise<WholeExperiment[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [groups, phases] = await Promise.all([
    db
      .select()
      .from(experimentGroups)
      .where(and(eq(experimentGroups.ownerId, ownerId), inArray(experimentGroups.experimentId, ids)))
      .orderBy(asc(experimentGroups.number)),
    db
      .select()
      .from(experimentPhases)
      .where(and(eq(experimentPhases.ownerId, ownerId), inArray(experimentPhases.experimentId, ids)))
      .orderBy(asc(experimentPhases.number)),
  ]);
  return rows.map((row) => ({
    row,
    groups: groups.filter(({ experimentId }) => experimentId === row.id),
    phases: phases.filter(({ experimentId }) => experimentId === row.id),
  }));
}

/** One experiment as a whole, or null. */
export async function findWhole(db: Executor, ownerId: number, id: number): Promise<WholeExperiment | null> {
  const row = await findExperiment(db, ownerId, id);
  return row && ((await whole(db, ownerId, [row]))[0] ?? null);
}

/** All experiments of an owner, newest first. */
export async function experimentsOf(db: Executor, ownerId: number): Promise<WholeExperiment[]> {
  const rows = await db.select().from(experiments).where(eq(experiments.ownerId, ownerId)).orderBy(desc(experiments.id));
  return whole(db, ownerId, rows);
}

/**
 * The experiments by which visitors are served at present, one for an entry: the one that runs, else the one that the owner ended last, as far as it
 * shows another recommender than the entry. With `off` nobody is counted, and everybody sees the entry of what runs.
 */
export async function runningExperiments(db: Executor, ownerId: number, mode: MeasuringMode): Promise<RunningExperiment[]> {
  const rows = await db
    .select()
    .from(experiments)
    .where(and(eq(experiments.ownerId, ownerId), ne(experiments.state, 'draft')))
    .orderBy(sql`${experiments.state} = 'running' desc`, desc(experiments.stoppedAt), desc(experiments.id));
  const latest = rows.filter((row, i) => rows.findIndex(({ recommenderId }) => recommenderId === row.recommenderId) === i);
  return (await whole(db, ownerId, latest)).flatMap(({ row, groups, phases }) => {
    const shown = groups.find(({ number }) => number === row.showGroup)?.recommenderId ?? row.recommenderId;
    const runs = row.state === 'running';
    if (runs ? mode === 'off' : shown === row.recommenderId) return [];
    return [
      {
        ownerId,
        id: row.id,
        entry: row.recommenderId,
        groups: groups.map(({ recommenderId }) => recommenderId),
        phases: phases.map(timesOf),
        ended: runs ? null : shown,
        consent: mode === 'consent',
      },
    ];
  });
}

/** A phase with its times in milliseconds. */
export const timesOf = ({ number, shares, startsAt, endsAt }: PhaseRow) => ({
  number,
  shares,
  startsAt: startsAt.getTime(),
  endsAt: endsAt?.getTime() ?? null,
});

/** Other running experiments of an owner that show one of these recommenders. */
export async function runningWith(tx: Executor, ownerId: number, recommenderIds: number[], except: number): Promise<ExperimentRow[]> {
  const inGroup = tx
    .select({ id: experimentGroups.experimentId })
    .from(experimentGroups)
    .where(and(eq(experimentGroups.ownerId, ownerId), inArray(experimentGroups.recommenderId, recommenderIds)));
  return tx
    .select()
    .from(experiments)
    .where(
      and(
        eq(experiments.ownerId, ownerId),
        eq(experiments.state, 'running'),
        ne(experiments.id, except),
        or(inArray(experiments.recommenderId, recommenderIds), inArray(experiments.id, inGroup)),
      ),
    );
}

/** Stores an experiment with its groups, and returns its id. */
export async function insertExperiment(
  tx: Executor,
  row: Omit<typeof experiments.$inferInsert, 'id'>,
  groups: (number | null)[],
): Promise<number> {
  const [inserted] = await tx.insert(experiments).values(row).returning({ id: experiments.id });
  const { id } = inserted as { id: number };
  const { ownerId } = row;
  await tx.insert(experimentGroups).values(groups.map((recommenderId, number) => ({ ownerId, experimentId: id, number, recommenderId })));
  return id;
}

/** Changes fields of an experiment. */
export async function changeExperiment(
  tx: Executor,
  ownerId: number,
  id: number,
  change: Partial<Omit<ExperimentRow, 'ownerId' | 'id'>>,
): Promise<void> {
  await tx.update(experiments).set(change).where(isOne(ownerId, id));
}

/** Deletes an experiment with everything that hangs on it. */
export async function deleteExperiment(tx: Executor, ownerId: number, id: number): Promise<void> {
  await tx.delete(experiments).where(isOne(ownerId, id));
}

/** Changes the shares of a phase that has not begun. */
export async function changeShares(tx: Executor, ownerId: number, experimentId: number, number: number, shares: number[]): Promise<void> {
  await tx
    .update(experimentPhases)
    .set({ shares })
    .where(
      and(eq(experimentPhases.ownerId, ownerId), eq(experimentPhases.experimentId, experimentId), eq(experimentPhases.number, number)),
    );
}

/** Begins a phase at a time, and ends the open one then. A phase that a stop has ended stays so. */
export async function addPhase(tx: Executor, ownerId: number, experimentId: number, shares: number[], startsAt: Date): Promise<void> {
  await tx
    .update(experimentPhases)
    .set({ endsAt: startsAt })
    .where(and(eq(experimentPhases.ownerId, ownerId), eq(experimentPhases.experimentId, experimentId), isNull(experimentPhases.endsAt)));
  const [last] = await tx
    .select({ number: max(experimentPhases.number) })
    .from(experimentPhases)
    .where(and(eq(experimentPhases.ownerId, ownerId), eq(experimentPhases.experimentId, experimentId)));
  await tx.insert(experimentPhases).values({ ownerId, experimentId, number: (last?.number ?? 0) + 1, shares, startsAt });
}

/** Ends the phase that is open. */
export async function endPhase(tx: Executor, ownerId: number, experimentId: number, at: Date | null): Promise<void> {
  await tx
    .update(experimentPhases)
    .set({ endsAt: at })
    .where(
      and(
        eq(experimentPhases.ownerId, ownerId),
        eq(experimentPhases.experimentId, experimentId),
        sql`${experimentPhases.number} = (select max(p.number) from ${experimentPhases} p where p.owner_id = ${ownerId} and p.experiment_id = ${experimentId})`,
      ),
    );
}

/** Deletes the phases that have not begun, and opens the last one again. */
export async function dropPhasesAfter(tx: Executor, ownerId: number, experimentId: number, at: Date): Promise<void> {
  await tx
    .delete(experimentPhases)
    .where(and(eq(experimentPhases.ownerId, ownerId), eq(experimentPhases.experimentId, experimentId), gt(experimentPhases.startsAt, at)));
  await endPhase(tx, ownerId, experimentId, null);
}
