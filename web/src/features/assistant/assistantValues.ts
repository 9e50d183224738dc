/** Converts between the form's values and the saved settings. Pure. */
import { type AssistantProvider, type AssistantSettings, type FallbackProvider, hasOwnModel, mayEmbed } from '@parley/contract';
import type { AssistantInput } from './api/updateAssistant.ts';

/** The model that is asked first, or the one that is asked when that does not answer. */
export type Slot = 'first' | 'second';

export type OwnProvider = Exclude<AssistantProvider, 'default' | 'builtin'>;
type ByProvider = Record<OwnProvider, string>;

/** Model and key are kept per provider while the form is open, so that switching providers loses no input. */
export interface ChoiceValues<Provider = AssistantProvider | FallbackProvider> {
  provider: Provider;
  baseUrl: string;
  models: ByProvider;
  keys: ByProvider;
}

export interface AssistantValues extends ChoiceValues<AssistantProvider> {
  fallback: ChoiceValues<FallbackProvider>;
  /** Empty: passages are found by their words alone. */
  embeddingModel: string;
  /** Empty: the installation's limit. */
  dailyTokens: number | '';
  /** Percent; empty: the usual share. */
  visitorShare: number | '';
}

const none: ByProvider = { openai: '', anthropic: '', compatible: '' };

/** As `hasOwnModel`, for the compiler too. */
export const isOwn = (provider: AssistantProvider | FallbackProvider): provider is OwnProvider => hasOwnModel(provider);

/** The provider selected on the screen: without a model of the installation, `default` means the built-in assistant. */
const shownProvider = ({ provider, installation }: AssistantSettings): AssistantProvider =>
  provider === 'default' && installation.model === null ? 'builtin' : provider;

interface SavedChoice<Provider> {
  provider: Provider;
  baseUrl: string;
  model: string;
}

const choiceValues = <Provider extends AssistantProvider | FallbackProvider>(saved: SavedChoice<Provider>): ChoiceValues<Provider> => ({
  provider: saved.provider,
  baseUrl: saved.baseUrl,
  models: isOwn(saved.provider) ? { ...none, [saved.provider]: saved.model } : none,
  keys: none,
});

/** The form's values for the saved settings. */
export const assistantValuesOf = (saved: AssistantSettings): AssistantValues => ({
  ...choiceValues({ ...saved, provider: shownProvider(saved) }),
  fallback: choiceValues(saved.fallback),
  embeddingModel: saved.embeddingModel,
  dailyTokens: saved.dailyTokens ?? '',
  visitorShare: saved.visitorShare ?? '',
});

/** The values of one of the models. */
export const choiceOf = (values: AssistantValues, slot: Slot): ChoiceValues => (slot === 'first' ? values : values.fallback);

const savedOf = (saved: AssistantSettings, slot: Slot) => (slot === 'first' ? saved : saved.fallback);

/** Whether the stored key still belongs to the provider and address in the form; it is never used for another one. */
export function keyStays(saved: AssistantSettings, values: AssistantValues, slot: Slot = 'first'): boolean {
  const stored = savedOf(saved, slot);
  const { provider, baseUrl } = choiceOf(values, slot);
  return stored.key !== null && stored.provider === provider && (provider !== 'compatible' || stored.baseUrl === baseUrl.trim());
}

/** A choice as it is sent; contains a key only when one was entered. */
const choiceInput = <Provider extends AssistantProvider | FallbackProvider>({
  provider,
  baseUrl,
  models,
  keys,
}: ChoiceValues<Provider>) => ({
  provider,
  baseUrl: provider === 'compatible' ? baseUrl : '',
  model: isOwn(provider) ? models[provider] : '',
  ...(isOwn(provider) && keys[provider].trim() !== '' && { key: keys[provider] }),
});

/** The body to send. The second model stays as it is stored while the built-in assistant answers. */
export const inputOf = (values: AssistantValues): AssistantInput => ({
  ...choiceInput<AssistantProvider>(values),
  embeddingModel: mayEmbed(values.provider) ? values.embeddingModel : '',
  dailyTokens: values.dailyTokens === '' ? null : values.dailyTokens,
  visitorShare: values.visitorShare === '' ? null : values.visitorShare,
  ...(values.provider !== 'builtin' && { fallback: choiceInput<FallbackProvider>(values.fallback) }),
});

/** The body of a test of one of the models. */
export function trialOf(values: AssistantValues, slot: Slot) {
  const choice = choiceOf(values, slot);
  return choice.provider === 'none' ? null : choiceInput<AssistantProvider>({ ...choice, provider: choice.provider });
}

/** The body that erases a stored key. OpenAI and Anthropic require one, so without it they are not used any more. */
export function withoutKey(saved: AssistantSettings, slot: Slot): AssistantInput {
  // The stored embedding model is kept, and is not tested without the key.
  const { embeddingModel: _, ...input } = inputOf(assistantValuesOf(saved));
  const { provider, baseUrl, model } = savedOf(saved, slot);
  const kept = provider === 'compatible' ? { baseUrl, model } : { baseUrl: '', model: '' };
  if (slot === 'second') return { ...input, fallback: { provider: provider === 'compatible' ? provider : 'none', ...kept, key: null } };
  if (provider === 'compatible') return { ...input, provider, ...kept, key: null };
  // The installation's model takes its place, so it cannot be the second one as well.
  const isSecond = saved.fallback.provider === 'default';
  return { ...input, provider: 'default', ...kept, key: null, ...(isSecond && { fallback: { provider: 'none', baseUrl: '', model: '' } }) };
}

/** Maps the contract's field errors to the form's field names. */
export const faultsOf = (values: AssistantValues, fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, fault]) => {
      const [, path = '', field] = /^(fallback\.)?(model|key)$/.exec(name) ?? [];
      return [field ? `${path}${field}s.${choiceOf(values, path ? 'second' : 'first').provider}` : name, fault];
    }),
  );
