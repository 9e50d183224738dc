/** The sale on product cards: the offers of the shop's products, the shopper's cart, and putting a variant into it. */
import type { CartOffer, CartOffers, RecommendedProduct } from '@parley/contract';
import { addressOf, visitorCart } from '@parley/contract/paths';
import type { Conversation } from '../panel/conversation/conversation.ts';
import type { Variant } from './choice.ts';
import type { Cart, ShopCart } from './shops/shop-cart.ts';

/** An offer on its card. */
export interface Sale extends CartOffer {
  chosen: Variant;
  busy?: boolean;
  /** The end of the last try, in words. */
  note?: string;
  /** The variant that could not be added: the link stands in place of the button. */
  refused?: Variant;
  takesFocus?: boolean;
}

/** The parts that exist once there is a sale. */
interface Counter {
  words: CartOffers['words'];
  freeShipping: CartOffers['freeShipping'];
  cart: Cart;
  /** The cart of the website's shop system; all offers are of its products. */
  shop: ShopCart;
}

/** How long a card says that it has added, in milliseconds. The second click of a hasty double click falls into it. */
const pause = 1000;
/** The longest wait for the shop, in milliseconds. */
const patience = 10_000;

const inTime = <T>(promise: Promise<T>): Promise<T> =>
  Promise.race([promise, new Promise<never>((_, reject) => setTimeout(reject, patience))]);

/** Creates the sales of a conversation. `draw` renders the panel again. */
export function createSales({ place, addedToCart }: Pick<Conversation, 'place' | 'addedToCart'>, draw: () => void) {
  /** By product; those without stay links. */
  const sales: Record<number, Sale> = {};
  /** Products whose offers were asked for, with the variants that fit the answers. */
  const fitting = new Map<number, string | undefined>();
  const wanted: number[] = [];
  const counter = {} as Counter;

  const held = ({ id }: Variant) => counter.cart.items.reduce((sum, item) => sum + (`${item.id}` === id ? item.quantity : 0), 0);
  const read = async () => {
    counter.cart = await inTime(counter.shop.read());
  };

  /** Asks for the offers of all products that are drawn in this turn. */
  async function ask({ id, cart: system, variant }: RecommendedProduct): Promise<void> {
    fitting.set(id, variant?.id);
    if (!place || !system || wanted.push(id) > 1) return;
    try {
      counter.shop = await (system === 'Shopify' ? import('./shops/shopify.ts') : import('./shops/woocommerce.ts'));
      const answer = await fetch(`${place.base}${addressOf(visitorCart, place)}?products=${wanted.splice(0)}`);
      const offers: CartOffers = await answer.json();
      counter.words = offers.words;
      counter.freeShipping = offers.freeShipping;
      if (offers.products[0]) await read();
      for (const offer of offers.products) {
        const inStock = offer.variants.filter((variant) => variant.inStock);
        sales[offer.id] = { ...offer, chosen: inStock.find(({ id }) => id === fitting.get(offer.id)) ?? (inStock[0] as Variant) };
      }
      draw();
    } catch {
      // A shop whose pages another system makes, or one that does not answer.
    }
  }

  async function add(product: RecommendedProduct, sale: Sale): Promise<void> {
    if (sale.busy) return;
    const { chosen } = sale;
    const { words, shop } = counter;
    const before = held(chosen);
    let reply = '';
    sale.busy = true;
    sale.note = words.adding;
    draw();
    try {
      reply = await inTime(shop.add(chosen.id));
    } catch {}
    try {
      await read();
    } catch {}
    if (held(chosen) > before) {
      sale.note = words.added;
      addedToCart(product);
      setTimeout(() => {
        sale.busy = false;
        draw();
      }, pause);
    } else {
      const isGone = !before && /out_of_stock|not_enough_stock|"status":422/i.test(reply);
      if (isGone) chosen.inStock = false;
      sale.note = isGone ? words.goneNow : words.failed;
      sale.refused = chosen;
      sale.busy = false;
      sale.takesFocus = true;
    }
    draw();
  }

  /** A product as its chosen variant looks. */
  const shown = (product: RecommendedProduct): RecommendedProduct => {
    const chosen = sales[product.id]?.chosen;
    if (!chosen?.values[0]) return product;
    const productLink = product.cart === 'Shopify' ? `${product.productLink.split('?')[0]}?variant=${chosen.id}` : product.productLink;
    return { ...product, productLink, variant: { ...chosen, title: chosen.values.join(' / ') } };
  };

  return { sales, fitting, counter, held, ask, add, shown };
}
