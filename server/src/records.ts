import { recordSheet } from '@edp/contract/kernel/exchange/record-sheet.ts';
import {
  initialValues,
  type KeyedDefinition,
  type RecordDefinition,
} from '@edp/contract/kernel/record/define-record.ts';
import type { Fields } from '@edp/contract/kernel/record/record.ts';
import { accountRecord } from '@edp/contract/modules/account/account.ts';
import { applicationRecord } from '@edp/contract/modules/application/application.ts';
import { brandRecord } from '@edp/contract/modules/brand/brand.ts';
import { categoryRecord } from '@edp/contract/modules/category/category.ts';
import { categorySetRecord } from '@edp/contract/modules/category-set/category-set.ts';
import { dictionaryRecord } from '@edp/contract/modules/dictionary/dictionary-record.ts';
import { employeeRecord } from '@edp/contract/modules/employee/employee.ts';
import { goodsGroupRecord } from '@edp/contract/modules/goods-group/goods-group.ts';
import { inventoryOrganisationRecord } from '@edp/contract/modules/inventory-organisation/inventory-organisation.ts';
import { labelRecord } from '@edp/contract/modules/label/label.ts';
import { labelSetRecord } from '@edp/contract/modules/label-set/label-set.ts';
import { organisationRecord } from '@edp/contract/modules/organisation/organisation.ts';
import { settingRecord } from '@edp/contract/modules/setting/setting.ts';
import { unitRecord } from '@edp/contract/modules/unit/unit.ts';
import { userGroupRecord } from '@edp/contract/modules/user-group/user-group.ts';
import { deletion } from './kernel/exchange/import/actions/deletion.ts';
import { activation } from './kernel/exchange/import/actions/switching.ts';
import { formImporter, type FormOptions } from './kernel/exchange/import/forms/form-importer.ts';
import { recordList } from './kernel/exchange/import/forms/record-lists.ts';
import type { Importer } from './kernel/exchange/import/importer.ts';
import { recordImporter } from './kernel/exchange/import/kit-importer.ts';
import type { BoundCall } from './kernel/http/bind.ts';
import type { RecordTable } from './kernel/record/record-table.ts';
import { accountTable } from './modules/account/account.queries.ts';
import { accountRoutes } from './modules/account/account.routes.ts';
import { applicationRoutes, applicationTable } from './modules/application/application.routes.ts';
import { bomHistory, bomRoutes } from './modules/bom/bom.routes.ts';
import { brandRoutes, brandTable } from './modules/brand/brand.routes.ts';
import { categoryRoutes } from './modules/category/category.routes.ts';
import { categoryTable } from './modules/category/category-tree.ts';
import { categorySetRoutes, categorySetTable } from './modules/category-set/category-set.routes.ts';
import { certificateHistory, certificateRoutes } from './modules/certificate/certificate.routes.ts';
import { certificateImporter } from './modules/certificate/import-certificates.ts';
import { dictionaryRoutes } from './modules/dictionary/dictionary.routes.ts';
import { dictionaryTable } from './modules/dictionary/dictionary-table.ts';
import { dictionaryImports } from './modules/dictionary/import-dictionaries.ts';
import { employeeTable } from './modules/employee/employee.queries.ts';
import { employeeRoutes } from './modules/employee/employee.routes.ts';
import { employeeImports } from './modules/employee/import-employees.ts';
import { goodsGroupRoutes } from './modules/goods-group/goods-group.routes.ts';
import { goodsGroupTable } from './modules/goods-group/goods-group-table.ts';
import { inventoryOrganisationTable } from './modules/inventory-organisation/inventory-organisation.queries.ts';
import { inventoryOrganisationRoutes } from './modules/inventory-organisation/inventory-organisation.routes.ts';
import { materialImporter } from './modules/material/import-materials.ts';
import { materialHistory, materialRoutes } from './modules/material/material.routes.ts';
import { productImporter } from './modules/product/import-products.ts';
import { productHistory, productRoutes } from './modules/product/product.routes.ts';
import { labelRoutes } from './modules/label/label.routes.ts';
import { labelTable } from './modules/label/label-tree.ts';
import { labelSetRoutes, labelSetTable } from './modules/label-set/label-set.routes.ts';
import { newsHistory, newsManageRoutes } from './modules/news/news-manage.routes.ts';
import { organisationRoutes, organisationTable } from './modules/organisation/organisation.routes.ts';
import { readDepartments, readPeople } from './modules/organisation/path-nodes.ts';
import {
  flagColumn,
  type History,
  linksTo,
  recordHistory,
  referenceColumn,
  secretColumn,
} from './kernel/record/history.ts';
import { roleAdminRoutes, roleHistory } from './modules/role/role-admin.routes.ts';
import { settingRoutes, settingTable } from './modules/setting/setting.routes.ts';
import { sharingHistory, sharingRoutes } from './modules/sharing/sharing.routes.ts';
import { specificationImporter } from './modules/specification/import-specifications.ts';
import { specificationHistory, specificationRoutes } from './modules/specification/specification.routes.ts';
import { unitRoutes, unitTable } from './modules/unit/unit.routes.ts';
import { userGroupTable } from './modules/user-group/user-group.queries.ts';
import { userGroupRoutes } from './modules/user-group/user-group.routes.ts';

