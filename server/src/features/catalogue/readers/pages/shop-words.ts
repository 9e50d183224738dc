/** Words on the buttons and labels of shops, in many languages. */

/** Texts on buttons that add a product to the cart. */
export const buyWords =
  /\b(?:add|put) (?:it )?(?:to|in) (?:the |your |my )?(?:shopping )?(?:cart|bag|basket|trolley)\b|\bbuy (?:it )?now\b|\bpre-?order\b|in den (?:waren|einkaufs)?korb|zum warenkorb|jetzt (?:kaufen|bestellen)|ajouter (?:au|à mon) panier|acheter (?:maintenant)?|añadir (?:al carrito|a la (?:cesta|bolsa))|agregar al carrito|comprar(?: ahora| agora)?|aggiungi al (?:carrello|cestino)|acquista (?:ora|subito)?|(?:in|aan) (?:de |mijn )?winkel(?:wagen|mand(?:je)?)|bestellen|koupit|(?:^|[\s>])(?:kaufen|k(?:ö|ø|jø)p(?: n[uå])?|αγορά|kup)\s*(?:$|<)|(?:dodaj )?do koszyka|kup teraz|sepete ekle|satın al|adicionar ao (?:carrinho|cesto)|(?:lägg|läg+) i (?:varukorg|kundvagn)|(?:læg|tilføj) (?:i|til) kurv|legg i handlekurv|lisää (?:ostos)?koriin|(?:přidat |vložit )?do koš[ií]ka?u?|kosárba|adaugă în coș|в корзину|купить|до кошика|カートに(?:入れる|追加)|かごに入れる|買い物かご|購入(?:する|手続き)|今すぐ(?:買う|購入)|加入购物车|加入購物車|放入购物车|立即购买|立即購買|장바구니|구매하기|바로 ?구매|أضف (?:إلى|الى|ل)|[إا]ضافة (?:إلى|الى|لل)|اشتر[يِ]? (?:الآن|الان)|افزودن به سبد|הוסף ל(?:סל|עגלה)|הוספה לסל|προσθήκη στο καλάθι|στο καλάθι|добави в количк|додати (?:в|у|до) кошик|купити|dodaj u ko(?:šaricu|rpu)|v košarico|lisa ostukorvi|(?:ielikt|pievienot) groz|į krepšelį|adauga in cos|thêm vào giỏ|mua ngay|(?:tambah|masukkan) ke(?: dalam)? keranjang|beli sekarang|เพิ่มลง(?:ใน)?ตะกร้า|หยิบใส่ตะกร้า|ใส่ตะกร้า|कार्ट में (?:जोड़ें|डालें)/i;

/** Names, ids and addresses of such buttons, which are in English or in the shop's language without accents. */
export const buyNames =
  /add[-_]?to[-_]?(?:cart|basket|bag)|addtocart|(?:cart|basket|warenkorb|panier|carrito|carrello|sepet|koszyk)[/_-](?:add|items?\/add|hinzu|ajout)|in-den-warenkorb|ajout(?:er)?[-_]?(?:au[-_]?)?panier|sepete-?ekle/i;

/** Words in the id or class of a buy button outside a form. */
export const cartNames = /(?:^|[-_ ])(?:cart|basket|warenkorb|panier|carrito|carrello|sepet|koszyk)(?:$|[-_ ])/i;

/** Words next to an amount that is not the product's price. */
export const noPriceWords =
  /shipping|delivery|postage|versand|liefer|porto|livraison|port offert|envío|spedizione|consegna|verzend|bezorg|dostaw|wysyłk|kargo|frete|doprava|(?:\/|per|pro|je|par|por|al)\s?(?:100\s?)?(?:kg|g|l|ml|m²?|litre|liter|month|monat|mois|mes|mese|maand|gün)\b|送料|配送料|الشحن|التوصيل|משלוח|доставк|save |you save|spare|sie sparen|économi|ahorr|risparmi|bespaar|gutschein|voucher|coupon|%/i;

/** Words in the addresses of pages that neither show products nor link to any. */
export const deadEndAddresses =
  /\/(?:cart|basket|checkout|account|my-account|customer|login|log-?in|logout|sign-?in|register|wishlist|compare|search|warenkorb|einkaufswagen|kasse|konto|anmelden|merkzettel|suche|panier|commande|compte|connexion|recherche|carrito|cuenta|carrello|cassa|winkelwagen|winkelmand|afrekenen|koszyk|logowanie|sepet|odeme|hesabim|giris|wp-admin|wp-login\.php|admin|cdn-cgi|blog|news|tags?|author|feed|rss)(?:[./]|$)|\.(?:jpe?g|png|gif|webp|avif|svg|ico|pdf|mp[34]|webm|zip|xml|json|css|js|txt|csv|woff2?)$/i;

/** Query parameters that show the same list again, sorted or filtered. */
export const sameListAgain =
  /^(?:add-to-cart|add_to_wishlist|sort\w*|order\w*|dir|filter\w*|min_price|max_price|price|limit|per_?page|product_list_\w+|q|s|search|replytocom|print|share|return\w*|redirect\w*)$/i;

/** Query parameters that choose the language of a page. Some shops name it in every link, so that it is no other list. */
export const languageNames = /^(?:lang|language|locale|hl|sprache|langue|idioma|lingua|taal|dil)$/i;

/** Query values for parts of a shop system that must not be read (`?route=account/login`). */
export const deadRoutes =
  /^(?:add|buy|cart|basket|checkout|log(?:in|out)|wishlist|compare|remove|delete)|(?:^|\/)(?:account|affiliate|checkout|cart|wishlist|compare|search|login|logout|register|voucher)(?:[./]|$)/i;
