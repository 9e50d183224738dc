import type { DialogueWords } from '../../dialogue/shape.ts';

export const dialogue: DialogueWords = {
  phrases: {
    greeting: 'czesc, dzien dobry, witam, hej, siema, dobry wieczor, witaj, halo',
    thanks: 'dzieki, dziekuje, dziekuje bardzo, wielkie dzieki, serdecznie dziekuje, dziekujemy',
    acknowledged: 'ok, dobrze, super, swietnie, tak, rozumiem, jasne, okej, fajnie, w porzadku, dobra, idealnie, nie dziekuje, spoko',
    goodbye: 'do widzenia, pa, na razie, do zobaczenia, milego dnia, zegnam, czesc na razie',
    person:
      'rozmawiac, porozmawiac, czlowiek*, prawdziwa osoba, z osoba, z kims, konsultant*, obsluga klienta, obslugi klienta, wasz zespol, rozmawiac z, porozmawiac z, pracownik*, zywa osoba, doradca, doradc*, zadzwoncie',
    discount:
      'rabat*, znizk*, kod rabatowy, kod promocyjny, promocj*, kupon*, obnizk*, oferta specjalna, lepsza cena, kody rabatowe, negocj*, upust*',
    gift: 'prezent, prezentu, upominek, na prezent',
    seeking:
      'szukalem, szukalam, potrzebny mi, potrzebna mi, przydalby sie, czy macie, macie, maja panstwo, czy sa, sa u was, sa u panstwa, sprzedajecie, czego potrzebuje, co jest potrzebne, co bedzie potrzebne, szukam, szukamy, pokaz mi, pokaz, pokazcie, prosze pokazac, potrzebuje, chce, chcialbym, chcialabym, chcialbym kupic, cos dla, cos na, oferujecie, znajdz, znajdz mi, interesuje mnie, interesuja mnie, masz, czy jest, poszukuje, w sklepie, ze wszystkich, szukam czegos, szukaliśmy, szukalismy, szukalysmy, potrzebujemy, potrzebne mi, potrzebny jest, potrzebna jest, przydalaby sie, przydaloby sie, przydalby mi sie, przydalaby mi sie, chcemy, chcielibysmy, chcialbym zobaczyc, chcialabym zobaczyc, chcialabym kupic, kupie, kupilbym, kupilabym, poprosze, prosze o, wolalbym, wolalabym, mozna zobaczyc, moge zobaczyc, mogl* pan* pokazac, czy moglby pan pokazac, pokazesz, pokaze pan, pokaze pani, pokazcie mi, mieliby panstwo, mielibyscie, czy mieliby, mozecie pokazac, moga panstwo pokazac, czy jest u panstwa, czy jest u was, jest u was, jest u panstwa, czy znajde, znajde u was, rozgladam sie, rozgladamy sie, interesowalby mnie, interesowalaby mnie, mysle o, oferuja panstwo, sprzedaja panstwo, posiadacie, czy posiadaja, w ofercie, macie w ofercie, marzy mi sie, brakuje mi, trzeba mi, musze kupic, musimy kupic, nie macie, nie maja panstwo, nie mieliby panstwo, nie mielibyscie, przydalby, przydalaby, przydaloby, obejrzalbym, obejrzalabym, zobaczylbym, zobaczylabym, da sie kupic, da sie dostac, mozna kupic, mozna dostac, mozna u was kupic, da sie u was kupic, potrzebny bedzie, potrzebna bedzie, potrzebne bedzie, bedzie potrzebny, bedzie potrzebna, bedzie potrzebne, bym chciala, bym chcial, chcial bym, chciala bym, wzialbym, wzielabym, kupilibysmy, chetnie kupie',
    advice:
      'polec*, pomozcie wybrac, pomoz wybrac, co byscie, doradz*, sugeruj*, rekomend*, co wybrac, bestseller*, najpopularniejsz*, poradz*, co wziac, co kupic, ktory wziac, ktora wziac, ktore wziac, ktory kupic, ktora kupic, czego uzyc, jaki wybrac, jaka wybrac, jakie wybrac, co pomoze, co sie nada',
    first: 'pierwszy, pierwsza, pierwsze, pierwszego, pierwszej, pierwszym, numer jeden, numer 1, nr 1',
    second: 'drugi, druga, drugie, drugiego, drugiej, drugim, numer dwa, numer 2, nr 2',
    third: 'trzeci, trzecia, trzecie, trzeciego, trzeciej, trzecim, numer trzy, numer 3, nr 3',
    fourth: 'czwarty, czwarta, czwarte, czwartego, numer 4, nr 4',
    fifth: 'piaty, piata, piate, piatego, numer 5, nr 5',
    last: 'ostatni*',
    it: 'ten, tego, tej, tym, jego, jej, ten produkt, tego produktu, ten model, go, on, ona, ono, nim, niego, niej, nia',
    them: 'one, oni, ich, tych, te produkty, wszystkie trzy, tymi, nimi, je, nich',
    both: 'za oba, za obie, po jednym, po jednej, z dwoch, z tych dwoch, z obu, z obydwu, oba, obie, obydwa, obydwie, te dwa, te dwie, obu, oboje',
    one: 'jeden, jedna, jedno',
    others:
      'inne, inny, inna, innego, innych, wiecej, cos innego, pozostale, alternatyw*, jakies inne, cos jeszcze, jeszcze inne, jeszcze jakies, reszta, reszte, reszty, pozostal*, oprocz tego, oprocz niego, oprocz niej, poza nia, poza nim, co jeszcze',
    cheaper:
      'tansz*, tanszy, tansze, tanszego, tansza, taniej, za drogi*, za drogo, zbyt drog*, mniej drog*, za droga, za drogie, cos tanszego, kosztuje mniej, za mniej, troche drog*, mniej kosztuje, kosztujace mniej, nizszej cenie, nizsza cena, w nizszej cenie, mniejsze pieniadze, za mniejsze pieniadze, mniej pieniedzy, mniej wydac, przekracza moj budzet, ponad budzet, nie na moja kieszen, tyle wydac, bardziej przystepn*, wydac mniej, mniej zaplacic, zaplacic mniej, w lepszej cenie, korzystniejsz*, przystepniejsz*, drogo, drogawo, duzo kasy, mniejszym kosztem',
    dearer:
      'byl drozszy, byla drozsza, bylo drozsze, byly drozsze, kosztowalo wiecej, kosztowala wiecej, kosztowal wiecej, kosztowaly wiecej, drozsz*, drozszy, drozsze, drozszego, drozej, wyzsza polka, kosztuje wiecej, wydam wiecej, wydam troche wiecej, wydac wiecej, wydac troche wiecej, doloze, dolozyc, zaplace troche wiecej',
    cheapest:
      'te tania, ta tania, ten tani, najtansz*, najtanszy, najtansza, najtansze, najnizsza cena, najtaniej, od najtanszych, od najtanszego, od najtanszej, wedlug ceny rosnaco',
    dearest: 'najdrozsz*, najdrozszy, najdrozsza, najdrozsze, najwyzsza cena',
    which: 'ktory, ktora, ktore, ktorego',
    some: 'czegos, czegos do, czegos na, czegos dla, cos dla, cos na, cos do, jakas rzecz, cokolwiek, cos, jakies, jakis, jakas, co macie, co maja, co masz',
    price:
      'kwota, jaka kwota, zaplacila, zaplacil, zaplacilbym, zaplacilabym, bym zaplacil, bym zaplacila, cena, ceny, cene, ile kosztuje, ile kosztuja, kosztuje, kosztuja, koszt, koszty, po ile, za ile, ile, jaka cena, w jakiej cenie, koszt*, wyjdzie, wyniesie, wychodzi, zaplace, kosztowal*, ile chcecie, ile panstwo chca, ile panstwo za nie chca, ile panstwo za niego chca, ile panstwo za nia chca, ile trzeba zaplacic, trzeba zaplacic, musze zaplacic, musialbym zaplacic, musialabym zaplacic, za nia zaplacic, za niego zaplacic, za nie zaplacic, za to zaplacic, ile zaplace, ile place, za ile jest, po ile jest, kasztuje, koszuje, kosztuj, jaki koszt, ile wynosi, ile liczycie, ile sobie liczycie, ile bierzecie, ile trzeba dac',
    formerly:
      'byl drozszy, byla drozsza, bylo drozsze, byly drozsze, kosztowal wiecej, kosztowala wiecej, kosztowalo wiecej, kosztowaly wiecej, wczesniej, przedtem, kiedys, dawniej, poprzednio, uprzednio',
    saving:
      'przecenion*, stara cena, starej cenie, poprzednia cena, cena regularna, regularna cena, pierwotna cena, oszczedz*, oszczedn*, przecen*, na wyprzedazy, wyprzedaz*, wczesniej, zamiast, w promocji, taniej niz, obnizon*, promk*, na promocji, kosztowal przedtem, kosztowala przedtem, kosztowalo przedtem, kosztowal wczesniej, kosztowal dawniej, przed obnizka, sprzed obnizki, przed promocja, przed przecena, sprzed promocji, o ile spadla, o ile taniej, o ile obnizono, jaki rabat jest, jaka promocja, jaka jest znizka, ile wynosi znizka, ile wynosi rabat, ile kosztowal, ile kosztowala, ile kosztowalo',
    size: 'rozmiar*, rozmiarow, jaki rozmiar, jakie rozmiary, jakich rozmiarach, wielkosci, wielkosciach, jakie wielkosci, jakich wielkosciach',
    colour: 'kolor, kolory, kolorze, kolorow, kolorach, jaki kolor, jakie kolory, barw*, odcien*, odcieni*',
    material:
      'material, materialu, materialy, z czego, wykonan*, zrobion*, tkanin*, sklad, gatunek drewna, rodzaj drewna, jakie to drewno, z jakiego drewna, jakiego drewna, z jakiego materialu',
    stock:
      'dostepn*, na stanie, w magazynie, na magazynie, wyprzedan*, niedostepn*, zostal*, jest jeszcze, w sprzedazy, od reki, do kupienia, do dostania, mozna zamowic, da sie zamowic',
    count: 'ile sztuk, ile rodzajow, ile macie, liczba, ilu, ile modeli, ile jest',
    total:
      'ile to bedzie, ile to wyjdzie, ile wyjdzie razem, ile wyjdzie, do kupy, wszystko, za calosc, za wszystko, laczn*, razem, lacznie, w sumie, suma, za oba, za obie, wszystko razem, calosc, ogolem, calkowita kwota, cena koncowa, ostateczna cena, koncowa cena, kwota koncowa, calkowity koszt, podlicz*, zsumuj*, ile wyszloby, ile by wyszlo, ile by to wyszlo, ile lacznie, ile w sumie, za komplet',
    byHowMuch:
      'ile jest drozsz*, ile jest tansz*, o ile, ile wiecej, ile mniej, wiecej niz, roznica w cenie, roznica cen, roznice w cenie, ile drozsz*, ile tansz*',
    compare:
      'porown*, roznic*, rozni*, versus, vs, lepsz*, lepszy, lepiej, czym sie, zestawic, zestawiac, zestawienie, roznica, wypada, na tle, w porownaniu, co ma jedna czego nie ma, odroznia',
    details:
      'wiecej o, wiecej informacji, szczegol*, opis, opisz, opowiedz, cechy, parametry, informacje o, powiedz wiecej, zawiera, w srodku, zawartosc',
    time: 'jak dlugo, kiedy, jak szybko, ile trwa, ile to trwa, ile to potrwa, ile zajmuje, ile to zajmuje, ile dni, ile czasu, trwa, w jakim czasie, czas, jaki termin, termin, terminy, czas realizacji, czas dostawy, termin dostawy, termin realizacji, czas oczekiwania, kiedy by przyszla, kiedy by przyszlo, kiedy by przyszedl, na kiedy, w ile dni, do kiedy, ile sie czeka, ile trzeba czekac, ile bede czekac, ile czekam, po ilu dniach, ile idzie, ile ida, jak predko',
    without:
      'bez, nie, uczulony na, uczulona na, uczulenie na, uczuleni na, alergia na, alergie na, oprocz, poza, ale nie, tylko nie, zadn*, nie chce, nie lubie, byle nie, z wyjatkiem, zamiast, nic, nic z, zapomnij o, zapomnijmy o, dajmy spokoj, nie z, unikam, unikamy, inny niz, inna niz, inne niz, innego niz, ktore nie ma, ktory nie ma, ktora nie ma, bez zadnego, wolny od, wolne od, raczej niz, z innego materialu niz, innego materialu niz, inny material niz, nie wykonan* z',
    with: 'dodaj, dodajcie, dodam, doloz*, dokladam, do tego, dodac, dodam, dorzuc*, plus, z, ze, wraz, wliczajac, plus, lacznie z, razem z, doloze',
    under: 'ponizej, mniej niz, pod, tansze niz, do mniej niz',
    upTo: 'do, maksymalnie, maks, najwyzej, nie wiecej niz, budzet, budzet do, nie drozsze niz, max, wydac',
    over: 'powyzej, wiecej niz, ponad, drozsze niz',
    atLeast: 'co najmniej, przynajmniej, od, minimum, min',
    between: 'miedzy, pomiedzy, od',
    and: 'a, i, oraz, a co z, takze, tez, a dla, a w, rowniez, to',
    to: 'do, na, za, w, we, na terenie',
    currency: 'zl, zloty, zlotych, zlote, pln, euro, eur, dolar*, groszy, grosze',
    weighs:
      'jaka jest ciezka, jaki jest ciezki, jak ciezka, jak ciezki, wazy, waza, ile wazy, ile waza, jak ciezk*, jaka wage, lzejsz*, ciezsz*, najlzejsz*, najciezsz*, wazy mniej, wazy najmniej, mniej wazy, wazy wiecej, wazy najwiecej, wiecej wazy, ile gramow, ile kilo, ile kilogramow, ile kg, ile ma gramow',
    long: 'jaka jest dluga, jaki jest dlugi, jakie jest dlugie, jak dlugi, jak dluga, jak dlugie, jaka dlugosc, jakiej dlugosci, dluzsz*, krotsz*, najkrotsz*, najdluzsz*',
    wide: 'jaka jest szeroka, jaki jest szeroki, jakie jest szerokie, jak szerok*, jaka szerokosc, jakiej szerokosci, szersz*, wezsz*, najwezsz*, najszersz*',
    tall: 'jaka jest wysoka, jaki jest wysoki, jakie jest wysokie, jak wysoka, jak wysoki, jak wysok*, jaka wysokosc, jakiej wysokosci, wyzsz*, nizsz*, najnizsz*, najwyzsz*',
    deep: 'jak gleboki, jak gleboka, jaka glebokosc, glebsz*, plytsz*',
    big: 'jaka jest duza, jaki jest duzy, jakie jest duze, jak duz*, jakie wymiary, jakiej wielkosci, wymiar*, wieksz*, mniejsz*, najmniejsz*, najwieksz*',
    holds:
      'ile miesci, ile sie miesci, ile zmiesci, ile litrow, jaka pojemnosc, miesci, miesci mniej, miesci wiecej, miesci najwiecej, pojemniejsz*',
    power: 'jaka moc, ile watow, ile wat, mocniejsz*, jaka ma moc, slabsz*, najmocniejsz*',
    lasts:
      'jak dlugo pali, jak dlugo dziala, jak dlugo trzyma, jak dlugo wystarcza, na jak dlugo, czas palenia, czas pracy, dziala krocej, dziala dluzej, pali sie dluzej',
    least:
      'lzejsz*, najlzejsz*, wazy mniej, wazy najmniej, mniej wazy, krotsz*, najkrotsz*, wezsz*, najwezsz*, nizsz*, najnizsz*, plytsz*, mniejsz*, najmniejsz*, miesci mniej, slabsz*, dziala krocej',
    most: 'ciezsz*, najciezsz*, wazy wiecej, wazy najwiecej, wiecej wazy, dluzsz*, najdluzsz*, szersz*, najszersz*, wyzsz*, najwyzsz*, glebsz*, wieksz*, najwieksz*, miesci wiecej, miesci najwiecej, pojemniejsz*, mocniejsz*, najmocniejsz*, dziala dluzej, pali sie dluzej',
    filler:
      'co ile, dokladnie, raczej, jednak, prosze, pls, czesc, a, aby, akurat, albo, ale, artykul, artykuly, bardziej, bardzo, by, byc, byl, byla, bylo, byly, bylby, cala, chce, chcemy, chcialbym, chyba, ci, co, cos, czego, czy, czyli, czym, dac, dal, dla, dlaczego, dni, dobre, dobry, dobra, dobrych, domu, dwa, dzis, dzisiaj, gdy, gdzie, go, i, ich, ile, im, inny, ja, jak, jaka, jaki, jakie, jakich, jakis, jakas, jakies, jako, jest, jesli, jestem, jestescie, jeszcze, juz, kazdy, kilka, kogo, komu, ktora, ktore, ktory, ktorych, kto, kupic, kupie, lub, ladna, ladne, ladny, ma, mam, mamy, mi, mial, miec, mna, mnie, model, modele, moge, mogla, moglby, mogl, moj, moja, moje, mojej, mojego, moim, mojemu, moze, mozecie, mozna, mozliwe, mu, na, nad, nam, nas, nasz, nasze, nic, niz, no, nowa, nowe, nowy, o, od, ok, okolo, on, ona, oni, one, oferta, ofercie, oferte, pan, pani, panstwa, panstwo, po, pod, podoba, prezent, prezenty, prezentu, produkt, produkty, produktow, produktu, prosze, przy, pytanie, rodzaj, rodzaje, rzecz, rzeczy, sa, sam, se, sie, sklep, sklepie, sobie, swoj, sztuk, ta, tak, taki, takie, taka, tam, tego, ten, ta, tez, to, tu, tutaj, ty, tylko, typ, typu, tych, u, w, wam, was, wasz, wasza, wasze, waszej, we, wiec, wiem, wiedziec, wszystko, wszystkie, wy, wybor, wybrac, za, zakup, zamowic, zamowienie, zamowienia, ze, znalezc, zobaczyc, zeby, zwykle, jestesmy, mozemy, moglibyscie, mogę, dzien, tydzien, tygodni, tygodnie, dziala, przyjmujecie, akceptujecie, nosic, sam, taki, powiedz, prosic, poprosic, poprosze, wysylacie, dostac, dostane, asortyment, opcje, wersja, macie, u was, ktos, gdybym, jezeli, wezme, biore, pasuje, bede, bedzie, w kazdym razie, mniejsza o to, no dobrze, nie zapomnij, nie zapomnijcie, wariant, warianty, wariantu, wariancie, wersji, wersje, chcialabym wiedziec, chcialbym wiedziec, chce wiedziec, chcielibysmy wiedziec, moge zapytac, czy moge zapytac, mam pytanie, powiedzcie, prosze powiedziec, prosze o informacje, obojetnie, obojetnie jaki, obojetnie jaka, obojetnie jakie, dowolny, dowolna, dowolne, wszystko jedno, innym razem, jeszcze raz, od razu, hm, hmm, och, ach, ojej, kurcze, wow, no to, podobno, ma znaczenie, na pewno, sliczny, sliczna, sliczne, trzeba, musze, musimy, nalezy',
    men: 'tata, taty, ojca, ojciec, taty, ojcu, tacie, maz, meza, mezowi, chlopak, chlopaka, brat, brata, dziadek, dziadka, wujek, wujka, tescia, mezczyzn*',
    women:
      'mama, mamy, mamie, matka, matki, zona, zony, zonie, dziewczyn*, siostra, siostry, babcia, babci, ciocia, cioci, tesciowej, kobiet*',
    boys: 'syn, syna, synowi, synek, synka, wnuk, wnuka, wnukowi, bratank*, siostrzeniec, siostrzenca, chrzesniak*',
    girls: 'corka, corki, corke, corce, coreczk*, wnuczk*, siostrzenic*',
    children: 'dziecka, dziecko, dzieci, wnuki, wnukow, nastolat*',
    babies: 'noworod*, niemowl*',
    delivery:
      'paczkomat*, kurier*, dostaw*, dostarcz*, wysylk*, wysyla*, wysylacie, wyslac, wyslanie, wyslania, wyslaniem, nadanie, nadania, przesylk*, kurier*, paczk*, dostarczacie, dotrze, dojdzie, paczkomat*, przyjdzie, przyszla, przyszlo, przyszedl, przyjda, przyszly, dojedzie, dojechac, realizacj*, termin dostawy, czas dostawy, czas realizacji, termin realizacji, przyslecie, przysylacie, kiedy by przyszla, kiedy by przyszlo, kiedy by przyszedl',
    returns:
      'zwrot*, zwroc*, zwraca*, oddac, oddanie, wymian*, wymien*, refund*, zwrocic, odstapi*, nie pasuj*, odeslac, reklamacj*, nie spodoba*, odesl*',
    payment:
      'plac*, platnos*, zaplac*, zaplacic, karta, karte, karty, karcie, karta platnicza, karty platnicze, kartami, blik, przelew*, paypal, klarna, na raty, raty, za pobraniem, pobranie*, przelewy24, apple pay, google pay, visa, mastercard, gotowk*',
    invoice: 'faktur*, paragon*, rachunek',
    tracking: 'sledz*, sledzen*, gdzie jest moje zamowienie, moje zamowienie, moja paczka, status zamowienia, numer przesylki',
    cancelling: 'anulow*, anuluj*, zrezygnow*, odwolac, zmienic zamowienie',
    warranty: 'gwarancj*, rekojm*, wadliw*, zepsut*, uszkodzon*, napraw*, gwarnacj*, gwaranc*, gwaracj*',
    account: 'konto, kont*, zaloguj*, logow*, rejestr*, haslo, punkty',
    hours: 'godziny otwarcia, godzinach, otwarte, otwarci, otwarty, czynne, czynny, zamkniet*, jakich godzinach, otwieracie',
    place:
      'adres, gdzie jestescie, gdzie sie znajdujecie, sklep stacjonarny, stacjonarn*, siedzib*, odbior*, odebrac, lokalizacj*, gdzie znajduje',
    contact:
      'do kogo sie zwrocic, do kogo moge, do kogo mam, kontakt*, telefon*, mail*, email*, e mail, zadzwonic, napisac do was, whatsapp, skontaktowac',
    care: 'prac, prania, pranie, czysc*, pielegnac*, prasow*, zmywark*, suszark*, pralce, jak sie dba, jak dbac, jak o to dbac, jak o nia dbac, jak o niego dbac, jak zadbac',
    origin: 'gdzie sa produkowane, produkowan*, pochodz*, wyprodukowan*, skad, made in',
    gifts:
      'pakowanie na prezent, pakowanie prezent*, zapakow*, karta podarunkowa, karty podarunkowe, bon podarunkowy, na prezent zapak*, opakowani*, pakujecie',
    newsletter: 'newsletter*, subskry*',
    privacy: 'dane osobowe, moje dane, prywatnos*, rodo, danych',
    wholesale: 'hurt*, hurtow*, wieksze ilosci, odsprzed*, b2b',
    taxes: 'vat, podatek, podatk*, clo, cla, celn*',
    company:
      'kim jestescie, co sprzedajecie, czym sie zajmujecie, wasza firma, co oferujecie, o was, jestes botem, jestes robotem, waszej firmie',
  },
  numbers:
    'jeden/jedna/jedno dwa/dwie/dwoch/dwa_razy/2x trzy/trzech/trzy_razy/3x cztery/4x piec szesc/pol_tuzina siedem osiem dziewiec dziesiec jedenascie dwanascie/tuzin',
  budgetBehind: false,
  withoutBehind: false,
  deliveryCost: 'Ile kosztuje dostawa?',
  returnPeriod: 'Ile dni mam na zwrot produktu?',
  says: {
    cheaper: 'To kosztuje mniej:',
    nothingCheaper: 'Nie mam nic tańszego tego rodzaju.',
    dearer: 'To wyższa półka:',
    nothingDearer: 'Nie mam nic droższego tego rodzaju.',
    others: 'Oto więcej propozycji:',
    noOthers: 'To wszystko, co mam tego rodzaju.',
    count: (count) => (count === 1 ? 'Mamy jeden taki produkt:' : `Liczba takich produktów: ${count}, na przykład:`),
    notAmong: (wanted) => `${wanted} nie ma wśród nich.`,
    notReduced: (title) => `Dla ${title} nie podano wcześniejszej ceny.`,
    alternatives: 'Te tak:',
    described: (title, sentence) => `W opisie ${title} czytamy: ${sentence}`,
    statedInstead: 'Oto, co podano:',
  },
};
