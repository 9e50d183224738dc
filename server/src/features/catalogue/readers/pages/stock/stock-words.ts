/** What shops write about the stock of a product, in many languages. */

/** Joins alternatives; they stand in the order of the languages in the tests. */
const any = (...lists: string[]): string => lists.join('|');
/** Latin, Greek and Cyrillic words: bounded by what is no letter. */
const outWords = any(
  // English
  `sold[ -]?out|out[ -]of[ -]stock|(?:not|isn't|no longer|not currently|not yet|never) (?:currently |yet )?(?:available|in stock)|unavailable|discontinued|no stock|none left|all gone|awaiting stock|(?:notify|email|e-mail|alert|tell|remind|text)(?: me)? (?:when|once|if|by e-?mail)|(?:notify|alert|tell) me|(?:get|be) notified|restock(?:ing|ed)? soon|expected (?:back|in stock)|(?:join|on)(?: the| our)? wait(?:ing)?[ -]?list|(?:back|available|returning)(?: again)?(?: in stock)?(?: again)? soon|coming (?:back )?soon|will be back`,
  // German
  `ausverkauft|vergriffen|nicht(?: \\p{L}+){0,2} (?:lager|lagernd|verfügbar|lieferbar|vorrätig|erhältlich|bestellbar)|nicht auf lager|kein(?:en)? (?:lager)?bestand|(?:bald|in kürze|demnächst|voraussichtlich)(?: wieder)? (?:verfügbar|lieferbar|erhältlich|auf lager|da)|wieder (?:verfügbar|lieferbar|erhältlich|auf lager|da) ab|benachrichtig\\p{L}* (?:mich|sie mich|bei verfügbarkeit|wenn|sobald)|sobald(?: wieder)? (?:verfügbar|lieferbar)|(?:artikel|produktion|produkt) (?:wurde )?eingestellt|auf die warteliste|nicht mehr im sortiment`,
  // French
  `[ée]puisée?s?|rupture(?: de stock)?|indisponibles?|(?:non|pas|plus|n['’]est plus|n['’]est pas)(?: actuellement| encore)? (?:disponibles?|en stock|commercialisée?|en vente)|hors stock|aucun stock|plus de stock|stock insuffisant|m['’]informer|victime de son succès|(?:m['’]avertir|me prévenir|prévenez[- ]moi|alertez[- ]moi|m['’]alerter|être averti)|bientôt (?:de retour|disponible|en stock)|retour en stock (?:prochain\\p{L}*|bientôt|prévu)|en cours de réapprovisionnement|arrêté par|liste d['’]attente`,
  // Spanish
  `agotad[oa]s?|sin (?:stock|existencias|unidades|disponibilidad)|fuera de stock|no(?: está| se encuentra)?(?: actualmente| ya)? disponibles?|no hay (?:stock|existencias|unidades)|no quedan(?: unidades)?|descatalogad[oa]|próximamente|(?:avísame|avisarme|notifi(?:car|ca)me|avisadme)|lista de espera|vuelve pronto|en breve`,
  // Italian
  `esaurit[oaie]|non(?: è| sono| più| ancora| attualmente| momentaneamente)* (?:disponibil[ei]|in vendita|in stock|in magazzino|ordinabile)|nessuna disponibilità|fuori (?:produzione|catalogo|stock)|in arrivo|prossimamente|presto disponibile|disponibile (?:a breve|presto)|di nuovo disponibile a breve|tornerà disponibile|avvisami|notificami|in riassortimento|lista d['’]attesa`,
  // Dutch
  `uitverkocht|niet(?: meer| langer| tijdelijk| momenteel)* (?:op voorraad|leverbaar|beschikbaar|verkrijgbaar|te (?:bestellen|koop))|geen (?:voorraad|exemplaren)|binnenkort(?: weer)? (?:leverbaar|beschikbaar|op voorraad|verwacht)|weer (?:leverbaar|op voorraad|beschikbaar) vanaf|houd me op de hoogte|mail (?:mij|me) wanneer|(?:stuur (?:mij|me) een|krijg|ontvang(?: een)?) (?:bericht|mail)|wachtlijst|uit (?:het )?assortiment|levertijd onbekend`,
  // Polish
  `wyprzedan[yaeo]|niedostępn[yae]|brak (?:w magazynie|na (?:stanie|magazynie)|towaru|produktu|w (?:sprzedaży|ofercie)|dostępności|zapasów)|(?:chwilowo|czasowo|obecnie) brak|nie ma (?:w magazynie|na (?:stanie|magazynie))|nie jest (?:już )?dostępn[yae]|nie na stanie|wyczerpan[yae]|wycofan[yae]|powiadom(?: mnie| o dostępności|,? gdy)|wkrótce (?:dostępn[yae]|w sprzedaży|ponownie)|dostępn[yae] wkrótce|lista oczekujących|oczekujemy na dostawę|zapytaj o dostępność|sprzedaż zakończona`,
  // Turkish
  `tükendi|tükenmiştir|stok(?:ta|larda|larımızda|ta)?(?: \\p{L}+)? (?:yok|kalmadı|bulunmamaktadır|bulunmuyor)|stok dışı|mevcut değil|(?:temin|tedarik) edilemiyor|satışta değil|satışa kapalı|haber ver|yakında(?: \\p{L}+)?|bekleme listesi|üretimden (?:kaldırıldı|kalktı)|ürün kalmadı|elimizde yok`,
  // Others
  `slut i lager|ej i lager|tillfälligt slut|slutsåld|ikke (?:længere |lenger )?på lager|udsolgt|utsolgt|loppu(?:nut|unmyyty)?|ei varastossa|není skladem|nedostupn\\p{L}+|vyprodáno|vypredan[ée]|nie(?: je)? na sklade|elfogyott|nincs (?:raktáron|készleten)|stoc epuizat|indisponibil|nu este în stoc|нет в наличии|распродан\\p{L}*|немає в наявності|няма в наличност|εξαντλ\\p{L}+|μη διαθέσιμο|esgotad[oa]|indispon[ií]vel|fora de estoque|sem estoque|rasprodano|nije dostupno|ni na zalogi|razprodano|läbi müüdud|išparduota|hết hàng|stok habis`,
);
/** Words in scripts without spaces between words, or with prefixes on them. */
const outSigns = any(
  '売り?切れ?(?!れ|間近|次第|御免|必至|[のた]?(?:場合|際|時))|(?<!まもなく|間もなく)完売(?!間近)|品切れ?|在庫(?:切れ|なし|無し|[がは]?(?:ありません|ございません|なくなりました)|数?[:：]?\\s?[×✕✖])|(?:再?入荷|次回入荷)(?:待ち|未定|お知らせ|通知|次第)|近日(?:入荷|発売|再入荷)|(?:販売|取り?扱い?|生産|受付)[をは]?(?:終了|停止)|廃番|欠品|お?取り?扱い?(?:できません|しておりません|ありません)|購入できません',
  '售罄|缺货|缺貨|已售完|无货|無貨|품절|재고 ?없음|สินค้าหมด|ของหมด',
  '(?<![يت])(?:نفد|نفذ)(?:ت)?|غير (?:متوفر|متاح|موجود)|ليس متوفر|لا (?:يوجد مخزون|يتوفر|تتوفر)|انته[تى] ?(?:الكمية|المخزون)?|لم يعد (?:متوفر|متاح)|(?:أعلمني|نبهني|أخبرني|إشعاري|اشعاري|اعلمني|تنبيه|إشعار) عند|قريبا|قائمة الانتظار|تم البيع|مباع|بيعت? بالكامل|خارج المخزون|ناموجود|אזל|לא במלאי|לא זמין',
);
/** The whole text is the word: 'Sold', but not 'Sold by Lumo'. */
const outAlone =
  '(?:sold|vendu|vendid[oa]|venduto|verkocht|sprzedan[yaeo]|verkauft|satıldı|kalmadı|brak|terminato|back soon|chwilowo brak|çok yakında|såld|solgt|myyty|prodáno|مباع)';
