import { Box, Button, Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { type Bootstrap, defaultSize } from '@parley/contract';
import { PanelPreview, type Transport } from '@parley/widget/panel';
import { IconRefresh } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { QueryView } from '../../../ui/QueryView.tsx';
import { useBootstrap } from '../api/bootstrap.ts';
import classes from './Preview.module.css';
import type { Settings } from './settings.ts';

/** A preview keeps nothing and counts nothing, so what is tried here never shows up in the owner's figures. */
const offstage: Transport = {
  recordAnswer: () => undefined,
  tell: () => undefined,
  waiting: () => [],
  chat: async () => ({
    outputChatGPT: 'This is a preview. On your website, your assistant answers here.',
    recommendedProducts: [],
  }),
};

const withSettings = (bootstrap: Bootstrap, settings: Settings): Bootstrap => ({
  ...bootstrap,
  popup: {
    ...bootstrap.popup,
    ...settings,
    popupAdditionals: settings.popupAdditionals
      .filter(({ popupAdditionalText }) => popupAdditionalText.trim() !== '')
      .map((suggestion, index) => ({ ...suggestion, popupAdditionalId: index + 1 })),
  },
});

const Stage = ({ bootstrap, settings }: { bootstrap: Bootstrap; settings: Settings }) => {
  // Typing must not wait for the preview.
  const shown = useDeferredValue(settings);
  const merged = useMemo(() => withSettings(bootstrap, shown), [bootstrap, shown]);
  const width = shown.popupWidth ?? defaultSize[shown.popupOrChat].width;
  return (
    <Box maw={width} mx="auto">
      <PanelPreview bootstrap={merged} transport={offstage} />
    </Box>
  );
};

interface PreviewProps {
  popupId: string;
  clientId: string;
  /** The last settings without a fault: what is half typed would not be a colour yet. */
  settings: Settings;
}

/** The recommender as visitors will see it, redrawn with every change. */
export default function Preview({ popupId, clientId, settings }: PreviewProps) {
  const bootstrap = useBootstrap(popupId, clientId);
  const [round, setRound] = useState(0);
  return (
    <Paper withBorder className={classes.frame} component="section" aria-label="Preview">
      <Stack gap={2} mb="md">
        <Group justify="space-between">
          <Title order={2} size="h3">
            Preview
          </Title>
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            leftSection={<IconRefresh size={16} aria-hidden />}
            onClick={() => setRound(round + 1)}
          >
            Start over
          </Button>
        </Group>
        <Text size="xs" c="dimmed">
          Changes with what you type. Another questionnaire shows after saving.
        </Text>
      </Stack>
      <QueryView query={bootstrap} loading={<Skeleton height={420} radius="lg" />}>
        {(data) => <Stage key={round} bootstrap={data} settings={settings} />}
      </QueryView>
    </Paper>
  );
}
