export type { CrawlOptions, ReadEnd, Reading } from './crawl.ts';
export { CsvUnreadable, goesByAddress, readCsv } from './csv.ts';
export { asUnreadable, openShop, type ShopKind, ShopUnreadable } from './detect.ts';
export type { Failed } from './failed.ts';
export type { InfoPages, PageTopic, ShopPage } from './info-pages.ts';
export { loadPage } from './load-page.ts';
export { minorDigits } from './money.ts';
export type { CatalogueProduct } from './product.ts';
