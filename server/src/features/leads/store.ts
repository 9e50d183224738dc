/** The SQL of leads. */
import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/index.ts';
import { leads } from './tables.ts';

export type Lead = typeof leads.$inferSelect;

/** A lead to store; `email` is lower-cased, as the contract gives it. */
export type NewLead = { email: string; details: Record<string, string | boolean> } & (
  | { kind: 'contact'; message: string }
  | { kind: 'waitlist' }
  | { kind: 'early_adopter' }
);

/**
 * Stores a lead and gives its id. An address is on the waitlist once, an early adopter once, and leaves one message once a day: null
 * when the entry exists already; nothing changes then.
 */
export async function saveLead(db: Executor, lead: NewLead): Promise<number | null> {
  const [row] = await db.insert(leads).values(lead).onConflictDoNothing().returning({ id: leads.id });
  return row?.id ?? null;
}

/** The lead with an id, or null. */
export async function leadById(db: Executor, id: number): Promise<Lead | null> {
  const [row] = await db.select().from(leads).where(eq(leads.id, id));
  return row ?? null;
}

/** What an address wrote to us, oldest first, by column. */
export async function leadsOf(db: Executor, email: string): Promise<Record<string, unknown>[]> {
  const { rows } = await db.execute(sql`select to_jsonb(leads) as row from leads where email = ${email} order by id`);
  return rows.map(({ row }) => row as Record<string, unknown>);
}

/** Deletes all leads of an address. */
export async function forgetLeads(tx: Executor, email: string): Promise<void> {
  await tx.delete(leads).where(eq(leads.email, email));
}

/** The shop system that an address named at sign-up; null when it did not sign up that way. */
export async function platformOfSignUp(db: Executor, email: string): Promise<string | null> {
  const [row] = await db
    .select({ platform: sql<string | null>`${leads.details} ->> 'plattform'` })
    .from(leads)
    .where(and(eq(leads.email, email), eq(leads.kind, 'early_adopter')));
  return row?.platform ?? null;
}
