/** Categories as paths through the shop, from the top down. Pure. */

const most = { paths: 20, steps: 10 };

/** The first step of many breadcrumbs: the shop itself. */
export const topOfTrail =
  /^(?:home(?:\s?page)?|start(?:seite)?|shop|store|all(?: products)?|alle(?: produkte)?|catalog(?:ue)?|accueil|boutique|inicio|tienda|in[íi]cio|loja|ana ?sayfa|strona główna|sklep|hem|hjem|forside|etusivu|domů|domov|főoldal|acasă|главная|головна|αρχική|homepagina|negozio|ホーム|トップ(?:ページ)?|top|首页|首頁|홈|الرئيسية|الصفحة الرئيسية|דף הבית|ראשי)$/iu;

/**
 * Cleans category paths: without the shop's own step at the top, the product's name at the end, steps without text and repetitions. A path that
 * is only the beginning of another is dropped, because a shop lists a product in the parent categories as well.
 * @param clean makes one step plain text
 */
export function cleanPaths(given: readonly (readonly string[])[], title: string, clean: (step: string) => string): string[][] {
  const own = folded(title);
  const paths = new Map<string, string[]>();
  for (const path of given.slice(0, 5 * most.paths)) {
    const steps = path
      .slice(0, 2 * most.steps)
      .map(clean)
      .filter((step) => step !== '');
    // A link back to the list may stand before the home page.
    steps.splice(0, steps.slice(0, 3).findLastIndex((step) => topOfTrail.test(step)) + 1);
    if (steps.length > 0 && folded(steps.at(-1) ?? '') === own) steps.pop();
    const distinct = steps.filter((step, at) => folded(step) !== folded(steps[at - 1] ?? '')).slice(0, most.steps);
    if (distinct.length > 0) paths.set(JSON.stringify(distinct.map(folded)), distinct);
  }
  return withoutBeginnings([...paths.values()]).slice(0, most.paths);
}

/** The paths of two readings of the same product together. */
export function joinedPaths(first: readonly string[][], second: readonly string[][]): string[][] {
  const keys = new Set(first.map(keyOfPath));
  return withoutBeginnings([...first, ...second.filter((path) => !keys.has(keyOfPath(path)))]).slice(0, most.paths);
}

/** Splits a path that is written as one text: `Women > Shoes`, `Damen › Schuhe`, `A » B`, `A -> B`. */
export function pathIn(text: string): string[] {
  return text
    .slice(0, 1_000)
    .split(/\s*(?:-?>|&gt;|›|»|→|\s\/\s|\|)\s*/)
    .map((step) => step.trim())
    .filter((step) => step !== '');
}

/** Drops paths that are the beginning of another. */
function withoutBeginnings(paths: string[][]): string[][] {
  const beginnings = new Set(paths.flatMap((path) => path.slice(1).map((_, at) => keyOfPath(path.slice(0, at + 1)))));
  return paths.filter((path) => !beginnings.has(keyOfPath(path)));
}

const keyOfPath = (path: readonly string[]): string => JSON.stringify(path.map(folded));
const folded = (text: string): string => text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
