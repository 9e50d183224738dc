import { describe, expect, it } from 'vitest';
import { ApiError } from './apiError.ts';
import { troubleOf, worded } from './trouble.ts';

const refusal = new ApiError({ status: 409, code: 'account_not_made', message: 'No account.', fields: { name: 'Too odd' } });
const words = { codes: { no_answer: 'Weg.' }, fields: {}, other: '' };

describe('troubleOf', () => {
  it('keeps all properties when it is copied', () => {
    expect({ ...troubleOf(refusal) }).toEqual({
      status: 409,
      code: 'account_not_made',
      message: 'No account.',
      fields: { name: 'Too odd' },
    });
  });
  it('marks unexpected errors', () => expect(troubleOf(new TypeError('x'))).toMatchObject({ code: 'unexpected', status: 0 }));
});

describe('worded', () => {
  it('uses the server’s message if the page has none', () => {
    expect(worded(troubleOf(refusal), words)).toEqual({ message: 'No account.', fields: { name: 'Too odd' } });
  });
  it('takes the page’s words by the code, and for a server that is away', () => {
    expect(worded(troubleOf(refusal), { ...words, codes: { account_not_made: 'Kein Konto.' } }).message).toBe('Kein Konto.');
    expect(worded(troubleOf(new TypeError('x')), words).message).toBe('Weg.');
  });
});
