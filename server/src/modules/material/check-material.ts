import type { Language } from '@edp/contract/kernel/language.ts';
import { rule } from '@edp/contract/kernel/rule.ts';
import { unitCategories } from '@edp/contract/modules/dictionary/dictionary-item.ts';
import { materialSets } from '@edp/contract/modules/material/material-sets.ts';
import { sql } from 'kysely';
import { invalid } from '../../kernel/app-error.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { stocksOf, stockText } from '../inventory/stock.ts';
import { areThere } from '../../kernel/record/are-there.ts';
import { readItemName } from '../../kernel/record/dictionary-items.ts';
import type { RecordContext, RecordTable } from '../../kernel/record/record-table.ts';
import { assertRecord, type RowError } from '../../kernel/record/row-errors.ts';
import type { Columns, WrittenRecord } from '../../kernel/record/write-records.ts';
import { isUsable, readCategories } from '../category/require-categories.ts';
import { materialTable } from './material-table.ts';
import { productsOf } from './variant-of.ts';

/** The units of sizes and weights, and the category that each has to be of. */
const measureKinds = { lengthUnitId: 'LengthUnit', weightUnitId: 'WeightUnit', volumeUnitId: 'VolumeUnit' } as const;
const unitFields = ['unitId', ...Object.keys(measureKinds)];
/** Where the input of a form has a field. */
const inForm = (field: string) => (field in measureKinds ? `combinedUnitVo.${field}` : field);

/** Given records have the fields that change alone, so what one has already may stay, though it was disabled meanwhile. */
type Records = readonly Pick<WrittenRecord, 'id' | 'input'>[];

/** The value of a reference that a record is given. */
const referenceIn = ({ input }: Records[number], column: string) =>
  typeof input[column] === 'string' ? input[column] : undefined;
const allGiven = (records: Records, columns: readonly string[]) => [
  ...new Set(records.flatMap((record) => columns.flatMap((column) => referenceIn(record, column) ?? []))),
];

interface UnitRow {
  id: string;
  unit_category: string;
  active: boolean;
}

/** Units must be in use, and those of sizes and weights of the right category. */
async function checkUnits(
  { db, language }: Pick<RecordContext, 'db' | 'language'>,
  table: Pick<RecordTable, 'columnOf'>,
  records: Records,
): Promise<RowError[]> {
  const fields = unitFields.map((name) => ({ name, column: table.columnOf(name) }));
  const ids = allGiven(
    records,
    fields.map(({ column }) => column),
  );
  if (ids.length === 0) return [];
  const { rows } =
    await sql<UnitRow>`select id, unit_category, active from unit where id = any(${ids}::bigint[])`.execute(db);
  const units = new Map(rows.map((unit) => [unit.id, unit]));
  const errors: RowError[] = [];
  for (const [row, record] of records.entries())
    for (const { name, column } of fields) {
      const id = referenceIn(record, column);
      const unit = id === undefined ? undefined : units.get(id);
      const kind = measureKinds[name as keyof typeof measureKinds] as string | undefined;
      if (id !== undefined && !unit?.active) errors.push({ row, field: name, rule: rule('material.unitGone') });
      else if (unit && kind !== undefined && unit.unit_category !== kind)
        errors.push({
          row,
          field: name,
          rule: rule('material.unitKind', { category: await kindName(db, kind, language) }),
        });
    }
  return errors;
}

const kindName = (db: Database, kind: string, language: Language) => readItemName(db, unitCategories, kind, language);

const categories = [
  { name: 'itemCategoryId', set: materialSets.category, gone: 'material.categoryGone' },
  { name: 'itemTypeId', set: materialSets.type, gone: 'material.typeGone' },
  { name: 'proCategoryId', set: materialSets.category, gone: 'material.categoryGone' },
] as const;

/** Categories must be enabled, with all above them, and belong to the right set; `paths` are those that forms send. */
async function checkCategories(
  { db }: RecordContext,
  records: Records,
  paths: readonly Columns[],
): Promise<RowError[]> {
  const fields = categories.map((each) => ({ ...each, column: materialTable.columnOf(each.name) }));
  const ids = allGiven(
    records,
    fields.map(({ column }) => column),
  );
  if (ids.length === 0) return [];
  const nodes = await readCategories(db, ids);
  return records.flatMap((record, row) =>
    fields.flatMap(({ name, column, set, gone }) => {
      const id = referenceIn(record, column);
      if (id === undefined) return [];
      const [node, path = []] = [nodes.get(id), paths[row]?.[name] as readonly string[] | undefined];
      const isGood = isUsable(node, set) && (path.length <= 1 || node.path.join() === path.join());
      return isGood ? [] : [{ row, field: name, rule: rule(gone) }];
    }),
  );
}

