/** What the shops of this set are written with. */
import type { Shop } from '../../../lib/shop.ts';

/** A profile that says nothing. */
export const silent = {
  whatServicesDoYouOfferToClients: '',
  moreInformationAboutYourProducts: '',
  howCanCustomersReachYouOrYourTeam: '',
  whatAreFAQs: '',
  howMuchDiscountCanYouDoMaximum: '',
};

type Page = Shop['pages'][number];

/** A page whose text begins with its title. */
export const page = (url: string, title: string, topic: Page['topic'], text: string): Page => ({
  url,
  title,
  topic,
  text: `${title}\n\n${text}`,
});

/** One version for each value of an option, at the product's own price. */
export const each = (name: string, values: readonly string[], soldOut: readonly string[] = []) =>
  values.map((value) => ({ options: { [name]: value }, inStock: !soldOut.includes(value) }));
