import { Anchor, Button, Group, Switch, Text } from '@mantine/core';
import type { PopupSummary } from '@parley/contract';
import { Link } from 'react-router';
import { figureWords } from '../../lib/formats/figures.ts';
import { formatNumber } from '../../lib/formats/format.ts';
import { type Column, DataTable } from '../../ui/figures/DataTable.tsx';
import { Sparkline } from '../../ui/figures/Sparkline.tsx';
import { useLater } from '../../ui/useLater.ts';
import { t } from '../../words/t.ts';
import { type MenuHandlers, MoreMenu } from './MoreMenu.tsx';
import classes from './RecommendersTable.module.css';

const loadMenu = () => import('./RowMenu.tsx');
type Later = ReturnType<typeof useLater<Awaited<ReturnType<typeof loadMenu>>>>;

/** The path of a recommender's editor. */
export const editPath = ({ clientId, popupId }: { clientId: number; popupId: number }): string => `/popups/edit/${clientId}/${popupId}`;

export interface RowHandlers extends MenuHandlers {
  onStatus: (popup: PopupSummary, active: boolean) => void;
}

const Displayed = ({ popup, days }: { popup: PopupSummary; days: readonly number[] | undefined }) => {
  const lately = days?.reduce((total, count) => total + count, 0) ?? 0;
  return (
    <span className={classes.displayed}>
      {days && <Sparkline values={days} label={t('In the last 30 days {lately}, today {today}', { lately, today: days.at(-1) ?? 0 })} />}
      <span>{formatNumber(popup.countEngagements)}</span>
    </span>
  );
};

const Status = ({ popup, onStatus }: { popup: PopupSummary; onStatus: RowHandlers['onStatus'] }) => (
  <Switch
    size="sm"
    color="green.9"
    checked={popup.status}
    onChange={(event) => onStatus(popup, event.currentTarget.checked)}
    aria-label={t('Active: {popup_name}', { popup_name: popup.popup_name })}
    label={
      <Text span size="sm" fw={550} className={classes.status} data-active={popup.status || undefined}>
        {popup.status ? t('Active') : t('Inactive')}
      </Text>
    }
  />
);

const Actions = ({ popup, later, ...handlers }: MenuHandlers & { popup: PopupSummary; later: Later }) => (
  <Group gap={6} justify="flex-end" wrap="nowrap">
    <Button
      size="compact-sm"
      variant="light"
      onClick={() => handlers.onEmbed(popup)}
      aria-label={t('Embed {popup_name}', { popup_name: popup.popup_name })}
    >
      {t('Embed')}
    </Button>
    <Button
      size="compact-sm"
      variant="default"
      component={Link}
      to={editPath({ clientId: popup.clientId, popupId: popup.popup_id })}
      aria-label={t('Edit {popup_name}', { popup_name: popup.popup_name })}
    >
      {t('Edit')}
    </Button>
    <MoreMenu popup={popup} later={later} {...handlers} />
  </Group>
);

const columnsWith = (
  days: ReadonlyMap<number, number[]> | undefined,
  { onStatus, ...menu }: RowHandlers,
  later: Later,
): Column<PopupSummary>[] => [
  {
    header: t('Name'),
    sortBy: (popup) => popup.popup_name,
    cell: (popup) => (
      <Anchor component={Link} to={editPath({ clientId: popup.clientId, popupId: popup.popup_id })} inherit c="var(--mantine-color-text)">
        {popup.popup_name}
      </Anchor>
    ),
  },
  {
    header: t(figureWords.displayed.label),
    meaning: t(figureWords.displayed.meaning),
    sortBy: (popup) => popup.countEngagements,
    cell: (popup) => <Displayed popup={popup} days={days?.get(popup.popup_id)} />,
    align: 'end',
  },
  {
    header: t('Chat Responses'),
    meaning: t(figureWords.chats.meaning),
    sortBy: (popup) => popup.chats_count,
    cell: (popup) => formatNumber(popup.chats_count),
    align: 'end',
  },
  { header: t('Total Tokens'), sortBy: (popup) => popup.tokenCounts, cell: (popup) => formatNumber(popup.tokenCounts), align: 'end' },
  { header: t('Status'), sortBy: (popup) => popup.status, cell: (popup) => <Status popup={popup} onStatus={onStatus} /> },
  { header: t('Publish or Edit'), align: 'end', cell: (popup) => <Actions popup={popup} later={later} {...menu} /> },
];

interface RecommendersTableProps extends RowHandlers {
  popups: readonly PopupSummary[];
  /** Displays of the last 30 days by recommender; undefined while loading. */
  days: ReadonlyMap<number, number[]> | undefined;
}

/** The owner's recommenders with their counts (specification section 2, Dashboard). */
export const RecommendersTable = ({ popups, days, ...handlers }: RecommendersTableProps) => {
  const later = useLater(loadMenu);
  return (
    <DataTable
      wide
      caption={t('Recommenders')}
      columns={columnsWith(days, handlers, later)}
      rows={popups}
      rowKey={(popup) => popup.popup_id}
    />
  );
};
