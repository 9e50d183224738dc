import { type CatalogueImport, type CatalogueSource, editableFields, type LearntPage, type Product } from '@parley/contract';
import { diffArrays } from 'diff';
import type { ShownPicture } from '../../platform/fetch/index.ts';
import type { ImportRow } from './importing/import-store.ts';
import type { StoredPage } from './learnt/pages-store.ts';
import type { ProductRow } from './products/product-store.ts';
import { placeInQueue, type QueueEntry } from './queue/reading-queue.ts';
import { keyOfImport } from './queue/reading-queue-store.ts';
import { kindWords } from './readers/index.ts';
import type { SourceRow } from './sources/source-store.ts';

/** A product as the contract has it; price in minor units. `shownPicture` is the platform's. */
export function presentProduct(row: ProductRow, shownPicture: ShownPicture): Product {
  return {
    id: row.id,
    productTitle: row.title,
    // A path is an upload of ours, which the owner's area shows as it is.
    productImage: row.image.startsWith('/') ? row.image : shownPicture(row.image),
    productLink: row.link,
    description: row.description,
    price: row.priceMinor,
    priceMax: row.priceMaxMinor,
    regularPrice: row.regularPriceMinor,
    currency: row.currency,
    inStock: row.inStock,
    categories: row.categories,
    categoryPaths: row.categoryPaths,
    tags: row.tags,
    attributes: row.attributes,
    variants: row.variants.map(presentVariant),
    vendor: row.vendor,
    sku: row.sku,
    fieldSources: row.fieldSources,
    sourceId: row.sourceId,
    edited: editableFields.filter((field) => row.edited.includes(field)),
    excluded: row.excluded,
    gone: row.goneAt !== null,
    updatedAt: row.updatedAt.toISOString(),
  };
}

function presentVariant({ id, options, priceMinor, regularPriceMinor, inStock, sku, image }: ProductRow['variants'][number]) {
  return { id, options: { ...options }, price: priceMinor, regularPrice: regularPriceMinor, inStock, sku, image };
}

/** An import in the form of the contract. An uploaded file is shown by its name. */
export function presentImport(row: ImportRow, queue: readonly QueueEntry[]): CatalogueImport {
  return {
    id: row.id,
    status: row.status,
    kind: row.kind,
    kindLabel: row.kind === null ? null : kindWords(row.kind),
    source: row.source.replace(/^file:(.*)$/s, 'CSV file $1'),
    found: row.found,
    imported: row.imported,
    failed: row.failed,
    pages: row.pagesTotal === null ? null : { read: row.pagesRead, total: row.pagesTotal },
    place: row.status === 'queued' ? placeInQueue(queue, keyOfImport(row.ownerId, row.id)) : null,
    message: row.message,
    failures: row.failures,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}

/** A source as the contract has it. */
export function presentSource(row: SourceRow, lastImport: CatalogueImport | null): CatalogueSource {
  const isFile = row.address.startsWith('file:');
  return {
    id: row.id,
    kind: isFile ? 'file' : 'website',
    name: row.address.replace(/^file:/, ''),
    url: isFile ? '' : (row.url ?? ''),
    products: row.products,
    gone: row.gone,
    lastImport,
  };
}

/** A page of the shop as the contract has it. */
export function presentLearnt({
  id,
  topic,
  title,
  text,
  url,
  fetchedAt,
  checkedAt,
  textBefore,
  changedAt,
  seenAt,
  problem,
}: StoredPage): LearntPage {
  const isNew = changedAt !== null && textBefore !== null && seenAt === null;
  return {
    id,
    topic,
    title,
    text,
    url,
    fetchedAt: fetchedAt.toISOString(),
    checkedAt: (checkedAt ?? fetchedAt).toISOString(),
    changes: isNew ? changesOf(textBefore, text) : [],
    changedAt: isNew ? changedAt.toISOString() : null,
    problem,
  };
}

/** The lines that differ between two texts, those that took each other's place together. */
function changesOf(before: string, after: string): LearntPage['changes'] {
  const changes: LearntPage['changes'] = [];
  let follows = false;
  for (const { added, removed, value } of diffArrays(splitLines(before), splitLines(after))) {
    const last = changes.at(-1);
    if (!added && !removed) follows = false;
    else if (follows && last) last[added ? 'after' : 'before'].push(...value);
    else changes.push(added ? { before: [], after: [...value] } : { before: [...value], after: [] });
    if (added || removed) follows = true;
  }
  return changes;
}

const splitLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

interface Counted {
  value: string;
  count: number;
}

/** Facets as the contract has them: attribute values grouped by name, the price range of the most frequent currency. */
export function presentFacets(counted: {
  categories: Counted[];
  tags: Counted[];
  vendors: Counted[];
  attributes: (Counted & { name: string })[];
  prices: { currency: string | null; min: number; max: number }[];
}) {
  const groups = Map.groupBy(counted.attributes, (each) => each.name);
  const [price] = counted.prices;
  return {
    categories: counted.categories.map(presentCount),
    tags: counted.tags.map(presentCount),
    vendors: counted.vendors.map(presentCount),
    attributes: [...groups].map(([name, values]) => ({ name, values: values.map(presentCount) })),
    price: price ? { min: price.min, max: price.max, currency: price.currency ?? '' } : null,
  };
}

function presentCount({ value, count }: Counted): Counted {
  return { value, count };
}
