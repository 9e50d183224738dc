/** Finds the role of each amount in a text by the words beside it (labels/). */
import { saysFell, saysFormer, saysFormerBehind, saysLowest, saysNow, saysRegular } from './labels/before-and-now.ts';
import { isAdded, isDeposit, isForCarriage, isSaved, isTax } from './labels/besides.ts';
import { isForCash } from './labels/cash.ts';
import { isOfMeasure, isOfPiece, isOfSeveral, isOfTime, isPart } from './labels/measures.ts';
import type { Tax } from './price-tax.ts';

/** The role of an amount in a text. `regular` is the price, unless a lower one stands beside it. */
export type AmountRole =
  | 'now'
  | 'plain'
  | 'regular'
  | 'former'
  /** The lowest price of the last 30 days, which the EU wants beside a sale. */
  | 'lowest'
  | 'measure'
  | 'piece'
  /** The price of several: '2 for £20'. */
  | 'several'
  /** One of several payments. */
  | 'part'
  | 'monthly'
  /** The price for those who pay in advance or in cash, beside the usual one. */
  | 'cash'
  | 'delivery'
  | 'saving'
  | 'deposit'
  | 'tax';

/** An amount in a text, and what it is. */
interface AmountInText {
  from: number;
  to: number;
  value: string;
  role: AmountRole;
}

/** Tells what the amounts of a text are, which are given in order. */
export function giveRoles(plain: string, amounts: readonly AmountInText[]): void {
  const lines = amounts.map((amount, at) => aroundOf(plain, amount, amounts[at - 1]?.to ?? 0));
  for (const [at, amount] of amounts.entries()) amount.role = lines[at] ? roleOf(lines[at]) : 'plain';
  for (const [at, amount] of amounts.entries()) {
    const [here, ahead] = [lines[at], lines[at + 1]];
    const next = amounts[at + 1];
    const isLast = next === undefined || plain.slice(amount.to, next.from).includes('\n');
    if (amount.role === 'plain' && amounts.length > 1 && here && saysFormerBehind(here.behind, isLast)) amount.role = 'former';
    if (next && !isLast && here && ahead) settle(plain.slice(amount.to, next.from), [amount, here], [next, ahead]);
  }
}

/** The least share of a price that is left of it where it fell; a lower amount beside it may be a deposit. */
const leastLeft = 0.3;

