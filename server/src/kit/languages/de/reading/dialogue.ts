import type { DialogueWords } from '../../dialogue/shape.ts';

export const dialogue: DialogueWords = {
  phrases: {
    greeting: 'hallo, hi, hey, moin, servus, gruezi, guten tag, guten morgen, guten abend, gruss gott, tag, grusse, hallo zusammen',
    thanks: 'danke, danke schon, dankeschon, vielen dank, besten dank, merci, danke dir, danke ihnen, dank dir',
    acknowledged:
      'ok, okay, gut, super, toll, prima, perfekt, klasse, ja, nein danke, alles klar, verstanden, verstehe, passt, schon, gerne, in ordnung, cool, stimmt, genau, klingt gut',
    goodbye: 'tschuss, tschuess, auf wiedersehen, bis bald, bis dann, ciao, schonen tag, bye, ade',
    person:
      'sprechen, reden, telefonieren, mensch, menschen, echte person, jemand echtes, mitarbeiter*, kundenservice, kundendienst, kundenbetreuung, euer team, ihr team, ihrem team, eurem team, sprechen mit, mit jemandem, mit einem menschen, berater*, ruft mich an, rufen sie mich an, person',
    discount:
      'rabatt*, nachlass*, gutscheincode*, preisnachlass*, sonderangebot*, aktion, aktionen, aktionscode, rabattcode*, prozente, skonto, besserer preis, besseren preis, verhandeln, rabattaktion*, angebote',
    gift: 'geschenk, mitbringsel, geburtstagsgeschenk',
    seeking:
      'such, such ne, such nen, such n, ich such, hab interesse an, hatte gern, habt ihr, haben sie, gibt es, fuhrt ihr, fuhren sie, verkauft ihr, verkaufen sie, was brauche ich, was braucht man, was brauchen wir, ich suche, suche, suchen, zeig mir, zeige mir, zeigen sie mir, ich brauche, brauche, ich mochte, ich will, mochte, hatte gern, ich hatte gerne, wir suchen, etwas fur, was fur, bietet ihr an, finde ich, gibts, ich interessiere mich, kann ich, hast du, auf der suche, im shop, in eurem shop, in ihrem shop, insgesamt im, von allen, zeigt mir, zeigen sie mal, was sie an, was ihr an, brauch, brauchen, braeuchte, brauchte, bruchte, wir brauchen, benotige, benotigen, hatt gern, hatte gerne, hatten gern, hatten gerne, hatt gerne, hatten sie, hattest du, hattet ihr, hab ich gesucht, suchn, suche nach, wir suchen nach, bin auf der suche, halte ausschau nach, wunsche mir, wunschen uns, wurde gern, wurde gerne, wollen wir uns, will ein, will eine, will einen, wollen ein, wollen eine, wollen einen, wollte ein, wollte eine, wollte einen, mochten ein, mochten eine, mochten einen, konnen sie mir, konnten sie mir, konntest du mir, konntet ihr mir, kannst du mir, zeig mal, zeigt mal, zeigen sie mir bitte, darf ich mal sehen, interessiert mich, interessiere mich, interessieren uns, haetten sie, gabe es, gab es bei ihnen, verkauft ihr auch, verkaufen sie auch, bieten sie an, im angebot, bei euch im shop, wo finde ich, ihr habt doch, gibt s, gib mir, braucht ein, braucht eine, braucht einen, braucht neue, braucht einen neuen, fuer gesucht, gesucht, auf suche nach, her mit',
    advice:
      'empfehl*, empfiehl*, vorschlag*, schlag* vor, was wurden sie, was wurdest du, hilf mir, helfen sie mir, was soll ich, berat*, beliebtest*, bestseller, raten, was nehme ich, was nehm ich, was nimmt man, was benutze ich, was benutzt man, was hilft, was eignet sich, welche nehme ich, welchen nehme ich, welches nehme ich, was kaufe ich, tipp, tipps, ratet ihr, was habt ihr denn da, was haben sie denn da, was konnen sie mir, was kannst du mir, was konnt ihr mir, was gabe es da, was gibt es da, was nehm ich da, was nimmt man da, was gibts da',
    first: 'erste, ersten, erstes, erster, nummer eins, nummer 1, nr 1, erstere, ersteres',
    second: 'zweite, zweiten, zweites, zweiter, nummer zwei, nummer 2, nr 2, letzteres, letztere',
    third: 'dritte, dritten, drittes, dritter, nummer drei, nummer 3, nr 3',
    fourth: 'vierte, vierten, viertes, vierter, nummer 4, nr 4',
    fifth: 'funfte, funften, funftes, funfter, nummer 5, nr 5',
    last: 'letzte, letzten, letztes, letzter',
    it: 'isses, isser, ists, es, dies, dieses produkt, das produkt, der artikel, den artikel, davon, dafur, ihn, das da, diesem',
    them: 'sie alle, diese beiden, denen, alle drei',
    both: 'beides zusammen, fur beide, je eins, je eine, je einen, von jedem eins, jeweils eins, beide, beiden, die zwei, beides, alle beide, die beiden',
    one: 'eins, eines, einer, eine, einen',
    others:
      'andere, anderen, anderes, anderer, mehr, weitere, weiteren, noch mehr, sonst noch, sonst, etwas anderes, was anderes, alternativ*, noch welche, noch andere, noch etwas, das andere, die andere, den anderen, der andere',
    cheaper:
      'billiger, billigere*, gunstiger, gunstigere*, preiswerter*, zu teuer, weniger teuer, nicht so teuer, kostet weniger, was gunstigeres, etwas gunstigeres, weniger kostet, weniger kosten, fur weniger, preisgunstiger*, zu kostspielig, billigeres, preislich darunter, gunstig*, weniger geld, etwas weniger, ein bisschen weniger, kost weniger, weniger ausgeben, nicht so viel ausgeben, ubers budget, uber meinem budget, sprengt mein budget, zu viel geld, bisschen viel, happig, fur weniger geld, preiswert*',
    dearer:
      'war er teurer, war sie teurer, war es teurer, war das teurer, war der teurer, war die teurer, waren sie teurer, waren die teurer, mehr gekostet, mehr kosten, teurer, teurere*, hochwertiger*, teureres, edler*, kostet mehr, mehr ausgeben, etwas mehr ausgeben, bisschen mehr ausgeben, mehr ausgebe, mehr bezahle, mehr zahle, drauflege, drauflegen',
    cheapest:
      'die billige, der billige, das billige, den billigen, die gunstige, das gunstige, den gunstigen, billigste*, gunstigste*, preiswerteste*, am billigsten, am gunstigsten, niedrigste preis, nach preis aufsteigend, preis aufsteigend, preisgunstigste*, kostet am wenigsten, am wenigsten kostet, am wenigsten kosten, kosten am wenigsten, kleinste preis, kleinsten preis, niedrigsten preis',
    dearest: 'teuerste*, am teuersten, hochste preis',
    which: 'welche, welcher, welches, welchen, welchem, was davon, aus was fur',
    some: 'iwas, was schones, etwas fur, was fur, was zum, etwas zum, nen ding, ein ding, dings, irgend was, etwas, was, noch was, irgendwas, irgendetwas, noch etwas, was habt ihr, was haben sie, was gibt es, was hast du',
    price:
      'wie hoch ist der betrag, wie hoch ist die summe, bin ich los, zahl ich, zahle ich, bezahle ich, komme ich, auf wie viel kommt, auf wieviel kommt, preis, preise, kostet, kosten, wie viel, wieviel, was kostet, wie teuer, was kosten, kostenpunkt, teuer, kostet*, kommt auf, kommen auf, kostete*, kosten*, was macht das, macht das, was machen, auf welchen betrag, kame ich, kamen wir, kommen wir, komme ich da, ausmachen, ausmacht, preislich liegen, verlangen sie, verlangt ihr, verlangst du, nehmen sie dafur, nehmt ihr dafur, zu welchem preis, preislich, preisklasse, preislage, muss ich dafur zahlen, muss ich dafur bezahlen, musste ich dafur bezahlen, musste ich dafur zahlen, was muss ich zahlen, was muss ich bezahlen, wie viel muss ich zahlen, wie viel muss ich bezahlen, was musste ich zahlen, was musste ich bezahlen, muss man dafur zahlen, muss man dafur bezahlen, zahlt man dafur, bezahlt man dafur, dafur hinlegen, dafur hinblattern, dafur ausgeben, wieviel is, wie viel is',
    formerly:
      'war er teurer, war sie teurer, war es teurer, war das teurer, war der teurer, war die teurer, waren sie teurer, waren die teurer, mal, fruher, vorher, einmal, zuvor, damals, ursprunglich, bisher, letztens',
    saving:
      'spar ich, sparen wir, spare ich da, reduziert*, alter preis, alte preis, alten preis, vorher, fruher*, ursprunglich*, regularer preis, normaler preis, normalpreis, spare ich, sparen, ersparnis, heruntergesetzt, im angebot, statt, im sale, gespart, spart man, uvp, fruher gekostet, vorher gekostet, im preis gesenkt, im preis runter, preis davor, aktionspreis, davor gekostet, zuvor gekostet, in der aktion, aktion, vergunstigt, rabattiert*, wie viel billiger, um wie viel gunstiger',
    size: 'grosse, grossen, welche grosse*, schuhgrosse*, konfektionsgrosse*, grossenauswahl, grossenvariante*, grossenoption*, welche durchmesser, welchen durchmessern, welche langen, welche breiten',
    colour:
      'farbe, farben, welche farbe*, farblich, farbton*, welchen farben, farbvariante*, farboption*, farbauswahl, farbausfuhrung*, farbpalette, farbmoglichkeit*',
    material: 'material, materialien, stoff, woraus, besteht, bestehen, gemacht aus, aus was, materialzusammensetzung',
    stock:
      'ist der da, ist die da, ist das da, sind die da, ist er da, ist sie da, auf lager, lieferbar, verfugbar*, vorratig, ausverkauft, noch da, am lager, noch zu haben, noch erhaltlich, erhaltlich, lagernd',
    count: 'wie viele, wieviele, anzahl',
    total:
      'beides zusammen, im ganzen, alles in allem, was macht das, macht das zusammen, gesamtpreis, insgesamt, zusammen, gesamt*, summe, alles zusammen, in summe, fur beide, fur alle',
    byHowMuch:
      'wie viel teurer, wieviel teurer, wie viel billiger, wieviel billiger, wie viel gunstiger, wieviel gunstiger, wie viel mehr, wieviel mehr, wie viel weniger, um wie viel, um wieviel, kostet die mehr als, mehr als die, mehr als der, mehr als das, preisunterschied*, unterschied im preis',
    compare:
      'vergleich*, unterschied*, unterscheid*, versus, vs, besser, gegenuberstell*, unterschid*, gegenuber, im vergleich, was der andere nicht, was die andere nicht, was das andere nicht, was macht der eine, worin liegt, worin liegen, abheben',
    details:
      'mehr uber, mehr dazu, genauer*, details, einzelheiten, mehr informationen, beschreib*, beschreibung, erzahl*, merkmale, eigenschaften, mehr infos, infos zu, drin, da drin, enthalt, enthalten, inhalt, lieferumfang, im paket, im karton',
    time: 'wie lange, wann, wie schnell, wie viele tage, dauert, dauer, bis wann',
    without:
      'nicht, ohne, allergisch gegen, allergisch auf, allergie gegen, allergie auf, kein, keine, keinen, keinem, keiner, ausser, bloss kein*, nicht aus, mag kein*, bitte kein*, statt, lieber nicht, nichts mit, nichts aus, anstatt, nichts, keins, keines, vergiss, vergessen wir, vergessen sie, vermeid*, verzicht* auf, nicht mit, ausser aus, frei von, anders als, etwas anderes als, nicht so ein',
    with: 'geliefert, fuge, dazulegen, leg noch, und noch dazu, zusatzlich, dazu, obendrauf, hinzu, zusammen mit, dazunehmen, mit, inklusive, inkl, samt, einschliesslich, plus, zuzuglich, zzgl',
    under: 'unter, weniger als, billiger als, gunstiger als, unterhalb',
    upTo: 'bis, bis zu, hochstens, maximal, max, nicht mehr als, budget, budget von, nicht uber, nicht teurer als, maximum, ausgeben',
    over: 'uber, mehr als, oberhalb, teurer als',
    atLeast: 'mindestens, ab, min, minimum, von mindestens',
    between: 'zwischen, von',
    and: 'und, was ist mit, wie ist es mit, wie sieht es mit, wie siehts mit, auch, wie sieht es aus mit, und wie ist es mit',
    to: 'nach, in die, in den, ins, zu',
    currency: 'euro, euros, eur, franken, chf, dollar, pfund, cent, cents',
    weighs:
      'wie schwer, wiegt, wiegen, wie viel wiegt, wieviel wiegt, was wiegt, leichter, leichteste*, schwerer, schwerste*, am leichtesten, am schwersten, leichtere, leichteren, leichteres, leichteste, leichtesten, wiegt weniger, wiegt am wenigsten, weniger wiegt, schwerere, schwereren, schwerste, schwersten, wiegt mehr, wiegt am meisten, mehr wiegt',
    long: 'wie lang, wie lang ist, wie lang sind, langer, langste*, kurzer, kurzeste*, kurzere, kurzeren, kurzeste, kurzesten, am kurzesten, langere, langeren, langste, langsten, am langsten',
    wide: 'wie breit, breiter, breiteste*, schmaler, schmalere, schmalste, am schmalsten, breitere, breiteste, am breitesten',
    tall: 'wie hoch, wie gross ist, hoher, hochste*, niedriger, niedrigere, niedrigste, am niedrigsten, hohere, hochste, am hochsten',
    deep: 'wie tief, tiefer, flacher, tiefere, am tiefsten',
    big: 'wie gross, grosser, grosste*, abmessung*, masse, welche masse, wie klein, kleiner, kleinere, kleineren, kleinste, kleinsten, am kleinsten, kompakter, grossere, grosseren, grosste, grossten, am grossten, grosseres, kleineres, grosserem, kleinerem, kompaktere, kompakteren',
    holds:
      'wie viel passt, wieviel passt, was passt, wie viel fasst, wieviel fasst, fasst, wie viel liter, wie viele liter, wieviel liter, passt rein, passt hinein, geht rein, fasst weniger, weniger fasst, fasst mehr, mehr fasst, fasst am meisten, am meisten fasst, geht mehr rein, passt mehr rein',
    power:
      'wie stark, wie viel watt, wieviel watt, wie hell, starker, heller, wie leistungsstark, schwacher, schwachere, am schwachsten, starkere, am starksten, am hellsten',
    lasts:
      'wie lange halt, wie lange brennt, wie lange lauft, wie lange reicht, brenndauer, laufzeit, akkulaufzeit, halt der akku, halt kurzer, halt langer, halt am langsten, brennt langer',
    least:
      'leichter, leichtere, leichteren, leichteres, leichteste, leichtesten, am leichtesten, wiegt weniger, wiegt am wenigsten, weniger wiegt, kurzer, kurzere, kurzeren, kurzeste, kurzesten, am kurzesten, schmaler, schmalere, schmalste, am schmalsten, niedriger, niedrigere, niedrigste, am niedrigsten, flacher, kleiner, kleinere, kleineren, kleinste, kleinsten, am kleinsten, kompakter, fasst weniger, weniger fasst, schwacher, schwachere, am schwachsten, halt kurzer, kleineres, kleinerem',
    most: 'schwerer, schwerere, schwereren, schwerste, schwersten, am schwersten, wiegt mehr, wiegt am meisten, mehr wiegt, langer, langere, langeren, langste, langsten, am langsten, breiter, breitere, breiteste, am breitesten, hoher, hohere, hochste, am hochsten, tiefer, tiefere, am tiefsten, grosser, grossere, grosseren, grosste, grossten, am grossten, fasst mehr, mehr fasst, fasst am meisten, am meisten fasst, geht mehr rein, passt mehr rein, starker, starkere, am starksten, heller, am hellsten, halt langer, halt am langsten, brennt langer, grosseres, grosserem',
    filler:
      'lieber, eher, ne, nen, nem, ner, hab, habt, mal, halt, eben, bissl, bisschen, n, ab, aber, alle, allem, allen, alles, als, also, am, an, andere, anbieten, angebot, artikel, auch, auf, aus, bei, beim, bekomme, bekommen, bestellen, bestellt, bestimmt, bin, bist, bitte, brauche, braucht, da, dabei, damit, dann, darf, das, dass, dazu, dein, deine, dem, den, denn, der, des, dich, die, dir, doch, du, durch, ein, eine, einem, einen, einer, eines, einfach, einmal, er, es, etwa, etwas, euch, euer, eure, eurem, euren, finden, fur, ganz, gar, gebt, geht, gern, gerne, gibt, gut, gute, guten, guter, gutes, hab, habe, haben, habt, hast, hat, hatte, hatten, hattet, hier, ich, ihm, ihn, ihnen, ihr, ihre, ihrem, ihren, im, in, ins, irgend, irgendwas, irgendwelche, ist, ja, jemand, kann, kannst, kaufen, koennen, konnen, konnt, konnte, konnten, kommt, leider, lieber, mal, man, manche, mein, meine, meinem, meinen, meiner, mich, mir, mit, mochte, mochten, muss, musste, nach, name, neu, neue, neuen, neues, nimmt, noch, nun, nur, ob, oder, passend, passende, passt, produkt, produkte, produkten, schicken, schon, schone, schonen, schoner, schones, sehr, sein, seine, selbst, shop, sich, sie, sind, so, sollte, soll, solche, sonst, sorte, sorten, sortiment, stuck, suche, trotzdem, uber, um, uns, unser, unsere, viel, viele, vielleicht, vom, von, vor, war, ware, waren, was, welche, welchem, welchen, welcher, welches, wenn, wer, werden, wie, wieder, will, wir, wird, wo, wofur, wollen, wollte, wurde, wurden, zeigen, zum, zur, zu, ungefahr, rund, circa, ca, geschenk, geschenke, art, arten, modell, modelle, haltet, hilfe, tragen, heute, gerade, momentan, jetzt, bieten, bietet, laden, online, frage, moglich, moglichkeit, tage, tagen, tag, woche, wochen, machen, macht, machst, mache, funktioniert, sagen, info, infos, auswahl, derselbe, gleiche, gleichen, selben, was, kaufe, nehmen, nehme, konnen, dasselbe, eigentlich, genau, wirklich, bisschen, wissen, schauen, eignet, eignen, geeignet, lasst, lassen, trage, egal, jedenfalls, naja, vergiss nicht, vergessen sie nicht, drauf, dran, drin, drum, druber, drunter, dafur, davon, darin, darauf, daran, daruber, nehm, oh, ach, och, tja, ah, voneinander, nennen, verraten, mitteilen, erfahren, durfte, wahl, wahlen, stehen, bloss, ausfuhrung, ausfuhrungen, schaue',
    men: 'vater, papa, mann, ehemann, freund, bruder, opa, grossvater, onkel, verlobten, schwiegervater, kumpel',
    women: 'mutter, mama, frau, ehefrau, freundin, schwester, oma, grossmutter, tante, verlobte, schwiegermutter',
    boys: 'sohn, neffe, neffen, enkel, enkelsohn, bub, patensohn',
    girls: 'tochter, tochterchen, nichte, enkelin, enkeltochter, patentochter',
    children: 'enkelkind*, patenkind*, kleinkind*, meine kinder, mein kind, kindern, teenager*',
    babies: 'neugeboren*, saugling*, mein baby',
    delivery:
      'liefer*, versand*, versend*, verschick*, porto, paket*, zustell*, zustellung, ankommen, kommt an, kommt das zu mir, kommt es zu mir, kommt der zu mir, kommt die zu mir, lieferung*, schickt ihr, express*, verschifft, geliefert',
    returns:
      'zuruckgeb*, zuruckschick*, zurucksend*, ruckgabe*, rucksend*, retour*, umtausch*, umtauschen, erstatt*, ruckerstatt*, geld zuruck, widerruf*, passt nicht, nich passen, nich passt, nich gefallen, nich gefallt, nicht gefallt, nicht gefallen, nicht passt, nicht passen',
    payment:
      'zahl*, bezahl*, zahlung*, kreditkarte*, paypal, klarna, rechnungskauf, auf rechnung, raten*, ratenzahlung, uberweis*, lastschrift, vorkasse, nachnahme, apple pay, google pay, visa, mastercard, sofortuberweisung',
    invoice: 'rechnung, rechnungen, quittung, beleg',
    tracking: 'sendungsverfolg*, wo ist meine bestellung, bestellstatus, meine bestellung, mein paket, wo bleibt, verfolgen, status meiner',
    cancelling: 'stornier*, bestellung andern, abbestell*, absagen',
    warranty: 'garantie*, gewahrleist*, defekt*, kaputt*, beschadigt*, reparier*, reparatur*',
    account: 'konto, kundenkonto, anmeld*, registrier*, passwort, einlogg*, login, treuepunkte',
    hours: 'offnungszeit*, geoffnet, wann offnet, habt ihr auf, geschlossen, wann habt ihr, wann haben sie offen, haben sie offen',
    place:
      'filiale*, standort*, wo seid ihr, wo sind sie, ladengeschaft*, eure adresse, ihre adresse, abhol*, selbst abholen, vor ort, showroom',
    contact:
      'an wen kann ich, an wen muss ich, an wen wende, wen kann ich fragen, wen rufe ich an, kontakt*, telefon*, erreich*, anrufen, e mail, email, mailadresse, whatsapp, hotline',
    care: 'wasch*, pflege*, reinig*, bugeln, trockner, spulmaschine*, spulmaschinenfest, waschbar, waschmaschine*',
    origin: 'hergestellt, herkunft, produziert, produktion, kommen die her, woher, kommt das her, made in, gefertigt',
    gifts: 'geschenkverpack*, geschenkkarte*, einpack*, verpack*, geschenkgutschein*, geschenkpapier, gutschein, grusskarte*, als geschenk',
    newsletter: 'newsletter*, abonn*, abo, abbestellen',
    privacy: 'datenschutz*, meine daten, dsgvo',
    wholesale: 'grosshandel*, mengenrabatt*, wiederverkauf*, grossbestell*, grossere mengen, firmenkunden, b2b',
    taxes: 'zoll*, mwst, mehrwertsteuer, steuer, steuern',
    company:
      'wer seid ihr, wer sind sie, was macht ihr, was verkauft ihr, was verkaufen sie, was bietet ihr, was bieten sie, eure firma, ihr unternehmen, euer shop, uber euch, uber sie, bist du ein bot, bist du ein roboter',
  },
  numbers:
    'ein/eins zwei/zweimal/2mal/2x drei/dreimal/3mal/3x vier/viermal/4mal/4x funf/funfmal/5x sechs/halbes_dutzend sieben acht neun zehn elf zwolf/dutzend funfzehn=15 zwanzig=20 dreissig=30 vierzig=40 funfzig=50 sechzig=60 siebzig=70 achtzig=80 neunzig=90 hundert=100',
  budgetBehind: false,
  withoutBehind: false,
  deliveryCost: 'Was kostet der Versand?',
  returnPeriod: 'Wie viele Tage habe ich für die Rückgabe Zeit?',
  says: {
    cheaper: 'Das ist günstiger:',
    nothingCheaper: 'Etwas Günstigeres dieser Art habe ich nicht gefunden.',
    dearer: 'Das ist eine Stufe höher:',
    nothingDearer: 'Etwas Teureres dieser Art habe ich nicht gefunden.',
    others: 'Hier ist noch mehr davon:',
    noOthers: 'Das ist alles, was ich von dieser Art habe.',
    count: (count) => (count === 1 ? 'Davon haben wir ein Produkt:' : `Davon haben wir ${count} Produkte, zum Beispiel:`),
    notAmong: (wanted) => `${wanted} ist nicht dabei.`,
    notReduced: (title) => `Zu ${title} ist kein früherer Preis angegeben.`,
    alternatives: 'Dazu passen:',
    described: (title, sentence) => `In der Beschreibung von ${title} steht: ${sentence}`,
    statedInstead: 'Angegeben ist dazu:',
  },
};
