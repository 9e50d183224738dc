import { uploadPopupPicture } from '@parley/contract';
import { useMutation } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';

/** Uploads a picture for a design; returns the path to save in the design. */
export const useUploadPopupPicture = (popupId: string) =>
  useMutation({
    mutationFn: async (image: File) => (await send(uploadPopupPicture, { params: { popupId }, body: {}, files: { image } })).picture,
    meta: { shownByForm: true },
  });
