import { z } from 'zod';
import { recordAsInput, calls, post } from '../../kernel/call.ts';
import {
  filterFlag,
  filterText,
  Flag,
  Id,
  requiredChoice,
  requiredText,
  requiredWord,
  Saved,
  text,
  Version,
} from '../../kernel/fields.ts';
import { viewText, type MenuEntry } from '../../kernel/menu-entry.ts';
import { paged } from '../../kernel/paging.ts';
import { conditionOf } from '../../kernel/list/condition-input.ts';
import { mostChecked, setActiveBatchCall } from '../../kernel/record/record-calls.ts';
import { createdTimeField, enumField, flagField, textField } from '../../kernel/record/record-fields.ts';
import { rule, tooMany } from '../../kernel/rule.ts';
import { sharedTypeCodes } from '../../shared-types.ts';
import type { MessageKey } from '../../texts.ts';

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
    .refine((given) => Object.values(given).some((list) => list.length > 0), rule(required));

const sharingType = requiredWord(sharedTypeCodes, 'sharing.typeRequired');

const RuleInput = z.object({
  /** The form hints at 20 characters; longer names are accepted. */
  name: requiredText(100, 'sharing.nameRequired'),
  sharingType,
  /** 0 read-only, 1 read-write. */
  power: requiredChoice('sharing.powerRequired', 0, 1),
  /** Whose records are shared. */
  addResource: side('sharing.sourceRequired'),
  /** With whom. */
  addSharingTo: side('sharing.targetRequired'),
  remarks: text(500),
});

const SideIds = z.object({
  empIds: z.array(z.string()),
  orgIds: z.array(z.string()),
  roleIds: z.array(z.string()),
  groupIds: z.array(z.string()),
});
/** With what tells it from others of the same name: the department of a person, the code of a role. */
const Named = z.array(z.object({ id: z.string(), name: z.string(), detail: z.string() }));
const SideNames = z.object({ empList: Named, orgList: Named, roleList: Named, groupList: Named });

const SharingRule = z.object({
  id: z.string(),
  version: z.number(),
  name: z.string(),
  sharingType: z.string(),
  sharingTypeName: z.string(),
  /** Names, shortened: 主数据中心、张伟 等3项. */
  sharingSource: z.string(),
  sharingTo: z.string(),
  power: z.literal([0, 1]),
  powerStr: z.string(),
  status: z.literal(['0', '1']),
  remarks: z.string(),
  addResource: SideIds,
  addSharingTo: SideIds,
});
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

export const accessReasons = [
  'public',
  'publicRead',
  'system',
  'creator',
  'administrator',
  'organisation',
  'rule',
] as const;

/** A person who sees a record, and why. */
const RecordAccess = z.object({
  userId: z.string(),
  name: z.string(),
  orgName: z.string(),
  power: z.literal([0, 1]),
  powerStr: z.string(),
  reasons: z.array(
    z.object({ kind: z.enum(accessReasons), text: z.string(), power: z.literal([0, 1]), powerStr: z.string() }),
  ),
});

/** What a condition of the list can test. */
export const sharingTests = {
  name: textField(50),
  sharingType: enumField(z.enum(sharedTypeCodes)),
  status: flagField(),
  remarks: textField(200),
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
  /**
   * Who sees a record, and why; for staff who see it. If all users see it, callers who may not browse people must
   * search by name.
   */
  recordAccess: post('getRecordAccess', {
    can: 'staff',
    input: paged({ sharingType, id: Id, name: filterText() }),
    page: RecordAccess,
  }),
});

export const contractMenu: MenuEntry = {
  code: 'contract',
  name: { ZHS: '合同管理', ENG: 'Contracts' },
  icon: 'audit',
  url: '/contractManage',
  permissions: [{ code: 'contract.view', name: viewText }],
};
