/** Converts between the form's values and the saved settings. Pure. */
import { type AssistantProvider, type AssistantSettings, hasOwnModel } from '@parley/contract';
import type { AssistantInput } from './api/updateAssistant.ts';

type OwnProvider = Exclude<AssistantProvider, 'default' | 'builtin'>;
type ByProvider = Record<OwnProvider, string>;

/** Model and key are kept per provider while the form is open, so that switching providers loses no input. */
export interface AssistantValues {
  provider: AssistantProvider;
  baseUrl: string;
  models: ByProvider;
  keys: ByProvider;
  /** Empty: the installation's limit. */
  dailyTokens: number | '';
}

const none: ByProvider = { openai: '', anthropic: '', compatible: '' };

const isOwn = (provider: AssistantProvider): provider is OwnProvider => hasOwnModel(provider);

/** The provider selected on the screen: without a model of the installation, `default` means the built-in assistant. */
const shownProvider = ({ provider, installation }: AssistantSettings): AssistantProvider =>
  provider === 'default' && installation.model === null ? 'builtin' : provider;

/** The form's values for the saved settings. */
export const valuesOf = (saved: AssistantSettings): AssistantValues => ({
  provider: shownProvider(saved),
  baseUrl: saved.baseUrl,
  models: isOwn(saved.provider) ? { ...none, [saved.provider]: saved.model } : none,
  keys: none,
  dailyTokens: saved.dailyTokens ?? '',
});

/** The provider and address of the stored key; it is never used for another one. */
export const keyStays = (saved: AssistantSettings, { provider, baseUrl }: AssistantValues): boolean =>
  saved.key !== null && saved.provider === provider && (provider !== 'compatible' || saved.baseUrl === baseUrl.trim());

/** The body to send; contains a key only when one was entered. */
export const inputOf = ({ provider, baseUrl, models, keys, dailyTokens }: AssistantValues): AssistantInput => ({
  provider,
  baseUrl: provider === 'compatible' ? baseUrl : '',
  model: isOwn(provider) ? models[provider] : '',
  dailyTokens: dailyTokens === '' ? null : dailyTokens,
  ...(isOwn(provider) && keys[provider].trim() !== '' && { key: keys[provider] }),
});

/** Maps the contract's field errors to the form's field names. */
export const faultsOf = (provider: AssistantProvider, fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, fault]) => [name === 'model' || name === 'key' ? `${name}s.${provider}` : name, fault]),
  );
