/** Replies as mail programs write them, for tests. */
import { randomUUID } from 'node:crypto';
import type { Mail } from '../../../platform/mail.ts';

/** The parts of a reply: the mail that is answered and the words of the answer. */
export interface Replied {
  from: string;
  mail: Mail;
  words: string;
}

export interface Raw {
  headers?: Record<string, string>;
  /** With the header fields of its content. */
  content: string | Buffer;
}

const ourName = 'Parley';
const ourAddress = 'hello@localhost';
const crlf = (text: string) => text.replaceAll(/\r?\n/g, '\r\n');

/** A whole message. Header fields of `headers` replace those that every reply has. */
export function message({ from, mail }: Pick<Replied, 'from' | 'mail'>, { headers = {}, content }: Raw): Buffer {
  const fields = {
    'Return-Path': `<${from}>`,
    Received: 'from mx.example (mx.example [192.0.2.7]) by parley.example with ESMTPS',
    From: `Anna Schmidt <${from}>`,
    To: `${ourName} <${mail.replyTo}>`,
    Subject: `Re: ${mail.subject}`,
    Date: 'Sat, 28 Nov 2026 22:51:07 +0100',
    'Message-ID': `<${randomUUID()}@mail.example>`,
    'MIME-Version': '1.0',
    ...headers,
  };
  const head = Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  return Buffer.concat([Buffer.from(head), typeof content === 'string' ? Buffer.from(crlf(content)) : content]);
}

const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => (line.startsWith('>') ? `>${line}` : `> ${line}`.trimEnd()))
    .join('\n');

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const asHtml = (text: string) => escaped(text).replaceAll('\n', '<br>\n');

/** Soft line breaks at 76 characters, and escapes for all but ASCII. */
function quotedPrintable(text: string, encoding: BufferEncoding = 'utf8'): string {
  const encodedLine = (line: string) => {
    const pieces = [...Buffer.from(line, encoding)].map((byte) =>
      byte === 61 || byte < 32 || byte > 126 ? `=${byte.toString(16).toUpperCase().padStart(2, '0')}` : String.fromCharCode(byte),
    );
    if (pieces.at(-1) === ' ') pieces[pieces.length - 1] = '=20';
    const lines: string[] = [''];
    for (const piece of pieces) {
      if ((lines.at(-1) ?? '').length + piece.length > 75) {
        lines[lines.length - 1] += '=';
        lines.push('');
      }
      lines[lines.length - 1] += piece;
    }
    return lines.join('\n');
  };
  return text.split('\n').map(encodedLine).join('\n');
}

const base64 = (text: string, encoding: BufferEncoding = 'utf8') =>
  (
    Buffer.from(text, encoding)
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  ).join('\n');

const plain = (text: string, { charset = 'UTF-8', more = '' } = {}) => `Content-Type: text/plain; charset="${charset}"${more}
Content-Transfer-Encoding: quoted-printable

${quotedPrintable(text, charset === 'UTF-8' ? 'utf8' : 'latin1')}`;
const html = (markup: string) => `Content-Type: text/html; charset="UTF-8"
Content-Transfer-Encoding: quoted-printable

${quotedPrintable(markup)}`;
const alternative = (text: string, markup: string) => `Content-Type: multipart/alternative; boundary="0000000000b1"

--0000000000b1
${plain(text)}
--0000000000b1
${html(markup)}
--0000000000b1--
`;

