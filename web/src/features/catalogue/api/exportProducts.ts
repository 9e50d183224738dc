import { exportProducts } from '@parley/contract';
import { useMutation } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { datedName, saveFile } from '../../../lib/saveFile.ts';
import type { Filters } from '../list/filters.ts';

/** Downloads all matching products as CSV. */
export const useExportProducts = () =>
  useMutation({
    mutationFn: async (filters: Filters) => saveFile(await send(exportProducts, { query: filters }), datedName('products', 'csv')),
  });
