import { questionWords } from '../../row-patterns.ts';
import type { Asking } from '../../shapes/asking.ts';

export const asking: Asking = {
  questions: questionWords(
    'est est_ce c_est peut peux peuvent pouvez puis faut avez as ont a_t_elle y_a il_y_a va vont passe tient marche existe existe_t quel quelle quels quelles combien comment quand ou pourquoi qui que quoi lequel laquelle lesquels vous_(?:avez|livrez|faites|pouvez|gravez|emballez|prenez|acceptez|coupez|aiguisez|reprenez) ca_(?:passe|va|marche|tient|rentre|coute|fait) (?:elle|il|on)_(?:est|a|va|passe|tient|existe|peut|pese|fait|rentre|se)',
    String.raw`\b(?:est ce que|qu est ce|c est quoi|de quoi|combien|quel|quelle|comment (?:on|je|ca)|ou pas|(?:est|sont) (?:compris|inclus|fourni|dispo)\p{L}*)\b|\b(?:dispo|possible)$`,
  ),
  kinds: {
    duration: 'combien de (?:temps|minutes|heures|jours|semaines)|(?:ca|cela|il|elle) dure|quelle duree|longtemps',
    people:
      '(?:pour|a) combien|combien de (?:personnes|joueurs|convives|gens)|(?:assez|suffi\\w+|convient|va|tient) (?:\\w+ )?(?:pour|a) \\w+ (?:personnes|adultes)',
    warmth: 'quelle temperature|combien de degres|(?:assez|tres) chaud',
    energy: 'calories|kcal',
    age: 'quel age',
    distance: 'combien de (?:km|kilomet\\w*)|quelle (?:distance|portee|autonomie)|jusqu ou',
    year: 'quelle annee|quel millesime',
  },
  deeds: () => ({
    verb: /\b([a-z]{3,}ez) vous\b|\bvous (?:ne |me |nous |les |le |la |l |y |en )*([a-z]{3,}ez)\b|\b(?:pouvez vous|vous pouvez|pourriez vous) (?:me |nous |les |le |la |l )*([a-z]{3,}(?:er|ir|re))\b/u,
    selling: /^vend/u,
    light: /^(?:apport|livr|laiss|pass|met|ven|pens|vou|sav|mont|pre)/u,
  }),
  haveDone:
    /\bfaire (?:me |nous |le |la |les )?(?!livrer|envoyer|cuire|bouillir|secher|revenir|fondre|dorer|mijoter|griller|rotir|chauffer|pousser|dormir|rire|jouer|plaisir)\p{L}{3,}(?:er|ir|re)\b|\bcoute (?:de |d )(?!livr|envo|port|retour)\p{L}{3,}(?:er|ir|re) (?:un|une|mon|ma|mes|le|la|l)\b/u,
  visits: {
    place:
      /\b(?:showroom|(?:magasin|boutique|point de vente) physique|points? de vente|ou (?:etes vous|vous trouvez vous|se trouve|se situe|est (?:votre|le|la)) ?(?:magasin|boutique|situes?)?|vous etes (?:ou|situes?)|en (?:magasin|boutique))\b/u,
    shop: /\b(?:avez vous|vous avez|y a t il|disposez vous|existe t il|auriez vous|il y a|possedez vous)(?: \p{L}+){0,3} (?:magasin|boutique|local|atelier a visiter)\b|(?<!\bde )\b(?:votre|vos) (?:magasins?|boutiques?)\b/u,
    coming:
      /\b(?:(?:passer|venir|aller) (?:la |le |les |l )?(?:voir|chercher|prendre|recuperer|essayer|chez vous|vous voir|directement)|(?:l |le |la |les )(?:essayer|toucher|voir|tester) (?:avant|quelque part|en vrai|sur place|chez vous)|voir en vrai|sur place|(?:retirer|recuperer|chercher) (?:moi meme|sur place|chez vous|en personne)|vous rendre visite|vous visiter|visiter (?:votre|la|le|l) (?:boutique|magasin|atelier|showroom)|(?:peut on|puis je|pouvons nous) visiter)\b/u,
    questions: [
      'Avez-vous un magasin, une boutique, et où ?',
      'Puis-je venir chercher ma commande ?',
      'Quels sont vos horaires d’ouverture ?',
      'Puis-je voir et essayer les articles avant d’acheter ?',
    ],
  },
  fears: {
    reads: 'words',
    condition: 'si|s il|s ils|s elle|s elles|au cas ou|en cas',
    misfit:
      'trop (?:grande?s?|petite?s?|serree?s?|larges?|longue?s?|courte?s?|dure?s?|molle?s?|etroite?s?|justes?|lourde?s?)|(?:va|vont|plait|plaisent|convient|conviennent|aime|suis) (?:pas|plus)|(?:trompe|trompee) de (?:taille|pointure|couleur|modele)|mauvaise (?:taille|pointure|couleur)|pas (?:la bonne|content|a l aise|satisfait)',
    owned: '(?:a|ont|avait|possede) deja',
    arrivesBroken:
      '(?:arrive|arrivent|recois|recoit) (?:\\w+ ){0,2}(?:cassee?s?|abimee?s?|endommagee?s?|brisee?s?)|(?:cassee?s?|abimee?s?) a l arrivee',
    breaks:
      '(?:se |s )?(?:casse|cassent|abime|dechire|lache|brise)|tombe en panne|marche plus|fonctionne plus|(?:charge|chauffe|allume|tient|ferme|tourne|demarre) plus|(?:marche|fonctionne) pas',
    orders: '(?:je|j|on|nous)(?: \\w+)? (?:commande|commandons|ai commande|achete)|commande (?:ce|aujourd|maintenant|avant|demain)',
    soon: 'maintenant|aujourd hui|ce (?:soir|matin)|demain|avant|a temps|tout de suite',
    plain: {
      misfit: 'Puis-je le renvoyer ou l’échanger ?',
      owned: 'Peut-on échanger ou retourner un cadeau ?',
      arrivesBroken: 'Que faire si un article arrive cassé ?',
      breaks: 'Quelle est la garantie s’il se casse ?',
    },
  },
  explained: {
    meaning: '(?:veut|veulent) dire|signifient?|signification',
    fit: '(?:taille|taillent) (?:\\w+ )?(?:comment|grand|petit|normal\\w*|juste|large)|comment (?:ca |ils |elles |il |elle )?(?:taille|taillent)|quelle (?:taille|pointure) (?:prendre|choisir|commander|dois|devrais|faut)|(?:taille|pointure) habituelle|entre deux (?:tailles|pointures)|(?:taille|pointure) au dessus',
  },
  betweenSizes: ['entre', 'et'],
  howMany: 'combien',
  howToChoose:
    /\bcomment (?:savoir|choisir|mesurer|determiner|connaitre|je sais|puis je savoir)\b|\bquel(?:le)?s? \p{L}+ (?:me faut il|dois je|il me faut|prendre|choisir)\b/u,
  forIt:
    /\bpour (?:celui ci|celle ci|celui la|celle la|lui|elle|ceux ci|les deux)\b|\b(?:va|vont|compatibles? avec) (?:celui ci|celle ci|avec)\b|\b(?:va|vont|aille|aillent|irait|iraient) (?:avec|dessus|dedans)(?= |$)(?! (?:mon|ma|mes|le|la|les|un|une|du|des)\b)/u,
  pieces:
    /\bcombien (?:de pieces|d elements|de morceaux|y en a|il y en a|en contient|d unites)\b|\b(?:y en a|en contient|il y en a) combien\b|\b(?:il y a quoi|qu y a t il|c est quoi|y a quoi|qu il y a|ce qu y a|quoi) (?:la )?dedans\b|\b(?:que|qu est ce que ca|ca) contient\b|\bou a l unite\b|\bla paire ou\b/u,
  included:
    /\b(?:livre|vendu|fourni)\p{L}* avec\b|\bavec quoi\b|\by a t il (?:[\p{L}\d]+ ){1,4}(?:avec|dedans|dans la boite)\b|\bqu y a t il (?:dans|avec)\b|\b(?:inclus|fourni|compris|livre|vendu)(?:e|s|es)?\b|\b(?:acheter|prendre|commander) (?:[\p{L}\d]+ ){0,5}?(?:a part|separement|en plus|en supplement)\b|\b(?:y a|y a t il) (?:[\p{L}\d]+ ){1,4}avec\s*$|\b(?:livre|vendu|fourni)\p{L}* (?:sans|seul\p{L}*)\b|\b(?:fait|font) partie (?:du|de la|des|de l)\b|\b(?:faut il|il faut|dois je|je dois) (?:l |la |le |les )?(?:acheter|prendre|commander)(?: [\p{L}\d]+){1,4}$|\bdans (?:la boite|le carton|l emballage|le paquet|le lot)\b/u,
  belonging: /\b(?:inclus|fourni|compris|livre|vendu)(?:e|s|es)?\b|\bdans la boite\b|\bvend\p{L}* (?:\p{L}+ ){0,3}(?:avec|sans)\b/u,
  contents:
    /\bcombien (?:(?:de|d) \w+ )?(?:il )?(?:y a(?: t il)?|contient|contiennent|a t il)(?: de \w+| d \w+)? ?(?:dans|une?|la|le|les)?\b/u,
  sent: /\b(?:livre|envoye|expedie)e?s?\b/u,
  instalments: /\ben \S+ fois\b|\S+ (?:mensualites|echeances)\b/u,
  sendingIt:
    /\b(?:livraison|port|envoi|expedition)\b.{0,30}\b(?:pour|de) (?:ca|cela|celui|celle|ceux|celles|lui|les deux|tout)\b|\b(?:l ?envoyer|l ?expedier|l[ea]s? livrer|les (?:envoyer|expedier))\b/u,
  beforeDoing:
    /(?<!\p{L})avant (?:d(?:e |['’])(?:l['’]|l[ae] |les )?\p{L}+(?:er|ir|re)(?!\p{L})|(?:la |le |l['’])?premi\p{L}+ (?:utilisation|usage|lavage|port))/giu,
  inOrder: /\b(?:premier|premiere|d abord|commenc\p{L}*)\b|\bd[eu] (?:la |le )?moins chere?s? (?:a|au)\b|\b(?:par prix|prix croissant)\b/u,
  load: /\bjusqu a quel poids\b|\bpour quel poids\b|\b(?:poids|charge) (?:max\p{L}*|supporte\p{L}*)\b|\b(?:quel|combien de) (?:poids|kilos?|kg)\b.*(?:support|tien|port)|\bcombien .*(?:supporte|peut porter)|\b(?:supporte|tient|porte|peut porter|peut supporter) (?:jusqu a )?combien\b|\bjusqu a (?:combien de|quel) (?:poids|kilos?|kg)\b|\bcombien de (?:kilos?|kg) (?:on peut|peut on|ca|il|elle|je peux|y tien|peuvent|rentre)\p{L}*/u,
  warranty: 'Y a-t-il une garantie ?',
  ways: 'options option methodes methode modes mode moyens modalites possibilites facons choix types',
};
