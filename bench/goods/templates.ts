/** Writes plain messages about the goods of a shop: wishes for them, and questions that only name them. */
import type { Shop } from '../eval/lib/shop.ts';

/** Messages between semicolons; `{x}` stands for a kind of goods. */
interface Templates {
  wishes: string;
  others: string;
}

export interface WrittenMessage {
  message: string;
  asksGoods: boolean;
}

const templates: Readonly<Record<string, Templates>> = {
  en: {
    wishes:
      'do you have {x}?;looking for {x};{x};hi, I need {x} please;show me your {x};{x} under {p};which {x} do you have;any {x} for my sister?;what {x} have you got;I want to buy {x};got any cheap {x};can I see the {x}',
    others:
      'do you rent out {x}?;do you repair {x};do you buy used {x};are the {x} fireproof;where are your {x} made;do you run courses on {x};who designs the {x};can you install {x} for me;how much weight do the {x} hold;are the {x} vegan;my {x} is making a strange noise;do you teach how to use {x};are your {x} tested on animals;is it allowed to take {x} on a plane;do {x} make a noise;what happens to old {x};can I borrow {x} for a weekend;I dropped my {x}, what now',
  },
  de: {
    wishes:
      'habt ihr {x}?;ich suche {x};{x};hallo, ich brauche {x};zeigt mir eure {x};{x} unter {p};welche {x} habt ihr;{x} für meine Schwester?;was habt ihr an {x};ich möchte {x} kaufen;gibt es günstige {x}',
    others:
      'vermietet ihr {x}?;repariert ihr {x};kauft ihr gebrauchte {x} an;sind die {x} feuerfest;wo werden eure {x} hergestellt;gebt ihr Kurse für {x};wer entwirft die {x};könnt ihr {x} bei mir einbauen;wie viel Gewicht tragen die {x};sind die {x} vegan;meine {x} machen ein komisches Geräusch;darf ich {x} im Flugzeug mitnehmen;was passiert mit alten {x};kann ich {x} übers Wochenende leihen;mir sind die {x} runtergefallen, was nun',
  },
  fr: {
    wishes:
      'avez-vous des {x} ?;je cherche des {x};{x};bonjour, il me faut des {x};montrez-moi vos {x};{x} à moins de {p};quels {x} avez-vous;des {x} pour ma sœur ?;je voudrais acheter des {x};vous avez quoi comme {x}',
    others:
      'louez-vous des {x} ?;réparez-vous les {x};reprenez-vous les {x} d’occasion;les {x} sont-ils ignifugés ?;où sont fabriqués vos {x} ?;donnez-vous des cours de {x};qui dessine les {x} ?;pouvez-vous installer des {x} chez moi;quel poids supportent les {x} ?;les {x} sont-ils véganes ?;mes {x} font un bruit bizarre;peut-on prendre les {x} en avion ?;que deviennent les vieux {x} ?;je peux emprunter des {x} pour un week-end ?',
  },
  es: {
    wishes:
      '¿tenéis {x}?;busco {x};{x};hola, necesito {x};enséñame los {x};{x} por menos de {p};qué {x} tenéis;¿{x} para mi hermana?;quiero comprar {x};¿hay {x} baratos?',
    others:
      '¿alquiláis {x}?;¿reparáis {x}?;¿compráis {x} usados?;¿los {x} son ignífugos?;¿dónde se fabrican los {x}?;¿dais cursos de {x}?;¿quién diseña los {x}?;¿podéis instalar {x} en mi casa?;¿cuánto peso aguantan los {x}?;¿los {x} son veganos?;mis {x} hacen un ruido raro;¿puedo llevar {x} en el avión?;¿qué hacéis con los {x} viejos?;¿me prestáis {x} un fin de semana?',
  },
  it: {
    wishes:
      'avete {x}?;cerco {x};{x};ciao, mi servono {x};fatemi vedere i {x};{x} sotto i {p};quali {x} avete;{x} per mia sorella?;vorrei comprare {x};ci sono {x} economici?',
    others:
      'noleggiate {x}?;riparate {x}?;comprate {x} usati?;i {x} sono ignifughi?;dove sono fatti i {x}?;fate corsi sui {x}?;chi disegna i {x}?;potete installare {x} a casa mia?;quanto peso reggono i {x}?;i {x} sono vegani?;i miei {x} fanno un rumore strano;posso portare {x} in aereo?;che fine fanno i {x} vecchi?;mi prestate {x} per un weekend?',
  },
  nl: {
    wishes:
      'hebben jullie {x}?;ik zoek {x};{x};hoi, ik heb {x} nodig;laat me jullie {x} zien;{x} onder de {p};welke {x} hebben jullie;{x} voor mijn zus?;ik wil {x} kopen;zijn er goedkope {x}',
    others:
      'verhuren jullie {x}?;repareren jullie {x};kopen jullie gebruikte {x} op;zijn de {x} brandveilig;waar worden jullie {x} gemaakt;geven jullie cursussen over {x};wie ontwerpt de {x};kunnen jullie {x} bij mij installeren;hoeveel gewicht dragen de {x};zijn de {x} vegan;mijn {x} maken een raar geluid;mag ik {x} meenemen in het vliegtuig;wat gebeurt er met oude {x};kan ik {x} een weekend lenen',
  },
  pl: {
    wishes:
      'czy macie {x}?;szukam: {x};{x};cześć, potrzebuję {x};pokażcie {x};{x} do {p};jakie {x} macie;{x} dla siostry?;chcę kupić {x};są jakieś tanie {x}?',
    others:
      'czy wypożyczacie {x}?;naprawiacie {x}?;skupujecie używane {x}?;czy {x} są ognioodporne;gdzie są produkowane {x}?;prowadzicie kursy: {x}?;kto projektuje {x}?;czy zamontujecie {x} u mnie;ile kilo utrzymają {x}?;czy {x} są wegańskie?;moje {x} dziwnie hałasują;czy mogę zabrać {x} do samolotu?;co się dzieje ze starymi {x}?;pożyczycie {x} na weekend?',
  },
  tr: {
    wishes:
      '{x} var mı?;{x} arıyorum;{x};merhaba, {x} lazım;{x} göster;{p} altı {x};hangi {x} var;kız kardeşim için {x}?;{x} almak istiyorum;ucuz {x} var mı',
    others:
      '{x} kiralıyor musunuz?;{x} tamir ediyor musunuz;ikinci el {x} alıyor musunuz;{x} yanmaz mı;{x} nerede üretiliyor;{x} kursu veriyor musunuz;{x} kim tasarlıyor;{x} evime monte eder misiniz;{x} kaç kilo taşır;{x} vegan mı;{x} garip ses çıkarıyor;{x} uçağa alınır mı;eski {x} ne oluyor;hafta sonu için {x} ödünç verir misiniz',
  },
  ar: {
    wishes: 'هل عندكم {x}؟;أبحث عن {x};{x};مرحبا، أحتاج {x};أرني {x};{x} أقل من {p};أي {x} عندكم;{x} لأختي؟;أريد شراء {x};فيه {x} رخيصة؟',
    others:
      'هل تؤجرون {x}؟;هل تصلحون {x}؟;هل تشترون {x} مستعملة؟;هل {x} مقاومة للحريق؟;أين تصنع {x}؟;هل تقدمون دورات عن {x}؟;من يصمم {x}؟;هل تركبون {x} في بيتي؟;كم وزن تتحمل {x}؟;هل {x} نباتية؟;تصدر {x} صوتًا غريبًا;هل آخذ {x} في الطائرة؟;ماذا يحدث مع {x} القديمة؟;هل تعيرون {x} لنهاية الأسبوع؟',
  },
  ja: {
    wishes:
      '{x}はありますか？;{x}を探しています;{x};こんにちは、{x}がほしいです;{x}を見せてください;{p}以下の{x};どんな{x}がありますか;姉へのプレゼントに{x};{x}を買いたい;安い{x}はありますか',
    others:
      '{x}のレンタルはできますか？;{x}の修理はしていますか;{x}の買取はしていますか;{x}は燃えにくいですか;{x}はどこで作られていますか;{x}の教室はありますか;{x}は誰がデザインしていますか;{x}を家に取り付けてもらえますか;{x}は何キロまで耐えられますか;{x}はヴィーガンですか;{x}から変な音がします;{x}は飛行機に持ち込めますか;古い{x}はどうなりますか;{x}を週末だけ借りられますか',
  },
};

