import type { Shop } from '../../../lib/shop.ts';

/** Perfume and incense, in Arabic. */
export const bakhoor: Shop = {
  key: 'bakhoor',
  language: 'ar',
  currency: 'SAR',
  url: 'https://dar-bakhoor.example',
  quiz: { question: 'ما العطر الذي تفضله؟', answers: ['العود', 'شيء آخر'] },
  profile: {
    companyName: 'دار البخور',
    whatServicesDoYouOfferToClients: 'نبيع العطور والبخور والمباخر. نغلف الهدايا مقابل 20 ريال لكل قطعة.',
    moreInformationAboutYourProducts: 'جميع عطورنا خالية من الكحول. دهن العود فقط معتق لمدة خمس سنوات.',
    howCanCustomersReachYouOrYourTeam: 'salam@dar-bakhoor.example أو 920001234',
    whatAreFAQs: `كم تستغرق مدة التوصيل؟
يصل الطلب داخل الرياض خلال يومين. باقي مدن السعودية من 3 إلى 5 أيام عمل.

كم تكلفة التوصيل؟
تكلفة التوصيل 25 ريال. التوصيل مجاني للطلبات فوق 300 ريال داخل السعودية.

هل توصلون خارج السعودية؟
نوصل إلى الكويت والبحرين فقط مقابل 60 ريال.

هل يمكنني إرجاع المنتج؟
يمكن إرجاع المنتجات غير المفتوحة خلال 7 أيام. العطور المفتوحة لا تُرجع.

ما طرق الدفع؟
نقبل مدى وفيزا والدفع عند الاستلام داخل الرياض فقط.`,
    howMuchDiscountCanYouDoMaximum: '10%',
  },
  pages: [],
  products: [
    { title: 'دهن العود الملكي', price: 450, categories: ['عطور زيتية'], attributes: { الحجم: ['12 مل'] } },
    { title: 'عطر ورد الطائف', price: 280, was: 340, categories: ['عطور'], attributes: { الحجم: ['50 مل'] } },
    { title: 'عطر مسك أبيض', price: 190, categories: ['عطور'], attributes: { الحجم: ['50 مل'] } },
    { title: 'بخور الجوري', price: 120, categories: ['بخور'], attributes: { الوزن: ['100 جرام'] } },
    { title: 'بخور المجلس', price: 150, inStock: false, categories: ['بخور'], attributes: { الوزن: ['150 جرام'] } },
    { title: 'مبخرة نحاس', price: 220, categories: ['مباخر'], attributes: { المادة: ['نحاس'], اللون: ['ذهبي'] } },
    { title: 'مبخرة كهربائية', price: 175, was: 210, categories: ['مباخر'], attributes: { المادة: ['خشب'], اللون: ['بني', 'أسود'] } },
    { title: 'علبة هدايا ثلاثية', price: 390, categories: ['هدايا'], attributes: { المحتوى: ['عطران وبخور'] } },
    { title: 'معطر مفارش الياسمين', price: 65, categories: ['معطرات'], attributes: { الحجم: ['250 مل'] } },
    { title: 'فحم سريع الاشتعال', price: 18, categories: ['بخور'], attributes: { العدد: ['10 قطع'] } },
  ],
};
