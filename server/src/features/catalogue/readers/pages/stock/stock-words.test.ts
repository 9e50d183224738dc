/** What shops in ten languages write where the stock is told: what can be bought, in whatever way, and what cannot. */
import { describe, expect, test } from 'vitest';
import { stockIn } from './stock-words.ts';

const wordings: Record<string, { out: string; there: string }> = {
  en: {
    out: `Sold out | Sold Out! | SOLD OUT ONLINE | Out of stock | Out-of-stock | Currently out of stock | Temporarily out of stock | Currently unavailable | This item is unavailable
      Sorry, this product is unavailable | No longer available | No longer in stock | Not available | Not currently available | Currently not available | This item isn’t available
      Not in stock | Temporarily unavailable | Discontinued | This product has been discontinued | No stock | 0 in stock | Stock: 0 | Availability: Out of stock | None left | All gone
      Notify me when available | Email me when back in stock | Notify Me When It's Back | Get notified when it's back | Join the waitlist | Join waiting list | Back in stock soon
      Back soon | Available again soon | Coming back soon | Awaiting stock | Sold | Not available for purchase | Out of stock until further notice | Coming soon`,
    there: `In stock | In Stock! | Only 2 left | Only 2 left in stock | Hurry, only 3 left in stock! | Low stock | Back in stock | Back in stock! | Now back in stock | Available | Available now
      In stock, ready to ship | 5 in stock | 10 in stock | Last one | Almost sold out | Nearly sold out | Selling fast | Limited stock | Few left | Ready to ship | Available for immediate delivery
      Never out of stock | Stock: 12 | Stock: 10 | Availability: In stock | Pre-order now | Available to order | Made to order | Available for preorder | Available on backorder | More than 10 available
      Buy before it's sold out | Not sold out yet | Available in store | Usually ships in 24 hours | Order before they are sold out | Selling out fast | Soon sold out | Free returns`,
  },
  de: {
    out: `Ausverkauft | Leider ausverkauft | Derzeit ausverkauft | Restlos vergriffen | Vergriffen | Nicht auf Lager | Nicht mehr auf Lager | Nicht verfügbar | Derzeit nicht verfügbar
      Nicht mehr verfügbar | Zurzeit nicht verfügbar | Momentan leider nicht verfügbar | Aktuell nicht lieferbar | Nicht lieferbar | Nicht mehr lieferbar | Vorübergehend nicht lieferbar
      Nicht vorrätig | Online nicht verfügbar | Nicht mehr erhältlich | Zur Zeit nicht bestellbar | Kein Lagerbestand | Lagerbestand: 0 | Bestand: 0 Stück | 0 Stück auf Lager
      Bald wieder verfügbar | In Kürze wieder lieferbar | Wieder lieferbar ab 12.5. | Voraussichtlich wieder da ab März | Benachrichtigen Sie mich, sobald verfügbar | Benachrichtigung bei Verfügbarkeit
      Artikel eingestellt | Produktion eingestellt | Auf die Warteliste | Verfügbarkeit: ausverkauft | Dieser Artikel ist derzeit nicht verfügbar | Nicht mehr im Sortiment | Demnächst verfügbar`,
    there: `Auf Lager | Sofort lieferbar | Sofort verfügbar | Nur noch 2 auf Lager | Nur noch wenige Stück | Noch 3 verfügbar | Lagernd | Vorrätig | 12 Stück vorrätig | 10 auf Lager | Wieder verfügbar
      Wieder auf Lager | Jetzt wieder lieferbar | Wieder da! | Lieferbar in 2-3 Tagen | Verfügbar | Bald ausverkauft | Fast ausverkauft | Schnell ausverkauft | Noch nicht ausverkauft | Begrenzte Stückzahl
      Vorbestellbar | Jetzt vorbestellen | Auf Bestellung | Lieferzeit 3-5 Tage | Bestand: 5 | Lagerbestand: 120 | Letzte Exemplare | Versandfertig | Restposten | Knapper Bestand | Abholbereit
      Erhältlich | Nur online erhältlich | Nicht verpassen! | Verfügbarkeit: auf Lager | Im Lager, sofort versandbereit | Sichern, bevor es ausverkauft ist`,
  },
  fr: {
    out: `Épuisé | Epuisé | Produit épuisé | Article épuisé | Stock épuisé | Temporairement épuisé | Rupture de stock | En rupture de stock | En rupture | Actuellement en rupture | Indisponible
      Temporairement indisponible | Momentanément indisponible | Non disponible | Plus disponible | N’est plus disponible | Ce produit n'est pas disponible | Actuellement non disponible | Pas disponible
      Plus en stock | Pas en stock | Hors stock | Stock : 0 | 0 en stock | Aucun stock | Victime de son succès | M’avertir dès que disponible | Me prévenir quand disponible | Prévenez-moi du retour en stock
      Alertez-moi | Bientôt de retour | Bientôt disponible | Retour en stock prochainement | En cours de réapprovisionnement | Arrêté par le fabricant | Liste d’attente | Vendu | Disponibilité : épuisé | N'est plus commercialisé`,
    there: `En stock | Disponible | Plus que 2 en stock | Plus que 3 exemplaires ! | Il ne reste plus que 2 articles | De retour en stock | Retour en stock | À nouveau disponible | De nouveau en stock | Stock limité
      Dernières pièces | Derniers articles en stock | Disponible immédiatement | Disponible sous 48 h | Expédié sous 24 h | Précommande | En précommande | Précommander | Sur commande | En stock - 5 pièces
      Bientôt épuisé | Presque épuisé | Stock faible | Stock : 12 | 10 en stock | Quantité limitée | Disponible en magasin | Plus de 10 disponibles | Encore disponible | Toujours en stock
      Disponible à la commande | Livraison en 2 jours | Pas encore épuisé | Bientôt en rupture | Disponibilité : en stock | Commandez avant rupture de stock`,
  },
  es: {
    out: `Agotado | Agotada | Producto agotado | Agotado temporalmente | Temporalmente agotado | Actualmente agotado | Sin stock | Sin existencias | Fuera de stock | No disponible | No está disponible
      Este producto no está disponible | Ya no disponible | Ya no está disponible | Actualmente no disponible | Temporalmente no disponible | No hay stock | No hay existencias | Descatalogado | Stock: 0
      0 en stock | 0 disponibles | Próximamente disponible | Disponible próximamente | Próximamente | Avísame cuando esté disponible | Avisarme | Notificarme cuando haya stock | Lista de espera | Vuelve pronto
      Vendido | Sin unidades | Unidades agotadas | Disponibilidad: agotado | Disponible en breve de nuevo | Existencias agotadas | No quedan unidades | Por el momento sin stock`,
    there: `En stock | Disponible | Solo quedan 2 | ¡Solo quedan 2 unidades! | ¡Últimas unidades! | Últimas 3 unidades en stock | Hay existencias | Hay stock | Disponible de inmediato | Envío en 24 h
      De nuevo en stock | De vuelta en stock | Nuevamente disponible | Pocas unidades | Stock limitado | Casi agotado | A punto de agotarse | Preventa | Reserva ya | Bajo pedido | Disponible bajo pedido
      12 en stock | 10 en stock | Stock: 8 | Stock: 20 | Quedan pocas unidades | Entrega inmediata | Listo para enviar | Preorden | Disponible en tienda | Más de 10 disponibles | Aún disponible
      Todavía no agotado | Disponibilidad: en stock | Compra antes de que se agote | No te lo pierdas`,
  },
  it: {
    out: `Esaurito | Esaurita | Prodotto esaurito | Articolo esaurito | Temporaneamente esaurito | Scorte esaurite | Non disponibile | Attualmente non disponibile | Momentaneamente non disponibile | Non più disponibile
      Non è disponibile | Il prodotto non è attualmente disponibile | Non è più in vendita | Fuori produzione | Fuori catalogo | Non in stock | Non in magazzino | 0 disponibili | Disponibilità: 0
      Disponibilità: non disponibile | In arrivo | Prossimamente | Presto disponibile | Di nuovo disponibile a breve | Tornerà disponibile | Avvisami quando disponibile | Avvisami | In riassortimento
      Lista d’attesa | Venduto | Terminato | Non ordinabile | Fuori stock | Nessuna disponibilità | Disponibile a breve | Sold out`,
    there: `Disponibile | In stock | Solo 2 rimasti | Ne restano solo 2 | Ultimi pezzi | Disponibilità immediata | Pronta consegna | Disponibile subito | Di nuovo disponibile | Tornato disponibile | Spedizione in 24 ore
      5 disponibili | 10 disponibili | Disponibilità: 12 | In magazzino | In esaurimento | Quasi esaurito | Non ancora esaurito | Scorte limitate | Preordina | In preordine | Disponibile su ordinazione | Ordinabile
      Ultimi 3 articoli in magazzino | Prenotabile | Disponibile in 3 giorni | Disponibile in negozio | Pochi pezzi rimasti | Ancora disponibile | Disponibilità limitata | Oltre 10 disponibili
      Prima che sia esaurito | Disponibilità: sì | Disponibile dal magazzino centrale | Consegna entro 2 giorni`,
  },
  nl: {
    out: `Uitverkocht | Helaas uitverkocht | Tijdelijk uitverkocht | Online uitverkocht | Niet op voorraad | Niet meer op voorraad | Tijdelijk niet op voorraad | Momenteel niet op voorraad | Niet leverbaar
      Niet meer leverbaar | Tijdelijk niet leverbaar | Niet langer leverbaar | Niet beschikbaar | Momenteel niet beschikbaar | Helaas niet beschikbaar | Niet verkrijgbaar | Geen voorraad | Voorraad: 0
      0 op voorraad | Binnenkort weer leverbaar | Binnenkort beschikbaar | Binnenkort weer op voorraad | Weer leverbaar vanaf 3 mei | Houd me op de hoogte | Mail mij wanneer op voorraad | Wachtlijst
      Uit assortiment | Niet meer te bestellen | Verkocht | Beschikbaarheid: uitverkocht | Levertijd onbekend | Geen exemplaren beschikbaar | Dit artikel is niet beschikbaar | Stuur mij een bericht zodra leverbaar | Niet meer te koop`,
    there: `Op voorraad | Nog 2 op voorraad | 10 op voorraad | Slechts 3 over | Nog maar 2 beschikbaar | Direct leverbaar | Uit voorraad leverbaar | Weer op voorraad | Weer leverbaar | Beschikbaar | Morgen in huis
      Bijna uitverkocht | Beperkte voorraad | Laatste stuks | Voorraad: 12 | Voorraad: 10 | Pre-order | Reserveer nu | Op bestelling leverbaar | Levertijd 2-3 dagen | Voor 23:59 besteld, morgen in huis
      Op is op | Nog niet uitverkocht | Leverbaar | In de winkel beschikbaar | Ruim op voorraad | Nabestelling mogelijk | Laag in voorraad | Binnen 24 uur verzonden | Nog beschikbaar | Ophalen mogelijk
      Beschikbaarheid: op voorraad | Nu leverbaar | Snel uitverkocht | Gratis retour`,
  },
  pl: {
    out: `Brak w magazynie | Brak na stanie | Brak | Brak towaru | Brak produktu | Brak w sprzedaży | Chwilowy brak towaru | Chwilowo brak | Produkt niedostępny | Niedostępny | Niedostępne
      Chwilowo niedostępny | Tymczasowo niedostępny | Obecnie niedostępny | Wyprzedany | Wyprzedane | Towar wyprzedany | Nie ma w magazynie | Nie ma na stanie | Nakład wyczerpany | Zapas wyczerpany
      Produkt wycofany | Wycofany ze sprzedaży | Stan magazynowy: 0 | 0 szt. na stanie | Dostępność: brak | Dostępność: niedostępny | Powiadom o dostępności | Powiadom mnie | Powiadom, gdy będzie dostępny
      Wkrótce dostępny | Dostępny wkrótce | Wkrótce w sprzedaży | Sprzedane | Lista oczekujących | Oczekujemy na dostawę | Nie jest dostępny | Już niedostępny | Sprzedaż zakończona`,
    there: `W magazynie | Na stanie | Dostępny | Dostępne | Dostępna | Dostępny od ręki | Ostatnie sztuki | Ostatnia sztuka | Zostały tylko 2 sztuki | Mała ilość | Duża ilość | Średnia ilość | Wysyłka w 24h
      Ponownie dostępny | Znów dostępny | Znowu w sprzedaży | Na zamówienie | Przedsprzedaż | Zamów w przedsprzedaży | Dostępnych: 5 | 12 szt. na stanie | 10 szt. | Stan magazynowy: 12 | Stan magazynowy: 10
      Prawie wyprzedane | W sprzedaży | Dostępny w sklepie | Dostępność: duża | Kończy się | Jeszcze dostępny | Gotowy do wysyłki | Towar na zamówienie | Dostępność: na stanie | Brak kosztów dostawy | Brak opinii
      Jeszcze nie wyprzedane | Tylko online`,
  },
  tr: {
    out: `Tükendi | TÜKENDİ | Ürün tükendi | Stoklar tükendi | Stoğu tükendi | Stokta yok | STOKTA YOK | Stok yok | Stokta kalmadı | Stokta bulunmamaktadır | Stokta mevcut değil | Mevcut değil | Ürün tükenmiştir
      Temin edilemiyor | Tedarik edilemiyor | Geçici olarak temin edilemiyor | Şu anda mevcut değil | Şu an stokta yok | Satışta değil | Satışa kapalı | Stok: 0 | Stok adedi: 0 | Gelince haber ver
      Gelince Haber Ver | Stoğa girince haber ver | Yakında stokta | Yakında satışta | Çok yakında | Satıldı | Kalmadı | Stok dışı | Üretimden kaldırıldı | Bekleme listesi | Stok durumu: tükendi | Haber ver
      Bu ürün şu an satışta değil | Elimizde yok`,
    there: `Stokta | Stokta var | Stoklarda | Son 2 ürün | Son 3 adet | Tükenmek üzere | Tükenmeden al | Tükenmeden satın alın | Hemen teslim | Aynı gün kargo | Yeniden stokta | Tekrar stokta | Stok: 12 | Stok: 10
      Stokta 5 adet | Mevcut | Ön sipariş | Ön siparişle | Sipariş üzerine | Sınırlı stok | Az kaldı | Son ürünler | Kargoya hazır | 24 saatte kargoda | Satışta | Neredeyse tükendi | Stok adedi: 3 | Mağazada mevcut
      Stoktan teslim | Yarın kargoda | Henüz tükenmedi | Stok durumu: var | Tedarik süresi 3 gün | Sadece 2 adet kaldı | Hızla tükeniyor | Kargo bedava`,
  },
  ar: {
    out: `نفد | نفذ | نفدت الكمية | نفذت الكمية | نفد من المخزون | نَفِدَت الكمية | نفد المخزون | غير متوفر | غير متوفرة | غير متوفر حاليا | غير متوفر حالياً | غير متوفر مؤقتا | غير متاح | غير متاحة
      هذا المنتج غير متوفر | انتهت الكمية | انتهى المخزون | لا يوجد مخزون | لا يتوفر حاليا | لم يعد متوفرا | لم يعد متاحا | المخزون: 0 | الكمية: 0 | المخزون: ٠ | أعلمني عند التوفر | نبهني عند توفره
      أخبرني عند التوفر | قريبا | متوفر قريبا | سيتوفر قريبا | قائمة الانتظار | تم البيع | مباع | بيعت بالكامل | خارج المخزون | ليس متوفرا | التوفر: نفد | غير متوفر في المخزون | إشعاري عند توفر المنتج`,
    there: `متوفر | متوفرة | متاح | متوفر في المخزون | في المخزون | بقي 2 فقط | بقي ٢ فقط | آخر قطعة | آخر 3 قطع | الكمية محدودة | كمية محدودة | متوفر الآن | عاد للتوفر | متوفر مجددا | عاد من جديد | جاهز للشحن
      يشحن خلال 24 ساعة | المخزون: 12 | المخزون: ١٠ | 5 قطع متوفرة | طلب مسبق | الطلب المسبق | متوفر عند الطلب | أوشك على النفاد | على وشك النفاد | اطلب قبل نفاد الكمية | باقي 3 | متاح للشراء
      متاح للتوصيل | متبقي 4 فقط | لم ينفد بعد | متوفر في الفرع | التوفر: متوفر | الشحن مجاني | متوفر للطلب المسبق | يصل غدا`,
  },
  ja: {
    out: `在庫切れ | 在庫なし | 在庫無し | 在庫がありません | 在庫はありません | 現在在庫切れ | 一時的に在庫切れ | 売り切れ | 売切れ | 売切 | 売り切れました | 完売 | 完売しました | 完売御礼 | 品切れ | 品切れ中 | SOLD OUT
      入荷待ち | 再入荷待ち | 再入荷お知らせ | 再入荷通知を受け取る | 入荷未定 | 再入荷未定 | 販売終了 | 販売を終了しました | 取扱終了 | 取り扱い終了 | 生産終了 | 廃番 | 現在お取り扱いできません | 現在購入できません
      在庫：0 | 在庫数：0 | 在庫：× | 欠品中 | 近日入荷 | 近日発売 | 受付終了 | 予約受付終了 | 販売停止中 | 入荷次第発送`,
    there: `在庫あり | 在庫有り | 在庫有 | 残り2点 | 残りわずか | 残り1点 | あと3個 | 在庫わずか | 在庫残少 | 在庫：12 | 在庫：10 | 在庫数：5 | 在庫：○ | 在庫◎ | 即納 | 即日発送 | 当日発送 | 24時間以内に発送 | 再入荷しました
      再入荷 | 再入荷！ | 入荷しました | 予約受付中 | 予約商品 | お取り寄せ | お取り寄せ可能 | 受注生産 | 販売中 | 売り切れ間近 | まもなく完売 | 完売間近 | 売り切れ次第終了 | 店頭在庫あり | 購入可能 | 発送可能 | 数量限定
      ラスト1点 | 送料無料`,
  },
  whole: {
    out: `Sorry, we're out of stock | This product is currently sold out | Not available at this time | Item no longer available | No longer available online
      We'll be back in stock soon | Expected back in stock: May 12 | Out of stock – notify me | Temporarily unavailable online | 0 available | Product unavailable
      Sold out for the season | Sign up to be notified | Currently not in stock | Email when available | Restocking soon | Ausverkauft – bald wieder da
      Dieses Produkt ist leider ausverkauft | Artikel zur Zeit nicht lieferbar | Momentan nicht auf Lager | Leider nicht mehr lieferbar | Lieferbarkeit: nicht lieferbar
      Derzeit vergriffen | Verkauft | Im Moment ausverkauft | E-Mail, sobald wieder lieferbar | Nicht auf Lager (Nachbestellt) | nicht lagernd | Auslaufartikel – ausverkauft
      Ce produit est en rupture de stock | Article indisponible | Produit momentanément indisponible | Stock insuffisant | Il n'y a plus de stock | Rupture temporaire
      M'informer de la disponibilité | Plus en vente | Ce produit n'est plus en stock | Actuellement indisponible. | Sin disponibilidad | Producto no disponible en este momento
      Agotado. Avísame | Se ha agotado | No disponible online | Producto sin stock | Lo sentimos, está agotado | No disponible temporalmente | Quedan 0 unidades
      Articolo non disponibile | Al momento non disponibile | Prodotto non disponibile | Non disponibile online | È esaurito | Disponibilità: esaurito
      Notificami quando disponibile | Non ancora disponibile | Momenteel uitverkocht | Dit product is uitverkocht | Helaas is dit artikel niet meer leverbaar | Is niet op voorraad
      Voorraad: geen | Krijg bericht wanneer op voorraad | Online niet beschikbaar | Produkt chwilowo niedostępny | Towar chwilowo niedostępny | Brak towaru na magazynie
      Ten produkt jest niedostępny | Produkt został wyprzedany | Obecnie brak na stanie | Zapytaj o dostępność | Powiadom mnie o dostępności | Stokta Yok – Haber Ver
      Bu ürün tükenmiştir. | Stokta bulunmuyor | Ürün stokta yok | Şu anda stokta yok | Geçici olarak tükendi | Stoklarımızda bulunmamaktadır | عذرا، المنتج غير متوفر
      نفدت الكمية من المخزون | المنتج غير متوفر حاليًا | غير متوفر للشراء | انتهى من المخزون | تنبيه عند التوفر | 申し訳ございません。在庫がございません。 | ただいま品切れ中です | 在庫がなくなりました | この商品は販売終了しました
      只今在庫切れとなっております | 入荷待ち（予約不可） | 売り切れました。 | 現在、在庫切れです`,
    there: `In Stock - Ships Today | 3 items left | Hurry! Only a few left | In stock at 4 stores | Order by 3pm for next day delivery | In stock soon sold out | Available for pick up
      Instock | Low in stock: 2 | Selling out quickly | Backorder available | Usually available within 2 days | Availability: 23 In Stock | Nur noch 1 Stück verfügbar
      Sofort ab Lager lieferbar | Verfügbar, Lieferzeit 1-3 Tage | Lagerbestand niedrig | Noch auf Lager | Nur noch wenige verfügbar | Ab Lager | Lieferbar
      Verfügbar in 3 Filialen | Gleich ausverkauft | Article en stock | Il reste 3 produits en stock | En stock, expédié aujourd'hui | Seulement 2 articles en stock
      Disponible en précommande | Vite ! Plus que 4 en stock | Quedan solo 3 en stock | Disponible en 24/48h | Artículo en stock | Última unidad | Disponible para envío inmediato
      Rimangono solo 3 pezzi | Disponibile in magazzino | Disponibile per la spedizione | Ultimo pezzo disponibile | Op voorraad, morgen geleverd | Slechts 1 op voorraad
      Nog enkele stuks | Voorradig | Ostatnie 3 sztuki | Produkt dostępny | Dostępny w magazynie | Zostało 5 szt. | Wysyłka dzisiaj | Dostępność: dostępny | Stokta mevcut
      Tükenmek üzere, acele edin | Son 1 ürün | Hemen kargoda | Stokta 10+ | متوفر - بقي القليل | متوفر للشحن الفوري | القطعة الأخيرة | 残り10点 | 在庫数：10 | 在庫：残りわずか | 予約販売
      通常2〜3日で発送 | 再入荷しました！ | 売り切れ必至`,
  },
  others: {
    out: `Slut i lager | Ej i lager | Slutsåld | Tillfälligt slut | Ikke på lager | Ikke længere på lager | Udsolgt | Utsolgt | Loppuunmyyty | Ei varastossa | Loppu | Vyprodáno | Není skladem | Momentálně nedostupné | Vypredané
      Elfogyott | Nincs raktáron | Nincs készleten | Stoc epuizat | Indisponibil | Nu este în stoc | Нет в наличии | Распродано | Немає в наявності | Няма в наличност | Εξαντλήθηκε | Μη διαθέσιμο | אזל מהמלאי | לא במלאי
      Esgotado | Indisponível | Produto indisponível | Fora de estoque | Rasprodano | Nije dostupno | Razprodano | Läbi müüdud | Išparduota | 售罄 | 缺货 | 已售完 | 품절 | 일시품절 | Hết hàng | Stok habis | สินค้าหมด | ناموجود`,
    there: `I lager | Finns i lager | På lager | Kun 2 på lager | Varastossa | Skladem | Skladem 5 ks | Ihned k odeslání | Raktáron | Készleten | În stoc | Stoc limitat | В наличии | В наявності | В наличност | Διαθέσιμο
      Άμεσα διαθέσιμο | במלאי | Em estoque | Disponível | Últimas unidades | Na zalihi | Na zalogi | Laos | Yra sandėlyje | 有货 | 现货 | 재고 있음 | Còn hàng | Stok tersedia | มีสินค้า | موجود | Snart slutsåld | Téměř vyprodáno`,
  },
};

