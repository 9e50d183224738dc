/** A shop of the seventeenth fresh set: toys. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

export const cicekoyun: Shop = {
  key: 'cicekoyun',
  language: 'tr',
  currency: 'TRY',
  url: 'https://cicekoyun.example',
  quiz: { question: 'Kime oyuncak arıyorsunuz?', answers: ['Bebeğe', 'Daha büyük bir çocuğa'] },
  profile: {
    ...silent,
    companyName: 'Çiçek Oyuncak',
    whatServicesDoYouOfferToClients: 'Ahşap oyuncak, yapboz, kutu oyunu ve peluş; Eskişehir’deki mağazamızda ve internette.',
    howCanCustomersReachYouOrYourTeam: '0222 555 01 47 numaralı telefondan veya merhaba@cicekoyun.example adresinden.',
    whatAreFAQs: `Hediye paketi yapıyor musunuz?
Evet, ürün başına 35 TL karşılığında paketliyor, notunuzu elle yazıyoruz.

Siparişimi iptal edebilir miyim?
Kargoya verilmediyse telefonla arayarak hemen iptal ettirebilirsiniz.

Oyuncaklarınız güvenli mi?
Bütün ürünlerimizde CE işareti vardır; boyalar su bazlıdır ve kurşun içermez.`,
  },
  pages: [
    page(
      'https://cicekoyun.example/kargo',
      'Kargo ve teslimat',
      'delivery',
      `Türkiye içi kargo ücreti 79,90 TL’dir. 750 TL ve üzeri siparişlerde kargo ücretsizdir.

Saat 15.00’e kadar verilen siparişler aynı gün Yurtiçi Kargo’ya teslim edilir. Teslimat süresi 1–3 iş günüdür; doğu illerinde 4 iş gününü bulabilir.

Eskişehir içinde aynı gün kurye: 120 TL.

Kıbrıs’a gönderim 290 TL, 5–7 iş günü. Başka ülkelere gönderim yapmıyoruz.`,
    ),
    page(
      'https://cicekoyun.example/iade',
      'İade ve değişim',
      'returns',
      `Ürünü teslim aldıktan sonra 14 gün içinde iade edebilirsiniz. Kutusu açılmamış ve oynanmamış olmalıdır.

İade kargosu Yurtiçi Kargo ile bize aittir; başka firmayla gönderirseniz ücreti size aittir.

Aldığınız hediye evde zaten varsa 30 gün içinde fişiyle başka bir ürünle değiştirebilirsiniz.

Peluş oyuncaklar ve diş kaşıyıcılar hijyen nedeniyle iade alınmaz.

Para iadesi, ürün bize ulaştıktan sonra 5 iş günü içinde yapılır. Eksik parça çıkarsa bize yazın, parçayı ücretsiz göndeririz.`,
    ),
    page(
      'https://cicekoyun.example/odeme',
      'Ödeme seçenekleri',
      'payment',
      `Kredi kartı (6 taksite kadar, 1.000 TL üzeri)
Banka kartı
Havale / EFT: %3 indirim
Kapıda ödeme: 45 TL ek ücret, yalnızca nakit`,
    ),
    page(
      'https://cicekoyun.example/yas-rehberi',
      'Yaşa göre oyuncak rehberi',
      'questions',
      `0–12 ay: çıngırak, diş kaşıyıcı, yumuşak kitap
1–2 yaş: itmeli ve çekmeli oyuncak, iri küpler
3–4 yaş: ahşap tren, 12–24 parça yapboz, oyun hamuru
5–6 yaş: ilk kutu oyunları, boncuk dizme, 50–100 parça yapboz
7 yaş ve üzeri: deney seti, strateji oyunu, 200 parçadan büyük yapboz

Üç yaşından küçük çocuklara küçük parçalı oyuncak vermeyin; yutabilirler.`,
    ),
    page(
      'https://cicekoyun.example/bakim',
      'Temizlik ve bakım',
      'questions',
      `Ahşap oyuncakları nemli bezle silin, suda bekletmeyin.
Peluşlar 30 derecede, çamaşır torbasında yıkanır ve asılarak kurutulur.
Silikon diş kaşıyıcılar kaynar suda üç dakika bekletilerek mikroptan arındırılır.

Pilli oyuncaklarda iki yıl garanti vardır. Piller kutuya dahil değildir.`,
    ),
    page(
      'https://cicekoyun.example/iletisim',
      'Mağazamız',
      'contact',
      `Çiçek Oyuncak, Porsuk Bulvarı No: 18, Tepebaşı, Eskişehir

Pazartesi–Cumartesi 10.00–20.00
Pazar 12.00–18.00

Siparişinizi mağazadan ücretsiz teslim alabilirsiniz. Mağazada çocuklar için bir deneme köşesi var.`,
    ),
    page(
      'https://cicekoyun.example/hakkimizda',
      'Hakkımızda',
      'questions',
      `Anaokulu öğretmeni Nermin Çiçek bu dükkânı 2006’da açtı. Ahşap oyuncaklarımızın çoğu Devrek’te, kayın ağacından elde yapılır. Satılan her on oyuncaktan biri köy okullarına gider.`,
    ),
  ],
  products: [
    {
      title: 'Ahşap Tren Seti 40 Parça',
      price: 1290,
      categories: ['Ahşap oyuncaklar'],
      attributes: { Yaş: ['3 yaş ve üzeri'], Malzeme: ['Kayın'], 'Parça sayısı': ['40'] },
      description: 'Raylar, köprü, istasyon ve üç vagonlu lokomotif. Pil gerekmez.',
    },
    {
      title: 'Çek Götür Ördek',
      price: 320,
      categories: ['Ahşap oyuncaklar', 'Bebek'],
      attributes: { Yaş: ['12 ay ve üzeri'], Malzeme: ['Kayın'] },
      variants: each('Renk', ['Sarı', 'Mavi'], ['Mavi']),
      description: 'Yeni yürüyen çocuklar ipinden çeker, ördek vak vak ses çıkarır.',
    },
    {
      title: 'Ahşap Mutfak Seti',
      price: 2450,
      was: 2890,
      categories: ['Ahşap oyuncaklar', 'Evcilik'],
      attributes: { Yaş: ['3 yaş ve üzeri'], Malzeme: ['MDF ve kayın'], Yükseklik: ['92 cm'], Genişlik: ['60 cm'] },
      description: 'Ocak, fırın, lavabo ve altı parça kap kacak. Kurulumu yaklaşık bir saat sürer.',
    },
    {
      title: 'Renkli Küpler 50 Parça',
      price: 540,
      categories: ['Ahşap oyuncaklar', 'Bebek'],
      attributes: { Yaş: ['12 ay ve üzeri'], Malzeme: ['Ihlamur'] },
    },
    {
      title: 'Bez Bebek Zeynep',
      price: 420,
      categories: ['Bebekler'],
      attributes: { Yaş: ['18 ay ve üzeri'], Boy: ['38 cm'], Malzeme: ['Pamuk'] },
      variants: each('Elbise', ['Kırmızı', 'Lila', 'Yeşil'], ['Lila']),
    },
    {
      title: 'Bebek Arabası Oyuncak',
      price: 690,
      categories: ['Bebekler', 'Evcilik'],
      attributes: { Yaş: ['3 yaş ve üzeri'], Yükseklik: ['56 cm'] },
      description: '40 cm boya kadar bebekler sığar. Katlanır.',
    },
    {
      title: 'Peluş Ayı Bulut',
      price: 380,
      categories: ['Peluş'],
      attributes: { Yaş: ['Doğumdan itibaren'], Boy: ['35 cm'] },
      variants: each('Renk', ['Krem', 'Kahverengi']),
    },
    {
      title: 'Dev Peluş Tavşan',
      price: 950,
      inStock: false,
      categories: ['Peluş'],
      attributes: { Yaş: ['Doğumdan itibaren'], Boy: ['90 cm'] },
    },
    {
      title: 'Yapboz Çiftlik 24 Parça',
      price: 190,
      categories: ['Yapboz'],
      attributes: { Yaş: ['3–4 yaş'], 'Parça sayısı': ['24'], Ölçü: ['36 x 28 cm'] },
    },
    {
      title: 'Yapboz Deniz Altı 100 Parça',
      price: 240,
      categories: ['Yapboz'],
      attributes: { Yaş: ['5–7 yaş'], 'Parça sayısı': ['100'], Ölçü: ['48 x 34 cm'] },
    },
    {
      title: 'Yapboz Kapadokya 500 Parça',
      price: 310,
      categories: ['Yapboz'],
      attributes: { Yaş: ['10 yaş ve üzeri'], 'Parça sayısı': ['500'], Ölçü: ['48 x 34 cm'] },
    },
    {
      title: 'Boncuk Atölyesi',
      price: 360,
      categories: ['Sanat ve el işi'],
      attributes: { Yaş: ['6 yaş ve üzeri'], 'Parça sayısı': ['320'] },
      description: 'Kızların da oğlanların da sevdiği takı seti: boncuk, ip ve toka. On bileklik çıkar.',
    },
    {
      title: 'Oyun Hamuru 8 Renk',
      price: 210,
      categories: ['Sanat ve el işi'],
      attributes: { Yaş: ['3 yaş ve üzeri'], İçerik: ['Buğday unu, tuz, gıda boyası'] },
      description: 'Buğday içerir, glutene hassas çocuklar için uygun değildir.',
    },
    {
      title: 'Parmak Boyası 6 Renk',
      price: 260,
      categories: ['Sanat ve el işi'],
      attributes: { Yaş: ['2 yaş ve üzeri'] },
      description: 'Sabunlu suyla elden ve giysiden çıkar.',
    },
    {
      title: 'Kutu Oyunu Gölge Ormanı',
      price: 590,
      categories: ['Kutu oyunları'],
      attributes: { Yaş: ['5 yaş ve üzeri'], Oyuncu: ['2–4 kişi'], Süre: ['20 dakika'] },
      description: 'Okuma bilmeyen çocuklar da oynar. Hep birlikte kazanılır ya da kaybedilir.',
    },
    {
      title: 'Kutu Oyunu Kervan',
      price: 780,
      categories: ['Kutu oyunları'],
      attributes: { Yaş: ['8 yaş ve üzeri'], Oyuncu: ['2–5 kişi'], Süre: ['45 dakika'] },
      description: 'İpek Yolu’nda ticaret yapılan bir strateji oyunu.',
    },
    {
      title: 'Volkan Deney Seti',
      price: 470,
      categories: ['Bilim'],
      attributes: { Yaş: ['8 yaş ve üzeri'], 'Deney sayısı': ['12'] },
    },
    {
      title: 'Dinozor Kazı Seti',
      price: 280,
      categories: ['Bilim'],
      attributes: { Yaş: ['6 yaş ve üzeri'] },
      description: 'Alçıdan bir T-Rex iskeleti çıkarılır; çekiç, fırça ve gözlük kutudadır.',
    },
    {
      title: 'Kumandalı Araba Rüzgâr',
      price: 890,
      categories: ['Araçlar'],
      attributes: { Yaş: ['6 yaş ve üzeri'], Hız: ['15 km/sa'], Pil: ['Araba şarjlı, kumanda için 2 AA pil'] },
      variants: each('Renk', ['Kırmızı', 'Siyah']),
    },
    {
      title: 'İtfaiye Kamyonu',
      price: 350,
      categories: ['Araçlar'],
      attributes: { Yaş: ['3 yaş ve üzeri'], Uzunluk: ['32 cm'] },
    },
    {
      title: 'Silikon Diş Kaşıyıcı',
      price: 150,
      categories: ['Bebek'],
      attributes: { Yaş: ['3 ay ve üzeri'], Malzeme: ['Gıda silikonu'] },
      variants: each('Renk', ['Mint', 'Pembe']),
    },
    {
      title: 'Çıngırak Kayın',
      price: 175,
      categories: ['Bebek'],
      attributes: { Yaş: ['Doğumdan itibaren'], Malzeme: ['Kayın'] },
    },
  ],
};
