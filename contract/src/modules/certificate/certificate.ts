import { z } from 'zod';
import { recordAsInput, calls, post } from '../../kernel/call.ts';
import {
  byId,
  code,
  DateTime,
  emptyAsUndefined,
  filterDateRange,
  filterText,
  Id,
  idList,
  requiredOr,
  requiredWord,
  Saved,
  secretText,
  Version,
} from '../../kernel/fields.ts';
import { inputOf, rowOf, conditionOf } from '../../kernel/record/record.ts';
import { officePaged } from '../../kernel/paging.ts';
import { defineRecord } from '../../kernel/record/define-record.ts';
import { restrictable } from '../../kernel/record/field-rights.ts';
import { deleteBatchCall } from '../../kernel/record/record-calls.ts';
import {
  computedField,
  createdTimeField,
  dateField,
  enumField,
  referenceField,
  textField,
  updatedTimeField,
  viewed,
} from '../../kernel/record/record-fields.ts';
import { rule, ruleAcross, tooMany } from '../../kernel/rule.ts';
import { certificateLimit } from '../../kernel/stored-file.ts';
import { addTexts } from '../../kernel/text-store.ts';
import { certificateNotices } from './certificate-notices.texts.ts';
import { certificateNoun } from './certificate.noun.ts';

addTexts(certificateNotices);

const certificateTypes = ['PUSH', 'RELEASE'] as const;
export type CertificateType = (typeof certificateTypes)[number];
const workStatuses = ['USEABLE', 'UNEABLE'] as const;
/** `valid` for longer than `expiringDays`, `expiring` within them, `expired` before today. */
export const validities = ['valid', 'expiring', 'expired'] as const;
export const expiringDays = 30;

/** Replaces the password in every response. An update that sends it back keeps the password. */
export const passwordMask = '******';

const mostPeople = 200;
const password = secretText(100, 'certificate.passwordRequired');

const RemindedPerson = z.object({ id: z.string(), userName: z.string(), organizationName: z.string() });
export type RemindedPerson = z.output<typeof RemindedPerson>;

const CertificateFile = z.object({ id: z.string(), name: z.string() });
export type CertificateFile = z.output<typeof CertificateFile>;

/** `YYYY-MM-DD` */
const Day = z.string();

