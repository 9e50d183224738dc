import { deleteProduct } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/api.ts';
import { catalogueKeys } from './keys.ts';

/** Takes a product out of the catalogue for good. */
export const useDeleteProduct = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => send(deleteProduct, { params: { id: String(id) } }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: catalogueKeys.facets });
      return queryClient.invalidateQueries({ queryKey: catalogueKeys.products });
    },
  });
};
