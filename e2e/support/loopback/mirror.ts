/** Saved pages of running shops. Their licence does not allow them in the project, so the tests that need them skip where they are not. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Where a shop is served. */
export interface Site {
  /** Its address, without a trailing slash. */
  base: string;
  /** Markup before </head> of every page. */
  head: string;
}

export interface ShopAnswer {
  /** 200 without one. */
  status?: number;
  type: string;
  headers?: Record<string, string>;
  body: string | Buffer;
}

interface Route {
  status: number;
  type: string;
  headers?: Record<string, string>;
  file: string;
}

interface Routes {
  origin_token: string;
  origin_token_urlencoded: string;
  /** The path of the page for what is not there. */
  default_404: string;
  routes: Record<string, Route | undefined>;
}

/** Answers requests from the mirror in `folder`, with the site's address in place of the shop's own. */
export function openMirror(folder: string): (site: Site, url: string) => ShopAnswer | undefined {
  const mirror: Routes = JSON.parse(readFileSync(join(folder, 'routes.json'), 'utf8'));
  const here = (text: string, { base }: Site) =>
    text.replaceAll(mirror.origin_token, base).replaceAll(mirror.origin_token_urlencoded, encodeURIComponent(base));
  return (site, url) => {
    const recorded = mirror.routes[url];
    const route = recorded ?? mirror.routes[mirror.default_404];
    if (!route) return undefined;
    const { status, type, file, headers = {} } = route;
    const raw = readFileSync(join(folder, file));
    const text = file.endsWith('.gz') ? here(gunzipSync(raw).toString('utf8'), site) : undefined;
    return {
      status: recorded ? status : 404,
      type,
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, here(value, site)])),
      body: text === undefined ? raw : type.includes('html') ? text.replace(/<\/head>/i, () => `${site.head}</head>`) : text,
    };
  };
}
