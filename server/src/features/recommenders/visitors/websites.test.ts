import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAllowedOrigin, normaliseWebsite, whyNoWebsite } from './websites.ts';

const themeColorName = 'https://parley.example';

describe('a website entry', () => {
  it.each([
    ['shop.example', 'https://shop.example'],
    ['  Shop.Example  ', 'https://shop.example'],
    ['https://shop.example/products?page=2#top', 'https://shop.example'],
    ['HTTPS://SHOP.EXAMPLE:443/', 'https://shop.example'],
    ['http://shop.example:80', 'http://shop.example'],
    ['http://shop.example', 'http://shop.example'],
    ['shop.example:8443', 'https://shop.example:8443'],
    ['//shop.example/x', 'https://shop.example'],
    ['shop.example.', 'https://shop.example'],
    ['*.shop.example', 'https://*.shop.example'],
    ['https://*.shop.example/path', 'https://*.shop.example'],
    ['http://*.shop.example:8080', 'http://*.shop.example:8080'],
    ['münchen-schuhe.example', 'https://xn--mnchen-schuhe-wob.example'],
    ['*.靴.example', 'https://*.xn--et5a.example'],
    ['localhost:3000', 'https://localhost:3000'],
    ['http://localhost:3000/shop', 'http://localhost:3000'],
    ['http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
    ['http://[::1]:4000', 'http://[::1]:4000'],
    ['http://shop:8080', 'http://shop:8080'],
    ['my_shop.example', 'https://my_shop.example'],
  ])('%s is %s', (entry, website) => {
    expect(normaliseWebsite(entry)).toBe(website);
    expect(normaliseWebsite(website)).toBe(website);
  });

  it.each([
    '',
    ' ',
    'shop',
    'not a website',
    'https://',
    'https://shop..example',
    'https://-shop.example',
    '*',
    '*.',
    '*.*',
    '*.example',
    '*.*.example',
    'shop.*.example',
    '*shop.example',
    'https://*.127.0.0.1',
    '*.[::1]',
    'javascript:alert(1)',
    'javascript://shop.example/%0aalert(1)',
    'data:text/html,x',
    'mailto:me@shop.example',
    'me@shop.example',
    'https://me:secret@shop.example',
    'ftp://shop.example',
    'file:///etc/passwd',
    'null',
    '1.2',
    '0x7f.1',
    '3232235777',
    'shop.example:99999',
    'shop.example:port',
    `${'a'.repeat(64)}.example`,
    `${'a.'.repeat(140)}example`,
  ])('is not %j', (entry) => {
    expect(normaliseWebsite(entry)).toBeNull();
  });

  it.each([
    ['ftp://shop.example', /“ftp:\/\/” is not a website/],
    ['https://', /name of the website is missing/],
    ['me@shop.example', /e-mail address/],
    ['https://me:secret@shop.example', /password/],
    ['my shop.example', /no spaces/],
    ['shop.*.example', /star stands for subdomains/],
    ['*.example', /star stands for subdomains/],
    ['shop', /ending is missing/],
    ['shop.example:port', /is not a website/],
  ])('%j is refused with words that explain why', (entry, why) => {
    expect(normaliseWebsite(entry)).toBeNull();
    expect(whyNoWebsite(entry)).toMatch(why);
  });

  it('of any text is refused or stays the same when normalised again', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.webUrl(),
          fc.domain(),
          fc.domain().map((name) => `*.${name}`),
        ),
        (entry) => {
          const website = normaliseWebsite(entry);
          if (website !== null) expect(normaliseWebsite(website)).toBe(website);
        },
      ),
    );
  });
});

describe('an allowed origin', () => {
  const websites = ['https://shop.example', 'https://*.outlet.example', 'http://localhost:3000', 'https://*.port.example:8443'];

  it.each([
    'https://shop.example',
    'https://www.outlet.example',
    'https://a.b.outlet.example',
    'http://localhost:3000',
    'https://a.port.example:8443',
    themeColorName,
    undefined,
  ])('is %s', (origin) => {
    expect(isAllowedOrigin(websites, origin, themeColorName)).toBe(true);
  });

  it.each([
    'null',
    '',
    'https://evilshop.example',
    'https://shop.example.evil.com',
    'https://www.shop.example',
    'http://shop.example',
    'https://shop.example:8443',
    'https://shop.example/',
    'https://SHOP.example',
    'https://outlet.example',
    'https://.outlet.example',
    'https://eviloutlet.example',
    'https://www.outlet.example.evil.com',
    'https://www.outlet.example:8443',
    'http://www.outlet.example',
    'https://evil.com/.outlet.example',
    'https://evil.com?.outlet.example',
    'https://evil.com#.outlet.example',
    'https://evil.com\\.outlet.example',
    'https://me@www.outlet.example',
    'https://*.outlet.example',
    'https://a.port.example',
    'http://localhost',
    'http://localhost:30000',
    'https://parley.example.evil.com',
    'http://parley.example',
    'chrome-extension://shop.example',
    'file://',
  ])('is not %j', (origin) => {
    expect(isAllowedOrigin(websites, origin, themeColorName)).toBe(false);
  });

  const website = fc
    .tuple(fc.constantFrom('https://', 'http://'), fc.boolean(), fc.domain(), fc.constantFrom('', ':8080'))
    .map(([scheme, wild, domain, port]) => ({ scheme, wild, domain, port, text: `${scheme}${wild ? '*.' : ''}${domain}${port}` }));

  it('is that of the entry, or below it where the entry allows subdomains, and no other', () => {
    fc.assert(
      fc.property(website, fc.domain(), ({ scheme, wild, domain, port, text }, other) => {
        const allowed = (origin: string) => isAllowedOrigin([text], origin, themeColorName);
        const label = other.split('.')[0];
        expect(allowed(`${scheme}${domain}${port}`)).toBe(!wild);
        expect(allowed(`${scheme}${label}.${domain}${port}`)).toBe(wild);
        expect(allowed(`${scheme}${label}${domain}${port}`)).toBe(false);
        expect(allowed(`${scheme}${domain}.${other}${port}`)).toBe(false);
        expect(allowed(`${scheme}${label}.${domain}.${other}${port}`)).toBe(false);
        expect(allowed(`${scheme === 'https://' ? 'http://' : 'https://'}${label}.${domain}${port}`)).toBe(false);
        expect(allowed(`${scheme}${label}.${domain}:8443`)).toBe(false);
      }),
    );
  });

  it('an empty list allows nothing, and no text can crash it', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.webUrl()),
        fc.array(
          fc.oneof(
            fc.string(),
            website.map(({ text }) => text),
          ),
        ),
        (origin, list) => {
          expect(isAllowedOrigin([], origin, themeColorName)).toBe(false);
          isAllowedOrigin(list, origin, themeColorName);
        },
      ),
    );
  });
});
