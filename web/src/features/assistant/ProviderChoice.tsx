import { Group, Radio, SimpleGrid, Text } from '@mantine/core';
import type { AssistantProvider, AssistantSettings } from '@parley/contract';
import classes from './ProviderChoice.module.css';

interface ProviderChoiceProps {
  installation: AssistantSettings['installation'];
  value?: AssistantProvider;
  onChange?: (provider: AssistantProvider) => void;
}

const options = (model: string | null): { value: AssistantProvider; label: string; about: string }[] => [
  ...(model === null
    ? []
    : [{ value: 'default' as const, label: 'Included', about: `The model of this Parley, ${model}. Used while you set nothing else.` }]),
  { value: 'builtin', label: 'Built in', about: 'Answers with your own texts and catalogue. No key, no cost, nothing leaves Parley.' },
  { value: 'openai', label: 'OpenAI', about: 'A model of your account at OpenAI.' },
  { value: 'anthropic', label: 'Anthropic', about: 'A model of your account at Anthropic.' },
  { value: 'compatible', label: 'Another endpoint', about: 'Any service that speaks OpenAI’s chat completions.' },
];

/** The choice of provider, as cards. */
export const ProviderChoice = ({ installation, value, onChange }: ProviderChoiceProps) => (
  <Radio.Group label="Answers come from" value={value ?? null} onChange={(chosen) => onChange?.(chosen as AssistantProvider)}>
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
