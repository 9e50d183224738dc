import { type SendInput, updateProduct } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { catalogueKeys } from './keys.ts';

export type ProductChange = SendInput<typeof updateProduct>['body'];

/** Changes the given fields of a product. */
export const useUpdateProduct = (id: number) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: ProductChange) => (await send(updateProduct, { params: { id: String(id) }, body })).product,
    meta: { shownByForm: true },
    onSuccess: () => {
      for (const queryKey of [catalogueKeys.facets, catalogueKeys.facts]) void queryClient.invalidateQueries({ queryKey });
      return queryClient.invalidateQueries({ queryKey: catalogueKeys.products });
    },
  });
};
