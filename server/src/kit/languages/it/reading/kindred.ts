import type { KindredWords } from '../../kindred/shape.ts';

export const kindred: KindredWords = {
  // What happens with a thing.
  shattering: 'rotto, rotta, rotti, rotte, pezzi, schegg, cocci, crepa, crepe=, crepat, incrin, spezz, scheggi, ammacc, frantum, spacc',
  bending: 'storto, storta, piegat, curvat, deform, imbarcat, incurv, sformat, ondulat',
  escaping: 'scapp, fugg, fuga=, evad, escono, arrampic, strisci, volano via, vanno via',
  dying: 'mort, muore, muoiono, morire, viv=, vivo=, viva=, vivi=, vive=, sopravviv, non si muove, non si muovono, uccid',
  burningUp: 'bruci, fiamma, fiamme, fuoco, fumo=, fuliggin, scintill, incend, accend, brace, carbonizz',
  melting: 'scioglie=, sciolgono, sciolt, fuso=, fusa=, fonde=, scongel, squagli, liquef',
  dissolving: 'dilui, sciogliere, disciol, concentrat, parti d acqua, proporzion, puro=, allung, dose=, dosi=, dosagg',
  bursting: 'scoppi, esplo, bucat, foratur, perde=, perdita, trabocc, spruzz, schizz',
  foaming: 'schium, boll=, bolle=, bollicin, effervesc, ferment, gassat, frizz',
  sticking: 'appiccic, attacca, attaccat, non asciug, ancora umid, residu, adesiv, aderisc, incoll',
  swelling: 'gonfi, dilat, espand, liev, rigonf, cresce=',
  stretching: 'allarg, allung, elastic, cede=, cedono, allent, estend',
  separating: 'deposit=, sediment, separa, torbid, grumi, fiocchi, strato sopra, sul fondo, fondo=',
  stoppedWorking:
    'non si accende, non parte, non funziona, si spegne, non carica, messaggio di errore, lampeggi, guast, non va=, smesso di funzionare',
  lostThings: 'perso=, persa=, persi=, smarrit, non trovo, manca un, manca una, mancante, sparit, scompars',
  stealing: 'rubat, rubare, furto, furti, ladr, antifurto, sottrat',
  // What people do with a thing.
  carryingIt: 'trasport, portarlo, portare su, portano su, sollev, in macchina, sulla schiena, portatile, al piano, portano',
  pullingIt: 'rimorchio, traina, tirar, gancio, agganci, dietro la bici, attacco',
  openingIt: 'aprir, apre=, svit, coperchio, tappo, sughero, serratura, chiave, chiavi, lucchetto, chiuder, chiude=, chiusura, fibbia',
  pouringIt: 'versa, rovesci, gocciol, scol, rubinetto, beccuccio, ugello, liquido, succo, esce=, fuoriesc, colare, svuot',
  feedingThem: 'nutri, alimenta, mangiano, mangia=, cibo, avanzi, bucce, scarti, mangime, croccant, razion, fame=',
  cuttingIt: 'tagli, accorci, segare, forbic, coltell, lama=, affett, ritagli, troppo lung',
  grindingSanding: 'carteggi, carta vetrata, grana=, lima=, limare, ruvid, lucid, levig, raschi, pialla, forare, smerigli',
  sewing: 'cuc=, cucire, cucit, cucito, ago=, aghi, filo=, maglia, uncinett, orlo=, toppa, ramm, bottone, cerniera, sart',
  paintingOver: 'vernic, pittur, dipin, mano di, strat, laccat, lacca, impregnant, cera=, olio=, oliare, pennell, primer, smalto',
  gluing: 'incoll, colla=, colle=, epossid, resina, stucco, riempi, riattacc, adesiv, mastice',
  rubbingOff: 'strofin, rimuov, toglier, sulla pelle, sulle mani, sulle dita, macchi, solvente, smacchi, via la',
  riding: 'cavalc, sella=, staff, cavallo, pony, bici, bicicletta, manubrio, pedal, moto=, monopattino, casco',
  prayingFaith:
    'pregar, preghier, chiesa, moschea, tempio, benedet, relig, islam, musulman, cristian, ebraic, buddh, rosario, ramadan, battesimo, comunione, cresima',
  // Bodies, and what ails them.
  hands: 'mano=, mani=, polso, polsi, dito=, dita=, pollice, palmo, unghi, braccio, braccia, gomito, avambraccio',
  feet: 'piede, piedi, dita dei piedi, tallone, caviglia, suola, suole, alluce, collo del piede, piedi piatti, numero di scarp, scalz',
  backAndJoints:
    'schiena, colonna, lombar, collo=, spalla, spalle, anca=, anche=, ginocchi, articolazion, artrosi, artrite, reumat, ernia, postura, cervical',
  stomach: 'stomaco, pancia, intestin, digest, diarrea, stitich, nausea, vomit, brucior, gonfior, ingoiat, ingerit, digeribil',
  bloodAndHeart:
    'pressione, cuore, diabet, glicemi, insulina, colester, anticoagul, pacemaker, circolazion, ipertens, tiroide, rene=, reni=, fegato',
  skinHair:
    'eczema, psoriasi, acne, brufol, rughe, pelle secca, pelle sensibile, prurit, prude, arross, scottatur, cicatric, tatu, capelli, cuoio capell, forfora, barba, rasat, ricci=',
  eyesEarsTeeth:
    'occhi, occhio, occhiali, vista=, cieco, orecchi, udito, sordo, dente, denti, dentiera, apparecchio ai denti, otturazion, dentista, gengiv, bocca=, lingua=, labbra, naso=',
  breathingIll:
    'asma, asmat, polmon, tosse, vapori, inal, respir, mascherina, arieggi, mal di testa, emicran, febbre, influenza, malat, malatti, infezion, ferita, sangu',
  bodyWeight: 'sovrappeso, peso=, chili=, corpulent, carico, portata, regge, sopporta, tiene il peso',
  // Who people are, and what they celebrate.
  schoolChildren: 'classe, alunn, scuola, scolar, maestr, insegnant, elementari, asilo, nido=, liceo, studenti, lezion',
  expecting: 'incinta, gravidanz, dolce attesa, aspetto un bambin, allatt, gestant',
  weddings: 'matrimoni, sposa, sposo, sposi, fidanz, nozze, luna di miele, anniversario, invitati, damigell',
  mourning: 'funeral, tomba, cimitero, defunt, scompars, lutto, condoglianz, urna, ceneri, ricordo, vedov, mancato',
  // Animals, plants, weather and the ground.
  smallAnimals:
    'coniglio, conigli, cavia, criceto, roditor, topo=, topi=, ratto, riccio=, cincill, furetto, tartarug, rettil, lucertol, geco=, serpent, rana=',
  birdsFish: 'uccell, gallina, anatra, pappagall, cocorit, pesce=, pesci, acquario, laghetto, stagno, carpa, gamber, lumac',
  crawlies:
    'verme, vermi, lombric, ape=, api=, arnia, vespa, mosca, mosche, moscerin, ragno, ragni, insett, bruco, zanzar, zecc, pulc, tarm, larv, bestiolin',
  gardenPlants:
    'pianta, piante, fiore, fiori, fioritura, foglia, foglie, radic, bulbo, piantin, arbust, siepe, alber, vaso=, vasi=, pomodor, verdur, ortagg, orto=, erbe=, rosa=, prato, erbacc',
  soilFertiliser:
    'terra=, terriccio, terreno, compost, pacciam, letame, concim, fertiliz, humus, torba, substrat, lettiera, argill, sabbios',
  coldWeather: 'gel=, gelo, gela=, gelat, sotto zero, ghiacci, neve, nevica, inverno, invernal, freddo, fredda, brina, gelate',
  hotWeather: 'caldo, calda, afa=, ondata di calore, in pieno sole, al sole, sole diretto, estate, estiv, canicola, calore',
  windRain:
    'pioggia, piove, tempesta, vento, ventos, raffic, grandin, temporal, alluvion, pozzanghera, maltempo, brutto tempo, intemperie, bagnat, acquazz',
  seaShore: 'mare=, spiaggia, sabbia, acqua salata, oceano, costa=, porto, barca, vela=, lago=, fiume, nuot, immersion, surf, onda, onde=',
  hillsForest:
    'montagna, monti=, collina, bosco, boschi, sentier, ghiaia, acciottol, fango, terreno, sconness, escursion, campegg, tenda, trekking, pendenz, ripid, pellegrin, cammin',
  // Food and drink.
  citrus: 'agrum, arancia, arance, limone, limoni, lime=, pompelm, mandarin, clementin, scorza',
  meatFish:
    'carne, manzo, maiale, suino, agnello, salsicc, prosciutto, pancetta, pollame, frutti di mare, crostace, salmone, tonno, gelatina, strutto, animale, osso=, ossa=',
  veganDiet: 'vegan, vegetal, vegetar, origine animale, senza latte, senza gelatina, senza derivati',
  religiousDiet: 'halal, kosher, haram, senza maiale, senza alcol, analcolic',
  glutenWheat: 'glutine, celiac, grano=, frumento, farina, segale, orzo, farro, pane=, amido, cereal, avena',
  sweetness:
    'zuccher, dolce, dolci, dolcific, senza zucchero, xilitolo, stevia, miele, sciroppo, caramell, cioccolat, dieta, calori, carboidrat',
  saltSour: 'salat, sale=, sodio, acid, aceto, amar, piccant, peperoncin, pepe=, delicat, sapor, gusto, sa di, forte, intens',
  drinks:
    'bere, bevand, vino, vini=, birra, whisky, gin=, liquor, cocktail, caffe=, espresso, te=, tisan, infus, succo, bottigli, spumant, tazza',
  cooking:
    'cucin, ricett, friggere, bollir, cuoc, cottur, arrost, inforn, vapore, impast, lievit, padella, pentola, wok=, mescol, condi, prepara, servire, porzion, piatto',
  goingOff:
    'scad, scadut, da consumar, si conserva, conservar, quanto dura apert, va a male, ancora buon, raffermo, rancid, una volta apert, aperto, frigo, frigorifero, congel, freezer',
  // What things are made of, and their parts.
  rubberTip: 'gomma, gommin, caucciu, lattice, silicone, puntale, pneumatic, copertone, camera d aria, guarnizion, suola',
  cords:
    'cordon, spago, filo=, corda, elastico, cinghia, laccio, lacci, nastro, nodo, catena, collan, bracciale, perla, perle, perlina, nappa, cintura, guinzaglio, infilar',
  woodKinds:
    'rovere, quercia, faggio, pino=, noce=, larice, frassino, castagno, bambu, sughero, compensato, mdf=, teak, ulivo, palissandro, che legno, fsc',
  animalMaterials:
    'corno=, osso=, avorio, ambra, conchigl, madreperl, pellicc, piuma, piume, piumino, seta, lana, merino, cashmere, alpaca, cera d api, gommalacca, setole, crine, corallo',
  potteryGlass:
    'ceramic, porcellan, terracotta, gres, maiolic, argilla, smalt, vetro, vetri, bicchier, calice, cristall, vaso=, ciotol, piatto, piatti, tazza, tazze, teiera, stovigli, piastrell',
  metalsJewels:
    'oro=, dorat, argento, argentat, ottone, rame=, acciaio, inox, allumin, ferro=, nichel, nickel, stagno, zinco, titanio, placcat, carati, anello, anelli, orecchin, pietra, diamante, anneri',
  plasticsRecycled:
    'plastic, pvc=, bpa=, riciclat, poliestere, acrilic, nylon, vinile, microplastic, di cosa e fatt, fatto di, fatto con, biodegrad, compostabil',
  packingStuff:
    'scatol, cartone, pluriball, carta kraft, imbottit, nastro adesivo, busta, imball, confezion, fragil, senza plastica, carta velina, protett',
  // Electricity, machines and what runs on them.
  chargingPower: 'caric, ricaric, caricator, batteri, pila=, pile=, autonomia, scaric, usb=, solare, rete elettrica, litio',
  voltagePlug:
    'volt, tensione, spina, presa=, prese=, adattator, 110, 220, 230, watt, consumo, consuma, elettric, corrente, trasformator, cavo, fusibile',
  connecting:
    'wifi, bluetooth, abbin, accoppi, app=, applicazion, android, iphone, ios=, smartphone, cellulare, conness, collega, sincron, alexa, google home, domotic, aggiorn, firmware, software, ripristin',
  loudness: 'rumor, silenzios, decibel, db=, ronz, cigol, sferragl, fischi, suono, sonor, si sente',
  lightDark: 'luce=, luci=, lampad, led=, luminos, lumen, dimmer, illumin, buio, scuro, candel, stoppino, lanterna, torcia, riflett',
  fuelHeating:
    'combustibile, benzina, diesel, bombola, gas=, propano, butano, cherosene, legna, carbone, bricchett, pellet, stufa, camino, riscald, cenere, accendino, bioetanolo',
  homeMachines:
    'lavastovigli, microond, lavatrice, asciugatrice, centrifug, forno, frigo, congelator, ferro da stiro, stirare, aspirapolver, induzione, fornell, friggitric',
  // Where people are, use a thing and keep it.
  bathroomSpa:
    'doccia, bagno, vasca, lavare le mani, lavo le mani, sauna, bagno turco, hammam, wc=, lavandino, lavello, sapone, sott acqua, piscina',
  keepingPlace:
    'conservar, riporre, ripong, deposit, cantina, soffitta, garage, ripostiglio, armadio, cassetto, scaffale, sotto il letto, luogo asciutto, asciutto, fresco, buio, umidita, dove metto, dove metter, tenere=',
  onTheRoad:
    'auto=, macchina, bagagliaio, roulotte, camper, furgone, camion, treno, bus=, autobus, aereo, volo=, bagaglio, valigia, cabina, viaggi, aeroporto, traghetto, crociera, festival, zaino',
  awayFromHome:
    'vacanz, ferie, in viaggio, partiamo, partire, via di casa, fuori casa, assen, lasciar soli, lasciar solo, senza di me, senza di noi, incustodit, chi si occupa, due settimane via',
  // How things are.
  thickSoft: 'spess, sottil, fine=, morbid, soffic, rigid, duro=, dura=, duri=, flessibil, tenero, grosso, densita, sasso, pietra',
  safeDanger: 'sicur, pericol, dannos, nociv, fa male, rischi, velen, tossic, grave=, preoccup, attenzione, precauz, avverten, veterinari',
  smellPerfume: 'odore, odora, puzza, profum, aroma, fragranz, deodorant, spruzz, senza profumo, dopobarba, stantio',
  realFake: 'vero=, vera=, autentic, genuin, falso, contraff, original, imitazion, prova=, certificat, riconosc, puro=, copia, replica',
};