const listed = (text: string) =>
  text
    .split(/[|\n]/)
    .map((each) => each.trim())
    .filter(Boolean);

describe.each(Object.entries(wordings))('%s', (language, { out, there }) => {
  test('has enough of both', () => {
    if (language !== 'others' && language !== 'whole')
      for (const list of [out, there]) expect(new Set(listed(list)).size).toBeGreaterThanOrEqual(30);
  });
  test.each(listed(out))('%s: cannot be bought', (text) => expect(stockIn(text)).toBe('out'));
  test.each(listed(there))('%s: can be bought', (text) => expect(stockIn(text)).not.toBe('out'));
});

describe('texts that say nothing about the stock of this product', () => {
  test.each(
    listed(`If an item is out of stock we refund you | In case of an item being sold out | Falls ein Artikel ausverkauft ist | 在庫切れの場合はご連絡します | 売り切れの際はご容赦ください | Sold by Lumo | Sold by the metre
      Sold in packs of 6 | Verkocht door Lumo | Vendu par Lumo | Vendido por Lumo | Venduto da Lumo | Sprzedane przez Lumo | Non-stick pan | Best sold in spring
      Plain packaging not available. | Gift wrapping unavailable | Express delivery not available | Geschenkverpackung nicht verfügbar | Abholung derzeit nicht verfügbar | Livraison express non disponible
      Paiement en plusieurs fois indisponible | Envío exprés no disponible | Ritiro in negozio non disponibile | Afhalen niet beschikbaar | Odbiór osobisty niedostępny | Hızlı kargo mevcut değil | التوصيل السريع غير متوفر | ギフトラッピングはできません`),
  )('%s', (text) => expect(stockIn(text)).not.toBe('out'));
});

test('tells “in stock” from no statement', () => {
  for (const text of [
    'In stock',
    'Nur noch 2 auf Lager',
    'En stock',
    'Hay existencias',
    'Disponibile',
    'Op voorraad',
    'Na stanie',
    'Stokta var',
    'متوفر',
    '在庫あり',
  ])
    expect(stockIn(text)).toBe('there');
  for (const text of ['', 'Colour: red', 'Lager für Werkzeug', 'Stockholm', 'Free returns']) expect(stockIn(text)).toBeNull();
});
