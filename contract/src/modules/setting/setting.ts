import { z } from 'zod';
import { recordAsInput, calls, post } from '../../kernel/call.ts';
import { byId, code, Id, idList, optionalId, requiredText, Saved, text, Version } from '../../kernel/fields.ts';
import { officePaged } from '../../kernel/paging.ts';
import { deleteBatchCall } from '../../kernel/record/record-calls.ts';
import {
  createdTimeField,
  enumField,
  requiredTextField,
  textField,
  updatedTimeField,
} from '../../kernel/record/record-fields.ts';
import { filtersOf, rowOf, sortsOf } from '../../kernel/record/record.ts';
import { rule } from '../../kernel/rule.ts';
import type { MessageKey } from '../../texts.ts';

export const settingTypes = ['APPLICATION_MODULE', 'APPLICATION_CATEGORY', 'APPLICATION_LABEL'] as const;
export type SettingType = (typeof settingTypes)[number];

const Type = z.enum(settingTypes, rule('rule.choice'));

const nameRequired: Readonly<Record<SettingType, MessageKey>> = {
  APPLICATION_MODULE: 'setting.moduleNameRequired',
  APPLICATION_CATEGORY: 'setting.categoryNameRequired',
  APPLICATION_LABEL: 'setting.labelNameRequired',
};

const remark = textField(200);

export const settingRecord = {
  name: requiredTextField(50, 'rule.required'),
  type: enumField(Type),
  /** The mark of a category; empty for the others. */
  code: textField(20),
  remark,
  createTime: createdTimeField(),
  updatedTime: updatedTimeField(),
};

const Setting = rowOf(settingRecord);
export type Setting = z.output<typeof Setting>;

/** What a form asks for: only categories have a mark. */
export const settingFields = (type: SettingType) => {
  const named = z.object({
    id: optionalId,
    version: Version,
    type: Type,
    name: requiredText(50, nameRequired[type]),
    remark: remark.input,
  });
  return type === 'APPLICATION_CATEGORY' ? named.extend({ code: code(20, 'setting.codeRequired') }) : named;
};

/** The rules of the three types in one object, as the wire has it. */
const SettingInput = z
  .object({ id: optionalId, version: Version, type: Type, name: text(50), code: text(20), remark: remark.input })
  .superRefine((given, context) => {
    for (const issue of settingFields(given.type).safeParse(given).error?.issues ?? []) context.addIssue({ ...issue });
  });

const filters = filtersOf(settingRecord, ['type', 'name']);

export const setting = calls('setting', 'office', '/edp/s_setting', {
  list: post('list', {
    can: 'setting.view',
    input: officePaged(filters, { sort: sortsOf(settingRecord) }),
    page: Setting,
    form: true,
  }),
  detail: post('info', { can: 'setting.view', input: byId, output: Setting }),
  save: post('save', { can: 'setting.edit', input: SettingInput, output: Saved, writes: true, sample: recordAsInput }),
  update: post('update', {
    can: 'setting.edit',
    input: SettingInput.safeExtend({ id: Id }),
    output: Saved,
    writes: true,
    sample: recordAsInput,
  }),
  delete: post('delete', {
    can: 'setting.delete',
    input: z.object({ ids: idList(200, 'setting.nothingSelected'), type: Type }),
    output: z.null(),
    writes: true,
    form: true,
  }),
  ...deleteBatchCall('setting.delete', filters),
});
