/** Measures the brotli sizes of what a shop's page loads; `npm test` checks the budgets. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { project, startParley } from '../lib/processes.ts';
import type { Figure } from '../lib/report.ts';

const figure = (name: string, value: number, most: number): Figure => ({
  name,
  value,
  unit: 'B brotli',
  target: `≤ ${most}`,
  met: value <= most,
  detail: '',
});

/** Measures the sizes of a built widget and of a running server's answers. */
export async function sizes(): Promise<Figure[]> {
  const dist = join(project, 'widget/dist');
  const { panel } = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as { panel: string };
  const loader = statSync(join(dist, 'embed.js.br')).size;
  const parley = await startParley();
  try {
    const answer = await fetch(`${parley.url}/placement/13/1`, { headers: { 'accept-encoding': 'br' } });
    const placement = Number(answer.headers.get('content-length'));
    await answer.arrayBuffer();
    return [
      figure('loader', loader, 2048),
      figure('placement', placement, 512),
      figure('whole open widget, code and styles', loader + statSync(join(dist, `${panel}.br`)).size, 16_384),
    ];
  } finally {
    await parley.stop();
  }
}
