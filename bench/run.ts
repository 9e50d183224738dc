/**
 * `npm run bench`: each figure of the design as a ratio measured in one run, saved under results/, with what falls short.
 * `npm run bench -- first-token` runs one case. Speed is reported here and asserted nowhere: machines are noisy.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { analytics } from './cases/analytics.ts';
import { bootstrap } from './cases/bootstrap.ts';
import { costs } from './cases/costs.ts';
import { edge } from './cases/edge.ts';
import { firstToken } from './cases/first-token.ts';
import { followUp } from './cases/follow-up.ts';
import { holdOut } from './cases/hold-out.ts';
import { importing } from './cases/import.ts';
import { landing } from './cases/landing.ts';
import { lift } from './cases/lift.ts';
import { questions } from './cases/questions.ts';
import { screens } from './cases/screens.ts';
import { sizes } from './cases/sizes.ts';
import { spread } from './cases/spread.ts';
import { start } from './cases/start.ts';
import { widget } from './cases/widget.ts';
import { write } from './cases/write.ts';
import type { Figure } from './lib/report.ts';

const cases: Record<string, () => Promise<Figure[]>> = {
  questions,
  'follow-up': followUp,
  sizes,
  landing,
  costs,
  edge,
  screens,
  lift,
  start,
  widget,
  bootstrap,
  'hold-out': holdOut,
  write,
  'first-token': firstToken,
  import: importing,
  analytics,
  spread,
};
/** Cases that need servers which are not on every machine. */
const onlyByName = ['spread'];
const chosenCases = process.argv.slice(2);
const figures: Figure[] = [];

for (const [name, run] of Object.entries(cases)) {
  if (chosenCases.length > 0 ? !chosenCases.includes(name) : onlyByName.includes(name)) continue;
  for (const figure of await run()) {
    figures.push(figure);
    console.log(
      `${figure.met ? 'ok   ' : 'SHORT'}  ${figure.name}: ${figure.value} ${figure.unit} (target ${figure.target})${figure.detail && `  ${figure.detail}`}`,
    );
  }
}

const at = new Date().toISOString();
const results = join(import.meta.dirname, 'results');
mkdirSync(results, { recursive: true });
const machine = { node: process.version, cores: availableParallelism(), cpu: cpus()[0]?.model };
writeFileSync(join(results, `${at.replaceAll(/[:.]/g, '-')}.json`), `${JSON.stringify({ at, machine, figures }, null, 2)}\n`);
const short = figures.filter(({ met }) => !met);
console.log(short.length === 0 ? 'Every target was met.' : `Short of the target: ${short.map(({ name }) => name).join('; ')}`);
