import { type CompanyProfile, createCompanyProfile, updateCompanyProfile } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/api.ts';
import { companyKeys } from './keys.ts';

/** Saves the company profile: PUT where there is one, else POST (specification section 7). */
export const useSaveCompanyProfile = (exists: boolean) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: CompanyProfile) =>
      (await send(exists ? updateCompanyProfile : createCompanyProfile, { body })).chatGPTInformation,
    meta: { shownByForm: true },
    onSuccess: (profile) => queryClient.setQueryData(companyKeys.profile, profile),
  });
};
