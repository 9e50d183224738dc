import type { CsvForm } from './csv-form.ts';
import { guessedCsv } from './guessed-csv.ts';
import { merchantCsv } from './merchant-csv.ts';
import { shopifyCsv } from './shopify-csv.ts';
import { wooCommerceCsv } from './woocommerce-csv.ts';

/** Every form of product CSV. The first that fits a file's header reads it; the last goes by the meaning of the column names. */
export const csvForms: readonly CsvForm[] = [shopifyCsv, wooCommerceCsv, merchantCsv, guessedCsv];
