import type { Permission } from '@edp/contract/kernel/permission.ts';
import type { MenuEntry } from '@edp/contract/kernel/menu-entry.ts';
import { menuOf } from '@edp/contract/menu.ts';
import type { NewRole } from './set-up-tenant.ts';

const administrator = {
  code: 'SYS_ADMIN',
  name: { ZHS: '系统管理员', ENG: 'System administrator' },
  administrator: true,
  permissions: [],
};

const permissionsIn = (entries: readonly MenuEntry[]): Permission[] =>
  entries.flatMap(({ permissions = [], children = [] }) => [
    ...permissions.map(({ code }) => code),
    ...permissionsIn(children),
  ]);

/**
 * An entry under 系统管理 decides over people and rights; secrets are shown to people whom an administrator trusts with them.
 */
const isForEverybody = ({ code }: MenuEntry) => code !== 'system';
const reserved: ReadonlySet<Permission> = new Set(['certificate.reveal']);

/** The roles of a new company: administrators, those who maintain the data, those who read them. */
export function companyRoles(inventoryOrganisations: readonly string[]): NewRole[] {
  const permissions = permissionsIn(menuOf({ platform: false }).filter(isForEverybody)).filter(
    (code) => !reserved.has(code),
  );
  return [
    { ...administrator, inventoryOrganisations },
    {
      code: 'MASTER_DATA',
      name: { ZHS: '主数据专员', ENG: 'Master data specialist' },
      permissions,
      inventoryOrganisations,
    },
    {
      code: 'VIEWER',
      name: { ZHS: '数据查看员', ENG: 'Viewer' },
      permissions: permissions.filter((code) => code.endsWith('.view')),
      inventoryOrganisations,
    },
  ];
}

/** The platform keeps no stock and so has no inventory organisation. */
export const platformRoles: readonly NewRole[] = [{ ...administrator, inventoryOrganisations: [] }];
