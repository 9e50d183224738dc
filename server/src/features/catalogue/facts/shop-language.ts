/** Determines the language of a shop's texts. Pure. */
import { detectLanguage, isWrittenIn } from '../../../kit/languages/detect.ts';
import { knownLanguage } from '../../../kit/languages/index.ts';
import type { FactProduct } from './fact.ts';

const samples = 12;
const charactersOfSample = 400;
/** The share of samples that must agree to override the declared language, because themes often declare English for other shops. */
const sureShare = 0.75;
/** Filler text of themes has no language. */
const filler = /\b(?:lorem|ipsum|pellentesque|vestibulum|consectetur|habitant)\b/i;

/** The language of the products' texts, otherwise the declared one, otherwise null. */
export function languageOfProducts(products: readonly FactProduct[], declared: string | null): string | null {
  const texts = samplesOf(products);
  // Portuguese has many words of Spanish; nobody declares it by mistake.
  if (declared !== null && !knownLanguage(declared) && isMostly(texts, declared)) return declared;
  const counts = new Map<string, number>();
  let conclusive = 0;
  for (const sample of texts) {
    const language = detectLanguage(sample);
    if (!language) continue;
    conclusive++;
    counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  if (best && best[1] >= conclusive * sureShare && (conclusive > 2 || !knownLanguage(declared))) return best[0];
  return declared ?? best?.[0] ?? null;
}

const isMostly = (texts: readonly string[], language: string): boolean =>
  texts.filter((text) => isWrittenIn(text, language)).length > texts.length / 2;

/** Samples of texts from the whole catalogue. Each joins several products, because a short title alone is not conclusive. */
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
