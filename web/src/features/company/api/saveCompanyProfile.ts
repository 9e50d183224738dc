import { type CompanyProfile, createCompanyProfile, updateCompanyProfile } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { companyKeys } from './keys.ts';

/**
 * Saves the company profile: PUT if there is one, else POST (specification section 7). `version` is the version that was edited; the
 * refusal `stale` means that somebody else saved in between.
 */
export const useSaveCompanyProfile = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CompanyProfile & { version: number }) =>
      send(body.version > 0 ? updateCompanyProfile : createCompanyProfile, { body }),
    meta: { shownByForm: true },
    onSuccess: (profile) => queryClient.setQueryData(companyKeys.profile, profile),
  });
};
