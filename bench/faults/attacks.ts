/** What attackers send for hours, each kind in turn: a soak with it shows whether memory that they made Parley take is given back. */
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import * as paths from '@parley/contract/paths';
import type { HostileShops } from '../../server/src/features/catalogue/testing/hostile-shops.ts';
import { send } from './support/visitors.ts';

export interface Attacks {
  /** How often each kind was sent. */
  sent: Map<string, number>;
  /** Answers with a status of 500, and connections that were refused: neither may be. */
  broke: string[];
  stop(): Promise<void>;
}

const pauseMs = 500;
const json = { 'content-type': 'application/json' };
const half = 'POST /answer/1/ HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900000\r\n\r\n{"answer":"';

/** Sends every kind of attack in turn, again and again, until it is stopped. */
export function startAttacks(parley: { url: string }, shops: HostileShops): Attacks {
  const { port } = new URL(parley.url);
  const going = new AbortController();
  const attacks: Attacks = {
    sent: new Map(),
    broke: [],
    async stop() {
      going.abort();
      await all;
    },
  };
  const ask = async (path: string, options: Parameters<typeof send>[1] = {}) => {
    const { status, body } = await send(parley.url + path, options);
    if (status === 500) attacks.broke.push(`${path}: ${body.slice(0, 200)}`);
  };
  const post = (path: string, body: string, headers: Record<string, string> = json) =>
    ask(path, { method: 'POST', body, headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) } });
  const onSockets = async (count: number, text: string, ms: number) => {
    const sockets = Array.from({ length: count }, () => connect(Number(port), '127.0.0.1').on('error', () => {}));
    for (const socket of sockets) socket.pause().write(text);
    await sleep(ms, undefined, { signal: going.signal }).catch(() => {});
    for (const socket of sockets) socket.destroy();
  };
  const kinds: Record<string, () => Promise<unknown>> = {
    'wrong passwords': () =>
      Promise.all(
        Array.from({ length: 20 }, (_, i) =>
          post(paths.login, JSON.stringify({ username: `${i}@example.com`, password: randomBytes(400).toString('hex') })),
        ),
      ),
    'accounts nobody wants': () =>
      post(paths.forgottenPassword, JSON.stringify({ email: `${randomBytes(8).toString('hex')}@example.com` })),
    'a body of 12 MB': () => post('/answer/1/', JSON.stringify({ answer: 'x'.repeat(12_000_000) })),
    'deep JSON': () => post('/answer/1/', `{"answer":${'['.repeat(400_000)}${']'.repeat(400_000)}}`),
    'many keys': () => post('/answer/1/', JSON.stringify(Object.fromEntries(Array.from({ length: 50_000 }, (_, i) => [`k${i}`, i])))),
    'half a body': () => onSockets(50, `${half}${'x'.repeat(60_000)}`, 2_000),
    'readers that do not read': () => onSockets(50, 'GET /embed.js HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(200), 2_000),
    'headers without end': () => onSockets(20, `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(200_000)}`, 500),
    'no HTTP at all': () => onSockets(50, randomBytes(2000).toString('latin1'), 200),
    'addresses that are nowhere': async () => {
      for (let i = 0; i < 200; i++) await ask(`/${randomBytes(40).toString('hex')}?q=${randomBytes(400).toString('hex')}`);
    },
    'recommenders that are nobody’s': async () => {
      for (let i = 0; i < 100; i++)
        await ask(`/offlinePopup/${1_000 + Math.floor(Math.random() * 1e9)}/${Math.floor(Math.random() * 1e9)}`);
    },
    'forged tokens': async () => {
      for (let i = 0; i < 50; i++) {
        const token = `${randomBytes(30).toString('base64url')}.${randomBytes(300).toString('base64url')}.${randomBytes(40).toString('base64url')}`;
        await ask(paths.popups, { headers: { authorization: `Bearer ${token}` } });
      }
    },
    'forged engagements': async () => {
      for (let i = 0; i < 50; i++)
        await post(
          `/popup/postchatgpt/1/13/${randomBytes(60).toString('base64url')}`,
          JSON.stringify({ inputChatGPT: randomBytes(4000).toString('hex') }),
        );
    },
    'pictures that are none': () => {
      const boundary = randomBytes(12).toString('hex');
      const head = `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;
      const body = `${head}${randomBytes(3_000_000).toString('latin1')}\r\n--${boundary}--\r\n`;
      return post(paths.contactForm, body, { 'content-type': `multipart/form-data; boundary=${boundary}` });
    },
    'shops that cost memory': () =>
      Promise.all(
        shops.hosts.map((host) =>
          post(
            paths.popupGeneration,
            JSON.stringify({ website: `http://${host}/${randomBytes(4).toString('hex')}`, email: 'a@example.com' }),
          ),
        ),
      ),
  };
  const attack = async () => {
    while (!going.signal.aborted)
      for (const [kind, go] of Object.entries(kinds)) {
        if (going.signal.aborted) return;
        try {
          await go();
        } catch (error) {
          // A request that Parley cuts off before it was sent ends here, and is what it should do.
          const { code } = error as NodeJS.ErrnoException;
          if (code === 'ECONNREFUSED') attacks.broke.push(`${kind}: ${code}`);
        }
        attacks.sent.set(kind, (attacks.sent.get(kind) ?? 0) + 1);
        await sleep(pauseMs);
      }
  };
  const all = attack();
  return attacks;
}
