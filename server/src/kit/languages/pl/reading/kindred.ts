import type { KindredWords } from '../../kindred/shape.ts';

export const kindred: KindredWords = {
  // What happens with a thing.
  shattering: 'pekn, pekl, pekni, stluk, rozbi, potluk, odlam, zlam, kawalk, odprysk, wyszczerb, wgniec, rys=, odlup, drzazg',
  bending: 'krzyw, wykrzyw, wygi, zgie, zgi, odksztalc, wypacz, zdeform, wichruj, pofald, stracil ksztalt',
  escaping: 'uciek, uciec, ucieczk, wychodz, wylaz, pelza, wspina, zwiewa, wyskakuj, odlat',
  dying: 'zdech, martw, umar, umier, zgin, padl=, zyw=, zywe, zywy, zyja, zyje, przezyj, przezy, nie rusza, zywych, smierc',
  burningUp: 'pali=, pala, palic, palen, spali, przypal, plomien, ogien, ogni, dym, sadz, iskr, zapal, zar=, tli=',
  melting: 'topi=, topnie, stopi, roztop, topnieje, rozmraz, rozpuszcza sie w cieple, plynny',
  dissolving: 'rozciencz, rozpuszcz, rozpuscic, koncentrat, czesci wody, proporcj, nierozciencz, stezen, dawk, rozrob',
  bursting: 'wybuch, pekl, eksplod, przebi, rozsad, wyciek, przeciek, kapie, wylew, strzeli',
  foaming: 'pian, pien, babel, bable, gazow, ferment, musuj, burzy',
  sticking: 'lepi, klei, kleist, przykleja, przywiera, nie schnie, mokre, nie wysych, pozostalosc',
  swelling: 'puchn, pecznie, napecz, rozszerz, nadmuch, rosnie, spuch, wzdy',
  stretching: 'rozciag, rozcian, elastycz, naciag, wydluz, luzuj, poluz',
  separating: 'osad, rozwarst, metn, klaczki, grudk, warstw, na dnie, zwarzy',
  stoppedWorking:
    'nie wlacza, nie dziala, nie startuje, wylacza sie, nie laduje, blad=, bledu, miga=, awari, zepsu, nie odpala, przestal dzialac, popsu',
  lostThings: 'zgubi, zagubi, nie moge znalezc, brakuj, zaginel, zaginal, zginal, nie ma jednego, przepad',
  stealing: 'ukrad, kradziez, kradn, zlodziej, skradzion, wlaman',
  // What people do with a thing.
  carryingIt: 'niesc, nosic, wnies, wnosi, dzwig, przewoz, przewiez, transport, do samochodu, na plecach, podnies, na pietro',
  pullingIt: 'ciagn, przyczep, hol=, holow, dyszel, za rowerem, doczep, zaczep, sprzeg',
  openingIt: 'otwor, otwier, odkrec, pokryw, wieko, korek, kork, zatyczk, zamek, zamk, klucz, klodk, zamkn, zamyk, zapiec, zatrzask',
  pouringIt: 'nalew, wylew, wyla, rozla, kapie, kap=, ciek=, ciecz, plyn, sok=, kran, dziobek, dysz, splyw, odplyw, scieka',
  feedingThem: 'karm, nakarm, jedza, je=, jedzeni, resztk, obierk, przysmak, pasz, glod, skarmia, zjada',
  cuttingIt: 'ciac, ciecie, tnij, przyci, skroc, skrac, pil=, pilowa, nozycz, noz=, ostrz, kroi, pokro, obci, za dlug',
  grindingSanding: 'szlif, papier scierny, gradacj, pilnik, szorst, poler, wygladz, skrob, strug, wierc',
  sewing: 'szy=, szyc, szyci, uszy, igl=, igla, nitk, nici, drut, szydelk, obszy, lat=, latk, cerow, guzik, zamek blysk, szew=',
  paintingOver: 'malow, pomal, farb, warstw, lakier, bejc, olejow, wosk, grunt, pedzel, impregn, emali',
  gluing: 'klej, sklei, przyklej, zywic, epoksyd, szpachl, kit=, wypeln, uzupeln, doklei',
  rubbingOff: 'zetrzec, wytrzec, usun, zmyc, ze skory, na skore, na rekach, na dlon, plam, rozpuszczalnik, schodzi',
  riding: 'jazda konna, siodl, strzemi, kon=, konia, kucyk, rower, ebike, kierownic, pedal, motocykl, hulajnog, kask',
  prayingFaith:
    'modli, modlitw, kosciol, meczet, swiatyn, poswiec, blogoslaw, relig, islam, muzulm, chrzesc, zydow, budd, rozaniec, ramadan, chrzest, chrzcin, komuni',
  // Bodies, and what ails them.
  hands: 'dlon, dloni, reka=, reke=, rece=, rak=, nadgarst, palec, palc, kciuk, paznok, ramie, lokiec, lokci, przedrami',
  feet: 'stop=, stopa, stopy, palce u nog, piet, kostk, podeszw, haluks, podbici, plaskostop, numer buta, boso',
  backAndJoints:
    'plecy, plecow, kregoslup, kark=, szyj, bark=, barki, biodr, kolan, staw=, stawy, stawow, artretyz, reumat, dysk, postaw, ledzw',
  stomach: 'zoladek, zoladk, brzuch, jelit, trawi, biegunk, zaparc, mdlosc, nudnosc, wymiot, zwymiot, zgag, wzdec, polkn',
  bloodAndHeart:
    'cisnien, serce, serca, cukrzyc, diabet, insulin, cholester, rozrzedz, rozrusznik, udar, krazen, nadcisn, tarczyc, nerki, watrob',
  skinHair:
    'egzem, luszczyc, atopow, tradzik, pryszcz, zmarszczk, sucha skora, wrazliwa skora, swedz, wysypk, zaczerwien, oparzen slon, blizn, tatuaz, wlos, skora glowy, lupiez, brod=, broda, gol=, loki=',
  eyesEarsTeeth:
    'oko=, oczy, oczu, okular, wzrok, niewidom, ucho, uszy, uszu, sluch, zab=, zeby, zebow, protez, aparat na zeb, plomb, dentyst, dziasl, ust=, usta, jezyk, warg, nos=',
  breathingIll:
    'astm, pluc, kaszel, kaszl, opary, wdych, oddych, maseczk, maska, wietrz, bol glowy, migren, goraczk, gryp, chor, infekc, rana=, rany, krwaw, krew',
  bodyWeight: 'nadwag, waze, wazy, kilogram, kilo=, ciezk, udzwig, obciazen, nosnosc, wytrzyma, utrzyma',
  // Who people are, and what they celebrate.
  schoolChildren: 'klas=, klasa, klasy, uczni, szkol, nauczyciel, podstawow, przedszkol, zlob, lekcj, liceum',
  expecting: 'ciaz, spodziewam sie dziec, w stanie blogoslaw, karmi piers, karmien piers, karmiac',
  weddings: 'slub, wesel, pann mlod, pan mlod, narzecz, zareczy, rocznic, gosci, podroz poslubn, oswiadcz',
  mourning: 'pogrzeb, grob, cmentarz, zmarl, zaloba, zalob, kondolen, urn=, prochy, pamiatk, wdow',
  // Animals, plants, weather and the ground.
  smallAnimals: 'krolik, swink, chomik, gryzo, mysz, szczur, jez=, jeze, szynszyl, fretk, zolw, gad=, gady, jaszczur, gekon, waz=, zab',
  birdsFish: 'ptak, ptas, kura=, kury, kaczk, papug, sikor, ryb, akwarium, staw=, oczko wodne, karp, krewetk, slimak',
  crawlies:
    'dzdzownic, robak, pszczol, ul=, osa=, osy=, much, muszk, pajak, zuk=, owad, gasienic, komar, kleszcz, pchl, mol=, mole, larw, robaczk',
  gardenPlants:
    'roslin, kwiat, kwitn, lisc, korzen, korzeni, cebul, sadzonk, krzew, zywoplot, drzew, doniczk, pomidor, warzyw, grzad, ziol, roza, trawnik, chwast',
  soilFertiliser: 'ziemi, gleb, kompost, sciolk, obornik, nawoz, nawoze, humus, torf, podloz, glin, piaszczyst',
  coldWeather: 'mroz, zamarz, zamarza, przymroz, minus, ponizej zera, lod=, oblodz, snieg, zima=, zimy, zimno, zimow, zimie, slisko',
  hotWeather: 'upal, goraco, gorac, w sloncu, na sloncu, slonecz, lato=, latem, letni, bezposrednie slon, ciepl',
  windRain: 'deszcz, pada=, burz, wiatr, wietrzn, porywy, grad=, powodz, kaluz, zla pogod, pogod, zostawic na zewnatrz, ulew, mokn',
  seaShore: 'morz, plaz, piasek, piask, slona woda, ocean, wybrzez, port=, lodz, lodk, zagl, jezior, rzek, plywa, nurk, surf, fal',
  hillsForest:
    'gor=, gory, gorach, wzgorz, las=, lasu, lesie, szlak, sciezk, zwir, bruk, bloto, teren, nierown, wedrow, kemping, biwak, namiot, trek, strom, pielgrzym',
  // Food and drink.
  citrus: 'cytrus, pomarancz, cytryn, limonk, grejpfrut, mandarynk, skork',
  meatFish:
    'mies, wolowin, wieprz, jagniec, kielbas, szynk, boczek, drob, owoce morza, skorupiak, losos, tunczyk, zelatyn, smalec, zwierzec, kosc',
  veganDiet: 'wegan, roslinn, wegetar, bez skladnikow odzwierz, odzwierzec, bez zelatyn, bez mleka',
  religiousDiet: 'halal, koszer, haram, bez wieprz, bez alkoholu, bezalkohol',
  glutenWheat: 'gluten, celiak, pszen, maka=, maki, zyt, jeczm, orkisz, chleb, skrob, zboz, owies, owsian',
  sweetness:
    'cukier, cukru, slodk, slodycz, slodzik, bez cukru, ksylitol, stewia, miod, syrop, cukier, karmel, czekolad, diet, kalori, weglowodan',
  saltSour: 'slon=, slona, slone, sol=, sodu, kwasn, ocet, octu, gorzk, ostr, chili, pieprz, lagodn, smak, intensywn, pikantn',
  drinks:
    'pic=, pije, napoj, wino, win=, piw, whisky, gin=, likier, koktajl, kaw=, kawa, kawy, espresso, herbat, sok=, butel, musuj, filizan, kubek',
  cooking:
    'gotow, ugotow, przepis, kuchni, smaz, piec=, piecz, dusi, parz, zagnie, ciast, drozd, patelni, garnek, garnk, wok=, miesza, przypraw, przygotow, podaw, porcj, danie',
  goingOff:
    'psuj, zepsu, przetermin, termin waznosc, data waznosc, przydatn, jak dlugo postoi, zachowuje swiez, czerstw, zjelcz, po otwarc, otwart, lodowk, zamraz, przechow',
  // What things are made of, and their parts.
  rubberTip: 'gum=, guma, gumow, kauczuk, lateks, silikon, nasadk, opon, detk, uszczelk, podeszw',
  cords:
    'sznur, sznurek, sznurk, nitk, lina=, linka, gumk, pasek, paska, rzemien, wstazk, wezel, lancuszek, lancuch, naszyjnik, bransolet, koralik, paciork, fredz, smycz, nawlecz',
  woodKinds:
    'dab=, debow, buk=, bukow, sosn, orzech, modrzew, jesion, kasztan, bambus, korek, korkow, sklejk, mdf=, tekow, oliwn, palisandr, jakie drewno, fsc',
  animalMaterials:
    'rog=, rogu, kosc, kosci sloniow, bursztyn, muszl, macica perl, futr, pior, puch, jedwab, welna, welny, merynos, kaszmir, alpak, wosk pszczel, szelak, wlosi, koral',
  potteryGlass:
    'ceramik, porcelan, garncar, kamionk, fajans, glin, szkliw, emali, szklo, szkla, kieliszek, kieliszk, krysztal, wazon, misk, talerz, filizan, kubek, czajni, naczyn, plytk',
  metalsJewels:
    'zlot, srebr, mosiadz, mosiez, miedz, stal=, stali, nierdzew, alumin, zelaz, nikiel, niklu, cyn=, cynk, tytan, pozlac, posrebrz, karat, proba, pierscion, kolczyk, kamien, diament, ciemni',
  plasticsRecycled:
    'plastik, tworzyw, pvc=, bpa=, recykl, z odzysku, poliester, akryl, nylon, winyl, mikroplastik, z czego, wykonan z, zrobion z, biodegrad, kompostowaln',
  packingStuff:
    'pudelk, pudel, karton, folia babel, papier pak, wypelniacz, tasm, kopert, zapakow, opakow, kruch, bez plastik, bibulk, slom',
  // Electricity, machines and what runs on them.
  chargingPower: 'ladow, naladow, ladowark, akumulator, bateri, czas pracy, na jednym lad, rozlad, usb=, solar, sieciow, litow',
  voltagePlug:
    'volt, wolt, napiec, wtyczk, gniazdk, adapter, przejsciow, 110, 220, 230, wat=, pobor, zuzyci, prad=, pradu, transformator, kabel, przewod, bezpiecznik',
  connecting:
    'wifi, bluetooth, parow, sparow, aplikacj, android, iphone, ios=, smartfon, polacz, lacz, synchron, alexa, google home, inteligentn dom, aktualiz, firmware, oprogramow, reset',
  loudness: 'halas, glosn, cich, decybel, db=, buczy, brzecz, skrzyp, piszcz, grzecho, gwizd, dzwiek, slych',
  lightDark: 'swiatl, lamp, zarow, led=, jasn, lumen, sciemni, swiec, ciemn, knot, latark, latarni, odblask',
  fuelHeating:
    'paliw, benzyn, diesel, butl, gaz=, propan, butan, nafta, drewno opal, wegiel, brykiet, pellet, piec=, kominek, kominka, ogrzew, komin, popiol, zapalnicz, bioetanol',
  homeMachines:
    'zmywark, mikrofal, kuchenk mikro, pralk, suszark, wirow, piekarnik, lodowk, zamrazar, zelazk, prasow, odkurzacz, indukcj, plyt, frytkownic',
  // Where people are, use a thing and keep it.
  bathroomSpa:
    'prysznic, kapiel, kapac, wann, lazienk, mycie rak, mycia rak, myje rece, saun, lazni, toalet, umywalk, zlew, mydl, pod woda, basen',
  keepingPlace:
    'przechowyw, przechow, schowac, piwnic, strych, garaz, szop, szaf, szuflad, polk, pod lozk, suche miejsce, suchym, chlodn, ciemn, wilgotn, gdzie postaw, gdzie trzym, trzymac',
  onTheRoad:
    'samochod, bagaznik, przyczep, kamper, furgonetk, ciezarow, pociag, autobus, samolot, lot=, lotu, bagaz, walizk, podroz, lotnisk, prom=, rejs, festiwal, plecak',
  awayFromHome:
    'urlop, wakacj, wyjezdz, wyjazd, wyjech, nie ma nas, nieobecn, zostawic sam, bez nas, bez opieki, kto sie zajm, delegacj, w podrozy',
  // How things are.
  thickSoft: 'grub, grubosc, cienk, miekk, tward, sztywn, gietk, elastyczn, gesty, gestosc, jak kamien, drobn',
  safeDanger:
    'bezpiecz, niebezp, zagroz, szkodl, szkodzi, zaszkodzi, ryzyk, trujac, trucizn, toksycz, niezdrow, czy to zle, martwi, ostrozn, ostrzez, weterynarz',
  smellPerfume: 'zapach, pachn, smierdz, smrod, aromat, perfum, dezodorant, psika, bezzapach, woda kolon, stechl',
  realFake: 'prawdziw, autentyczn, oryginal, podrob, falszyw, imitac, dowod, certyfik, skad wiem, rozpozna, czyste, kopi, replik',
};
