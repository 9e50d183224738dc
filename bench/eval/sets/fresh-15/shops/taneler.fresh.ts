/** A shop of the fifteenth fresh set: prayer beads. */
import type { Shop } from '../../../lib/shop.ts';

export const taneler: Shop = {
  key: 'taneler',
  language: 'tr',
  currency: 'TRY',
  url: 'https://taneler.example',
  quiz: { question: 'Tesbih kimin için?', answers: ['Kendim için', 'Başkası için'] },
  profile: {
    companyName: 'Taneler Tesbih',
    whatServicesDoYouOfferToClients: `Erzurum Taşhan'da üç kuşaktır tesbih çekiyoruz (yani yapıyoruz).

İsim işleme: gümüş kamçılı modellerin imamesine 150 TL'ye işlenir, 3 iş günü sürer. Ağaç ve çekirdek modellere işleme yapılmıyor. İsim işlenen ürün geri alınmaz.

İpi kopan tesbihi bizden aldıysanız bir yıl boyunca ücretsiz dizeriz, kargosu sizden. Sonrası 100 TL. Başka yerden alınana da bakarız, 150 TL.

Toplu alım: 50 adet ve üzeri yüzde 15 indirim. Nişan, mevlid, hac dönüşü için keseleriyle hazırlarız, 10 iş günü isteriz.`,
    moreInformationAboutYourProducts: `Kuka elde çekildikçe koyulaşır, güzelliği oradan gelir. Oltu taşı sürtündükçe parlar.

Damla kehribar doğaldır, milyonlarca yıllık reçinedir, her birine laboratuvar sertifikası veriyoruz. Sıkma kehribar ise kehribar tozunun preslenmiş halidir, daha ağırdır ve sertifikası yoktur.`,
    howCanCustomersReachYouOrYourTeam: 'bilgi@taneler.example, WhatsApp 0442 555 02 33. Dükkân her gün 9-19 arası açık, pazar kapalı.',
    whatAreFAQs: `Kargo ne kadar?
Yurt içi 89 TL, 1.000 TL ve üstü siparişte kargo bizden. Kıbrıs 250 TL. Yurt dışında sadece Almanya, Hollanda ve Avusturya, 900 TL.

Ne zaman gelir?
Saat 14'e kadar verilen siparişler aynı gün çıkar. Doğu illeri 1, batı illeri 2-3 gün.

Kapıda ödeme var mı?
Var, 40 TL farkla. 2.500 TL'yi geçen siparişlerde yapmıyoruz.

Taksit?
1.500 TL ve üzeri alışverişlerde 6 taksit. Havale ile öderseniz %3 indirim.

Kehribarı nasıl temizlerim?
Nemli bezle silin yeter. Parfüm, kolonya ve alkol yüzeyini öldürür, aman diyelim.

Abdest alırken çıkarayım mı?
Evet, su ipi çürütür. Islanırsa havluyla alın, güneşe koymayın.

Bayanlar için hangi boy?
Küçük elli olanlara 6 milim taneli modelleri öneriyoruz, isteyene aynı üründen küçük boy dizeriz, fiyatı değişmez.

Hediye paketi yapıyor musunuz?
Hepsi kadife keseyle geliyor, ayrıca para istemiyoruz. Ceviz kutu ister misiniz, o ayrı.`,
    howMuchDiscountCanYouDoMaximum: '%3 havale, toplu alımda %15',
  },
  pages: [
    {
      url: 'https://taneler.example/iade',
      title: 'İade ve değişim',
      topic: 'returns',
      text: `İade ve değişim

Elinize ulaştıktan sonra 14 gün içinde iade edebilirsiniz, yeter ki çekilmemiş, kokusu sinmemiş olsun. Yurtiçi Kargo ile gönderirseniz ücret ödemezsiniz, kodu mesajla yolluyoruz. Para 3-5 gün içinde kartınıza döner.

Tanesi çatlak ya da eksik çıkarsa fotoğrafını atın, aynı gün yenisini çıkarıyoruz.`,
    },
    {
      url: 'https://taneler.example/hakkimizda',
      title: 'Hakkımızda',
      topic: 'questions',
      text: 'Hakkımızda\n\nDedem Hacı Yaşar 1948’de tek tornayla başlamış. O torna hâlâ dükkânın vitrininde, isteyene çalıştırıp gösteriyoruz. Kuka Güney Amerika’dan gelir, oltu taşını Dutlu köyünden kendi elimizle alırız. Gümüşlerimiz 925 ayardır.',
    },
  ],
  products: [
    {
      title: "Kuka Tesbih 33'lük",
      price: 480,
      categories: ['Ağaç ve çekirdek'],
      attributes: { Malzeme: ['Kuka'], 'Tane sayısı': ['33'], 'Tane boyu': ['8 mm'] },
    },
    {
      title: "Kuka Tesbih 99'luk",
      price: 890,
      categories: ['Ağaç ve çekirdek'],
      attributes: { Malzeme: ['Kuka'], 'Tane sayısı': ['99'], 'Tane boyu': ['6 mm'] },
    },
    {
      title: 'Oltu Taşı Tesbih Gümüş Kamçılı',
      price: 2450,
      was: 2900,
      categories: ['Taş'],
      attributes: { Malzeme: ['Oltu taşı', 'Gümüş'], 'Tane sayısı': ['33'], 'Tane boyu': ['8 mm'] },
    },
    {
      title: 'Sıkma Kehribar Tesbih',
      price: 1350,
      categories: ['Kehribar'],
      attributes: { Malzeme: ['Sıkma kehribar'], 'Tane sayısı': ['33'], 'Tane boyu': ['10 mm'] },
      variants: [{ options: { Renk: 'Bal' } }, { options: { Renk: 'Vişne' }, inStock: false }, { options: { Renk: 'Limon' } }],
    },
    {
      title: 'Damla Kehribar Tesbih',
      price: 12800,
      categories: ['Kehribar'],
      attributes: { Malzeme: ['Doğal kehribar'], 'Tane sayısı': ['33'], 'Tane boyu': ['9 mm'] },
    },
    {
      title: 'Gül Ağacı Tesbih',
      price: 320,
      categories: ['Ağaç ve çekirdek'],
      attributes: { Malzeme: ['Gül ağacı'], 'Tane sayısı': ['33'] },
    },
    {
      title: 'Yılan Ağacı Tesbih',
      price: 1150,
      categories: ['Ağaç ve çekirdek'],
      attributes: { Malzeme: ['Yılan ağacı'], 'Tane sayısı': ['33'] },
    },
    {
      title: 'Zeytin Çekirdeği Tesbih',
      price: 260,
      categories: ['Ağaç ve çekirdek'],
      attributes: { Malzeme: ['Zeytin çekirdeği'], 'Tane sayısı': ['33'] },
    },
    {
      title: 'Akik Tesbih',
      price: 640,
      categories: ['Taş'],
      attributes: { Malzeme: ['Akik'], 'Tane sayısı': ['33'], 'Tane boyu': ['8 mm'] },
      variants: [{ options: { Renk: 'Siyah' } }, { options: { Renk: 'Kırmızı' }, inStock: false }, { options: { Renk: 'Yeşil' } }],
    },
    { title: 'Kaplan Gözü Tesbih', price: 720, categories: ['Taş'], attributes: { Malzeme: ['Kaplan gözü'], 'Tane sayısı': ['33'] } },
    {
      title: 'Lületaşı Tesbih Oymalı',
      price: 1750,
      inStock: false,
      categories: ['Taş'],
      attributes: { Malzeme: ['Lületaşı'], 'Tane sayısı': ['33'] },
    },
    { title: 'Çocuk Tesbihi Renkli', price: 120, categories: ['Çocuk'], attributes: { 'Tane sayısı': ['33'] } },
    { title: 'Lav Taşı Bileklik', price: 290, categories: ['Bileklik'], attributes: { Malzeme: ['Lav taşı'] } },
    { title: 'Parmak Zikirmatik', price: 85, categories: ['Aksesuar'] },
    { title: 'Ceviz Tesbih Kutusu', price: 340, categories: ['Aksesuar'], attributes: { Malzeme: ['Ceviz'] } },
    { title: 'Gümüş Püskül', price: 550, categories: ['Aksesuar'], attributes: { Malzeme: ['925 ayar gümüş'] } },
    { title: 'Yedek İpek İp', price: 45, categories: ['Aksesuar'] },
  ],
};
