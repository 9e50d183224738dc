/** Which new passwords are refused because they would be guessed: common ones, their variations, and what others know about the owner. */
import { invalid } from '../../../platform/http/errors.ts';

export interface PersonalWords {
  username?: string;
  name?: string;
  surname?: string;
  website?: string;
}

const common = 'This password is on the lists that attackers try first. Choose another one.';
const personal = 'This is too close to your name, your address or the name of this site. Choose another one.';
const simple = 'This repeats or counts up a few characters. Choose another one.';

const fewestDifferent = 4;
/** The least length of a password without the words that others know. */
const fewestOfItsOwn = 6;
/** More characters than this added at either end of a common password make it another one. */
const mostAdded = 4;
const shortestWord = 3;

/** The most used passwords of breaches (49,000); loaded when the first password is chosen. */
async function commonPasswords(): Promise<readonly string[]> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return dictionary['passwords-common'];
}

const folded = (text: string) => text.normalize('NFKC').toLowerCase();
const lookAlikes: Record<string, string> = { '@': 'a', '4': 'a', '3': 'e', '1': 'i', '!': 'i', '0': 'o', $: 's', '5': 's', '7': 't' };
const spelledOut = (text: string) => text.replace(/[@431!0$57]/g, (sign) => lookAlikes[sign] ?? sign);

/** A password without what people add to a common one: a year, a number, an exclamation mark. */
function withoutAdditions(password: string): string[] {
  const [, before = '', base = '', after = ''] = /^([^\p{L}]*)(.*?)([^\p{L}]*)$/su.exec(password) ?? [];
  const bases = [before.length <= mostAdded ? base + after : '', after.length <= mostAdded ? before + base : ''];
  return [...bases, before.length + after.length <= mostAdded ? base : ''].filter((text) => text.length > shortestWord);
}

async function isCommon(password: string): Promise<boolean> {
  const variations = [password, ...withoutAdditions(password)].flatMap((text) => [text, spelledOut(text)]);
  const list = await commonPasswords();
  return variations.some((text) => list.includes(text));
}

function isSimple(password: string): boolean {
  const points = [...password].map((sign) => sign.codePointAt(0) ?? 0);
  const steps = new Set(points.slice(1).map((point, at) => point - (points[at] ?? 0)));
  return new Set(points).size < fewestDifferent || steps.size === 1;
}

function isPersonal(password: string, { username = '', name = '', surname = '', website = '' }: PersonalWords): boolean {
  const host = URL.parse(website.includes('://') ? website : `https://${website}`)?.hostname ?? '';
  const words = [username, ...username.split(/[^\p{L}\p{N}]+/u), name, surname, host, ...host.split('.'), 'parley']
    .map(folded)
    .filter((word) => word.length >= shortestWord)
    .sort((a, b) => b.length - a.length);
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), password).replace(/[^\p{L}\p{N}]/gu, '');
  return rest.length < Math.min(fewestOfItsOwn, password.length) && words.some((word) => password.includes(word));
}

/**
 * Checks a new password whose length is right already.
 * @param field the field that the refusal names
 * @throws HttpError 400 with the reason at `field`
 */
export async function requireGoodPassword(password: string, person: PersonalWords, field = 'password'): Promise<void> {
  const folds = folded(password);
  const fault = isSimple(folds) ? simple : isPersonal(folds, person) ? personal : (await isCommon(folds)) ? common : null;
  if (fault) throw invalid({ [field]: fault });
}
