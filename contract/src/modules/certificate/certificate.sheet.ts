import { defineSheet } from '../../kernel/exchange/sheet.ts';
import { recordLabels } from '../../kernel/record/record-labels.ts';
import { certificateNoun } from './certificate.noun.ts';
import { certificate } from './certificate.ts';
import { certificateLabels as label } from './certificate-labels.ts';

export const certificateSheet = defineSheet({
  noun: 'certificate',
  list: certificate.list,
  columns: [
    { field: 'appId', shown: 'knApplicationInfo.title', column: 'application', title: label.application, kind: 'reference', noun: 'application' },
    { field: 'appKey', title: label.appKey, kind: 'code' },
    { field: 'packageName', title: label.packageName, kind: 'code' },
    { field: 'certificateType', column: 'type', title: label.type, kind: 'choice', choices: [{ value: 'PUSH', text: certificateNoun.texts['certificate.type.PUSH'] }, { value: 'RELEASE', text: certificateNoun.texts['certificate.type.RELEASE'] }] },
    { field: 'workStatus', column: 'status', title: label.status, kind: 'choice', choices: [{ value: 'USEABLE', text: label.usable }, { value: 'UNEABLE', text: label.unusable }] },
    { field: 'startTime', column: 'validity', title: label.start, kind: 'date' },
    { field: 'endTime', column: 'validity', title: label.end, kind: 'date' },
    { field: 'createTime', title: recordLabels.createTime, kind: 'time' },
  ],
});
