/** A desk in each of the other seven languages: four pages, and what is asked of them. */
import type { ShopPage } from '../../../../server/src/features/catalogue/index.ts';
import type { Shop } from '../../lib/shop.ts';

const profile = {
  whatServicesDoYouOfferToClients: '',
  moreInformationAboutYourProducts: '',
  howCanCustomersReachYouOrYourTeam: '',
  whatAreFAQs: '',
  howMuchDiscountCanYouDoMaximum: '',
};

const page = (key: string, topic: ShopPage['topic'], title: string, ...paragraphs: string[]): ShopPage => ({
  url: `https://${key}.example/${topic}`,
  title,
  topic,
  text: [title, ...paragraphs].join('\n\n'),
});

export const hilaria: Shop = {
  key: 'hilaria',
  language: 'es',
  currency: 'EUR',
  url: 'https://hilaria.example',
  quiz: { question: '¿Para quién es?', answers: ['Para mí', 'Otra persona'] },
  profile: { ...profile, companyName: 'Hilaria' },
  pages: [
    page(
      'hilaria',
      'delivery',
      'Envíos',
      'Península: de 2 a 4 días laborables con Correos, 4,95 €. Desde 55 € es gratis.',
      'Exprés: llega el siguiente día laborable y cuesta 9,95 €.',
      'Recogida en el taller de Cáceres: gratis, de martes a sábado.',
    ),
    page('hilaria', 'payment', 'Pago', 'Aceptamos tarjeta, Bizum y PayPal. No hacemos contrarreembolso.'),
    page(
      'hilaria',
      'returns',
      'Devoluciones',
      'Tienes 30 días para devolver lo que no hayas usado. Te devolvemos el dinero en una semana.',
      'Un pedido se puede anular sin coste mientras no haya salido; llámanos.',
    ),
    page('hilaria', 'contact', 'Contacto', 'Teléfono 927 00 11 22, de lunes a viernes de 9 a 17 h, o hola@hilaria.example.'),
  ],
  products: [
    { title: 'Manta de lana', price: 79, categories: ['Mantas'] },
    { title: 'Cojín de lino', price: 29, categories: ['Cojines'] },
    { title: 'Bufanda', price: 35, categories: ['Bufandas'] },
  ],
};

export const filomena: Shop = {
  key: 'filomena',
  language: 'it',
  currency: 'EUR',
  url: 'https://filomena.example',
  quiz: { question: 'Per chi è?', answers: ['Per me', 'Un’altra persona'] },
  profile: { ...profile, companyName: 'Filomena' },
  pages: [
    page(
      'filomena',
      'delivery',
      'Spedizioni',
      'Italia: 3 o 4 giorni lavorativi con GLS, 5,50 €. Da 65 € è gratis.',
      'Espresso: arriva il giorno lavorativo dopo e costa 10,90 €.',
      'Ritiro in bottega a Lucca: gratuito, dal martedì al sabato.',
    ),
    page('filomena', 'payment', 'Pagamenti', 'Accettiamo carte, PayPal e Satispay. Niente contrassegno.'),
    page(
      'filomena',
      'returns',
      'Resi',
      'Hai 25 giorni per restituire quello che non hai usato. Ti rimborsiamo entro una settimana.',
      'Un ordine si annulla senza costi finché non è partito; telefonaci.',
    ),
    page('filomena', 'contact', 'Contatti', 'Telefono 0583 00 11 22, dal lunedì al venerdì dalle 9 alle 17, o ciao@filomena.example.'),
  ],
  products: [
    { title: 'Coperta di lana', price: 89, categories: ['Coperte'] },
    { title: 'Cuscino di lino', price: 32, categories: ['Cuscini'] },
    { title: 'Sciarpa', price: 39, categories: ['Sciarpe'] },
  ],
};

