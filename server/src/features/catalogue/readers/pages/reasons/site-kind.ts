/** Tells which kind of site a first page belongs to if it is not a shop's, by signs of different sorts: one sign alone is never enough. */
import type { CheerioAPI } from 'cheerio';
import { buyWords } from '../shop-words.ts';

/** A sign of a kind of site, and how much it counts. */
type Sign = readonly [weight: number, words: RegExp];

/** The sum of signs from which on the kind is certain enough. */
const enough = 3;

const hours =
  /opening (?:hours|times)|open (?:for|every|from|daily|all)|closed on|öffnungszeiten|ruhetag|geöffnet|sprechzeiten|sprechstunde|horaires|ouvert(?:ure)?|fermé le|horarios?|abierto|cerrado|orari|apert[oi]|chiuso|openingstijden|geopend|gesloten|open van|godziny|czynn[ey]|otwarte|çalışma saatleri|açığız|hafta içi|her gün|أوقات العمل|ساعات العمل|مفتوح|من (?:الأحد|السبت|الاثنين)|営業時間|診療時間|定休|休診/iu;
const place =
  /opening|find us|how to find|directions|anfahrt|so finden sie|nous trouver|venir|dónde estamos|cómo llegar|dove siamo|come raggiungerci|route|dojazd|jak dojechać|nasıl gelinir|iletişim|contact|kontakt|contacto|contatti|اتصل بنا|موقعنا|アクセス|所在地/iu;

/** A restaurant, a café, a bar. */
const tables: readonly Sign[] = [
  [
    2,
    /book (?:a|your) table|reserve (?:a|your) table|table (?:booking|reservation)|tisch (?:reservieren|buchen)|tischreservierung|réserver (?:une|votre) table|réservation de table|reservar? (?:una |tu )?mesa|prenota (?:un |il )?tavolo|prenotazione tavol|(?:reserveer|boek) (?:een |je )?tafel|tafel reserveren|(?:zarezerwuj|rezerwacja) stolik|masa (?:rezervasyon|ayırt)|احجز طاولة|حجز طاولة|お席のご予約|お席の予約/iu,
  ],
  [
    2,
    /our menu|lunch menu|dinner menu|wine list|à la carte|speisekarte|mittagskarte|weinkarte|tageskarte|unsere karte|la carte|notre carte|nos menus|carte des vins|plat du jour|formule midi|nuestra carta|menú del día|carta de vinos|il (?:nostro )?men[uù]|men[uù] del giorno|carta dei vini|le nostre pizze|menukaart|onze kaart|wijnkaart|karta (?:dań|win|menu)|menu dnia|danie dnia|menümüz|günün (?:menüsü|çorbası|yemeği)|قائمة الطعام|お品書き|ランチメニュー|コース料理/iu,
  ],
  [
    2,
    /(?<!\p{L})(?:restaurants?|bistro|bistrot|brasserie|trattoria|osteria|pizzeria|ristorante|taverna|restaurante|gasthaus|gasthof|wirtshaus|eetcafé|restaurant\p{L}*|restauracja|karczma|pierogarnia|lokanta\p{L}*|restoran\p{L}*|meyhane|steakhouse|gastropub|tearooms?|heladería|gelateria|eisdiele|pannenkoekenhuis|crêperie|galettes|rôtisserie|auberge|tapas|raciones|marisquería|asador|mesón|cervecería|kebap\p{L}*|kebab\p{L}*|ocakbaşı|pideci|pizza und pasta|sushi|gospoda|zajazd|burgery)(?!\p{L})|مطعم|مقهى|مشويات|居酒屋|レストラン|食堂|料亭|鮨|寿司|焼鳥|焼肉|ラーメン|割烹|蕎麦/iu,
  ],
  [
    1,
    /(?<!\p{L})(?:caf[eé]|kaffeehaus|cafetería|caffetteria|kawiarnia|kafe|kahve|tea ?rooms?|heladería|gelateria|eisdiele|eiscafé|patisserie|pannenkoekenhuis|cukiernia|pastane|bakery|bäckerei|boulangerie|panadería|panificio|bar|pub)(?!\p{L})|カフェ|喫茶/iu,
  ],
  [
    1,
    /(?<!\p{L})(?:lunch|dinner|brunch|breakfast|frühstück|mittagstisch|küche|déjeuner|dîner|cuisine|desayunos?|almuerzos?|cenas?|comidas?|cocina|pescados y mariscos|pranzo|colazione|cucina|antipasti|primi|secondi|diner|borrel|gerechten|kuchnia|dania|pierogi|zupy|obiad\p{L}*|yemekleri|kahvaltı|tatlılar|mezeler|desayunos|aperitiv[oi]|pannenkoeken|ciasta|śniadani[ae]|helados|gelati|balık|starters|desserts|kuchen|tapas)(?!\p{L})|الغداء|العشاء|فطور|مأكولات|حلويات|ランチ|ディナー|料理|手作りケーキ/iu,
  ],
  [
    1,
    /(?<!\p{L})(?:reservations?|reservierung|réserver|réservation|reservas?|reservar|bookings?|prenotazion[ei]|prenota|reserveren|rezerwacj[ae]|rezervasyon)(?!\p{L})|حجز|ご予約/iu,
  ],
  [1, /(?<!\p{L})(?:menus?|menú|menù|menü|carta|kaart)(?!\p{L})|القائمة|メニュー/iu],
  [1, hours],
];

