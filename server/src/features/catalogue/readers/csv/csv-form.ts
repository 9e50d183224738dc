/** What a form of product CSV is. The list of them is csv-forms.ts. */
import type { Failed } from '../failures.ts';
import type { CatalogueProduct } from '../product.ts';

/** One row by its header, lower case; every value is text. */
export type Row = Record<string, string>;

/** A row of which no whole product could be made, and why. */
export interface RowFault {
  row: Row;
  reason: string;
}

/** Collects the rows of one file and gives the products at the end, because a product's variants are rows of their own. */
export interface Rows {
  /** `number` is the row's as a spreadsheet counts them. */
  add(row: Row, number: number): void;
  products(): { products: CatalogueProduct[]; failed: (RowFault | Failed)[]; odd: (RowFault | Failed)[] };
}

/** A form in which a shop system exports its products. */
export interface CsvForm {
  /** Whose form it is, for the message that a file has none of them; absent for a form without an owner. */
  owner?: string;
  /** The key of its products: the address, as on the shop's website, or the shop system's own number. */
  key: 'address' | 'number';
  /** Whether these columns (lower case) are those of this form. */
  fits(header: string[]): boolean;
  /** `shop` is the address of the shop, for the links of products, or ''. */
  rows(header: string[], shop: string): Rows;
}
