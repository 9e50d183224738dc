/** Whether a page shows nothing but a question about cookies. */
import type { CheerioAPI } from 'cheerio';

/** Cookies, in the languages that have a word of their own for them. */
const cookieWord = /cookie|ciaste(?:cz|k)|çerez|traceurs|kakor|evästei|sušenk|クッキー|ملفات تعريف الارتباط|الكوكيز|кук/iu;
/** Verbs for cookies: use, store, agree to. */
const consentVerb =
  /(?<!\p{L})(?:us(?:e[sd]?|ing|a(?:mos|n)?|iamo)|utilis|utiliz|verwend|nutz|setz|einsatz|mit werbung|gebruik|plaats|používá|použív|använd|brug|bruk|käyt|używ|stosuj|wykorzyst|kullan|accept|agree|akzept|acept|accett|consent|consens|conset|zustimm|einwillig|toestemm|zgod|zgadz|onay|izin|store|stock|stoc|speicher|opslaan|opsl|almacen|memorizz|zapis|dépo|přij|povol|godkänn|tillåt|personali|advert|werbung|publicit|pubblicit|reklam|profila|analy)|同意|使用|利用|許可|يستخدم|نستخدم|تستخدم|موافق|использ/iu;
/** Partners that are given data. */
const partnerSentence = /partners?(?!\p{L})|partner\p{L}*|partenaires|socios|vendors|third part|drittanbieter|ortak|شركا|パートナー/iu;
const dataWord = /data|daten|données|datos|dati|gegevens|dane|danych|veri|informa|tracking|consent|privacy|بيانات|データ/iu;

/** Whether a line asks for consent. */
const asks = (line: string): boolean =>
  (cookieWord.test(line) && consentVerb.test(line)) || (partnerSentence.test(line) && dataWord.test(line));

/** Texts on the button that accepts cookies. */
const acceptText =
  /accept|agree|allow (?:all|cookies)|^ok(?:ay)?(?!\p{L})|^ja(?:$|,)|godkänn|tillåt|accepter|tillad|godta|hyväksy|přijmout|povolit|súhlas|elfogad|принять|согласен|got it|i understand|^yes|continue|akzeptier|zustimm|einverstanden|erlauben|annehmen|verstanden|j.accepte|tout accepter|d.accord|autoriser|continuer|ace[ip]t|permitir|de acuerdo|entendido|accett|acconsent|consent|akkoord|accepteer|toestaan|begrepen|akceptuj|zgadzam|zgoda|wyrażam|zezwól|rozumiem|przejdź|kabul|onaylı|izin ver|tamam|anladım|قبول|أوافق|موافق|السماح|同意|承諾|許可|受け入れ/iu;

/** Lines that belong to such a question, or occur on every page. */
const consentLine =
  /cookie|consent|privacy|personal|data|partner|vendor|track|adverti|measure|legitimate|accept|reject|decline|settings|preferences|options|choice|purpose|device|browser|terms|imprint|legal|policy|before you continue|zustimm|einwillig|datenschutz|privatsph|daten|werbung|anzeigen|einstellung|ablehn|akzept|zweck|gerät|impressum|agb|nutzung|verarbeit|widerruf|vie privée|confidentialité|données|partenaire|publicit|paramétr|refus|mentions|finalité|consentement|traceur|accord|privacidad|datos|socios|aviso legal|ace[ip]t|rechaz|rejeit|recus|godkänn|avvisa|tillåt|afvis|avvis|hyväksy|hylkää|povol|odmít|přij|elfogad|elutas|acord|refuz|согла|принят|configur|condiciones|consentimiento|dati|pubblicit|preferenz|informativa|note legali|consenso|annunc|rifiut|accett|toestemming|gegevens|advertent|voorkeur|weiger|instelling|colofon|voorwaarden|ciaste(?:cz|k)|prywatno|zgod|zgadz|reklam|dane|danych|ustawien|polityk|regulamin|akcept|odrzu|çerez|gizlilik|onay|veri|reklam|ayar|kvkk|aydınlatma|tercih|kabul|reddet|ملفات|الكوكيز|خصوصي|موافق|قبول|رفض|بيانات|شركا|إعلان|إعدادات|الشروط|クッキー|同意|プライバシー|個人|データ|広告|パートナー|拒否|設定|利用規約|english|deutsch|français|español|italiano|nederlands|polski|türkçe|العربية|日本語/iu;

const consentAddress = /^consent\.|^cmp\.|cookie-?wall|cookie-?consent|privacy-?gate/i;

/** How much other text may be there: the name of the site, an address, languages. */
const mostLeft = { characters: 120, share: 0.25, links: 1, pictures: 3 };
const longest = 2_000;
const mostLines = 400;

/** Whether a page asks for consent and shows hardly anything else. `lines` are those that it shows. */
export function isConsentWall($: CheerioAPI, url: string, lines: readonly string[]): boolean {
  const address = URL.parse(url);
  if (consentAddress.test(`${address?.host}${address?.pathname}`)) return true;
  const seen = lines.slice(0, mostLines);
  if (!seen.some((line) => asks(line.slice(0, longest)))) return false;
  const accepts = $('button, input[type="submit"], input[type="button"], a')
    .toArray()
    .some((each) => acceptText.test(($(each).text().trim() || ($(each).attr('value') ?? '')).slice(0, 60)));
  if (!accepts) return false;
  const title = $('title').first().text().trim();
  const left = seen.filter((line) => !consentLine.test(line.slice(0, longest)) && line !== title);
  const [characters, all] = [left, seen].map((list) => list.join(' ').length) as [number, number];
  const links = $('a[href]').filter((_, each) => {
    const own = $(each).text().trim();
    return own !== '' && !consentLine.test(own) && !acceptText.test(own);
  }).length;
  return (
    characters <= Math.max(mostLeft.characters, mostLeft.share * all) &&
    lines.length <= mostLines &&
    links <= mostLeft.links &&
    $('img').length <= mostLeft.pictures
  );
}
