import { listOrders, type OrderFilter } from '@parley/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { orderKeys } from './keys.ts';

export const ordersPerPage = 25;

/** A page (from 1) of the orders, newest first; asked again every half minute while the page is visible. */
export const useOrders = (show: OrderFilter, page: number) =>
  useQuery({
    queryKey: orderKeys.page(show, page),
    queryFn: ({ signal }) => send(listOrders, { query: { show, limit: ordersPerPage, offset: (page - 1) * ordersPerPage } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  });
