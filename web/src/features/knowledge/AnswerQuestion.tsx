import { Button, Group, Modal, Stack, Text, Textarea, useMatches } from '@mantine/core';
import { useForm } from '@mantine/form';
import { ApiError } from '../../lib/calls/apiError.ts';
import { useOnce } from '../../lib/calls/once.ts';
import { FormError } from '../../ui/forms/FormError.tsx';
import { fieldErrors } from '../../ui/forms/formErrors.ts';
import { notifyUndo } from '../../ui/overlays/notify.tsx';
import { t } from '../../words/t.ts';
import { useAnswerUnanswered } from './api/answerUnanswered.ts';
import { useUndoAnswer } from './api/undoAnswer.ts';

interface AnswerQuestionProps {
  /** The question; the last one stays visible while the dialog fades out. */
  question: string;
  opened: boolean;
  onClose: () => void;
  /** The knowledge and the list of unanswered questions have changed. */
  onChanged: () => void;
}

/** The owner's answer to a question that the assistant could not answer; it knows it from then on. */
export const AnswerQuestion = ({ question, opened, onClose, onChanged }: AnswerQuestionProps) => {
  const onPhone = useMatches({ base: true, xs: false });
  return (
    <Modal opened={opened} onClose={onClose} title={t('Answer this question')} size="lg" fullScreen={onPhone} radius={onPhone ? 0 : 'lg'}>
      <Fields key={question} question={question} onClose={onClose} onChanged={onChanged} />
    </Modal>
  );
};

const Fields = ({ question, onClose, onChanged }: Omit<AnswerQuestionProps, 'opened'>) => {
  const form = useForm({ initialValues: { question, answer: '' } });
  const answer = useAnswerUnanswered(onChanged);
  const undo = useUndoAnswer(onChanged);
  const once = useOnce();
  const send = (into: 'faq' | 'text' | 'nowhere') => {
    if (!once.take()) return;
    answer.mutate(
      { ...form.getValues(), into },
      {
        onSuccess: ({ id }) => {
          onClose();
          notifyUndo(into === 'nowhere' ? t('The question is off the list') : t('Your assistant knows the answer now'), () =>
            undo.mutate(id),
          );
        },
        onError: (error) => {
          once.release();
          form.setErrors(fieldErrors(error));
        },
      },
    );
  };
  return (
    <form onSubmit={form.onSubmit(() => send('faq'))}>
      <Stack gap="md">
        <Textarea
          label={t('Question')}
          description={t('As it stands in your FAQs. Word it as most visitors would.')}
          autosize
          maxRows={4}
          {...form.getInputProps('question')}
        />
        <Textarea label={t('Your answer')} autosize minRows={4} maxRows={12} data-autofocus {...form.getInputProps('answer')} />
        <Text size="sm" c="dimmed">
          {t('It becomes one of your FAQs. Visitors get it from the next message on.')}
        </Text>
        <FormError error={answer.error} />
        {answer.error instanceof ApiError && answer.error.code === 'faq_full' && (
          <Group>
            <Button variant="light" onClick={() => send('text')}>
              {t('Keep it as a text of its own')}
            </Button>
          </Group>
        )}
        <Group justify="space-between" gap="sm">
          <Button variant="subtle" color="gray" disabled={answer.isPending} onClick={() => send('nowhere')}>
            {t('It needs no answer')}
          </Button>
          <Group gap="sm">
            <Button variant="default" onClick={onClose}>
              {t('Cancel')}
            </Button>
            <Button type="submit" loading={answer.isPending}>
              {t('Save the answer')}
            </Button>
          </Group>
        </Group>
      </Stack>
    </form>
  );
};
