import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSealer } from './sealing.ts';

const text = fc.string({ unit: 'grapheme' });

describe('sealing', () => {
  const sealer = createSealer('a secret', 'tests');

  it('gives back what it sealed, in its place', () => {
    fc.assert(fc.property(text, text, (secret, place) => sealer.open(sealer.seal(secret, place), place) === secret));
  });

  it('never seals the same text alike, and shows nothing of it', () => {
    const [one, other] = [sealer.seal('sk-secret', '1'), sealer.seal('sk-secret', '1')];
    expect(one).not.toBe(other);
    for (const form of [one, Buffer.from(one.slice(3), 'base64url').toString('latin1')]) expect(form).not.toContain('sk-secret');
  });

  it('refuses what was put into another place', () => {
    fc.assert(
      fc.property(text, text, text, (secret, place, other) => {
        fc.pre(place !== other);
        expect(sealer.open(sealer.seal(secret, place), other)).toBeNull();
      }),
    );
  });

  it('refuses what was sealed for another purpose or with another secret', () => {
    const sealed = sealer.seal('sk-secret', '1');
    expect(createSealer('a secret', 'others').open(sealed, '1')).toBeNull();
    expect(createSealer('another', 'tests').open(sealed, '1')).toBeNull();
  });

  it('refuses what was changed by one character, shortened or made up', () => {
    const sealed = sealer.seal('sk-secret', '1');
    for (let at = 0; at < sealed.length; at++) {
      const other = sealed[at] === 'A' ? 'B' : 'A';
      expect(sealer.open(sealed.slice(0, at) + other + sealed.slice(at + 1), '1')).toBeNull();
      expect(sealer.open(sealed.slice(0, at), '1')).toBeNull();
    }
    fc.assert(fc.property(fc.string(), (made) => sealer.open(made, '1') === null));
  });
});
