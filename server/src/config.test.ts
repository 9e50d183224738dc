import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type ConfigError, readConfig } from './config.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'parley-config-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const faultsOf = (environment: Record<string, string>) => {
  try {
    readConfig({ DATA_DIR: dataDir, ...environment });
    return [];
  } catch (error) {
    return (error as ConfigError).lines;
  }
};

describe('readConfig', () => {
  it('works with nothing set, and creates a secret that stays the same', () => {
    const first = readConfig({ DATA_DIR: dataDir });
    expect(first).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://127.0.0.1:3000',
      databaseUrl: null,
      ai: null,
      trustProxy: false,
    });
    expect(first.secret.length).toBeGreaterThanOrEqual(32);
    expect(readConfig({ DATA_DIR: dataDir }).secret).toBe(first.secret);
    expect(statSync(join(dataDir, 'secret')).mode & 0o077).toBe(0);
    expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toBe(first.secret);
  });

  it('refuses a secret that is easy to guess, also in DATA_DIR', () => {
    const weak = [
      'a'.repeat(64),
      'password'.repeat(8),
      '0123456789'.repeat(5),
      'abcdefghijklmnopqrstuvwxyz0123456789',
      'ab'.repeat(20),
      ' '.repeat(40),
    ];
    for (const secret of weak)
      expect([secret, faultsOf({ SECRET: secret })]).toEqual([secret, [expect.stringMatching(/^SECRET is too easy/)]]);
    const folder = mkdtempSync(join(tmpdir(), 'parley-secret-'));
    for (const secret of ['abc', '', ...weak]) {
      writeFileSync(join(folder, 'secret'), secret);
      expect([secret, faultsOf({ DATA_DIR: folder })]).toEqual([
        secret,
        [expect.stringMatching(/^DATA_DIR\/secret (is too easy|must be at least 32)/)],
      ]);
    }
    rmSync(folder, { recursive: true });
  });

  it('takes an address for replies only with a good secret, and only if there is room for the token of a message', () => {
    const secret = randomBytes(32).toString('base64');
    const both = { INBOUND_MAIL_ADDRESS: ' Reply@Parley.example', INBOUND_MAIL_SECRET: secret };
    expect(readConfig({ DATA_DIR: dataDir, ...both }).inboundMail).toEqual({ address: 'reply@parley.example', secret });
    expect(readConfig({ DATA_DIR: dataDir }).inboundMail).toBeNull();
    const together = ['INBOUND_MAIL_ADDRESS and INBOUND_MAIL_SECRET must be set together'];
    expect(faultsOf({ INBOUND_MAIL_ADDRESS: both.INBOUND_MAIL_ADDRESS })).toEqual(together);
    expect(faultsOf({ INBOUND_MAIL_SECRET: secret })).toEqual(together);
    expect(faultsOf({ ...both, INBOUND_MAIL_ADDRESS: 'reply' })).toEqual(['INBOUND_MAIL_ADDRESS must be an e-mail address']);
    expect(faultsOf({ ...both, INBOUND_MAIL_ADDRESS: `${'r'.repeat(20)}@parley.example` })).toEqual([
      'INBOUND_MAIL_ADDRESS must have at most 19 characters before the @',
    ]);
    expect(faultsOf({ ...both, INBOUND_MAIL_SECRET: 'a'.repeat(64) })).toEqual([expect.stringMatching(/^INBOUND_MAIL_SECRET is too easy/)]);
  });

  it('takes random secrets of any alphabet', () => {
    const random = Array.from({ length: 30 }, () => [
      randomBytes(16).toString('hex'),
      randomBytes(24).toString('base64'),
      randomUUID(),
    ]).flat();
    for (const secret of random) expect([secret, faultsOf({ SECRET: secret })]).toEqual([secret, []]);
  });

  it('reports every invalid variable, one line each', () => {
    expect(faultsOf({ PORT: 'eighty', SECRET: 'short', PUBLIC_URL: 'parley', AI_BASE_URL: 'http://model.test/v1' })).toEqual([
      expect.stringMatching(/^PORT must be/),
      expect.stringMatching(/^PUBLIC_URL must be an http/),
      expect.stringMatching(/^SECRET must be at least 32/),
      'AI_MODEL must be set when AI_BASE_URL is',
    ]);
  });

  it('limits the model timeout to less than the widget waits', () => {
    expect(faultsOf({ AI_TIMEOUT_SECONDS: '80' })).toEqual([]);
    expect(faultsOf({ AI_TIMEOUT_SECONDS: '81' })).toEqual(['AI_TIMEOUT_SECONDS must be 1 to 80']);
  });

  it('treats an empty variable as absent', () => {
    expect(faultsOf({ PORT: '', DATABASE_URL: '', AI_BASE_URL: '' })).toEqual([]);
  });

  it('removes trailing slashes from PUBLIC_URL', () => {
    expect(readConfig({ DATA_DIR: dataDir, PUBLIC_URL: 'https://parley.example//' }).publicUrl).toBe('https://parley.example');
  });

  it('trusts no X-Forwarded-For unless configured', () => {
    const trust = (text: string) => readConfig({ DATA_DIR: dataDir, TRUST_PROXY: text }).trustProxy;
    expect([trust(''), trust('false'), trust('true'), trust('10.0.0.1, 10.0.0.2')]).toEqual([false, false, true, ['10.0.0.1', '10.0.0.2']]);
    const hops = trust('1');
    expect(typeof hops === 'function' && [hops('10.0.0.1', 0), hops('10.0.0.1', 1)]).toEqual([true, false]);
  });
});
