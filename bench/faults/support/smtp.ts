/** A mail server that can be slow, hang or refuse, and remembers the mails that it took. */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * takes: at once; slow: each answer takes `slowMs`; hangs: connections are accepted and nothing is said; hangs late: nothing is said once the mail is to be sent;
 * closes: connections are closed at once; busy: a temporary refusal (451) of each mail.
 */
export type Manner = 'takes' | 'slow' | 'hangs' | 'hangs late' | 'closes' | 'busy';

export interface MailServer {
  url: string;
  /** How it behaves from now on. What hangs already goes on hanging. */
  manner: Manner;
  /** The mails that it took, as they were sent. */
  taken: string[];
  close(): void;
}

const slowMs = 2_000;

/** Starts it on a free port. */
export async function startMailServer(): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const listener = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).once('close', () => sockets.delete(socket));
    talk(server, socket).catch(() => socket.destroy());
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const server: MailServer = {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    manner: 'takes',
    taken: [],
    close() {
      listener.close();
      for (const socket of sockets) socket.destroy();
    },
  };
  return server;
}

async function talk(server: MailServer, socket: Socket): Promise<void> {
  const { manner } = server;
  if (manner === 'closes') return void socket.destroy();
  if (manner === 'hangs') return;
  const say = async (text: string) => {
    if (manner === 'slow') await sleep(slowMs);
    socket.write(`${text}\r\n`);
  };
  await say('220 ready');
  let mail: string[] | null = null;
  for await (const line of createInterface({ input: socket })) {
    if (mail && line !== '.') {
      mail.push(line);
      continue;
    }
    if (mail) {
      server.taken.push(mail.join('\n'));
      mail = null;
    } else if (line === 'DATA') {
      if (manner === 'hangs late') return;
      mail = [];
      await say('354 go on');
      continue;
    } else if (line.startsWith('RCPT') && manner === 'busy') {
      await say('451 come again');
      continue;
    } else if (line === 'QUIT') {
      socket.end('221 bye\r\n');
      return;
    }
    await say('250 ok');
  }
}
