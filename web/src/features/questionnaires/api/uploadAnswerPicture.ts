import { uploadAnswerPicture } from '@parley/contract';
import { useMutation } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';

/** Uploads a picture for an answer; returns the path to save in the answer. */
export const useUploadAnswerPicture = (id: string) =>
  useMutation({
    mutationFn: async (image: File) => (await send(uploadAnswerPicture, { params: { id }, body: {}, files: { image } })).picture,
    meta: { shownByForm: true },
  });
