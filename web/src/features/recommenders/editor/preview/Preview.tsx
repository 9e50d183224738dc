import { Button, Group, Paper, SegmentedControl, Skeleton, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { type Bootstrap, designPictures } from '@parley/contract';
import type { Transport } from '@parley/widget/panel';
import { IconDeviceDesktop, IconDeviceMobile, IconRefresh, type TablerIcon } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { type Trial, TriedAnswer } from '../../../../ui/answers/TriedAnswer.tsx';
import { QueryView } from '../../../../ui/states/QueryView.tsx';
import { ownerLanguage } from '../../../../words/language.ts';
import { type Plain, t } from '../../../../words/t.ts';
import { useBootstrap } from '../../api/preview/bootstrap.ts';
import { tryTurn } from '../../api/preview/tryPopup.ts';
import { productChoiceOf, type Settings } from '../settings.ts';
import classes from './Preview.module.css';
import { PreviewStage, previewHeight, type Shown } from './PreviewStage.tsx';
import type { Device } from './previewBox.ts';

/**
 * A preview stores and counts nothing, so trying it does not affect the owner's analytics. The assistant answers as it would a
 * visitor, with the products that the current settings would recommend, saved or not.
 */
const offstage = (popupId: string, settings: () => Settings, onAnswer: (trial: Trial) => void): Transport => ({
  recordAnswer: () => undefined,
  tell: () => undefined,
  waiting: () => [],
  async chat({ input, nextQuestionId, selectedAnswers }) {
    const answer = await tryTurn(popupId, {
      inputChatGPT: input,
      next_question_id: nextQuestionId,
      selectedAnswers: [...selectedAnswers],
      ...productChoiceOf(settings()),
      askFollowUps: settings().askFollowUps,
      handover: settings().handover,
    });
    onAnswer({ input, receipt: answer.receipt });
    return answer;
  },
});

const withSettings = (bootstrap: Bootstrap, settings: Settings): Bootstrap => {
  const absolute = (picture: string) => (picture.startsWith('/') ? window.location.origin + picture : picture);
  return {
    ...bootstrap,
    popup: {
      ...bootstrap.popup,
      ...settings,
      // The language is known once it is saved.
      person: settings.handover === 'always' ? (bootstrap.popup.person ?? { text: t('Talk to someone'), language: ownerLanguage() }) : null,
      ...Object.fromEntries(designPictures.map((name) => [name, absolute(settings[name])])),
      popupAdditionals: settings.popupAdditionals
        .filter(({ popupAdditionalText }) => popupAdditionalText.trim() !== '')
        .map((suggestion, index) => ({ ...suggestion, popupAdditionalId: index + 1 })),
    },
  };
};

interface StageProps {
  popupId: string;
  bootstrap: Bootstrap;
  settings: Settings;
  device: Device;
  shown: Shown;
  begun: boolean;
  onView: (view: 'intro' | 'chat') => void;
}

const Stage = ({ popupId, bootstrap, settings, ...how }: StageProps) => {
  // Deferred, so that typing does not wait for the preview.
  const late = useDeferredValue(settings);
  const merged = useMemo(() => withSettings(bootstrap, late), [bootstrap, late]);
  const [latest] = useState({ settings: late });
  latest.settings = late;
  const [trial, setTrial] = useState<Trial | null>(null);
  const transport = useMemo(() => offstage(popupId, () => latest.settings, setTrial), [popupId, latest]);
  return (
    <>
      <PreviewStage bootstrap={merged} transport={transport} {...how} />
      <TriedAnswer trial={trial} />
    </>
  );
};

const devices: readonly { value: Device; label: Plain; icon: TablerIcon }[] = [
  { value: 'desktop', label: 'Desktop', icon: IconDeviceDesktop },
  { value: 'phone', label: 'Phone', icon: IconDeviceMobile },
];

const views: readonly { value: Shown; label: Plain }[] = [
  { value: 'intro', label: 'Intro' },
  { value: 'chat', label: 'Chat' },
  { value: 'launcher', label: 'Launcher' },
];

interface PreviewProps {
  popupId: string;
  clientId: string;
  /** The last valid settings; a colour that is half typed is not valid yet. */
  settings: Settings;
}

/** A live preview of the recommender, on a desktop and on a phone. */
export default function Preview({ popupId, clientId, settings }: PreviewProps) {
  const bootstrap = useBootstrap(popupId, clientId);
  const [device, setDevice] = useState<Device>('desktop');
  // Each run starts with a view; after that the panel navigates by itself and reports it.
  const [round, setRound] = useState({ count: 0, begun: false });
  const [shown, setShown] = useState<Shown>('intro');
  const begin = (begun: boolean) => setRound(({ count }) => ({ count: count + 1, begun }));
  const choose = (next: Shown) => {
    if (next !== 'launcher') begin(next === 'chat');
    setShown(next);
  };
  return (
    <Paper withBorder className={classes.frame} component="section" aria-label={t('Preview')}>
      <Stack gap="xs" mb="md">
        <Group justify="space-between" wrap="nowrap">
          <Title order={2} size="h3">
            {t('Preview')}
          </Title>
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            leftSection={<IconRefresh size={16} aria-hidden />}
            onClick={() => choose('intro')}
          >
            {t('Start over')}
          </Button>
        </Group>
        <Group justify="space-between" gap="xs">
          <SegmentedControl
            size="xs"
            aria-label={t('View')}
            data={views.map(({ value, label }) => ({ value, label: t(label) }))}
            value={shown}
            onChange={(value) => choose(value as Shown)}
          />
          <SegmentedControl
            size="xs"
            aria-label={t('Device')}
            data={devices.map(({ value, label, icon: Icon }) => ({
              value,
              label: (
                <Group gap={6} wrap="nowrap" justify="center">
                  <Icon size={16} stroke={1.7} aria-hidden />
                  <VisuallyHidden>{t(label)}</VisuallyHidden>
                </Group>
              ),
            }))}
            value={device}
            onChange={(value) => setDevice(value as Device)}
          />
        </Group>
      </Stack>
      <QueryView query={bootstrap} loading={<Skeleton height={previewHeight} radius="lg" />}>
        {(data) => (
          <Stage
            key={round.count}
            popupId={popupId}
            bootstrap={data}
            settings={settings}
            device={device}
            shown={shown}
            begun={round.begun}
            onView={(view) => setShown((before) => (before === 'launcher' ? before : view))}
          />
        )}
      </QueryView>
      <Text size="xs" c="dimmed" mt="sm">
        {t('Follows what you type. Replies and products are real, and nothing here is counted. Another questionnaire shows after saving.')}
      </Text>
    </Paper>
  );
}
