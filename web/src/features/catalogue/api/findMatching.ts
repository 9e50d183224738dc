import { listProducts } from '@parley/contract';
import { useMutation } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import type { Filters } from '../list/filters.ts';

const atOnce = 100;

/** Finds the ids of all matching products, up to `limit`, over as many pages as needed. */
export const useFindMatching = (limit: number) =>
  useMutation({
    mutationFn: async (filters: Filters) => {
      const ids: number[] = [];
      for (;;) {
        const { products, total } = await send(listProducts, { query: { ...filters, limit: atOnce, offset: ids.length } });
        ids.push(...products.map(({ id }) => id));
        if (products.length === 0 || ids.length >= Math.min(total, limit)) return ids.slice(0, limit);
      }
    },
  });
