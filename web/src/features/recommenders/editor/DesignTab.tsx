import { ColorInput, NumberInput, Select, SimpleGrid, Stack, Textarea, TextInput, Title } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { fontFamilies } from '@parley/contract';
import { type DesignField, designGroups } from './designFields.ts';
import type { Settings } from './settings.ts';

const fontNames: Record<(typeof fontFamilies)[number], string> = {
  inherit: 'Like the shop',
  'system-ui': 'System',
  serif: 'Serif',
  monospace: 'Monospace',
};

interface FieldProps {
  field: DesignField;
  form: UseFormReturnType<Settings>;
}

const Field = ({ field, form }: FieldProps) => {
  const { name, label, kind, hint, optional, min, max } = field;
  const shared = { label, description: hint, ...form.getInputProps(name) };
  switch (kind) {
    case 'line':
      return <TextInput {...shared} />;
    case 'prose':
      return <Textarea autosize minRows={2} maxRows={8} {...shared} />;
    case 'picture':
      return <TextInput placeholder="https://" inputMode="url" {...shared} />;
    case 'color':
      return (
        <ColorInput
          format="hex"
          popoverProps={{ width: 240 }}
          eyeDropperButtonProps={{ 'aria-label': `Pick the ${label.toLowerCase()} from the screen` }}
          {...shared}
        />
      );
    case 'font':
      return <Select allowDeselect={false} data={fontFamilies.map((value) => ({ value, label: fontNames[value] }))} {...shared} />;
    default:
      return (
        <NumberInput
          {...shared}
          min={min}
          max={max}
          allowDecimal={false}
          suffix={kind === 'pixels' ? ' px' : ' %'}
          placeholder={optional ? 'Usual size' : undefined}
          value={form.getValues()[name] ?? ''}
          onChange={(value) => form.setFieldValue(name, optional && value === '' ? null : (value as number))}
        />
      );
  }
};

/** How the recommender looks and what it says: every design setting, in groups. */
export const DesignTab = ({ form }: { form: UseFormReturnType<Settings> }) => (
  <Stack gap="xl">
    {designGroups.map(({ title, fields }) => (
      <section key={title} aria-label={title}>
        <Title order={2} size="h3" mb="sm">
          {title}
        </Title>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
          {fields.map((field) => (
            <Field key={field.name} field={field} form={form} />
          ))}
        </SimpleGrid>
      </section>
    ))}
  </Stack>
);
