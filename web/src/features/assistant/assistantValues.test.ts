import { type AssistantSettings, updateAssistant } from '@parley/contract';
import { describe, expect, it } from 'vitest';
import { assistantValuesOf, faultsOf, inputOf, keyStays, trialOf, withoutKey } from './assistantValues.ts';

const saved = (changes: Partial<AssistantSettings> = {}): AssistantSettings => ({
  provider: 'default',
  baseUrl: '',
  model: '',
  key: null,
  fallback: { provider: 'none', baseUrl: '', model: '', key: null },
  embeddingModel: '',
  embeddings: null,
  dailyTokens: null,
  visitorShare: null,
  health: { first: { pausedUntil: null, fault: null }, second: { pausedUntil: null, fault: null } },
  installation: { model: 'standard', dailyTokens: 1000 },
  today: {
    tokens: 0,
    limit: 1000,
    endsAt: '2026-01-02T00:00:00.000Z',
    answers: { first: 0, second: 0, builtin: 0, overLimit: 0, overShare: 0 },
  },
  ...changes,
});
const own = saved({
  provider: 'compatible',
  baseUrl: 'https://ai.test/v1',
  model: 'm',
  key: { setAt: '2026-01-01T00:00:00.000Z', endsIn: 'abcd' },
});

const second: AssistantSettings['fallback'] = {
  provider: 'anthropic',
  baseUrl: '',
  model: 'haiku',
  key: { setAt: '2026-01-01T00:00:00.000Z', endsIn: 'wxyz' },
};

describe('the assistant’s form', () => {
  it('shows the built-in assistant where the installation has no model', () => {
    expect(assistantValuesOf(saved()).provider).toBe('default');
    expect(assistantValuesOf(saved({ installation: { model: null, dailyTokens: null } })).provider).toBe('builtin');
  });

  it('sends the saved values when nothing is changed, and no key', () => {
    expect(inputOf(assistantValuesOf(own))).toEqual({
      provider: 'compatible',
      baseUrl: 'https://ai.test/v1',
      model: 'm',
      embeddingModel: '',
      dailyTokens: null,
      visitorShare: null,
      fallback: { provider: 'none', baseUrl: '', model: '' },
    });
  });

  it('sends only the fields that the chosen provider needs', () => {
    const values = { ...assistantValuesOf(own), keys: { openai: 'sk-openai', anthropic: '', compatible: 'sk-other' } };
    expect(inputOf({ ...values, provider: 'builtin' })).toEqual({
      provider: 'builtin',
      embeddingModel: '',
      baseUrl: '',
      model: '',
      dailyTokens: null,
      visitorShare: null,
    });
    expect(inputOf({ ...values, provider: 'openai' })).toMatchObject({ provider: 'openai', baseUrl: '', model: '', key: 'sk-openai' });
    expect(updateAssistant.body.safeParse(inputOf({ ...values, provider: 'openai' })).success).toBe(false);
  });

  it('keeps the stored key only for the provider and address it belongs to', () => {
    const values = assistantValuesOf(own);
    expect(keyStays(own, values)).toBe(true);
    expect(keyStays(own, { ...values, baseUrl: 'https://other.test/v1' })).toBe(false);
    expect(keyStays(own, { ...values, provider: 'openai' })).toBe(false);
    expect(keyStays(saved(), assistantValuesOf(saved()))).toBe(false);
  });

  it('shows an error at a visible field', () => {
    const values = assistantValuesOf(saved({ provider: 'openai', fallback: second }));
    const faults = {
      key: 'Missing',
      dailyTokens: 'Too large',
      'fallback.key': 'Missing',
      'fallback.baseUrl': 'Odd',
      'fallback.provider': 'Same',
    };
    expect(faultsOf(values, faults)).toEqual({
      'keys.openai': 'Missing',
      dailyTokens: 'Too large',
      'fallback.keys.anthropic': 'Missing',
      'fallback.baseUrl': 'Odd',
      'fallback.provider': 'Same',
    });
  });

  it('has a second model with a key of its own', () => {
    const both = { ...own, fallback: second };
    const values = assistantValuesOf(both);
    expect(inputOf(values).fallback).toEqual({ provider: 'anthropic', baseUrl: '', model: 'haiku' });
    expect([keyStays(both, values), keyStays(both, values, 'second')]).toEqual([true, true]);
    expect(keyStays(both, { ...values, fallback: { ...values.fallback, provider: 'openai' } }, 'second')).toBe(false);
    expect(trialOf(values, 'second')).toEqual({ provider: 'anthropic', baseUrl: '', model: 'haiku' });
    expect(trialOf(assistantValuesOf(own), 'second')).toBeNull();
  });

  it('erases the key of one model and leaves the other as it is', () => {
    const both = { ...own, fallback: second };
    expect(withoutKey(both, 'second')).toMatchObject({ provider: 'compatible', model: 'm', fallback: { provider: 'none', key: null } });
    expect(withoutKey(both, 'second')).not.toHaveProperty('key');
    expect(withoutKey(both, 'first')).toMatchObject({ provider: 'compatible', model: 'm', key: null, fallback: { model: 'haiku' } });
    expect(withoutKey(saved({ provider: 'openai', model: 'm' }), 'first')).toMatchObject({ provider: 'default', model: '', key: null });
  });
});
