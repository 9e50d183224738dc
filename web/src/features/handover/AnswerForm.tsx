import { Button, Group, Stack, Textarea } from '@mantine/core';
import { type Handover, handoverLimits } from '@parley/contract';
import { IconSend } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { FormError } from '../../ui/forms/FormError.tsx';
import { notifyDone } from '../../ui/overlays/notify.tsx';
import { t } from '../../words/t.ts';
import { useAnswerHandover } from './api/answerHandover.ts';
import { whereTo } from './words.ts';

interface AnswerFormProps {
  handover: Handover;
  onDirtyChange: (dirty: boolean) => void;
}

/** Writes an answer to the visitor. */
export const AnswerForm = ({ handover, onDirtyChange }: AnswerFormProps) => {
  const [text, setText] = useState('');
  const answer = useAnswerHandover();
  const change = (value: string) => {
    setText(value);
    onDirtyChange(value.trim() !== '');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || answer.isPending) return;
    answer.mutate(
      { id: handover.id, text },
      {
        onSuccess: () => {
          change('');
          notifyDone(t('Your answer is on its way'));
        },
      },
    );
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <Textarea
          label={t('Your answer')}
          description={whereTo(handover)}
          autosize
          minRows={3}
          maxRows={12}
          maxLength={handoverLimits.answer}
          value={text}
          onChange={(event) => change(event.currentTarget.value)}
        />
        <FormError error={answer.error} />
        <Group justify="flex-end">
          <Button
            type="submit"
            leftSection={<IconSend size={16} aria-hidden />}
            loading={answer.isPending}
            disabled={text.trim() === '' || (handover.stopped && !handover.watching)}
          >
            {t('Send answer')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
