/**
 * Created `folder.tar.zst`, `dump.sql` and `facts.json` with the code of the first release (version 0.1.0). It is kept for reference and not
 * run again: later versions must open what that release wrote. A later release with large database changes may add its own fixture.
 */
import { execFileSync } from 'node:child_process';
import { createWriteStream, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constants, zstdCompressSync } from 'node:zlib';
import { onConnection } from '../../platform/db/connections/connection.ts';
import { dump } from '../../platform/db/dump.ts';
import { startEmbedded } from '../../platform/db/embedded/index.ts';
import { startParley } from '../process.ts';
import { ask, logIn, look, owner, visit } from './shop.ts';

const csv = `Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Variant Price,Image Src,Status
blue-mug,Blue mug,<p>A blue mug of 300 ml</p>,Potter,Mugs,blue,true,12.00,https://shop.example/blue-mug.jpg,active
red-mug,Red mug,<p>A red mug of 300 ml</p>,Potter,Mugs,red,true,14.00,https://shop.example/red-mug.jpg,active
green-bowl,Green bowl,<p>A bowl for soup</p>,Potter,Bowls,green,true,22.00,https://shop.example/green-bowl.jpg,active
tea-pot,Tea pot,<p>Holds a litre</p>,Kettle & Co,Pots,white,true,39.50,https://shop.example/tea-pot.jpg,active
`;

async function signUp(url: string, dataDir: string): Promise<void> {
  const form = { plattform: 'Shopify', traffic: 'less than 100', websiteAdress: 'https://shop.example', name: 'Ada', surname: 'Löwe' };
  await ask(url, 'POST', '/hello-erecommender/', { ...form, ...owner });
  const outbox = join(dataDir, 'outbox');
  const mails = () => (existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')) : []);
  const invite = () => mails().map((name) => /\/invite\/([\w-]+)/.exec(readFileSync(join(outbox, name), 'utf8'))?.[1])[0];
  while (!invite()) await new Promise((resolve) => setTimeout(resolve, 100));
  await ask(url, 'POST', '/invite/accept/', { token: invite() });
}

async function fill(url: string, token: string): Promise<{ clientId: number; popupId: number }> {
  const call = <T>(method: string, path: string, body?: object) => ask<T>(url, method, path, body, token);
  const file = new FormData();
  file.set('file', new Blob([csv], { type: 'text/csv' }), 'products.csv');
  const { import: started } = await call<{ import: { id: number } }>('POST', '/api/catalogue/imports/', file);
  const isDone = async () =>
    (await call<{ import: { status: string } }>('GET', `/api/catalogue/imports/${started.id}/`)).import.status === 'done';
  while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, 100));

  const { questionnaire } = await call<{ questionnaire: { id: number } }>('POST', '/api/questionnaires/create/', { name: 'Which cup?' });
  const question = async (text: string) =>
    (await call<{ new_question: { id: number } }>('POST', `/api/create_question/${questionnaire.id}/`, { text })).new_question.id;
  const [kind, colour] = [await question('What do you need?'), await question('Which colour?')];
  const answer = (questionId: number, text: string, next: number | 'none', product_rules: object[]) =>
    call('POST', `/api/create_answer/${questionId}/`, {
      text,
      text_for_chatgpt: `The visitor wants ${text}`,
      next_question: next,
      product_rules,
    });
  await answer(kind, 'A mug', colour, [{ field: 'category', values: ['Mugs'] }]);
  await answer(kind, 'Something else', 'none', []);
  await answer(colour, 'Blue', 'none', [{ field: 'tag', values: ['blue'] }]);
  await answer(colour, 'Red', 'none', [{ field: 'tag', values: ['red'] }]);

  const place = await call<{ clientId: number; popupId: number }>('POST', '/api/popups/create/', { name: 'Cup finder' });
  await call('PUT', `/api/popup/${place.popupId}/`, {
    status: true,
    questionnaireId: questionnaire.id,
    popupTitle: 'Find your cup',
    popupAdditionals: [{ popupAdditionalText: 'Delivery', popupAdditionalChatText: 'How long does delivery take?' }],
  });
  await call('POST', '/api/popupPages/create/', { popupPagesId: place.popupId, showOnWebsite: 'https://shop.example' });
  return place;
}

const dataDir = mkdtempSync(join(tmpdir(), 'parley-first-release-'));
const parley = await startParley({ DATA_DIR: dataDir });
await signUp(parley.url, dataDir);
const token = await logIn(parley.url);
const place = await fill(parley.url, token);
const recommended: string[][] = [];
for (let i = 0; i < 3; i++) recommended.push(await visit(parley.url, place));
const facts = { ...place, recommended: recommended[0], seen: await look(parley.url, token) };
await parley.stop();

const embedded = await startEmbedded(dataDir);
const output = createWriteStream(join(import.meta.dirname, 'dump.sql'));
await onConnection(embedded.url, (client) => dump(client, (text) => void output.write(text)));
output.end();
await embedded.stop();

const tar = execFileSync('tar', ['-c', '--sort=name', '--owner=0', '--group=0', '-C', dataDir, 'postgresql', 'secret'], {
  maxBuffer: 2 ** 28,
});
const { ZSTD_c_compressionLevel, ZSTD_c_enableLongDistanceMatching, ZSTD_c_windowLog } = constants;
const params = { [ZSTD_c_compressionLevel]: 22, [ZSTD_c_enableLongDistanceMatching]: 1, [ZSTD_c_windowLog]: 27 };
writeFileSync(join(import.meta.dirname, 'folder.tar.zst'), zstdCompressSync(tar, { params }));
writeFileSync(join(import.meta.dirname, 'facts.json'), `${JSON.stringify(facts, null, 2)}\n`);
rmSync(dataDir, { recursive: true, force: true });
