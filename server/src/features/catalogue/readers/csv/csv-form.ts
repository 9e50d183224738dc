/** The interface of a CSV format for products. csv-forms.ts lists the formats. */
import type { Failed } from '../failures.ts';
import type { CatalogueProduct } from '../product.ts';

/** One row by its header, lower case; every value is text. */
export type Row = Record<string, string>;

/** A row that could not be read as a product, and the reason. */
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
  /** The name of the shop system, for the message that a file has an unknown format; absent for general formats. */
  owner?: string;
  /** The key of its products: the address, as on the shop's website, or the shop system's own number. */
  key: 'address' | 'number';
  /** Whether these columns (lower case) are those of this form. */
  fits(header: string[]): boolean;
  /** `shop` is the address of the shop, for the links of products, or ''. */
  rows(header: string[], shop: string): Rows;
}
