import { ActionIcon, Anchor, Button, Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { Advice, DoneAdvice } from '@parley/contract';
import { IconCheck, IconX } from '@tabler/icons-react';
import { Link } from 'react-router';
import { notifyUndo } from '../../ui/overlays/notify.tsx';
import { QueryView } from '../../ui/states/QueryView.tsx';
import { t } from '../../words/t.ts';
import classes from './AdvicePanel.module.css';
import { useAdvice } from './api/listAdvice.ts';
import { useMarkAdvice } from './api/markAdvice.ts';
import { adviceWordsOf, doneText, effectText, outcomeText } from './words.ts';

interface ItemProps {
  advice: Advice;
  ownerId: number;
  onMark: (advice: Advice, mark: 'aside' | 'done') => void;
  busy: boolean;
}

const Item = ({ advice, ownerId, onMark, busy }: ItemProps) => {
  const { title, why, see, act } = adviceWordsOf(advice, ownerId);
  const effect = effectText(advice);
  return (
    <li className={classes.item}>
      <div className={classes.words}>
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Text>
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {why}
        </Text>
        {effect && (
          <Text size="sm" className={classes.effect}>
            {effect}
          </Text>
        )}
      </div>
      <Group gap="xs" className={classes.actions}>
        {see.to !== act.to && (
          <Anchor component={Link} to={see.to} size="sm" aria-label={`${see.label}: ${title}`}>
            {see.label}
          </Anchor>
        )}
        <Button size="compact-sm" variant="light" component={Link} to={act.to} aria-label={`${act.label}: ${title}`}>
          {act.label}
        </Button>
        <Group gap="xs" wrap="nowrap">
          <ActionIcon
            size={30}
            title={t('I did this')}
            aria-label={t('I did this: {title}', { title })}
            color="green"
            loading={busy}
            onClick={() => onMark(advice, 'done')}
          >
            <IconCheck size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            size={30}
            title={t('Put aside')}
            aria-label={t('Put aside: {title}', { title })}
            color="gray"
            disabled={busy}
            onClick={() => onMark(advice, 'aside')}
          >
            <IconX size={18} aria-hidden />
          </ActionIcon>
        </Group>
      </Group>
    </li>
  );
};

/** How much stands open: more at once is put off as a whole. */
const shownAtOnce = 5;

interface DoneProps {
  done: DoneAdvice;
  ownerId: number;
}

const Done = ({ done, ownerId }: DoneProps) => (
  <li className={classes.done}>
    <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
      {adviceWordsOf(done.advice, ownerId).title}
    </Text>
    <Text size="sm" c="dimmed">
      {doneText(done)} {outcomeText(done)}
    </Text>
  </li>
);

/** Advice ranked by how many visits it concerns, and the outcomes of advice that was followed. Nothing while there is nothing to say. */
export function AdvicePanel({ ownerId }: { ownerId: number }) {
  const query = useAdvice();
  const mark = useMarkAdvice();
  const onMark = (advice: Advice, as: 'aside' | 'done') =>
    mark.mutate(
      { key: advice.key, mark: as },
      {
        onSuccess: () =>
          notifyUndo(as === 'aside' ? t('Put aside.') : t('Noted. Once there are enough visits, you see here what came of it.'), () =>
            mark.mutate({ key: advice.key, mark: null }),
          ),
      },
    );
  const items = (list: readonly Advice[]) => (
    <ol className={classes.list}>
      {list.map((advice) => (
        <Item
          key={advice.key}
          advice={advice}
          ownerId={ownerId}
          onMark={onMark}
          busy={mark.isPending && mark.variables.key === advice.key}
        />
      ))}
    </ol>
  );
  return (
    <QueryView query={query} loading={<Skeleton height={180} radius="lg" />}>
      {({ advice, aside, done }) =>
        advice.length + aside.length + done.length > 0 && (
          <Paper withBorder component="section" aria-labelledby="what-to-do">
            <Group p="md" pb="xs" gap="xs" align="baseline">
              <Title order={2} size="h4" id="what-to-do">
                {t('What to do next')}
              </Title>
              <Text size="sm" c="dimmed">
                {t('From the last 30 days; what concerns most visits comes first.')}
              </Text>
            </Group>
            {advice.length > 0 ? (
              items(advice.slice(0, shownAtOnce))
            ) : (
              <Text size="sm" c="dimmed" px="md" pb="md">
                {t('Nothing for now.')}
              </Text>
            )}
            {advice.length > shownAtOnce && (
              <details className={classes.more}>
                <summary>{t('More ({count})', { count: advice.length - shownAtOnce })}</summary>
                {items(advice.slice(shownAtOnce))}
              </details>
            )}
            {done.length > 0 && (
              <details className={classes.more} open={advice.length === 0}>
                <summary>{t('Results of what you did ({count})', { count: done.length })}</summary>
                <ul className={classes.list}>
                  {done.map((outcome) => (
                    <Done key={outcome.advice.key} done={outcome} ownerId={ownerId} />
                  ))}
                </ul>
                <Text size="xs" c="dimmed" px="md" pb="sm">
                  {t('Before and after, with the range of 95 % certainty: something else may have changed as well.')}
                </Text>
              </details>
            )}
            {aside.length > 0 && (
              <details className={classes.more}>
                <summary>{t('Put aside ({count})', { count: aside.length })}</summary>
                <Stack gap={0}>
                  {aside.map((advice) => (
                    <Group key={advice.key} justify="space-between" gap="sm" px="md" py={6}>
                      <Text size="sm" flex="1 1 16rem" style={{ overflowWrap: 'anywhere' }}>
                        {adviceWordsOf(advice, ownerId).title}
                      </Text>
                      <Button
                        size="compact-sm"
                        variant="subtle"
                        aria-label={t('Show again: {title}', { title: adviceWordsOf(advice, ownerId).title })}
                        onClick={() => mark.mutate({ key: advice.key, mark: null })}
                      >
                        {t('Show again')}
                      </Button>
                    </Group>
                  ))}
                </Stack>
              </details>
            )}
          </Paper>
        )
      }
    </QueryView>
  );
}
