import { type AnswerOf, getCompanyProfile } from '@parley/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { companyKeys } from './keys.ts';

export type KnownProfile = AnswerOf<typeof getCompanyProfile>;

export const companyProfileQuery = queryOptions({
  queryKey: companyKeys.profile,
  queryFn: ({ signal }) => send(getCompanyProfile, {}, { signal }),
});

/** The company profile, null before the first save, and its version. */
export const useCompanyProfile = () => useQuery(companyProfileQuery);