/** More kinds of goods would say the same again. */
const mostKinds = 3;
const mostStrange = 2;
/** Words whose beginning is as long as this and equal may mean the same. */
const sharedBeginning = 4;

const kindsOf = ({ products }: Shop): string[] => [...new Set(products.flatMap(({ categories }) => categories))];

/** Kinds that others sell in the same language, and this shop says nothing of. */
function strangeKinds(shop: Shop, others: readonly Shop[]): string[] {
  const beginnings = (text: string) =>
    text
      .toLocaleLowerCase(shop.language)
      .split(/[^\p{L}]+/u)
      .map((word) => word.slice(0, sharedBeginning));
  const catalogue = JSON.stringify(shop.products).toLocaleLowerCase(shop.language);
  const catalogueBeginnings = new Set(beginnings(catalogue));
  const strange = others
    .filter(({ key, language }) => key !== shop.key && language === shop.language)
    .flatMap(kindsOf)
    // A language without spaces has no beginnings of words.
    .filter(
      (kind) =>
        !catalogue.includes(kind.toLocaleLowerCase(shop.language)) && beginnings(kind).every((word) => !catalogueBeginnings.has(word)),
    );
  // Not the same few for every shop of a language.
  const from = others.indexOf(shop);
  return Array.from(
    { length: Math.min(mostStrange, strange.length) },
    (_, at) => strange[(from * mostStrange + at) % strange.length] ?? '',
  );
}

/**
 * Messages about the kinds of goods that a shop sells, each with whether it asks for them; and wishes for what only `others` sell, which nothing of this
 * shop answers.
 */
export function messagesAbout(shop: Shop, others: readonly Shop[]): WrittenMessage[] {
  const { language, products, currency } = shop;
  const prices = products.flatMap(({ price }) => price ?? []).toSorted((a, b) => a - b);
  const limit = Math.ceil(prices[Math.floor(prices.length / 2)] ?? 50);
  const written = templates[language];
  if (!written) return [];
  const fill = (list: string, kinds: readonly string[], asksGoods: boolean) =>
    kinds.flatMap((kind) =>
      list.split(';').map((text) => {
        const name = language === 'de' ? kind : kind.toLocaleLowerCase(language);
        return { message: text.replace('{x}', name).replace('{p}', `${limit} ${currency}`), asksGoods };
      }),
    );
  const kinds = kindsOf(shop).slice(0, mostKinds);
  return [
    ...fill(written.wishes, kinds, true),
    ...fill(written.others, kinds, false),
    ...fill(written.wishes, strangeKinds(shop, others), false),
  ];
}
