/** The texts of the history. Pure. */
import type { Conversation, TimelineEntry } from '@parley/contract';
import { openerWordsOf } from '../../lib/formats/triggerWords.ts';
import { type Plain, t } from '../../words/t.ts';

/** The first part of an engagement's id: enough to tell conversations apart on a page. */
export const shortId = (engagementId: string): string => engagementId.slice(0, 8);

/** 'https://shop.example/shoes/' → 'shop.example/shoes'; '–' for an unknown page. Other texts stay as they are. */
export const pageLabel = (link: string): string => {
  const url = URL.parse(link);
  if (!url) return link || '–';
  const path = url.pathname.replace(/\/$/, '');
  try {
    return url.host + decodeURI(path);
  } catch {
    return url.host + path;
  }
};

type Of<Kind extends TimelineEntry['kind']> = Extract<TimelineEntry, { kind: Kind }>;

const deviceWords: Readonly<Record<string, Plain>> = {
  desktop: 'on a desktop',
  tablet: 'on a tablet',
  phone: 'on a phone',
};

/** A device that only newer code knows keeps its name. */
const deviceText = (device: string): string => {
  const words = deviceWords[device];
  return words ? t(words) : device;
};

/** 'Saw it on shop.example/shoes, when about to leave, on a phone'. */
export const beganText = ({ page, trigger, device }: Pick<Of<'began'>, 'page' | 'trigger' | 'device'>): string =>
  [
    page ? t('Saw it on {page}', { page: pageLabel(page) }) : t('Saw it'),
    ...(trigger ? [openerWordsOf(trigger)?.began ?? trigger] : []),
    ...(device ? [deviceText(device)] : []),
  ].join(', ');

/** 'Red: deep red, Blue': the answers, each followed by its typed text. */
export const answersText = (answers: Of<'answered'>['answers']): string =>
  answers.map(({ text, typed }) => [text ?? t('An answer that was deleted since'), ...(typed ? [typed] : [])].join(': ')).join(', ');

type Info = Conversation['engagement_info'];

/** How a conversation went, the most telling thing first. */
export function outcomeOf({
  ordered,
  clicked,
  addedToCart,
  unanswered,
  popupEngagementEnd,
}: Pick<Info, 'ordered' | 'clicked' | 'addedToCart' | 'unanswered' | 'popupEngagementEnd'>): {
  text: string;
  color: string;
} {
  if (ordered) return { text: t('Ordered'), color: 'green' };
  if (addedToCart) return { text: t('In the cart'), color: 'green' };
  if (clicked) return { text: t('Clicked'), color: 'violet' };
  if (unanswered) return { text: t('No answer'), color: 'orange' };
  if (popupEngagementEnd === null) return { text: t('Ongoing'), color: 'gray' };
  return { text: t('Answered'), color: 'gray' };
}
