/** Questions about the delivery of a flute, in ten languages. {a} is the name of a product. */
import type { ChatLanguage } from '../../../../kit/languages/replies/index.ts';

export interface SentTo {
  /** What the shop says of delivery: by country, one region, and the rest of the union. */
  delivery: string;
  /** Whether a product is sent to a town of the region, and when it arrives. */
  toMallorca: readonly string[];
  /** What delivery to a town of a country costs. */
  toAntwerp: readonly string[];
}

export const sentTo: Readonly<Record<ChatLanguage, SentTo>> = {
  en: {
    delivery:
      'Spain: €5, 2 to 3 days.\nBalearic Islands: €14, 7 to 9 days.\nBelgium: €9, 4 to 5 days.\nOther countries of the European Union: €19, 6 to 8 days.\nWe do not ship outside the European Union.',
    toMallorca: ['does the {a} come to Mallorca, and when?', 'can you send the {a} to mallorca and how long does it take'],
    toAntwerp: ['how much is shipping to Antwerp?', 'what do you charge to send to antwerp'],
  },
  de: {
    delivery:
      'Spanien: 5 €, 2 bis 3 Tage.\nBalearen: 14 €, 7 bis 9 Tage.\nBelgien: 9 €, 4 bis 5 Tage.\nAndere Länder der Europäischen Union: 19 €, 6 bis 8 Tage.\nAußerhalb der Europäischen Union liefern wir nicht.',
    toMallorca: ['kommt die {a} auch nach Mallorca, und wann?', 'könnt ihr die {a} nach mallorca schicken und wie lange dauert das'],
    toAntwerp: ['was kostet der Versand nach Antwerpen?', 'wie viel nehmt ihr für Versand nach antwerpen'],
  },
  fr: {
    delivery:
      'Espagne : 5 €, 2 à 3 jours.\nBaléares : 14 €, 7 à 9 jours.\nBelgique : 9 €, 4 à 5 jours.\nAutres pays de l’Union européenne : 19 €, 6 à 8 jours.\nNous ne livrons pas hors de l’Union européenne.',
    toMallorca: ['la {a} est livrée à Majorque, et quand ?', 'vous pouvez envoyer la {a} à majorque et ça prend combien de temps'],
    toAntwerp: ['combien coûte la livraison à Anvers ?', 'c’est combien l’envoi vers anvers'],
  },
  es: {
    delivery:
      'España: 5 €, 2 a 3 días.\nBaleares: 14 €, 7 a 9 días.\nBélgica: 9 €, 4 a 5 días.\nOtros países de la Unión Europea: 19 €, 6 a 8 días.\nNo enviamos fuera de la Unión Europea.',
    toMallorca: ['¿la {a} llega a Mallorca, y cuándo?', 'podéis enviar la {a} a mallorca y cuánto tarda'],
    toAntwerp: ['¿cuánto cuesta el envío a Amberes?', 'cuánto es el envío a amberes'],
  },
  it: {
    delivery:
      'Spagna: 5 €, 2–3 giorni.\nBaleari: 14 €, 7–9 giorni.\nBelgio: 9 €, 4–5 giorni.\nAltri paesi dell’Unione Europea: 19 €, 6–8 giorni.\nNon spediamo fuori dall’Unione Europea.',
    toMallorca: ['il {a} arriva a Maiorca, e quando?', 'potete spedire il {a} a maiorca e quanto ci mette'],
    toAntwerp: ['quanto costa la spedizione ad Anversa?', 'quanto viene spedire ad anversa'],
  },
  nl: {
    delivery:
      'Spanje: € 5, 2 tot 3 dagen.\nBalearen: € 14, 7 tot 9 dagen.\nBelgië: € 9, 4 tot 5 dagen.\nAndere landen van de Europese Unie: € 19, 6 tot 8 dagen.\nBuiten de Europese Unie leveren we niet.',
    toMallorca: ['komt de {a} ook naar Mallorca, en wanneer?', 'kunnen jullie de {a} naar mallorca sturen en hoe lang duurt dat'],
    toAntwerp: ['wat kost de verzending naar Antwerpen?', 'wat rekenen jullie voor verzending naar antwerpen'],
  },
  pl: {
    delivery:
      'Hiszpania: 5 €, 2–3 dni.\nBaleary: 14 €, 7–9 dni.\nBelgia: 9 €, 4–5 dni.\nInne kraje Unii Europejskiej: 19 €, 6–8 dni.\nNie wysyłamy poza Unię Europejską.',
    toMallorca: ['czy {a} dojdzie na Majorkę, i kiedy?', 'możecie wysłać {a} na majorkę i ile to trwa'],
    toAntwerp: ['ile kosztuje wysyłka do Antwerpii?', 'ile bierzecie za wysyłkę do antwerpii'],
  },
  tr: {
    delivery:
      'İspanya: 5 €, 2-3 gün.\nBalear Adaları: 14 €, 7-9 gün.\nBelçika: 9 €, 4-5 gün.\nDiğer Avrupa Birliği ülkeleri: 19 €, 6-8 gün.\nAvrupa Birliği dışına göndermiyoruz.',
    toMallorca: ['{a} Mallorca’ya gelir mi, ne zaman?', '{a} mallorcaya gönderir misiniz, ne kadar sürer'],
    toAntwerp: ['Anvers’e kargo ne kadar?', 'anvers’e gönderim ücreti ne kadar'],
  },
  ar: {
    delivery:
      'إسبانيا: 5 €، من 2 إلى 3 أيام.\nجزر البليار: 14 €، من 7 إلى 9 أيام.\nبلجيكا: 9 €، من 4 إلى 5 أيام.\nباقي دول الاتحاد الأوروبي: 19 €، من 6 إلى 8 أيام.\nلا نشحن خارج الاتحاد الأوروبي.',
    toMallorca: ['هل يصل {a} إلى مايوركا، ومتى؟', 'هل تشحنون {a} إلى مايوركا وكم يستغرق'],
    toAntwerp: ['كم تكلفة الشحن إلى أنتويرب؟', 'كم الشحن إلى أنتويرب'],
  },
  ja: {
    delivery:
      'スペイン:5 €、2〜3日。\nバレアレス諸島:14 €、7〜9日。\nベルギー:9 €、4〜5日。\nその他のEU諸国:19 €、6〜8日。\nEU以外への発送はしていません。',
    toMallorca: ['マヨルカへの送料はいくらですか？', 'マヨルカまで送料はいくらですか'],
    toAntwerp: ['アントワープへの送料はいくらですか？', 'アントワープまでの送料'],
  },
};
