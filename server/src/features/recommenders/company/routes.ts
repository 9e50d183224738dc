/** The calls of contract/company.ts. */
import { type BodyOf, createCompanyProfile, getCompanyProfile, updateCompanyProfile } from '@parley/contract';
import type { FastifyInstance } from 'fastify';
import type { Executor } from '../../../platform/db/index.ts';
import { route } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/index.ts';
import type { Publishing } from '../publishing.ts';
import { companyProfileWithVersion, profileChanged, saveCompanyProfile } from './profile.ts';

/** Registers the calls for the company profile. */
export function companyRoutes(app: FastifyInstance, { db, clock, database }: Platform, { assertMayChange }: Publishing): void {
  const save = async ({ ownerId, body }: { ownerId: number; body: BodyOf<typeof updateCompanyProfile> }) => {
    const { version: madeOn, ...profile } = body;
    const change = (tx: Executor) => saveCompanyProfile(tx, ownerId, profile, { now: clock.now(), madeOn });
    await assertMayChange(ownerId, change);
    const version = await change(db);
    await database.publish(profileChanged, String(ownerId));
    return { chatGPTInformation: profile, version };
  };

  route(app, getCompanyProfile, {}, ({ ownerId }) => companyProfileWithVersion(db, ownerId));
  route(app, createCompanyProfile, {}, save);
  route(app, updateCompanyProfile, {}, save);
}
