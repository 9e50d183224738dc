/**
 * What visitors fear of an order: that it does not fit or please, arrives broken or breaks later, or comes too late ('if I order tonight'). A condition and
 * what may happen, in patterns of folded words, one line for each language; and the plain question that a shop's texts are asked instead. Pure.
 */
import { onDemand } from '../../platform/caches/on-demand.ts';
import { foldedWords, foldText } from '../text/words.ts';
import type { DialogueLanguage } from './dialogue/index.ts';

/** What may happen to an order. */
export type Fear = 'misfit' | 'arrivesBroken' | 'breaks';

interface Fears {
  /** What makes it a condition; empty where the verb's ending does. */
  condition: string;
  misfit: string;
  arrivesBroken: string;
  breaks: string;
  /** 'I order', and when. */
  orders: string;
  soon: string;
  plain: Readonly<Record<Fear, string>>;
}

const fears: Readonly<Record<DialogueLanguage, Fears>> = {
  en: {
    condition: 'if|suppose|in case|what happens when',
    misfit:
      'too (?:big|small|tight|loose|large|long|short|wide|narrow|hard|soft|heavy|thin|thick)|(?:do|does|did|is|are|am|was|wo|ca)n ?t (?:\\w+ ){0,2}?(?:fit|suit|like|get on|work|match|right|happy|comfortable|enough)|not (?:\\w+ )?(?:fit|suit|like|right|happy|satisfied|comfortable)|(?:doesnt|dont|isnt|wont) (?:fit|suit|like|right|work)|the wrong (?:size|colou?r)|(?:she|he|they) hates? (?:it|them)',
    arrivesBroken:
      '(?:arrives?|turns? up|comes?|gets? here) (?:\\w+ )?(?:broken|damaged|smashed|cracked|bent|faulty)|(?:is|are) (?:broken|damaged|smashed) (?:when|on)',
    breaks: '(?:breaks?|stops? working|snaps?|rips?|tears?|packs? up|gives? up)(?! it)|go(?:es)? wrong|is faulty',
    orders: '(?:if|when|once) (?:i|we) (?:order|ordered|buy|bought|place)|order(?:ed|ing)? (?:it|them|now|today|tonight|by|before|this)',
    soon: 'now|today|tonight|tomorrow|this (?:morning|afternoon|evening|week)|by|before|in time',
    plain: {
      misfit: 'Can I return or exchange it?',
      arrivesBroken: 'What if something arrives damaged?',
      breaks: 'Is there a guarantee if it breaks?',
    },
  },
  de: {
    condition: 'wenn|falls|angenommen|sollte[nst]?',
    misfit:
      'zu (?:gross|klein|eng|weit|lang|kurz|hart|weich|schwer|breit|schmal|dick|dunn)|(?:nicht|nichts|ned|net) (?:\\w+ )?(?:passt|passen|gefallt|gefallen|zufrieden|mag|gut|bequem|richtig|klarkomm\\w*)|(?:passt|passen|gefallt|gefallen|mag)(?: \\w+){0,2} nicht|falsche \\w+',
    arrivesBroken:
      '(?:kaputt|beschadigt|zerbrochen|defekt|zerkratzt) (?:an|ankommt|ankommen|ist bei|geliefert)|(?:kommt|kommen) (?:\\w+ )?(?:kaputt|beschadigt|zerbrochen)',
    breaks: 'kaputt ?geh\\w*|reisst|bricht|abbricht|nicht mehr (?:geht|funktioniert)|kaputt ist|den geist',
    orders: '(?:ich|wir)(?: \\w+){0,5} bestell\\w*|bestell\\w* (?:ich|wir)',
    soon: 'jetzt|heute|morgen|gleich|bis|vor|noch|diese',
    plain: {
      misfit: 'Kann ich es umtauschen oder zurückgeben?',
      arrivesBroken: 'Was ist, wenn etwas beschädigt ankommt?',
      breaks: 'Wie lange ist die Garantie, wenn es kaputtgeht?',
    },
  },
  fr: {
    condition: 'si|s il|s ils|s elle|s elles|au cas ou|en cas',
    misfit:
      'trop (?:grande?s?|petite?s?|serree?s?|larges?|longue?s?|courte?s?|dure?s?|molle?s?|etroite?s?|justes?|lourde?s?)|(?:va|vont|plait|plaisent|convient|conviennent|aime|suis) (?:pas|plus)|pas (?:la bonne|content|a l aise|satisfait)',
    arrivesBroken:
      '(?:arrive|arrivent|recois|recoit) (?:\\w+ ){0,2}(?:cassee?s?|abimee?s?|endommagee?s?|brisee?s?)|(?:cassee?s?|abimee?s?) a l arrivee',
    breaks: '(?:se |s )?(?:casse|cassent|abime|dechire|lache|brise)|tombe en panne|marche plus|fonctionne plus',
    orders: '(?:je|j|on|nous)(?: \\w+)? (?:commande|commandons|ai commande|achete)|commande (?:ce|aujourd|maintenant|avant|demain)',
    soon: 'maintenant|aujourd hui|ce (?:soir|matin)|demain|avant|a temps|tout de suite',
    plain: {
      misfit: 'Puis-je le renvoyer ou l’échanger ?',
      arrivesBroken: 'Que faire si un article arrive cassé ?',
      breaks: 'Quelle est la garantie s’il se casse ?',
    },
  },
  es: {
    condition: 'si|en caso de que|y como',
    misfit:
      '(?:demasiado|muy|queda|quedan|esta|estan) (?:grandes?|pequen\\w*|estrech\\w*|ajustad\\w*|larg\\w*|cort\\w*|dur\\w*|bland\\w*|anch\\w*)|no (?:me |le |nos |les |te )?(?:queda|quedan|vale|valen|gusta|gustan|sirve|sirven|convence|encaja|va bien|van bien|entra)',
    arrivesBroken: '(?:llega|llegan|viene|vienen) (?:\\w+ )?(?:rot\\w+|danad\\w+|golpead\\w+|estropead\\w+|mal)',
    breaks: 'se (?:me |le )?(?:rompe|rompen|estropea|estropean|averia)|deja de funcionar|no funciona',
    orders: '(?:lo |la |los |las )?(?:pido|pedimos|compro|encargo|hago el pedido)',
    soon: 'ahora|hoy|manana|esta (?:tarde|noche|semana)|antes|a tiempo|ya',
    plain: {
      misfit: '¿Puedo cambiarlo o devolverlo?',
      arrivesBroken: '¿Qué pasa si algo llega roto?',
      breaks: '¿Qué garantía tiene si se rompe?',
    },
  },
  it: {
    condition: 'se|nel caso|qualora',
    misfit:
      'tropp[oaie] (?:grand\\w|piccol\\w|strett\\w|larg\\w+|lung\\w+|cort\\w|dur\\w|morbid\\w|pesant\\w)|non (?:mi |gli |le |ci |vi |li )?(?:va|vanno|sta|stanno|piace|piacciono|convince|convincono|calza)(?: bene)?|la taglia (?:e|non)',
    arrivesBroken: '(?:arriva|arrivano) (?:\\w+ )?(?:rott\\w|danneggiat\\w|ammaccat\\w|guast\\w)',
    breaks: 'si (?:rompe|rompono|guasta|strappa|stacca)|smette di funzionare|non funziona piu',
    orders: '(?:lo |la |li |le )?(?:ordino|ordiniamo|compro|acquisto)',
    soon: 'adesso|ora|oggi|domani|stasera|stamattina|entro|prima|in tempo',
    plain: {
      misfit: 'Posso cambiarlo o restituirlo?',
      arrivesBroken: 'Che cosa succede se un articolo arriva danneggiato?',
      breaks: 'Che garanzia c’è se si rompe?',
    },
  },
  nl: {
    condition: 'als|stel|stel dat|indien|mocht|wat als',
    misfit:
      'te (?:groot|klein|krap|strak|wijd|lang|kort|hard|zacht|zwaar|smal|breed)|niet (?:\\w+ ){0,4}?(?:past|passen|bevalt|bevallen|goed|lekker|mooi|leuk|tevreden|fijn|zit)|(?:past|passen|bevalt|bevallen)(?: \\w+){0,2} niet|verkeerde (?:maat|kleur)',
    arrivesBroken:
      '(?:kapot|beschadigd|gebroken|stuk) (?:aankom\\w*|binnenkom\\w*|is bij|geleverd)|(?:komt|komen) (?:\\w+ ){0,2}(?:kapot|beschadigd|gebroken|stuk)',
    breaks: '(?:kapot|stuk) ?ga\\w*|breekt|scheurt|niet meer (?:werkt|doet)|kapot is',
    orders: '(?:ik|we|wij)(?: \\w+){0,6} (?:bestel|bestellen|bestelde|koop)|bestel (?:ik|het|je)',
    soon: 'nu|vandaag|vanavond|vanmiddag|morgen|voor|deze|op tijd|straks',
    plain: {
      misfit: 'Kan ik het ruilen of terugsturen?',
      arrivesBroken: 'Wat als iets beschadigd aankomt?',
      breaks: 'Hoe lang is de garantie als het stukgaat?',
    },
  },
  pl: {
    condition: 'jesli|jezeli|jak|gdy|gdyby|a co jak|w razie',
    misfit:
      '(?:za|zbyt) (?:duz\\w+|mal\\w+|ciasn\\w+|luzn\\w+|dlug\\w+|krotk\\w+|tward\\w+|miekk\\w+|szerok\\w+|wask\\w+)|nie (?:\\w+ )?(?:pasuj\\w+|pasow\\w+|spodob\\w+|podoba\\w*|lez\\w+|zadowol\\w+)|nie ten rozmiar|zly rozmiar',
    arrivesBroken:
      '(?:przyjdzie|przyjdzie|dojdzie|przyjda) (?:\\w+ )?(?:uszkodz\\w+|zepsut\\w+|polaman\\w+|rozbit\\w+|pobit\\w+|pekniet\\w+)',
    breaks: '(?:pek|zlam|zeps|psu|rozerw|urw|popsu)\\w*|przestanie dzialac|nie dziala',
    orders: '(?:zamowi\\w*|zamawiam|kupie|zloze zamowienie)',
    soon: 'teraz|dzis|dzisiaj|jutro|wieczorem|rano|do|przed|na czas|zaraz',
    plain: {
      misfit: 'Czy mogę to wymienić lub zwrócić?',
      arrivesBroken: 'Co zrobić, gdy paczka przyjdzie uszkodzona?',
      breaks: 'Jaka jest gwarancja, gdy się zepsuje?',
    },
  },
  tr: {
    condition: '',
    misfit:
      '(?:uyma|olma|begenme|sigma|memnun kalma|rahat etme|yakisma|oturma)(?:z|di)?(?:sa|se)\\w*|(?:buyuk|kucuk|dar|bol|uzun|kisa|sert|yumusak) (?:gelir|olur|cikar)(?:sa|se)\\w*|olmadiysa',
    arrivesBroken: '(?:kirik|hasarli|bozuk|ezik|kirilmis) (?:gelir|cikar|ulasir|olur)(?:sa|se)\\w*',
    breaks: '(?:bozulur|kirilir|kopar|yirtilir|catlar|calismaz)(?:sa|se)\\w*',
    orders: 'siparis (?:ver\\w*|et\\w*)|(?:alir|alsa|sipari)\\w*m',
    soon: 'simdi|bugun|yarin|aksam\\w*|sabah\\w*|kadar|once|saat|yetis\\w*',
    plain: {
      misfit: 'Değiştirebilir miyim ya da iade edebilir miyim?',
      arrivesBroken: 'Ürün hasarlı gelirse ne yapmalıyım?',
      breaks: 'Bozulursa garantisi var mı?',
    },
  },
  ar: {
    condition: 'لو|اذا|إذا|ولو|واذا|وإذا|ان',
    misfit:
      '(?:ما|لم|مو|مش|لا) (?:\\S+ )?(?:ناسب\\S*|يناسب\\S*|تناسب\\S*|عجب\\S*|يعجب\\S*|تعجب\\S*|مقاس\\S*)|(?:طلع\\S*|كان\\S*|صار\\S*|يكون|تكون) (?:\\S+ )?(?:كبير|صغير|ضيق|واسع|طويل|قصير)\\S*',
    arrivesBroken: '(?:وصل\\S*|يصل|تصل|جاء\\S*|جا) (?:\\S+ )?(?:مكسور|تالف|متضرر|خربان)\\S*',
    breaks: 'انكسر\\S*|تعطل\\S*|خرب\\S*|تلف\\S*|ينكسر',
    orders: 'طلبت\\S*|اطلب\\S*|أطلب\\S*|نطلب',
    soon: 'الان|الآن|اليوم|بكرا|غدا|الليلة|قبل|المساء',
    plain: {
      misfit: 'هل يمكن استبداله أو إرجاعه؟',
      arrivesBroken: 'ماذا لو وصل المنتج تالفا؟',
      breaks: 'ما هو الضمان إذا تعطل؟',
    },
  },
  ja: {
    condition: '',
    misfit:
      '(?:合わ|気に入ら|入ら|使え)(?:なかったら|なければ|ない場合|ないとき|ない時|なくても)|(?:大き|小さ|きつ|ゆる|長|短|硬|柔らか)(?:すぎ|過ぎ|か)(?:たら|った|る場合|ったら)|サイズが違',
    arrivesBroken: '(?:壊れて|割れて|破れて|傷んで|欠けて)(?:届い|いた)|不良品',
    breaks: '(?:壊れ|割れ|破れ|切れ|折れ)(?:たら|た場合|ると|たとき|た時)|故障',
    orders: '(?:注文|頼|購入)(?:し|ん)(?:たら|だら|て|で|ますと)|注文すれば|頼めば',
    soon: '今|今日|明日|今夜|までに|間に合|午前|午後',
    plain: {
      misfit: '返品や交換はできますか？',
      arrivesBroken: '届いた商品が壊れていたらどうすればいいですか？',
      breaks: '壊れた場合の保証はありますか？',
    },
  },
};