/** Texts that say that none is left: '0 in stock', 'Lagerbestand: 0'. */
const zero = any(
  '(?:quedan|restano|rimangono|nog|noch|still) 0(?![\\d.,])|(?:voorraad|stock|stato)\\s?[:：]\\s?(?:geen|keiner|aucun|nessuno|none)|(?<![\\d.,])0 ?(?:x |st(?:ü|ue)ck |pcs\\.? |szt\\.? |ks |adet )?(?:in stock|left|available|auf lager|verfügbar|vorrätig|lagernd|en stock|disponibles?|disponibili|op voorraad|szt\\.?|sztuk|na stanie|skladem)',
  '(?:stock|bestand|lagerbestand|verfügbar|disponibilità|disponibilidad|existencias|voorraad|stan magazynowy|dostępność|stok(?: adedi| miktarı)?|المخزون|الكمية|在庫数?|库存)\\s?[:：]?\\s?0(?![\\d.,])',
  '(?:dostępność|stan)\\s?[:：]\\s?brak',
);
/** Texts that say that it is not sold out yet: 'almost sold out', 'not sold out', 'order before it is sold out'. Also texts about other cases. */
const notYet = new RegExp(
  `(?<!\\p{L})(?:${any(
    'almost|nearly|soon|never|not|yet|before|until|about to be|going to be|selling|often|quickly|fast|(?:not|never) be|if|in case|should|when an|that (?:are|is)|items? that',
    'fast|beinahe|bald|gleich|schnell|nicht|noch nicht|nie|bevor|ehe|in kürze|demnächst|falls|wenn|sollte|oft',
    "presque|bientôt|quasi(?:ment)?|pas encore|jamais|avant|(?:si|lorsque|quand) (?:un|une|le|la|l')|souvent|vite",
    'casi|a punto de|pronto|no|aún no|todavía no|nunca|antes de|si (?:un|una|el|la)',
    'quasi|non ancora|mai|prima che|presto|se (?:un|una|il|la)|nel caso',
    'bijna|haast|nog niet|nooit|snel|voordat|als|indien',
    'prawie|jeszcze nie|nie|zanim|jeśli|jeżeli',
    'neredeyse|henüz|hiç|eğer',
    'snart|nästan|næsten|nesten|snabbt|pian|melkein|téměř|skoro|brzy|majdnem|aproape|почти|скоро|майже|quase',
  )})(?: \\p{L}+['’]?\\p{L}*){0,4} (?:${any(
    'sold[ -]?out|out[ -]of[ -]stock',
    'ausverkauft|vergriffen',
    '[ée]puisée?s?|(?:en )?rupture(?: de stock)?',
    'agotad[oa]s?',
    'esaurit[oaie]',
    'uitverkocht',
    'wyprzedan[yaeo]',
    'tükendi',
    'slutsåld|udsolgt|utsolgt|loppuunmyyty|loppu|vyprodáno|elfogyott|epuizat|распродан\\p{L}*|esgotad[oa]',
  )})(?!\\p{L})|\\p{L}*(?:切れ|品切)れ?の(?:場合|際|時)`,
  'giu',
);

