import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { BatchResult } from '@edp/contract/kernel/record/batch.ts';
import { materialCompleteness } from '@edp/contract/modules/material/material-completeness.ts';
import { materialSets } from '@edp/contract/modules/material/material-sets.ts';
import {
  categoryType,
  material,
  type OrganisationOption,
  type OrganisationRow,
  type SimilarMaterial,
} from '@edp/contract/modules/material/material.ts';
import { answerBatch, batchIds, type BatchInput, lockBatch } from '../../kernel/batch/batch.ts';
import { setAllActive } from '../../kernel/batch/batch-handlers.ts';
import { sql } from 'kysely';
import { bind, type Context } from '../../kernel/http/bind.ts';
import { deleteRecord } from '../../kernel/record/delete-record.ts';
import { translationHandlers } from '../../kernel/record/record-handlers.ts';
import { setActive } from '../../kernel/record/set-active.ts';
import { requirementHandlers } from '../category/category-requirements.ts';
import { readCategoryTree } from '../category/category.queries.ts';
import { findMaterial } from './find-material.ts';
import { listLoadable, listMaterials, matchingMaterials, type MaterialFilters } from './list-materials.ts';
import { activeOrganisation, assertVisible } from '../inventory/organisation-scope.ts';
import { materialTable } from './material-table.ts';
import { materialWriter } from './material-writer.ts';
import { readPrintLink } from './print/print-link.ts';
import { printMaterials } from './print/print-job.ts';
import { renderMaterials } from './print/render.ts';
import { saveMaterial } from './save-material.ts';
import { setStock } from './stock.ts';
import { assertNoVariant } from './variant-of.ts';
import { mapPage, type Page } from '@edp/contract/kernel/paging.ts';
import { AppError } from '../../kernel/app-error.ts';
import { acrossOrganisations } from '../../kernel/sharing/organisation-boundary.ts';
import { assign, assignableTo, organisationsOf, unassign } from '../inventory/assignments.ts';
import { lockEditable } from '../../kernel/sharing/lock-editable.ts';
import { type History, linksTo, recordHistory, referenceColumn, textColumn } from '../../kernel/record/history.ts';

const lockMaterials = async (context: Context<BatchInput<MaterialFilters>>) => {
  const ids = await batchIds(context.input, (filters, most) => matchingMaterials(context, filters, most));
  return lockBatch(context, 'material', ids);
};

export const materialRoutes = bind(
  material,
  {
    list: (context) => listMaterials(context),
    detail: (context) => findMaterial(context, context.input.skuId, context.input.invorgId),
    save: (context) => saveMaterial(context),
    update: (context) => saveMaterial(context),
    async setActive(context) {
      await assertVisible('material', context, context.input.id);
      return setActive(context, materialTable, context.input, context.input.active === 1);
    },
    async delete(context) {
      await assertVisible('material', context, context.input.id);
      await assertNoVariant(context, context.input.id);
      return deleteRecord(context, materialTable, context.input.id);
    },
    async setActiveBatch(context): Promise<BatchResult> {
      const batch = await lockMaterials(context);
      await setAllActive(context.db, 'material', batch.allowed, context.input.active === 1);
      return answerBatch(context, 'material', batch);
    },
    async deleteBatch(context): Promise<BatchResult> {
      return answerBatch(context, 'material', await materialWriter.remove(context, await lockMaterials(context)));
    },
    loadable: (context) => listLoadable(context),
    load: (context) => loadMaterials(context),
    organisations: (context) => listOrganisationsOf(context),
    assignable: (context) => listAssignable(context),
    assign: (context) => assignMaterial(context),
    unassign: (context) => unassignMaterial(context),
    setStock: (context) => setStock(context),
    similar: (context) => findSimilar(context),
    print: (context) => printMaterials(context),
    async printed({ input, kernel }) {
      const pdf = await renderMaterials(kernel, readPrintLink(kernel.config.secret, input));
      // Shown in a tab of the browser, kept nowhere.
      return (reply) =>
        reply
          .header('content-type', 'application/pdf')
          .header('content-disposition', 'inline; filename="materials.pdf"')
          .header('cache-control', 'no-store')
          .send(pdf);
    },
    ...requirementHandlers('material', materialCompleteness),
    ...translationHandlers(materialTable, { remark: 'materialDescription', nameRequired: 'material.nameRequired' }),
  },
  {
    material_code_key: { error: 'material.codeTaken', field: 'itemCode' },
    material_accessory_other: { error: 'material.ownAccessory', field: 'productionOptions' },
  },
);

