import { NumberInput, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { currencyDigits, toMajor, toMinor } from '../../../lib/money.ts';

interface MoneyInputProps {
  label: string;
  /** Minor units; null for none. */
  value: number | null;
  currency: string | null;
  onChange: (minor: number | null) => void;
  placeholder?: string | undefined;
  error?: ReactNode;
}

/** An amount, typed as people write it and given in minor units. */
export const MoneyInput = ({ label, value, currency, onChange, placeholder, error }: MoneyInputProps) => {
  // What is typed stays as it is while it is typed: '12.' is not the 12 that it means.
  const [typed, setTyped] = useState<number | string>(value === null ? '' : toMajor(value, currency).toFixed(currencyDigits(currency)));
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
      decimalScale={currencyDigits(currency)}
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
