import { getCompanyProfile } from '@parley/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/api.ts';
import { companyKeys } from './keys.ts';

export const companyProfileQuery = queryOptions({
  queryKey: companyKeys.profile,
  queryFn: async ({ signal }) => (await send(getCompanyProfile, {}, { signal })).chatGPTInformation,
});

/** The company profile; null before the first save. */
export const useCompanyProfile = () => useQuery(companyProfileQuery);
