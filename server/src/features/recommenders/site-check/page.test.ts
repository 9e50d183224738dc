import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSnippets } from './page.ts';

const at = 'https://shop.example/page';
const tag = '<script defer src="https://parley.example/embed.js" data-user-id="7" data-popup-id="13"></script>';
const found = {
  server: 'https://parley.example',
  script: 'https://parley.example/embed.js',
  ownerId: 7,
  recommenderId: 13,
  nonce: undefined,
  heldBack: false,
  inHead: true,
};
const snippets = (html: string) => readSnippets(html, at).snippets;

describe('a page', () => {
  it('contains the snippet as it was copied', () => {
    expect(snippets(`<html><head>${tag}</head><body></body></html>`)).toEqual([found]);
    expect(snippets(`<html><body><p>Hi</p>${tag}</body></html>`)).toEqual([{ ...found, inHead: false }]);
  });

  it('contains it below a path, with other quotes, letter case, order and a query', () => {
    const html = `<head><SCRIPT data-popup-id=13 data-user-id='7' nonce="n" src='https://parley.example/parley/embed.js?v=2'></SCRIPT></head>`;
    expect(snippets(html)).toEqual([
      { ...found, server: 'https://parley.example/parley', script: 'https://parley.example/parley/embed.js', nonce: 'n' },
    ]);
  });

  it('contains it with the recommender in its address, as a tag and in a script', () => {
    const named = { ...found, script: 'https://parley.example/embed.js/7/13' };
    expect(snippets(tag.replace('embed.js', 'embed.js/7/13'))).toEqual([named]);
    expect(
      snippets(
        `<script>s.src='https://parley.example/embed.js/7/13';s.setAttribute('data-user-id','7');s.setAttribute('data-popup-id','13')</script>`,
      ),
    ).toEqual([named]);
  });

  it('contains it as a script that creates one', () => {
    const html = `<script>var s=document.createElement('script');s.src='https://parley.example/embed.js';s.setAttribute('data-user-id','7');s.setAttribute("data-popup-id", "13");</script>`;
    expect(snippets(html)).toEqual([found]);
  });

  it.each([
    tag.replace('<script', '<script type="text/plain"'),
    tag.replace(' src=', ' type="rocketlazyloadscript" data-rocket-src='),
    tag.replace(' src=', ' data-src='),
  ])('delays it: %s', (html) => {
    expect(snippets(`<head>${html}</head>`)).toEqual([{ ...found, heldBack: true }]);
  });

  it.each([
    '',
    'no html at all',
    `<!-- ${tag} -->`,
    `<p>${tag.replaceAll('<', '&lt;')}</p>`,
    `<textarea>${tag}</textarea>`,
    '<script src="https://video.example/embed.js"></script>',
    '<script>let x = "embed.js"</script>',
  ])('without it: %j', (html) => {
    expect(snippets(html)).toEqual([]);
  });

  it('has a snippet whose ids cannot be read', () => {
    expect(snippets(tag.replace('"13"', '"{{ id }}"'))).toMatchObject([{ recommenderId: null, ownerId: 7 }]);
  });

  it('may contain Google Tag Manager, and policies', () => {
    const facts = readSnippets(
      `<meta http-equiv="Content-Security-Policy" content="script-src 'self'"><script>j.src='https://www.googletagmanager.com/gtm.js?id='+i</script>`,
      at,
    );
    expect(facts).toEqual({ snippets: [], tagManager: true, policies: ["script-src 'self'"] });
    expect(readSnippets('<script src="https://www.googletagmanager.com/gtm.js?id=GTM-1"></script>', at).tagManager).toBe(true);
  });

  it('any text can be read', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (html, source) => {
        readSnippets(html, at);
        readSnippets(`<script src="${source}" data-popup-id="${html}"></script>`, at);
      }),
    );
  });
});
