/** The owner's catalogue: imports and products. */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { done, instant, line, optionalWebAddress, page, prose, requiredLine, textId, webAddress } from './fields.ts';

export const importStatuses = ['queued', 'running', 'done', 'failed'] as const;
export const importKinds = ['woocommerce', 'shopify', 'feed', 'json-ld', 'walk', 'csv'] as const;

/** How an import stands. `kind` is null until the source is recognised; counts are of products. */
export const catalogueImport = z.object({
  id: z.int(),
  status: z.enum(importStatuses),
  kind: z.enum(importKinds).nullable(),
  source: z.string(),
  found: z.int(),
  imported: z.int(),
  failed: z.int(),
  /** The place in line while it is queued, 1 for the next; else null. */
  place: z.int().nullable(),
  /** For a person: what happened, or what went wrong. */
  message: z.string(),
  createdAt: instant,
  finishedAt: instant.nullable(),
});
export type CatalogueImport = z.output<typeof catalogueImport>;

/** A product of the catalogue. `price` in minor units of `currency`; null when the shop names none. */
export const product = z.object({
  id: z.int(),
  productTitle: z.string(),
  productImage: z.string(),
  productLink: z.string(),
  description: z.string(),
  price: z.int().nullable(),
  currency: z.string().nullable(),
  inStock: z.boolean(),
  categories: z.array(z.string()),
  tags: z.array(z.string()),
  attributes: z.record(z.string(), z.array(z.string())),
});
export type Product = z.output<typeof product>;

export const startImport = defineCall({
  method: 'POST',
  path: '/api/catalogue/imports/',
  summary:
    "Imports a catalogue from a shop's address, or from a CSV file in Shopify's, WooCommerce's or Google Merchant's form (multipart `file`). 409 while an import of the same source runs, or three of the owner's.",
  auth: 'owner',
  body: z.object({ url: webAddress.optional() }),
  files: ['file'],
  filesOptional: true,
  answer: z.object({ import: z.object({ id: z.int(), status: z.enum(importStatuses) }) }),
  status: 202,
});

export const listImports = defineCall({
  method: 'GET',
  path: '/api/catalogue/imports/',
  summary: "The owner's imports, newest first.",
  auth: 'owner',
  query: z.object(page(100, 20)),
  answer: z.object({ imports: z.array(catalogueImport) }),
});

export const getImport = defineCall({
  method: 'GET',
  path: '/api/catalogue/imports/:id/',
  summary: 'How an import stands.',
  auth: 'owner',
  params: z.object({ id: textId }),
  answer: z.object({ import: catalogueImport }),
});

export const listProducts = defineCall({
  method: 'GET',
  path: '/api/products/',
  summary: 'The products of the catalogue that are not gone; `search` looks in titles, texts, categories and tags.',
  auth: 'owner',
  query: z.object({ search: line(200).default(''), ...page(100, 25) }),
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
});

export const updateProduct = defineCall({
  method: 'PUT',
  path: '/api/products/:id/',
  summary: 'Changes a product; what its owner changed stays so when the catalogue is imported again.',
  auth: 'owner',
  params: z.object({ id: textId }),
  body: productChange,
  answer: z.object({ product }),
});

export const deleteProduct = defineCall({
  method: 'DELETE',
  path: '/api/products/:id/',
  summary: 'Takes a product out of the catalogue; importing again does not bring it back.',
  auth: 'owner',
  params: z.object({ id: textId }),
  answer: done,
});

/** The values that rules can pick from, with how many products carry each; the most frequent first. */
export const listFacets = defineCall({
  method: 'GET',
  path: '/api/products/facets/',
  summary:
    'The categories, tags, attributes (who made it among them, as `Brand`) and the price range of the catalogue, for choosing rules.',
  auth: 'owner',
  answer: z.object({
    categories: z.array(z.object({ value: z.string(), count: z.int() })),
    tags: z.array(z.object({ value: z.string(), count: z.int() })),
    attributes: z.array(z.object({ name: z.string(), values: z.array(z.object({ value: z.string(), count: z.int() })) })),
    price: z.object({ min: z.int(), max: z.int(), currency: z.string() }).nullable(),
  }),
});
