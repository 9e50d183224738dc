/** Mail out: through SMTP, or as files in DATA_DIR/outbox where no server is set. */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Besides what every mail has. */
  headers?: Record<string, string>;
}

export interface Mailer {
  /** @throws when the server refuses it; nobody else is told. */
  send(mail: Mail): Promise<void>;
}

export function openMailer(config: Pick<Config, 'mail' | 'dataDir'>, log: { info(object: object, text: string): void }): Mailer {
  const { smtpUrl, from } = config.mail;
  if (smtpUrl) {
    const transport = createTransport(smtpUrl);
    return {
      async send(mail) {
        await transport.sendMail({ from, ...mail });
      },
    };
  }
  const outbox = join(config.dataDir, 'outbox');
  const composer = createTransport({ streamTransport: true, buffer: true });
  let count = 0;
  return {
    async send(mail) {
      const { message } = await composer.sendMail({ from, ...mail, textEncoding: 'quoted-printable' });
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      const file = join(outbox, `${Date.now()}-${process.pid}-${++count}.eml`);
      // Written beside and renamed, so that whoever watches the folder never reads half a mail.
      await writeFile(`${file}.part`, readable(message as Buffer), { mode: 0o600 });
      await rename(`${file}.part`, file);
      log.info({ file }, 'mail written (SMTP_URL is not set)');
    },
  };
}

const alreadyCompressed = 'Content-Transfer-Encoding: quoted-printable';

/** The mail as a person reads it in an editor too: without the breaks and marks that go through the links of a packed one. */
function readable(message: Buffer): Buffer {
  const text = message.toString('latin1');
  const [head = '', ...rest] = text.split('\r\n\r\n');
  if (!head.includes(alreadyCompressed)) return message;
  const body = rest.join('\r\n\r\n').replaceAll('=\r\n', '');
  const unpacked = body.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(`${head.replace(alreadyCompressed, 'Content-Transfer-Encoding: 8bit')}\r\n\r\n${unpacked}`, 'latin1');
}
