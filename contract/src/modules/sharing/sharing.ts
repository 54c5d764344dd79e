import { z } from 'zod';
import { recordAsInput, calls, post } from '../../kernel/call.ts';
import { filterFlag, filterText, Flag, Id, requiredChoice, requiredWord, Saved, Version } from '../../kernel/fields.ts';
import { viewText, type MenuEntry } from '../../kernel/menu-entry.ts';
import { paged } from '../../kernel/paging.ts';
import { inputOf, rowOf, conditionOf } from '../../kernel/record/record.ts';
import { defineRecord } from '../../kernel/record/define-record.ts';
import { mostChecked, setActiveBatchCall } from '../../kernel/record/record-calls.ts';
import {
  choiceField,
  computedField,
  createdTimeField,
  enumField,
  flagField,
  requiredTextField,
  sortable,
  textField,
  viewed,
} from '../../kernel/record/record-fields.ts';
import { recordLabels } from '../../kernel/record/record-labels.ts';
import { rule, tooMany } from '../../kernel/rule.ts';
import { sharedTypeCodes } from '../../shared-types.ts';
import type { MessageKey } from '../../texts.ts';
import { sharingRuleNoun } from './sharing.noun.ts';

/** How a tenant shares a type of data: 0 公开, 1 公开只读, 2 私有. */
export const sharingModes = { public: 0, publicRead: 1, private: 2 } as const;

const mostParts = 1000;
const ids = z
  .array(Id, rule('rule.type'))
  .max(mostParts, tooMany(mostParts))
  .nullish()
  .transform((list) => list ?? []);

/** People, departments with those below them, roles and groups; at least one of any kind. */
const side = (required: MessageKey) =>
  z
    .object({ empIds: ids, orgIds: ids, roleIds: ids, groupIds: ids }, rule(required))
    .refine((lists) => Object.values(lists).some((list) => list.length > 0), rule(required));

const sharingType = requiredWord(sharedTypeCodes, 'sharing.typeRequired');

const SideIds = z.object({
  empIds: z.array(z.string()),
  orgIds: z.array(z.string()),
  roleIds: z.array(z.string()),
  groupIds: z.array(z.string()),
});
/** With what tells it from others of the same name: the department of a person, the code of a role. */
const Named = z.array(z.object({ id: z.string(), name: z.string(), detail: z.string() }));
const SideNames = z.object({ empList: Named, orgList: Named, roleList: Named, groupList: Named });

/** The list names the records of a side so, and the form the side itself. */
const sourceLabel = { ZHS: '共享来源', ENG: 'Sharing source' };
const targetLabel = { ZHS: '共享对象', ENG: 'Sharing target' };

const sideField = (required: MessageKey) => ({
  ...computedField(SideIds),
  input: side(required),
  filter: z.undefined(),
  isRequired: true as const,
});

export const sharingFields = {
  id: viewed(computedField(z.string()), { label: { ZHS: '编号', ENG: 'ID' }, isCode: true, list: { width: 72 } }),
  /** The form hints at 20 characters; longer names are accepted. */
  name: viewed(requiredTextField(100, 'sharing.nameRequired'), {
    label: { ZHS: '规则名称', ENG: 'Rule name' },
    hint: { ZHS: '最多20个字符', ENG: 'at most 20 characters' },
  }),
  sharingType: viewed(
    { ...enumField(sharingType), output: z.string(), isRequired: true as const },
    {
      label: { ZHS: '共享数据类型', ENG: 'Shared data type' },
      placeholder: { ZHS: '请选择共享数据类型', ENG: 'Please select the shared data type' },
      column: 'type',
      shown: 'sharingTypeName',
      sheet: { kind: 'text' },
      list: { width: 136 },
    },
  ),
  sharingTypeName: computedField(z.string()),
  /** Names, shortened: 主数据中心、张伟 等3项. */
  sharingSource: viewed(computedField(z.string()), {
    label: sourceLabel,
    column: 'source',
    sheet: { kind: 'text' },
    list: { width: 140, grows: true },
  }),
  sharingTo: viewed(computedField(z.string()), {
    label: targetLabel,
    column: 'target',
    sheet: { kind: 'text' },
    list: { width: 140, grows: true },
  }),
  /** 0 read-only, 1 read-write. */
  power: viewed(
    { ...choiceField(0, 1), input: requiredChoice('sharing.powerRequired', 0, 1), isRequired: true as const },
    {
      label: { ZHS: '共享权限', ENG: 'Permission' },
      help: {
        ZHS: '只读的人可以查看，读写的人还可以修改',
        ENG: 'Read-only lets people see the data, read-write also change it',
      },
      words: [
        { value: 0, text: sharingRuleNoun.texts['sharing.readOnly'], key: 'readOnly' },
        { value: 1, text: sharingRuleNoun.texts['sharing.readWrite'], key: 'readWrite' },
      ],
    },
  ),
  powerStr: computedField(z.string()),
  /** '1' enabled, '0' disabled. */
  status: viewed(sortable(computedField(z.literal(['0', '1']))), {
    label: recordLabels.status,
    words: [
      { value: 1, text: recordLabels.enabled },
      { value: 0, text: recordLabels.disabled },
    ],
    isSwitch: true,
  }),
  remarks: viewed(textField(500), { label: recordLabels.remark, list: false }),
  /** Whose records are shared. */
  addResource: viewed(sideField('sharing.sourceRequired'), {
    label: sourceLabel,
    hint: {
      ZHS: '谁创建的数据会被共享；选择部门时包含其下级部门',
      ENG: 'Whose data is shared; a department includes those below it',
    },
    column: 'source',
    sheet: false,
    list: false,
  }),
  /** With whom. */
  addSharingTo: viewed(sideField('sharing.targetRequired'), {
    label: targetLabel,
    hint: {
      ZHS: '共享给谁；选择部门时包含其下级部门，选择角色时只对正在使用该角色的人有效',
      ENG: 'With whom; a department includes those below it, a role counts while it is in use',
    },
    column: 'target',
    sheet: false,
    list: false,
  }),
};

