import { getAccount } from '@parley/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { accountKeys } from './keys.ts';

export const accountQuery = queryOptions({
  queryKey: accountKeys.account,
  queryFn: ({ signal }) => send(getAccount, {}, { signal }),
});

/** The signed-in owner's account. */
export const useAccount = () => useQuery(accountQuery);
