import { z } from 'zod';
import { calls, get, post } from '../../kernel/call.ts';
import { decimal } from '../../kernel/decimal-fields.ts';
import { byId, filterFlag, filterText, Flag, Id, Version } from '../../kernel/fields.ts';
import { defineRecord } from '../../kernel/record/define-record.ts';
import { restrictable } from '../../kernel/record/field-rights.ts';
import {
  addAndUpdateCalls,
  batchCalls,
  deleteCall,
  translationCalls,
  viewCalls,
} from '../../kernel/record/record-calls.ts';
import {
  codeField,
  computedField,
  createdTimeField,
  creatorField,
  decimalField,
  descriptionField,
  dictionaryField,
  editableField,
  fileField,
  nameField,
  sortOrderField,
  sourceField,
  textField,
  updatedTimeField,
  validityField,
  viewed,
} from '../../kernel/record/record-fields.ts';
import { rowOf } from '../../kernel/record/record.ts';
import { rule } from '../../kernel/rule.ts';
import { pictureLimit } from '../../kernel/stored-file.ts';
import { unitCategories } from '../dictionary/dictionary-item.ts';
import { unitNoun } from './unit.noun.ts';

export const unitPicture = { ...pictureLimit, width: 118, height: 95 };

export const unitFields = restrictable(
  'unit',
  {
    code: viewed(codeField(10, 'unit.codeRequired'), {
      label: { ZHS: '单位编码', ENG: 'Unit code' },
      list: { width: 88 },
    }),
    name: viewed(nameField(50, 'unit.nameRequired'), { label: { ZHS: '单位名称', ENG: 'Unit name' } }),
    unitCategory: viewed(dictionaryField(unitCategories, 'unit.categoryRequired'), {
      label: { ZHS: '单位类别', ENG: 'Category' },
      help: { ZHS: '同一类别的单位才能互相换算', ENG: 'Only units of the same category can be converted' },
      column: 'category',
      shown: 'unitCategoryStr',
    }),
    unitCategoryStr: computedField(z.string()),
    /** How many base units of its category one of this unit is; the base unit has 1. */
    conversionFactor: viewed(
      decimalField(
        decimal(10, 10).refine((value) => value === undefined || Number(value) > 0, rule('unit.factorPositive')),
      ),
      {
        label: { ZHS: '换算系数', ENG: 'Conversion' },
        column: 'factor',
        placeholder: { ZHS: '大于0，最多10位小数', ENG: 'Greater than 0, at most 10 decimals' },
        hint: {
          ZHS: '折合多少个同类别的基本单位；基本单位填1，不能换算则留空',
          ENG: 'How many base units of its category it is; 1 for the base unit, empty if it cannot be converted',
        },
      },
    ),
    /** The system that the unit comes from, or a standard, calls it so. */
    nativeCode: viewed(textField(20), {
      label: { ZHS: '原始编码', ENG: 'Native code' },
      placeholder: {
        ZHS: '来源系统或国际标准中的编码，如 KGM',
        ENG: 'In its source system or a standard, such as KGM',
      },
      isCode: true,
      list: false,
    }),
    labelPath: viewed(fileField(unitPicture), {
      label: { ZHS: '单位图片', ENG: 'Picture' },
      column: 'picture',
      list: false,
    }),
    sortOrder: sortOrderField('unit.sortOrderRequired'),
    active: validityField(),
    description: descriptionField(500),
    source: sourceField(),
    editable: editableField(),
    createName: viewed(creatorField(), { list: { isHidden: true } }),
    createTime: createdTimeField(),
    updatedTime: updatedTimeField(),
  },
  { except: ['active'], follows: { unitCategoryStr: 'unitCategory' } },
);

const Unit = rowOf(unitFields);
export type Unit = z.output<typeof Unit>;

const UnitOption = Unit.pick({
  id: true,
  code: true,
  name: true,
  unitCategory: true,
  unitCategoryStr: true,
  conversionFactor: true,
  active: true,
});

const filters = ['name', 'code', 'unitCategory', 'active'] as const;

export const unit = calls('unit', 'edp', '/api/v1/procenter/unit', {
  ...viewCalls('unit', unitFields, { list: 'list', detail: 'detail' }, filters),
  ...addAndUpdateCalls('unit', unitFields, { save: 'save', update: 'update' }),
  setActive: post('invalid', {
    can: 'unit.edit',
    input: z.object({ id: Id, version: Version, active: Flag }),
    output: z.null(),
    writes: true,
    sample: ({ id, version }) => ({ id, version, active: 1 }),
  }),
  ...deleteCall('unit', 'delete'),
  ...batchCalls('unit', unitFields, filters),
  /** The call with GET: one of the customer's documents has it so. */
  deleteWithGet: get('delete', { can: 'unit.delete', input: byId, output: z.null(), writes: true }),
  options: post('unitCategoryList', {
    can: 'staff',
    orCan: ['unit.view', 'material.view', 'product.view', 'bom.view'],
    /** `withDisabled` 1: also those that cannot be chosen any more, for records that have them. */
    input: z.object({ unitCategory: unitFields.unitCategory.filter, name: filterText(), withDisabled: filterFlag }),
    output: z.array(UnitOption),
  }),
  ...translationCalls('unit', { translations: 'language', translate: 'updateLanguage' }, 'unit.description'),
});

export const unitRecord = defineRecord({
  noun: unitNoun,
  fields: unitFields,
  calls: unit,
  key: 'code',
  taken: 'unit.codeTaken',
  filters,
  form: [
    'code',
    'name',
    'unitCategory',
    'conversionFactor',
    'active',
    'sortOrder',
    'nativeCode',
    'labelPath',
    'description',
  ],
  one: { ZHS: '单位', ENG: 'unit' },
  empty: {
    title: { ZHS: '还没有单位', ENG: 'No units yet' },
    detail: {
      ZHS: '单位用于计量和换算，新增或导入后就可以在商品和物料中选用。',
      ENG: 'Units measure and convert quantities. Add or import them to use them in products and materials.',
    },
  },
  failed: {
    load: { ZHS: '获取数据失败', ENG: 'The data could not be read' },
    save: { ZHS: '操作失败', ENG: 'The operation failed' },
    delete: { ZHS: '删除失败', ENG: 'Deleting failed' },
  },
});
