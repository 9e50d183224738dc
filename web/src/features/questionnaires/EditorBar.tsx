import { ActionIcon, Button, Group, Paper, SegmentedControl, Select } from '@mantine/core';
import type { Question } from '@parley/contract';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useSetFirstQuestion } from './api/updateQuestionnaire.ts';
import classes from './EditorBar.module.css';
import type { EditorView } from './useViews.ts';
import { questionLabel } from './words.ts';

interface EditorBarProps {
  questionnaireId: string;
  firstQuestion: number | null;
  questions: readonly Question[];
  view: EditorView;
  onView: (view: EditorView) => void;
  onCreateQuestion: () => void;
  /** Shown below, in the same sticky bar. */
  children: ReactNode;
}

/** The sticky bar above the questions: the first question, and a new one (specification section 2, Questionnaire editor). */
export const EditorBar = ({ questionnaireId, firstQuestion, questions, view, onView, onCreateQuestion, children }: EditorBarProps) => {
  const setFirst = useSetFirstQuestion(questionnaireId);
  const shown = setFirst.isPending ? setFirst.variables : firstQuestion;
  return (
    <Paper withBorder className={classes.bar}>
      <Group align="flex-end" gap="sm">
        <Select
          label="First Question"
          placeholder={questions.length > 0 ? 'Choose where it begins' : 'No questions yet'}
          className={classes.first}
          data={questions.map((question) => ({ value: String(question.id), label: questionLabel(question) }))}
          value={shown === null || shown === undefined ? null : String(shown)}
          onChange={(value) => setFirst.mutate(value === null ? null : Number(value))}
          allowDeselect={false}
          searchable={questions.length > 8}
          disabled={questions.length === 0 || setFirst.isPending}
        />
        <SegmentedControl
          aria-label="View"
          className={classes.view}
          value={view}
          onChange={(chosen) => onView(chosen === 'map' ? 'map' : 'cards')}
          data={[
            { value: 'cards', label: 'Cards' },
            { value: 'map', label: 'Map' },
          ]}
        />
        <Button visibleFrom="sm" flex="none" onClick={onCreateQuestion} leftSection={<IconPlus size={18} aria-hidden />}>
          Create New Question
        </Button>
        <ActionIcon
          hiddenFrom="sm"
          flex="none"
          variant="filled"
          color="brand"
          size={36}
          onClick={onCreateQuestion}
          aria-label="Create New Question"
        >
          <IconPlus size={20} />
        </ActionIcon>
      </Group>
      {children}
    </Paper>
  );
};
