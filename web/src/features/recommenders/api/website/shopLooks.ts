import { listShopLooks, readShopLook, type ShopLook } from '@parley/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../../lib/calls/api.ts';
import { recommenderKeys } from '../keys.ts';

/** The colours read from a recommender's websites. */
export const useShopLooks = (popupId: string) =>
  useQuery({
    queryKey: recommenderKeys.looks(popupId),
    queryFn: async ({ signal }) => (await send(listShopLooks, { params: { popupId } }, { signal })).looks,
  });

/** Reads the colours of a website; a problem of the website is part of the answer. */
export const useReadShopLook = (popupId: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (website: string) => send(readShopLook, { params: { popupId }, body: { website } }),
    onSuccess: ({ look, problem }) => {
      if (problem === null)
        queries.setQueryData<ShopLook[]>(recommenderKeys.looks(popupId), (looks) =>
          looks?.map((listed) => (listed.website === look.website ? look : listed)),
        );
    },
    meta: { shownByForm: true },
  });
};
