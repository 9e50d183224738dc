/** What triggers are called: in the owner area, and where guests choose them for a draft. A trigger without words does not compile. */
import type { Opener } from '@parley/contract';
import {
  type AmountSetting,
  type AmountTriggerName,
  hasAmount,
  type QuickTriggerName,
  quickTriggerNames,
  type TriggerName,
  type TriggerSetting,
  triggerNames,
  triggers,
} from '@parley/contract/triggers';
import type { Plain } from '../words/t.ts';
import type { Language } from './language.ts';

interface OpenerWords {
  /** In a report: 'Leaving the page'. */
  report: Plain;
  /** In a conversation's timeline, after 'Saw it on …': 'when about to leave'. */
  began: Plain;
}

/** The words of one trigger. Those that Quick Customization offers have a label in every language. */
type TriggerWords<Name extends TriggerName> = OpenerWords & {
  label: Name extends QuickTriggerName ? Record<Language, string> : { en: string };
  description?: string;
} & (Name extends AmountTriggerName ? { amount: { label: string; suffix?: string } } : unknown);

export const triggerWords: { readonly [Name in TriggerName]: TriggerWords<Name> } = {
  always: {
    label: { en: 'Always displayed' },
    description: 'Open from the start, without a close button.',
    report: 'Always shown',
    began: 'always displayed',
  },
  exit: {
    label: { en: 'When the visitor is about to leave', de: 'Wenn jemand gehen will' },
    description: 'On touch screens: a fast scroll up, going back, or hiding the tab.',
    report: 'Leaving the page',
    began: 'when about to leave',
  },
  inactivity: {
    label: { en: 'After inactivity', de: 'Nach einer Pause' },
    amount: { label: 'Seconds without activity' },
    report: 'Inactivity',
    began: 'after a while without doing anything',
  },
  scroll: {
    label: { en: 'On scroll', de: 'Beim Scrollen' },
    amount: { label: 'Part of the page scrolled', suffix: ' %' },
    report: 'Scrolling',
    began: 'after scrolling',
  },
  ai: {
    label: { en: 'When the AI decides', de: 'Wenn die KI es entscheidet' },
    description: 'Weighs how long somebody stays, how far they scroll, how many pages they see and whether they came before.',
    report: 'AI decides',
    began: 'when the AI decided',
  },
};

const openerWords: Readonly<Record<Opener, OpenerWords>> = {
  ...triggerWords,
  launcher: { report: 'Chat button', began: 'after pressing its button' },
  preview: { report: 'Preview', began: 'in the preview' },
};

/** The words for what opened a recommender; undefined for a name that only newer code knows. */
export const openerWordsOf = (name: string): OpenerWords | undefined => (openerWords as Readonly<Record<string, OpenerWords>>)[name];

/** The label of every trigger that Quick Customization offers. */
export const quickTriggerLabels = (language: Language): Record<QuickTriggerName, string> =>
  Object.fromEntries(quickTriggerNames.map((name) => [name, triggerWords[name].label[language]])) as Record<QuickTriggerName, string>;

/** The label of every trigger field of a recommender, in English. */
export const triggerFieldLabels = Object.fromEntries(
  triggerNames.flatMap((name) => [
    [triggers[name].setting, triggerWords[name].label.en],
    ...(hasAmount(name) ? [[triggers[name].amount.setting, triggerWords[name].amount.label]] : []),
  ]),
) as Readonly<Record<TriggerSetting | AmountSetting, string>>;
