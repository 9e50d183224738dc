import { Collapse, Group, Input, NumberInput, SegmentedControl, Select, Stack, Switch, Text, TextInput, Title } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { popupKinds, popupSides } from '@parley/contract';
import type { ReactNode } from 'react';
import type { Settings } from './settings.ts';

export interface QuestionnaireChoice {
  id: number;
  name: string;
}

interface BehaviourTabProps {
  form: UseFormReturnType<Settings>;
  /** The owner's questionnaires; null while they are not known. */
  questionnaires: readonly QuestionnaireChoice[] | null;
  /** What the owner can do when the recommender is not wanted any more. */
  danger: ReactNode;
}

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

/** Whether, where and when the recommender shows, and what it asks. */
export const BehaviourTab = ({ form, questionnaires, danger }: BehaviourTabProps) => {
  const values = form.getValues();
  const choices = questionnaires?.map(({ id, name }) => ({ value: String(id), label: name })) ?? [];
  return (
    <Stack gap="xl">
      <Stack gap="md">
        <Switch
          size="md"
          label="Active"
          description="Only an active recommender shows on your websites."
          {...form.getInputProps('status', { type: 'checkbox' })}
        />
        <TextInput label="Name" description="Only you see it." {...form.getInputProps('popup_name')} />
        <Select
          label="Questionnaire"
          description="The questions it asks. Without one it only chats."
          placeholder={questionnaires === null ? 'Loading…' : 'None'}
          disabled={questionnaires === null}
          data={choices}
          clearable
          clearButtonProps={{ 'aria-label': 'Show no questionnaire' }}
          nothingFoundMessage="You have no questionnaire yet."
          error={form.errors.questionnaireId}
          value={values.questionnaireId === null ? null : String(values.questionnaireId)}
          onChange={(value) => form.setFieldValue('questionnaireId', value === null ? null : Number(value))}
        />
      </Stack>
      <Stack gap="md">
        <Title order={2} size="h3">
          Where it shows
        </Title>
        <Group gap="xl">
          <Input.Wrapper label="Display" labelElement="div">
            <SegmentedControl display="flex" mt={4} aria-label="Display" data={[...popupKinds]} {...form.getInputProps('popupOrChat')} />
          </Input.Wrapper>
          {values.popupOrChat === 'Chatbot' && (
            <Input.Wrapper label="Corner" labelElement="div">
              <SegmentedControl display="flex" mt={4} aria-label="Corner" data={[...popupSides]} {...form.getInputProps('popupSide')} />
            </Input.Wrapper>
          )}
        </Group>
      </Stack>
      <Stack gap="md">
        <Title order={2} size="h3">
          When it opens
        </Title>
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
          <Triggers form={form} />
        )}
      </Stack>
      {danger}
    </Stack>
  );
};
