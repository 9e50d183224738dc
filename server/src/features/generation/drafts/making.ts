/** What a draft is made of: of a shop that is read, of our sample shop, or of a sentence about a shop. */
import type { GenerationPhase } from '@parley/contract';
import { type CatalogueProduct, withShownPicture } from '../../catalogue/index.ts';
import { sampleCatalogue, sampleCompany, sampleShopBase } from '../../site/index.ts';
import type { Context, Patience, Wish } from '../context.ts';
import { polish } from '../polish/polish.ts';
import { describe } from '../questions/describing.ts';
import { questionsOf } from '../questions/of-products.ts';
import { factsOf } from '../shop/company.ts';
import { lookAround, type Sight } from '../shop/looking.ts';
import type { Progress } from '../tables.ts';
import type { DraftContent } from './draft.ts';

/** A person waits: what was found when one of these is met is what the draft is made of. */
const readingLimits = { pages: 400, products: 1000 };
const lookingMs = 5_000;

export interface Making {
  patience: Patience;
  signal: AbortSignal;
  onProgress(change: { phase: GenerationPhase } & Partial<Progress>): void;
}

/** @throws ShopUnreadable when the shop cannot be read; the reason of `signal`. */
export async function makeContent(context: Context, wish: Wish, making: Making): Promise<DraftContent> {
  const content = await sources[wish.from](context, wish, making);
  making.onProgress({ phase: 'writing', found: content.products.length, questions: content.questions.length });
  return polish(context.platform, content, { ms: making.patience.polishMs, signal: making.signal });
}

const sources = { shop: fromShop, sample: fromSample, description: fromDescription };

async function fromShop({ platform, catalogue }: Context, wish: Wish, { patience, signal, onProgress }: Making): Promise<DraftContent> {
  const read = await catalogue.readShop(wish.website, {
    who: wish.who,
    waitMs: patience.waitMs,
    limits: { ...readingLimits, totalMs: patience.totalMs },
    signal,
    onProgress: (progress) => onProgress(progress),
  });
  onProgress({ phase: 'writing', found: read.products.length });
  const { origin, pages, complete, note } = read;
  const products = read.products.map((product) => withShownPicture(platform, product));
  const { language, questions, quality } = questionsFor(products, read.language);
  const sight = await lookAround(platform.fetch, origin, lookingMs, signal);
  return {
    origin,
    language,
    products,
    pages,
    complete,
    note,
    questions,
    quality,
    facts: factsOf({ origin, language, products, pages, sight }),
    colors: sight.colors,
  };
}

async function fromSample({ platform }: Context, { website }: Wish): Promise<DraftContent> {
  const source = sampleShopBase(platform.config.publicUrl);
  const products = sampleCatalogue(source);
  const facts = Object.entries(sampleCompany).map(([field, text]) => ({ field: field as keyof typeof sampleCompany, text, source }));
  return { ...nothingOf(website), products, ...questionsFor(products, 'en'), facts };
}

async function fromDescription(_context: Context, { website, description }: Wish): Promise<DraftContent> {
  const { language, questions } = describe(description);
  const facts = [{ field: 'whatServicesDoYouOfferToClients' as const, text: description, source: website }];
  return { ...nothingOf(website), language, questions, facts };
}

const nothingOf = (website: string) => ({
  origin: new URL(website).origin,
  products: [],
  pages: [],
  complete: true,
  note: '',
  colors: null as Sight['colors'],
});

// What is out of stock is never recommended: an answer that only leads there would lead nowhere.
function questionsFor(products: readonly CatalogueProduct[], declared: string | null) {
  const inStock = products.filter((product) => product.inStock);
  const { language, questions, quality } = questionsOf(inStock.length > 0 ? inStock : products, declared);
  return { language, questions, quality };
}
