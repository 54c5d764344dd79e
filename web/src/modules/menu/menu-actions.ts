import { menu, type MenuResource } from '@edp/contract/modules/menu/menu.ts';
import { confirm } from '../../kernel/feedback/confirm.ts';
import { request } from '../../kernel/http/api.ts';
import { invalidate, runAction } from '../../kernel/http/run-action.ts';
import type { TreePosition } from '../../ui/tree-editor/tree-moves.ts';
import { menuText } from './menu.texts.ts';

/** The page and the side menu beside it. */
export const refreshMenu = () => Promise.all([invalidate('menu'), invalidate('role')]);

const change = ({ url, type, own, roleIds: _roleIds, ...entry }: MenuResource, changes: Partial<MenuResource>) =>
  runAction('menu', () => request(menu.update, { ...entry, url: own === 1 && type === 'external' ? url : '', ...changes }), refreshMenu);

export const setHidden = (entry: MenuResource, hidden: 0 | 1) => change(entry, { hidden });

export const restoreName = (entry: MenuResource) => change(entry, { name: entry.builtInName, nameEng: entry.builtInNameEng, icon: entry.builtInIcon });

export const moveEntry = (entries: readonly MenuResource[], id: string, { parentId, beforeId }: TreePosition) => {
  const siblings = entries.filter((entry) => entry.parentId === (parentId ?? '') && entry.id !== id);
  const before = siblings.findIndex((entry) => entry.id === beforeId);
  return runAction('menu', () => request(menu.move, { id, parentId, place: before === -1 ? siblings.length : before }), refreshMenu);
};

export async function deleteEntry({ id, name }: MenuResource): Promise<void> {
  const question = { title: menuText('deleteTitle', { name }), detail: menuText('deleteDetail'), yes: menuText('delete'), danger: true };
  if (await confirm(question)) await runAction('menu', () => request(menu.delete, { id }), refreshMenu);
}