/** Whether a user has a second factor: 1 or 0. The history tells who set it up or took it away, never the secret. */
const secondFactor: NonNullable<History['values']> = {
  two_factor: { nameOf: () => 'twoFactor', valueOf: () => 1, absent: 0 },
};

/** A noun with a definition: what follows from that and from its table and routes. */
export interface RecordModule {
  readonly noun: string;
  readonly routes: readonly BoundCall[];
  readonly history: History;
  /** The importer of a noun that is imported. */
  readonly importer?: Importer;
}

interface Parts {
  readonly definition: RecordDefinition;
  readonly table: Pick<RecordTable, 'name' | 'stored' | 'fields' | 'references'>;
  readonly routes: readonly BoundCall[];
  /** Columns and tables whose changes the fields do not tell. */
  readonly history?: Partial<History>;
}

const has = (routes: readonly BoundCall[], name: string) => routes.some(({ call }) => call.name.endsWith(`.${name}`));

const actionsOf = (routes: readonly BoundCall[]) => ({
  ...(has(routes, 'setActiveBatch') && activation(routes)),
  ...(has(routes, 'deleteBatch') && { delete: deletion(routes) }),
});

const common = ({ definition, table, routes, history: { columns, ...history } = {} }: Parts) => ({
  noun: definition.noun.name,
  routes,
  history: { ...recordHistory(table, columns), ...history },
});

/** Records that are rows of one table: imports write many with one statement. */
const tableRecord = <F extends Fields>(
  parts: Parts & { readonly definition: KeyedDefinition<F>; readonly table: RecordTable<F> },
): RecordModule => ({
  ...common(parts),
  importer: recordImporter(parts.definition, parts.table, { actions: actionsOf(parts.routes) }),
});

/** Records with checks of their own in the call that saves one: imports save each with it. */
const formRecord = ({ imports = {}, ...parts }: Parts & { readonly imports?: FormOptions }): RecordModule => {
  const { definition, routes } = parts;
  return {
    ...common(parts),
    importer: formImporter(recordSheet(definition), routes, {
      table: parts.table.name,
      actions: actionsOf(routes),
      defaults: initialValues(definition),
      ...imports,
    }),
  };
};