export const certificateFields = {
  appId: viewed(referenceField('application', 'certificate.applicationRequired'), {
    label: { ZHS: '应用名称', ENG: 'Application' },
    placeholder: { ZHS: '请选择应用', ENG: 'Please select an application' },
    column: 'application',
    sheet: {
      shown: 'knApplicationInfo.title',
      hint: {
        ZHS: '应用编码或名称。每一行新增一个证书，已有的证书不会修改；密码与证书文件请在证书中补充',
        ENG: 'The code or the name of an application. Each row is a new certificate, others are not changed; password and file are added in its form',
      },
    },
    list: { width: 140, grows: true },
  }),
  knApplicationInfo: computedField(z.object({ title: z.string() })),
  appKey: viewed(
    { ...textField(100), input: code(100, 'certificate.appKeyRequired'), isRequired: true as const },
    {
      label: { ZHS: 'AppKey', ENG: 'AppKey' },
      placeholder: {
        ZHS: '应用在推送或发布平台的标识，最多100个字符',
        ENG: 'What the push or release platform calls the application',
      },
      isCode: true,
      list: false,
    },
  ),
  ...restrictable('certificate', {
    packageName: viewed(
      { ...textField(150), input: code(150, 'certificate.packageRequired'), isRequired: true as const },
      {
        label: { ZHS: '包名', ENG: 'Package name' },
        placeholder: { ZHS: '如 com.company.app', ENG: 'Such as com.company.app' },
        isCode: true,
        list: false,
      },
    ),
  }),
  certificateType: viewed(
    { ...enumField(requiredWord(certificateTypes, 'certificate.typeRequired')), isRequired: true as const },
    {
      label: { ZHS: '证书类型', ENG: 'Type' },
      words: [
        { value: 'PUSH', text: certificateNoun.texts['certificate.type.PUSH'] },
        { value: 'RELEASE', text: certificateNoun.texts['certificate.type.RELEASE'] },
      ],
      column: 'type',
      initial: 'PUSH',
      list: { width: 144 },
    },
  ),
  /** Never the password itself. */
  certificatePwd: viewed(computedField(z.literal(passwordMask)), {
    label: { ZHS: '证书密码', ENG: 'Password' },
    placeholder: { ZHS: '最多100个字符', ENG: 'At most 100 characters' },
    hint: { ZHS: '留空则沿用原密码', ENG: 'Leave it empty to keep the password' },
    column: 'password',
    sheet: false,
    list: { width: 144 },
  }),
  ...restrictable('certificate', {
    /** Optional: the documented client does not know it. */
    certificateFile: viewed(
      {
        ...computedField(CertificateFile.nullable()),
        input: z.object({ id: Id }, rule('rule.type')).nullish(),
        filter: z.undefined(),
      },
      { label: { ZHS: '证书文件', ENG: 'File' }, sheet: false, list: false },
    ),
  }),
  workStatus: viewed(enumField(requiredWord(workStatuses, 'certificate.statusRequired')), {
    label: { ZHS: '证书状态', ENG: 'Status' },
    words: [
      { value: 'USEABLE', text: { ZHS: '可用', ENG: 'Usable' }, key: 'usable' },
      { value: 'UNEABLE', text: { ZHS: '不可用', ENG: 'Not usable' }, key: 'unusable' },
    ],
    column: 'status',
    initial: 'USEABLE',
  }),
  startTime: viewed(dateField('certificate.startRequired'), {
    label: { ZHS: '开始日期', ENG: 'Start date' },
    sheet: { column: 'validity' },
    list: false,
  }),
  endTime: viewed(dateField('certificate.endRequired'), {
    label: { ZHS: '结束日期', ENG: 'End date' },
    sheet: { column: 'validity' },
    list: false,
  }),
  /** Until the last day of the validity; negative when that is over. The list shows both days with it. */
  daysLeft: viewed(computedField(z.number()), {
    label: { ZHS: '有效期', ENG: 'Validity period' },
    column: 'validity',
    sheet: false,
    list: { width: 296 },
  }),
  remindScope: viewed(
    {
      ...computedField(z.array(RemindedPerson)),
      input: z
        .array(z.object({ id: Id }, rule('rule.type')), requiredOr('rule.type', 'certificate.remindRequired'))
        .min(1, rule('certificate.remindRequired'))
        .max(mostPeople, tooMany(mostPeople)),
      filter: z.undefined(),
      isRequired: true as const,
    },
    {
      label: { ZHS: '提醒对象', ENG: 'Remind' },
      hint: {
        ZHS: '到期前90天、30天、7天各收到一条站内消息',
        ENG: 'They get a message 90, 30 and 7 days before the end',
      },
      sheet: {
        shown: 'remindScope.userName',
        kind: 'text',
        hint: { ZHS: '登录账号或姓名，多个用“；”隔开', ENG: 'Accounts or names, separated by “;”' },
      },
      list: false,
    },
  ),
  createTime: viewed(createdTimeField(), { list: false }),
  updatedTime: updatedTimeField(),
};

const Certificate = rowOf(certificateFields);
export type Certificate = z.output<typeof Certificate>;

const inputSchema = inputOf(certificateFields);
const isInOrder = ({ startTime, endTime }: { startTime: string; endTime: string }) => endTime >= startTime;
const inOrder = ruleAcross(['startTime', 'endTime'], 'certificate.endBeforeStart');

const NewCertificate = inputSchema
  .extend({ certificatePwd: password.refine((value) => value !== passwordMask, rule('certificate.passwordRequired')) })
  .refine(isInOrder, inOrder);

const ChangedCertificate = inputSchema
  .extend({ id: Id, version: Version, certificatePwd: password.optional() })
  .refine(isInOrder, inOrder);

/** A certificate as a row of a spreadsheet. Password and file are secrets: they are added in the form. */
export const SheetCertificate = inputSchema.omit({ certificateFile: true }).refine(isInOrder, inOrder);
export type SheetCertificate = z.output<typeof SheetCertificate>;

