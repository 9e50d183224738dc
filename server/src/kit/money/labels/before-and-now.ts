/** The words of shops for the former price, the usual one, the lowest of a month, and the current one. */
import { anyOf, endsWith, endsWithin, linked } from './ending.ts';

const former = endsWith(
  anyOf(
    "was|were|before|old(?: price)?|rrp|r\\.r\\.p\\.?|msrp|srp|rp|m\\.?r\\.?p|compare at(?: price)?|compared to|original(?:ly)?(?: price)?(?: was)?|instead of|(?:recommended|suggested|manufacturer'?s?) (?:retail )?price|(?:previous|former|initial|crossed[ -]out) price|price was|(?:retail|list) value|valued? at",
    'uvp(?: des herstellers)?|statt|anstatt|vorher|bisher(?:iger preis)?|früher(?:er preis)?|ehem(?:als|\\.|aliger preis)?|alter preis|(?:empfohlener )?ladenpreis|streichpreis|preisempf(?:ehlung|\\.)?|ursprünglich(?:er preis)?(?: war)?|unser alter preis',
    "au lieu d[e'’]|(?:prix )?(?:public )?conseillé|prix barré|ancien prix|avant|prix (?:d['’]origine|initial|précédent|de référence|public|avant remise)",
    'antes|(?:precio )?(?:anterior|original)|pvpr|p\\.v\\.p\\.r\\.?|pvp(?: rec(?:omendado|\\.)?)?|precio (?:recomendado|sugerido|tachado|sin descuento|de referencia)',
    'invece (?:di|che)|anziché|prima|prezzo (?:intero|originale|precedente|consigliato|iniziale|pieno|barrato)',
    '(?:advies|oude |oorspronkelijke |vorige |winkel)prijs(?: was)?|i\\.p\\.v|in plaats van|advies|d?moc',
    'førpris|før|veil\\.?(?: pris)?|vejl\\.?(?: pris)?|vejledende pris|før-?pris|tidligere(?: pris)?|förut|före|tidigare(?: pris)?|rek\\.? ?pris|ovh\\.?|suositushinta|aiempi hinta|alkuperäinen hinta|oli|ennen',
    'původn\\p{L}+(?: cena)?|pôvodn\\p{L}+(?: cena)?|před slevou|eredeti ár|régi ár|korábbi ár|stara cena|(?:poprzednia|pierwotna|sugerowana|dotychczasowa|rynkowa) cena|cena (?:poprzednia|pierwotna|sugerowana|rynkowa|przed (?:obniżką|promocją)|detaliczna)|zamiast|stará cena|stara cijena|prejšnja cena',
    'preț (?:vechi|inițial|întreg)|prețul inițial(?: a fost)?|pret vechi|prp|în loc de|стара цена|стара ціна|старая цена|цена без скидки|прежняя цена|раньше|вместо|замість|цена до скидки',
    'eski fiyat(?:ı)?|önceki fiyat(?:ı)?|orijinal fiyat(?:ı)?|piyasa fiyatı|indirimsiz(?: fiyat(?:ı)?)?|indirim öncesi|tavsiye edilen(?: satış)? fiyat(?:ı)?',
    'αρχική τιμή|πριν|από(?= ?\\d)|π\\.?λ\\.?τ\\.?|antes era|(?:o )?preço (?:original|anterior|antigo|de tabela)(?: era)?|em vez de|de(?=:)',
    'بدلا من|بدل|(?:ال)?سعر(?: ال)? ?(?:السابق|الأصلي|القديم|قبل الخصم|قبل)|كان|قبل الخصم|במקום|מחיר (?:קודם|מקורי|לפני)|قیمت قبلی|قیمت اصلی',
    'harga (?:asli|coret|awal)|giá (?:gốc|cũ|niêm yết|thị trường)|harga sebelum',
  ),
);
const formerWithin = endsWithin(
  '(?:メーカー)?希望小売価格|参考価格|元値|旧価格|소비자가격?|원래 ?가격?|原价|原價|市场价|市場價|市價|建议零售价|建議售價|划线价|吊牌价|ราคา(?:เดิม|ก่อนลด)',
);

