import { beginSecondStep, confirmSecondStep, endSecondStep, getSecondStep, renewRecoveryCodes } from '@parley/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { accountKeys } from './keys.ts';

const secondStepQuery = queryOptions({
  queryKey: accountKeys.secondStep,
  queryFn: ({ signal }) => send(getSecondStep, {}, { signal }),
});

/** Whether signing in needs a second step. */
export const useSecondStep = () => useQuery(secondStepQuery);

/** A mutation after which the second step is read again; its errors are shown by the form. */
function useChange<Body, Answer>(change: (body: Body) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    meta: { shownByForm: true },
    onSuccess: () =>
      Promise.all([accountKeys.secondStep, accountKeys.devices].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}

/** Makes the secret for an app. Nothing changes until a code is confirmed. */
export const useBeginSecondStep = () =>
  useMutation({
    mutationFn: ({ password }: { password: string }) => send(beginSecondStep, { body: { password } }),
    meta: { shownByForm: true },
  });

/** Switches it on, which signs out all other devices, and gives the recovery codes. */
export const useConfirmSecondStep = () => useChange((body: { code: string }) => send(confirmSecondStep, { body }));

/** The proof that the owner makes the change. */
interface Proof {
  password: string;
  /** A code of the app, or a recovery code. */
  code: string;
}

/** Makes new recovery codes. */
export const useRenewRecoveryCodes = () => useChange((body: Proof) => send(renewRecoveryCodes, { body }));

/** Switches it off. */
export const useEndSecondStep = () => useChange((body: Proof) => send(endSecondStep, { body }));
