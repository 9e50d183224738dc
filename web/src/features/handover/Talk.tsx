import { VisuallyHidden } from '@mantine/core';
import type { Handover } from '@parley/contract';
import { t } from '../../words/t.ts';
import classes from './Talk.module.css';

const Bubble = ({ by, text }: { by: 'Visitor' | 'Bot'; text: string }) => (
  <li className={`${classes.bubble} ${by === 'Visitor' ? classes.visitor : classes.other}`}>
    <VisuallyHidden>{by === 'Visitor' ? t('Visitor:') : t('Bot:')} </VisuallyHidden>
    {text}
  </li>
);

/** What the visitor and the assistant said before, oldest first. */
export const Talk = ({ chats }: Pick<Handover, 'chats'>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be focusable for the keyboard
  <ol className={classes.talk} tabIndex={0} aria-label={t('The conversation before')}>
    {chats.flatMap(({ id, inputChatGPT, outputChatGPT }) => [
      inputChatGPT && <Bubble key={`${id}-in`} by="Visitor" text={inputChatGPT} />,
      outputChatGPT && <Bubble key={`${id}-out`} by="Bot" text={outputChatGPT} />,
    ])}
  </ol>
);
