import { materialSets } from '@edp/contract/modules/material/material-sets.ts';
import { materialRecord } from '@edp/contract/modules/material/material-record.ts';
import { deletion } from '../../kernel/exchange/import/actions/deletion.ts';
import { activation } from '../../kernel/exchange/import/actions/switching.ts';
import { recordImporter } from '../../kernel/exchange/import/kit-importer.ts';
import { readNodes } from '../category/category-paths.ts';
import { materialTable } from './material-table.ts';
import { materialWriter } from './material-writer.ts';
import { materialRoutes } from './material.routes.ts';
import { organisationActions } from './organisation-actions.ts';
import { numbering } from './save-material.ts';

export const materialImporter = recordImporter(materialRecord, materialTable, {
  foldsKey: true,
  writer: materialWriter,
  derive: (parsed) => numbering(parsed as Parameters<typeof numbering>[0]),
  nodes: (db, field) => readNodes(db, field === 'itemTypeId' ? materialSets.type : materialSets.category),
  actions: { ...activation(materialRoutes), delete: deletion(materialRoutes), ...organisationActions },
});
