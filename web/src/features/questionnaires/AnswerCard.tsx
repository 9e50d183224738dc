import { Anchor, Badge, Box, Group, Image, Paper, Stack, Text } from '@mantine/core';
import type { Answer, Question } from '@parley/contract';
import { IconArrowRight, IconExternalLink, IconFlag, IconForms } from '@tabler/icons-react';
import { DragHandle } from '../../ui/Sortable.tsx';
import { CardActions, usualActions } from './CardActions.tsx';
import { ruleSummary } from './rules/ruleValues.ts';

const hostOf = (address: string): string => URL.parse(address)?.host ?? address;

const Next = ({ answer, next, onGo }: { answer: Answer; next: Question | undefined; onGo: (questionId: number) => void }) => {
  if (answer.next_question === null) {
    return (
      <Group gap={6} wrap="nowrap" c="dimmed">
        <IconFlag size={16} stroke={1.7} aria-hidden style={{ flex: 'none' }} />
        <Text size="sm">Ends here</Text>
      </Group>
    );
  }
  return (
    <Group gap={6} wrap="nowrap" align="flex-start">
      <IconArrowRight size={16} stroke={1.7} aria-hidden style={{ flex: 'none', marginTop: 2 }} />
      {next ? (
        <Anchor component="button" type="button" size="sm" ta="start" lineClamp={2} onClick={() => onGo(next.id)}>
          {next.text}
        </Anchor>
      ) : (
        <Text size="sm" c="red">
          Question {answer.next_question}, which does not exist
        </Text>
      )}
    </Group>
  );
};

const Marks = ({ answer, currency }: { answer: Answer; currency: string | null }) => (
  <>
    {(answer.answerHasInputField || answer.answerHasCallToAction) && (
      <Group gap={6}>
        {answer.answerHasInputField && (
          <Badge variant="light" color="gray" tt="none" fw={500} leftSection={<IconForms size={13} aria-hidden />}>
            Input field{answer.answerInputTextField ? `: ${answer.answerInputTextField}` : ''}
          </Badge>
        )}
        {answer.answerHasCallToAction && (
          <Badge variant="light" color="gray" tt="none" fw={500} leftSection={<IconExternalLink size={13} aria-hidden />}>
            Call to action: {hostOf(answer.answerCallToActionURL)}
          </Badge>
        )}
      </Group>
    )}
    {answer.product_rules.length > 0 && (
      <Stack gap={0} component="ul" m={0} p={0} style={{ listStyle: 'none' }} aria-label="Product rules">
        {answer.product_rules.slice(0, 3).map((rule, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rules have no id, and the list is read-only
          <Text key={index} component="li" size="xs" c="dimmed" lineClamp={2}>
            {ruleSummary(rule, currency)}
          </Text>
        ))}
        {answer.product_rules.length > 3 && (
          <Text component="li" size="xs" c="dimmed">
            and {answer.product_rules.length - 3} more
          </Text>
        )}
      </Stack>
    )}
  </>
);

interface AnswerCardProps {
  answer: Answer;
  /** The question it leads to; undefined when it ends the questionnaire or the question does not exist. */
  next: Question | undefined;
  currency: string | null;
  /** Its index among the answers of the question, and their number. */
  place: number;
  count: number;
  busy: boolean;
  onEdit: () => void;
  onDelete: () => void;
  onMove: (position: number) => void;
  onGo: (questionId: number) => void;
}

/** One answer of a question with its actions. */
export const AnswerCard = ({ answer, next, currency, place, count, busy, onEdit, onDelete, onMove, onGo }: AnswerCardProps) => {
  const actions = usualActions({ what: `answer “${answer.text}”`, place, count, busy, onMove, onEdit, onDelete });
  return (
    <Paper withBorder p="sm" radius="md" h="100%" style={{ display: 'flex', flexDirection: 'column' }}>
      <Group gap="sm" wrap="nowrap" align="flex-start" flex={1}>
        {answer.image && <Image src={answer.image} alt="" w={56} h={56} fit="cover" radius="sm" flex="none" loading="lazy" />}
        <Stack gap={6} flex={1} miw={0}>
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            {answer.text}
          </Text>
          <Text size="sm" c="dimmed" lineClamp={3} style={{ overflowWrap: 'anywhere' }}>
            {answer.text_for_chatgpt}
          </Text>
          <Marks answer={answer} currency={currency} />
          <Next answer={answer} next={next} onGo={onGo} />
        </Stack>
      </Group>
      <Group gap={2} justify="flex-end" mt="xs">
        {count > 1 && (
          <Box me="auto" ms={-8}>
            <DragHandle label={`Drag answer “${answer.text}”`} />
          </Box>
        )}
        <CardActions actions={actions} />
      </Group>
    </Paper>
  );
};