/** A field that stock was counted by cannot change while there is any. */
const stockFields = ['isInventoryAsset', 'isLotControl', 'isSerialNumberControl'] as const;
/** A field that a product says for all its variants is changed there. */
const productFields = [...stockFields, 'unitId', 'itemCategoryId', 'itemTypeId'] as const;

/** The fields that a material may not change while there is stock of it, or while it is a variant. */
async function checkHeld({ db, language }: RecordContext, records: Records): Promise<RowError[]> {
  const changed = ({ input }: Records[number], fields: readonly string[]) =>
    fields.find((name) => materialTable.columnOf(name) in input);
  const changing = (fields: readonly string[]) =>
    records.flatMap((record) => (record.id !== undefined && changed(record, fields) ? [record.id] : []));
  const stocks = await stocksOf(db, changing(stockFields));
  const products = await productsOf(db, changing(productFields));
  return records.flatMap((record, row): RowError[] => {
    const [stock, product] = [stocks.get(record.id ?? ''), products.get(record.id ?? '')];
    const [counted, set] = [changed(record, stockFields), changed(record, productFields)];
    return [
      ...(stock && counted
        ? [{ row, field: counted, rule: rule('material.hasStock', { stock: stockText(stock, language) }) }]
        : []),
      ...(product !== undefined && set ? [{ row, field: set, rule: rule('product.setByProduct', { product }) }] : []),
    ];
  });
}

/** The rules of materials about other records, for any number of them. */
export async function checkMaterials(
  context: RecordContext,
  records: Records,
  paths: readonly Columns[] = [],
): Promise<RowError[]> {
  const checks = [
    checkCategories(context, records, paths),
    checkUnits(context, materialTable, records),
    checkHeld(context, records),
  ];
  return (await Promise.all(checks)).flat();
}

const ruled = new Set<string>([...productFields, ...unitFields, ...categories.map(({ name }) => name)]);
const ruledFields = materialTable.stored.filter(({ name }) => ruled.has(name));
/** The columns that the rules are about. */
export const ruledColumns = ruledFields.map(({ column }) => column);

/** Refuses a form that breaks a rule; `before` are the ruled columns of the material that it changes. */
export async function assertMaterial(
  context: RecordContext,
  form: Columns & Pick<GivenUnits, 'combinedUnitVo'>,
  { id, ...before }: Columns & { id?: string },
): Promise<void> {
  const fields: Columns = { ...form, ...form.combinedUnitVo };
  const columns = ruledFields.map(({ name, column, store }) => [column, store(fields[name])] as const);
  const input = Object.fromEntries(columns.filter(([column, value]) => id === undefined || value !== before[column]));
  assertRecord(await checkMaterials(context, [{ id, input }], [form]), inForm);
}

interface GivenUnits {
  unitId: string;
  combinedUnitVo: Columns;
}

/** Refuses the units of a form, but for those that the record has already. */
export async function assertUnits(
  context: Pick<RecordContext, 'db' | 'language'>,
  table: Pick<RecordTable, 'columnOf'>,
  { unitId, combinedUnitVo }: GivenUnits,
  before: Columns,
): Promise<void> {
  const fields: Columns = { unitId, ...combinedUnitVo };
  const changed = unitFields.filter((name) => fields[name] !== before[name]);
  const input = Object.fromEntries(changed.map((name) => [table.columnOf(name), fields[name]]));
  assertRecord(await checkUnits(context, table, [{ input }]), inForm);
}

/** Accessories must exist and not be the material itself. */
export async function checkAccessories(
  db: Database,
  ids: readonly string[],
  materialId: string | undefined,
): Promise<void> {
  if (materialId !== undefined && ids.includes(materialId)) throw invalid('material.ownAccessory', 'productionOptions');
  if (!(await areThere(db, 'material', ids))) throw invalid('material.accessoryGone', 'productionOptions');
}
