import { Button, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { hasOwnModel } from '@parley/contract';
import { useEffect, useRef } from 'react';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { fieldErrors } from '../../../ui/forms/formErrors.ts';
import { t } from '../../../words/t.ts';
import { useTryAssistant } from '../api/tryAssistant.ts';
import { type AssistantValues, choiceOf, faultsOf, type Slot, trialOf } from '../assistantValues.ts';
import { TrialOutcome } from '../TrialOutcome.tsx';

interface ModelTestProps {
  form: UseFormReturnType<AssistantValues>;
  slot: Slot;
}

/** Tries one of the models with what is in the form. Its outcome disappears when another provider is chosen. */
export const ModelTest = ({ form, slot }: ModelTestProps) => {
  const attempt = useTryAssistant();
  const { provider } = choiceOf(form.values, slot);
  const { reset } = attempt;
  const testedProvider = useRef(provider);
  useEffect(() => {
    if (testedProvider.current !== provider) reset();
    testedProvider.current = provider;
  }, [provider, reset]);
  const path = slot === 'first' ? '' : 'fallback.';
  const test = () => {
    const body = trialOf(form.values, slot);
    const { errors } = form.validate();
    const own = Object.keys(errors).filter((name) => name.startsWith('fallback.') === (slot === 'second'));
    if (!body || own.length > 0) return;
    attempt.mutate(body, {
      onError: (error) => {
        const faults = Object.entries(fieldErrors(error)).map(([name, fault]) => [`${path}${name}`, fault] as const);
        form.setErrors(faultsOf(form.values, Object.fromEntries(faults)));
      },
    });
  };
  if (!hasOwnModel(provider) && provider !== 'default') return null;
  return (
    <Stack gap="md">
      <TrialOutcome trial={attempt.data ?? null} busy={attempt.isPending} />
      <FormError error={Object.keys(fieldErrors(attempt.error)).length > 0 ? null : attempt.error} />
      <Button
        variant="default"
        onClick={test}
        loading={attempt.isPending}
        style={{ alignSelf: 'flex-start' }}
        {...(slot === 'second' && { 'aria-label': t('Test the second model') })}
      >
        {t('Test')}
      </Button>
    </Stack>
  );
};
