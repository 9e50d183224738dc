import { NumberInput, Text } from '@mantine/core';
import { minorDigits } from '@parley/contract/money';
import { type ReactNode, useState } from 'react';
import { toMajor, toMinor } from '../../../lib/formats/money.ts';

interface MoneyInputProps {
  label: string;
  /** In minor units; null for none. */
  value: number | null;
  currency: string | null;
  onChange: (minor: number | null) => void;
  placeholder?: string | undefined;
  error?: ReactNode;
}

/** An input for an amount: shows major units, reports minor units. */
export const MoneyInput = ({ label, value, currency, onChange, placeholder, error }: MoneyInputProps) => {
  // Keeps the raw text while typing: '12.' must not become '12'.
  const [typed, setTyped] = useState<number | string>(value === null ? '' : toMajor(value, currency).toFixed(minorDigits(currency)));
  const change = (next: number | string) => {
    setTyped(next);
    onChange(next === '' || !Number.isFinite(Number(next)) ? null : toMinor(Number(next), currency));
  };
  return (
    <NumberInput
      label={label}
      value={typed}
      onChange={change}
      min={0}
      max={20_000_000}
      allowNegative={false}
      decimalScale={minorDigits(currency)}
      hideControls
      placeholder={placeholder}
      error={error}
      rightSection={
        currency && (
          <Text size="xs" c="dimmed">
            {currency}
          </Text>
        )
      }
      rightSectionWidth={48}
    />
  );
};
