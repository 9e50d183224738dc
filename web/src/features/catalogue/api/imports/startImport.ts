import { startImport } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../../lib/calls/api.ts';
import { catalogueKeys } from '../keys.ts';

/** A shop's address, a CSV file, or both; with both, the file's relative links are resolved against the address. */
export interface ImportSource {
  url?: string;
  file?: File;
  /** The id of the source that the file replaces. */
  source?: number;
}

/** Starts an import from a source. */
export const useStartImport = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ url, file, source }: ImportSource) => {
      const body = { ...(url ? { url } : {}), ...(source ? { source: String(source) } : {}) };
      return (await send(startImport, { body, ...(file ? { files: { file } } : {}) })).import;
    },
    meta: { shownByForm: true },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: catalogueKeys.imports }),
  });
};
