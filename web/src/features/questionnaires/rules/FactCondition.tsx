import { Alert, Anchor, MultiSelect, Select, Skeleton, Text } from '@mantine/core';
import type { AnswerOf, listFactValues, ProductRule } from '@parley/contract';
import { formatNumber } from '../../../lib/formats/format.ts';
import { errorText } from '../../../ui/forms/formErrors.ts';
import { t } from '../../../words/t.ts';
import { useFactValues } from '../api/check/listFactValues.ts';
import { CountedOption } from './CountedOption.tsx';
import { familyWords } from './ruleValues.ts';

type FactRule = Extract<ProductRule, { field: 'fact' }>;
type Families = AnswerOf<typeof listFactValues>['families'];

interface FactConditionProps {
  rule: FactRule;
  /** Errors by field name within the rule. */
  errorOf: (field: string) => string | undefined;
  onChange: (rule: FactRule) => void;
}

/** The family and the values of a fact rule. What the rule names stays visible and removable when no product has it any more. */
export const FactCondition = (props: FactConditionProps) => {
  const { data, isError, error, refetch } = useFactValues();
  if (data) return <Choices {...props} families={data.families} />;
  if (!isError) return <Skeleton height={60} aria-label={t('Loading the facts')} />;
  return (
    <Alert variant="light" color="red" title={t('The facts could not be loaded')}>
      {errorText(error)}{' '}
      <Anchor component="button" type="button" inherit onClick={() => void refetch()}>
        {t('Try again')}
      </Anchor>
    </Alert>
  );
};

const Choices = ({ rule, families, errorOf, onChange }: FactConditionProps & { families: Families }) => {
  const chosen = families.find(({ family }) => family === rule.family);
  const values = new Map(chosen?.values.map((each) => [each.value, each]));
  const missing = rule.values.filter((value) => !values.has(value)).map((value) => ({ value, label: value }));
  const offered = families.map(({ family, familyName }) => ({ value: family, label: capitalised(familyName) }));
  const options = rule.family && !chosen ? [...offered, { value: rule.family, label: capitalised(familyWords(rule.family)) }] : offered;
  if (options.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('No facts are known of your products yet. Categories and attributes bring them.')}
      </Text>
    );
  return (
    <>
      <Select
        label={t('Kind of fact')}
        data={options}
        value={rule.family || null}
        onChange={(family) => onChange({ ...rule, family: family ?? '', values: [] })}
        searchable
        allowDeselect={false}
        placeholder={t('Choose')}
        error={errorOf('family')}
      />
      {rule.family && (
        <MultiSelect
          label={t('Facts')}
          description={t('One that fits is enough, whatever words your shop uses for it.')}
          data={[...[...values.values()].map(({ value, label }) => ({ value, label })), ...missing]}
          value={rule.values}
          onChange={(next) => onChange({ ...rule, values: next })}
          maxValues={50}
          searchable
          hidePickedOptions
          nothingFoundMessage={t('Nothing in your catalogue fits')}
          placeholder={rule.values.length === 0 ? t('Choose') : ''}
          error={errorOf('values')}
          renderOption={({ option }) => <CountedOption text={option.label} count={formatNumber(values.get(option.value)?.count ?? 0)} />}
        />
      )}
    </>
  );
};

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