const RuleInput = inputOf(sharingFields);
const SharingRule = rowOf(sharingFields);
export type SharingRule = z.output<typeof SharingRule>;

/** With the name of everything that was chosen, for the pickers. */
const SharingRuleDetail = SharingRule.extend({ sourceDetail: SideNames, targetDetail: SideNames });
export type SharingSideNames = z.output<typeof SideNames>;

const subjectKinds = ['organisation', 'user', 'role', 'group'] as const;
const Subject = z.object({ kind: z.enum(subjectKinds), id: z.string(), name: z.string() });
/** A rule with those whom it names first, and how many it names on each side. */
const MappedRule = SharingRule.pick({
  id: true,
  name: true,
  sharingType: true,
  sharingTypeName: true,
  power: true,
  powerStr: true,
  status: true,
}).extend({ sources: z.array(Subject), sourceCount: z.number(), targets: z.array(Subject), targetCount: z.number() });
export type MappedRule = z.output<typeof MappedRule>;

const SharedTypeOption = z.object({ code: z.enum(sharedTypeCodes), name: z.string() });

/** A condition of the list can test these. */
export const sharingTests = {
  name: sharingFields.name,
  sharingType: enumField(z.enum(sharedTypeCodes)),
  status: flagField(),
  remarks: sharingFields.remarks,
  createTime: createdTimeField(),
};

const filters = {
  name: filterText(),
  code: filterText(),
  sharingType: filterText(),
  status: filterFlag,
  condition: conditionOf(sharingTests),
};

/** Contracts are shown as the rules that share them. */
const ofContracts = ['contract.view'] as const;

export const sharing = calls('sharing', 'user', '/sharingRules/v6', {
  list: post('getSharingList', {
    can: 'sharing.view',
    orCan: ofContracts,
    input: paged(filters, { sort: ['name', 'sharingType', 'power', 'status', 'remarks'] }),
    page: SharingRule,
  }),
  map: post('getSharingMap', {
    summary:
      'Who shares what with whom: the newest rules that the filters find, with those whom they name on each side, and whether there are more.',
    can: 'sharing.view',
    orCan: ofContracts,
    input: z.object(filters),
    output: z.object({ rules: z.array(MappedRule), hasMore: z.boolean() }),
  }),
  types: post('getSharingData', { can: 'member', input: z.object({}), output: z.array(SharedTypeOption) }),
  setStatus: post('setSharing', {
    can: 'sharing.edit',
    input: z.object({ sharingId: Id, version: Version, status: Flag }),
    output: z.null(),
    writes: true,
  }),
  ...setActiveBatchCall('sharing.edit', filters, mostChecked),
  detail: post('getSharingDetail', {
    can: 'sharing.view',
    orCan: ofContracts,
    input: z.object({ sharingId: Id }),
    output: SharingRuleDetail,
  }),
  add: post('addSharing', { can: 'sharing.edit', input: RuleInput, output: Saved, writes: true }),
  update: post('updateSharing', {
    can: 'sharing.edit',
    input: RuleInput.extend({ id: Id, version: Version }),
    output: Saved,
    writes: true,
    sample: recordAsInput,
  }),
  modes: post('getSharingMode', {
    can: 'sharing.view',
    orCan: ofContracts,
    input: z.object({}),
    output: z.array(SharedTypeOption.extend({ mode: z.literal([0, 1, 2]) })),
  }),
  setMode: post('setSharingMode', {
    can: 'sharing.setting',
    input: z.object({ sharingType, mode: requiredChoice('sharing.modeRequired', 0, 1, 2) }),
    output: z.null(),
    writes: true,
  }),
});

export const sharingRuleRecord = defineRecord({
  noun: sharingRuleNoun,
  fields: sharingFields,
  calls: { ...sharing, save: sharing.add },
  filters: ['name', 'status'],
  form: ['name', 'sharingType', 'power', 'addResource', 'addSharingTo', 'remarks'],
  one: { ZHS: '共享规则', ENG: 'sharing rule' },
  empty: {
    title: { ZHS: '还没有共享规则', ENG: 'No sharing rules yet' },
    detail: {
      ZHS: '数据设为公开只读或私有后，用规则把一些人的数据共享给另一些人。',
      ENG: 'Where data is public read-only or private, rules share the data of some people with others.',
    },
  },
});

export const contractMenu: MenuEntry = {
  code: 'contract',
  name: { ZHS: '合同管理', ENG: 'Contracts' },
  icon: 'audit',
  url: '/contractManage',
  permissions: [{ code: 'contract.view', name: viewText }],
};
