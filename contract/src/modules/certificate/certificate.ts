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
  requiredDate,
  requiredId,
  requiredOr,
  requiredWord,
  Saved,
  secretText,
  Version,
} from '../../kernel/fields.ts';
import { conditionOf } from '../../kernel/list/condition-input.ts';
import { officePaged } from '../../kernel/paging.ts';
import { restrictable, withRight } from '../../kernel/record/field-rights.ts';
import { deleteBatchCall } from '../../kernel/record/record-calls.ts';
import {
  createdTimeField,
  dateField,
  referenceField,
  textField,
  updatedTimeField,
} from '../../kernel/record/record-fields.ts';
import { rule, ruleAcross, tooMany } from '../../kernel/rule.ts';
import { certificateLimit } from '../../kernel/stored-file.ts';
import { addTexts } from '../../texts.ts';
import { certificateNotices } from './certificate-notices.texts.ts';

addTexts(certificateNotices);

export const certificateTypes = ['PUSH', 'RELEASE'] as const;
export type CertificateType = (typeof certificateTypes)[number];
const workStatuses = ['USEABLE', 'UNEABLE'] as const;
/** `valid` for longer than `expiringDays`, `expiring` within them, `expired` before today. */
export const validities = ['valid', 'expiring', 'expired'] as const;
export const expiringDays = 30;

/** Replaces the password in every response. An update that sends it back keeps the password. */
export const passwordMask = '******';

const mostPeople = 200;
const password = secretText(100, 'certificate.passwordRequired');

const shape = {
  appId: requiredId('certificate.applicationRequired'),
  appKey: code(100, 'certificate.appKeyRequired'),
  packageName: withRight('certificate.packageName', code(150, 'certificate.packageRequired')),
  certificateType: requiredWord(certificateTypes, 'certificate.typeRequired'),
  workStatus: requiredWord(workStatuses, 'certificate.statusRequired'),
  /** Optional: the documented client does not know it. */
  certificateFile: withRight('certificate.certificateFile', z.object({ id: Id }, rule('rule.type')).nullish()),
  startTime: requiredDate('certificate.startRequired'),
  endTime: requiredDate('certificate.endRequired'),
  remindScope: z
    .array(z.object({ id: Id }, rule('rule.type')), requiredOr('rule.type', 'certificate.remindRequired'))
    .min(1, rule('certificate.remindRequired'))
    .max(mostPeople, tooMany(mostPeople)),
};

const isInOrder = ({ startTime, endTime }: { startTime: string; endTime: string }) => endTime >= startTime;
const inOrder = ruleAcross(['startTime', 'endTime'], 'certificate.endBeforeStart');

const NewCertificate = z
  .object({
    ...shape,
    certificatePwd: password.refine((value) => value !== passwordMask, rule('certificate.passwordRequired')),
  })
  .refine(isInOrder, inOrder);

const ChangedCertificate = z
  .object({ id: Id, version: Version, ...shape, certificatePwd: password.optional() })
  .refine(isInOrder, inOrder);

const { certificateFile: _file, ...ofSheet } = shape;

/** A certificate as a row of a spreadsheet. Password and file are secrets: they are added in the form. */
export const SheetCertificate = z.object(ofSheet).refine(isInOrder, inOrder);
export type SheetCertificate = z.output<typeof SheetCertificate>;

const RemindedPerson = z.object({ id: z.string(), userName: z.string(), organizationName: z.string() });
export type RemindedPerson = z.output<typeof RemindedPerson>;

const CertificateFile = z.object({ id: z.string(), name: z.string() });
export type CertificateFile = z.output<typeof CertificateFile>;

/** `YYYY-MM-DD` */
const Day = z.string();

export const Certificate = z.object({
  id: z.string(),
  version: z.number(),
  appId: z.string(),
  knApplicationInfo: z.object({ title: z.string() }),
  appKey: z.string(),
  packageName: withRight('certificate.packageName', z.string()),
  certificateType: z.enum(certificateTypes),
  workStatus: z.enum(workStatuses),
  certificatePwd: z.literal(passwordMask),
  certificateFile: withRight('certificate.certificateFile', CertificateFile.nullable()),
  startTime: Day,
  endTime: Day,
  /** Until the last day of the validity; negative when that is over. */
  daysLeft: z.number(),
  remindScope: z.array(RemindedPerson),
  createTime: DateTime,
  updatedTime: DateTime,
});
export type Certificate = z.output<typeof Certificate>;

const Reveal = z.object({
  id: z.string(),
  userName: z.string(),
  what: z.enum(['password', 'file']),
  createTime: DateTime,
});

/** What a condition of the list can test, under the names of its columns. */
export const certificateTests = restrictable(
  'certificate',
  {
    application: referenceField('application', 'certificate.applicationRequired'),
    appKey: textField(100),
    packageName: textField(150),
    startTime: dateField('certificate.startRequired'),
    endTime: dateField('certificate.endRequired'),
    createTime: createdTimeField(),
    updatedTime: updatedTimeField(),
  },
  { except: ['application', 'appKey', 'startTime', 'endTime'] },
);

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