export const wolkade: Shop = {
  key: 'wolkade',
  language: 'nl',
  currency: 'EUR',
  url: 'https://wolkade.example',
  quiz: { question: 'Voor wie is het?', answers: ['Voor mij', 'Iemand anders'] },
  profile: { ...profile, companyName: 'Wolkade' },
  pages: [
    page(
      'wolkade',
      'delivery',
      'Verzending',
      'Nederland: binnen 1 tot 3 werkdagen met PostNL, € 4,75. Vanaf € 50 gratis.',
      'Expres: de volgende werkdag in huis voor € 9,50.',
      'Afhalen in de winkel in Zutphen: gratis, van woensdag tot zaterdag.',
    ),
    page('wolkade', 'payment', 'Betalen', 'We accepteren iDEAL, creditcard en PayPal. Achteraf betalen kan niet.'),
    page(
      'wolkade',
      'returns',
      'Retourneren',
      'Je hebt 30 dagen om ongebruikte artikelen terug te sturen. We betalen binnen een week terug.',
      'Een bestelling annuleer je kosteloos zolang hij niet verzonden is; bel even.',
    ),
    page('wolkade', 'contact', 'Contact', 'Telefoon 0575 00 11 22, maandag tot vrijdag van 9 tot 17 uur, of hallo@wolkade.example.'),
  ],
  products: [
    { title: 'Wollen deken', price: 79, categories: ['Dekens'] },
    { title: 'Linnen kussen', price: 29, categories: ['Kussens'] },
    { title: 'Sjaal', price: 35, categories: ['Sjaals'] },
  ],
};

export const lnianka: Shop = {
  key: 'lnianka',
  language: 'pl',
  currency: 'PLN',
  url: 'https://lnianka.example',
  quiz: { question: 'Dla kogo?', answers: ['Dla mnie', 'Ktoś inny'] },
  profile: { ...profile, companyName: 'Lnianka' },
  pages: [
    page(
      'lnianka',
      'delivery',
      'Dostawa',
      'Polska: 2–3 dni robocze kurierem InPost, 12,90 zł. Od 200 zł za darmo.',
      'Ekspres: następnego dnia roboczego, 24,90 zł.',
      'Odbiór w pracowni w Toruniu: bezpłatny, od wtorku do soboty.',
    ),
    page('lnianka', 'payment', 'Płatności', 'Przyjmujemy BLIK, karty i przelewy. Nie wysyłamy za pobraniem.'),
    page(
      'lnianka',
      'returns',
      'Zwroty',
      'Masz 30 dni na zwrot nieużywanych rzeczy. Pieniądze oddajemy w ciągu tygodnia.',
      'Zamówienie można anulować bez kosztów, dopóki nie wyszło; zadzwoń.',
    ),
    page('lnianka', 'contact', 'Kontakt', 'Telefon 56 000 11 22, od poniedziałku do piątku w godzinach 9–17, lub czesc@lnianka.example.'),
  ],
  products: [
    { title: 'Koc wełniany', price: 239, categories: ['Koce'] },
    { title: 'Poduszka lniana', price: 89, categories: ['Poduszki'] },
    { title: 'Szalik', price: 99, categories: ['Szaliki'] },
  ],
};

export const ilmek: Shop = {
  key: 'ilmek',
  language: 'tr',
  currency: 'TRY',
  url: 'https://ilmek.example',
  quiz: { question: 'Kimin için?', answers: ['Benim için', 'Başkası'] },
  profile: { ...profile, companyName: 'İlmek' },
  pages: [
    page(
      'ilmek',
      'delivery',
      'Kargo',
      'Türkiye: Aras Kargo ile 2-3 iş günü, 49 TL. 600 TL üzeri ücretsiz.',
      'Ekspres: ertesi iş günü teslim, 99 TL.',
      "Bursa'daki atölyeden teslim alma: ücretsiz, salıdan cumartesiye.",
    ),
    page('ilmek', 'payment', 'Ödeme', 'Kredi kartı, havale ve Papara kabul ediyoruz. Kapıda ödeme yok.'),
    page(
      'ilmek',
      'returns',
      'İade',
      'Kullanılmamış ürünleri 30 gün içinde iade edebilirsiniz. Paranızı bir hafta içinde öderiz.',
      'Sipariş yola çıkmadan ücretsiz iptal edilir; bizi arayın.',
    ),
    page('ilmek', 'contact', 'İletişim', 'Telefon 0224 000 11 22, pazartesiden cumaya 9-17 arası, veya merhaba@ilmek.example.'),
  ],
  products: [
    { title: 'Yün battaniye', price: 899, categories: ['Battaniyeler'] },
    { title: 'Keten yastık', price: 299, categories: ['Yastıklar'] },
    { title: 'Atkı', price: 349, categories: ['Atkılar'] },
  ],
};

