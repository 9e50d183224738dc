import { type AddressInfo, createServer, type Socket } from 'node:net';
import Fastify from 'fastify';
import { Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { freePort } from '../../../testing/free-port.ts';
import { createCondition } from '../../observability/condition.ts';
import { handleErrors } from '../errors.ts';
import { limiter, limits, networkOf } from './limits.ts';

describe('limits while Redis is away', () => {
  async function statuses(redisUrl: string) {
    const app = Fastify();
    const condition = createCondition(app.log, new Registry());
    handleErrors(app);
    await app.register(limits, { scale: 1, redisUrl, condition });
    app.get('/', { onRequest: limiter(app, [{ name: 'few', max: 3, seconds: 60 }]) }, async () => 'passed');
    const codes: number[] = [];
    for (let i = 0; i < 5; i++) codes.push((await app.inject('/')).statusCode);
    const degraded = condition.degraded();
    await app.close();
    return { codes, degraded };
  }

  it('hold in this process when it refuses connections', async () => {
    expect(await statuses(`redis://127.0.0.1:${await freePort()}`)).toEqual({ codes: [200, 200, 200, 429, 429], degraded: ['redis'] });
  });

  it('hold in this process when it falls silent, and few requests wait for it', async () => {
    let isSilent = false;
    const asked: string[] = [];
    const sockets: Socket[] = [];
    const info = 'redis_version:7.0.0\r\nloading:0\r\n';
    const redis = createServer((socket) => {
      sockets.push(socket.on('error', () => {}));
      socket.on('data', (bytes) => {
        // A command is an array of texts; all that it is asked at first is how it is.
        for (const command of bytes.toString().split(/(?=\*\d+\r\n)/)) {
          asked.push(command);
          if (!isSilent) socket.write(/\r\ninfo\r\n/i.test(command) ? `$${info.length}\r\n${info}\r\n` : '+OK\r\n');
        }
      });
    });
    await new Promise<void>((resolve) => redis.listen(0, '127.0.0.1', resolve));
    const app = Fastify();
    const condition = createCondition(app.log, new Registry());
    await app.register(limits, { scale: 1, redisUrl: `redis://127.0.0.1:${(redis.address() as AddressInfo).port}`, condition });
    app.get('/', { onRequest: limiter(app, [{ name: 'few', max: 100, seconds: 60 }]) }, async () => 'passed');
    await app.ready();
    await expect.poll(() => asked.some((command) => /info/i.test(command))).toBe(true);
    await expect
      .poll(async () => (await app.inject('/')).statusCode && asked.some((command) => /eval|ratelimit/i.test(command)))
      .toBe(true);
    isSilent = true;
    app.sharedCount.note(true);
    asked.length = 0;
    for (let i = 0; i < 20; i++) expect((await app.inject('/')).statusCode).toBe(200);
    expect(asked.length).toBeLessThanOrEqual(2);
    expect(condition.degraded()).toEqual(['redis']);
    await app.close();
    for (const socket of sockets) socket.destroy();
    redis.close();
  });

  it('hold in this process when it takes connections and never answers', async () => {
    const sockets: Socket[] = [];
    const port = await freePort();
    const silent = createServer((socket) => sockets.push(socket.on('error', () => {}))).listen(port, '127.0.0.1');
    expect(await statuses(`redis://127.0.0.1:${port}`)).toEqual({ codes: [200, 200, 200, 429, 429], degraded: ['redis'] });
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
});

describe('the network of an address', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('accepts any text that a trusted proxy may send', () => {
    for (const text of ['', 'unknown', ':::::::::::', 'a:b:c:d:e:f:g:h:i:j', '::::']) expect(typeof networkOf(text)).toBe('string');
  });
});
