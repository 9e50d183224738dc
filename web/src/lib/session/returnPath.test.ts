import { describe, expect, it } from 'vitest';
import { loginPath, returnPath } from './returnPath.ts';

const back = (next: string) => returnPath(new URLSearchParams({ next }));

describe('returnPath', () => {
  it('leads back to where loginPath came from', () => {
    const path = '/popups/edit/1/2?tab=design&x=a b';
    expect(returnPath(new URL(loginPath(path, 'en'), 'https://parley.example').searchParams)).toBe(path);
  });
  it.each(['', 'https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/login', '/Login?next=/login'])(
    'leads to the Dashboard instead of %j',
    (next) => expect(back(next)).toBe('/Dashboard'),
  );
});
