import type { DialogueWords } from '../../dialogue/shape.ts';

export const dialogue: DialogueWords = {
  phrases: {
    greeting: 'coucou, slt, bjr, bsr, bonjour, bonsoir, salut, coucou, hello, bonjour a vous, bjr',
    thanks: 'merci, merci beaucoup, mille mercis, je vous remercie, merci bien, je te remercie',
    acknowledged:
      'ok, d accord, parfait, super, tres bien, oui, entendu, compris, je vois, genial, cool, c est bon, bien, ca marche, non merci, formidable',
    goodbye: 'au revoir, a bientot, bonne journee, bonne soiree, adieu, ciao, a plus',
    person:
      'humain, une personne, un humain, vraie personne, conseiller*, conseillere, service client, votre equipe, parler a, parler avec, quelqu un de reel, un agent, employe*, un vendeur, une vendeuse, rappelez moi, appelez moi, parler',
    discount:
      'remise*, reduction*, rabais, code promo, codes promo, promotion*, promo, promos, bon de reduction, offre speciale, offres speciales, ristourne*, meilleur prix, negocier, coupon*, offres',
    gift: 'cadeau, cadeaux, offrir',
    seeking:
      'je recherche, recherche, je cherchais, on voudrait, il me faudrait, avez vous, vous avez, est ce que vous avez, vendez vous, vous vendez, proposez vous, il nous faut quoi, il me faut quoi, il faut quoi, que faut il, qu est ce qu il faut, de quoi ai je besoin, il nous faut, je cherche, nous cherchons, cherche, montrez moi, montre moi, j ai besoin, il me faut, je veux, je voudrais, j aimerais, on cherche, quelque chose pour, y a t il, il y a, trouvez moi, je souhaite, je souhaiterais, faites vous, disposez vous, as tu, de la boutique, de votre boutique, de tous, auriez vous, auriez vous par hasard, vous auriez, auriez, aurais tu, tu as, t as, avez, avez vous par hasard, je voudrai, j voudrais, jvoudrais, voudrais, voudrait, nous voudrions, nous aimerions, on aimerait, on veut, je desire, je desirerais, nous desirons, cherchions, cherchons, cherchait, cherchais, je suis a la recherche, a la recherche, recherchons, recherchait, besoin d un, besoin d une, besoin de, nous avons besoin, on a besoin, il me faudra, il nous faudrait, il lui faudrait, il lui faut, faudrait, m en faudrait, pourriez vous me montrer, pouvez vous me montrer, tu peux me montrer, vous pouvez me montrer, faites voir, fais voir, je peux voir, puis je voir, pourrais je voir, existe t il, est ce qu il y a, est ce qu il y aurait, y aurait il, il y aurait, y a, vs avez, proposez, vous proposez, vous faites des, je prendrais, je prendrais bien, m interesse, m interesserait, m interesseraient, ca se trouve chez vous, vous avez en stock, trouver, n auriez vous pas, n avez vous pas, vous n auriez pas, vous n avez pas, vous n avez rien, vous n auriez rien, n auriez vous rien, n avez vous rien, il n y aurait pas, n y aurait il pas, n y a t il pas, en avez vous, en auriez vous, vous en avez, vous en auriez, vous en vendez, en vendez vous, il m en faudrait, il m en faut, m en faut, y en a t il, puis je avoir, pourrais je avoir, peut on avoir, on peut avoir, pourrait on avoir, j aurais besoin, nous aurions besoin, on aurait besoin, j aurais voulu, nous recherchons, serait il possible d avoir, est il possible d avoir',
    advice:
      'recommand*, conseill* moi, conseillez, conseilleriez, conseilles, suggér*, suggerez, que me proposez, aidez moi a choisir, aide moi, que choisir, meilleures ventes, le plus populaire, les plus populaires, conseil, que prendre, je prends quoi, quoi prendre, que me proposeriez, lequel choisir, laquelle choisir, lequel prendre, laquelle prendre, que prendriez, que choisiriez, me conseiller, nous conseiller, une idee',
    first: 'premier, premiere, 1er, 1ere, numero un, numero 1, le 1',
    second: 'deuxieme, second, seconde, 2e, 2eme, numero deux, numero 2',
    third: 'troisieme, 3e, 3eme, numero trois, numero 3',
    fourth: 'quatrieme, 4e, 4eme, numero 4',
    fifth: 'cinquieme, 5e, 5eme, numero 5',
    last: 'dernier, derniere',
    it: 'ca, cela, ceci, celui ci, celle ci, celui la, celle la, ce produit, cet article, il, elle, ce modele, c est, lui',
    them: 'ceux ci, celles ci, ils, elles, ceux la, celles la, les trois, tous les trois, leur, leurs',
    both: 'les deux ensemble, pour les deux, un de chaque, une de chaque, des deux, entre les deux, parmi les deux, les deux, tous les deux, toutes les deux, ces deux, deux premiers, deux premieres',
    one: 'celui, celle, ceux, celles, un, une',
    others:
      'autre, autres, d autres, autre chose, plus de choix, d autres modeles, quoi d autre, alternative*, un autre, une autre, davantage, encore d autres, l autre',
    cheaper:
      'moins cher, moins chere, moins chers, moins cheres, moins couteux, moins couteuse, trop cher, trop chere, plus abordable*, meilleur marche, pas si cher, plus economique*, coute moins, trop chers, couterait moins, coutant moins, pour moins, moins onereux, moins onereuse, un peu cher, un peu chere, prix plus doux, prix plus bas, prix inferieur, tarif inferieur, tarif plus bas, a moindre prix, moins que ca, coutent moins, qui coute moins, depasse mon budget, depasse un peu mon budget, hors budget, hors de mon budget, hors de prix, dans les moins cheres, moins elevee, moins eleve, a petit prix, plus accessible*, a meilleur prix, a meilleur marche, au dessus de mon budget, dans mes prix, dans mes moyens, petit budget, plus petit budget, ca fait cher, assez cher, assez chere, depenser moins, payer moins, mettre moins, depenser autant, mettre autant, un prix plus bas, coutent moins cher, coute moins cher, couterait moins cher, moins elevees, plus modeste*',
    dearer:
      'etait plus cher, etait plus chere, etait il plus cher, etait elle plus chere, coutait il plus, coutait elle plus, coutait plus, coutaient plus, plus couteux, plus couteuse, plus cher, plus chere, plus chers, plus cheres, plus haut de gamme, haut de gamme, plus luxueux, coute plus, depenser plus, depenser un peu plus, depense un peu plus, mets un peu plus, mettre un peu plus, payer un peu plus, paie un peu plus',
    cheapest:
      'la pas chere, le pas cher, le moins cher, la moins chere, les moins chers, les moins cheres, le plus abordable, prix le plus bas, le plus economique, la plus abordable, du moins cher au plus cher, moins cher d abord, par prix croissant, prix croissant, moins chers d abord, moins cheres d abord, le moins couteux, le moins onereux, le plus economiques, le plus abordables, le plus accessible, le plus accessibles, la moins couteuse, la moins onereuse, la plus economique, la plus economiques, la plus abordables, la plus accessible, la plus accessibles, les moins couteux, les moins couteuse, les moins onereux, les moins onereuse, les plus economique, les plus economiques, les plus abordable, les plus abordables, les plus accessible, les plus accessibles, au plus bas prix, au prix le plus bas, au meilleur marche, premier prix, entree de gamme, le moins possible, depenser le moins, depenser le minimum, payer le moins, a moindre cout',
    dearest: 'le plus cher, la plus chere, les plus chers, les plus cheres, prix le plus eleve',
    which: 'lequel, laquelle, lesquels, lesquelles, quel, quelle',
    some: 'qq chose, kelk chose, qqc, quelque chose pour, qqch pour, un truc pour, un truc, truc, machin, bidule, un machin, quelque chose, qqch, du, des, qu avez vous, qu est ce que vous avez, que proposez vous, vous avez quoi',
    price:
      'quel est le montant, j en ai pour, je vous dois, ca monte, monte a combien, c cb, c est cb, fait cb, ca coute cb, cb ca coute, cb coute, combien, prix, coute, coutent, quel prix, tarif, tarifs, combien coute, ca coute, cout, couts, combien ca coute, coutes, coutent, couter, coutera, couteront, couterait, couteraient, coutait, revient, reviendra*, ca fait combien, s eleve, s eleverait, s elevent, a combien, a quel prix, montant, vendu combien, vendue combien, se vend combien, vaut combien, combien vaut, combien je paie, combien je paye, je paie combien, combien dois je payer, combien faut il payer, combien il faut payer, combien payer, combien demandez vous, vous demandez combien',
    formerly:
      'etait plus cher, etait plus chere, etait il plus cher, etait elle plus chere, coutait plus, coutait il plus, coutait elle plus, avant, auparavant, autrefois, precedemment, a l origine, jadis',
    saving:
      'en solde, en soldes, solde, soldes, ancien prix, prix d origine, prix initial, prix normal, prix avant, prix habituel, en promo, en promotion, j economise, economise*, economie, economies, prix barre, avant, au lieu de, economiser, coutait avant, en reduction, tarif d origine, prix de depart, tarif initial, avant la promo, avant la promotion, avant la remise, avant les soldes, combien a t il baisse, a t il baisse, a t elle baisse, a baisse, baisse de combien, de combien est la remise, de combien est la reduction, etait il plus cher, etait elle plus chere',
    size: 'taille, tailles, pointure, pointures, quelle taille, quelles tailles, niveau taille, cote taille, niveau tailles, niveau pointure',
    colour:
      'couleur, couleurs, coloris, teinte, teintes, quelle couleur, quelles couleurs, niveau couleur, niveau couleurs, cote couleur, cote couleurs',
    material: 'matiere, matieres, materiau, materiaux, fait en, faite en, fabrique en, tissu, compose de, composition, en quoi',
    stock:
      'dispo, dispos, en stock, disponible*, disponibilite, rupture, epuise*, encore disponible, il en reste, en reste, reste t il, l avez vous, encore en vente, toujours en vente, toujours dispo, encore dispo, l avez vous encore, vous l avez encore, vous l avez toujours, vous en avez encore, vous en reste, en avez vous encore, la commander, le commander, commandable, livrable*, en rayon',
    count: 'combien de, nombre de, combien d',
    total:
      'ca fait cb, ca ferait cb, ca fait combien, combien ca fait, fait combien en tout, tout ensemble, ca fait, les deux ensemble, la somme, en les additionnant, tout, total, au total, en tout, ensemble, pour les deux, somme, tout compris, pour tout, le tout, ca ferait, ca donne, ca fait combien en tout, tout inclus, frais inclus, frais compris, a combien s eleverait la commande, a combien s eleve la commande',
    byHowMuch:
      'combien de moins, combien en moins, moins chere de combien, moins cher de combien, combien de plus, combien plus, de combien, plus chere de combien, plus cher de combien, coute de plus que, coute de plus, en plus que, de plus que, combien je paie en plus, combien en plus, difference de prix, ecart de prix',
    compare:
      'compar*, difference*, versus, vs, mieux, meilleur, meilleure, quelle est la difference, distingue*, ce qui change, qu est ce qui change, ca change quoi, change quoi, differenci*, differe, different, differents, differentes, par rapport au, par rapport a la, comparatif, en quoi ils, en quoi elles, de l une a l autre, de l un a l autre',
    details:
      'en savoir plus, plus de details, details, plus d informations, plus d infos, decrivez, description, caracteristique*, dites m en plus, parlez moi, infos sur, dis m en plus, contient, qu y a t il dans, a l interieur, contenu',
    time: 'combien de temps, quand, delai*, sous combien, combien de jours, quel delai, quels delais, en combien, met longtemps, mettra longtemps, prend longtemps, attendre longtemps, sous quel delai, dans quel delai, dans quels delais, dans combien de temps, dans combien de jours, au bout de combien de jours, a quelle date, pour quand, vers quand, d ici combien de jours, ca met combien, faut il compter, faut il attendre',
    without:
      'rien de, allergique a, allergique a la, allergique a l, allergique au, allergique aux, allergie a, allergie a la, allergie au, allergie aux, intolerant au, intolerante au, rien de chez, rien chez, pas de chez, pas, sans, sauf, pas de, pas en, hors, excepte, aucun, aucune, surtout pas, je ne veux pas, je n aime pas, mais pas, autre que, ni, plutot pas, pas d, rien, rien en, oublie, oubliez, oublions, laisse tomber, laissez tomber, eviter, evite, evitons, n a pas de, qui n a pas, n utilise pas, autre chose que, ailleurs que, pas du, ne soit pas, ne soient pas, n est pas en, sans aucun, sans aucune, n en contient pas, ne contient pas, plutot que, dans une autre matiere que, autre matiere que, d une autre matiere que, autre chose que du, autre chose que de la',
    with: 'incl, incluse, incluses, ajoutez, rajoutez, rajoute, j ajoute, ajoutons, en plus, ajouter, ajoute, j ajoute, rajouter, avec, inclus, incluant, compris, comprise, y compris, plus, livraison incluse, livraison comprise, frais de port inclus, frais de port compris, port compris, port inclus, frais de livraison inclus, frais de livraison compris, frais d envoi inclus, frais d envoi compris, envoi inclus, envoi compris, livraison et tout, avec livraison, avec la livraison',
    under: 'sous, moins de, en dessous de, inferieur a, inferieurs a, au dessous de, moins que, en dessous',
    upTo: 'jusqu a, maximum, max, au maximum, au plus, pas plus de, budget, budget de, ne depassant pas, maxi, depenser',
    over: 'plus de, au dessus de, superieur a, plus que',
    atLeast: 'au moins, a partir de, minimum, au minimum, des',
    between: 'entre, de',
    and: 'et, et pour, qu en est il de, et si, aussi, quid de, et pour les, alors',
    to: 'a, au, aux, en, vers, pour, jusqu en',
    currency: 'euro, euros, eur, dollar, dollars, franc, francs, chf, balles, centimes',
    weighs:
      'pese, pesent, pese combien, combien pese, combien pesent, quel poids, plus leger, plus legere, le plus leger, la plus legere, plus lourd, plus lourde, plus legers, plus legeres, pese moins, pese le moins, moins lourd, moins lourde, plus lourds, pese plus, pese le plus, combien de kilos, combien de kg, combien de grammes, est il lourd, est elle lourde, c est lourd, il est lourd, elle est lourde, fait quel poids, niveau poids, cote poids, pese lourd, pese beaucoup, ca pese',
    long: 'quelle longueur, longueur de, plus long, plus longue, mesure combien, combien mesure, plus court, plus courte, plus courts, plus longs',
    wide: 'quelle largeur, plus large, plus etroit, plus etroite, plus larges',
    tall: 'quelle hauteur, plus haut, plus haute, plus bas, plus basse, moins haut',
    deep: 'quelle profondeur, plus profond, plus profonde, moins profond',
    big: 'quelles dimensions, quelles sont les dimensions, plus grand, plus grande, plus petit, plus petite, plus petits, plus petites, plus compact, plus grands, plus grandes, plus gros, plus grosse, niveau taille, cote taille, niveau dimensions, cote dimensions, combien de centimetres, combien de cm, quelle taille fait, fait quelle taille, quelle est sa taille, ses dimensions, ses mesures, quelles mesures, mesure t il, mesure t elle, encombrement',
    holds:
      'ca contient combien, quelle contenance, combien de litres, contient combien, combien contient, quelle capacite, on met combien, combien peut on mettre, combien rentre, contient moins, contient plus, contient le plus',
    power: 'quelle puissance, combien de watts, plus puissant, plus puissante, moins puissant, moins puissante',
    lasts:
      'quelle autonomie, dure combien, combien de temps dure, combien de temps brule, tient combien de temps, combien d heures, dure moins, dure plus, dure le plus, tient plus longtemps',
    least:
      'le plus leger, la plus legere, plus leger, plus legere, plus legers, plus legeres, pese moins, pese le moins, moins lourd, moins lourde, plus court, plus courte, plus courts, plus etroit, plus etroite, plus bas, plus basse, moins haut, moins profond, plus petit, plus petite, plus petits, plus petites, plus compact, contient moins, moins puissant, moins puissante, dure moins',
    most: 'plus lourd, plus lourde, plus lourds, pese plus, pese le plus, plus long, plus longue, plus longs, plus large, plus larges, plus haut, plus haute, plus profond, plus profonde, plus grand, plus grande, plus grands, plus grandes, plus gros, plus grosse, contient plus, contient le plus, plus puissant, plus puissante, dure plus, dure le plus, tient plus longtemps',
    filler:
      'tous les combien, exactement, precisement, au juste, plutot, pluto, svp, stp, c, jsuis, chui, ptit, petite, qqch, dimanche, samedi, a, ai, ait, alors, apres, as, article, articles, assez, au, aurait, auriez, aussi, autour, aux, avec, avez, avoir, avons, beau, beaux, belle, belles, besoin, bien, bon, bonne, bonnes, bons, ca, car, ce, ces, cet, cette, chez, chose, choses, comme, comment, commande, commander, commande, coup, d, dans, de, des, dites, dois, doit, donc, dont, du, elle, en, envie, environ, est, et, etes, etre, existe, faire, fait, faites, faut, genre, genres, gout, ici, il, ils, j, je, joli, jolie, jolis, jolies, l, la, le, les, leur, lui, m, ma, magasin, mais, me, merci, mes, moi, mon, n, ne, neuf, nos, notre, nous, nouveau, nouveaux, nouvelle, offrir, on, ont, ou, par, peu, peut, peux, plait, plus, possible, pour, pourquoi, pourrais, pourriez, pouvez, prefere, prendre, produit, produits, puis, qu, quand, que, quel, quelle, quelles, quelqu, quelque, quelques, quels, question, qui, quoi, s, sa, sais, savoir, se, sera, serait, ses, si, site, soit, son, sont, sorte, sortes, souhaite, sous, suis, sur, t, tel, telle, te, tous, tout, toute, toutes, tres, trouver, type, types, un, une, va, vais, vers, veut, veux, voir, vois, vos, votre, voudrais, vous, vraiment, y, cadeau, cadeaux, gamme, modele, modeles, boutique, acheter, achete, achat, idee, aujourd, hui, maintenant, petit, propos, proposez, proposer, jours, jour, semaine, semaines, prend, fonctionne, marche, accepte, acceptez, peuvent, sinon, vrai, meme, memes, aimerais, aime, regarder, montrer, existe, existent, choix, porter, vend, vendez, donne, dire, pourra, irait, vont, prends, prendrai, convient, conviennent, tient, mettre, bref, enfin, passons, n oubliez pas, n oublie pas, ya, yatil, jai, cest, jveux, jvoudrais, jcherche, pres, bcp, tout de suite, de suite, tout a l heure, tout a fait, pas du tout, du tout, en tout cas, tout simplement, tout court, tout le temps, tout le monde, tout neuf, tout petit, toute petite, allers retours, aller retour, allers et retours, aller et retour, n importe, n importe quel, n importe quelle, n importe lequel, n importe laquelle, peu importe, peu importe lequel, peu importe laquelle, du moment que, version, versions, variante, variantes, une autre fois, d autre part, de nouveau, je voudrais savoir, j aimerais savoir, je souhaite savoir, je souhaiterais savoir, je veux savoir, on voudrait savoir, nous aimerions savoir, voulais savoir, m indiquer, nous indiquer, me dire, me preciser, preciser, me renseigner, juste une question, petite question, autre question, une autre question, au fait, du coup, par contre, ouh la, oh la la, ah, oh, waouh, wow, mince, zut, dommage, hm, hmm, hum, mmm, euh, bah, ben, me plait, ne me plait pas trop, me plait pas trop, ne me plait pas vraiment, pas trop mon style, pas mon style, a la place',
    men: 'pere, papa, mari, frere, grand pere, papy, oncle, copain, petit ami, fiance, beau pere, mon homme, epoux, conjoint',
    women: 'mere, maman, femme, soeur, grand mere, mamie, tante, copine, petite amie, fiancee, belle mere, epouse',
    boys: 'fils, fiston, neveu, petit fils, filleul, gamin',
    girls: 'fille, niece, petite fille, filleule, gamine',
    children: 'petits enfants, mes enfants, mon enfant, ado, adolescent*',
    babies: 'nouveau ne, mon bebe',
    delivery:
      'livr*, livraison*, expedi*, envoi, envois, envoyez, envoyer, colis, port, frais de port, transporteur*, arrive, arrivera, recevoir, reception, express, livraison incluse, livraison comprise, frais de port inclus, frais de port compris, port compris, port inclus, frais de livraison inclus, frais de livraison compris, frais d envoi inclus, frais d envoi compris, envoi inclus, envoi compris, livraison et tout, avec livraison, avec la livraison, frais de livraison, frais d envoi, frais d expedition, frais de transport, arriver, arriverait, arriveraient, arrivent, arriveront, achemin*, parvenir, parviendra*, serait la, sera la, seront la',
    returns:
      'retour*, retourner, rembours*, renvoy*, renvoi, echang*, rendre, retract*, ne convient pas, ne me va pas, ne va pas, ne plait pas, renvoyer, rembourse*, changer d avis, change d avis, changeais d avis, changeons d avis, me retracter, vous le reprenez, vous la reprenez, vous les reprenez, le reprendre, la reprendre',
    payment:
      'payer, paiement*, paie, paye, payez, carte bancaire, carte de credit, cartes, paypal, klarna, virement, en plusieurs fois, regler, reglement, cb, apple pay, google pay, visa, mastercard, contre remboursement, par carte, cheque*',
    invoice: 'facture*, recu, ticket de caisse',
    tracking: 'suivi, suivre, ou est ma commande, ma commande, mon colis, statut de ma commande, numero de suivi',
    cancelling: 'annul*, modifier ma commande',
    warranty: 'garanti*, defectueu*, casse, cassee, abime*, repar*, panne',
    account: 'compte, connecter, inscri*, mot de passe, s inscrire, points de fidelite, fidelite',
    hours: 'horaire*, heures d ouverture, ouvert, ouverts, ouverte, ouvrez, fermez, ouverture',
    place:
      'adresse, ou etes vous, situe*, ou vous trouvez, magasin physique, boutique physique, sur place, showroom, retirer, retrait, venir chercher',
    contact:
      'a qui m adresser, a qui je m adresse, qui contacter, qui appeler, qui dois je appeler, contact*, telephone*, email, e mail, mail, joindre, appeler, numero de telephone, whatsapp, ecrire',
    care: 'lav*, laver, lavage, entretien, entretenir, nettoy*, repass*, seche linge, lave vaisselle, machine',
    origin: 'ou sont fabriqu*, fabrique, fabriques, fabriquee*, origine, provenance, d ou vient, d ou viennent, made in, provien*',
    gifts: 'emballage cadeau, papier cadeau, carte cadeau, cartes cadeaux, cheque cadeau, emball*, paquet cadeau, bon cadeau',
    newsletter: 'newsletter*, abonn*, desabonn*, infolettre*',
    privacy: 'donnees personnelles, mes donnees, confidentialite, rgpd, vie privee',
    wholesale: 'gros, grossiste*, en gros, grande quantite, revendeur*, b2b, grandes quantites, professionnels',
    taxes: 'tva, taxe*, douane*, droits de douane',
    company:
      'qui etes vous, que vendez vous, que faites vous, votre entreprise, votre histoire, vos services, etes vous un robot, a propos de vous, que proposez vous',
  },
  numbers: 'un/une deux/deux_fois/2x trois/trois_fois/3x quatre/4x cinq six/demi_douzaine sept huit neuf dix onze douze/douzaine',
  budgetBehind: false,
  withoutBehind: false,
  deliveryCost: 'Combien coûte la livraison ?',
  returnPeriod: 'Combien de jours ai-je pour retourner un produit ?',
  says: {
    cheaper: 'Voici moins cher :',
    nothingCheaper: 'Je n’ai rien trouvé de moins cher dans ce genre.',
    dearer: 'Voici la gamme au-dessus :',
    nothingDearer: 'Je n’ai rien trouvé de plus cher dans ce genre.',
    others: 'En voici d’autres :',
    noOthers: 'C’est tout ce que j’ai dans ce genre.',
    count: (count) => (count === 1 ? 'Nous en avons un seul :' : `Nous en avons ${count}, par exemple :`),
    notAmong: (wanted) => `${wanted} n’en fait pas partie.`,
    notReduced: (title) => `Aucun ancien prix n’est indiqué pour ${title}.`,
    alternatives: 'Ceux-ci conviennent :',
    described: (title, sentence) => `La description de ${title} dit : ${sentence}`,
    statedInstead: 'Voici ce qui est indiqué :',
  },
};
