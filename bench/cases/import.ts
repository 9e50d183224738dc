/**
 * The correctness of the import per kind of source, and the cost of importing ten thousand products. With REALDATA set to a folder of real
 * catalogues and mirrors these are read too; their licences keep them out of the project.
 */
import { scoreFeeds } from '../import/feeds.ts';
import { importManyInto, readMany } from '../import/many.ts';
import { scoreReal } from '../import/real.ts';
import { scoreShapes } from '../import/shapes.ts';
import type { Figure } from '../lib/report.ts';
import { round } from '../lib/stats.ts';

/** Measures correctness per kind of source, and time and memory of a large import. */
export async function importing(): Promise<Figure[]> {
  const folder = process.env.REALDATA;
  const scores = [...(await scoreShapes()), ...(await scoreFeeds()), ...(folder ? await scoreReal(folder) : [])];
  for (const each of scores) for (const wrong of each.wrong.slice(0, 5)) console.log(`  ${each.kind}, ${each.source}: ${wrong}`);
  const figures: Figure[] = [...Map.groupBy(scores, ({ kind }) => kind)].map(([kind, group]) => {
    const sum = (pick: (score: (typeof group)[number]) => number) => group.reduce((total, score) => total + pick(score), 0);
    const fields = new Map<string, { right: number; wrong: number; missing: number }>();
    for (const result of group)
      for (const [name, { right, wrong, missing }] of Object.entries(result.fields)) {
        const so = fields.get(name) ?? { right: 0, wrong: 0, missing: 0 };
        fields.set(name, { right: so.right + right, wrong: so.wrong + wrong, missing: so.missing + missing });
      }
    const [expected, found, right, extra] = [
      sum((score) => score.expected),
      sum((score) => score.found),
      sum((score) => score.right),
      sum((score) => score.extra),
    ];
    const byField = [...fields].map(([name, { right: good, wrong, missing }]) => `${name} ${good}/${good + wrong + missing}`).join(', ');
    return {
      name: `import, ${kind}`,
      value: expected ? round((100 * right) / expected, 1) : 100,
      unit: '% right',
      target: '≥ 95',
      met: !expected || right / expected >= 0.95,
      detail: `${found} of ${expected} found in ${group.length} shops, ${extra} that are none; ${byField}`,
    };
  });
  for (const { kind, products, seconds, megabytes, note } of readMany()) {
    figures.push({
      name: `10,000 products, ${kind}: time`,
      value: round(seconds, 1),
      unit: 's',
      target: '≤ 60',
      met: seconds <= 60 && products === 10_000,
      detail: `${products} products. ${note}`,
    });
    figures.push({
      name: `10,000 products, ${kind}: memory`,
      value: round(megabytes, 0),
      unit: 'MB at most above the start',
      target: '≤ 300',
      met: megabytes <= 300,
      detail: '',
    });
  }
  const { products, seconds, megabytes, note } = await importManyInto(50_000);
  figures.push({
    name: '50,000 products into the catalogue: memory',
    value: round(megabytes, 0),
    unit: 'MB at most, the whole process with its embedded database',
    target: '≤ 1500',
    met: megabytes <= 1500 && products === 50_000,
    detail: `${products} products in ${round(seconds, 0)} s. ${note}`,
  });
  return figures;
}
