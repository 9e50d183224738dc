/** How shops of all countries write their currencies. Patterns of regular expressions, with letters in the case in which they mean money. */

/** A way to write a currency. */
export interface CurrencyName {
  names: readonly string[];
  /** The ISO 4217 code; null when only the place of the page tells which currency it is. */
  code: string | null;
  /** Countries, by top-level domain or region of the language, where the same name means another currency. */
  where?: Readonly<Record<string, string>>;
  /** Languages in which it does. */
  tongues?: Readonly<Record<string, string>>;
  /** In front of a whole number it may as well be the name of a model ('DT 770'), except on pages of these countries. */
  weak?: readonly string[];
}

/**
 * Patterns of words in any case, letter by letter. An inline flag (`(?i:`) would be shorter, but with it capitals were missed in one run of the tests out of four, for a reason that was not found.
 */
const anyCase = (...written: string[]): string[] =>
  written.map((word) => word.replace(/\p{L}/gu, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`));

const francophone = { cm: 'XAF', ga: 'XAF', cg: 'XAF', td: 'XAF', cf: 'XAF', gq: 'XAF' };
const rupees = { pk: 'PKR', lk: 'LKR', np: 'NPR', mu: 'MUR', sc: 'SCR' };
const rupeeTongues = { ur: 'PKR', si: 'LKR', ne: 'NPR' };
const dollars = {
  ...{ ca: 'CAD', au: 'AUD', nz: 'NZD', sg: 'SGD', hk: 'HKD', tw: 'TWD', mx: 'MXN', ar: 'ARS', cl: 'CLP', co: 'COP', uy: 'UYU' },
  ...{ do: 'DOP', tt: 'TTD', jm: 'JMD', bb: 'BBD', bs: 'BSD', bz: 'BZD', fj: 'FJD', na: 'NAD', gy: 'GYD', bn: 'BND' },
};
const crowns = { se: 'SEK', dk: 'DKK', fo: 'DKK', no: 'NOK', is: 'ISK' };
const crownTongues = { sv: 'SEK', da: 'DKK', no: 'NOK', nb: 'NOK', nn: 'NOK', is: 'ISK', fo: 'DKK' };
const hryvnias = { code: 'UAH' };

/** Signs: they mean money wherever they stand. */
export const signs: readonly CurrencyName[] = [
  { names: ['US ?\\$', 'USD ?\\$', 'U\\$[SD]', '\\$ ?US(?!\\p{L})'], code: 'USD' },
  { names: ['CA ?\\$', 'CAD ?\\$', 'CDN ?\\$', '\\$ ?CA(?!\\p{L})'], code: 'CAD' },
  { names: ['C\\$'], code: 'CAD', where: { ni: 'NIO' } },
  { names: ['AUD? ?\\$', 'A\\$'], code: 'AUD' },
  { names: ['NZD? ?\\$'], code: 'NZD' },
  { names: ['HKD? ?\\$'], code: 'HKD' },
  { names: ['NTD? ?\\$'], code: 'TWD' },
  { names: ['SGD? ?\\$', 'S\\$'], code: 'SGD' },
  { names: ['MXN? ?\\$', 'M[eE][xX] ?\\$'], code: 'MXN' },
  { names: ['ARS? ?\\$'], code: 'ARS' },
  { names: ['CLP? ?\\$'], code: 'CLP' },
  { names: ['CO[LP]? ?\\$'], code: 'COP' },
  { names: ['UYU? ?\\$', '\\$U'], code: 'UYU' },
  { names: ['RD ?\\$'], code: 'DOP' },
  { names: ['R\\$'], code: 'BRL' },
  { names: ['TT ?\\$'], code: 'TTD' },
  { names: ['JA?\\$'], code: 'JMD' },
  { names: ['Bds\\$'], code: 'BBD' },
  { names: ['EC\\$'], code: 'XCD' },
  { names: ['BZ\\$'], code: 'BZD' },
  { names: ['N\\$'], code: 'NAD' },
  { names: ['FJ\\$'], code: 'FJD' },
  { names: ['GY?\\$'], code: 'GYD' },
  { names: ['MOP ?\\$'], code: 'MOP' },
  { names: ['(?<!(?<!\\p{L})\\p{Lu}{1,2})\\$'], code: 'USD', where: dollars },
  { names: ['E£', '£E'], code: 'EGP' },
  { names: ['L£', '£L'], code: 'LBP' },
  { names: ['SY?£', '£S'], code: 'SYP' },
  { names: ['(?:GB|UK) ?£'], code: 'GBP' },
  { names: ['(?<!(?<!\\p{L})\\p{Lu}{1,2})£'], code: 'GBP' },
  { names: ['(?:CN|RMB) ?[¥￥]', '人民[币幣]'], code: 'CNY' },
  { names: ['JP ?[¥￥]', '円', '日元', '日圓'], code: 'JPY' },
  { names: ['[¥￥]'], code: 'JPY', where: { cn: 'CNY' }, tongues: { zh: 'CNY' } },
  { names: ['€', 'ユーロ', '[欧歐]元', '유로', 'يورو'], code: 'EUR' },
  { names: ['美元', '美金', 'ドル', '달러', 'دولار'], code: 'USD' },
  { names: ['英[镑鎊]', 'ポンド'], code: 'GBP' },
  { names: ['港[元币幣]'], code: 'HKD' },
  { names: ['新?[台臺][币幣]'], code: 'TWD' },
  { names: ['元', '圓'], code: 'CNY', where: { tw: 'TWD', hk: 'HKD', mo: 'MOP' } },
  { names: ['₽'], code: 'RUB' },
  { names: ['₴'], ...hryvnias },
  { names: ['₪', 'ש["״]ח'], code: 'ILS' },
  { names: ['฿', 'บาท'], code: 'THB' },
  { names: ['₫'], code: 'VND' },
  { names: ['₹', 'रुपये', 'रुपए', 'रु'], code: 'INR' },
  { names: ['₨'], code: 'INR', where: rupees, tongues: rupeeTongues },
  { names: ['රු'], code: 'LKR' },
  { names: ['روپے', 'روپیہ'], code: 'PKR' },
  { names: ['₺'], code: 'TRY' },
  { names: ['₩', '원', '韩元', '韓元'], code: 'KRW' },
  { names: ['₱'], code: 'PHP' },
  { names: ['₦'], code: 'NGN' },
  { names: ['₸'], code: 'KZT' },
  { names: ['₮'], code: 'MNT' },
  { names: ['₾'], code: 'GEL' },
  { names: ['₼'], code: 'AZN' },
  { names: ['₲'], code: 'PYG' },
  { names: ['₡'], code: 'CRC' },
  { names: ['GH[₵¢]', '₵'], code: 'GHS' },
  { names: ['₭'], code: 'LAK' },
  { names: ['៛'], code: 'KHR' },
  { names: ['৳', 'টাকা'], code: 'BDT' },
  { names: ['؋'], code: 'AFN' },
  { names: ['֏'], code: 'AMD' },
  { names: ['ر\\.س', 'ريال سعودي', '\u20c1'], code: 'SAR' },
  { names: ['ر\\.ق', 'ريال قطري'], code: 'QAR' },
  { names: ['ر\\.ع', 'ريال عماني'], code: 'OMR' },
  { names: ['ر\\.ي', 'ريال يمني'], code: 'YER' },
  { names: ['ريال', '﷼'], code: 'SAR', where: { qa: 'QAR', om: 'OMR', ye: 'YER', ir: 'IRR' } },
  { names: ['ریال'], code: 'IRR' },
  { names: ['تومان'], code: 'IRT' },
  { names: ['د\\.إ', 'درهم إماراتي'], code: 'AED' },
  { names: ['د\\.م', 'درهم مغربي'], code: 'MAD' },
  { names: ['درهم'], code: 'AED', where: { ma: 'MAD' } },
  { names: ['د\\.ك', 'دينار كويتي'], code: 'KWD' },
  { names: ['د\\.ب', 'دينار بحريني'], code: 'BHD' },
  { names: ['د\\.[أا]', 'دينار أردني'], code: 'JOD' },
  { names: ['د\\.ع', 'دينار عراقي'], code: 'IQD' },
  { names: ['د\\.ت', 'دينار تونسي'], code: 'TND' },
  { names: ['د\\.ج', 'دينار جزائري'], code: 'DZD' },
  { names: ['د\\.ل', 'دينار ليبي'], code: 'LYD' },
  { names: ['دينار'], code: 'KWD', where: { bh: 'BHD', jo: 'JOD', iq: 'IQD', tn: 'TND', dz: 'DZD', ly: 'LYD' } },
  { names: ['ج\\.م', 'جنيه مصري'], code: 'EGP' },
  { names: ['ج\\.س', 'جنيه سوداني'], code: 'SDG' },
  { names: ['جنيه'], code: 'EGP', where: { sd: 'SDG' } },
  { names: ['ل\\.ل', 'ليرة لبنانية'], code: 'LBP' },
  { names: ['ل\\.س', 'ليرة سورية'], code: 'SYP' },
  { names: ['ليرة تركية'], code: 'TRY' },
];

/** Words and abbreviations that mean money beside an amount, and name their currency elsewhere too. */
export const words: readonly CurrencyName[] = [
  { names: [...anyCase('Kč'), 'Kčs', 'korun[ay]?'], code: 'CZK' },
  { names: [...anyCase('zł'), 'złot(?:y|e|ych)', 'zl', 'zlotych'], code: 'PLN' },
  { names: [...anyCase('руб', 'рубль', 'рубля', 'рублей'), 'р'], code: 'RUB', where: { by: 'BYN' } },
  { names: [...anyCase('грн', 'гривень', 'гривні', 'гривня')], ...hryvnias },
  { names: [...anyCase('лв', 'лева')], code: 'BGN' },
  { names: ['Rp', ...anyCase('rupiah')], code: 'IDR' },
  { names: ['Rs', 'rs', ...anyCase('rupee', 'rupees')], code: 'INR', where: rupees, tongues: rupeeTongues },
  { names: ['RS'], code: 'INR', where: rupees, tongues: rupeeTongues, weak: ['in', ...Object.keys(rupees)] },
  { names: ['TL', 'tl', 'Tl', ...anyCase('lira', 'lirası', 'türk lirası')], code: 'TRY' },
  { names: ['Ft', ...anyCase('forint')], code: 'HUF' },
  { names: ['S[Ff]r', 'Franken'], code: 'CHF' },
  { names: ['Fr'], code: 'CHF', weak: ['ch', 'li'] },
  { names: [...anyCase('lei')], code: 'RON', where: { md: 'MDL' } },
  { names: ['RM'], code: 'MYR', weak: ['my'] },
  { names: ['din', ...anyCase('dinara'), 'дин', 'динара'], code: 'RSD', weak: ['rs'] },
  { names: ['KM'], code: 'BAM', weak: ['ba'] },
  { names: [...anyCase('kr', 'kronor', 'kroner', 'krónur')], code: null, where: crowns, tongues: crownTongues },
];

/** Abbreviations that mean a currency only directly beside an amount. */
export const besideAmount: readonly CurrencyName[] = [
  { names: [...anyCase('euro', 'euros', 'eur', 'evro', 'eura', 'eurot', 'euroa', 'евро', 'ευρώ')], code: 'EUR', weak: [] },
  { names: ['K\\.?D'], code: 'KWD', weak: ['kw'] },
  { names: ['B\\.?D'], code: 'BHD', weak: ['bh'] },
  { names: ['J\\.?D'], code: 'JOD', weak: ['jo'] },
  { names: ['R\\.?O'], code: 'OMR', weak: ['om'] },
  { names: ['Q\\.?R'], code: 'QAR', weak: ['qa'] },
  { names: ['S\\.?R'], code: 'SAR', where: { sc: 'SCR' }, weak: ['sa', 'sc'] },
  { names: ['L\\.?E'], code: 'EGP', weak: ['eg'] },
  { names: ['L\\.?L'], code: 'LBP', weak: ['lb'] },
  { names: ['Dhs?', 'DHs', ...anyCase('dirham', 'dirhams')], code: 'AED', where: { ma: 'MAD' }, weak: ['ae', 'ma'] },
  { names: ['DH'], code: 'MAD', where: { ae: 'AED' }, weak: ['ae', 'ma'] },
  { names: ['DA'], code: 'DZD', weak: ['dz'] },
  { names: ['D\\.?T'], code: 'TND', weak: ['tn'] },
  { names: ['LD'], code: 'LYD', weak: ['ly'] },
  { names: ['R'], code: 'ZAR', weak: ['za'] },
  { names: ['S/\\.?'], code: 'PEN' },
  { names: ['B/'], code: 'PAB' },
  { names: ['Bs'], code: 'BOB', where: { ve: 'VES' }, weak: ['bo', 've'] },
  { names: ['Gs'], code: 'PYG', weak: ['py'] },
  { names: ['(?:KSh|Ksh|KES)s?'], code: 'KES' },
  { names: ['TSh'], code: 'TZS' },
  { names: ['USh'], code: 'UGX' },
  { names: ['F ?CFA', 'CFA'], code: 'XOF', where: francophone },
  { names: ['Tk'], code: 'BDT', weak: ['bd'] },
  { names: ['RMB', ...anyCase('yuan'), '块钱?', '塊'], code: 'CNY' },
  { names: [...anyCase('yen')], code: 'JPY' },
  { names: [...anyCase('baht')], code: 'THB' },
  { names: ['[đĐ]', 'VN[đĐ]', 'vn[đd]', ...anyCase('đồng')], code: 'VND' },
  { names: [...anyCase('ringgit')], code: 'MYR' },
  { names: [...anyCase('reais')], code: 'BRL' },
  { names: [...anyCase('dollar', 'dollars', 'pesos')], code: null, where: dollars },
  { names: ['тг', 'тңг', 'тенге'], code: 'KZT' },
  { names: ['сом'], code: 'KGS' },
  { names: ["so[’'ʻ]m", 'сум', 'сўм'], code: 'UZS' },
  { names: ['ден'], code: 'MKD' },
  { names: ['лари'], code: 'GEL' },
  { names: ['драм', 'դր'], code: 'AMD' },
  { names: ['манат'], code: 'AZN' },
];

/** ISO codes that are words of other languages: 'TOP 10', 'HAIR GEL 50 ml', 'AMD 5600'. Alone or in front of a whole number they are no money. */
export const codesLikeWords: ReadonlySet<string> = new Set(
  'ALL AMD ANG BAM BOB CAD COP CUP GEL LAK MAD MOP MUR NAD PAB PEN RON RUB SAR SOS STD TOP TRY'.split(' '),
);