/** Two prices side by side without a word between them are one that fell: '15 € 12 €'. Three are those of several things. */
export function tellFallen(plain: string, amounts: readonly Priced[]): void {
  const isPlain = (amount: Priced | undefined, at: number): amount is Priced =>
    amount !== undefined && amount.role === 'plain' && !plain.slice(Math.min(amount.from, at), Math.max(amount.to, at)).includes('\n');
  for (const [at, left] of amounts.entries()) {
    const right = amounts[at + 1];
    if (!right || ![left, right].every((each) => each.isNamed && each.role === 'plain' && each.tax !== 'net')) continue;
    const [before, now] = [Number(left.value), Number(right.value)];
    if (left.currency !== right.currency || now >= before || now < before * leastLeft) continue;
    if (!/^ *(?:(?:→|➜|>|») *)?$/.test(plain.slice(left.to, right.from)) || /^ *\*? *[(/=\d]/.test(plain.slice(right.to, right.to + 8)))
      continue;
    if (isPlain(amounts[at - 1], left.from) || isPlain(amounts[at + 2], right.to)) continue;
    left.role = 'former';
  }
}

/** An amount of which everything else is known. */
interface Priced extends AmountInText {
  currency: string | null;
  isNamed: boolean;
  tax: Tax;
}

/** Leaves what stands between two amounts of a line to the one that it is about. */
function settle(gap: string, [left, here]: [AmountInText, Around], [right, ahead]: [AmountInText, Around]): void {
  const hasFallen = Number(right.value) < Number(left.value);
  const kind = lower[left.role];
  if ((right.role === 'former' || right.role === 'regular') && left.role === 'plain' && hasFallen && !/[:：(（]/.test(gap)) {
    // '15 € UVP 12 €': a former price is the higher one.
    [left.role, right.role] = [right.role, 'plain'];
  } else if (left.role === 'measure' && right.role === 'measure' && !/[:=]/.test(gap)) {
    right.role = roleOf({ ...ahead, before: '', above: '' });
  } else if (kind !== undefined && kind === lower[right.role] && isContested(kind, here, ahead)) {
    // '4,90 € delivery 12 €', '12 € delivery 4,90 €': what delivery costs is the lower one.
    const [before, behind] = [roleOf({ ...here, behind: '' }), roleOf({ ...ahead, before: '', above: '' })];
    if (hasFallen && lower[before] === undefined) left.role = before;
    else if (!hasFallen && lower[behind] === undefined) right.role = behind;
  } else if (hasFallen && left.role === 'plain' && saysFell(here.before, gap)) {
    [left.role, right.role] = ['former', 'now'];
  }
}

/** Whether both amounts are what they are by the words between them. */
const isContested = (kind: string, here: Around, ahead: Around): boolean =>
  lower[roleOf({ ...here, before: '', above: '' })] === kind && lower[roleOf({ ...ahead, behind: '' })] === kind;

/** The kinds of amounts that are lower than the price that they stand beside. */
const lower: Partial<Record<AmountRole, string>> = {
  delivery: 'delivery',
  saving: 'saving',
  deposit: 'deposit',
  part: 'part',
  monthly: 'part',
  cash: 'cash',
};

/** The text around an amount; `earlier` is where the amount before it ends. */
function aroundOf(plain: string, { from, to }: AmountInText, earlier: number): Around {
  const lines = plain.slice(Math.max(0, from - 120), from).split('\n');
  const before = lines.pop() ?? '';
  const [behind = ''] = plain.slice(to, to + 80).split('\n', 1);
  if (/[\p{L}\d]/u.test(before)) return { before, behind, above: '' };
  let end = from - before.length;
  let above = '';
  for (let line = lines.pop(); line !== undefined && above === ''; line = lines.pop()) {
    end -= line.length + 1;
    above = line.trim();
  }
  // A line that holds an amount of its own is no label.
  return { before, behind, above: earlier > end || above.length > 60 ? '' : above };
}

/** The text around an amount, on its own line: from the amount before to its currency, and from its currency to the next amount or further. */
interface Around {
  before: string;
  behind: string;
  /** Nothing but the amount stands on its line, and this is the line above: it counts where it is a label and nothing else. */
  above: string;
}

/** The role of an amount by the words around it. Whether it includes tax is found elsewhere (price-tax.ts). */
function roleOf({ before, behind, above }: Around): AmountRole {
  const own = labelled(before, behind);
  if (own !== 'plain' || above === '') return own;
  const over = labelled(above, '');
  // 'Free delivery' on a line of its own says nothing of the price below it, 'Delivery:' does.
  const isWhole = over === 'delivery' || over === 'saving' || over === 'part' ? wholeLabel.test(above) : over !== 'deposit';
  return isWhole ? over : 'plain';
}

const wholeLabel = /^\P{L}*\p{L}[\p{L}.’'&-]*(?: \p{L}[\p{L}.’'&-]*)?\s*[:：]?\s*$/u;

/** The roles in the order in which they are tried: the first that fits counts. */
const roleTests: readonly [AmountRole, (near: string, next: string) => boolean][] = [
  ['measure', isOfMeasure],
  ['part', isPart],
  ['monthly', (_, next) => isOfTime(next)],
  ['deposit', isDeposit],
  ['delivery', isForCarriage],
  ['tax', isTax],
  ['saving', isSaved],
  ['delivery', isAdded],
  ['cash', isForCash],
  ['lowest', saysLowest],
  ['several', isOfSeveral],
  ['now', saysNow],
  ['former', saysFormer],
  ['regular', saysRegular],
  ['piece', isOfPiece],
];

function labelled(before: string, behind: string): AmountRole {
  // For regular expressions the Turkish İ is no capital of i, and Arabic vowels, which few write, are letters.
  const near = before
    .slice(-90)
    .replaceAll('İ', 'i')
    .replaceAll(/[\u064b-\u0652]/g, '');
  const next = behind.slice(0, 60);
  return roleTests.find(([, isTold]) => isTold(near, next))?.[0] ?? 'plain';
}
