import { questionWords } from '../../row-patterns.ts';
import type { Asking } from '../../shapes/asking.ts';

export const asking: Asking = {
  questions: questionWords(
    'ne nasil neden niye kim kimin hangi hangisi kac kaca nerede nereye nereden',
    String.raw`\b(?:mi|mu|miyim|muyum|misiniz|musunuz|miyiz|muyuz|midir|mudur|ne|kac|kaca|nasil|hangi|hangisi|nerede|nereden)\b|(?:[iau]r|iyo|iyor|uyo|uyor|var|yok|mis|mez|maz|abilir|ebilir|yi|yo|dir)m[iu](?:y(?:im|um))?\b|\bn?erden\b`,
  ),
  kinds: {
    duration: 'ne kadar (?:sur[eu]\\w*|zaman\\w*|dayan\\w*|gid\\w*)|kac (?:dakika|saat|gun|hafta)\\w*|\\w+ suresi',
    people: 'kac kisi\\w*|kac oyuncu\\w*|\\w+ (?:kisi|yetiskin)\\w* (?:sig|yet|uygun)\\w*',
    warmth: 'kac derece\\w*|ne kadar sicak|sicaklig\\w*',
    energy: 'kalori\\w*|kcal',
    age: 'kac yas\\w*|hangi yas\\w*',
    distance: 'kac (?:km|kilomet\\w*)|ne kadar uza\\w*|menzili?',
    year: 'hangi yil\\w*|kac (?:yilinin|model)',
  },
  deeds: () => ({
    verb: /\b([a-z]{2,}(?:yor|[iu]r|[ae]r)) m[iu]s[iu]n[iu]z\b|\b([a-z]{2,}yor) musunuz\b|\b([a-z]{2,}yon[iu]z) m[iu]\b/u,
    selling: /^sat(?!in)/u,
    light: /^(?:getir|birak|koy|gel|gid|dusun|goster|bil|ist)/u,
  }),
  haveDone: /\b\p{L}+ (?:ettir|yaptir|ettirs|yaptirs)\p{L}*|\b(?:ettir|yaptir|biletil|bileylet|tamir ett)\p{L}*/u,
  visits: {
    place: /\b(?:showroom|magaza\p{L}*|dukkan\p{L}*|sube\p{L}*|satis noktan\p{L}*|neredesiniz|hangi (?:il|sehir)desiniz)\b/u,
    shop: /$^/u,
    coming:
      /\b(?:(?:gelip|ugrayip|yerinde|elden|kendim|sahsen) (?:gor\p{L}*|bak\p{L}*|al\p{L}*|dene\p{L}*|teslim\p{L}*)|ugra\p{L}*|elden teslim\p{L}*|almadan once (?:gor\p{L}*|dokun\p{L}*|dene\p{L}*|bak\p{L}*)|yerinden al\p{L}*)\b/u,
    questions: ['Mağazanız var mı, nerede?', 'Siparişimi kendim gelip alabilir miyim?', 'Mağaza hangi saatlerde açık?'],
  },
  fears: {
    reads: 'words',
    condition: '',
    misfit:
      '(?:uyma|olma|begenme|sigma|memnun kalma|rahat etme|yakisma|oturma)(?:z|di)?(?:sa|se)\\w*|(?:buyuk|kucuk|dar|bol|uzun|kisa|sert|yumusak) (?:gelir|olur|cikar)(?:sa|se)\\w*|olmadiysa',
    owned: '(?:zaten|onda|elinde|kendisinde) (?:\\w+ )?varsa',
    arrivesBroken: '(?:kirik|hasarli|bozuk|ezik|kirilmis) (?:gelir|cikar|ulasir|olur)(?:sa|se)\\w*',
    breaks: '(?:bozulur|kirilir|kopar|yirtilir|catlar|calismaz)(?:sa|se)\\w*|(?:sarj olmaz|acilmaz|kapanmaz|yanmaz)(?:sa|se)\\w*',
    orders: 'siparis (?:ver\\w*|et\\w*)|(?:alir|alsa|sipari)\\w*m',
    soon: 'simdi|bugun|yarin|aksam\\w*|sabah\\w*|kadar|once|saat|yetis\\w*',
    plain: {
      misfit: 'Değiştirebilir miyim ya da iade edebilir miyim?',
      owned: 'Hediye değiştirilebilir veya iade edilebilir mi?',
      arrivesBroken: 'Ürün hasarlı gelirse ne yapmalıyım?',
      breaks: 'Bozulursa garantisi var mı?',
    },
  },
  explained: {
    meaning: 'ne (?:demek|anlama)|anlami ne',
    fit: '(?:dar|genis|tam|buyuk|kucuk) kalip\\w*|kalib\\w+|hangi (?:beden|numara)\\w* (?:al|sec|siparis|oner)\\w*|(?:kendi|normal|her zamanki) (?:beden|numara)\\w*|iki (?:beden|numara) aras\\w+|bir (?:beden|numara) (?:buyuk|kucuk)\\w*',
  },
  betweenSizes: undefined,
  howMany: 'kac kaca',
  howToChoose:
    /\b(?:hangi|ne) \p{L}+ (?:almaliyim|secmeliyim|lazim|gerekiyor|bana uyar)\b|\bnasil (?:anlarim|bilebilirim|secerim|olcerim|bilecegim)\b/u,
  forIt:
    /\b(?:bunun icin|onun icin|buna uygun|ona uygun|bununla uyumlu|bunlara uygun)\b|\b(?:buna|ona|bunlara|onlara|bununla|onunla) (?:\p{L}+ ){0,2}(?:uy|gid|yakis)\p{L}*/u,
  pieces:
    /\bkac (?:tane|adet|parca)(?: (?:var|icinde|geliyor|cikiyor))*$|\bkac parca\b|\bicinde (?:ne|neler|kac)\b|\bneler (?:iceriyor|var|dahil)\b|\b(?:cift|takim) mi\b|\btek mi\b/u,
  included:
    /\b(?:yaninda|kutusunda|paketinde|icinde) (?:[\p{L}\d]+ ){0,3}?(?:ne|neler|var|veriyor|geliyor)\b|\b\p{L}+(?:yla|yle|la|le) (?:birlikte )?(?:mi )?(?:geliyor|geliyo|gonderiyor)\p{L}*\b|\bkutu\p{L}* (?:mi|da|icinde|var)\b|\b(?:yaninda|icinde|beraberinde|birlikte) (?:[\p{L}\d]+ ){1,4}?(?:geliyor|veriliyor|veriyor|cikiyor|gelir|var) m[iu]|\b\p{L}+(?:iyla|yla|iyle|yle) m[iu] (?:geliyor|gelir|satil)|\bdahil m[iu]\b|\bkutu(?:su|yla|lu)? (?:var|m[iu]|ile|da|icinde|ayri)|\bkutuda m[iu]\b|\bayri(?:ca)? (?:\p{L}+ )?(?:almam|almak|almali|satil|alinmasi)/u,
  belonging:
    /\b(?:dahil|birlikte|ayrica satil\p{L}*|kutu\p{L}*|yaninda|verilir|\p{L}{3,}[ly][ae] gelir|gonderilir)\b|\bsatil\p{L}+|\bsatiyoruz\b/u,
  contents: /\bne kadar (?:\w+ )?var\b|\bicinde ne kadar\b|\bkac (?:gram|ml|gr|litre)\b/u,
  sent: /\b(?:kargo(?:su)? dahil|kargoyla|gonderilmis|teslim edilmis)\b/u,
  instalments: /\S+ taksit\p{L}*/u,
  sendingIt:
    /\b(?:bunun|onun|bunlarin|onlarin|ikisinin|hepsinin)\b.{0,20}\b(?:kargo|gonder|teslimat)\p{L}*|\b(?:bunu|onu|bunlari|onlari|ikisini)\b.{0,30}\bgonder\p{L}*/u,
  beforeDoing: /(?<!\p{L})\p{L}+m[ae]dan önce(?!\p{L})/giu,
  inOrder: /\b(?:basta|once|ilk|basla\p{L}*)\b|\bucuzdan\b|\bfiyata gore\b/u,
  load: /(?:en fazla|maksimum|azami) (?:kac kilo|yuk|agirlik)|kac kilo\p{L}* (?:kadar )?(?:tas|kald)|ne kadar (?:agirlik|yuk) (?:tas|kald)|tasima kapasitesi|kac kilo (?:al|sig|koy|yukle|cek)\p{L}*/u,
  warranty: 'Garanti var mı?',
  ways: 'secenek secenekler secenekleri seceneklerini yontem yontemler yontemleri yontemlerini yol yollari turleri sekilleri',
};
