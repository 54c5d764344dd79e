import { z } from 'zod';
import { calls, post, recordAsInput } from '../../kernel/call.ts';
import {
  byId,
  code,
  DateTime,
  filterFlag,
  filterText,
  Flag,
  Id,
  optionalId,
  requiredText,
  Saved,
  Version,
} from '../../kernel/fields.ts';
import { conditionOf } from '../../kernel/list/condition-input.ts';
import { paged } from '../../kernel/paging.ts';
import { deleteBatchCall, setActiveBatchCall } from '../../kernel/record/record-calls.ts';
import {
  createdTimeField,
  flagField,
  referenceField,
  textField,
  updatedTimeField,
} from '../../kernel/record/record-fields.ts';

const InventoryOrganisation = z.object({
  id: z.string(),
  version: z.number(),
  code: z.string(),
  name: z.string(),
  /** 1 for the one that sees the materials and products of all. */
  master: z.literal([0, 1]),
  /** The company or division that it belongs to, a department; empty for none. */
  unitOrgId: z.string(),
  unitOrgName: z.string(),
  active: z.literal([0, 1]),
  /** The roles that may work in it. */
  roleNames: z.array(z.string()),
  updatedTime: DateTime,
});
export type InventoryOrganisation = z.output<typeof InventoryOrganisation>;

/** What a condition of the list can test. */
export const inventoryOrganisationTests = {
  code: textField(20),
  name: textField(50),
  unitOrgName: referenceField('organisation', 'rule.reference'),
  active: flagField(),
  createTime: createdTimeField(),
  updatedTime: updatedTimeField(),
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
 * What holds stock and what a session works in. The specification names only the list by role; these are the calls of
 * their screen.
 */
export const inventoryOrganisation = calls('inventoryOrganisation', 'user', '/inventoryOrg', {
  list: post('list', {
    summary: 'A page of the inventory organisations.',
    can: 'organisation.view',
    input: paged(filters, { sort: ['code', 'name', 'active', 'updatedTime'] }),
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
    input: z.object({
      id: optionalId,
      version: Version,
      code: code(20, 'inventoryOrganisation.codeRequired'),
      name: requiredText(50, 'inventoryOrganisation.nameRequired'),
      unitOrgId: optionalId,
      active: Flag.default(1),
    }),
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
