import { bom } from '@edp/contract/modules/bom/bom.ts';
import { bomAnalysis } from '@edp/contract/modules/bom/bom-analysis.ts';
import { bomItem } from '@edp/contract/modules/bom/bom-item.ts';
import { bind, type Context } from '../../kernel/http/bind.ts';
import type { Constraints } from '../../kernel/http/failure.ts';
import { compareBoms } from './analysis/compare.ts';
import { rollUpCost } from './analysis/cost.ts';
import { explode, explodeSums } from './analysis/explode.ts';
import { replaceComponent } from './analysis/replace.ts';
import { whereUsed } from './analysis/where-used.ts';
import { deleteBatch, deleteBom, setActiveBatch, setBomsActive } from './bom-batch.ts';
import { exportExcel } from './excel/export-excel.ts';
import { readExcel } from './excel/import-excel.ts';
import { applyChanges } from './items/change-items.ts';
import { moveItems, pasteItems, removeItems } from './items/move-items.ts';
import { findItem, readTree } from './items/read-items.ts';
import { saveItem } from './items/save-item.ts';
import { findBom, listBoms } from './list-boms.ts';
import { discardDraft, listRevisions, newVersion, release } from './revisions.ts';
import { copyBom, saveBom } from './save-bom.ts';
import { sql } from 'kysely';
import { type History, type PartHistory, recordHistory, textColumn } from '../../kernel/record/history.ts';
import { bomTable } from './bom-table.ts';

/** The triggers refuse these where no check saw them coming. */
const constraints: Constraints = {
  bom_head_key: { error: 'bom.headTaken', field: 'productId' },
  bom_head_fixed: { error: 'bom.headFixed' },
  bom_item_cycle: { error: 'bom.cycleAtOnce' },
  bom_item_frozen: { error: 'bom.frozen' },
  bom_revision_frozen: { error: 'bom.frozen' },
  bom_item_material_id_fkey: { error: 'bom.componentGone' },
  bom_item_product_id_fkey: { error: 'bom.componentGone' },
  bom_item_parent_id_fkey: { error: 'tree.parentGone' },
};

export const bomRoutes = bind(
  bom,
  {
    list: (context) => listBoms(context),
    detail: (context) => findBom(context, context.input.id),
    save: (context) => saveBom(context),
    setActive: (context) => setBomsActive(context),
    setActiveBatch: (context) => setActiveBatch(context),
    delete: (context) => deleteBom(context),
    deleteBatch: (context) => deleteBatch(context),
    copy: (context) => copyBom(context),
    versions: (context) => listRevisions(context),
    release: (context) => release(context),
    newVersion: ({ db, input }) => newVersion(db, input.id, input.revision),
    discardDraft: ({ db, input }) => discardDraft(db, input.id),
    exportExcel: (context) => exportExcel(context),
    importExcel: { before: (context) => readExcel(context) },
  },
  constraints,
);

export const bomItemRoutes = bind(
  bomItem,
  {
    tree: (context) => readTree(context),
    detail: (context) => findItem(context, context.input.id),
    save: (context) => saveItem(context),
    delete: (context) => removeItems(context),
    move: (context) => moveItems(context),
    paste: (context) => pasteItems(context),
    apply: (context) => applyChanges(context),
  },
  constraints,
);

export const bomAnalysisRoutes = bind(
  bomAnalysis,
  {
    whereUsed: (context) => whereUsed(context),
    explode: (context) => explode(context),
    sums: (context) => explodeSums(context),
    cost: (context) => rollUpCost(context),
    compare: (context) => compareBoms(context),
    replace: (context) => replaceComponent(context),
  },
  constraints,
);

/** A revision is begun, released or discarded; what is released never changes again. */
const revisions: PartHistory = {
  table: 'bom_revision',
  rootTable: 'bom',
  columns: {
    status: textColumn('versions.status'),
    effective_from: textColumn('versions.effectiveFrom'),
    effective_to: textColumn('versions.effectiveTo'),
    remark: textColumn('versions.remark'),
  },
  idsOf: async (_db, id) => [id],
  titlesOf,
};

/** V2; those that are gone are known from the log. */
async function titlesOf(
  { db, input }: Context<{ id: string }>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { code: string; name: string }>> {
  const { rows } = await sql<{ id: string; revision: string }>`
    select id::text, revision::text from bom_revision where id = any(${ids}::bigint[])
    union select record_id, changes -> 'revision' ->> 'before' from change_record 
     where root_table = 'bom' and root_id = ${input.id} and table_name = 'bom_revision' and action = 'delete' and record_id = any(${ids}::text[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, revision }) => [id, { code: '', name: `V${revision}` }]));
}

const calledAs = {
  references: { product_id: 'product', material_id: 'material' },
  hidden: 'bom.hiddenComponent',
} as const;

/** Components are told by their names, of whichever revision. */
export const bomHistory: History = {
  ...recordHistory(bomTable),
  rows: { bom_item: { name: 'items', sortName: 'itemSort' } },
  calledAs: { bom: { ...calledAs, names: ['code', 'name'] }, bom_item: { ...calledAs, names: ['name'] } },
  parts: revisions,
};
