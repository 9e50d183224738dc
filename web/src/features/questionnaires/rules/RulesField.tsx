import { ActionIcon, Alert, Anchor, Button, Group, NumberInput, Paper, Select, Stack, Text } from '@mantine/core';
import type { ProductRule } from '@parley/contract';
import { IconPackages, IconPlus, IconTrash } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { QueryView } from '../../../ui/states/QueryView.tsx';
import { FormSkeleton } from '../../../ui/states/skeletons.tsx';
import { rich } from '../../../words/rich.tsx';
import { type Plain, t } from '../../../words/t.ts';
import { type Facets, RuleCondition } from './RuleConditions.tsx';
import { RuleMatches } from './RuleMatches.tsx';
import { type KeyedRules, keyed, withOneMore, withoutRule, withRule } from './rowKeys.ts';
import { emptyRule, fieldLabels, type RuleField, ruleSummary } from './ruleValues.ts';

const effects: readonly { value: ProductRule['effect']; label: Plain }[] = [
  { value: 'prefer', label: 'Prefer: products that fit come first' },
  { value: 'exclude', label: 'Exclude: never show what fits' },
  { value: 'require', label: 'Require: show only what fits' },
];

const fields: readonly RuleField[] = ['category', 'tag', 'attribute', 'fact', 'price', 'text', 'product'];
const mostRules = 20;

interface RuleRowProps {
  rule: ProductRule;
  index: number;
  facets: Facets;
  errorOf: (field: string) => string | undefined;
  onChange: (rule: ProductRule) => void;
  onRemove: () => void;
}

const RuleRow = ({ rule, index, facets, errorOf, onChange, onRemove }: RuleRowProps) => {
  const titleId = useId();
  return (
    <Paper withBorder p="sm" component="fieldset" m={0} aria-labelledby={titleId}>
      <Stack gap="sm">
        <Group justify="space-between" wrap="nowrap" gap="xs">
          <Text id={titleId} size="sm" fw={600}>
            {t('Rule {number}', { number: index + 1 })}
          </Text>
          <ActionIcon color="red" onClick={onRemove} aria-label={t('Delete rule {number}', { number: index + 1 })}>
            <IconTrash size={18} stroke={1.7} />
          </ActionIcon>
        </Group>
        <Group grow preventGrowOverflow={false} align="flex-start" gap="sm">
          <Select
            label={t('Effect')}
            data={effects.map(({ value, label }) => ({ value, label: t(label) }))}
            value={rule.effect}
            allowDeselect={false}
            flex="2 1 15rem"
            onChange={(effect) => effect && onChange({ ...rule, effect: effect as ProductRule['effect'] })}
          />
          <Select
            label={t('Looks at')}
            data={fields.map((field) => ({ value: field, label: t(fieldLabels[field]) }))}
            value={rule.field}
            allowDeselect={false}
            flex="1 1 8rem"
            onChange={(field) => field && field !== rule.field && onChange(emptyRule(field as RuleField, rule))}
          />
          {rule.effect === 'prefer' && (
            <NumberInput
              label={t('Weight')}
              value={rule.weight}
              min={0.1}
              max={100}
              decimalScale={1}
              clampBehavior="blur"
              flex="1 1 6rem"
              error={errorOf('weight')}
              onChange={(weight) => Number(weight) > 0 && onChange({ ...rule, weight: Number(weight) })}
            />
          )}
        </Group>
        <RuleCondition rule={rule} facets={facets} errorOf={errorOf} onChange={onChange} />
      </Stack>
    </Paper>
  );
};

const isEmpty = ({ categories, tags, attributes, price }: Facets) =>
  categories.length === 0 && tags.length === 0 && attributes.length === 0 && price === null;

const NoCatalogue = ({ rules, onRemoveAll }: { rules: readonly ProductRule[]; onRemoveAll: () => void }) => (
  <Alert variant="light" color="gray" icon={<IconPackages aria-hidden />} title={t('No catalogue yet')}>
    <Stack gap="xs" align="flex-start">
      <Text size="sm">
        {rich('Rules choose among your products. Import them on {products} first.', {
          products: (
            <Anchor component={Link} to="/Products" inherit>
              {t('Products')}
            </Anchor>
          ),
        })}
      </Text>
      {rules.length > 0 && (
        <>
          {rules.map((rule, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rules have no id, and the list is read-only
            <Text key={index} size="sm">
              {ruleSummary(rule, null)}
            </Text>
          ))}
          <Button size="compact-sm" variant="light" color="red" onClick={onRemoveAll}>
            {t('Delete these rules')}
          </Button>
        </>
      )}
    </Stack>
  </Alert>
);

interface RulesFieldProps {
  value: readonly ProductRule[];
  onChange: (rules: ProductRule[]) => void;
  /** The values that rules can use: useFacets() of the catalogue, passed in by the screen. */
  facets: UseQueryResult<Facets>;
  /** The form's errors by field path, such as `product_rules.0.values`. */
  errors?: Readonly<Record<string, unknown>>;
  /** The prefix of the rules in those paths. */
  path?: string;
}

/** Up to 20 product rules, with the products that they match. */
export const RulesField = ({ facets, ...props }: RulesFieldProps) => (
  <QueryView query={facets} loading={<FormSkeleton fields={2} />}>
    {(facets) => <Rules {...props} facets={facets} />}
  </QueryView>
);

const Rules = ({ value, onChange, facets, errors = {}, path = 'product_rules' }: Omit<RulesFieldProps, 'facets'> & { facets: Facets }) => {
  const [keyedRules, setKeyedRules] = useState(() => keyed(value));
  const rows = keyed(value, keyedRules);
  if (rows !== keyedRules) setKeyedRules(rows);
  if (isEmpty(facets)) return <NoCatalogue rules={value} onRemoveAll={() => onChange([])} />;

  const put = (next: KeyedRules) => {
    setKeyedRules(next);
    onChange([...next.rules]);
  };
  const add = () => {
    const field = facets.categories.length > 0 ? 'category' : 'text';
    put(withOneMore(rows, emptyRule(field, { effect: 'prefer', weight: 1 })));
  };

  return (
    <Stack gap="sm">
      {value.map((rule, index) => (
        <RuleRow
          key={rows.keys[index]}
          rule={rule}
          index={index}
          facets={facets}
          errorOf={(field) => errors[`${path}.${index}.${field}`]?.toString()}
          onChange={(changed) => put(withRule(rows, index, changed))}
          onRemove={() => put(withoutRule(rows, index))}
        />
      ))}
      <RuleMatches rules={value} />
      {value.length < mostRules && (
        <Button variant="light" onClick={add} leftSection={<IconPlus size={16} aria-hidden />} style={{ alignSelf: 'flex-start' }}>
          {t('Add rule')}
        </Button>
      )}
    </Stack>
  );
};
