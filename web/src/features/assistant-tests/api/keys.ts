/** The query keys of this feature; all start with its name, so that one call can invalidate them all. */
import type { TestStatus } from '@parley/contract';

export interface TestFilters {
  status: TestStatus | null;
  search: string;
}

export const testKeys = {
  all: ['assistant-tests'] as const,
  page: (filters: TestFilters, page: number) => ['assistant-tests', filters, page] as const,
};
