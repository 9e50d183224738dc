import { Anchor, Badge, Group, Text } from '@mantine/core';
import type { Receipt } from '@parley/contract';
import { type ReactNode, useId, useState } from 'react';
import { formatPrice } from '../../lib/formats/format.ts';
import { t } from '../../words/t.ts';
import { changeText, claimText, ruleText, sourceOf, writerText } from './receiptWords.ts';
import classes from './WhyThisAnswer.module.css';

interface WhyThisAnswerProps {
  /** null for an answer from before receipts were kept. */
  receipt: Receipt | null;
  /** Further actions on the answer. */
  children?: ReactNode;
}

/** A button that shows what stands behind an answer: each sentence with its sources. */
export const WhyThisAnswer = ({ receipt, children }: WhyThisAnswerProps) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <Group gap="md">
        <Anchor component="button" type="button" size="xs" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {t('Why this answer?')}
        </Anchor>
        {children}
      </Group>
      <div id={id} hidden={!open}>
        {open && (receipt ? <Reasons receipt={receipt} /> : <NoReasons />)}
      </div>
    </div>
  );
};

const NoReasons = () => (
  <Text size="xs" c="dimmed" className={classes.receipt}>
    {t('This answer is older than the reasons that Parley keeps. Newer answers have them.')}
  </Text>
);

const Reasons = ({ receipt }: { receipt: Receipt }) => {
  const cited = new Set(receipt.sentences.flatMap(({ claims }) => claims.flatMap(({ passages }) => passages)));
  const unused = receipt.passages.filter(({ id }) => !cited.has(id));
  return (
    <section className={classes.receipt} aria-label={t('Why this answer')}>
      <Group gap="xs" justify="space-between">
        <Text size="xs" c="dimmed">
          {writerText(receipt)}
        </Text>
        {receipt.unanswered && (
          <Badge color="orange" variant="light" radius="sm" tt="none">
            {t('No answer in your texts')}
          </Badge>
        )}
      </Group>
      <ol className={classes.list}>
        {receipt.sentences.map((sentence, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a receipt never changes
          <Sentence key={at} sentence={sentence} receipt={receipt} />
        ))}
      </ol>
      {unused.length > 0 && (
        <Text size="xs" c="dimmed">
          {t('Found too, and not used: {sources}', { sources: unused.map(sourceOf).join('; ') })}
        </Text>
      )}
    </section>
  );
};

const Sentence = ({ sentence, receipt }: { sentence: Receipt['sentences'][number]; receipt: Receipt }) => {
  const change = changeText(sentence);
  const passages = receipt.passages.filter(({ id }) => sentence.claims.some((claim) => claim.passages.includes(id)));
  // What a clause states is its quotation; a sum has words of its own beside those that it rests on.
  const claims = sentence.claims.filter((claim) => claim.kind !== 'policy' || !passages.some(({ id }) => claim.passages.includes(id)));
  const rule = ruleText(sentence.rule);
  return (
    <li>
      {sentence.text && <Text size="sm">{sentence.text}</Text>}
      {change && (
        <Text size="xs" className={classes.change}>
          {change}
        </Text>
      )}
      {passages.map((passage) => (
        <div key={passage.id}>
          <Text size="xs" component="blockquote" className={classes.quote}>
            {passage.text}
          </Text>
          <Text size="xs" c="dimmed">
            {passage.url ? (
              <Anchor size="xs" href={passage.url} target="_blank" rel="noopener noreferrer">
                {sourceOf(passage)}
              </Anchor>
            ) : (
              sourceOf(passage)
            )}
          </Text>
        </div>
      ))}
      {claims.map((claim, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a receipt never changes
        <Text key={at} size="xs" c="dimmed">
          {claimText(claim)}
          {receipt.products
            .filter(({ id }) => claim.products.includes(id))
            .map(({ id, title, link, price, currency }) => (
              <span key={id}>
                {': '}
                <Anchor size="xs" href={link} target="_blank" rel="noopener noreferrer">
                  {title}
                </Anchor>
                {price !== null && `, ${formatPrice(price, currency)}`}
              </span>
            ))}
        </Text>
      ))}
      {sentence.claims.length === 0 && sentence.text && (
        <Text size="xs" c="dimmed">
          {t('States nothing about your shop.')}
        </Text>
      )}
      {rule && (
        <Text size="xs" c="dimmed">
          {rule}
        </Text>
      )}
    </li>
  );
};
