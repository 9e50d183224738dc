/** What the forms of product tables share: rows, and what gathers them. */
import type { Failed } from '../failures.ts';
import type { CatalogueProduct } from '../product.ts';

/** One row by its header, lower case; every value is text. */
export type Row = Record<string, string>;

/** Gathers the rows of one form and gives the products at the end, because a product's variants are rows of their own. */
export interface Rows {
  /** `number` is the row's as a spreadsheet counts them. */
  add(row: Row, number: number): void;
  products(): { products: CatalogueProduct[]; failed: (RowFault | Failed)[]; odd: (RowFault | Failed)[] };
}

/** A row of which no whole product could be made, and why. */
export interface RowFault {
  row: Row;
  reason: string;
}
