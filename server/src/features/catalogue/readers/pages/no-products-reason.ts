import type { CheerioAPI } from 'cheerio';
import type { Answers } from '../crawl/crawl.ts';
import type { UnreadableReason } from '../unreadable-reason.ts';
import { loadPage } from './load-page.ts';

/** What was seen of a shop before it was given up. */
export interface Evidence extends Answers {
  /** The limit that ended the reading; '' when it came to its end. */
  limit: string;
}

const closedWords =
  /maintenance|under construction|coming soon|opening soon|be right back|wartung|in kürze|bald (?:wieder )?(?:da|verfügbar)|en construction|bientôt|próximamente|mantenimiento|manutenzione|prossimamente|onderhoud|przerwa techniczna|wkrótce|bakım|yakında|メンテナンス|準備中|صيانة/i;

const cookieWords =
  /cookie|consent|zustimm|einwillig|datenschutz|akzeptier|consentement|accepter|consenso|accett|consentimiento|aceptar|toestemming|zgod|çerez|クッキー|同意|ملفات تعريف/i;
const articleTypes = /"@type"\s*:\s*\[?\s*"(?:Blog|BlogPosting|Article|NewsArticle|NewsMediaOrganization|Person)"/;
const storeTypes = /"@type"\s*:\s*\[?\s*"(?:Product|ProductGroup|OnlineStore|Store|Offer|OfferCatalog|ItemList)"/;
const businessTypes =
  /"@type"\s*:\s*\[?\s*"(Restaurant|FoodEstablishment|CafeOrCoffeeShop|BarOrPub|FastFoodRestaurant|Bakery|Hotel|LodgingBusiness|BedAndBreakfast|Dentist|Physician|MedicalClinic|LegalService|Attorney|HairSalon|BeautySalon|RealEstateAgent|School|CollegeOrUniversity|Church|NGO|GovernmentOrganization|MusicGroup|Event)"/;
const tableWords =
  /book a table|reserve a table|table reservations?|our menu|lunch menu|tisch (?:reservieren|buchen)|tischreservierung|speisekarte|réserver une table|notre carte|reservar mesa|nuestra carta|prenota (?:un )?tavolo|il menù|tafel reserveren|menukaart|zarezerwuj stolik|rezerwacja stolika|masa rezervasyon|ご予約|お品書き|احجز طاولة/i;
const cartWords = /cart|basket|checkout|warenkorb|panier|carrito|carrello|winkelwagen|koszyk|sepet|カート|السلة/i;

/**
 * Why nothing of a shop could be read, in this order: a password, a sign-in form, a cookie wall, a maintenance notice, pages rendered in the
 * browser; pages that are too slow, refused or broken; a reading that a limit ended; a site that is a blog or another business. Else pages were read and held no
 * products.
 */
export function noProductsReason(html: string, url: string, seen: Evidence): UnreadableReason {
  const $ = html ? loadPage(html) : null;
  return ($ && reasonOnPage($, url)) ?? reasonOfReading(seen) ?? ($ && otherSite($, html)) ?? nothingOn(seen.pages);
}

function nothingOn(pages: number): UnreadableReason {
  const read =
    pages === 1
      ? 'One page was read, and it shows no product'
      : `${pages.toLocaleString('en')} pages were read, and none of them shows a product`;
  return { code: 'no_products', message: `No products were found. ${read} with its price.` };
}

function reasonOfReading({ pages, slow, refused, broken, limit }: Evidence): UnreadableReason | null {
  if (slow > 0 && slow >= pages / 2)
    return { code: 'slow', message: `This shop answers too slowly to be read: ${pagesOfIt(slow)} took longer than 10 seconds.` };
  if (refused + broken > 0 && refused + broken >= pages)
    return refused > broken
      ? { code: 'not_allowed', message: `This shop does not let programs read it: ${pagesOfIt(refused)} refused to answer.` }
      : { code: 'errors', message: `The pages of this shop do not work at the moment: ${pagesOfIt(broken)} answered with an error.` };
  if (limit === '') return null;
  return { code: 'unfinished', message: `The reading of this shop is not finished: ${limit}, and no product was found so far.` };
}

const pagesOfIt = (count: number): string => (count === 1 ? 'a page of it' : `${count.toLocaleString('en')} of its pages`);

function otherSite($: CheerioAPI, html: string): UnreadableReason | null {
  const hasCart = $('a[href], button, form')
    .toArray()
    .some((each) => cartWords.test(`${$(each).attr('href')} ${$(each).attr('class')} ${$(each).attr('action')}`));
  if (hasCart || storeTypes.test(html)) return null;
  const text = ($('body').text() || $.root().text()).slice(0, 100_000);
  if (businessTypes.test(html) || tableWords.test(text)) {
    return {
      code: 'no_shop',
      message:
        'This is the website of a business that sells nothing online, such as a restaurant: its pages show no product that can be ordered.',
    };
  }
  const articles = $('article').length;
  const isDated = $('article time, article .date, article .entry-date, .post time, .post .post-date').length >= 2;
  if (
    articleTypes.test(html) ||
    (articles >= 2 && isDated) ||
    $('meta[property="og:type"][content="article"], meta[property="og:type"][content="blog"]').length > 0
  ) {
    return { code: 'blog', message: 'This is a blog or a magazine: its pages are articles, and none of them sells a product.' };
  }
  return null;
}

function reasonOnPage($: CheerioAPI, url: string): UnreadableReason | null {
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
  const words = ($('body').text() || $.root().text()).replace(/\s+/g, ' ').trim();
  const buttons = $('button, input[type="submit"], a[role="button"], a.btn, a.button').length;
  const isConsentAddress = /^consent\.|cookie-?wall|cookie-?consent/i.test(`${URL.parse(url)?.host}${URL.parse(url)?.pathname}`);
  if (isConsentAddress || (cookieWords.test(`${headings} ${words.slice(0, 400)}`) && buttons > 0 && links < 12 && words.length < 2_500)) {
    return {
      code: 'cookie_wall',
      message:
        'This shop shows its pages only after its cookies are accepted, which a program cannot do. Give the address of its product feed instead, or upload a CSV file.',
    };
  }
  if (closedWords.test(`${headings} ${words.length < 600 ? words : ''}`) && links < 15) {
    return { code: 'unreachable', message: 'The shop is not open at the moment: it shows a page about maintenance or its opening.' };
  }
  if (scripts > 0 && words.length < 200 && links < 3) {
    return {
      code: 'in_browser',
      message:
        'The pages of this shop are put together by a program in the browser, so there is nothing in them to read. Give the address of its product feed instead, or upload a CSV file.',
    };
  }
  return null;
}
