import { Group, Radio, SimpleGrid, Text } from '@mantine/core';
import type { AssistantProvider, AssistantSettings } from '@parley/contract';
import { t } from '../../../words/t.ts';
import classes from './ProviderChoice.module.css';

interface ProviderChoiceProps {
  installation: AssistantSettings['installation'];
  value?: AssistantProvider;
  onChange?: (provider: AssistantProvider) => void;
}

const options = (model: string | null): { value: AssistantProvider; label: string; about: string }[] => [
  ...(model === null
    ? []
    : [
        {
          value: 'default' as const,
          label: t('Included'),
          about: t('The model of this Parley, {model}. Used while you set nothing else.', { model }),
        },
      ]),
  {
    value: 'builtin',
    label: t('Built in'),
    about: t('Answers with your own texts and catalogue. No key, no cost, nothing leaves Parley.'),
  },
  { value: 'openai', label: t('OpenAI'), about: t('A model of your account at OpenAI.') },
  { value: 'anthropic', label: t('Anthropic'), about: t('A model of your account at Anthropic.') },
  { value: 'compatible', label: t('Another endpoint'), about: t('Any service that speaks OpenAI’s chat completions.') },
];

/** The choice of provider, as cards. */
export const ProviderChoice = ({ installation, value, onChange }: ProviderChoiceProps) => (
  <Radio.Group label={t('Answers come from')} value={value ?? null} onChange={(chosen) => onChange?.(chosen as AssistantProvider)}>
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" mt={6}>
      {options(installation.model).map((option) => (
        <Radio.Card key={option.value} value={option.value} className={classes.card} aria-label={option.label}>
          <Group wrap="nowrap" align="flex-start" gap="sm">
            <Radio.Indicator mt={2} />
            <div>
              <Text fw={600} size="sm">
                {option.label}
              </Text>
              <Text size="sm" c="dimmed" className={classes.about}>
                {option.about}
              </Text>
            </div>
          </Group>
        </Radio.Card>
      ))}
    </SimpleGrid>
  </Radio.Group>
);
