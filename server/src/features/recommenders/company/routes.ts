/** The calls of contract/company.ts. */
import { type BodyOf, createCompanyProfile, getCompanyProfile, updateCompanyProfile } from '@parley/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/index.ts';
import type { Publishing } from '../publishing.ts';
import { companyProfileWithVersion, profileChanged, saveCompanyProfile } from './profile.ts';

/** Registers the calls for the company profile. */
export function companyRoutes(app: FastifyInstance, { db, clock, database }: Platform, { assertMaySaveProfile }: Publishing): void {
  const save = async ({ ownerId, body }: { ownerId: number; body: BodyOf<typeof updateCompanyProfile> }) => {
    const { version: madeOn, ...profile } = body;
    await assertMaySaveProfile(ownerId, profile);
    const version = await saveCompanyProfile(db, ownerId, profile, { now: clock.now(), madeOn });
    await database.publish(profileChanged, String(ownerId));
    return { chatGPTInformation: profile, version };
  };

  route(app, getCompanyProfile, {}, ({ ownerId }) => companyProfileWithVersion(db, ownerId));
  route(app, createCompanyProfile, {}, save);
  route(app, updateCompanyProfile, {}, save);
}