/** A business that is visited or comes to its customers: practices, salons, craftsmen, hotels, lawyers. */
const visits: readonly Sign[] = [
  [
    2,
    /(?:book|make|request|schedule) an? (?:appointment|consultation|visit|viewing)|book online now|termin (?:vereinbaren|buchen|online)|terminvereinbarung|online-termin|prendre (?:un )?(?:rendez-vous|rdv)|prise de rendez-vous|sur rendez-vous|(?:pedir|pide|reservar|reserva) (?:tu |una )?(?:cita|consulta)|cita previa|prenota (?:un |una |la )?(?:appuntamento|visita|consulenza)|afspraak (?:maken|plannen|inplannen)|maak een afspraak|um[óo]w (?:się na )?(?:wizytę|spotkanie)|rezerwacja wizyty|randevu (?:al|alın|oluştur)|احجز موعد|حجز موعد|ご予約はこちら|予約する|診療予約/iu,
  ],
  [
    2,
    /(?:get|request) a (?:free )?quote|free estimate|angebot anfordern|kostenlose[rs]? (?:angebot|kostenvoranschlag|beratung)|devis gratuit|demander un devis|(?:pide|pedir|solicita\p{L}*) (?:tu |un )?presupuesto|presupuesto sin compromiso|(?:richiedi|chiedi) (?:un )?preventivo|offerte aanvragen|vrijblijvende offerte|(?:bezpłatna|darmowa) wycena|zapytaj o wycenę|teklif al|ücretsiz keşif|اطلب عرض سعر|お見積り|無料見積/iu,
  ],
  [
    2,
    /book (?:a|your) (?:room|stay)|check availability|zimmer (?:buchen|anfragen)|réserver une chambre|nos chambres|(?:reservar|reserva) (?:tu )?habitación|prenota (?:la |una )?camera|le nostre camere|kamer boeken|zarezerwuj pokój|oda rezervasyonu|احجز غرفة|宿泊予約|空室/iu,
  ],
  [
    2,
    /(?<!\p{L})(?:plumb(?:er|ing)|electrician|dentist|dental|law firm|solicitors?|hair salon|hairdresser|physiotherap\p{L}+|zahnarzt\p{L}*|arztpraxis|kanzlei|rechtsanw\p{L}+|friseur\p{L}*|steuerberat\p{L}+|handwerk\p{L}*|klempner|elektriker|coiffeur|coiffure|dentiste|avocats?|plombier|notaire|clínica|dentistas?|abogad[oa]s|peluquería|fontaner\p{L}+|studio (?:legale|dentistico|medico)|avvocat[oi]|dentista|parrucchier[ei]|idraulico|kapper|kapsalon|tandarts\p{L}*|advocat\p{L}+|loodgieter|gabinet|fizjoterap\p{L}+|dentyst\p{L}*|kancelaria|fryzjer\p{L}*|hydraulik|diş (?:hekimi|kliniği)|kliniği|avukat\p{L}*|kuaför|tesisat\p{L}*|hotel|hôtel|pension|guesthouse|yoga studio|fitness studio|veterinar\p{L}+|vet clinic|osteopath\p{L}*|ostéopathe?s?|kinésithérap\p{L}+|psycholog\p{L}+|tierarzt\p{L}*|physiotherapie|heilpraktiker\p{L}*|maler(?:betrieb|meister)\p{L}*|fahrschule|driving school|auto-?école|rijschool|autoescuela|autoscuola|auto-?serwis|mechanik\p{L}*|warsztat|garage|autohaus|veteriner\p{L}*|beauty salon|kosmetik(?:studio|salon)|spa)(?!\p{L})|عيادة|محام|صالون|فندق|歯科|医院|クリニック|法律事務所|美容室|旅館|整体院|整骨院|動物病院|税理士/iu,
  ],
  [
    1,
    /our services|treatments|unsere leistungen|leistungen|behandlungen|nos (?:services|prestations)|prestations|nuestros servicios|tratamientos|i nostri servizi|servizi|trattamenti|onze diensten|behandelingen|usługi|zabiegi|hizmetlerimiz|tedaviler|خدماتنا|診療案内|サービス案内|施術/iu,
  ],
  [
    1,
    /(?<!\p{L})(?:our team|meet the team|das team|unser team|notre équipe|equipo|il team|lo studio|ons team|nasz zespół|ekibimiz|team|price list|preisliste|tarifs|tarifas|tariffe|tarieven|cennik|fiyat listesi)(?!\p{L})|فريقنا|スタッフ紹介|料金表/iu,
  ],
  [1, /(?<!\p{L})(?:rooms|suites|zimmer|chambres|habitaciones|camere|kamers|pokoje|odalar(?:ımız)?)(?!\p{L})|الغرف|客室/iu],
  [1, /(?<!\p{L})(?:book(?:ing)?s?|buchen|anfragen|réserver|reservar|prenota|boeken|rezerwuj|rezervasyon)(?!\p{L})|احجز|ご予約/iu],
  [1, hours],
  [1, place],
];

