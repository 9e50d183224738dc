import { questionWords } from '../../row-patterns.ts';
import type { Asking } from '../../shapes/asking.ts';

export const asking: Asking = {
  questions: questionWords(
    'czy jest sa ma maja macie mozna moge mozecie da nadaje pasuje dziala zmiesci wejdzie starczy wytrzyma pachnie wysylacie dostarczacie jak jaki jaka jakie jakiego jakich ile kiedy gdzie skad dlaczego kto co czym ktory ktora ktore dla_kogo po_ile na_ile w_czym z_czego',
    String.raw`\b(?:czy|ile|jaki|jaka|jakie|na ile|kiedy)\b`,
  ),
  kinds: {
    duration:
      'jak dlugo|dlugo (?:sie|to)|ile (?:to |sie )?(?:po)?(?:trwa|zajmuje|zajmie|czasu|dziala|wytrzym\\w*|minut|godzin|dni|tygodni)|na ile godzin',
    people:
      '(?:dla |na )?ilu (?:osob|graczy|ludzi)|(?:dla|na) ile osob|ile osob|(?:zmieszcza sie|zmiesci sie|wystarczy dla) \\w+ (?:osob\\w*|dorosl\\w+)',
    warmth: 'jaka temperatur\\w*|ile stopni|jak (?:cieply|ciepla|zimn\\w*)',
    energy: 'kalori\\w*|kcal',
    age: 'jakim wieku|jakiego wieku|od ilu lat|ile lat ma',
    distance: 'jak daleko|ile (?:km|kilomet\\w*)|jaki zasieg|na jaka odleglosc',
    year: '(?:ktory|jaki|ktorego|jakiego) (?:rok|roku|rocznik\\w*)',
  },
  deeds: (opening) => ({
    verb: new RegExp(`${opening}(?:[a-z]{1,3} )?([a-z]{3,}cie)\\b|\\b(?:mozecie|moglibyscie) (?:[a-z]{1,3} )?([a-z]{3,}c)\\b`, 'u'),
    selling: /^(?:sprzeda|handlu)/u,
    light: /^(?:przywie|przynie|dowoz|dac|dajecie|kladzie|wiecie|chcecie|pozycz)/u,
  }),
  haveDone:
    /\b(?:oddac|dac|zostawic|przyniesc) (?:[\p{L}\d]+ ){0,4}do (?!domu|sklepu)\p{L}+(?:enia|ania|ecia|y)\b|\bkosztuje (?!wysl|dostarcz|zwr)\p{L}+(?:enie|anie|ecie|owka)\b/u,
  visits: {
    place:
      /\b(?:showroom|salon(?:ie)? (?:stacjonarn\p{L}*|firmow\p{L}*)|sklep\p{L}* stacjonarn\p{L}*|stacjonarn\p{L}*|gdzie (?:jestescie|sie (?:znajdujecie|miescicie|panstwo)|macie (?:sklep|salon)|jest (?:wasz|panstwa)|panstwa znajde)|na miejscu|punkt\p{L}* sprzedazy)\b/u,
    shop: /\b(?:macie|maja panstwo|jest|prowadzicie|posiadacie)(?: \p{L}+){0,2} (?:sklep|salon|lokal|miejsce)\b(?:,| gdzie|$)/u,
    coming:
      /\b(?:(?:przyjsc|wpasc|podjechac|przyjechac|wstapic|zajrzec|wpadac|przychodzic|odwiedzic (?:was|panstwa|sklep|pracownie))|(?:odebrac|odbior) (?:osobiscie|osobisty|sam\p{L}*|u was|u panstwa|na miejscu|je|go|ja)|osobist\p{L}*|(?:obejrzec|zobaczyc|dotknac|wyprobowac|sprawdzic|posluchac|zagrac|przymierzyc)(?: \p{L}+){0,3} (?:przed zakupem|zanim|na zywo|osobiscie|u was|u panstwa))\b|\b(?:zanim|przed) (?:kupie|zakupem)(?: \p{L}+){0,5} (?:zobaczyc|obejrzec|zagrac|dotknac|wyprobowac|sprawdzic|wpasc)\b/u,
    questions: [
      'Czy macie sklep stacjonarny i gdzie?',
      'Czy mogę odebrać zamówienie osobiście?',
      'W jakich godzinach sklep jest otwarty?',
      'Czy mogę obejrzeć i wypróbować produkt przed zakupem?',
    ],
  },
  fears: {
    reads: 'words',
    condition: 'jesli|jezeli|jak|gdy|gdyby|a co jak|w razie',
    misfit:
      '(?:za|zbyt) (?:duz\\w+|mal\\w+|ciasn\\w+|luzn\\w+|dlug\\w+|krotk\\w+|tward\\w+|miekk\\w+|szerok\\w+|wask\\w+)|nie (?:\\w+ )?(?:pasuj\\w+|pasow\\w+|spodob\\w+|podoba\\w*|lez\\w+|zadowol\\w+)|nie ten rozmiar|zly rozmiar',
    owned: 'juz (?:\\w+ )?(?:ma|maja)|ma (?:\\w+ )?juz',
    arrivesBroken:
      '(?:przyjdzie|przyjdzie|dojdzie|przyjda) (?:\\w+ )?(?:uszkodz\\w+|zepsut\\w+|polaman\\w+|rozbit\\w+|pobit\\w+|pekniet\\w+)',
    breaks:
      '(?:pek|zlam|zeps|psu|rozerw|urw|popsu)\\w*|przestanie dzialac|nie dziala|przestanie (?:sie )?\\w+|nie (?:laduje|wlacza|zamyka)',
    orders: '(?:zamowi\\w*|zamawiam|kupie|zloze zamowienie)',
    soon: 'teraz|dzis|dzisiaj|jutro|wieczorem|rano|do|przed|na czas|zaraz',
    plain: {
      misfit: 'Czy mogę to wymienić lub zwrócić?',
      owned: 'Czy prezent można wymienić lub zwrócić?',
      arrivesBroken: 'Co zrobić, gdy paczka przyjdzie uszkodzona?',
      breaks: 'Jaka jest gwarancja, gdy się zepsuje?',
    },
  },
  explained: {
    meaning: 'co (?:znaczy|znacza|oznacza|oznaczaja|to znaczy)|(?<!ma )znaczenie',
    fit: 'jaki rozmiar (?:wziac|wybrac|zamowic|mam|powin\\w+|bedzie)|(?:wypada|wypadaja) (?:\\w+ )?(?:mal\\w|duz\\w|normaln\\w+)|rozmiarowk\\w+|(?:swoj|zwykly|normalny) rozmiar|miedzy (?:dwoma )?rozmiarami|rozmiar (?:wiekszy|mniejszy|wiecej)',
  },
  betweenSizes: ['miedzy', 'a'],
  howMany: 'ile',
  howToChoose:
    /\b(?:jak|skad) (?:mam |moge )?(?:wiedziec|sprawdzic|dobrac|wybrac|zmierzyc|sie dowiem|wiem)\b|\bjak(?:i|a|ie|iego|iej) \p{L}+ (?:potrzebuje|mam wziac|wybrac|bedzie dla mnie)\b/u,
  forIt: /\bdo (?:niej|niego|nich|obu)\b|\bpasuj\p{L}* do (?:niej|niego|nich|tej|tego|tych)\b|\bdo (?:tej|tego|tych) pasuj\p{L}*/u,
  pieces:
    /\bile(?: (?:sztuk|elementow|czesci|kawalkow))?(?: (?:jest|tam|ma|w|nim|srodku|zestawie|opakowaniu|sa|zawiera|tego))*$|\bile (?:tam |jest )*(?:sztuk|elementow|czesci)\b|\bco (?:jest |tam )*(?:w srodku|zawiera|w zestawie|wchodzi)\b|\bpara czy\b|\bczy (?:sztuka|na sztuki|pojedyncz\p{L}*)\b/u,
  included:
    /\bco (?:jest |bedzie )?(?:dostane|dostaje|wchodzi|w pudelku|w komplecie)\b|\b(?:dostane|dostaje) (?:[\p{L}\d]+ ){0,3}?(?:gratis|razem|w komplecie|do tego)\b|\bsprzedawan\p{L}* z\b|\bw (?:zestawie|komplecie)\b|\bdolaczon\p{L}+|\b(?:kupic|kupowac|dokupic|zamowic) (?:[\p{L}\d]+ ){0,4}?(?:osobno|oddzielnie)\b|\b(?:osobno|oddzielnie) (?:kupic|kupowac|dokupic)\b|\bdokupic\b|\bw (?:pudelku|paczce|opakowaniu|cenie)\b|\b(?:dajecie|dorzucacie|dolaczacie|dodajecie|daja panstwo|dolaczaja panstwo) (?:[\p{L}\d]+ ){0,4}(?:razem|gratis|do)\b|\b(?:razem|od razu) z (?:nia|nim|nimi)\b|\b(?:czy )?(?:jest|sa) (?:[\p{L}\d]+ ){0,3}(?:wliczon\p{L}*|dodawan\p{L}*)|\b(?:dostane|dostaje|dostaniemy) (?:do (?:niej|niego|nich|tego)|[\p{L}\d]+ do)\b|\bsprzedaje\p{L}* (?:sie )?osobno\b/u,
  belonging: /\b(?:w zestawie|w komplecie|dolaczon\p{L}+|sprzedawan\p{L}+|osobno|w pudelku)\b|\bsprzedaje\p{L}*|\bbrak\b/u,
  contents: /(?<!\b(?:za|po) )\bile (?:\w+ )?(?:jest|miesci sie|zawiera)(?: w| ma)?\b/u,
  sent: /\b(?:wyslan|dostarczon|przyslan)\p{L}+/u,
  instalments: /\S+ rat(?:y|ach|ami)?\b/u,
  sendingIt:
    /\b(?:dostaw|wysylk|przesylk)\p{L}*\b.{0,20}\b(?:tego|tej|tych|za to|na to|obu)\b|\b(?:wyslanie|wyslac|dostarczenie|przeslanie|przeslac) (?:tego|tej|go|jej|ich|to|je)\b/u,
  beforeDoing: /(?<!\p{L})(?:przed (?:pierwszym )?(?:użyciem|uzyciem|uruchomieniem|założeniem|praniem)|zanim)(?!\p{L})/giu,
  inOrder: /\b(?:najpierw|poczawszy|zaczyn\p{L}*|zaczn\p{L}*)\b|\bod najtansz\p{L}+|\bwedlug ceny\b/u,
  load: /\bdo jakiej wagi\b|\bdo jakiego ciezaru\b|\bjak\p{L}+ wag\p{L} (?:wytrzyma|uniesie)|\bmaks\p{L}* (?:waga|obciazeni\p{L}*|ciezar|udzwig)\b|\b(?:udzwig|nosnosc)\b|\bile (?:kilo\p{L}* |kg )?(?:udzwignie|uniesie|wytrzyma)\b|\bjaki ciezar\b|\bdo ilu (?:kilo\p{L}*|kg)\b|\bile (?:kilo\p{L}*|kg) (?:wejdzie|zmiesc\p{L}*|mozna|moge|udzwig\p{L}*)/u,
  warranty: 'Jak długa jest gwarancja?',
  ways: 'opcje opcji metody metod sposoby sposobow mozliwosci formy form rodzaje',
};
