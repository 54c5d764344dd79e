import type { MessageKey } from '@edp/contract/texts.ts';
import { unitCategories } from '@edp/contract/modules/dictionary/dictionary-item.ts';
import { materialSets } from '@edp/contract/modules/material/material-sets.ts';
import { materialRecord } from '@edp/contract/modules/material/material-record.ts';
import { rule } from '@edp/contract/kernel/rule.ts';
import type { ImportContext, WrittenRow } from '../../kernel/exchange/import/importer.ts';
import { deletion } from '../../kernel/exchange/import/actions/deletion.ts';
import { activation } from '../../kernel/exchange/import/actions/switching.ts';
import { recordImporter } from '../../kernel/exchange/import/kit-importer.ts';
import { assign } from '../inventory/assignments.ts';
import { activeOrganisation } from '../inventory/organisation-scope.ts';
import { stocksOf, stockText } from '../inventory/stock.ts';
import { readItemName } from '../../kernel/record/dictionary-items.ts';
import type { RowError } from '../../kernel/record/row-errors.ts';
import { readNodes } from '../category/path-nodes.ts';
import { isUsable, readCategories } from '../category/require-categories.ts';
import { ownOrganisation } from '../organisation/own-organisation.ts';
import { kinds, readUnits } from './check-material.ts';
import { materialTable } from './material-table.ts';
import { materialRoutes } from './material.routes.ts';
import { organisationActions } from './organisation-actions.ts';
import { lockedFields, numbering } from './save-material.ts';
import { productsOf, refuseVariants, touchProducts } from './variant-of.ts';

const categories: readonly { column: string; set: string; gone: MessageKey }[] = [
  { column: 'category_id', set: materialSets.category, gone: 'material.categoryGone' },
  { column: 'type_id', set: materialSets.type, gone: 'material.typeGone' },
  { column: 'product_category_id', set: materialSets.category, gone: 'material.categoryGone' },
];
/** Units of sizes and weights, and the category that each has to be of. */
const measureUnits = Object.entries(kinds).map(([field, kind]) => ({ column: materialTable.columnOf(field), kind }));
const lockedColumns = lockedFields.map((field) => materialTable.columnOf(field));
/** What a product says for all its variants. */
const ofProduct = [...lockedColumns, 'unit_id', 'category_id', 'type_id'];

const idsIn = (rows: readonly WrittenRow[], columns: readonly string[]) => [
  ...new Set(
    rows.flatMap(({ input }) =>
      columns.flatMap((column) => (typeof input[column] === 'string' ? [input[column]] : [])),
    ),
  ),
];

/** The rules of `saveMaterial` about units, categories, stock and products, for many rows. */
async function checkMaterials(context: ImportContext, rows: readonly WrittenRow[]): Promise<RowError[]> {
  const { db, language } = context;
  const [units, nodes] = [
    await readUnits(db, idsIn(rows, ['unit_id', ...measureUnits.map(({ column }) => column)])),
    await readCategories(
      db,
      idsIn(
        rows,
        categories.map(({ column }) => column),
      ),
    ),
  ];
  const kindNames = new Map(
    await Promise.all(
      measureUnits.map(async ({ kind }) => [kind, await readItemName(db, unitCategories, kind, language)] as const),
    ),
  );
  const changing = (columns: readonly string[]) =>
    rows.flatMap(({ id, input }) => (id !== undefined && columns.some((column) => column in input) ? [id] : []));
  const products = await productsOf(db, changing(ofProduct));
  const stock = await stocksOf(db, changing(lockedColumns));
  return rows.flatMap(({ id, input }, row): RowError[] => {
    const errors: RowError[] = [];
    const unit = input.unit_id;
    if (typeof unit === 'string' && !units.get(unit)?.active)
      errors.push({ row, field: 'unit_id', rule: rule('material.unitGone') });
    for (const { column, kind } of measureUnits) {
      const chosen = typeof input[column] === 'string' ? input[column] : undefined;
      if (chosen !== undefined && !units.get(chosen)?.active)
        errors.push({ row, field: column, rule: rule('material.unitGone') });
      else if (chosen !== undefined && units.get(chosen)!.unit_category !== kind)
        errors.push({ row, field: column, rule: rule('material.unitKind', { category: kindNames.get(kind)! }) });
    }
    for (const { column, set, gone } of categories)
      if (typeof input[column] === 'string' && !isUsable(nodes.get(input[column]), set))
        errors.push({ row, field: column, rule: rule(gone) });
    const held = id === undefined ? undefined : stock.get(id);
    const locked = lockedColumns.find((column) => column in input);
    if (held && locked)
      errors.push({ row, field: locked, rule: rule('material.hasStock', { stock: stockText(held, language) }) });
    const product = id === undefined ? undefined : products.get(id);
    const set = ofProduct.find((column) => column in input);
    if (product !== undefined && set) errors.push({ row, field: set, rule: rule('product.setByProduct', { product }) });
    return errors;
  });
}

export const materialImporter = recordImporter(materialRecord, materialTable, {
  foldsKey: true,
  settle: (parsed) => numbering(parsed as Parameters<typeof numbering>[0]),
  nodes: (db, field) => readNodes(db, field === 'itemTypeId' ? materialSets.type : materialSets.category),
  check: checkMaterials,
  known: async (context) => ({ organisation_id: await ownOrganisation(context, 'material.noOrganisation') }),
  afterCreate: (context, ids) => assign(context, 'material', ids, [activeOrganisation(context)], 'invOrgList'),
  // Before the materials are locked, as in a save.
  beforeUpdate: ({ db }, ids) => touchProducts(db, ids),
  refuseDelete: (context, batch) => refuseVariants(context, batch),
  actions: { ...activation(materialRoutes), delete: deletion(materialRoutes), ...organisationActions },
});
