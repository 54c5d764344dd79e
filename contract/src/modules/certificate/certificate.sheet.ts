import { defineSheet } from '../../kernel/exchange/sheet.ts';
import { recordLabels } from '../../kernel/record/record-labels.ts';
import { certificateNoun } from './certificate.noun.ts';
import { certificate, SheetCertificate } from './certificate.ts';
import { certificateLabels as label } from './certificate-labels.ts';

export const certificateSheet = defineSheet({
  noun: 'certificate',
  list: certificate.list,
  save: { ...certificate.save, input: SheetCertificate },
  columns: [
    {
      field: 'appId',
      shown: 'knApplicationInfo.title',
      column: 'application',
      title: label.application,
      kind: 'reference',
      noun: 'application',
      isWritten: true,
      isRequired: true,
      hint: label.importHint,
    },
    { field: 'appKey', title: label.appKey, kind: 'code', isWritten: true, isRequired: true },
    { field: 'packageName', title: label.packageName, kind: 'code', isWritten: true, isRequired: true },
    {
      field: 'certificateType',
      column: 'type',
      title: label.type,
      kind: 'choice',
      isWritten: true,
      isRequired: true,
      choices: [
        { value: 'PUSH', text: certificateNoun.texts['certificate.type.PUSH'] },
        { value: 'RELEASE', text: certificateNoun.texts['certificate.type.RELEASE'] },
      ],
    },
    {
      field: 'workStatus',
      column: 'status',
      title: label.status,
      kind: 'choice',
      isWritten: true,
      choices: [
        { value: 'USEABLE', text: label.usable },
        { value: 'UNEABLE', text: label.unusable },
      ],
    },
    { field: 'startTime', column: 'validity', title: label.start, kind: 'date', isWritten: true, isRequired: true },
    { field: 'endTime', column: 'validity', title: label.end, kind: 'date', isWritten: true, isRequired: true },
    {
      field: 'remindScope',
      shown: 'remindScope.userName',
      title: label.remind,
      kind: 'text',
      isWritten: true,
      isRequired: true,
      hint: label.remindHint,
    },
    { field: 'createTime', title: recordLabels.createTime, kind: 'time' },
  ],
});
