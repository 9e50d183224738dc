import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openMailer } from './mail.ts';

const silent = { info() {} };
const mail = { to: 'owner@shop.test', subject: 'Grüße', text: 'Your invite: http://parley.test/invite/abc' };

describe('mail', () => {
  it('is written to the outbox when no server is configured', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'parley-mail-'));
    const mailer = openMailer({ dataDir, mail: { smtpUrl: null, from: 'Parley <hello@parley.test>', operator: '' } }, silent);
    await Promise.all([mailer.send(mail), mailer.send(mail)]);
    const files = readdirSync(join(dataDir, 'outbox'));
    expect(files).toHaveLength(2);
    const text = readFileSync(join(dataDir, 'outbox', files[0] ?? ''), 'utf8');
    expect(text).toContain('To: owner@shop.test');
    expect(text).toContain('http://parley.test/invite/abc');
    rmSync(dataDir, { recursive: true });
  });

  it('is readable as a file, with intact links and letters', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'parley-mail-'));
    const mailer = openMailer({ dataDir, mail: { smtpUrl: null, from: 'Parley <hello@parley.test>', operator: '' } }, silent);
    const text = `Grüße, 東京: 100 % = all\n\nhttp://parley.test/invite/${'a-long_token='.repeat(12)}?x=3D`;
    await mailer.send({ ...mail, text });
    const [file = ''] = readdirSync(join(dataDir, 'outbox'));
    const written = readFileSync(join(dataDir, 'outbox', file), 'utf8');
    expect(written.replaceAll('\r\n', '\n').split('\n\n').slice(1).join('\n\n').trim()).toBe(text);
    expect(written).toContain('Content-Transfer-Encoding: 8bit');
    rmSync(dataDir, { recursive: true });
  });

  it('is removed from the outbox by any text in it, in whatever case', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'parley-mail-'));
    const mailer = openMailer({ dataDir, mail: { smtpUrl: null, from: 'Parley <hello@parley.test>', operator: '' } }, silent);
    await mailer.forget(['nobody@shop.test']);
    const texts = ['From: gone@visitor.test, whose address is long enough to be wrapped by quoted-printable lines', 'Hello', 'Good bye'];
    for (const text of texts) await mailer.send({ ...mail, text });
    await mailer.send({ ...mail, to: 'Gone@Visitor.test', text: '' });
    await mailer.forget(['gone@visitor.test', 'good bye', '']);
    const left = readdirSync(join(dataDir, 'outbox')).map((file) => readFileSync(join(dataDir, 'outbox', file), 'utf8'));
    expect(left).toEqual([expect.stringContaining('Hello')]);
    rmSync(dataDir, { recursive: true });
  });

  it('is sent through the configured mail server', async () => {
    const heard: string[] = [];
    const server = createServer((socket) => {
      let inData = false;
      socket.write('220 ready\r\n');
      socket.on('data', (chunk) => {
        for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
          heard.push(line);
          if (inData && line !== '.') continue;
          inData = line === 'DATA';
          socket.write(inData ? '354 go on\r\n' : '250 ok\r\n');
        }
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const smtpUrl = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await openMailer({ dataDir: '/nowhere', mail: { smtpUrl, from: 'Parley <hello@parley.test>', operator: '' } }, silent).send(mail);
    server.close();
    expect(heard).toContain('MAIL FROM:<hello@parley.test>');
    expect(heard).toContain('RCPT TO:<owner@shop.test>');
    expect(heard.join('\n')).toContain('http://parley.test/invite/abc');
  });

  it('is given up when the server takes the connection and says nothing', async () => {
    const sockets: Socket[] = [];
    const server = createServer((socket) => void sockets.push(socket));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const smtpUrl = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
    // Only the patience for the greeting runs out: which of several equal ones does first is chance.
    const patience = { dnsTimeout: 60_000, connectionTimeout: 60_000, greetingTimeout: 100, socketTimeout: 60_000 };
    const mailer = openMailer({ dataDir: '/nowhere', mail: { smtpUrl, from: 'a@b.test', operator: '' } }, silent, patience);
    await expect(mailer.send(mail)).rejects.toThrow('Greeting never received');
    for (const socket of sockets) socket.destroy();
    server.close();
  });

  it('throws when the server cannot be reached', async () => {
    const mailer = openMailer({ dataDir: '/nowhere', mail: { smtpUrl: 'smtp://127.0.0.1:1', from: 'a@b.test', operator: '' } }, silent);
    await expect(mailer.send(mail)).rejects.toThrow();
  });
});
