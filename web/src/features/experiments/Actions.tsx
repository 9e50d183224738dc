import { Button, Stack } from '@mantine/core';
import { type ExperimentReport, shownShares } from '@parley/contract';
import { IconArchive, IconArrowUpRight, IconPlayerPlay, IconPlayerStop, IconRestore } from '@tabler/icons-react';
import { confirmDanger } from '../../ui/overlays/confirm.tsx';
import { notifyUndo } from '../../ui/overlays/notify.tsx';
import { t } from '../../words/t.ts';
import { type ExperimentChange, useChangeExperiment, useDeleteExperiment } from './api/changeExperiment.ts';
import { groupName, plainPercent } from './words.ts';

/** Stop, keep the winner, archive: each with an undo. */
export function Actions({ report, onDeleted }: { report: ExperimentReport; onDeleted: () => void }) {
  const remove = useDeleteExperiment();
  const change = useChangeExperiment(report.id);
  const { state, verdict, about, groups, archived } = report;
  const make = (what: ExperimentChange, done?: string, undo?: ExperimentChange) =>
    change.mutate(what, {
      onSuccess: () => done && undo && notifyUndo(done, () => change.mutate(undo), `experiment-${report.id}`),
    });
  const winner = verdict === 'lost' ? 0 : about;
  const decided = verdict === 'won' || verdict === 'lost';
  const kept = groups[winner]?.share === shownShares.kept;
  const winnerShows = groups[winner]?.popupId !== null;
  const isWorth = report.question === 'worth';
  const name = groupName(report, winner);
  const share = plainPercent(shownShares.kept / 100);
  const busy = change.isPending;

  if (state !== 'running')
    return (
      <Stack gap="xs">
        {!archived && (
          <Button
            leftSection={<IconPlayerPlay size={16} aria-hidden />}
            variant={state === 'draft' ? 'filled' : 'default'}
            loading={busy}
            onClick={() => make({ kind: 'start' }, t('The experiment runs.'), state === 'stopped' ? { kind: 'stop' } : undefined)}
          >
            {state === 'draft' ? t('Start the experiment') : t('Go on with it')}
          </Button>
        )}
        {state === 'draft' && (
          <Button
            variant="subtle"
            color="red"
            loading={remove.isPending}
            onClick={() =>
              confirmDanger({
                title: t('Delete this draft?'),
                message: t('It never ran, so no figures are lost.'),
                action: t('Delete'),
                onConfirm: () => remove.mutate(report.id, { onSuccess: onDeleted }),
              })
            }
          >
            {t('Delete the draft')}
          </Button>
        )}
        {state === 'stopped' && (
          <Button
            variant="default"
            leftSection={archived ? <IconRestore size={16} aria-hidden /> : <IconArchive size={16} aria-hidden />}
            loading={busy}
            onClick={() =>
              make({ kind: 'archive', archived: !archived }, archived ? t('Back on the list.') : t('Archived.'), {
                kind: 'archive',
                archived,
              })
            }
          >
            {archived ? t('Bring back') : t('Archive')}
          </Button>
        )}
      </Stack>
    );
  return (
    <Stack gap="xs">
      {decided && winnerShows && !kept && (
        <Button
          leftSection={<IconArrowUpRight size={16} aria-hidden />}
          loading={busy}
          onClick={() =>
            make(
              { kind: 'split', group: winner, share: shownShares.kept },
              isWorth
                ? t('From midnight (UTC) on, {share} of your visitors see it.', { share })
                : t('From midnight (UTC) on, {share} of your visitors see {name}.', { share, name }),
              { kind: 'split', group: winner, share: groups[winner]?.share ?? shownShares.proving },
            )
          }
        >
          {isWorth ? t('Show it to {share}', { share }) : t('Show {name} to {share}', { name, share })}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconPlayerStop size={16} aria-hidden />}
        loading={busy}
        onClick={() =>
          make(
            { kind: 'stop', ...(decided && winnerShows && { show: winner }) },
            isWorth ? t('Stopped: everybody can see it again.') : t('Stopped.'),
            { kind: 'start' },
          )
        }
      >
        {decided && winnerShows && !isWorth ? t('Stop and show {name} to all', { name }) : t('Stop the experiment')}
      </Button>
    </Stack>
  );
}
