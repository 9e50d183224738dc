/** The editor's form: its settings, their changes and their validation. Pure. */
import { schemaResolver } from '@mantine/form';
import {
  type PopupChange,
  type PopupSettings,
  type ProductChoice,
  popupBehaviour,
  popupChange,
  popupDesign,
  productChoice,
} from '@parley/contract';

type Suggestion = Pick<PopupSettings['popupAdditionals'][number], 'popupAdditionalText' | 'popupAdditionalChatText'>;

/** The editable settings. An emptied number field holds '' until it is valid again. */
export type Settings = Omit<PopupSettings, 'id' | 'clientId' | 'version' | 'updatedAt' | 'popupAdditionals'> & {
  popupAdditionals: Suggestion[];
};

export const tabs = ['general', 'design', 'behaviour', 'suggestions', 'products', 'publish'] as const;
export type Tab = (typeof tabs)[number];

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

/** The part of the settings that says what may be recommended. */
export const productChoiceOf = (settings: Settings): ProductChoice =>
  Object.fromEntries(choiceNames.map((name) => [name, settings[name]])) as ProductChoice;

/** Only the changed settings, so that two people who change different things do not overwrite each other. */
export const changesBetween = (before: Settings, after: Settings): PopupChange =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof Settings])),
  );

const rules = schemaResolver(popupChange, { sync: true });

/** Error messages by field name. */
export const problemsOf = (settings: Settings): Record<string, string> =>
  Object.fromEntries(
    Object.entries(rules(settings)).map(([name, message]) => [
      name,
      (settings as Record<string, unknown>)[name] === '' ? 'This is required' : String(message),
    ]),
  );

/** The tab that shows a field. */
export const tabOf = (field: string): Exclude<Tab, 'general'> => {
  if (field.startsWith('popupAdditionals')) return 'suggestions';
  if ((field.split('.')[0] as string) in productChoice.shape) return 'products';
  if (field === 'status' || field === 'questionnaireId') return 'publish';
  return field in popupDesign.shape && !(field in popupBehaviour.shape) ? 'design' : 'behaviour';
};
