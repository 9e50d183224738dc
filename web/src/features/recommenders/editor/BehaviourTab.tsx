import { Alert, Collapse, Group, Input, NumberInput, SegmentedControl, Stack, Switch, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { popupKinds, popupSides } from '@parley/contract';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Section } from './Section.tsx';
import type { Settings } from './settings.ts';

const neverOpens = ({ activateOnExit, activateOnInactivity, activateOnScroll, activateOnAI }: Settings) =>
  !activateOnExit && !activateOnInactivity && !activateOnScroll && !activateOnAI;

const Triggers = ({ form }: { form: UseFormReturnType<Settings> }) => {
  const values = form.getValues();
  return (
    <Stack gap="md">
      <Switch
        label="When the visitor is about to leave"
        description="On touch screens: a fast scroll up, going back, or hiding the tab."
        {...form.getInputProps('activateOnExit', { type: 'checkbox' })}
      />
      <Switch label="After inactivity" {...form.getInputProps('activateOnInactivity', { type: 'checkbox' })} />
      <Collapse expanded={values.activateOnInactivity}>
        <NumberInput
          label="Seconds without activity"
          min={1}
          max={3600}
          allowDecimal={false}
          maw={240}
          {...form.getInputProps('activateOnInactivitySeconds')}
        />
      </Collapse>
      <Switch label="On scroll" {...form.getInputProps('activateOnScroll', { type: 'checkbox' })} />
      <Collapse expanded={values.activateOnScroll}>
        <NumberInput
          label="Part of the page scrolled"
          min={1}
          max={100}
          allowDecimal={false}
          suffix=" %"
          maw={240}
          {...form.getInputProps('activateOnScrollPercentage')}
        />
      </Collapse>
      <Switch
        label="When the AI decides"
        description="Weighs how long somebody stays, how far they scroll, how many pages they see and whether they came before."
        {...form.getInputProps('activateOnAI', { type: 'checkbox' })}
      />
    </Stack>
  );
};

/** The recommender's name, its placement and its triggers. */
export const BehaviourTab = ({ form }: { form: UseFormReturnType<Settings> }) => {
  const values = form.getValues();
  return (
    <Stack gap="md">
      <Section title="Name">
        <TextInput aria-label="Name" description="Only you see it." maxLength={200} {...form.getInputProps('popup_name')} />
      </Section>
      <Section title="Where it shows">
        <Group gap="xl">
          <Input.Wrapper label="Display" labelElement="div">
            <SegmentedControl display="flex" mt={4} aria-label="Display" data={[...popupKinds]} {...form.getInputProps('popupOrChat')} />
          </Input.Wrapper>
          {(values.popupOrChat === 'Chatbot' || values.alwaysDisplay) && (
            <Input.Wrapper label="Corner" labelElement="div">
              <SegmentedControl display="flex" mt={4} aria-label="Corner" data={[...popupSides]} {...form.getInputProps('popupSide')} />
            </Input.Wrapper>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {values.popupOrChat === 'Chatbot' || values.alwaysDisplay
            ? 'It docks in a corner, and the shop stays in reach beside it.'
            : 'It opens in the middle of the page, over the shop.'}
        </Text>
      </Section>
      <Section title="When it opens">
        <Switch
          label="Always displayed"
          description="Open from the start, without a close button."
          {...form.getInputProps('alwaysDisplay', { type: 'checkbox' })}
        />
        {values.alwaysDisplay ? (
          <Text size="sm" c="dimmed">
            No trigger is needed while it is always displayed.
          </Text>
        ) : (
          <>
            <Triggers form={form} />
            {neverOpens(values) && (
              <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />}>
                No trigger is on: it opens only when a visitor presses the launcher.
              </Alert>
            )}
          </>
        )}
      </Section>
    </Stack>
  );
};
