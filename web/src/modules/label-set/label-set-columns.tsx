import type { LabelSet } from '@edp/contract/modules/label-set.ts';
import type { Column } from '../../ui/data-table.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { timeColumnWidth, tagColumnWidth, textColumnWidth } from '../../ui/text-width.ts';
import type { LabelSetText } from './label-set-text.ts';

export const labelSetColumns = (t: LabelSetText): Column<LabelSet>[] => [
  { key: 'name', title: t('name'), width: 168, render: ({ name }) => name },
  { key: 'useObj', title: t('useObj'), width: 88, render: ({ useObjName }) => useObjName },
  { key: 'state', title: t('state'), width: tagColumnWidth(t('enabled'), t('disabled')), render: ({ state }) => <StatusTag on={state === 1} text={state === 1 ? t('enabled') : t('disabled')} /> },
  { key: 'origin', title: t('origin'), width: textColumnWidth(t('origin'), t('system'), t('user')), render: ({ source }) => (source === 1 ? t('system') : t('user')) },
  { key: 'remark', title: t('remark'), width: textColumnWidth(t('remark')), grows: true, render: ({ remark }) => remark },
  { key: 'createdName', title: t('createdName'), width: 76, hideable: true, render: ({ createdName }) => createdName },
  { key: 'createTime', title: t('createTime'), width: timeColumnWidth, render: ({ createTime }) => createTime },
];