const months =
  '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|jänner|märz|mai|juni|juli|okt|dez|janv|févr|mars|avril|juin|juil|août|ene|abr|mayo|ago|dic|gen|mag|giu|lug|set|ott|maart|mei|maj|sty|lut|kwi|cze|lip|sie|wrz|paź|lis|gru|oca|şub|nis|mayıs|haz|tem|ağu|eyl|eki|kas|ara)\\p{L}*\\.?';
/** Dates as blogs show them. */
const dates = new RegExp(
  `(?<![\\d])\\d{1,2}\\.?(?: de)? ${months}(?: de)? \\d{4}|${months} \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}|\\d{4}年\\d{1,2}月\\d{1,2}日|(?<!\\d)20\\d{2}-\\d{2}-\\d{2}(?!\\d)|(?<!\\d)\\d{1,2}[./]\\d{1,2}[./]20\\d{2}(?!\\d)|\\d{1,2} (?:يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر) \\d{4}`,
  'giu',
);
const readMore =
  /read (?:more|on|the (?:full )?(?:post|article|story))|continue reading|weiterlesen|mehr lesen|zum artikel|lire (?:la suite|plus|l['’]article)|leer más|seguir leyendo|leggi (?:tutto|di più|l['’]articolo)|continua a leggere|lees (?:verder|meer)|verder lezen|czytaj (?:dalej|więcej)|devamını (?:oku|gör)|اقرأ المزيد|متابعة القراءة|أكمل القراءة|続きを読む|もっと読む/giu;
const blogWords =
  /(?<!\p{L})(?:blog|weblog|journal|archives?|archiv|archivo|archivio|archief|archiwum|arşiv|comments?|kommentare?|commentaires?|comentarios?|commenti|reacties|komentarz\p{L}*|yorum\p{L}*|posted (?:by|on|in)|geschrieben von|veröffentlicht am|publié le|publicado|pubblicato|geplaatst op|opublikowan\p{L}+|about me|über mich|sobre mí|chi sono|over mij|o mnie|hakkımda|newsroom|magazine|magazin|editorial)(?!\p{L})|مدونة|الأرشيف|تعليقات|من أنا|日記|ブログ|過去の記事|コメント/iu;
const postNames = /(?:^|[-_ ])(?:post|entry|hentry|blog-?post|article|story|teaser)(?:$|[-_ ]\w*)/i;

