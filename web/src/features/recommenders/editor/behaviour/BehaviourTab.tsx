import { Alert, Collapse, Group, Input, NumberInput, SegmentedControl, Stack, Switch, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useMediaQuery } from '@mantine/hooks';
import { closedFor, type HandoverMode, handoverModes, popupKinds, popupSides } from '@parley/contract';
import { type AmountTriggerName, hasAmount, type TriggerName, triggerNames, triggers } from '@parley/contract/triggers';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Fragment } from 'react';
import { triggerWords } from '../../../../lib/formats/triggerWords.ts';
import { type Plain, t } from '../../../../words/t.ts';
import { Controls, type ControlsOf } from '../Controls.tsx';
import { closedForWords, handoverWords, labelOf } from '../fieldWords.ts';
import { SettingsSection } from '../SettingsSection.tsx';
import type { Settings } from '../settings.ts';
import { ShowSection } from './ShowSection.tsx';

/** The triggers that matter only while a recommender is not always displayed. */
const optional = triggerNames.filter((name) => name !== 'always');

type Form = UseFormReturnType<Settings>;

const TriggerSwitch = ({ name, form }: { name: TriggerName; form: Form }) => {
  const { label, description } = triggerWords(name);
  return <Switch label={label} description={description} {...form.getInputProps(triggers[name].setting, { type: 'checkbox' })} />;
};

const TriggerAmount = ({ name, form }: { name: AmountTriggerName; form: Form }) => {
  const { setting, amount } = triggers[name];
  return (
    <Collapse expanded={form.getValues()[setting]}>
      <NumberInput
        {...triggerWords(name).amount}
        min={amount.min}
        max={amount.max}
        allowDecimal={false}
        maw={240}
        {...form.getInputProps(amount.setting)}
      />
    </Collapse>
  );
};

const Triggers = ({ form }: { form: Form }) => (
  <Stack gap="md">
    {optional.map((name) => (
      <Fragment key={name}>
        <TriggerSwitch name={name} form={form} />
        {hasAmount(name) && <TriggerAmount name={name} form={form} />}
      </Fragment>
    ))}
  </Stack>
);

const docks = ({ popupOrChat, alwaysDisplay }: Settings): boolean => popupOrChat === 'Chatbot' || alwaysDisplay;

const handoverHints: Readonly<Record<HandoverMode, Plain>> = {
  off: 'Visitors cannot leave a message.',
  asked: 'A visitor who asks for a person, or whose question your texts do not answer, may leave a message with an email address.',
  always: 'A button in the recommender lets every visitor leave a message with an email address.',
};

/** On phones its words stand below each other, where a row would cut the last. */
const ClosedFor = ({ form }: { form: Form }) => {
  const narrow = useMediaQuery('(max-width: 30em)');
  return (
    <Input.Wrapper
      label={labelOf('popupClosedFor')}
      labelElement="div"
      description={t('It does not open by itself again. The launcher of a chatbot stays, and brings the conversation back.')}
    >
      <SegmentedControl
        display="flex"
        mt={4}
        orientation={narrow ? 'vertical' : 'horizontal'}
        aria-label={labelOf('popupClosedFor')}
        data={closedFor.map((value) => ({ value, label: t(closedForWords[value]) }))}
        {...form.getInputProps('popupClosedFor')}
      />
    </Input.Wrapper>
  );
};

