import { createProduct, type SendInput } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { catalogueKeys } from './keys.ts';

/** Adds a product by hand. */
export const useCreateProduct = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: SendInput<typeof createProduct>['body']) => (await send(createProduct, { body })).product,
    meta: { shownByForm: true },
    onSuccess: () => {
      for (const queryKey of [catalogueKeys.facets, catalogueKeys.sources]) void queryClient.invalidateQueries({ queryKey });
      return queryClient.invalidateQueries({ queryKey: catalogueKeys.products });
    },
  });
};
