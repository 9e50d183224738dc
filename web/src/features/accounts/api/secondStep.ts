import { beginSecondStep, confirmSecondStep, endSecondStep, getSecondStep, renewRecoveryCodes } from '@parley/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/api.ts';
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
    onSuccess: () => queryClient.invalidateQueries({ queryKey: accountKeys.secondStep }),
  });
}

/** Makes the secret for an app. Nothing changes until a code is confirmed. */
export const useBeginSecondStep = () =>
  useMutation({ mutationFn: (body: { password: string }) => send(beginSecondStep, { body }), meta: { shownByForm: true } });

/** Switches it on, and gives the recovery codes. */
export const useConfirmSecondStep = () => useChange((body: { code: string }) => send(confirmSecondStep, { body }));

/** Makes new recovery codes. */
export const useRenewRecoveryCodes = () => useChange((body: { password: string }) => send(renewRecoveryCodes, { body }));

/** Switches it off. */
export const useEndSecondStep = () => useChange((body: { password: string }) => send(endSecondStep, { body }));
