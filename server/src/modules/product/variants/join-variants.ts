import { rule } from '@edp/contract/kernel/rule.ts';
import type { SheetVariant } from '@edp/contract/modules/product/product-sheet-input.ts';
import type { Product } from '@edp/contract/modules/product/product-rows.ts';
import { generatedName } from '@edp/contract/modules/product/variant-name.ts';
import type { VariantSpecification } from '@edp/contract/modules/product/variant.ts';
import type { Joined, OwnCells, PlacedError, RowGroup } from '../../../kernel/exchange/import/forms/form-noun.ts';
import { type NamedValue, readOffered, readValues } from './read-values.ts';

type Stored = Pick<Product, 'name' | 'categoryId' | 'productModel' | 'proSpecConfigVoList'> & {
  variants: SheetVariant[];
};

/** The columns that each variant has for itself. */
export const variantCells = ['specValues', 'itemCode', 'proType', 'marketPrice', 'listPricePerUnit'] as const;

const combination = (ids: readonly string[]) => ids.toSorted().join(',');
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The variants of a product: those that it has, with what the rows change in them, then those that the rows add. */
export const joinVariants: RowGroup['join'] = async ({ db }, rows, fields, record) => {
  const stored = record as Stored | undefined;
  if (stored && stored.productModel !== 1)
    return {
      list: [],
      values: {},
      errors: rows.map(({ number }) => ({ row: number, field: 'specValues', rule: rule('import.singleStyle') })),
    };
  const held = stored?.proSpecConfigVoList ?? [];
  const category = textOf(fields.categoryId) || (stored?.categoryId.at(-1) ?? '');
  // Without a category nothing is offered; that it is missing is said at its own column.
  if (category === '') return { list: [], values: {}, errors: [] };
  const offered = await readOffered(
    db,
    category,
    held.map(({ id }) => id),
  );
  const errors: PlacedError[] = [];
  const seen = new Map<string, number>();
  const read = rows.flatMap((row) => {
    const text = textOf(row.values.specValues);
    const found = text === '' ? undefined : readValues(text, offered, held);
    if (!found) return [];
    const refuse = (broken: string) => void errors.push({ row: row.number, field: 'specValues', rule: broken });
    if ('error' in found) return refuse(found.error) ?? [];
    const key = combination(found.values.map(({ value }) => value.id));
    if (seen.has(key)) return refuse(rule('import.duplicate', { row: seen.get(key)! })) ?? [];
    seen.set(key, row.number);
    return [{ row, key, values: found.values }];
  });
  return {
    list: mergeVariants(stored?.variants ?? [], read, textOf(fields.name) || (stored?.name ?? '')),
    values: {
      proSpecConfigVoList: configOf(
        held,
        read.map(({ values }) => values),
      ),
    },
    errors,
  };
};

interface ReadRow {
  row: OwnCells;
  key: string;
  values: NamedValue[];
}

/** A code that is left empty stays as it is, or is made. */
function mergeVariants(stored: readonly SheetVariant[], rows: readonly ReadRow[], productName: string): Joined['list'] {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const isHeld = new Set(stored.map(({ specValues }) => combination(specValues)));
  const kept = stored.map((variant) => {
    const named = byKey.get(combination(variant.specValues));
    if (!named) return { ...variant };
    const { specValues: _text, itemCode, ...fields } = named.row.values;
    return { ...variant, ...fields, ...(itemCode ? { itemCode } : {}), row: named.row.number };
  });
  const added = rows
    .filter(({ key }) => !isHeld.has(key))
    .map(({ row, values }) => ({
      ...row.values,
      row: row.number,
      specValues: values.map(({ value }) => value.id),
      itemName: generatedName(
        productName,
        values.map(({ value }) => value.name),
      ),
    }));
  return [...kept, ...added];
}

/** The specifications of the product, or of its first row, with all values that its variants have. */
function configOf(
  held: readonly VariantSpecification[],
  rows: readonly (readonly NamedValue[])[],
): VariantSpecification[] {
  const specifications =
    held.length > 0
      ? held
      : (rows[0] ?? []).map(({ specification: { id, name } }) => ({ id, name, specValueList: [] }));
  return specifications.map(({ id, name, specValueList }) => {
    const values = new Map(specValueList.map((value) => [value.id, value]));
    for (const { specification, value } of rows.flat())
      if (specification.id === id && !values.has(value.id))
        values.set(value.id, { id: value.id, specValue: value.name });
    return { id, name, specValueList: [...values.values()] };
  });
}
