import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import type { OutlineQuestion } from '@parley/contract';
import { useEffect, useState } from 'react';
import { type Plain, plural, t } from '../../../words/t.ts';
import { answerCount, questionCount } from '../words.ts';
import { type Pasted, readPasted } from './document/pasted.ts';

const example: Plain =
  'How long will you be away?\n  - A day\n  - Longer > Who packs most?\nHow do you travel?\n  1. On foot\n  2. By bike\nWho packs most?\n  - I pack light';

const nothing: Pasted = { questions: [], loose: [], notes: [] };

/** Makes questions of a pasted list or sheet, and shows what they become. */
export const PasteForm = ({ onTake }: { onTake: (questions: readonly OutlineQuestion[]) => void }) => {
  const [text, setText] = useState('');
  const [pasted, setPasted] = useState(nothing);
  useEffect(() => {
    let outdated = false;
    void readPasted(text).then((read) => {
      if (!outdated) setPasted(read);
    });
    return () => {
      outdated = true;
    };
  }, [text]);
  const { questions, notes, loose } = pasted;
  const answers = questions.reduce((sum, question) => sum + question.answers.length, 0);
  const questionText = (id: number | null) => {
    const place = questions.findIndex((question) => question.id === id);
    return place < 0 ? t('the end') : `${place + 1}`;
  };
  return (
    <Stack gap="md">
      <Textarea
        label={t('Paste here')}
        description={t(
          'A list from anywhere, Markdown, or cells of a sheet. “> question” points an answer there; without it the next question follows.',
        )}
        placeholder={t(example)}
        autosize
        minRows={8}
        maxRows={16}
        data-autofocus
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div aria-live="polite">
        {questions.length > 0 ? (
          <Stack gap="xs">
            <Text fw={600}>
              {t('Becomes {questions}, {answers}', { questions: questionCount(questions.length), answers: answerCount(answers) })}
            </Text>
            <ol style={{ margin: 0, paddingInlineStart: 24, maxHeight: 240, overflowY: 'auto' }}>
              {questions.map((question) => (
                <li key={question.id}>
                  {question.text}
                  <Text size="sm" c="dimmed">
                    {question.answers
                      .map((answer) => (answer.next_in_order ? answer.text : `${answer.text} → ${questionText(answer.next_question)}`))
                      .join(', ')}
                  </Text>
                </li>
              ))}
            </ol>
          </Stack>
        ) : (
          loose.length > 0 && (
            <Text size="sm">
              {t('There is no question in it. A question ends with “?”, is a heading, or stands further left than its answers.')}
            </Text>
          )
        )}
      </div>
      {notes.length > 0 && <Alert color="yellow">{notes.join(' ')}</Alert>}
      <Group justify="flex-end">
        <Button disabled={questions.length === 0} onClick={() => onTake(questions)}>
          {plural(questions.length, 'Make 1 question', 'Make {n} questions')}
        </Button>
      </Group>
    </Stack>
  );
};
