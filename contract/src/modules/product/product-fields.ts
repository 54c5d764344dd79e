import { z } from 'zod';
import { amount } from '../../kernel/decimal-fields.ts';
import { code, emptyAsUndefined, Flag } from '../../kernel/fields.ts';
import type { Text } from '../../kernel/language.ts';
import { initialValues } from '../../kernel/record/define-record.ts';
import { restrictable, withRight } from '../../kernel/record/field-rights.ts';
import {
  codeField,
  computedField,
  createdTimeField,
  creatorField,
  decimalField,
  editableField,
  fileField,
  flagField,
  nameField,
  optionalDateField,
  optionalReferenceField,
  pathField,
  referenceField,
  requiredTextField,
  richTextField,
  stockField,
  switchField,
  textField,
  updatedTimeField,
  viewed,
} from '../../kernel/record/record-fields.ts';
import { recordLabels } from '../../kernel/record/record-labels.ts';
import { rule } from '../../kernel/rule.ts';
import { materialSets } from '../material/material-sets.ts';
import { measureField, measureFields } from '../material/measure-fields.ts';
import { assetHint, lotControl, serialControl } from '../material/switch-fields.ts';
import { Completeness } from './completeness.ts';
import { productThumbnail } from './product-limits.ts';
import { productParts } from './product-parts.ts';
import { shelfField } from './shelf-field.ts';

/** A number that must be there, 0 or more. */
const quantity = (label: Text) =>
  viewed(decimalField(amount(12, 4).refine((value) => value !== undefined, rule('rule.required'))), {
    label,
    initial: '1',
  });
/** Days; 0 is allowed, as is none. */
const days = () =>
  decimalField(
    z
      .union([z.number(), z.string(), z.null()], { error: rule('product.wholeDays') })
      .optional()
      .transform((value) => String(value ?? '').trim())
      .pipe(z.string().regex(/^\d{0,9}$/, rule('product.wholeDays')))
      .transform((value) => value || undefined),
  );
/** Shelf and style are changed by buttons and by the variants. */
const except = ['active', 'productModel', 'orgId'];
const follows = { categoryText: 'categoryId', typeText: 'typeId', brandText: 'brandId', picId: 'thumbnailUrl' };

const thumbnail: Text = { ZHS: '缩略图', ENG: 'Thumbnail' };

/** Lists show these, and those that users look for most without scrolling. */
export const productRowFields = restrictable(
  'product',
  {
    code: viewed(codeField(20, 'product.codeRequired'), {
      label: { ZHS: '商品编码', ENG: 'Product code' },
      placeholder: { ZHS: '不填则提交时自动生成', ENG: 'Empty: generated when submitted' },
      list: { width: 124 },
    }),
    thumbnailUrl: viewed(fileField(productThumbnail), {
      label: thumbnail,
      heading: recordLabels.picture,
      column: 'picture',
      sheet: { title: thumbnail },
      list: { width: 68 },
    }),
    name: viewed(nameField(50, 'product.nameRequired'), {
      label: { ZHS: '商品名称', ENG: 'Product name' },
      list: { width: 200 },
    }),
    categoryId: viewed(pathField('category', 'product.categoryRequired'), {
      label: { ZHS: '商品分类', ENG: 'Category' },
      column: 'category',
      shown: 'categoryText',
      set: materialSets.category,
      list: { width: 124 },
    }),
    categoryText: computedField(z.string()),
    /** The range over the variants, which are materials. */
    priceRange: viewed(computedField(withRight('material.listPricePerUnit', z.string())), {
      label: { ZHS: '价格', ENG: 'Price' },
      heading: { ZHS: '价格区间', ENG: 'Price range' },
      sheet: { kind: 'text' },
    }),
    storageNum: stockField(),
    active: viewed(shelfField(), { initial: 0 }),
    completeness: viewed(computedField(Completeness), {
      label: { ZHS: '完整度', ENG: 'Complete' },
      sheet: false,
      list: { width: 92 },
    }),
    brandId: viewed(referenceField('brand', 'product.brandRequired'), {
      label: { ZHS: '品牌', ENG: 'Brand' },
      column: 'brand',
      shown: 'brandText',
      list: { width: 100, wraps: true },
    }),
    brandText: computedField(z.string()),
    variantCount: viewed(computedField(z.number()), {
      label: { ZHS: '规格数', ENG: 'Number of variants' },
      heading: { ZHS: '规格数', ENG: 'Variants' },
      sheet: { kind: 'integer' },
    }),
    createdName: viewed(creatorField(), { list: { isHidden: true } }),
    createTime: createdTimeField(),
    updatedTime: viewed(updatedTimeField(), { label: recordLabels.updatedTime }),
    typeId: viewed(pathField('category', 'product.typeRequired'), {
      label: { ZHS: '商品类型', ENG: 'Type' },
      shown: 'typeText',
      set: materialSets.type,
      list: false,
    }),
    typeText: computedField(z.string()),
    unitId: viewed(referenceField('unit', 'product.unitRequired'), {
      label: { ZHS: '计量单位', ENG: 'Unit' },
      list: false,
    }),
    productModel: viewed(flagField(), {
      label: { ZHS: '款式', ENG: 'Style' },
      words: [
        { value: 0, text: { ZHS: '单款式', ENG: 'Single style' }, key: 'singleStyle' },
        { value: 1, text: { ZHS: '多款式', ENG: 'Multi style' }, key: 'multiStyle' },
      ],
      initial: 0,
      sheet: false,
      list: false,
    }),
    editable: editableField(),
  },
  { except, follows },
);

