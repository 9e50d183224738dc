import { ActionIcon, ColorInput, Group, NumberInput, Select, Textarea, TextInput, Tooltip } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { fontFamilies } from '@parley/contract';
import { IconArrowBackUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type Plain, t } from '../../../../words/t.ts';
import { inSentence } from '../fieldWords.ts';
import type { Settings } from '../settings.ts';
import { ContrastNote } from './ContrastNote.tsx';
import { fixFor, type Reading } from './contrast.ts';
import type { DesignField } from './designFields.ts';
import { PictureInput } from './PictureInput.tsx';
import { usual } from './presets.ts';

type InputOrder = ('label' | 'input' | 'description' | 'error')[];

const fontNames: Record<(typeof fontFamilies)[number], Plain> = {
  inherit: 'Like the shop',
  'system-ui': 'System',
  serif: 'Serif',
  monospace: 'Monospace',
};

interface FieldProps {
  field: DesignField;
  form: UseFormReturnType<Settings>;
  popupId: string;
  /** Its contrast, if it is a text colour. */
  reading: Reading | undefined;
  /** The last valid settings; a colour that is half typed is not valid yet. */
  sound: Settings;
}

interface ControlProps extends Pick<FieldProps, 'field' | 'form' | 'popupId'> {
  label: ReactNode;
}

const Control = ({ field, form, popupId, label }: ControlProps) => {
  const { name, kind, hint, optional, min, max } = field;
  // The hint below the input, so that inputs side by side are aligned.
  const inputWrapperOrder: InputOrder = ['label', 'input', 'description', 'error'];
  const shared = { label, description: hint && t(hint), inputWrapperOrder, ...form.getInputProps(name) };
  switch (kind) {
    case 'line':
      return <TextInput {...shared} />;
    case 'prose':
      return <Textarea autosize minRows={2} maxRows={8} {...shared} />;
    case 'picture':
      return (
        <PictureInput
          popupId={popupId}
          label={t(field.label)}
          description={hint && t(hint)}
          value={String(form.getValues()[name] ?? '')}
          error={form.errors[name]}
          onChange={(value) => form.setFieldValue(name, value)}
          onBlur={() => form.validateField(name)}
        />
      );
    case 'color':
      return (
        <ColorInput
          format="hex"
          popoverProps={{ width: 240 }}
          eyeDropperButtonProps={{ 'aria-label': t('Pick the {name} from the screen', { name: inSentence(t(field.label)) }) }}
          {...shared}
        />
      );
    case 'font':
      return <Select allowDeselect={false} data={fontFamilies.map((value) => ({ value, label: t(fontNames[value]) }))} {...shared} />;
    default:
      return (
        <NumberInput
          {...shared}
          min={min}
          max={max}
          allowDecimal={false}
          suffix={kind === 'pixels' ? t(' px') : ' %'}
          placeholder={optional ? t('Usual size') : undefined}
          value={form.getValues()[name] ?? ''}
          onChange={(value) => form.setFieldValue(name, optional && value === '' ? null : (value as number))}
        />
      );
  }
};

/** One design setting, with a reset to the default where it differs and the contrast of text colours. */
export const Field = ({ field, form, popupId, reading, sound }: FieldProps) => {
  const { name, kind } = field;
  const label = t(field.label);
  const differs = kind !== 'picture' && form.getValues()[name] !== usual[name];
  const mend = () => {
    if (!reading) return;
    form.setValues(fixFor(reading.pair, sound));
    form.clearFieldError(name);
  };
  return (
    <div style={{ position: 'relative' }}>
      <Control field={field} form={form} popupId={popupId} label={label} />
      {differs && (
        <Group style={{ position: 'absolute', top: -1, insetInlineEnd: 0 }}>
          <Tooltip label={t('Back to the usual')}>
            <ActionIcon
              size="sm"
              aria-label={t('Reset {name}', { name: inSentence(label) })}
              onClick={() => {
                form.setFieldValue(name, usual[name]);
                form.clearFieldError(name);
              }}
            >
              <IconArrowBackUp size={15} stroke={1.8} />
            </ActionIcon>
          </Tooltip>
        </Group>
      )}
      {reading && <ContrastNote reading={reading} onFix={mend} />}
    </div>
  );
};
