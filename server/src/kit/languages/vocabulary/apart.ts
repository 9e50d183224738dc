/**
 * Words of values that say something else where they stand: 'cat' in 'cat eye sunglasses', 'wood' in 'wood effect' and in 'wood glue', and a colour
 * that is called by a thing: 'Steingrau'.
 */
import { onDemand } from '../../../platform/caches/on-demand.ts';
import { foldedWords, foldText, unspacedScript } from '../../text/words.ts';
import { formsOf, type Hit, isCompound, type Lexicon, type Meaning, type VocabularyLanguage } from './index.ts';

/** Phrases whose words do not mean what they mean elsewhere; `*` stands for any ending. */
const setPhrases: Readonly<Record<VocabularyLanguage, string>> = {
  en: 'cat eye, cat eyes, cats eye, cat s eye, cateye*, dog tag, dog tags, hot dog, hot dogs, dog rose, cat tail, cat tails, baby s breath, baby breath, baby corn, baby spinach, baby leaf, baby doll, baby dolls, babydoll*, kitten heel, kitten heels, man cave, kid leather, kid glove, kid gloves, lady finger, lady fingers, lady s mantle, mother of pearl, button down, step down, fold down, drop down, lie down, upside down, top down, down light, down lights, down pipe, down tube, table tennis, wood screw, wood screws, wood drill, wood drills, wood stove, wood stoves, wood burner, wood burners, wood burning, wood filler, glass cutter, glass cutters, paper cutter, paper cutters, paper shredder, paper shredders, paper clip, paper clips, stone wash, stone washed',
  de: 'Katzenauge*, Katzenzunge*, Hundsrose*, Hundemarke*, Frauenmantel*, Männertreu, Mädchenauge*, Babydoll*, Babyspinat, Babyleaf, Tischtennis*, Holzkohle*, Holzschraube*, Holzbohrer*, Holzsäge*, Holzofen*, Holzspalter*, Holzwolle*, Metallbohrer*, Metallsäge*, Steinbohrer*, Steinofen*, Glasbohrer*, Glasschneider*, Papierkorb*, Papierschere*, Papierschneider*, Wollwasch*, Seidenmatt*, Seidenglanz, Seidenglänzend*, Stonewash*',
  fr: 'œil de chat, oeil de chat, yeux de chat, langue de chat, langues de chat, herbe à chat, plaque d’identité, hot dog, tennis de table, poêle à bois, vis à bois, scie à bois, scie à métaux, charbon de bois, corbeille à papier, baby doll',
  es: 'ojo de gato, ojos de gato, lengua de gato, lenguas de gato, perrito caliente, perritos calientes, placa de identificación, tenis de mesa, baby doll, dama de noche',
  it: 'occhi di gatto, occhio di gatto, lingue di gatto, lingua di gatto, hot dog, tennis da tavolo, stufa a legna, baby doll, carta d’identità',
  nl: 'kattenoog*, cat eye, kattentong*, hondsroos*, vrouwenmantel*, hotdog*, hot dog, tafeltennis*, houtskool*, houtkachel*, houtschroef*, houtschroeven, houtboor*, houtzaag*, papiermand*, papierversnipperaar*, wolwas*, babydoll*, zijdeglans, zijdemat*',
  pl: 'kocie oko, kocie oczy, kocie oczko, kocich oczu, kocie języczki, hot dog, tenis stołowy, nieśmiertelnik*, kocimiętka*, psia trawka, lalka babydoll',
  tr: 'kedi gözü, kedi göz, kedi gözlü, kedi dili, kedi nanesi, masa tenisi, köpek künyesi, asker künyesi, hanım göbeği, hanımeli, kadınbudu',
  ar: 'عين القطة، عيون القطة، عين القط، عيون القط، كات آي، لسان القط، هوت دوغ، تنس الطاولة، أم اللؤلؤ',
  ja: '猫目、キャッツアイ、キャットアイ、ドッグタグ、ホットドッグ、猫舌、卓球、ベビーリーフ、ベビーコーン、ベビードール、紙やすり、木炭、木ネジ、木工用',
};

/**
 * What stands at a material, `~`, of which a thing is not made: it only looks like it, or is for it. Without a space before it, it ends a word that
 * begins with the material: 'Holzoptik'.
 */
