/** The visitor's side of recommenders: read from memory, and dropped from it when the owner saves. */
import { readFile } from 'node:fs/promises';
import { fields, type ProductChoice, type VisitorQuestion } from '@parley/contract';
import { loaderFile, widgetFiles } from '@parley/contract/paths';
import type { FastifyRequest } from 'fastify';
import { detectChatLanguage } from '../../../kit/languages/detect.ts';
import { type ChatLanguage, isChatLanguage } from '../../../kit/languages/replies/index.ts';
import { createMemory } from '../../../platform/caches/memory.ts';
import type { Executor } from '../../../platform/db/index.ts';
import { forbidden } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/index.ts';
import { mainLanguage } from '../../catalogue/index.ts';
import { languageOfQuestions, type VisitorQuestionnaire, visitorQuestionnaire } from '../../questionnaires/index.ts';
import type { Asking, Experimenting, NoteUnseen, Place, RunningExperiment } from '../experimenting.ts';
import { presentSuggestion } from '../present.ts';
import { completeProductChoice, completeSettings, type Settings } from '../settings.ts';
import * as store from '../store.ts';
import { type OpenBody, openBody, type ReadyBody, readyBody } from './bodies.ts';
import { createMint, engagementEnd, verifyEngagement } from './engagement.ts';
import { bootstrapOf, type CodePaths, type PlacementAsk, placementOf, type VisitorRecommender } from './visitor-shapes.ts';
import { isAllowedOrigin } from './websites.ts';

const maxEntries = 5000;
const maxCacheBytes = 128 * 1024 * 1024;
/** What a loader with its placement takes in all encodings. */
const loaderBytes = 10 * 1024;
/** How long a CDN may cache a placement. */
const maxCacheAgeMs = 60_000;

/** A recommender with its prepared answers. */
export interface ReadyRecommender {
  recommender: VisitorRecommender;
  placement: ReadyBody;
  /** The loader with the placement in it; null if the widget is not built. Prepared when it is first asked for: older snippets do not. */
  loader: () => Promise<ReadyBody | null>;
  /** The bootstrap up to the place of the engagement's identifier. */
  bootstrap: OpenBody;
  /** Gives the identifier of a new engagement. */
  mint: () => string;
  /** The experiment that it is the entry of; null for nearly all. */
  experiment: RunningExperiment | null;
  /** When the snippet was last seen, in milliseconds, as far as this process knows. */
  snippetSeenAt: number;
}

/** The headers that tell which page a request comes from. */
interface PageHeaders {
  origin?: string | undefined;
  host?: string | undefined;
}

/** A visitor as headers describe them. */
export interface VisitorHeaders extends PageHeaders {
  referer?: string | undefined;
  'user-agent'?: string | undefined;
}

/** The visitor behind a request, who talks to nobody yet. */
export const visitorOf = (
  { origin, referer, host, 'user-agent': userAgent = '' }: VisitorHeaders,
  address: string,
  consented: boolean,
): Asking => ({ host: origin ?? (referer || host || ''), address, userAgent, consented, talkingTo: null });

/** What a visitor gets in the place of a recommender that is in an experiment. */
export interface Chosen {
  /** Null for a visitor who sees none. */
  ready: ReadyRecommender | null;
  note: Place['note'];
}

/** Answers visitors' requests for recommenders from memory. */
export interface Visitors {
  /** A prepared recommender by the ids of an address; null when there is none. The ids may be any text. */
  ready(ownerId: string | number, recommenderId: string | number): Promise<ReadyRecommender | null>;
  /**
   * What a visitor gets in the place of a recommender whose `experiment` runs; null for a visitor who sees none. Notes the exposure. The query may hold
   * `consent=1`, and the token of a conversation that goes on as `engagement`.
   */
  chosen(request: FastifyRequest, asked: ReadyRecommender, experiment: RunningExperiment): Promise<ReadyRecommender | null>;
  /** The same from memory alone, and nothing is noted yet; null while something has to be loaded. */
  chosenNow(asked: ReadyRecommender, experiment: RunningExperiment, visitor: Asking): Chosen | null;
  /** A prepared recommender that is in memory; null when it has to be loaded, or there is none. */
  readyNow(key: string): ReadyRecommender | null;
  /** A recommender, active or not; null when there is none. */
  find(ownerId: number, recommenderId: number): Promise<VisitorRecommender | null>;
  /**
   * @throws HttpError 403 `website_not_allowed` when the request comes from a page on which the recommender may not show. Pages of our
   * own (PUBLIC_URL, or the requested host) may always use it, so that the owner's preview and the demo work.
   */
  assertOriginAllowed(request: { headers: PageHeaders }, recommender: Pick<VisitorRecommender, 'websites'>): void;
  /** Whether it would not throw. */
  mayShowOn(headers: PageHeaders, recommender: Pick<VisitorRecommender, 'websites'>): boolean;
  /** Drops everything cached of an owner. */
  forget(ownerId?: string): void;
}

