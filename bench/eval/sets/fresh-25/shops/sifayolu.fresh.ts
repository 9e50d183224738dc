/** A shop of the twenty-fifth fresh set: medical devices and aids for care at home. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

export const sifayolu: Shop = {
  key: 'sifayolu',
  language: 'tr',
  currency: 'TRY',
  url: 'https://sifayolu.example',
  quiz: { question: 'Kimin için bakıyorsunuz?', answers: ['Kendim için', 'Bir yakınım için'] },
  profile: {
    ...silent,
    companyName: 'Şifayolu Medikal',
    whatServicesDoYouOfferToClients:
      'Tansiyon aleti, ateş ölçer, tekerlekli sandalye, yürüteç, banyo ve yatak gereçleri. Cihazların bakımını ve ölçüm kontrolünü de yapıyoruz.',
    moreInformationAboutYourProducts:
      'Cihazlarımız Sağlık Bakanlığı’nın ürün takip sistemine kayıtlıdır ve Türkçe kılavuzla gelir. Tekerlekli sandalyeler kurulu hâlde, lastikleri şişirilmiş olarak gönderilir.',
    howCanCustomersReachYouOrYourTeam: 'Telefon ve WhatsApp: 0232 555 61 40, hafta içi 9.00–18.00. E-posta: bilgi@sifayolu.example.',
    whatAreFAQs: `SGK ödemesinden yararlanabilir miyim?
Raporunuz varsa faturayla birlikte kuruma kendiniz başvurursunuz; biz anlaşmalı değiliz, ama gereken barkodlu faturayı düzenleriz.

Tansiyon aletimin doğru ölçtüğünü nasıl anlarım?
Mağazamıza getirin, ölçüm kontrolünü 150 TL’ye yarım saatte yapalım. Bizden alınan cihazlarda ilk kontrol parasızdır.`,
  },
  pages: [
    page(
      'https://sifayolu.example/kargo',
      'Kargo ve teslimat',
      'delivery',
      `Kargo ücreti 89 TL’dir, 1.500 TL ve üzeri alışverişte kargo bizdendir. Paketler iki iş gününde ulaşır.

Tekerlekli sandalye ve hasta yatağı gibi büyük parçalar ambar ile gider: 350 TL, üç–beş iş günü. Bu gönderilerde ücretsiz kargo sınırı uygulanmaz.

İzmir içinde saat 13.00’e kadar verilen siparişler aynı akşam motokurye ile gelir, bedeli 120 TL’dir.

Kıbrıs’a 280 TL karşılığında gönderiyoruz, diğer ülkelere göndermiyoruz.`,
    ),
    page(
      'https://sifayolu.example/iade',
      'İade ve garanti koşulları',
      'returns',
      `Ürünü 15 gün içinde iade edebilirsiniz. Bizim anlaşma kodumuzla gönderirseniz dönüş kargosu için bir şey ödemezsiniz.

Ambalajı açılmış çoraplar, klozet yükselticiler ve nebulizatör maskeleri hijyen nedeniyle geri alınmaz.

Elektronik cihazlar 3 yıl, tekerlekli sandalye ve yürüteçler 2 yıl garantilidir. Piller ve lastikler kapsam dışındadır.

Para iadesi kartınıza bir hafta içinde geçer.`,
    ),
    page(
      'https://sifayolu.example/tansiyon-olcumu',
      'Doğru tansiyon nasıl ölçülür?',
      'questions',
      `Ölçmeden önce beş dakika oturup dinlenin; son yarım saatte kahve ve sigara içmemiş olun.

Manşon kalp hizasında dursun, kolunuzu masaya dayayın, konuşmayın. Sabah ve akşam aynı saatlerde ikişer kez ölçüp ortalamasını yazın.

Manşon seçimi: pazunuzun çevresi 22–32 cm ise standart, 32–42 cm ise geniş manşon alın.

Ritim bozukluğu olanlara bilekten değil koldan ölçen aleti öneririz.`,
    ),
    page(
      'https://sifayolu.example/secim-rehberi',
      'Yürüteç ve sandalye seçimi',
      'questions',
      `Yürütecin tutma yeri bilek hizasında olmalı; dirsek hafifçe bükülsün. Sokakta dolaşacaklara tekerlekli ve frenli model uygundur.

Tekerlekli sandalyede oturma genişliği, kalça ölçüsünden 4 cm fazla olmalıdır. Kapı aralıklarınızı da ölçün: sandalyenin dışı oturma yerinden 20 cm geniştir.

Varis çorabını sabah yataktan kalkmadan giyin, gece çıkarın. Ilık suda elde yıkayın, kalorifer üstünde kurutmayın.

Yatağa bağımlı hastada havalı yatak, yara oluşmasını önlemeye yardım eder; hastayı yine de iki saatte bir çevirin.`,
    ),
    page(
      'https://sifayolu.example/odeme',
      'Ödeme seçenekleri',
      'payment',
      `Kredi kartı, banka kartı, havale ve kapıda ödeme. Kapıda ödemede 40 TL hizmet bedeli eklenir.

Kredi kartına peşin fiyatına 4 taksit yapıyoruz. Havalede %3 indirim vardır.`,
    ),
    page(
      'https://sifayolu.example/magaza',
      'Mağaza ve çalışma saatleri',
      'contact',
      `Şifayolu Medikal, Mithatpaşa Caddesi 512, Konak, İzmir

Pazartesi–cuma 9.00–19.00, cumartesi 9.00–15.00. Pazar günleri kapalıyız.

Girişimiz rampalıdır. Sandalye ve yürüteçleri mağazada deneyebilirsiniz.

Tekerlekli sandalyeyi haftalık kiralamak isterseniz ücreti 600 TL, depozitosu 2.000 TL’dir.`,
    ),
  ],
  products: [
    {
      title: 'Koldan Tansiyon Aleti Nabız Plus',
      price: 1450,
      was: 1690,
      categories: ['Ölçüm cihazları'],
      attributes: {
        Ölçüm: ['Koldan'],
        Hafıza: ['2 kişi, 90’ar ölçüm'],
        Manşon: ['22–32 cm'],
        Güç: ['4 AA pil veya adaptör'],
        Ekran: ['Büyük rakamlı'],
      },
      description: 'Düzensiz kalp atışını da gösterir.',
    },
    {
      title: 'Bilekten Tansiyon Aleti Mini',
      price: 890,
      categories: ['Ölçüm cihazları'],
      attributes: { Ölçüm: ['Bilekten'], Hafıza: ['1 kişi, 60 ölçüm'], Güç: ['2 AAA pil'], Ağırlık: ['110 g'] },
      description: 'Çantada taşınır, yolculuk için pratiktir.',
    },
    {
      title: 'Geniş Manşon 32–42 cm',
      price: 320,
      categories: ['Ölçüm cihazları', 'Yedek parça'],
      attributes: { Uyumlu: ['Koldan Tansiyon Aleti Nabız Plus'] },
    },
    {
      title: 'Temassız Ateş Ölçer',
      price: 750,
      categories: ['Ölçüm cihazları'],
      attributes: { Ölçüm: ['Alından, 3 cm uzaktan'], Süre: ['1 saniye'], Güç: ['2 AAA pil'] },
      description: 'Uyuyan bebeği uyandırmadan ateşine bakarsınız.',
    },
    {
      title: 'Dijital Termometre Esnek Uçlu',
      price: 180,
      categories: ['Ölçüm cihazları'],
      attributes: { Ölçüm: ['Koltuk altı veya ağız'], Süre: ['10 saniye'] },
    },
    {
      title: 'Parmaktan Oksijen Ölçer',
      price: 560,
      categories: ['Ölçüm cihazları'],
      attributes: { Gösterir: ['Oksijen ve nabız'], Güç: ['2 AAA pil'] },
      description: 'Yetişkinler ve on yaşından büyük çocuklar içindir.',
    },
    {
      title: 'Kompresörlü Nebulizatör Buğu',
      price: 1280,
      categories: ['Solunum'],
      attributes: { Gürültü: ['55 dB'], İçindekiler: ['Yetişkin ve çocuk maskesi, hortum, 5 filtre'], Garanti: ['3 yıl'] },
    },
    {
      title: 'Taşınabilir Nebulizatör Sessiz',
      price: 1950,
      inStock: false,
      categories: ['Solunum'],
      attributes: { Gürültü: ['25 dB'], Güç: ['Şarjlı, USB-C'] },
    },
    {
      title: 'Tekerlekli Sandalye Standart',
      price: 6400,
      categories: ['Hareket'],
      attributes: { Taşıma: ['100 kg'], Ağırlık: ['18 kg'], 'Katlanır mı': ['Evet'] },
      variants: each('Oturma genişliği', ['40 cm', '46 cm', '50 cm'], ['50 cm']),
    },
    {
      title: 'Tekerlekli Sandalye Tüy Alüminyum',
      price: 9800,
      categories: ['Hareket'],
      attributes: { Taşıma: ['110 kg'], Ağırlık: ['11,5 kg'], 'Katlanır mı': ['Evet'] },
      variants: each('Oturma genişliği', ['42 cm', '46 cm']),
      description: 'Bagaja tek başınıza kaldırabileceğiniz kadar hafif.',
    },
    {
      title: 'Katlanır Yürüteç Sabit Ayaklı',
      price: 1150,
      categories: ['Hareket'],
      attributes: { Taşıma: ['110 kg'], Yükseklik: ['78–96 cm'], Tekerlek: ['Yok'], Ağırlık: ['2,3 kg'] },
      description: 'Evin içinde destek olur.',
    },
    {
      title: 'Dört Tekerlekli Yürüteç Gezgin',
      price: 3600,
      was: 3950,
      categories: ['Hareket'],
      attributes: { Taşıma: ['130 kg'], Yükseklik: ['80–94 cm'], Tekerlek: ['4, el freni ile'], Oturak: ['Var'], Ağırlık: ['7,1 kg'] },
      variants: each('Renk', ['Kırmızı', 'Gri'], ['Kırmızı']),
      description: 'Pazara çıkanlar için: sepeti ve dinlenme oturağı bulunur.',
    },
    {
      title: 'Ayarlı Baston',
      price: 340,
      categories: ['Hareket'],
      attributes: { Yükseklik: ['72–95 cm'], Taşıma: ['100 kg'] },
      variants: each('Renk', ['Siyah', 'Bronz']),
    },
    {
      title: 'Banyo Taburesi',
      price: 980,
      categories: ['Banyo ve tuvalet'],
      attributes: { Taşıma: ['120 kg'], Yükseklik: ['35–50 cm'], Sırtlık: ['Yok'] },
      description: 'Kaymaz ayaklı, duşun altına sığar.',
    },
    {
      title: 'Klozet Yükseltici 10 cm',
      price: 720,
      categories: ['Banyo ve tuvalet'],
      attributes: { Taşıma: ['150 kg'], Kapak: ['Var'] },
      description: 'Diz ve kalça ameliyatından sonra oturup kalkmayı kolaylaştırır.',
    },
    {
      title: 'Vakumlu Tutunma Kolu',
      price: 390,
      categories: ['Banyo ve tuvalet'],
      attributes: { Uzunluk: ['43 cm'], Montaj: ['Delmeden, yalnız düz fayansa'] },
    },
    {
      title: 'Havalı Yatak Boru Tipi',
      price: 2900,
      categories: ['Hasta bakımı'],
      attributes: { Taşıma: ['135 kg'], Ölçü: ['90 × 200 cm'], Motor: ['Sessiz, 6 W'] },
      description: 'Borular sırayla şişip iner, yatak yarasına karşı kullanılır.',
    },
    {
      title: 'Varis Çorabı Diz Altı',
      price: 420,
      categories: ['Çorap ve destek'],
      attributes: { Basınç: ['18–21 mmHg'] },
      variants: [
        { options: { Beden: 'S', Renk: 'Ten' } },
        { options: { Beden: 'M', Renk: 'Ten' } },
        { options: { Beden: 'L', Renk: 'Ten' } },
        { options: { Beden: 'M', Renk: 'Siyah' } },
        { options: { Beden: 'L', Renk: 'Siyah' }, inStock: false },
      ],
      description: 'Uzun süre ayakta duranlara ve uçak yolculuğuna.',
    },
    {
      title: 'Dizlik Patella Destekli',
      price: 380,
      categories: ['Çorap ve destek'],
      variants: each('Beden', ['S', 'M', 'L', 'XL']),
    },
  ],
};
