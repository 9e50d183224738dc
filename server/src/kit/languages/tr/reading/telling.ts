import type { Telling } from '../../shapes/telling.ts';

/** Requests and questions as they are put politely or in the negative, and words with endings that make names of them. */
const plainly: Telling['plainly'] = [
  // 'Kısaltıyo musunuz', 'yazıyonuz mu', as it is spoken.
  [/(?<=\p{L}[ıiuü]yo) (?=m[ıiuü])/giu, 'r '],
  [/(?<=\p{L}[ıiuü]yo)nuz m[ıiuü](?!\p{L})/giu, 'r musunuz'],
  // 'Keteni yok mu?' asks for it.
  [/(?<!\p{L})yok ?m[uı](?:dur|ydu)?(?!\p{L})/giu, 'var mı'],
  [
    /(?<!\p{L})(?:rica edec\p{L}+|rica etmişt\p{L}+|alacakt[ıi][mk]|alay[ıi]m dedim|alal[ıi]m dedik|olsun (?:dedik|dedim|istiyoru[mz]))(?!\p{L})/giu,
    'istiyorum',
  ],
  [/(?<!\p{L})(?:[şs]ans[ıi]m|imk[aâ]n[ıi]?m?|imk[aâ]n[ıi]n[ıi]z|ihtimali?) var m[ıi](?!\p{L})/giu, 'mümkün mü'],
  [
    /(?<!\p{L})(?:elinizdeki|sizdeki|ma[ğg]azan[ıi]zdaki|d[uü]kk[aâ]n[ıi]n[ıi]zdaki)\s+(\p{L}+)(?:[^.!?]*(?:[öo][ğg]ren|merak)[^.!?]*)?/giu,
    '$1 var mı',
  ],
  [/(?<!\p{L})fiyat(?:[ıi]|[çc]a|lar[ıi])?\s+(daha|en)\s+(?:d[uü][şs][uü]k|uygun|az)(?!\p{L})/giu, '$1 ucuz'],
  [/(?<!\p{L})(daha|en)\s+az\s+para(?!\p{L})(?:\s+ver\p{L}*|\s+[öo]de\p{L}*)?/giu, '$1 ucuz'],
  // 'Fiyatı öğrenebilir miyiz?', 'fiyat bilgisi rica edebilir miyim'
  [
    /(?<!\p{L})(?:bilgisini?\s+)?(?:[öo][ğg]renebilir|rica edebilir|[öo][ğg]renmek isti?yo?r?\p{L}*|sorabilir)\s*m[iı]y[ıi][mz](?!\p{L})/giu,
    'nedir',
  ],
  [/(?<!\p{L})hesap\s+(?:ne|ka[çc])(?:\s+(?:kadar|olur|tutar|eder))*(?!\p{L})/giu, 'toplam ne kadar'],
  // 'Büyük boyu', 'küçük boydan'
  [/(?<!\p{L})(b[uü]y[uü]k|k[uü][çc][uü]k|orta)\s+boy(?:u|unu|unda|undan|dan|da|a|lu)?(?!\p{L})/giu, '$1'],
  // 'Kırmızısını', 'siyahı'
  [
    /(?<!\p{L})(k[ıi]rm[ıi]z[ıi]|mavi|sar[ıi]|gri|turuncu|lacivert|siyah|beyaz|ye[şs]il|mor|pembe|bej|bordo|turkuaz|kahverengi)s?[ıiuü](?:n[ıiuüae]\p{L}*)?(?!\p{L})/giu,
    '$1',
  ],
  // '150 tlden ucuz'
  [/(?<=\d\s?)(tl|lira|₺|euro)['’]?(?:den|dan|ya|ye|lik|l[ıi]k|nin)(?!\p{L})/giu, '$1'],
];

export const telling: Telling = {
  verbs: /(?:[ıiuü]p|arak|erek|m[ae]dan|m[ae]den|m[ae]k|s[ıiuü]n[ıiuü]z|[ıiuü]m|[ae]r)$/u,
  pieces: 'cuval torba cift tane adet kutu paket set poset sise kavanoz teneke rulo tup parca takim yumak cile',
  pointing: {
    demonstratives: '',
    small: 'kucuk kucugu kucukten kucukler kucugunu kucugunun',
    large: 'buyuk buyugu buyukten',
    light: 'hafif',
    heavy: 'agir',
    other: /\b(?:digeri\p{L}*|oteki\p{L}*|obur\p{L}*)\b/u,
  },
  definiteComparatives: undefined,
  comparing: { most: 'en daha fazla cok yuksek', least: 'az dusuk', behind: /s?[iu]$/, isBefore: true },
  endingAlike: undefined,
  utmost: /(?:^|\s)en\s/iu,
  beyond: /^(?!.*(?:hangi|olan[ıi](?!.*var))).*\bdaha\b/iu,
  bearing: undefined,
  polite: /\b(?:lutfen|tesekkurler|rica ederim)\b/u,
  rather: (opening) => ({
    no: 'hayir',
    behind: '',
    rather: new RegExp(`\\b(?:tercih\\p{L}*|yerine)\\b|\\bdaha iyi$|${opening}(?:daha iyi|en iyisi)\\b`, 'u'),
  }),
  preferring: 'tercih yerine iyisi olsun tercihen mumkunse',
  best: /^(?:tercihen|mumkunse|en iyisi)\b/u,
  or: { words: 'veya yada yoksa', apart: [/(?<!\p{L})ya da(?!\p{L})/giu, 'yada'] },
  failing: undefined,
  shortened:
    'slm selam, tsk tesekkurler, tsklr tesekkurler, bi bir, bisey bir sey, bisi bir sey, nekadar ne kadar, nekdr ne kadar, kdr kadar, napalim ne yapalim, varmi var mi, yokmu yok mu, lutfn lutfen, saol sag ol, tmm tamam, gelcek gelecek, olcak olacak, alcam alacagim, tutuyo tutuyor, geliyo geliyor',
  plainly,
  basket: {
    takes: /\b(?:al(?:iyorum|ayim|acagim|irim)|istiyorum|isterim|ver\p{L}*|olsun)\b/u,
    adds: /\b(?:bir de|ayrica|da ekle\p{L}*|de ekle\p{L}*|ekle\p{L}*|yanina|ilave\p{L}*)\b/u,
    leaves: /\b(?:cikar\p{L}*|sil\p{L}*|vazgec\p{L}*|kalsin|gerek yok|istemiyorum)\b/u,
    changes: /\b(?:yerine|degistir\p{L}*|aslinda|olsun|vazgectim)\b/u,
    single: /\b(?:sadece|yalnizca|tek) (?:bir|1)\b|\bbir tane yeter\p{L}*/u,
    insteadOf: null,
    insteadBehind: /(?<!\p{L})yerine(?!\p{L})/iu,
  },
  together: /\b(?:birlikte|beraber|ikisi(?:ni)?)\b/u,
  services: {
    wrapping: 'hediye paket*, paketli, paketleme*, paketliyor*, hediye kutu*, hediye ambalaj*',
    lettering: 'isim, isimle, isimli, ismi*, isim yazdirma, gravur*, kisiye ozel*, nakis*, bas harf*, lazer*',
    alteration: 'kisaltma*, paca yapimi, tadilat*, olcuye kesim',
    assembly: 'montaj*, kurulum*',
    cashOnDelivery: 'kapida odeme*, kapida',
    express: 'ekspres*, express, ertesi gun, ayni gun, hizli kargo, acil',
    pickupPoint: 'teslimat noktasi*, kargo noktasi*, gel al',
    courier: 'kurye*',
  },
  partsOfSum: {
    goods: 'ürünler',
    delivery: 'kargo',
    wrapping: 'hediye paketi',
    lettering: 'kişiselleştirme',
    alteration: 'tadilat',
    assembly: 'montaj',
    cashOnDelivery: 'kapıda ödeme',
  },
  everyDay: 'her gun',
  partsOfDay: 'sabah sabahi sabahlari ogle oglen ogleden ogleyin aksam aksami aksamlari erken gec',
  calendar: { weekdays: 'whole', isRead: true },
  load: /(\d{2,3})(?:[.,]\d)?\s*(?:kg|kilo)(?:yum|yuz|yu taşıyan|luk biri|y?[uı] taşı\p{L}*|luyum)(?!\p{L})|kilom\s+(\d{2,3})(?!\d)/iu,
  unspaced: undefined,
  openings: { questions: 've peki ama tamam', shop: 'merhaba selam peki', secondThoughts: 'hayir' },
};
