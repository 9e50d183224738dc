import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clockIn, fitsPage, type Showing, type ShowScene, showDefaults, showingOf, showVerdicts } from './showing.ts';

const scene = (more: Partial<ShowScene> = {}): ShowScene => ({
  page: 'https://shop.example/products/boots?colour=red#top',
  device: 'phone',
  // A Sunday.
  now: new Date('2026-11-22T21:30:00Z'),
  openedAt: null,
  openedInVisit: false,
  ...more,
});
const refusing = (rules: Showing, more?: Partial<ShowScene>) =>
  showVerdicts(rules, scene(more)).flatMap(({ rule, fits }) => (fits ? [] : [rule]));

describe('patterns of pages', () => {
  test.each<[string, string, boolean]>([
    ['/cart', 'https://shop.example/cart/', true],
    ['/cart', 'https://shop.example/cart?item=1#sum', true],
    ['cart', 'https://shop.example/Cart', true],
    ['/cart', 'https://shop.example/carton', false],
    ['/products/*', 'https://shop.example/products/boots', true],
    ['/products/*', 'https://shop.example/products', true],
    ['/products/*', 'https://shop.example/de/products/boots', false],
    ['*/products/*', 'https://shop.example/de/products/boots', true],
    ['/*-sale-*/x', 'https://shop.example/a-sale-b/x', true],
    ['/a*a', 'https://shop.example/a', false],
    ['https://shop.example/sale', 'https://www.shop.example/sale', true],
    ['/sale?colour=red', 'https://shop.example/sale', false],
    ['/sale?*colour=red*', 'https://shop.example/sale?size=4&colour=red&page=2', true],
    ['/', 'https://shop.example', true],
    ['/', 'https://shop.example/cart', false],
    ['*', 'https://shop.example/anything/at/all', true],
  ])('%s on %s: %s', (pattern, page, fits) => expect(fitsPage(pattern, page)).toBe(fits));

  test('a page fits its own address, and what a star replaces does not matter', () => {
    const segment = fc.stringMatching(/^[a-z0-9-]{1,8}$/);
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 5 }), fc.nat({ max: 4 }), (segments, at) => {
        const page = `https://shop.example/${segments.join('/')}`;
        const pattern = `/${segments.with(at % segments.length, '*').join('/')}`;
        return fitsPage(page, page) && fitsPage(pattern, page);
      }),
    );
  });
});

describe('the rules', () => {
  test('let everything show by default', () => {
    expect(refusing({})).toEqual([]);
    expect(showingOf(showDefaults)).toBeNull();
    expect(showingOf({ ...showDefaults, showTimeZone: 'Europe/Berlin' })).toBeNull();
    expect(showingOf({ ...showDefaults, hideOnPages: ['/cart'] })).toEqual({ hideOnPages: ['/cart'] });
  });

  test('pages: only on some, and never on others', () => {
    expect(refusing({ showOnPages: ['/products/*'] })).toEqual([]);
    expect(refusing({ showOnPages: ['/cart', '/'] })).toEqual(['pages']);
    expect(refusing({ showOnPages: ['/products/*'], hideOnPages: ['*/boots'] })).toEqual(['pages']);
  });

  test('devices', () => expect(refusing({ showOnDevices: ['desktop', 'tablet'] })).toEqual(['devices']));

  test.each<[string, Showing, string[]]>([
    ['in its own time zone it is Monday already', { showOnDays: [1], showTimeZone: 'Asia/Tokyo' }, []],
    ['a Sunday', { showOnDays: [1, 2, 3, 4, 5] }, ['schedule']],
    ['after the hours', { showFromTime: '09:00', showUntilTime: '18:00' }, ['schedule']],
    ['hours past midnight', { showFromTime: '20:00', showUntilTime: '02:00' }, []],
    ['from an hour on', { showFromTime: '22:00' }, ['schedule']],
    ['summer and winter time follow the zone', { showFromTime: '22:30', showUntilTime: '22:31', showTimeZone: 'Europe/Berlin' }, []],
    ['the last day is included', { showUntilDay: '2026-11-22' }, []],
    ['before the first day', { showFromDay: '2026-11-23' }, ['schedule']],
    ['a zone that the browser does not have is UTC', { showFromTime: '21:30', showUntilTime: '21:31', showTimeZone: 'Moon/Sea' }, []],
  ])('schedule: %s', (_, rules, refused) => expect(refusing(rules)).toEqual(refused));

  test('frequency: once in a visit, a day, a week', () => {
    const ago = (hours: number) => ({ openedAt: scene().now.getTime() - hours * 3_600_000 });
    expect(refusing({ openAtMost: 'visit' }, ago(1))).toEqual([]);
    expect(refusing({ openAtMost: 'visit' }, { openedInVisit: true })).toEqual(['frequency']);
    expect(refusing({ openAtMost: 'day' }, ago(23))).toEqual(['frequency']);
    expect(refusing({ openAtMost: 'day' }, ago(25))).toEqual([]);
    expect(refusing({ openAtMost: 'week' }, ago(25))).toEqual(['frequency']);
    expect(refusing({ openAtMost: 'page' }, { ...ago(0), openedInVisit: true })).toEqual([]);
  });

  test('a clock at midnight', () => {
    expect(clockIn('UTC', new Date('2026-01-01T00:00:00Z'))).toEqual({ day: '2026-01-01', time: '00:00', weekday: 4 });
  });
});
