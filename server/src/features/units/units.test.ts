import { getMeasuring, setMeasuring } from '@parley/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { hexOf } from '../../kit/siphash.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createUnits } from './index.ts';
import { createUnitUnder, networkOf, registrableHost, type Sighting } from './unit.ts';

const hourMs = 3_600_000;
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';

describe('a unit', () => {
  const hashUnder = createUnitUnder();
  const unitUnder = (salt: string, sighting: Sighting) => {
    const hash = hashUnder(salt, sighting);
    return hash && hexOf(hash);
  };
  const salt = '01'.repeat(32);
  const someone = { ownerId: 1, host: 'https://www.shop.example', address: '203.0.113.9', userAgent: phone };

  it('is 64 bits in hexadecimal, and the same wherever the visitor is in the shop', () => {
    const unit = unitUnder(salt, someone);
    expect(unit).toMatch(/^[0-9a-f]{16}$/);
    for (const host of ['shop.example', 'checkout.shop.example', 'http://shop.example:8080/thanks?order=1', 'SHOP.example.'])
      expect(unitUnder(salt, { ...someone, host })).toBe(unit);
  });

  it('is the same when a shop hands the name of the browser on in small letters, and with other white space', () => {
    const unit = unitUnder(salt, someone);
    for (const userAgent of [phone.toLowerCase(), ` ${phone}`, phone.replaceAll(' ', '  '), phone.replace(' ', '\t')])
      expect(unitUnder(salt, { ...someone, userAgent })).toBe(unit);
  });

  it('is another for another owner, shop, address, browser or salt', () => {
    const others = [
      unitUnder(salt, { ...someone, ownerId: 2 }),
      unitUnder(salt, { ...someone, host: 'other.example' }),
      unitUnder(salt, { ...someone, address: '203.0.113.10' }),
      unitUnder(salt, { ...someone, userAgent: `${phone} Safari` }),
      unitUnder('02'.repeat(32), someone),
    ];
    expect(new Set([unitUnder(salt, someone), ...others]).size).toBe(6);
  });

  test.each([
    ['', phone],
    ['not an address', phone],
    ['203.0.113.9', ''],
    ['203.0.113.9', '  '],
  ])('is none for address “%s” and user agent “%s”', (address, userAgent) =>
    expect(unitUnder(salt, { ...someone, address, userAgent })).toBe(null),
  );

  it('is the same again under a salt whose keys were forgotten', () => {
    const salts = ['01', '02', '03'].map((byte) => byte.repeat(32));
    const first = salts.map((each) => unitUnder(each, someone));
    expect(new Set(first).size).toBe(3);
    expect(salts.map((each) => unitUnder(each, someone))).toEqual(first);
  });

  it('never fails, whatever a stranger sends', () => {
    fc.assert(
      fc.property(fc.string(), fc.oneof(fc.string(), fc.ipV4(), fc.ipV6()), fc.string(), (host, address, userAgent) => {
        const unit = unitUnder(salt, { ownerId: 1, host, address, userAgent });
        expect(unit ?? '0'.repeat(16)).toMatch(/^[0-9a-f]{16}$/);
      }),
    );
  });
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['2001:db8', null],
])('the network of %s is %s', (address, network) => expect(networkOf(address)).toBe(network));

it('two addresses of one /64 are one network, and of two networks are not', () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map((n) => n.toString(16));
  const groups = fc.tuple(group, group, group, group);
  fc.assert(
    fc.property(groups, groups, groups, (net, a, b) => {
      expect(networkOf([...net, ...a].join(':'))).toBe(networkOf([...net, ...b].join(':')));
      const other = [((Number.parseInt(net[0], 16) + 1) % 0x10000).toString(16), ...net.slice(1)];
      expect(networkOf([...other, ...a].join(':'))).not.toBe(networkOf([...net, ...a].join(':')));
    }),
  );
});

test.each([
  ['https://www.shop.co.uk', 'shop.co.uk'],
  ['shop.myshopify.com', 'shop.myshopify.com'],
  ['other.myshopify.com', 'other.myshopify.com'],
  ['localhost:3000', 'localhost'],
  ['http://127.0.0.1:8080', '127.0.0.1'],
  ['null', 'null'],
  ['', ''],
])('the registrable host of “%s” is “%s”', (host, expected) => expect(registrableHost(host)).toBe(expected));

describe('units of an owner', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());

  const sighting = (ownerId: number) => ({ ownerId, host: 'shop.example', address: '203.0.113.9', userAgent: phone });
  /** Moves the clock for the duration of `work`. */
  const later = async <T>(hours: number, work: () => Promise<T>): Promise<T> => {
    app.clock.advance(hours * hourMs);
    try {
      return await work();
    } finally {
      app.clock.advance(-hours * hourMs);
    }
  };

  it('last until the end of the next day, are agreed by all processes, and cannot be continued after that', async () => {
    const { ownerId } = await app.newOwner();
    const units = createUnits(app.platform);
    const elsewhere = createUnits(app.platform);
    const [today] = await units.unitsOf(sighting(ownerId));
    expect(await elsewhere.unitsOf(sighting(ownerId))).toContain(today);
    await later(24, async () => {
      const [tomorrow, yesterday] = await units.unitsOf(sighting(ownerId));
      expect(yesterday).toBe(today);
      expect(tomorrow).not.toBe(today);
      expect(await elsewhere.unitsOf(sighting(ownerId))).toEqual([tomorrow, yesterday]);
    });
    await later(48, async () => {
      expect(await units.unitsOf(sighting(ownerId))).not.toContain(today);
    });
  });

  it('two processes that need the first unit of a day at once agree on its salt', async () => {
    const { ownerId } = await app.newOwner();
    await later(24 * 40, async () => {
      const all = await Promise.all(Array.from({ length: 8 }, () => createUnits(app.platform).unitsOf(sighting(ownerId))));
      expect(new Set(all.map(([unit]) => unit)).size).toBe(1);
    });
  });

  it('leave no salt behind that is older than yesterday', async () => {
    const { ownerId } = await app.newOwner();
    const daysKept = async () => (await app.platform.database.pool.query('select day::text from unit_salts order by day')).rows.length;
    for (const hours of [0, 24, 48, 72]) await later(hours, () => createUnits(app.platform).unitsOf(sighting(ownerId)));
    await later(72, async () => {
      await app.platform.queue.send('unit-salts', {});
      await app.jobsDone();
    });
    expect(await daysKept()).toBe(2);
  });

  it('are none once the owner switched it off, in every process', async () => {
    const { ownerId, headers } = await app.newOwner();
    const { units } = app.features;
    expect(await app.ask(getMeasuring, { headers })).toEqual({ mode: 'day' });
    expect(await units.unitsOf(sighting(ownerId))).not.toEqual([]);
    expect(await app.ask(setMeasuring, { headers, body: { mode: 'off' } })).toEqual({ mode: 'off' });
    await expect.poll(() => units.unitsOf(sighting(ownerId))).toEqual([]);
    expect(await app.ask(getMeasuring, { headers })).toEqual({ mode: 'off' });
    expect((await app.send(setMeasuring, { headers, body: { mode: 'always' as never } })).json().error.fields).toHaveProperty('mode');
    await app.ask(setMeasuring, { headers, body: { mode: 'consent' } });
    await expect.poll(() => units.unitsOf(sighting(ownerId))).not.toEqual([]);
  });
});
