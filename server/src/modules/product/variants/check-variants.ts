import { folded } from '@edp/contract/kernel/normal-form.ts';
import { rule } from '@edp/contract/kernel/rule.ts';
import { itemTypes } from '@edp/contract/modules/dictionary/dictionary-item.ts';
import type { ProductInput } from '@edp/contract/modules/product/product-input.ts';
import type { VariantInput } from '@edp/contract/modules/product/variant.ts';
import { sql } from 'kysely';
import { AppError, invalid } from '../../../kernel/app-error.ts';
import type { Database } from '../../../kernel/database/tenant-database.ts';
import { usableItems } from '../../../kernel/record/dictionary-items.ts';

/** A row of the grid whose values stand in the order of the specifications. */
export interface CheckedVariant extends VariantInput {
  values: string[];
}

type Given = Pick<ProductInput, 'productModel' | 'proSpecConfigVoList' | 'specList'>;
type Broken = { field: string; rule: string };

const refuse = (rules: readonly Broken[]) => {
  if (rules.length > 0) throw new AppError(400, 'error.invalid', { rules: [...rules] });
};

/**
 * The rows of a product with their values; the values must be those of the chosen specifications, each combination
 * once.
 */
export async function checkVariants(
  db: Database,
  { productModel, proSpecConfigVoList, specList }: Given,
  productId: string | undefined,
): Promise<{ rows: CheckedVariant[]; values: string[] }> {
  const specifications =
    productModel === 1 ? proSpecConfigVoList.filter(({ specValueList }) => specValueList.length > 0) : [];
  const values = specifications.flatMap(({ specValueList }) => specValueList.map(({ id }) => id));
  await requireValues(db, specifications, values, productId);
  await requireTypes(db, specList, productId);
  const placeOf = new Map(
    specifications.flatMap(({ specValueList }, place) => specValueList.map(({ id }) => [id, place] as const)),
  );
  const rows = specList.map((row) => ({
    ...row,
    values: row.specValues.toSorted((a, b) => (placeOf.get(a) ?? 0) - (placeOf.get(b) ?? 0)),
  }));
  refuse(
    rows.flatMap((row, index) => {
      const places = row.values.map((id) => placeOf.get(id));
      const isWhole = places.length === specifications.length && places.every((place, expected) => place === expected);
      return isWhole ? [] : [{ field: `specList.${index}.specValues`, rule: rule('product.wrongCombination') }];
    }),
  );
  const repeated = [...Map.groupBy(rows.keys(), (index) => rows[index]!.values.join(',')).values()].flatMap((same) =>
    same.slice(1),
  );
  refuse(
    repeated.map((index) => ({ field: `specList.${index}.specValues`, rule: rule('product.combinationRepeated') })),
  );
  return { rows, values };
}

/** Each value must belong to its specification, which must be in use unless the product has the value already. */
async function requireValues(
  db: Database,
  specifications: Given['proSpecConfigVoList'],
  values: readonly string[],
  productId: string | undefined,
): Promise<void> {
  const { rows } = await sql<{ id: string; specification: string; usable: boolean }>`
    select v.id, v.specification_id as specification,
           s.active or exists (select from product_value pv where pv.product_id = ${productId ?? null}::bigint and pv.specification_value_id = v.id) as usable
      from specification_value v join specification s on s.id = v.specification_id where v.id = any(${values}::bigint[])`.execute(
    db,
  );
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  const isRight = specifications.every(({ id, specValueList }) =>
    specValueList.every((value) => rowsById.get(value.id)?.specification === id && rowsById.get(value.id)?.usable),
  );
  if (!isRight || new Set(values).size < values.length) throw invalid('product.valueGone', 'proSpecConfigVoList');
}

/** A type must be an item that is enabled, unless a variant of the product has it already. */
async function requireTypes(db: Database, rows: readonly VariantInput[], productId: string | undefined): Promise<void> {
  const isHeld = sql<boolean>`exists (select from material m where m.product_id = ${productId ?? null}::bigint and m.item_type = i.code)`;
  const usable = await usableItems(db, itemTypes, [...new Set(rows.map(({ proType }) => proType))], isHeld);
  refuse(
    rows.flatMap(({ proType }, index) =>
      usable.has(proType) ? [] : [{ field: `specList.${index}.proType`, rule: rule('rule.choice') }],
    ),
  );
}

/** Which of the codes materials of the tenant have, those of the product itself aside. */
export async function takenCodes(
  db: Database,
  codes: readonly string[],
  productId: string | undefined,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ code: string }>`
    select found.folded as code from app.records_with_codes('material', ${codes}::text[]) found
     where not exists (select from material m where m.id = found.id and m.product_id = ${productId ?? null}::bigint)`.execute(
    db,
  );
  const taken = new Set(rows.map(({ code }) => code));
  return new Set(codes.filter((code) => taken.has(folded(code))));
}

/** Typed codes must be new in the tenant; each row says so itself. */
export async function requireNewCodes(
  db: Database,
  rows: readonly CheckedVariant[],
  productId: string | undefined,
): Promise<void> {
  const taken = await takenCodes(db, rows.map(({ itemCode }) => itemCode).filter(Boolean), productId);
  refuse(
    rows.flatMap(({ itemCode }, index) =>
      taken.has(itemCode) ? [{ field: `specList.${index}.itemCode`, rule: rule('product.codeRepeated') }] : [],
    ),
  );
}
