/** A shop of the twentieth fresh set: mattresses. */
import type { Shop } from '../../../lib/shop.ts';
import { page, silent } from '../../fresh-13/shops/kit.fresh.ts';

export const uykuvadi: Shop = {
  key: 'uykuvadi',
  language: 'tr',
  currency: 'TRY',
  url: 'https://uykuvadi.example',
  quiz: { question: 'Ne arıyorsunuz?', answers: ['Yatak', 'Başka bir şey'] },
  profile: {
    ...silent,
    companyName: 'Uyku Vadisi',
    whatServicesDoYouOfferToClients: 'Yatak, baza, yastık ve yorgan.',
    howCanCustomersReachYouOrYourTeam:
      'Hafta içi 9.00–18.00 arası 0224 555 01 57 numaralı telefondan veya destek@uykuvadi.example adresinden.',
    whatAreFAQs: `Eski yatağımı alıyor musunuz?
Evet, 300 TL karşılığında, yeni yatağı getirdiğimizde eskisini götürürüz.

Özel ölçü yatak yapıyor musunuz?
Hayır, yalnızca sitedeki ölçüler var.

İndirim kodu var mı?
Hayır, indirim kodumuz yok; yalnızca havale ile ödemede indirim yapıyoruz.`,
  },
  pages: [
    page(
      'https://uykuvadi.example/teslimat',
      'Teslimat',
      'delivery',
      `Yatak, baza ve başlık, İstanbul, Ankara ve İzmir: ücretsiz, 3–5 iş günü
Yatak, baza ve başlık, diğer iller: 450 TL, 7–10 iş günü
Yastık, yorgan ve çarşaf: 89 TL, 2–3 iş günü

Yastık, yorgan ve çarşaf siparişlerinde 1.500 TL ve üzeri kargo ücretsizdir.

Kıbrıs'a ve yurt dışına teslimat yapmıyoruz.

Yatağı evinizin içine kadar taşıyoruz. Bazanın kurulumu ücretsizdir.`,
    ),
    page(
      'https://uykuvadi.example/iade',
      'Deneme, iade ve garanti',
      'returns',
      `Yatağınızı 60 gece deneyebilirsiniz. Memnun kalmazsanız ücretsiz geri alırız. Deneme süresi bebek yatağı için geçerli değildir.

Diğer ürünlerde iade süresi 14 gündür. Ambalajı açılmış yastık, yorgan ve çarşaflar hijyen nedeniyle iade alınmaz.

Para iadesi 10 gün içinde yapılır.

Garanti süresi yataklarda 10 yıl, bazalarda 5 yıl, yastıklarda 2 yıldır. Leke garanti kapsamında değildir.`,
    ),
    page(
      'https://uykuvadi.example/odeme',
      'Ödeme',
      'payment',
      `Kredi kartına 6 taksit yapıyoruz. Havale ile ödemede %3 indirim uygulanır.

Kapıda ödeme yoktur. Çek kabul etmiyoruz.`,
    ),
    page(
      'https://uykuvadi.example/magaza',
      'Mağaza',
      'contact',
      `İpek Caddesi 27, Nilüfer, Bursa

Pazartesi–cumartesi: 10.00–20.00
Pazar: kapalı

Bütün yatakları mağazada uzanarak deneyebilirsiniz.`,
    ),
    page(
      'https://uykuvadi.example/rehber',
      'Yatak seçme rehberi',
      'questions',
      `Yan yatanlara orta sertlikte, sırtüstü yatanlara sert bir yatak öneririz.

Yatağı üç ayda bir çevirin ve ayda bir havalandırın. Lateks yatak güneşe konmaz.

Yeni yatak ilk gün hafif kokabilir; odayı birkaç saat havalandırmak yeterlidir.`,
    ),
  ],
  products: [
    {
      title: 'Yatak Zeytin',
      price: 6900,
      categories: ['Yataklar'],
      attributes: { Dolgu: ['Visko sünger'], Yükseklik: ['24 cm'], Sertlik: ['Orta'] },
      variants: [
        { options: { Ölçü: '90 × 190 cm' } },
        { options: { Ölçü: '140 × 190 cm' }, price: 9400 },
        { options: { Ölçü: '160 × 200 cm' }, price: 10900 },
      ],
    },
    {
      title: 'Yatak Lodos',
      price: 14500,
      was: 17000,
      categories: ['Yataklar'],
      attributes: { Dolgu: ['Paket yay'], Ölçü: ['160 × 200 cm'], Yükseklik: ['30 cm'], Sertlik: ['Sert'] },
    },
    {
      title: 'Yatak Çınar',
      price: 18900,
      categories: ['Yataklar'],
      attributes: { Dolgu: ['Lateks'], Ölçü: ['160 × 200 cm'], Yükseklik: ['22 cm'], Sertlik: ['Orta'] },
    },
    {
      title: 'Bebek Yatağı Pamukçuk',
      price: 3200,
      categories: ['Yataklar'],
      attributes: { Dolgu: ['Hindistan cevizi lifi'], Ölçü: ['60 × 120 cm'], Yükseklik: ['12 cm'] },
    },
    {
      title: 'Baza Kale',
      price: 7800,
      categories: ['Bazalar'],
      attributes: { Ölçü: ['160 × 200 cm'], Sandık: ['Var'] },
      variants: [{ options: { Renk: 'Gri' } }, { options: { Renk: 'Bej' } }, { options: { Renk: 'Lacivert' }, inStock: false }],
    },
    {
      title: 'Başlık Kale',
      price: 3600,
      categories: ['Bazalar'],
      attributes: { Genişlik: ['160 cm'], Yükseklik: ['110 cm'] },
    },
    {
      title: 'Visko Yastık Dinlen',
      price: 890,
      was: 1150,
      categories: ['Yastıklar'],
      attributes: { Dolgu: ['Visko sünger'], Ölçü: ['40 × 60 cm'] },
    },
    {
      title: 'Kaz Tüyü Yastık Göl',
      price: 1450,
      inStock: false,
      categories: ['Yastıklar'],
      attributes: { Dolgu: ['Kaz tüyü'], Ölçü: ['50 × 70 cm'] },
    },
    {
      title: 'Yatak Koruyucu Kalkan',
      price: 650,
      categories: ['Koruyucular'],
      attributes: { 'Su geçirmez': ['Evet'], Yıkama: ['60 °C'] },
      variants: [{ options: { Ölçü: '90 × 190 cm' } }, { options: { Ölçü: '160 × 200 cm' }, price: 850 }],
    },
    {
      title: 'Yorgan Serin',
      price: 1900,
      was: 2400,
      categories: ['Yorganlar'],
      attributes: { Dolgu: ['Bambu lifi'], Ölçü: ['195 × 215 cm'], Mevsim: ['Yaz'] },
    },
    {
      title: 'Pamuk Çarşaf Sade',
      price: 720,
      categories: ['Çarşaflar'],
      attributes: { Kumaş: ['%100 pamuk'], Ölçü: ['240 × 260 cm'] },
    },
  ],
};
