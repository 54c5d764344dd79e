import { z } from 'zod';
import { calls, get, post } from '../kernel/call.ts';
import {
  byId, code, DateTime, Editable, filterFlag, filterText, Flag, optionalId, requiredText, Saved, text, Version, wholeNumber,
} from '../kernel/fields.ts';
import { deleteText, editText, viewText, type MenuEntry } from '../kernel/menu-entry.ts';
import { MultilingualRow, multilingualRows } from '../kernel/multilingual.ts';
import { paged } from '../kernel/paging.ts';
import { FileLink, pictureLimit } from '../kernel/stored-file.ts';

export const brandPicture = { ...pictureLimit, width: 118, height: 95 };

const BrandInput = z.object({
  id: optionalId,
  version: Version,
  code: code(20, 'brand.codeRequired'),
  name: requiredText(50, 'brand.nameRequired'),
  active: Flag,
  sortOrder: wholeNumber(0, undefined, 'brand.sortOrderRequired'),
  /** The picture: an address that the upload returned. */
  labelPath: FileLink,
  description: text(500),
});

export const Brand = z.object({
  id: z.string(),
  version: z.number(),
  code: z.string(),
  name: z.string(),
  active: z.literal([0, 1]),
  sortOrder: z.number(),
  labelPath: z.string(),
  description: z.string(),
  /** 1 system, 2 user-created. */
  source: z.literal([1, 2]),
  editable: Editable,
  createdName: z.string(),
  createTime: DateTime,
  updatedTime: DateTime,
});
export type Brand = z.output<typeof Brand>;

const BrandOption = z.object({ id: z.string(), name: z.string() });

export const brand = calls('brand', 'edp', '/api/v1/procenter/proBrand', {
  list: post('list', {
    can: 'brand.view',
    input: paged({ name: filterText(), code: filterText(), active: filterFlag }),
    page: Brand,
  }),
  detail: post('detail', { can: 'brand.view', input: byId, output: Brand }),
  options: get('getAllList', { can: 'member', input: z.object({}), output: z.array(BrandOption) }),
  save: post('saveOrUpdate', { can: 'brand.edit', input: BrandInput, output: Saved, writes: true }),
  addByName: post('insertProductSaveOrUpdate', {
    can: 'brand.edit',
    input: BrandInput.pick({ name: true }),
    output: BrandOption,
    writes: true,
    done: 'brand.added',
  }),
  delete: post('delete', { can: 'brand.delete', input: byId, output: z.null(), writes: true }),
  translations: get('getMultilingualById', { can: 'brand.view', input: byId, output: z.array(MultilingualRow) }),
  translate: post('updateMultilingual', { can: 'brand.edit', input: multilingualRows, output: z.null(), writes: true }),
});

export const brandMenu: MenuEntry = {
  code: 'brand',
  name: { ZHS: '品牌管理', ENG: 'Brands' },
  icon: 'tag',
  url: '/brand',
  permissions: [
    { code: 'brand.view', name: viewText },
    { code: 'brand.edit', name: editText },
    { code: 'brand.delete', name: deleteText },
  ],
};
