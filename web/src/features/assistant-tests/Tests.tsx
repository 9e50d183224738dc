import { Group, Paper, Select, Stack, Switch, Text, TextInput, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type AnswerDifference, type AssistantTest, type TestStatus, testStatuses } from '@parley/contract';
import { IconSearch, IconSearchOff, IconTestPipe } from '@tabler/icons-react';
import { useState } from 'react';
import { Pages } from '../../ui/figures/Pages.tsx';
import { notifyUndo } from '../../ui/overlays/notify.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { QueryView } from '../../ui/states/QueryView.tsx';
import { TableSkeleton } from '../../ui/states/skeletons.tsx';
import { t } from '../../words/t.ts';
import { useDeleteTest } from './api/deleteAssistantTest.ts';
import { type Listed, testsPerPage, useTests } from './api/listAssistantTests.ts';
import { useRestoreTest } from './api/restoreAssistantTest.ts';
import { useAccept } from './api/runs/acceptAnswer.ts';
import { useStartRun } from './api/runs/startTestRun.ts';
import { useHoldBack } from './api/updateTestSettings.ts';
import { askedIn, ChangedTest } from './ChangedTest.tsx';
import { MakeTests } from './MakeTests.tsx';
import { Summary } from './Summary.tsx';
import { TestForm } from './TestForm.tsx';
import { TestsTable } from './TestsTable.tsx';
import { statusWords } from './words.ts';

const needsLook = ({ builtin }: AssistantTest) => ['worse', 'differs', 'broken'].includes(builtin.status);

/** The tests of the assistant: what changed, all tests, and the ways to make them. */
export const Tests = ({ recommenders }: { recommenders: ReadonlyMap<number, string> }) => {
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState<TestStatus | null>(null);
  const [page, setPage] = useState(1);
  const [late] = useDebouncedValue(search.trim(), 250);
  const query = useTests({ search: late, status }, page);
  const [edited, setEdited] = useState<{ test: AssistantTest | null; opened: boolean }>({ test: null, opened: false });
  const close = () => setEdited((before) => ({ ...before, opened: false }));
  const edit = (test: AssistantTest | null) => setEdited({ test, opened: true });
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setPage(1);
    };
  return (
    <>
      <QueryView query={query} loading={<TableSkeleton rows={6} />}>
        {(listed) => {
          const all = Object.values(listed.counts).reduce((sum, count) => sum + count, 0);
          return all === 0 ? (
            <Paper withBorder>
              <EmptyState icon={IconTestPipe} title={t('No tests yet')} action={<MakeTests first onWrite={() => edit(null)} />}>
                {t(
                  'A test asks your assistant the same thing after every change, and shows you what it says differently. It costs nothing.',
                )}
              </EmptyState>
            </Paper>
          ) : (
            <Stack gap="lg">
              <Results listed={listed} onEdit={edit} />
              <Paper withBorder component="section" aria-labelledby="all-tests">
                <Group justify="space-between" align="flex-end" gap="sm" p="md">
                  <Title order={2} size="h4" id="all-tests">
                    {t('All tests')}
                  </Title>
                  <Group gap="sm" flex="1 1 18rem" justify="flex-end">
                    <TextInput
                      aria-label={t('Find a test')}
                      placeholder={t('Find a test')}
                      leftSection={<IconSearch size={16} aria-hidden />}
                      value={search}
                      onChange={({ currentTarget }) => change(setSearch)(currentTarget.value)}
                    />
                    <Select
                      aria-label={t('Result')}
                      placeholder={t('Every result')}
                      clearable
                      w={170}
                      data={testStatuses.map((value) => ({ value, label: t(statusWords[value].label) }))}
                      value={status}
                      onChange={(value) => change(setStatus)(value as TestStatus | null)}
                    />
                  </Group>
                </Group>
                <List listed={listed} onEdit={edit} />
              </Paper>
              <Pages total={Math.ceil(listed.total / testsPerPage)} page={page} onPage={setPage} />
              <MakeTests onWrite={() => edit(null)} />
              <HoldBack holdBack={listed.holdBack} />
            </Stack>
          );
        }}
      </QueryView>
      <TestForm {...edited} recommenders={recommenders} onClose={close} onSaved={close} />
    </>
  );
};

interface PartProps {
  listed: Listed;
  onEdit: (test: AssistantTest) => void;
}

/** The verdict, and the tests of this page that need a look. */
const Results = ({ listed, onEdit }: PartProps) => {
  const start = useStartRun();
  const accept = useAccept();
  const changed = listed.tests.filter(needsLook);
  const acceptOf = (test: AssistantTest) => (difference?: AnswerDifference) =>
    accept.mutate({ id: test.id, ...(difference && { difference }) });
  return (
    <>
      <Summary listed={listed} busy={start.isPending} onRun={(writtenBy) => start.mutate(writtenBy)} />
      {changed.length > 0 && (
        <Paper withBorder component="section" aria-label={t('What needs a look')}>
          {changed.map((test) => (
            <ChangedTest
              key={test.id}
              test={test}
              busy={accept.isPending && accept.variables.id === test.id}
              onAccept={acceptOf(test)}
              onEdit={() => onEdit(test)}
            />
          ))}
        </Paper>
      )}
    </>
  );
};

const List = ({ listed: { tests, runs }, onEdit }: PartProps) => {
  const remove = useDeleteTest();
  const restore = useRestoreTest();
  const deleteTest = (test: AssistantTest) =>
    remove.mutate(test.id, {
      onSuccess: () => notifyUndo(t('“{title}” is deleted', { title: askedIn(test).slice(0, 60) }), () => restore.mutate(test.id)),
    });
  return tests.length > 0 ? (
    <TestsTable tests={tests} withModel={runs.model !== null} onEdit={onEdit} onDelete={deleteTest} />
  ) : (
    <EmptyState icon={IconSearchOff} title={t('Nothing found')}>
      {t('No test matches. Try different words, or every result.')}
    </EmptyState>
  );
};

const HoldBack = ({ holdBack }: { holdBack: boolean }) => {
  const save = useHoldBack();
  return (
    <Paper withBorder p="md">
      <Switch
        label={t('Hold back while tests fail')}
        checked={save.isPending ? save.variables : holdBack}
        onChange={({ currentTarget }) => save.mutate(currentTarget.checked)}
      />
      <Text size="sm" c="dimmed" mt={4} maw="68ch">
        {t(
          'Recommenders cannot be switched on while a test fails, and a change of yours to texts, pages or products that would make another test fail is not saved. What is live stays as it is, and imports go on.',
        )}
      </Text>
    </Paper>
  );
};
