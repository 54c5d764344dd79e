import { z } from 'zod';
import { calls, post, recordAsInput } from '../../kernel/call.ts';
import { departmentHint } from '../../kernel/exchange/standard-columns.ts';
import { byId, filterFlag, filterText, Flag, Id, optionalId, Saved, Version } from '../../kernel/fields.ts';
import { paged } from '../../kernel/paging.ts';
import { defineRecord } from '../../kernel/record/define-record.ts';
import { deleteBatchCall, setActiveBatchCall } from '../../kernel/record/record-calls.ts';
import {
  codeField,
  computedField,
  createdTimeField,
  enabledField,
  optionalReferenceField,
  requiredTextField,
  updatedTimeField,
  viewed,
  yesOrNo,
} from '../../kernel/record/record-fields.ts';
import { recordLabels } from '../../kernel/record/record-labels.ts';
import { rowOf, saveInputOf, sortsOf, conditionOf } from '../../kernel/record/record.ts';
import { inventoryOrganisationNoun } from './inventory-organisation.noun.ts';

export const inventoryOrganisationFields = {
  code: viewed(codeField(20, 'inventoryOrganisation.codeRequired'), {
    label: { ZHS: '编码', ENG: 'Code' },
    list: { width: 96 },
  }),
  name: viewed(requiredTextField(50, 'inventoryOrganisation.nameRequired'), {
    label: { ZHS: '库存组织名称', ENG: 'Name' },
    list: { width: 220 },
  }),
  /** 1 for the one that sees the materials and products of all; the list shows it beside the name. */
  master: viewed(computedField(z.literal([0, 1])), {
    label: { ZHS: '主组织', ENG: 'Master' },
    words: yesOrNo,
    sheet: { column: 'name' },
    list: false,
  }),
  /** The company or division that it belongs to, a department; empty for none. */
  unitOrgId: viewed(
    { ...optionalReferenceField('organisation', 'rule.reference'), input: optionalId },
    {
      label: { ZHS: '业务单元', ENG: 'Unit organisation' },
      hint: { ZHS: '该库存组织所属的公司或部门', ENG: 'The company or department that it belongs to' },
      placeholder: { ZHS: '请选择所属的公司或部门', ENG: 'Choose a company or department' },
      column: 'unit',
      shown: 'unitOrgName',
      sheet: { kind: 'path', hint: departmentHint },
      list: { width: 140, grows: true },
    },
  ),
  unitOrgName: computedField(z.string()),
  /** The roles that may work in it. */
  roleNames: viewed(computedField(z.array(z.string())), {
    label: { ZHS: '可使用的角色', ENG: 'Roles' },
    column: 'roles',
    sheet: { kind: 'text' },
    list: { width: 132, grows: true },
  }),
  active: { ...enabledField(), input: Flag.default(1) },
  updatedTime: viewed(updatedTimeField(), { label: recordLabels.updatedTime }),
};

const InventoryOrganisation = rowOf(inventoryOrganisationFields);
export type InventoryOrganisation = z.output<typeof InventoryOrganisation>;

/** A condition of the list can test these. */
export const inventoryOrganisationTests = {
  code: inventoryOrganisationFields.code,
  name: inventoryOrganisationFields.name,
  unitOrgName: inventoryOrganisationFields.unitOrgId,
  active: inventoryOrganisationFields.active,
  createTime: createdTimeField(),
  updatedTime: inventoryOrganisationFields.updatedTime,
};

const filters = {
  condition: conditionOf(inventoryOrganisationTests),
  name: filterText(),
  code: filterText(),
  unitOrgName: filterText(),
  active: filterFlag,
  keyword: filterText(),
};
const most = 100;

/**
 * An inventory organisation holds stock, and a session works in one. The specification names only the list by role; these are the calls of
 * their screen.
 */
export const inventoryOrganisation = calls('inventoryOrganisation', 'user', '/inventoryOrg', {
  list: post('list', {
    summary: 'A page of the inventory organisations.',
    can: 'organisation.view',
    input: paged(filters, { sort: sortsOf(inventoryOrganisationFields) }),
    page: InventoryOrganisation,
  }),
  detail: post('detail', {
    summary: 'One inventory organisation.',
    can: 'organisation.view',
    input: byId,
    output: InventoryOrganisation,
  }),
  save: post('save', {
    summary:
      'Creates an inventory organisation or, with an id, updates it. Roles of administrators may work in a new one at once.',
    can: 'organisation.edit',
    input: saveInputOf(inventoryOrganisationFields),
    output: Saved,
    writes: true,
    sample: recordAsInput,
  }),
  setStatus: post('setStatus', {
    summary: 'Enables or disables one; refused while it is the master, holds stock, or people work in it.',
    can: 'organisation.edit',
    input: z.object({ id: Id, version: Version, active: Flag }),
    output: z.null(),
    writes: true,
    sample: ({ id, version }) => ({ id, version, active: 1 }),
  }),
  delete: post('delete', {
    summary: 'Deletes one; refused while stock, materials, products or roles refer to it, or people work in it.',
    can: 'organisation.edit',
    input: byId,
    output: z.null(),
    writes: true,
  }),
  ...setActiveBatchCall('organisation.edit', filters, most),
  ...deleteBatchCall('organisation.edit', filters),
  setMaster: post('setMaster', {
    summary:
      'Makes this one the master, which sees the materials and products of all; the former one sees its own from then on.',
    can: 'organisation.edit',
    input: z.object({ id: Id, version: Version }),
    output: z.null(),
    writes: true,
    done: 'inventoryOrganisation.masterSet',
    sample: ({ id, version }) => ({ id, version }),
  }),
});

export const inventoryOrganisationRecord = defineRecord({
  noun: inventoryOrganisationNoun,
  fields: inventoryOrganisationFields,
  calls: inventoryOrganisation,
  key: 'code',
  taken: 'inventoryOrganisation.codeTaken',
  filters: ['name', 'code', 'unitOrgId', 'active'],
  form: ['code', 'name', 'unitOrgId', 'active'],
  one: { ZHS: '库存组织', ENG: 'inventory organisation' },
  empty: {
    title: { ZHS: '还没有库存组织', ENG: 'No inventory organisations yet' },
    detail: {
      ZHS: '库存组织是存放物料、独立管理库存的单位；新增后，在角色中分配给需要使用的人。',
      ENG: 'An inventory organisation keeps materials and their stock. Add one, then assign it in the roles.',
    },
  },
});
