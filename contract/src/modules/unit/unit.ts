import { z } from 'zod';
import { calls, get, post } from '../../kernel/call.ts';
import { byId, decimal, filterFlag, filterText, Flag, Id, Version } from '../../kernel/fields.ts';
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
  dictionaryField,
  editableField,
  fileField,
  flagField,
  nameField,
  numberField,
  sourceField,
  textField,
  updatedTimeField,
} from '../../kernel/record/record-fields.ts';
import { rowOf } from '../../kernel/record/record.ts';
import { rule } from '../../kernel/rule.ts';
import { pictureLimit } from '../../kernel/stored-file.ts';
import { unitCategories } from '../dictionary/dictionary.ts';

export const unitPicture = { ...pictureLimit, width: 118, height: 95 };

export const unitFields = restrictable(
  'unit',
  {
    code: codeField(10, 'unit.codeRequired'),
    name: nameField(50, 'unit.nameRequired'),
    unitCategory: dictionaryField(unitCategories, 'unit.categoryRequired'),
    unitCategoryStr: computedField(z.string()),
    active: flagField(),
    sortOrder: numberField('unit.sortOrderRequired'),
    /** How many base units of its category one of this unit is; the base unit has 1. */
    conversionFactor: decimalField(
      decimal(10, 10).refine((value) => value === undefined || Number(value) > 0, rule('unit.factorPositive')),
    ),
    /** What the system that the unit comes from, or a standard, calls it. */
    nativeCode: textField(20),
    labelPath: fileField(unitPicture),
    description: textField(500),
    source: sourceField(),
    editable: editableField(),
    createName: creatorField(),
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
  /** The same with GET: one of the customer's documents has it so. */
  deleteWithGet: get('delete', { can: 'unit.delete', input: byId, output: z.null(), writes: true }),
  options: post('unitCategoryList', {
    can: 'member',
    /** `withDisabled` 1: also those that cannot be chosen any more, for records that have them. */
    input: z.object({ unitCategory: unitFields.unitCategory.filter, name: filterText(), withDisabled: filterFlag }),
    output: z.array(UnitOption),
  }),
  ...translationCalls('unit', { translations: 'language', translate: 'updateLanguage' }, 'unit.description'),
});
