import type { KindredWords } from '../../kindred/shape.ts';

export const kindred: KindredWords = {
  // What happens with a thing.
  shattering:
    'gebroken, kapotgevallen, scherf, scherven, barst, gebarsten, scheur, stuk gevallen, aan stukken, splinter, deuk, gebutst, afgebroken',
  bending: 'krom=, kromgetrokken, verbogen, scheef, vervorm, buigt, gebogen, kromtrekken, uit vorm, geknikt, bol=',
  escaping: 'ontsnap, weglop, ontvlucht, kruip, klimmen, klimt, gaan er vandoor, uitbreken, wegvliegen, vlucht=',
  dying:
    'dood=, dode=, doden, gestorven, sterf, sterven, levend, leeft nog, leven nog, overlev, beweegt niet, bewegen niet, doodgaan, doodgegaan, overleden',
  burningUp: 'brand, verbrand, aangebrand, vlam, vuur, rook=, rookt, roet, vonk, ontsteek, aansteken, gloei, schroei, fik=, walm',
  melting: 'smelt, gesmolten, ontdooi, zacht geworden, uitgelopen, vloeibaar',
  dissolving: 'verdun, oploss, opgelost, aanleng, concentraat, delen water, puur=, onverdund, verhouding, doser',
  bursting: 'knap=, knapt, geknapt, ontplof, explod, lek=, lekt, lekke=, uitgelopen, overstrom, gebarsten',
  foaming: 'schuim, bubbel, bruis, borrel, gist=, gisten, gistt, koolzuur, belletjes',
  sticking: 'plakk, kleverig, kleef, kleven, droogt niet, nog nat, wordt niet droog, resten, hecht',
  swelling: 'zwel, gezwollen, opgezwollen, opgeblaz, uitzet, rijst, rijzen, bol gaan',
  stretching: 'rek=, rekt, uitgerekt, uitrek, elastisch, geeft mee, oprekken, lubber, slap=',
  separating: 'bezinksel, bezink, neerslag, troebel, schift, gescheiden, vlokken, laagje, droesem',
  stoppedWorking:
    'gaat niet aan, start niet, doet het niet, werkt niet, valt uit, laadt niet, foutmelding, knippert, storing, begeven, stuk=, niets meer',
  lostThings: 'kwijt, verloren, kwijtgeraakt, kan niet vinden, vind ik niet, ontbreekt, mist een, weg is, zoek geraakt',
  stealing: 'gestolen, stelen, diefstal, dief=, dieven, gejat, gepikt, inbraak',
  // What people do with a thing.
  carryingIt: 'dragen, draagt, tillen, tilt, sjouw, naar boven, meenemen, vervoer, in de auto, op de rug, binnenbreng, omhoog',
  pullingIt: 'trekk, trekt, aanhang, kar=, koppeling, dissel, achter de fiets, aan de fiets, slepen, achter mijn fiets',
  openingIt:
    'openen, opendraai, openmaken, krijg * open, losdraai, deksel, dop=, kurk, stop=, slot=, sleutel, sluit=, sluiten, dichtmaken, sluiting, dichtdoen',
  pouringIt: 'giet, schenk=, schenken, morsen, gemorst, drupp, druip, aftap, kraan, tuit, vloeistof, sap=, vocht, loopt eruit, stroom',
  feedingThem: 'voer, voeren, voeder, voed, eten geven, etensrest, schillen, snoepje, brokk, honger, vreten, gevoerd',
  cuttingIt: 'snij, gesneden, inkort, ingekort, knip, zaag, zagen, schaar, mes=, lemmet, op maat, te lang, afkort',
  grindingSanding: 'schuur, schuren, korrel, vijl, ruw=, polijst, glad=, gladmaken, schrap, schaaf, boren, slijp',
  sewing: 'naai, genaaid, naald, draad, garen, brei, haak=, haken, zoom=, lapje, verstell, knoop=, rits=, naad=',
  paintingOver: 'schilder, verf, oververven, lak=, lakken, vernis, beits, grondverf, kwast, penseel, olie=, oliën, waxen, laag=, lagen',
  gluing: 'lijm, gelijmd, secondelijm, epoxy, hars=, kit=, plamuur, plak=, plakken, vullen, in elkaar zetten',
  rubbingOff: 'wegwrijv, afveeg, verwijder, van de huid, op mijn huid, op mijn handen, vlek, oplosmiddel, krijg ik * af, eraf=',
  riding: 'paardrij, zadel, stijgbeugel, paard, pony, fiets, ebike, e bike, stuur=, trapper, motor=, step=, helm=',
  prayingFaith:
    'bidden, gebed, kerk=, moskee, tempel, gezegend, zegen, relig, islam, moslim, christ, joods, boeddh, rozenkrans, ramadan, doop=, communie',
  // Bodies, and what ails them.
  hands: 'hand=, handen, pols=, polsen, vinger, duim, nagel, arm=, armen, elleboog, onderarm',
  feet: 'voet, voeten, teen=, tenen, hiel, enkel=, enkels, zool, zolen, hallux, wreef, platvoet, schoenmaat, blote voeten',
  backAndJoints: 'rug=, rugpijn, ruggen, nek=, schouder, heup, knie=, knieen, gewricht, artrose, reuma, hernia, houding, stram',
  stomach:
    'maag, buik, darm, vertering, verteer, diarree, verstopping, misselijk, overgev, overgegeven, gespuugd, spugen, brandend maag, ingeslikt, opgegeten',
  bloodAndHeart:
    'bloeddruk, hart=, hartpat, diabet, suikerziek, bloedsuiker, insuline, cholester, bloedverdunn, pacemaker, beroerte, doorbloeding, schildklier, nieren, lever=',
  skinHair:
    'eczeem, psoriasis, acne, puist, rimpel, droge huid, gevoelige huid, jeuk, uitslag, rode huid, zonnebrand, litteken, tatoe, haar=, haren, hoofdhuid, roos=, baard, scheer, krullen',
  eyesEarsTeeth:
    'oog=, ogen, bril, zicht=, blind=, oor=, oren, gehoor, doof, tand, tanden, kies=, kiezen, gebit, beugel, vulling, tandarts, tandvlees, mond=, tong=, lip=, lippen, neus=',
  breathingIll:
    'astma, longen, hoest, dampen, inadem, ademen, mondkap, masker, ventil, raam open, hoofdpijn, migraine, koorts, griep, ziek, ziekte, infect, wond=, bloed=, bloedt, kneuzing',
  bodyWeight: 'overgewicht, ik weeg, weegt, kilo=, zwaar=, zware, belastbaar, belasting, draagvermogen, draagkracht, houdt mij',
  // Who people are, and what they celebrate.
  schoolChildren:
    'klas=, klassen, leerling, school, juf=, meester, groep 3, groep 4, groep 5, groep 6, basisschool, kleuter, kinderdagverblijf, creche, les=, lessen',
  expecting: 'zwanger, in verwachting, borstvoed, ongeboren, trimester, zogen',
  weddings: 'bruiloft, bruid, trouw, verlov, huwelijk, gasten, jubileum, aanzoek, getuige',
  mourning: 'begrafenis, uitvaart, graf=, kerkhof, overled, rouw, condole, urn=, as van, nagedachtenis, weduw, crematie',
  // Animals, plants, weather and the ground.
  smallAnimals:
    'konijn, cavia, hamster, knaagdier, muis, muizen, rat=, ratten, egel, chinchilla, fret, schildpad, reptiel, hagedis, gekko, slang=, kikker',
  birdsFish: 'vogel, kip=, kippen, eend, papegaai, parkiet, mees=, mezen, vis=, vissen, aquarium, vijver, koi=, garnaal, slak',
  crawlies:
    'worm, bij=, bijen, wesp, vlieg, vliegj, mug=, muggen, spin=, spinnen, kever, insect, rups, naaktslak, teek, teken, vlo=, vlooien, mot=, motten, made=, larve, beestje',
  gardenPlants:
    'plant, bloem, bloei, blad=, blaad, wortel, bol=, bollen, zaailing, struik, heg=, boom=, bomen, kamerplant, pot=, tomaat, tomaten, groente, moestuin, kruiden, roos=, gazon, gras=, onkruid',
  soilFertiliser:
    'aarde, grond=, compost, mulch, mest=, meststof, bemest, humus, turf=, substraat, strooisel, potgrond, bodem, klei=, zand=',
  coldWeather: 'vries, bevroz, bevries, vorst, min=, onder nul, ijs=, ijzel, glad=, gladheid, sneeuw, winter, koud, koude, overwinter',
  hotWeather: 'hitte, hittegolf, heet=, hete, warm=, warmte, felle zon, in de zon, zonnig, zomer, volle zon, direct zonlicht',
  windRain:
    'regen, regent, storm, wind=, winderig, windvlaag, windkracht, hagel, onweer, overstroming, plas=, slecht weer, weersomst, buiten laten, bui=, buien',
  seaShore: 'zee=, strand, zand=, zout water, zoutwater, oceaan, kust, haven, boot=, zeil, meer=, rivier, zwem, duik, surf, golf=, golven',
  hillsForest:
    'berg=, bergen, heuvel, bos=, bossen, pad=, paden, grind, kasseien, kinderkop, modder, terrein, oneffen, wandel, kamperen, camping, tent=, trek, helling, steil, pelgrim',
  // Food and drink.
  citrus: 'citrus, sinaasappel, citroen, limoen, grapefruit, mandarijn, clementine',
  meatFish:
    'vlees, rund, varken, lam=, lams, worst, ham=, spek, gevogelte, zeevruchten, schaaldier, zalm, tonijn, gelatine, reuzel, dierlijk, bot=, botten',
  veganDiet: 'vegan, plantaard, vegetar, zonder dier, dierlijk, zonder gelatine, zuivelvrij, vega=',
  religiousDiet: 'halal, koosjer, kosher, haram, zonder varken, alcoholvrij, zonder alcohol, varkensgelatine',
  glutenWheat: 'gluten, coeliakie, tarwe, meel=, bloem=, rogge, gerst, spelt, brood, zetmeel, graan, haver',
  sweetness:
    'suiker, zoet, zoetstof, suikervrij, xylitol, stevia, honing, siroop, snoep, karamel, chocola, dieet, calorie, koolhydra, drop=',
  saltSour: 'zout, gezouten, natrium, zuur, azijn, bitter, pittig, scherp, peper, mild, hartig, te sterk, smaak, smaakt',
  drinks: 'drinken, drank, wijn, bier, whisky, gin=, likeur, cocktail, koffie, espresso, thee, sap=, fles, mousser, kopje, mok=',
  cooking:
    'koken, kook, recept, keuken, bakken, bak=, sudder, rooster, stoom, stomen, kneed, deeg, gist, pan=, pannen, wok=, roeren, kruid, bereid, serveer, portie, gerecht',
  goingOff:
    'bederf, bedorven, over datum, houdbaar, tht, blijft goed, hoe lang goed, nog eten, nog lekker, muf, ranzig, na opening, aangebroken, geopend, koelkast, invries, vriezer, bewaar',
  // What things are made of, and their parts.
  rubberTip: 'rubber, latex, siliconen, dop=, doppen, band=, banden, binnenband, pakking, afdicht, zool',
  cords: 'koord, touw, draad, elastiek, riem, veter, lint=, knoop=, ketting, halsketting, armband, kraal, kralen, kwast, polsband, rijgen',
  woodKinds:
    'eik, eiken, beuk, grenen, walnoot, lariks, essen=, essenhout, kastanje, bamboe, kurk, multiplex, mdf=, teak, olijfhout, palissander, welk hout, fsc',
  animalMaterials:
    'hoorn, bot=, ivoor, barnsteen, amber, schelp, parelmoer, bont=, veer=, dons, zijde, wol=, merino, kasjmier, alpaca, bijenwas, schellak, borstel, paardenhaar, koraal',
  potteryGlass:
    'keramiek, porselein, aardewerk, pottenbakk, steengoed, klei=, glazuur, email=, glas=, glazen, wijnglas, kristal, vaas, kom=, kommen, schaal=, bord=, borden, kop=, mok=, theepot, servies, tegel',
  metalsJewels:
    'goud, zilver, messing, koper, staal, rvs=, roestvrij, aluminium, ijzer, nikkel, tin=, zink, titanium, verguld, verzilverd, karaat, keurmerk, ring=, ringen, oorbel, steen=, stenen, diamant, dof=',
  plasticsRecycled:
    'plastic, kunststof, pvc=, bpa=, gerecycl, polyester, acryl, nylon, vinyl, microplastic, waarvan gemaakt, gemaakt van, biologisch afbreek, composteerbaar',
  packingStuff:
    'doos, dozen, karton, bubbelplastic, noppenfolie, pakpapier, tape=, envelop, ingepakt, verpak, breekbaar, plasticvrij, vloeipapier, stro=',
  // Electricity, machines and what runs on them.
  chargingPower:
    'laden, laad, oplad, oplaad, lader, accu, batterij, looptijd, gaat * mee, leeg=, usb=, powerbank, zonne, netstroom, lithium',
  voltagePlug:
    'volt, voltage, spanning, stekker, stopcontact, adapter, 110, 220, 230, watt, verbruik, stroom=, elektric, transformator, kabel, snoer, zekering',
  connecting:
    'wifi, bluetooth, koppel, app=, apps, android, iphone, ios=, smartphone, telefoon app, verbind, synchron, alexa, google home, homekit, slim huis, update, firmware, software, resetten',
  loudness: 'geluid, lawaai, herrie, stil=, decibel, db=, zoem, brom, piep, piept, kraak, rammel, fluit, hoorbaar, hoor=',
  lightDark: 'licht, lamp=, lampen, peertje, led=, helder, lumen, dimm, gloei, donker, kaars, lont=, lantaarn, zaklamp, reflect',
  fuelHeating:
    'brandstof, benzine, diesel, gasfles, gas=, propaan, butaan, petroleum, brandhout, houtskool, briket, pellet, kachel, haard, open haard, verwarm, schoorsteen, as=, aansteker, bio ethanol',
  homeMachines:
    'vaatwas, afwasmachine, magnetron, wasmachine, droger, centrifug, oven, koelkast, vriezer, strijk, stofzuig, inductie, fornuis, kookplaat, airfryer',
  // Where people are, use a thing and keep it.
  bathroomSpa:
    'douche, douchen, bad=, badkamer, handen wassen, sauna, stoombad, wc=, toilet, wastafel, gootsteen, zeep, onder water, zwembad',
  keepingPlace:
    'bewaar, bewaren, opslag, opberg, kelder, zolder, garage, schuur, kast=, lade, plank, onder het bed, droge plek, droog, koel, donker, vochtig, waar zet ik, waar moet, neerzetten',
  onTheRoad:
    'auto=, kofferbak, caravan, camper, busje, vrachtwagen, trein, bus=, vliegtuig, vlucht=, handbagage, koffer, reis, reizen, vliegveld, veerboot, cruise, festival, rugzak',
  awayFromHome:
    'vakantie, weg zijn, op reis, weggaan, van huis, afwezig, alleen laten, zonder mij, zonder ons, onbeheerd, wie zorgt, twee weken weg, zakenreis',
  // How things are.
  thickSoft:
    'dik=, dikke, dikte, dun=, dunne, zacht, stevig, hard=, harde, stijf, buigzaam, soepel, grof, fijn=, dichtheid, steenhard, taai',
  safeDanger:
    'veilig, gevaar, gevaarlijk, schadelijk, schaadt, kan het kwaad, kwaad=, risico, gif=, giftig, vergif, ongezond, slecht voor, erg=, zorgen maken, voorzichtig, waarschuw, dierenarts',
  smellPerfume: 'ruik, geur, stinkt, stank, parfum, aroma, deodorant, spuit, ongeparfum, aftershave, muf=, luchtje',
  realFake: 'echt, echtheid, origineel, nep=, vals=, vervals, imitatie, namaak, bewijs, certificaat, hoe weet ik, zuiver, kopie, replica',
};
