/** The company profile: the six fields that the assistant is trained on (specification section 3, 'ChatGPT information'). */
import type { CompanyProfile } from '@parley/contract';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/index.ts';
import { companyProfiles } from '../tables.ts';

/** An owner's company profile, or null before the first save. */
export async function companyProfile(db: Executor, ownerId: number): Promise<CompanyProfile | null> {
  const [row] = await db.select().from(companyProfiles).where(eq(companyProfiles.ownerId, ownerId));
  return row
    ? {
        companyName: row.companyName,
        whatServicesDoYouOfferToClients: row.services,
        moreInformationAboutYourProducts: row.products,
        howCanCustomersReachYouOrYourTeam: row.contact,
        whatAreFAQs: row.faqs,
        howMuchDiscountCanYouDoMaximum: row.maximumDiscount,
      }
    : null;
}

/** Saves the company profile, the first or another time. */
export async function saveCompanyProfile(tx: Executor, ownerId: number, profile: CompanyProfile, now = new Date()): Promise<void> {
  const row = {
    companyName: profile.companyName,
    services: profile.whatServicesDoYouOfferToClients,
    products: profile.moreInformationAboutYourProducts,
    contact: profile.howCanCustomersReachYouOrYourTeam,
    faqs: profile.whatAreFAQs,
    maximumDiscount: profile.howMuchDiscountCanYouDoMaximum,
    updatedAt: now,
  };
  await tx
    .insert(companyProfiles)
    .values({ ownerId, ...row })
    .onConflictDoUpdate({ target: companyProfiles.ownerId, set: row });
}
