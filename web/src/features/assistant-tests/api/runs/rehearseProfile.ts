import { type CompanyProfile, rehearseProfile } from '@parley/contract';
import { useMutation } from '@tanstack/react-query';
import { send } from '../../../../lib/calls/api.ts';

/** Runs the tests as if a company profile was saved. */
export const useRehearsal = () =>
  useMutation({ mutationFn: (body: CompanyProfile) => send(rehearseProfile, { body }), meta: { shownByForm: true } });
