import { checkSite, type SiteCheck } from '@parley/contract';
import { useMutation } from '@tanstack/react-query';
import { send } from '../../../../lib/calls/api.ts';

/** Lets the server check whether the snippet is on a page. */
export const useCheckSite = (popupId: string) =>
  useMutation({
    mutationFn: async (url: string): Promise<SiteCheck> => (await send(checkSite, { params: { popupId }, body: { url } })).check,
    meta: { shownByForm: true },
  });
