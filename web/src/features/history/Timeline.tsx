import { Anchor, Badge, Text, VisuallyHidden } from '@mantine/core';
import type { TimelineEntry } from '@parley/contract';
import {
  IconClick,
  IconDoorExit,
  IconEye,
  IconListCheck,
  IconMessageCircle,
  IconMessages,
  IconShoppingCart,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatClock } from '../../lib/formats/format.ts';
import { AskedByParley } from '../../ui/answers/AskedByParley.tsx';
import { WhyThisAnswer } from '../../ui/answers/WhyThisAnswer.tsx';
import { t } from '../../words/t.ts';
import classes from './Timeline.module.css';
import { answersText, beganText } from './words.ts';

const Event = ({ icon: Icon, at, children }: { icon: TablerIcon; at: string; children: ReactNode }) => (
  <li className={classes.event}>
    <Icon size={16} stroke={1.7} aria-hidden />
    <span>{children}</span>
    <time className={classes.time} dateTime={at}>
      {formatClock(at)}
    </time>
  </li>
);

const Bubble = ({ by, text }: { by: 'visitor' | 'bot'; text: string }) => (
  <div className={`${classes.bubble} ${classes[by]}`}>
    <VisuallyHidden>{by === 'visitor' ? t('Visitor:') : t('Bot:')} </VisuallyHidden>
    {text}
  </div>
);

type MakeTest = (chatId: number) => void;

const Said = ({
  id,
  input,
  output,
  products,
  receipt,
  onMakeTest,
}: Extract<TimelineEntry, { kind: 'said' }> & { onMakeTest: MakeTest }) => (
  <li className={classes.said}>
    {input && <Bubble by="visitor" text={input} />}
    {output && <Bubble by="bot" text={output} />}
    {output && (
      <WhyThisAnswer receipt={receipt}>
        {input && (
          <Anchor component="button" type="button" size="xs" onClick={() => onMakeTest(id)}>
            {t('Make this a test')}
          </Anchor>
        )}
      </WhyThisAnswer>
    )}
    {products.length > 0 && (
      <div className={classes.products}>
        <Text size="xs" c="dimmed" span>
          {t('Recommended:')}
        </Text>
        {products.map(({ id, productTitle, productLink }) => (
          <Anchor key={id} size="xs" href={productLink} target="_blank" rel="noreferrer">
            {productTitle}
          </Anchor>
        ))}
      </div>
    )}
  </li>
);

const Entry = ({ entry, onMakeTest }: { entry: TimelineEntry; onMakeTest: MakeTest }) => {
  switch (entry.kind) {
    case 'began':
      return (
        <Event icon={IconEye} at={entry.at}>
          {beganText(entry)}
        </Event>
      );
    case 'opened':
      return (
        <Event icon={IconMessageCircle} at={entry.at}>
          {t('Opened it')}
        </Event>
      );
    case 'closed':
      return (
        <Event icon={IconDoorExit} at={entry.at}>
          {t('Closed it, or left the page')}
        </Event>
      );
    case 'answered':
      return (
        <Event icon={IconListCheck} at={entry.at}>
          {entry.question ?? t('A question that was deleted since')}{' '}
          {entry.followUp && (
            <>
              <AskedByParley />{' '}
            </>
          )}
          <Badge component="span" variant="light" radius="sm" tt="none" h="auto" style={{ whiteSpace: 'normal' }}>
            {answersText(entry.answers)}
          </Badge>
        </Event>
      );
    case 'clicked':
      return (
        <Event icon={IconClick} at={entry.at}>
          {entry.title ? t('Followed the link to {title}', { title: entry.title }) : t('Followed a link')}
        </Event>
      );
    case 'addedToCart':
      return (
        <Event icon={IconShoppingCart} at={entry.at}>
          {entry.title ? t('Put {title} into the cart', { title: entry.title }) : t('Put a product into the cart')}
        </Event>
      );
    case 'askedPerson':
      return (
        <Event icon={IconMessages} at={entry.at}>
          {t('Asked to talk to someone: “{message}”', { message: entry.message })}{' '}
          <Anchor component={Link} size="sm" to={`/Messages?id=${entry.handoverId}`}>
            {entry.open ? t('Answer it') : t('Open the message')}
          </Anchor>
        </Event>
      );
    case 'personAnswered':
      return (
        <Event icon={IconMessages} at={entry.at}>
          {entry.by === 'mail'
            ? t('You answered by email: “{text}”', { text: entry.text })
            : t('You answered: “{text}”', { text: entry.text })}
        </Event>
      );
    case 'said':
      return <Said {...entry} onMakeTest={onMakeTest} />;
  }
};

/** A visitor's messages and actions, oldest first; scrolls above 500 px (specification sections 2 and 9). */
export const Timeline = ({ entries, onMakeTest }: { entries: readonly TimelineEntry[]; onMakeTest: MakeTest }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be focusable for the keyboard
  <section className={classes.scroll} tabIndex={0} aria-label={t('Conversation')} data-autofocus>
    <ol className={classes.list}>
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: past entries never change their order
        <Entry key={index} entry={entry} onMakeTest={onMakeTest} />
      ))}
    </ol>
  </section>
);
