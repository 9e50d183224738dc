import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSealer } from './sealing.ts';

const text = fc.string({ unit: 'grapheme' });

describe('sealing', () => {
  const sealer = createSealer('a secret', 'tests');

  it('opens what it sealed, in the same place', () => {
    fc.assert(fc.property(text, text, (secret, place) => sealer.open(sealer.seal(secret, place), place) === secret));
  });

  it('seals the same text differently each time, without revealing it', () => {
    const [first, second] = [sealer.seal('sk-secret', '1'), sealer.seal('sk-secret', '1')];
    expect(first).not.toBe(second);
    for (const form of [first, Buffer.from(first.slice(3), 'base64url').toString('latin1')]) expect(form).not.toContain('sk-secret');
  });

  it('refuses text bound to another place', () => {
    fc.assert(
      fc.property(text, text, text, (secret, place, other) => {
        fc.pre(place !== other);
        expect(sealer.open(sealer.seal(secret, place), other)).toBeNull();
      }),
    );
  });

  it('refuses text sealed for another purpose or with another secret', () => {
    const sealed = sealer.seal('sk-secret', '1');
    expect(createSealer('a secret', 'others').open(sealed, '1')).toBeNull();
    expect(createSealer('another', 'tests').open(sealed, '1')).toBeNull();
  });

  it('refuses sealed text that was changed by one character, shortened or invented', () => {
    const sealed = sealer.seal('sk-secret', '1');
    for (let at = 0; at < sealed.length; at++) {
      const other = sealed[at] === 'A' ? 'B' : 'A';
      expect(sealer.open(sealed.slice(0, at) + other + sealed.slice(at + 1), '1')).toBeNull();
      expect(sealer.open(sealed.slice(0, at), '1')).toBeNull();
    }
    fc.assert(fc.property(fc.string(), (invented) => sealer.open(invented, '1') === null));
  });
});
