import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneReadyPerRequest, simpleQuery, wholeRequests } from './wire.ts';

const message = (type: string, body: Buffer) => {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
const readyMessage = message('Z', Buffer.from('I'));
const startUp = (body: Buffer) => {
  const head = Buffer.alloc(4);
  head.writeInt32BE(body.length + 4);
  return Buffer.concat([head, body]);
};

const body = fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes));
const part = fc.tuple(fc.constantFrom('P', 'B', 'D', 'E'), body).map(([type, bytes]) => message(type, bytes));
const request = fc.oneof(
  fc.tuple(fc.array(part, { maxLength: 4 }), body).map(([parts]) => Buffer.concat([...parts, message('S', Buffer.alloc(0))])),
  fc.string().map((text) => simpleQuery(text.replaceAll('\0', ''))),
);

describe('wholeRequests', () => {
  it('gives the same requests however the bytes were cut', () => {
    fc.assert(
      fc.property(body, fc.array(request, { maxLength: 6 }), fc.array(fc.nat(400), { maxLength: 8 }), (first, requests, cuts) => {
        const whole = [startUp(first), ...requests];
        const bytes = Buffer.concat(whole);
        const places = [...new Set(cuts.map((cut) => cut % (bytes.length + 1)))].sort((a, b) => a - b);
        const chunks = [0, ...places].map((from, i) => bytes.subarray(from, places[i] ?? bytes.length));

        let rest: Buffer = Buffer.alloc(0);
        const found: Buffer[] = [];
        for (const chunk of chunks) {
          const cut = wholeRequests(Buffer.concat([rest, chunk]), found.length > 0);
          found.push(...cut.requests);
          rest = cut.rest;
        }
        expect(rest).toHaveLength(0);
        expect(found.map((one) => one.toString('hex'))).toEqual(whole.map((one) => one.toString('hex')));
      }),
    );
  });
});

describe('oneReadyPerRequest', () => {
  const others = fc.array(
    fc.tuple(fc.constantFrom('T', 'D', 'C', 'E', 'N'), body).map(([type, bytes]) => message(type, bytes)),
    { maxLength: 5 },
  );

  it('keeps the last ready and every other message in order', () => {
    fc.assert(
      fc.property(fc.array(others, { minLength: 1, maxLength: 4 }), (groups) => {
        const answer = Buffer.concat(groups.map((group) => Buffer.concat([...group, readyMessage])));
        expect(Buffer.from(oneReadyPerRequest(answer)).equals(Buffer.concat([...groups.flat(), readyMessage]))).toBe(true);
      }),
    );
  });
});
