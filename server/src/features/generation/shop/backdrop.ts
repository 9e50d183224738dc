/**
 * A shop's first page as a picture of itself: its own HTML without anything that runs, asks or loads other pages. It is shown in a sandboxed
 * frame whose policy allows no script either, so this removes what would look broken there, and is not the only guard.
 */
import { loadPage } from '../../catalogue/index.ts';

const maxSource = 1_500_000;
export const maxBytes = 600_000;

/** Elements that run code, embed pages, request input, or are shown only to browsers without scripts. */
const removed =
  'script,noscript,template,iframe,frame,frameset,object,embed,applet,portal,base,audio,video,dialog,meta:not([charset]):not([name=viewport]),link:not([rel~=stylesheet])';
/** Boxes that a script would have closed or opened: first elements that certainly are boxes, then those that may be one by their name. */
const covers =
  '[role=dialog],[aria-modal=true],[id*=preloader],[class*=preloader],#onetrust-consent-sdk,#CybotCookiebotDialog,#usercentrics-root';
const named = '[id*=cookie],[class*=cookie],[id*=consent],[class*=consent]';
/** A shop may sell cookies, so the name of a box has to say that it is one. */
const boxName =
  /(?:cookie|consent)[\w-]*(?:banner|notice|bar|popup|modal|overlay|wall|layer|dialog|message)|(?:banner|notice|bar|popup|modal|overlay|wall|layer|dialog|message)[\w-]*(?:cookie|consent)/i;
const longestBox = 3000;
/** Attributes in which pages keep the address of a picture that a script loads. */
const lazySources = ['data-src', 'data-lazy-src', 'data-original', 'data-lazy'];
const lazySets = ['data-srcset', 'data-lazy-srcset'];
/** `crossorigin` asks for a permission that a shop gives to its own pages only; `loading` waits for a scroll. */
const dropped = /^on|^(?:action|formaction|ping|srcdoc|nonce|integrity|crossorigin|autofocus|contenteditable|loading|http-equiv)$/i;
const addresses = ['href', 'src', 'srcset', 'poster', 'background', 'xlink:href'];

/** A page made safe. `plain` names its style sheets and pictures that the frame would not load, because they come without encryption. */
export interface Backdrop {
  plain: { sheets: string[]; pictures: string[] };
  /** Puts files into the page, by their addresses: CSS for a style sheet, a `data:` address for a picture. */
  contain(files: ReadonlyMap<string, string>): void;
  /** Its markup; null when that is too large. */
  markup(): string | null;
}

/**
 * The page at `url`, made safe; null when it is too large or too deep to be read, or has no content.
 * @param html as the shop sent it
 */
export function openBackdrop(html: string, url: string): Backdrop | null {
  const $ = safeMarkup(html);
  if (!$?.('body').html()?.trim()) return null;
  const withAddress = (selector: string, name: string) =>
    $(selector)
      .toArray()
      .map((element) => ({ element, address: URL.parse(('attribs' in element && element.attribs[name]) || '', url) }))
      .flatMap(({ element, address }) => (address?.protocol === 'http:' ? [{ element: $(element), address: address.href }] : []));
  const sheets = withAddress('link[rel~=stylesheet]', 'href');
  const pictures = withAddress('img', 'src');
  $('*').each((_index, element) => {
    if (!('attribs' in element)) return;
    for (const [name, value] of Object.entries(element.attribs))
      if (addresses.includes(name.toLowerCase()) && !isAddress(value, url)) delete element.attribs[name];
  });
  return {
    plain: { sheets: addressesOf(sheets), pictures: addressesOf(pictures) },
    contain(files) {
      for (const { element, address } of sheets) {
        const css = files.get(address);
        // Nothing in a style sheet may end its element.
        if (css) element.replaceWith(`<style${attribute('media', element.attr('media'))}>${css.replaceAll('</', '<\\/')}</style>`);
      }
      for (const { element, address } of pictures) {
        const data = files.get(address);
        if (!data) continue;
        element.attr('src', data).removeAttr('srcset');
        element.siblings('source').remove();
      }
    },
    markup() {
      const head = $('head').find('style,link,meta[name=viewport]').toArray();
      const [root, body] = [$('html'), $('body')];
      const page =
        `<!doctype html><html${attribute('lang', root.attr('lang'))}${attribute('class', root.attr('class'))}>` +
        `<head><meta charset="utf-8"><base href="${quoted(url)}">${head.map((each) => $.html(each)).join('')}</head>` +
        `<body${attribute('class', body.attr('class'))}${attribute('style', body.attr('style'))}>${body.html()?.trim()}</body></html>`;
      return Buffer.byteLength(page) > maxBytes ? null : page;
    },
  };
}

const addressesOf = (files: readonly { address: string }[]) => [...new Set(files.map(({ address }) => address))];

/** The page without what runs, asks, covers or navigates. */
function safeMarkup(html: string): ReturnType<typeof loadPage> {
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
    for (const name of Object.keys(own)) if (dropped.test(name)) delete own[name];
    if (element.name === 'a' || element.name === 'area') delete own.href;
  });
  return $;
}

/** Whether the frame would load the address: over HTTPS, or relative to a page that has it. */
const isAddress = (text: string, base: string): boolean =>
  /^\s*(?:https:|data:image\/)/i.test(text) ||
  // Browsers ignore control characters and spaces in the name of a scheme.
  (base.startsWith('https:') && !/^[a-z][a-z0-9+.-]*:/i.test([...text].filter((letter) => letter > ' ').join('')));

const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const attribute = (name: string, value = '') => (value ? ` ${name}="${quoted(value)}"` : '');

/** The policy of the frame, over HTTPS only, so that it asks nothing of the networks around whoever looks at it: pictures, styles and fonts of the shop, and nothing that runs or can be sent. */
export const backdropPolicy =
  "default-src 'none'; img-src https: data:; style-src 'unsafe-inline' https:; font-src https: data:; base-uri http: https:; form-action 'none'; frame-ancestors 'self'; sandbox";
