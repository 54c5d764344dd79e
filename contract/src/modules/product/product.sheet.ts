import { recordSheet } from '../../kernel/exchange/record-sheet.ts';
import { defineSheet, type SheetColumn } from '../../kernel/exchange/sheet.ts';
import { picturesHint } from '../../kernel/exchange/standard-columns.ts';
import type { Text } from '../../kernel/language.ts';
import { productRecord } from './product-record.ts';
import { NewSheetProduct } from './product-sheet-input.ts';
import { product } from './product.ts';
import { sku } from './sku.ts';
import { skuRecord } from './sku-record.ts';
import { variantsOfProduct } from './variant-name.ts';

export const skuSheet = recordSheet(skuRecord, {
  hints: {
    itemCode: {
      ZHS: '已有 SKU 的物料编码；新的规格请在商品中新增或导入',
      ENG: 'Of an SKU record that exists; new variants are added in their product, or imported with it',
    },
  },
});
/** Of one product, which can be sorted by more. */
export const productSkuSheet = defineSheet({
  noun: 'productSku',
  title: variantsOfProduct,
  list: sku.ofProduct,
  columns: skuSheet.columns,
});

const ofRow: Text = { ZHS: '多款式商品的每一行各填各的', ENG: 'Of several styles, each row has its own' };

/** A column of the variants, which the row of a product has as well. */
const ofVariant = (field: string, differs: Partial<SheetColumn>): SheetColumn => ({
  ...skuSheet.columns.find((column) => column.field === field)!,
  isWritten: true,
  ...differs,
});

/** A row has the one variant of a single style beside the product's own fields, or is one of several variants. */
export const productSheet = recordSheet(productRecord, {
  save: { ...product.create, input: NewSheetProduct },
  hints: {
    code: {
      ZHS: '已有的编码修改该商品，新的编码新增商品。新增的商品为下架状态，图文详情在商品中补充',
      ENG: 'A known code changes that product, a new one creates a product: off the shelf, its details are added in its form',
    },
    keyword: { ZHS: '多个关键字用“;”隔开', ENG: 'Several are separated by “;”' },
    indate: { ZHS: '天数', ENG: 'Days' },
    labelIds: {
      ZHS: '标签名称，多个用“；”隔开；同名的写出上级，如：用途/家用',
      ENG: 'The names of labels, separated by “;”; where two have the same, with the one above: Use/Home',
    },
    groupId: { ZHS: '分组名称，多个用“；”隔开', ENG: 'The names of groups, separated by “;”' },
    picIds: picturesHint,
  },
  columns: [
    ofVariant('proType', { isRequired: true, hint: ofRow }),
    ofVariant('marketPrice', { isRequired: true, hint: ofRow }),
    ofVariant('listPricePerUnit', { isRequired: true, hint: ofRow }),
    ofVariant('itemCode', {
      isRequired: false,
      hint: {
        ZHS: '不填则自动生成；多款式商品的每一行各填各的',
        ENG: 'Empty: generated. Of several styles, each row has its own',
      },
    }),
    ofVariant('specUnionKey', {
      field: 'specValues',
      hint: {
        ZHS: '单款式商品留空。多款式商品每个规格组合一行，各行的商品编码相同且相邻，写成：颜色:红；尺寸:L。其他商品信息填在第一行即可。已有商品的新组合为新增规格，已有的组合为修改',
        ENG: 'Empty for a single style. Several styles have a row for each combination, one after the other, with the same product code: Colour:Red;Size:L. The first row has the rest. Of a known product, a new combination is added',
      },
    }),
  ],
});
