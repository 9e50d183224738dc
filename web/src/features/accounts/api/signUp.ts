import { type SendInput, signUp } from '@parley/contract';
import { useMutation } from '@tanstack/react-query';
import { send } from '../../../lib/api.ts';

export type SignUpInput = SendInput<typeof signUp>['body'];

/** Sends the early-adopter form; the invite comes by mail. */
export const useSignUp = () => useMutation({ mutationFn: (body: SignUpInput) => send(signUp, { body }), meta: { shownByForm: true } });
