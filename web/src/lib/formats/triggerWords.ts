/** The names of triggers: in the owner area, and where guests choose them for a draft. A trigger without words in each language does not compile. */
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
import { ownerLanguage } from '../../words/language.ts';
import type { Language } from '../site/language.ts';

interface OpenerWords {
  /** In a report: 'Leaving the page'. */
  report: string;
  /** In a conversation's timeline, after 'Saw it on …': 'when about to leave'. */
  began: string;
}

type TriggerWords<Name extends TriggerName> = OpenerWords & {
  label: string;
  description?: string;
} & (Name extends AmountTriggerName ? { amount: { label: string; suffix?: string } } : unknown);

const words: { readonly [Name in TriggerName]: Readonly<Record<Language, TriggerWords<Name>>> } = {
  always: {
    en: {
      label: 'Always displayed',
      description: 'Open from the start, without a close button.',
      report: 'Always shown',
      began: 'always displayed',
    },
    de: {
      label: 'Immer angezeigt',
      description: 'Von Anfang an offen, ohne Schließen-Button.',
      report: 'Immer angezeigt',
      began: 'immer angezeigt',
    },
  },
  exit: {
    en: {
      label: 'When the visitor is about to leave',
      description: 'On touch screens: a fast scroll up, going back, or hiding the tab.',
      report: 'Leaving the page',
      began: 'when about to leave',
    },
    de: {
      label: 'Wenn jemand gehen will',
      description: 'Auf Touchscreens: schnell nach oben scrollen, zurückgehen oder den Tab verlassen.',
      report: 'Beim Verlassen der Seite',
      began: 'beim Verlassen der Seite',
    },
  },
  inactivity: {
    en: {
      label: 'After inactivity',
      amount: { label: 'Seconds without activity' },
      report: 'Inactivity',
      began: 'after a while without doing anything',
    },
    de: {
      label: 'Nach einer Pause',
      amount: { label: 'Sekunden ohne Aktivität' },
      report: 'Pause',
      began: 'nach einer Pause',
    },
  },
  scroll: {
    en: {
      label: 'On scroll',
      amount: { label: 'Part of the page scrolled', suffix: ' %' },
      report: 'Scrolling',
      began: 'after scrolling',
    },
    de: {
      label: 'Beim Scrollen',
      amount: { label: 'Gescrollter Teil der Seite', suffix: ' %' },
      report: 'Scrollen',
      began: 'nach dem Scrollen',
    },
  },
  ai: {
    en: {
      label: 'When the AI decides',
      description: 'Weighs how long somebody stays, how far they scroll, how many pages they see and whether they came before.',
      report: 'AI decides',
      began: 'when the AI decided',
    },
    de: {
      label: 'Wenn die KI es entscheidet',
      description: 'Wägt ab, wie lange jemand bleibt, wie weit gescrollt wird, wie viele Seiten es sind und ob jemand schon einmal da war.',
      report: 'KI entscheidet',
      began: 'als die KI es entschied',
    },
  },
};

const openerWords: Readonly<Record<Opener, Readonly<Record<Language, OpenerWords>>>> = {
  ...words,
  launcher: {
    en: { report: 'Chat button', began: 'after pressing its button' },
    de: { report: 'Chat-Button', began: 'nach einem Klick auf den Chat-Button' },
  },
  preview: { en: { report: 'Preview', began: 'in the preview' }, de: { report: 'Vorschau', began: 'in der Vorschau' } },
};

/** The words of a trigger in the owner's language. */
export const triggerWords = <Name extends TriggerName>(name: Name): TriggerWords<Name> => words[name][ownerLanguage()];

/** The words for what opened a recommender, in the owner's language; undefined for a name that only newer code knows. */
export const openerWordsOf = (name: string): OpenerWords | undefined =>
  (openerWords as Readonly<Record<string, Readonly<Record<Language, OpenerWords>>>>)[name]?.[ownerLanguage()];

/** The label of every trigger that Quick Customization offers. */
export const quickTriggerLabels = (language: Language): Record<QuickTriggerName, string> =>
  Object.fromEntries(quickTriggerNames.map((name) => [name, words[name][language].label])) as Record<QuickTriggerName, string>;

/** The label of every trigger field of a recommender, in the owner's language. */
export const triggerFieldLabels = () =>
  Object.fromEntries(
    triggerNames.flatMap((name) => [
      [triggers[name].setting, triggerWords(name).label],
      ...(hasAmount(name) ? [[triggers[name].amount.setting, triggerWords(name).amount.label]] : []),
    ]),
  ) as Readonly<Record<TriggerSetting | AmountSetting, string>>;
