import { menu, type MenuResource } from '@edp/contract/modules/menu/menu.ts';
import { confirm } from '../../kernel/feedback/confirm.ts';
import { request } from '../../kernel/http/api.ts';
import { invalidate, runAction } from '../../kernel/http/run-action.ts';
import type { TreePosition } from '../../ui/tree-editor/tree-moves.ts';
import { menuText } from './menu.texts.ts';

/** The page and the side menu beside it. */
export const refreshMenu = () => Promise.all([invalidate('menu'), invalidate('role')]);

const sendChange = ({ url, type, own, roleIds: _roleIds, ...entry }: MenuResource, changes: Partial<MenuResource>) =>
  request(menu.update, { ...entry, url: own === 1 && type === 'external' ? url : '', ...changes });

const named = ({ name }: MenuResource) => ({ thing: menuText('tree'), name });

export function setHidden(entry: MenuResource, hidden: 0 | 1) {
  const words = [menuText('show'), menuText('hide')] as const;
  const later = { ...entry, version: entry.version + 1 };
  const outcome = {
    action: words[hidden],
    ...named(entry),
    back: { action: words[entry.hidden], send: () => sendChange(later, { hidden: entry.hidden }) },
  };
  return runAction('menu', () => sendChange(entry, { hidden }), refreshMenu, outcome);
}

export const restoreName = (entry: MenuResource) =>
  runAction(
    'menu',
    () => sendChange(entry, { name: entry.builtInName, nameEng: entry.builtInNameEng, icon: entry.builtInIcon }),
    refreshMenu,
  );

export function moveEntry(entries: readonly MenuResource[], id: string, { parentId, beforeId }: TreePosition) {
  const moved = entries.find((entry) => entry.id === id)!;
  const siblingsIn = (parent: string) => entries.filter((entry) => entry.parentId === parent);
  const siblings = siblingsIn(parentId ?? '').filter((entry) => entry !== moved);
  const before = siblings.findIndex((entry) => entry.id === beforeId);
  const moveBack = () =>
    request(menu.move, { id, parentId: moved.parentId, place: siblingsIn(moved.parentId).indexOf(moved) });
  const outcome = { action: menuText('move'), ...named(moved), back: { send: moveBack } };
  return runAction(
    'menu',
    () => request(menu.move, { id, parentId, place: before === -1 ? siblings.length : before }),
    refreshMenu,
    outcome,
  );
}

export async function deleteEntry(entry: MenuResource): Promise<void> {
  const { id, name } = entry;
  const question = {
    title: menuText('deleteTitle', { name }),
    detail: menuText('deleteDetail'),
    yes: menuText('delete'),
    danger: true,
  };
  if (await confirm(question))
    await runAction('menu', () => request(menu.delete, { id }), refreshMenu, {
      action: menuText('delete'),
      ...named(entry),
    });
}
