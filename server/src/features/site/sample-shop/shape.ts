/** The data of a sample shop. We invented all of them, including the pictures. */
import type { Drawing } from './drawing.ts';

export interface SampleProduct {
  slug: string;
  title: string;
  category: string;
  tags: string[];
  attributes: Record<string, string[]>;
  /** Euro cents. */
  priceMinor: number;
  description: string;
  inStock: boolean;
  drawing: Drawing;
  /** Two colours of the picture: the product and the background. */
  colors: [string, string];
}

export interface SampleShop {
  /** Where this server shows it, without a trailing slash. */
  path: string;
  name: string;
  headline: string;
  intro: string;
  /** The company profile: what the shop says to customers. */
  company: Record<
    | 'companyName'
    | 'whatServicesDoYouOfferToClients'
    | 'moreInformationAboutYourProducts'
    | 'howCanCustomersReachYouOrYourTeam'
    | 'whatAreFAQs'
    | 'howMuchDiscountCanYouDoMaximum',
    string
  >;
  products: readonly SampleProduct[];
  /** CSS colours, and the font of its headings. */
  theme: { page: string; text: string; quiet: string; card: string; line: string; heading: string };
  /** The owner and the recommender that talk on its pages. */
  recommender: { userId: number; popupId: number };
}

export const sampleCurrency = 'EUR';

/** Questions and answers in the form of the company profile. */
export const questionsAndAnswers = (list: readonly (readonly [question: string, answer: string])[]): string =>
  list.map(([question, answer]) => `Q: ${question}\nA: ${answer}`).join('\n\n');
