import { Box, Button, Group, Select, Skeleton, Stack, Text } from '@mantine/core';
import {
  type Answer,
  type Bootstrap,
  defaultSize,
  type Question,
  quickCustomizationLook,
  tryQuestionnaire,
  type VisitorPopup,
} from '@parley/contract';
import { PanelPreview, type Transport } from '@parley/widget/panel';
import { IconRefresh } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { send } from '../../lib/calls/api.ts';
import { type Trial, TriedAnswer } from '../../ui/answers/TriedAnswer.tsx';
import { QueryView } from '../../ui/states/QueryView.tsx';
import { t } from '../../words/t.ts';
import { useLook } from './api/getLook.ts';
import { questionLabel } from './words.ts';

/** The transport of a trial run: answers like the visitor's, but nothing is stored or counted. */
const trialTransport = (id: string, onAnswer: (trial: Trial) => void): Transport => ({
  recordAnswer: () => undefined,
  tell: () => undefined,
  waiting: () => [],
  async chat({ input, nextQuestionId, selectedAnswers }) {
    const answer = await send(tryQuestionnaire, {
      params: { id },
      body: {
        inputChatGPT: input,
        // The server does not know what is not saved yet.
        next_question_id: nextQuestionId !== null && nextQuestionId < 0 ? null : nextQuestionId,
        selectedAnswers: selectedAnswers.filter(({ answerId }) => answerId > 0),
      },
    });
    onAnswer({ input, receipt: answer.receipt });
    return answer;
  },
});

export interface TryItProps {
  questionnaireId: string;
  questions: readonly Question[];
  answers: ReadonlyMap<number, readonly Answer[]>;
  firstQuestion: number | null;
}

interface StageProps extends TryItProps {
  popup: VisitorPopup;
  start: number | null;
}

const Stage = ({ questionnaireId, questions, answers, start, popup }: StageProps) => {
  const [trial, setTrial] = useState<Trial | null>(null);
  const transport = useMemo(() => trialTransport(questionnaireId, setTrial), [questionnaireId]);
  const shown = useMemo((): Bootstrap => {
    const allQuestions = questions.map((question) => ({ ...question, answers: [...(answers.get(question.id) ?? [])] }));
    return {
      // No close button: closing would leave nothing to try.
      popup: { ...popup, alwaysDisplay: true },
      question: allQuestions.find(({ id }) => id === start) ?? null,
      allQuestions,
      quickCustomization: quickCustomizationLook.parse({}),
      popupEngagementUniqueIdentifier: 'preview',
    };
  }, [questions, answers, start, popup]);
  return (
    <>
      <Box maw={popup.popupWidth ?? defaultSize[popup.popupOrChat].width} w="100%" mx="auto">
        <PanelPreview bootstrap={shown} transport={transport} />
      </Box>
      <TriedAnswer trial={trial} />
    </>
  );
};

/** Runs the questionnaire as visitors see it, from any question. Loaded on demand. */
export default function TryIt(props: TryItProps) {
  const look = useLook(props.questionnaireId);
  const [chosen, setChosen] = useState<number | null>(null);
  const begin = props.firstQuestion ?? props.questions[0]?.id ?? null;
  const start = props.questions.some(({ id }) => id === chosen) ? chosen : begin;
  const [round, setRound] = useState(0);
  return (
    <Stack gap="md">
      <Group align="flex-end" gap="sm" wrap="nowrap">
        <Select
          label={t('Begin at')}
          flex={1}
          miw={0}
          data={props.questions.map((question, place) => ({ value: String(question.id), label: questionLabel(question, place + 1) }))}
          value={start === null ? null : String(start)}
          onChange={(value) => value !== null && setChosen(Number(value))}
          allowDeselect={false}
          searchable={props.questions.length > 8}
        />
        <Button variant="default" flex="none" leftSection={<IconRefresh size={16} aria-hidden />} onClick={() => setRound(round + 1)}>
          {t('Start over')}
        </Button>
      </Group>
      <QueryView query={look} loading={<Skeleton height={420} radius="lg" />}>
        {(popup) => <Stage key={`${round} ${start}`} {...props} popup={popup} start={start} />}
      </QueryView>
      <Text size="xs" c="dimmed">
        {t('Products and replies are real. Nothing of this is counted or kept in the history.')}
      </Text>
    </Stack>
  );
}
