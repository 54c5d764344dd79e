import type { Access, OutputOf } from '@edp/contract/kernel/call.ts';
import {
  isDealer,
  role,
  session as calls,
  type LoginInfo,
  type MenuItem,
} from '@edp/contract/modules/session/session.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchData } from '../http/api.ts';

export const loginInfoQuery = queryOptions({
  queryKey: ['session', 'info'],
  queryFn: ({ signal }) => fetchData(calls.info, {}, signal),
  staleTime: Infinity,
});

export const rolesQuery = queryOptions({
  queryKey: ['role', 'ofUser'],
  queryFn: async ({ signal }) => (await fetchData(role.ofUser, {}, signal)).userRoles,
  staleTime: Infinity,
});

/** Menu and permissions of the active role. */
export const resourcesQuery = queryOptions({
  queryKey: ['role', 'resources'],
  queryFn: ({ signal }) => fetchData(role.resources, {}, signal),
  staleTime: Infinity,
});

const openToAll: ReadonlySet<Access> = new Set(['member', 'visitor', 'anyone', 'link']);

export type Can = (access: Access) => boolean;

/** What a role may do; nothing that needs a permission while its resources are unknown. */
export function canOf(resources: OutputOf<typeof role.resources> | undefined, info: LoginInfo | undefined): Can {
  const granted = new Set(resources?.permissionList.flatMap(({ button }) => button.map(({ enCode }) => enCode)));
  const isStaff = info !== undefined && info.roleId !== '' && !isDealer(info.roleCode);
  return (access) => openToAll.has(access) || granted.has(access) || (access === 'staff' && isStaff);
}

/** `can('brand.edit')`, or of a call: `can(brand.save.can)`. Used to hide what the server would reject. */
export const useCan = (): Can => canOf(useQuery(resourcesQuery).data, useQuery(loginInfoQuery).data);

const noMenu: MenuItem[] = [];
export const useMenu = (): readonly MenuItem[] => useQuery(resourcesQuery).data?.menuList ?? noMenu;

/** Every entry with a URL, at any depth. */
export const menuLinks = (menu: readonly MenuItem[]): MenuItem[] =>
  menu.flatMap((item) => [...(item.url ? [item] : []), ...menuLinks(item.list)]);

const isExternal = (url: string) => /^https?:/i.test(url) && URL.canParse(url);

/** The route of an entry: one of our pages, or the page that frames another system. */
export const routeTo = ({ id, url }: MenuItem) => (isExternal(url) ? `/frame/${id}` : url);
