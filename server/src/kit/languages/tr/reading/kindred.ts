import type { KindredWords } from '../../kindred/shape.ts';

export const kindred: KindredWords = {
  // What happens with a thing.
  shattering: 'kirik, kiril, catla, parcala, parca parca, kopuk, kopmu, ezil, ezik, yaril, paramparca, dokulmus',
  bending: 'egril, egri=, bukul, yamul, sekli bozul, carpil, kivril, deform',
  escaping: 'kac=, kacar, kacan, kaciyor, kacti, cikip gid, firar, tirman, surun, uzaklas, ucup',
  dying: 'olu=, oldu=, olmus=, oluyor, olur mu olu, canli, yasiyor, hayatta, yasar, kimildam, oldur, telef',
  burningUp: 'yan=, yandi, yanik, yanar, yaniyor, yanma, yakma, alev, ates=, duman, is yap, kivilcim, tutus, kor=, kurum',
  melting: 'eri=, erir, erimis, eriyor, erime, cozul, cozdur, sivilas',
  dissolving: 'seyrelt, sulandir, cozun, konsantre, oran=, orani, olcek su, saf=, karistirma orani, dozaj, incelt',
  bursting: 'patla, patlak, infilak, delin, tasma, tasti, akit, akiyor, sizdir, sizinti, fiskir',
  foaming: 'kopur, kopuk, kabarcik, fokur, ferment, mayalan, gazli, koptur',
  sticking: 'yapis, yapiskan, kurumadi, kurumuyor, islak, kalinti, tutmuyor, yapistir',
  swelling: 'sis=, sisti, sisiyor, kabar, genles, genis, sismi, sisir',
  stretching: 'esne, elastik, genisle, uzar, gevse, sarkma, sarkti, bollas',
  separating: 'tortu, cokelti, coktu, ayris, bulanik, pihti, tabaka, dibine, topak',
  stoppedWorking: 'calismiyor, acilmiyor, calismadi, kapaniyor, sarj olmuyor, hata mesaj, yanip sonuyor, bozul, ariza, durdu, baslamiyor',
  lostThings: 'kaybet, kaybol, bulamiyor, bulamadim, kayip, eksik, yitir, dusurd',
  stealing: 'calindi, calinma, hirsiz, hirsizlik, calinir, calan, soyul',
  // What people do with a thing.
  carryingIt: 'tasi, tasir, kaldir, yukari cikar, yukari tas, eve kadar, arabaya, sirtinda, goturme, tasinabilir',
  pullingIt: 'cek=, cekme, cekilir, romork, bisiklet arkasi, bisikletin arkasi, surukle, baglanti, kanca',
  openingIt: 'acmak, acilir, acamiyor, kapak, kapag, tipa, mantar tipa, kilit, anahtar, asma kilit, kapat, kapan=, toka, vidasini',
  pouringIt: 'dokul, dok=, dokme, damla, akar, akma, musluk, agiz, sivi, suyu, bosalt, akiyor, agzi',
  feedingThem: 'besle, yem=, yemi, yemek ver, yiyor, yerler, artik, kabuk, odul mama, mama=, ac kal',
  cuttingIt: 'kes=, kesme, kesil, kisalt, testere, makas, bicak, dilim, dogra, budama, cok uzun, keser',
  grindingSanding: 'zimpara, torpu, purtuk, puruz, parlat, cilala, puruzsuz, kazi, rende, matkap, del=, delme',
  sewing: 'dik=, dikis, diker, igne, iplik, orgu, tig=, etek boyu, yama, dugme, fermuar, terzi, orme',
  paintingOver: 'boya, boyanir, vernik, cila=, cilala, kat=, katman, astar, firca, koruyucu, laka=, yagla',
  gluing: 'yapistir, tutkal, zamk, epoksi, recine, macun, dolgu, dolduru, birlestir',
  rubbingOff: 'silin, cikar=, cikarma, cilde, ciltten, eline bulas, elime bulas, leke, cozucu, ov=, bulasti',
  riding: 'ata bin, eyer, uzengi, at=, atlar, midilli, bisiklet, gidon, pedal, motosiklet, motor=, scooter, kask',
  prayingFaith:
    'dua=, ibadet, namaz, cami, kilise, tapinak, kutsan, dini, islam, musluman, hristiyan, budis, tesbih, tespih, ramazan, abdest, zikir, zikr, hac=, umre',
  // Bodies, and what ails them.
  hands: 'elim, elimi, elde, elime, ellerim, bilek, bilegi, bileg, parmak, parmag, basparmak, avuc, tirnak, kolum, kolu=, dirsek',
  feet: 'ayak, ayag, topuk, topug, taban, ayak parma, nasir, duztaban, ayakkabi numara, ciplak ayak',
  backAndJoints:
    'bel agri, belim, sirt=, sirtim, omurga, boyun, boynu, omuz, omzu, kalca, diz=, dizim, eklem, romatizma, kireclen, fitik, durus',
  stomach: 'mide, karin=, karni, bagirsak, sindir, hazim, ishal, kabiz, bulanti, kustu, kus=, yutt, yutar, sis karin',
  bloodAndHeart:
    'tansiyon, kalp, diyabet, seker hasta, kan seker, insulin, kolesterol, kan sulan, kalp pili, felc, dolasim, tiroid, bobrek, karaciger',
  skinHair:
    'egzama, sedef hasta, akne, sivilce, kirisik, kuru cilt, hassas cilt, kasin, kasint, dokuntu, kizar, gunes yanig, yara izi, dovme, sac=, saclar, sac deri, kepek, sakal, tiras, kivircik',
  eyesEarsTeeth:
    'goz=, gozu, gozler, gozluk, gorme, kulak, kulag, isitme, dis=, disler, disim, protez, dis teli, dolgum, dis hekim, dis eti, agzim, dil=, dudak, burun, burnu',
  breathingIll:
    'astim, akciger, oksur, buhar, solu, nefes, maske, havalandir, bas agri, migren, ates, grip, hasta, hastalik, enfeksiyon, yara, kan=, kanama, morluk',
  bodyWeight: 'kilolu, kiloyum, kilo=, agirlik, agirim, tasima kapasite, tasir mi, kaldirir, yuk=, yuku, dayanir',
  // Who people are, and what they celebrate.
  schoolChildren: 'sinif, ogrenci, okul, ogretmen, ilkokul, anaokul, kres, ders=, lise, ortaokul',
  expecting: 'hamile, gebe, bebek bekl, emzir, emzik donem, loguSa',
  weddings: 'dugun, gelin, damat, nisan, nikah, evlen, balayi, yil donum, davetli, kina, soz=',
  mourning: 'cenaze, mezar, vefat, rahmetli, yas=, taziye, olum, hatira, kaybettik',
  // Animals, plants, weather and the ground.
  smallAnimals: 'tavsan, kobay, hamster, kemirgen, fare, sican, kirpi, sincilla, gelincik, kaplumbag, surungen, kertenkele, yilan, kurbaga',
  birdsFish: 'kus=, kuslar, tavuk, ordek, papagan, muhabbet kusu, balik, balig, akvaryum, havuz, golet, karides, salyangoz',
  crawlies:
    'solucan, kurt=, ari=, arilar, kovan, sinek, orumcek, bocek, bocekl, tirtil, sumuklu bocek, sivrisinek, kene, pire=, guve, larva, kurtcuk',
  gardenPlants:
    'bitki, cicek, yaprak, yaprag, kok=, koku, sogan, fide, cali=, cit bitki, agac, saksi, domates, sebze, bostan, ot=, otlar, gul=, gulu, cim=',
  soilFertiliser: 'toprak, topra, kompost, malc, gubre, humus, turba, altlik, substrat, killi, kumlu, saksi topra',
  coldWeather: 'don=, donar, dondu, donma, eksi=, sifirin alt, buz=, buzlan, kar=, karda, kis=, kisin, soguk, ayaz',
  hotWeather: 'sicak, sicag, sicakta, gunes=, gunesin alt, guneste, dogrudan gunes, yaz=, yazin, kavurucu',
  windRain: 'yagmur, yagis, firtina, ruzgar, dolu=, sel=, su birikintisi, kotu hava, hava kosul, disarida birak, islan, saganak',
  seaShore: 'deniz, plaj, kum=, kumda, tuzlu su, okyanus, sahil, kiyi, liman, tekne, yelken, gol=, nehir, yuz=, yuzme, dalis, sorf, dalga',
  hillsForest:
    'dag=, dagda, tepe, orman, patika, yol=, cakil, parke tas, camur, arazi, engebe, yuruyus, kamp, cadir, trekking, egim, dik=, yokus, hac yolu',
  // Food and drink.
  citrus: 'narenciye, turuncgil, portakal, limon, misket limon, greyfurt, mandalina',
  meatFish:
    'et=, eti=, sigir, domuz, kuzu, sosis, sucuk, jambon, pastirma, kumes, deniz urun, kabuklu, somon, ton bal, jelatin, hayvansal, kemik',
  veganDiet: 'vegan, bitkisel, vejetaryen, hayvansal icerik, jelatinsiz, sutsuz, etsiz',
  religiousDiet: 'helal, koser, haram, domuzsuz, domuz katki, alkolsuz, domuz yag',
  glutenWheat: 'gluten, colyak, bugday, un=, cavdar, arpa, ekmek, ekmeg, nisasta, tahil, yulaf',
  sweetness: 'seker, tatli, tatlandir, sekersiz, ksilitol, stevya, bal=, surup, karamel, cikolata, diyet, kalori, karbonhidrat',
  saltSour: 'tuzlu, tuz=, sodyum, eksi=, sirke, asit, aci=, acili, biber, hafif, lezzet, tadi, tat=, sert=, yogun',
  drinks:
    'icmek, icecek, sarap, bira, viski, cin=, likor, kokteyl, kahve, espresso, cay=, cayi, meyve suyu, sise, kopuklu, fincan, bardak, kupa',
  cooking:
    'pisir, yemek tarif, tarif, mutfak, kizart, kayna, hasla, firin, bugula, yogur, hamur, maya, tava, tencere, wok=, karistir, baharat, hazirla, servis, porsiyon, yemek',
  goingOff:
    'bozul, tarihi gec, son kullanma, skt, tett, ne kadar dayan, bayat, taze kal, hala yen, acildiktan, actiktan, buzdolab, dolapta, dondur, raf omr, saklama',
  // What things are made of, and their parts.
  rubberTip: 'kaucuk, lastik, lateks, silikon, conta, taban, ic lastik, uc lastig, plastik uc',
  cords:
    'ip=, ipi, ipin, iplik, halat, lastik, kayis, bag=, kurdele, dugum, zincir, kolye, bileklik, boncuk, tane=, taneler, puskul, kemer, tasma, dizme, dizer, diz=, imame',
  woodKinds:
    'mese, kayin, cam agac, ceviz agac, karacam, disbudak, kestane, bambu, mantar, kontrplak, mdf=, tik agac, zeytin agac, gul agac, hangi agac, fsc',
  animalMaterials:
    'boynuz, kemik, fildis, kehribar, sedef, deniz kabug, kurk=, tuy=, kus tuy, ipek, yun=, merinos, kasmir, alpaka, balmumu, gomalak, kil=, at kil, mercan, oltu',
  potteryGlass:
    'seramik, porselen, comlek, canak, kil=, sir=, sirli, emaye, cam=, camdan, kadeh, kristal, vazo, kase, tabak, tabag, fincan, kupa, demlik, caydanlik, fayans',
  metalsJewels:
    'altin, gumus, pirinc metal, bakir, celik, paslanmaz, aluminyum, demir, nikel, kalay, cinko, titanyum, kaplama, ayar=, 925, yuzuk, kupe, tas=, elmas, karar',
  plasticsRecycled:
    'plastik, pvc=, bpa=, geri donus, polyester, akrilik, naylon, vinil, mikroplastik, neden yapil, hangi malzeme, malzeme, bozunur, kompostlan',
  packingStuff:
    'kutu, koli, karton, balonlu, ambalaj, dolgu, bant=, zarf, paketle, paketlen, kirilgan, kirilacak, plastiksiz, pelur, saman',
  // Electricity, machines and what runs on them.
  chargingPower: 'sarj, pil=, pili, piller, batarya, aku=, ne kadar gider, calisma sure, bos=, usb=, solar, gunes panel, lityum, priz',
  voltagePlug: 'volt, voltaj, gerilim, fis=, priz, adaptor, donustur, 110, 220, 230, watt, tuketim, elektrik, trafo, kablo, sigorta',
  connecting:
    'wifi, kablosuz, bluetooth, esles, uygulama, android, iphone, ios=, akilli telefon, baglan, senkron, alexa, google home, akilli ev, guncelle, yazilim, sifirla',
  loudness: 'ses=, sesi, sesli, gurultu, sessiz, desibel, db=, ugult, vizil, gicir, tikird, islik, duyul, takirt',
  lightDark: 'isik, isig, lamba, ampul, led=, parlak, lumen, dimmer, aydinlat, karanlik, mum=, fitil, fener, yansit',
  fuelHeating:
    'yakit, benzin, dizel, tup=, gaz=, propan, butan, gazyag, odun, komur, briket, pelet, soba, somine, isit, baca, kul=, cakmak, biyoetanol',
  homeMachines:
    'bulasik makin, mikrodalga, camasir makin, kurutma makin, santrifuj, firin, buzdolab, derin dondur, utu, supurge, induksiyon, ocak, ocag, fritoz',
  // Where people are, use a thing and keep it.
  bathroomSpa:
    'dus=, dusta, banyo, kuvet, el yika, elimi yika, ellerimi yika, abdest, sauna, hamam, tuvalet, lavabo, sabun, suya, su altinda, suyla, havuz',
  keepingPlace:
    'sakla, muhafaza, depo, kaldirma, bodrum, cati kati, garaj, kulube, dolap, cekmece, raf, yatak alti, kuru yer, serin, karanlik, nem, nereye koy, koymali',
  onTheRoad:
    'araba, bagaj, karavan, minibus, kamyon, tren, otobus, ucak, ucag, ucus, el bagaj, bavul, valiz, seyahat, yolculuk, havaalan, feribot, festival, sirt cant',
  awayFromHome: 'tatil, izin, seyahatte, evde olma, gidiyoruz, yokken, uzakta, yalniz birak, biz yok, gozetimsiz, kim bakar, is seyahat',
  // How things are.
  thickSoft: 'kalin, ince, yumusak, yumusat, sert=, serti, kati=, katila, esnek, kaba, yogunluk, tas gibi',
  safeDanger:
    'guvenli, guvenlik, tehlike, zararli, zarar, risk, zehir, toksik, sagliksiz, sorun olur, bir sey olur, endise, dikkat, uyari, veteriner',
  smellPerfume: 'koku, kokuyor, kokusu, kokar, parfum, esans, aroma, deodorant, sprey, sik=, siksam, kokusuz, kolonya, kuf koku',
  realFake: 'gercek, hakiki, orijinal, sahte, taklit, kanit, sertifika, nasil anlar, saf=, kopya, replika, dogal mi',
};
