import { questionWords } from '../../row-patterns.ts';
import type { Asking } from '../../shapes/asking.ts';

export const asking: Asking = {
  questions: questionWords(
    'e_(?:impermeabile|possibile|adatt\\p{L}*|compres\\p{L}*|inclus\\p{L}*|disponibile|lavabile) sono ha hanno avete c_e ci_sono si_(?:puo|lava|possono|lavano|apre|toglie|piega) posso puo possono va vanno funziona serve regge tiene entra ci_(?:sta|entra|stanno) che cosa cos quale quali quanto quanta quanti quante come quando dove chi perche fate spedite accettate ce_l ce_l_avete',
    String.raw`\b(?:quanto|quanta|quanti|quante|quale|quali|che (?:numero|taglia|misura)|di che|come (?:si|lo|la)|(?:e|sono) (?:compres|inclus|lavabil|disponibil)\p{L}*)\b`,
  ),
  kinds: {
    duration: 'quanto (?:tempo|dura|durano|ci vuole|ci mette|impiega|ci si mette)|quant[ie] (?:minuti|ore|giorni|settimane)',
    people: 'quant[ie] (?:persone|giocatori|posti)|per quant[ie]|in quanti|(?:ci stanno|ci stiamo|basta per) \\w+ (?:persone|adulti)',
    warmth: 'che temperatura|quanti gradi',
    energy: 'calorie|kcal',
    age: 'che eta|quale eta|quanti anni',
    distance: 'quanti (?:km|chilomet\\w*)|che (?:distanza|portata|autonomia)|quanto lontano|fin dove',
    year: '(?:che|quale|di che) (?:anno|annata)',
  },
  deeds: (opening) => ({
    verb: new RegExp(
      `${opening}(?:potete|potreste) (?:mi |ci )?([a-z]{3,}(?:are|ere|ire|arlo|arla|arli|arle|armi|arci))\\b|${opening}(?:mi |ci |lo |la |li |le |anche )*([a-z]{2,}(?:ate|ete|ite))\\b|\\b(?:lo|la|li|le) ([a-z]{3,}(?:ate|ete|ite)) (?:anche )?voi\\b`,
      'u',
    ),
    selling: /^vend/u,
    light: /^(?:port|lasci|mett|ven|pass|sap|vol|pot|mostr|prest)/u,
  }),
  haveDone:
    /\bfar(?:e|lo|la|li|le|mi)? (?!spedire|arrivare|avere|asciugare|bollire|cuocere|dormire|giocare|vedere|sapere|crescere|sparire|sedere|stare|mangiare|bere)\p{L}{3,}(?:are|ere|ire)\b|\bcosta (?!spedire|mandare|comprare|ordinare|restituire)\p{L}{3,}(?:are|ere|ire) (?:un|uno|una|il|la|lo|i|le|mio|mia)\b/u,
  visits: {
    place:
      /\b(?:showroom|(?:negozio|punto vendita|sede) fisic[oa]|punt[oi] vendita|dove (?:siete|vi trovate|si trova|avete (?:il|la)|e (?:il|la) (?:vostro|vostra)))\b/u,
    shop: /\b(?:avete|c e|esiste|ha|avreste|disponete)(?: \p{L}+){0,2} (?:negozio|bottega|sede|filiale)\b|\b(?:nel|in) (?:vostro )?negozio\b/u,
    coming:
      /\b(?:(?:passare|venire|vengo|passo|passiamo|veniamo)(?: io| noi| di persona)? (?:a |di |da |in |lì )?(?:ritirar\p{L}*|prender\p{L}*|veder\p{L}*|provar\p{L}*|voi|persona|negozio|trovarvi)|(?:vederl|toccarl|provarl|impugnarl)[oaie] (?:prima|dal vivo|di persona|da qualche|in)|dal vivo|di persona|ritirar(?:lo|la|li|le)? (?:io|di persona|in|da voi|direttamente)|(?:impugnar|toccar|provar)\p{L}* prima)\b/u,
    questions: [
      'Avete un negozio e dove si trova?',
      'Posso ritirare l’ordine di persona?',
      'Quali sono gli orari di apertura?',
      'Posso vederlo e provarlo prima di comprare?',
    ],
  },
  fears: {
    reads: 'words',
    condition: 'se|nel caso|qualora',
    misfit:
      'tropp[oaie] (?:grand\\w|piccol\\w|strett\\w|larg\\w+|lung\\w+|cort\\w|dur\\w|morbid\\w|pesant\\w)|non (?:mi |gli |le |ci |vi |li )?(?:va|vanno|sta|stanno|piace|piacciono|convince|convincono|calza)(?: bene)?|la (?:taglia|misura) (?:e|non)|(?:taglia|misura|numero) (?:sbagliat|errat)\\w|sbaglio (?:taglia|misura|numero)',
    owned: '(?:ha|hanno|avesse) gia|gia (?:ce )?l ha',
    arrivesBroken: '(?:arriva|arrivano) (?:\\w+ )?(?:rott\\w|danneggiat\\w|ammaccat\\w|guast\\w)',
    breaks:
      'si (?:rompe|rompono|guasta|strappa|stacca)|smette di funzionare|non funziona piu|smette di \\w+|non (?:si )?(?:carica|accende|chiude|parte) piu|non funziona',
    orders: '(?:lo |la |li |le )?(?:ordino|ordiniamo|compro|acquisto)',
    soon: 'adesso|ora|oggi|domani|stasera|stamattina|entro|prima|in tempo',
    plain: {
      misfit: 'Posso cambiarlo o restituirlo?',
      owned: 'Si può cambiare o restituire un regalo?',
      arrivesBroken: 'Che cosa succede se un articolo arriva danneggiato?',
      breaks: 'Che garanzia c’è se si rompe?',
    },
  },
  explained: {
    meaning: '(?:cosa|che) (?:vuol|vuole|vogliono) dire|(?:cosa|che) significano?|significato d\\w+',
    fit: '(?:veste|vestono|calza|calzano) (?:\\w+ )?(?:grande|piccol\\w|largh?\\w|strett\\w|giust\\w|normal\\w|abbondante)|come (?:veste|vestono|calza|calzano)|che (?:taglia|numero|misura) (?:prendo|devo|scelgo|dovrei|ordino|mi consigli\\w*)|(?:taglia|numero) (?:abituale|normale|solit\\w)|solita taglia|solito numero|(?:tra|fra) due (?:taglie|numeri)|una taglia in piu',
  },
  betweenSizes: ['(?:tra|fra)', 'e'],
  howMany: 'quanto quanta quanti quante',
  howToChoose:
    /\bcome (?:faccio a|posso|si fa a) (?:sapere|capire|scegliere|misurare)\b|\bcome (?:so|scelgo|capisco|misuro)\b|\b(?:che|quale) \p{L}+ (?:mi serve|devo prendere|prendo|scelgo)\b/u,
  forIt:
    /\bper (?:quest[oa]|quell[oa]|lui|lei|entrambi)(?= (?:quanto|quale|che|avete)|$)|\bcompatibil[ei] con (?:quest[oa]|quell[oa])\b|\bda abbinar(?:ci|gli)\b|\bci (?:va|vanno|sta|stanno)\b|\badatt[oaie] a (?:quest|quell)[oaie]\b/u,
  pieces:
    /\bquant[ie](?: (?:pezzi|elementi))?(?: (?:sono|ce ne sono|ci sono|ne contiene|contiene|in|nel|nella|una|confezione|dentro|c e))*$|\bquant[ie] pezzi\b|\b(?:cosa|che|cosa c e|che c e) (?:contiene|include|comprende|dentro)\b|\b(?:un|il) paio o\b|\bo singol[oa]\b/u,
  included:
    /\b(?:venduto|venduta|fornito|fornita|consegnat[oa]) con\b|\bcosa (?:c e|comprende|include)\b|\binclude\b|\bcomprende\b|\binsieme a\b|\b(?:inclus|compres)[oaie]\b|\b(?:arriva|arrivano|viene venduto) con\b|\bin dotazione\b|\b(?:comprare|prendere|ordinare|comprarlo|comprarla) (?:[\p{L}\d]+ ){0,4}?(?:a parte|separatamente)\b|\b(?:nella|dentro la) (?:confezione|scatola)\b|\b(?:fa|fanno) parte (?:del|della)\b|\b(?:va|vanno|si compra|si comprano|si prende|si prendono) (?:[\p{L}\d]+ ){0,2}?(?:a parte|separatamente)\b|\b(?:viene|vengono|arriva|arrivano) (?:gia )?con\b|\bdi serie\b|\b(?:c e|ci sono) (?:gia |anche )?(?:[\p{L}\d]+ ){1,3}(?:dentro|insieme)\b/u,
  belonging:
    /\b(?:inclus[oaie]|compres[oaie]|in dotazione|vendut[oaie]|a parte|nella confezione|fornit[oaie]|vend(?:ono|e|iamo) (?:\p{L}+ ){0,4}(?:con|senza))\b/u,
  contents: /(?<!\ba )\bquant[oa] (?:\w+ )?(?:c e|ce|contiene|sta) ?(?:in|nel|nella|dentro|un|una)?\b/u,
  sent: /\b(?:spedit|inviat|consegnat|recapitat)[oaie]\b/u,
  instalments: /\S+ (?:rate|mensilita)\b/u,
  sendingIt:
    /\b(?:spedizione|consegna|corriere|trasporto)\b.{0,30}\b(?:per|di) (?:quest[oaie]|quell[oaie]|ess[oaie]|tutt[oaie]|entramb[ie])\b|\b(?:spedir|mandar|inviar|consegnar)(?:me)?l[oaie]\b/u,
  beforeDoing:
    /(?<!\p{L})prima d(?:i (?!scont|ribass)\p{L}+(?:ar|er|ir)(?:e|l[oaie]|mi|si)(?!\p{L})|el primo (?:uso|utilizzo|lavaggio)|ell['’](?:uso|utilizzo))/giu,
  inOrder:
    /\b(?:prima|prime|primo|primi|cominci\p{L}*|inizi\p{L}*|partire)\b|\bdal(?:la)? (?:piu economic|meno car)\p{L}+|\bin ordine di prezzo\b|\bprezzo crescente\b/u,
  load: /\bfino a (?:che|quale) peso\b|\bper (?:che|quale) peso\b|\b(?:peso|carico) massimo\b|\b(?:quanto|che) peso (?:regge|sopporta|porta|tiene|puo)|\bquanto (?:regge|sopporta)\b|\bfino a quanti (?:chili|kg|kili)\b|\b(?:regge|sopporta|tiene) (?:fino a )?quant\p{L}+|\bquanti (?:chili|kg|kili) (?:regge|sopporta|tiene|porta)|\bportata massima\b|\bquanti (?:chili|kg|kili) (?:ci sta|entra|posso|si posson|porta|tiene)\p{L}*/u,
  warranty: 'Quanto dura la garanzia?',
  ways: 'opzioni opzione metodi metodo modi modalita possibilita alternative tipi',
};
