import { ActionIcon, Anchor, Badge, Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { LearntPage } from '@parley/contract';
import { IconExternalLink, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDay } from '../../lib/format.ts';
import { confirmDanger } from '../../ui/confirm.tsx';
import { QueryView } from '../../ui/QueryView.tsx';
import { useDeleteLearnt } from './api/deleteLearnt.ts';
import { useLearnt } from './api/listLearnt.ts';
import classes from './LearntPanel.module.css';

const topicNames: Record<LearntPage['topic'], string> = {
  delivery: 'Delivery',
  returns: 'Returns',
  payment: 'Payment',
  sizes: 'Sizes',
  contact: 'Contact',
  questions: 'Questions',
};

/** Information pages that imports found, each with its address and the date it was read. Renders nothing until there is one. */
export const LearntPanel = () => {
  const remove = useDeleteLearnt();
  const ask = (page: LearntPage) =>
    confirmDanger({
      title: `Forget “${page.title || topicNames[page.topic]}”?`,
      message: 'The assistant no longer answers from this page, and importing again does not bring it back.',
      action: 'Forget',
      onConfirm: () => remove.mutate(page.id),
    });
  return (
    <QueryView query={useLearnt()} loading={<Skeleton height={120} />}>
      {({ pages }) =>
        pages.length === 0 ? null : (
          <section aria-labelledby="learnt">
            <Title order={2} id="learnt">
              What we learnt from your shop
            </Title>
            <Text c="dimmed" size="sm" mt={4} mb="sm" maw={640}>
              The assistant answers visitors from these pages. Forget what is out of date or not meant for visitors.
            </Text>
            <Paper withBorder component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
              {pages.map((page, at) => (
                <Page
                  key={page.id}
                  page={page}
                  first={at === 0}
                  busy={remove.isPending && remove.variables === page.id}
                  onForget={() => ask(page)}
                />
              ))}
            </Paper>
          </section>
        )
      }
    </QueryView>
  );
};

/** The text without a leading title, because the title is shown above. */
const withoutTitle = ({ title, text }: LearntPage): string =>
  title && text.startsWith(`${title}\n`) ? text.slice(title.length).trimStart() : text;

const Page = ({ page, first, busy, onForget }: { page: LearntPage; first: boolean; busy: boolean; onForget: () => void }) => (
  <Stack component="li" gap={6} p="md" style={first ? undefined : { borderTop: '1px solid var(--mantine-color-default-border)' }}>
    <Group justify="space-between" wrap="nowrap" align="flex-start" gap="sm">
      <Group gap="xs">
        <Badge variant="light" radius="sm" tt="none">
          {topicNames[page.topic]}
        </Badge>
        <Text fw={600}>{page.title}</Text>
      </Group>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        loading={busy}
        aria-label={`Forget ${page.title || topicNames[page.topic]}`}
        onClick={onForget}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </Group>
    <Words text={withoutTitle(page)} />
    <Text size="xs" c="dimmed" className={classes.source}>
      <Anchor href={page.url} target="_blank" rel="noopener noreferrer nofollow" size="xs" inherit>
        {page.url.replace(/^https?:\/\/(?:www\.)?/, '')} <IconExternalLink size={12} aria-hidden style={{ verticalAlign: '-1px' }} />
      </Anchor>
      {' · read on '}
      {formatDay(page.fetchedAt)}
    </Text>
  </Stack>
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
          {whole ? 'Show less' : 'Show all'}
        </Anchor>
      )}
    </>
  );
};
