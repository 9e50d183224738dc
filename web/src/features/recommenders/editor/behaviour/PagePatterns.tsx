import { Text, Textarea, TextInput } from '@mantine/core';
import { fitsPage } from '@parley/contract/showing';
import { useState } from 'react';
import { t } from '../../../../words/t.ts';

interface PagePatternsProps {
  label: string;
  description: string;
  placeholder: string;
  value: readonly string[];
  onChange: (patterns: string[]) => void;
  /** The errors of the patterns, by their place in the list. */
  errorAt: (place: number) => string | undefined;
  listError: string | undefined;
}

const patternLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** A list of pages, one in a line. */
export const PagePatterns = ({ value, onChange, errorAt, listError, ...texts }: PagePatternsProps) => {
  const [text, setText] = useState(() => value.join('\n'));
  // A value from elsewhere (discarded changes, another tab) replaces the typed text.
  const shown = patternLines(text).join('\n') === value.join('\n') ? text : value.join('\n');
  const faulty = value.findIndex((_, place) => errorAt(place));
  const error = listError ?? (faulty >= 0 ? t('Line {number}: {error}', { number: faulty + 1, error: errorAt(faulty) ?? '' }) : undefined);
  return (
    <Textarea
      {...texts}
      autosize
      minRows={2}
      maxRows={10}
      spellCheck={false}
      value={shown}
      error={error}
      onChange={(event) => {
        setText(event.currentTarget.value);
        onChange(patternLines(event.currentTarget.value));
      }}
    />
  );
};

/** Tells whether the recommender shows on an address. */
export const PageTry = ({ only, never }: { only: readonly string[]; never: readonly string[] }) => {
  const [address, setAddress] = useState('');
  const blocking = never.find((pattern) => fitsPage(pattern, address));
  const allowing = only.find((pattern) => fitsPage(pattern, address));
  const verdict =
    blocking !== undefined
      ? t('Not shown there, because of “{pattern}”.', { pattern: blocking })
      : allowing !== undefined
        ? t('Shown there, because of “{pattern}”.', { pattern: allowing })
        : only.length > 0
          ? t('Not shown there: it is none of these pages.')
          : t('Shown there.');
  return (
    <div>
      <TextInput
        label={t('Try an address')}
        placeholder="https://shop.example/products/boots"
        inputMode="url"
        value={address}
        onChange={(event) => setAddress(event.currentTarget.value)}
      />
      <Text size="sm" c="dimmed" mt={4} role="status" mih={20}>
        {address.trim() && verdict}
      </Text>
    </div>
  );
};
