/** The bootstrap answer against a bare route that serves the same bytes. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requestBytes } from '../lib/connections.ts';
import { inWords, sideBySide } from '../lib/load.ts';
import { startBare, startParley } from '../lib/processes.ts';
import type { Figure } from '../lib/report.ts';
import { round } from '../lib/stats.ts';

const targetRatio = 1;

/** The headers that the route sets: headers are bytes too. The rest is the HTTP server's. */
const ownHeaders = (headers: Headers) =>
  Object.fromEntries([...headers].filter(([name]) => !['date', 'connection', 'keep-alive', 'content-length'].includes(name)));

/** Measures both routes side by side, uncompressed and with gzip. */
export async function bootstrap(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'parley-bytes-'));
  const parley = await startParley();
  try {
    const figures: Figure[] = [];
    for (const encoding of ['identity', 'gzip']) {
      const url = `${parley.url}/offlinePopup/13/1`;
      const headers = { 'accept-encoding': encoding };
      const answer = await fetch(url, { headers });
      // Node decompresses fetched bodies, so the plain route serves as many bytes as went over the wire.
      const length = Number(answer.headers.get('content-length'));
      const file = join(folder, encoding);
      writeFileSync(file, Buffer.alloc(length || (await answer.arrayBuffer()).byteLength, 'x'));
      const bare = await startBare({ BYTES: file, HEADERS: JSON.stringify(ownHeaders(answer.headers)) });
      const asking = (path: string) => {
        const request = requestBytes('GET', path, headers);
        return () => request;
      };
      const result = await sideBySide({ ...parley, next: asking('/offlinePopup/13/1') }, { ...bare, next: asking('/bytes') });
      const { ratio } = result;
      await bare.stop();
      figures.push({
        name: `bootstrap answer, ${encoding}, against a bare route of the same bytes`,
        value: round(ratio),
        unit: '×',
        target: `≥ ${targetRatio}`,
        met: ratio >= targetRatio,
        detail: `${inWords(result)}, ${length} bytes`,
      });
    }
    return figures;
  } finally {
    await parley.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
