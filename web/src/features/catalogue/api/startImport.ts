import { startImport } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/api.ts';
import { catalogueKeys } from './keys.ts';

/** Starts an import from a shop's address, or from a CSV file. */
export const useStartImport = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (source: { url: string } | { file: File }) =>
      (await send(startImport, 'url' in source ? { body: { url: source.url } } : { body: {}, files: { file: source.file } })).import,
    meta: { shownByForm: true },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: catalogueKeys.imports }),
  });
};