/** Gives questions pictures of products for answers whose owner gave none. */
export type WithPictures = (ownerId: number, questions: readonly VisitorQuestion[], choice: ProductChoice) => Promise<VisitorQuestion[]>;

/** Functions of other features that decide what visitors get: the pictures of recommended products, and experiments. */
export interface Deciding {
  withPictures: WithPictures;
  experiments: Experimenting;
}

/** The same, with the counting of pages on which nothing is shown. */
export interface Serving extends Deciding {
  noteUnseen: NoteUnseen;
}

/** Creates the cache of recommenders for visitors. `assertOriginAllowed` @throws HttpError 403 for a website that is not allowed. */
export function createVisitors(platform: Platform, { withPictures, experiments }: Deciding): Visitors {
  const ownOrigin = new URL(platform.config.publicUrl).origin;
  const memory = createMemory({
    load: (key) => load(platform, { withPictures, experiments }, key),
    size: (ready) =>
      ready ? ready.bootstrap.plain.length + ready.bootstrap.gzip.length + 3 * ready.placement.plain.length + loaderBytes : 0,
    now: () => platform.clock.now().getTime(),
    maxEntries,
    maxSize: maxCacheBytes,
    maxAgeMs: maxCacheAgeMs,
  });
  const mayShowOn: Visitors['mayShowOn'] = ({ origin, host }, { websites }) =>
    isAllowedOrigin(websites, origin, ownOrigin) || Boolean(host && (origin === `http://${host}` || origin === `https://${host}`));
  const ready: Visitors['ready'] = (ownerId, recommenderId) => memory.get(`${ownerId}/${recommenderId}`);
  return {
    ready,
    async chosen(request, entry, experiment) {
      const { consent, engagement = '' } = request.query as Record<string, string | undefined>;
      const { recommender, note } = await experiments.placeOf(experiment, {
        ...visitorOf(request.headers, request.ip, consent === '1'),
        talkingTo: verifyEngagement(platform, String(engagement), experiment.ownerId)?.recommenderId ?? null,
      });
      note?.();
      if (recommender === null) return null;
      // A recommender that was deleted while it is tested leaves the one that is in the shop.
      return recommender === experiment.entry ? entry : ((await ready(experiment.ownerId, recommender)) ?? entry);
    },
    chosenNow(entry, experiment, visitor) {
      const place = experiments.placeNow(experiment, visitor);
      if (!place) return null;
      const { recommender, note } = place;
      if (recommender === null) return { ready: null, note };
      const shown = recommender === experiment.entry ? entry : memory.at(`${experiment.ownerId}/${recommender}`);
      return shown ? { ready: shown, note } : null;
    },
    find: async (ownerId, recommenderId) => (await ready(ownerId, recommenderId))?.recommender ?? null,
    readyNow: (key) => memory.at(key) ?? null,
    mayShowOn,
    assertOriginAllowed({ headers }, recommender) {
      if (mayShowOn(headers, recommender)) return;
      throw forbidden('website_not_allowed', 'This recommender may not show on this website');
    },
    forget: (ownerId) => memory.drop(ownerId && `${ownerId}/`),
  };
}

const noQuestionnaire: VisitorQuestionnaire = { firstQuestionId: null, questions: [], pointers: new Map() };

