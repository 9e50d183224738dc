import { type SendInput, tryProductChoice } from '@parley/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { send } from '../../../../lib/calls/api.ts';
import { recommenderKeys } from '../keys.ts';

type Choice = SendInput<typeof tryProductChoice>['body'];

/** The products that a product choice recommends and allows. */
export const tryProductChoiceQuery = (choice: Choice) =>
  queryOptions({
    queryKey: recommenderKeys.choice(JSON.stringify(choice)),
    queryFn: ({ signal }) => send(tryProductChoice, { body: choice }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Tries a product choice, saved or not: the products that it would recommend. */
export const useTryProductChoice = (choice: Choice) => useQuery(tryProductChoiceQuery(choice));
