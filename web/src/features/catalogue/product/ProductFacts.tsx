import { ActionIcon, Button, Group, Paper, Skeleton, Stack, Text, Title, Tooltip } from '@mantine/core';
import type { Product, ProductFact } from '@parley/contract';
import { IconCheck, IconPlus, IconX } from '@tabler/icons-react';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { QueryView } from '../../../ui/states/QueryView.tsx';
import { t } from '../../../words/t.ts';
import { useCorrectFact } from '../api/facts/correctFact.ts';
import { type Facts, useFacts } from '../api/facts/listFacts.ts';
import { AddFact, type AddFactHandle } from './AddFact.tsx';
import { doubtWords, type FactChange, type FactGroup, factGroups, familyTitle, sourceWords } from './factWords.ts';
import classes from './ProductFacts.module.css';

interface ChangeProps {
  product: Product;
  onChange: (change: FactChange, message: string) => void;
  /** Whether a call for this fact is running. */
  isBusy: (fact: Pick<ProductFact, 'family' | 'value'>) => boolean;
}

const FactRow = ({ fact, name, product, onChange, isBusy }: ChangeProps & { fact: ProductFact; name: string }) => {
  const doubt = doubtWords(fact);
  const busy = isBusy(fact);
  const { family, value, label } = fact;
  return (
    <li className={classes.fact}>
      <div>
        <Text span size="sm" fw={500} className={classes.words}>
          {label}
        </Text>{' '}
        <Text span size="xs" c="dimmed" className={classes.words}>
          {[sourceWords(fact, product), ...(doubt ? [doubt] : [])].join(' · ')}
        </Text>
      </div>
      <Group gap={2} wrap="nowrap">
        {doubt && (
          <Tooltip label={t('This is right')}>
            <ActionIcon
              aria-label={t('{name} {label} is right', { name, label })}
              loading={busy}
              onClick={() => onChange({ action: 'add', family, value }, t('{name}: {label} is confirmed', { name, label }))}
            >
              <IconCheck size={16} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
        <Tooltip label={t('Remove')}>
          <ActionIcon
            data-row
            aria-label={t('Remove {name} {label}', { name, label })}
            loading={busy}
            onClick={() => onChange({ action: 'remove', family, value }, t('{name}: {label} is removed', { name, label }))}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Group>
    </li>
  );
};

const Family = ({ group, onAdd, ...change }: ChangeProps & { group: FactGroup; onAdd: (family: string) => void }) => {
  const heading = useId();
  return (
    <div className={classes.family}>
      <Group gap={4} wrap="nowrap" align="center" className={classes.familyName}>
        <Text id={heading} size="sm" c="dimmed" className={classes.words}>
          {group.name}
        </Text>
        <Tooltip label={t('Add to {name}', { name: group.name })}>
          <ActionIcon size="sm" aria-label={t('Add to {name}', { name: group.name })} onClick={() => onAdd(group.family)}>
            <IconPlus size={14} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Group>
      <ul className={classes.facts} aria-labelledby={heading}>
        {group.facts.map((fact) => (
          <FactRow key={fact.value} fact={fact} name={group.name} {...change} />
        ))}
      </ul>
    </div>
  );
};

const Removed = ({ removed, product, onChange, isBusy }: ChangeProps & { removed: Facts['removed'] }) => {
  const heading = useId();
  if (removed.length === 0) return null;
  return (
    <div className={classes.family}>
      <Text id={heading} size="sm" c="dimmed" className={classes.familyName}>
        {t('You removed')}
      </Text>
      <ul className={classes.facts} aria-labelledby={heading}>
        {removed.map((fact) => {
          const { family, value, label } = fact;
          const name = familyTitle(fact, product);
          return (
            <li key={`${family}\n${value}`} className={classes.fact}>
              <Text size="sm" c="dimmed" className={classes.words}>
                <s>{label}</s> · {name}
              </Text>
              <Button
                data-row
                size="compact-xs"
                variant="default"
                aria-label={t('Put back {name} {label}', { name, label })}
                loading={isBusy(fact)}
                onClick={() => onChange({ action: 'undo', family, value }, t('{name}: {label} is back', { name, label }))}
              >
                {t('Put back')}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
};

/** Keeps the keyboard's place when a row disappears with the focus: the next row gets it, or the heading. */
function useKeptPlace(section: RefObject<HTMLElement | null>, facts: Facts) {
  const place = useRef<number | null>(null);
  const rows = () => [...(section.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list has changed
  useEffect(() => {
    const at = place.current;
    place.current = null;
    if (at === null || document.activeElement !== document.body) return;
    const left = rows();
    const next = left[Math.min(at, left.length - 1)] ?? section.current?.closest('section')?.querySelector('h3');
    next?.focus();
  }, [facts]);
  const keep = () => {
    place.current = Math.max(
      rows().findIndex((row) => row.closest('li')?.contains(document.activeElement)),
      0,
    );
  };
  const forget = () => {
    place.current = null;
  };
  return { keep, forget };
}

const FactList = ({ facts, product }: { facts: Facts; product: Product }) => {
  const correct = useCorrectFact(product.id);
  const section = useRef<HTMLDivElement>(null);
  const adding = useRef<AddFactHandle>(null);
  const place = useKeptPlace(section, facts);
  const busy = correct.isPending ? correct.variables : undefined;
  const change: ChangeProps = {
    product,
    onChange: (wanted, message) => {
      place.keep();
      correct.mutate({ ...wanted, message }, { onError: place.forget });
    },
    isBusy: ({ family, value }) => busy?.family === family && busy.value === value,
  };
  const groups = factGroups(facts.facts, product);
  return (
    <Stack gap="sm" ref={section}>
      {groups.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('Nothing yet. Parley reads title, categories, attributes and tags; add here what they do not say.')}
        </Text>
      )}
      {groups.map((group) => (
        <Family key={group.family} group={group} onAdd={(family) => adding.current?.startWith(family)} {...change} />
      ))}
      <Removed removed={facts.removed} {...change} />
      <AddFact families={facts.families} product={product} handle={adding} />
    </Stack>
  );
};

/** What Parley understands of a product, by family. Each correction is saved at once, apart from the form around it. */
export const ProductFacts = ({ product }: { product: Product }) => {
  const heading = useId();
  const facts = useFacts(product.id);
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={heading}>
      <Title order={3} id={heading} tabIndex={-1}>
        {t('What Parley understands')}
      </Title>
      <Text size="sm" c="dimmed" mt={4} mb="md">
        {t('Questions and recommendations go by this. What you correct here is saved at once and outlives imports.')}
      </Text>
      <QueryView query={facts} loading={<Loading />}>
        {(data) => <FactList facts={data} product={product} />}
      </QueryView>
    </Paper>
  );
};

const Loading = () => (
  <Stack gap="sm">
    {['60%', '75%', '50%'].map((width) => (
      <Skeleton key={width} height={20} width={width} />
    ))}
  </Stack>
);