export const records: readonly RecordModule[] = [
  { noun: 'material', routes: materialRoutes, history: materialHistory, importer: materialImporter },
  { noun: 'product', routes: productRoutes, history: productHistory, importer: productImporter },
  tableRecord({ definition: brandRecord, table: brandTable, routes: brandRoutes }),
  tableRecord({ definition: unitRecord, table: unitTable, routes: unitRoutes }),
  tableRecord({
    definition: applicationRecord,
    table: applicationTable,
    routes: applicationRoutes,
    history: { columns: { active: flagColumn('status', '1', '0') } },
  }),
  formRecord({ definition: categorySetRecord, table: categorySetTable, routes: categorySetRoutes }),
  formRecord({ definition: labelSetRecord, table: labelSetTable, routes: labelSetRoutes }),
  {
    noun: 'specification',
    routes: specificationRoutes,
    history: specificationHistory,
    importer: specificationImporter,
  },
  // Phone numbers and the like are for those who look after employees.
  common({
    definition: accountRecord,
    table: accountTable,
    routes: accountRoutes,
    history: {
      columns: { password_hash: secretColumn('password') },
      links: { user_role: linksTo('roleNames', 'role_id', 'role') },
      values: secondFactor,
    },
  }),
  formRecord({
    definition: employeeRecord,
    table: employeeTable,
    routes: employeeRoutes,
    history: {
      columns: {
        active: flagColumn('status', '1', '0'),
        left_time: { name: 'leftTime', kind: 'value', toWire: (logged) => (logged === null ? 0 : 1) },
        password_hash: secretColumn('password'),
      },
      links: { user_role: linksTo('roleIds', 'role_id', 'role') },
      values: secondFactor,
    },
    imports: employeeImports,
  }),
  { noun: 'sharingRule', routes: sharingRoutes, history: sharingHistory },
  { noun: 'certificate', routes: certificateRoutes, history: certificateHistory, importer: certificateImporter },
  formRecord({
    definition: settingRecord,
    table: settingTable,
    routes: settingRoutes,
    imports: { scope: { field: 'type', column: 'type' }, deleteInput: (id, { type }) => ({ ids: [id], type }) },
  }),
  formRecord({
    definition: goodsGroupRecord,
    table: goodsGroupTable,
    routes: goodsGroupRoutes,
    history: { links: { goods_group_product: linksTo('productList', 'product_id', 'product') } },
    imports: { foldsKey: true, lists: { productList: recordList('product', 'code') }, kept: ['productList'] },
  }),
  formRecord({
    definition: userGroupRecord,
    table: userGroupTable,
    routes: userGroupRoutes,
    history: { links: { user_group_member: linksTo('members', 'user_id', 'user_account') } },
    imports: { lists: { members: recordList('user_account', 'account') } },
  }),
  formRecord({
    definition: inventoryOrganisationRecord,
    table: inventoryOrganisationTable,
    routes: inventoryOrganisationRoutes,
    history: { columns: { master: flagColumn('master') } },
    imports: { nodes: readDepartments },
  }),
  common({
    definition: categoryRecord,
    table: categoryTable,
    routes: categoryRoutes,
    history: { columns: { parent_id: referenceColumn('parentId', 'category') } },
  }),
  common({
    definition: labelRecord,
    table: labelTable,
    routes: labelRoutes,
    history: { columns: { parent_id: referenceColumn('parentId', 'label') } },
  }),
  formRecord({
    definition: organisationRecord,
    table: organisationTable,
    routes: organisationRoutes,
    imports: { parent: 'supId', nodes: (db, field) => (field === 'headId' ? readPeople(db) : readDepartments(db)) },
  }),
  { noun: 'news', routes: newsManageRoutes, history: newsHistory },
  { noun: 'bom', routes: bomRoutes, history: bomHistory },
  { noun: 'role', routes: roleAdminRoutes, history: roleHistory },
  formRecord({
    definition: dictionaryRecord,
    table: dictionaryTable,
    routes: dictionaryRoutes,
    history: { rows: { dictionary_item: { name: 'itemList', sortName: 'itemSort' } } },
    imports: dictionaryImports,
  }),
];
