import { z } from 'zod';
import { calls, get, post } from '../kernel/call.ts';
import {
  byId, choice, code, DateTime, Editable, filterChoice, filterText, Id, optionalId, requiredId, requiredText, Saved, State, text, Version,
} from '../kernel/fields.ts';
import { deleteText, editText, viewText, type MenuEntry } from '../kernel/menu-entry.ts';
import { MultilingualRow, multilingualRows } from '../kernel/multilingual.ts';
import { paged } from '../kernel/paging.ts';

/** Every tenant has these two: materials take their category and their type from them. */
export const systemCategorySets = { materialCategory: 'PRO_BASE_CLASS', materialType: 'ITEM_TYPE_CLASS' } as const;

const setCode = code(20, 'categorySet.codeRequired');
const setName = requiredText(50, 'categorySet.nameRequired');

/** 1 goods, 2 customer, 3 asset. */
const types = [1, 2, 3] as const;

const CategorySetInput = z.object({
  id: optionalId,
  version: Version,
  code: setCode,
  name: setName,
  type: choice(...types),
  state: State,
  remark: text(500),
});

export const CategorySet = z.object({
  id: z.string(),
  version: z.number(),
  code: z.string(),
  name: z.string(),
  type: z.literal(types),
  state: z.literal([1, 2]),
  /** 1 system, 2 user-created. */
  source: z.literal([1, 2]),
  editable: Editable,
  remark: z.string(),
  /** Always 0: what has been deleted is gone. */
  isDeleted: z.literal(0),
  createdName: z.string(),
  createTime: DateTime,
});
export type CategorySet = z.output<typeof CategorySet>;

export const categorySet = calls('categorySet', 'edp', '/v1/categorySet', {
  list: post('list', { can: 'categorySet.view', input: paged({ name: filterText(), type: filterChoice(...types) }), page: CategorySet }),
  detail: post('detail', { can: 'categorySet.view', input: byId, output: CategorySet }),
  save: post('saveOrUpdate', { can: 'categorySet.edit', input: CategorySetInput, output: Saved, writes: true }),
  /** A new set with a copy of the whole tree: pictures and translations too. */
  copy: post('copy', {
    can: 'categorySet.edit',
    input: z.object({ sourceId: requiredId('categorySet.sourceRequired'), name: setName, code: setCode }),
    output: Saved,
    writes: true,
    bulk: true,
  }),
  disable: post('disable', { can: 'categorySet.edit', input: z.object({ id: Id, state: State }), output: z.null(), writes: true }),
  delete: post('delete', { can: 'categorySet.delete', input: byId, output: z.null(), writes: true, done: 'category.deleted' }),
  translations: get('getMultilingualSetById', { can: 'categorySet.view', input: byId, output: z.array(MultilingualRow) }),
  translate: post('updateMultilingualSet', { can: 'categorySet.edit', input: multilingualRows, output: z.null(), writes: true }),
});

export const categorySetMenu: MenuEntry = {
  code: 'categorySet',
  name: { ZHS: '分类集管理', ENG: 'Category sets' },
  icon: 'apartment',
  url: '/categorySet',
  permissions: [
    { code: 'categorySet.view', name: viewText },
    { code: 'categorySet.edit', name: editText },
    { code: 'categorySet.delete', name: deleteText },
  ],
};
