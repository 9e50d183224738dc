/** Finds Parley's snippets and related code in a page's HTML. Pure. */
import { fields } from '@parley/contract';
import { load } from '../../../platform/html.ts';

/** A snippet of Parley in a page: its own tag, or a script that creates one (as Google Tag Manager needs it). */
export interface FoundSnippet {
  /** What embed.js is loaded from, `https://parley.example`; null if it cannot be read. */
  server: string | null;
  /** The address of the script, without a query; null if it cannot be read. */
  script: string | null;
  ownerId: number | null;
  recommenderId: number | null;
  nonce: string | undefined;
  /** A speed or consent plugin delays it until something happens. */
  heldBack: boolean;
  inHead: boolean;
}

export interface PageFacts {
  snippets: FoundSnippet[];
  /** The page contains Google Tag Manager, which may add the snippet in the browser. */
  tagManager: boolean;
  /** Policies in meta elements. */
  policies: string[];
}

const embed = /^(.*)\/embed\.js(?:\/\d+\/\d+)?$/;
/** The names to which speed plugins rename `src`, so that they can load the script later. */
const sources = ['src', 'data-src', 'data-rocket-src', 'data-litespeed-src', 'data-cfasync-src'];

const numberIn = (text: string | undefined) => fields.idIn(text);

/** Reads the HTML of the page at `address`. It accepts any text. */
export function readSnippets(html: string, address: string): PageFacts {
  const $ = load(html);
  const snippets: FoundSnippet[] = [];
  let tagManager = false;
  $('script').each((_, element) => {
    const script = $(element);
    const source = sources.map((name) => script.attr(name)).find(Boolean);
    const text = source === undefined ? script.text() : '';
    tagManager ||= /googletagmanager\.com\/gtm\.js/.test(source ?? text);
    const [loader = null, base = null] = embed.exec(URL.parse(source ?? '', address)?.href.split(/[?#]/)[0] ?? '') ?? [];
    const tagged = script.attr('data-popup-id') !== undefined;
    if (base !== null || tagged) {
      // Other products use the name embed.js too; without our attribute the script is not ours.
      if (!tagged) return;
      snippets.push({
        server: base,
        script: loader,
        ownerId: numberIn(script.attr('data-user-id')),
        recommenderId: numberIn(script.attr('data-popup-id')),
        nonce: script.attr('nonce'),
        heldBack:
          script.attr('src') === undefined ||
          !/^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i.test(script.attr('type') ?? ''),
        inHead: script.closest('head').length > 0,
      });
    } else if (/embed\.js/.test(text) && /popup-?id/i.test(text)) snippets.push(madeByScript(text, script.attr('nonce')));
  });
  const policies = $('meta[http-equiv]')
    .toArray()
    .filter((element) => /^content-security-policy$/i.test($(element).attr('http-equiv') ?? ''))
    .map((element) => $(element).attr('content') ?? '');
  return { snippets, tagManager, policies };
}

function madeByScript(text: string, nonce: string | undefined): FoundSnippet {
  const value = (name: string) => numberIn(new RegExp(`${name}['"\\]]*\\s*[,=:]\\s*['"]?(\\d{1,16})`, 'i').exec(text)?.[1]);
  const [script = null, server = null] = /(https?:\/\/[^'"\s]+)\/embed\.js(?:\/\d+\/\d+)?/.exec(text) ?? [];
  return {
    server,
    script,
    ownerId: value('user-?id'),
    recommenderId: value('popup-?id'),
    nonce,
    heldBack: false,
    inHead: true,
  };
}
