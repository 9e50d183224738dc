/** The columns of a table of orders, by their names in the languages of shop systems. Pure. */
import type { OrderFile } from '@parley/contract';

export type Meaning = OrderFile['columns'][number]['meaning'];

const names = (text: string) => text.trim().split(/\s+/);

/** Names without spaces and punctuation; earlier ones are preferred. Shopify exports both `Id` and `Name`; the webhooks have the id. */
const meanings: Readonly<Record<Meaning | 'group' | 'cancelled' | 'itemName' | 'itemQuantity' | 'itemPrice' | 'itemSku', string[]>> = {
  id: names(
    'orderid id ordernumber orderno ordernr order ordername name number reference bestellnummer bestellnr auftragsnummer numérodecommande commande numerodepedido númerodepedido pedido numeroordine ordine bestelnummer numerzamówienia zamówienie siparişno sipariş 注文番号 رقمالطلب',
  ),
  total: names(
    'total ordertotal totalprice totalamount grandtotal amount ordertotalamount gesamt gesamtbetrag gesamtsumme summe betrag montanttotal montant importetotal importe totale totaal totaalbedrag kwota suma razem toplam tutar 合計 المجموع الإجمالي',
  ),
  currency: names('currency currencycode ordercurrency währung waehrung devise moneda valuta waluta parabirimi 通貨 العملة'),
  date: names(
    'createdat datecreated orderdate placedat date paidat purchasedate bestelldatum datum auftragsdatum datedecommande fechadepedido fecha dataordine data besteldatum datazamówienia siparistarihi sipariştarihi tarih 注文日 日付 تاريخالطلب التاريخ',
  ),
  status: names('orderstatus financialstatus status paymentstatus bestellstatus statut estado stato durum 状態 الحالة'),
  refunded: names(
    'refundedamount totalrefunded refunded refund refunds refundtotal erstattet rückerstattung remboursé montantremboursé reembolsado rimborsato terugbetaald zwrot iade 返金 المسترد',
  ),
  items: names('lineitemname lineitems items products produkte articles productos prodotti producten produkty ürünler 商品 المنتجات'),
  group: ['name'],
  cancelled: names('cancelledat canceledat'),
  itemName: ['lineitemname'],
  itemQuantity: ['lineitemquantity'],
  itemPrice: ['lineitemprice'],
  itemSku: ['lineitemsku'],
};

export type Columns = Partial<Record<keyof typeof meanings, string>>;

const plain = (name: string) =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Finds the column of each meaning in a header. Each column has one meaning only, except that Shopify's `Name` groups the lines of an order. */
export function columnsByMeaning(header: readonly string[]): Columns {
  const byName = new Map(header.map((name) => [plain(name), name]).reverse() as [string, string][]);
  const columns: Columns = {};
  const isShopify = byName.has('lineitemname');
  for (const [meaning, names] of Object.entries(meanings) as [keyof typeof meanings, string[]][]) {
    if (meaning === 'group' && !isShopify) continue;
    const found = names.find((name) => byName.has(name) && (meaning !== 'id' || name !== 'name' || !byName.has('id')));
    if (found) columns[meaning] = byName.get(found) as string;
  }
  return columns;
}

/** The columns that the owner is shown. */
export const shownMeanings: readonly Meaning[] = ['id', 'total', 'currency', 'date', 'status', 'refunded', 'items'];
