import { describe, expect, it } from 'vitest';
import { openBackdrop } from './backdrop.ts';

const page = (body: string, head = '') => `<!doctype html><html lang="de"><head>${head}</head><body class="home">${body}</body></html>`;
const backdropOf = (html: string, url: string) => openBackdrop(html, url)?.markup() ?? null;
const made = (body: string, head?: string) => backdropOf(page(body, head), 'https://shop.example/start?a=1&b="2"') ?? '';

describe('the backdrop of a shop', () => {
  it('keeps what is seen: language, classes, styles, pictures and texts', () => {
    const html = made('<h1>Becher</h1><img src="/a.webp" alt="A">', '<link rel="stylesheet" href="/s.css"><style>h1{color:red}</style>');
    expect(html).toContain('<base href="https://shop.example/start?a=1&amp;b=&quot;2&quot;">');
    for (const part of ['lang="de"', 'class="home"', 'href="/s.css"', 'h1{color:red}', '<h1>Becher</h1>', 'src="/a.webp"'])
      expect(html).toContain(part);
  });

  it.each([
    '<script>alert(1)</script>',
    '<SCRIPT src=//evil.example></SCRIPT>',
    '<img src=x onerror=alert(1)>',
    '<img src=x ONLOAD="alert(1)">',
    '<svg onload=alert(1)><script>alert(1)</script></svg>',
    '<a href="javascript:alert(1)">x</a>',
    '<img src="java\nscript:alert(1)">',
    '<img src=" javascript:alert(1)">',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<object data="https://evil.example"></object>',
    '<form action="https://evil.example"><button formaction="javascript:alert(1)">x</button></form>',
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
    '<base href="https://evil.example/">',
    '<img src="http://evil.example/10.0.0.1">',
    '<video autoplay src="https://evil.example/a.mp4"></video>',
  ])('removes %s', (evil) => {
    const html = made(`<p>Shop</p>${evil}`);
    expect(html).toContain('<p>Shop</p>');
    expect(html).not.toMatch(/alert|evil|javascript/i);
  });

  it('shows pictures that a script would have loaded, and no box that it would have closed', () => {
    const html = made(
      '<img src="data:image/gif;base64,R0" data-src="/late.jpg"><div id="cookie-banner">Cookies?</div><noscript>no</noscript>',
    );
    expect(html).toContain('src="/late.jpg"');
    expect(html).not.toMatch(/Cookies|noscript/);
  });

  it('keeps what a shop sells, whatever it is called', () => {
    const html = made(
      '<div class="product-grid cookies"><p>Oat cookie</p></div><section id="cookie-cutters">Star</section><div class="cookie-notice">We use</div>',
    );
    expect(html).toContain('Oat cookie');
    expect(html).toContain('Star');
    expect(html).not.toContain('We use');
  });

  it('gives nothing for an empty or a huge page', () => {
    expect(backdropOf(page('  '), 'https://shop.example/')).toBeNull();
    expect(backdropOf(page('<p>x</p>'.repeat(250_000)), 'https://shop.example/')).toBeNull();
    expect(backdropOf(page('<div>'.repeat(5_000)), 'https://shop.example/')).toBeNull();
  });
});
