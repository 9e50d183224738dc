import { Button, ColorInput, NumberInput, SimpleGrid, Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { t } from '../../../words/t.ts';
import type { AnswerValues } from './answerValues.ts';

const colours = [
  ['backgroundColor', 'Background colour', 'Pick the background colour from the screen'],
  ['textColor', 'Text colour', 'Pick the text colour from the screen'],
  ['borderColor', 'Border colour', 'Pick the border colour from the screen'],
] as const;

const swatches = ['#6d28d9', '#1d4ed8', '#047857', '#b45309', '#b91c1c', '#101828', '#f2f4f7', '#ffffff'];

/** The answer's style overrides; empty fields use the recommender's design, as the small preview shows. */
export const StyleFields = ({ form }: { form: UseFormReturnType<AnswerValues> }) => {
  const { style, text } = form.values;
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {t('What you leave empty looks like the rest of the recommender.')}
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2, sm: 3 }}>
        {colours.map(([field, label, pick]) => (
          <ColorInput
            key={field}
            label={t(label)}
            placeholder="#6d28d9"
            format="hex"
            swatches={swatches}
            eyeDropperButtonProps={{ 'aria-label': t(pick) }}
            {...form.getInputProps(`style.${field}`)}
          />
        ))}
        <NumberInput
          label={t('Corner radius')}
          suffix={t(' px')}
          min={0}
          max={60}
          allowDecimal={false}
          {...form.getInputProps('style.borderRadius')}
        />
        <NumberInput
          label={t('Font size')}
          suffix={t(' px')}
          min={10}
          max={40}
          allowDecimal={false}
          {...form.getInputProps('style.fontSize')}
        />
      </SimpleGrid>
      <div>
        <Button
          component="div"
          role="img"
          aria-label={t("Preview of the answer's look")}
          variant="default"
          h="auto"
          py={10}
          style={{
            ...(style.backgroundColor && { background: style.backgroundColor }),
            ...(style.textColor && { color: style.textColor }),
            ...(style.borderColor && { borderColor: style.borderColor }),
            ...(style.borderRadius !== '' && { borderRadius: `${style.borderRadius}px` }),
            ...(style.fontSize !== '' && { fontSize: `${style.fontSize}px` }),
            whiteSpace: 'normal',
            cursor: 'default',
          }}
        >
          {text || t('Your answer')}
        </Button>
      </div>
    </Stack>
  );
};
