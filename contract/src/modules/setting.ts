import { z } from 'zod';
import { calls, post } from '../kernel/call.ts';
import { code, DateTime, emptyAsAbsent, filterText, Id, idList, optionalId, requiredText, Saved, text, Version } from '../kernel/fields.ts';
import { deleteText, editText, viewText, type MenuEntry } from '../kernel/menu-entry.ts';
import { officePaged } from '../kernel/paging.ts';
import { rule } from '../kernel/rule.ts';
import type { MessageKey } from '../texts.ts';

const settingTypes = ['APPLICATION_MODULE', 'APPLICATION_CATEGORY', 'APPLICATION_LABEL'] as const;
export type SettingType = (typeof settingTypes)[number];

const Type = z.enum(settingTypes, rule('rule.choice'));

const nameRequired: Readonly<Record<SettingType, MessageKey>> = {
  APPLICATION_MODULE: 'setting.moduleNameRequired',
  APPLICATION_CATEGORY: 'setting.categoryNameRequired',
  APPLICATION_LABEL: 'setting.labelNameRequired',
};

const remark = text(200);

/** What a form asks for: only categories have a mark. */
export const settingFields = (type: SettingType) => {
  const named = z.object({ id: optionalId, version: Version, type: Type, name: requiredText(50, nameRequired[type]), remark });
  return type === 'APPLICATION_CATEGORY' ? named.extend({ code: code(20, 'setting.codeRequired') }) : named;
};

/** The rules of the three types in one object, as the wire has it. */
const SettingInput = z
  .object({ id: optionalId, version: Version, type: Type, name: text(50), code: text(20), remark })
  .superRefine((given, context) => {
    for (const issue of settingFields(given.type).safeParse(given).error?.issues ?? []) context.addIssue({ ...issue });
  });

export const Setting = z.object({
  id: z.string(),
  version: z.number(),
  name: z.string(),
  type: Type,
  /** The mark of a category; empty for the others. */
  code: z.string(),
  remark: z.string(),
  createTime: DateTime,
  updatedTime: DateTime,
});
export type Setting = z.output<typeof Setting>;

export const setting = calls('setting', 'office', '/edp/s_setting', {
  list: post('list', {
    can: 'setting.view',
    input: officePaged({ type: emptyAsAbsent(Type), name: filterText() }),
    page: Setting,
    form: true,
  }),
  save: post('save', { can: 'setting.edit', input: SettingInput, output: Saved, writes: true }),
  update: post('update', { can: 'setting.edit', input: SettingInput.safeExtend({ id: Id }), output: Saved, writes: true }),
  delete: post('delete', {
    can: 'setting.delete',
    input: z.object({ ids: idList(200, 'setting.nothingSelected'), type: Type }),
    output: z.null(),
    writes: true,
    form: true,
  }),
});

export const settingMenu: MenuEntry = {
  code: 'applicationSetup',
  name: { ZHS: '应用设置', ENG: 'Application setup' },
  icon: 'setting',
  url: '/applicationSetup',
  permissions: [
    { code: 'setting.view', name: viewText },
    { code: 'setting.edit', name: editText },
    { code: 'setting.delete', name: deleteText },
  ],
};
