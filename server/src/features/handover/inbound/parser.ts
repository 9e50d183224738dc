/** The library that reads mails, loaded with the first one, and its bounds. */
import type { Address, Email, RawEmail } from 'postal-mime';

const bounds = { maxNestingDepth: 30, maxHeadersSize: 512 * 1024, maxRfc822NestingDepth: 0, forceRfc822Attachments: true } as const;

export interface MailParser {
  /** @throws Error for a message beyond the bounds */
  parse(message: RawEmail): Promise<Email>;
  /** The mailboxes of a header field, without their groups. */
  addressesIn(value: string): Address[];
}

/** Gives the parser. */
export async function mailParser(): Promise<MailParser> {
  const { default: PostalMime, addressParser } = await import('postal-mime');
  return { parse: (message) => PostalMime.parse(message, bounds), addressesIn: (value) => addressParser(value, { flatten: true }) };
}
