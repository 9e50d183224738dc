import type { KindredWords } from '../../kindred/shape.ts';

export const kindred: KindredWords = {
  // What happens with a thing.
  shattering:
    'zerbroch, zersprung, gesprung, scherbe, splitter, riss=, risse, gerissen, sprung=, kaputtgegangen, zu bruch, delle, angeschlagen, abgebrochen, durchgebrochen, gebrochen',
  bending:
    'verbog, verbieg, biegt, gebogen, krumm, verzog, verzieh, schief, wellt, wellig, verform, aus der form, knick, geknickt, verdreht',
  escaping:
    'ausbruch, ausgebrochen, ausbrech, entkomm, entwisch, weglauf, abhau, flucht, flucht=, fliehen, krabbel, kriech, klettern, klettert, haut ab, hauen ab',
  dying:
    'tot=, tote, toten, tod=, gestorben, sterben, stirbt, eingegang, eingeh, lebend, leben noch, lebt noch, uberleb, verend, leblos, bewegt sich nicht, bewegen sich nicht',
  burningUp:
    'verbrenn, verbrannt, brenn, gebrannt, angebrannt, versengt, rauch=, qualm, russ=, flamme, feuer, entzund, anzund, glut, funken, gluh',
  melting: 'schmelz, schmilz, geschmolz, auftau, getaut, zerlauf, zerfliess, flussig geworden, verlaufen',
  dissolving:
    'verdunn, auflos, lost sich, gelöst, konzentrat, pur=, mischungsverhaltnis, verhaltnis, teile wasser, mischverh, unverdunnt, strecken',
  bursting: 'platz=, platzt, geplatzt, explod, explosion, hochgegang, undicht, auslauf, ausgelauf, platten=, loch im, uberlauf',
  foaming: 'schaum, schaum, blubber, sprudel, blasen, gar, gart, kohlensaure, perlt, brodel',
  sticking:
    'klebrig, klebt, kleben, verklebt, haftet, haften, trocknet nicht, noch feucht, wird nicht trocken, nicht trocken, ruckstand, pappt, pickt',
  swelling: 'quell, quillt, aufgequoll, schwill, schwell, geschwoll, blah, gebläht, dehnt sich, ausdehn, aufgeh, wachst',
  stretching: 'dehn, weitet, geweitet, ausgeleiert, ausleier, langer geworden, elastisch, gibt nach, nachgeb, langt',
  separating: 'bodensatz, abgesetzt, absetz, trenn, getrennt, geronn, flocken, trub, schlieren, schicht oben, ausgeflockt, satz=',
  stoppedWorking:
    'geht nicht an, springt nicht an, startet nicht, lauft nicht, lasst sich nicht einschalten, geht aus, schaltet ab, ladt nicht, fehlermeldung, blinkt, streikt, kein strom, tut sich nichts, muckt, tut nichts',
  lostThings: 'verloren, verleg, finde ich nicht, nicht mehr finden, find ich nicht, fehlt ein, teil fehlt, fehlt mir, abhanden, weg ist',
  stealing: 'gestohlen, klaut, geklaut, stehlen, diebstahl, dieb=, entwendet, raub=, versichert gegen, gemopst',
  // What people do with a thing.
  carryingIt:
    'tragen, tragt, hochtrag, reintrag, schleppen, hochbring, mitnehmen, transportier, heimbring, ins auto, auf dem rucken, heben, nach oben',
  pullingIt:
    'anhanger, ziehen, zieht, kupplung, deichsel, ans fahrrad, hinters rad, hinterm rad, ans rad, anhangen, schleppen, hinter dem, hinter mein',
  openingIt:
    'offne, aufmach, aufgeht, aufschraub, deckel, verschluss, korken, stopsel, schloss=, schlussel, riegel, zumach, schliesst, verschliess, schliesse, aufkrieg',
  pouringIt:
    'giess, ausgiess, verschutt, uberlauf, tropf, auslauf, ablass, ablauf, hahn=, ausguss, duse, flussigkeit, saft, bruhe, fliess, rauslauft, rauskomm',
  feedingThem:
    'futter, futter, gefuttert, fressen, fress=, frisst, verfutter, essensrest, reste, kuchenabf, schalen, leckerli, zu fressen, geben darf, hunger',
  cuttingIt:
    'schneid, geschnitten, kurz, gekurzt, zusag, sagen, schere, messer, klinge, abschneid, zuschnitt, hacken, stutz, zu lang, kurzer',
  grindingSanding: 'schleif, geschliff, schmirgel, kornung, feil=, feilen, rau=, aufrau, polier, glatt, abkratz, hobel, bohr',
  sewing: 'nah, genaht, nadel, faden, garn, strick, hakel, saum=, flicken, stopfen, knopf, reissverschluss, naht=, schneider',
  paintingOver:
    'streich, uberstreich, lackier, lack=, lasur, lasier, anstrich, grundier, pinsel, spruh, versiegel, wachsen, einolen, olen, beize, schicht',
  gluing: 'kleb, geklebt, kleber, sekundenkleber, leim, epoxid, harz=, zusammenkleb, zusammenfug, kitt, spachtel, full, ankleb',
  rubbingOff:
    'abreib, wegwisch, abwisch, runterkrieg, kriege ich * weg, von der haut, auf die haut, an den handen, an den fingern, auf dem arm, entfern, fleck, losungsmittel, abgeh',
  riding: 'reiten, reit=, sattel, steigbugel, pferd, pony, fahrrad, rad=, e bike, ebike, pedelec, lenker, pedal, motorrad, roller, helm=',
  prayingFaith:
    'beten, gebet, kirche, moschee, tempel, gesegnet, segn, relig, islam, muslim, christ=, christlich, judisch, buddh, rosenkranz, ramadan, taufe, kommunion, konfirmation',
  // Bodies, and what ails them.
  hands: 'hand=, hande, handgelenk, finger, daumen, handflach, nagel=, fingernagel, arm=, arme, ellbogen, unterarm, griff=',
  feet: 'fuss=, fusse, zehe, ferse, knochel, sohle, ballenzeh, hallux, spann=, rist=, plattfuss, schuhgross, barfuss, senkfuss',
  backAndJoints:
    'rucken, kreuz=, wirbel, nacken, schulter, hufte, knie=, gelenk, arthrose, rheuma, gicht, bandscheib, ischias, haltung, steif',
  stomach:
    'magen, bauch, darm, verdau, durchfall, verstopf, ubelkeit, ubel=, erbrech, sodbrenn, blahung, verschluckt, gebrochen hat, spuck',
  bloodAndHeart:
    'blutdruck, herz=, herzkrank, diabet, blutzucker, zuckerkrank, insulin, cholester, blutverdunn, schrittmach, schlaganfall, kreislauf, bluthoch, schilddrus, niere, leber',
  skinHair:
    'ekzem, neurodermit, psoriasis, akne, pickel, falten, trockene haut, empfindliche haut, juck, ausschlag, rotung, sonnenbrand, narbe, tattoo, haar=, haare, kopfhaut, schuppen, bart=, rasier, locken',
  eyesEarsTeeth:
    'auge, augen, brille, sehstark, blind=, ohr=, ohren, horgerat, gehor, taub, schwerhor, zahn, zahne, gebiss, zahnspange, plombe, zahnarzt, mund=, zunge, lippe, nase=',
  breathingIll:
    'asthma, lunge, husten, dampfe, einatm, atmen, atemmask, maske, luften, fenster auf, kopfschmerz, migrane, fieber, grippe, krank, krankheit, infekt, wunde, blut=, blutet, prellung',
  bodyWeight:
    'ubergewicht, ich wiege, wiegt, wieg=, kilo=, schwer=, schwerer mensch, belastbar, belast, traglast, halt mich, gewicht aus, tragkraft, zuladung',
  // Who people are, and what they celebrate.
  schoolChildren:
    'klasse, schuler, schule, schulklass, lehrer, unterricht, grundschul, kita, kindergarten, hort=, erstklass, einschul, vorschul',
  expecting: 'schwanger, in anderen umstanden, in erwartung, ungeboren, stillen, stillzeit, stillend, stille=, trimester',
  weddings: 'hochzeit, braut, brautigam, verlob, heirat, trauung, flitter, jahrestag, gaste=, gasten, polterabend, antrag=, standesamt',
  mourning: 'beerdigung, bestattung, grab=, friedhof, verstorb, trauer, gedenk, andenken, beileid, urne, asche, witwe, todesfall, nachlass',
  // Animals, plants, weather and the ground.
  smallAnimals:
    'kaninchen, hase=, hasen, meerschwein, hamster, nager, maus=, mause, ratte, igel, chinchilla, frettchen, schildkrote, reptil, echse, gecko, schlange, bartagame, frosch',
  birdsFish:
    'vogel, huhn, huhner, henne, ente=, enten, papagei, wellensittich, meise, rotkehlchen, fisch, aquarium, teich, koi=, garnele, schnecke',
  crawlies:
    'wurm, wurmer, biene, wespe, fliege, mucke, spinne, kafer, insekt, raupe, stechmuck, zecke, floh, flohe, motte, made=, maden, larve, viecher, krabbeltier, ungeziefer',
  gardenPlants:
    'pflanze, blume, blute=, bluten, bluht, blatt=, blatter, wurzel, zwiebel, setzling, strauch, hecke, baum=, baume, zimmerpflanz, topf=, tomate, gemuse, beet=, beete, krauter, rose=, rosen, rasen=, unkraut',
  soilFertiliser:
    'erde=, boden=, kompost, mulch, mist=, dunge, dunger, humus, torf, einstreu, substrat, lehm, sandig, blumenerd, hochbeet, umgrab',
  coldWeather:
    'frier, gefrier, erfrier, frost, gefror, minus, minusgrad, unter null, eis=, vereist, glatt=, glatteis, schnee, winter, kalt=, kalte, uberwinter, frostig',
  hotWeather:
    'hitze, hitzewelle, heiss, warm=, warme, pralle sonne, in der sonne, sonnig, sommer, hochsommer, grad draussen, brutend, direkte sonne',
  windRain:
    'regen, regn, sturm, wind=, windig, boe=, boen, hagel, gewitter, hochwasser, pfutze, nieselt, schlechtes wetter, wetter, draussen lassen, nass=, orkan, schauer',
  seaShore:
    'meer=, strand, sand=, salzwasser, ozean, kuste, hafen, boot=, segel, see=, fluss=, schwimm, tauch, surf, welle=, wellen, ostsee, nordsee',
  hillsForest:
    'berg=, berge, hugel, wald=, walder, weg=, wege, schotter, kopfsteinpflaster, matsch, gelande, uneben, wander, camping, zelt, trek, steil, pilger, feldweg, alpen',
  // Food and drink.
  citrus: 'zitrus, orange, zitrone, limette, grapefruit, mandarine, clementine, schale von, apfelsine',
  meatFish:
    'fleisch, rind=, rindfleisch, schwein, lamm, wurst, schinken, speck, geflugel, meeresfrucht, krustentier, lachs, thunfisch, gelatine, schmalz, tierisch, knochen',
  veganDiet: 'vegan, vegetar, pflanzlich, ohne tier, tierfrei, rein pflanz, milchfrei, ohne gelatine, tierleid',
  religiousDiet: 'halal, koscher, haram, ohne schwein, schweinefrei, ohne alkohol, alkoholfrei, schweinegelatine',
  glutenWheat: 'gluten, zoliak, weizen, mehl=, roggen, gerste, dinkel, brot=, starke=, getreide, hafer, kleie',
  sweetness:
    'zucker, suss=, susse, sussigkeit, sussstoff, zuckerfrei, xylit, stevia, honig, sirup, bonbon, karamell, schokolade, diat, kalorie, kohlenhydrat, keto, naschen',
  saltSour:
    'salzig, salz=, gesalzen, natrium, sauer, essig, saure, bitter, scharf, chili, pfeffer, mild, herzhaft, zu stark, kraftig, geschmack, schmeckt, wurzig',
  drinks:
    'getrank, trink, wein=, weine, bier, schnaps, whisky, gin=, likor, cocktail, kaffee, espresso, tee=, tees, saft, wasser=, flasche, prickelnd, sekt, aufguss, bruh, tasse, becher',
  cooking:
    'koch, rezept, kuche=, brat, sied, rost, back=, backen, dampf, knet, teig, hefe, pfanne, topf, wok=, ruhren, wurz, zubereit, servier, portion, gericht, essen zu',
  goingOff:
    'schlecht werden, wird schlecht, abgelaufen, ablaufdatum, mhd, mindesthaltbar, haltbar, wie lange halt, halt sich, bleibt frisch, noch essen, noch geniessbar, noch gut, ranzig, angebrochen, geoffnet, kuhlschrank, einfrier, gefrierfach, tiefkuhl',
  // What things are made of, and their parts.
  rubberTip: 'gummi, kautschuk, latex, silikon, reifen, schlauch, dichtung, kapsel, puffer, gummifuss, sohle',
  cords:
    'schnur, faden, seil, gummiband, riemen, gurt, schnursenkel, band=, bander, knoten, kette, halskette, armband, perle=, perlen, quaste, gurtel, leine, auffadel, kordel',
  woodKinds:
    'eiche, buche, kiefer, fichte, walnuss, larche, esche, kastanie, bambus, kork, sperrholz, mdf=, teak, olivenholz, palisander, welches holz, fsc, forstwirtschaft',
  animalMaterials:
    'horn=, knochen, elfenbein, bernstein, muschel, perlmutt, pelz, fell, feder, daune, seide, wolle, merino, kaschmir, alpaka, bienenwachs, schellack, mulesing, tierhaar, borste, rosshaar, koralle',
  potteryGlass:
    'keramik, porzellan, topfer, steingut, steinzeug, ton=, glasur, email=, emaille, glas=, glaser, weinglas, kristall, vase, schale, schussel, teller, tasse, becher, kanne, geschirr, fliese',
  metalsJewels:
    'gold, silber, messing, kupfer, stahl, edelstahl, aluminium, alu=, eisen, nickel, zinn=, zink, titan, vergoldet, versilbert, karat, sterling, punze, ring=, ringe, ohrring, stein=, edelstein, diamant, anlauf',
  plasticsRecycled:
    'plastik, kunststoff, pvc=, bpa=, recycel, recycl, pet=, polyester, acryl, nylon, vinyl, polypropylen, mikroplastik, woraus, besteht aus, gefertigt aus, biologisch abbau, kompostierbar',
  packingStuff:
    'karton, schachtel, pappe, luftpolster, packpapier, polster=, klebeband, umschlag, eingepackt, verpack, zerbrechlich, plastikfrei, seidenpapier, stroh, holzwolle, box=',
  // Electricity, machines and what runs on them.
  chargingPower:
    'laden, ladt, auflad, ladegerat, ladekabel, akku, batterie, laufzeit, halt der akku, leer=, usb=, powerbank, solar, netzbetrieb, netzteil, lithium, knopfzelle',
  voltagePlug:
    'volt, spannung, stecker, steckdose, adapter, 110, 220, 230, watt, verbrauch, strom=, stromverbrauch, transformator, kabel, sicherung',
  connecting:
    'wlan, wifi, bluetooth, koppel, app=, apps, android, iphone, ios=, smartphone, handy, verbind, synchron, alexa, google home, homekit, smart home, update, firmware, software, zurucksetz',
  loudness:
    'laut=, lautstark, leise, gerausch, dezibel, db=, brumm, summt, quietsch, klapper, pfeif, nachbarn horen, horbar, larm, krach, klang',
  lightDark:
    'licht, lampe, leucht, birne=, led=, hell=, helligkeit, lumen, dimm, gluh, dunkel, kerze, docht, laterne, taschenlampe, reflekt',
  fuelHeating:
    'brennstoff, benzin, diesel, gasflasche, gas=, propan, butan, petroleum, brennholz, scheit, holzkohle, brikett, pellet, ofen, kamin, heiz, schornstein, asche, feuerzeug, bioethanol, spiritus',
  homeMachines:
    'spulmaschine, geschirrspuler, mikrowelle, waschmaschine, trockner, schleuder, backofen, kuhlschrank, gefrierschrank, bugel, staubsaug, induktion, herd=, heissluft, spuler',
  // Where people are, use a thing and keep it.
  bathroomSpa:
    'dusche, duschen, bad=, baden, badewanne, badezimmer, hande wasch, handewasch, sauna, dampfbad, whirlpool, toilette, waschbecken, seife, unter wasser, schwimm, abspul',
  keepingPlace:
    'lager, lagern, aufbewahr, verstau, keller, dachboden, speicher, garage, schuppen, schrank, schublade, regal, unterm bett, trocken, kuhl=, dunkel, feuchtigkeit, wohin stell, wo stell, platzieren, standort, aufstell',
  onTheRoad:
    'auto=, kofferraum, wohnwagen, wohnmobil, camper, lkw=, zug=, bahn=, bus=, flugzeug, flug=, handgepack, koffer, reise, flughafen, fahre, kreuzfahrt, festival, pendel, rucksack',
  awayFromHome:
    'urlaub, ferien, verreist, verreisen, weg sind, weg bin, zwei wochen weg, wegfahr, unterwegs, abwesend, allein lassen, alleine lassen, ohne mich, ohne uns, unbeaufsichtigt, wer kummert, dienstreise',
  // How things are.
  thickSoft: 'dick=, dicke, dunn, weich, fest=, hart=, harter, steif, starr, biegsam, geschmeidig, grob, fein=, dichte, steinhart, zah=',
  safeDanger:
    'sicher=, sicherheit, gefahr, gefahrlich, schadlich, schadet, schaden=, riskant, risiko, giftig, gift=, ungesund, schlimm, bedenklich, unbedenklich, sorgen, vorsicht, warnung, tierarzt',
  smellPerfume:
    'riech, riecht, geruch, stinkt, gestank, duft, parfum, parfumiert, aroma, deo=, spray, unparfum, rasierwasser, muffig, mief',
  realFake:
    'echt, echtheit, original, falsch=, falschung, imitat, nachgemacht, beweis, zertifikat, woran erkenn, rein=, unecht, kopie, replik',
};
