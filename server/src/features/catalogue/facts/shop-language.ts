/** The language that a shop's texts are written in. Pure. */
import { detectLanguage } from '../../../kit/languages/detect.ts';
import { knownLanguage } from '../../../kit/languages/index.ts';
import type { FactProduct } from './fact.ts';

const samples = 12;
const charactersOfSample = 400;
/** Themes declare English for shops of every language: what the texts say counts more, when so many samples agree. */
const sureShare = 0.75;
/** Filler text of themes is of no language. */
const filler = /\b(?:lorem|ipsum|pellentesque|vestibulum|consectetur|habitant)\b/i;

/** The language of the products' texts, else the one that the pages declare, else null. */
export function languageOfProducts(products: readonly FactProduct[], declared: string | null): string | null {
  const counts = new Map<string, number>();
  let told = 0;
  for (const sample of samplesOf(products)) {
    const language = detectLanguage(sample);
    if (!language) continue;
    told++;
    counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  if (best && best[1] >= told * sureShare && (told > 2 || !knownLanguage(declared))) return best[0];
  return declared ?? best?.[0] ?? null;
}

/** Texts of products from the whole catalogue, several products in each so that short titles tell something too. */
function samplesOf(products: readonly FactProduct[]): string[] {
  const step = Math.max(1, products.length / (samples * 4));
  const texts: string[] = [];
  for (let at = 0; at < products.length; at += step) {
    const { title = '', description = '', categories } = products[Math.floor(at)] as FactProduct;
    const text = filler.test(description) ? '' : description.slice(0, charactersOfSample / 4);
    texts.push(`${title}. ${categories.join(', ')}. ${text}`);
  }
  const each = Math.ceil(texts.length / samples);
  return Array.from({ length: Math.ceil(texts.length / Math.max(1, each)) }, (_, at) =>
    texts
      .slice(at * each, (at + 1) * each)
      .join('\n')
      .slice(0, charactersOfSample),
  );
}