const regular = endsWith(
  anyOf(
    '(?:regular|normal|usual|standard|list|retail|full|everyday)(?: retail)?(?: price)?|reg\\.?(?: price)?',
    'normalpreis|regulärer preis|regulär|listenpreis|normaler preis|üblicher preis|standardpreis|einzelpreis regulär',
    'prix (?:habituel|normal|régulier|de base|plein|catalogue)',
    'precio (?:habitual|normal|regular|de lista|de catálogo|de tarifa)',
    'prezzo (?:di listino|normale|regolare|base)',
    'normale prijs|reguliere prijs|catalogusprijs',
    'ord(?:inarie|inær|inært|\\.)?\\.? ?pris|normalpris|norm(?:aali(?: ?hinta)?|alhinta|\\.)',
    'běžná cena|bežná cena|cena (?:regularna|katalogowa|normalna|standardowa)|regularna cena|normál ár|redovna cijena|redna cena',
    'normal fiyat(?:ı)?|liste fiyat(?:ı)?|etiket fiyat(?:ı)?',
    'pre[țt] (?:normal|de listă|obișnuit)|обычная цена|розничная цена|редовна цена|звичайна ціна|κανονική τιμή|preço (?:normal|habitual|regular)',
    '(?:ال)?سعر العادي|מחיר (?:רגיל|מחירון)|harga normal|giá thường',
  ),
);
const regularWithin = endsWithin('定価|通常(?:販売)?価格|정가|정상가|标准价|定價|ราคาปกติ');

const lowest = new RegExp(
  `(?:${anyOf(
    '(?<!\\p{L})(?:lowest (?:recent )?price|niedrigster (?:gesamt)?preis|tiefstpreis|prix le plus bas|precio (?:más|mas) bajo|prezzo più basso|laagste prijs|najniższa cena|nejnižší cena|najnižšia cena|lägsta pris|laveste pris|alin hinta|cel mai mic preț|preço mais baixo|legalacsonyabb ár|най-ниска цена|χαμηλότερη τιμή|najniža cijena|najnižja cena)[^\\d\\p{Sc}]{0,40}(?:30[^\\d\\p{Sc}]{0,60})?',
    '30[- ](?:tage|day|dagars?|dages?|päivän)[- ]?(?:best|low|tiefst|lägsta|laveste|alin)[^\\d]{0,15}',
    '(?:son )?30 gün\\p{L}* en düşük fiyat\\p{L}*',
    '30 (?:derniers jours|dni|dní|dagen|dagar|pv)',
  )})\\)?${linked}$`,
  'iu',
);

