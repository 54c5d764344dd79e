import { z } from 'zod';
import { recordAsInput, calls, post } from '../../kernel/call.ts';
import { byId, code, Id, idList, optionalId, requiredText, Saved, text, Version } from '../../kernel/fields.ts';
import { officePaged } from '../../kernel/paging.ts';
import { defineRecord } from '../../kernel/record/define-record.ts';
import { deleteBatchCall } from '../../kernel/record/record-calls.ts';
import {
  createdTimeField,
  enumField,
  requiredTextField,
  textField,
  updatedTimeField,
  viewed,
} from '../../kernel/record/record-fields.ts';
import { recordLabels } from '../../kernel/record/record-labels.ts';
import { filtersOf, rowOf, sortsOf } from '../../kernel/record/record.ts';
import { rule } from '../../kernel/rule.ts';
import type { MessageKey } from '../../texts.ts';
import { settingNoun } from './setting.noun.ts';

const settingTypes = ['APPLICATION_MODULE', 'APPLICATION_CATEGORY', 'APPLICATION_LABEL'] as const;
export type SettingType = (typeof settingTypes)[number];

const Type = z.enum(settingTypes, rule('rule.choice'));

const nameRequired: Readonly<Record<SettingType, MessageKey>> = {
  APPLICATION_MODULE: 'setting.moduleNameRequired',
  APPLICATION_CATEGORY: 'setting.categoryNameRequired',
  APPLICATION_LABEL: 'setting.labelNameRequired',
};

export const settingFields = {
  /** Its screen calls it after the type. */
  name: viewed(requiredTextField(50, 'rule.required'), { label: { ZHS: '名称', ENG: 'Name' }, list: { width: 240 } }),
  /** Empty for all but categories. */
  code: viewed(textField(20), {
    label: { ZHS: '分类标识', ENG: 'Category mark' },
    isCode: true,
    sheet: { hint: { ZHS: '应用分类必填，模块与标签留空', ENG: 'Of categories alone, which need it' } },
    list: false,
  }),
  remark: viewed(textField(200), { label: recordLabels.remark, list: false }),
  createTime: viewed(createdTimeField(), { list: false }),
  updatedTime: viewed(updatedTimeField(), { label: { ZHS: '更新日期', ENG: 'Update date' } }),
  /** Each has a screen of its own. */
  type: viewed(
    { ...enumField(Type), isRequired: true as const },
    {
      label: { ZHS: '设置类型', ENG: 'Kind of setting' },
      words: [
        { value: 'APPLICATION_MODULE', text: { ZHS: '应用模块', ENG: 'Module' } },
        { value: 'APPLICATION_CATEGORY', text: { ZHS: '应用分类', ENG: 'Category' } },
        { value: 'APPLICATION_LABEL', text: { ZHS: '应用标签', ENG: 'Label' } },
      ],
      list: false,
    },
  ),
};

const Setting = rowOf(settingFields);
export type Setting = z.output<typeof Setting>;

const remark = settingFields.remark.input;

/** A form asks for these: only categories have a mark. */
export const settingInput = (type: SettingType) => {
  const named = z.object({
    id: optionalId,
    version: Version,
    type: Type,
    name: requiredText(50, nameRequired[type]),
    remark,
  });
  return type === 'APPLICATION_CATEGORY' ? named.extend({ code: code(20, 'setting.codeRequired') }) : named;
};

/** The rules of the three types in one object, as the wire has it. */
const SettingInput = z
  .object({ id: optionalId, version: Version, type: Type, name: text(50), code: text(20), remark })
  .superRefine((input, context) => {
    for (const issue of settingInput(input.type).safeParse(input).error?.issues ?? []) context.addIssue({ ...issue });
  });

const filters = filtersOf(settingFields, ['type', 'name']);

export const setting = calls('setting', 'office', '/edp/s_setting', {
  list: post('list', {
    can: 'setting.view',
    input: officePaged(filters, { sort: sortsOf(settingFields) }),
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

export const settingRecord = defineRecord({
  noun: settingNoun,
  fields: settingFields,
  calls: setting,
  key: 'name',
  taken: 'setting.nameTaken',
  filters: ['name'],
  form: ['name', 'code', 'remark', 'type'],
  one: { ZHS: '应用设置', ENG: 'application setting' },
  empty: {
    title: { ZHS: '还没有{items}', ENG: 'No {items} yet' },
    detail: {
      ZHS: '{items}用来整理应用，新增后会显示在这里。',
      ENG: 'New {items} appear here; they put the applications in order.',
    },
  },
});
