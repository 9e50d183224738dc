import type { ShopWords } from '../../topics/shape.ts';

export const topics: ShopWords = {
  asking: `autorise autorisee autorises autorisees accepte acceptee acceptees disponible disponibles recupere recuperer demande demander reclamer circonstance circonstances cas consulter afficher permis permise pr pk koi jsp stp bcp qd tjs dc dedans ca plus grand grande petit petite reste frere soeur mere pere maman papa femme mari ami amie fils fille enfant enfants copain copine grand-mere parents anniversaire mariage noel paques taille-ci t ya paire paires montant montants somme a acceptez acceptes achat achats achete acheter actuellement afin ai aider aide aimerais aimerions alors apres article articles assez au aucun aucune aujourd aupres aussi autre autres aux avant avec avez avoir avons ayant beaucoup besoin bien bonjour bonsoir boutique boutiques but c car ce cela celle celles celui ces cet cette ceux chaque chercher cherche chez ci cite client clients combien comme comment commande commander commandes compte conditions concernant connaitre conseil conseillez correct cote d dans de deja depuis des detail details deux devrais devons dire dites different differents dit dois doit donc donner donnez dont du e effectuer elle elles en encore ensuite entre envisage est et etait etant ete etes etre eu eux exactement existe existent expliquer expliquez explication exister exemple facon fait faire faites faut fois fonctionne font formule fournissez general generalement gens h hui ici idee il ils informer information informations info infos interesse j jai jamais je juste l la le les leur leurs lequel laquelle lesquels lesquelles lors lui m ma madame magasin magasins maintenant mais marche me meme merci mes mettre mieux mise moi moins mois mon monsieur moyen moyens n ne necessaire ni niveau nom non nos notre nous nouveau nouvelle nouvelles obtenir offre offrez on ont option options ou oui par parce parler pas passe passer pendant pense peu peut peux plait plusieurs point possede possible possibilite possibilites pour pourquoi pourrais pourriez pouvez pouvoir pouvons preciser precise prendre prenez pres prevu prix probleme procedure proceder produit produits propose proposez proposer puis puisse qu quand quant que quel quelle quelles quels quelqu quelque quelques question questions qui quoi recois recevoir recevrai recevrais recu recue regle regles renseignement renseignements renseigner s sa salut sans sauf savoir se selon sera serai seras serons serait sert service ses seul si simple site situation soit sommes son sont sous souhaite souhaiterais souhaitons souvent suis suivant sujet sur svp ta te tel telle tenez tes ton tous tout toute toutes tres trop trouver trouve tu type types un une unique utiliser va vais veux vendez vendre vends verifier verite vers veuillez veut vient viens voici voila voir voit vois vos votre voudrais voudrions voulais vous voulez vouloir vraiment y comprend compris colis chose choses web internet ligne normalement habituellement environ prends modes mode methode methodes modalite modalites dernier derniere derniers assistance visualiser creer telecharger deposer statut utilisateur mme esperer`,
  prepositions: 'a au aux en vers avec par pour chez sur dans via de du des d sans hors',
  determiners: 'le la les l un une mon ma mes notre nos votre vos ce cet cette ces',
  topicFirst: true,
  not: '\\bne\\b|\\bn[’\\x27]|\\bpas\\b|\\baucun',
  having:
    '\\b(?:avez vous|y a t il|il y a|proposez vous|vendez vous|faites vous|offrez vous|acceptez vous|prenez vous|vous avez|vous vendez|vous faites|organisez vous|existe t il)\\b',
  whichDay: '\\bquels? jours?\\b',
  only: 'uniquement, seulement, exclusivement, que par, limite a, limitee a, seuls, seules',
  places: {
    world: 'monde entier, partout dans le monde, tous les pays, mondialement, toute la planete',
    europe: 'europe, pays europeens, toute l europe',
    union: 'ue=, union europeenne, pays de l ue',
    gulf: 'pays du golfe, etats du golfe, ccg',
    home: 'france metropolitaine, metropole, territoire national, partout en france, toute la france',
    others:
      'GB: angleterre, royaume uni, grande bretagne, ecosse, uk; US: usa, etats unis, amerique; NL: hollande, pays bas; RE: reunion, la reunion, outre mer, dom tom, drom; GP: guadeloupe, outre mer, dom tom, drom; MQ: martinique, outre mer, dom tom, drom; GF: outre mer, dom tom, drom; YT: outre mer, dom tom, drom; CZ: republique tcheque; CH: suisse; AE: dubai, emirats; KR: coree; CN: chine; TR: turquie; FR: corse, metropole',
  },
  furniture:
    'articles recents|commentaires recents|bonjour tout le monde|laisser un commentaire|annuler la reponse|votre adresse e-mail ne sera pas|votre adresse de messagerie ne sera pas|les champs obligatoires sont|rechercher|archives|categories|meta|connexion|flux des publications|flux des commentaires|aller au contenu|menu|accueil|ajouter au panier|panier|partager|un site utilisant wordpress|page d’exemple|page d exemple|bienvenue sur wordpress|fierement propulse|propulse par|tous droits reserves|tout accepter|accepter les cookies|nous utilisons des cookies|ce site utilise des cookies|parametres des cookies|suivez-nous|lire la suite|article precedent|article suivant|publie dans|aucun commentaire|publier le commentaire|enregistrer mon nom|produits similaires|vous aimerez aussi|haut de page|non classe|modifier|repondre|mentions legales',
  topics: {
    delivery:
      'livr, livraison, expedi, envoi, envoie, envoyez, envoyer, achemin, ~colis, ~arriv, ~recevoir, ~recevr, frais de port, ~parvien, transport, faire parvenir, faire envoyer, payer la livraison, payer le port, payer les frais de port, paie le port, paye le port, paye la livraison, ~esperer * article, ~esperer * colis, ~mon article, ~mon colis; poste=, la poste',
    returns:
      'retour, retourn, renvoy, renvoi, rendre, rendu, retract, droit de retractation, ne me plait pas, ne me convient pas, ne va pas, changer d avis, change d avis, ramener, rapporter, reprenez, reprendre, trop petit, trop grand, trop serre, j en veux plus, ne veux plus, pas satisfait, ne me va pas',
    refund:
      'rembours, recuperer mon argent, mon argent, avoir=, revoir mon argent, rendre l argent, ravoir, mes sous, recredit, sur mon compte, sur ma carte, recuper * argent, recupere * argent; votre argent, l argent, la somme',
    exchange:
      'echang, changer de taille, changer la taille, remplacer par, autre taille a la place, autre taille, autre couleur, a la place, contre un',
    payment:
      'payer, paie, paye, payez, paient, paiement, regler, reglement, paypal, klarna, apple pay, google pay, moyen de paiement, encaiss',
    invoice: 'facture, recu=, ticket de caisse, justificatif d achat, facturation',
    tracking:
      'suivi, suivre, numero de suivi, ou est ma commande, ou est mon colis, ou en est ma commande, statut de ma commande, etat de ma commande, ou est passe, tracking, toujours pas recu, pas encore arrive, pas arrive, n est pas arrive, toujours pas, ou en est, ou est mon, statut de * commande, etat de * commande, localiser * colis, localiser * commande',
    ordering: 'comment commander, comment passer commande, passer une commande, commander par telephone',
    cancelling: 'annul, resili',
    changing:
      'modifier, modification, changer mon adresse, changer l adresse, changer d adresse, changer ma commande, changer la commande, corriger, mauvaise adresse, rectifi, mettre a jour, adresse de livraison, adresse d expedition; modif',
    warranty: 'garanti, defaut de fabrication, defauts de fabrication, vice de fabrication, vices de fabrication',
    damaged:
      '~casse, ~cassee, ~abime, ~endommage, ~defectueu, ~defaut, ~panne, ~dechire, ~brise, vice cache, sav=, apres vente, ~en morceaux, ~fele, ~ebreche, ~ecrase, ~tordu, ~cabosse, ne marche pas, ne fonctionne pas, ne marche plus, ~fendu, ~perce, ~pourri, ~hors service, en panne, ~decolle, ~use=',
    repair: 'repar, raccommod, remise en etat',
    spareParts: 'piece detachee, pieces detachees, piece de rechange, pieces de rechange, rechange, recharge',
    account: 'mon compte, compte client, un compte, creer un compte, compte=, inscri, se connecter, me connecter, identifiant, profil',
    deleting:
      'supprim, suppression, effac, fermer mon compte, cloturer, desactiver, fermer le compte, annuler mon compte, resilier mon compte, fermer un compte, fermer * compte',
    password: 'mot de passe',
    guest: 'invite, sans compte, sans creer de compte, sans inscription, sans m inscrire',
    hours:
      'horaire, heures d ouverture, quand ouvrez, ouvert, ouverts, ouverture, a quelle heure, quand fermez, ouvrez vous, jour de fermeture, fermez, jour de repos, ouvrez, jusqu a quelle heure, fermeture, heures du, heures de, a quelles heures, quelles heures; ferme, lundi, heures',
    place:
      'ou etes vous, ou se trouve, ou est votre, ou vous trouver, adresse de la boutique, votre adresse, boutique physique, magasin physique, point de vente, showroom, situe, sur place, essayer en boutique, essayer en magasin, un magasin a, une boutique a, vous etes ou, quelle rue, quelle ville, vous situez, trouver votre, ~passer vous voir, ~venir vous voir, ~passer chez vous, ~passer a l atelier, ~passer a la boutique, ~passer au magasin, ~peut passer, ~puis passer, ~peux passer, venir voir, voir * quelque part, voir * qqpart, voir * qq part, voir en vrai, voir en magasin, voir en boutique, essayer sur place, essayer chez vous, magasin ou, boutique ou, venir essayer, venir le voir, venir la voir, ou essayer, essayer quelque part, venir l essayer, venir les essayer, passer l essayer, passer les voir, passer le voir; adresse, rue=, place=, avenue, nous trouver, retrouvez nous, vous nous trouv, notre boutique, notre magasin, venez',
    contact:
      'contact, joindre, joignable, service client, appeler, parler a, parler avec, conseiller, service clientele, assistance client, support client, support clientele, service apres vente, joindre * service; telephone, mail, ecri',
    phone: 'telephone, numero de telephone, appeler, tel=',
    email: 'e mail, email, mail, courriel, adresse electronique; ecri',
    size: 'taille, guide des tailles, dimension, mesure, pointure, taillent, taille grand, taille petit, encombrement, quelle hauteur, quelle largeur; tour de poitrine, hauteur',
    care: 'laver, lavage, lave, lavable, entret, nettoy, machine a laver, seche linge, repass, lave vaisselle, detartr, lav, ravoir propre, entretien, entreten, propre; machine, essuy, rinc',
    keeping:
      'conserv, peremption, combien de temps se garde, combien de temps se conserv, se perime, perim, date limite, conserver, se garde, se conserve',
    material: 'matiere, tissu, en quoi, fabrique en, fait en, compose de, materiau; coton, laine, cuir, lin=, bois, acier',
    ingredients:
      'ingredient, contient, contiennent, composition, compose, qu y a t il dedans, qu est ce qu il y a dans; contien, uniquement de, seulement de, a base de',
    allergens: 'allerg, gluten, lactose, fruits a coque, noix=, hypoallergenique, intoleran, arachide',
    origin:
      'fabriqu, fabrication, provenance, provien, origine, made in, d ou vien, produit en, produits en, cultiv, confection; atelier, artisan, torrefi',
    giftWrap:
      'emballage cadeau, paquet cadeau, papier cadeau, emballer, coffret cadeau, message cadeau, pour offrir, carte de voeux, petit mot, joli paquet, ruban, bel emballage, emballe pour, emballez, emballe, paquets cadeaux, paquets cadeau, papiers cadeaux',
    giftCard: 'carte cadeau, cartes cadeaux, cheque cadeau, bon cadeau, bon d achat, carte cadeaux',
    newsletter:
      'newsletter, lettre d information, infolettre, desabonn, desinscri, abonnement a * newsletter, inscri * newsletter, inscri * lettre',
    privacy: 'donnees personnelles, confidentialite, rgpd, mes donnees, vie privee, protection des donnees',
    wholesale:
      'grossiste, en gros, revend, professionnel, b2b, grande quantite, grandes quantites, comite d entreprise, pour ma boutique, pour mon magasin, revendeur',
    taxes: 'tva=, taxe=, taxes, hors taxe, detaxe',
    customs: 'douan, droits d importation, frais d importation',
    company:
      'qui etes vous, que vendez vous, que faites vous, que proposez vous, votre entreprise, votre societe, votre histoire, qui se cache, a propos de vous, depuis quand exist, fondat, fonde, entreprise familiale; depuis=',
    jobs: 'cherchez vous, vous cherchez, recrut, emploi, stage, carriere, travailler chez, travailler pour, postuler, embauch, offre d emploi, candidature',
    partners: 'affili, influenceu, sponsor, partenariat, collabor, presse=, ambassadeur',
    express:
      '~demain, express, en 24h, en 24 h, 24h, lendemain, le jour meme, rapidement, plus vite, plus rapide, urgent, livraison rapide, chronopost, prioritaire, payer plus pour, presse=, acceler',
    pickup:
      'retirer, retrait, click and collect, click collect, venir chercher, recuperer sur place, recuperer ma commande, enlevement, recuper, venir prendre, passer prendre, passer chercher, chercher moi meme, en boutique',
    weekend: 'samedi, dimanche, week end, weekend, jour ferie, jours feries',
    locker: 'point relais, relais, consigne, boite postale, mondial relay, relais colis, bureau de poste, locker',
    carrier:
      'transporteur, livreur, qui livre, colissimo, chronopost, dhl, ups=, fedex, dpd, gls, mondial relay, quelle societe de livraison; colissimo, transporteur',
    abroad:
      'etranger, international, quels pays, autres pays, dans quels pays, hors de france, outre mer, dom tom, hors union; monde, pays, europe',
    packaging: 'emballage, emballe, conditionnement, ~carton, sans plastique, emballages; emball',
    insurance: 'assur, colis perdu, perdu, perdue, se perd, egare',
    label: 'etiquette de retour, etiquette, bordereau, etiquette prepayee, bon de retour',
    sale: 'solde, soldes, article solde, promotion, promo, en promotion, destock, fin de serie; solde, promo',
    used: 'porte=, portes, portee, utilise, ouvert retour, deja ouvert, deballe, sans etiquette, emballage d origine, sans emballage; non porte, etat d origine, jamais porte, non utilise, ouvert',
    card: 'carte bancaire, carte de credit, cb=, visa=, mastercard, amex, american express, carte bleue, par carte; carte',
    transfer: 'virement, virement bancaire, cheque, par cheque, prelevement; virement',
    onAccount: 'payer sur facture, sur facture, payer plus tard, paiement differe, a terme, a 30 jours',
    instalments:
      'plusieurs fois, en 3 fois, en trois fois, en 4 fois, en quatre fois, 3x=, 4x=, echelonn, mensualite, a credit, financement, facilite de paiement, facilites de paiement',
    cashOnDelivery:
      'contre remboursement, a la livraison payer, payer a la livraison, paiement a la livraison, a la reception payer, payer a la reception, regler a la livraison',
    cash: 'espece, liquide, comptant',
    crypto: 'crypto, bitcoin, btc, ethereum',
    currency: 'devise, en dollars, en euros, en francs suisses, en livres, taux de change',
    discount:
      'remise, reduction, code promo, rabais, bon de reduction, coupon, black friday, ristourne, code de reduction, moins cher si, reduc',
    student: 'etudiant, etudiants, senior, enseignant, chomeur, retraite=, militaire',
    loyalty:
      'fidelite, points fidelite, cumul * points, mes points, vos points, gagner des points, parrain, parrainage, club, carte de fidelite',
    priceMatch:
      'moins cher ailleurs, alignez, aligner, meilleur prix, prix garanti, rembourser la difference, remboursez la difference, prix le plus bas',
    stock:
      'en stock, stock, rupture, de nouveau disponible, reapprovision, epuise, de retour en stock, bientot disponible, de nouveau, en rupture, bientot de retour, a nouveau dispo, reappro, il en reste',
    preorder: 'precommand, reserver, reservation, mettre de cote',
    minimumOrder:
      'minimum de commande, commande minimum, achat minimum, montant minimum, minimum d achat, quantite minimum, minimale; minimum',
    samples: 'echantillon, tester avant, essai gratuit',
    custom:
      'personnalis, sur mesure, grav, brod, initiales, commande speciale, sur commande, mon propre, mon nom, un nom dessus, prenom, inscri, texte dessus, notre logo, marquer, mettre le nom, mettre un nom, le nom de mon, le nom de ma',
    assembly: 'montage, assembl, install, monter le, monter la, reprise de l ancien, a l etage, mise en service, montes',
    rental: 'louer, location, emprunt, leasing, preter, pret de',
    secondHand: 'occasion, seconde main, reprise ancien, reprenez * ancien, reprenez * vieux, reprenez * vieill, rachet',
    subscription: 'abonnement, abonner a, box mensuelle, formule mensuelle, chaque mois automatiquement, mettre en pause',
    reviews:
      'avis, avis client, note des clients, temoignage, trustpilot, commentaire client, mon opinion, retour d experience, donner mon avis, evaluer',
    events: 'ateliers=, un atelier, cours=, formation, evenement, degustation, visite guidee, stage de, seminaire',
    sustainability:
      'durable, ecolog, environnement, recycl, carbone, climat, co2, equitable, ethique, eco responsable, neutre en carbone; durable, equitable',
    vegan: 'vegan, vegane, vegetal, d origine animale, origine animale, vegetarien',
    organic: 'bio=, biologique, pesticide, gots, agriculture biologique, ab=',
    animalTesting:
      'teste sur les animaux, testes sur les animaux, testees sur les animaux, cruelty, cruaute, mulesing, bien etre animal; animaux',
  },
  time: {
    asked:
      'combien de temps, quand, delai, sous combien, dans combien, combien de jours, combien d heures, combien de mois, combien d annees, jusqu a quand, jusqu a quelle date, duree, a quelle heure, quel delai, rapidement, ~arriv, ~dure, depuis quand, tous les combien',
    given:
      'jour, jours, semaine, heure, heures, mois, annee, ans=, an=, minute, demain, lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, sous 24h, 24h, 48h, 72h, h=, immediat, lendemain, janvier, fevrier, mars=, avril, juin, juillet, aout, septembre, octobre, novembre, decembre, noel, a tout moment, des que, depuis=',
  },
  money: {
    asked:
      'combien coute, coute, coutent, cout, frais, prix de la, prix de l, prix du, tarif, gratuit, payant, a combien, cher=, qui paie, qui paye, a la charge, a ma charge, facturez vous, frais=, supplement',
    given:
      'eur, euro, dollar, usd, euros, centimes, gratuit, offert, offerts, frais, cout, a votre charge, a notre charge, a nos frais, a vos frais, tarif, gratis, pour cent, sans supplement, ne coute rien, rien a payer, c est pour nous, on vous l offre, compris dans le prix, inclus dans le prix, cadeau de la maison',
  },
  free: {
    asked: 'gratuit, offert, sans frais, gratis',
    given:
      'gratuit, offert, sans frais, gratis, sans supplement, ne coute rien, rien a payer, c est pour nous, on vous l offre, compris dans le prix, inclus dans le prix, cadeau de la maison',
  },
};
