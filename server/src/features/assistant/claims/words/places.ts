/** Names of countries in a language, from Intl, with the groups of countries of the lexicon. */

import { europeanUnion, gulfStates } from '../../../../kit/countries.ts';
import type { PlaceKey } from '../../../../kit/languages/claims/index.ts';
import { ofEachLanguage } from '../../../../kit/languages/index.ts';
import type { ChatLanguage } from '../../../../kit/languages/replies/index.ts';
import { onDemand } from '../../../../platform/caches/on-demand.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Codes of Intl that are no countries, and those of which a name would be read as a word. */
const notCountries = new Set(['EU', 'EZ', 'UN', 'QO', 'ZZ', 'XA', 'XB']);
const countries = onDemand<void, readonly string[]>(() => {
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return [...letters]
    .flatMap((first) => [...letters].map((second) => `${first}${second}`))
    .filter((code) => !notCountries.has(code) && english.of(code) && !isWithdrawn(code));
});
/** Intl still names withdrawn codes: DD is called Germany, like the DE that took its place. */
function isWithdrawn(code: string): boolean {
  return new Intl.Locale(`und-${code}`).region !== code;
}
const codesOfKeys: Partial<Record<PlaceKey, string>> = { uk: 'GB', us: 'US', netherlands: 'NL' };

const inflected = ofEachLanguage(({ places }) => places.inflected);

const shortNames = ofEachLanguage(({ places }) => places.shortNames);

/** Every form of a place's name with its code: ISO 3166 for countries, the key of the lexicon for groups. */
export function* placeForms(language: ChatLanguage, groups: Readonly<Record<PlaceKey, string>>): Generator<{ form: string; code: string }> {
  for (const [key, list] of Object.entries(groups) as [PlaceKey, string][])
    for (const form of list.split(/[,،、]/)) if (form.trim()) yield { form: form.trim(), code: codesOfKeys[key] ?? key };
  for (const [form, code] of Object.entries(shortNames[language] ?? {})) yield { form, code };
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  for (const code of countries()) {
    const name = names.of(code);
    if (!name) continue;
    yield { form: name, code };
    const cut = inflected[language];
    if (cut !== undefined && name.length > 5 && !name.includes(' ')) yield { form: `${name.slice(0, name.length - cut)}*`, code };
  }
}

/** Only what 'Europe' certainly means in an owner's promise. */
const inEurope = new Set([...europeanUnion, ...'GB CH NO IS LI MC AD SM VA AL BA ME MK RS UA MD'.split(' ')]);
const groupsOf: Record<string, ReadonlySet<string>> = {
  eu: europeanUnion,
  europe: inEurope,
  scandinavia: new Set(['DK', 'NO', 'SE', 'FI', 'IS']),
  benelux: new Set(['BE', 'NL', 'LU']),
  gulf: gulfStates,
};

/** Whether a place lies within another: a country within itself, in a group that holds it, and anything in the whole world. */
export function liesWithin(place: string, region: string): boolean {
  if (place === region || region === 'worldwide') return true;
  if (region === 'europe' && place === 'eu') return true;
  return groupsOf[region]?.has(place) ?? false;
}
