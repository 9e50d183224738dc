import { undoAnswer } from '@parley/contract';
import { useMutation } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';

/** Takes an answer back. The caller fetches its list again. */
export const useUndoAnswer = (onChanged: () => void) =>
  useMutation({ mutationFn: (id: number) => send(undoAnswer, { params: { id: String(id) } }), onSuccess: onChanged });
