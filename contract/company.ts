/** The company profile: the six fields the assistant is trained on (specification section 3, 'ChatGPT information'). */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { line, prose } from './fields.ts';
import * as paths from './paths.ts';

export const companyProfile = z.object({
  companyName: line(200),
  whatServicesDoYouOfferToClients: prose(10_000),
  moreInformationAboutYourProducts: prose(20_000),
  howCanCustomersReachYouOrYourTeam: prose(5000),
  whatAreFAQs: prose(20_000),
  howMuchDiscountCanYouDoMaximum: line(200),
});
export type CompanyProfile = z.output<typeof companyProfile>;

/** `version` increases with every save; 0 before the first. */
const answer = z.object({ chatGPTInformation: companyProfile.nullable(), version: z.int() });

/** `version` is the version that was edited; 409 when it was saved in the meantime. Without it the last save wins. */
const body = companyProfile.extend({ version: z.int().optional() });

export const getCompanyProfile = defineCall({
  method: 'GET',
  path: paths.companyProfile,
  summary: 'The company profile, or null before the first save (section 7).',
  auth: 'owner',
  answer,
});

export const createCompanyProfile = defineCall({
  method: 'POST',
  path: paths.companyProfile,
  summary: 'Saves the company profile for the first time (section 7). Saving again is the same as PUT.',
  auth: 'owner',
  body,
  answer,
});

export const updateCompanyProfile = defineCall({
  method: 'PUT',
  path: paths.companyProfile,
  summary:
    'Saves the company profile (section 7), also when there is none yet; 409 when `version` is not the newest, `tests_fail` or `tests_unfinished` when tests of the assistant hold it back.',
  auth: 'owner',
  body,
  answer,
});
