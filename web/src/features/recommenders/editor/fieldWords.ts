/** The labels of settings and of their values. Pure. */
import type { PopupDesign, ProductRule } from '@parley/contract';
import type { AmountSetting, TriggerSetting } from '@parley/contract/triggers';
import { formatNumber, locale } from '../../../lib/formats/format.ts';
import { triggerFieldLabels } from '../../../lib/formats/triggerWords.ts';
import { ownerLanguage } from '../../../words/language.ts';
import { type Plain, plural, type Text, t } from '../../../words/t.ts';
import { showLabels, showValueWords } from './behaviour/showWords.ts';
import { designGroups } from './design/designFields.ts';
import type { Settings } from './settings.ts';

/** A setting of the contract without a label does not compile. */
const otherLabels: Readonly<Record<Exclude<keyof Settings, keyof PopupDesign | TriggerSetting | AmountSetting>, Plain>> = {
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
  ...showLabels,
};

/** For how long it stays closed, as owners choose it. */
export const closedForWords: Readonly<Record<Settings['popupClosedFor'], Plain>> = {
  session: 'Until the next visit',
  days: 'For some days',
  ever: 'For ever',
};

/** When a person is offered, as owners choose it. */
export const handoverWords: Readonly<Record<Settings['handover'], Plain>> = { off: 'Never', asked: 'When needed', always: 'Always' };

const labels = new Map<string, Plain>([
  ...designGroups.flatMap(({ fields }) => fields.map(({ name, label }): [string, Plain] => [name, label])),
  ...(Object.entries(otherLabels) as [string, Plain][]),
]);

/** The label of a setting. */
export const labelOf = (name: keyof Settings): string => {
  const label = labels.get(name);
  return label ? t(label) : ((triggerFieldLabels() as Readonly<Record<string, string>>)[name] ?? name);
};

/** A label within a sentence, where English writes it small. */
export const inSentence = (label: string): string => (ownerLanguage() === 'en' ? label.toLowerCase() : label);

const effects = {
  prefer: 'prefer {what}',
  exclude: 'exclude {what}',
  require: 'require {what}',
} as const satisfies Record<ProductRule['effect'], Text>;

const ruleWords = ({ effect, ...rule }: ProductRule): string => {
  const what =
    rule.field === 'price'
      ? t('price|of a rule')
      : rule.field === 'text'
        ? t('“{text}”', { text: rule.text })
        : rule.field === 'product'
          ? t('products|of a rule')
          : new Intl.ListFormat(locale, { type: 'disjunction' }).format(rule.values);
  return t(effects[effect], { what });
};

/** The label of a value. */
export const valueWords = (name: keyof Settings, value: Settings[keyof Settings], questionnaires: ReadonlyMap<number, string>): string => {
  if (name === 'questionnaireId')
    return value === null
      ? t('None|questionnaire')
      : (questionnaires.get(value as number) ?? t('Questionnaire {id}', { id: String(value) }));
  if (name === 'popupAdditionals') {
    const texts = (value as Settings['popupAdditionals']).map(({ popupAdditionalText }) => popupAdditionalText);
    return texts.length === 0 ? t('None') : texts.join(' · ');
  }
  if (name === 'product_rules') return (value as ProductRule[]).map(ruleWords).join('; ') || t('None');
  if (name === 'pinnedProducts') {
    const { length } = value as number[];
    return length === 0 ? t('None') : plural(length, '1 product', '{n} products');
  }
  const shown = showValueWords(name, value);
  if (shown !== null) return shown;
  if (value === null) return t('Usual size');
  if (name === 'popupClosedFor') return t(closedForWords[value as Settings['popupClosedFor']]);
  if (name === 'handover') return t(handoverWords[value as Settings['handover']]);
  if (typeof value === 'boolean') return value ? t('On|switch') : t('Off|switch');
  if (typeof value === 'number') return formatNumber(value);
  return String(value) || t('Empty');
};
