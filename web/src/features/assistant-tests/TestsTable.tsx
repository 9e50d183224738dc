import { ActionIcon, Menu, Text } from '@mantine/core';
import type { AssistantTest } from '@parley/contract';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { type Column, DataTable } from '../../ui/figures/DataTable.tsx';
import { plural, t } from '../../words/t.ts';
import { askedIn } from './ChangedTest.tsx';
import { OutdatedBadge, StatusBadge } from './StatusBadge.tsx';
import { expectationsText, originWords } from './words.ts';

interface TestsTableProps {
  tests: readonly AssistantTest[];
  /** There is at least one result by the model. */
  withModel: boolean;
  onEdit: (test: AssistantTest) => void;
  onDelete: (test: AssistantTest) => void;
}

/** All tests with their last results. */
export const TestsTable = ({ tests, withModel, onEdit, onDelete }: TestsTableProps) => {
  const columns: Column<AssistantTest>[] = [
    {
      header: t('Asked'),
      cell: (test) => (
        <>
          {askedIn(test)}
          {test.turns.length > 1 && (
            <Text span size="xs" c="dimmed">
              {' '}
              {plural(test.turns.length - 1, 'after 1 more', 'after {n} more')}
            </Text>
          )}
        </>
      ),
    },
    { header: t('Expected'), cell: ({ expectations }) => expectationsText(expectations) },
    { header: t('Made from'), cell: ({ origin }) => t(originWords[origin]) },
    { header: t('Result'), cell: ({ builtin }) => <StatusBadge status={builtin.status} /> },
    ...(withModel ? [{ header: t('With the model'), cell: ({ model }: AssistantTest) => <ModelResult model={model} /> }] : []),
    {
      header: t('Actions'),
      align: 'end',
      cell: (test) => (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('Actions for “{test}”', { test: askedIn(test) })}>
              <IconDots size={18} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={() => onEdit(test)}>
              {t('Edit')}
            </Menu.Item>
            <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} color="red" onClick={() => onDelete(test)}>
              {t('Delete')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      ),
    },
  ];
  return <DataTable caption={t('Tests')} columns={columns} rows={tests} rowKey={({ id }) => id} onOpen={onEdit} wide />;
};

const ModelResult = ({ model }: Pick<AssistantTest, 'model'>) =>
  model === null ? '–' : model.outdated ? <OutdatedBadge /> : <StatusBadge status={model.status} />;
