/**
 * Whether a message asks to come by: to see, try or fetch something where the shop is, in whatever words. One line for each language, on folded words.
 * The plain questions are those that shops answer about it. Pure.
 */
import { foldedWords } from '../text/words.ts';
import { comparable, type DialogueLanguage } from './dialogue/index.ts';

interface Visits {
  /** A place to go to, by a name that means nothing else. */
  place: RegExp;
  /** A shop, in a question that asks for one. */
  shop: RegExp;
  /** Coming, seeing with one's own eyes, or fetching. */
  coming: RegExp;
  /** What shops answer: where, whether to fetch, and when. */
  questions: readonly [place: string, fetching: string, hours: string];
}

const languages: Readonly<Record<DialogueLanguage, Visits>> = {
  en: {
    place:
      /\b(?:showroom|brick and mortar|(?:physical|actual|real life|real) (?:shop|store)|where (?:r|are) (?:you|u|ya)\b(?! sending| getting)|where (?:s|is) (?:your|the|ur) (?:shop|store|showroom))\b/u,
    shop: /\b(?:have|got|is there|run|where s?) (?:you )?(?:got )?(?:a|any|your) (?:[a-z]+ )?(?:shop|store|branch|place)s?\b(?= (?:where|i|we|that|near|around|in|to|so|and)\b|$)/u,
    coming:
      /\b(?:(?:pop|drop|swing|stop|call) (?:by|in|over|round|along)|(?:i|we|could|can) come (?:by|over|round|along|in (?:and|to)|and (?:see|look|try|get|collect|pick|fetch|have)|get it|to you|to your|see|look)|come and (?:see|look|try|collect|fetch)|(?:see|try|view|touch|hold|feel|smell|test|look at|have a look at) (?:it|them|one|this|these|that) (?:out )?(?:in (?:person|real life|the flesh|store|a shop|your shop|your store|a store)|somewhere|anywhere|first|before (?:i|we|buying))|(?:collect|fetch|pick(?: it| them)? up) (?:it |them |this )?(?:myself|ourselves|in person|from (?:you|your|the shop|the store)|instead)|(?:i|we) (?:could |can )?(?:collect|fetch|pick) (?:it|them|this)|visit you)\b/u,
    questions: ['Do you have a shop, and where is it?', 'Can I collect my order myself?', 'When is your shop open?'],
  },
  de: {
    place:
      /\b(?:showroom|ausstellung(?:sraum)?|ladengeschaft|verkaufsraum|vor ort (?:ansehen|anschauen|testen|probieren|kaufen|abholen)|filialen?|wo (?:seid|sitzt|befindet|finde ich) (?:ihr|sie|euch|euer|eur|eure)|wo (?:sind|sitzen|befinden) sie\b|wo (?:is|ist|ware|liegt) (?:euer|eur|ihr|der|das) (?:laden|geschaft|shop))\b/u,
    shop: /\b(?:habt ihr|haben sie|gibt es|gibts|hatten sie|fuhrt ihr|betreibt ihr)(?: \p{L}+){0,3} (?:laden|ladengeschaft|geschaft|shop|filiale|verkaufsstelle)\b|\b(?:in|bei) (?:eurem|ihrem|euch im|ihnen im) (?:laden|geschaft)\b/u,
    coming:
      /\b(?:(?:vorbei|rein|hin)(?:kommen|schauen|gucken|fahren|komme|schaue)|komm\p{L}* (?:ich )?(?:vorbei|rein)|(?:live|direkt|personlich|vorher|irgendwo|selber|selbst) (?:an(?:sehen|sehn|schauen|gucken|fassen|probieren)|sehen|testen|probieren|abholen|holen)|(?:selbst|selber|direkt|lieber|personlich|bei euch|bei ihnen) (?:ab)?holen|selbstabhol\p{L}*|in die hand nehmen|(?:mal )?(?:ansehen|ansehn|anschauen|angucken|anfassen|anprobieren|ausprobieren) (?:kann|konnte|kommen))\b/u,
    questions: ['Habt ihr einen Laden, und wo ist er?', 'Kann ich meine Bestellung selbst abholen?', 'Wann ist der Laden geöffnet?'],
  },
  fr: {
    place:
      /\b(?:showroom|(?:magasin|boutique|point de vente) physique|points? de vente|ou (?:etes vous|vous trouvez vous|se trouve|se situe|est (?:votre|le|la)) ?(?:magasin|boutique|situes?)?|vous etes (?:ou|situes?)|en (?:magasin|boutique))\b/u,
    shop: /\b(?:avez vous|vous avez|y a t il|disposez vous|existe t il|auriez vous|il y a|possedez vous)(?: \p{L}+){0,3} (?:magasin|boutique|local|atelier a visiter)\b|\b(?:votre|vos) (?:magasins?|boutiques?)\b/u,
    coming:
      /\b(?:(?:passer|venir|aller) (?:la |le |les |l )?(?:voir|chercher|prendre|recuperer|essayer|chez vous|vous voir|directement)|(?:l |le |la |les )(?:essayer|toucher|voir|tester) (?:avant|quelque part|en vrai|sur place|chez vous)|voir en vrai|sur place|(?:retirer|recuperer|chercher) (?:moi meme|sur place|chez vous|en personne)|vous rendre visite|visiter)\b/u,
    questions: [
      'Avez-vous un magasin, une boutique, et où ?',
      'Puis-je venir chercher ma commande ?',
      'Quels sont vos horaires d’ouverture ?',
    ],
  },
  es: {
    place:
      /\b(?:showroom|(?:tienda|local|establecimiento)s? fisic[oa]s?|punto de venta|donde (?:estais|estan|esta (?:la|vuestra|su) tienda|os encontrais|se encuentran|queda))\b/u,
    shop: /\b(?:teneis|tienen|tienes|hay|cuentan con|disponeis de|existe)(?: \p{L}+){0,2} (?:tienda|local|sucursal|establecimiento)\b(?! online)|\b(?:en (?:vuestra|su|la) tienda)\b/u,
    coming:
      /\b(?:(?:pasar(?:me)?|ir|acercarme|voy|venir) (?:yo )?(?:a |por )(?:recoger\p{L}*|ver\p{L}*|buscar\p{L}*|por|el|ella|probar\p{L}*|tocar\p{L}*)|recoger(?:lo|la|los|las) (?:yo|en|directamente|personalmente|alli)|(?:verl|tocarl|probarl|olerl)[oa]s? (?:antes|en persona|en algun|en tienda|en directo|primero)|en persona|visitaros|visitarles)\b/u,
    questions: ['¿Tenéis tienda física y dónde está?', '¿Puedo recoger mi pedido en la tienda?', '¿Cuál es el horario de la tienda?'],
  },
  it: {
    place:
      /\b(?:showroom|(?:negozio|punto vendita|sede) fisic[oa]|punt[oi] vendita|dove (?:siete|vi trovate|si trova|avete (?:il|la)|e (?:il|la) (?:vostro|vostra)))\b/u,
    shop: /\b(?:avete|c e|esiste|ha|avreste|disponete)(?: \p{L}+){0,2} (?:negozio|bottega|sede|filiale)\b|\b(?:nel|in) (?:vostro )?negozio\b/u,
    coming:
      /\b(?:(?:passare|venire|vengo|passo|passiamo|veniamo)(?: io| noi| di persona)? (?:a |di |da |in |lì )?(?:ritirar\p{L}*|prender\p{L}*|veder\p{L}*|provar\p{L}*|voi|persona|negozio|trovarvi)|(?:vederl|toccarl|provarl|impugnarl)[oaie] (?:prima|dal vivo|di persona|da qualche|in)|dal vivo|di persona|ritirar(?:lo|la|li|le)? (?:io|di persona|in|da voi|direttamente)|(?:impugnar|toccar|provar)\p{L}* prima)\b/u,
    questions: ['Avete un negozio e dove si trova?', 'Posso ritirare l’ordine di persona?', 'Quali sono gli orari di apertura?'],
  },
  nl: {
    place:
      /\b(?:showroom|fysieke winkel|afhaalpunt|verkooppunt|waar (?:zitten|zit|zijn) (?:jullie|u|de winkel)|waar moet ik (?:dan )?zijn)\b/u,
    shop: /\b(?:hebben jullie|heeft u|heb je|hebt u|is er|bestaat er)(?: \p{L}+){0,3} (?:winkel|vestiging|filiaal|afhaalpunt)\b|\bbij (?:jullie|u) in de winkel\b/u,
    coming:
      /\b(?:lang(?:s)?komen|langs kom\p{L}*|binnenlopen|(?:zelf|ook|bij jullie|komen|gaan|te) (?:af|op)? ?(?:halen|te halen|afhalen|ophalen)|af ?te ?halen|op ?te ?halen|afhalen|ophalen|(?:zien|bekijken|voelen|passen|proberen|uitproberen) (?:voor|voordat) (?:ik|we)|in het echt|ter plaatse)\b/u,
    questions: [
      'Hebben jullie een winkel en waar is die?',
      'Kan ik mijn bestelling zelf ophalen of afhalen?',
      'Wat zijn de openingstijden?',
    ],
  },
  pl: {
    place:
      /\b(?:showroom|salon(?:ie)? (?:stacjonarn\p{L}*|firmow\p{L}*)|sklep\p{L}* stacjonarn\p{L}*|stacjonarn\p{L}*|gdzie (?:jestescie|sie (?:znajdujecie|miescicie|panstwo)|macie (?:sklep|salon)|jest (?:wasz|panstwa)|panstwa znajde)|na miejscu|punkt\p{L}* sprzedazy)\b/u,
    shop: /\b(?:macie|maja panstwo|jest|prowadzicie|posiadacie)(?: \p{L}+){0,2} (?:sklep|salon|lokal|miejsce)\b(?:,| gdzie|$)/u,
    coming:
      /\b(?:(?:przyjsc|wpasc|podjechac|przyjechac|wstapic|zajrzec)|(?:odebrac|odbior) (?:osobiscie|osobisty|sam\p{L}*|u was|u panstwa|na miejscu|je|go|ja)|osobist\p{L}*|(?:obejrzec|zobaczyc|dotknac|wyprobowac|sprawdzic|posluchac|zagrac|przymierzyc)(?: \p{L}+){0,3} (?:przed zakupem|zanim|na zywo|osobiscie|u was|u panstwa))\b|\b(?:zanim|przed) (?:kupie|zakupem)(?: \p{L}+){0,5} (?:zobaczyc|obejrzec|zagrac|dotknac|wyprobowac|sprawdzic|wpasc)\b/u,
    questions: ['Czy macie sklep stacjonarny i gdzie?', 'Czy mogę odebrać zamówienie osobiście?', 'W jakich godzinach sklep jest otwarty?'],
  },
  tr: {
    place: /\b(?:showroom|magaza\p{L}*|dukkan\p{L}*|sube\p{L}*|satis noktan\p{L}*|neredesiniz|hangi (?:il|sehir)desiniz)\b/u,
    shop: /$^/u,
    coming:
      /\b(?:(?:gelip|ugrayip|yerinde|elden|kendim|sahsen) (?:gor\p{L}*|bak\p{L}*|al\p{L}*|dene\p{L}*|teslim\p{L}*)|ugra\p{L}*|elden teslim\p{L}*|almadan once (?:gor\p{L}*|dokun\p{L}*|dene\p{L}*|bak\p{L}*)|yerinden al\p{L}*)\b/u,
    questions: ['Mağazanız var mı, nerede?', 'Siparişimi kendim gelip alabilir miyim?', 'Mağaza hangi saatlerde açık?'],
  },
  ar: {
    place:
      /(?:^| )(?:و|ب|ال|بال|لل)?(?:معرض|محل|محلكم|معرضكم|متجركم|فرع|فرعكم|فروعكم|مقركم|صاله عرض)(?= |$)|(?:^| )(?:اين|وين|فين) (?:انتم|تقعون|موقعكم|محلكم|مكانكم|معرضكم|المحل|المعرض)/u,
    shop: /$^/u,
    coming:
      /(?:^| )(?:ازوركم|اجي|اجيكم|نجي|امر|امركم|زيارته|زيارتكم|بنفسي|معاينته\p{L}*|معاينتها|اعاينه\p{L}*|استلمه\p{L}*|استلامه\p{L}*|اخذه بنفسي|اخذها بنفسي|استلام من المحل)(?= |$)|(?:اشوف|اشمه|اشم|اجرب|اعاين)\p{L}* (?:\S+ )?(?:قبل|بنفسي|عندكم|بالمحل|بالمعرض)/u,
    questions: ['هل لديكم محل أو معرض وأين يقع؟', 'هل يمكنني استلام الطلب بنفسي من المتجر؟', 'ما أوقات العمل؟'],
  },
  ja: {
    place: /(?:実店舗|店舗|ショールーム|お店|店(?=で|は|に|って|の場所|頭))/u,
    shop: /$^/u,
    coming: /(?:実物を|直接|手に取って|試し書き|試着|取りに(?:行|伺|う)|受け取りに|来店|伺って|見に行)/u,
    questions: ['お店はどこにありますか？', '店頭で受け取れますか？', '営業時間を教えてください。'],
  },
};

