import type { EverydayMeanings } from '../../meanings/everyday/shape.ts';

export const everyday: EverydayMeanings = {
  sleeping: 'uyu, uyku, uyur, yatakta, yatarken, yatağa, gece=, geceleri, kestir, şekerleme',
  swimming: 'yüz=, yüzme, yüzer, yüzerken, havuz, deniz, klor, tuzlu su, plaj, sauna, dalış, banyo',
  washing: 'yıka, yıkan, yıkarken, çamaşır, makinede, makineye, elde yıka, durula, sıkma, şampuan, leke çıkar',
  cleaning: 'temiz, temizl, kirl, kirli, kirlen, toz=, tozl, pis=, koku, kokuyor, sil=, silin, silebilir, parlat, deterjan, leke',
  ironing: 'ütü, buhar, kırış, buruş',
  sport: 'spor, koşu, koşar, ter=, terl, antrenman, bisiklet, egzersiz, salon',
  walking: 'yürü, yürüyüş, kilometre, ayakta, doğa yürüyüş, gezi, adım',
  eating: 'ye=, yer=, yerse, yiyebil, yemek, ısır, kemir, çiğne, yut=, yutar, yala, içmek, içebil, içsem',
  reheating: 'ısıt, yeniden ısıt, çözdür, buzunu, ılıt',
  watering: 'sula, sulama, su ver, fazla su, kuru toprak, kurur, kurudu',
  pruning: 'buda, budama, dal=, dalları, makas, kes=, kesmek',
  wilting: 'sol=, soldu, solar, sarar, sarı yaprak, yapraklar sar, kahverengi, öldü, ölü, ölür, kurudu, kurudular',
  insects: 'böcek, bit=, bitler, yaprak biti, kurt=, sinek, akar=, haşere, zararlı, karınca, güve',
  picturing: 'foto, fotoğraf, kamera, resim çek, çekim, video',
  copying: 'kopya, fotokopi, tara, çoğalt, lisans',
  lookInside: 'içine bak, içini gör, önizle, göz at, almadan gör, önce gör, ilk sayfa, örnek sayfa',
  device: 'tablet, bilgisayar, telefon, ipad, cep=, laptop, dizüstü, tarayıcı, cihaz',
  tearing: 'yırt, delik, delin, dikiş, sökül, çatla, kop=, koptu, açıldı, yarıl, kırıl, kırık, sızdır, damla',
  comesOff: 'düştü, düşüyor, çıktı, çıkıyor, düğme, ayrıl, kalktı, soyul, gevşe, kopmuş',
  pilling: 'tüylen, tüy=, tüy dök, topaklan, boncuk',
  stuck: 'sıkış, takıl, tıkan, gıcır, açılmıyor, kapanmıyor, kilitlen, açılmaz, kapanmaz',
  replacing: 'değiştir, yenile, yenisi, eskid, yıpran, aşın, ömrü, kaç yıl kullan',
  adapting: 'uyarla, uydur, tadilat, kısalt, uzat, dönüştür, ton değiş, değişiklik yap, göre ayar',
  adjusting: 'ayar, ayarla, akort, kalibr, hizala, kolim, akordu, düzelt',
  installing: 'kur=, kurulum, monte, montaj, tak=, takmak, takar, takıyor, takım, bağla, bağlıyor, yerleştir, kurar',
  building: 'kurulum, kurul, montaj, monte, parça parça, vida, alet=, aletler, birleştir, kendim kur, hazır gel, demonte',
  helpNeeded: 'tek başıma, tek başına, yalnız, iki kişi, yardım, kendi başıma, bir kişi',
  pain: 'ağrı, ağrıyor, acı=, acıyor, acıt, su topla, nasır, vur=, vuruyor, rahatsız, sızı',
  tight:
    'küçük geldi, küçük gel, dar=, dar geldi, sık=, sıkıyor, sıkı=, kısa geldi, bir büyük, büyük beden, başka beden, beden uymadı, yanlış beden, olmadı, uymadı, sığmı',
  loose:
    'büyük geldi, büyük gel, bol=, bol geldi, geniş, kayıyor, uzun geldi, bir küçük, küçük beden, başka beden, beden uymadı, yanlış beden, olmadı, uymadı',
  gettingUsed: 'alış, alışma, alışır, ilk günler, ilk haftalar, başta=, başlarda, garip, tuhaf, yavaş yavaş',
  bodyHeight: 'boyum, boyu=, boy=, santim boy, cm boy, ölçüm, çevresi, kilom, boyunda',
  usualSize:
    'normalde, genelde giy, giyiyorum, giyerim, numaram, bedenim, kalıp, kalıbı, yarım numara, bir numara, hangi beden, kaç beden, kaç numara, hangi numara',
  healthPlan: 'sigorta, sgk=, poliçe, reçete, geri öde, karşıl, rapor, devlet karşı',
  doctor: 'doktor, hekim, tıbbi, ilaç, hastalı, ameliyat, kalp pili, ebe=, veteriner, sevk',
  reaction: 'alerji, alerjik, hassas, reaksiyon, tepki, sokma, sokması, döküntü, kaşın, baş dön, dokunur',
  hygiene: 'hijyen, sağlık nedeni, sağlık sebebi, dezenfekt, mikrop, steril',
  elderly: 'yaşlı, nine=, dede=, büyükanne, büyükbaba, anneanne, babaanne, emekli, yürüteç, kireçlen',
  level: 'çok zor, zor=, zorluk, seviye, düzey, başlangıç, ileri seviye, yeni başla, deneyim, yıldır çal, kolay',
  group: 'grup, arkadaş, kaç kişi, ekip, iş arkadaş, katılım, kontenjan, doğum günü, bekarlı, birlikte gel',
  away: 'tatil, tatilde, tatile, yokum, yokuz, seyahat, gidiyoruz, gidiyoz, gidiyorum, uzakta, evde olmay, şehir dışı',
  accident: 'kaza, çarpış, çarpma, darbe, düşürdü, düştü, devril, vurdu, hasar',
  frequency:
    'ne sıklıkla, ne sıklıkta, kaç günde, kaç ayda, kaç yılda, kaç kere, kaç kez, her gün, her hafta, her ay, her yıl, haftada, ayda=, yılda=, günde=, günlük, haftalık, aylık, düzenli, sık sık',
  choosing:
    'bana uygun, hangisi uygun, hangisini al, hangisini seç, nasıl seç, bana hangi, bana göre, hangisi bana, ne lazım, hangi model, uyar mı, uygun mu, hangisi olur',
  difference: 'fark=, farkı, farklı, karşılaştır, kıyas, daha iyi, aynı mı',
  bulk: 'toplu, çok sayıda, yüzlerce, palet, büyük sipariş, düzine, toptan, adetli',
  freeFrom:
    'kaç liradan, kaç tl, ne kadarlık, kaç liralık, üstü, üzeri, üzerinde, üstünde, ve üzeri, ve üstü, kargo bedava, ücretsiz kargo, kargo ücretsiz, bedava kargo, kargo alınmaz, alt limit, en az ne kadar, kargo ödememek, kargo parası ver, biz karşıl, aşan, geçince, alışverişlerde, sepet',
  sendOut: 'yola çık, çıkar=, kargoya ver, kargolan, hangi gün, gönderiyor, gönderiyoruz, hazırla, paketle, teslim ediyoruz, depo, çıkış',
  nextDay:
    'yarın, ertesi gün, aynı gün, bugün, saat kaça, kaça kadar, en geç, öğlene, saat * kadar, a kadar verilen, önce verilen, hemen çık',
  stairs: 'merdiven, kat=, kata, kaldırım, yukarı çık, taşı, asansör, eve kadar, kapıya kadar, içeri',
  keptParcel:
    'bekle, bekletil, kaç gün kal, kaç gün dur, geri dön, iade olur, evde yok, evde olmayınca, evde kimse, işteyim, komşu, kapıcı, şubede, çalışıyorum',
  proof: 'fiş=, fişi, fatura kayb, faturam yok, satın alma belge, sipariş numara, belge',
  refundTime:
    'param, paramı, paranın, ücret iade, para iade, geri öden, hesaba, hesabıma, hesabıma yat, karta, kartıma, yatar, yatırıl, yansır, iadem',
};
