/**
 * Forms of public pages that a browser posts without a script. The calls answer such a post as any other; here the answer becomes a page:
 * after a success the page of the form at the place that says thanks, after a refusal the same page with what was typed and what is wrong.
 */
import { contactForm, type ErrorBody, signUp } from '@parley/contract';
import { load } from 'cheerio';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFoundFor, type Page } from './pages.ts';

const formContentType = 'application/x-www-form-urlencoded';
const plainForms = new Set<string>([contactForm.path, signUp.path]);
const anchorPattern = /^[a-z][a-z-]{0,40}$/;
/** Never written back into a page. */
const secret = new Set(['password']);

/** Answers plain posts with pages, for every route that is registered in `app` from here on. */
export function answerPlainForms(app: FastifyInstance, pages: Map<string, Page>): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isPlainForm(request) || typeof payload !== 'string') return payload;
    const path = pageOf(request, pages);
    const page = path === null ? undefined : pages.get(path);
    if (path === null || !page) return payload;
    const fields = (request.body ?? {}) as Record<string, unknown>;
    if (reply.statusCode < 300) return seeOther(reply, path, fields);
    reply.type('text/html; charset=utf-8').removeHeader('content-length');
    if (page.policy) reply.header('content-security-policy', page.policy);
    return refusedPage(page.bytes.toString('utf8'), fields, JSON.parse(payload) as ErrorBody, request.routeOptions.url ?? '');
  });
}

const isPlainForm = (request: FastifyRequest) =>
  request.method === 'POST' &&
  plainForms.has(request.routeOptions.url ?? '') &&
  (request.headers['content-type'] ?? '').startsWith(formContentType) &&
  /\btext\/html\b/.test(request.headers.accept ?? '');

/** The path of the page that the form stands on, as the browser says; at an address without a page that is the page that says so. */
function pageOf(request: FastifyRequest, pages: Map<string, Page>): string | null {
  const referrer = URL.parse(request.headers.referer ?? '');
  if (!referrer || referrer.host !== request.host) return null;
  const path = referrer.pathname.toLowerCase().replace(/\/+$/, '') || '/';
  const shown = pages.has(path) ? path : notFoundFor(path);
  return pages.get(shown)?.policy ? shown : null;
}

function seeOther(reply: FastifyReply, path: string, { sent_to: place }: Record<string, unknown>): string {
  const anchor = typeof place === 'string' && anchorPattern.test(place) ? `#${place}` : '';
  reply
    .code(303)
    .header('location', path + anchor)
    .removeHeader('content-length');
  return '';
}

/**
 * The page with the form filled in again, and what is wrong beside each field, in the words that the form brings for its language.
 * Takes HTML of ours; what strangers typed becomes text. `action` finds the form where nothing typed was read, as beyond a limit.
 */
export function refusedPage(html: string, typed: Record<string, unknown>, { error }: ErrorBody, action: string): string {
  const $ = load(html);
  const named = $('form').filter((_, element) => $(element).find(`[name="sent_to"][value="${anchorOf(typed)}"]`).length > 0);
  const form = named.length > 0 ? named : $(`form[action="${action}"]`).first();
  const words = wordsOf(form.find('[data-refusals]').attr('data-refusals'));
  for (const [name, value] of Object.entries(typed)) {
    if (typeof value !== 'string' || secret.has(name)) continue;
    const field = form.find('[name]').filter((_, element) => $(element).attr('name') === name);
    if (field.is('textarea')) field.text(value);
    else if (field.is('select')) {
      field.find('option').each((_, option) => void $(option).removeAttr('selected'));
      field
        .find('option')
        .filter((_, option) => $(option).attr('value') === value)
        .attr('selected', '');
    } else field.attr('value', value);
  }
  const fields = Object.entries(error.fields ?? {});
  for (const [name, message] of fields) {
    form
      .find('[data-error-for]')
      .filter((_, element) => $(element).attr('data-error-for') === name)
      .text(words.fields[name] ?? (words.other || message));
    form
      .find('[name]')
      .filter((_, element) => $(element).attr('name') === name)
      .attr('aria-invalid', 'true');
  }
  form.find('[data-form-error]').text(words.codes[error.code] ?? (words.other || error.message));
  // The scripts of the page would draw it anew, without what was typed.
  $('script[type="module"], link[rel="modulepreload"]').remove();
  return $.html();
}

interface Words {
  codes: Record<string, string>;
  fields: Record<string, string>;
  other: string;
}

/** `RefusalWords` of web/src/lib/trouble.ts, as the page carries them; without them the server speaks for itself. */
const wordsOf = (json: string | undefined): Words => ({
  codes: {},
  fields: {},
  other: '',
  ...(json && (JSON.parse(json) as Partial<Words>)),
});

const anchorOf = ({ sent_to: place }: Record<string, unknown>) => (typeof place === 'string' && anchorPattern.test(place) ? place : '');
