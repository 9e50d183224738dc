/** A shop of the nineteenth fresh set: watches. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

export const kadran: Shop = {
  key: 'kadran',
  language: 'tr',
  currency: 'TRY',
  url: 'https://kadran.example',
  quiz: { question: 'Saat kimin için?', answers: ['Kendim için', 'Başkası için'] },
  profile: {
    ...silent,
    companyName: 'Kadran Saat',
    whatServicesDoYouOfferToClients: 'Kadın, erkek ve çocuk saatleri; İzmir Kemeraltı’nda 1986’dan beri.',
    howCanCustomersReachYouOrYourTeam: 'Telefon 0232 555 01 72, e-posta merhaba@kadran.example.',
    whatAreFAQs: `Saatin arkasına yazı yazıyor musunuz?
Evet, gravür 200 TL tutar ve en çok 20 karakter olur. Siparişe iki iş günü ekler.

Çelik kordonu kısaltıyor musunuz?
Çelik kordonları ücretsiz kısaltıyoruz. Siparişin not bölümüne bilek ölçünüzü yazın.

Hediye paketi var mı?
Her saat kutusunda gelir. Kurdeleli hediye paketi 60 TL.`,
  },
  pages: [
    page(
      'https://kadran.example/kargo',
      'Kargo',
      'delivery',
      `Türkiye içi kargo 79 TL, 1–3 iş günü. 1.500 TL ve üzeri siparişlerde kargo bizden.

İzmir içi aynı gün teslimat: 149 TL, saat 12.00’ye kadar verilen siparişlerde.

KKTC: 320 TL, 4–7 iş günü.

Yurt dışına göndermiyoruz. Hafta içi 15.00’ten önceki siparişler o gün yola çıkar.`,
    ),
    page(
      'https://kadran.example/iade',
      'İade ve değişim',
      'returns',
      `Ürünü 14 gün içinde, koruyucu filmi çıkarılmamış olarak geri gönderebilirsiniz. Anlaşmalı kargo ile iade ücretsizdir.

Gravürlü saatler iade alınmaz.

Ödemeniz, ürün bize ulaştıktan sonra 7 iş günü içinde kartınıza yatar.`,
    ),
    page(
      'https://kadran.example/odeme',
      'Ödeme',
      'payment',
      `Kredi kartına 1.000 TL üzerinde vade farksız 6 taksit.

Havale ve EFT ile ödemede %3 indirim.

Kapıda ödeme: 45 TL hizmet bedeli, en çok 5.000 TL’lik siparişlerde.`,
    ),
    page(
      'https://kadran.example/su-gecirmezlik',
      'Su geçirmezlik ne demek?',
      'questions',
      `3 ATM: el yıkamaya ve yağmura dayanır
5 ATM: duşta takılabilir, yüzmek için yeterli değildir
10 ATM: havuzda ve denizde yüzülebilir
20 ATM: tüplü dalışa uygundur

Suyun içinde düğmelere basmayın, kurma kolunu çekmeyin.`,
    ),
    page(
      'https://kadran.example/garanti',
      'Garanti ve servis',
      'questions',
      `Saatlerimiz 2 yıl garantilidir. Pil, kayış ve çizilen cam garantiye girmez.

Pil değişimi 150 TL, su geçirmezlik testi dahil. Otomatik saatlerin bakımı beş yılda bir yapılır ve 1.800 TL tutar.`,
    ),
    page(
      'https://kadran.example/olcu',
      'Bilek ölçüsü',
      'sizes',
      `Bilek 14–15 cm: kasa 26–32 mm
Bilek 15,5–16,5 cm: kasa 32–37 mm
Bilek 17–18 cm: kasa 38–42 mm
Bilek 18,5 cm ve üzeri: kasa 42–46 mm`,
    ),
  ],
  products: [
    {
      title: 'Kol Saati Erguvan',
      price: 2450,
      categories: ['Kadın saatleri'],
      attributes: { Kasa: ['32 mm'], 'Su geçirmezlik': ['3 ATM'], Kayış: ['Deri'], Cam: ['Mineral'] },
      variants: each('Renk', ['Bordo', 'Siyah', 'Taba'], ['Taba']),
      description: 'Sade kadranı ve ince deri kayışıyla her gün takılacak bir saat. Pille çalışır.',
    },
    {
      title: 'Kol Saati Mehtap',
      price: 3200,
      categories: ['Kadın saatleri'],
      attributes: { Kasa: ['28 mm'], 'Su geçirmezlik': ['5 ATM'], Kordon: ['Çelik hasır'], Cam: ['Mineral'] },
      variants: each('Renk', ['Gümüş', 'Rose']),
      description: 'Hasır kordonu milim milim ayarlanır, davetlere yakışır. Pille çalışır.',
    },
    {
      title: 'Kol Saati Pusula',
      price: 3900,
      categories: ['Erkek saatleri'],
      attributes: { Kasa: ['42 mm'], 'Su geçirmezlik': ['10 ATM'], Kordon: ['Çelik'], Cam: ['Safir'] },
      variants: each('Kadran', ['Lacivert', 'Siyah', 'Yeşil'], ['Yeşil']),
      description: 'Çizilmeyen safir camı ve takvimi var. Yüzerken de çıkarmanız gerekmez. Pille çalışır.',
    },
    {
      title: 'Kol Saati Kervan',
      price: 2950,
      categories: ['Erkek saatleri'],
      attributes: { Kasa: ['40 mm'], 'Su geçirmezlik': ['5 ATM'], Kayış: ['Deri'], 'Kayış genişliği': ['20 mm'], Cam: ['Mineral'] },
      variants: each('Kayış rengi', ['Siyah', 'Kahverengi']),
      description: 'Klasik bir ofis saati. Kayışı alet gerektirmeden değişir. Pille çalışır.',
    },
    {
      title: 'Otomatik Saat Çınar',
      price: 8900,
      categories: ['Erkek saatleri', 'Otomatik'],
      attributes: { Kasa: ['41 mm'], 'Su geçirmezlik': ['10 ATM'], Kordon: ['Çelik'], Cam: ['Safir'], 'Güç rezervi': ['40 saat'] },
      variants: each('Kadran', ['Beyaz', 'Siyah']),
      description: 'Pil istemez, kolun hareketiyle kurulur. Kadranındaki küçük pencereden mekanizması görünür.',
    },
    {
      title: 'Dalgıç Saati Levrek',
      price: 6400,
      categories: ['Erkek saatleri'],
      attributes: { Kasa: ['44 mm'], 'Su geçirmezlik': ['20 ATM'], Kayış: ['Kauçuk'], Cam: ['Safir'] },
      variants: each('Renk', ['Siyah', 'Turuncu']),
      description: 'Dönen çerçevesi ve karanlıkta parlayan kollarıyla dalışa hazır. Pille çalışır.',
    },
    {
      title: 'Spor Saati Tempo',
      price: 1850,
      categories: ['Spor saatleri'],
      attributes: { Kasa: ['45 mm'], 'Su geçirmezlik': ['10 ATM'], Kayış: ['Silikon'], Kronometre: ['Var'], 'Nabız ölçer': ['Yok'] },
      description: 'Dijital; kronometre, geri sayım ve üç alarm. Pili yedi yıl gider.',
    },
    {
      title: 'Çocuk Saati Serçe',
      price: 690,
      categories: ['Çocuk saatleri'],
      attributes: { Yaş: ['6–10'], Gösterge: ['Dijital'], 'Su geçirmezlik': ['5 ATM'] },
      variants: each('Renk', ['Mavi', 'Pembe', 'Yeşil']),
      description: 'Işıklı ekran ve alarm. Yumuşak kayışı ince bileklere göre.',
    },
    {
      title: 'Çocuk Saati Kaplumbağa',
      price: 540,
      categories: ['Çocuk saatleri'],
      attributes: { Yaş: ['5–8'], Gösterge: ['Akrep ve yelkovan'], 'Su geçirmezlik': ['3 ATM'] },
      variants: each('Renk', ['Mavi', 'Sarı']),
      description: 'Kadranında dakikalar da yazar; saati öğrenen çocuklar için.',
    },
    {
      title: 'Cep Saati Konak',
      price: 2100,
      categories: ['Cep saatleri'],
      attributes: { Çap: ['47 mm'], Zincir: ['35 cm'] },
      description: 'Kapaklı, eskitilmiş pirinç görünümünde. Pille çalışır.',
    },
    {
      title: 'Deri Kayış Kestane',
      price: 420,
      categories: ['Kayışlar'],
      attributes: { Malzeme: ['Dana derisi'], Renk: ['Kestane'] },
      variants: each('Genişlik', ['18 mm', '20 mm', '22 mm']),
      description: 'Hızlı takılan pimlerle gelir, alet gerekmez.',
    },
    {
      title: 'Çelik Kordon Gümüş',
      price: 650,
      categories: ['Kayışlar'],
      attributes: { Malzeme: ['Paslanmaz çelik'] },
      variants: each('Genişlik', ['20 mm', '22 mm'], ['20 mm']),
      description: 'Katlanır kilitli, mat ve parlak yüzeyli.',
    },
    {
      title: 'Saat Kutusu Sandık',
      price: 1150,
      categories: ['Aksesuarlar'],
      attributes: { Bölme: ['6'], Malzeme: ['Ceviz'] },
      description: 'Camlı kapağı ve kadife yastıkları var.',
    },
    {
      title: 'Otomatik Saat Kurma Kutusu',
      price: 2600,
      categories: ['Aksesuarlar'],
      attributes: { Bölme: ['2'], Besleme: ['Adaptör'] },
      description: 'Takmadığınız günlerde otomatik saatinizi döndürerek kurulu tutar.',
    },
  ],
};
