import { describe, expect, it } from 'vitest';
import { requireGoodPassword } from './password-rules.ts';

/** The fifty most used passwords of eight characters or more in breaches, as several published lists have them. */
const mostUsed = `12345678 123456789 1234567890 password password1 password123 qwertyuiop qwerty123 iloveyou princess sunshine football
baseball superman trustno1 whatever starwars computer michelle jennifer corvette 1q2w3e4r 1qaz2wsx q1w2e3r4 11111111 88888888 abcd1234
abc12345 passw0rd p@ssw0rd letmein123 welcome1 welcome123 admin123 administrator changeme charlie1 donald123 liverpool arsenal1
monkey123 dragon123 master123 shadow123 michael1 jordan23 qazwsxedc asdfghjkl zxcvbnm1 987654321`.split(/\s+/);

const refusalOf = (password: string, person = {}) =>
  requireGoodPassword(password, person).then(
    () => null,
    (error: { fields: Record<string, string> }) => error.fields.password ?? 'no field',
  );

describe('new passwords', () => {
  it('are refused when they are among those most used, or one with little added', async () => {
    expect(mostUsed).toHaveLength(50);
    const taken = (await Promise.all(mostUsed.map(refusalOf))).flatMap((refusal, at) => (refusal === null ? [mostUsed[at]] : []));
    expect(taken).toEqual([]);
    for (const password of ['Password1!', 'PASSWORD2026', 'Sunshine99', '!!monkey!!', 'P@ssw0rd1', 'Iloveyou!', '2024Dragon'])
      expect([password, await refusalOf(password)]).toEqual([password, expect.stringContaining('attackers try first')]);
  });

  it('are refused when they repeat or count', async () => {
    for (const password of ['aaaaaaaaaaaa', 'abababababab', 'abcdefghij', '9876543210', 'ⓐⓐⓐⓐⓐⓐⓐⓐ'])
      expect([password, await refusalOf(password)]).toEqual([password, expect.stringContaining('a few characters')]);
  });

  it('are refused when they hold little beyond what others know', async () => {
    const person = { username: 'ada.lovelace@engine-shop.test', name: 'Ada', surname: 'Lovelace', website: 'engine-shop.test' };
    for (const password of ['ada.lovelace@engine-shop.test', 'Lovelace1815', 'engine-shop!', 'AdaLovelace', 'parley2026', 'Ada-Parley-1'])
      expect([password, await refusalOf(password, person)]).toEqual([password, expect.stringContaining('too close')]);
    expect(await refusalOf('Lovelace walks at noon', person)).toBeNull();
  });

  it('are accepted otherwise', async () => {
    for (const password of [
      'correct horse battery',
      'a long enough password',
      'X7#kq!p2',
      'grüße aus köln',
      'tr0ub4dor&3x',
      'kettle-orbit-94',
    ])
      expect([password, await refusalOf(password, { username: 'ada@shop.test', name: 'Al' })]).toEqual([password, null]);
  });
});
