import { Button, Select, TextInput } from '@mantine/core';
import type { Product } from '@parley/contract';
import { IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { t } from '../../../words/t.ts';
import { useCorrectFact } from '../api/facts/correctFact.ts';
import type { Facts } from '../api/facts/listFacts.ts';
import { familyTitle } from './factWords.ts';
import classes from './ProductFacts.module.css';

export interface AddFactHandle {
  /** Chooses the family, and moves the focus to the value. */
  startWith: (family: string) => void;
}

interface AddFactProps {
  families: Facts['families'];
  product: Product;
  handle: Ref<AddFactHandle>;
}

/** Adds a fact. It stands inside the product's form, so that Enter adds the fact and does not save the product. */
export const AddFact = ({ families, product, handle }: AddFactProps) => {
  const add = useCorrectFact(product.id);
  const [family, setFamily] = useState<string | null>(null);
  const [value, setValue] = useState('');
  const [missing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(handle, () => ({
    startWith: (chosen) => {
      setFamily(chosen);
      input.current?.focus();
    },
  }));
  const data = families.map((each) => ({ value: each.family, label: familyTitle(each, product) }));
  const send = () => {
    const word = value.trim();
    setMissing(!family || !word);
    if (!family || !word || add.isPending) return;
    const name = data.find((each) => each.value === family)?.label ?? family;
    add.mutate(
      { action: 'add', family, value: word, message: t('{name}: {label} is added', { name, label: word }) },
      {
        onSuccess: () => {
          setValue('');
          input.current?.focus();
        },
      },
    );
  };
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const required = t('This is required');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame
    <div className={classes.add} role="group" aria-label={t('Add a fact')}>
      <Select
        label={t('What')}
        placeholder={t('Colour, room …')}
        searchable
        nothingFoundMessage={t('There is no such family.')}
        data={data}
        value={family}
        onChange={setFamily}
        error={missing && !family ? required : undefined}
      />
      <TextInput
        ref={input}
        label={t('Value')}
        maxLength={100}
        value={value}
        onChange={(event) => setValue(event.currentTarget.value)}
        onKeyDown={onEnter}
        error={missing && !value.trim() ? required : undefined}
      />
      <Button variant="light" leftSection={<IconPlus size={16} aria-hidden />} loading={add.isPending} onClick={send}>
        {t('Add')}
      </Button>
    </div>
  );
};
