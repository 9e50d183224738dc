/** The labels of settings and of their values. Pure. */
import type { PopupDesign, ProductRule } from '@parley/contract';
import { formatNumber } from '../../../lib/format.ts';
import { triggerFieldLabels } from '../../../lib/triggerWords.ts';
import { showLabels, showValueWords } from './behaviour/showWords.ts';
import { designGroups } from './designFields.ts';
import type { Settings } from './settings.ts';

/** A setting of the contract without a label does not compile. */
const otherLabels: Readonly<Record<Exclude<keyof Settings, keyof PopupDesign>, string>> = {
  popup_name: 'Name',
  status: 'Active',
  questionnaireId: 'Questionnaire',
  askFollowUps: 'Ask follow-up questions',
  handover: 'Offer to talk to someone',
  popupAdditionals: 'Suggestions',
  product_rules: 'Product rules',
  recommendedProductsLimit: 'Products at once',
  pinnedProducts: 'Pinned products',
  popupOrChat: 'Display',
  popupSide: 'Corner',
  popupClosedFor: 'After a visitor closes it',
  popupClosedForDays: 'Days until it opens again',
  darkWithShop: 'Dark where the shop is dark',
  ...triggerFieldLabels,
  ...showLabels,
};

/** For how long it stays closed, as owners choose it. */
export const closedForWords: Readonly<Record<Settings['popupClosedFor'], string>> = {
  session: 'Until the next visit',
  days: 'For some days',
  ever: 'For ever',
};

/** When a person is offered, as owners choose it. */
export const handoverWords: Readonly<Record<Settings['handover'], string>> = { off: 'Never', asked: 'When needed', always: 'Always' };

const labels = new Map<string, string>([
  ...designGroups.flatMap(({ fields }) => fields.map(({ name, label }): [string, string] => [name, label])),
  ...Object.entries(otherLabels),
]);

/** The label of a setting. */
export const labelOf = (name: keyof Settings): string => labels.get(name) ?? name;

const countOf = (list: readonly unknown[], one: string, many: string): string =>
  list.length === 0 ? 'None' : `${formatNumber(list.length)} ${list.length === 1 ? one : many}`;

const ruleWords = ({ effect, ...rule }: ProductRule): string => {
  const what =
    rule.field === 'price'
      ? 'price'
      : rule.field === 'text'
        ? `“${rule.text}”`
        : rule.field === 'product'
          ? 'products'
          : rule.values.join(' or ');
  return `${effect} ${what}`;
};

/** The label of a value. */
export const valueWords = (name: keyof Settings, value: Settings[keyof Settings], questionnaires: ReadonlyMap<number, string>): string => {
  if (name === 'questionnaireId') return value === null ? 'None' : (questionnaires.get(value as number) ?? `Questionnaire ${value}`);
  if (name === 'popupAdditionals') {
    const texts = (value as Settings['popupAdditionals']).map(({ popupAdditionalText }) => popupAdditionalText);
    return texts.length === 0 ? 'None' : texts.join(' · ');
  }
  if (name === 'product_rules') return (value as ProductRule[]).map(ruleWords).join('; ') || 'None';
  if (name === 'pinnedProducts') return countOf(value as number[], 'product', 'products');
  const shown = showValueWords(name, value);
  if (shown !== null) return shown;
  if (value === null) return 'Usual size';
  if (name === 'popupClosedFor') return closedForWords[value as Settings['popupClosedFor']];
  if (name === 'handover') return handoverWords[value as Settings['handover']];
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  if (typeof value === 'number') return formatNumber(value);
  return String(value) || 'Empty';
};