/** Whether a message asks to come by, or where. In Japanese a shop is named in many other questions: both must be there. */
export function asksVisit(message: string, language: DialogueLanguage): boolean {
  const { place, shop, coming } = languages[language];
  if (language === 'ja') {
    const text = message.normalize('NFKC');
    return coming.test(text) || (place.test(text) && /(?:どこ|場所|あります|行け|見れ|見られ|ある)/u.test(text));
  }
  const text = foldedWords(message).map(comparable).join(' ');
  return place.test(text) || shop.test(text) || coming.test(text);
}

/** What shops answer about coming by, in plain words. */
export const visitQuestions = (language: DialogueLanguage): Visits['questions'] => languages[language].questions;

/** Endings of verbs: what somebody wants to do there names no other thing. */
const verbs: Partial<Record<DialogueLanguage, RegExp>> = {
  fr: /(?:er|ir|re|ions|ait|ez)$/u,
  es: /(?:[aei]r(?:l[aoe]s?|me|nos)?|ría(?:mos)?)$/u,
  it: /(?:[aei]r(?:e|l[oaie]|mi)|remmo|rei)$/u,
  de: /en$/u,
  nl: /en$/u,
  pl: /(?:[ćc]|[lł](?:a)?bym)$/u,
  tr: /(?:[ıiuü]p|arak|erek|m[ae]dan|m[ae]den|m[ae]k|s[ıiuü]n[ıiuü]z|[ıiuü]m|[ae]r)$/u,
  ar: /^[أاتين]/u,
  ja: /[いうくすつぬむるてで]$/u,
};

/** Whether a word looks like a verb of its language. */
export const isVerbLike = (word: string, language: DialogueLanguage): boolean => verbs[language]?.test(word.toLowerCase()) ?? false;