const notMadeOf: Readonly<Record<VocabularyLanguage, string>> = {
  en: '~ effect, ~ effects, ~ look, ~ finish, ~ finished, ~ style, ~ print, ~ printed, ~ pattern, ~ grain, ~ tone, ~ toned, ~ plated, ~ coloured, ~ colored, ~ colour, ~ color, ~ like, ~ imitation, faux ~, fake ~, mock ~, imitation ~, simulated ~, artificial ~, ~ cleaner, ~ polish, ~ glue, ~ adhesive, ~ oil, ~ wax, ~ stain, ~ varnish, ~ paint, ~ primer, ~ care, ~ conditioner, ~ protector, ~ sealer, ~ sealant, ~ wash, ~ detergent, ~ shampoo, for ~, for all ~',
  de: '~optik, ~ optik, ~look, ~ look, ~dekor, ~ dekor, ~imitat, ~ imitat, ~imitation, ~ imitation, ~effekt, ~ effekt, ~print, ~ print, ~nachbildung, ~ nachbildung, ~muster, ~farben, ~farbend, ~ähnlich, ~reiniger, ~reinigung, ~pflege, ~politur, ~leim, ~kleber, ~öl, ~wachs, ~lack, ~lasur, ~farbe, ~beize, ~schutz, ~imprägnierung, ~fett, ~balsam, ~kitt, ~spachtel, ~grundierung, ~waschmittel, ~shampoo, falsches ~, unechtes ~, wie ~, für ~',
  fr: 'effet ~, aspect ~, imitation ~, façon ~, style ~, look ~, imprimé ~, motif ~, couleur ~, coloris ~, finition ~, type ~, ton ~, faux ~, fausse ~, ~ synthétique, nettoyant ~, entretien ~, cirage ~, colle ~, huile ~, huile de ~, cire ~, vernis ~, lasure ~, peinture ~, lessive ~, pour ~, pour le ~, pour la ~',
  es: 'efecto ~, imitación ~, imitación a ~, imitación de ~, aspecto ~, aspecto de ~, símil ~, tipo ~, estilo ~, acabado ~, acabado en ~, color ~, estampado ~, tono ~, falso ~, falsa ~, limpiador ~, limpiador de ~, aceite de ~, cera de ~, barniz de ~, pintura de ~, para ~, para la ~, para el ~',
  it: 'effetto ~, imitazione ~, aspetto ~, simil ~, tipo ~, stile ~, finitura ~, color ~, colore ~, stampa ~, tono ~, finto ~, finta ~, detergente ~, olio di ~, olio per ~, cera per ~, vernice per ~, colla per ~, per ~, per il ~, per la ~',
  nl: '~look, ~ look, ~effect, ~ effect, ~print, ~ print, ~dessin, ~motief, ~kleur, ~ kleur, ~kleurig, ~ kleurig, ~imitatie, ~ imitatie, imitatie ~, nep ~, faux ~, ~reiniger, ~ reiniger, ~onderhoud, ~verzorging, ~lijm, ~olie, ~was, ~beits, ~lak, ~verf, ~vet, ~wasmiddel, voor ~',
  pl: 'imitacja ~, imitująca ~, imitujący ~, imitujące ~, efekt ~, na wzór ~, w stylu ~, jak ~, kolor ~, w kolorze ~, w odcieniu ~, wzór ~, sztuczna ~, sztuczny ~, sztuczne ~, olej ~, olej z ~, olej do ~, do ~',
  tr: '~ görünümlü, ~ görünüm, ~ desenli, ~ desen, ~ efektli, ~ efekt, ~ efekti, ~ baskılı, ~ baskı, ~ rengi, ~ renk, ~ renkli, ~ dokulu, suni ~, taklit ~, imitasyon ~, yapay ~, ~ için, ~ temizleyici, ~ temizleyicisi, ~ bakım, ~ bakımı, ~ cilası, ~ tutkalı, ~ yağı, ~ boyası, ~ deterjanı',
  ar: 'تأثير ~، بتأثير ~، مظهر ~، بمظهر ~، شكل ~، بشكل ~، تقليد ~، نقشة ~، بنقشة ~، طبعة ~، بلون ~، لون ~، منظف ~، ملمع ~، غراء ~، زيت ~، طلاء ~',
  ja: '~調、~風、~柄、~目調、~用、~色、~クリーナー、~オイル、~ワックス、~接着剤、~塗料、フェイク~、イミテーション~、人工~',
};

interface Phrase {
  words: readonly string[];
  /** Whether the last word may go on. */
  isBeginning: boolean;
}

interface Apart {
  phrases: readonly Phrase[];
  before: readonly (readonly string[])[];
  after: readonly (readonly string[])[];
  /** Endings of words that begin with a material. */
  endings: readonly string[];
}

const apartIn = onDemand((language: VocabularyLanguage): Apart => {
  const marked = formsOf(notMadeOf[language]);
  const isWritten = (form: string) => unspacedScript.test(form);
  return {
    phrases: [setPhrases[language], language === 'en' ? '' : setPhrases.en]
      .flatMap(formsOf)
      .map((form) => ({ words: foldedWords(form), isBeginning: form.endsWith('*') })),
    before: marked.filter((form) => form.endsWith('~')).map((form) => foldedWords(form)),
    after: marked.filter((form) => form.startsWith('~ ') || (form.startsWith('~') && isWritten(form))).map((form) => foldedWords(form)),
    endings: marked.filter((form) => /^~\S/.test(form)).map((form) => foldText(form.slice(1))),
  };
});