export const categoryTypeRoutes = bind(categoryType, {
  types: ({ db, language }) =>
    readCategoryTree(db, { categorySetId: undefined, categorySetCode: materialSets.type, status: 1 }, language),
});

const most = 5;
/** Shorter names resemble too many. */
const shortest = 2;

/** A few materials that resemble what is being typed. */
async function findSimilar(context: Context<ParsedOf<typeof material.similar>>): Promise<SimilarMaterial[]> {
  const {
    db,
    input: { skuId, itemCode, itemName, specification },
  } = context;
  if (itemCode.length < shortest && itemName.length < shortest) return [];
  const { rows } = await sql<SimilarMaterial>`
    select material.id, material.code as "itemCode", material.name as "itemName", material.specification_model as "specificationModel", material.specification,
           s.same_code and ${itemCode} <> '' as "isSameCode", s.same_name and ${itemName} <> '' as "isSameName"
      from app.similar_materials(${itemCode}, ${itemName}, ${specification}, ${skuId ?? null}::bigint, ${most}) with ordinality
             as s (id, same_code, same_name, likeness, place)
      join material on material.id = s.id order by s.place`.execute(db);
  return rows;
}

type Input<Name extends keyof typeof material> = ParsedOf<(typeof material)[Name]>;

async function assignMaterial(context: Context<Input<'assign'>>): Promise<null> {
  const {
    db,
    input: { skuId, ids },
  } = context;
  await assertVisible('material', context, skuId);
  await lockEditable(db, 'material', skuId);
  await assign(context, 'material', [skuId], [...new Set(ids)], 'ids');
  return null;
}

async function unassignMaterial(context: Context<Input<'unassign'>>): Promise<null> {
  await unassign(context, 'material', context.input.skuId, context.input.ids);
  return null;
}

/** Brings materials of the master into the active organisation. */
async function loadMaterials(context: Context<Input<'load'>>): Promise<null> {
  const {
    db,
    input: { ids },
  } = context;
  const { rows } = await acrossOrganisations(db, () =>
    sql<{ id: string }>`select id from material where id = any(${ids}::bigint[]) and active`.execute(db),
  );
  if (rows.length < new Set(ids).size) throw new AppError(404, 'error.notFound');
  await assign(
    context,
    'material',
    rows.map(({ id }) => id),
    [activeOrganisation(context)],
    'ids',
  );
  return null;
}

async function listOrganisationsOf(context: Context<Input<'organisations'>>): Promise<Page<OrganisationRow>> {
  const { skuId, ...filters } = context.input;
  return mapPage(await organisationsOf(context, 'material', skuId, filters), (row) => ({ ...row, skuId }));
}

function listAssignable(context: Context<Input<'assignable'>>): Promise<Page<OrganisationOption>> {
  const { skuId, ...filters } = context.input;
  return assignableTo(context, 'material', skuId, filters);
}

export const materialHistory: History = {
  ...recordHistory(materialTable, {
    category_id: referenceColumn('itemCategoryId', 'category'),
    type_id: referenceColumn('itemTypeId', 'category'),
    product_category_id: referenceColumn('proCategoryId', 'category'),
    quantity: textColumn('storageNum'),
  }),
  links: {
    material_accessory: linksTo('productionOptions', 'accessory_id', 'material'),
    material_assignment: linksTo('invOrgList', 'inventory_organisation_id', 'inventory_organisation'),
  },
  remark: 'materialDescription',
};
