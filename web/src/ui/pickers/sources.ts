import { mapPage, type Page } from '@edp/contract/kernel/paging.ts';
import { employee } from '@edp/contract/modules/employee.ts';
import { role } from '@edp/contract/modules/session.ts';
import { userGroup } from '@edp/contract/modules/user-group.ts';
import { fetchPage } from '../../kernel/api.ts';
import { pickersText } from './pickers-text.ts';

/** An item that can be chosen. */
export interface Named {
  readonly id: string;
  readonly name: string;
  /** Distinguishes items of the same name, such as by department. */
  readonly detail?: string;
}

interface ChoiceQuery {
  text: string;
  pageNo: number;
  pageSize: number;
}

/** The source of a list to choose from. */
export interface Source {
  readonly key: 'employee' | 'role' | 'userGroup';
  readonly fetch: (wanted: ChoiceQuery, signal: AbortSignal) => Promise<Page<Named>>;
}

export const employees: Source = {
  key: 'employee',
  fetch: async ({ text, pageNo, pageSize }, signal) =>
    mapPage(await fetchPage(employee.choose, { realName: text, page: pageNo, limit: pageSize }, signal), ({ id, realname, organizationName }) => ({
      id,
      name: realname,
      detail: organizationName,
    })),
};

export const roles: Source = {
  key: 'role',
  fetch: async ({ text, ...page }, signal) =>
    mapPage(await fetchPage(role.list, { name: text, ...page }, signal), ({ id, name, code }) => ({ id, name, detail: code })),
};

export const groups: Source = {
  key: 'userGroup',
  fetch: async ({ text, ...page }, signal) =>
    mapPage(await fetchPage(userGroup.list, { name: text, ...page }, signal), ({ id, name, memberCount }) => ({
      id,
      name,
      detail: pickersText('members', { count: memberCount }),
    })),
};
