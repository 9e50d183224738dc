import { Button, CloseButton, Group, Paper, Progress, Stack, Text, Title } from '@mantine/core';
import type { Setup } from '@parley/contract';
import { IconCheck, IconConfetti } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { t } from '../../../words/t.ts';
import { useChangePopup } from '../api/changePopup.ts';
import classes from './Guide.module.css';
import { type Step, type StepId, stepsOf } from './steps.ts';

interface GuidePanelProps {
  setup: Setup;
  /** The owner asked for the guide, also when all is done. */
  asked: boolean;
  onEmbed: (popupId: number) => void;
  onHide: () => void;
}

/** The set-up guide with the real state of its steps; disappears when the snippet was seen on the owner's website. */
export const GuidePanel = ({ setup, asked, onEmbed, onHide }: GuidePanelProps) => {
  const begun = useRef(false);
  const steps = stepsOf(setup);
  const complete = steps.every(({ done }) => done);
  // The snippet was seen while this page was open: notify.
  if (!complete) begun.current = true;
  if (complete && !begun.current && !asked) return null;
  return (
    <Paper withBorder pos="relative" component="section" aria-labelledby="guide" p={{ base: 'md', sm: 'lg' }}>
      {complete ? <Finished setup={setup} /> : <Steps setup={setup} steps={steps} onEmbed={onEmbed} />}
      <CloseButton className={classes.close} aria-label={t('Hide the first steps')} onClick={onHide} />
    </Paper>
  );
};

const Finished = ({ setup }: { setup: Setup }) => (
  <Group gap="md" wrap="nowrap" role="status" pr="xl">
    <span className={classes.cheer}>
      <IconConfetti size={26} stroke={1.7} aria-hidden />
    </span>
    <div>
      <Title order={2} size="h3" id="guide">
        {t('Your recommender is live')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('We have seen “{name}” on your website. What visitors do shows up here, in Analytics and in History.', {
          name: setup.popup?.popup_name ?? '',
        })}
      </Text>
    </div>
  </Group>
);

interface StepsProps {
  setup: Setup;
  steps: Step[];
  onEmbed: GuidePanelProps['onEmbed'];
}

const Steps = ({ setup, steps, onEmbed }: StepsProps) => {
  const count = steps.filter(({ done }) => done).length;
  const next = steps.find(({ done }) => !done)?.id;
  return (
    <Stack gap="md">
      <Group justify="space-between" pr="xl" gap="xs">
        <Title order={2} size="h3" id="guide">
          {t('First steps')}
        </Title>
        <Text size="sm" c="dimmed">
          {t('{count} of {length} done', { count, length: steps.length })}
        </Text>
      </Group>
      <Progress value={(100 * count) / steps.length} size="sm" aria-label={t('First steps done')} color="brand" />
      <ol className={classes.steps}>
        {steps.map((step, index) => (
          <li key={step.id} className={classes.step} data-next={step.id === next || undefined}>
            <span className={classes.mark} data-done={step.done || undefined}>
              {step.done ? <IconCheck size={14} stroke={2.6} role="img" aria-label={t('Done')} /> : index + 1}
            </span>
            <div className={classes.words} data-done={step.done || undefined}>
              <Text size="sm" fw={600}>
                {step.title}
              </Text>
              <Text size="sm" c="dimmed">
                {step.text}
              </Text>
            </div>
            {!step.done && <StepAction id={step.id} main={step.id === next} popup={setup.popup} onEmbed={onEmbed} />}
          </li>
        ))}
      </ol>
    </Stack>
  );
};

interface StepActionProps {
  id: StepId;
  main: boolean;
  popup: Setup['popup'];
  onEmbed: GuidePanelProps['onEmbed'];
}

const StepAction = ({ id, main, popup, onEmbed }: StepActionProps) => {
  const change = useChangePopup();
  const look = { size: 'compact-sm', variant: main ? 'filled' : 'default', className: classes.action } as const;
  const link = (to: string, words: ReactNode) => (
    <Button {...look} component={Link} to={to}>
      {words}
    </Button>
  );
  if (id === 'products') return link('/Products', t('Start the import'));
  if (id === 'questionnaire') return link('/Questionnaire', t('Build it'));
  if (!popup) return id === 'recommender' ? link('/popups/add', t('Create it')) : null;
  if (id === 'recommender')
    return (
      <Button {...look} loading={change.isPending} onClick={() => change.mutate({ popupId: popup.popup_id, change: { status: true } })}>
        {t('Switch it on')}
      </Button>
    );
  return (
    <Button {...look} onClick={() => onEmbed(popup.popup_id)}>
      {id === 'website' ? t('Allow it') : t('Get the snippet')}
    </Button>
  );
};
