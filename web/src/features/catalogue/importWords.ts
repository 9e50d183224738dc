/** What is said about imports. Pure. */
import type { CatalogueImport } from '@parley/contract';
import { formatNumber } from '../../lib/format.ts';

export const statusLabels: Readonly<Record<CatalogueImport['status'], { text: string; color: string }>> = {
  queued: { text: 'Waiting', color: 'gray' },
  running: { text: 'Running', color: 'blue' },
  done: { text: 'Done', color: 'green' },
  failed: { text: 'Failed', color: 'red' },
};

type Counts = Pick<CatalogueImport, 'found' | 'imported' | 'failed'>;

/** '120 found, 80 imported, 2 failed'; what failed only where something did. */
export const countsText = ({ found, imported, failed }: Counts): string =>
  [`${formatNumber(found)} found`, `${formatNumber(imported)} imported`, ...(failed > 0 ? [`${formatNumber(failed)} failed`] : [])].join(
    ', ',
  );

/** Per cent of the products found that are dealt with; null while nothing is found. */
export const progressOf = ({ found, imported, failed }: Counts): number | null =>
  found > 0 ? Math.min(100, Math.round(((imported + failed) / found) * 100)) : null;

/** What is said of an import that waits for its turn; null for one that does not. */
export const waitingText = ({ status, place }: Pick<CatalogueImport, 'status' | 'place'>): string | null => {
  if (status !== 'queued') return null;
  return place === null ? 'Waiting for its turn' : `Waiting for its turn, number ${formatNumber(place)} in line`;
};
