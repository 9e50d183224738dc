import { Checkbox, Chip, Group, Input, NumberInput, Select, SimpleGrid, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { devices, openLimits, showDefaults } from '@parley/contract/showing';
import { ownZone } from '../../../../lib/formats/zone.ts';
import { t } from '../../../../words/t.ts';
import { SettingsSection } from '../SettingsSection.tsx';
import type { Settings } from '../settings.ts';
import { PagePatterns, PageTry } from './PagePatterns.tsx';
import { deviceWords, openLimitWords, showLabels, weekdayWord } from './showWords.ts';

type Form = UseFormReturnType<Settings>;
interface FormProps {
  form: Form;
}

const errorText = (error: unknown) => (typeof error === 'string' ? error : undefined);

const Pages = ({
  form,
  name,
  description,
  placeholder,
}: FormProps & { name: 'showOnPages' | 'hideOnPages'; description: string; placeholder: string }) => (
  <PagePatterns
    label={t(showLabels[name])}
    description={description}
    placeholder={placeholder}
    value={form.getValues()[name]}
    onChange={(patterns) => form.setFieldValue(name, patterns)}
    errorAt={(place) => errorText(form.errors[`${name}.${place}`])}
    listError={errorText(form.errors[name])}
  />
);

/** A setting of the schedule is meant in the owner's time zone, unless another one was chosen. */
const inOwnZone = (form: Form) => {
  if (form.getValues().showTimeZone !== showDefaults.showTimeZone) return;
  form.setFieldValue('showTimeZone', ownZone);
};

const When = ({
  form,
  name,
  type,
}: FormProps & { name: 'showFromTime' | 'showUntilTime' | 'showFromDay' | 'showUntilDay'; type: 'time' | 'date' }) => (
  <TextInput
    type={type}
    label={t(showLabels[name])}
    {...form.getInputProps(name)}
    onChange={(event) => {
      form.setFieldValue(name, event.currentTarget.value);
      inOwnZone(form);
    }}
  />
);

const zones = () => [...new Set(['UTC', ownZone, ...Intl.supportedValuesOf('timeZone')])];

const ShowOnDevices = ({ form }: FormProps) => (
  <Checkbox.Group label={t(showLabels.showOnDevices)} {...form.getInputProps('showOnDevices')}>
    <Group gap="lg" mt={6}>
      {devices.map((device) => (
        <Checkbox key={device} value={device} label={t(deviceWords[device])} />
      ))}
    </Group>
  </Checkbox.Group>
);

const ShowOnDays = ({ form }: FormProps) => (
  <Input.Wrapper label={t(showLabels.showOnDays)} labelElement="div" error={form.errors.showOnDays}>
    <Chip.Group
      multiple
      value={form.getValues().showOnDays.map(String)}
      onChange={(days) => {
        form.setFieldValue('showOnDays', days.map(Number).sort());
        inOwnZone(form);
      }}
    >
      <Group gap={6} mt={6} mb={4} role="group" aria-label={t(showLabels.showOnDays)}>
        {showDefaults.showOnDays.map((day) => (
          <Chip key={day} value={String(day)} size="sm">
            {weekdayWord(day)}
          </Chip>
        ))}
      </Group>
    </Chip.Group>
  </Input.Wrapper>
);

/** Where, to whom and when it shows: pages, devices, schedule, frequency and delay. */
export const ShowSection = ({ form }: FormProps) => {
  const values = form.getValues();
  return (
    <>
      <SettingsSection
        title={t('On which pages')}
        hint={t('One page per line. A * stands for anything: /products/* is every product. The address of the shop may be left out.')}
      >
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <Pages form={form} name="showOnPages" description={t('Empty means on every page.')} placeholder={'/products/*\n/sale'} />
          <Pages form={form} name="hideOnPages" description={t('Wins over the list beside it.')} placeholder={'/cart\n/checkout*'} />
        </SimpleGrid>
        {values.showOnPages.length + values.hideOnPages.length > 0 && <PageTry only={values.showOnPages} never={values.hideOnPages} />}
      </SettingsSection>
      <SettingsSection title={t('To whom and when')}>
        <ShowOnDevices form={form} />
        <ShowOnDays form={form} />
        <SimpleGrid cols={2}>
          <When form={form} name="showFromTime" type="time" />
          <When form={form} name="showUntilTime" type="time" />
          <When form={form} name="showFromDay" type="date" />
          <When form={form} name="showUntilDay" type="date" />
        </SimpleGrid>
        <SimpleGrid cols={{ base: 1, xs: 3 }} style={{ alignItems: 'end' }}>
          <Select
            label={t(showLabels.showTimeZone)}
            data={zones()}
            searchable
            limit={50}
            allowDeselect={false}
            {...form.getInputProps('showTimeZone')}
          />
          <Select
            label={t(showLabels.openAtMost)}
            data={openLimits.map((value) => ({ value, label: t(openLimitWords[value]) }))}
            allowDeselect={false}
            {...form.getInputProps('openAtMost')}
          />
          <NumberInput
            label={t(showLabels.showAfterSeconds)}
            min={0}
            max={600}
            allowDecimal={false}
            {...form.getInputProps('showAfterSeconds')}
          />
        </SimpleGrid>
        {values.openAtMost !== 'page' && (
          <Text size="sm" c="dimmed">
            {t('The visitor’s browser remembers when it opened, and nothing else. A launcher stays where it is.')}
          </Text>
        )}
      </SettingsSection>
    </>
  );
};