const articleTypes = /"@type"\s*:\s*(?:\[\s*)?"(?:Blog|BlogPosting|Article|NewsArticle|NewsMediaOrganization|Person)"/;
const storeTypes = /"@type"\s*:\s*(?:\[\s*)?"(?:Product|ProductGroup|OnlineStore|Store|Offer|OfferCatalog|ItemList)"/;
const businessTypes =
  /"@type"\s*:\s*(?:\[\s*)?"(Restaurant|FoodEstablishment|CafeOrCoffeeShop|BarOrPub|FastFoodRestaurant|Bakery|Hotel|LodgingBusiness|BedAndBreakfast|Dentist|Physician|MedicalClinic|MedicalBusiness|LegalService|Attorney|HairSalon|BeautySalon|DaySpa|HealthAndBeautyBusiness|HomeAndConstructionBusiness|Plumber|Electrician|RealEstateAgent|ProfessionalService|AutoRepair|SportsActivityLocation|ExerciseGym|School|CollegeOrUniversity|Church|NGO|GovernmentOrganization|MusicGroup|Event)"/;

/** In the address, class or id of a link or button: whole words, because a 'carte' or a 'carta' is what a restaurant offers. */
const cartMarks =
  /(?:^|[^a-z])(?:(?:shopping|mini|add-?to|my|view|go|open|header)[-_]?)?(?:cart|basket|checkout|warenkorb|einkaufswagen|panier|carrito|carrello|winkelwagen|winkelmand(?:je)?|koszyk|sepet(?:im)?|ko[sš][ií]k|kosar|kosarica|cos-de-cumparaturi|korzina|kundvagn|varukorg|(?:indkøbs|handle)?kurv|ostoskori|carrinho|gio-hang|keranjang)(?:$|[^a-z])|shopify|woocommerce/i;
const cartTexts =
  /^(?:\P{L}*)(?:(?:shopping |my |your )?(?:cart|basket|bag)|warenkorb|einkaufswagen|(?:mon |votre )?panier|(?:mi )?carrito|(?:mi )?cesta|carrello|winkelwagen|winkelmandje|(?:mój )?koszyk|sepet(?:im)?|カート|買い物かご|السلة|سلة التسوق|košík|kosár|coș(?:ul)?|корзина|кошик|количка|καλάθι|kundvagn|varukorg|kurv|handlekurv|ostoskori|carrinho|cesto|košarica|giỏ hàng|keranjang|ตะกร้า|购物车|購物車|장바구니|סל קניות)(?:\P{L}*)$/iu;
const shopTexts =
  /^(?:\P{L}*)(?:(?:online[- ]?|web)?shop|shop (?:now|online)|online[- ]?store|store|zum shop|jetzt kaufen|boutique(?: en ligne)?|e-?shop|tienda(?: online)?|negozio(?: online)?|acquista ora|webshop|webwinkel|sklep(?: internetowy)?|mağaza|online mağaza|المتجر|تسوق الآن|متجر|オンラインショップ|ショップ|通販)(?:\P{L}*)$/iu;

/** A site of another kind, or null when it may be a shop. `lines` are those that its first page shows. */
export function siteKindOf($: CheerioAPI, html: string, lines: readonly string[]): 'business' | 'blog' | null {
  if (sells($) || storeTypes.test(html)) return null;
  const text = `${$('title').first().text()}\n${lines.join('\n')}`.slice(0, 100_000).replaceAll('İ', 'i');
  if (businessTypes.test(html) || isOf(tables, text, 4) || isOf(visits, text)) return 'business';
  return isBlog($, html, text) ? 'blog' : null;
}

const sells = ($: CheerioAPI): boolean =>
  $('a[href], button, form')
    .toArray()
    .some((each) => {
      const element = $(each);
      const names = ['href', 'class', 'id', 'action', 'aria-label'].map((name) => element.attr(name) ?? '').join(' ');
      const text = element.is('form') ? '' : element.text().trim().slice(0, 60);
      return (
        cartMarks.test(names.toLowerCase()) ||
        (text.length < 60 && buyWords.test(text)) ||
        cartTexts.test(text) ||
        (element.is('a') && shopTexts.test(text))
      );
    });

/** Whether enough signs stand in a text: one of them of a kind that means little else, or as many as `withoutStrong`. */
function isOf(signs: readonly Sign[], text: string, withoutStrong = Number.POSITIVE_INFINITY): boolean {
  const weights = signs.filter(([, words]) => words.test(text)).map(([weight]) => weight);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return sum >= (weights.includes(2) ? enough : withoutStrong);
}

function isBlog($: CheerioAPI, html: string, text: string): boolean {
  if (articleTypes.test(html) || $('meta[property="og:type"][content="article"], meta[property="og:type"][content="blog"]').length > 0)
    return true;
  const posts = $('article').length >= 2 || $('[class]').filter((_, each) => postNames.test($(each).attr('class') ?? '')).length >= 2;
  const isDated = $('time').length >= 2 || (text.match(dates)?.length ?? 0) >= 2;
  const more = (text.match(readMore)?.length ?? 0) >= 2;
  const hasFeed = $('link[type="application/rss+xml"], link[type="application/atom+xml"]').length > 0;
  const sum = (posts ? 2 : 0) + (isDated ? 2 : 0) + (more ? 2 : 0) + (blogWords.test(text) ? 1 : 0) + (hasFeed ? 1 : 0);
  return sum >= enough;
}
