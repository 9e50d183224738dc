export { minorDigits } from '../../../kit/money/price-text.ts';
export type { CrawlOptions, ReadEnd, Reading } from './crawl/crawl.ts';
export { CsvUnreadable, goesByAddress, readCsv } from './csv/read-csv.ts';
export type { Failed } from './failures.ts';
export { asUnreadable, openShop, type ShopKind, ShopUnreadable } from './open-shop.ts';
export type { InfoPages, PageTopic, ShopPage } from './pages/info-pages.ts';
export { loadPage } from './pages/load-page.ts';
export type { CatalogueProduct } from './product.ts';
