import type { CheerioAPI } from 'cheerio';
import { decodedOr } from '../../../../../kit/text/percent.ts';
import { type Crawl, LimitReached } from '../../crawl/crawl.ts';
import { plainText, productKey } from '../../product.ts';
import { writeTablesAsRows } from '../data-tables.ts';
import { linksOf } from '../links.ts';
import { loadPage } from '../load-page.ts';
import { readPage } from '../read-page.ts';
import type { About } from './about-shop.ts';

/** The topics of information pages: what visitors ask besides products. */
export type PageTopic = 'returns' | 'payment' | 'delivery' | 'sizes' | 'contact' | 'questions';

/** A page of the shop about a topic; `text` is plain, with headings and paragraphs on separate lines. */
export interface ShopPage {
  url: string;
  title: string;
  topic: PageTopic;
  text: string;
}

/** The information pages of a shop. Only when `whole` may pages that are not among them be taken for gone. */
export interface InfoPages {
  pages: ShopPage[];
  whole: boolean;
  about?: About;
}

const most = { perTopic: 2, pages: 10, text: 20_000, title: 200 };
/** The share of the crawl's time for these pages; most of it belongs to the products. */
const shareOfTime = 0.2;

/** Whole words in any script; `*` stands for more letters. */
const anyOf = (...words: string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|').replaceAll('*', '\\p{L}*')})(?![\\p{L}\\p{N}])`, 'iu');

// In many languages. The first that fits is the topic, so general topics come last.
const topics: [PageTopic, RegExp][] = [
  [
    'delivery',
    anyOf(
      'shipping|delivery|deliveries|shipment|versand*|liefer(?:ung|zeit|bedingung|information)*|livraison|exp[ée]dition|env[ií]os?|entregas?|spedizion[ei]|consegn[ae]',
      'verzend*|bezorg*|levering|dostaw[ay]|wysy[łl]k*|kargo|teslimat|g[öo]nderim|frete|leverans|frakt|toimitus|doprava|szállítás|доставка',
    ),
  ],
  [
    'returns',
    anyOf(
      'returns?|refunds?|exchanges?|withdrawal|r(?:ü|ue)ckgabe*|retouren?|r(?:ü|ue)cksend*|umtausch|widerruf*|retours?|remboursements?|[ée]changes?|r[ée]tractation',
      'devoluci[oó]n*|reembolsos?|desistimiento|resi|rimborsi|recesso|retourneren|herroeping*|zwrot*|reklamacj*|iade*|de[ğg]i[şs]im|devoluç*|trocas|returer?|ångerrätt|palautus|vrácení|reklamace|возврат',
    ),
  ],
  [
    'payment',
    anyOf(
      'payments?|ways to pay|zahlung*|zahlarten|bezahl(?:en|ung|arten)|paiements?|formas? de pago|m[ée]todos de pago|pagament[oi]s?|betal(?:en|ing|ingen|ningar|ning)|betaalmethod*',
      'p[łl]atno[śs]*|[öo]deme*|maksu(?:tavat)?|platb[ay]|оплата',
    ),
  ],
  [
    'sizes',
    anyOf(
      'siz(?:e|ing) ?(?:guide|chart|table|advice)s?|fit guide|gr(?:ö|oe)(?:ß|ss)en(?:tabelle|berater|ratgeber|guide)*|guide des tailles|gu[íi]a de tallas|tabla de tallas|guida (?:alle )?taglie',
      'maat(?:tabel|gids|wijzer)*|tabela rozmiar*|beden (?:tablosu|rehberi)|storleksguide|størrelsesguide',
    ),
  ],
  [
    'questions',
    anyOf(
      'faqs?|frequently asked|questions?|h(?:ä|ae)ufige fragen|fragen|hilfe|help(?: cent(?:er|re))?|customer (?:service|care)|kundenservice|foire aux questions|aide',
      'preguntas(?: frecuentes)?|ayuda|domande(?: frequenti)?|aiuto|veelgestelde vragen|klantenservice|pytania|pomoc|s[ıi]k[çc]a? sorulan*|sss|yard[ıi]m|perguntas frequentes|ajuda|vanliga frågor|časté dotazy',
    ),
  ],
  [
    'contact',
    anyOf(
      'contact(?: us)?|kontakt|nous contacter|contactez*|contactos?|contatti|contattaci|ileti[şs]im|contato|yhteystiedot|kapcsolat|store locator|opening hours|öffnungszeiten|контакты',
    ),
  ],
];

/**
 * Reads the pages about delivery, returns, payment, sizes, contact or questions that the home page links to: at most ten, within a fifth of
 * the crawl's time. Pages that fail are left out.
 */
export async function readInfoPages(crawl: Crawl, home: { url: string; html: string }): Promise<InfoPages> {
  const until = performance.now() + crawl.limits.totalMs * shareOfTime;
  const pages: ShopPage[] = [];
  let whole = home.html !== '';
  for (const { url, topic } of candidates(home)) {
    if (performance.now() > until) return { pages, whole: false };
    const result = await readPage(crawl, url).catch(unlessLimit);
    if (result === null || result.limit) return { pages, whole: false };
    whole &&= result.failed === null;
    const isOther = result.product === null && productKey(result.url) !== productKey(home.url);
    const page = result.html !== null && isOther ? infoPage(result.html, result.url, topic) : null;
    if (page && !pages.some((other) => productKey(other.url) === productKey(page.url))) pages.push(page);
  }
  return { pages, whole };
}

/** The topic that a link's text or a page's address names; null when they name none. */
export function topicOf(words: string, address: string): PageTopic | null {
  const last = URL.parse(address)?.pathname.split('/').filter(Boolean).at(-1) ?? '';
  const named = decodedOr(last, last)
    .replace(/\.\w{2,5}$/, '')
    .replace(/[-_+]+/g, ' ');
  // A long link text is a teaser that happens to contain the word.
  const shortWords = words.length <= 60 ? words : '';
  return topics.find(([, pattern]) => pattern.test(shortWords))?.[0] ?? topics.find(([, pattern]) => pattern.test(named))?.[0] ?? null;
}

/** The page's own text without header, footer and navigation; null when there is almost none. */
export function infoPage(html: string, url: string, topic: PageTopic): ShopPage | null {
  const $ = loadPage(html);
  if (!$) return null;
  const title =
    $('h1').first().text().trim() ||
    $('title')
      .first()
      .text()
      .split(/\s[|–—·-]\s/)[0] ||
    '';
  const text = mainText($);
  if (text.length < 40) return null;
  return { url, title: plainText(title).replace(/\s+/g, ' ').slice(0, most.title), topic, text: text.slice(0, most.text).toWellFormed() };
}

function candidates(home: { url: string; html: string }): { url: string; topic: PageTopic }[] {
  const perTopic = new Map<PageTopic, number>();
  const chosen: { url: string; topic: PageTopic }[] = [];
  for (const { url, text } of linksOf(home.html, home.url)) {
    const topic = topicOf(text, url);
    const count = topic ? (perTopic.get(topic) ?? 0) : most.perTopic;
    if (!topic || count >= most.perTopic || chosen.length >= most.pages || productKey(url) === productKey(home.url)) continue;
    perTopic.set(topic, count + 1);
    chosen.push({ url, topic });
  }
  return chosen;
}

/** Parts that the shop's system adds to a page: comments, lists of posts, menus. */
const systemParts = [
  '#comments, .comments-area, .comment-respond, #respond, .widget, .widget-area, .post-navigation, .nav-links, .menu, .share, .sharedaddy',
  '[class*="wp-block-latest"], .wp-block-archives, .wp-block-categories, .wp-block-search, .wp-block-loginout, [class*="related-posts" i]',
  '[role="navigation"], [role="banner"], [role="contentinfo"], [role="search"], [role="complementary"]',
].join(', ');
const mainParts = 'main, [role="main"], #content, .entry-content, .page-content, .rte, article';

function mainText($: CheerioAPI): string {
  $('script, style, noscript, template, svg, nav, header, footer, aside, form, select, iframe, dialog, [hidden]').remove();
  // Classes of the body describe the layout around the content (`has-sidebar`).
  $('[class*="cookie" i], [id*="cookie" i], [class*="breadcrumb" i], [class*="newsletter" i], [class*="sidebar" i]')
    .filter((_, each) => !$(each).is('html, body, main') && $(each).find('main, article, h1').length === 0)
    .remove();
  $(systemParts).remove();
  removeLinkLists($);
  writeTablesAsRows($);
  // The outermost blocks only; nested ones are part of them.
  const main = $(mainParts)
    .filter((_, each) => $(each).parents(mainParts).length === 0)
    .toArray()
    .map((each) => plainText($(each).html() ?? ''))
    .reduce((longest, text) => (text.length > longest.length ? text : longest), '');
  return main.length >= 40 ? main : plainText($('body').html() ?? '');
}

const linkList = { links: 4, share: 0.8, longest: 40 };

/** Lists of short links lead to other pages and say nothing themselves. */
function removeLinkLists($: CheerioAPI): void {
  $('ul, ol').each((_, element) => {
    const links = $(element).find('a').toArray();
    if (links.length < linkList.links) return;
    const lengths = links.map((link) => $(link).text().trim().length);
    const all = $(element).text().replace(/\s+/g, ' ').trim().length;
    const inLinks = lengths.reduce((sum, length) => sum + length, 0);
    if (inLinks >= all * linkList.share && lengths.every((length) => length <= linkList.longest)) $(element).remove();
  });
}

function unlessLimit(error: unknown): null {
  if (error instanceof LimitReached) return null;
  throw error;
}
