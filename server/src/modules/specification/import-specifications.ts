import { recordSheet } from '@edp/contract/kernel/exchange/record-sheet.ts';
import { initialValues } from '@edp/contract/kernel/record/define-record.ts';
import { productCategorySet } from '@edp/contract/modules/specification/specification-fields.ts';
import { specificationRecord } from '@edp/contract/modules/specification/specification.ts';
import { deletion } from '../../kernel/exchange/import/actions/deletion.ts';
import { activation } from '../../kernel/exchange/import/actions/switching.ts';
import { formImporter } from '../../kernel/exchange/import/forms/form-importer.ts';
import type { ListColumn } from '../../kernel/exchange/import/importer.ts';
import { readNodes } from '../category/category-paths.ts';
import { specificationRoutes } from './specification.routes.ts';

const values: ListColumn = {
  read: (_db, words) => Promise.resolve({ value: words.map((specValue) => ({ specValue })) }),
  words: (_db, stored) => Promise.resolve((stored as { specValue: string }[]).map(({ specValue }) => specValue)),
};

/** A name is taken within its category. */
export const specificationImporter = formImporter(recordSheet(specificationRecord), specificationRoutes, {
  table: 'specification',
  actions: { ...activation(specificationRoutes), delete: deletion(specificationRoutes) },
  foldsKey: true,
  scope: { field: 'productTypeId', column: 'category_id' },
  defaults: initialValues(specificationRecord),
  lists: { specValueList: values },
  nodes: (db) => readNodes(db, productCategorySet),
});
