/** An owner whose account has something of everything: two months of visitors (tools/pictures/kontor.mjs), and what is added here through the API. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { loggedIn, type TestOwner } from '../support/owner.ts';
import { newVisitor } from '../support/visitors.ts';

const root = join(import.meta.dirname, '../..');

interface Kontor {
  owner: { username: string; password: string };
  made: { ownerId: number; chatbot: number; popup: number; questionnaireId: number; questionIds: number[] };
  ports: Record<string, number>;
}

export interface FullAccount {
  owner: TestOwner;
  /** The ids that screens have in their paths. */
  ids: { owner: number; recommender: number; questionnaire: number; experiment: number };
  close(): Promise<void>;
}

/** Starts the shop in a process of its own, which ends with this one. */
async function startKontor(): Promise<{ kontor: Kontor; child: ChildProcess }> {
  const child = spawn(join(root, 'node_modules/.bin/node'), [join(root, 'tools/pictures/serve.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout }))
    if (line.startsWith('{')) return { kontor: JSON.parse(line) as Kontor, child };
  throw new Error('the shop of the pictures did not start');
}

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

/** Orders of two months, some of them refunded, cancelled or in doubt. */
function ordersFile(): FormData {
  const rows = Array.from(
    { length: 40 },
    (_, i) => `KK-${2400 + i},${(18 + ((i * 37) % 260)).toFixed(2)},EUR,${day((i * 3) % 58)},${i % 9 === 8 ? 'cancelled' : 'paid'}`,
  );
  const body = new FormData();
  body.set(
    'file',
    new File([['id,total,currency,date,status', ...rows].join('\n')], 'bestellungen-oktober-november.csv', { type: 'text/csv' }),
  );
  return body;
}

/** Opens the account; whoever takes the pictures closes it. */
export async function openFullAccount(): Promise<FullAccount> {
  const { kontor, child } = await startKontor();
  const { made } = kontor;
  const url = `http://127.0.0.1:${kontor.ports['app.parley.example']}`;
  const owner = await loggedIn({ url, ...kontor.owner });
  const place = { clientId: made.ownerId, popupId: made.chatbot, origin: 'https://kaffeekontor.example' };

  const inGerman = await owner.call<{ popupId: number }>('POST', '/api/popups/create/', {
    name: 'Geschenkberatung für Weihnachten und Ostern',
  });
  await owner.call('PUT', `/api/popup/${inGerman.popupId}/`, { popupOrChat: 'Popup' });
  await owner.call('POST', '/api/questionnaires/create/', { name: 'Welche Mühle passt zu meiner Siebträgermaschine?' });
  const deleted = await owner.call<{ popupId: number }>('POST', '/api/popups/create/', { name: 'Last year’s sale' });
  await owner.call('DELETE', `/api/popup/${deleted.popupId}/`);

  const text = new FormData();
  text.set('title', 'Repairs');
  text.set('text', 'We repair every espresso machine that we sold, also after the guarantee. A repair takes about two weeks.');
  await owner.call('POST', '/api/knowledge/texts/', text);
  for (const message of ['How long does delivery take?', 'Can I return a coffee that I opened?', 'Do you repair old machines?'])
    await owner.call('POST', '/api/assistant/tests/', { turns: [{ message }], expectations: {} });

  for (const [message, email] of [
    ['My grinder makes a loud noise since yesterday. Can I bring it to you?', 'maria.schneider@mail.example'],
    ['Do you deliver to Switzerland?', 'beat@mail.example'],
  ]) {
    const visitor = await newVisitor(url, place);
    await visitor.event('shown', { page: `${place.origin}/product/espresso-grinder`, trigger: 'launcher', device: 'phone' });
    await visitor.say('Can I talk to a person?');
    await visitor.askPerson({ requestId: randomUUID(), email, message, consent: true });
  }

  await owner.call('POST', '/api/orders/file/', ordersFile());
  const { experiment } = await owner.call<{ experiment: { id: number } }>('POST', '/api/experiments/create/', {
    popupId: made.chatbot,
    question: 'worth',
    metric: 'orders',
    smallestLift: 20,
  });
  await owner.call('POST', `/api/experiment/${experiment.id}/start/`, {});
  return {
    owner,
    ids: { owner: made.ownerId, recommender: made.chatbot, questionnaire: made.questionnaireId, experiment: experiment.id },
    close: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.stdin?.end();
      }),
  };
}
