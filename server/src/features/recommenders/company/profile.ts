/** The company profile: the six fields that the assistant is trained on (specification section 3, 'ChatGPT information'). */
import type { CompanyProfile } from '@parley/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/index.ts';
import { conflict } from '../../../platform/http/errors.ts';
import { companyProfiles } from '../tables.ts';

/** The channel on which a saved company profile is announced; the payload is the owner's id. */
export const profileChanged = 'profile_changed';

/** An owner's company profile, or null before the first save. */
export async function companyProfile(db: Executor, ownerId: number): Promise<CompanyProfile | null> {
  return (await companyProfileWithVersion(db, ownerId)).chatGPTInformation;
}

/** Like `companyProfile`, with its version; 0 before the first save. */
export async function companyProfileWithVersion(db: Executor, ownerId: number) {
  const [row] = await db.select().from(companyProfiles).where(eq(companyProfiles.ownerId, ownerId));
  return { chatGPTInformation: row ? present(row) : null, version: row?.version ?? 0 };
}

/** A value that changes whenever the company profile does, for a select list; '' when there is none. */
export const companyProfileStamp = (ownerId: number): SQL =>
  // The transaction that wrote the row, and its place, so that no way of writing it is missed.
  sql`coalesce((select xmin::text || ctid::text from ${companyProfiles} where ${companyProfiles.ownerId} = ${ownerId}), '')`;

const present = (row: typeof companyProfiles.$inferSelect): CompanyProfile => ({
  companyName: row.companyName,
  whatServicesDoYouOfferToClients: row.services,
  moreInformationAboutYourProducts: row.products,
  howCanCustomersReachYouOrYourTeam: row.contact,
  whatAreFAQs: row.faqs,
  howMuchDiscountCanYouDoMaximum: row.maximumDiscount,
});

/**
 * Creates or changes the company profile; returns the new version. A single statement, so that of two saves of the same version one is
 * refused.
 * @throws HttpError 409 `stale` when `madeOn` is given and is not the current version.
 */
export async function saveCompanyProfile(
  tx: Executor,
  ownerId: number,
  profile: CompanyProfile,
  { now = new Date(), madeOn }: { now?: Date; madeOn?: number | undefined } = {},
): Promise<number> {
  const row = {
    companyName: profile.companyName,
    services: profile.whatServicesDoYouOfferToClients,
    products: profile.moreInformationAboutYourProducts,
    contact: profile.howCanCustomersReachYouOrYourTeam,
    faqs: profile.whatAreFAQs,
    maximumDiscount: profile.howMuchDiscountCanYouDoMaximum,
    updatedAt: now,
  };
  const next = { ...row, version: sql`${companyProfiles.version} + 1` };
  const [saved] =
    madeOn === undefined || madeOn === 0
      ? await tx
          .insert(companyProfiles)
          .values({ ownerId, ...row })
          .onConflictDoUpdate({
            target: companyProfiles.ownerId,
            set: next,
            ...(madeOn === 0 && { setWhere: sql`false` }),
          })
          .returning({ version: companyProfiles.version })
      : await tx
          .update(companyProfiles)
          .set(next)
          .where(and(eq(companyProfiles.ownerId, ownerId), eq(companyProfiles.version, madeOn)))
          .returning({ version: companyProfiles.version });
  if (!saved) throw conflict('stale', 'Somebody saved the company profile in between; load it again', { version: 'Is not the newest' });
  return saved.version;
}
