import { firstWord } from '../../row-patterns.ts';
import type { GoodsWords } from '../../shapes/goods.ts';

export const goods: GoodsWords = {
  years: 'ans?',
  beforeAge: '[aâ]g[eé]e? de',
  leadsToAge: undefined,
  agesInWords: 'un deux trois quatre cinq six sept huit neuf dix onze douze treize',
  tens: 'vingt|trente|quarante|cinquante|soixante|et',
  underAYear: 'semaines?|mois',
  behindAge: undefined,
  people:
    'ami amie amis amies copain copains copine copines collegue_ chef cheffe prof profs maitresse voisin voisine voisins voisines hote hotes partenaire parents famille couple cousin cousine quelqu quelqun colocataire_',
  oneself: /\bpour moi\b/iu,
  numberOfPeople:
    /\b(?:nous sommes|on est|on sera|nous serons) (?:a )?(#)\b|\bpour (#) (?:personnes|adultes|convives)\b|\b(#) (?:personnes|adultes|invites)\b/u,
  sizes: { small: 'petit mini$', medium: 'moyen', large: 'grand geant maxi$ xl$ xxl$' },
  madeForBefore: 'compatibles? avec|compatibles?|pour',
  madeForBehind: undefined,
  madeForLoosely: undefined,
  madeForWithin: undefined,
  alsoMadeFor: 'et|ou',
  thingsWithModels:
    'smartphones?|telephones?|portables?|tablettes?|imprimantes?|appareils?|montres?|ordinateurs?|consoles?|machines?|voitures?|vehicules?|modeles?|serie|cafetieres?|aspirateurs?|votre|vos',
  freeOf: { before: 'sans non pas zero', prefixes: 'de in non' },
  setPhrases:
    'œil de chat, oeil de chat, yeux de chat, langue de chat, langues de chat, herbe à chat, plaque d’identité, hot dog, tennis de table, poêle à bois, vis à bois, scie à bois, scie à métaux, charbon de bois, corbeille à papier, baby doll',
  notMadeOf:
    'effet ~, aspect ~, imitation ~, façon ~, style ~, look ~, imprimé ~, motif ~, couleur ~, coloris ~, finition ~, type ~, ton ~, faux ~, fausse ~, ~ synthétique, nettoyant ~, entretien ~, cirage ~, colle ~, huile ~, huile de ~, cire ~, vernis ~, lasure ~, peinture ~, lessive ~, pour ~, pour le ~, pour la ~',
  namedQuestion: {
    numbered: {
      names: /^(?!nombre)[\p{L}-]+s$/u,
      text: 'Combien de {name} ?',
      values: /^\d+(?:\s?(?:pcs?|pièces?|joueurs?|feuilles?|pages?))?$/iu,
    },
    short: [[/^(?:nb|nbre|nbr)\.? (?:de )?/i, 'nombre de ']],
    sentences: [
      {
        names: firstWord(
          '(?:type|mode|style|tour|groupe|format|materiau|poids|volume|genre|modele|motif|gout|parfum|nombre|diametre|systeme|support|theme|cote|col|tissu|bois|public|pays|degre|rayon|ton|indice|semis|port|calibre|profil|cepage|cycle|filtre|joint|sol|taux|culot|revetement|affinage|pas|lait|grain)|[\\p{L}-]+(?:age|ment|(?<!p)eau|oir|isme|metre)',
        ),
        text: 'Quel {name} recherchez-vous ?',
      },
      {
        names: firstWord(
          '(?:couleur|taille|largeur|longueur|hauteur|profondeur|epaisseur|puissance|forme|marque|matiere|gamme|saveur|odeur|senteur|famille|saison|surface|classe|origine|norme|zone|langue|region|pointure|coupe|recolte|teinte|essence|tete|base|vitesse|ligne|source|tenue|peau|piece|variete|partie|coque|prise|categorie|race|robe|mine|pointe|monture|corde)|[\\p{L}-]+(?:tion|sion|cite|lite|rite|site|ance|ence|ture|sure|dure|ette|esse)',
        ),
        text: 'Quelle {name} recherchez-vous ?',
      },
    ],
  },
  limits: {
    holds: 'applique*, valable*, concerne*, compte*, inclus*, compris*, beneficie*, offre*, promotion, eligible*',
    below: 'en dessous, dessous, sous, moins, sinon, inferieur*, autrement, petites commandes',
    out: 'sur devis, sur demande, payant*, a vos frais, a votre charge, en sus, supplement*, surcout*',
  },
};
