/** Reading HTML and XML with cheerio, which is loaded when the first page is read: with its parsers it is a tenth of the code of the server. */
import { createRequire } from 'node:module';
import type { load as Load } from 'cheerio';

const require = createRequire(import.meta.url);

/** cheerio's `load`. */
export const load: typeof Load = (...args) => (require('cheerio') as { load: typeof Load }).load(...args);
