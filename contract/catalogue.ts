/** The owner's catalogue: imports and products. */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { done, file, id, instant, line, optionalWebAddress, page, prose, requiredLine, textId, webAddress } from './fields.ts';
import * as paths from './paths.ts';

export const importStatuses = ['queued', 'running', 'done', 'failed'] as const;

/**
 * The state of an import. `kind` is the reader that recognised the source and `kindLabel` its name for people, both null until then.
 * Counts are of products.
 */
export const catalogueImport = z.object({
  id: z.int(),
  status: z.enum(importStatuses),
  kind: z.string().nullable(),
  kindLabel: z.string().nullable(),
  source: z.string(),
  found: z.int(),
  imported: z.int(),
  failed: z.int(),
  /** Pages read so far and in all, for sources whose number of pages is known. */
  pages: z.object({ read: z.int(), total: z.int() }).nullable(),
  /** The position in the queue, 1 for the next; null when it is not queued. */
  place: z.int().nullable(),
  /** For a person: what happened, or what went wrong. */
  message: z.string(),
  /** The first 50 products that failed or have no price: the row or address, and the reason for a person. */
  failures: z.array(z.object({ where: z.string(), reason: z.string() })),
  createdAt: instant,
  finishedAt: instant.nullable(),
});
export type CatalogueImport = z.output<typeof catalogueImport>;

/** The fields of a product that owners can edit. Imports do not overwrite edited fields. */
export const editableFields = [
  'title',
  'link',
  'image',
  'description',
  'price',
  'currency',
  'inStock',
  'categories',
  'tags',
  'attributes',
] as const;
export type EditableField = (typeof editableFields)[number];

/** One form in which a product is sold, by the shop's own id; `options` are such as Size → M. Prices in minor units of the product's currency. */
export const productVariant = z.object({
  id: z.string(),
  options: z.record(z.string(), z.string()),
  price: z.int().nullable(),
  regularPrice: z.int().nullable(),
  inStock: z.boolean(),
  sku: z.string().nullable(),
  /** Empty when it has no picture of its own. */
  image: z.string(),
});
export type ProductVariant = z.output<typeof productVariant>;

/** A product of the catalogue. `price` is in minor units of `currency`; null when the shop gives none. */
export const product = z.object({
  id: z.int(),
  productTitle: z.string(),
  productImage: z.string(),
  productLink: z.string(),
  description: z.string(),
  price: z.int().nullable(),
  /** The highest price of its variants; null when all cost the same. `price` is the lowest. */
  priceMax: z.int().nullable(),
  /** The price before the discount, when it is on sale. */
  regularPrice: z.int().nullable(),
  currency: z.string().nullable(),
  inStock: z.boolean(),
  categories: z.array(z.string()),
  /** The places of the product in its shop, each from the top down: Women, Shoes, Boots. */
  categoryPaths: z.array(z.array(z.string())),
  tags: z.array(z.string()),
  attributes: z.record(z.string(), z.array(z.string())),
  /** Empty for a product that is sold in one form only. */
  variants: z.array(productVariant),
  vendor: z.string().nullable(),
  sku: z.string().nullable(),
  /** The part of the shop's page that each field was read from; empty when one source gave all of them. */
  fieldSources: z.record(z.string(), z.string()),
  /** The source that it was imported from; null for a product made by hand. */
  sourceId: z.int().nullable(),
  /** Fields edited by hand, which imports do not overwrite; empty for a product made by hand. */
  edited: z.array(z.enum(editableFields)),
  /** Neither recommended nor mentioned by the assistant, but still listed. */
  excluded: z.boolean(),
  /** The last complete import of its source did not find it. */
  gone: z.boolean(),
  updatedAt: instant,
});
export type Product = z.output<typeof product>;

export const productSorts = ['catalogue', 'title', '-title', 'price', '-price', 'newest'] as const;
export const productStates = ['listed', 'excluded', 'edited', 'gone'] as const;
export const missingParts = ['price', 'picture'] as const;

const amount = z.coerce.number().int().min(0).max(100_000_000_000);

/** Filters for products; a product must match all that are given. Prices are in minor units. `source` is a source's id, or `hand`. */
export const productFilters = z.object({
  search: line(200).default(''),
  category: line(200).optional(),
  tag: line(200).optional(),
  vendor: line(200).optional(),
  stock: z.enum(['in', 'out']).optional(),
  priceFrom: amount.optional(),
  priceTo: amount.optional(),
  source: z.union([z.literal('hand'), textId]).optional(),
  /** `listed` products are those that are not gone, including excluded ones. */
  state: z.enum(productStates).default('listed'),
  missing: z.enum(missingParts).optional(),
  sort: z.enum(productSorts).default('catalogue'),
});
export type ProductFilters = z.output<typeof productFilters>;

export const startImport = defineCall({
  method: 'POST',
  path: paths.imports,
  summary:
    "Imports a catalogue from a shop's address, or from a CSV file exported by a shop system or by Parley (multipart `file`). `source` is the source that a file replaces with a newer copy; a file together with the `url` of an imported website updates that website's products. 409 while the same source, or three sources of the owner, are being imported.",
  auth: 'owner',
  body: z.object({ url: webAddress.optional(), source: textId.optional() }),
  files: ['file'],
  filesOptional: true,
  answer: z.object({ import: z.object({ id: z.int(), status: z.enum(importStatuses) }) }),
  status: 202,
});

export const listImports = defineCall({
  method: 'GET',
  path: paths.imports,
  summary: "The owner's imports, newest first.",
  auth: 'owner',
  query: z.object(page(100, 20)),
  answer: z.object({ imports: z.array(catalogueImport) }),
});

