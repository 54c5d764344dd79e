import { mapPage } from '@edp/contract/kernel/paging.ts';
import { employee } from '@edp/contract/modules/employee/employee.ts';
import { fetchPage } from '../../../kernel/http/api.ts';
import { role } from '@edp/contract/modules/session/session.ts';
import { userGroup } from '@edp/contract/modules/user-group/user-group.ts';
import type { Source } from '../../../ui/pickers/sources.ts';
import { pickersText } from '../../../ui/pickers/pickers.texts.ts';

/** People of a department and of those below it; without one, of all. */
export const employeesOf = (organisationId: string | undefined): Source => ({
  queryKey: ['employee', { organisationId }],
  fetch: async ({ text, pageNo, pageSize }, signal) =>
    mapPage(
      await fetchPage(employee.choose, { id: organisationId, realName: text, page: pageNo, limit: pageSize }, signal),
      ({ id, realname, organizationName }) => ({ id, name: realname, detail: organizationName }),
    ),
});

export const employees = employeesOf(undefined);

export const roles: Source = {
  queryKey: ['role'],
  fetch: async ({ text, ...page }, signal) =>
    mapPage(await fetchPage(role.list, { name: text, ...page }, signal), ({ id, name, code }) => ({
      id,
      name,
      detail: code,
    })),
};

export const groups: Source = {
  queryKey: ['userGroup'],
  fetch: async ({ text, ...page }, signal) =>
    mapPage(await fetchPage(userGroup.list, { name: text, ...page }, signal), ({ id, name, memberCount }) => ({
      id,
      name,
      detail: pickersText('members', { count: memberCount }),
    })),
};
