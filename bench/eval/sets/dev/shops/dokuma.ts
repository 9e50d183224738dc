import type { Shop } from '../../../lib/shop.ts';

/** Towels and bed linen, in Turkish. */
export const dokuma: Shop = {
  key: 'dokuma',
  language: 'tr',
  currency: 'TRY',
  url: 'https://egedokuma.example',
  quiz: { question: 'Hangi oda için arıyorsunuz?', answers: ['Banyo', 'Başka'] },
  profile: {
    companyName: 'Ege Dokuma',
    whatServicesDoYouOfferToClients:
      'Denizli’deki atölyemizde havlu, bornoz ve nevresim dokuyoruz. Havlulara isim işlemesi adet başına 60 TL’dir.',
    moreInformationAboutYourProducts:
      'Bütün havlularımız yüzde yüz pamuktur. Yalnızca Liman serisi organik pamuktan üretilir. Nevresimler 60 derecede yıkanabilir.',
    howCanCustomersReachYouOrYourTeam: 'destek@egedokuma.example veya 0258 444 10 10',
    whatAreFAQs: `Kargo ne kadar sürer?
Siparişler Türkiye içinde 2-3 iş gününde teslim edilir.

Kargo ücreti ne kadar?
Kargo ücreti 79 TL’dir. 1.000 TL üzerindeki siparişlerde kargo ücretsizdir.

Yurt dışına gönderim var mı?
Hayır, yurt dışına gönderim yapmıyoruz.

İade edebilir miyim?
Kullanılmamış ürünleri 15 gün içinde iade edebilirsiniz. İsim işlenmiş ürünler iade edilemez.

Nasıl ödeyebilirim?
Kredi kartı ve havale ile ödeyebilirsiniz. Kapıda ödeme yoktur.`,
    howMuchDiscountCanYouDoMaximum: '%10',
  },
  pages: [],
  products: [
    {
      title: 'Liman Banyo Havlusu',
      price: 420,
      categories: ['Havlular'],
      attributes: { Ölçü: ['70x140 cm'], Renk: ['Beyaz', 'Mavi'], Malzeme: ['Organik pamuk'] },
    },
    {
      title: 'Liman El Havlusu',
      price: 190,
      categories: ['Havlular'],
      attributes: { Ölçü: ['50x90 cm'], Renk: ['Beyaz', 'Mavi'], Malzeme: ['Organik pamuk'] },
    },
    {
      title: 'Sahil Peştemal',
      price: 260,
      was: 320,
      categories: ['Peştemaller'],
      attributes: { Ölçü: ['90x170 cm'], Renk: ['Kırmızı', 'Gri'], Malzeme: ['Pamuk'] },
    },
    {
      title: 'Bulut Bornoz',
      price: 980,
      was: 1150,
      categories: ['Bornozlar'],
      attributes: { Renk: ['Beyaz'], Malzeme: ['Pamuk'] },
      variants: [{ options: { Beden: 'S' } }, { options: { Beden: 'M' } }, { options: { Beden: 'L' }, inStock: false }],
    },
    {
      title: 'Ada Nevresim Takımı',
      price: 1490,
      categories: ['Nevresimler'],
      attributes: { Ölçü: ['Çift kişilik'], Renk: ['Yeşil'], Malzeme: ['Pamuk saten'] },
    },
    {
      title: 'Koy Nevresim Takımı',
      price: 1190,
      categories: ['Nevresimler'],
      attributes: { Ölçü: ['Tek kişilik'], Renk: ['Mavi'], Malzeme: ['Pamuk'] },
    },
    {
      title: 'Yayla Battaniye',
      price: 870,
      inStock: false,
      categories: ['Battaniyeler'],
      attributes: { Ölçü: ['150x200 cm'], Malzeme: ['Yün'] },
    },
    { title: 'Köpük Paspas', price: 240, categories: ['Paspaslar'], attributes: { Ölçü: ['50x80 cm'], Renk: ['Gri'] } },
    { title: 'Mutfak Havlusu Üçlü', price: 150, categories: ['Havlular'], attributes: { Adet: ['3'], Renk: ['Sarı'] } },
    { title: 'Bebek Pançosu', price: 310, categories: ['Bebek'], attributes: { Yaş: ['0-2 yaş'], Renk: ['Pembe', 'Mavi'] } },
  ],
};