export const getImport = defineCall({
  method: 'GET',
  path: paths.catalogueImport,
  summary: 'The progress and result of an import. 404 for an unknown one.',
  auth: 'owner',
  params: z.object({ id: textId }),
  answer: z.object({ import: catalogueImport }),
});

export const listProducts = defineCall({
  method: 'GET',
  path: paths.products,
  summary: 'The products of the catalogue; `search` looks in titles, texts, categories and tags.',
  auth: 'owner',
  query: productFilters.extend(page(100, 25)),
  answer: z.object({ products: z.array(product), total: z.int() }),
});

export const productChange = z.object({
  productTitle: requiredLine(500).optional(),
  productImage: optionalWebAddress.optional(),
  productLink: webAddress.optional(),
  description: prose(20_000).optional(),
  price: z.int().min(1).max(2_000_000_000).nullable().optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'Must be a currency code like EUR')
    .nullable()
    .optional(),
  inStock: z.boolean().optional(),
  categories: z.array(line(200).min(1)).max(50).optional(),
  tags: z.array(line(200).min(1)).max(100).optional(),
  attributes: z.record(line(200).min(1), z.array(line(200).min(1)).max(100)).optional(),
  /** The fields that imports do not overwrite from now on; by default those edited before and those changed by this call. */
  edited: z.array(z.enum(editableFields)).max(editableFields.length).optional(),
});

/** A product made by hand: the editable fields, with title and link required. */
export const newProduct = productChange.omit({ edited: true }).extend({ productTitle: requiredLine(500), productLink: webAddress });

export const createProduct = defineCall({
  method: 'POST',
  path: paths.products,
  summary:
    'Adds a product by hand. Imports never change it. 409 `tests_fail` or `tests_unfinished` when tests of the assistant hold it back.',
  auth: 'owner',
  body: newProduct,
  answer: z.object({ product }),
  status: 201,
});

export const productActions = ['exclude', 'include', 'delete', 'restore'] as const;

export const changeProducts = defineCall({
  method: 'PUT',
  path: paths.products,
  summary:
    'Excludes, includes, deletes or restores up to 500 products. `changed` lists the products that this call changed; the opposite action on them undoes it. 404 for an unknown id, and then nothing changes; 409 `tests_fail` or `tests_unfinished` when tests of the assistant hold it back.',
  auth: 'owner',
  body: z.object({ action: z.enum(productActions), ids: z.array(id).min(1).max(500) }),
  answer: z.object({ changed: z.array(z.int()) }),
});

export const exportProducts = defineCall({
  method: 'GET',
  path: paths.productsExport,
  summary:
    'All matching products, as CSV that can be imported again. Cells that a spreadsheet would run as formulas begin with an apostrophe.',
  auth: 'owner',
  query: productFilters,
  answer: file,
  download: ['text/csv'],
});

export const uploadProductPicture = defineCall({
  method: 'POST',
  path: paths.productPicture,
  summary:
    'Stores a product picture (multipart `image`) and gives its address. 413 for a picture that is too large, 415 for a file that is not a picture.',
  auth: 'owner',
  body: z.object({}),
  files: ['image'],
  filesOptional: true,
  answer: z.object({ productImage: z.string() }),
  status: 201,
});

export const updateProduct = defineCall({
  method: 'PUT',
  path: paths.product,
  summary:
    'Changes a product. Later imports keep the changed fields. 404 for an unknown product; 409 `tests_fail` or `tests_unfinished` when tests of the assistant hold it back.',
  auth: 'owner',
  params: z.object({ id: textId }),
  body: productChange,
  answer: z.object({ product }),
});

export const deleteProduct = defineCall({
  method: 'DELETE',
  path: paths.product,
  summary:
    'Removes a product from the catalogue. Later imports do not add it again. 404 for an unknown product; 409 `tests_fail` or `tests_unfinished` when tests of the assistant hold it back.',
  auth: 'owner',
  params: z.object({ id: textId }),
  answer: done,
});

export const catalogueSource = z.object({
  id: z.int(),
  kind: z.enum(['website', 'file']),
  /** The host of a website, or the name of a file. */
  name: z.string(),
  /** The address of a website; empty for a file. */
  url: z.string(),
  /** Numbers of listed products, and of products no longer in the source. */
  products: z.int(),
  gone: z.int(),
  lastImport: catalogueImport.nullable(),
});
export type CatalogueSource = z.output<typeof catalogueSource>;

export const listSources = defineCall({
  method: 'GET',
  path: paths.sources,
  summary: 'The sources of the products with their last import, and the number of products made by hand.',
  auth: 'owner',
  answer: z.object({ sources: z.array(catalogueSource), byHand: z.int() }),
});

export const deleteSource = defineCall({
  method: 'DELETE',
  path: paths.source,
  summary:
    'Removes a source with its imports, pages and products. 404 for an unknown source, 409 while it is being imported, `tests_fail` or `tests_unfinished` when tests of the assistant hold it back.',
  auth: 'owner',
  params: z.object({ id: textId }),
  answer: done,
});

/** The values that rules can use, with the number of products that have each, most frequent first. */
export const listFacets = defineCall({
  method: 'GET',
  path: paths.productFacets,
  summary:
    'The categories, tags, attributes (including the manufacturer as `Brand`) and the price range of the catalogue, for choosing rules.',
  auth: 'owner',
  answer: z.object({
    categories: z.array(z.object({ value: z.string(), count: z.int() })),
    tags: z.array(z.object({ value: z.string(), count: z.int() })),
    vendors: z.array(z.object({ value: z.string(), count: z.int() })),
    attributes: z.array(z.object({ name: z.string(), values: z.array(z.object({ value: z.string(), count: z.int() })) })),
    price: z.object({ min: z.int(), max: z.int(), currency: z.string() }).nullable(),
  }),
});
