import { z } from 'zod';
import { amount, code, emptyAsUndefined, Flag } from '../../kernel/fields.ts';
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
  textField,
  updatedTimeField,
} from '../../kernel/record/record-fields.ts';
import { rule } from '../../kernel/rule.ts';
import { materialDocuments, materialPictures, materialThumbnail } from '../material/material-limits.ts';
import { measureField, measureFields } from '../material/measure-fields.ts';

/** A product is shown with the same pictures and documents as a material. */
export const productThumbnail = materialThumbnail;
export const productPictures = materialPictures;
export const productDocuments = materialDocuments;
/** More than any product is found by. */
export const mostLabels = 100;
/** Customers choose from the variants of one product: more are several products. */
export const mostVariants = 2048;
/** More make more combinations than there may be variants. */
export const mostSpecifications = 10;
export const mostValues = 2048;

const price = () => decimalField(amount(12, 4));
/** A number that must be there, 0 or more. */
const quantity = () => decimalField(amount(12, 4).refine((value) => value !== undefined, rule('rule.required')));
/** Days; 0 is allowed, as is none. */
const days = () =>
  decimalField(
    z
      .union([z.number(), z.string(), z.null()], { error: rule('product.wholeDays') })
      .optional()
      .transform((given) => String(given ?? '').trim())
      .pipe(z.string().regex(/^\d{0,9}$/, rule('product.wholeDays')))
      .transform((given) => given || undefined),
  );

/** Shelf and style are changed by buttons and by the variants. */
const except = ['active', 'productModel', 'orgId'];
const follows = { categoryText: 'categoryId', typeText: 'typeId', brandText: 'brandId', picId: 'thumbnailUrl' };

/** What lists show. */
export const productRowFields = restrictable(
  'product',
  {
    code: codeField(20, 'product.codeRequired'),
    name: nameField(50, 'product.nameRequired'),
    categoryId: pathField('product.categoryRequired'),
    categoryText: computedField(z.string()),
    typeId: pathField('product.typeRequired'),
    typeText: computedField(z.string()),
    unitId: referenceField('unit', 'product.unitRequired'),
    brandId: referenceField('brand', 'product.brandRequired'),
    brandText: computedField(z.string()),
    /** 0 single style, 1 multi style. */
    productModel: flagField(),
    variantCount: computedField(z.number()),
    /** Of the variants, which are materials. */
    priceRange: computedField(withRight('material.listPricePerUnit', z.string())),
    storageNum: computedField(z.string()),
    /** 1 on the shelf. */
    active: flagField(),
    thumbnailUrl: fileField(productThumbnail),
    editable: editableField(),
    createdName: creatorField(),
    createTime: createdTimeField(),
    updatedTime: updatedTimeField(),
  },
  { except, follows },
);

/** Sizes and weights with their units; on the wire they are an object of their own. */
export const productMeasureFields = restrictable('product', {
  ...measureFields,
  weight: measureField({ ZHS: '单件重量', ENG: 'Weight of one' }),
});

export const productFields = restrictable(
  'product',
  {
    ...productRowFields,
    ...productMeasureFields,
    /** Without one the server makes it. */
    code: {
      ...codeField(20, 'product.codeRequired'),
      input: z
        .union([z.literal('').transform(() => ''), code(20, 'product.codeRequired')])
        .nullish()
        .transform((value) => value ?? ''),
    },
    /** The organisation that it belongs to, by default that of the user. */
    orgId: optionalReferenceField('organisation', 'product.noOrganisation'),
    orgName: computedField(z.string()),
    /** Separated by semicolons. */
    keyword: requiredTextField(100, 'product.keywordRequired'),
    description: requiredTextField(500, 'product.descriptionRequired'),
    placeOfOrigin: textField(100),
    minimumOrderQuantity: quantity(),
    minimumPacking: quantity(),
    listingTime: optionalDateField(),
    indate: days(),
    /** Shown unless it is refused. */
    showPrice: { ...flagField(), input: emptyAsUndefined(Flag).transform((value) => value ?? 1) },
    suggestedPrice: price(),
    barCode: textField(50),
    bathEnable: flagField(),
    serialNumberEnable: flagField(),
    assetMaterial: flagField(),
    /** The picture by its id. */
    picId: computedField(z.string()),
    graphicDetails: richTextField(100_000),
    parameter: richTextField(100_000),
  },
  { except, follows },
);

/** The switches of a new product. */
export const productDefaults = {
  productModel: 0,
  active: 0,
  showPrice: 1,
  bathEnable: 0,
  serialNumberEnable: 0,
  assetMaterial: 0,
} as const;
