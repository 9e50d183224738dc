import { Group, MultiSelect, Select, Text, TextInput } from '@mantine/core';
import type { AnswerOf, listFacets, ProductRule } from '@parley/contract';
import { formatNumber, formatPrice } from '../../../lib/formats/format.ts';
import { t } from '../../../words/t.ts';
import { CountedOption } from './CountedOption.tsx';
import { FactCondition } from './FactCondition.tsx';
import { MoneyInput } from './MoneyInput.tsx';
import { ProductPicker } from './ProductPicker.tsx';

export type Facets = AnswerOf<typeof listFacets>;
type Counted = Facets['categories'];

interface ConditionProps {
  rule: ProductRule;
  facets: Facets;
  /** Errors by field name within the rule. */
  errorOf: (field: string) => string | undefined;
  onChange: (rule: ProductRule) => void;
}

interface ValuesProps {
  label: string;
  offered: Counted;
  chosen: string[];
  error: string | undefined;
  onChange: (values: string[]) => void;
}

/** Chosen values stay visible and removable when the catalogue no longer has them. */
const Values = ({ label, offered, chosen, error, onChange }: ValuesProps) => {
  const counts = new Map(offered.map(({ value, count }) => [value, count]));
  const missing = chosen.filter((value) => !counts.has(value));
  return (
    <MultiSelect
      label={label}
      description={t('One that fits is enough.')}
      data={[...counts.keys(), ...missing]}
      value={chosen}
      onChange={onChange}
      maxValues={50}
      searchable
      hidePickedOptions
      nothingFoundMessage={t('Nothing in your catalogue fits')}
      placeholder={chosen.length === 0 ? t('Choose') : ''}
      error={error}
      renderOption={({ option }) => <CountedOption text={option.value} count={formatNumber(counts.get(option.value) ?? 0)} />}
    />
  );
};

/** The part of a rule's form that depends on its field. */
export const RuleCondition = ({ rule, facets, errorOf, onChange }: ConditionProps) => {
  const currency = facets.price?.currency ?? null;
  switch (rule.field) {
    case 'category':
      return (
        <Values
          label={t('Categories')}
          offered={facets.categories}
          chosen={rule.values}
          error={errorOf('values')}
          onChange={(values) => onChange({ ...rule, values })}
        />
      );
    case 'tag':
      return (
        <Values
          label={t('Tags')}
          offered={facets.tags}
          chosen={rule.values}
          error={errorOf('values')}
          onChange={(values) => onChange({ ...rule, values })}
        />
      );
    case 'attribute': {
      const names = facets.attributes.map(({ name }) => name);
      const options = rule.name && !names.includes(rule.name) ? [...names, rule.name] : names;
      return (
        <>
          <Select
            label={t('Attribute')}
            data={options}
            value={rule.name || null}
            onChange={(name) => onChange({ ...rule, name: name ?? '', values: [] })}
            searchable
            allowDeselect={false}
            placeholder={t('Choose')}
            error={errorOf('name')}
          />
          {rule.name && (
            <Values
              label={t('Values of {name}', { name: rule.name })}
              offered={facets.attributes.find(({ name }) => name === rule.name)?.values ?? []}
              chosen={rule.values}
              error={errorOf('values')}
              onChange={(values) => onChange({ ...rule, values })}
            />
          )}
        </>
      );
    }
    case 'fact':
      return <FactCondition rule={rule} errorOf={errorOf} onChange={onChange} />;
    case 'price':
      return (
        <>
          <Group grow align="flex-start">
            <MoneyInput
              label={t('From')}
              value={rule.min}
              currency={currency}
              onChange={(min) => onChange({ ...rule, min })}
              error={errorOf('min')}
            />
            <MoneyInput
              label={t('To')}
              value={rule.max}
              currency={currency}
              onChange={(max) => onChange({ ...rule, max })}
              error={errorOf('max')}
            />
          </Group>
          {facets.price && (
            <Text size="xs" c="dimmed">
              {t('Your products cost from {min} to {max}. Leave one empty for no limit.', {
                min: formatPrice(facets.price.min, currency),
                max: formatPrice(facets.price.max, currency),
              })}
            </Text>
          )}
        </>
      );
    case 'text':
      return (
        <TextInput
          label={t('Words')}
          description={t('Fits products whose title, description, tags or categories hold all of them.')}
          value={rule.text}
          onChange={(event) => onChange({ ...rule, text: event.currentTarget.value })}
          maxLength={200}
          error={errorOf('text')}
        />
      );
    case 'product':
      return <ProductPicker ids={rule.ids} onChange={(ids) => onChange({ ...rule, ids })} error={errorOf('ids')} />;
  }
};
