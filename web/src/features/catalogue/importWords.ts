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

/** 'page 2,000 of 12,000'; null while the number of pages is unknown. */
export const pagesText = (pages: CatalogueImport['pages']): string | null =>
  pages && `page ${formatNumber(pages.read)} of ${formatNumber(pages.total)}`;

/** Progress in per cent of the pages, or else of the products found; null while neither is known. */
export const progressOf = ({ found, imported, failed, pages }: Counts & Pick<CatalogueImport, 'pages'>): number | null => {
  if (pages && pages.total > 0) return Math.min(100, Math.round((pages.read / pages.total) * 100));
  return found > 0 ? Math.min(100, Math.round(((imported + failed) / found) * 100)) : null;
};

/** The text for an import that waits in the queue; null for any other. */
export const waitingText = ({ status, place }: Pick<CatalogueImport, 'status' | 'place'>): string | null => {
  if (status !== 'queued') return null;
  return place === null ? 'Waiting for its turn' : `Waiting for its turn, number ${formatNumber(place)} in line`;
};
