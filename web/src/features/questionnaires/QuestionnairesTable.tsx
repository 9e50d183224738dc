import { ActionIcon, Anchor, Button, Group } from '@mantine/core';
import type { Questionnaire } from '@parley/contract';
import { IconCopy, IconCursorText, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { figureWords } from '../../lib/formats/figures.ts';
import { formatNumber, formatSeconds } from '../../lib/formats/format.ts';
import { type Column, DataTable } from '../../ui/figures/DataTable.tsx';
import { t } from '../../words/t.ts';

/** The path of a questionnaire's editor. */
export const questionnairePath = (id: number): string => `/Questionnaire/${id}/`;

export interface QuestionnaireActions {
  onRename: (questionnaire: Questionnaire) => void;
  onDuplicate: (questionnaire: Questionnaire) => void;
  onDelete: (questionnaire: Questionnaire) => void;
}

/** The ids of the questionnaires with a pending action. */
interface Busy {
  duplicating: number | null;
  deleting: number | null;
}

const columnsWith = (
  { onRename, onDuplicate, onDelete }: QuestionnaireActions,
  { duplicating, deleting }: Busy,
): Column<Questionnaire>[] => [
  {
    header: t('Name'),
    cell: ({ id, name }) => (
      <Anchor component={Link} to={questionnairePath(id)} inherit c="var(--mantine-color-text)">
        {name}
      </Anchor>
    ),
  },
  { header: t('Questions'), cell: ({ total_questions }) => formatNumber(total_questions), align: 'end' },
  { header: t('Answers'), cell: ({ total_answers }) => formatNumber(total_answers), align: 'end' },
  {
    header: t(figureWords.displayed.label),
    meaning: t(figureWords.displayed.meaning),
    cell: ({ total_engagements }) => formatNumber(total_engagements),
    align: 'end',
  },
  {
    header: t('Responded'),
    meaning: t(figureWords.responses.meaning),
    cell: ({ total_responses }) => formatNumber(total_responses),
    align: 'end',
  },
  {
    header: t('Avg. Response Time'),
    cell: ({ average_response_time }) => (average_response_time === null ? '–' : `${formatSeconds(average_response_time)} s`),
    align: 'end',
  },
  {
    header: t('Edit or Delete'),
    align: 'end',
    cell: (questionnaire) => {
      const { id, name } = questionnaire;
      const icons = [
        { label: t('Rename'), about: t('Rename {name}', { name }), icon: IconCursorText, color: 'gray', busy: false, run: onRename },
        {
          label: t('Duplicate'),
          about: t('Duplicate {name}', { name }),
          icon: IconCopy,
          color: 'gray',
          busy: duplicating === id,
          run: onDuplicate,
        },
        { label: t('Delete'), about: t('Delete {name}', { name }), icon: IconTrash, color: 'red', busy: deleting === id, run: onDelete },
      ];
      return (
        <Group gap={4} justify="flex-end" wrap="nowrap">
          <Button
            size="compact-sm"
            variant="default"
            mr={4}
            component={Link}
            to={questionnairePath(id)}
            aria-label={t('Edit {name}', { name })}
          >
            {t('Edit')}
          </Button>
          {icons.map(({ label, about, icon: Icon, color, busy, run }) => (
            <ActionIcon key={label} title={label} color={color} loading={busy} onClick={() => run(questionnaire)} aria-label={about}>
              <Icon size={18} stroke={1.7} />
            </ActionIcon>
          ))}
        </Group>
      );
    },
  },
];

interface QuestionnairesTableProps extends QuestionnaireActions, Busy {
  questionnaires: readonly Questionnaire[];
}

/** The owner's questionnaires with their counts (specification section 2, Questionnaires list). */
export const QuestionnairesTable = ({ questionnaires, duplicating, deleting, ...actions }: QuestionnairesTableProps) => (
  <DataTable
    wide
    caption={t('Questionnaires')}
    columns={columnsWith(actions, { duplicating, deleting })}
    rows={questionnaires}
    rowKey={({ id }) => id}
  />
);
