import { z } from 'zod';
import { calls, get, post } from '../kernel/call.ts';
import {
  byId, code, DateTime, decimal, Editable, emptyAsAbsent, filterFlag, filterText, Flag, Id, requiredText, Saved, text, Version, wholeNumber,
} from '../kernel/fields.ts';
import { deleteText, editText, viewText, type MenuEntry } from '../kernel/menu-entry.ts';
import { MultilingualRow, multilingualRows } from '../kernel/multilingual.ts';
import { paged } from '../kernel/paging.ts';
import { rule } from '../kernel/rule.ts';
import { FileLink, pictureLimit } from '../kernel/stored-file.ts';
import { dictionaryCode } from './dictionary.ts';

export const unitPicture = { ...pictureLimit, width: 118, height: 95 };

const unitCategory = dictionaryCode('edp_productunit_type', 'unit.categoryRequired');

const UnitFields = z.object({
  code: code(10, 'unit.codeRequired'),
  name: requiredText(50, 'unit.nameRequired'),
  unitCategory,
  active: Flag,
  sortOrder: wholeNumber(0, undefined, 'unit.sortOrderRequired'),
  /** How many base units of its category one of this unit is; the base unit has 1. */
  conversionFactor: decimal(10, 10).refine((value) => value === undefined || Number(value) > 0, rule('unit.factorPositive')),
  /** What the system that the unit comes from, or a standard, calls it. */
  nativeCode: text(20),
  /** The picture: an address that the upload returned. */
  labelPath: FileLink,
  description: text(500),
});

export const Unit = z.object({
  id: z.string(),
  version: z.number(),
  code: z.string(),
  name: z.string(),
  unitCategory: z.string(),
  unitCategoryStr: z.string(),
  active: z.literal([0, 1]),
  sortOrder: z.number(),
  /** Exact, therefore a text; empty where nobody has said it. */
  conversionFactor: z.string(),
  nativeCode: z.string(),
  labelPath: z.string(),
  description: z.string(),
  /** 1 system, 2 user-created. */
  source: z.literal([1, 2]),
  editable: Editable,
  createName: z.string(),
  createTime: DateTime,
  updatedTime: DateTime,
});
export type Unit = z.output<typeof Unit>;

const UnitOption = Unit.pick({ id: true, code: true, name: true, unitCategory: true, unitCategoryStr: true, conversionFactor: true });

export const unit = calls('unit', 'edp', '/api/v1/procenter/unit', {
  list: post('list', {
    can: 'unit.view',
    input: paged({ name: filterText(), code: filterText(), unitCategory: emptyAsAbsent(unitCategory), active: filterFlag }),
    page: Unit,
  }),
  detail: post('detail', { can: 'unit.view', input: byId, output: Unit }),
  save: post('save', { can: 'unit.edit', input: UnitFields, output: Saved, writes: true }),
  update: post('update', {
    can: 'unit.edit',
    input: UnitFields.extend({ id: Id, version: Version }),
    output: Saved,
    writes: true,
  }),
  setActive: post('invalid', {
    can: 'unit.edit',
    input: z.object({ id: Id, version: Version, active: Flag }),
    output: z.null(),
    writes: true,
  }),
  delete: post('delete', { can: 'unit.delete', input: byId, output: z.null(), writes: true }),
  /** The same with GET: one of the customer's documents has it so. */
  deleteWithGet: get('delete', { can: 'unit.delete', input: byId, output: z.null(), writes: true }),
  options: post('unitCategoryList', {
    can: 'member',
    input: z.object({ unitCategory: emptyAsAbsent(unitCategory), name: filterText() }),
    output: z.array(UnitOption),
  }),
  translations: get('language', { can: 'unit.view', input: byId, output: z.array(MultilingualRow) }),
  translate: post('updateLanguage', { can: 'unit.edit', input: multilingualRows, output: z.null(), writes: true }),
});

export const unitMenu: MenuEntry = {
  code: 'unit',
  name: { ZHS: '单位管理', ENG: 'Units' },
  icon: 'ruler',
  url: '/unit',
  permissions: [
    { code: 'unit.view', name: viewText },
    { code: 'unit.edit', name: editText },
    { code: 'unit.delete', name: deleteText },
  ],
};
