import type { ShopWords } from '../../topics/shape.ts';

export const topics: ShopWords = {
  asking: `verfugbar verfugbare verfugbaren verfugbarer verfugbares verlange verlangen verlangt akzeptiert akzeptieren akzeptierte erlaubt erlaubte erlaubten zulassig zulassige angezeigt anzeigen einsehen nachsehen nachschauen herausfinden umstande umstanden voraussetzung bedingungen bedingung unterstutzung hab habs krieg kriegt vllt evtl grad grade einfach halt nen ne nem ner nich net isses wirds kanns gibt's gehts grosser grosseres grossere kleiner kleineres kleinere rest bruder schwester mutter vater mama papa frau mann freund freundin sohn tochter kind kinder oma opa eltern geburtstag hochzeit weihnachten ostern jubilaum eigentlich drin paares betrag betragen bestellwert summe ab aber aktuell alle allem allen aller alles allgemein als also am an andere anderen anderer anderes anders angebotene angeboten anbieten angabe angaben art artikel arten auch auf aus bei beim beispiel bekomme bekommen bekommt benotige benotigen bereits besonders bestelle bestellen bestellt bestellte bestellung bestellungen besteht bestehen bestimmte bestimmten bevor bietet bieten bin bis bisher bist bitte brauch brauche brauchen braucht bzw da dabei dafur dagegen damit danach danke dann daran darauf darf darum das dass davon dazu dein deine deinem deinen deiner dem den denn der deren des deshalb dich die dies diese diesem diesen dieser dieses dir direkt doch dort du durch eben ein eine einem einen einer eines einige einmal einzelne ende er erfahre erfahren erhalte erhalten erhaltlich erklaren erst es etwa etwas euch euer eure eurem euren eurer fall falls fallen finde finden findet folgende frage fragen fuhrt fuhren fur gab ganz gar gebt geben geht gehen genau generell gerade gerne gern gesamt gewisse gewesen gibt gibts ging grundsatzlich gut gute guten guter gutes habe haben habt hallo hat hatte hatten hattet hey hi hier hilfe helfen heute hin ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im immer in info infos information informationen informieren innerhalb ins interessiere irgendwie irgendwo irgendetwas ist ja je jede jedem jeden jeder jedes jemand jetzt kam kann kannst kauf kaufe kaufen kauft kein keine keinen keiner komm komme kommen kommt konnen konnt konnte konnten konntet kriege kriegen kunde kunden kurz kurze lasst lassen lieber liegt los mache machen macht mag mal man manchmal mehr mein meine meinem meinen meiner meines mich mir mit mochte mochten mogen moglich mogliche moglichen moglichkeit moglichkeiten moin muss mussen musst musste nach nachdem name namlich naturlich neben nehmen nehmt nein neu neue neuen nicht nichts nie nix noch nun nur ob oder ohne option optionen ort paar per personlich preis preise problem probleme produkt produkte produkten produkts prufen rund regel regeln richtig richtlinie richtlinien sache sachen sag sagen sagt schaue schauen schicke schicken schickt schon sehe sehen sehr sei seid sein seine seit selber selbst sich sicher sie sieht sind so sofort sogar solch solche soll sollen sollte sollten somit sonst sowie spater stehen steht stuck stimmt stelle tag tun tut uber uberhaupt uberprufen ublich um und ungefahr uns unser unsere unter verkaufen verkauft verschiedene verstehe viel viele vielen vielleicht voll vom von vor voraussetzungen vorher wann war waren ware warum was weil weiss weitere weiteren weiter welche welchem welchen welcher welches wenig wenn wer werde werden werdet wie wieder wieso will willst wir wird wirklich wissen wo wofur woher wohin wollen wollte womit wunsche wurde wurden zeigen zeigt zeig ziemlich zu zum zur zusatzlich zwar zwecks zwischen methode methoden shop onlineshop webshop laden geschaft bestellware service webseite website seite normalerweise meistens gewohnlich circa ca hatt mocht erstellen anlegen bearbeiten aktualisieren herunterladen runterladen wiederherstellen status einreichen ansehen aufrufen benutzer letzten letzte letzter bald herr herrn drauf dran drum druber drunter darin daruber nehm nehme`,
  prepositions: 'nach in mit per via durch bei fur auf aus von an am im zum zur ins ohne uber gegen ausserhalb innerhalb',
  determiners:
    'der die das den dem des ein eine einen einem einer mein meine meinen meinem meiner dein deine unser unsere unseren ihr ihre ihren euer eure diese dieser dieses diesen diesem',
  topicFirst: true,
  not: '\\bnicht\\b|\\bkeine?\\w?\\b|\\bnie\\b',
  having:
    '\\b(?:habt ihr|haben sie|gibt es|gibts|bietet ihr|bieten sie|verkauft ihr|verkaufen sie|fuhrt ihr|fuhren sie|macht ihr|machen sie|nehmt ihr|nehmen sie|akzeptiert ihr|akzeptieren sie)\\b',
  whichDay: '\\b(?:welchem|welchen|welche) (?:wochen)?tage?n?\\b',
  only: 'nur, ausschliesslich, ausschliesslich, lediglich, allein',
  places: {
    world: 'weltweit, in alle lander, ganze welt, jedes land, alle lander',
    europe: 'europa, europaweit, europaisches ausland, europaische lander',
    union: 'eu=, europaische union, europaischen union, eu lander, eu ausland, eu weit',
    gulf: 'golfstaaten, golflander, gcc',
    home: 'inland, innerdeutsch, innerhalb deutschlands, deutschlandweit, bundesweit, osterreichweit, schweizweit',
    others:
      'GB: england, grossbritannien, uk, schottland, wales; US: usa, us, amerika, vereinigte staaten; NL: holland; CZ: tschechei; CH: schweizer; AE: dubai, emirate; KR: korea; CN: china; RU: russland; TR: turkei; DE: brd',
  },
  furniture:
    'neueste beitrage|neueste kommentare|letzte beitrage|letzte kommentare|hallo welt|schreibe einen kommentar|kommentar verfassen|antworten abbrechen|deine e-mail-adresse wird nicht|erforderliche felder sind|suche nach|suchen nach|archive|archiv|kategorien|meta|anmelden|feed der eintrage|kommentar-feed|zum inhalt springen|zum hauptinhalt|menu|startseite|in den warenkorb|warenkorb|teilen|eine weitere wordpress|beispiel-seite|beispielseite|willkommen bei wordpress|prasentiert von wordpress|stolz prasentiert|alle rechte vorbehalten|alle akzeptieren|cookies akzeptieren|wir verwenden cookies|wir nutzen cookies|diese website verwendet cookies|diese website benutzt cookies|cookie-einstellungen|folge uns|folgen sie uns|weiterlesen|mehr lesen|vorheriger beitrag|nachster beitrag|veroffentlicht in|keine kommentare|kommentar absenden|meinen namen, meine e-mail|ahnliche produkte|das konnte dir auch gefallen|nach oben|allgemein|bearbeiten|antworten|ein wordpress-kommentator|impressum|datenschutzerklarung|agb',
  topics: {
    delivery:
      'schick * nach, schickt * nach, versand, versend, verschick, verschifft, liefer, zustell, ~paket, ~sendung, porto, ~ankomm, ~kommt an, ~kommt * an, ~packchen, ~ankunft, ausliefer, ~zu mir, ~da sein, packli, zuschick, zugeschickt, transportkosten, hinschick, zahle ich versand, zahl ich versand, versand zahlen, porto zahlen, versand bezahlen, zahl ich * porto, zahle ich * porto, ~rechnen mit, ~mit * rechnen; post=, versandfertig',
    returns:
      'ruckporto, ruckgabe, zuruckgeb, zuruckgegeb, zuruckschick, zuruckgeschick, zurucksend, zuruckgesend, zurucknehm, zuruckbring, zuruck geben, zuruck schick, zuruck send, schicke zuruck, gebe zuruck, widerruf, retour, rucksend, gefallt nicht, nicht gefallt, passt nicht, nicht passt, zuruck, zu klein, zu gross, doch nicht haben, will es nicht mehr, nicht zufrieden, nicht mehr haben, gefallt mir nicht, zurucksenden, fehlkauf, umentschieden',
    refund:
      'ruckerstatt, erstatt, geld zuruck, geld wieder, mein geld, gutschrift, ruckzahl, kohle zuruck, geld wann, ruckuberweis, bekomme ich mein geld, erstattet, wieder auf dem konto, wieder auf meinem konto, geld zurueck, geld wieder, wiederbekomm; das geld, ihr geld, dein geld, euer geld',
    exchange:
      'umtausch, umtauschen, umgetauscht, tauschen, eintausch, tausch=, andere grosse statt, andere farbe statt, andere grosse, gegen eine andere',
    payment: 'bezahl, zahl, zahlung, zahlungsart, zahlart, paypal, klarna, apple pay, google pay, begleich',
    invoice: 'rechnung, quittung, beleg, kassenbon, kaufbeleg',
    tracking:
      'sendungsverfolg, sendungsnummer, tracking, trackingnummer, verfolgen, nachverfolg, bestellstatus, lieferstatus, wo ist meine bestellung, wo ist mein paket, wo bleibt, status meiner, paketverfolg, wo ist meine, noch nicht da, nicht angekommen, nicht gekommen, immer noch nicht, wo steckt, wo ist mein, warte noch, status der bestellung, status von, stand meiner bestellung, stand der bestellung',
    ordering: 'wie bestelle, wie kann ich bestellen, telefonisch bestell, bestellvorgang, bestellung aufgeben',
    cancelling: 'storn, abbestell, bestellung widerrufen, kundig, ruckgangig',
    changing:
      'andern, anderung, geandert, abandern, bearbeiten, falsche adresse, adresse falsch, korrigier, anpassen, lieferadresse, lieferanschrift, versandadresse',
    warranty: 'garantie, gewahrleist, herstellungsfehler, fabrikationsfehler, produktionsfehler',
    damaged:
      '~defekt, ~kaputt, ~beschadigt, ~fehlerhaft, ~mangel, reklam, geht nicht mehr, ~zerbroch, ~gebrochen, ~bruch, ~loch=, ~in scherben, ~zersplittert, ~zerdruckt, ~verbeult, ~eingedruckt, ~gerissen, ~zerrissen, ~abgebrochen, ~auseinander, ~im eimer, ~hinuber, funktioniert nicht, geht nicht, ~verdorben, ~verkratzt, ~ausgelaufen, ~angeschlagen, ~delle, ~risse, ~abgegangen, ~stumpf',
    repair: 'reparatur, reparier, ausbesser, flicken, instand',
    spareParts: 'ersatzteil, nachfull, zubehorteil',
    account: 'konto=, kundenkonto, benutzerkonto, anmeld, registrier, einlogg, login, profil',
    deleting:
      'loschen, loschung, geloscht, kontoloschung, entfernen, konto schliess, deaktivier, konto kundig, konto beend, account kundig, mitgliedschaft beend',
    password: 'passwort, kennwort, zugangsdaten',
    guest: 'gast=, als gast, gastbestellung, ohne konto, ohne anmeldung, ohne registrierung, ohne kundenkonto, ohne account',
    hours:
      'offnungszeit, geoffnet, wann offnet, habt ihr auf, haben sie auf, wann macht ihr auf, geschaftszeit, offen, wann habt ihr offen, wann schliesst, ruhetag, wann seid ihr da, wann habt ihr zu, habt ihr heute, wann zu, wann macht ihr zu, bis wann habt, zu welchen zeiten, welchen zeiten, um wie viel uhr, um wieviel uhr, wann ist der, wann ist die hotline; geschlossen, uhr, montag',
    place:
      'filiale, standort, wo seid ihr, wo sind sie, ladengeschaft, ladenlokal, eure adresse, ihre adresse, wo finde ich euch, wo finde ich sie, wo ist euer, wo ist ihr, wo liegt, sitz=, showroom, vor ort, anprobieren, laden in, geschaft in, wo findet man euch, wo genau, welcher strasse, wo finde, in welcher stadt, wo habt ihr euren, ~vorbeischau, ~vorbeikomm, ~vorbei kommen, ~vorbei schauen, ~reinschau, ~vorbeigeh, ~mal vorbei, irgendwo ansehen, irgendwo anschauen, irgendwo anseh, live sehen, ansehen kommen, anschauen kommen, im laden, in echt sehen, laden wo, geschaft wo, laden in dem, geschaft in dem, irgendwo vorbei, irgendwo mal, wo kann ich * ausprobieren, wo kann man * ausprobieren, irgendwo ausprobieren, irgendwo testen, im laden ausprobieren; adresse, strasse, platz, finden sie uns, findet ihr uns, findest du uns, finden uns, in unserem laden, unser laden, in unserem geschaft, unser geschaft',
    contact:
      'kontakt, erreich, anrufen, kundendienst, kundenservice, hotline, melden, sprechen, kundensupport, kundenbetreu, kundendienst, ansprechpartner, helpdesk; telefon, mail',
    phone: 'telefon, telefonnummer, anrufen, rufnummer, handynummer; tel=',
    email: 'e mail, email, mailadresse, anmailen; mail, schreib',
    size: 'grosse, grossen, passform, masse, abmess, grossentabelle, fallen sie gross, fallen sie klein, fallt das gross, fallt die gross, wie gross, wie breit, ~wie hoch, massanga, schuhgrosse, kleidergrosse; fallt aus, brustumfang, taille',
    care: 'waschen, wasch, pflege, pflegen, reinig, saubermachen, putzen, trockner, bugeln, spulmaschine, entkalk, gewaschen, sauber, reinige, wie bekomme ich * sauber, wie krieg ich * sauber, putze, waschbar, abspul; maschine, abwisch, ausspul',
    keeping:
      'haltbar, aufbewahr, lagern=, mindesthaltbar, wie lange halt, halt sich, halten sich, haltbarkeit, wird schlecht, ablauf, mhd, aufheben, lagere, bewahr',
    material: 'stoff, stoffe, woraus, material, gefertigt aus, besteht aus, aus was; baumwolle, wolle, leder, leinen, holz, stahl',
    ingredients: 'inhaltsstoff, zutat, enthalt, enthalten, inhalt, was ist drin, zusammensetzung, inci; nur aus, bestehen aus',
    allergens: 'allerg, gluten, laktose, nuss, nusse, hypoallergen, unvertraglich, intoleran',
    origin:
      'produktion, hergestellt, herstell, herkunft, produzier, wo * hergestellt, wo * produziert, wo * gefertigt, wo * gemacht, made in, wo * her, woher, stammt, stammen, gefertigt, wo produziert; werkstatt, manufaktur, angebaut, geroste',
    giftWrap:
      'geschenkverpack, geschenkpapier, als geschenk, verpackt als geschenk, geschenkbox, grusskarte, einpacken, geschenkservice, geschenk ein, schon verpackt, schleife, hubsch verpackt, als prasent, geschenkfertig, verpacken sie, verpackt ihr, einpackt, ein packen',
    giftCard: 'gutschein, geschenkkarte, wertgutschein, geschenkgutschein',
    newsletter: 'newsletter, abmelden vom, rundbrief',
    privacy: 'datenschutz, meine daten, dsgvo, personenbezogen, weitergabe der daten, personliche daten',
    wholesale:
      'grosshandel, mengenrabatt, wiederverkauf, grossbestell, b2b, handler, firmenkund, geschaftskund, grosse mengen, grossere mengen, weiterverkauf, fur meinen laden, fur mein geschaft, einkaufspreis',
    taxes: 'mwst, mehrwertsteuer, steuer, ust, umsatzsteuer',
    customs: 'zoll=, zolle, zollgebuhr, einfuhr, verzoll, importgebuhr',
    company:
      'wer seid ihr, wer sind sie, was macht ihr, was verkauft ihr, was verkaufen sie, was bietet ihr, was bieten sie, eure firma, ihr unternehmen, euer unternehmen, ihre firma, euer shop, wer steckt dahinter, uber euch, seit wann gibt, gegrundet, familienbetrieb, wem gehort, grunder; seit=',
    jobs: 'sucht ihr, suchen sie, job=, jobs, stelle frei, freie stelle, offene stelle, stellenangebot, karriere, bewerb, praktikum, ausbildung, arbeiten bei, mitarbeiter gesucht, ausbildungsplatz',
    partners: 'affiliate, influencer, sponsor, kooperation, presseanfrage, zusammenarbeit, kooperier',
    express:
      '~bis morgen, express, eilversand, overnight, am nachsten tag, am selben tag, taggleich, schneller geliefert, schneller versand, eilig, schnellversand, blitzversand, schneller, dringend, mehr zahlen damit, aufpreis fur schnell, eilt, fruher bekommen',
    pickup:
      'abhol, selbstabhol, abgeholt, click and collect, abzuholen, mitnehmen, selber holen, selbst holen, holen komm, bei euch holen, vorbeikommen und abhol, vorbeikommen und mitnehm, hole ich, abholen',
    weekend: 'samstag, sonntag, wochenende, feiertag',
    locker: 'packstation, paketstation, paketshop, postfach, postfiliale, paketbox, abholstation, wunschfiliale',
    carrier:
      'versanddienst, paketdienst, versandunternehmen, lieferdienst, welchem dienst, spedition, dhl, ups=, dpd, gls, hermes, mit wem versend, mit wem verschick, wer liefert; dhl, spedition',
    abroad: 'ausland, international, welche lander, in welche lander, andere lander, ausserhalb, grenze; weltweit, lander, europa, eu=',
    packaging: 'verpack, verpackung, ~karton, versandkarton, umverpackung, plastikfrei, fullmaterial, polster; verpack',
    insurance: 'versichert, versicherung, verloren geht, verloren gegangen, verlorene, paket verloren',
    label: 'retourenlabel, rucksendeetikett, etikett, label, versandetikett, retourenschein, rucksendeaufkleber, aufkleber',
    sale: 'reduzierte, reduziert, sale, sonderangebot, angebotsware, schlussverkauf, outlet, restposten, preisreduziert; reduziert',
    used: 'getragen, benutzt, geoffnet zuruck, ausgepackt, ohne originalverpackung, originalverpackung, gebraucht, ohne etikett, angebrochen; ungetragen, unbenutzt, originalverpack, geoffnet, ungeoffnet',
    card: 'kreditkarte, visa=, mastercard, amex, ec karte, girocard, debitkarte, maestro, mit karte, kartenzahlung; karte',
    transfer: 'uberweis, vorkasse, bankuberweisung, vorauskasse, lastschrift, sepa; uberweis',
    onAccount: 'auf rechnung, rechnungskauf, kauf auf rechnung, spater bezahl, klarna rechnung; rechnung',
    instalments: 'rate=, raten, ratenzahlung, ratenkauf, finanzier, teilzahl, monatlich abzahl, abbezahl',
    cashOnDelivery: 'nachnahme, bei lieferung bezahl, bei lieferung zahl, an der tur bezahl, bei abholung zahl',
    cash: 'bar=, bargeld, barzahl, in bar',
    crypto: 'krypto, bitcoin, btc, ethereum',
    currency: 'wahrung, in franken, in dollar, in euro, in pfund, wechselkurs',
    discount:
      'rabatt, nachlass, gutscheincode, rabattcode, prozente, skonto, sonderaktion, black friday, aktionscode, gunstiger, ermassig, billiger wenn',
    student: 'student, studenten, studierend, schuler, senioren, rentner, lehrer',
    loyalty: 'treue, bonusprogramm, bonuspunkte, punkte sammeln, kundenkarte, stammkund, vorteilsclub, payback',
    priceMatch:
      'bestpreis, preisgarantie, tiefpreis, gunstiger gesehen, preis anpassen, preisanpassung, woanders gunstiger, billiger gesehen, preis mitgehen',
    stock:
      'vorratig, auf lager, ~verfugbar, wieder da, ausverkauft, nachbestell, wieder rein, lieferbar, lagernd, kommt nochmal, wieder lieferbar, nachschub; lager, vorrat',
    preorder: 'vorbestell, reservier, zurucklegen',
    minimumOrder: 'mindestbestell, mindestmenge, mindestabnahme, mindestbetrag, mindestwert; mindest, ab einem bestellwert',
    samples: 'muster, stoffmuster, probe, proben, probepack, probierset, kostprobe, tester',
    custom:
      'gravur, gravier, personalis, massanfert, sonderanfert, individuell, nach mass, bestick, wunschtext, eigenes design, einzelanfert, bedruck, name drauf, namen drauf, mit namen, mein name, namen ein, beschrift, initialen, eigener text, eigenes logo, personlich gestalt, widmung, den namen von, namen von meine, namen * drauf',
    assembly: 'montage, montier, aufbau, aufbauen, zusammenbau, altgerat, einbau, anschluss, tragen sie es, bis in die wohnung, installier',
    rental: 'miete, mieten, leihen, ausleih, verleih, leasing, vermiet, leihweise',
    secondHand:
      'second hand, secondhand, gebrauchte, inzahlungnahme, in zahlung, ankauf, angekauft, kaufen * an=, kauft * an=, aus zweiter hand',
    subscription: 'abo=, abonnement, abos, abonnier, regelmassig liefer, monatlich automatisch, pausier',
    reviews: 'bewertung, rezension, erfahrungsbericht, kundenmeinung, trustpilot, feedback, ruckmeldung, meine meinung, bewerten',
    events: 'kurs=, kurse, workshop, veranstaltung, seminar, verkostung, fuhrung, schulung, tasting, mitmachen',
    sustainability:
      'nachhaltig, umwelt, recycel, recycling, klima, co2, okolog, fair gehandelt, fairtrade, klimaneutral; nachhaltig, klima, fair',
    vegan: 'vegan, tierfrei, pflanzlich, tierisch, vegetarisch',
    organic: 'bio=, bioqualitat, biologisch, kontrolliert biologisch, gots, biobaumwolle, biozertifi, okozertifi',
    animalTesting: 'tierversuch, an tieren getestet, mulesing, tierwohl',
  },
  time: {
    asked:
      'wie lange, wann, wie schnell, dauer, dauert, bis wann, wie viele tage, wieviele tage, wie spat, lieferzeit, frist, um wie viel uhr, wie oft, zeitraum, ab wann, ~ankomm, ~kommt an',
    given:
      'tag=, tage, tagen, taglich, werktag, woche, wochen, stunde, monat, jahr, innerhalb, morgen=, sofort, montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonntag, uhr, januar, februar, marz, april, juni, juli, august, september, oktober, november, dezember, weihnacht, jederzeit, minute, seit=',
  },
  money: {
    asked:
      'kosten=, kostet, kostenlos, kostenfrei, wie viel, wieviel, was kostet, gebuhr, preis fur, gratis, umsonst, teuer, portofrei, versandkostenfrei, wer zahlt, wer tragt, wer bezahlt, porto, muss ich zahlen fur, muss ich fur, kosten, zuschlag, aufpreis',
    given:
      'eur, euro, chf, franken, dollar, usd, pfund=, cent, kostenlos, kostenfrei, gratis, portofrei, gebuhr, kosten, umsonst, prozent, versandkostenfrei, zu ihren lasten, zu deinen lasten, tragen wir, tragst du, tragen sie, ubernehmen wir, frei haus, frei=, kostet nichts, ohne aufpreis, ohne aufschlag, ohne zuschlag, geht auf uns, geht aufs haus, schenken wir, berechnen wir nicht, zahlst nichts, zahlen sie nichts, im preis enthalten',
  },
  free: {
    asked: 'kostenlos, kostenfrei, gratis, umsonst, portofrei, versandkostenfrei, frei haus',
    given:
      'kostenlos, kostenfrei, gratis, umsonst, portofrei, versandkostenfrei, frei haus, kostet nichts, ohne aufpreis, ohne aufschlag, ohne zuschlag, geht auf uns, geht aufs haus, schenken wir, berechnen wir nicht, zahlst nichts, zahlen sie nichts, im preis enthalten',
  },
};
