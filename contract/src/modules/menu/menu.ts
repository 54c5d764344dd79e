import { z } from 'zod';
import { calls, post } from '../../kernel/call.ts';
import {
  byId,
  Flag,
  Id,
  optionalId,
  optionalIds,
  requiredText,
  requiredWord,
  Saved,
  text,
  Version,
  wholeNumber,
} from '../../kernel/fields.ts';
import type { MenuEntry } from '../../kernel/menu-entry.ts';
import { rule, ruleAcross } from '../../kernel/rule.ts';
import { outsideAddress } from './menu-address.ts';
import { addTexts } from '../../kernel/text-store.ts';
import { menuTexts } from './menu.texts.ts';

addTexts(menuTexts);

export const mostLevels = 3;
export const mostOwnEntries = 200;

/** The entry of the page that changes the menu: neither it nor a group around it can be hidden. */
export const menuPageCode = 'menuManage';

const iconName = z.string(rule('rule.type')).regex(/^[a-z][a-z-]{0,29}$/, rule('rule.choice'));

/** A group holds entries; a page is one of the product's; an external entry shows another system. */
const entryKinds = ['group', 'page', 'external'] as const;

/** One line of the tenant's menu, hidden ones too. */
const MenuResource = z.object({
  id: z.string(),
  /** Empty at the top. */
  parentId: z.string(),
  code: z.string(),
  type: z.enum(entryKinds),
  name: z.string(),
  /** Empty where the Chinese name is shown in English as well. */
  nameEng: z.string(),
  /** The product's own name of it; empty for an entry of the tenant's own. */
  builtInName: z.string(),
  builtInNameEng: z.string(),
  icon: z.string(),
  builtInIcon: z.string(),
  url: z.string(),
  /** 1: made by the tenant, and can be deleted. */
  own: z.literal([0, 1]),
  /** 1: in no menu. The calls of its screen stay allowed to those who have the permission. */
  hidden: z.literal([0, 1]),
  /** 0: the page that changes the menu is in it. */
  canHide: z.literal([0, 1]),
  /** The roles that have an entry of the tenant's own. */
  roleIds: z.array(z.string()),
  sortOrder: z.number(),
  version: z.number(),
});
export type MenuResource = z.output<typeof MenuResource>;

const entry = { name: requiredText(30, 'menu.nameRequired'), nameEng: text(50), icon: iconName, hidden: Flag };
const roleIds = optionalIds(1000);

const NewEntry = z
  .object({
    ...entry,
    type: requiredWord(['group', 'external'], 'rule.required'),
    parentId: optionalId,
    url: outsideAddress,
    roleIds,
  })
  .refine(({ type, url }) => type === 'group' || url !== '', ruleAcross(['type', 'url'], 'menu.addressRequired'));

const MenuRole = z.object({ id: z.string(), code: z.string(), name: z.string(), administrator: z.literal([0, 1]) });
export type MenuRole = z.output<typeof MenuRole>;

export const menu = calls('menu', 'user', '/resource/v6', {
  entries: post('getSourceList', {
    summary: "The tenant's whole menu in its order, hidden entries too, as a flat list.",
    can: 'menu.edit',
    input: z.object({}),
    output: z.array(MenuResource),
  }),
  roles: post('getRoleList', {
    summary: 'The roles that an external entry can be given to.',
    can: 'menu.edit',
    input: z.object({}),
    output: z.array(MenuRole),
  }),
  add: post('addResource', {
    summary: 'Adds a group or an external page at the end of a group.',
    can: 'menu.edit',
    input: NewEntry,
    output: Saved,
    writes: true,
    done: 'menu.saved',
  }),
  update: post('updateResource', {
    summary: 'Renames, hides or shows an entry, changes its icon and, of an own one, its address and roles.',
    can: 'menu.edit',
    input: z.object({ id: Id, version: Version, ...entry, url: outsideAddress, roleIds: roleIds.optional() }),
    output: Saved,
    writes: true,
    done: 'menu.saved',
  }),
  move: post('moveResource', {
    summary: 'Puts an entry into a group, or to the top without one, at a place among those that are there.',
    can: 'menu.edit',
    input: z.object({ id: Id, parentId: optionalId, place: wholeNumber(0, 10_000) }),
    output: z.null(),
    writes: true,
    done: 'menu.saved',
  }),
  delete: post('deleteSource', {
    summary: "Deletes an entry of the tenant's own; a group must be empty.",
    can: 'menu.edit',
    input: byId,
    output: z.null(),
    writes: true,
  }),
});

export const menuManageMenu: MenuEntry = {
  code: menuPageCode,
  name: { ZHS: '菜单管理', ENG: 'Menus' },
  icon: 'menu',
  url: '/menuManage',
  permissions: [{ code: 'menu.edit', name: { ZHS: '菜单管理', ENG: 'Change the menu' } }],
};
