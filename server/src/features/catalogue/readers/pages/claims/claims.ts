/** What one part of a page says about its product, before the parts are merged (merge-claims.ts). */
import type { RawProduct } from '../../product.ts';

/** The parts of a page; the names are stored with every field (`fieldSources`). */
export type ClaimSource = 'jsonld' | 'microdata' | 'rdfa' | 'opengraph' | 'shop-markup' | 'page' | 'state' | 'breadcrumb' | 'address';

/** The fields that one part names. */
export interface ProductClaims extends Partial<Omit<RawProduct, 'base' | 'fieldSources'>> {
  source: ClaimSource;
  /** The product in one of the other currencies in which this part prices it; null when it does not. */
  inCurrency?(currency: string): ProductClaims | null;
}

/** What the visible page says, and how certain its price and stock are. */
export interface VisibleClaims extends ProductClaims {
  heading: string;
  /** Every amount that the page shows as a current price, in minor units; which of them is the product's may be uncertain. */
  amounts: number[];
  /** The price stands in an element that is named as a price, behind the heading. */
  isSurePrice: boolean;
  /** The currency is named by a code or by a sign that only one currency has. */
  isSureCurrency: boolean;
  soldOut: SoldOut;
  /** Whether there is a control that puts the product into the cart and is not disabled. */
  canBuy: boolean;
}

/** 'firmly': a label of the stock says so; 'perhaps': words of it stand somewhere on the page. */
export type SoldOut = false | 'perhaps' | 'firmly';
