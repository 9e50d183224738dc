import type { Meanings } from '../../meanings/shape.ts';

export const meanings: Meanings = {
  wet: 'wasserdicht, regendicht, regenfest, wasserfest, wasserabweis, wasserresist, wasserbestand, wetterfest, spritzwasser, regen, nass, nasse, feucht, durchnass, lauft wasser, wasser durch, halt * trocken, dicht=, undicht, lauft aus, pfutze, nieselregen, schauer, unter der dusche',
  outdoors:
    'draussen, aussenbereich, im freien, outdoor, terrasse, balkon, garten=, innenbereich, innenraum, innen=, drinnen, veranda, wetter, ins freie, aussen=',
  microwave: 'mikrowelle, mikro=',
  oven: 'backofen, ofen=, ofenfest, backen, uberbacken, grill',
  hob: 'herd=, herde, kochfeld, induktion, ceran, gasherd, kochplatte, herdart, herdplatte',
  dishwasher: 'spulmaschine, geschirrspul, spuler',
  heat: 'hitze, heiss, hitzebestandig, temperatur, warm=, warme=, kochend, grad=, verbruh',
  frost: 'frost, winter, schnee, eis=, kalte, kalt=, winterhart, minusgrad, gefriert, einfrier',
  summer: 'sommer, hochsommer, heisse tage, schmilz, schmelz, juni, juli, august, warme monate, hitzewelle',
  sunlight:
    'sonne, sonnig, uv=, schatten, schattig, halbschatt, verblass, ausbleich, bleicht, lichtecht, lichtbestandig, dunkle ecke, helles fenster, standort hell, upf=',
  wind: 'wind=, windig, winde, sturm, boe, boen, orkan, windfest, umgeweht',
  noise: 'gerausch, laut=, leise, larm, dezibel, brummt, lautstarke',
  weight: 'gewicht, wiegt, wiegen, schwer, gramm, kilo, kg=, leicht=, belastbar, tragkraft, pfund',
  sturdy:
    'stabil, robust, langlebig, strapazierf, verschleiss, halten lange, halt lange, lebensdauer, wie lange halten, halt das, unverwust, haltbarkeit, belastbar, abnutz',
  scratch: 'kratz, zerkratz, schramm, abrieb',
  shrink: 'einlauf, eingeh, geht ein=, gehen ein=, schrumpf, dehn, ausleier, weiter wird, weitet, formstabil, verzieht, eingelaufen',
  colourRuns: 'abfarb, farbt ab, farben ab, auslauf, farbecht, ausbluten, verfarbt, farbverlust, verliert farbe',
  smell: 'riech, geruch, duft, parfum, stinkt, stinken, aroma, unparfumiert, duftfrei, raucher',
  taste:
    'schmeck, geschmack, bitter, suss=, susse, sauer, intensiv, mild, kraftig, scharf=, scharfe, wurzig, fruchtig, saure, stark=, note=, noten',
  soft: 'weich, kratzig, kratzt, juckt, kuschel, hart=, harte, bequem, angenehm, harteg, fest=',
  sharpen: 'scharf, scharfen, stumpf, schleif, geschliffen, schneide=, klinge, schneidet nicht, nachscharf, abzieh',
  oiling: 'ol=, olen, geolt, einol, wachs, impragn, lack, fetten, einfett, polier, behandl, versiegel, einreib, einbrenn, lederfett',
  rust: 'rost, rost=, rostfrei, korro, anlauf, lauft an, oxid, patina, edelstahl, schwarz wird, grun wird, angelaufen',
  mould: 'schimmel, faul, moder, stockfleck, pilz',
  stain: 'fleck, schmutz, dreck, verschmutz, kalk, entkalk, kleckern, verschutt, wasserrand',
  cloth: 'tuch=, lappen, schwamm, abwisch, wischen, staub, burste, feucht ab, trockenes tuch',
  soap: 'seife, spulmittel, waschmittel, weichspul, bleich, reinigungsmittel, putzmittel, shampoo, feinwasch',
  drying: 'trockner, trocknen, luft trock, aufhang, wascheleine, liegend trock, schleudern, heizung, abtrockn',
  sugar: 'zucker, suss=, sussungsmittel, gesusst, diabet, sirup',
  salt: 'salz, natrium, gesalzen',
  dairy: 'milch, sahne, butter, kase=, molke, kasein',
  lactose: 'laktos, milchzucker, laktosefrei',
  nuts: 'nuss, nusse, mandel, haselnuss, walnuss, erdnuss, cashew, pistaz, spuren, allergen, allerg',
  gluten: 'gluten, weizen, mehl, zoliak, dinkel, roggen, gerste, hafer',
  egg: 'ei=, eier, eigelb',
  soy: 'soja, lecithin',
  alcohol: 'alkohol, spiritus, promille, ethanol, prozentig',
  caffeine: 'koffein, entkoffein, wach=, schlafen, decaf',
  rawMilk: 'rohmilch, pasteuris, unpasteur, lab=',
  halal: 'halal, muslim, schwein, gelatine',
  kosher: 'koscher',
  additives:
    'zusatzstoff, konservier, farbstoff, kunstlich, e nummer, sulfit, palmol, geschmacksverstark, paraben, silikon, mikroplastik, ohne zusatz, aromastoff, chemie',
  fridge: 'kuhlschrank, kuhl=, kuhle, gefrier, einfrier, tiefkuhl, gekuhlt, keller, zimmertemperatur, kuhl lager',
  opened: 'geoffnet, nach dem offnen, offnen, angebrochen, anbruch, einmal offen, versiegel, aufgemacht, offene packung',
  storing: 'lager, aufbewahr, aufheben, luftdicht, dose=, dunkel und, trocken lager, schrank',
  expiry:
    'mindesthaltbar, haltbar, ablauf, mhd, verfall, schlecht wird, schlecht werden, wird schlecht, verdirb, verderb, wie lange halt, wie lange gut, halt sich, halten sich, bleibt frisch, bleibt * frisch, bleiben * frisch, halt * wochen, halt * monate, gut bis, ablaufdatum, geniessbar',
  fresh: 'frisch, ernte, geerntet, pfluck, rostdatum, rostung, saison, reif=, jahrgang, gebacken',
  preparing:
    'zubereit, bruh, aufgiess, aufguss, ziehen lass, rezept, koch=, kochen, anleitung, anwend, dosier, tasse, loffel, servier, auftrag, verwenden',
  grinding: 'mahl, gemahlen, ganze bohne, bohnen, muhle, mahlgrad, vollautomat, siebtrager, stempelkanne, filtermaschine',
  portions: 'portion, pro person, reicht fur, wie viele personen, scheiben, stucke=, fur wie viele, personen',
  calories: 'kalorie, kcal, nahrwert, eiweiss, kohlenhydrat, fettgehalt, vitamin',
  vacuum: 'vakuum, vakuumier, eingeschweisst, einschweiss',
  seeds: 'samen=, saatgut, samenfest, hybrid, f1=, keim, keimt, aussaat, selbst vermehr, vermehren, nachzieh, sorten',
  growing:
    'pflanze, pflanzen, saen, aussaen, erde=, umtopf, topf=, dung, giessen, bluh, blute, beschneid, schadling, wachs=, wachst, fensterbank, beet=',
  baby: 'baby, babys, saugling, neugeboren, kleinkind, monate alt, unter einem jahr, ersten jahr, erstes lebensjahr, zahnt, zahne, mund=, in den mund, kauen, nuckel, lutsch',
  child:
    'kind=, kinder, alter=, jahre alt, jahrige, jahriger, ab welchem alter, ab wieviel jahr, ab wie viel jahr, minderjahr, unter 18, junge=, madchen, tochter, sohn, enkel, jugendlich',
  pregnant: 'schwanger, stillen, stillzeit, stillend',
  dog: 'hund, welpe, vierbeiner, leine=',
  cat: 'katze, kater=, katzchen',
  pets: 'haustier, tier=, tiere, kaninchen, pferd, vogel',
  toxic:
    'giftig, gift=, gifte, schadlich, schadstoff, chemie, chemikal, losungsmittel, bpa, weichmacher, unbedenklich, gefahrlich, ungefahrlich, gesundheit, dampfe, wasserbasis, sicher=, speichelfest',
  lead: 'blei=, bleifrei, cadmium, schwermetall, bleihaltig',
  foodSafe: 'lebensmittelecht, lebensmittelsicher, daraus trinken, daraus essen, davon essen, lebensmittelkontakt, lebensmittel',
  certified:
    'zertifi, zertifikat, gepruft, prufsiegel, siegel, norm=, normen, tuv=, ce=, zugelassen, zulassung, getestet, labor, echtheit, gutesiegel, bescheinig, nachweis, en 71, oeko tex, echt=',
  fire: 'feuer, flamme, brennbar, kerze, brenn, docht, russ=, anzund, brenndauer, entflamm, rauch=, asche',
  smallParts: 'kleinteile, verschluck, erstick, magnet, scharfe kante',
  skin: 'haut=, empfindlich, ekzem, reiz=, ausschlag, dermat, neurodermit, hypoallergen, akne, falten, poren',
  nickel: 'nickel, metallallergie, kontaktallergie',
  beginner:
    'anfanger, einsteiger, noch nie, keine erfahrung, erstes mal, leicht zu, fortgeschritten, profi, vorkenntnis, einfach zu, neuling',
  leftHanded: 'linkshand, links=, rechtshand',
  battery: 'akku, batterie, aufladen, ladezeit, laden=, ladt, laufzeit, usb, aufgeladen, ladegerat',
  plug: 'stecker, kabel, netzteil, adapter, steckdose, volt, spannung, stromanschluss, strom=, netzbetrieb, elektrisch',
  watts: 'watt, leistung=, stromverbrauch, lumen, hell=, helligkeit, kelvin, energieklasse, wie viel strom, lichtfarbe',
  bulb: 'gluhbirne, leuchtmittel, birne, led=, dimm, fassung, e27, e14, lampe dabei',
  compatible:
    'kompatib, passt auf, passt an, passt das, passt in, passen auf, passen in, geeignet fur, funktioniert mit, geht mit, gehen auf, welches modell, universal, gewinde, anschluss, zusammen mit, passend',
  app: 'app=, bluetooth, wlan, iphone, android, koppeln, firmware, software, update, kabellos',
  volume: 'liter, fassungsvermog, volumen, milliliter, ml=, passt rein, passen rein, fasst, fullmenge, inhalt',
  dimensions:
    'mass=, masse, lange=, breite, hohe, tiefe, durchmesser, dicke, wie lang ist, wie breit, wie hoch, wie tief, wie dick, zentimet, cm=, abmess, millimeter',
  circumference: 'umfang, kopfumfang, ringgrosse, fingergrosse, handgelenk, fusslange, taille, brustumfang, massband, ringmass, ausmess',
  wood: 'holz, holz=, eiche, esche=, buche, nussbaum, kiefer, birke, ahorn, kirschbaum, bambus, sperrholz, fichte, larche, teak, linde, olivenholz, zirbe',
  metal: 'metall, stahl, eisen, alumin, messing, kupfer, titan=, legier, zink, zinn, bronze, chrom',
  leather: 'leder, wildleder, gegerbt, gerb, rindsleder, nubuk',
  wool: 'wolle, merino, alpaka, schaf, kaschmir, mohair, garn, schurwolle, mulesing, fleece',
  cotton:
    'baumwolle, leinen, hanf=, stoff=, stoffe=, gewebe, textil, canvas, segeltuch, tencel, viskose, flanell, perkal, gewebt, material',
  silk: 'seide=, satin',
  feathers: 'daunen, feder, gans, ganse, ente=, fullung, gefullt, polster, kapok',
  plastic: 'plastik, kunststoff, polyester, synthet, nylon, acryl, pvc, acetat, kunstharz, schaumstoff, latex, gummi, silikon',
  glass: 'glas=, glaser, kristall, linse, spiegel',
  clay: 'ton=, keramik, porzellan, steingut, steinzeug, glasur, gebrannt, terrakotta, emaille, topfer',
  paper: 'papier, pappe, karton, zellulose, blatt, seiten=, bindung, grammatur',
  gemstone: 'stein=, steine, edelstein, diamant, perle, marmor, granit, schiefer, bernstein, mineral',
  gold: 'gold, gold=, silber, karat, vergoldet, versilbert, 925, 585, 750, sterling, platin, edelmetall, plattiert',
  glue: 'kleber, klebstoff, klebt, verklebt, leim, selbstkleb, geklebt, kleister',
  paint: 'farbe=, farben=, lack, lack=, lasur, beschicht, pigment, tinte, bemalt, oberflache, lackiert, anstrich, druckfarb',
  natural: 'naturlich, natur=, kunstlich, synthet, rein=, pflanzlich, naturbelassen, unbehandelt, echt=, nachgemacht, imitat, naturrein',
  recycled: 'recycel, recycl, upcycl, wiederverwend, zweites leben, reste, abfall, altpapier, altholz, wiederaufber, gebrauchte segel',
  handmade:
    'handgemacht, handarbeit, von hand, handgefertigt, handwerk, handgenaht, handgegoss, handbemalt, manufaktur, massenware, industriell, maschinell, fabrik',
  maker:
    'wer macht, wer fertigt, wer stellt, wer naht, wer entwirft, hersteller, kunstler, designer, topfer, strickerin, illustrat, produzent, gestalt, meister, wer zeichnet, wer produziert',
  farm: 'bauer, bauern, hof=, bauernhof, plantage, feld=, finca, anbau, angebaut, kooperativ, imker, bienen, weide, weinberg, woher, herkunft, bezieh, lieferant, aus welchem land, erzeuger, stammt, stammen, gartnerei',
  local: 'regional, region, aus der nahe, umgebung, vor ort, heimisch, hiesig, eigene werkstatt, eigene produktion, eigener herstellung',
  unique:
    'einzelstuck, unikat, limitiert, nummeriert, auflage, abweich, wie auf dem foto, wie auf dem bild, genauso aus, unterscheid, foto, bild=, abbildung, edition',
  vintage: 'vintage, gebraucht, secondhand, second hand, antik, restaur, aufgearbeit, zustand, wie alt, aufbereit, baujahr, altes',
  visiting:
    'besuch, besichtig, fuhrung, zuschauen, zusehen, vorbeikomm, vorbeischau, anschauen, ansehen, werkstatt, atelier, hinter die kulissen, showroom, mal gucken, umschauen',
  tasting: 'verkost, probier, verkostung, kosten=, kostprobe, degustation, tasting, weinprobe',
  course: 'kurs=, kurse, workshop, seminar, lernen, unterricht, lehrgang, schulung, beibringen, mitmachen',
  appointment: 'termin, vereinbar, nach absprache, reservier, anmelden, anmeldung, vorher anruf, spontan, buchen, buchbar',
  advice: 'berat, empfehl, hilfe bei der auswahl, aussuchen, welche ist die richtige, auswahl helfen, tipps, videoberat, videocall',
  tryOn:
    'anprobe, anprobier, ausprobier, probefahrt, probetrag, zu hause test, testen, probe=, sehtest, dioptrien, rezept vom, brillenpass, probehor',
  alteration:
    'ander=, anderung, anderungen, kurzen, kurzer mach, umnah, saum, enger, weiter mach, verstell, anpass, zuschneid, zuschnitt, verlanger, massanfertig, kleiner machen',
  tradeIn: 'inzahlung, ankauf, kauft ihr, kaufen sie alte, alte zuruck, altgerat, mein altes, meine alte, gebrauchte an',
  disposal: 'entsorg, wegwerf, mull=, abfall, kompost, biologisch abbau, pfand, leergut, nachfull, zuruckgeben leere, wertstoff, recycling',
  catalogue: 'katalog, prospekt, broschure, preisliste, farbkarte, farbmuster, heft=',
  school: 'schule, kindergarten, kita=, lehrer, verein, universitat, klasse=, schulklasse, gemeinde',
  celebration: 'hochzeit, feier, party, geburtstag, veranstalt, taufe, jubilaum, fest=, feste=, gaste, braut',
  gastronomy: 'restaurant, cafe, hotel, gastro, catering, kantine, buro=, bistro, bar=',
  companyGift: 'firmengeschenk, kundengeschenk, logo, mitarbeitergeschenk, unsere firma, werbegeschenk, mit aufdruck, prasent, firmenkund',
  greeting:
    'grusskarte, grusse, widmung, nachricht, persoenliche zeilen, karte mit, kartchen, handgeschrieb, text dazu, botschaft, ein paar zeilen',
  noPrice:
    'ohne preis, preise im paket, ohne rechnung, rechnung im paket, direkt an, beschenkt, empfanger, andere adresse, abweichende, woanders hin, uberrasch, lieferadresse',
  download: 'download, herunterlad, pdf, digital, ebook, datei, ausdrucken',
  manual: 'anleitung, bedienungs, handbuch, gebrauchsanw, welcher sprache, auf deutsch, sprache, ubersetz',
  cutOff:
    'bestellung bis, bestellt bis, bestellen bis, noch heute, heute noch, am selben tag, rausgeht, rausgehen, geht raus, gehen raus, verschickt ihr heute, versandfertig, verlasst, bis mittag, bis wann, gleichen tag, ubergeben, auf den weg',
  timeSlot:
    'abends, abend=, zeitfenster, uhrzeit, wunschtermin, wunschtag, bestimmten tag, liefertermin, lieferdatum, bestimmtes datum, vormittag, spateres datum, an einem, zum geburtstag, punktlich, fixtermin, genauer tag',
  notHome:
    'nachbar, nicht zuhause, nicht zu hause, nicht da bin, niemand da, keiner da, ablageort, abstellgenehm, abstellen, verpasst, ablegen, zweiter versuch, erneut zugestell, nicht daheim, angetroffen, niemanden an, vor die tur, briefkasten',
  signature: 'unterschrift, unterschreib, ausweis, altersnachweis, altersprufung, volljahr, identitat, erwachsen',
  combining:
    'zusammenleg, zusammen verschick, zusammenfass, ein paket, einem paket, mehrere bestellung, zwei bestellung, nachbestell, dazubestell, hinzufug, teilliefer, getrennt, aufteil, noch etwas dazu, vergessen dazu',
  confirmation: 'bestatig, keine mail, keine email, spam, mail bekommen, eingegangen, durchgegangen, nichts bekommen',
  wrongItem:
    'falsch, nicht bestellt, verwechsl, fehlt, fehlen, unvollstandig, irrtum, stimmt nicht, fehllieferung, reklam, beanstand, melden, bescheid',
  deposit: 'anzahlung, im voraus, vorauszahl, vorab, vorkasse, halfte',
  charged: 'wann abgebucht, abgebucht, abbuch, belastet, belastung, wann zahl, eingezogen, einzug, wann bezahl',
  surcharge:
    'aufpreis, zuschlag, zusatzkosten, extrakosten, gebuhr, kostet extra, mehrpreis, bearbeitungsgebuhr, obendrauf, versteckte kosten, abzug, abgezogen, einbehalt',
  bulky:
    'sperrgut, sperrig, gross und schwer, palette, mobel, bordstein, spedition, treppe, stockwerk, in die wohnung, zwei mann, wohnung trag, etage',
  letter:
    'brief=, umschlag, kleinteil, warensend, tutchen, briefsend, grossbrief, briefmarke, paketchen, kleine sachen, maxibrief, tute=, tuten',
  island: 'insel, abgelegen, berggebiet, bergtal, festland, inselzuschlag, hallig, helgoland',
  perishable: 'verderblich, kuhlakku, kuhlpack, gekuhlt, kuhlkette, schmilzt, geschmolzen, isolier, kalt an, lebende pflanz, auftau',
  original: 'originalverpack, originalkarton, verpackung, unbenutzt, ungetragen, etikett, vollstandig, zustand, neuwertig, karton',
  credit:
    'gutschrift, guthaben, gutschein statt, zuruck aufs konto, ursprungliche zahl, selbe zahlungs, gleiche zahlungs, aufs konto, auf die karte, auf dem konto, bankkonto',
  waiting:
    'wartezeit, wartet man, warten=, warteliste, fertigungszeit, herstellungszeit, anfertigung, dauert die herstellung, dauert die anfertigung, fertig=, bis * fertig, vorlauf, produktionszeit, auf bestellung',
  holidays:
    'feiertag, weihnacht, betriebsferien, urlaub, silvester, neujahr, ostern, geschlossen, ferien, sommerpause, betriebsurlaub, zu=',
  parking: 'parken, parkplatz, parkplatze, parkhaus, parkmoglich, mit dem auto',
  publicTransport: 'bus=, bahn=, zug=, strassenbahn, u bahn, haltestelle, bahnhof, offentlich, anfahrt, hinkomm, tram=',
  accessible: 'rollstuhl, barrierefrei, stufen, stufenlos, behindert, aufzug, kinderwagen, ebenerdig, rampe, fahrstuhl',
  founder:
    'grunder, gegrundet, grundung, inhaber, besitzer, seit wann, seit=, geschichte, generation, familienbetrieb, angefangen, chef, wie lange gibt',
  team: 'team, mitarbeiter, angestellt, wie viele leute, wer arbeitet, beschaftigt',
  fair: 'fair=, faire, fairer, fairen, lohn, lohne, arbeitsbedingung, kinderarbeit, ethisch, sozial, ausbeut, fairtrade, gerecht',
  donation: 'spende, spenden, gespendet, sponsor, guten zweck, baum pflanz, baume, unterstutzt, geht an',
  friend: 'freund, empfehl, weiterempf, werben, einlad',
  phoneHours:
    'wann erreich, telefonisch erreich, wann telefon, telefonzeit, wann kann ich anruf, antwort, wie schnell antwort, melden euch, meldet euch, melden sie sich, reaktionszeit, burozeit',
  validity: 'gultig, lauft ab, ablauf, verfall, einlos, wie lange kann ich, haltbarkeit des gutscheins, befrist, verjahr',
  pausing: 'pausier, pause, aussetz, unterbrech, stoppen, aufhoren, beenden, jederzeit kundbar, kundigen, kundbar',
  reserving: 'zurucklegen, zurucklegt, reservier, aufheben, beiseite, zur seite, vormerken, halten wir, auf die seite legen',
  dislike:
    'mag nicht, mag sie nicht, mag er nicht, schmeckt nicht, frisst nicht, gefallt nicht, nicht zufrieden, unzufrieden, enttauscht, klingt nicht, verschmaht, passt mir nicht',
  broken:
    'kaputt, defekt, geht nicht mehr, funktioniert nicht, gibt den geist auf, gerissen, abgebrochen, zerbrochen, aus dem leim, streikt, spinnt',
  lostParcel: 'verloren, verschollen, paket weg, nie angekommen, verschwunden, hangt fest, nicht auffindbar, bewegt sich nicht',
  folding: 'falten, faltbar, klappbar, klappen, zusammenklapp, zusammenleg, zusammenroll, packmass, zerleg',
  travelling: 'reise, flugzeug, flug, handgepack, kabine, koffer, flughafen',
  wall: 'wand, bohren, dubel, schraube, aufhang, halterung, decke montier, ohne bohren',
  limit: 'hochstens, maximal, pro person, pro kunde, pro bestellung, wie viele darf, begrenz, hochstmenge',
  ageProof: 'ausweis, altersnachweis, ab 18, unter 18, altersprufung, volljahrig',
  quote: 'angebot erstell, kostenvoranschlag, voranschlag, angebot einhol, unverbindliches angebot',
  photo: 'foto, bild schick, aufnahme, bilder von',
  lookingAfter: 'futter, betreu, im urlaub, wahrend ich weg, giessen, aufpassen, kummert, abwesenheit',
  sponsoring: 'patenschaft, adoptier, pate=, patin',
  spokenLanguage: 'sprecht ihr, sprechen sie, welche sprachen, auf englisch, englisch, auf deutsch, fremdsprach',
  hardening: 'hart, kristallis, fest geworden, klumpen, klumpt, trennt sich, setzt sich ab, trub, eingetrocknet',
  cutting: 'zuschneid, zuschnitt, meterware, abschneid, auf lange, auf mass, kurzen lassen, vom meter, am stuck, geschnitten',
  ownContainer: 'eigenes glas, eigene dose, eigenes gefass, selbst mitbringen, mitgebracht, nachfull, abfull, unverpackt, lose',
  atHome: 'nach hause kommen, zu mir, vor ort, hausbesuch, bei mir, kommt ihr vorbei, kommen sie vorbei, zu uns kommen',
  playing: 'spieler, mitspieler, zu zweit spiel, spieldauer, runde dauert',
  keepingWarm: 'halt warm, warmt, isolier, minusgrad, komforttemperatur, wie kalt, warm genug, kalte nachte, frieren',
  breathing: 'atmungsaktiv, schwitz, beluft, luftdurchlass, stickig',
  betweenSizes:
    'zwischen zwei grossen, grosse kleiner, grosse grosser, fallt klein, fallt gross, fallt aus, welche grosse brauch, welche grosse soll',
  byPhone: 'telefonisch, per telefon, am telefon, ohne internet, per whatsapp, per fax',
  seconds: 'zweite wahl, b ware, 2 wahl, kleine fehler, schonheitsfehler, reste, reststuck, ausstellungsstuck, vorfuhr',
  mixing: 'misch, gemischt, sortier, selbst zusammenstell, eigene auswahl, verschiedene, durcheinander',
  discreet: 'diskret, neutral verpack, neutrale verpackung, ohne logo, neutraler karton',
  market: 'markt, stand auf, messe, handler in, wo noch, andere laden, verkaufsstelle, in meiner nahe',
  whoPays:
    'wer zahlt, wer tragt, wer ubernimmt, auf meine kosten, auf eure kosten, auf ihre kosten, muss ich zahlen, zahle ich, porto zahl, tragt der',
};
