/** What a shop says about itself, as the fields of a company profile, each with the page that says it. Pure. */
import { type CompanyProfile, companyProfile } from '@parley/contract';
import { questionnairePhrases } from '../../../kit/languages/index.ts';
import { type CatalogueProduct, profileWords, type ShopPage } from '../../catalogue/index.ts';
import type { Sight } from './looking.ts';

/** A part of the company profile with where it was read. */
export interface Fact {
  field: keyof CompanyProfile;
  text: string;
  source: string;
}

interface Known {
  origin: string;
  language: string | null;
  products: readonly CatalogueProduct[];
  pages: readonly ShopPage[];
  sight: Sight;
}

const mostRanges = 8;

/** The facts, field by field. Never a discount: what a shop may give away its owner alone says. */
export function factsOf({ origin, language, products, pages, sight }: Known): Fact[] {
  const facts: Fact[] = [{ field: 'companyName', text: sight.name || new URL(origin).host.replace(/^www\./, ''), source: sight.url }];
  if (sight.description) facts.push({ field: 'whatServicesDoYouOfferToClients', text: sight.description, source: sight.url });
  const range = rangeOf(products);
  if (range.length > 1) {
    const text = questionnairePhrases(language).range.replace('{list}', () => range.join(', '));
    facts.push({ field: 'moreInformationAboutYourProducts', text, source: sight.url });
  }
  for (const page of pages) {
    const { field, text } = profileWords(page);
    if (text) facts.push({ field, text, source: page.url });
  }
  const saysHow = facts.some(({ field }) => field === 'howCanCustomersReachYouOrYourTeam');
  if (!saysHow && sight.contacts.length > 0)
    facts.push({ field: 'howCanCustomersReachYouOrYourTeam', text: sight.contacts.join(', '), source: sight.url });
  return facts;
}

/** The facts put together as a profile that can be saved. */
export function profileOf(facts: readonly Fact[]): CompanyProfile {
  const text = (field: keyof CompanyProfile) =>
    facts
      .filter((fact) => fact.field === field)
      .map((fact) => fact.text)
      .join('\n\n');
  const most = (field: keyof CompanyProfile) => (companyProfile.shape[field].maxLength ?? 200) - 1;
  const fields = companyProfile.keyof().options;
  return companyProfile.parse(
    Object.fromEntries(fields.map((field) => [field, cleaned(text(field)).slice(0, most(field)).toWellFormed().trim()])),
  );
}

/** What the contract refuses in prose. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const cleaned = (text: string) => text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffd]/g, '');

/** The shop's categories, the fullest first. */
function rangeOf(products: readonly CatalogueProduct[]): string[] {
  const counts = new Map<string, number>();
  for (const { categories } of products) for (const category of categories) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count < products.length)
    .sort((a, b) => b[1] - a[1])
    .slice(0, mostRanges)
    .map(([category]) => category);
}
