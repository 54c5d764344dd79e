import type { Permission } from './permission.ts';
import type { Text } from './language.ts';

/** One line of the side menu with the permissions that belong to its screen. */
export interface MenuEntry {
  code: string;
  name: Text;
  icon: string;
  url?: string;
  permissions?: readonly { code: Permission; name: Text }[];
  children?: readonly MenuEntry[];
}

export const viewText: Text = { ZHS: '查看', ENG: 'View' };
export const editText: Text = { ZHS: '编辑', ENG: 'Edit' };
export const deleteText: Text = { ZHS: '删除', ENG: 'Delete' };
