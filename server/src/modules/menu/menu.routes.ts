import { menu } from '@edp/contract/modules/menu/menu.ts';
import { bind } from '../../kernel/http/bind.ts';
import { lockRights } from '../../kernel/session/rights.ts';
import { listMenuRoles } from './entry-roles.ts';
import { readMenu } from './menu-rows.ts';
import { moveEntry } from './place-entry.ts';
import { addEntry, deleteEntry, updateEntry } from './save-entry.ts';

/** What a role sees is part of its rights: changes of the menu wait for those and for each other. */
export const menuRoutes = bind(menu, {
  entries: ({ db }) => readMenu(db),
  roles: ({ db, language }) => listMenuRoles(db, language),
  async add(context) {
    await lockRights(context);
    return addEntry(context);
  },
  async update(context) {
    await lockRights(context);
    return updateEntry(context);
  },
  async move(context) {
    await lockRights(context);
    await moveEntry(context.db, await readMenu(context.db), context.input);
    return null;
  },
  async delete(context) {
    await lockRights(context);
    await deleteEntry(context);
    return null;
  },
});
