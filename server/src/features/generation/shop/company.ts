/** Extracts what a shop says about itself, as fields of a company profile with their source pages. Pure. */
import { type CompanyProfile, companyProfile } from '@parley/contract';
import { questionnairePhrases } from '../../../kit/languages/index.ts';
import { plainProse } from '../../../kit/text/clean.ts';
import { type CatalogueProduct, profileWords, type ShopPage } from '../../catalogue/index.ts';
import type { HomePage } from './home-page.ts';

/** A text for a field of the company profile, and the page that it was read from. */
export interface Fact {
  field: keyof CompanyProfile;
  text: string;
  source: string;
}

interface ShopData {
  origin: string;
  language: string | null;
  products: readonly CatalogueProduct[];
  pages: readonly ShopPage[];
  homePage: HomePage;
}

const maxCategories = 8;

/** The facts for the profile's fields. Never a discount, because only the owner decides on that. */
export function companyFacts({ origin, language, products, pages, homePage }: ShopData): Fact[] {
  const facts: Fact[] = [{ field: 'companyName', text: homePage.name || new URL(origin).host.replace(/^www\./, ''), source: homePage.url }];
  if (homePage.description) facts.push({ field: 'whatServicesDoYouOfferToClients', text: homePage.description, source: homePage.url });
  const range = rangeOf(products);
  if (range.length > 1) {
    const text = questionnairePhrases(language).range.replace('{list}', () => range.join(', '));
    facts.push({ field: 'moreInformationAboutYourProducts', text, source: homePage.url });
  }
  for (const page of pages) {
    const { field, text } = profileWords(page);
    if (text) facts.push({ field, text, source: page.url });
  }
  const saysHow = facts.some(({ field }) => field === 'howCanCustomersReachYouOrYourTeam');
  if (!saysHow && homePage.contacts.length > 0)
    facts.push({ field: 'howCanCustomersReachYouOrYourTeam', text: homePage.contacts.join(', '), source: homePage.url });
  return facts;
}

/** Joins the facts to a company profile that passes the contract's validation. */
export function profileOf(facts: readonly Fact[]): CompanyProfile {
  const text = (field: keyof CompanyProfile) =>
    facts
      .filter((fact) => fact.field === field)
      .map((fact) => fact.text)
      .join('\n\n');
  const maxLength = (field: keyof CompanyProfile) => (companyProfile.shape[field].maxLength ?? 200) - 1;
  const fields = companyProfile.keyof().options;
  return companyProfile.parse(
    Object.fromEntries(fields.map((field) => [field, plainProse(text(field)).slice(0, maxLength(field)).toWellFormed().trim()])),
  );
}

/** The names of the shop's categories, largest first. */
function rangeOf(products: readonly CatalogueProduct[]): string[] {
  const counts = new Map<string, number>();
  for (const { categories } of products) for (const category of categories) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count < products.length)
    .sort((a, b) => b[1] - a[1])
    .slice(0, maxCategories)
    .map(([category]) => category);
}
