import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSigner, placesPerText, signatureLength } from './signing.ts';

describe('signing', () => {
  const signer = createSigner('a secret', 'tests');

  it('verifies what it signed', () => {
    fc.assert(fc.property(fc.string({ minLength: 1 }), (text) => signer.verify(signer.sign(text)) === text));
  });

  it('refuses what it did not sign', () => {
    fc.assert(fc.property(fc.string(), (text) => signer.verify(text) === null));
  });

  it('refuses text signed for another purpose or with another secret', () => {
    const text = 'engagement.1.13';
    expect(createSigner('a secret', 'drafts').verify(signer.sign(text))).toBeNull();
    expect(createSigner('another', 'tests').verify(signer.sign(text))).toBeNull();
  });

  it('signs places of a text, and knows each in its place alone', () => {
    const text = fc.string({ minLength: 1 });
    const place = fc.integer({ min: 0, max: placesPerText - 1 });
    fc.assert(
      fc.property(text, place, place, text, (signed, at, otherPlace, otherText) => {
        const all = signer.series(signed, placesPerText);
        expect(all).toMatch(/^[\w-]+$/);
        expect(all.length).toBe(placesPerText * signatureLength);
        const signature = all.slice(at * signatureLength, (at + 1) * signatureLength);
        expect(signer.isInSeries(signed, at, signature)).toBe(true);
        expect(signer.isInSeries(signed, otherPlace, signature)).toBe(otherPlace === at);
        expect(signer.isInSeries(otherText, at, signature)).toBe(otherText === signed);
        expect(signer.isInSeries(signed, at, signature.slice(1))).toBe(false);
        expect(createSigner('another', 'tests').isInSeries(signed, at, signature)).toBe(false);
        expect(signer.verify(`${signed}.${signature}`)).toBe(null);
      }),
    );
  });

  it('refuses a signed text that was changed by one character', () => {
    const signed = signer.sign('1.13');
    for (let i = 0; i < signed.length; i++) {
      const other = signed[i] === 'a' ? 'b' : 'a';
      expect(signer.verify(signed.slice(0, i) + other + signed.slice(i + 1))).toBeNull();
    }
  });
});