/** Replies by program; each takes a reply and gives its message. */
export const programs: Readonly<Record<string, (reply: Replied) => Buffer>> = {
  'Gmail on the web, English': (reply) => {
    const introduction = `On Sat, Nov 28, 2026 at 10:51 PM ${ourName} <${ourAddress}>\nwrote:`;
    return message(reply, {
      content: alternative(
        `${reply.words}\n\n${introduction}\n\n${quoted(reply.mail.text)}\n`,
        `<div dir="ltr">${asHtml(reply.words)}</div><br><div class="gmail_quote"><div class="gmail_attr">${escaped(introduction)}<br></div><blockquote class="gmail_quote">${asHtml(reply.mail.text)}</blockquote></div>`,
      ),
    });
  },
  'Gmail on Android, HTML only, Turkish': (reply) =>
    message(reply, {
      content: html(
        `<div dir="auto">${asHtml(reply.words)}</div><div><br></div><div class="gmail_quote"><div class="gmail_attr">${ourName} &lt;<a href="mailto:${ourAddress}">${ourAddress}</a>&gt;, 28 Kas 2026 Cmt, 22:51 tarihinde şunu yazdı:<br></div><blockquote>${asHtml(reply.mail.text)}</blockquote></div>`,
      ),
    }),
  'Gmail, Polish': (reply) =>
    message(reply, {
      content: plain(`${reply.words}\n\nsob., 28 lis 2026 o 22:51 ${ourName} <${ourAddress}> napisał(a):\n\n${quoted(reply.mail.text)}\n`),
    }),
  'Gmail, Arabic': (reply) =>
    message(reply, {
      content: plain(
        `${reply.words}\n\n\u202bفي السبت، 28 نوفمبر 2026 في 10:51 م تمت كتابة ما يلي بواسطة \u202a${ourName}\u202c\u200f <\u202a${ourAddress}\u202c\u200f>:\u202c\n\n${quoted(reply.mail.text)}\n`,
      ),
    }),
  'Gmail, Japanese, base64': (reply) =>
    message(reply, {
      content: `Content-Type: text/plain; charset="UTF-8"
Content-Transfer-Encoding: base64

${base64(`${reply.words}\n\n2026年11月28日(土) 22:51 ${ourName} <${ourAddress}>:\n\n${quoted(reply.mail.text)}\n`)}
`,
    }),
  'Apple Mail, German, flowed': (reply) =>
    message(reply, {
      content: plain(`${reply.words}\n\n> Am 28.11.2026 um 22:51 schrieb ${ourName} <${ourAddress}>:\n> \n${quoted(reply.mail.text)}\n`, {
        more: '; format=flowed; delsp=yes',
      }),
    }),
  'iPhone, French, ISO-8859-1': (reply) =>
    message(reply, {
      content: plain(
        `${reply.words}\n\nEnvoyé de mon iPhone\n\n> Le 28 nov. 2026 à 22:51, ${ourName} <${ourAddress}> a écrit :\n> \n${quoted(reply.mail.text)}\n`,
        { charset: 'ISO-8859-1' },
      ),
    }),
  'Thunderbird, Dutch, with a signature': (reply) =>
    message(reply, {
      content: `Content-Type: text/plain; charset=UTF-8; format=flowed
Content-Transfer-Encoding: 8bit

${reply.words}

Op 28-11-2026 om 22:51 schreef ${ourName}:
${quoted(reply.mail.text)}

-- 
Anna Schmidt
Schmidt Mode
`,
    }),
  'Outlook for Windows, English, text': (reply) =>
    message(reply, {
      content: plain(
        `${reply.words}\n\nFrom: ${ourName} <${ourAddress}> \nSent: Saturday, November 28, 2026 10:51 PM\nTo: Anna Schmidt <${reply.from}>\nSubject: ${reply.mail.subject}\n\n${reply.mail.text}`,
      ),
    }),
  'Outlook for Windows, German, HTML only': (reply) =>
    message(reply, {
      content: html(
        `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin:0cm}</style></head><body lang="DE"><div class="WordSection1">${reply.words
          .split('\n')
          .map((line) => `<p class="MsoNormal">${escaped(line) || '&nbsp;'}<o:p></o:p></p>`)
          .join(
            '\n',
          )}<p class="MsoNormal"><o:p>&nbsp;</o:p></p><div style="border:none;border-top:solid #E1E1E1 1.0pt"><p class="MsoNormal"><b>Von:</b> ${ourName} &lt;${ourAddress}&gt; <br><b>Gesendet:</b> Samstag, 28. November 2026 22:51<br><b>An:</b> Anna Schmidt &lt;${reply.from}&gt;<br><b>Betreff:</b> ${reply.mail.subject}<o:p></o:p></p></div>${reply.mail.text
          .split('\n')
          .map((line) => `<p class="MsoNormal">${escaped(line) || '&nbsp;'}<o:p></o:p></p>`)
          .join('\n')}</div></body></html>`,
      ),
    }),
  'Outlook on Android, Spanish': (reply) =>
    message(reply, {
      content: plain(
        `${reply.words}\n\nObtener Outlook para Android<https://aka.ms/AAb9ysg>\n________________________________\nDe: ${ourName} <${ourAddress}>\nEnviado: sábado, 28 de noviembre de 2026 22:51\nPara: Anna Schmidt <${reply.from}>\nAsunto: ${reply.mail.subject}\n\n${reply.mail.text}`,
      ),
    }),
  'Outlook, Italian, original message': (reply) =>
    message(reply, {
      content: plain(
        `${reply.words}\n\n-----Messaggio originale-----\nDa: ${ourName} <${ourAddress}>\nInviato: sabato 28 novembre 2026 22:51\nA: Anna Schmidt <${reply.from}>\nOggetto: ${reply.mail.subject}\n\n${reply.mail.text}`,
      ),
    }),
  'Samsung, without marks': (reply) =>
    message(reply, {
      content: plain(`${reply.words}\n\n\nSent from my Galaxy\n\n\n-------- Original message --------\n${reply.mail.text}`),
    }),
  'Proton, Original Message': (reply) =>
    message(reply, {
      content: plain(
        `${reply.words}\n\n------- Original Message -------\nOn Saturday, November 28th, 2026 at 10:51 PM, ${ourName} <${ourAddress}> wrote:\n\n\n${quoted(reply.mail.text)}\n`,
      ),
    }),
  'a program that quotes nothing': (reply) => message(reply, { content: plain(`${reply.words}\n`) }),
};

/** A reply as plain text, with these fields in place of the usual ones. */
export const plainReply = (reply: Replied, headers: Record<string, string> = {}): Buffer =>
  message(reply, { headers, content: plain(`${reply.words}\n\nOn 28/11/2026 22:51, ${ourName} wrote:\n${quoted(reply.mail.text)}\n`) });

/** The text of a reply, written out by the test itself. */
export const textReply = (reply: Pick<Replied, 'from' | 'mail'>, text: string, headers: Record<string, string> = {}): Buffer =>
  message(reply, { headers, content: plain(text) });

/** The quoted text of a mail. */
export const quotedMail = ({ text }: Mail): string => quoted(text);

/** A reply with a file of `bytes` bytes. */
export const withFile = (reply: Replied, bytes: number): Buffer =>
  message(reply, {
    content: `Content-Type: multipart/mixed; boundary="mixed"

--mixed
${plain(`${reply.words}\n`)}
--mixed
Content-Type: image/jpeg; name="coat.jpg"
Content-Disposition: attachment; filename="coat.jpg"
Content-Transfer-Encoding: base64

${base64('\u00ff'.repeat(bytes), 'latin1')}
--mixed
Content-Type: text/plain; charset=UTF-8

And this stands below the picture.
--mixed--
`,
  });
