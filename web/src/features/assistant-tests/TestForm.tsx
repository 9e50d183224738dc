import {
  ActionIcon,
  Button,
  Collapse,
  Group,
  Modal,
  MultiSelect,
  NumberInput,
  SegmentedControl,
  Select,
  Stack,
  TagsInput,
  Text,
  Textarea,
  useMatches,
} from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import { type AssistantTest, type createAssistantTest, guardRules, replyLanguages, type SendInput } from '@parley/contract';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useOnce } from '../../lib/calls/once.ts';
import { ruleWords } from '../../ui/answers/receiptWords.ts';
import { FormError } from '../../ui/forms/FormError.tsx';
import { fieldErrors } from '../../ui/forms/formErrors.ts';
import { t } from '../../words/t.ts';
import { useCreateTest } from './api/createAssistantTest.ts';
import { useUpdateTest } from './api/updateAssistantTest.ts';
import { languageName } from './words.ts';

type Body = SendInput<typeof createAssistantTest>['body'];

interface TestFormProps {
  /** The test to change; null to write one. */
  test: AssistantTest | null;
  /** The first message of a new test. */
  asked?: string;
  /** Where a new test comes from. */
  origin?: 'written' | 'unanswered';
  recommenders: ReadonlyMap<number, string>;
  opened: boolean;
  onClose: () => void;
  onSaved: (test: AssistantTest) => void;
}

const valuesOf = (test: AssistantTest | null, question: string) => {
  const expected = test?.expectations;
  return {
    messages: test ? test.turns.map(({ message }) => message) : [question],
    popupId: test?.popupId ? String(test.popupId) : null,
    answered: expected?.answered ?? 'any',
    says: expected?.says ?? [],
    saysNot: expected?.saysNot ?? [],
    cites: expected?.cites ?? [],
    products: expected?.products.map(({ title }) => title) ?? [],
    productsNot: expected?.productsNot.map(({ title }) => title) ?? [],
    first: expected?.first ?? 3,
    language: expected?.language ?? null,
    rulesNot: expected?.rulesNot ?? [],
  };
};
type Values = ReturnType<typeof valuesOf>;

/** The request of the form's values; what the form does not show stays as it was. */
const bodyOf = (values: Values, test: AssistantTest | null): Body => {
  const expectedProducts = [...(test?.expectations.products ?? []), ...(test?.expectations.productsNot ?? [])];
  const named = (titles: string[]) =>
    titles.map((title) => ({ id: expectedProducts.find((product) => product.title === title)?.id ?? null, title }));
  const { messages, popupId, products, productsNot, ...expectations } = values;
  return {
    popupId: popupId === null ? null : Number(popupId),
    turns: messages.map((message, at) => ({ ...(test?.turns[at] ?? { answers: [], nextQuestionId: null }), message })),
    expectations: {
      ...expectations,
      maxPrice: test?.expectations.maxPrice ?? null,
      products: named(products),
      productsNot: named(productsNot),
    },
  };
};

/** Writes or changes a test: what a visitor says, and what is expected of the last answer. */
export const TestForm = ({ opened, onClose, test, ...rest }: TestFormProps) => {
  const onPhone = useMatches({ base: true, xs: false });
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={test ? t('Edit the test') : t('Write a test')}
      size="lg"
      fullScreen={onPhone}
      radius={onPhone ? 0 : 'lg'}
    >
      <Fields key={test?.id ?? `new ${rest.asked}`} test={test} onClose={onClose} {...rest} />
    </Modal>
  );
};

