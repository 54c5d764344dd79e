import { randomBytes } from 'node:crypto';
import { employeeSheet } from '@edp/contract/modules/employee/employee.sheet.ts';
import { organisationSheet } from '@edp/contract/modules/organisation/organisation.sheet.ts';
import { activation } from '../../kernel/exchange/import/actions/switching.ts';
import { type FormImporter, formImporter } from '../../kernel/exchange/import/forms/form-importer.ts';
import { recordList } from '../../kernel/exchange/import/forms/record-lists.ts';
import { employeeRoutes } from '../employee/employee.routes.ts';
import { organisationRoutes } from '../organisation/organisation.routes.ts';
import { readDepartments, readPeople } from '../organisation/path-nodes.ts';

/** Known to no person: an administrator resets it. Of every kind of character that the rules may ask for. */
const randomPassword = () => ({ password: `${randomBytes(15).toString('base64url')}aA1!` });

export const formImporters: readonly FormImporter[] = [
  formImporter(organisationSheet, organisationRoutes, {
    table: 'organisation',
    parent: 'supId',
    defaults: { sortOrder: 0, active: 1 },
    nodes: (db, field) => (field === 'headId' ? readPeople(db) : readDepartments(db)),
  }),
  formImporter(employeeSheet, employeeRoutes, {
    table: 'user_account',
    actions: activation(employeeRoutes),
    foldsKey: true,
    calls: { add: 'add', update: 'update' },
    lists: { roleIds: recordList('role', 'code') },
    nodes: readDepartments,
    made: randomPassword,
  }),
];
