/** Words that say nothing about a product, by language; folded. For finding telling words, and for telling languages apart. */

const lists: Record<string, string> = {
  en: `a about above after all also an and any are as at be been before best both but by can each every few for from get had has have he her here his how if in into is it its just like made make makes many more most much my new no nor not now of off on once one only or other our out over own perfect same she so some such than that the their them then there these they this those through to too under until up us use very was we were what when where which while who why will with without you your
    sell sells selling offer offers buy shop store online we're`,
  de: `aber alle allem allen aller alles als also am an ander andere auch auf aus bei beim bin bis bist da damit dann das dass dein deine dem den der des die dies diese diesem diesen dieser dieses dir doch dort du durch ein eine einem einen einer eines er es etwas euch euer fur gegen hat habe haben hier ich ihr ihre im in ist ja jede jeder jedes kann kein keine konnen mein meine mit nach nicht noch nun nur ob oder ohne sehr sein seine sich sie sind so sowie uber um und uns unser unsere unter viel vom von vor war was weil wenn wer wie wir wird wo zu zum zur zwischen neu neue neuer neues
    verkaufen verkaufe verkauft bieten anbieten laden geschaft`,
  fr: `a au aux avec ce ces cet cette comme dans de des du elle elles en est et etre eu il ils je la le les leur leurs lui mais me meme mes mon ne nos notre nous on ou par pas plus pour qu que qui sa sans se ses son sont sous sur ta te tes ton tous tout toute toutes tres tu un une vos votre vous nouveau nouvelle l d
    vendons vend vendre proposons boutique magasin`,
  es: `a al algo como con de del desde donde el ella ellas ellos en entre era es esta este estos esa ese eso fue ha hay la las le les lo los mas me mi muy no nos nuestra nuestras nuestro nuestros o para pero por que se sin sobre son su sus tambien te todo todos tu un una unas uno unos y ya nuevo nueva
    vendemos vender ofrecemos tienda`,
  it: `a ad ai al alla alle anche che chi ci come con cui da dai dal dalla dei del della delle di e ed gli ha ho i il in io la le lei lo loro ma mi ne negli nel nella noi non nostra nostre nostri nostro o per piu quale questa queste questi questo se si sia sono su sua sue sugli sul sulla suo tra un una uno vi voi nuovo nuova
    vendiamo vendere offriamo negozio`,
  nl: `aan al alle als bij dan dat de deze die dit door een en er haar had heb hebben heeft het hier hij hoe hun ik in is je jij jouw kan kunnen maar meer met mijn naar niet nog nu of om onder ons onze ook op over te tot uit uw van veel voor was wat we wel wij wordt zal ze zich zij zijn zo zonder nieuw nieuwe
    verkopen verkoop bieden winkel`,
  tr: `acaba ama ancak bana bazi belki ben beni bir biraz biri birkac bizim biz bu bunu cok cunku da daha de degil diye en gibi hem hep her hic icin ile ise kadar kendi ki mi mu ne neden nasil o olan olarak oldu olur onlar onu sadece sen siz sizin su ve veya ya yani yeni
    satiyoruz satan satis magaza urun urunler`,
  pl: `a aby ale bardzo bez bo by byc byl byla byly co czy dla do gdy gdzie go i ich ile im inne innych ja jak jako je jego jej jest jeszcze juz kazdy kiedy kto ktora ktore ktory lub ma maja mi mnie moze na nad nam nas nasz nasza nasze nie nim niz o od on ona one oraz po pod przed przez przy sa sie ta tak takze tam te tego tej ten to tu tych tylko tym u w we wiele z za ze nowy nowa nowe
    sprzedajemy oferujemy sklep`,
};

/** Trade talk, sizes and measures, in any language: a word of them is no answer to a question. */
const junk = `seti takim takimi paket paketi paketi pack bundle lot coffret lote confezione zestaw pakket
  new neu sale outlet sold set sets pack packs piece pieces pcs pc kit bundle combo edition version model series serie type style item product products produkt produkte artikel size sizes small medium large xs sm md lg xl xxl xxxl mini maxi big one unisex default title variant option gift free shipping bestseller premium classic basic original pro plus ultra super deluxe great good perfect ideal quality best
  cm mm kg gr ml cl ltr inch inches zoll oz lbs ft stuck stk stueck stk lot sample test copy example
  grosse groesse taille talla taglia maat beden rozmiar nouveau nuevo nuovo nieuw yeni nowy promo promotion angebot offre oferta offerta aanbieding indirim`;

const sets = new Map(Object.entries(lists).map(([language, words]) => [language, new Set(words.split(/\s+/).filter(Boolean))] as const));
const junkSet = new Set(junk.split(/\s+/).filter(Boolean));
/** Whether a folded word of the language cannot stand for a kind of product. */
export const saysNothing = (word: string, language: string): boolean => isSmall(word, language) || junkSet.has(word) || /\p{N}/u.test(word);

/** The one of our languages that the folded words are likely in; null when they do not tell. */
export function languageOf(words: readonly string[]): string | null {
  const scored = [...sets].map(([language, known]) => ({ language, hits: words.filter((word) => known.has(word)).length }));
  const [best, second] = scored.sort((a, b) => b.hits - a.hits);
  return best && best.hits > 0 && best.hits > (second?.hits ?? 0) ? best.language : null;
}

/** Whether a folded word is one of the language's small words. */
export const isSmall = (word: string, language: string): boolean => sets.get(language)?.has(word) ?? false;