/** The hits of a text with what its words mean where they stand. @param words the folded words of the text */
export function meantHere(lexicon: Lexicon, words: readonly string[], hits: readonly Hit[]): Hit[] {
  const apart = apartIn(lexicon.language);
  const inPhrases = wordsOfPhrases(words, apart.phrases);
  const others = hits
    .filter(({ from, to }) => !inPhrases.some((each, at) => each && at >= from && at < to))
    .map((hit) => colourOfCompound(lexicon, words, hit) ?? hit);
  return others.flatMap((hit, at) => {
    if (!isMaterial(hit) || !isApart(lexicon, words, runAround(others, at), apart)) return [hit];
    const meanings = hit.meanings.filter(({ family }) => family !== 'material');
    return meanings.length > 0 ? [{ ...hit, meanings }] : [];
  });
}

/** For each word whether it is in a set phrase. */
function wordsOfPhrases(words: readonly string[], phrases: readonly Phrase[]): boolean[] {
  const within = words.map(() => false);
  for (const { words: form, isBeginning } of phrases)
    for (let from = 0; from + form.length <= words.length; from++) {
      const isThere = form.every((part, at) => {
        const word = words[from + at] ?? '';
        return word === part || (isBeginning && at === form.length - 1 && word.startsWith(part));
      });
      if (isThere) within.fill(true, from, from + form.length);
    }
  return unspacedScript.test(words.join('')) ? withinUnspaced(words, phrases, within) : within;
}

/** The same in scripts without spaces, whose words a phrase may begin or end within. */
function withinUnspaced(words: readonly string[], phrases: readonly Phrase[], within: readonly boolean[]): boolean[] {
  const text = words.join('');
  const found = [...within];
  for (const { words: form } of phrases) {
    const phrase = form.join('');
    for (let start = text.indexOf(phrase); phrase !== '' && start >= 0; start = text.indexOf(phrase, start + 1)) {
      let at = 0;
      words.forEach((word, index) => {
        if (at < start + phrase.length && at + word.length > start) found[index] = true;
        at += word.length;
      });
    }
  }
  return found;
}

const isMaterial = ({ meanings }: Hit) => meanings.some(({ family }) => family === 'material');

/** The materials that stand directly beside each other around one of them: 'oak wood effect' is of neither. */
function runAround(hits: readonly Hit[], at: number): readonly Hit[] {
  let [first, last] = [at, at];
  const joins = (one: Hit | undefined, next: Hit | undefined) =>
    one !== undefined && next !== undefined && one.to === next.from && isMaterial(one) && isMaterial(next);
  while (joins(hits[first - 1], hits[first])) first--;
  while (joins(hits[last], hits[last + 1])) last++;
  return hits.slice(first, last + 1);
}

function isApart(lexicon: Lexicon, words: readonly string[], run: readonly Hit[], { before, after, endings }: Apart): boolean {
  const [from, to] = [run[0]?.from ?? 0, run.at(-1)?.to ?? 0];
  const last = words[to - 1] ?? '';
  const ends = !lexicon.forms.has(last) && endings.some((ending) => last.length > ending.length && last.endsWith(ending));
  if (ends) return true;
  if (unspacedScript.test(last)) {
    const [rest, head] = [words.slice(to).join(''), words.slice(0, from).join('')];
    return after.some((form) => rest.startsWith(form.join(''))) || before.some((form) => head.endsWith(form.join('')));
  }
  return (
    after.some((form) => form.every((word, at) => words[to + at] === word)) ||
    before.some((form) => form.every((word, at) => words[from - form.length + at] === word))
  );
}

const shortestColour = 3;

/** A colour that is called by a thing, 'Steingrau', 'babyblau': the colour alone; null for other words. */
function colourOfCompound(lexicon: Lexicon, words: readonly string[], hit: Hit): Hit | null {
  const word = words[hit.from] ?? '';
  if (hit.to !== hit.from + 1 || !isCompound(lexicon, word)) return null;
  for (let start = shortestColour; start <= word.length - shortestColour; start++) {
    const tail = word.slice(start);
    const meanings = coloursOf(lexicon, tail) ?? coloursOf(lexicon, lexicon.endings.exec(tail)?.[1] ?? '');
    if (meanings) return { ...hit, meanings };
  }
  return null;
}

function coloursOf({ forms }: Lexicon, word: string): readonly Meaning[] | null {
  const colours = (forms.get(word) ?? []).filter(({ family }) => family === 'colour');
  return colours.length > 0 ? colours : null;
}
