/** What shops write beside the price for those who pay in advance, by bank transfer or in cash. */
import { anyOf, endsWith, endsWithin } from './ending.ts';

const words = anyOf(
  'cash(?: price)?|(?:bank|wire) transfer(?: price)?|(?:price )?by (?:bank )?transfer|paid in advance|pay(?:ment)? in advance|prepaid(?: price)?',
  '(?:bei |per )?(?:vorkasse|vorauskasse|überweisung|barzahlung)|vorkassen?preis|barpreis|(?:preis )?bei zahlung per überweisung',
  '(?:par |prix )?(?:virement(?: bancaire)?|comptant)|paiement comptant|prix au comptant',
  '(?:por |con |pago (?:por|con) )?transferencia(?: bancaria)?|(?:precio |pago )?(?:al )?contado|(?:en |precio )?efectivo',
  '(?:con |tramite )?bonifico(?: bancario)?|(?:in |prezzo )?contanti',
  '(?:bij |per )?(?:vooruitbetaling|overschrijving|overboeking)|contante? (?:prijs|betaling)|contant',
  '(?:przy (?:płatności )?)?przelew(?:em|ie)?|przedpłat[ay]|(?:za )?gotówk[ąaęi]|cena gotówkowa',
  '(?:havale|eft)(?:\\s?[/&]\\s?(?:havale|eft))?(?: (?:ile|fiyat(?:ı)?|indirimli(?: fiyat(?:ı)?)?))*|(?:peşin|nakit)(?: (?:fiyat(?:ı)?|ödeme(?:de)?|ödeme fiyatı))?',
  'نقدا|نقدًا|(?:ال)?سعر (?:ال)?نقدي|الدفع نقدا|كاش|(?:بـ|ب)?(?:ال)?تحويل (?:ال)?بنكي',
);
const before = endsWith(words);
const within = endsWithin('現金(?:価格|特価)?|銀行振込(?:価格)?|前払い(?:価格)?');
const behind = new RegExp(`^ *\\*? *[(]?(?:${words})(?!\\p{L})|^ *[（(]?(?:現金|銀行振込|前払い)`, 'iu');

/** Whether an amount is the price for those who pay by bank transfer or in cash: 'Havale: 114 TL', '97 € bei Vorkasse'. */
export const isForCash = (near: string, next: string): boolean => before.test(near) || within.test(near) || behind.test(next);
