import type { EverydayMeanings } from '../../meanings/everyday/shape.ts';

export const everyday: EverydayMeanings = {
  sleeping: 'dormir, dors=, dort=, sieste, au lit, la nuit, allonge, coucher, somme=, pendant la nuit',
  swimming: 'nager, nage=, natation, piscine, baign, bain=, chlore, eau de mer, plage, sauna, plong',
  washing: 'machine a laver, lessive, linge, rincer, rincage, essorage, en machine, shampoo, trempe, lave=, laver, lavable, lavage, laves=',
  cleaning: 'nettoy, propre=, sale=, salir, sali=, poussiere, rafraichir, pue=, puent, essuy, entretien, entretenir, crasse',
  ironing: 'repass, fer=, vapeur, pli=, plis=, froiss',
  sport: 'sport, gym, courir, course a pied, footing, transpir, entrainement, velo=',
  walking: 'marche=, marcher, randonn, a pied, kilomet, promen, debout toute, balade',
  eating: 'mange, manger, mord, mordille, grignot, mach, avaler, leche, comestible, boire, bois=, ingere',
  reheating: 'rechauff, chauffer, decongel, faire chauffer, tiedir',
  watering: 'arros, eau=, dessech, trop d eau, terre seche, assoiff, humidifi',
  pruning: 'taille=, tailler, elaguer, branche, rameau, secateur, couper les',
  wilting: 'fane, fletri, jauni, feuilles jaunes, feuilles brunes, brunir, brunit, meurt, mort=, morte, crever, crevé, deperi, desseche',
  insects: 'insecte, puceron, bestiole, cochenille, acarien, moucheron, parasite, nuisible, fourmi, mite=, mites',
  picturing: 'photo, camera, appareil photo, filmer, cliche=, prendre en photo',
  copying: 'copie, copier, photocop, scanner, dupliqu, licence, reproduire, reproduction',
  lookInside:
    'feuillet, apercu, extrait, regarder l interieur, voir l interieur, a l interieur, voir avant, regarder avant, jeter un oeil, premieres pages, consulter avant',
  device: 'tablette, ordinateur, telephone=, ipad, portable, smartphone, pc=, liseuse, navigateur',
  tearing: 'dechir, trou=, troue, couture, craque, se decoud, decousu, fente, fissur, casse, effiloch',
  comesOff: 'decoll, detach, se defait, tombe=, bouton, s enleve, arrache, deviss, desserre',
  pilling: 'bouloch, pelucher, peluche=, perd ses poils, poils=',
  stuck: 'coince, bloqu, bouche=, bouché, grince, couine, ne s ouvre, ne ferme, ne se ferme, grippé',
  replacing: 'remplac, renouvel, changer de, usé, usee, a changer, user=',
  adapting: 'adapt, modifi, transpos, tonalite, retouch, convert, changer la, raccourcir, rallonger, transform',
  adjusting: 'regl, ajust, calibr, accord, diapason, align, desaccord, collimat, mise au point, remettre au',
  installing: 'install, pose=, poser=, monter=, montage, fixer, fixation, brancher, raccord, venir poser',
  building: 'assembl, montage, monter soi, a monter, en kit, kit=, visser, vis=, outil, deja monte, livré monte, d une piece',
  helpNeeded: 'tout seul, toute seule, seul=, a deux, deux personnes, besoin d aide, aide=, une personne',
  pain: 'mal=, douleur, fait mal, font mal, ampoule=, ampoules, frotte, courbat, inconfort, gene=, serre=, sensible',
  tight:
    'trop petit, trop serre, serre=, etroit, pince=, trop court, trop juste, taille au dessus, plus grand, autre taille, mauvaise taille, ne rentre pas, ne me va pas',
  loose:
    'trop grand, trop large, ample=, flotte, baille, glisse, trop long, taille en dessous, plus petit, autre taille, mauvaise taille, ne me va pas',
  gettingUsed:
    's habituer, habituer, m habituer, habitude, premiers jours, premieres semaines, au debut, bizarre, roder, rodage, progressivement',
  bodyHeight: 'je mesure, mesure 1, ma taille, mon tour de, cm de haut, ma hauteur, tour de tete, tour de poitrine',
  usualSize:
    'd habitude, habituellement, je porte, je chausse, je fais du, taille normalement, taille petit, taille grand, pointure, demi pointure, quelle taille, ma pointure',
  healthPlan: 'mutuelle, assurance, secu=, securite sociale, rembours, ordonnance, prescri, prise en charge, deductible',
  doctor: 'medecin, docteur, medical, medicament, ordonnance, maladie, malade, operation, pacemaker, sage femme, veterinaire',
  reaction: 'allergi, intoleran, reagi, reaction, piqure, demangeaison, bouton=, vertige, sensible a, ne supporte',
  hygiene: 'hygien, sanitaire, raison de sante, desinfect, microbe, steril',
  elderly:
    'senior, personne agee, personnes agees, grand mere, grand pere, mamie, papi, retrait, mes grands parents, arthrose, deambulateur',
  level:
    'trop difficile, trop dur, difficile, difficulte, niveau, trop complique, au dessus de mes, capacit, debutant, avance=, confirme, annees de pratique, depuis * ans, je joue depuis, je debute, experience',
  group:
    'groupe, entre amis, avec des amis, evjf, combien de personnes, collegues, participant, places=, entreprise, a plusieurs, anniversaire, amener',
  away: 'en vacances, partir=, je pars, on part, nous partons, absent, en voyage, m absent, deplacement, pendant mon absence',
  accident: 'accident, choc=, collision, chute, tombe par terre, fait tomber, renverse, heurt',
  frequency:
    'combien de fois, a quelle frequence, tous les combien, tous les, toutes les, chaque jour, chaque semaine, chaque mois, chaque annee, une fois par, deux fois par, fois par, quotidien, hebdomadaire, mensuel, regulier, souvent, par semaine, par jour',
  choosing:
    'lequel me, laquelle me, me correspond, me convient, lequel choisir, laquelle choisir, comment choisir, quel modele, lequel prendre, fait pour moi, il me faut, adapte a mon, quel * choisir, quel niveau',
  difference: 'difference, differ, compar, mieux que, pareil, par rapport a, distingu',
  bulk: 'grande quantite, en gros, grosse commande, centaine, palette, degressif, nombreux exemplaires, carton=, douzaine',
  freeFrom:
    'a partir de combien, a partir de quel, a partir de quelle, des combien, a partir de * euros, a partir de * eur, des * eur, des * euros, franco, port offert, livraison offerte, port gratuit, livraison gratuite, frais de port offerts, offerts, offert=, offerte=, ne plus payer, ne pas payer, eviter les frais, gratuit a partir, au dela de, minimum d achat, combien faut il, montant minimum, seuil, nous prenons en charge, compris=, panier=',
  sendOut: 'expedi, partent, part=, envoyons, quels jours, quel jour, prepar, depart=, remis au, remise au transporteur, quittent',
  nextDay:
    'demain, lendemain, jour meme, le meme jour, aujourd hui, avant midi, avant 1, jusqu a quelle heure, quelle heure limite, au plus tard, dernier delai, dans la journee, commande avant, commandez avant, passee avant, passees avant',
  stairs: 'escalier, etage, trottoir, pied d immeuble, monter a l, porter jusqu, ascenseur, pas de porte, jusque dans, rez de chaussee',
  keptParcel:
    'gardé, conserve, reste disponible, attend, combien de temps reste, retourne a l, renvoye, jamais chez moi, jamais la, pas chez moi, pas a la maison, personne a la maison, absent, au travail toute, voisin, gardien',
  proof: 'ticket de caisse, ticket=, preuve d achat, facture perdue, perdu la facture, justificatif, recu=, numero de commande',
  refundTime:
    'revoir mon argent, mon argent, argent=, recredit, rembours, sur mon compte, sur ma carte, credite, virement retour, rendre l argent',
};
