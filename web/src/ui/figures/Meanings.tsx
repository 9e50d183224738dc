import { Text } from '@mantine/core';
import { t } from '../../words/t.ts';

interface Meaning {
  label: string;
  meaning: string;
}

/** What the numbers of a table count, folded away: readable without a pointer, unlike the tooltips of its headings. */
export const Meanings = ({ of }: { of: readonly Meaning[] }) => (
  <Text component="details" size="sm" c="dimmed">
    <summary style={{ cursor: 'pointer' }}>{t('What the numbers mean')}</summary>
    <dl style={{ margin: '8px 0 0' }}>
      {of.map(({ label, meaning }) => (
        <div key={label}>
          <dt style={{ display: 'inline', fontWeight: 600 }}>{label}: </dt>
          <dd style={{ display: 'inline', margin: 0 }}>{meaning}</dd>
        </div>
      ))}
    </dl>
  </Text>
);
