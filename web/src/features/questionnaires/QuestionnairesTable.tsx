import { Anchor, Button, Group } from '@mantine/core';
import type { Questionnaire } from '@parley/contract';
import { Link } from 'react-router';
import { formatNumber, formatSeconds } from '../../lib/format.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';

export const questionnairePath = (id: number): string => `/Questionnaire/${id}/`;

const columnsWith = (onDelete: (questionnaire: Questionnaire) => void, deleting: number | null): Column<Questionnaire>[] => [
  {
    header: 'Name',
    cell: ({ id, name }) => (
      <Anchor component={Link} to={questionnairePath(id)} inherit c="var(--mantine-color-text)">
        {name}
      </Anchor>
    ),
  },
  { header: 'Questions', cell: ({ total_questions }) => formatNumber(total_questions), align: 'end' },
  { header: 'Answers', cell: ({ total_answers }) => formatNumber(total_answers), align: 'end' },
  { header: 'Displayed', cell: ({ total_engagements }) => formatNumber(total_engagements), align: 'end' },
  { header: 'Responded', cell: ({ total_responses }) => formatNumber(total_responses), align: 'end' },
  {
    header: 'Avg. Response Time',
    cell: ({ average_response_time }) => (average_response_time === null ? '–' : `${formatSeconds(average_response_time)} s`),
    align: 'end',
  },
  {
    header: 'Edit or Delete',
    align: 'end',
    cell: (questionnaire) => (
      <Group gap="xs" justify="flex-end" wrap="nowrap">
        <Button
          size="compact-sm"
          variant="default"
          component={Link}
          to={questionnairePath(questionnaire.id)}
          aria-label={`Edit ${questionnaire.name}`}
        >
          Edit
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          loading={deleting === questionnaire.id}
          onClick={() => onDelete(questionnaire)}
          aria-label={`Delete ${questionnaire.name}`}
        >
          Delete
        </Button>
      </Group>
    ),
  },
];

interface QuestionnairesTableProps {
  questionnaires: readonly Questionnaire[];
  onDelete: (questionnaire: Questionnaire) => void;
  /** The id of the one being deleted. */
  deleting: number | null;
}

/** The owner's questionnaires with their counts (specification section 2, Questionnaires list). */
export const QuestionnairesTable = ({ questionnaires, onDelete, deleting }: QuestionnairesTableProps) => (
  <DataTable caption="Questionnaires" columns={columnsWith(onDelete, deleting)} rows={questionnaires} rowKey={({ id }) => id} />
);
