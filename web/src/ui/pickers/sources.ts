import type { Call, InputOf, OutputOf } from '@edp/contract/kernel/call.ts';
import { mapPage, type Page } from '@edp/contract/kernel/paging.ts';
import { employee } from '@edp/contract/modules/employee/employee.ts';
import { role } from '@edp/contract/modules/session/session.ts';
import { userGroup } from '@edp/contract/modules/user-group/user-group.ts';
import { fetchPage } from '../../kernel/http/api.ts';
import { queryKeyOf } from '../../kernel/http/query-key.ts';
import { searchNameOf } from '../inputs/use-remote-options.ts';
import { pickersText } from './pickers.texts.ts';

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

/** The source of a list to choose from. Its query key begins with the noun. */
export interface Source<Row = Named> {
  readonly queryKey: readonly unknown[];
  readonly fetch: (wanted: ChoiceQuery, signal: AbortSignal) => Promise<Page<Row>>;
}

/** Any list call; the search finds records by name, pinyin initials and code. */
export const listSource = <C extends Call>(call: C, filters: Partial<InputOf<C>> = {}): Source<OutputOf<C>> => ({
  queryKey: queryKeyOf(call, filters),
  fetch: ({ text, ...page }, signal) =>
    fetchPage(call, { ...filters, [searchNameOf(call)]: text, ...page } as InputOf<C>, signal),
});

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
