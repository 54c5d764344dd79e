import { defineSheet } from '../../kernel/exchange/sheet.ts';
import { recordLabels } from '../../kernel/record/record-labels.ts';
import { tenantApplication } from './tenant-application.ts';
import { tenantApplicationLabels as label } from './tenant-application-labels.ts';

export const tenantApplicationSheet = defineSheet({
  noun: 'tenantApplication',
  title: label.title,
  list: tenantApplication.list,
  columns: [
    { field: 'number', title: label.number, kind: 'code' },
    { field: 'name', title: label.name, kind: 'text' },
    {
      field: 'kind',
      title: label.kind,
      kind: 'choice',
      choices: [
        { value: 'company', text: label.company },
        { value: 'person', text: label.person },
      ],
    },
    { field: 'creditCode', title: label.creditCode, kind: 'code' },
    { field: 'region', title: label.region, kind: 'text' },
    { field: 'applicant', title: label.applicant, kind: 'text' },
    { field: 'phone', title: label.phone, kind: 'code' },
    { field: 'createTime', title: label.createTime, kind: 'time' },
    {
      field: 'status',
      title: recordLabels.status,
      kind: 'choice',
      choices: (['pending', 'approved', 'rejected'] as const).map((value) => ({ value, text: label[value] })),
    },
    { field: 'tenantCode', title: label.tenantCode, kind: 'code' },
    { field: 'reviewerName', title: label.reviewerName, kind: 'text' },
    { field: 'reviewTime', title: label.reviewTime, kind: 'time' },
  ],
});
