import { z } from 'zod';
import { calls, get, post } from '../../kernel/call.ts';
import { defineRecord } from '../../kernel/record/define-record.ts';
import { restrictable } from '../../kernel/record/field-rights.ts';
import { optionsInput } from '../../kernel/record/options.ts';
import { inputOf, rowOf } from '../../kernel/record/record.ts';
import { recordCalls, translationCalls } from '../../kernel/record/record-calls.ts';
import {
  codeField,
  createdTimeField,
  creatorField,
  descriptionField,
  editableField,
  fileField,
  nameField,
  sortOrderField,
  sourceField,
  updatedTimeField,
  validityField,
  viewed,
} from '../../kernel/record/record-fields.ts';
import { pictureLimit } from '../../kernel/stored-file.ts';
import { brandNoun } from './brand.noun.ts';

export const brandPicture = { ...pictureLimit, width: 118, height: 95 };

export const brandFields = restrictable(
  'brand',
  {
    code: viewed(codeField(20, 'brand.codeRequired'), { label: { ZHS: '品牌编码', ENG: 'Brand code' } }),
    name: viewed(nameField(50, 'brand.nameRequired'), { label: { ZHS: '品牌名称', ENG: 'Brand name' } }),
    labelPath: viewed(fileField(brandPicture), { label: { ZHS: '品牌图片', ENG: 'Picture' }, column: 'picture' }),
    sortOrder: sortOrderField('brand.sortOrderRequired'),
    active: validityField(),
    source: sourceField(),
    description: descriptionField(500),
    editable: editableField(),
    createdName: creatorField(),
    createTime: createdTimeField(),
    updatedTime: updatedTimeField(),
  },
  { except: ['active'] },
);

export const Brand = rowOf(brandFields);
export type Brand = z.output<typeof Brand>;
const BrandOption = Brand.pick({ id: true, name: true });

const filters = ['name', 'code', 'active'] as const;

export const brand = calls('brand', 'edp', '/api/v1/procenter/proBrand', {
  ...recordCalls(
    'brand',
    brandFields,
    { list: 'list', detail: 'detail', save: 'saveOrUpdate', delete: 'delete' },
    filters,
  ),
  ...translationCalls(
    'brand',
    { translations: 'getMultilingualById', translate: 'updateMultilingual' },
    'brand.description',
  ),
  options: get('getAllList', {
    can: 'staff',
    orCan: ['brand.view', 'product.view'],
    input: optionsInput(1000),
    output: z.array(BrandOption),
  }),
  addByName: post('insertProductSaveOrUpdate', {
    can: 'brand.edit',
    input: inputOf(brandFields).pick({ name: true }),
    output: BrandOption,
    writes: true,
    done: 'brand.added',
  }),
});

export const brandRecord = defineRecord({
  noun: brandNoun,
  fields: brandFields,
  calls: brand,
  key: 'code',
  taken: 'brand.codeTaken',
  filters,
  form: ['code', 'name', 'active', 'sortOrder', 'labelPath', 'description'],
  one: { ZHS: '品牌', ENG: 'brand' },
  empty: {
    title: { ZHS: '还没有品牌', ENG: 'No brands yet' },
    detail: {
      ZHS: '品牌标明商品由谁出品，新增或导入后就可以在商品中选用。',
      ENG: 'A brand says who makes a product. Add or import brands to choose them in products.',
    },
  },
});
