import { ActionIcon, Anchor, Badge, Button, Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { LearntPage } from '@parley/contract';
import { IconCheck, IconExternalLink, IconRefresh, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { formatDay } from '../../../lib/formats/format.ts';
import { confirmDanger } from '../../../ui/overlays/confirm.tsx';
import { notifyUndo } from '../../../ui/overlays/notify.tsx';
import { QueryView } from '../../../ui/states/QueryView.tsx';
import { type Plain, t } from '../../../words/t.ts';
import { useDeleteLearnt } from '../api/learnt/deleteLearnt.ts';
import { useLearnt } from '../api/learnt/listLearnt.ts';
import { useRereadLearnt } from '../api/learnt/rereadLearnt.ts';
import { useReviewLearnt } from '../api/learnt/reviewLearnt.ts';
import classes from './LearntPanel.module.css';

const topicNames: Readonly<Record<LearntPage['topic'], Plain>> = {
  delivery: 'Delivery',
  returns: 'Returns',
  payment: 'Payment',
  sizes: 'Sizes',
  contact: 'Contact',
  questions: 'Questions',
};

/** Information pages that imports found, each with its address, when it was read and what changed. Shows `empty` until there is one. */
export const LearntPanel = ({ empty = null }: { empty?: ReactNode }) => {
  const remove = useDeleteLearnt();
  const reread = useRereadLearnt();
  const review = useReviewLearnt();
  const ask = (page: LearntPage) =>
    confirmDanger({
      title: t('Forget “{page}”?', { page: nameOf(page) }),
      message: t('The assistant no longer answers from this page, and importing again does not bring it back.'),
      action: t('Forget'),
      onConfirm: () => remove.mutate(page.id),
    });
  const look = ({ id }: LearntPage) =>
    review.mutate(
      { id, seen: true },
      { onSuccess: () => notifyUndo(t('The change is off the list'), () => review.mutate({ id, seen: false })) },
    );
  return (
    <QueryView query={useLearnt()} loading={<Skeleton height={120} />}>
      {({ pages, rereading }) =>
        pages.length === 0 ? (
          empty
        ) : (
          <section aria-labelledby="learnt">
            <Group justify="space-between" align="flex-start" gap="sm" mb="sm">
              <div style={{ flex: '1 1 18rem' }}>
                <Title order={2} id="learnt">
                  {t('What we learnt from your shop')}
                </Title>
                <Text c="dimmed" size="sm" mt={4} maw={640}>
                  {t(
                    'The assistant answers visitors from these pages, and reads them again every week. Forget what is out of date or not meant for visitors.',
                  )}
                </Text>
              </div>
              <Button
                variant="default"
                leftSection={<IconRefresh size={16} aria-hidden />}
                loading={reread.isPending || rereading}
                onClick={() => reread.mutate()}
              >
                {t('Read them again')}
              </Button>
            </Group>
            <Text size="sm" role="status">
              {rereading ? t('Your pages are being read again…') : ''}
            </Text>
            <Paper withBorder component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
              {pages.map((page, at) => (
                <Page
                  key={page.id}
                  page={page}
                  first={at === 0}
                  busy={remove.isPending && remove.variables === page.id}
                  onForget={() => ask(page)}
                  onLook={() => look(page)}
                />
              ))}
            </Paper>
          </section>
        )
      }
    </QueryView>
  );
};

const nameOf = ({ title, topic }: LearntPage): string => title || t(topicNames[topic]);

const problemWords: Readonly<Record<NonNullable<LearntPage['problem']>, Plain>> = {
  missing: 'This page is no longer in your shop. The assistant still answers from what it said.',
  robots: 'The robots.txt of your shop does not let us read this page again.',
  unreachable: 'This page did not answer when we read it again.',
};

/** The text without a leading title, because the title is shown above. */
const withoutTitle = ({ title, text }: LearntPage): string =>
  title && text.startsWith(`${title}\n`) ? text.slice(title.length).trimStart() : text;

const readText = ({ fetchedAt, checkedAt }: LearntPage): string => {
  const [read, checked] = [formatDay(fetchedAt), formatDay(checkedAt)];
  return read === checked ? t('read on {read}', { read }) : t('read on {read}, unchanged on {checked}', { read, checked });
};

interface PageProps {
  page: LearntPage;
  first: boolean;
  busy: boolean;
  onForget: () => void;
  /** The owner has looked at what changed. */
  onLook: () => void;
}

const Page = ({ page, first, busy, onForget, onLook }: PageProps) => (
  <Stack component="li" gap={6} p="md" style={first ? undefined : { borderTop: '1px solid var(--mantine-color-default-border)' }}>
    <Group justify="space-between" wrap="nowrap" align="flex-start" gap="sm">
      <Group gap="xs">
        <Badge variant="light" radius="sm" tt="none">
          {t(topicNames[page.topic])}
        </Badge>
        <Text fw={600}>{page.title}</Text>
      </Group>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        loading={busy}
        aria-label={t('Forget {page}', { page: nameOf(page) })}
        onClick={onForget}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </Group>
    {page.changes.length > 0 && <Changes page={page} onLook={onLook} />}
    <Words text={withoutTitle(page)} />
    {page.problem && (
      <Text size="sm" className={classes.problem}>
        {t(problemWords[page.problem])}
      </Text>
    )}
    <Text size="xs" c="dimmed" className={classes.source}>
      <Anchor href={page.url} target="_blank" rel="noopener noreferrer nofollow" size="xs" inherit>
        {page.url.replace(/^https?:\/\/(?:www\.)?/, '')} <IconExternalLink size={12} aria-hidden style={{ verticalAlign: '-1px' }} />
      </Anchor>
      {' · '}
      {readText(page)}
    </Text>
  </Stack>
);

/** What changed on a page since the owner last looked, line by line. */
const Changes = ({ page, onLook }: { page: LearntPage; onLook: () => void }) => (
  <section className={classes.changes} aria-label={t('What changed on {page}', { page: nameOf(page) })}>
    <Group justify="space-between" gap="xs">
      <Text size="sm" fw={600}>
        {page.changedAt ? t('Changed on {day}', { day: formatDay(page.changedAt) }) : t('Changed')}
      </Text>
      <Button size="compact-sm" variant="light" leftSection={<IconCheck size={14} aria-hidden />} onClick={onLook}>
        {t('I have looked')}
      </Button>
    </Group>
    {page.changes.map(({ before, after }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
      <div key={at}>
        {before.map((line) => (
          <del key={line} className={classes.line}>
            {line}
          </del>
        ))}
        {after.map((line) => (
          <ins key={line} className={classes.line}>
            {line}
          </ins>
        ))}
      </div>
    ))}
  </section>
);

/** The first lines of a text, expandable. Not Mantine's Spoiler, which makes each one a landmark. */
const Words = ({ text }: { text: string }) => {
  const [whole, setWhole] = useState(false);
  const shown = whole ? text : text.replace(/\n{2,}/g, '\n');
  return (
    <>
      <Text size="sm" className={classes.text} {...(!whole && { lineClamp: 3 })}>
        {shown}
      </Text>
      {(text.length > 200 || text.split('\n').length > 3) && (
        <Anchor component="button" type="button" size="sm" className={classes.more} aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? t('Show less') : t('Show all')}
        </Anchor>
      )}
    </>
  );
};
