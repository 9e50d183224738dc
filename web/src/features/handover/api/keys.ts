import type { handoverStates } from '@parley/contract';

/** Which requests the list shows; undefined for all. */
export type State = (typeof handoverStates)[number] | undefined;

/** The query keys of this feature; all start with its name, so that one call can invalidate them all. */
export const handoverKeys = {
  all: ['handover'] as const,
  count: ['handover', 'count'] as const,
  one: (id: number) => ['handover', 'one', id] as const,
  page: (state: State, page: number) => ['handover', 'page', state, page] as const,
};
