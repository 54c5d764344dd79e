import { z } from 'zod';
import { calls, get, post } from '../kernel/call.ts';
import {
  byId, DateTime, Editable, filterText, Id, optionalId, requiredId, requiredText, Saved, State, text, Version,
} from '../kernel/fields.ts';
import { deleteText, editText, viewText, type MenuEntry } from '../kernel/menu-entry.ts';
import { MultilingualRow, multilingualRows } from '../kernel/multilingual.ts';
import { paged } from '../kernel/paging.ts';
import { dictionaryCode } from './dictionary.ts';

const setName = requiredText(50, 'labelSet.nameRequired');

const LabelSetInput = z.object({
  id: optionalId,
  version: Version,
  name: setName,
  useObj: dictionaryCode('edp_label_useobj', 'labelSet.useObjRequired'),
  state: State,
  remark: text(500),
});

export const LabelSet = z.object({
  id: z.string(),
  version: z.number(),
  name: z.string(),
  useObj: z.string(),
  useObjName: z.string(),
  state: z.literal([1, 2]),
  /** 1 system, 2 user-created. */
  source: z.literal([1, 2]),
  editable: Editable,
  remark: z.string(),
  createdName: z.string(),
  createTime: DateTime,
});
export type LabelSet = z.output<typeof LabelSet>;

export const labelSet = calls('labelSet', 'edp', '/v1/labelSet', {
  list: post('list', { can: 'labelSet.view', input: paged({ name: filterText() }), page: LabelSet }),
  detail: post('detail', { can: 'labelSet.view', input: byId, output: LabelSet }),
  save: post('saveOrUpdate', { can: 'labelSet.edit', input: LabelSetInput, output: Saved, writes: true }),
  /** A new set with a copy of the whole tree: pictures and translations too. */
  copy: post('copy', { can: 'labelSet.edit', input: z.object({ sourceId: requiredId('labelSet.sourceRequired'), name: setName }), output: Saved, writes: true, bulk: true }),
  disable: post('disable', { can: 'labelSet.edit', input: z.object({ id: Id, state: State }), output: z.null(), writes: true }),
  delete: post('delete', { can: 'labelSet.delete', input: byId, output: z.null(), writes: true, done: 'label.deleted' }),
  translations: get('getMultilingualSetById', { can: 'labelSet.view', input: byId, output: z.array(MultilingualRow) }),
  translate: post('updateMultilingualSet', { can: 'labelSet.edit', input: multilingualRows, output: z.null(), writes: true }),
});

export const labelSetMenu: MenuEntry = {
  code: 'labelSet',
  name: { ZHS: '标签集管理', ENG: 'Label sets' },
  icon: 'tags',
  url: '/labelSet',
  permissions: [
    { code: 'labelSet.view', name: viewText },
    { code: 'labelSet.edit', name: editText },
    { code: 'labelSet.delete', name: deleteText },
  ],
};
