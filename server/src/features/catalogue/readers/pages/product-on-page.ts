import { type CatalogueProduct, cleanProduct, webAddress } from '../product.ts';
import { mergeClaims, type PageParts } from './claims/merge-claims.ts';
import { layoutClaims, mayShowProduct } from './layout/product-by-layout.ts';
import { loadPage } from './load-page.ts';
import { mayBeShopMarkup, shopMarkupClaims } from './markup/shop-markup.ts';
import { trailInAddress, visibleTrails } from './page-trails.ts';
import { hasState } from './state/app-state.ts';
import { stateClaims } from './state/product-in-state.ts';
import { addressOf, mayBeStructured, structuredClaims } from './structured/structured-data.ts';
import { embeddedVariants } from './variants/embedded-variants.ts';

/** Parts of a page that can be left out, for tests of the others. */
export type PagePart = 'structured' | 'markup' | 'layout' | 'state';

const allParts: readonly PagePart[] = ['structured', 'markup', 'layout', 'state'];

/**
 * The product of a page, from all that the page says about it: structured data, the class names of its shop system, its layout and the state of
 * its program, merged field by field (merge-claims.ts). Null for pages without a product, or with several.
 */
export function productOnPage(html: string, pageUrl: string, parts = allParts): CatalogueProduct | null {
  const has = (part: PagePart) => parts.includes(part);
  if (!mayBeStructured(html) && !mayBeShopMarkup(html) && !hasState(html) && !(has('layout') && mayShowProduct(html))) return null;
  const $ = loadPage(html);
  if (!$) return null;
  const base = webAddress($('base[href]').attr('href') ?? '', pageUrl) ?? pageUrl;
  const { claims: structured, trails } = has('structured') ? structuredClaims($, html, pageUrl) : { claims: [], trails: [] };
  const markup = has('markup') && mayBeShopMarkup(html) ? shopMarkupClaims($) : null;
  const state = has('state') ? stateClaims($, html, pageUrl) : null;
  const currency = [...structured, markup, state].map((claims) => claims?.currency).find(Boolean) ?? null;
  const variants = embeddedVariants($, html, currency);
  const places: PageParts['trails'] = [
    { source: 'jsonld', paths: trails },
    { source: 'breadcrumb', paths: visibleTrails($, pageUrl, base) },
    { source: 'address', paths: [trailInAddress($, pageUrl) ?? []].filter((path) => path.length > 0) },
  ];
  const link = addressOf($, pageUrl, base, structured[0]?.link);
  const language = $('html').attr('lang') ?? null;
  // The layout comes last, because it takes the page apart.
  const isProduct = structured.length > 0 || markup !== null;
  const hasSku = [...structured, markup, state].some((claims) => Boolean(claims?.sku));
  const page = has('layout') ? layoutClaims($, html, { url: pageUrl, base, isProduct, hasSku }) : null;
  if (!isProduct && !page && !state) return null;
  const merged = mergeClaims({ structured, markup, page, state, trails: places });
  return cleanProduct({
    ...merged,
    ...(variants.length > 0 && { variants, fieldSources: { ...merged.fieldSources, variants: 'shop-markup' } }),
    language: merged.language ?? language,
    link,
    base,
  });
}