const kinds = ['arrivesBroken', 'misfit', 'breaks'] as const;

const patternsIn = onDemand((language: DialogueLanguage) => {
  const pattern = (words: string) =>
    new RegExp(language === 'ja' ? `(?:${words})` : `(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'u');
  const { condition, orders, soon } = fears[language];
  return {
    condition: condition ? pattern(condition) : /^/u,
    orders: pattern(orders),
    soon: pattern(soon),
    kinds: kinds.map((kind) => [kind, pattern(fears[language][kind])] as const),
  };
});

const written = (message: string, language: DialogueLanguage): string =>
  language === 'ja' ? message : language === 'ar' ? foldText(message).replaceAll(/[؟?،,.!]/gu, ' ') : foldedWords(message).join(' ');

/** What a message fears of an order ('and if it is too big?'), as a plain question to the shop's texts; null where it fears nothing. */
export function fearedIn(message: string, language: DialogueLanguage): { kind: Fear; question: string } | null {
  const text = written(message, language);
  const { condition, kinds: patterns } = patternsIn(language);
  const kind = condition.test(text) ? patterns.find(([, pattern]) => pattern.test(text))?.[0] : undefined;
  return kind === undefined ? null : { kind, question: fears[language].plain[kind] };
}

/** Whether a message says when it is ordered: 'if I order tonight, is it here on Friday?' */
export function saysWhenOrdered(message: string, language: DialogueLanguage): boolean {
  const text = written(message, language);
  const { orders, soon } = patternsIn(language);
  return orders.test(text) && soon.test(text);
}
