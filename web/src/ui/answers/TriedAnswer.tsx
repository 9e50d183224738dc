import { Text } from '@mantine/core';
import type { Receipt } from '@parley/contract';
import { t } from '../../words/t.ts';
import classes from './WhyThisAnswer.module.css';
import { WhyThisAnswer } from './WhyThisAnswer.tsx';

/** An answer that an owner got while trying the assistant. */
export interface Trial {
  /** The question. */
  input: string;
  receipt: Receipt;
}

/** The reasons of the last answer of a try-out; nothing before the first. */
export const TriedAnswer = ({ trial }: { trial: Trial | null }) =>
  trial && (
    <section className={classes.tried} aria-label={t('The last answer')}>
      <Text size="sm" lineClamp={2}>
        {t('Asked: “{input}”', { input: trial.input })}
      </Text>
      <WhyThisAnswer key={trial.input} receipt={trial.receipt} />
    </section>
  );
