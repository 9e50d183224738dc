/** Tells the language of a short text by its commonest words: an instrument of its own, because it judges Parley's detector too. */

const words: Record<string, string> = {
  en: 'the and is are you your we our it of to for in with that this not no can have about please what which they them on as from',
  de: 'der die das und ist sind sie ihr wir unser unsere es von zu für mit dass nicht kein keine kann können haben über bitte was welche auf aus dem den ein eine ich leider',
  fr: 'le la les et est sont vous votre nous notre il de des pour avec que ne pas aucun peut avez sur quoi quel quelle dans du une un je suis désolé cela',
  es: 'el la los las y es son usted su nosotros nuestro de para con que no ningún puede tiene sobre qué cuál en del una un lo siento esto pero',
  it: 'il la le lo gli e è sono voi vostro noi nostro di per con che non nessun può avete su cosa quale nel della dei una un mi dispiace questo ma',
  nl: 'de het en is zijn u uw wij onze van te voor met dat niet geen kan kunt hebben over wat welke op uit een ik helaas deze maar je',
  pl: 'i jest są pan pani my nasz nasze to z do dla w na że nie może można mamy o proszę co który jaka od się przepraszam niestety tym ale',
  tr: 've bir bu için ile ne değil yok var biz siz sizin bizim olarak hakkında lütfen hangi daha en kadar maalesef üzgünüm ama size bilgi',
};

const sets = Object.entries(words).map(([language, list]) => ({ language, set: new Set(list.split(' ')) }));

/** A word of another language may be a name. */
const leastWords = 2;

/** The language, or null when too few words tell it or two languages are as likely. */
export function detectedLanguage(text: string): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 3) return null;
  if ((text.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0) > letters / 4) return 'ja';
  if ((text.match(/\p{Script=Arabic}/gu)?.length ?? 0) > letters / 3) return 'ar';
  const found = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const scores = sets
    .map(({ language, set }) => ({ language, score: found.filter((word) => set.has(word)).length }))
    .toSorted((a, b) => b.score - a.score);
  const [best, second] = scores;
  return best && best.score >= leastWords && best.score > (second?.score ?? 0) ? best.language : null;
}
