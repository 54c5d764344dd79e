import { roleFields } from '@edp/contract/modules/role/role.ts';
import { type History, linksTo, recordHistory } from '../../kernel/record/history.ts';
import { recordTable } from '../../kernel/record/record-table.ts';

/** Members are told by the histories of the people. */
export const roleHistory: History = {
  ...recordHistory(recordTable('role', roleFields)),
  links: {
    role_resource: linksTo('resourceIds', 'resource_id', 'resource'),
    role_inventory_organisation: linksTo('organisationIds', 'inventory_organisation_id', 'inventory_organisation'),
  },
  // `fields.material.marketPrice`: hidden, readonly or, without a row, editable.
  values: {
    role_field: {
      nameOf: ({ noun, field }) => `fields.${noun}.${field}`,
      valueOf: ({ restriction = null }) => restriction,
      absent: 'editable',
    },
  },
};
