import type { Translated } from '../../kernel/text.ts';
import type { applicationZh } from './application.zh.ts';

export const applicationEn: Translated<typeof applicationZh> = {
  title: 'Applications',
  add: 'New application',
  details: 'Application details',
  edit: 'Edit application',
  code: 'Code',
  name: 'Name',
  remarks: 'Remarks',
  status: 'Status',
  enabled: 'Enabled',
  disabled: 'Disabled',
  createBy: 'Creator',
  createTime: 'Created at',
  view: 'View',
  enable: 'Enable',
  disable: 'Disable',
  delete: 'Delete',
  deleteTitle: 'Delete the application “{name}”?',
  deleteDetail: 'Code {code}. This cannot be undone. An application that is in use cannot be deleted.',
  emptyTitle: 'No applications yet',
  emptyDetail: 'Add the first application to register certificates for it.',
  codePlaceholder: 'Letters, digits or signs, at most 20 characters',
  namePlaceholder: 'At most 50 characters',
  remarksPlaceholder: 'At most 200 characters',
};
