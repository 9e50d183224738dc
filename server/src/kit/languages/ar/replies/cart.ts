import type { CartWords } from '@parley/contract';

export const cart: CartWords = {
  add: 'أضف إلى السلة',
  addThis: 'أضف {what} إلى السلة',
  adding: 'جارٍ الإضافة…',
  added: 'أُضيف إلى سلتك',
  inCart: 'موجود في سلتك: {count}',
  soldOut: 'نفد',
  open: 'عرض السلة',
  toFreeShipping: 'باقي {amount} على الشحن المجاني',
  freeShipping: 'شحن طلبك مجاني',
  goneNow: 'نفد هذا المنتج في هذه الأثناء.',
  otherCurrency: 'سلتك بعملة أخرى. يمكنك شراء هذا المنتج من صفحته.',
  failed: 'تعذّرت الإضافة إلى السلة. يمكنك شراء هذا المنتج من صفحته.',
};
