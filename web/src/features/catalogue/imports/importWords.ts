/** The texts about imports. Pure. */
import type { CatalogueImport } from '@parley/contract';
import { ofServer, type Plain, t } from '../../../words/t.ts';

export const statusLabels: Readonly<Record<CatalogueImport['status'], { text: Plain; color: string }>> = {
  queued: { text: 'Waiting', color: 'gray' },
  running: { text: 'Running', color: 'blue' },
  done: { text: 'Done|import', color: 'green' },
  failed: { text: 'Failed', color: 'red' },
};

type Counts = Pick<CatalogueImport, 'found' | 'imported' | 'failed'>;

/** '120 found, 80 imported, 2 failed'; failures only if there are any. */
export const countsText = ({ found, imported, failed }: Counts): string =>
  failed > 0
    ? t('{found} found, {imported} imported, {failed} failed', { found, imported, failed })
    : t('{found} found, {imported} imported', { found, imported });

/** 'page 2,000 of 12,000'; null while the number of pages is unknown. */
export const pagesText = (pages: CatalogueImport['pages']): string | null => pages && t('page {read} of {total}', pages);

/** Progress in per cent of the pages, or else of the products found; null while neither is known. */
export const progressOf = ({ found, imported, failed, pages }: Counts & Pick<CatalogueImport, 'pages'>): number | null => {
  if (pages && pages.total > 0) return Math.min(100, Math.round((pages.read / pages.total) * 100));
  return found > 0 ? Math.min(100, Math.round(((imported + failed) / found) * 100)) : null;
};

/** 'Row 12: Red boot': where in a source something failed. */
export const placeText = (where: string): string => where.replace(/^[^:]+/, (place) => ofServer(place));

/** The text for an import that waits in the queue; null for any other. */
export const waitingText = ({ status, place }: Pick<CatalogueImport, 'status' | 'place'>): string | null => {
  if (status !== 'queued') return null;
  return place === null ? t('Waiting for its turn') : t('Waiting for its turn, number {place} in line', { place });
};
