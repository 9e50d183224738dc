/** A shop of its own beside the demo's: an owner who signed up, with a recommender that is switched on. */
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as paths from '@parley/contract/paths';
import type { Parley } from './parley.ts';
import { send } from './visitors.ts';

export interface Shop {
  /** Where its visitors begin. */
  recommender: string;
  owner: { username: string; password: string };
}

export interface Session {
  access_token: string;
  refresh_token: string;
}

const password = 'seven otters under a quiet bridge';

/** Makes a call with a JSON body. @throws Error with status and body when it is refused */
async function call<T>(url: string, body: object, { method = 'POST', token = '' } = {}): Promise<T> {
  const text = JSON.stringify(body);
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(text)),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const answer = await send(url, { method, body: text, headers });
  if (answer.status >= 300) throw new Error(`${method} ${url}: ${answer.status} ${answer.body}`);
  return JSON.parse(answer.body) as T;
}

/** Signs an owner in. */
export const signIn = ({ url }: Pick<Parley, 'url'>, owner: Shop['owner']): Promise<Session> => call<Session>(url + paths.login, owner);

/** Exchanges the session's refresh token, as the web does when an access token is refused. Resolves with null when that is refused, too. */
export async function renew({ url }: Pick<Parley, 'url'>, { refresh_token }: Session): Promise<Session | null> {
  const renewed = await call<{ access: string; refresh: string }>(url + paths.tokenRefresh, { refresh: refresh_token }).catch(() => null);
  return renewed && { access_token: renewed.access, refresh_token: renewed.refresh };
}

/** The status of an owner's read. */
export const ownersRead = async ({ url }: Pick<Parley, 'url'>, { access_token }: Session): Promise<number> =>
  (await send(url + paths.popups, { headers: { authorization: `Bearer ${access_token}` } })).status;

/** Signs up, and makes a recommender with one question. `mails` are what Parley has sent. */
export async function openShop(
  parley: Parley,
  mails: () => readonly string[] = () => mailsIn(join(parley.dataDir, 'outbox')),
): Promise<Shop> {
  const { url } = parley;
  const owner = { username: `${randomUUID()}@shop.test`, password };
  const form = { plattform: 'Shopify', traffic: 'less than 100', websiteAdress: 'https://shop.example', name: 'Ada', surname: 'L' };
  await call(url + paths.signUp, { ...form, ...owner });
  await call(url + paths.inviteAcceptance, { token: await inviteIn(mails, owner.username) });
  const { access_token: token } = await signIn(parley, owner);
  const post = <T>(path: string, body: object) => call<T>(url + path, body, { token });
  const { questionnaire } = await post<{ questionnaire: { id: number } }>('/api/questionnaires/create/', { name: 'Which cup?' });
  const { new_question } = await post<{ new_question: { id: number } }>(`/api/create_question/${questionnaire.id}/`, { text: 'Which?' });
  const answer = { text: 'Blue', text_for_chatgpt: 'Blue', next_question: 'none', product_rules: [] };
  await post(`/api/create_answer/${new_question.id}/`, answer);
  const { clientId, popupId } = await post<{ clientId: number; popupId: number }>('/api/popups/create/', { name: 'Cups' });
  await call(`${url}/api/popup/${popupId}/`, { status: true, questionnaireId: questionnaire.id }, { method: 'PUT', token });
  return { recommender: `/offlinePopup/${popupId}/${clientId}`, owner };
}

const lookMs = 50;
const arrivesMs = 60_000;

const mailsIn = (outbox: string): string[] =>
  (existsSync(outbox) ? readdirSync(outbox) : [])
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(outbox, name), 'utf8'));

/** The token of an invite, once the mail is there. @throws Error when it does not arrive */
async function inviteIn(mails: () => readonly string[], username: string): Promise<string> {
  for (const since = performance.now(); performance.now() - since < arrivesMs; await sleep(lookMs)) {
    for (const mail of mails()) {
      const token = mail.includes(username) ? /\/invite\/([\w-]+)/.exec(mail.replaceAll(/=\r?\n/g, ''))?.[1] : undefined;
      if (token) return token;
    }
  }
  throw new Error(`no invite arrived for ${username}`);
}