async function load(platform: Platform, { withPictures, experiments }: Deciding, key: string): Promise<ReadyRecommender | null> {
  const { db, config } = platform;
  const [owner, id] = key.split('/').map((part) => fields.textId.safeParse(part).data);
  if (!owner || !id) return null;
  const row = await store.findRecommender(db, owner, id);
  if (!row) return null;
  const questionnaire = row.questionnaireId === null ? noQuestionnaire : await visitorQuestionnaire(db, owner, row.questionnaireId);
  const settings = completeSettings(row.settings);
  const recommender: VisitorRecommender = {
    id,
    ownerId: owner,
    active: row.active,
    questionnaireId: row.questionnaireId,
    settings,
    suggestions: (await store.suggestionsOf(db, owner, id)).map(presentSuggestion),
    productChoice: completeProductChoice(row.productChoice),
    askFollowUps: row.askFollowUps,
    handover: row.handover,
    websites: (await store.websitesOf(db, owner, id)).map(({ website }) => website),
    firstQuestionId: questionnaire.firstQuestionId,
    pointers: questionnaire.pointers,
    language: await languageForVisitors(db, owner, questionnaire.questions, settings),
  };
  const experiment = await experiments.runningOn(owner, id);
  const code = await codePaths();
  const questions = await withPictures(owner, questionnaire.questions, recommender.productChoice);
  const mint = createMint(platform, owner, id);
  const bootstrap = JSON.stringify(bootstrapOf(recommender, questions, config.publicUrl));
  const placement = JSON.stringify(placementOf(recommender, code, experiment && (await askOf(db, experiment, recommender))));
  let loader: Promise<ReadyBody | null> | undefined;
  return {
    recommender,
    placement: await readyBody(placement),
    loader: () => (loader ??= loaderWith(key, placement)),
    bootstrap: await openBody(`${bootstrap.slice(0, -1)},"popupEngagementUniqueIdentifier":`, engagementEnd(mint()).length),
    mint,
    experiment,
    snippetSeenAt: row.snippetSeenAt?.getTime() ?? 0,
  };
}

/** Texts of a design that an owner writes in the language of the visitors. */
const tellingTexts = ['popupTitle', 'popupContent', 'popupChatStartMessage', 'popupExampleInputChatGPT', 'popupChatButtonText'] as const;

/**
 * The language in which a recommender speaks to visitors: that of its questions, else of its own texts as far as the owner wrote them, else
 * of the catalogue; null when nothing tells it.
 */
async function languageForVisitors(
  db: Executor,
  ownerId: number,
  questions: VisitorQuestion[],
  settings: Settings,
): Promise<ChatLanguage | null> {
  const defaults = completeSettings({});
  const own = tellingTexts.map((name) => (settings[name] === defaults[name] ? '' : settings[name])).join(' ');
  const detected = languageOfQuestions(questions) ?? detectChatLanguage(own);
  if (detected) return detected;
  const catalogue = (await mainLanguage(db, ownerId))?.slice(0, 2) ?? null;
  return isChatLanguage(catalogue) ? catalogue : null;
}

const manifest = new URL('../../../../../widget/dist/manifest.json', import.meta.url);

/** The paths of the panel's code and of the code that decides first, from the widget's manifest; without a hash if the widget is not built. */
async function codePaths(): Promise<CodePaths> {
  try {
    const { panel, ask, show } = JSON.parse(await readFile(manifest, 'utf8')) as Record<keyof CodePaths, unknown>;
    return { panel: widgetFiles + String(panel), ask: widgetFiles + String(ask), show: widgetFiles + String(show) };
  } catch {
    return { panel: `${widgetFiles}panel.js`, ask: `${widgetFiles}ask.js`, show: `${widgetFiles}show.js` };
  }
}

const loaderCode = new URL(`../../../../../widget/dist${loaderFile}`, import.meta.url);

/** The loader's code after a line that gives its script element the placement of `owner/recommender`, as the widget's src/loader/main.ts reads it. */
async function loaderWith(name: string, placement: string): Promise<ReadyBody | null> {
  try {
    const code = await readFile(loaderCode, 'utf8');
    return await readyBody(`Object.assign(document.currentScript||{},{"${name}":${placement}});\n${code}`);
  } catch {
    return null;
  }
}

/** How the loader asks while an experiment runs: a launcher shows without a trigger, so a page with a chatbot in any group asks at once. */
async function askOf(db: Executor, experiment: RunningExperiment, recommender: VisitorRecommender): Promise<PlacementAsk> {
  const shown = await Promise.all(
    experiment.groups.map((id) => (id === null || id === recommender.id ? null : store.findRecommender(db, experiment.ownerId, id))),
  );
  const kinds = [recommender.settings, ...shown.flatMap((row) => (row ? [completeSettings(row.settings)] : []))];
  return { asksFirst: kinds.some(({ popupOrChat }) => popupOrChat === 'Chatbot'), asksConsent: experiment.consent };
}
