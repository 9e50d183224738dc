/** The code that an owner pastes into a shop, so that its pages report orders. */
import { addressOf, visitorOrder } from '@parley/contract/paths';

/** Lets `Parley.order` be called before the loader has run: it takes the orders from the queue. */
const queue = '(window.Parley ??= {}).order ??= (order) => (Parley.orders ??= []).push(order);';

/** For any thank-you page. */
export const pageCode = `<script>
  ${queue}
  Parley.order({
    id: 'A-1001',      // your order number
    total: 59.90,      // what the customer pays, with tax and shipping
    currency: 'EUR',
    items: [{ id: 'SKU-1', title: 'Shoe', quantity: 1, price: 59.90 }],
  });
</script>`;

/** For the browser's console on a page of the shop. */
export const testCode = (id: string): string => `Parley.order({ id: '${id}', total: 1, currency: 'EUR' })`;

/** For the functions.php of a WooCommerce shop's child theme, or a plugin for snippets. */
export const wooCommerceCode = `add_action( 'woocommerce_thankyou', function ( $order_id ) {
  $order = wc_get_order( $order_id );
  if ( ! $order ) {
    return;
  }
  $items = array();
  foreach ( $order->get_items() as $item ) {
    $items[] = array(
      'id'       => (string) ( $item->get_variation_id() ? $item->get_variation_id() : $item->get_product_id() ),
      'title'    => $item->get_name(),
      'quantity' => $item->get_quantity(),
      'price'    => $order->get_item_total( $item, true ),
    );
  }
  $data = array(
    'id'       => (string) $order->get_id(),
    'total'    => $order->get_total(),
    'currency' => $order->get_currency(),
    'items'    => $items,
  );
  echo '<script>${queue} Parley.order(' . wp_json_encode( $data, JSON_HEX_TAG ) . ');</script>';
} );`;

interface Shop {
  /** The origin of Parley. */
  origin: string;
  userId: number;
  /** The owner's recommenders: the pixel looks for their engagements. */
  popupIds: readonly number[];
}

/** A custom pixel of Shopify. It runs in a frame of its own, and reads the widget's records through Shopify's `browser`. */
export const pixelCode = ({
  origin,
  userId,
  popupIds,
}: Shop): string => `analytics.subscribe('checkout_completed', async ({ data, context }) => {
  const { checkout } = data;
  const engagements = [];
  for (const popupId of [${popupIds.join(', ')}]) {
    try {
      const record = JSON.parse(await browser.sessionStorage.getItem(\`parley:${userId}/\${popupId}\`));
      if (record?.engagement) engagements.push(record.engagement);
    } catch {}
  }
  const { origin, pathname } = context.document.location;
  await fetch('${origin}${addressOf(visitorOrder, { userId })}', {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      way: 'pixel',
      id: String(checkout.order.id),
      total: checkout.totalPrice.amount,
      currency: checkout.currencyCode,
      page: origin + pathname,
      engagements,
      items: checkout.lineItems.slice(0, 200).map(({ title, quantity, variant }) => ({
        id: variant?.id,
        sku: variant?.sku,
        title: variant?.product?.title ?? title,
        quantity,
        price: variant?.price?.amount,
      })),
    }),
  });
});`;
