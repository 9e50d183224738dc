/** Postfix as docs/deploy.md sets it up for replies by mail, with a queue of its own below a temporary folder. Needs Debian's postfix and root. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { project } from '../../lib/processes.ts';

/** The domain of the addresses that Parley's mails ask owners to reply to. */
const ours = 'parley.test';
/** For INBOUND_MAIL_ADDRESS. */
export const replyAddress = `reply@${ours}`;
/** Everybody else's mail ends in one folder. */
const others = ['shop.test', 'visitor.test'];
/** The user that runs the pipe, and alone may read the secret. Any user without other rights does. */
const pipeUser = 'www-data';
const daemons = '/usr/lib/postfix/sbin';

export interface Postfix {
  /** Hands a message over, as a mail program of the sender would. */
  submit(from: string, to: string, message: Buffer): Promise<void>;
  /** The messages that arrived for shops and visitors. */
  mails(): string[];
  /** How many messages are not delivered yet. */
  waiting(): number;
  log(): string;
  stop(): void;
}

/** Why Postfix cannot run here; null when it can. */
export function whyNoPostfix(): string | null {
  if (!existsSync(join(daemons, 'master'))) return 'postfix is not installed';
  return process.getuid?.() === 0 ? null : 'postfix needs root';
}

const idOf = (flag: '-u' | '-g', user: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));

/** Each service as a line: name, type, whether it is private and has the rights of root, and the daemon's arguments. */
const services = (port: number) =>
  [
    `127.0.0.1:${port} inet n - n - - smtpd`,
    'postlog unix-dgram n - n - 1 postlogd',
    'pickup unix n - n 1 1 pickup',
    'cleanup unix n - n - 0 cleanup',
    'qmgr unix n - n 1 1 qmgr',
    ...['rewrite', 'bounce', 'defer', 'trace', 'error', 'retry', 'proxymap', 'anvil'].map((name) => {
      const daemon = { rewrite: 'trivial-rewrite', defer: 'bounce', trace: 'bounce', retry: 'error' }[name] ?? name;
      return `${name} unix - - n - 0 ${daemon}`;
    }),
    ...['local', 'virtual'].map((name) => `${name} unix - n n - - ${name}`),
  ].join('\n');

/** Starts Postfix. It listens on `port`; mails to `reply+…` go through deploy/inbound-mail.sh to Parley at `parleyUrl`. @throws Error with its log when it does not start */
export async function startPostfix({ port, parleyUrl, secret }: { port: number; parleyUrl: string; secret: string }): Promise<Postfix> {
  const folder = mkdtempSync(join(tmpdir(), 'parley-postfix-'));
  chmodSync(folder, 0o755);
  const [config, mailbox, script, secretFile, aliases, log] = ['config', 'mails', 'inbound-mail.sh', 'secret', 'pipe/aliases', 'log'].map(
    (name) => join(folder, name),
  ) as [string, string, string, string, string, string];
  for (const path of [config, mailbox, join(folder, 'pipe'), join(folder, 'queue'), join(folder, 'data')]) mkdirSync(path);
  const [uid, gid] = [idOf('-u', pipeUser), idOf('-g', pipeUser)];
  chownSync(mailbox, uid, gid);
  chownSync(join(folder, 'data'), idOf('-u', 'postfix'), idOf('-g', 'postfix'));
  copyFileSync(join(project, 'deploy/inbound-mail.sh'), script);
  chmodSync(script, 0o755);
  writeFileSync(secretFile, `${secret}\n`, { mode: 0o400 });
  chownSync(secretFile, uid, gid);
  // Postfix runs the pipe as the owner of the list of aliases, and as that user writes the database of it beside the list.
  chownSync(join(folder, 'pipe'), uid, gid);
  writeFileSync(aliases, `reply: "|${script}"\n`);
  chownSync(aliases, uid, gid);

  const settings = {
    compatibility_level: '3.6',
    queue_directory: join(folder, 'queue'),
    data_directory: join(folder, 'data'),
    command_directory: '/usr/sbin',
    daemon_directory: daemons,
    maillog_file: log,
    maillog_file_prefixes: folder,
    myhostname: `mail.${ours}`,
    mydestination: ours,
    mynetworks: '127.0.0.0/8',
    inet_protocols: 'ipv4',
    recipient_delimiter: '+',
    alias_maps: `hash:${aliases}`,
    alias_database: `hash:${aliases}`,
    export_environment: `TZ MAIL_CONFIG LANG PARLEY_URL=${parleyUrl} INBOUND_MAIL_SECRET_FILE=${secretFile}`,
    // More than the pipe takes, so that it is the pipe that refuses.
    message_size_limit: '20000000',
    mailbox_size_limit: '0',
    virtual_mailbox_limit: '0',
    virtual_mailbox_domains: others.join(' '),
    virtual_mailbox_base: mailbox,
    virtual_mailbox_maps: 'static:all/',
    virtual_uid_maps: `static:${uid}`,
    virtual_gid_maps: `static:${gid}`,
    virtual_minimum_uid: '1',
    // A trial does not wait for as long as the usual five minutes.
    queue_run_delay: '1s',
    minimal_backoff_time: '1s',
    maximal_backoff_time: '2s',
  };
  writeFileSync(
    join(config, 'main.cf'),
    Object.entries(settings)
      .map(([name, value]) => `${name} = ${value}\n`)
      .join(''),
  );
  writeFileSync(join(config, 'master.cf'), `${services(port)}\n`);
  const textOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
  const run = (program: string, ...args: string[]) => {
    const { status, stderr } = spawnSync(program, args, { env: { ...process.env, MAIL_CONFIG: config }, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}: ${stderr}${textOf(log)}`);
  };
  run('newaliases');
  run('postfix', 'start');
  const inside = (path: string): string[] =>
    existsSync(path)
      ? readdirSync(path, { recursive: true, withFileTypes: true }).flatMap((entry) =>
          entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
        )
      : [];
  const transport = createTransport(`smtp://127.0.0.1:${port}`);
  return {
    async submit(from, to, message) {
      await transport.sendMail({ envelope: { from, to }, raw: message });
    },
    mails: () => inside(join(mailbox, 'all/new')).map(textOf),
    waiting: () => ['incoming', 'active', 'deferred'].flatMap((queue) => inside(join(folder, 'queue', queue))).length,
    log: () => textOf(log),
    stop() {
      run('postfix', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
