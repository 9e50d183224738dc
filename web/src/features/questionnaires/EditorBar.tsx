import { Button, Group, Paper, SegmentedControl, Select, TextInput } from '@mantine/core';
import type { Question } from '@parley/contract';
import { IconClipboardList, IconPlus, IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { t } from '../../words/t.ts';
import classes from './EditorBar.module.css';
import type { EditorView } from './useViews.ts';
import { questionLabel } from './words.ts';

interface EditorBarProps {
  firstQuestion: number | null;
  onFirstQuestion: (id: number) => void;
  questions: readonly Question[];
  view: EditorView;
  onView: (view: EditorView) => void;
  search: string;
  onSearch: (search: string) => void;
  /** Called when Enter is pressed in the search. */
  onNext: () => void;
  onCreateQuestion: () => void;
  onPaste: () => void;
  /** Shown below, in the same sticky bar. */
  children: ReactNode;
}

/** The sticky bar above the questions: the first question, and a new one (specification section 2, Questionnaire editor). */
export const EditorBar = (props: EditorBarProps) => {
  const { firstQuestion, onFirstQuestion, questions, view, onView, search, onSearch, onNext, onCreateQuestion, onPaste, children } = props;
  return (
    <Paper withBorder className={classes.bar}>
      <Group align="flex-end" gap="sm">
        <Select
          label={t('First Question')}
          placeholder={questions.length > 0 ? t('Choose where it begins') : t('No questions yet')}
          className={classes.first}
          data={questions.map((question, place) => ({ value: String(question.id), label: questionLabel(question, place + 1) }))}
          value={firstQuestion === null ? null : String(firstQuestion)}
          onChange={(value) => value !== null && onFirstQuestion(Number(value))}
          allowDeselect={false}
          searchable={questions.length > 8}
          disabled={questions.length === 0}
        />
        {questions.length > 8 && (
          <TextInput
            aria-label={t('Find a question')}
            placeholder={t('Find a question')}
            leftSection={<IconSearch size={16} aria-hidden />}
            className={classes.search}
            value={search}
            onChange={(event) => onSearch(event.currentTarget.value)}
            onKeyDown={(event) => event.key === 'Enter' && onNext()}
          />
        )}
        <SegmentedControl
          aria-label={t('View')}
          className={classes.view}
          value={view}
          onChange={(chosen) => onView(chosen === 'map' ? 'map' : 'cards')}
          data={[
            { value: 'cards', label: t('Outline') },
            { value: 'map', label: t('Map') },
          ]}
        />
        <Button variant="default" flex="none" onClick={onPaste} leftSection={<IconClipboardList size={18} aria-hidden />}>
          {t('Paste a list')}
        </Button>
        <Button flex="none" onClick={onCreateQuestion} leftSection={<IconPlus size={18} aria-hidden />}>
          {t('Create New Question')}
        </Button>
      </Group>
      {children}
    </Paper>
  );
};