/** Sizes and weights with their units; on the wire they are an object of their own. */
export const productMeasureFields = restrictable('product', {
  ...measureFields,
  weight: measureField({ ZHS: '单件重量', ENG: 'Weight of one' }),
});

/** For Zod's `omit`. */
export const measureKeys = Object.fromEntries(Object.keys(productMeasureFields).map((name) => [name, true])) as {
  [Name in keyof typeof productMeasureFields]: true;
};

export const productFields = restrictable(
  'product',
  {
    ...productRowFields,
    /** Without one the server makes it. */
    code: {
      ...productRowFields.code,
      input: z
        .union([z.literal('').transform(() => ''), code(20, 'product.codeRequired')])
        .nullish()
        .transform((value) => value ?? ''),
    },
    /** The organisation that it belongs to, by default that of the user. */
    orgId: viewed(optionalReferenceField('organisation', 'product.noOrganisation'), {
      label: { ZHS: '所属组织', ENG: 'Owner' },
      sheet: false,
    }),
    orgName: computedField(z.string()),
    /** Separated by semicolons. */
    keyword: viewed(requiredTextField(100, 'product.keywordRequired'), {
      label: { ZHS: '关键字', ENG: 'Keywords' },
      placeholder: { ZHS: '回车或分号分隔，最多100个字符', ENG: 'Separated by Enter or semicolons' },
    }),
    description: viewed(requiredTextField(500, 'product.descriptionRequired'), {
      label: { ZHS: '商品描述', ENG: 'Description' },
    }),
    ...productParts,
    minimumOrderQuantity: quantity({ ZHS: '起订量', ENG: 'Minimum order' }),
    minimumPacking: quantity({ ZHS: '最小包装量', ENG: 'Minimum packing' }),
    suggestedPrice: viewed(decimalField(amount(12, 4)), { label: { ZHS: '建议零售价', ENG: 'Suggested price' } }),
    placeOfOrigin: viewed(textField(100), { label: { ZHS: '产地', ENG: 'Place of origin' } }),
    listingTime: viewed(optionalDateField(), { label: { ZHS: '上市日期', ENG: 'Listing date' } }),
    indate: viewed(days(), { label: { ZHS: '保质期', ENG: 'Shelf life' } }),
    barCode: viewed(textField(50), { label: { ZHS: '商品条码', ENG: 'Bar code' }, isCode: true }),
    /** Shown unless it is refused. */
    showPrice: {
      ...switchField(
        { ZHS: '显示价格', ENG: 'Show prices' },
        { ZHS: '关闭后客户看不到价格', ENG: 'Customers see the prices' },
        0,
      ),
      input: emptyAsUndefined(Flag).transform((value) => value ?? 1),
      initial: 1 as const,
    },
    bathEnable: switchField(...lotControl, 0),
    serialNumberEnable: switchField(...serialControl, 0),
    assetMaterial: switchField({ ZHS: '资产商品', ENG: 'Asset' }, assetHint, 0),
    ...productMeasureFields,
    /** The picture by its id. */
    picId: computedField(z.string()),
    graphicDetails: viewed(richTextField(100_000), { label: { ZHS: '图文详情', ENG: 'Details' }, sheet: false }),
    parameter: viewed(richTextField(100_000), { label: { ZHS: '商品参数', ENG: 'Parameters' }, sheet: false }),
  },
  { except, follows },
);

/** A new product begins with these values. */
export const productDefaults = initialValues({ fields: productFields });