const Fields = ({ test, asked = '', origin = 'written', recommenders, onClose, onSaved }: Omit<TestFormProps, 'opened'>) => {
  const form = useForm<Values>({
    initialValues: valuesOf(test, asked),
    validate: { messages: (messages) => (messages.every((message) => message.trim()) ? null : t('Write what the visitor says')) },
  });
  const create = useCreateTest();
  const update = useUpdateTest();
  const once = useOnce();
  const [more, { toggle }] = useDisclosure(false);
  const { messages } = form.values;
  const save = form.onSubmit((values) => {
    if (!once.take()) return;
    const after = {
      onSuccess: ({ test: saved }: { test: AssistantTest }) => onSaved(saved),
      onError: (error: unknown) => {
        once.release();
        form.setErrors(fieldErrors(error));
      },
    };
    if (test) update.mutate({ id: test.id, ...bodyOf(values, test) }, after);
    else create.mutate({ ...bodyOf(values, null), origin }, after);
  });
  const tags = { splitChars: [] as string[], clearable: true, placeholder: t('Type, then Enter') };
  return (
    <form onSubmit={save}>
      <Stack gap="md">
        {messages.map((message, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages have no id
          <Group key={at} gap="xs" align="flex-end" wrap="nowrap">
            <Textarea
              flex={1}
              autosize
              maxRows={5}
              data-autofocus={at === 0 || undefined}
              label={at === 0 ? t('A visitor says') : t('and then')}
              value={message}
              error={at === messages.length - 1 ? form.errors.messages : undefined}
              onChange={({ currentTarget }) => form.setFieldValue(`messages.${at}`, currentTarget.value)}
            />
            {messages.length > 1 && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={t('Remove message {number}', { number: at + 1 })}
                onClick={() => form.removeListItem('messages', at)}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            )}
          </Group>
        ))}
        {messages.length < 12 && (
          <Group>
            <Button
              size="compact-sm"
              variant="subtle"
              leftSection={<IconPlus size={14} aria-hidden />}
              onClick={() => form.insertListItem('messages', '')}
            >
              {t('Another message')}
            </Button>
          </Group>
        )}
        <Stack gap={4}>
          <Text size="sm" fw={500} id="test-answered">
            {t('Does your shop know the answer?')}
          </Text>
          <SegmentedControl
            aria-labelledby="test-answered"
            data={[
              { value: 'any', label: t('No matter') },
              { value: 'yes', label: t('It must know') },
              { value: 'no', label: t('It must not') },
            ]}
            {...form.getInputProps('answered')}
          />
        </Stack>
        <TagsInput label={t('The answer must say')} {...tags} {...form.getInputProps('says')} />
        <TagsInput label={t('The answer must not say')} {...tags} {...form.getInputProps('saysNot')} />
        <Group>
          <Button size="compact-sm" variant="subtle" aria-expanded={more} onClick={toggle}>
            {more ? t('Fewer expectations') : t('Sources, products, language, rules')}
          </Button>
        </Group>
        <Collapse expanded={more}>
          <Stack gap="md">
            <TagsInput
              label={t('It must cite')}
              description={t('The address of a page, or words of a heading')}
              {...tags}
              {...form.getInputProps('cites')}
            />
            <TagsInput
              label={t('It must show these products')}
              description={t('By their titles')}
              {...tags}
              {...form.getInputProps('products')}
            />
            <TagsInput label={t('It must not show these products')} {...tags} {...form.getInputProps('productsNot')} />
            <NumberInput label={t('Among the first')} min={1} max={6} {...form.getInputProps('first')} />
            <Select
              label={t('In this language')}
              placeholder={t('No matter')}
              clearable
              data={replyLanguages.map((value) => ({ value, label: languageName(value) }))}
              {...form.getInputProps('language')}
            />
            <MultiSelect
              label={t('No sentence may be stopped by')}
              description={t(
                'What your model writes against one of these rules is left out or replaced. The built-in assistant never breaks them.',
              )}
              clearable
              data={guardRules.map((value) => ({ value, label: `${value}: ${ruleWords(value)}` }))}
              {...form.getInputProps('rulesNot')}
            />
            <Select
              label={t('Answered by the recommender')}
              placeholder={t('None in particular')}
              clearable
              data={[...recommenders].map(([value, label]) => ({ value: String(value), label }))}
              {...form.getInputProps('popupId')}
            />
          </Stack>
        </Collapse>
        <FormError error={create.error ?? update.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={create.isPending || update.isPending}>
            {test ? t('Save and run') : t('Make the test')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
