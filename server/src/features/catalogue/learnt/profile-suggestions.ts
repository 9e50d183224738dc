/** Suggestions for the company profile from the pages of the shop, each with its source. Pure. */
import type { CompanyProfile, ProfileSuggestion } from '@parley/contract';
import type { PageTopic, ShopPage } from '../readers/index.ts';

const fieldOf: Record<PageTopic, keyof CompanyProfile> = {
  delivery: 'whatAreFAQs',
  returns: 'whatAreFAQs',
  payment: 'whatAreFAQs',
  questions: 'whatAreFAQs',
  sizes: 'moreInformationAboutYourProducts',
  contact: 'howCanCustomersReachYouOrYourTeam',
};
/** The length limit for the text of one page, so that several fit into a field; the full pages are stored separately. */
const longest: Partial<Record<keyof CompanyProfile, number>> = {
  moreInformationAboutYourProducts: 4000,
  howCanCustomersReachYouOrYourTeam: 1500,
  whatAreFAQs: 4000,
};
const mostCategories = 8;

/** The profile field for a page, and the text for it: the title and as many whole lines as fit. */
export function profileWords(page: Pick<ShopPage, 'topic' | 'title' | 'text'>): { field: keyof CompanyProfile; text: string } {
  const field = fieldOf[page.topic];
  const text = wholeLines(page.text, longest[field] ?? 2000);
  const isTitled = text.toLowerCase().startsWith(page.title.toLowerCase()) || !page.title;
  return { field, text: isTitled || !text ? text : `${page.title}\n${text}` };
}

/** A shop's name and description from its first page. */
export interface AboutShop {
  url: string;
  name: string;
  about: string;
}

/** Suggestions for the fields. Never a discount: only the owner decides on those. */
export function suggestionsFor(
  shops: AboutShop[],
  categories: { value: string; count: number }[],
  pages: (ShopPage & { id: number })[],
): ProfileSuggestion[] {
  const suggestions: ProfileSuggestion[] = [];
  for (const { url, name, about } of shops) {
    if (name) suggestions.push({ field: 'companyName', text: name, title: name, url });
    if (about) suggestions.push({ field: 'whatServicesDoYouOfferToClients', text: about, title: name, url });
  }
  const [shop] = shops;
  const range = categories.slice(0, mostCategories).map(({ value }) => value);
  if (shop && range.length > 1)
    suggestions.push({ field: 'moreInformationAboutYourProducts', text: range.join(', '), title: shop.name, url: shop.url });
  for (const page of pages) {
    const { field, text } = profileWords(page);
    if (text) suggestions.push({ field, text, title: page.title, url: page.url });
  }
  return suggestions;
}

/** As many whole lines as fit into `most` characters; of one long line, whole sentences. */
function wholeLines(text: string, most: number): string {
  if (text.length <= most) return text.trim();
  const cut = text.slice(0, most);
  const end = Math.max(cut.lastIndexOf('\n'), cut.lastIndexOf('. ') + 1);
  return cut
    .slice(0, end > most / 2 ? end : most)
    .toWellFormed()
    .trim();
}
