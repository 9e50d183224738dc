import fc from 'fast-check';
import robotsModule from 'robots-parser';
import { expect, test } from 'vitest';
import { relevantRules, robotName } from './robots.ts';

const parser = robotsModule as unknown as typeof robotsModule.default;
const place = 'https://shop.example/robots.txt';

test('the reduced file gives the same result for every address as the whole file', () => {
  const agents = fc.constantFrom('*', 'ParleyBot', 'parleybot/1.0', 'otherbot', '');
  const rule = fc.constantFrom('/', '/a', '/a/*/b', '/*.php$', '', '/ä', '/**c', '*', '/a$');
  const line = fc.oneof(
    agents.map((name) => `User-agent: ${name}`),
    fc.tuple(fc.constantFrom('Allow', 'disallow', 'DISALLOW '), rule).map(([field, path]) => `${field}: ${path} # why`),
    fc.constantFrom('', '# note', 'Crawl-delay: 2', 'Sitemap: https://shop.example/map.xml', 'Host: shop.example', 'nonsense', ':'),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 14 }), fc.constantFrom('\n', '\r\n', '\r'), (lines, end) => {
      const text = lines.join(end);
      const [whole, kept] = [parser(place, text), parser(place, relevantRules(text))];
      for (const path of ['/', '/a', '/a/x/b', '/x.php', '/ä', '/c', '/abc?d'])
        expect(kept.isAllowed(`https://shop.example${path}`, robotName) ?? true).toBe(
          whole.isAllowed(`https://shop.example${path}`, robotName) ?? true,
        );
      expect(kept.getCrawlDelay(robotName)).toBe(whole.getCrawlDelay(robotName));
      expect(kept.getSitemaps()).toEqual(whole.getSitemaps());
    }),
    { numRuns: 300 },
  );
});

test('reduces ten thousand agents with ten thousand rules', () => {
  const text = `${'User-agent: *\n'.repeat(10_000)}${'Disallow: /a\n'.repeat(10_000)}`;
  expect(relevantRules(text).length).toBeLessThan(text.length);
  expect(parser(place, relevantRules(text)).isAllowed('https://shop.example/a', robotName)).toBe(false);
});

test('rules made of wildcards forbid more and never allow more', () => {
  const judge = (rules: string, path: string) =>
    parser(place, relevantRules(`User-agent: *\n${rules}`)).isAllowed(`https://shop.example${path}`, robotName) ?? true;
  const stars = '/shop/*a'.repeat(40);
  expect(judge(`Disallow: ${stars}`, '/shop/mug')).toBe(false);
  expect(judge(`Disallow: ${stars}`, '/other')).toBe(true);
  expect(judge(`Disallow: /\nAllow: ${stars}`, '/shop/mug')).toBe(false);
});
