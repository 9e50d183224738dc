import { ActionIcon, Alert, Button, Group, Input, NumberInput, Stack, Switch, TagsInput, Text, Textarea, TextInput } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import type { EditableField, Product } from '@parley/contract';
import { minorDigits } from '@parley/contract/money';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useOnce } from '../../../lib/calls/once.ts';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { FormFooter } from '../../../ui/forms/FormFooter.tsx';
import { fieldErrors } from '../../../ui/forms/formErrors.ts';
import { type Plain, t } from '../../../words/t.ts';
import { useCreateProduct } from '../api/createProduct.ts';
import type { Facets } from '../api/facts/listFacets.ts';
import { useUpdateProduct } from '../api/updateProduct.ts';
import { PictureInput } from './PictureInput.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import classes from './ProductForm.module.css';
import { ProductVariants } from './ProductVariants.tsx';
import { changeOf, newOf, noValues, type ProductValues, productValuesOf, validateProduct } from './productValues.ts';

const Attributes = ({ form, facets }: { form: UseFormReturnType<ProductValues>; facets: Facets | undefined }) => (
  <Input.Wrapper
    label={t('Attributes')}
    labelElement="div"
    description={t('What a rule can look at, such as colour or size.')}
    error={form.errors.attributes}
  >
    <Stack gap="xs" mt={8}>
      {form.values.attributes.map(({ name }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the name is being edited, and entries have no other id
        <div key={index} className={classes.attribute}>
          <TextInput
            aria-label={t('Name of the attribute')}
            placeholder={t('Colour')}
            {...form.getInputProps(`attributes.${index}.name`)}
          />
          <TagsInput
            aria-label={name ? t('Values of {name}', { name }) : t('Values of the attribute')}
            placeholder={t('Type and press Enter')}
            className={classes.values}
            data={facets?.attributes.find((attribute) => attribute.name === name)?.values.map(({ value }) => value) ?? []}
            {...form.getInputProps(`attributes.${index}.values`)}
          />
          <ActionIcon
            mt={4}
            color="red"
            onClick={() => form.removeListItem('attributes', index)}
            aria-label={t('Delete attribute {name}', { name })}
          >
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
        {t('Add attribute')}
      </Button>
    </Stack>
  </Input.Wrapper>
);

interface ProductFormProps {
  /** null for a new product. */
  product: Product | null;
  /** For suggestions; undefined while loading. */
  facets: Facets | undefined;
  onSaved: () => void;
  onDirtyChange: (dirty: boolean) => void;
}

const fieldWords: Readonly<Record<EditableField, Plain>> = {
  title: 'title',
  link: 'link',
  image: 'picture',
  description: 'description',
  price: 'price',
  currency: 'currency',
  inStock: 'stock',
  categories: 'categories',
  tags: 'tags',
  attributes: 'attributes',
};

/** Lists the fields that imports leave alone, with a button to let imports update them again. */
const Edited = ({ product }: { product: Product }) => {
  const update = useUpdateProduct(product.id);
  const [released, setReleased] = useState(false);
  if (product.edited.length === 0) return null;
  const release = () => update.mutate({ edited: [] }, { onSuccess: () => setReleased(true) });
  return (
    <Alert variant="light" icon={<IconPencil aria-hidden />} role="status">
      <Group justify="space-between" gap="sm">
        <Text size="sm" flex="1 1 14rem">
          {released
            ? t('The next import brings what the shop says.')
            : t('You changed: {fields}. Imports leave this as it is.', {
                fields: product.edited.map((field) => t(fieldWords[field])).join(', '),
              })}
        </Text>
        {!released && (
          <Button size="compact-sm" variant="default" onClick={release} loading={update.isPending}>
            {t('Follow the shop again')}
          </Button>
        )}
      </Group>
      <FormError error={update.error} />
    </Alert>
  );
};

/** Adds or edits a product; an edit sends only the changed fields. */
export const ProductForm = ({ product, facets, onSaved, onDirtyChange }: ProductFormProps) => {
  const initialValues = product ? productValuesOf(product) : noValues(facets?.price?.currency ?? '');
  const form = useForm<ProductValues>({ initialValues, validate: validateProduct(product) });
  const update = useUpdateProduct(product?.id ?? 0);
  const create = useCreateProduct();
  const once = useOnce();
  const save = product ? update : create;
  const dirty = form.isDirty();
  useEffect(() => onDirtyChange(dirty), [onDirtyChange, dirty]);
  const submit = form.onSubmit((values) => {
    if (product && Object.keys(changeOf(product, values)).length === 0) return onSaved();
    if (!once.take()) return undefined;
    const then = {
      onSuccess: onSaved,
      onError: (error: Error) => {
        once.release();
        form.setErrors(fieldErrors(error));
      },
    };
    return product ? update.mutate(changeOf(product, values), then) : create.mutate(newOf(values), then);
  });
  const values = (list: Facets['categories'] | undefined) => list?.map(({ value }) => value) ?? [];

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {product && <Edited product={product} />}
        <TextInput label={t('Title')} withAsterisk maxLength={500} data-autofocus {...form.getInputProps('productTitle')} />
        <TextInput
          label={t('Link')}
          withAsterisk
          inputMode="url"
          description={t("The product's page in your shop.")}
          {...form.getInputProps('productLink')}
        />
        <PictureInput
          value={form.values.productImage}
          onChange={(address) => form.setFieldValue('productImage', address)}
          error={form.errors.productImage}
        />
        <Group grow align="flex-start">
          <NumberInput
            label={t('Price')}
            min={0}
            allowNegative={false}
            hideControls
            decimalScale={minorDigits(form.values.currency.toUpperCase())}
            {...form.getInputProps('price')}
          />
          <TextInput
            label={t('Currency')}
            placeholder={t('EUR')}
            maxLength={3}
            autoCapitalize="characters"
            {...form.getInputProps('currency')}
          />
        </Group>
        <Switch
          label={t('In stock')}
          description={t('What is out of stock is never recommended.')}
          {...form.getInputProps('inStock', { type: 'checkbox' })}
        />
        <TagsInput
          label={t('Categories')}
          placeholder={t('Type and press Enter')}
          maxTags={50}
          data={values(facets?.categories)}
          {...form.getInputProps('categories')}
        />
        <TagsInput
          label={t('Tags')}
          placeholder={t('Type and press Enter')}
          maxTags={100}
          data={values(facets?.tags)}
          {...form.getInputProps('tags')}
        />
        <Attributes form={form} facets={facets} />
        {product && <ProductVariants product={product} />}
        <Textarea label={t('Description')} autosize minRows={3} maxRows={10} {...form.getInputProps('description')} />
        {product && <ProductFacts product={product} />}
      </Stack>
      <FormFooter error={save.error}>
        <Button type="submit" loading={save.isPending}>
          {product ? t('Save') : t('Add product')}
        </Button>
      </FormFooter>
    </form>
  );
};
