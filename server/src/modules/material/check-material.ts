import type { Language } from '@edp/contract/kernel/language.ts';
import { unitCategories } from '@edp/contract/modules/dictionary/dictionary-item.ts';
import { materialSets } from '@edp/contract/modules/material/material-sets.ts';
import { sql } from 'kysely';
import { invalid } from '../../kernel/app-error.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { readItemName } from '../../kernel/record/dictionary-items.ts';
import { requireCategories } from '../category/require-categories.ts';

interface Given {
  itemCategoryId: readonly string[];
  itemTypeId: readonly string[];
  proCategoryId?: readonly string[] | undefined;
}

/** What the material has already may stay, though it was disabled meanwhile. */
export type Before = Readonly<
  Partial<
    Record<
      'unitId' | 'itemCategoryId' | 'itemTypeId' | 'proCategoryId' | 'lengthUnitId' | 'weightUnitId' | 'volumeUnitId',
      string | null
    >
  >
>;

export const checkCategories = (db: Database, given: Given, before: Before): Promise<void> =>
  requireCategories(db, [
    {
      field: 'itemCategoryId',
      path: given.itemCategoryId,
      set: materialSets.category,
      gone: 'material.categoryGone',
      before: before.itemCategoryId,
    },
    {
      field: 'itemTypeId',
      path: given.itemTypeId,
      set: materialSets.type,
      gone: 'material.typeGone',
      before: before.itemTypeId,
    },
    {
      field: 'proCategoryId',
      path: given.proCategoryId,
      set: materialSets.category,
      gone: 'material.categoryGone',
      before: before.proCategoryId,
    },
  ]);

interface GivenUnits {
  unitId: string;
  combinedUnitVo: Readonly<Partial<Record<'lengthUnitId' | 'weightUnitId' | 'volumeUnitId', string | undefined>>>;
}

export const kinds = { lengthUnitId: 'LengthUnit', weightUnitId: 'WeightUnit', volumeUnitId: 'VolumeUnit' } as const;

interface UnitRow {
  id: string;
  unit_category: string;
  active: boolean;
}

export async function readUnits(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, UnitRow>> {
  const { rows } =
    await sql<UnitRow>`select id, unit_category, active from unit where id = any(${ids}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Units must be in use, and those of sizes and weights of the right category. */
export async function checkUnits(
  db: Database,
  { unitId, combinedUnitVo }: GivenUnits,
  before: Before,
  language: Language,
): Promise<void> {
  const chosen = [
    { name: 'unitId' as const, field: 'unitId', id: unitId, kind: undefined },
    ...(Object.keys(kinds) as (keyof typeof kinds)[]).map((name) => ({
      name,
      field: `combinedUnitVo.${name}`,
      id: combinedUnitVo[name],
      kind: kinds[name],
    })),
  ];
  const units = await readUnits(
    db,
    chosen.flatMap(({ id }) => id ?? []),
  );
  for (const { name, field, id, kind } of chosen) {
    if (id === undefined || before[name] === id) continue;
    const unit = units.get(id);
    if (!unit?.active) throw invalid('material.unitGone', field);
    if (kind && unit.unit_category !== kind)
      throw invalid('material.unitKind', field, { category: await readItemName(db, unitCategories, kind, language) });
  }
}

/** Accessories must exist and not be the material itself. */
export async function checkAccessories(
  db: Database,
  ids: readonly string[],
  materialId: string | undefined,
): Promise<void> {
  if (materialId !== undefined && ids.includes(materialId)) throw invalid('material.ownAccessory', 'productionOptions');
  const { rows } = await sql`select from material where id = any(${ids}::bigint[])`.execute(db);
  if (rows.length < ids.length) throw invalid('material.accessoryGone', 'productionOptions');
}
