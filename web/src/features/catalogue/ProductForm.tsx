import { ActionIcon, Button, Group, Input, NumberInput, Stack, Switch, TagsInput, Textarea, TextInput } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import type { Product } from '@parley/contract';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useEffect } from 'react';
import { currencyDigits } from '../../lib/money.ts';
import { FormFooter } from '../../ui/FormFooter.tsx';
import { fieldErrors } from '../../ui/formErrors.ts';
import type { Facets } from './api/listFacets.ts';
import { useUpdateProduct } from './api/updateProduct.ts';
import classes from './ProductForm.module.css';
import { changeOf, type ProductValues, validateProduct, valuesOf } from './productValues.ts';

const Attributes = ({ form, facets }: { form: UseFormReturnType<ProductValues>; facets: Facets | undefined }) => (
  <Input.Wrapper
    label="Attributes"
    labelElement="div"
    description="What a rule can look at, such as colour or size."
    error={form.errors.attributes}
  >
    <Stack gap="xs" mt={8}>
      {form.values.attributes.map(({ name }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the name is being typed, and there is nothing else that tells them apart
        <div key={index} className={classes.attribute}>
          <TextInput aria-label="Name of the attribute" placeholder="Colour" {...form.getInputProps(`attributes.${index}.name`)} />
          <TagsInput
            aria-label={`Values of ${name || 'the attribute'}`}
            placeholder="Type and press Enter"
            className={classes.values}
            data={facets?.attributes.find((one) => one.name === name)?.values.map(({ value }) => value) ?? []}
            {...form.getInputProps(`attributes.${index}.values`)}
          />
          <ActionIcon mt={4} color="red" onClick={() => form.removeListItem('attributes', index)} aria-label={`Delete attribute ${name}`}>
            <IconTrash size={18} stroke={1.7} />
          </ActionIcon>
        </div>
      ))}
      <Button
        variant="light"
        size="compact-sm"
        style={{ alignSelf: 'flex-start' }}
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => form.insertListItem('attributes', { name: '', values: [] })}
      >
        Add attribute
      </Button>
    </Stack>
  </Input.Wrapper>
);

interface ProductFormProps {
  product: Product;
  /** For suggestions; undefined until known. */
  facets: Facets | undefined;
  onSaved: () => void;
  onDirtyChange: (dirty: boolean) => void;
}

/** Changes a product; only what was touched is sent. */
export const ProductForm = ({ product, facets, onSaved, onDirtyChange }: ProductFormProps) => {
  const form = useForm<ProductValues>({ initialValues: valuesOf(product), validate: validateProduct(product) });
  const update = useUpdateProduct(product.id);
  const dirty = form.isDirty();
  useEffect(() => onDirtyChange(dirty), [onDirtyChange, dirty]);
  const submit = form.onSubmit((values) => {
    if (update.isPending) return;
    const change = changeOf(product, values);
    if (Object.keys(change).length === 0) return onSaved();
    return update.mutate(change, { onSuccess: onSaved, onError: (error) => form.setErrors(fieldErrors(error)) });
  });
  const values = (list: Facets['categories'] | undefined) => list?.map(({ value }) => value) ?? [];

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput label="Title" withAsterisk maxLength={500} data-autofocus {...form.getInputProps('productTitle')} />
        <TextInput
          label="Link"
          withAsterisk
          inputMode="url"
          description="The product's page in your shop."
          {...form.getInputProps('productLink')}
        />
        <TextInput label="Picture" inputMode="url" placeholder="https://shop.example/picture.jpg" {...form.getInputProps('productImage')} />
        <Group grow align="flex-start">
          <NumberInput
            label="Price"
            min={0}
            allowNegative={false}
            hideControls
            decimalScale={currencyDigits(form.values.currency.toUpperCase())}
            {...form.getInputProps('price')}
          />
          <TextInput label="Currency" placeholder="EUR" maxLength={3} autoCapitalize="characters" {...form.getInputProps('currency')} />
        </Group>
        <Switch
          label="In stock"
          description="What is out of stock is never recommended."
          {...form.getInputProps('inStock', { type: 'checkbox' })}
        />
        <TagsInput
          label="Categories"
          placeholder="Type and press Enter"
          maxTags={50}
          data={values(facets?.categories)}
          {...form.getInputProps('categories')}
        />
        <TagsInput
          label="Tags"
          placeholder="Type and press Enter"
          maxTags={100}
          data={values(facets?.tags)}
          {...form.getInputProps('tags')}
        />
        <Attributes form={form} facets={facets} />
        <Textarea label="Description" autosize minRows={3} maxRows={10} {...form.getInputProps('description')} />
      </Stack>
      <FormFooter error={update.error}>
        <Button type="submit" loading={update.isPending}>
          Save
        </Button>
      </FormFooter>
    </form>
  );
};
