/** The header fields of a mail that decide whether its text is read at all. */
import { createHash } from 'node:crypto';
import type { Header } from 'postal-mime';
import { type MailParser, mailParser } from './parser.ts';

export interface Envelope {
  /** The address of its only sender, in lower case; null when it names none or several. */
  sender: string | null;
  /** Every address that it was sent or delivered to. */
  recipients: string[];
  /** The Message-ID, or else a digest of the header fields that the sender wrote. */
  id: string;
  /** No person wrote it: an automatic answer, a bounce, a newsletter, or a mail of ours. */
  isAutomatic: boolean;
  /** The receiving mail server found that the domain of the sender disowns it (DMARC). */
  isDisowned: boolean;
}

const mostHeaderBytes = 256 * 1024;

/** Reads the header of a message. Returns null for what is no mail. */
export async function readEnvelope(message: Buffer): Promise<Envelope | null> {
  const parser = await mailParser();
  const mail = await parser.parse(headerOf(message)).catch(() => null);
  if (!mail || mail.headers.length === 0) return null;
  const { headers } = mail;
  const sender = senderOf(headers, parser);
  return {
    sender,
    recipients: recipientsOf(headers, parser),
    id: mail.messageId || createHash('sha256').update(writtenBySender(headers)).digest('hex'),
    isAutomatic: isAutomatic(headers, sender, mail.subject ?? ''),
    isDisowned: isDisowned(headers),
  };
}

/** The header alone, so that a large message costs little until somebody is known to wait for it. */
function headerOf(message: Buffer): Buffer {
  const ends = [message.indexOf('\r\n\r\n'), message.indexOf('\n\n')].filter((at) => at >= 0);
  const end = Math.min(...ends, message.length, mostHeaderBytes);
  return Buffer.concat([message.subarray(0, end), Buffer.from('\r\n\r\n')]);
}

const valuesOf = (headers: readonly Header[], key: string) =>
  headers.filter((header) => header.key === key).map(({ value }) => value.trim());
const has = (headers: readonly Header[], key: string, value: RegExp) =>
  valuesOf(headers, key).some((headerValue) => value.test(headerValue));

function senderOf(headers: readonly Header[], { addressesIn }: MailParser): string | null {
  const [address, ...more] = valuesOf(headers, 'from').flatMap((value) => addressesIn(value));
  return more.length === 0 ? address?.address?.toLowerCase() || null : null;
}

const recipientFields = ['x-original-to', 'delivered-to', 'envelope-to', 'x-envelope-to', 'to', 'cc', 'bcc'];

const recipientsOf = (headers: readonly Header[], { addressesIn }: MailParser): string[] =>
  recipientFields.flatMap((key) => valuesOf(headers, key)).flatMap((value) => addressesIn(value).map(({ address }) => address ?? ''));

/** Header fields that are the same in each delivery of a message, unlike `Received`. */
const writtenBySender = (headers: readonly Header[]) =>
  ['from', 'to', 'date', 'subject'].map((key) => valuesOf(headers, key).join()).join('\n');

const anything = /(?:)/;

/** Beginnings of the subjects of automatic messages, for those without a header field that says so. */
const automaticSubject =
  /^(?:(?:automatic|auto)[ -]?reply|out of (?:the )?office|automatische (?:antwort|antwoord)|automatisch antwoord|abwesenheitsnotiz|abwesend|r[ée]ponse automatique|absence du bureau|respuesta autom[áa]tica|fuera de (?:la )?oficina|risposta automatica|fuori sede|afwezig|odpowied[źz] automatyczna|autoodpowied[źz]|otomatik (?:yan[ıi]t|cevap)|自動(?:応答|返信)|رد تلقائي|(?:mail )?delivery (?:status notification|failed|failure)|undeliver(?:able|ed))/iu;

/** RFC 3834, and what mail programs did before and beside it. */
function isAutomatic(headers: readonly Header[], sender: string | null, subject: string): boolean {
  return (
    has(headers, 'auto-submitted', /^(?!no\b)/i) ||
    has(headers, 'precedence', /^(?:bulk|junk|list|auto[_-]?reply)/i) ||
    has(headers, 'return-path', /^<\s*>$/) ||
    has(headers, 'content-type', /^multipart\/report\b/i) ||
    ['x-autoreply', 'x-autorespond', 'x-autoresponder', 'x-auto-reply', 'x-parley-visit'].some((key) => has(headers, key, anything)) ||
    /^(?:mailer-daemon|postmaster)@/.test(sender ?? '') ||
    automaticSubject.test(subject.trim())
  );
}

/**
 * Whether DMARC failed at the server that received the message. That server writes its findings on top of what the sender wrote, so only findings
 * under the name of the topmost ones count. SPF or DKIM alone say little: each fails when a mail is forwarded.
 */
function isDisowned(headers: readonly Header[]): boolean {
  const findings = valuesOf(headers, 'authentication-results').map((value) => {
    const [server = '', ...results] = value.split(';');
    return { server: server.trim(), results: results.join(';') };
  });
  return findings.some(({ server, results }) => server === findings[0]?.server && /\bdmarc\s*=\s*fail\b/i.test(results));
}
