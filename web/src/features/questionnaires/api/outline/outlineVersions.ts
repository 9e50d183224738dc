import { getOutlineVersion, listOutlineVersions } from '@parley/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { send } from '../../../../lib/calls/api.ts';
import { questionnaireKeys } from '../keys.ts';

/** The earlier versions of a questionnaire, newest first. */
export const useOutlineVersions = (id: string) =>
  useQuery({
    queryKey: questionnaireKeys.versions(id),
    queryFn: async ({ signal }) => (await send(listOutlineVersions, { params: { id } }, { signal })).versions,
  });

/** Fetches one version. */
export const useOutlineVersion = (id: string) =>
  useMutation({ mutationFn: (versionId: number) => send(getOutlineVersion, { params: { id, versionId: String(versionId) } }) });
