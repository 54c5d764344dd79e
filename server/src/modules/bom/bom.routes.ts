import { bom } from '@edp/contract/modules/bom/bom.ts';
import { bomAnalysis } from '@edp/contract/modules/bom/bom-analysis.ts';
import { bomItem } from '@edp/contract/modules/bom/bom-item.ts';
import { bind } from '../../kernel/http/bind.ts';
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

/** What the triggers refuse that no check saw coming. */
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
