import Fastify from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { handleErrors } from '../http/errors.ts';
import { createDiskGuard, guardDisk } from './disk.ts';

async function appWith(free: number) {
  const app = Fastify();
  handleErrors(app);
  guardDisk(
    app,
    createDiskGuard('/', app.log, async () => free),
  );
  app.get('/', async () => 'read');
  app.post('/', async () => 'written');
  await app.ready();
  return app;
}

describe('the disk guard', () => {
  it('refuses writes, and only writes, when the disk is nearly full', async () => {
    const app = await appWith(1_000_000);
    expect((await app.inject('/')).body).toBe('read');
    const refused = await app.inject({ method: 'POST', url: '/' });
    expect([refused.statusCode, refused.json().error.code, refused.headers['retry-after']]).toEqual([503, 'disk_full', '60']);
  });

  it('notices within a second that the disk became full', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    let free = 1_000_000_000;
    const app = Fastify();
    handleErrors(app);
    guardDisk(
      app,
      createDiskGuard('/', app.log, async () => free),
    );
    app.post('/', async () => 'written');
    const status = async () => (await app.inject({ method: 'POST', url: '/' })).statusCode;
    expect(await status()).toBe(200);
    free = 0;
    vi.advanceTimersByTime(1001);
    expect(await status()).toBe(503);
    vi.useRealTimers();
  });

  it('notices within a second that there is space again, also where the clock of the system was set back', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    let free = 0;
    const guard = createDiskGuard('/', { error: () => {} }, async () => free);
    expect(await guard.isFull()).toBe(true);
    free = 1_000_000_000;
    vi.advanceTimersByTime(1001);
    vi.setSystemTime(Date.now() - 86_400_000);
    expect(await guard.isFull()).toBe(false);
    vi.useRealTimers();
  });

  it('allows writes while there is space', async () => {
    const app = await appWith(1_000_000_000);
    expect((await app.inject({ method: 'POST', url: '/' })).body).toBe('written');
  });
});
