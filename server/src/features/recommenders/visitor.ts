/** The visitor's side of recommenders: read from memory, thrown away when the owner saves. */
import { readFile } from 'node:fs/promises';
import { fields } from '@parley/contract';
import type { FastifyRequest } from 'fastify';
import { forbidden } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/index.ts';
import { createMemory, type Memory } from '../../platform/memory.ts';
import { CHANGED, visitorQuestions } from '../questionnaires/index.ts';
import { type OpenBody, openBody, type ReadyBody, readyBody } from './bodies.ts';
import { presentSuggestion } from './present.ts';
import { completeProductChoice, completeSettings } from './settings.ts';
import * as store from './store.ts';
import { bootstrapOf, placementOf, type VisitorRecommender } from './visitor-shapes.ts';
import { isAllowedOrigin } from './websites.ts';

const maxEntries = 5000;
const maxCacheBytes = 128 * 1024 * 1024;
/** As long as a CDN may keep a placement. */
const maxCacheAgeMs = 60_000;

/** A recommender with its answers made ready. */
export interface Kept {
  recommender: VisitorRecommender;
  placement: ReadyBody;
  /** The bootstrap up to where the engagement's identifier goes. */
  bootstrap: OpenBody;
  /** When the snippet was last seen, in milliseconds, as far as this process knows. */
  snippetSeenAt: number;
}

interface Visitors {
  memory: Memory<Kept | null>;
  ownOrigin: string;
}

const visitorsOf = new WeakMap<Platform, Visitors>();

function visitors(platform: Platform): Visitors {
  const there = visitorsOf.get(platform);
  if (there) return there;
  const made = {
    memory: createMemory({
      load: (key) => load(platform, key),
      size: (kept) => (kept ? kept.bootstrap.plain.length + kept.bootstrap.packed.length + 3 * kept.placement.plain.length : 0),
      now: () => platform.clock.now().getTime(),
      maxEntries,
      maxSize: maxCacheBytes,
      maxAgeMs: maxCacheAgeMs,
    }),
    ownOrigin: new URL(platform.config.publicUrl).origin,
  };
  visitorsOf.set(platform, made);
  return made;
}

/** Begins to throw away what an owner changed, here or in another process. */
export function forgetWhatChanges(platform: Platform): Promise<void> {
  const { memory } = visitors(platform);
  return platform.database.subscribe(CHANGED, (ownerId) => memory.drop(`${ownerId}/`));
}

/** A recommender by the ids of an address, ready to be served; null when there is none. The ids may be any text. */
export function keptRecommender(platform: Platform, ownerId: string | number, recommenderId: string | number): Promise<Kept | null> {
  return visitors(platform).memory.get(`${ownerId}/${recommenderId}`);
}

/** What is known of a recommender, active or not, from memory; null when there is none. */
export async function recommenderForVisitor(
  platform: Platform,
  ownerId: number,
  recommenderId: number,
): Promise<VisitorRecommender | null> {
  return (await keptRecommender(platform, ownerId, recommenderId))?.recommender ?? null;
}

/**
 * @throws HttpError 403 `website_not_allowed` when the request comes from a page on which the recommender may not show. Pages of our own
 * (PUBLIC_URL, or the host that was asked) may always use it, so that the owner's preview and the demo work.
 */
export function assertOriginAllowed(platform: Platform, request: FastifyRequest, recommender: Pick<VisitorRecommender, 'websites'>): void {
  const { origin, host } = request.headers;
  if (isAllowedOrigin(recommender.websites, origin, visitors(platform).ownOrigin)) return;
  if (host && (origin === `http://${host}` || origin === `https://${host}`)) return;
  throw forbidden('website_not_allowed', 'This recommender may not show on this website');
}

async function load(platform: Platform, key: string): Promise<Kept | null> {
  const { db, config } = platform;
  const [owner, id] = key.split('/').map((part) => fields.textId.safeParse(part).data);
  if (!owner || !id) return null;
  const row = await store.findRecommender(db, owner, id);
  if (!row) return null;
  const recommender: VisitorRecommender = {
    id,
    ownerId: owner,
    active: row.active,
    questionnaireId: row.questionnaireId,
    settings: completeSettings(row.settings),
    suggestions: (await store.suggestionsOf(db, owner, id)).map(presentSuggestion),
    productChoice: completeProductChoice(row.productChoice),
    websites: (await store.websitesOf(db, owner, id)).map(({ website }) => website),
  };
  const { questions } = row.questionnaireId === null ? { questions: [] } : await visitorQuestions(db, owner, row.questionnaireId);
  const bootstrap = JSON.stringify(bootstrapOf(recommender, questions, config.publicUrl));
  return {
    recommender,
    placement: await readyBody(JSON.stringify(placementOf(recommender, await panelPath()))),
    bootstrap: await openBody(`${bootstrap.slice(0, -1)},"popupEngagementUniqueIdentifier":`),
    snippetSeenAt: row.snippetSeenAt?.getTime() ?? 0,
  };
}

const manifest = new URL('../../../../widget/dist/manifest.json', import.meta.url);

/** The address of the panel's code, by the widget's manifest; without its hash where the widget is not built. */
async function panelPath(): Promise<string> {
  try {
    const { panel } = JSON.parse(await readFile(manifest, 'utf8')) as { panel: unknown };
    return `/widget/${String(panel)}`;
  } catch {
    return '/widget/panel.js';
  }
}
