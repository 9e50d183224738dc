/**
 * Makes public forms work without JavaScript. The call itself answers JSON as always; this hook turns that answer into a page: a redirect to
 * the form's confirmation after a success, or the same form with the visitor's input and the errors after a refusal.
 */
import { contactForm, type ErrorBody, signUp } from '@parley/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { load } from '../../platform/html.ts';
import { notFoundFor, type Pages } from './pages.ts';

const formContentType = 'application/x-www-form-urlencoded';
const plainForms = new Set<string>([contactForm.path, signUp.path]);
const anchorPattern = /^[a-z][a-z-]{0,40}$/;
/** Fields whose values are never written back into a page. */
const secret = new Set(['password']);

/** Answers form posts with pages instead of JSON, for every route registered in `app` after this call. */
export function answerPlainForms(app: FastifyInstance, pages: Pages): void {
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

/** The path of the page that holds the form, from the Referer header; the 404 page when that address has no page of its own. */
function pageOf(request: FastifyRequest, pages: Pages): string | null {
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
 * Renders the page again with the visitor's input and an error message beside each bad field, in the page's language.
 * @param html a page of our own build; the visitor's input is inserted as text, never as markup.
 * @param typed the posted fields; empty when the body was not read (a rate limit refuses before that).
 * @param action finds the form when `typed` does not name it.
 */
export function refusedPage(html: string, typed: Record<string, unknown>, { error }: ErrorBody, action: string): string {
  const $ = load(html);
  const named = $('form').filter((_, element) => $(element).find(`[name="sent_to"][value="${anchorOf(typed)}"]`).length > 0);
  const form = named.length > 0 ? named : $(`form[action="${action}"]`).first();
  const words = refusalWordsOf(form.find('[data-refusals]').attr('data-refusals'));
  for (const [name, value] of Object.entries(typed)) {
    if (typeof value !== 'string' || secret.has(name)) continue;
    const field = form.find('[name]').filter((_, element) => $(element).attr('name') === name);
    if (field.is('textarea')) field.text(value);
    else if (field.is('[type=radio]')) field.filter((_, choice) => $(choice).attr('value') === value).attr('checked', '');
    else field.attr('value', value);
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
  // Hydration would render the form again without the visitor's input.
  $('script[type="module"], link[rel="modulepreload"]').remove();
  return $.html();
}

interface RefusalWords {
  codes: Record<string, string>;
  fields: Record<string, string>;
  other: string;
}

/** Reads `RefusalWords` (web/src/lib/calls/trouble.ts) from the page; empty words fall back to the server's own messages. */
const refusalWordsOf = (json: string | undefined): RefusalWords => ({
  codes: {},
  fields: {},
  other: '',
  ...(json && (JSON.parse(json) as Partial<RefusalWords>)),
});

const anchorOf = ({ sent_to: place }: Record<string, unknown>) => (typeof place === 'string' && anchorPattern.test(place) ? place : '');
