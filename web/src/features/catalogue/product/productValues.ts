/** The product form's values, and their conversion to the contract. Pure. */
import type { FormErrors } from '@mantine/form';
import { newProduct, type Product, type ProductVariant, productChange } from '@parley/contract';
import { minorDigits } from '@parley/contract/money';
import { toMajor, toMinor } from '../../../lib/formats/money.ts';
import { contractRules } from '../../../ui/forms/formErrors.ts';
import { t } from '../../../words/t.ts';
import type { ProductChange } from '../api/updateProduct.ts';

export interface ProductValues {
  productTitle: string;
  productLink: string;
  productImage: string;
  description: string;
  /** A decimal amount as typed; empty for none. */
  price: number | string;
  currency: string;
  inStock: boolean;
  categories: string[];
  tags: string[];
  /** A list, because names can be edited; entries with an empty name are not saved. */
  attributes: { name: string; values: string[] }[];
}

/** The form's values for a product. */
export const productValuesOf = (product: Product): ProductValues => ({
  productTitle: product.productTitle,
  productLink: product.productLink,
  productImage: product.productImage,
  description: product.description,
  price: product.price === null ? '' : toMajor(product.price, product.currency).toFixed(minorDigits(product.currency)),
  currency: product.currency ?? '',
  inStock: product.inStock,
  categories: product.categories,
  tags: product.tags,
  attributes: Object.entries(product.attributes).map(([name, values]) => ({ name, values })),
});

const everything = (values: ProductValues): Required<Omit<ProductChange, 'edited'>> => {
  const currency = values.currency.trim().toUpperCase() || null;
  return {
    productTitle: values.productTitle,
    productLink: values.productLink,
    productImage: values.productImage.trim(),
    description: values.description,
    price: values.price === '' ? null : toMinor(Number(values.price), currency),
    currency,
    inStock: values.inStock,
    categories: values.categories,
    tags: values.tags,
    attributes: Object.fromEntries(
      values.attributes.filter(({ name }) => name.trim()).map(({ name, values: list }) => [name.trim(), list]),
    ),
  };
};

/**
 * Only the changed fields: fields that the owner edited are kept by later imports, so sending an untouched field would freeze it.
 */
export const changeOf = (product: Product, values: ProductValues): ProductChange => {
  const before = everything(productValuesOf(product));
  return Object.fromEntries(
    Object.entries(everything(values)).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof typeof before]),
    ),
  );
};

/** A variant by its options, `Red / M`; by its id when it has none. */
export const variantName = ({ id, options }: Pick<ProductVariant, 'id' | 'options'>): string => Object.values(options).join(' / ') || id;

/** A place in the shop, `Women › Shoes › Boots`. */
export const pathText = (path: readonly string[]): string => path.join(' › ');

/** The values of an empty form, in the catalogue's currency. */
export const noValues = (currency: string): ProductValues => ({
  productTitle: '',
  productLink: '',
  productImage: '',
  description: '',
  price: '',
  currency,
  inStock: true,
  categories: [],
  tags: [],
  attributes: [],
});

/** The body for a new product; the currency is left out when there is no price. */
export const newOf = (values: ProductValues) => {
  const all = everything(values);
  return all.price === null ? { ...all, currency: null } : all;
};

const byContract = contractRules(productChange);
const asNew = contractRules(newProduct);

/** Validates the changed fields (all of them for a new product, null) by the contract, and that a price has a currency. */
export const validateProduct =
  (product: Product | null) =>
  (values: ProductValues): FormErrors => {
    const errors: FormErrors = product ? byContract(changeOf(product, values)) : asNew(newOf(values));
    if (values.price !== '' && !values.currency.trim()) errors.currency = t('This is required');
    if (values.price !== '' && !(Number(values.price) > 0)) errors.price = t('Must be more than 0');
    return errors;
  };
