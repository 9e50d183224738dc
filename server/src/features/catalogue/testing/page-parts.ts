/** Read a single part of a page, for tests of that part. */
import { productOnPage } from '../readers/pages/product-on-page.ts';

/** The product that a page's structured data and class names describe, without its layout. */
export const readProductPage = (html: string, url: string) => productOnPage(html, url, ['structured', 'markup']);

/** The product that a page's layout shows. */
export const productByStructure = (html: string, url: string) => productOnPage(html, url, ['layout']);
