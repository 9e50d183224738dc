/** The texts about imports. Pure. */
import type { CatalogueImport } from '@parley/contract';
import { formatNumber } from '../../lib/format.ts';

export const statusLabels: Readonly<Record<CatalogueImport['status'], { text: string; color: string }>> = {
  queued: { text: 'Waiting', color: 'gray' },
  running: { text: 'Running', color: 'blue' },
  done: { text: 'Done', color: 'green' },
  failed: { text: 'Failed', color: 'red' },
};

type Counts = Pick<CatalogueImport, 'found' | 'imported' | 'failed'>;

/** '120 found, 80 imported, 2 failed'; failures only if there are any. */
export const countsText = ({ found, imported, failed }: Counts): string =>
  [`${formatNumber(found)} found`, `${formatNumber(imported)} imported`, ...(failed > 0 ? [`${formatNumber(failed)} failed`] : [])].join(
    ', ',
  );

/** Progress in per cent of the products found; null while none are found. */
export const progressOf = ({ found, imported, failed }: Counts): number | null =>
  found > 0 ? Math.min(100, Math.round(((imported + failed) / found) * 100)) : null;

/** The text for an import that waits in the queue; null for any other. */
export const waitingText = ({ status, place }: Pick<CatalogueImport, 'status' | 'place'>): string | null => {
  if (status !== 'queued') return null;
  return place === null ? 'Waiting for its turn' : `Waiting for its turn, number ${formatNumber(place)} in line`;
};
