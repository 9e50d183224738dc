/** Which amounts of a text are said to be with tax, and which without: visitors pay the one with it. */

/** The statement of a text about the tax of an amount. */
export type Tax = 'net' | 'gross' | null;

const tax =
  '(?:vat|tax(?:es)?|gst|hst|pst|mwst\\.?|ust\\.?|mehrwertsteuer|umsatzsteuer|tva|taxes|iva|btw|moms|mva|alv|dph|ddv|pdv|pvm|pvn|kdv|ндс|пдв|ддс|áfa|φπα|(?:ال)?ضريبة|(?:ال)?قيمة المضافة|מע["״]מ|ppn|thuế|vat)';
const rate = "(?:\\d{1,2}(?:[.,]\\d)?\\s?%?\\s?)?(?:der |the |of |de |la |l[’']|gesetzl\\.? )?";
const without =
  '(?:s/|excl(?:uding|usive|usief|\\.)?|exkl(?:usive|\\.)?|ekskl(?:usiv|\\.)?|eks\\.?|ex\\.?|ohne|zzgl\\.?|zuzüglich|plus|\\+|hors|sans|sin|sem|senza|más|mas|più|bez|без|fără|fara|uden|uten|utan|ilman|zonder|χωρίς|לא כולל|\\(?غير شامل(?:ة)?|بدون|chưa(?: bao)? gồm|belum termasuk|nettó)';
const including =
  '(?:c/|incl(?:uding|usive|usief|uye|\\.)?|inkl(?:usive|\\.)?|inc\\.?|mit|con|com|avec|s|z|vč\\.?|včetně|vrátane|с|з|cu|med|sis\\.?|met|με|כולל|شامل(?:ة)?|đã(?: bao)? gồm|termasuk|w tym)';
/** Words that may follow the name of the tax. */
const left = 'e[xk][ck]l\\p{L}*\\.?|esclus\\p{L}|hariç|dahil değil|(?:non? |not |niet )(?:compris|inclu|inbegrepen)\\p{L}*|0 ?%';
const net = [
  `${without}\\s?${rate}${tax}(?!\\p{L})`,
  `${tax}\\s?(?:${left})`,
  'h\\.?t\\.?(?!\\p{L})|hors tax\\p{L}*|nettopreis|netto|nettó|neto|net price',
].join('|');
const gross = [
  `${including}\\s?${rate}${tax}(?!\\p{L})`,
  `${tax}\\s?(?:incl\\p{L}*\\.?|inkl\\p{L}*\\.?|inc\\.?|inclus\\p{L}|incluid\\p{L}|included|dahil|compris\\p{L}*|inbegrepen|enthalten|inbegriffen)`,
  't\\.?t\\.?c\\.?(?!\\p{L})|toutes taxes comprises|bruttopreis|brutto|bruttó|bruto|ivato|áfával|gross price',
].join('|');
const label = new RegExp(
  `(?<net>(?<!\\p{L})(?:${net})|税抜き?|税別|本体(?:価格)?|[+＋]\\s?税|不含税|未税|未稅|부가세 ?별도)|(?<gross>(?<!\\p{L})(?:${gross})|税込み?|含税|含稅|부가세 ?포함)`,
  'giu',
);

/** The most characters between an amount and what is said of its tax, and between amounts that are written alike. */
const near = 14;
const mostApart = 160;

interface Span {
  from: number;
  to: number;
}

/**
 * What a text says about the tax of its amounts, which are given in order. What stands between two amounts belongs to the one that shares its line or
 * its brackets, else to the one that a colon or a comma leaves it to, else to the one before it, unless the first amount of the text has it in front.
 */
export function taxesOf(plain: string, amounts: readonly Span[]): Tax[] {
  const taxes: Tax[] = amounts.map(() => null);
  let leads = false;
  for (const [at, { from, to }] of amounts.entries()) {
    const previous = amounts[at - 1];
    if (previous === undefined || from - previous.to > mostApart) {
      const front = labelInFront(plain.slice(Math.max(0, from - 60), from));
      leads = front !== null;
      taxes[at] ??= front;
    }
    const following = amounts[at + 1];
    const next = following && following.from - to <= mostApart ? following : null;
    const gap = plain.slice(to, next?.from ?? to + 60);
    const labels = labelsIn(gap);
    for (const [number, each] of labels.entries()) {
      const isOfNext = next !== null && (labels.length > 1 ? number > 0 : belongsToNext(gap, each, leads));
      const owner = isOfNext ? at + 1 : isBehind(gap, each) ? at : null;
      if (owner !== null) taxes[owner] ??= each.kind;
    }
  }
  return taxes;
}

/** Whether a label stands right behind an amount, or alone on the line below it. */
const isBehind = (gap: string, { from }: Span): boolean => from <= near && !/\S.*\n/.test(gap.slice(0, from));

/** The tax by the label right before an amount, or by the one alone on the line above it. */
function labelInFront(text: string): Tax {
  const front = labelsIn(text).at(-1);
  return front && text.length - front.to <= near && !/\n.*\S/.test(text.slice(front.to)) ? front.kind : null;
}

interface TaxLabel extends Span {
  kind: Tax;
}

function labelsIn(text: string): TaxLabel[] {
  return [...text.matchAll(label)].map(({ 0: { length }, index, groups }) => ({
    from: index,
    to: index + length,
    kind: groups?.net === undefined ? 'gross' : 'net',
  }));
}

/** Whether what stands between two amounts is about the second. */
function belongsToNext(gap: string, { from, to }: Span, leads: boolean): boolean {
  const [before, behind] = [gap.slice(0, from), gap.slice(to)];
  if (before.includes('\n') !== behind.includes('\n')) return before.includes('\n');
  const opens = /[(（[]/.test(before);
  if (opens) return !/[)）\]]/.test(behind);
  if (/^\s*(?:価格)?\s*[:：]/.test(behind)) return true;
  if (/^[)）\]\s]*[/／|·•,;=–→-]/.test(behind)) return false;
  if (/[/／|·•,;]/.test(before) || /[(（[]/.test(behind)) return !/[(（[]/.test(behind);
  return leads || from > near;
}
