import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockedBy, policiesOf } from './csp.ts';

const embedding = { script: 'https://parley.example/embed.js', page: 'https://shop.example/', nonce: undefined };
const blocked = (policy: string, change: Partial<typeof embedding> | { nonce: string } = {}) =>
  blockedBy(policiesOf([policy]), { ...embedding, ...change });

describe('a Content-Security-Policy', () => {
  it.each([
    '',
    'upgrade-insecure-requests',
    "frame-ancestors 'none'; img-src 'self'",
    'default-src *',
    'script-src https://parley.example; connect-src https://parley.example',
    'script-src parley.example; connect-src parley.example',
    'SCRIPT-SRC HTTPS:; connect-src https:',
    'script-src *.example; connect-src *',
    'script-src https://parley.example:443/embed.js; connect-src https://parley.example:*',
    'script-src http://parley.example; connect-src http:',
    "script-src 'none'; script-src-elem https://parley.example; connect-src *",
    "script-src https://parley.example; script-src 'none'; connect-src *",
  ])('%j lets the snippet work', (policy) => {
    expect(blocked(policy)).toEqual([]);
  });

  it.each([
    ["default-src 'self'", ['script-src', 'connect-src']],
    ["default-src 'none'", ['script-src', 'connect-src']],
    ["script-src 'self' https://cdn.example", ['script-src']],
    ["default-src *; connect-src 'self'", ['connect-src']],
    ['script-src https://parley.example.evil; connect-src *', ['script-src']],
    ['script-src https://*.parley.example; connect-src *', ['script-src']],
    ['script-src https://parley.example:8443; connect-src *', ['script-src']],
    ['script-src https://parley.example/other.js; connect-src *', ['script-src']],
    ["script-src 'nonce-abc' 'strict-dynamic' https:; connect-src *", ['script-src']],
    ["script-src https:, script-src 'self'", ['script-src']],
    ['script-src', ['script-src']],
  ])('%j blocks it by %j', (policy, names) => {
    expect(blocked(policy)).toEqual(names);
  });

  it('lets a script with its nonce run', () => {
    const policy = "script-src 'nonce-abc' 'strict-dynamic'; connect-src *";
    expect(blocked(policy, { nonce: 'abc' })).toEqual([]);
    expect(blocked(policy, { nonce: 'other' })).toEqual(['script-src']);
  });

  it("counts our own page as 'self', on https from http too", () => {
    const own = { script: 'https://shop.example/embed.js' };
    expect(blocked("default-src 'self'", own)).toEqual([]);
    expect(blocked("default-src 'self'", { ...own, page: 'http://shop.example/' })).toEqual([]);
    expect(blocked("default-src 'self'", { ...own, page: 'https://www.shop.example/' })).toEqual(['script-src', 'connect-src']);
  });

  it('any text gives an answer, and more policies never allow more', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (first, second) => {
        const both = blockedBy(policiesOf([first, second]), embedding);
        for (const name of blocked(first)) expect(both).toContain(name);
      }),
    );
  });
});
