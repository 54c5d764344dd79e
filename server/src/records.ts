import { recordSheet } from '@edp/contract/kernel/exchange/record-sheet.ts';
import { initialValues, type RecordDefinition } from '@edp/contract/kernel/record/define-record.ts';
import type { Fields } from '@edp/contract/kernel/record/record.ts';
import { applicationRecord } from '@edp/contract/modules/application/application.ts';
import { brandRecord } from '@edp/contract/modules/brand/brand.ts';
import { categorySetRecord } from '@edp/contract/modules/category-set/category-set.ts';
import { labelSetRecord } from '@edp/contract/modules/label-set/label-set.ts';
import { unitRecord } from '@edp/contract/modules/unit/unit.ts';
import { deletion } from './kernel/exchange/import/actions/deletion.ts';
import { activation } from './kernel/exchange/import/actions/switching.ts';
import { type AnyImporter, formImporter } from './kernel/exchange/import/forms/form-importer.ts';
import { recordImporter } from './kernel/exchange/import/kit-importer.ts';
import type { BoundCall } from './kernel/http/bind.ts';
import type { RecordTable } from './kernel/record/record-table.ts';
import { applicationRoutes, applicationTable } from './modules/application/application.routes.ts';
import { brandRoutes, brandTable } from './modules/brand/brand.routes.ts';
import { categorySetRoutes, categorySetTable } from './modules/category-set/category-set.routes.ts';
import { materialImporter } from './modules/material/import-materials.ts';
import { materialHistory } from './modules/material/material.history.ts';
import { materialRoutes } from './modules/material/material.routes.ts';
import { labelSetRoutes, labelSetTable } from './modules/label-set/label-set.routes.ts';
import { flagColumn, type History, recordHistory } from './modules/record/history.ts';
import { specificationImporter } from './modules/specification/import-specifications.ts';
import { specificationHistory } from './modules/specification/specification.history.ts';
import { specificationRoutes } from './modules/specification/specification.routes.ts';
import { unitRoutes, unitTable } from './modules/unit/unit.routes.ts';

/** A noun with a definition: what follows from that and from its table and routes. */
export interface RecordModule {
  readonly noun: string;
  readonly routes: readonly BoundCall[];
  readonly history: History;
  readonly importer: AnyImporter;
}

interface Parts<F extends Fields> {
  readonly definition: RecordDefinition<F>;
  readonly table: RecordTable<F>;
  readonly routes: readonly BoundCall[];
  /** Columns whose changes the fields do not tell. */
  readonly columns?: History['columns'];
}

const actionsOf = (routes: readonly BoundCall[]) => ({ ...activation(routes), delete: deletion(routes) });

const common = <F extends Fields>({ definition, table, routes, columns = {} }: Parts<F>) => ({
  noun: definition.noun.name,
  routes,
  history: recordHistory(table, columns),
});

/** Records that are rows of one table: imports write many with one statement. */
const tableRecord = <F extends Fields>(parts: Parts<F>): RecordModule => ({
  ...common(parts),
  importer: recordImporter(parts.definition, parts.table, { actions: actionsOf(parts.routes) }),
});

/** Records with checks of their own in the call that saves one: imports save each with it. */
const formRecord = <F extends Fields>(parts: Parts<F>): RecordModule => {
  const { definition, routes } = parts;
  return {
    ...common(parts),
    importer: formImporter(recordSheet(definition), routes, {
      table: parts.table.name,
      actions: actionsOf(routes),
      defaults: initialValues(definition),
    }),
  };
};

export const records: readonly RecordModule[] = [
  { noun: 'material', routes: materialRoutes, history: materialHistory, importer: materialImporter },
  tableRecord({ definition: brandRecord, table: brandTable, routes: brandRoutes }),
  tableRecord({ definition: unitRecord, table: unitTable, routes: unitRoutes }),
  tableRecord({
    definition: applicationRecord,
    table: applicationTable,
    routes: applicationRoutes,
    columns: { active: flagColumn('status', '1', '0') },
  }),
  formRecord({ definition: categorySetRecord, table: categorySetTable, routes: categorySetRoutes }),
  formRecord({ definition: labelSetRecord, table: labelSetTable, routes: labelSetRoutes }),
  {
    noun: 'specification',
    routes: specificationRoutes,
    history: specificationHistory,
    importer: specificationImporter,
  },
];
