/** Groups days into weeks or months, so that the bars of a chart stay distinguishable. Pure. */
import type { ChatAnalytics } from '../api/getChatAnalytics.ts';
import type { Days } from '../period.ts';

/** Money is not in the chart: a bar of several currencies would add them up. */
type Day = Omit<ChatAnalytics['days'][number], 'attributed'>;
export type Counts = Omit<Day, 'day'>;
export type Bucket = Counts & Days;
export type Unit = 'day' | 'week' | 'month';

const maxDays = 93;
const maxWeeks = 104;

/** The unit in which a chart shows so many days. */
export const unitOf = (days: number): Unit => (days <= maxDays ? 'day' : days <= maxWeeks * 7 ? 'week' : 'month');

/** The days in order, grouped by `unit`; weeks start with the first day of the data. Every bucket has a day. */
export function bucketsOf(days: readonly Day[], unit: Unit): Bucket[] {
  const groups = Map.groupBy(
    days.map((day, index) => ({ day, index })),
    ({ day, index }) => (unit === 'day' ? day.day : unit === 'week' ? String(Math.floor(index / 7)) : day.day.slice(0, 7)),
  );
  return [...groups.values()].map((group) => {
    const [{ day: first } = { day: undefined }] = group;
    if (!first) throw new Error('a group holds a day');
    const { day: from, ...counts } = first;
    const to = group.at(-1)?.day.day ?? from;
    const rest = group.slice(1).map(({ day }) => day);
    return { from, to, ...rest.reduce<Counts>((sum, day) => addUp(sum, day), addUp(none, counts)) };
  });
}

const none: Counts = {
  displayed: 0,
  engagements: 0,
  opened: 0,
  responses: 0,
  conversations: 0,
  chats: 0,
  clicks: 0,
  cartAdds: 0,
  tokens: 0,
};

const addUp = (a: Counts, b: Counts): Counts => ({
  displayed: a.displayed + b.displayed,
  engagements: a.engagements + b.engagements,
  opened: a.opened + b.opened,
  responses: a.responses + b.responses,
  conversations: a.conversations + b.conversations,
  chats: a.chats + b.chats,
  clicks: a.clicks + b.clicks,
  cartAdds: a.cartAdds + b.cartAdds,
  tokens: a.tokens + b.tokens,
});
