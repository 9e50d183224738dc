import { uploadProductPicture } from '@parley/contract';
import { useMutation } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';

/** Uploads a picture; returns its address. */
export const useUploadProductPicture = () =>
  useMutation({
    mutationFn: async (image: File) => (await send(uploadProductPicture, { body: {}, files: { image } })).productImage,
    meta: { shownByForm: true },
  });
