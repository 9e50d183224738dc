/** Products: the recommended one large with its reasons, the others small. */
import type { RecommendedProduct, WidgetWords } from '@parley/contract';
import { webAddress } from '../links.ts';
import { priceText } from '../money.ts';
import { Icon } from './icons.tsx';
import type { Ui } from './props.ts';

export interface ProductsProps {
  products: readonly RecommendedProduct[];
  /** hero: the first is the recommendation, and the others are alternatives to it. Otherwise all are shown alike: as rows, or small. */
  size: 'hero' | 'row' | 'alt';
  words: WidgetWords;
  /** Where links open: in the shop's window, or in a new tab from the owner's preview. */
  target: '_top' | '_blank';
  followed(product: RecommendedProduct): void;
  ui: Ui;
}

/** Renders products. `followed` is called when the visitor opens one. */
export function Products({ products, size, words, ...shared }: ProductsProps) {
  const [first, ...others] = products as [RecommendedProduct, ...RecommendedProduct[]];
  const card = (product: RecommendedProduct, as: string) => <Card key={product.id} product={product} size={as} words={words} {...shared} />;
  if (size !== 'hero') return <ul className={`${size}s`}>{products.map((product) => card(product, size))}</ul>;
  return (
    <>
      <ul>{card(first, 'hero')}</ul>
      {others.length > 0 && (
        <>
          <p className="label">{others[0]?.differs?.length ? words.close : words.also}</p>
          <ul className="alts">{others.map((product) => card(product, 'alt'))}</ul>
        </>
      )}
    </>
  );
}

interface CardProps extends Pick<ProductsProps, 'words' | 'target' | 'followed' | 'ui'> {
  product: RecommendedProduct;
  size: string;
}

function Card({ product: recommended, size, words, target, followed, ui: { Buy, shown, fetchCart } }: CardProps) {
  if (recommended.cart) fetchCart?.();
  const product = shown?.(recommended) ?? recommended;
  const { productTitle, productLink, productImage, price, currency, variant, reasons, differs = [] } = product;
  const href = webAddress(productLink) || undefined;
  const link = {
    href,
    target,
    rel: 'noopener',
    onClick: () => followed(product),
  };
  const image = webAddress(variant?.image || productImage);
  // Hidden text, such as data in scripts, is no example of how the page writes prices.
  // biome-ignore lint/performance/useDomNodeTextContent: only visible text counts, and it is read once
  const page = () => document.body.innerText;
  const view = (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the address is among `link`
    <a {...link} className={size === 'hero' ? 'primary' : 'second'} aria-label={`${words.view}: ${productTitle}`}>
      {words.view}
    </a>
  );
  return (
    <li className={`card ${size}`}>
      {/* biome-ignore lint/a11y/useAnchorContent: for the pointer alone; the name beside it leads to the same page */}
      <a {...link} className="picture" aria-hidden="true" tabIndex={-1}>
        {image && <img src={image} alt="" />}
      </a>
      <div className="facts">
        <a {...link} className="name" dir="auto">
          {productTitle}
        </a>
        <span className="price">{priceText(variant?.price ?? price, currency, document.documentElement.lang, page)}</span>
        {variant && (
          <span className="mut" dir="auto">
            {variant.title}
          </span>
        )}
        <ul className="why">
          {differs.map((difference) => (
            <li key={difference} className="differs" dir="auto">
              <i>≠</i> {difference}
            </li>
          ))}
          {reasons.map((reason) => (
            <li key={reason} dir="auto">
              <Icon name="check" /> {reason}
            </li>
          ))}
        </ul>
        {size !== 'alt' && <div className="buy">{Buy ? <Buy product={product} large={size === 'hero'} view={view} /> : view}</div>}
      </div>
    </li>
  );
}
