import { Anchor, Badge, Button, Group, Modal, Skeleton, Stack, Text, useMatches } from '@mantine/core';
import type { Handover } from '@parley/contract';
import { IconHistory, IconMailOff } from '@tabler/icons-react';
import { Link } from 'react-router';
import { ApiError } from '../../lib/calls/apiError.ts';
import { formatMoment } from '../../lib/formats/format.ts';
import { useCloseGuard } from '../../ui/forms/useCloseGuard.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { QueryView } from '../../ui/states/QueryView.tsx';
import { t } from '../../words/t.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { useHandover } from './api/getHandover.ts';
import { useSettleHandover } from './api/settleHandover.ts';
import classes from './Talk.module.css';
import { Talk } from './Talk.tsx';
import { placeText } from './words.ts';

const Facts = ({ email, name, at, page, open, recommender }: Handover & { recommender: string | undefined }) => (
  <Group gap="4px var(--mantine-spacing-md)" c="dimmed">
    <Badge variant="light" color={open ? 'orange' : 'green'} radius="sm" tt="none">
      {open ? t('Open|adjective') : t('Answered')}
    </Badge>
    <Anchor size="sm" href={`mailto:${encodeURIComponent(email)}`} style={{ overflowWrap: 'anywhere' }}>
      {email}
    </Anchor>
    {[name, formatMoment(at), recommender ?? ''].filter(Boolean).map((fact) => (
      <Text key={fact} size="sm" style={{ overflowWrap: 'anywhere' }}>
        {fact}
      </Text>
    ))}
    {/^https?:\/\//.test(page) && (
      <Anchor size="sm" href={page} target="_blank" rel="noreferrer" style={{ overflowWrap: 'anywhere' }}>
        {page}
      </Anchor>
    )}
  </Group>
);

const Heading = ({ children }: { children: string }) => (
  <Text component="h3" size="sm" fw={600}>
    {children}
  </Text>
);

const Answers = ({ answers }: Pick<Handover, 'answers'>) => (
  <Stack gap="xs" component="section" aria-label={t('Your answers')}>
    <Heading>{t('Your answers')}</Heading>
    {answers.map(({ id, at, text, by, place }) => (
      <Stack key={id} gap={2}>
        <div className={classes.message}>{text}</div>
        <Text size="xs" c={place === 'failed' || place === 'stopped' ? 'red' : 'dimmed'}>
          {[formatMoment(at), ...(by === 'mail' ? [t('Written by email')] : []), placeText(place)].join(' · ')}
        </Text>
      </Stack>
    ))}
  </Stack>
);

interface MessageModalProps {
  /** The message to show; the last one stays visible while the dialog fades out. */
  id: number | null;
  opened: boolean;
  /** Names of recommenders by id. */
  recommenders: ReadonlyMap<number, string>;
  onClose: () => void;
}

/** One message of a visitor with its conversation, and the form to answer it. */
export const MessageModal = ({ id, opened, recommenders, onClose }: MessageModalProps) => {
  const query = useHandover(opened ? id : null);
  const settle = useSettleHandover();
  const guard = useCloseGuard(onClose);
  const onPhone = useMatches({ base: true, xs: false });
  const isGone = query.error instanceof ApiError && [400, 404].includes(query.error.status);
  return (
    <Modal opened={opened} onClose={guard.askToClose} title={t('Message')} size="lg" fullScreen={onPhone} radius={onPhone ? 0 : 'lg'}>
      {isGone ? (
        <EmptyState icon={IconMailOff} title={t('Not there any more')} action={<Button onClick={guard.close}>{t('Close')}</Button>}>
          {t('This message was deleted with its conversation, or it is not one of yours.')}
        </EmptyState>
      ) : (
        <QueryView query={query} loading={<Skeleton height={400} />}>
          {(handover) => (
            <Stack gap="md">
              <Facts {...handover} recommender={recommenders.get(handover.popup_id)} />
              {handover.chats.length > 0 && (
                <Stack gap="xs">
                  <Heading>{t('The conversation before')}</Heading>
                  <Talk chats={handover.chats} />
                </Stack>
              )}
              <Stack gap="xs">
                <Heading>{t('The message')}</Heading>
                <div className={classes.message} dir="auto">
                  {handover.message}
                </div>
                <Text size="xs" c="dimmed">
                  {t('Agreed on {moment}: “{text}”', { moment: formatMoment(handover.consent.at), text: handover.consent.text })}
                </Text>
              </Stack>
              {handover.answers.length > 0 && <Answers answers={handover.answers} />}
              <AnswerForm key={handover.id} handover={handover} onDirtyChange={guard.onDirtyChange} />
              <Group justify="space-between" gap="xs">
                <Button
                  component={Link}
                  to={`/History?id=${handover.engagementId}`}
                  variant="subtle"
                  leftSection={<IconHistory size={16} aria-hidden />}
                >
                  {t('The whole visit')}
                </Button>
                <Button
                  variant="default"
                  loading={settle.isPending}
                  onClick={() => settle.mutate({ id: handover.id, open: !handover.open })}
                >
                  {handover.open ? t('Mark as answered') : t('Mark as open')}
                </Button>
              </Group>
            </Stack>
          )}
        </QueryView>
      )}
    </Modal>
  );
};
