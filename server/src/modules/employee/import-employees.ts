import { randomBytes } from 'node:crypto';
import type { FormOptions } from '../../kernel/exchange/import/forms/form-importer.ts';
import { recordList } from '../../kernel/exchange/import/forms/record-lists.ts';
import { readDepartments } from '../organisation/path-nodes.ts';

/** Known to no person: an administrator resets it. Of every kind of character that the rules may ask for. */
const randomPassword = () => ({ password: `${randomBytes(15).toString('base64url')}aA1!` });

export const employeeImports: FormOptions = {
  foldsKey: true,
  lists: { roleIds: recordList('role', 'code') },
  nodes: readDepartments,
  made: randomPassword,
};
