/** The questions that generated tests ask, in the languages of the replies: about a product's price, discounts, and how to reach the shop. */
import type { ChatLanguage } from '../../../kit/languages/replies/index.ts';

interface Questions {
  price(product: string): string;
  discount: string;
  contact: string;
}

export const questions: Readonly<Record<ChatLanguage, Questions>> = {
  en: { price: (product) => `How much is ${product}?`, discount: 'Is there a discount?', contact: 'How can I reach you?' },
  de: { price: (product) => `Was kostet ${product}?`, discount: 'Gibt es einen Rabatt?', contact: 'Wie kann ich Sie erreichen?' },
  fr: { price: (product) => `Combien coûte ${product} ?`, discount: 'Y a-t-il une remise ?', contact: 'Comment puis-je vous contacter ?' },
  es: { price: (product) => `¿Cuánto cuesta ${product}?`, discount: '¿Hay algún descuento?', contact: '¿Cómo puedo contactarles?' },
  it: { price: (product) => `Quanto costa ${product}?`, discount: 'C’è uno sconto?', contact: 'Come posso contattarvi?' },
  nl: { price: (product) => `Wat kost ${product}?`, discount: 'Is er korting?', contact: 'Hoe kan ik u bereiken?' },
  pl: { price: (product) => `Ile kosztuje ${product}?`, discount: 'Czy jest jakaś zniżka?', contact: 'Jak mogę się z wami skontaktować?' },
  tr: { price: (product) => `${product} ne kadar?`, discount: 'İndirim var mı?', contact: 'Size nasıl ulaşabilirim?' },
  ar: { price: (product) => `كم سعر ${product}؟`, discount: 'هل يوجد خصم؟', contact: 'كيف يمكنني التواصل معكم؟' },
  ja: { price: (product) => `${product}はいくらですか？`, discount: '割引はありますか？', contact: 'どうすれば連絡できますか？' },
};
