/** deploy/inbound-mail.sh, which a mail server runs for each message. It needs curl. */
import { execFile, execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { freePort } from '../../../testing/free-port.ts';
import { aDesk } from '../testing.ts';
import { plainReply } from './testing.ts';

const script = join(import.meta.dirname, '../../../../../deploy/inbound-mail.sh');
const secret = 'q8Zt0vXk3Lr7Yw2Bn5Hc9Jd1Fm4Gs6Pa';

function hasCurl(): boolean {
  try {
    execFileSync('curl', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

describe.skipIf(!hasCurl())('the pipe of a mail server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-pipe-'));
  let t: TestApp;
  let url: string;
  beforeAll(async () => {
    t = await testApp({ INBOUND_MAIL_ADDRESS: 'reply@parley.test', INBOUND_MAIL_SECRET: secret });
    url = await t.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await t.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Runs the script; gives its exit code. */
  const pipe = (message: Buffer, { key = secret, to = url } = {}) => {
    const file = join(folder, randomUUID());
    writeFileSync(file, `${key}\n`);
    const env = { PATH: process.env.PATH ?? '', PARLEY_URL: to, INBOUND_MAIL_SECRET_FILE: file };
    return new Promise<number>((resolve) => {
      const child = execFile('sh', [script], { env }, (error) => resolve(error ? Number(error.code) : 0));
      // curl may be gone before it has read a message that is refused.
      child.stdin?.on('error', () => {});
      child.stdin?.end(message);
    });
  };

  it('hands a message over, byte for byte, and lets the mail server try again where that fails', async () => {
    const desk = await aDesk(t);
    const id = await desk.ask();
    const [mail] = desk.mailsTo(desk.username);
    if (!mail) throw new Error('no mail');
    const words = 'Größe M – ja.\n\n@file and a line that ends with a backslash \\';
    const raw = plainReply({ from: desk.username, mail, words });
    expect(await pipe(raw, { key: `${secret}x` })).toBe(75);
    expect(await pipe(raw, { to: `http://127.0.0.1:${await freePort()}` })).toBe(75);
    expect(await pipe(Buffer.alloc(11 * 1024 * 1024, 'x'))).toBe(69);
    expect((await desk.read(id)).answers).toEqual([]);
    expect(await pipe(raw)).toBe(0);
    expect((await desk.read(id)).answers.map(({ text }) => text)).toEqual([words]);
  });
});
