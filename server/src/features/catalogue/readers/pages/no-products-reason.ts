import { loadPage } from './load-page.ts';

/** Why a first page leads to no products; `message` is for the owner. */
export interface NoProductsReason {
  code: 'needs_login' | 'unreachable' | 'no_products';
  message: string;
}

const closedWords =
  /maintenance|under construction|coming soon|opening soon|be right back|wartung|in kürze|bald (?:wieder )?(?:da|verfügbar)|en construction|bientôt|próximamente|mantenimiento|manutenzione|prossimamente|onderhoud|przerwa techniczna|wkrótce|bakım|yakında|メンテナンス|準備中|صيانة/i;

/** Finds the reason on the first page: a password, a sign-in form, a maintenance notice, or a page rendered in the browser. Else null. */
export function noProductsReason(html: string): NoProductsReason | null {
  const $ = html ? loadPage(html) : null;
  if (!$) return null;
  const links = $('a[href]').length;
  const hasPassword = $('input[type="password" i]').length > 0;
  if (
    /template-password|storefront-?password|password-page/i.test(
      $('html, body')
        .map((_, each) => $(each).attr('class') ?? '')
        .get()
        .join(' '),
    ) ||
    $('form[action$="/password"] input[type="password"]').length > 0
  ) {
    return { code: 'needs_login', message: 'This shop is closed behind a password, so its products cannot be read.' };
  }
  if (hasPassword && links < 15) {
    return { code: 'needs_login', message: 'This shop can only be seen after signing in, so its products cannot be read.' };
  }
  const scripts = $('script').length;
  const headings = $('title, h1, h2').text();
  $('script, style, noscript, template').remove();
  const words = $('body').text().replace(/\s+/g, ' ').trim();
  if (closedWords.test(`${headings} ${words.length < 600 ? words : ''}`) && links < 15) {
    return { code: 'unreachable', message: 'The shop is not open at the moment: it shows a page about maintenance or its opening.' };
  }
  if (scripts > 0 && words.length < 200 && links < 3) {
    return {
      code: 'no_products',
      message:
        'The pages of this shop are put together by a program in the browser, so there is nothing in them to read. Give the address of its product feed instead, or upload a CSV file.',
    };
  }
  return null;
}
