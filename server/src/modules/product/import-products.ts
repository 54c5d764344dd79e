import { materialSets } from '@edp/contract/modules/material/material-sets.ts';
import { productDefaults, productMeasureFields } from '@edp/contract/modules/product/product-fields.ts';
import { productPictures, productThumbnail } from '@edp/contract/modules/product/product-limits.ts';
import {
  ChangedSheetProduct,
  NewSheetProduct,
  NewSheetVariants,
  type SheetProduct,
} from '@edp/contract/modules/product/product-sheet-input.ts';
import { productSheet } from '@edp/contract/modules/product/product.sheet.ts';
import { product } from '@edp/contract/modules/product/product.ts';
import type { Product } from '@edp/contract/modules/product/product-rows.ts';
import { ProductInput, withVariantRules } from '@edp/contract/modules/product/product-input.ts';
import { byId } from '@edp/contract/kernel/fields.ts';
import { AppError, invalid } from '../../kernel/app-error.ts';
import { batchCall } from '../../kernel/exchange/import/actions/batch-call.ts';
import { deletion } from '../../kernel/exchange/import/actions/deletion.ts';
import { switches } from '../../kernel/exchange/import/actions/switching.ts';
import { formImporter } from '../../kernel/exchange/import/forms/form-importer.ts';
import { choosable, recordList } from '../../kernel/exchange/import/forms/record-lists.ts';
import type { BoundCall, Context } from '../../kernel/http/bind.ts';
import { readNodes } from '../category/category-paths.ts';
import { findProduct } from './find-product.ts';
import { productLabelList } from './product-label-list.ts';
import { productRoutes } from './product.routes.ts';
import { saveProduct } from './save-product.ts';
import { deleteProducts } from './shelf.ts';
import { joinVariants, variantCells } from './variants/join-variants.ts';

/** The columns of the one variant of a single style. */
const ofVariant = ['itemCode', 'proType', 'marketPrice', 'listPricePerUnit'] as const;
const noVariant = { itemCode: '', proType: '', marketPrice: '', listPricePerUnit: '' };

const measuresOf = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.keys(productMeasureFields).map((name) => [name, values[name]]));
const constraints = {
  product_code_key: { error: 'product.codeTaken', field: 'code' },
  material_code_key: { error: 'product.codeRepeated', field: 'itemCode' },
} as const;
const Input = withVariantRules(ProductInput);

/** Without details, which the form asks for: what the shelf needs is asked for there. */
const addProduct = (context: Context<SheetProduct>) => {
  const { itemCode, proType, marketPrice, listPricePerUnit, thumbnailUrl: picId, ...fields } = context.input;
  const variant = {
    itemCode,
    isCreateItem: itemCode ? 0 : 1,
    itemName: fields.name,
    proType,
    marketPrice,
    listPricePerUnit,
  };
  const input = {
    ...productDefaults,
    ...fields,
    picId,
    graphicDetails: '',
    parameter: '',
    combinedUnitVo: measuresOf(fields),
    specList: [variant],
  };
  return saveProduct({ ...context, input: Input.parse(input) });
};

/** The input of a product of several styles, from the rows of its variants. */
const addVariants = (context: Context<NewSheetVariants>) => {
  const { variants, thumbnailUrl: picId, ...fields } = context.input;
  const specList = variants.map((variant) => ({ ...variant, isCreateItem: variant.itemCode ? 0 : 1 }));
  const input = {
    ...productDefaults,
    ...fields,
    picId,
    productModel: 1,
    graphicDetails: '',
    parameter: '',
    combinedUnitVo: measuresOf(fields),
    specList,
  };
  return saveProduct({ ...context, input: Input.parse(input) });
};

/** Long texts stay as they are. */
async function changeProduct(context: Context<ChangedSheetProduct>) {
  const {
    id,
    version,
    itemCode,
    proType,
    marketPrice,
    listPricePerUnit,
    variants,
    proSpecConfigVoList,
    thumbnailUrl: picId,
    ...fields
  } = context.input;
  const variant = { ...(itemCode && { itemCode }), proType, marketPrice, listPricePerUnit };
  const stored = await findProduct(context, id);
  const named = ofVariant.find((name) => variant[name]);
  if (stored.productModel === 1 && named) throw invalid('product.ofVariants', named);
  const held = new Map(stored.specList.map((row) => [row.id, row]));
  const specList =
    stored.productModel === 1
      ? variants.map((row) => ({ isCreateItem: row.itemCode ? 0 : 1, ...held.get(row.id ?? ''), ...row }))
      : [{ ...stored.specList[0], ...variant }];
  return saveProduct({
    ...context,
    input: {
      ...Input.parse({
        ...stored,
        ...fields,
        thumbnailUrl: '',
        picId,
        combinedUnitVo: measuresOf(fields),
        proSpecConfigVoList,
        specList,
      }),
      id,
      version,
    },
  });
}

/** A product as its row would have it. */
function rowOf({ combinedUnitVo, specList, ...fields }: Product) {
  const [variant] = specList;
  const own =
    fields.productModel === 0 && variant
      ? Object.fromEntries(ofVariant.map((name) => [name, variant[name]]))
      : noVariant;
  const variants =
    fields.productModel === 1
      ? specList.map((row) =>
          Object.fromEntries(
            ['id', 'itemName', 'specValues', ...ofVariant].map((name) => [name, row[name as keyof typeof row]]),
          ),
        )
      : [];
  return { ...fields, ...combinedUnitVo, ...own, variants };
}

async function deleteProduct(context: Context<{ id: string }>): Promise<null> {
  const {
    failed: [refused],
  } = await deleteProducts({ ...context, input: { ids: [context.input.id] } });
  if (refused) throw new AppError(409, 'import.kept', { params: { reason: refused.message } });
  return null;
}

const bound = (call: BoundCall['call'], handler: unknown): BoundCall => ({
  call,
  handler: handler as BoundCall['handler'],
  constraints,
});

/**
 * The form has more tabs than a spreadsheet has columns, so rows have calls of their own that save as the form does.
 */
export const productImporter = formImporter(productSheet, productRoutes, {
  table: 'product',
  foldsKey: true,
  defaults: productDefaults,
  kept: ['itemCode', 'specValues'],
  unique: ['itemCode'],
  lists: { labelIds: productLabelList, groupId: choosable('goods_group', recordList('goods_group', 'name')) },
  pictures: {
    thumbnailUrl: { limit: productThumbnail, most: 1 },
    picIds: { limit: productThumbnail, most: productPictures.most },
  },
  nodes: (db, field) => readNodes(db, field === 'typeId' ? materialSets.type : materialSets.category),
  actions: {
    ...switches('putOnShelf', 'takeOffShelf', [batchCall(productRoutes, 'up'), batchCall(productRoutes, 'down')]),
    delete: deletion(productRoutes, 'delete'),
  },
  group: {
    field: 'specValues',
    columns: variantCells,
    list: 'variants',
    add: bound({ ...product.create, input: NewSheetVariants }, addVariants),
    join: joinVariants,
  },
  add: bound({ ...product.create, input: NewSheetProduct }, addProduct),
  update: bound({ ...product.update, input: ChangedSheetProduct }, changeProduct),
  detail: bound({ ...product.detail, input: byId }, async (context: Context<{ id: string }>) =>
    rowOf(await findProduct(context, context.input.id)),
  ),
  delete: bound({ ...product.delete, input: byId }, deleteProduct),
});