const Reveal = z.object({
  id: z.string(),
  userName: z.string(),
  what: z.enum(['password', 'file']),
  createTime: DateTime,
});

const { appId, appKey, packageName, startTime, endTime, createTime, updatedTime } = certificateFields;

/** A condition of the list can test these, under the names of its columns. */
export const certificateTests = {
  application: appId,
  appKey,
  packageName,
  startTime,
  endTime,
  createTime,
  updatedTime,
};

const states = {
  condition: conditionOf(certificateTests),
  appKey: filterText(),
  workStatus: emptyAsUndefined(z.enum(workStatuses, rule('rule.choice'))),
  validity: emptyAsUndefined(z.enum(validities, rule('rule.choice'))),
};
/** The last day of the validity. */
const filters = { ...states, endTime: filterDateRange };

/**
 * How many certificates end in a stretch of days, by their validity: before today, in each of twelve months, and after
 * them. The first has no `from`, the last no `to`.
 */
const Ending = z.object({
  from: Day,
  to: Day,
  ...(Object.fromEntries(validities.map((validity) => [validity, z.number()])) as Record<
    (typeof validities)[number],
    z.ZodNumber
  >),
});
export type Ending = z.output<typeof Ending>;

export const certificate = calls('certificate', 'office', '/edp/certificate', {
  list: post('list', {
    can: 'certificate.view',
    input: officePaged(filters, {
      sort: [
        'appKey',
        'packageName',
        'certificateType',
        'workStatus',
        'startTime',
        'endTime',
        'daysLeft',
        'createTime',
        'updatedTime',
      ],
    }),
    page: Certificate,
  }),
  timeline: post('timeline', {
    summary: 'How many certificates end when, of those that the filters find.',
    can: 'certificate.view',
    input: z.object(states),
    output: z.array(Ending),
  }),
  detail: post('info/{id}', { can: 'certificate.view', input: byId, output: Certificate, alsoAs: 'certificate' }),
  remindScope: post('select_Remind_Scope', {
    can: 'certificate.view',
    input: byId,
    output: z.array(RemindedPerson),
    alsoAs: 'remindScope',
    form: true,
  }),
  save: post('save', { can: 'certificate.edit', input: NewCertificate, output: Saved, writes: true }),
  update: post('update', {
    can: 'certificate.edit',
    input: ChangedCertificate,
    output: Saved,
    writes: true,
    sample: recordAsInput,
  }),
  delete: post('delete', {
    can: 'certificate.delete',
    input: idList(200, 'certificate.nothingSelected'),
    output: z.null(),
    writes: true,
  }),
  ...deleteBatchCall('certificate.delete', filters),
  /** The file before it is saved with a certificate; the days are those that an X.509 certificate names, else empty. */
  upload: post('upload', {
    can: 'certificate.edit',
    input: z.object({}),
    output: z.object({ certificateFile: CertificateFile, startTime: Day, endTime: Day }),
    writes: true,
    upload: certificateLimit,
  }),
  /** Every reveal and every download is recorded: password and file together give access to the key. */
  reveal: post('reveal', {
    can: 'certificate.reveal',
    input: byId,
    output: z.object({ certificatePwd: z.string() }),
    writes: true,
  }),
  download: post('download', { can: 'certificate.reveal', input: byId, raw: true, writes: true }),
  /** The newest first. */
  reveals: post('reveals', { can: 'certificate.view', input: byId, output: z.array(Reveal) }),
});

export const certificateRecord = defineRecord({
  noun: certificateNoun,
  fields: certificateFields,
  calls: certificate,
  filters: ['workStatus', 'appKey', 'daysLeft', 'endTime'],
  form: [
    'appId',
    'certificateType',
    'appKey',
    'packageName',
    'certificateFile',
    'certificatePwd',
    'startTime',
    'endTime',
    'workStatus',
    'remindScope',
  ],
  one: { ZHS: '证书', ENG: 'certificate' },
  empty: {
    title: { ZHS: '还没有证书', ENG: 'No certificates yet' },
    detail: {
      ZHS: '登记应用的推送证书和发布证书，到期前系统会提醒相关人员。',
      ENG: 'Enter the push and release certificates of your applications; people are reminded before they expire.',
    },
  },
});
