import { Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatMoment } from '../../../lib/formats/format.ts';
import { CodeToCopy } from '../../../ui/CodeToCopy.tsx';
import { t } from '../../../words/t.ts';
import { usePopupPages } from '../api/pages/listPopupPages.ts';
import classes from './embed.module.css';
import { PlatformNotes } from './PlatformNotes.tsx';
import { SiteCheck } from './SiteCheck.tsx';
import { snippetFor, tagManagerSnippetFor } from './snippet.ts';
import { Websites } from './Websites.tsx';

const Section = ({ title, hint, children }: { title: string; hint?: ReactNode; children: ReactNode }) => (
  <Stack gap="sm">
    <div>
      <Title order={3}>{title}</Title>
      {hint && (
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
      )}
    </div>
    {children}
  </Stack>
);

const Seen = ({ at }: { at: string | null }) => (
  <Group gap="xs" wrap="nowrap">
    <span className={classes.dot} data-seen={at !== null || undefined} />
    <Text size="sm">
      {at ? t('The snippet was last seen on {at}.', { at: formatMoment(at) }) : t('The snippet has not been seen on a website yet.')}
    </Text>
  </Group>
);

interface EmbedPanelProps {
  popupId: number;
  ownerId: number;
}

/**
 * Everything for embedding a recommender: allowed websites, the script tag, instructions, and a check. Used in a dialog and on a page.
 */
export const EmbedPanel = ({ popupId, ownerId }: EmbedPanelProps) => {
  const named = { origin: window.location.origin, userId: ownerId, popupId };
  const id = String(popupId);
  const pages = usePopupPages(id, { watch: true }).data;
  return (
    <Stack gap="xl">
      <Section title={t('Allowed websites')}>
        <Websites popupId={id} />
      </Section>
      <Section title={t('Snippet')} hint={t('Paste it into the header of every page, before the closing head tag.')}>
        <CodeToCopy code={snippetFor(named)} label={t('Copy snippet')} />
      </Section>
      <Section title={t('Where to paste it')}>
        {/* Opened once its state is known: an accordion takes its first value only. */}
        {pages && <PlatformNotes tagManagerSnippet={tagManagerSnippetFor(named)} recognised={pages.platform} />}
      </Section>
      <Section title={t('Is the snippet in place?')}>
        {pages && <Seen at={pages.snippetSeenAt} />}
        <SiteCheck popupId={id} websites={pages?.popupPages.map(({ showOnWebsite }) => showOnWebsite) ?? []} />
      </Section>
    </Stack>
  );
};
