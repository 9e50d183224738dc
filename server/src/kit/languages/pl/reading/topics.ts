import type { ShopWords } from '../../topics/shape.ts';

export const topics: ShopWords = {
  asking: `dostepne dostepnych dostepna akceptowane akceptowanych dozwolone dozwolonych poprosic zadac zazadac sprawdzic zobaczyc okolicznosciach przypadkach przypadku wy nwm plis se kupno wychodzi wiekszy wieksza wieksze mniejszy mniejsza mniejsze reszta brat brata siostra siostry mama mamy tata taty zona zony maz meza przyjaciel syn syna corka corki dziecko dziecka babcia dziadek rodzice urodziny slub swieta para pare kwoty kwota kwote ilu kwocie czasu ilosc a aby akceptujecie albo ale ani artykul artykuly az bardzo bedzie bede beda bez blad bo bowiem by byc byl byla byli bylo byly chce chcemy chcialabym chcialbym chcialem ci cie co cokolwiek cos czasem czesc czego czemu czy czym da dacie dajecie dane dany dla dlaczego dnia do dobry dobra dobre dobrze dokladnie dostac dostane dostepny dotyczy dowiedziec dziekuje dzien dzieki dzis dzisiaj gdy gdyby gdzie gdzies go i ich ile im inna inne inny innych informacja informacje informacji istnieje ja jak jaka jaki jakiej jakiego jakich jakie jakies jakims jakim jako je jednak jego jej jest jestem jestescie jesli jezeli juz kazda kazde kazdy kiedy kilka klient klienci klientow kogo komu konkretnie ktora ktore ktorego ktorej ktory ktorych ktorzy kto ktos kupic kupie kupiony kupilem kupilam kupuje kupujac lub ma macie maja mam mi mial miec mna mnie mniej moga moge moglbym moglabym moj moja moje mojego mojej mojemu moim moze mozecie mozemy mozesz mozliwa mozliwe mozliwosc mozliwosci mozna musze musi my na nad nam nami nas nasz nazwa nia nic nich nie niego niektore nim nowa nowe nowy o od oczywiscie odpowiedz oferujecie ogolnie on ona one oni ono opcja opcje oraz osoba otrzymac otrzymam pan pani panstwa panstwo po pod podac podczas pomoc pomoca pomozcie poniewaz potrzebuje posiadacie pozdrawiam prawda prosze problem problemy produkt produkty produktow produktu przed przez przy pytanie pytania raz razie rodzaj rodzaje rozumiem rzecz rzeczy sa sam sie sklep sklepie sklepu skoro spos sposob sposoby sprzedajecie swoj swoja swoje ta tak taka taki takie tam te tego tej temat temu ten ter to toba troche tu tutaj twoj tych tyle tylko tym typ u usluga uzyc w warunki warunkach was wasz wasza wasze waszego waszej waszych waszym we wedlug wiec wiecej wiedziec wiele witam wlasnie wszystkie wszystko wyjasnic wysylacie z za zaden zakup zakupy zakupu zakupiony zamawiac zamowic zamowien zamowienia zamowienie zamowieniem zamowiony zamowilem zamowilam zapytac zasady zawsze ze znalezc znajde zrobic robicie robic potrafi czyms strona stronie online internet internetowy paczka paczke zwykle okolo mniejwiecej standardowo sprawa sprawie mieliscie dajcie powiedziec utworzyc edytowac zaktualizowac pobrac odzyskac status zlozyc wyswietlic metody metoda ostatnie ostatni ostatnia uzytkownika uzytkownik pana polityka polityke polityki`,
  prepositions: 'do na w we z ze przez dla od po za bez poza u przy pod',
  determiners: 'moj moja moje moim mojej moich ten ta te tym tej tych',
  topicFirst: true,
  not: '\\bnie\\b',
  having: '\\b(?:macie|jest|oferujecie|sprzedajecie|robicie|przyjmujecie|prowadzicie|posiadacie)\\b',
  whichDay: '\\b(?:ktore dni|jakie dni|ktory dzien|w jakie dni|w ktore dni)\\b',
  only: 'tylko, wylacznie, jedynie',
  places: {
    world: 'caly swiat, calym swiecie, calego swiata, wszystkich krajow, wszystkie kraje, kazdego kraju',
    europe: 'europa, europy, europie, europejsk, cala europe, calej europy',
    union: 'ue=, unii europejskiej, unia europejska, krajow ue',
    gulf: 'kraje zatoki, panstwa zatoki, krajow zatoki, panstw zatoki, gcc',
    home: 'terenie polski, calej polski, calej polsce, cala polske, krajow=, w kraju, terenie kraju',
    others:
      'GB: anglia, anglii, wielka brytania, wielkiej brytanii, szkocj, uk; US: usa, stany, stanow, ameryk; NL: holandi, holandia, niderland; DE: niemcy, niemiec, niemczech; CZ: czechy, czech, czechach; SK: slowacj; NO: norwegi; SE: szwecj; DK: dani=, dania; FR: francj; ES: hiszpani; IT: wloch, wlochy, wloszech; AT: austri; CH: szwajcari; BE: belgi; IE: irlandi; PT: portugali; GR: grecj; FI: finlandi; HU: wegry, wegier; UA: ukrain; LT: litw; LV: lotw; EE: estoni; RU: rosj; TR: turcj; CN: chin=, chiny; JP: japoni; CA: kanad; AU: australi; PL: polsk; AE: dubaj, emirat; RO: rumuni; HR: chorwacj; SI: sloweni; BG: bulgari; IS: islandi; BR: brazyli; MX: meksyk; IN: indi=, indie; IL: izrael; LU: luksemburg; MT: malt=, malta, malte; CY: cypr; KR: kore',
  },
  furniture:
    'najnowsze wpisy|ostatnie wpisy|najnowsze komentarze|ostatnie komentarze|witaj, swiecie|witaj swiecie|dodaj komentarz|anuluj pisanie|twoj adres e-mail nie zostanie|twoj adres email nie zostanie|wymagane pola sa|szukaj|archiwa|kategorie|meta|zaloguj sie|kanal wpisow|kanal komentarzy|przejdz do tresci|menu|strona glowna|dodaj do koszyka|koszyk|udostepnij|kolejna witryna oparta|przykladowa strona|witamy w wordpress|dumnie wspierane|wszelkie prawa zastrzezone|akceptuj wszystkie|akceptuje|uzywamy plikow cookie|ta strona uzywa|ta strona korzysta|ustawienia cookie|obserwuj nas|czytaj dalej|czytaj wiecej|poprzedni wpis|nastepny wpis|opublikowano w|brak komentarzy|opublikuj komentarz|zapamietaj moje dane|podobne produkty|do gory|bez kategorii|edytuj|odpowiedz|polityka prywatnosci',
  topics: {
    delivery:
      'dostaw, dostarcz, wysyl, wysle, wysla, przesyl, ~paczk, ~dojdzie, ~dotrze, ~przyjdzie, doreczen, dorecz, ~otrzymam, ~dostane, koszt przesylki, dowiez, dowoz, przysla, place za przesylke, place za wysylke, place za dostawe, placic za przesylke, placic za wysylke, placic za dostawe; poczt',
    returns:
      'zwrot, zwroc, zwraca, oddac, oddam, odeslac, odesla, odstapi, nie pasuje, nie spodoba, rezygn, za maly, za mala, za male, za duzy, za duza, za duze, nie chce juz, nie podoba, nie pasuj, odda, odesl, rozmysl',
    refund:
      'zwrot pieniedzy, zwrot srodkow, pieniadze, zwrotu pieniedzy, zwracamy pieniadze, oddajemy pieniadze, zwrot platnosci, zwrotu srodkow, odzyskac pieniadze, moje pieniadze, oddajecie pieniadze, oddacie pieniadze, kase, pieniadze wroc, oddaja pieniadze, na moje konto, na konto wroc, wroci kasa, kasa na konto, kasa wroc, odzyskac pieniadze, odzyskam pieniadze',
    exchange: 'wymian, wymieni, zamienic, zamian, inny rozmiar, inny kolor, na inny, na inna, wymien, zamien',
    payment: 'platn, placi, zaplac, plac=, place=, oplaci, blik, paypal, klarna, przelewy24, payu, apple pay, google pay, uregul',
    invoice: 'faktur, paragon, rachunek, rachunk',
    tracking:
      'sledz, numer przesylki, gdzie jest moja, gdzie jest moje, gdzie moja, gdzie moje, status zamowienia, status mojego, status przesylki, tracking, jeszcze nie doszl, nie dotarl, nie przyszl, nadal nie ma, gdzie jest moj, wciaz czekam, nie dostalam, nie dostalem, status zakupu, status paczki, stan zamowienia, zlokalizowac',
    ordering: 'jak zamowic, jak zlozyc zamowienie, zlozyc zamowienie, jak kupic, zamowic telefonicznie, skladanie zamowien',
    cancelling: 'anulow, anuluj, odwolac, odwola',
    changing: 'zmieni, zmian, popraw, edytow, zly adres, bledny adres, aktualiz, adres dostawy, adres wysylki',
    warranty: 'gwaranc, rekojm, wada produkcyjn, wady produkcyjn, wad produkcyjn, wada fabryczn, wady fabryczn',
    damaged:
      '~uszkodz, ~zepsu, ~wadliw, ~wada=, ~wady=, ~wade=, ~wadzie, ~usterk, ~popsu, reklamac, reklamow, ~stluczon, ~peknie, ~rozbit, ~potluczon, ~pekniet, ~pekl, ~polaman, ~zlaman, ~podart, ~pogniecion, ~wgniecion, ~dziurawy, ~uszkodzon, nie dziala, ~zepsut, ~rozlan, ~rozpadl, ~odpadl, ~w kawalkach, ~porysowan, ~popsut, ~rozerwan, ~zuzyt, ~rozwalil',
    repair: 'napraw, serwis',
    spareParts: 'czesci zamien, czesc zamien, zamiennik, uzupeln',
    account: 'konto, konta=, koncie, kont=, rejestr, zalogow, logow, profil',
    deleting: 'usun, usuni, skasow, zamknac konto, dezaktyw, anulowac konto, zlikwidowac konto, zamknac moje konto, zamknac swoje konto',
    password: 'haslo, hasla',
    guest: 'jako gosc, gosc=, bez konta, bez rejestracji, bez logowania, bez zakladania',
    hours:
      'godzin otwarcia, godziny otwarcia, otwart, otwarcia, o ktorej, kiedy czynne, czynn, do ktorej, dzien wolny, kiedy nieczynne, nieczynn, czynne, kiedy zamyk, zamykacie, otwieracie, w jakich godzinach, jakich godzinach, godziny pracy, godziny obslugi; zamkn, poniedzial, godz',
    place:
      'gdzie jestescie, gdzie sie znajduj, gdzie jest wasz, gdzie macie, sklep stacjonarny, stacjonarn, adres sklepu, wasz adres, siedzib, salon, showroom, przymierzyc, na miejscu, lokaliz, sklep w, gdzie was znajd, na jakiej ulicy, w jakim miescie, gdzie sie znajd, lokalizac, ~wpasc do, ~wpadne, ~przyjsc do was, ~zajrzec, ~przyjechac do was, ~podjechac, ~zajsc do, na zywo, gdzies obejrzec, gdzies zobaczyc, obejrzec gdzies, zobaczyc gdzies, sklep gdzie, sklep w ktorym, przyjsc zobaczyc, przyjsc obejrzec, gdzies przyjechac, gdzies przyjsc, przyjechac i, przyjsc i, gdzie mozna zobaczyc, gdzie moge przymierz, gdzie mozna przymierz; adres, ulic, ul=, znajdziesz nas, znajdziecie nas, jestesmy przy, al=, w naszym sklepie, nasz sklep, zapraszamy',
    contact:
      'kontakt, skontakt, zadzwon, porozmaw, obslug klienta, biuro obslugi, dodzwon, obsluga klienta, obslugi klienta, pomoc klienta, infolini, konsultant; telefon, mail, napisz, pisz',
    phone: 'telefon, numer telefonu, zadzwon; tel=',
    email: 'e mail, email, mail, maila, adres mailowy; napisz, pisz',
    size: 'rozmiar, rozmiarow, tabela rozmiar, wymiar, jak duz, jak szerok, rozmiarow, zawyzon, zanizon, wielkosc; obwod, klatk, talii',
    care: 'prac=, pran, prania, praniu, pierze, pierz=, prac w, wyprac, pielegn, czysc, czyszcz, konserw, suszark, prasow, zmywark, odkamien, myc=, mycia, czysci, wyczysci, pra=, wypra, umyc, myje, doczysc, dba o, dbac o, dbam o, jak dba, zadbac; pralk, plukac',
    keeping: 'przechow, przydatnosc, jak dlugo mozna trzymac, przydatn, przeterm, psuje sie, wazn, trzymac, do kiedy zjesc',
    material: 'material, tkanin, z czego, wykonan, zrobion; bawełn, bawelna, bawelny, wełn, welna, welny, skor, len=, lnu, drewn, stal',
    ingredients: 'sklad=, skladu, skladnik, zawier, co jest w; sklada, tylko z, wylacznie z, w skladzie',
    allergens: 'alergi, alergen, uczul, gluten, laktoz, orzech, hipoalergicz, nietoleranc',
    origin:
      'gdzie sa produk, gdzie jest produk, produkow, produkuj, produkcj, pochodz, skad, made in, wytwarz, szyte, uprawi; warsztat, manufaktur, palon, palarn',
    giftWrap:
      'zapakow na prezent, zapakow, na prezent, opakowanie prezent, pakowanie prezent, papier prezent, bilecik, dedykac, kartk z zyczen, kartk urodzin, kartk swiatecz, kartk okoliczn, kartk upomin, pudelko prezent, ladnie zapakow, wstazk, pakowani, zapakujecie, kokard, zapakuj, spakuj',
    giftCard:
      'karta podarunkow, karty podarunkow, karte podarunkow, bon podarunkow, bony podarunkow, voucher, karta prezentow, bon upominkow',
    newsletter: 'newsletter, wypisac, subskrybowac newsletter',
    privacy: 'prywatnosc, dane osobowe, danych osobowych, moje dane, moich danych, rodo',
    wholesale: 'hurt, hurtow, odsprzed, b2b, duze ilosci, wieksze ilosci, dla firm, do mojego sklep, dla sklep',
    taxes: 'vat=, podat',
    customs: 'clo=, cla=, celn, importow',
    company:
      'kim jestescie, czym sie zajmujecie, co sprzedajecie, co oferujecie, wasza firma, waszej firmie, wasza historia, o was, kto stoi, od kiedy istn, zalozon, firma rodzinna, od kiedy dzial; od roku',
    jobs: 'szukacie pracownik, szukacie ludzi, szukacie kogos, szukacie osob, praca=, pracy, pracowac, zatrudn, rekrut, staz=, praktyk, kariera, oferty pracy',
    partners: 'afiliac, influencer, sponsor, wspolprac, prasa=, ambasador',
    express:
      '~jutro, ekspres, express, nastepny dzien, nastepnego dnia, na jutro, tego samego dnia, szybciej, pilne, priorytet, w 24, doplacic zeby, pilnie, spieszy mi, na wczoraj, przyspiesz',
    pickup:
      'odbior osobisty, odbioru osobistego, odebrac osobiscie, odebrac, odbior, osobiscie, click and collect, sam odebrac, podjechac, przyjechac po, odbior osobist, wpasc po, przyjde po',
    weekend: 'sobot, niedziel, weekend, swieta, swiateczn',
    locker: 'paczkomat, punkt odbioru, skrytk, poczta na miejscu, na poczte, automat paczkow, orlen paczka',
    carrier: 'kurier, firma kuriersk, przewoznik, inpost, dhl, ups=, dpd, gls, fedex, kto dostarcza',
    abroad: 'zagranic, za granic, miedzynarod, jakich krajow, jakie kraje, inne kraje, innych krajow, poza polsk; swiat, kraj, europ',
    packaging: 'opakowan, pakuj, pakowane, zapakowan, ~karton, ~pudelk, bez plastiku, wypelni; opakow',
    insurance: 'ubezpiecz, zagin, zgubi',
    label: 'etykiet, etykieta zwrotna, list przewoz, nadruk zwrot',
    sale: 'przecen, wyprzedaz, promocj, outlet; przecen',
    used: 'uzywan, noszon, otwart zwrot, rozpakow, bez metki, oryginalne opakow, oryginalnym opakow, uzyt; nieuzywan, nienoszon, metk',
    card: 'karta kredyt, karta, karty kredyt, kartą, visa=, mastercard, amex, karta debet; kart',
    transfer: 'przelew, przedplat; przelew',
    onAccount: 'odroczon, zaplacic pozniej, place pozniej, termin platnosci, na fakture z termin, platnosc pozniej',
    instalments: 'rat=, raty, ratach, ratalny, ratalna, ratalne, na raty, finansow',
    cashOnDelivery:
      'za pobraniem, pobran, przy odbiorze zaplac, zaplacic przy odbiorze, platnosc przy odbiorze, zaplacic kurierowi, placic przy odbiorze',
    cash: 'gotowk',
    crypto: 'krypto, bitcoin, btc, ethereum',
    currency: 'walut, w euro, w dolarach, w funtach, kurs=',
    discount: 'rabat, znizk, kod promocyj, kupon, kod rabat, black friday, upust, taniej jak, obnizk',
    student: 'student, senior, emeryt, nauczyciel, uczniow, karta duzej rodziny',
    loyalty: 'lojaln, zbier * punkty, zbier * punktow, punkty za, moje punkty, staly klient, stalych klient, klub, program partnersk',
    priceMatch:
      'gwarancja najnizszej ceny, najnizsz cen, taniej gdzie, taniej w inn, wyrowna, dopasowac cene, roznice w cenie, roznica ceny',
    stock:
      'na stanie, dostepnosc, magazyn, wyprzedan, ponownie dostep, znow dostep, znowu dostep, kiedy bedzie dostep, kiedy beda dostep, bedzie znow, znowu bedzie, dostawa towaru, wroci do',
    preorder: 'przedsprzed, zarezerw, rezerw, odlozyc, preorder',
    minimumOrder: 'minimalne zamowien, minimalna kwot, minimalna wartosc, minimum zamowien, minimalna ilosc, minimaln; minim',
    samples: 'probk, tester, wyprobowac',
    custom:
      'grawer, personaliz, na zamowienie, na wymiar, na miare, haft, nadruk, wlasny projekt, wlasnym projekt, indywidualn, moje imie, imie na, z imieniem, imieni, inicjal, wlasny tekst, nasze logo, napis, dedykac, imie syna, imie corki, imie * na, umiescic * imie, umiescic imie, imie meza',
    assembly: 'montaz, montow, zmontow, instalac, zainstal, wniesieni, odbior starego, zlozenie mebl, skladanie mebl',
    rental: 'wypozycz, wynaj, leasing, pozycz, najem',
    secondHand: 'uzywane, z drugiej reki, second hand, skupuje, skup=, skupu, odkup, kupujecie * uzywan, kupujecie * star',
    subscription: 'subskrypc, abonament, co miesiac automat, wstrzymac',
    reviews: 'opini, recenzj, ocen, trustpilot, moja opini, komentarz, ocenic',
    events: 'kurs=, kursy, warsztaty, szkolen, wydarzen, degustac, zwiedzan, lekcj',
    sustainability: 'zrownowaz, ekolog, srodowisk, recykling, klimat, co2, fairtrade, sprawiedliw, etyczn; zrownowaz',
    vegan: 'wegan, zwierzecego, roslinn, wegetarian',
    organic: 'organicz, bio=, ekologicz, pestycyd, gots',
    animalTesting: 'testowan na zwierzet, testow na zwierzet, testujecie na zwierzet, cruelty, mulesing, dobrostan; zwierzet',
  },
  time: {
    asked:
      'jak dlugo, kiedy, jak szybko, ile czasu, ile dni, ile trwa, ile sie czeka, do kiedy, o ktorej, termin, w jakim czasie, ile mam czasu, jaki czas, od kiedy, ile tygodni, w ile, po ilu, ilu dni, ile sie czeka, jaki czas, ~dotrze, ~dojdzie, jak czesto',
    given:
      'dzien, dni, dnia, tydzien, tygodni, godzin, godz, miesia, rok=, roku, lat=, lata, jutro, natychmiast, poniedzial, wtor, srod=, sroda, czwart, piatek, piatk, sobot, niedziel, stycz, luty=, lutego, marca, kwiet, maja, czerw, lipca, sierp, wrzes, pazdz, listop, grud, swieta, minut',
  },
  money: {
    asked:
      'ile kosztuje, ile kosztuja, kosztuje, koszt, koszty, oplat, cena, ile wynosi, ile zaplac, ile place, darmow, bezplatn, za darmo, gratis, kto placi, kto pokrywa, kto ponosi, drog, doplat, ile kosztuj, ile za',
    given:
      'zl=, pln, zloty, zlotych, eur, euro, dolar, dolarow, usd, gr=, darmow, bezplatn, za darmo, gratis, koszt, oplat, na nasz koszt, na wlasny koszt, pokryw, ponosi, procent, bez oplat, nic nie kosztuje, bez doplat, nie pobieramy, nie doplacasz, nie placisz, w cenie=, na nasz koszt',
  },
  free: {
    asked: 'darmow, bezplatn, za darmo, gratis',
    given:
      'darmow, bezplatn, za darmo, gratis, bez oplat, nic nie kosztuje, bez doplat, nie pobieramy, nie doplacasz, nie placisz, w cenie=, na nasz koszt',
  },
};
