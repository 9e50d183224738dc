/** Webhook bodies as the platforms document them, with the fields that Parley reads and some that it must ignore. */

/** WooCommerce REST API v3, order.created and order.updated. */
export const wooOrder = (changes: Record<string, unknown> = {}) => ({
  id: 727,
  parent_id: 0,
  number: '727',
  order_key: 'wc_order_58d2d042d1d',
  created_via: 'checkout',
  version: '9.8.1',
  status: 'processing',
  currency: 'EUR',
  date_created: '2026-01-05T18:28:02',
  date_created_gmt: '2026-01-05T17:28:02',
  date_modified: '2026-01-05T18:28:08',
  date_modified_gmt: '2026-01-05T17:28:08',
  discount_total: '0.00',
  shipping_total: '10.00',
  total: '39.35',
  total_tax: '1.35',
  prices_include_tax: false,
  customer_id: 0,
  customer_ip_address: '203.0.113.7',
  customer_user_agent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36',
  billing: { first_name: 'Ada', last_name: 'L', email: 'ada@customer.example' },
  payment_method: 'bacs',
  date_paid_gmt: '2026-01-05T17:28:08',
  line_items: [
    {
      id: 315,
      name: 'Shoe',
      product_id: 93,
      variation_id: 0,
      quantity: 2,
      tax_class: '',
      subtotal: '20.00',
      total: '20.00',
      total_tax: '1.35',
      sku: '',
      price: 10,
      parent_name: null,
    },
    {
      id: 316,
      name: 'Gift wrap',
      product_id: 22,
      variation_id: 23,
      quantity: 1,
      total: '8.00',
      total_tax: '0.00',
      sku: 'WRAP-1',
      price: 8,
    },
  ],
  shipping_lines: [{ id: 317, method_title: 'Flat Rate', method_id: 'flat_rate', total: '10.00' }],
  refunds: [],
  ...changes,
});

/** Shopify Admin API, orders/create and orders/updated. */
export const shopifyOrder = (changes: Record<string, unknown> = {}) => ({
  id: 5940139491234,
  admin_graphql_api_id: 'gid://shopify/Order/5940139491234',
  browser_ip: '203.0.113.8',
  cancel_reason: null,
  cancelled_at: null,
  client_details: {
    accept_language: null,
    browser_height: null,
    browser_ip: '203.0.113.8',
    user_agent: 'Mozilla/5.0 (iPhone) Safari/604.1',
  },
  confirmed: true,
  created_at: '2026-01-05T12:00:00-05:00',
  currency: 'USD',
  current_total_price: '199.00',
  financial_status: 'paid',
  name: '#1001',
  order_number: 1001,
  order_status_url: 'https://boots.example/548380009/orders/b1946ac92492d2347c6235b4d2611184/authenticate?key=x',
  presentment_currency: 'USD',
  test: false,
  token: 'b1946ac92492d2347c6235b4d2611184',
  total_price: '199.00',
  updated_at: '2026-01-05T12:00:05-05:00',
  customer: { id: 207119551, email: 'bob@customer.example' },
  line_items: [
    {
      id: 466157049,
      product_id: 632910392,
      variant_id: 39072856,
      title: 'Boot',
      name: 'Boot - green',
      sku: 'BOOT-GREEN',
      quantity: 1,
      price: '199.00',
      total_discount: '0.00',
      fulfillable_quantity: 1,
    },
  ],
  refunds: [],
  ...changes,
});

/** Shopify Admin API, refunds/create. */
export const shopifyRefund = (changes: Record<string, unknown> = {}) => ({
  id: 509562969,
  order_id: 5940139491234,
  created_at: '2026-01-06T10:00:00-05:00',
  note: 'wrong size',
  refund_line_items: [{ id: 1, line_item_id: 466157049, quantity: 1, subtotal: 50 }],
  transactions: [
    { id: 179259969, order_id: 5940139491234, kind: 'refund', status: 'success', gateway: 'bogus', amount: '50.00', currency: 'USD' },
    { id: 179259970, order_id: 5940139491234, kind: 'refund', status: 'failure', gateway: 'bogus', amount: '99.00', currency: 'USD' },
  ],
  order_adjustments: [],
  ...changes,
});

/** The columns of Shopify's own export of orders; the second line of an order has its further items. */
export const shopifyFile = `Name,Email,Financial Status,Paid at,Fulfillment Status,Currency,Subtotal,Shipping,Taxes,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Cancelled at,Refunded Amount,Id
#1001,bob@customer.example,paid,2026-01-05 12:00:05 -0500,fulfilled,USD,199.00,0.00,0.00,199.00,2026-01-05 12:00:00 -0500,1,Boot - green,199.00,BOOT-GREEN,,0.00,5940139491234
#1002,eve@customer.example,partially_refunded,2026-01-06 12:00:05 -0500,fulfilled,USD,60.00,0.00,0.00,60.00,2026-01-06 12:00:00 -0500,1,Shoe,40.00,,,15.00,5940139491235
#1002,eve@customer.example,,,,,,,,,2026-01-06 12:00:00 -0500,2,Cap,10.00,,,,
#1003,kim@customer.example,voided,,,USD,60.00,0.00,0.00,60.00,2026-01-07 12:00:00 -0500,1,Shoe,60.00,,2026-01-07 13:00:00 -0500,0.00,5940139491236
#1004,kim@customer.example,paid,,,USD,,,,-5.00,2026-01-07 12:00:00 -0500,1,Shoe,60.00,,,0.00,5940139491237
`;