export const nasij: Shop = {
  key: 'nasij',
  language: 'ar',
  currency: 'SAR',
  url: 'https://nasij.example',
  quiz: { question: 'لمن؟', answers: ['لي', 'شخص آخر'] },
  profile: { ...profile, companyName: 'نسيج' },
  pages: [
    page(
      'nasij',
      'delivery',
      'الشحن',
      'داخل السعودية: من 2 إلى 4 أيام عمل مع سمسا، 25 ريال. مجاني من 300 ريال.',
      'شحن سريع: يصل في يوم العمل التالي مقابل 45 ريال.',
      'الاستلام من المعمل في جدة: مجاني، من السبت إلى الأربعاء.',
    ),
    page('nasij', 'payment', 'الدفع', 'نقبل مدى وفيزا وتحويل بنكي. لا يوجد دفع عند الاستلام.'),
    page(
      'nasij',
      'returns',
      'الإرجاع',
      'لديك 30 يوما لإرجاع ما لم تستخدمه. نعيد المبلغ خلال أسبوع.',
      'يمكن إلغاء الطلب بدون رسوم ما دام لم يشحن؛ اتصل بنا.',
    ),
    page('nasij', 'contact', 'تواصل معنا', 'هاتف 012 000 1122، من الأحد إلى الخميس من 9 إلى 17، أو salam@nasij.example.'),
  ],
  products: [
    { title: 'بطانية صوف', price: 299, categories: ['بطانيات'] },
    { title: 'وسادة كتان', price: 99, categories: ['وسائد'] },
    { title: 'وشاح', price: 129, categories: ['أوشحة'] },
  ],
};

export const itoguruma: Shop = {
  key: 'itoguruma',
  language: 'ja',
  currency: 'JPY',
  url: 'https://itoguruma.example',
  quiz: { question: 'どなたに？', answers: ['自分に', 'ほかの人に'] },
  profile: { ...profile, companyName: '糸車' },
  pages: [
    page(
      'itoguruma',
      'delivery',
      '配送について',
      '国内はヤマト運輸で2〜4営業日、送料550円。8,000円以上で無料です。',
      'お急ぎ便は翌営業日に届きます。料金は1,100円です。',
      '京都の工房での受け取りは無料、火曜から土曜まで。',
    ),
    page('itoguruma', 'payment', 'お支払い', 'クレジットカード、PayPay、銀行振込をご利用いただけます。代金引換はありません。'),
    page(
      'itoguruma',
      'returns',
      '返品',
      '未使用の商品は30日以内に返品できます。代金は一週間以内にお返しします。',
      '発送前のご注文は無料でキャンセルできます。お電話ください。',
    ),
    page('itoguruma', 'contact', 'お問い合わせ', '電話 075-000-1122、月曜から金曜の9時から17時、または konnichiwa@itoguruma.example。'),
  ],
  products: [
    { title: 'ウールの毛布', price: 12800, categories: ['毛布'] },
    { title: '麻のクッション', price: 4200, categories: ['クッション'] },
    { title: 'マフラー', price: 5600, categories: ['マフラー'] },
  ],
};
