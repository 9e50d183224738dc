import type { EverydayMeanings } from '../../meanings/everyday/shape.ts';

export const everyday: EverydayMeanings = {
  sleeping: 'spac, spi=, spie=, sen=, snu=, sypia, drzemk, w łóżku, do łóżka, lezec, w nocy, na noc',
  swimming: 'pływ, basen, kapiel, kąp, chlor, słona wod, morze, morza, plaz, saun, nurkow',
  washing: 'prac=, pran, wypra, upra, pralk, pralni, recznie, płuka, wirow, szampon, namocz, pierz',
  cleaning: 'czyszcz, czysci, wyczysc, czyst, brud, zabrudz, kurz, odswiez, smierdz, umyc, myc=, wytrzec, wycier, usun, przetrzec',
  ironing: 'prasow, zelazk, par=, gniec, zagniec, wyprasuj',
  sport: 'sport, silown, biegan, biega, poc=, trening, treningu, rower, cwicz',
  walking: 'chodz, spacer, pieszo, kilomet, wedrow, marsz, na nogach, wycieczk',
  eating: 'jesc, je=, zje, zjadl, gryz, podgryz, zuc, połkn, liz, jadaln, pic=, wypi',
  reheating: 'podgrz, odgrz, rozmroz, podgrzew',
  watering: 'podlew, podla, wod=, wody=, nawadn, przelan, przesusz, sucha ziemia',
  pruning: 'przycin, przyci, ciecie, galez, gałąz, gałęz, sekator, obcin',
  wilting: 'wiedn, więdn, zołk, żółk, zolte lisc, zołte lisc, brazow lisc, zdech, umier, umar, uschn, usych, martw',
  insects: 'owad, mszyc, robak, robaki, roztocz, ziemior, szkodnik, mrowk, mol=, mole, slimak',
  picturing: 'zdjec, fotograf, aparat, foto, kamer, nagr',
  copying: 'kopi, skopiow, kser, skan, licencj, powiel',
  lookInside: 'zajrzec, podglad, przejrzec, przekartk, fragment, zobaczyc w srodku, obejrzec przed, najpierw zobaczyc, w srodku',
  device: 'tablet, laptop, komputer, telefon=, ipad, smartfon, pc=, czytnik, przegladark, komork',
  tearing: 'pekn, pękł, rozdar, podar, dziur, szew, szwy, rozpru, przetar, przeciek, rozklei, złama, strzep',
  comesOff: 'odpad, odpadł, odklei, odkleja, guzik, poluzow, odkreci, odczepi, urwa, luzn',
  pilling: 'mechac, mechaci, kulk, kłacz, linie=, siersc',
  stuck: 'zaci, zacin, zapch, zatka, skrzyp, piszcz, nie otwier, nie zamyk, blokuj, zablok',
  replacing: 'wymien, wymian, zuzy, zuzyt, na nowo, zastap, do wymiany, wytrzym',
  adapting: 'przerob, przerab, dostosow, dopasow, skroc, skrac, przedłuz, transpon, zmien, przystosow',
  adjusting: 'regul, wyregul, ustaw, stroi, stroj, nastroi, kalibr, kolim, rozstroj, wyrown',
  installing: 'zamont, montaz, montuj, instal, podłącz, podlacz, zawies, przymocow, załoz, zaloz',
  building: 'złoz, złozyc, składa, skład, skrec, montaz, zestaw do, srub, narzedz, gotowy złoz, w czesciach, w całosci',
  helpNeeded: 'samemu, sam=, sama=, samodziel, we dwoj, dwie osoby, dwoch osob, pomoc, jedna osoba',
  pain: 'bol=, boli, bola, obcier, otar, pecherz, uwier, dretwie, uciska, niewygod',
  tight:
    'za mał, za małe, za ciasn, ciasn, uwier, uciska, cisn, waski, wask, za krotk, wiekszy rozmiar, inny rozmiar, innym rozmiarze, zły rozmiar, nie pasuj, nie miesci, rozmiar wiek',
  loose:
    'za duz, za luzn, luzn, obszern, spada, zsuwa, za dług, mniejszy rozmiar, inny rozmiar, innym rozmiarze, zły rozmiar, nie pasuj, za szerok',
  gettingUsed: 'przyzwycza, rozchodz, rozbij, pierwsze dni, pierwsze tygodnie, na poczatku, dziwn, stopniow, dociera',
  bodyHeight: 'mam wzrost, wzrost, wzrostu, cm wzrostu, obwod, moj rozmiar, moje wymiary, mierze',
  usualSize:
    'zwykle nosz, zazwyczaj, normalnie nosz, nosze, zwykł, zwykle, numer wiek, numer mniej, pół numeru, poł numeru, rozmiarowk, mał rozmiar, jaki rozmiar, ktory rozmiar, rozmiar wziac, numer=, numeru',
  healthPlan: 'nfz=, ubezpiecz, ubezpieczen, polisa, refund, recept, zwrot kosztow lecz, odlicz, dofinans',
  doctor: 'lekarz, lekark, doktor, medyczn, lek=, lekarst, chorob, operacj, rozrusznik, połozn, skierowan, weterynarz',
  reaction: 'alerg, uczul, nietoler, reakcj, reaguj, uzadl, ukas, wysypk, swedz, zawrot',
  hygiene: 'higien, sanitar, wzgled zdrow, dezynf, zaraz, steryl',
  elderly: 'senior, starsz, babci, dziadk, dziadek, emeryt, balkonik, chodzik, artretyz',
  level: 'za trudn, trudn, poziom, poczatkuj, zaawans, lat praktyk, doswiadcz, łatw, ponad moje',
  group: 'grup, z przyjac, ze znajom, wieczor panien, wieczor kawaler, ile osob, koleg, uczestnik, miejsc=, urodzin, zabrac',
  away: 'na urlop, urlop, na wakac, wakac, wyjezdz, wyjazd, wyjech, nie bedzie mnie, nieobecn, w podroz, poza domem',
  accident: 'wypad=, wypadek, wypadk, zderz, upadł, upuscił, upadek, uderz, spadł, przewroc',
  frequency:
    'jak czesto, co ile, ile razy, codzien, co tydzien, co miesiac, co rok, raz w, raz na, dwa razy, razy w, razy na, tygodniow, miesieczn, regularn, co * lat, co * dni, co * tygodni',
  choosing:
    'ktory dla mnie, ktora dla mnie, co wybrac, jak wybrac, jak dobrac, ktory wybrac, jaki wybrac, jaka wybrac, ktore wybrac, co mi potrzeb, czego potrzeb, pasuje do moj, dla mnie, ktory model',
  difference: 'rozni, roznic, porown, lepszy niz, lepsze niz, taki sam',
  bulk: 'duza ilosc, wieksza ilosc, wiekszych ilosc, hurt, setki, palet, duze zamow, wieksze zamow, tuzin, wiele sztuk',
  freeFrom:
    'od jakiej kwoty, od ilu, od jakiej wartosci, za ile musz, ile musz, ile trzeba wyda, ile trzeba zamow, darmowa dostawa od, darmowa wysyłka, darmowa dostawa, nie płac, bez kosztow wysyłki, powyzej, od * zł, od kwoty, wartosc zamow, wartosci zamow, gratis od, bezpłatn dostaw, minimalna kwota, przekracz, za * zł i wiecej',
  sendOut:
    'wysyłamy, wysyłacie, wychodz, nadaj, nadan, pakuj, w jakie dni, jakie dni, ktore dni, kiedy wysyła, kiedy wysle, opuszcz, przekaz kurier, w droge, magazyn',
  nextDay:
    'jutro, nastepnego dnia, tego samego dnia, dzisiaj, dzis=, jeszcze dzis, do ktorej, do godziny, do poludnia, najpozniej, zamowien do, zamowisz do, przed 1, złozone do',
  stairs: 'schod, pietro, pietra, pietr, kraweznik, wniesien, wniesie, wnosi, wniesc, winda, do mieszkania, pod drzwi, na gore',
  keptParcel:
    'przechow, czeka=, poczeka, ile czeka, ile lezy, wraca do, odesłan, nigdy nie ma mnie, nie ma mnie w domu, nikogo w domu, w pracy, sasiad, odbior w ciagu, dni na odbior, awizo',
  proof: 'paragon, dowod zakupu, zgubił paragon, zgubiłem paragon, bez paragonu, rachunek=, faktura zagin, numer zamow',
  refundTime:
    'pieniadz, moje pieniadze, zwrot pieniedz, zwrot srod, oddajemy, przelew z powrotem, na konto, na koncie, na karte, kase=, kasa=',
};
