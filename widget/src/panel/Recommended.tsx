/** Products as cards, and the ready-made chat texts. */
import type { RecommendedProduct, Suggestion } from '@parley/contract';
import type { Act } from './conversation.ts';
import { webAddress } from './links.ts';
import { priceText } from './money.ts';
import type { Ui } from './props.ts';

export interface CardsProps {
  products: readonly RecommendedProduct[];
  /** Where links open: in the shop's window, or in a new tab from the owner's preview. */
  target: '_top' | '_blank';
  followed(product: RecommendedProduct): void;
  ui: Ui;
}

/** Renders products as cards. `followed` is called when the visitor opens one. */
export function Cards({ products, target, followed, ui: { Buy, shown } }: CardsProps) {
  return (
    <ul className="cards">
      {products.map((each) => {
        const product = shown?.(each) ?? each;
        return (
          <li key={product.id}>
            <a
              className="card"
              href={webAddress(product.productLink) || undefined}
              target={target}
              rel="noopener"
              onClick={() => followed(product)}
            >
              <img src={webAddress(product.variant?.image || product.productImage) || undefined} alt="" />
              <span className="facts">
                <b dir="auto">{product.productTitle}</b>
                {product.variant && <span dir="auto">{product.variant.title}</span>}
                <span className="price">
                  {priceText(product.variant?.price ?? product.price, product.currency, document.documentElement.lang)}
                </span>
                {product.reasons.map((reason) => (
                  <small key={reason} dir="auto">
                    {reason}
                  </small>
                ))}
                {product.differs?.map((difference) => (
                  <small key={difference} className="differs" dir="auto">
                    ≠ {difference}
                  </small>
                ))}
              </span>
            </a>
            {Buy && product.cart && <Buy product={each} large view={null} />}
          </li>
        );
      })}
    </ul>
  );
}

/** Renders the ready-made chat texts as buttons. */
export function Suggestions({ suggestions, act }: { suggestions: readonly Suggestion[]; act(act: Act): void }) {
  return (
    <div className="suggestions">
      {suggestions.map(({ popupAdditionalId, popupAdditionalText }) => (
        <button
          key={popupAdditionalId}
          type="button"
          className="suggestion"
          dir="auto"
          // A double click counts once, as with answers (flow/SPEC.md, F8).
          onClick={(event) => event.detail > 1 || act({ type: 'suggestionClicked', popupAdditionalId })}
        >
          {popupAdditionalText}
        </button>
      ))}
    </div>
  );
}
