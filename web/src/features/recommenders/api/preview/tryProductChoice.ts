import { type SendInput, tryProductChoice } from '@parley/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { send } from '../../../../lib/calls/api.ts';
import { recommenderKeys } from '../keys.ts';

type Choice = SendInput<typeof tryProductChoice>['body'];

/** What a product choice recommends and allows. */
export const tryProductChoiceQuery = (choice: Choice) =>
  queryOptions({
    queryKey: recommenderKeys.choice(JSON.stringify(choice)),
    queryFn: ({ signal }) => send(tryProductChoice, { body: choice }, { signal }),
    placeholderData: keepPreviousData,
  });

/** What a product choice would recommend, saved or not. */
export const useTryProductChoice = (choice: Choice) => useQuery(tryProductChoiceQuery(choice));
