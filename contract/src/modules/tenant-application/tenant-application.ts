import { z } from 'zod';
import { calls, post } from '../../kernel/call.ts';
import { byId, DateTime, filterDate, filterText, Id, requiredText } from '../../kernel/fields.ts';
import { viewText, type MenuEntry } from '../../kernel/menu-entry.ts';
import { paged } from '../../kernel/paging.ts';
import { createdTimeField, enumField, textField } from '../../kernel/record/record-fields.ts';
import { rule } from '../../kernel/rule.ts';
import { addTexts } from '../../kernel/text-store.ts';
import { tenantApplicationTexts } from './tenant-application.texts.ts';
import { conditionOf } from '../../kernel/record/record.ts';

addTexts(tenantApplicationTexts);

export const applicationStatuses = ['pending', 'approved', 'rejected'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];
export const applicantKinds = ['company', 'person'] as const;

/** An application as its list shows it. */
const listed = {
  id: z.string(),
  /** The applicant was given it. */
  number: z.string(),
  kind: z.enum(applicantKinds),
  /** The name of the company; a person is called by the applicant's name. */
  name: z.string(),
  creditCode: z.string(),
  region: z.string(),
  applicant: z.string(),
  phone: z.string(),
  status: z.enum(applicationStatuses),
  createTime: DateTime,
  /** Empty until it is decided. */
  reviewerName: z.string(),
  reviewTime: DateTime,
  /** The code of the tenant that an approval brought into being. */
  tenantCode: z.string(),
};
const ListedApplication = z.object(listed);
export type ListedApplication = z.output<typeof ListedApplication>;

const TenantApplication = z.object({
  ...listed,
  addressDetail: z.string(),
  requirement: z.string(),
  /** The business licence, or the identity card of a person. */
  pictures: z.array(z.object({ id: z.string(), name: z.string(), url: z.string() })),
  reason: z.string(),
  tenantName: z.string(),
  /** 1 when the applicant has been told of the decision by text message. */
  notified: z.literal([0, 1]),
  /** A free code from the initials of the name, while undecided. */
  suggestedCode: z.string(),
});
export type TenantApplication = z.output<typeof TenantApplication>;

/** A condition of the list can test these. */
export const applicationTests = {
  number: textField(20),
  name: textField(100),
  kind: enumField(z.enum(applicantKinds)),
  creditCode: textField(20),
  region: textField(100),
  applicant: textField(50),
  phone: textField(20),
  status: enumField(z.enum(applicationStatuses)),
  createTime: createdTimeField(),
};

const tenantCode = requiredText(20, 'tenantApplication.codeRequired')
  .toUpperCase()
  .regex(/^[A-Z\d]{2,20}$/, rule('tenantApplication.code'));

/** The outcome: the decision stands also when the text message could not be sent, and `notice` says why. */
const Decided = z.object({ id: z.string(), notified: z.literal([0, 1]), notice: z.string() });

/** An application that was decided in the meantime refuses a second decision, so none of these needs a version. */
export const tenantApplication = calls('tenantApplication', 'user', '/api/v7/tenantApplication', {
  list: post('list', {
    can: 'tenantApplication.view',
    platform: true,
    input: paged(
      {
        name: filterText(),
        /** Whole, in small or capital letters. */
        number: filterText(),
        kind: applicationTests.kind.filter,
        status: applicationTests.status.filter,
        /** Days of the application, both included. */
        createdFrom: filterDate,
        createdUntil: filterDate,
        condition: conditionOf(applicationTests),
      },
      { sort: ['number', 'kind', 'name', 'creditCode', 'region', 'applicant', 'phone', 'status', 'createTime'] },
    ),
    page: ListedApplication,
  }),
  detail: post('detail', { can: 'tenantApplication.view', platform: true, input: byId, output: TenantApplication }),
  approve: post('approve', {
    can: 'tenantApplication.review',
    platform: true,
    input: z.object({ id: Id, tenantCode, tenantName: requiredText(100, 'tenantApplication.nameRequired') }),
    output: Decided,
    writes: true,
    done: 'tenantApplication.approved',
  }),
  reject: post('reject', {
    can: 'tenantApplication.review',
    platform: true,
    input: z.object({ id: Id, reason: requiredText(200, 'tenantApplication.reasonRequired') }),
    output: Decided,
    writes: true,
    done: 'tenantApplication.rejected',
  }),
  /** Sends the text message about the decision again. */
  notify: post('notify', {
    can: 'tenantApplication.review',
    platform: true,
    input: byId,
    output: z.null(),
    writes: true,
    done: 'tenantApplication.notified',
  }),
});

export const tenantApplicationMenu: MenuEntry = {
  code: 'tenantApplication',
  name: { ZHS: '租户申请', ENG: 'Tenant applications' },
  icon: 'audit',
  url: '/tenantApplication',
  permissions: [
    { code: 'tenantApplication.view', name: viewText },
    { code: 'tenantApplication.review', name: { ZHS: '审核', ENG: 'Review' } },
  ],
};
