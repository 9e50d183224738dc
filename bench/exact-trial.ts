import { languageOfProducts } from '../server/src/features/catalogue/index.ts';
import { planQuestions } from '../server/src/features/generation/questions/plan.ts';
import { shelve } from '../server/src/features/recommendation/ranking/shelf.ts';
import { foldText } from '../server/src/kit/text/words.ts';
import { catalogues } from './lib/catalogues.ts';
import { composedCatalogues } from './lib/composed.ts';
import { countVisits } from './lib/exact.ts';
import { generatedCatalogues } from './lib/generated.ts';
import { readPage } from './lib/visitor.ts';
import { writtenCatalogues } from './lib/written.ts';

const wanted = (process.env.CATALOGUE ?? '').split(',');
const most = Number(process.env.MOST ?? 5);
let sum = [0, 0, 0, 0, 0], n = 0;
for (const c of [...(await catalogues()), ...writtenCatalogues(), ...composedCatalogues(), ...generatedCatalogues()]) {
  if (!wanted.some((e) => c.name.includes(e)) || c.products.length > 70 || c.products.length < Number(process.env.LEAST ?? 0)) continue;
  const language = languageOfProducts(c.products, c.language) ?? 'en';
  const shelf = shelve(c.products.map((p, i) => ({ ...p, id: i + 1, image: '', link: '', inStock: true })), language);
  const shop = { shelf, plan: planQuestions(shelf.facts, language), language };
  const readings = c.products.map((p) => readPage(p as never));
  const titles = c.products.map(({ title }) => foldText(title));
  const t = countVisits(shop, readings, titles, 0, 4);
  const s = countVisits(shop, readings, titles, 0.1, most);
  const f = (x: number) => (x * 100).toFixed(1).padStart(5);
  console.log(`${c.name.padEnd(26)} truth ${f(t.found)} in ${t.asked.toFixed(2)}  slips ${f(s.found)} in ${s.asked.toFixed(2)}  none ${f(s.none)} above ${s.above.toFixed(3)} ${s.found < 0.79 ? 'SHORT' : ''} ${t.found < 0.95 ? 'TRUTHSHORT' : ''}`);
  [t.found, t.asked, s.found, s.asked, s.found >= 0.79 ? 1 : 0].forEach((v, i) => (sum[i] = (sum[i] ?? 0) + v));
  n++;
}
console.log(`mean of ${n}: truth ${((sum[0]??0) / n * 100).toFixed(2)} in ${((sum[1]??0) / n).toFixed(2)} slips ${((sum[2]??0) / n * 100).toFixed(2)} in ${((sum[3]??0) / n).toFixed(2)}; reached ${sum[4]}`);
