import type { DialogueWords } from '../../dialogue/shape.ts';

export const dialogue: DialogueWords = {
  phrases: {
    greeting:
      'kolay gelsin, hayirli isler, iyi calismalar, iyi gunler dilerim, slm, mrb, selamlar, merhaba, merhabalar, selam, selamlar, gunaydin, iyi gunler, iyi aksamlar, slm, hey',
    thanks: 'tesekkurler, tesekkur ederim, cok tesekkurler, sag ol, sagol, sag olun, eyvallah, cok sag olun, tesekkur ederiz',
    acknowledged: 'tamam, tamamdir, peki, olur, harika, super, guzel, evet, anladim, cok iyi, mukemmel, ok, iyi, tabii, hayir tesekkurler',
    goodbye: 'hosca kal, hoscakal, hosca kalin, gule gule, gorusuruz, gorusmek uzere, iyi gunler dilerim, bay bay, allaha ismarladik',
    person:
      'konusmak, gorusmek, konusabilir*, gorusebilir*, insan*, gercek kisi*, bir kisi, temsilci*, musteri hizmet*, ekibiniz*, ekibinizle, gorusmek istiyorum, biriyle, biriyle gorus*, biriyle konus*, yetkili*, danisman*, calisan*, canli destek, beni arayin',
    discount: 'indirim*, kupon*, promosyon*, kampanya*, indirim kodu, ozel teklif*, daha iyi fiyat, pazarlik*, iskonto*',
    gift: 'hediye, hediye*',
    seeking:
      'lazimdi, alcam, alicam, alacam, almayi dusunuyorum, ihtiyacim, var mi, varmi, satiyor musunuz, satıyor musun, ne lazim, neye ihtiyacim var, ne gerekiyor, ariyodum, ariyom, bakiyodum, bakiyom, istiyodum, istiyom, alicaktim, ariyorum, ariyoruz, bakiyorum, bakiyordum, goster, gosterir misiniz, gosterir misin, gosterin, lazim, ihtiyacim var, istiyorum, isterim, icin bir sey, bir sey, almak istiyorum, bulunur mu, mevcut mu, arıyordum, neler var, bul, alsam, alirsam, alsak, alirsak, ariyorduk, aramaktayim, bakiyoruz, bakmistim, bakacaktim, istiyorduk, istiyoruz, isterdim, isteriz, istemistim, bize lazim, gerekiyor, gerekli, ihtiyacimiz var, ihtiyacimiz, varsa, var midir, varmidir, var miydi, bulunuyor mu, bulabilir miyim, gosterebilir misiniz, gosterebilir misin, gormek istiyorum, gorebilir miyim, bakabilir miyim, satiyormusunuz, satista, elinizde, sizde, sizde var mi, alacagim, alacaktik, almak istiyoruz, almak isterdim, edinmek, dusunuyorum, tercih ederim, onerebileceginiz, mevcut mudur',
    advice:
      'oner*, onerir misiniz, onerirsiniz, tavsiye*, ne onerirsiniz, secmeme yardim, hangisini, en populer, cok satan*, yardim et, yardimci ol*, ne kullanayim, ne alayim, ne almaliyim, ne kullanmaliyim, ne kullanmam, ne iyi gelir, fikriniz',
    first: 'birinci*, ilk, ilki, ilkini, ilkinin, 1 numara*, bir numara*, birincisi*',
    second: 'ikinci*, ikincisi*, 2 numara*, iki numara*',
    third: 'ucuncu*, ucuncusu*, 3 numara*',
    fourth: 'dorduncu*, 4 numara*',
    fifth: 'besinci*, 5 numara*',
    last: 'son, sonuncu*, sonuncusu*',
    it: 'bu, su, o, bunu, bunun, sunun, onu, onun, buna, bundan, bu urun, bu urunun, urun, bunda, ondan, ona',
    them: 'bunlar*, sunlar*, onlar*, ucunun, ucu de',
    both: 'ikisine, ikisi toplam, birer tane, her birinden bir, ikisi*, ikisini*, ikisinin, her ikisi*, iki urun*, ilk iki*, ilk ikisi*',
    one: 'olani, olan, olanin, tane, tanesi*',
    others:
      'baska, baskasi, baskalari, diger*, digerleri, daha fazla, farkli, baska bir sey, baska neler, alternatif*, baska secenek*, dahasi, oburu*, obur*, oteki*, digerinin, obürü*',
    cheaper:
      'daha ucuz*, daha uygun*, cok pahali, fazla pahali, daha hesapli, daha ekonomik, ucuz bir sey, pahali geldi, ucuzu, daha ucuzu, ucuzunu, ucuzlari, daha ucuzlari, biraz pahali, daha dusuk fiyat*, daha dusuk fiyatli, butcemi asiyor, butcemi asti, butceme uygun, daha uygun fiyatli, bu kadar vermek, bu kadar harcamak, daha az para, uygun fiyatlisi, daha hesaplisi, ucuzu yok mu',
    dearer:
      'pahaliydi*, pahali degil miydi, daha mi pahali*, daha mi pahaliydi, daha pahali*, daha kaliteli*, daha luks*, ust segment, biraz daha harca*, biraz daha fazla harca*, biraz daha verir*, biraz daha versem, fazla ode*',
    cheapest:
      'ucuz olan*, ucuzu, daha ucuz olan*, en ucuz*, en uygun*, en dusuk fiyat*, en hesapli*, en ekonomik*, ucuzdan pahaliya, ucuzdan baslayarak, fiyata gore artan',
    dearest: 'pahali olan*, daha pahali olan*, en pahali*, en yuksek fiyat*',
    which: 'hangisi, hangisi*, hangi',
    some: 'icin bir sey, bisey, bi sey, bir sey, bir seyler, herhangi, ne var, neler var, neleriniz var, neyiniz var',
    price:
      'kaca gelir, kaca gelecek, kaca duser, kaca patlar, kaca cikar, kaca mal olur, fiyat*, ne kadar, kac para, kac lira, kac tl, kaca, fiyati, ucreti, ucret*, ne kadara, kac euro, kac, tutar*, eder, kaça, fiyatlari',
    formerly: 'onceden, daha once, eskiden, once, gecmiste, evvelden',
    saving:
      'indirimli*, indirimde, indirimden once, eski fiyat*, onceki fiyat*, normal fiyat*, orijinal fiyat*, tasarruf*, ne kadar kazan*, indirime girdi, yerine, ilk fiyat*, eskiden ne kadardi, once ne kadardi, indirimi var mi, onceden fiyat*, eskiden fiyat*, fiyati neydi, fiyati ne kadardi, kac liraydi, kaca satiliyordu, normalde kaca, normalde ne kadar, ne kadar dusmus, ne kadar ucuzla*, fiyati dusmus, fiyatinda dusus, kampanya var mi, ne kadar indirim, indirim oncesi, indirimsiz fiyat*',
    size: 'beden*, numara*, boy, boyu, boyun, boyum, boyut*, boylar*, boya gore, olcu*, ebat*, hangi beden*, hangi bedenler*, bedeni',
    colour: 'renk*, rengi*, renkler*, hangi renk*, renkte',
    material: 'malzeme*, kumas*, neyden, materyal*, icerigi, yapilmis, yapildi, hangi malzeme*',
    stock: 'stok*, stokta, mevcut*, tukendi*, kaldi mi, elinizde, bulunuyor mu, var mi stokta, kalmadi',
    count: 'kac tane, kac adet, kac cesit, kac urun, kac model',
    total: 'ikisine, hepsine, tutar, tutuyor, toplasak, yekun, toplam*, toplamda, birlikte, hepsi*, beraber, ikisi toplam, tamami',
    byHowMuch:
      'kac lira pahali, kac lira ucuz, kac tl pahali, kac tl ucuz, ne kadar pahali, ne kadar daha pahali, ne kadar ucuz, ne kadar daha ucuz, kac lira daha, ne kadar fark, fiyat farki*, fark ne kadar, dan pahali, den pahali',
    compare:
      'karsilastir*, fark*, farki, farklari, arasindaki, versus, vs, daha iyi, hangisi daha iyi, kiyasla*, ayiran, birbirinden ayir*, ne degisiyor, birbirine gore, farki ne, kiyas',
    details:
      'hakkinda bilgi ver*, hakkinda bilgi al*, bilgi alabilir*, bilgi almak, bilgi rica*, daha fazla bilgi, detay*, ayrinti*, ozellik*, aciklama*, anlat*, bilgi ver*, hakkinda bilgi, bahset*, icinde ne, iceri*, icerig*',
    time: 'ne kadar surer, ne kadar suruyor, ne kadar surecek, ne kadar zaman, kac dakika*, kac saat*, ne zaman, kac gun*, ne kadar surede, sure*, kac gunde, suruyor, ne kadar zamanda, surede, gelir, ulasir',
    without:
      'bulunmayan, yer almayan, katilmamis, kargosuz, alerjim var, alerjisi var, alerjimiz var, alerjik, olmasin, olmayan, haric, disinda, degil, istemiyorum, olmadan, sevmiyorum, yok, icermeyen, siz olsun, olmayanlar, istemem, hicbir, olmaz, istemiyor, istemez, istemiyoruz, sevmiyor, sevmez, kalsin, bosver, bos ver',
    with: 'yaninda, sepete at*, sepete ekle*, kargoyla, kargosuyla, artı, ekleyin, ilave*, yanına, ustune de, ekle*, yanina, ustune, ile, dahil, birlikte, beraber, dahilinde, arti, artı',
    under: 'altinda, alti, altindaki, altinda olan, ucuz, az, dan az, den az, dusuk',
    upTo: 'kadar, en fazla, maksimum, max, butce*, butcem, azami, i gecmesin, gecmesin, gecmeyen',
    over: 'ustunde, uzerinde, ustu, uzeri, fazla, ustundeki, uzerindeki',
    atLeast: 'en az, minimum, itibaren, baslayan',
    between: 'arasi, arasinda, araliginda',
    and: 've, bi de, bir de, bide, yanina bi de, peki, peki ya, ya, ayrica, de, da, peki bu',
    to: 'icin',
    currency: 'lira*, tl, try, euro*, avro*, dolar*, kurus, eur',
    weighs:
      'kac kilo, kac gram, ne kadar agir, agirligi*, agirlik, kac kg, daha hafif*, daha agir*, en hafif*, en agir*, hafif olan*, agir olan*',
    long: 'uzunlugu*, ne kadar uzun, kac cm, kac metre, kac santim, daha uzun*, daha kisa*, en kisa*, kisa olan*, en uzun*, uzun olan*',
    wide: 'genisligi*, ne kadar genis, eni, daha genis*, daha dar*, en dar*, en genis*, genis olan*',
    tall: 'yuksekligi*, ne kadar yuksek, daha yuksek*, daha alcak*, en alcak*, en yuksek*',
    deep: 'derinligi*, ne kadar derin, daha derin*, daha sig*, en derin*',
    big: 'ne kadar buyuk, olculeri*, ebatlari*, boyutu*, boyutlari*, daha buyuk*, daha kucuk*, en kucuk*, kucuk olan*, en buyuk*, buyuk olan*',
    holds:
      'kac litre, ne kadar alir, ne kadar alıyor, kac litrelik, hacmi*, kapasitesi*, kac ml, icine ne kadar, ne sigar, sigar, daha az alan*, daha cok alan*, en cok alan*',
    power: 'gucu*, kac watt, kac vat, ne kadar guclu, daha guclu*, daha gucsuz*, en guclu*, guclu olan*',
    lasts:
      'ne kadar yanar, ne kadar dayanir, pili ne kadar, kac saat yan*, kac saat gid*, ne kadar gider, yanma suresi*, daha az dayan*, daha uzun dayan*, en uzun dayan*',
    least:
      'daha hafif*, en hafif*, hafif olan*, daha kisa*, en kisa*, kisa olan*, daha dar*, en dar*, daha alcak*, en alcak*, daha sig*, daha kucuk*, en kucuk*, kucuk olan*, daha az alan*, daha gucsuz*, daha az dayan*',
    most: 'daha agir*, en agir*, agir olan*, daha uzun*, en uzun*, uzun olan*, daha genis*, en genis*, genis olan*, daha yuksek*, en yuksek*, daha derin*, en derin*, daha buyuk*, en buyuk*, buyuk olan*, daha cok alan*, en cok alan*, daha guclu*, en guclu*, guclu olan*, daha uzun dayan*, en uzun dayan*',
    filler:
      'tam olarak, acaba, alabilir, alabilirim, alacagim, alir, alirim, almak, alan, artik, az, ama, ancak, bana, bakabilir, bazi, ben, beni, benim, bile, bir, biraz, birkac, biz, bize, bizim, boyle, bu, bunu, bulabilir, buldum, burada, cesit, cesitleri, cok, cunku, da, daha, de, degil, diye, dukkan, efendim, eder, edin, edebilir, ediyor, ediyorsunuz, en, ettim, evet, fazla, gel, geliyor, gerek, gibi, gore, guzel, hala, hangi, hangisi, hangileri, hani, hediye, hediyelik, hem, hemen, henuz, hep, her, hic, icin, ihtiyacim, ile, ilgili, ise, istedim, istiyor, istiyordum, istiyoruz, iyi, kadar, kalite, kaliteli, kendi, ki, kim, kime, lutfen, mi, misin, misiniz, miydi, midir, mu, musun, musunuz, magaza, magazada, model, modeller, modeli, modelleri, ne, neden, nedir, neler, nelerdir, nasil, nerede, olabilir, olan, olarak, oldu, olsun, olsa, olur, oluyor, olmali, onu, orada, oyle, pek, rica, sadece, sahip, sana, sanirim, satin, satis, secenek, secenekler, sen, size, siz, sizde, sizin, simdi, siparis, sonra, soru, sormak, su, sey, seyler, siparisi, tabii, tane, tum, tur, turleri, urun, urunler, urunleri, uygun, uzere, var, veya, verebilir, veriyor, ve, ver, ya, yani, yapiyor, yapiyorsunuz, yardim, yeni, yine, yok, yoksa, yuzden, bugun, gun, hafta, gunde, ayni, giymek, kullanmak, bakar, isterdim, istedigim, gelir, eder, oluyorsa, edebilir, miyim, mıyız, edeceğim, bilgi, soyle, soyler, sayisi, yaklasik, civari, civarinda, alisveris, secim, sunuyor, sunuyorsunuz, gonderiyor, neyse, her neyse, bos ver, unutmayin, unutma',
    men: 'baba*, babam, babama, esim erkek, kocam*, erkek kardes*, abim*, abi, dede*, amca*, dayi*, erkek arkadas*, sevgilim erkek, kayinpeder*, adam*',
    women:
      'anne*, annem, anneme, karim*, kiz kardes*, ablam*, abla, babaanne*, anneanne*, teyze*, hala*, kiz arkadas*, kayinvalide*, hanim*',
    boys: 'oglum*, ogluma, oglu, erkek yegen*, erkek torun*',
    girls: 'kizim*, kizima, kiz yegen*, kiz torun*',
    children: 'cocugum*, cocuklarim*, torun*, torunum*, yegen*, genc*',
    babies: 'yenidogan*, bebegim*',
    delivery:
      'kargosuz, teslim*, kargo*, gonder*, gonderim*, teslimat*, ulasir, elime, ulasim, nakliye*, yollu*, yolla*, sevk*, paket*, gelir, yolluyor*, gonderiyor*, kargoyla, kargosuyla',
    returns: 'iade*, geri ver*, geri gonder*, degisim*, degistir*, para iade*, cayma*, geri al*, olmazsa, uymazsa, begenmezsem',
    payment:
      'ode*, odeme*, oderim, odeyebilir*, kredi kart*, banka kart*, kart, karti, kartla, kartim, kartimla, kartlar*, kartini*, havale*, eft, taksit*, kapida ode*, paypal, visa, mastercard, nakit, banka*',
    invoice: 'fatura*, fis, fisi, fisini, fisim, fisle, makbuz*',
    tracking: 'takip*, siparisim nerede, siparisim*, kargom*, siparis durumu, paketim*',
    cancelling: 'iptal*, vazgec*, siparisimi degistir*',
    warranty: 'garanti*, bozuk*, arizali*, hasarli*, tamir*, kusurlu*, kirik*',
    account: 'hesap*, hesabim*, uye*, uyelik*, giris yap*, sifre*, kayit ol*, puan*',
    hours: 'calisma saat*, acik mi*, aciksiniz, kapali*, saat kac*, kacta, acilis*, acik misiniz',
    place: 'adres*, nerede, neredesiniz, neredeler, sube*, magaza nerede, fiziksel magaza*, magazaniz*, magazadan teslim, elden, konum*',
    contact:
      'kime basvur*, kimi ara*, kime sor*, iletisim*, telefon*, e posta*, mail*, eposta*, ulas*, whatsapp*, aramak, arayabilir*, irtibat*',
    care: 'yika*, yikan*, temizle*, temizlik*, bakim*, utu*, kurutma*, bulasik makine*',
    origin: 'nerede uretil*, uretil*, mensei*, uretim*, nereden gel*, made in, yapim yeri',
    gifts: 'hediye paket*, hediyelik paket*, hediye ambalaj*, hediye kart*, hediye cek*, paketleme*, hediye paketi',
    newsletter: 'bulten*, abone*, abonelik*, e bulten*',
    privacy: 'gizlilik*, kisisel veri*, verilerim*, kvkk',
    wholesale: 'toptan*, toplu*, kurumsal*, bayi*',
    taxes: 'kdv*, vergi*, gumruk*',
    company:
      'kimsiniz, siz kimsiniz, ne satiyorsunuz, neler satiyorsunuz, firmaniz*, sirketiniz*, ne yapiyorsunuz, hakkinizda, robot musun, bot musun',
  },
  numbers: 'bir iki uc dort bes alti/yarim_duzine yedi sekiz dokuz on onbir oniki/duzine',
  budgetBehind: true,
  withoutBehind: true,
  deliveryCost: 'Kargo ücreti ne kadar?',
  returnPeriod: 'Ürünü iade etmek için kaç günüm var?',
  says: {
    cheaper: 'Bunlar daha uygun fiyatlı:',
    nothingCheaper: 'Bu türden daha ucuz bir ürün bulamadım.',
    dearer: 'Bunlar bir üst seviye:',
    nothingDearer: 'Bu türden daha pahalı bir ürün bulamadım.',
    others: 'İşte başka seçenekler:',
    noOthers: 'Bu türden hepsi bu kadar.',
    count: (count) => `Bu türden ${count} ürünümüz var:`,
    notAmong: (wanted) => `${wanted} bunların arasında yok.`,
    notReduced: (title) => `${title} için eski bir fiyat belirtilmemiş.`,
    alternatives: 'Bunlarda var:',
    described: (title, sentence) => `${title} açıklamasında şöyle yazıyor: ${sentence}`,
    statedInstead: 'Belirtilenler şunlar:',
  },
};