const now = endsWith(
  anyOf(
    "now|now only|only|sale(?: price)?|(?:special|our|your|offer|deal|promo(?:tional)?|discount(?:ed)?|reduced|current|final|new|today'?s?|clearance|online|member) price|you pay|promo|price now|today|after",
    'jetzt(?: nur)?|nur(?: noch)?|heute(?: nur)?|(?:sonder|angebots|aktions|sale|end|online|kampagnen)preis|aktueller preis|(?:unser|ihr|dein) (?:neuer )?preis|neuer preis|reduziert(?:er preis)?',
    'maintenant|désormais|prix (?:promo(?:tionnel)?|soldé|réduit|actuel|spécial|remisé|de vente|final|en ligne|membre)|(?:notre|votre|nouveau) prix|seulement',
    'ahora|precio (?:de oferta|rebajado|actual|especial|final|online|internet|con descuento|promocional|de venta)|(?:nuestro|tu|su) precio|oferta|sólo|solo',
    'ora(?: solo)?|adesso|prezzo (?:scontato|attuale|speciale|promozionale|finale|in offerta|online)|(?:il )?(?:nostro|tuo) prezzo|offerta|a soli|solo',
    'nu(?: voor| slechts)?|nu|(?:aanbiedings|actie|kortings|sale)prijs|(?:huidige|onze|nieuwe|jouw|uw) prijs|slechts|voor slechts',
    'nå|tilbudspris|tilbud|kampanjpris|kampanjepris|rea ?pris|nyt|tarjous(?:hinta)?|ny pris|vores pris',
    'akční cena|nyní|teraz|(?:aktualna|nowa|nasza|twoja) cena|cena (?:promocyjna|aktualna|specjalna|po rabacie|po obniżce|teraz)|tylko|nová cena|akciová cena|naše cena|akciós ár|akció|most|új ár|aktuális ár|sada|zdaj|akcijska cena',
    'indirimli(?: fiyat(?:ı)?)?|şimdi|yeni fiyat(?:ı)?|(?:satış|kampanya(?:lı)?|güncel|özel|net|internet|web) fiyat(?:ı)?|şu andaki fiyat|sitemize özel',
    'preț (?:nou|redus|promoțional|curent|special)|prețul curent|acum|doar|новая цена|цена со скидкой|сейчас|теперь|акционная цена|нова ціна|сега|промо цена|нова цена|τελική τιμή|τώρα|μόνο|τιμή προσφοράς',
    '(?:o )?preço (?:atual|promocional|final|especial|com desconto)|agora|por apenas|por(?=:)|apenas',
    'الآن|الان|فقط|(?:ال)?سعر (?:البيع|العرض|التخفيض|الحالي|بعد الخصم|الجديد|الخاص)|بعد الخصم|מחיר (?:מבצע|סופי|מיוחד|לאחר הנחה)|עכשיו|harga (?:promo|diskon|spesial|sekarang)|giá (?:khuyến mãi|bán|sale|mới|ưu đãi)|chỉ còn',
  ),
);
const nowWithin = endsWithin(
  '販売価格|セール(?:価格)?|特価|現在価格|今なら|판매가|할인가|현재가|现价|現價|促销价|促銷價|特价|特價|优惠价|ราคา(?:พิเศษ|โปรโมชั่น|ขาย)|เหลือ',
);

/** 'van 15 voor 12', 'de 15 por 12', 'from 15 to 12': a price that fell, if the second is the lower one. */
const fellFrom = endsWith('down from|from|van|von|de|da|dal|od|z|ze|från|fra|från|desde');
const fellTo =
  /^(?:['’](?:den|dan|ten|tan))?\s*(?:to|voor|auf|por|a|à|na|za|till|til|nu|ora|–|→|>)?(?: (?:nur|only|slechts|apenas|solo|jetzt|nu))?\s*$/iu;

/** Words that always stand behind the former price, and those that do where nothing follows. */
const behindFormer = /^\s*\(?(?:yerine|helyett|sijaan)(?!\p{L})/iu;
const lastBehindFormer =
  /^\s*\(?(?:uvp|rrp|r\.r\.p|msrp|m\.?r\.?p|pvpr|p\.v\.p\.r|adviesprijs|was|before|avant|antes|listenpreis|list price|retail)(?!\p{L})/iu;

/** Whether the text right before an amount names it as a former price. */
export const saysFormer = (near: string): boolean => former.test(near) || formerWithin.test(near);
/** Whether it names the usual price, which counts unless a lower one stands beside it. */
export const saysRegular = (near: string): boolean => regular.test(near) || regularWithin.test(near);
/** Whether it names the lowest price of the last 30 days, which the EU wants beside a sale. */
export const saysLowest = (near: string): boolean => lowest.test(near);
/** Whether it names the price now. */
export const saysNow = (near: string): boolean => now.test(near) || nowWithin.test(near);
/** Whether two amounts are a price that fell, by the text before the first and between both: 'van 15 voor 12', '150'den 120'ye'. */
export const saysFell = (near: string, gap: string): boolean =>
  (fellTo.test(gap) && fellFrom.test(near)) || /^['’](?:den|dan|ten|tan)\s*$/u.test(gap);
/** Whether words behind an amount say that it is a former price: '150 TL yerine 120 TL', '12 € 15 € UVP'. `isLast`: no amount follows on its line. */
export const saysFormerBehind = (behind: string, isLast: boolean): boolean =>
  behindFormer.test(behind) || (isLast && lastBehindFormer.test(behind));
