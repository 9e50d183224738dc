import { type AssistantSettings, updateAssistant } from '@parley/contract';
import { describe, expect, it } from 'vitest';
import { faultsOf, inputOf, keyStays, valuesOf } from './assistantValues.ts';

const saved = (changes: Partial<AssistantSettings> = {}): AssistantSettings => ({
  provider: 'default',
  baseUrl: '',
  model: '',
  key: null,
  dailyTokens: null,
  installation: { model: 'standard', dailyTokens: 1000 },
  today: { tokens: 0, limit: 1000, endsAt: '2026-01-02T00:00:00.000Z' },
  ...changes,
});
const own = saved({
  provider: 'compatible',
  baseUrl: 'https://ai.test/v1',
  model: 'm',
  key: { setAt: '2026-01-01T00:00:00.000Z', endsIn: 'abcd' },
});

describe('the assistant’s form', () => {
  it('shows the built-in assistant where the installation has no model', () => {
    expect(valuesOf(saved()).provider).toBe('default');
    expect(valuesOf(saved({ installation: { model: null, dailyTokens: null } })).provider).toBe('builtin');
  });

  it('sends the saved values when nothing is changed, and no key', () => {
    expect(inputOf(valuesOf(own))).toEqual({ provider: 'compatible', baseUrl: 'https://ai.test/v1', model: 'm', dailyTokens: null });
  });

  it('sends only the fields that the chosen provider needs', () => {
    const values = { ...valuesOf(own), keys: { openai: 'sk-openai', anthropic: '', compatible: 'sk-other' } };
    expect(inputOf({ ...values, provider: 'builtin' })).toEqual({ provider: 'builtin', baseUrl: '', model: '', dailyTokens: null });
    expect(inputOf({ ...values, provider: 'openai' })).toMatchObject({ provider: 'openai', baseUrl: '', model: '', key: 'sk-openai' });
    expect(updateAssistant.body.safeParse(inputOf({ ...values, provider: 'openai' })).success).toBe(false);
  });

  it('keeps the stored key only for the provider and address it belongs to', () => {
    const values = valuesOf(own);
    expect(keyStays(own, values)).toBe(true);
    expect(keyStays(own, { ...values, baseUrl: 'https://other.test/v1' })).toBe(false);
    expect(keyStays(own, { ...values, provider: 'openai' })).toBe(false);
    expect(keyStays(saved(), valuesOf(saved()))).toBe(false);
  });

  it('shows an error at a visible field', () => {
    expect(faultsOf('openai', { key: 'Missing', dailyTokens: 'Too large' })).toEqual({
      'keys.openai': 'Missing',
      dailyTokens: 'Too large',
    });
  });
});
