import type { ShopWords } from '../../topics/shape.ts';

export const topics: ShopWords = {
  asking: `mevcut kabul edilen izin verilen gecerli talep isteyebilir kontrol gormek durumlarda durum kosullarda bi acaba hani yani daha buyuk buyugu kucuk kucugu abim kardesim annem babam esim arkadasim oglum kizim cocugum cocuk anneme babama dogum gunu dugun yilbasi oluyor oluyormu olur cift tutar tutari miktar tutardan liradan ait alabilir aldigim aldim alinir alir aliyor aliyorum alisveris almak ama ancak arada ariyorum artik asagi ayni ayrica az baska bana bazi ben beni benim bile bilgi bilgisi bilgiler bilmek bir biraz biri birkac birsey biz bizim bu bulabilir bulamadim bulmak bulunuyor bunu bunun bunlar burada butun cok cunku da de defa degil dersiniz detay detayli diger diye dogru durumda durumu edebilir edebilirim ediyor ediyorum ediyorsunuz edilir eder ederim etmek etti ettigim eger elbette en evet falan farkli fiyat fiyati fiyatlar gelen gelir gelirse genel genellikle gerek gerekli gerekir gerekiyor gibi gore gorebilir gun gunaydin ha hakkinda hala hangi hangileri hangisi hatta hayir hem hemen hep hepsi her herhangi herkes hic hosgeldiniz iyi icin icinde ile ilgili ise isterdim istiyorum istiyoruz isterim istesem isterse kac kadar kadardir kendi kez ki kim kisi kolay konu konusunda konuda kosul kosullar kosullari lazim lutfen madde mesela merhaba mi midir mu mudur musun musunuz misin misiniz miyim miyiz muyum muyuz mumkun musteri musteriler nasil nasildir ne neden nedir neler nelerdir nerede nereden nerededir nereye neyi normal normalde o olabilir olan olarak oldu oldugu oldugunu olmak olursa olsa on ona onlar onu onun orada oyle ozel para peki rica sadece sahip saglar sagliyor sanirim satin satis satiyor satiyorsunuz sayin secenek secenekler secenekleri selam sen senin siparis siparisi siparisim siparisimi siparisin siparisler siz size sizde sizden sizin son sonra soru sorum sormak soyle sunuyor sunuyorsunuz su sureci sure surec sekil sekilde sey seyler simdi tabi tabii tane tam tamam tarafindan tesekkur tesekkurler tum tur turlu urun urunu urunun urunler urunleri urunlerin urunlerinizi urunlerini uzerinde var varsa vardir ve veya verir veriyor verebilir ver ya yapabilir yapar yapilir yapiliyor yapiyor yapiyorsunuz yapmak yapmali yaptim yardim yardimci yeni yer yine yok yoksa yol yontem yontemi yontemleri yontemler yontemlerini zaman zaten magaza magazaniz magazada internet site sitede sitesi online genelde ortalama yaklasik kural kurallar kurallari ogrenebilir ogrenmek ogren soylebilir soyler aliyorsunuz sagliyorsunuz alabilirim bulunur bulunmakta geciyor calisiyor calisiyorsunuz buna bunda bundan bunlarin bunlari bunlara bunlarda bunlardan bunlarla bununla bunsuz sundan sunlarin sunlari sunlara sunlarda sunlardan sunlarla sununla sunca sunsuz onda ondan onlarin onlari onlara onlarda onlardan onlarla onunla olusturmak duzenlemek guncellemek indirmek kurtarmak goruntulemek kullanici bay bayan politikaniz politika bulurum bulabilirim`,
  prepositions: '',
  determiners: 'bir bu su benim',
  topicFirst: false,
  not: 'm[iu]yor|maz\\b|mez\\b|mayiz|meyiz|\\byok|\\bdegil',
  having: '\\b(?:var mi|satiyor musunuz|yapiyor musunuz|sunuyor musunuz|mevcut mu|bulunur mu|veriyor musunuz)\\b',
  whichDay: '\\bhangi gun(?:ler)?\\b',
  only: 'sadece, yalnizca, yalniz=, sirf',
  places: {
    world: 'dunya capinda, dunyanin her yerin, tum dunya, butun dunya, dunya geneli, tum ulke, her ulke',
    europe: 'avrupa',
    union: 'avrupa birligi, ab=, ab ulke',
    gulf: 'korfez ulkeleri, korfez ulkelerine, korfez ulke',
    home: 'yurt ici, yurtici, turkiye geneli, tum turkiye, turkiye nin her',
    others:
      'GB: ingiltere, birlesik krallik, iskocya, britanya; US: abd, amerika; NL: hollanda; DE: almanya; FR: fransa; NO: norvec; SE: isvec; CH: isvicre; AT: avusturya; IT: italya; ES: ispanya; GR: yunanistan; CY: kibris, kktc; AZ: azerbaycan; RU: rusya; PL: polonya; DK: danimarka; BE: belcika; JP: japonya; CN: cin=, cine; TR: turkiye, istanbul, ankara, izmir; AE: dubai',
  },
  furniture:
    'son yazilar|son yorumlar|merhaba dunya|bir yanit yazin|bir cevap yazin|yorum yapin|yaniti iptal|cevabi iptal|e-posta adresiniz yayinlanmayacak|e-posta hesabiniz yayimlanmayacak|gerekli alanlar|arama|arsivler|kategoriler|ust veri|oturum ac|giris yap|icerige gec|icerige atla|menu|ana sayfa|anasayfa|sepete ekle|sepet|paylas|bir wordpress sitesi|ornek sayfa|wordpress’e hos geldiniz|gururla sunar|tum haklari saklidir|tumunu kabul|cerezleri kabul|cerez kullaniyoruz|bu site cerez|bu internet sitesi cerez|cerez ayarlari|bizi takip|devamini oku|onceki yazi|sonraki yazi|yorum yok|yorum gonder|daha sonraki yorumlarimda|benzer urunler|basa don|genel|duzenle|yanitla|cevapla',
  topics: {
    delivery:
      'kargo, teslim, gonder, gonderi, gonderim, ulas=, ulasir, ~paket, ~gelir, ~elime, ~ulasir, sevk, yolla, yollu, ~kargom, kargola, kargo ucreti ode, kargo parasi; ptt',
    returns:
      'iade, geri gonder, geri ver, cayma, vazgec, begenmez, begenmed, uymaz, uymad, geri al, kucuk geldi, buyuk geldi, dar geldi, artik istemiyorum, istemiyorum, begenmedim, olmadi, memnun kalma',
    refund:
      'para iade, parami, geri odeme, ucret iade, param, ucretiniz, bedel iade, param ne zaman, paramin, parayi geri, paramı, para ne zaman, hesaba yat, hesabima yat, hesabima gec, parami geri, paramin iadesi; paraniz',
    exchange: 'degisim, degistir, takas, baska beden, baska renk, yerine',
    payment: 'odeme, odeyebil, oder, oden, ode=, odemek, paypal, klarna, iyzico, papara, apple pay, google pay',
    invoice: 'fatura, fis=, fisi, makbuz',
    tracking:
      'takip, nerede kaldi, siparisim nerede, kargom nerede, paketim nerede, siparis durumu, siparisimin durumu, izle, hala gelmedi, gelmedi, ulasmadi, elime ulas, bekliyorum, siparisin durumu, kargo durumu, paketin durumu',
    ordering: 'nasil siparis, siparis vermek, siparis verebil, siparis veririm, telefonla siparis',
    cancelling: 'iptal',
    changing:
      'adres degis, adresimi degis, siparisimi degis, siparis degis, duzelt, guncelle, yanlis adres, adresi degis, teslimat adres, kargo adres',
    warranty: 'garanti, uretim hata, imalat hata, fabrikasyon hata',
    damaged:
      '~arizali, ~ariza, ~bozuk, ~bozul, ~hasarli, ~kusurlu, ~kirik, ~kirildi, ~defolu, ~yirtik, ~kirild, ~catla, ~ezil, ~yirtil, ~parcalan, ~cizik, ~delik, ~egri, ~kopmus, calismiyor, ~bozuldu, ~dokul, ~curuk, ~patla, ~sokul, ~yiprandi',
    repair: 'tamir, onarim, servis=, onar, tamir et',
    spareParts: 'yedek parca, yedek',
    account: 'hesap, hesab, uyelik, uye=, uye ol, kayit ol, giris yap, profil',
    deleting:
      'sil=, silmek, sildir, silebil, silin, kapatmak, hesabimi kapat, hesap kapat, siler, silinir, hesabimi iptal, uyeligimi iptal, hesap iptal, uyelik iptal, hesabi kapat',
    password: 'sifre, parola',
    guest: 'misafir, uye olmadan, uyeliksiz, kayit olmadan, hesap acmadan',
    hours:
      'calisma saat, acilis, kacta, aciliyor, acilir, acik mi, acik misiniz, saat kac, mesai, kapanis, kapali gun, tatil gun, ne zaman acik, kacta kapa, kacta aci, kaca kadar, hangi gunler, pazar acik, hangi saat, saat kacta, hangi saatlerde, kac saatler; kapali, pazartesi, saat',
    place:
      'neredesiniz, magazaniz nerede, adresiniz, nerede bulun, fiziksel magaza, sube, magazaniz var, showroom, konum, yeriniz, magazada dene, denemek, dukkan, neredesin, yeriniz nerede, hangi sokak, hangi sehir, dukkan nerede, magaza nerede, ~ugra, ~gelip gor, ~gelip bak, ~yaniniza gel, ~gelebilir miyim, ~gelsem, yerinde gor, magazada gor, magazanizda, canli gor, gelip dene, gorebilecegim bir yer, gorebilecegimiz bir yer, gelip bak, bir yerde gor, nerede gor, nerede dene, yakindan gor; adres, cadde, sokak, mahalle, bulabilirsiniz, numaradadir, bulunuyoruz, magazamiz, dukkanimiz, dukkanimiza, magazamiza',
    contact:
      'iletisim, ulasabil, ulasir, musteri hizmet, gorusmek, konusmak, aramak, bagla, musteri destek, destek hatt, musteri temsilci, cagri merkez; telefon, posta, yazin, arayin',
    phone: 'telefon, aramak, arayabil; arayin',
    email: 'e posta, eposta, mail, email; posta, yazin',
    size: 'beden, olcu, boyut, numara olcu, kalip, beden tablo, buyukluk, genislik, dar kalip, kac cm, ebat; gogus, bel=',
    care: 'yika, yikan, temizl, temizlen, bakim, utu, kurutma, bulasik makine, makinede, kirec, temizle, nasil temiz; makine',
    keeping:
      'sakla, son kullanma, raf omru, ne kadar dayanir, kac gun dayan, bozulur, bayatla, skt, son kullan, muhafaza, ne kadar sure dayan',
    material: 'malzeme, kumas, neyden yap, neden yapil, hangi malzeme, materyal; pamuk, yun=, deri, keten, ahsap, celik',
    ingredients: 'icindekiler, icerik, icerig, icer, bilesen, icinde ne; icerir, iceri, sadece, olusur, yapilir',
    allergens: 'alerj, gluten, laktoz, findik, hipoalerjen, intoleran',
    origin:
      'nerede uretil, uretil, uretim, mensei, mense, nereden geli, nerede yapil, made in, yapim, uretiyor, imal, yetis; atolye, kavrul',
    giftWrap:
      'hediye paket, hediye kutu, hediye not, paketleme hediye, hediyelik paket, kart notu, hediye olarak, guzel paket, kurdele, hediyelik, paketle, paketler, paketliyor, hediye paketi',
    giftCard: 'hediye kart, hediye cek, hediye ceki, kupon kart',
    newsletter: 'bulten, e bulten, abonelikten cik, bultene kayit, bultene abone',
    privacy: 'gizlilik, kisisel veri, verilerim, kvkk, bilgilerim',
    wholesale: 'toptan, toplu siparis, bayi, b2b, kurumsal, toplu alim, magazam icin, dukkanim icin, yeniden sat',
    taxes: 'kdv, vergi',
    customs: 'gumruk, ithalat',
    company:
      'kimsiniz, ne satiyorsunuz, ne yapiyorsunuz, sirketiniz, hakkinizda, firmaniz, hikayeniz, neler satiyorsunuz, kim kurdu, kurul, aile sirket, ne zamandan beri',
    jobs: 'ariyor musunuz, is ilan, is basvuru, kariyer, staj, eleman, calismak ist, ise alim, basvur',
    partners: 'affiliate, influencer, sponsor, is birlig, isbirlig, basin=',
    express:
      '~yarin, ekspres, express, ayni gun, ertesi gun, hizli kargo, hizli teslim, acil=, yarina, daha hizli, oncelikli, daha cabuk, acele, acil, fazla odesem, cabuk gelsin',
    pickup:
      'magazadan al, gelip al, elden, magazadan teslim, teslim al, kendim al, tikla gel al, gel al, elden al, elden teslim, almaya gel',
    weekend: 'cumartesi, hafta sonu, haftasonu, resmi tatil, bayram, pazar gun, pazar=, pazarlari',
    locker: 'kargomat, teslimat noktasi, teslim noktasi, posta kutusu, kargo subesi, sube teslim',
    carrier: 'kargo firma, hangi kargo, kargo sirket, kurye, yurtici kargo, aras, mng, surat, ptt, ups=, dhl, kim teslim',
    abroad: 'yurt disi, yurtdisi, uluslararasi, hangi ulke, baska ulke, diger ulke; dunya, ulke, avrupa',
    packaging: 'ambalaj, paketleme, ~kutu, plastiksiz, ~karton, paketlen; ambalaj',
    insurance: 'sigorta, kaybol, kayip, kayb',
    label: 'iade etiket, etiket, iade kodu, kargo kodu; kod',
    sale: 'indirimli urun, indirimli, kampanyali, outlet, ucuzlu; indirim',
    used: 'kullanilmis, giyilmis, acilmis, etiketsiz, orijinal kutu, orijinal ambalaj, denenmis, acil=; kullanilmamis, giyilmemis, etiket',
    card: 'kredi kart, banka kart, visa=, mastercard, troy, amex, kartla, kart ile; kart',
    transfer: 'havale, eft, banka transfer; havale, eft',
    onAccount: 'faturayla ode, sonra ode, vadeli, daha sonra ode, acik hesap',
    instalments: 'taksit',
    cashOnDelivery: 'kapida ode, kapida nakit, teslimatta ode, kapida kart, kapida',
    cash: 'nakit',
    crypto: 'kripto, bitcoin, btc, ethereum',
    currency: 'para birimi, dolar ile, euro ile, doviz, dolarla, euroyla, kur=',
    discount: 'indirim, kupon, kampanya, promosyon, indirim kod, black friday, efsane cuma, daha ucuz, iskonto',
    student: 'ogrenci, emekli, ogretmen, asker, yasli',
    loyalty: 'sadakat, puan, kulup, odul program, uye puan',
    priceMatch: 'fiyat garanti, en ucuz fiyat, daha ucuz, fiyat fark, baska yerde ucuz, fiyat esit',
    stock: 'stok, stokta, tukendi, tekrar gel, yeniden gel, ne zaman gel, mevcut mu, yine olacak, tekrar sat',
    preorder: 'on siparis, rezerv, ayirt, onceden siparis',
    minimumOrder: 'minimum siparis, en az siparis, minimum tutar, alt limit, asgari, minimum alis; minimum, en az',
    samples: 'numune, ornek urun, tester, deneme boy',
    custom:
      'kisisellestir, ozel uretim, ozel tasarim, isim yazd, kazima, gravur, nakis, olcuye gore, ozel olcu, baski, isme ozel, isim, ismimi, isim yaz, isimli, adimi, kisiye ozel, bas harf, harf, kazi, isle, yazi yaz, logomuz, kisisel, ozel yap, adini yazab, ismini yazab, adini yazar, ismini yazar, adini yazd, ismini yazd, uzerine * yazab, uzerine * yazar',
    assembly: 'montaj, kurulum, kurul, eski urun, kata tas, monte',
    rental: 'kirala, kiralik, odunc, kiraya',
    secondHand: 'ikinci el, takas, eskisini al, eski * aliyor, kullanilmis * aliyor',
    subscription: 'abonelik, aylik kutu, her ay otomatik, duraklat',
    reviews: 'yorum, degerlendirme, musteri yorum, puanlama, geri bildirim, gorusumu, fikrimi',
    events: 'kurs=, kurslar, atolye calisma, etkinlik, egitim, tadim, workshop, seminer',
    sustainability: 'surdurul, cevre, geri donus, karbon, iklim, adil ticaret, etik, ekolojik; surdurul',
    vegan: 'vegan, hayvansal, bitkisel, vejetaryen',
    organic: 'organik, pestisit, gots, bio=',
    animalTesting: 'hayvan test, hayvanlar uzerinde, hayvan deney, cruelty, mulesing; hayvan',
  },
  time: {
    asked:
      'ne kadar sur, ne zaman, kac gun, kac saat, kac gunde, ne kadar zamanda, ne kadar surede, kac haftada, suresi, sure=, kac ay, kac yil, kacta, saat kac, ne kadar sure, ne kadar surer, kac gune, ~gelir, ne siklik, ne zamandan',
    given:
      'gun, gunu, gunde, is gunu, hafta, saat, ay=, ayda, aylik, yil, yarin, hemen, ayni gun, pazartesi, sali=, carsamba, persembe, cuma, cumartesi, pazar, ocak, subat, mart, nisan, mayis, haziran, temmuz, agustos, eylul, ekim, kasim, aralik, dakika, icinde',
  },
  money: {
    asked:
      'ucret, ne kadar tut, kac tl, kac lira, kac para, masraf, bedava, ucretsiz, ne kadara, kac euro, bedel, kim oder, kim karsilar, fiyati ne, ne kadar, pahali, kaca',
    given:
      'tl=, lira, try=, eur, euro, dolar, usd, ucretsiz, bedava, ucret, masraf, karsilan, karsilar, bize ait, size ait, aliciya ait, bize aittir, size aittir, aliciya aittir, musteriye ait, yuzde, ucret odemez, ucret almiyor, ucret istemi, para istemi, para almiyor, fiyata dahil, bizden, ek ucret yok',
  },
  free: {
    asked: 'ucretsiz, bedava',
    given: 'ucretsiz, bedava, ucret odemez, ucret almiyor, ucret istemi, para istemi, para almiyor, fiyata dahil, bizden, ek ucret yok',
  },
};
