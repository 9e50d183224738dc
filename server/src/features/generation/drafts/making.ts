/** Makes a draft's content from one of three sources: a shop, our sample shop, or a description in a sentence. */
import type { GenerationPhase } from '@parley/contract';
import { type CatalogueProduct, systemOfKind, withShownPicture } from '../../catalogue/index.ts';
import { sampleCatalogue, sampleCompany, sampleShopBase } from '../../site/index.ts';
import type { Context, GenerationRequest, TimeLimits } from '../context.ts';
import { polish } from '../polish/polish.ts';
import { questionsOfDescription } from '../questions/of-description.ts';
import { questionsOf } from '../questions/of-products.ts';
import { companyFacts } from '../shop/company.ts';
import type { HomePage } from '../shop/home-page.ts';
import { platformOf } from '../shop/platform.ts';
import type { Progress } from '../tables.ts';
import type { DraftContent } from './draft.ts';

/** Because a person waits, reading ends at these limits and the draft is made from what was found. */
const readingLimits = { pages: 400, products: 1000 };
export const homePageMs = 5_000;

export interface Making {
  timeLimits: TimeLimits;
  signal: AbortSignal;
  onProgress(change: { phase: GenerationPhase } & Partial<Progress>): void;
}

/**
 * Makes the content of a draft from the requested source, with the model's texts when a model is configured.
 * @throws ShopUnreadable when the shop cannot be read; the reason of `signal` when it aborts
 */
export async function makeContent(context: Context, request: GenerationRequest, making: Making): Promise<DraftContent> {
  const content = await sources[request.from](context, request, making);
  making.onProgress({ phase: 'writing', found: content.products.length, questions: content.questions.length });
  return polish(context.platform, content, { ms: making.timeLimits.polishMs, signal: making.signal });
}

const sources = { shop: fromShop, sample: fromSample, description: fromDescription };

async function fromShop(
  { platform, catalogue }: Context,
  request: GenerationRequest,
  { timeLimits, signal, onProgress }: Making,
): Promise<DraftContent> {
  const read = await catalogue.readShop(request.website, {
    who: request.who,
    waitMs: timeLimits.waitMs,
    limits: { ...readingLimits, totalMs: timeLimits.totalMs },
    signal,
    onProgress: (progress) => onProgress(progress),
  });
  onProgress({ phase: 'writing', found: read.products.length });
  const { origin, pages, complete, note } = read;
  const products = read.products.map((product) => withShownPicture(platform, product));
  const { language, questions, quality } = questionsFor(products, read.language);
  const { readShopHome: readHomePage } = await import('../shop/home-page.ts');
  const homePage = await readHomePage(platform, firstPageOf(origin, request.website), homePageMs, signal);
  const platformId = platformOf(homePage.markup, systemOfKind(read.kind));
  return {
    origin,
    language,
    products,
    pages,
    complete,
    note,
    questions,
    quality,
    facts: companyFacts({ origin, language, products, pages, homePage }),
    colors: homePage.colors,
    ...(homePage.backdrop && { backdrop: homePage.backdrop }),
    ...(platformId && { platform: platformId }),
  };
}

/** The page of the address that was given, for shops in a folder of a website; the website's first page where that is a file. */
const firstPageOf = (origin: string, website: string): string => {
  const { pathname } = new URL(website);
  return origin + (/\.[^/]*$/.test(pathname) ? '/' : pathname);
};

async function fromSample({ platform }: Context, { website }: GenerationRequest): Promise<DraftContent> {
  const source = sampleShopBase(platform.config.publicUrl);
  const products = sampleCatalogue(source);
  const facts = Object.entries(sampleCompany).map(([field, text]) => ({ field: field as keyof typeof sampleCompany, text, source }));
  return { ...nothingOf(website), products, ...questionsFor(products, 'en'), facts };
}

async function fromDescription(_context: Context, { website, description }: GenerationRequest): Promise<DraftContent> {
  const { language, questions } = questionsOfDescription(description);
  const facts = [{ field: 'whatServicesDoYouOfferToClients' as const, text: description, source: website }];
  return { ...nothingOf(website), language, questions, facts };
}

const nothingOf = (website: string) => ({
  origin: new URL(website).origin,
  products: [],
  pages: [],
  complete: true,
  note: '',
  colors: null as HomePage['colors'],
});

// Products out of stock are never recommended, so an answer that matches only them would lead to nothing.
function questionsFor(products: readonly CatalogueProduct[], declared: string | null) {
  const inStock = products.filter((product) => product.inStock);
  const { language, questions, quality } = questionsOf(inStock.length > 0 ? inStock : products, declared);
  return { language, questions, quality };
}
