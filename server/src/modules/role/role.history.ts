import { type History, linksTo, textColumn } from '../record/history.ts';

/** Members are told by the histories of the people. */
export const roleHistory: History = {
  columns: { code: textColumn('code'), name: textColumn('name'), remark: textColumn('remark') },
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
