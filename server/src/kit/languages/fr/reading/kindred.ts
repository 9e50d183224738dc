import type { KindredWords } from '../../kindred/shape.ts';

export const kindred: KindredWords = {
  // What happens with a thing.
  shattering: 'casse=, cassee, brise, eclat, morceaux, miettes, fele, felure, fissur, fendu, ebrech, cabosse, fracass, rompu',
  bending: 'tordu, tord=, courb, voile=, gondol, deform, de travers, pas droit, plie=, pliee, gauchi, cintr',
  escaping: 'echapp, s enfui, fuir=, fuient, sauv, sortent, grimpe, rampe=, rampent, evad, s envol, decamp',
  dying: 'mort=, morte, morts, mortes, meur, mourir, crev, viv=, vivant, survi, ne bouge plus, bougent plus, inanime, deces',
  burningUp: 'brul, flamb, flamme, roussi, fumee, fume=, feu=, suie, etincel, enflamm, allum, braise, incend, carbonis',
  melting: 'fond=, fondu, fondre, fondent, degel, coulant, ramolli, liquef',
  dissolving: 'dilu, dissou, dissol, concentr, delay, pur=, pure=, proportion, volumes d eau, dosage, doser, allonger d eau',
  bursting: 'eclate=, eclatee, explos, creve=, crevaison, perce=, percee, debord, fuit=, fuite, jailli',
  foaming: 'mousse=, mousser, mousse, ecume, bulle, petill, ferment, gazeu, effervesc',
  sticking: 'colle=, collant, poisse, poiss, adhere, adhes, ne seche pas, pas sec, encore humide, residu, gluant',
  swelling: 'gonfl, enfl, boursoufl, dilat, leve=, lever=, ballon',
  stretching: 'detend, detendu, etir, elastique, s allong, s assoupl, lache=, prete=, distend',
  separating: 'depot, sediment, separe=, dephase, trouble=, flocon, couche au dessus, tranche=, au fond',
  stoppedWorking:
    'ne demarre, ne s allume, ne marche, ne fonctionne, s eteint, ne charge, message d erreur, clignote, en panne, panne=, tombe en panne, hors service',
  lostThings: 'perdu, perdue, egare, retrouve pas, ne trouve plus, trouve plus, manque un, manque une, morceau manqu, disparu',
  stealing: 'vole=, volee, voler=, voleur, vol=, vols=, derob, pique=, cambriol, antivol',
  // What people do with a thing.
  carryingIt: 'porter=, portez, transport, monter chez, trimbal, soulev, ramener, dans la voiture, sur le dos, emporter, a l etage',
  pullingIt: 'tirer=, tracter, remorque, attelage, accrocher, timon, derriere le velo, derriere mon velo, trainer',
  openingIt:
    'ouvrir=, ouvre=, devisser, couvercle, bouchon, capuchon, serrure, cle=, cles, cadenas, loquet, fermoir, fermer=, ferme bien, fermeture',
  pouringIt: 'verse=, verser, renvers, goutte, coule=, couler, ecoul, robinet, bec=, buse, liquide, jus=, vidang, deborde',
  feedingThem: 'nourri, aliment, mange, mangent, donner a manger, epluchure, restes, friandise, ration, fourrage, faim',
  cuttingIt: 'coup=, couper, coupe=, decoup, raccourc, scier, ciseau, couteau, lame=, tailler, taille sur, trop long',
  grindingSanding: 'poncer, ponce, papier de verre, grain=, lim=, limer, rugueux, polir, lisse, gratter, rabot, percer, meul',
  sewing: 'coudre, cousu, couture, aiguille, fil=, tricot, crochet, ourlet, rapiec, raccommod, bouton, fermeture eclair, retouche',
  paintingOver: 'peindre, repein, peinture, couche=, couches, vernis, laque, lasure, ciree, cirer, huiler, sous couche, pinceau, impregn',
  gluing: 'coller, recoll, colle=, epoxy, resine, mastic, assembler les morceaux, rebouch, combler',
  rubbingOff:
    'frotter, essuyer, enlever, sur la peau, sur les mains, sur les doigts, detach, solvant, partir la tache, tache=, taches, depose sur',
  riding: 'monter a cheval, selle=, etrier, cheval, poney, equit, velo, vae=, guidon, pedale, moto=, trottinette, casque',
  prayingFaith:
    'prier, priere, eglise, mosquee, temple, beni, relig, islam, musulman, chretien, juif, bouddh, chapelet, ramadan, bapteme, communion',
  // Bodies, and what ails them.
  hands: 'main=, mains, poignet, doigt, pouce, paume, ongle, bras=, coude, avant bras',
  feet: 'pied=, pieds, orteil, talon, cheville, semelle, oignon, hallux, cou de pied, pieds plats, pointure, pieds nus',
  backAndJoints:
    'mal de dos, le dos, mon dos, colonne, lombaire, nuque, cou=, epaule, hanche, genou, articulation, arthrose, rhumat, hernie, posture',
  stomach: 'estomac, ventre, intestin, digest, digere, diarrhee, constip, nausee, vomi, ballonn, brulures d estomac, avale, mal au ventre',
  bloodAndHeart:
    'tension=, tension arter, coeur, diabet, glycemi, insuline, cholester, anticoagul, pacemaker, avc=, circulation, hypertens, thyroid, rein=, reins, foie',
  skinHair:
    'eczema, psoriasis, acne, bouton, ride=, rides, peau seche, peau sensible, demange, gratte=, rougeur, coup de soleil, cicatri, tatou, cheveu, cuir chevelu, pellicule, barbe, ras=, boucles',
  eyesEarsTeeth:
    'yeux, oeil, lunettes, vue=, aveugle, malvoyant, oreille, audit, sourd, dent=, dents, dentier, appareil dent, plombage, dentiste, gencive, bouche, langue, levre, nez=',
  breathingIll:
    'asthm, poumon, toux, tousse, vapeur, inhal, respir, masque, aer=, aerer, mal de tete, migraine, fievre, grippe, malade, maladie, infect, plaie, saign, blessure, bleu=',
  bodyWeight: 'surpoids, je pese, pese=, kilos, fort=, corpulen, charge max, charge=, supporte, supporter, poids max, mon poids',
  // Who people are, and what they celebrate.
  schoolChildren:
    'classe, eleve, ecole, ecolier, cm1, cm2, ce1, ce2, maternelle, instit, maitresse, professeur, college, lycee, creche, scolaire',
  expecting: 'enceinte, grossesse, attends un bebe, attend un bebe, allait, future maman, trimestre',
  weddings: 'mariage, marie, mariee, fiance, noce, lune de miel, demoiselle d honneur, anniversaire de, invites',
  mourning: 'enterrement, obseques, funerail, tombe=, cimetiere, deced, deuil, condoleances, urne, cendres, souvenir de, veuf, veuve',
  // Animals, plants, weather and the ground.
  smallAnimals:
    'lapin, cochon d inde, hamster, rongeur, souris, rat=, herisson, chinchilla, furet, tortue, reptile, lezard, gecko, serpent, grenouille',
  birdsFish: 'oiseau, poule=, poules, canard, perroquet, perruche, mesange, poisson, aquarium, bassin, etang, carpe, crevette, escargot',
  crawlies:
    'ver=, vers de terre, abeille, ruche, guepe, mouche, moucheron, araignee, scarabee, insecte, chenille, limace, moustique, tique, puce=, mite=, mites, asticot, larve, bestiole',
  gardenPlants:
    'plante, fleur, feuille, racine, bulbe, semis, arbuste, haie, arbre, pot=, tomate, legume, potager, herbe, aromat, rosier, pelouse, gazon',
  soilFertiliser:
    'terre=, terreau, compost, paillis, paillage, fumier, engrais, humus, tourbe, litiere, substrat, argil, sableu, rempot, sol=',
  coldWeather:
    'gel=, gele=, geler, gelee, verglas, moins 5, sous zero, negativ, glace=, neige, hiver, froid, givre, hivern, grand froid, temperatures basses',
  hotWeather: 'canicule, chaleur, chaud, plein soleil, au soleil, soleil direct, ete=, estival, fortes chaleurs, torride',
  windRain:
    'pluie, pleut, tempete, vent=, venteux, rafale, grele, orage, inondation, flaque, mauvais temps, intemper, meteo, laisser dehors, averse, mouille',
  seaShore: 'mer=, plage, sable=, eau salee, ocean, cote=, port=, bateau, voile, lac=, riviere, nager, plong, surf, vague',
  hillsForest:
    'montagne, colline, foret, bois=, sentier, chemin, gravier, pave=, paves, boue, terrain, accident, randon, camping, tente, trek, pente, pelerin, compostelle',
  // Food and drink.
  citrus: 'agrume, orange, citron, pamplemousse, mandarine, clementine, zeste',
  meatFish:
    'viande, boeuf, porc=, agneau, saucisse, jambon, lard=, volaille, fruits de mer, crustace, saumon, thon=, gelatine, saindoux, animal, os=',
  veganDiet: 'vegan, vegetal, vegetar, sans produit animal, sans gelatine, origine animale, sans lait, vegetalien',
  religiousDiet: 'halal, casher, kasher, haram, sans porc, sans alcool',
  glutenWheat: 'gluten, coeliaque, ble=, farine, seigle, orge, epeautre, pain=, amidon, cereale, avoine',
  sweetness:
    'sucre, sucree, bonbon, edulcor, sans sucre, xylitol, stevia, miel, sirop, caramel, chocolat, regime, calorie, glucide, friandise',
  saltSour: 'sale=, salee, sel=, sodium, acide, vinaigre, amer, epice, piquant, piment, poivre, doux, saveur, gout, corse',
  drinks:
    'boire, boisson, vin=, vins, biere, whisky, gin=, liqueur, cocktail, cafe=, expresso, the=, thes, infus, jus=, bouteille, petillant, tasse',
  cooking:
    'cuisin, cuire, cuisson, recette, frire, bouill, mijot, rotir, vapeur, petri, pate=, levure, poele, casserole, wok=, remuer, assaisonn, prepar, servir, portion, plat=',
  goingOff:
    'perime, peremption, date limite, dluo, ddm, dlc, se conserve, conservation, se garde, garder combien, encore bon, rassis, rance, une fois ouvert, apres ouverture, entame, frigo, refriger, congel',
  // What things are made of, and their parts.
  rubberTip: 'caoutchouc, embout, latex, silicone, pneu, chambre a air, joint=, joints, semelle, gomme',
  cords:
    'cordon, ficelle, fil=, corde, elastique, sangle, dragonne, lacet, ruban, noeud, chaine, collier, bracelet, perle=, perles, pompon, ceinture, laisse, enfil',
  woodKinds:
    'chene, hetre, pin=, noyer, meleze, frene, chataignier, bambou, liege, contreplaque, mdf=, teck, olivier, palissandre, essence, fsc, pefc',
  animalMaterials:
    'corne, os=, ivoire, ambre, coquill, nacre, fourrure, plume, duvet, soie, laine, merinos, cachemire, alpaga, cire d abeille, gomme laque, poils, crin, corail',
  potteryGlass:
    'ceramique, porcelaine, poterie, gres, faience, argile, email=, emaill, verre=, verres, cristal, vase, bol=, bols, assiette, tasse, mug=, theiere, vaisselle, carrel',
  metalsJewels:
    'or=, dore, argent=, argente, laiton, cuivre, acier, inox, aluminium, alu=, fer=, nickel, etain, zinc, titane, plaque or, carat, poincon, bague, boucle d oreille, pierre, diamant, ternit',
  plasticsRecycled:
    'plastique, pvc=, bpa=, bisphenol, recycl, polyester, acryl, nylon, vinyle, microplastique, fait en, fabrique en, en quoi, biodegrad, compostable',
  packingStuff:
    'carton, boite, papier bulle, papier kraft, calage, scotch, enveloppe, emball, fragile, sans plastique, papier de soie, colis solide, protege',
  // Electricity, machines and what runs on them.
  chargingPower:
    'charge=, charger, recharg, chargeur, batterie, pile=, piles, autonomie, tient la charge, vide=, usb=, solaire, secteur, lithium',
  voltagePlug:
    'volt, voltage, tension electrique, prise=, prises, fiche=, adaptateur, 110, 220, 230, watt, consommation, electricite, courant, transformateur, cable, fusible',
  connecting:
    'wifi, bluetooth, apparier, jumel, appli=, application, android, iphone, ios=, smartphone, telephone portable, connect, synchron, alexa, google home, domotique, mise a jour, logiciel, reinitialis',
  loudness: 'bruit, bruyant, silencieu, decibel, db=, bourdon, grince, couine, cliquet, siffl, fort le son, sonore, entend',
  lightDark:
    'lumiere, lampe, ampoule, led=, lumineu, luminosite, lumen, variateur, eclair, sombre, obscur, bougie, meche, lanterne, torche, reflech',
  fuelHeating:
    'carburant, combustible, essence, gazole, bouteille de gaz, gaz=, propane, butane, petrole, bois de chauffage, buche, charbon, granule, poele, cheminee, chauff, cendre, briquet, bioethanol',
  homeMachines:
    'lave vaisselle, micro onde, lave linge, machine a laver, seche linge, essor, four=, frigo, congelat, repass, aspirat, induction, plaque, airfryer',
  // Where people are, use a thing and keep it.
  bathroomSpa:
    'douche, bain=, baignoire, salle de bain, laver les mains, lave les mains, sauna, hammam, toilettes, lavabo, evier, savon, sous l eau, piscine',
  keepingPlace:
    'ranger, range=, stock, conserver, cave=, grenier, garage, abri, placard, armoire, tiroir, etagere, sous le lit, endroit sec, au sec, au frais, a l abri, humidite, ou mettre, ou placer',
  onTheRoad:
    'voiture, coffre, caravane, camping car, camion, train, bus=, avion, vol=, bagage, valise, cabine, voyage, aeroport, ferry, croisiere, festival, trajet, sac a dos',
  awayFromHome:
    'vacances, conges, partir, on part=, pars en, part en, absent, absence, quinzaine, deplacement, laisser seul, sans moi, sans nous, sans surveillance, qui s occupe, week end prolonge',
  // How things are.
  thickSoft:
    'epais, fin=, fine=, minc, mou=, molle, souple, ferme=, dur=, dure=, durs, raide, rigide, grossier, densite, dur comme, pierre',
  safeDanger:
    'sans danger, danger, dangereux, nocif, nuisible, nuit=, risque, poison, toxique, mauvais pour, grave=, inquiet, prudence, attention a, avertissement, veterinaire',
  smellPerfume: 'odeur, sent=, sentir, pue=, parfum, senteur, arome, deodorant, vaporis, sans parfum, apres rasage, renferme',
  realFake:
    'vrai=, vraie, veritable, authent, faux, original, imitation, contrefac, preuve, certificat, reconnaitre, pur=, copie, replique',
};
