/** The editor's form: its settings, their changes and their validation. Pure. */
import {
  type PopupChange,
  type PopupDesign,
  type PopupSettings,
  type ProductChoice,
  popupChange,
  popupDesign,
  productChoice,
} from '@parley/contract';
import type { ShowSettings } from '@parley/contract/showing';
import type { AmountSetting, TriggerSetting } from '@parley/contract/triggers';
import { contractRules } from '../../../ui/forms/formErrors.ts';
import { t } from '../../../words/t.ts';

type Suggestion = Pick<PopupSettings['popupAdditionals'][number], 'popupAdditionalText' | 'popupAdditionalChatText'>;

/** The editable settings. An emptied number field holds '' until it is valid again. */
export type Settings = Omit<PopupSettings, 'id' | 'clientId' | 'version' | 'updatedAt' | 'popupAdditionals'> & {
  popupAdditionals: Suggestion[];
};

export const tabs = ['general', 'design', 'behaviour', 'suggestions', 'products', 'publish'] as const;
export type Tab = (typeof tabs)[number];
/** General is a separate form with none of these settings. */
export type SettingsTab = Exclude<Tab, 'general'>;

/** The tab of each setting besides design, triggers and where it shows, which have tables of their own. A setting of the contract without a tab does not compile. */
const tabOfSetting = {
  popup_name: 'behaviour',
  popupOrChat: 'behaviour',
  popupSide: 'behaviour',
  popupClosedFor: 'behaviour',
  popupClosedForDays: 'behaviour',
  darkWithShop: 'behaviour',
  askFollowUps: 'behaviour',
  handover: 'behaviour',
  popupAdditionals: 'suggestions',
  pinnedProducts: 'products',
  product_rules: 'products',
  recommendedProductsLimit: 'products',
  status: 'publish',
  questionnaireId: 'publish',
} as const satisfies Record<Exclude<keyof Settings, keyof PopupDesign | TriggerSetting | AmountSetting | keyof ShowSettings>, SettingsTab>;

/** The names of a tab's settings, besides design and triggers. */
export type SettingsIn<Where extends SettingsTab> = {
  [Name in keyof typeof tabOfSetting]: (typeof tabOfSetting)[Name] extends Where ? Name : never;
}[keyof typeof tabOfSetting];

export const maxSuggestions = 3;

/** The form's initial values. */
export const settingsOf = ({ id, clientId, version, updatedAt, popupAdditionals, ...rest }: PopupSettings): Settings => ({
  ...rest,
  popupAdditionals: popupAdditionals.map(({ popupAdditionalText, popupAdditionalChatText }) => ({
    popupAdditionalText,
    popupAdditionalChatText,
  })),
});

const choiceNames = Object.keys(productChoice.shape) as (keyof ProductChoice)[];

/** The product choice among the settings. */
export const productChoiceOf = (settings: Settings): ProductChoice =>
  Object.fromEntries(choiceNames.map((name) => [name, settings[name]])) as ProductChoice;

/** Only the changed settings, so that two people who change different things do not overwrite each other. */
export const changesBetween = (before: Settings, after: Settings): PopupChange =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof Settings])),
  );

const rules = contractRules(popupChange);

/** Error messages by field name. */
export const problemsOf = (settings: Settings): Record<string, string> =>
  Object.fromEntries(
    Object.entries(rules(settings)).map(([name, message]) => [
      name,
      (settings as Record<string, unknown>)[name] === '' ? t('This is required') : String(message),
    ]),
  );

/** The tab that shows the field of an error's path. */
export const tabOf = (path: string): SettingsTab => {
  const [field = ''] = path.split('.');
  if (field in popupDesign.shape) return 'design';
  return field in tabOfSetting ? tabOfSetting[field as keyof typeof tabOfSetting] : 'behaviour';
};
