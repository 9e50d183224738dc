/** A shop of the twenty-second fresh set: nuts, dried fruit and Turkish delight. */
import type { Shop } from '../../../lib/shop.ts';
import { page, silent } from '../../fresh-13/shops/kit.fresh.ts';

/** Bags of several weights, each with its own price. */
const bags = (prices: Readonly<Record<string, number>>, soldOut: readonly string[] = []) =>
  Object.entries(prices).map(([weight, price]) => ({ options: { Gramaj: weight }, price, inStock: !soldOut.includes(weight) }));

export const fistikhan: Shop = {
  key: 'fistikhan',
  language: 'tr',
  currency: 'TRY',
  url: 'https://fistikhan.example',
  quiz: { question: 'Kimin için alıyorsunuz?', answers: ['Kendim için', 'Hediye'] },
  profile: {
    ...silent,
    companyName: 'Fıstıkhan',
    whatServicesDoYouOfferToClients:
      'Gaziantep’te kavurduğumuz kuruyemişler, kuru meyveler, lokum ve pestil. Aynı gün kavurur, aynı gün kargoya veririz.',
    howCanCustomersReachYouOrYourTeam: 'Bize 0342 555 01 74 numaralı telefondan veya siparis@fistikhan.example adresinden ulaşabilirsiniz.',
    whatAreFAQs: `Hediye paketi yapıyor musunuz?
Evet, ahşap kutuda ve el yazısı notla 60 TL karşılığında hazırlıyoruz.

Toptan satışınız var mı?
10 kilo ve üzeri siparişlerde yüzde 8 indirim uyguluyoruz. Bunun için lütfen bizi arayın.

Ürünlerinizde katkı maddesi var mı?
Hayır, yalnızca tuz kullanıyoruz. Kayısılarımız kükürtsüzdür ve gün kurusudur, rengi bu yüzden koyudur.`,
  },
  pages: [
    page(
      'https://fistikhan.example/kargo',
      'Kargo ve teslimat',
      'delivery',
      `Kargo ücreti 79 TL’dir. 750 TL ve üzeri siparişlerde kargo bizden.

Saat 14.00’e kadar verilen siparişler aynı gün yola çıkar. Teslimat 1–3 iş günü sürer.

Kıbrıs’a gönderim 240 TL’dir ve ücretsiz kargoya dahil değildir. Yurt dışına gönderim yapmıyoruz.

5 kilodan ağır kolilerde her ek kilo için 12 TL alınır.`,
    ),
    page(
      'https://fistikhan.example/iade',
      'İade',
      'returns',
      `Açılmamış paketleri 14 gün içinde iade edebilirsiniz. Gıda olduğu için açılan paketler geri alınmaz.

Bozuk ya da yanlış gelen ürünün fotoğrafını gönderin, kargo bizden olmak üzere yenisini yollarız.

Para iadesi 5 iş günü içinde kartınıza yapılır.`,
    ),
    page(
      'https://fistikhan.example/tazelik',
      'Tazelik sözümüz',
      'questions',
      `Kuruyemişler kavrulduğu tarihten itibaren 4 ay, lokumlar 6 ay tazeliğini korur. Kavurma tarihi her paketin arkasında yazar.

Beğenmezseniz bir sonraki siparişinizde aynı üründen bir paket hediye ederiz.`,
    ),
    page(
      'https://fistikhan.example/saklama',
      'Nasıl saklamalı?',
      'questions',
      `Kuruyemişi cam kavanozda, serin ve karanlık bir yerde tutun. Ceviz ve çam fıstığı buzdolabında daha uzun dayanır.

Lokumu buzdolabına koymayın, sertleşir.

Yumuşayan fındığı 150 derece fırında sekiz dakika çevirin, yine çıtır olur.`,
    ),
    page(
      'https://fistikhan.example/alerji',
      'Alerjenler',
      'questions',
      `Bütün ürünlerimiz sert kabuklu yemiş ve yer fıstığı işlenen bir tesiste paketlenir; iz miktarda bulunabilir.

Lokum ve pestillerimizde süt ve jelatin yoktur, veganlara uygundur. Çikolatalı ürünlerde süt vardır.`,
    ),
    page(
      'https://fistikhan.example/odeme',
      'Ödeme',
      'payment',
      `Kredi kartı, banka kartı ve havale ile ödeyebilirsiniz. Havalede yüzde 3 indirim vardır.

Kapıda ödeme 25 TL hizmet bedeliyle yapılır ve 1.500 TL’yi aşamaz.

500 TL üzerinde üç taksit imkânı sunuyoruz.`,
    ),
    page(
      'https://fistikhan.example/dukkan',
      'Dükkânımız',
      'contact',
      `Bakırcılar Çarşısı No: 27, Şahinbey, Gaziantep

Dükkânımız her gün 08.30–20.00 arası açıktır, pazar günleri öğlen 12.00’de açarız.

Bayramın ilk günü kapalıyız.`,
    ),
    page(
      'https://fistikhan.example/hakkimizda',
      'Hakkımızda',
      'questions',
      `Dedemiz Halil Usta 1961’de küçük bir kavurma tavasıyla başladı. O tava bugün dükkânın duvarında asılı.

Antep fıstığını Nizip’teki kendi bahçemizden, fındığı Giresun’daki bir kooperatiften alıyoruz.`,
    ),
  ],
  products: [
    {
      title: 'Kavrulmuş Antep Fıstığı',
      price: 290,
      categories: ['Kuruyemiş'],
      attributes: { Tuz: ['Tuzlu'], Menşe: ['Nizip'] },
      variants: bags({ '250 g': 290, '500 g': 560, '1 kg': 1090 }),
      description: 'Odun ateşinde kavrulur, kabuğu çıtlaktır.',
    },
    {
      title: 'Çiğ Antep Fıstığı İçi',
      price: 480,
      categories: ['Kuruyemiş'],
      attributes: { Tuz: ['Tuzsuz'], Menşe: ['Nizip'] },
      variants: bags({ '250 g': 480, '500 g': 940 }, ['500 g']),
      description: 'Baklavalık boz iç değil, yeşil iç. Tatlı ve dondurma için.',
    },
    {
      title: 'Kavrulmuş Fındık',
      price: 185,
      categories: ['Kuruyemiş'],
      attributes: { Tuz: ['Tuzsuz'], Menşe: ['Giresun'] },
      variants: bags({ '250 g': 185, '500 g': 355, '1 kg': 690 }),
      description: 'Çift kavrulmuş, zarı soyulmuş.',
    },
    {
      title: 'Kavrulmuş Badem',
      price: 175,
      was: 210,
      categories: ['Kuruyemiş'],
      attributes: { Tuz: ['Tuzlu'], Menşe: ['Datça'] },
      variants: bags({ '250 g': 175, '500 g': 340, '1 kg': 660 }),
      description: 'Datça’nın nurlu bademi, hafif tuzlu.',
    },
    {
      title: 'Çiğ Badem',
      price: 160,
      categories: ['Kuruyemiş'],
      attributes: { Tuz: ['Tuzsuz'], Menşe: ['Datça'] },
      variants: bags({ '250 g': 160, '500 g': 310, '1 kg': 600 }),
      description: 'Süt yapmak ve suda bekletmek için.',
    },
    {
      title: 'Ceviz İçi',
      price: 150,
      categories: ['Kuruyemiş'],
      attributes: { Tuz: ['Tuzsuz'], Menşe: ['Kaman'] },
      variants: bags({ '250 g': 150, '500 g': 290, '1 kg': 560 }, ['1 kg']),
      description: 'Kelebek, bu yılın mahsulü.',
    },
    {
      title: 'Kavrulmuş Yer Fıstığı',
      price: 65,
      categories: ['Kuruyemiş'],
      attributes: { Tuz: ['Tuzlu'], Menşe: ['Osmaniye'] },
      variants: bags({ '250 g': 65, '500 g': 120, '1 kg': 225 }),
      description: 'Kabuklu, maç seyretmelik.',
    },
    {
      title: 'Sarı Leblebi',
      price: 55,
      categories: ['Kuruyemiş'],
      attributes: { Tuz: ['Tuzsuz'], Menşe: ['Çorum'] },
      variants: bags({ '250 g': 55, '500 g': 100 }),
      description: 'Çift kavrum, diş kırmaz.',
    },
    {
      title: 'Lüks Karışık Kuruyemiş',
      price: 210,
      categories: ['Kuruyemiş', 'Karışık'],
      attributes: { Tuz: ['Tuzlu'], İçindekiler: ['Antep fıstığı, fındık, badem, kaju'] },
      variants: bags({ '250 g': 210, '500 g': 405, '1 kg': 790 }),
      description: 'İçinde leblebi ve yer fıstığı yoktur.',
    },
    {
      title: 'Gün Kurusu Kayısı',
      price: 120,
      categories: ['Kuru meyve'],
      attributes: { Menşe: ['Malatya'], Şeker: ['İlavesiz'] },
      variants: bags({ '250 g': 120, '500 g': 230 }),
      description: 'Kükürtsüz, koyu ve yumuşak.',
    },
    {
      title: 'Kuru İncir',
      price: 140,
      categories: ['Kuru meyve'],
      attributes: { Menşe: ['Aydın'], Şeker: ['İlavesiz'] },
      variants: bags({ '250 g': 140, '500 g': 270 }),
      description: 'İri lerida, elle dizilir.',
    },
    {
      title: 'Şekerli Kuru Yaban Mersini',
      price: 130,
      categories: ['Kuru meyve'],
      attributes: { Şeker: ['Yüzde 30'] },
      variants: bags({ '250 g': 130 }),
      description: 'Kek ve yulafa yakışır.',
    },
    {
      title: 'Fıstıklı Lokum',
      price: 220,
      categories: ['Tatlı'],
      attributes: { Kutu: ['400 g'] },
      description: 'Bol Antep fıstıklı, az şekerli.',
    },
    {
      title: 'Güllü Lokum',
      price: 130,
      was: 155,
      categories: ['Tatlı'],
      attributes: { Kutu: ['400 g'] },
      description: 'Isparta gülüyle, fıstıksız.',
    },
    {
      title: 'Üzüm Pestili',
      price: 95,
      categories: ['Tatlı'],
      attributes: { Paket: ['300 g'], Şeker: ['İlavesiz'] },
      description: 'İncecik, katlanmış, çocukların sevdiği.',
    },
    {
      title: 'Cevizli Sucuk',
      price: 165,
      inStock: false,
      categories: ['Tatlı'],
      attributes: { Paket: ['500 g'] },
      description: 'Üzüm şırasına batırılmış ceviz. Bağ bozumundan sonra yine burada.',
    },
    {
      title: 'Sütlü Çikolatalı Badem Draje',
      price: 145,
      categories: ['Tatlı'],
      attributes: { Paket: ['250 g'] },
      description: 'Nişan ve bayram şekerliği için.',
    },
  ],
};
