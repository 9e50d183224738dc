import { exportOrders, importOrderFile, previewOrderFile } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { orderKeys } from './keys.ts';

/** A CSV file, and the currency of lines that name none. */
export interface GivenFile {
  file: File;
  currency: string;
}

const inputOf = ({ file, currency }: GivenFile) => ({ body: currency ? { currency } : {}, files: { file } });

/** Previews the changes that importing a CSV file would make. */
export const usePreviewOrderFile = () =>
  useMutation({
    mutationFn: async (file: GivenFile) => (await send(previewOrderFile, inputOf(file))).file,
    meta: { shownByForm: true },
  });

/** Imports a CSV file. */
export const useImportOrderFile = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (file: GivenFile) => (await send(importOrderFile, inputOf(file))).file,
    meta: { shownByForm: true },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: orderKeys.all }),
  });
};

/** All orders as a CSV file. */
export const useExportOrders = () =>
  useMutation({ mutationFn: async () => new Blob([await (await send(exportOrders, {})).arrayBuffer()], { type: 'text/csv' }) });