const controls: ControlsOf<'behaviour', { form: Form }> = {
  popup_name: ({ form }) => (
    <TextInput aria-label={t('Name')} description={t('Only you see it.')} maxLength={200} {...form.getInputProps('popup_name')} />
  ),
  popupOrChat: ({ form }) => (
    <Input.Wrapper label={t('Display')} labelElement="div">
      <SegmentedControl
        display="flex"
        mt={4}
        aria-label={t('Display')}
        data={popupKinds.map((value) => ({ value, label: t(value) }))}
        {...form.getInputProps('popupOrChat')}
      />
    </Input.Wrapper>
  ),
  popupSide: ({ form }) =>
    docks(form.getValues()) && (
      <Input.Wrapper label={t('Corner')} labelElement="div">
        <SegmentedControl
          display="flex"
          mt={4}
          aria-label={t('Corner')}
          data={popupSides.map((value) => ({ value, label: t(value) }))}
          {...form.getInputProps('popupSide')}
        />
      </Input.Wrapper>
    ),
  darkWithShop: ({ form }) => (
    <Switch
      label={labelOf('darkWithShop')}
      description={t('A light design gets dark surfaces on pages with a dark background. Your button colour stays.')}
      {...form.getInputProps('darkWithShop', { type: 'checkbox' })}
    />
  ),
  popupClosedFor: ({ form }) => <ClosedFor form={form} />,
  popupClosedForDays: ({ form }) => (
    <Collapse expanded={form.getValues().popupClosedFor === 'days'}>
      <NumberInput
        label={labelOf('popupClosedForDays')}
        min={1}
        max={365}
        allowDecimal={false}
        maw={240}
        {...form.getInputProps('popupClosedForDays')}
      />
    </Collapse>
  ),
  askFollowUps: ({ form }) => (
    <Switch
      label={labelOf('askFollowUps')}
      description={t(
        'When your own questions are answered and more than three products are still likely, Parley asks up to five more, made from your catalogue.',
      )}
      {...form.getInputProps('askFollowUps', { type: 'checkbox' })}
    />
  ),
  handover: ({ form }) => (
    <Input.Wrapper label={labelOf('handover')} labelElement="div" description={t(handoverHints[form.getValues().handover])}>
      <SegmentedControl
        display="flex"
        mt={4}
        aria-label={labelOf('handover')}
        data={handoverModes.map((value) => ({ value, label: t(handoverWords[value]) }))}
        {...form.getInputProps('handover')}
      />
    </Input.Wrapper>
  ),
};
const {
  popup_name: NameControl,
  askFollowUps: FollowUpsControl,
  handover: HandoverControl,
  darkWithShop: DarkControl,
  popupClosedFor: ClosedForControl,
  popupClosedForDays: ClosedForDaysControl,
  ...placement
} = controls;

/** The recommender's name, its placement and its triggers. */
export const BehaviourTab = ({ form }: { form: Form }) => {
  const values = form.getValues();
  return (
    <Stack gap="md">
      <SettingsSection title={t('Name')}>
        <NameControl form={form} />
      </SettingsSection>
      <SettingsSection title={t('Where it shows')}>
        <Group gap="xl">
          <Controls controls={placement} props={{ form }} />
        </Group>
        <Text size="sm" c="dimmed">
          {docks(values)
            ? t('It docks in a corner, and the shop stays in reach beside it.')
            : t('It opens in the middle of the page, over the shop.')}
        </Text>
        <DarkControl form={form} />
      </SettingsSection>
      <SettingsSection title={t('When it opens')}>
        <TriggerSwitch name="always" form={form} />
        {values.alwaysDisplay ? (
          <Text size="sm" c="dimmed">
            {t('No trigger is needed while it is always displayed.')}
          </Text>
        ) : (
          <>
            <Triggers form={form} />
            {!optional.some((name) => values[triggers[name].setting]) && (
              <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />}>
                {t('No trigger is on: it opens only when a visitor presses the launcher.')}
              </Alert>
            )}
            <ClosedForControl form={form} />
            <ClosedForDaysControl form={form} />
          </>
        )}
      </SettingsSection>
      <ShowSection form={form} />
      <SettingsSection title={t('Follow-up questions')}>
        <FollowUpsControl form={form} />
      </SettingsSection>
      <SettingsSection title={t('Talking to you')}>
        <HandoverControl form={form} />
        <Text size="sm" c="dimmed">
          {t('We email you each message, and you answer it under Messages.')}
        </Text>
      </SettingsSection>
    </Stack>
  );
};
