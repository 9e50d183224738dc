export type { CrawlOptions, ReadEnd, Reading, ReadPosition } from './crawl/crawl.ts';
export { CsvUnreadable, csvKind, isKeyedByAddress, readCsv } from './csv/read-csv.ts';
export type { Failed } from './failures.ts';
export { openShop } from './open-shop.ts';
export type { InfoPages, PageTopic, ShopPage } from './pages/info-pages.ts';
export { loadPage } from './pages/load-page.ts';
export type { CatalogueProduct, ProductVariant } from './product.ts';
export { kindWords } from './readers.ts';
export { asUnreadable, ShopUnreadable } from './shop-unreadable.ts';
