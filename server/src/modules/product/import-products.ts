import { materialSets } from '@edp/contract/modules/material/material-sets.ts';
import { productDefaults, productMeasureFields } from '@edp/contract/modules/product/product-fields.ts';
import { ChangedSheetProduct, NewSheetProduct, type SheetProduct } from '@edp/contract/modules/product/product-sheet-input.ts';
import { productSheet } from '@edp/contract/modules/product/product.sheet.ts';
import { type Product, product, ProductInput } from '@edp/contract/modules/product/product.ts';
import { byId } from '@edp/contract/kernel/fields.ts';
import { AppError, invalid } from '../../kernel/app-error.ts';
import { batchCall } from '../../kernel/exchange/import/actions/batch-call.ts';
import { deletion } from '../../kernel/exchange/import/actions/deletion.ts';
import { switches } from '../../kernel/exchange/import/actions/switching.ts';
import { formImporter } from '../../kernel/exchange/import/forms/form-importer.ts';
import { choosable, recordList } from '../../kernel/exchange/import/forms/record-lists.ts';
import type { BoundCall, Context } from '../../kernel/http/bind.ts';
import { readNodes } from '../category/path-nodes.ts';
import { findProduct } from './find-product.ts';
import { productLabelList } from './product-label-list.ts';
import { productRoutes } from './product.routes.ts';
import { saveProduct } from './save-product.ts';
import { deleteProducts } from './shelf.ts';

/** The columns of the one variant of a single style. */
const ofVariant = ['itemCode', 'proType', 'marketPrice', 'listPricePerUnit'] as const;
const noVariant = { itemCode: '', proType: '', marketPrice: '', listPricePerUnit: '' };

const measuresOf = (given: Readonly<Record<string, unknown>>) => Object.fromEntries(Object.keys(productMeasureFields).map((name) => [name, given[name]]));
const constraints = { product_code_key: { error: 'product.codeTaken', field: 'code' }, material_code_key: { error: 'product.codeRepeated', field: 'itemCode' } } as const;

/** Without pictures and details, which the form asks for: what the shelf needs is asked for there. */
const addProduct = (context: Context<SheetProduct>) => {
  const { itemCode, proType, marketPrice, listPricePerUnit, ...fields } = context.input;
  const variant = { itemCode, isCreateItem: itemCode ? 0 : 1, itemName: fields.name, proType, marketPrice, listPricePerUnit };
  const input = { ...productDefaults, ...fields, graphicDetails: '', parameter: '', combinedUnitVo: measuresOf(fields), specList: [variant] };
  return saveProduct({ ...context, input: ProductInput.parse(input) });
};

/** Pictures, long texts and, of several styles, the variants stay as they are. */
async function changeProduct(context: Context<SheetProduct & { id: string; version?: number | undefined }>) {
  const { id, version, itemCode, proType, marketPrice, listPricePerUnit, ...fields } = context.input;
  const variant = { ...(itemCode && { itemCode }), proType, marketPrice, listPricePerUnit };
  const stored = await findProduct(context, id);
  const named = ofVariant.find((name) => variant[name]);
  if (stored.productModel === 1 && named) throw invalid('product.ofVariants', named);
  const specList = stored.productModel === 1 ? stored.specList : [{ ...stored.specList[0], ...variant }];
  return saveProduct({ ...context, input: { ...ProductInput.parse({ ...stored, ...fields, combinedUnitVo: measuresOf(fields), specList }), id, version } });
}

/** A product as its row would have it. */
function rowOf({ combinedUnitVo, specList, ...fields }: Product) {
  const [variant] = specList;
  const own = fields.productModel === 0 && variant ? Object.fromEntries(ofVariant.map((name) => [name, variant[name]])) : noVariant;
  return { ...fields, ...combinedUnitVo, ...own };
}

async function deleteProduct(context: Context<{ id: string }>): Promise<null> {
  const { failed: [refused] } = await deleteProducts({ ...context, input: { ids: [context.input.id] } });
  if (refused) throw new AppError(409, 'import.kept', { params: { reason: refused.message } });
  return null;
}

const bound = (call: BoundCall['call'], handler: unknown): BoundCall => ({ call, handler: handler as BoundCall['handler'], constraints });

/** The form has more tabs than a spreadsheet has columns, so rows have calls of their own that save as the form does. */
export const productImporter = formImporter(productSheet, productRoutes, {
  table: 'product', foldsKey: true, defaults: { ...productDefaults, minimumOrderQuantity: '1', minimumPacking: '1' }, kept: ['itemCode'],
  lists: { labelIds: productLabelList, groupId: choosable('goods_group', recordList('goods_group', 'name')) },
  nodes: (db, field) => readNodes(db, field === 'typeId' ? materialSets.type : materialSets.category),
  actions: { ...switches('putOnShelf', 'takeOffShelf', [batchCall(productRoutes, 'up'), batchCall(productRoutes, 'down')]), delete: deletion(productRoutes, 'delete') },
  add: bound({ ...product.create, input: NewSheetProduct }, addProduct),
  update: bound({ ...product.update, input: ChangedSheetProduct }, changeProduct),
  detail: bound({ ...product.detail, input: byId }, async (context: Context<{ id: string }>) => rowOf(await findProduct(context, context.input.id))),
  delete: bound({ ...product.delete, input: byId }, deleteProduct),
});
