import { Alert } from '@mantine/core';
import type { AssistantTrial } from '@parley/contract';
import { IconCircleCheck, IconPlugConnectedX } from '@tabler/icons-react';
import { ofServer, t } from '../../words/t.ts';

/** The result of the connection test, announced to screen readers; renders nothing before the first test. */
export const TrialOutcome = ({ trial, busy }: { trial: AssistantTrial | null; busy: boolean }) => (
  <div role="status" style={trial && !busy ? undefined : { position: 'absolute' }}>
    {trial && !busy && (
      <Alert
        color={trial.ok ? 'green' : 'red'}
        variant="light"
        icon={trial.ok ? <IconCircleCheck aria-hidden /> : <IconPlugConnectedX aria-hidden />}
        title={trial.ok ? t('It answers, in {ms} ms', { ms: trial.ms }) : t('It does not answer')}
      >
        {ofServer(trial.message)}
      </Alert>
    )}
  </div>
);
