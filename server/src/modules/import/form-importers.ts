import { organisationSheet } from '@edp/contract/modules/organisation/organisation.sheet.ts';
import { type FormImporter, formImporter } from '../../kernel/exchange/import/forms/form-importer.ts';
import { organisationRoutes } from '../organisation/organisation.routes.ts';
import { readDepartments, readPeople } from '../organisation/path-nodes.ts';

export const formImporters: readonly FormImporter[] = [
  formImporter(organisationSheet, organisationRoutes, {
    table: 'organisation',
    parent: 'supId',
    defaults: { sortOrder: 0, active: 1 },
    nodes: (db, field) => (field === 'headId' ? readPeople(db) : readDepartments(db)),
  }),
];
