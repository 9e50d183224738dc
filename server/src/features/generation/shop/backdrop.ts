/**
 * A shop's first page as a picture of itself: its own HTML without anything that runs, asks or loads other pages. It is shown in a sandboxed
 * frame whose policy allows no script either, so this removes what would look broken there, and is not the only guard.
 */
import { loadPage } from '../../catalogue/index.ts';

const maxSource = 1_500_000;
const maxBytes = 600_000;

/** What runs, embeds, asks, or is shown only to browsers without scripts. */
const removed =
  'script,noscript,template,iframe,frame,frameset,object,embed,applet,portal,base,audio,video,dialog,meta:not([charset]):not([name=viewport]),link:not([rel~=stylesheet])';
/** Boxes that a script would have closed or opened: what is a box for sure, and what may be one by its name. */
const covers =
  '[role=dialog],[aria-modal=true],[id*=preloader],[class*=preloader],#onetrust-consent-sdk,#CybotCookiebotDialog,#usercentrics-root';
const named = '[id*=cookie],[class*=cookie],[id*=consent],[class*=consent]';
/** A shop may sell cookies, so the name of a box has to say that it is one. */
const boxName =
  /(?:cookie|consent)[\w-]*(?:banner|notice|bar|popup|modal|overlay|wall|layer|dialog|message)|(?:banner|notice|bar|popup|modal|overlay|wall|layer|dialog|message)[\w-]*(?:cookie|consent)/i;
const longestBox = 3000;
/** Where pages keep the address of a picture that is loaded by a script. */
const lazySources = ['data-src', 'data-lazy-src', 'data-original', 'data-lazy'];
const lazySets = ['data-srcset', 'data-lazy-srcset'];
const addresses = ['href', 'src', 'srcset', 'poster', 'background', 'xlink:href'];

/**
 * The page at `url`, made safe; null when it is too large or too deep to be read, or has no content.
 * @param html as the shop sent it
 */
export function backdropOf(html: string, url: string): string | null {
  const $ = html.length > maxSource ? null : loadPage(html);
  if (!$) return null;
  $(removed).remove();
  // `body` may have such a class while a box is open.
  $(covers).not('html,body,main').remove();
  $(named)
    .not('html,body,main')
    .filter((_index, element) => 'attribs' in element && boxName.test(`${element.attribs.id ?? ''} ${element.attribs.class ?? ''}`))
    .filter((_index, element) => $(element).text().length < longestBox)
    .remove();
  $('*').each((_index, element) => {
    if (!('attribs' in element)) return;
    const own = element.attribs;
    if (element.name === 'img' || element.name === 'source') {
      const source = lazySources.map((name) => own[name]).find(Boolean);
      const set = lazySets.map((name) => own[name]).find(Boolean);
      if (source && (!own.src || own.src.startsWith('data:'))) own.src = source;
      if (set) own.srcset = set;
    }
    for (const name of Object.keys(own))
      if (/^on|^(?:action|formaction|ping|srcdoc|nonce|integrity|autofocus|contenteditable|loading|http-equiv)$/i.test(name))
        delete own[name];
      else if (addresses.includes(name.toLowerCase()) && !isAddress(own[name] ?? '')) delete own[name];
    if (element.name === 'a' || element.name === 'area') delete own.href;
  });
  const body = $('body').html()?.trim();
  if (!body) return null;
  const language = $('html').attr('lang') ?? '';
  const root = $('html');
  const page = `<!doctype html><html${attribute('lang', language)}${attribute('class', root.attr('class') ?? '')}><head><meta charset="utf-8"><base href="${quoted(url)}">${$(
    'head',
  )
    .find('style,link,meta[name=viewport]')
    .toArray()
    .map((each) => $.html(each))
    .join(
      '',
    )}</head><body${attribute('class', $('body').attr('class') ?? '')}${attribute('style', $('body').attr('style') ?? '')}>${body}</body></html>`;
  return Buffer.byteLength(page) > maxBytes ? null : page;
}

const isAddress = (text: string): boolean =>
  // Browsers ignore control characters and spaces in the name of a scheme.
  !/^[a-z][a-z0-9+.-]*:/i.test([...text].filter((letter) => letter > ' ').join('')) || /^\s*(?:https:|data:image\/)/i.test(text);

const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const attribute = (name: string, value: string) => (value ? ` ${name}="${quoted(value)}"` : '');

/** The policy of the frame, over HTTPS only, so that it asks nothing of the networks around whoever looks at it: pictures, styles and fonts of the shop, and nothing that runs or can be sent. */
export const backdropPolicy =
  "default-src 'none'; img-src https: data:; style-src 'unsafe-inline' https:; font-src https: data:; base-uri http: https:; form-action 'none'; frame-ancestors 'self'; sandbox";
