/** The texts of the demo, in the page's language. {placeholders} are filled in. */
import type { CatalogueQuality } from '@parley/contract';
import type { QuickTriggerName } from '@parley/contract/triggers';
import type { RefusalWords } from '../../lib/calls/trouble.ts';
import type { SampleShop } from '../../lib/site/sampleShops.ts';

export interface StartWords {
  label: string;
  website: string;
  websiteHint: string;
  websiteExample: string;
  email: string;
  emailHint: string;
  button: string;
  note: string;
  needsScript: string;
}

export interface ProgressWords {
  title: string;
  reading: string;
  making: string;
  pages: string;
  products: string;
  questions: string;
  next: string;
  inLine: string;
  goesOn: string;
  cancel: string;
  spoken: { inLine: string; next: string; reading: string; writing: string };
}

export interface WaysOnWords {
  /** By failure code, with {host}; `other` is for the rest. */
  titles: Readonly<Record<string, string>>;
  back: string;
  /** The first action where a retry with the same address may work. */
  again: string;
  /** The first action where another address may work: the labels of the field, and its button. */
  elsewhere: string;
  feed: string;
  readThis: string;
  /** The texts about what was seen. */
  answers: string;
  pages: Counted;
  noProducts: string;
  otherWays: string;
  /** Advice by failure code. */
  hints: Readonly<Record<string, string>>;
  noHarm: string;
  describe: { title: string; text: string; label: string; placeholder: string; button: string };
  sample: { title: string; text: string; button: string };
}

/** The texts beside the sign-up. */
export interface BesideWords {
  label: string;
  progress: ProgressWords;
  waysOn: WaysOnWords;
  refusals: RefusalWords;
  counts: Pick<LearntWords, 'products' | 'questions' | 'pages'>;
  /** Once the first page of the shop was read. */
  answers: string;
  /** What was found at {host}. */
  found: string;
  /** The text about a draft made from a description. */
  made: string;
  questions: string;
  incomplete: string;
  /** After it is ready: what happens next. */
  ready: string;
  /** The same where the questions cannot be good yet. */
  readyNotGood: string;
  notGood: LearntWords['notGood'];
  lacks: LearntWords['lacks'];
  /** After a failure: that the form can be sent all the same. */
  goOn: string;
}

/** Singular and plural; {n} is the number. */
export type Counted = readonly [one: string, more: string];

export interface LearntWords {
  title: string;
  questions: Counted;
  products: Counted;
  pages: Counted;
  noProducts: string;
  sampleProducts: string;
  /** {note} is the server's message, in English. */
  incomplete: string;
  /** Before what the catalogue lacks, where the questions cannot be good. */
  notGood: string;
  lacks: Readonly<Record<CatalogueQuality['lacks'][number], string>>;
  facts: string;
  fields: Readonly<Record<string, string>>;
}

export interface StudioWords {
  title: string;
  from: { shop: string; sample: string; description: string };
  tryIt: string;
  preview: string;
  /** What the preview is shown on. */
  device: string;
  devices: { desktop: string; phone: string };
  startOver: string;
  otherAddress: string;
  /** On phones: lead to the form and to its account step. */
  customize: string;
  keep: string;
  learnt: LearntWords;
}

export interface CustomizeWords {
  title: string;
  shopColors: string;
  color: string;
  corners: string;
  display: string;
  opens: string;
  suggestions: { title: string; first: string; second: string; third: string; examples: readonly [string, string, string] };
  account: string;
  username: string;
  /** Until when the draft is kept. */
  note: string;
  password: string;
  passwordHint: string;
  show: string;
  hide: string;
  logIn: string;
  newPassword: string;
  button: string;
  triggers: Readonly<Record<QuickTriggerName, string>>;
  /** The labels of the choices by their English names, which the server uses. */
  choices: Readonly<Record<string, string>>;
}

export interface DemoWords {
  title: string;
  free: string;
  looking: string;
  /** For a mailed link whose draft has ended. */
  ended: string;
  /** The sample shops. */
  samples: { title: string; list: readonly { id: SampleShop; name: string; text: string }[] };
  steps: readonly { title: string; text: string }[];
  start: StartWords;
  story: readonly string[];
  progress: ProgressWords;
  waysOn: WaysOnWords;
  studio: StudioWords;
  customize: CustomizeWords;
  refusals: RefusalWords;
}

/** 'Reading {host}' and `{ host }` → 'Reading shop.example'. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark));

/** A number with its noun, in the page's language. */
export const counted = (n: number, [single, more]: Counted, language: string): string =>
  filled(n === 1 ? single : more, { n: n.toLocaleString(language) });

/** The host of an address, with or without its scheme; the address itself where it has none. */
export const hostOf = (address: string): string => URL.parse(address)?.hostname || URL.parse(`https://${address}`)?.hostname || address;
