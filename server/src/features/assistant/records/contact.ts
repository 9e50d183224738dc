/** The ways to reach the owner, read from the owner's own words. Pure. */
import type { CompanyProfile } from '@parley/contract';
import type { ContactRecord } from './types.ts';

/** From the beginning of its name: from each letter of it, a page with a long text without a space would take minutes. */
const email = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const link = /https?:\/\/[^\s"'<>()]+[^\s"'<>().,;:!?]/giu;
/** Seven digits at least, with signs between them; dates and prices have fewer or none of these. */
const phone = /(?<![\p{L}\p{N}.,])\+?\(?\d[\d\s()/.–-]{5,}\d(?![\p{L}\p{N}])/gu;
const leastDigits = 6;

/**
 * @param websites hosts of the shop, as origins
 * @param pages texts of the shop's contact pages, read where the owner's own words name nothing
 */
export function contactRecord(
  profile: CompanyProfile,
  links: readonly string[],
  websites: readonly string[],
  pages: readonly string[],
): ContactRecord {
  const words = profile.howCanCustomersReachYouOrYourTeam.trim();
  const texts = [
    words,
    profile.whatAreFAQs,
    profile.whatServicesDoYouOfferToClients,
    profile.moreInformationAboutYourProducts,
    ...pages,
  ].join('\n');
  const named = [...texts.matchAll(link)].map(([address]) => address);
  const all = [...new Set([...named, ...links])];
  return {
    words,
    emails: [...new Set([...texts.matchAll(email)].map(([address]) => address))],
    phones: [
      ...new Set(
        [...[words, ...pages].join('\n').matchAll(phone)]
          .map(([number]) => number.trim())
          .filter((number) => number.replaceAll(/\D/g, '').length >= leastDigits),
      ),
    ],
    links: all,
    hosts: [
      ...new Set([
        ...websites.map((website) => website.replace(/^https?:\/\//, '')),
        ...all.flatMap((address) => URL.parse(address)?.hostname ?? []),
      ]),
    ],
  };
}
