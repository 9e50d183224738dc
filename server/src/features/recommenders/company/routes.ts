/** The calls of contract/company.ts. */
import { type CompanyProfile, createCompanyProfile, getCompanyProfile, updateCompanyProfile } from '@parley/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/index.ts';
import { companyProfile, saveCompanyProfile } from './profile.ts';

export function companyRoutes(app: FastifyInstance, { db, clock }: Platform): void {
  const save = async ({ ownerId, body }: { ownerId: number; body: CompanyProfile }) => {
    await saveCompanyProfile(db, ownerId, body, clock.now());
    return { chatGPTInformation: body };
  };

  route(app, getCompanyProfile, {}, async ({ ownerId }) => ({ chatGPTInformation: await companyProfile(db, ownerId) }));
  route(app, createCompanyProfile, {}, save);
  route(app, updateCompanyProfile, {}, save);
}
