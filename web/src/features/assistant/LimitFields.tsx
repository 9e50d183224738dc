import { NumberInput, SimpleGrid } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { usualVisitorShare } from '@parley/contract';
import { formatNumber, locale } from '../../lib/formats/format.ts';
import { t } from '../../words/t.ts';
import type { AssistantValues } from './assistantValues.ts';

interface LimitFieldsProps {
  form: UseFormReturnType<AssistantValues>;
  /** The installation's limit; null for none. */
  standard: number | null;
  /** Whether models answer visitors, so that the share of a visitor matters. */
  withShare: boolean;
}

/** The tokens that the models may use in a day, and the share that one visitor may use. */
export const LimitFields = ({ form, standard, withShare }: LimitFieldsProps) => (
  <SimpleGrid cols={{ base: 1, sm: withShare ? 2 : 1 }} spacing="lg">
    <NumberInput
      label={t('Daily limit in tokens')}
      description={limitWords(standard)}
      placeholder={standard === null ? t('No limit') : formatNumber(standard)}
      min={1}
      allowDecimal={false}
      allowNegative={false}
      thousandSeparator={separator('group')}
      decimalSeparator={separator('decimal')}
      hideControls
      clampBehavior="none"
      inputWrapperOrder={order}
      {...form.getInputProps('dailyTokens')}
    />
    {withShare && (
      <NumberInput
        label={t('Share of one visitor in percent')}
        description={t(
          'Beyond it the built-in assistant answers this visitor until midnight UTC, so that nobody can use up the day alone. Visitors behind one address get twice as much together. 100: no share. Empty: the usual {share}.',
          { share: usualVisitorShare },
        )}
        placeholder={String(usualVisitorShare)}
        min={1}
        max={100}
        allowDecimal={false}
        allowNegative={false}
        hideControls
        clampBehavior="none"
        inputWrapperOrder={order}
        {...form.getInputProps('visitorShare')}
      />
    )}
  </SimpleGrid>
);

/** The fields stand side by side, so their descriptions of different length come below. */
const order: ('label' | 'input' | 'error' | 'description')[] = ['label', 'input', 'error', 'description'];

/** The separators of the user's locale. */
const separator = (type: 'group' | 'decimal') =>
  new Intl.NumberFormat(locale).formatToParts(12_345.6).find((part) => part.type === type)?.value ?? ' ';

/** About how many tokens an answer takes. */
const tokensOfAnswer = 1500;

const limitWords = (standard: number | null) =>
  standard === null
    ? t(
        'When it is reached the built-in assistant answers until midnight UTC, and you get a mail. Leave it empty for no limit. An answer takes about {tokens} tokens.',
        { tokens: tokensOfAnswer },
      )
    : t(
        'When it is reached the built-in assistant answers until midnight UTC, and you get a mail. Leave it empty for the usual {limit}. An answer takes about {tokens} tokens.',
        { limit: standard, tokens: tokensOfAnswer },
      );
