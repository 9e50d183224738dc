import type { OrderFilter } from '@parley/contract';

/** The query keys of this feature; all start with its name, so that one call can invalidate them all. */
export const orderKeys = {
  all: ['orders'] as const,
  settings: ['orders', 'settings'] as const,
  page: (show: OrderFilter, page: number) => ['orders', 'page', show, page] as const,
  refused: ['orders', 'refused'] as const,
  revenue: ['orders', 'revenue'] as const,
  /** Everything that changes when an order arrives or is refused. */
  lists: [
    ['orders', 'page'],
    ['orders', 'revenue'],
    ['orders', 'refused'],
  ] as const,
};
