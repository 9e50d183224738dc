import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { newId } from './conversation/ids.ts';
import { toJson } from './conversation/json.ts';
import { csrf } from './conversation/transport.ts';
import { cutAtLinks, webAddress } from './links.ts';
import { lookOf } from './look.ts';

vi.stubGlobal('location', { href: 'https://shop.example/page' });

describe('webAddress', () => {
  test.each([
    ['https://shop.example/p/1', 'https://shop.example/p/1'],
    ['/uploads/a.webp', 'https://shop.example/uploads/a.webp'],
    ['javascript:alert(1)', ''],
    [' java\tscript:alert(1)', ''],
    ['data:text/html,x', ''],
    ['http://', ''],
    ['', ''],
  ])('%s', (text, address) => expect(webAddress(text)).toBe(address));

  test('returns only http(s) addresses', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.webUrl()), (text) => /^(https?:\/\/.*)?$/.test(webAddress(text))));
  });
});

describe('cutAtLinks', () => {
  test('separates addresses from the punctuation that follows them', () => {
    expect(cutAtLinks('See https://a.example/x?y=1. Or (http://b.example)!')).toEqual([
      'See ',
      'https://a.example/x?y=1',
      '. Or (',
      'http://b.example',
      ')!',
    ]);
  });

  test('loses no text, and every odd piece is an address', () => {
    const text = fc.array(fc.oneof(fc.string(), fc.webUrl(), fc.constant('javascript:x '))).map((parts) => parts.join(' '));
    fc.assert(
      fc.property(text, (whole) => {
        const pieces = cutAtLinks(whole);
        expect(pieces.join('')).toBe(whole);
        for (const [index, piece] of pieces.entries()) if (index % 2) expect(piece).toMatch(/^https?:\/\//i);
      }),
    );
  });
});

test('newId gives version 4 UUIDs, all different', () => {
  const ids = Array.from({ length: 500 }, newId);
  expect(new Set(ids).size).toBe(500);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

test('toJson ignores Array.prototype.toJSON and leaves it in place', () => {
  const lists = Array.prototype as { toJSON?: unknown };
  const replacement = () => 'text';
  lists.toJSON = replacement;
  try {
    expect(toJson({ answer: [1, [2]] })).toBe('{"answer":[1,[2]]}');
    expect(lists.toJSON).toBe(replacement);
  } finally {
    delete lists.toJSON;
  }
  expect(toJson([1])).toBe('[1]');
  expect('toJSON' in lists).toBe(false);
});

test('csrf takes the token from the page’s cookies', () => {
  const of = (cookie: string) => csrf({ cookie });
  expect(of('a=1; csrftoken=abc; b=2')).toEqual({ 'X-CSRFToken': 'abc' });
  expect(of('csrftoken=abc')).toEqual({ 'X-CSRFToken': 'abc' });
  expect(of('xcsrftoken=abc')).toEqual({});
  expect(of('')).toEqual({});
});

test('csrf does without where a sandboxed page may not read its cookies', () => {
  const page = {
    get cookie(): string {
      throw new DOMException('sandboxed', 'SecurityError');
    },
  };
  expect(csrf(page)).toEqual({});
});

describe('lookOf', () => {
  const popup = { popupOrChat: 'Popup', popupWidth: null, popupHeight: null, popupFontFamily: 'serif' } as never;

  test('uses the default size where the owner chose none, and the names of the contract', () => {
    expect(lookOf(popup, [])).toContain('--popupWidth:800px;--popupHeight:500px');
    expect(lookOf({ ...(popup as object), popupBackgroundColor: '#ffffff', popupTextFontSize: 17 } as never, [])).toMatch(
      /--popupBackgroundColor:#ffffff;--popupTextFontSize:17px/,
    );
  });

  test.each([
    [69, 31, '0.31'],
    [60, 40, '0.4'],
    [100, 0, '0.3'],
    [5, 95, '0.7'],
    [0, 0, '0.5'],
  ])('the columns of a wide chat share it as %i to %i, each at least 30 %%', (history, side, share) => {
    const look = lookOf({ ...(popup as object), popupChatHistoryPercentage: history, popupCTAPercentage: side } as never, []);
    expect(look).toContain(`--side:${share}}`);
  });

  test('words on the panel’s own surface have no bubble', () => {
    const look = (popupBotMessageColor: string) =>
      lookOf({ ...(popup as object), popupBackgroundColor: '#ffffff', popupBotMessageColor } as never, []);
    expect(look('#ffffff')).toContain('--bubble:0;');
    expect(look('#eeeeee')).toContain('--bubble:7px 14px;');
  });

  test('lets only colours and numbers through, whatever a value holds', () => {
    fc.assert(
      fc.property(fc.anything(), fc.string(), (odd, text) => {
        const look = lookOf({ ...(popup as object), popupTitleColor: odd, popupTextColor: text, popupFontFamily: text } as never, []);
        expect(look.match(/[{}]/g)).toEqual(['{', '}']);
        expect(look).toMatch(/^\.p\{(;|--\w+:(#[\da-f]{6,8}|-?[\d.e+-]+px))*--font:[a-z-]*;--bubble:(0|7px 14px);--side:[\d.]+\}$/i);
      }),
    );
  });
});