/** Other things than the product that may be unavailable: 'Gift wrapping not available', 'Abholung nicht verfügbar'. */
const otherThings =
  /(?<!\p{L})(?:packag|wrapping|gift|deliver|shipping|pick-?up|collect|express|returns?|payment|paypal|financ|instal|review|photo|image|video|preview|service|engrav|verpackung|geschenk|versand|lieferung|abholung|zahlung|ratenkauf|bewertung|bild|vorschau|gravur|montage|livraison|retrait|emballage|paiement|avis|envío|envio|entrega|recogida|envoltorio|pago|reseña|imagen|spedizion|consegna|ritiro|confezion|pagament|recension|immagine|verzending|levering|afhal|verpakking|betaling|beoordeling|dostaw|wysyłk|odbiór|opakowani|płatnoś|opini|kargo|teslimat|paket|ödeme|taksit|yorum|görsel)|الشحن|التوصيل|الدفع|التغليف|التقييم|配送|送料|ラッピング|ギフト|決済|画像|レビュー/iu;
const missing =
  /(?:not|isn't|no longer|not currently) (?:currently )?available|unavailable|nicht(?: \p{L}+){0,2} (?:verfügbar|erhältlich)|indisponibles?|(?:non|pas|plus) disponibles?|no(?: está)? disponibles?|non(?: è)? disponibil[ei]|niet(?: \p{L}+)? beschikbaar|niedostępn[yae]|mevcut değil|غير (?:متوفر|متاح)ة?|ありません|できません/giu;

const out = new RegExp(`(?<!\\p{L})(?:${outWords})(?!\\p{L})|${outSigns}|^\\P{L}*${outAlone}\\P{L}*$|${zero}`, 'iu');

const there = new RegExp(
  `(?<!\\p{L})(?:${any(
    'in stock|available|ready to ship|low stock|limited stock|(?:only )?(?:\\d+|few) left|last (?:one|few|pieces?)|ships (?:in|within)|pre-?order|made to order',
    'auf lager|nur noch \\d+|nur noch wenige|letzte (?:stücke?|exemplare)|lagernd|vorrätig|verfügbar|lieferbar|versandfertig|erhältlich|vorbestell\\p{L}+',
    'en stock|plus que \\d+|derni(?:ers|ères) (?:pièces|articles)|disponibles?|précommande\\p{L}*|expédié sous|sur commande',
    'hay (?:stock|existencias)|últim[oa]s? (?:\\d+ )?(?:unidad(?:es)?|piezas?|artículos?)|preventa|bajo pedido|entrega inmediata|quedan',
    'disponibil[ei]|ultim[oi] (?:\\d+ )?pezz[oi]|in magazzino|pronta consegna|ordinabile|preordin\\p{L}+',
    'op voorraad|voorradig|laatste stuks|leverbaar|beschikbaar|morgen in huis',
    'na stanie|ostatni[ae] (?:\\d+ )?sztuk[iae]|w magazynie|dostępn[yae]|od ręki|na zamówienie|przedsprzedaż\\p{L}*',
    'stokta|son \\d+ (?:ürün|adet)|stoklarda|mevcut|ön sipariş\\p{L}*|kargoya hazır',
    'i lager|på lager|varastossa|skladem|raktáron|készleten|în stoc|в наличии|в наявності|в наличност|διαθέσιμο|em estoque|disponível|na zalihi|na zalogi|còn hàng|tersedia',
  )})(?!\\p{L})|在庫(?:あり|有|わずか|残少|[:：]?[○◎])|残り(?:\\d|わずか)|即納|即日発送|予約受付中|有货|有貨|现货|재고 ?있음|มีสินค้า|متوفر|متاح|في المخزون|במלאי`,
  'iu',
);

/** What a short text says about the stock: that the product can be bought or ordered, or that it cannot; null when it says neither. */
export function stockIn(text: string): 'there' | 'out' | null {
  const plain = text
    .slice(0, 200)
    .normalize('NFKC')
    .replace(/[\u064b-\u0652]/g, '')
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll('’', "'")
    .replaceAll('İ', 'i')
    .replace(/\s+/g, ' ')
    .trim();
  const statement = plain.replace(notYet, ' ');
  const own = otherThings.test(statement) ? statement.replace(missing, ' ') : statement;
  if (out.test(own)) return 'out';
  return own === statement && (statement !== plain || there.test(statement)) ? 'there' : null;
}

/** Whether the source of a page may say that something is sold out. */
export const maySaySoldOut = (html: string): boolean => out.test(html);

/** Whether a statement for programs says that a product cannot be had: schema.org's terms, those of feeds, or words. */
export const isSoldOut = (availability: string): boolean =>
  /out[ _-]?of[ _-]?stock|sold[ _-]?out|discontinued|not[ _-]?available|^(?:oos|out)$/i.test(availability) ||
  (!/^https?:/.test(availability) && stockIn(availability) === 'out');
