import { getAccount } from '@parley/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/api.ts';
import { accountKeys } from './keys.ts';

export const accountQuery = queryOptions({
  queryKey: accountKeys.account,
  queryFn: ({ signal }) => send(getAccount, {}, { signal }),
});

/** Who is signed in. */
export const useAccount = () => useQuery(accountQuery);
