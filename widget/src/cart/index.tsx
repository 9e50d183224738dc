/**
 * Puts products from their cards into the shopper's own cart (decision 041). Fetched with the first card of a product that the shop's cart
 * takes; the panel imports nothing else of this folder. Whatever does not work leaves the link to the product.
 */
/// <reference path="../panel/styles.d.ts" />
import type { Conversation } from '../panel/conversation/conversation.ts';
import { priceText } from '../panel/money.ts';
import type { Buy } from '../panel/views/props.ts';
import css from './cart.css?inline';
import { choose, type Variant } from './choice.ts';
import { createSales, type Sale } from './sales.ts';
import { toFreeShipping } from './shipping.ts';

interface Panel {
  conversation: Conversation;
  root: ShadowRoot;
  /** Renders the panel again. */
  draw(): void;
}

/** Makes the buttons of product cards. `shown` is a product as its chosen variant looks. */
export function createBuy({ conversation, root, draw }: Panel) {
  const { sales, fitting, counter, held, ask, add, shown } = createSales(conversation, draw);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets.push(sheet);

  /** The options of a product, and the values that go with what is chosen. */
  const choices = (sale: Sale) =>
    sale.options.map((name, at) => (
      <fieldset key={name} aria-label={name} className="chips">
        {[...new Set(sale.variants.map(({ values }) => values[at] as string))].map((value) => {
          const next = choose(sale.variants, sale.chosen.values, at, value);
          return (
            <button
              key={value}
              type="button"
              className="chip"
              aria-pressed={value === sale.chosen.values[at]}
              aria-label={next ? undefined : `${value} (${counter.words.soldOut})`}
              disabled={!next}
              onClick={() => {
                sale.chosen = next as Variant;
                sale.note = '';
                draw();
              }}
            >
              {value}
            </button>
          );
        })}
      </fieldset>
    ));

  const buttonsOf: Buy = ({ product, large, view }) => {
    if (!fitting.has(product.id)) ask(product);
    const sale = sales[product.id];
    // A row has no room for a choice.
    if (!sale || !(large || !sale.options[0] || fitting.get(product.id))) return view;
    const { chosen, currency } = sale;
    const { words, cart, shop } = counter;
    const isForeign = currency && currency !== cart.currency;
    const count = held(chosen);
    // A row names the variant beside its button.
    const label = large && chosen.values[0] ? words.addThis.replace('{what}', () => chosen.values.join(' / ')) : words.add;
    const cartPage = count > 0 && shop.page();
    return (
      <div
        className="cart"
        ref={(element) => {
          if (sale.takesFocus) {
            element?.querySelector('a')?.focus();
            element?.scrollIntoView({ block: 'nearest' });
          }
          sale.takesFocus = false;
        }}
      >
        {large && !isForeign && choices(sale)}
        {isForeign || sale.refused === chosen ? (
          view
        ) : (
          <button
            type="button"
            className={large ? 'primary' : 'second'}
            aria-label={`${label}: ${product.productTitle}`}
            aria-disabled={sale.busy}
            // A double click counts once, as with answers (flow/SPEC.md, F8).
            onClick={({ detail }) => detail > 1 || add(product, sale)}
          >
            {label}
          </button>
        )}
        <p role="status" className="mut">
          {isForeign ? words.otherCurrency : sale.note || (count > 0 && words.inCart.replace('{count}', `${count}`))}{' '}
          {cartPage && (
            <a
              href={cartPage}
              target="_top"
              onClick={(event) => {
                const open = shop.open();
                if (!open) return;
                event.preventDefault();
                // The theme's cart would be below the panel.
                root.querySelector<HTMLElement>('.close')?.click();
                open();
              }}
            >
              {words.open}
            </a>
          )}
        </p>
        {large && wayToFreeShipping()}
      </div>
    );
  };

  /** How far the cart is from free shipping, where the shop says it clearly. */
  const wayToFreeShipping = () => {
    const { words, cart, freeShipping } = counter;
    const way = toFreeShipping(cart, freeShipping);
    return (
      way && (
        <p className="mut">
          <progress max={way.of} value={way.sum} aria-hidden="true" />
          {way.left < 0
            ? words.freeShipping
            : words.toFreeShipping.replace('{amount}', () => priceText(way.left, cart.currency, document.documentElement.lang))}
        </p>
      )
    );
  };
  return { Buy: buttonsOf, shown };
}
